/** A language that speaks: its messages, put into sentences. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Names } from "../game";
import { type Spell, type Tagged, type Values, valuesOf } from "./tell";

/** English with every text said twice, so that tests see which layouts have no room. Nobody is offered it. */
export const DOUBLED = "en-XA";

/** The language whose files a language reads. */
export const filesOf = (lang: string): string => (lang === DOUBLED ? "en" : lang);

const twice = (text: string): string => (text.trim() === "" ? text : `${text} ${text}`);

/** A sign that is set off by a space, as in French, stays in the line of its word; translators need not type that. */
const unbroken = (text: string): string => text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");

export class Speaker {
  readonly #bundle: FluentBundle;
  /** Made when first something is listed: it takes as long as all else before a first page. */
  #joined: Intl.ListFormat | null = null;

  constructor(
    readonly lang: string,
    sources: readonly FluentResource[],
    private readonly spelling: Spell = () => null,
  ) {
    const transform = lang === DOUBLED ? twice : unbroken;
    this.#bundle = new FluentBundle(lang, { useIsolating: false, transform });
    for (const source of sources) this.#bundle.addResource(source);
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** What a message says; its own name where there is none, which the compiler prevents. */
  say(id: string, values: Values = {}): string {
    return this.maybe(id, values) ?? id;
  }

  /** What a message says, if there is one: for names that come from the server. */
  maybe(id: string, values: Values = {}): string | null {
    const pattern = this.#pattern(id);
    if (pattern === null) return null;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (import.meta.env.DEV && errors[0] !== undefined) throw new Error(`${id}: ${errors[0].message}`);
    return text;
  }

  /** A tagged object as a sentence; null where nothing need be said. */
  tell<Kind extends string>(kind: Kind, object: Tagged<Kind>, names: Names): string | null {
    const told = this.maybe(`${kind}-${object[kind]}`, valuesOf(kind, object, names, this));
    return told?.trim() ? told : null;
  }

  /** A code as people call the piece. */
  spell(field: string, code: string): string {
    const spelled = this.spelling(field, code);
    if (spelled !== null) return this.say(spelled.message, spelled.parts);
    return this.maybe(`${field}-${code}`) ?? code;
  }

  /** Several names as a list in words: "Aiko, Basile and Chiyo". */
  list(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? "";
    this.#joined ??= new Intl.ListFormat(this.lang, { type: "conjunction" });
    return this.#joined.format(items);
  }

  #pattern(id: string) {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}
