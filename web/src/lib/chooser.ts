/**
 * Which options can be chosen: exactly those that some valid setup has together with what matters more. The server lists
 * every valid setup, so no rule about options is repeated here.
 */
import type { GameInfo } from "../gen/protocol/GameInfo";
import type { Setup } from "../gen/table/Setup";
import type { Choice } from "../gen/table/Choice";

type Picked = string | string[];

/** The numbers of seats that the game can be played with. */
export function seatCounts(game: GameInfo): number[] {
  return [...new Set(game.variants.map((variant) => variant.seats))].sort((a, b) => a - b);
}

/**
 * A setup to begin with: so many seats, and of everything the value that is named after the reader's language, as the edition
 * of a book is, or else the first.
 */
export function firstSetup(game: GameInfo, seats: number, tongue: string): Setup {
  const first = (choice: Choice): Picked => ownEdition(choice, tongue) ?? standard(choice);
  const wish = Object.fromEntries(game.choices.map((choice) => [choice.name, first(choice)]));
  return nearest(game, seats, wish, []);
}

/** The value of a choice that is named after a language, such as "french", if there is one. */
export function ownEdition({ pick, values }: Choice, tongue: string): string | null {
  return (pick === "one" && values.find((value) => value === tongue)) || null;
}

/** The sides of a setup in the order of their first seats; everybody is one of their own where there are no teams. */
export function sidesOf(game: GameInfo, setup: Setup): readonly (readonly number[])[] {
  const same = (variant: Setup): boolean =>
    variant.seats === setup.seats && game.choices.every((choice) => alike(choice, variant, setup));
  return sides(setup.seats, game.teams[game.variants.findIndex(same)]);
}

/**
 * Whether an option means something in a setup: some valid setup, with whatever seats, has another value together with the
 * options that are listed before it. What ends a classic game is settled where none is played.
 */
export function matters(game: GameInfo, setup: Setup, choice: Choice): boolean {
  const before = game.choices.slice(0, game.choices.indexOf(choice));
  return game.variants.some(
    (variant) => before.every((each) => alike(each, variant, setup)) && !alike(choice, variant, setup),
  );
}

/** Whether two setups have picked the same. */
function alike({ name }: Choice, a: Setup, b: Setup): boolean {
  return String(a.options[name]) === String(b.options[name]);
}

/** Everybody is a side of their own where there are no teams. */
export function sides(
  seats: number,
  teams: readonly (readonly number[])[] = [],
): readonly (readonly number[])[] {
  return teams.length > 0 ? teams : Array.from({ length: seats }, (_, seat) => [seat]);
}

/** The setup after the host changed the seats; options that do not exist then give way. */
export function withSeats(game: GameInfo, setup: Setup, seats: number): Setup {
  return keepComponents(setup, nearest(game, seats, setup.options, []));
}

/** The setup after the host picked a value; what does not go with it gives way, the seats excepted. */
export function withOption(game: GameInfo, setup: Setup, name: string, picked: Picked): Setup {
  const wish = { ...setup.options, [name]: picked };
  return keepComponents(setup, nearest(game, setup.seats, wish, [name]));
}

/** Whether some valid setup with these seats has this value. */
export function canPick(game: GameInfo, seats: number, choice: Choice, value: string): boolean {
  return game.variants.some(
    (variant) => variant.seats === seats && holds(variant.options[choice.name], value),
  );
}

/** The list with a value put in or taken out, in the order of the choice: records list values in that order. */
export function toggled(choice: Choice, picked: Picked, value: string): string[] {
  return choice.values.filter((name) => (name === value ? !holds(picked, name) : holds(picked, name)));
}

/** Whether a value is picked. */
export function holds(picked: Picked | undefined, value: string): boolean {
  return Array.isArray(picked) ? picked.includes(value) : picked === value;
}

function standard(choice: Choice): Picked {
  return choice.pick === "any" ? [] : (choice.values[0] ?? "");
}

/** The valid setup that differs least from a wish; `firm` options are changed last. */
function nearest(
  game: GameInfo,
  seats: number,
  wish: Record<string, Picked>,
  firm: readonly string[],
): Setup {
  const penalty = (variant: Setup): number => {
    let sum = variant.seats === seats ? 0 : 1000 + Math.abs(variant.seats - seats);
    for (const { name } of game.choices) {
      if (String(variant.options[name]) !== String(wish[name])) sum += firm.includes(name) ? 100 : 1;
    }
    return sum;
  };
  const [first, ...others] = game.variants;
  if (first === undefined) throw new Error(`${game.id} cannot be set up at all`);
  return others.reduce((best, each) => (penalty(each) < penalty(best) ? each : best), first);
}

function keepComponents(from: Setup, to: Setup): Setup {
  const { components, component_table } = from;
  return component_table === undefined ? to : { ...to, components, component_table };
}
