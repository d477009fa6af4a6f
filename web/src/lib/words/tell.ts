/**
 * How data becomes the values of a sentence. The program's own `words` do the same, so that one sentence serves both:
 * numbers stay numbers, seats become names, codes are spelled, lists are joined, and what is not there is "none".
 */
import type { FluentVariable } from "@fluent/bundle";
import type { Names } from "../game";

/** A value of a sentence. */
export type Value = FluentVariable;
export type Values = Readonly<Record<string, Value>>;

/** An event, a reason, a refusal, a prompt or a move as data: `{ event: "played", seat: 1, card: "S13" }`. */
export type Tagged<Kind extends string> = { readonly [K in Kind]: string } & {
  readonly [field: string]: unknown;
};

/** How a piece is spelled: a message and what it is told. */
export interface Spelling {
  readonly message: string;
  readonly parts: Values;
}

/** How a game spells a code in a field, where that takes more than a message `<field>-<code>`. */
export type Spell = (field: string, code: string) => Spelling | null;

/** What telling needs of a language. */
export interface Speech {
  say(id: string): string;
  spell(field: string, code: string): string;
  list(items: readonly string[]): string;
}

/** The values that a sentence is given for a tagged object: all fields but the tag, which is the sentence's own name. */
export function valuesOf<Kind extends string>(
  kind: Kind,
  { [kind]: _, ...fields }: Tagged<Kind>,
  names: Names,
  speech: Speech,
): Record<string, Value> {
  const values: Record<string, Value> = {};
  gather(values, "", fields, names, speech);
  return withNone(values);
}

function gather(
  values: Record<string, Value>,
  before: string,
  object: object,
  names: Names,
  speech: Speech,
): void {
  for (const [key, value] of Object.entries(object) as [string, unknown][]) {
    const field = key.replaceAll("_", "-");
    const name = before + field;
    if (typeof value === "number" && /(^|-)seat$/.test(field)) {
      const who = value === names.viewer ? "you" : "other";
      const called = names.of(value);
      Object.assign(values, { [name]: called, [`${name}-who`]: who });
      if (name === "seat") Object.assign(values, { name: called, who });
    } else if (typeof value === "number") values[name] = value;
    else if (typeof value === "boolean") values[name] = value ? "yes" : "no";
    else if (typeof value === "string") {
      Object.assign(values, { [name]: speech.spell(field, value), [`${name}-id`]: value });
    } else if (Array.isArray(value)) {
      Object.assign(values, listOf(name, field, value as unknown[], names, speech));
    } else if (typeof value === "object" && value !== null) gather(values, `${name}-`, value, names, speech);
  }
}

const isSeats = (field: string): boolean =>
  /(^|-)seats$/.test(field) || field === "winners" || field === "order";

function listOf(
  name: string,
  field: string,
  items: readonly unknown[],
  names: Names,
  speech: Speech,
): Record<string, Value> {
  const count = { [`${name}-count`]: items.length };
  if (isSeats(field)) {
    const seats = items as readonly number[];
    const mine = seats.filter((seat) => seat === names.viewer);
    const others = seats.filter((seat) => seat !== names.viewer);
    const called = [...mine.map(() => speech.say("you")), ...others.map((seat) => names.of(seat))];
    return { ...count, [name]: speech.list(called), [`${name}-who`]: mine.length > 0 ? "you" : "other" };
  }
  const simple = items.filter((each) => typeof each === "string" || typeof each === "number");
  return { ...count, [name]: speech.list(simple.map((each) => speech.spell(field, String(each)))) };
}

/** Whatever a sentence asks for and the object does not have is "none". */
function withNone(values: Record<string, Value>): Record<string, Value> {
  return new Proxy(values, {
    get: (target, name) => Reflect.get(target, name) ?? "none",
    getOwnPropertyDescriptor: (target, name) =>
      Reflect.getOwnPropertyDescriptor(target, name) ?? {
        value: "none",
        configurable: true,
        enumerable: true,
        writable: true,
      },
  });
}
