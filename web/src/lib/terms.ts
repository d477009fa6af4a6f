/** What was chosen for a table, in words: to be read, and to tell what has changed. */
import type { GameInfo } from "../gen/protocol/GameInfo";
import type { TableInfo } from "../gen/protocol/TableInfo";
import { holds, matters } from "./chooser";
import { duration, say, wordsOfAny } from "./words.svelte";

export interface Chosen {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Without the game's options where it is not known. */
export function termsInWords(table: TableInfo, game: GameInfo | undefined): Chosen[] {
  const words = wordsOfAny(table.game);
  const choices = game?.choices.filter((choice) => matters(game, table.setup, choice)) ?? [];
  const options = choices.map(({ name, values }) => ({
    heading: words.maybe(`option-${name}`) ?? name,
    lines: values
      .filter((value) => holds(table.setup.options[name], value))
      .map((value) => words.maybe(`option-${name}-${value}`) ?? value),
  }));
  const { move_limit } = table;
  const limit = move_limit === null ? say("setup-no-limit") : duration(move_limit);
  const own = table.setup.component_table !== undefined;
  const lines = [
    ...(own ? [say("setup-components-named", { name: table.setup.components })] : []),
    say("setup-limited", { limit }),
    say(table.shuffle ? "room-shuffled" : "room-fixed"),
    say(table.hints ? "room-hints-on" : "room-hints-off"),
    ...(table.strict ? [say("room-strict")] : []),
    ...(table.silent ? [say("room-silent")] : []),
    ...(table.unwatched ? [say("room-unwatched")] : []),
  ];
  return [...options.filter((option) => option.lines.length > 0), { heading: say("setup-more"), lines }];
}

/** What holds now and did not before, and what held that no longer does. */
export function changesInWords(before: TableInfo, after: TableInfo, game: GameInfo | undefined): string[] {
  const [old, now] = [before, after].map((table) =>
    termsInWords(table, game).flatMap(({ lines }) => lines),
  ) as [string[], string[]];
  const gone = old.filter((line) => !now.includes(line)).map((line) => say("room-no-longer", { line }));
  const fresh = now.filter((line) => !old.includes(line));
  return fresh.length > 0 ? fresh : gone;
}
