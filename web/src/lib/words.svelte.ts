/**
 * What the client says, in the current language. The words are in `locales/<language>/*.ftl`; their names and values are
 * checked by the compiler against `src/gen/words`. Reactive in components.
 */
import { FluentNumber, FluentResource } from "@fluent/bundle";
import type { Files } from "../gen/words";
import type { Names } from "./game";
import { LANGUAGES, load, loadCards } from "./words/files";
import { DOUBLED, filesOf, Speaker } from "./words/speaker";
import type { Spell, Tagged, Value, Values } from "./words/tell";

export { LANGUAGES } from "./words/files";
export type { Spell, Spelling, Tagged, Value, Values } from "./words/tell";

/** What a message must be told: nothing, or a value for each of its variables. */
type Told<Variables> = [Variables] extends [never]
  ? []
  : [values: Readonly<Record<Variables & string, Value>>];

/** The words of a bundle with these messages. */
export interface Words<Messages> {
  /** What a message says. */
  say<Id extends keyof Messages & string>(id: Id, ...values: Told<Messages[Id]>): string;
  /** What a message says whose name comes from the server; null where there is none. */
  maybe(id: string, values?: Values): string | null;
  has(id: string): boolean;
  /** The sentence `<kind>-<tag>` for a tagged object, its fields being the values; null where nothing need be said. */
  tell<Kind extends string>(kind: Kind, object: Tagged<Kind>, names: Names): string | null;
  /** A code of a field as people call the piece. */
  spell(field: string, code: string): string;
  /** Several names as a list in words. */
  list(items: readonly string[]): string;
}

/** The messages that the frame has. */
export type FrameMessages = Files["table"] & Files["client"];
/** The games that have words, by their files. */
export type GameWithWords = Exclude<keyof Files, "table" | "client">;
/** The messages that a game has. */
export type GameMessages<Game extends GameWithWords> = FrameMessages & Files[Game];

const KEY = "chabudai.lang";
/** In which the server finds it too: it names the files of words in the head of the page. */
const COOKIE = "chabudai-lang";

function preferred(): string {
  const saved = globalThis.localStorage?.getItem(KEY);
  if (saved === DOUBLED) return DOUBLED;
  const wanted = [saved ?? "", ...(globalThis.navigator?.languages ?? [])];
  const known = wanted.map((tag) => LANGUAGES.find((each) => tag === each || tag.startsWith(`${each}-`)));
  return known.find((each) => each !== undefined) ?? "en";
}

/** The texts that were loaded, by language and file, each read once, and the games that are in use. */
const texts = new Map<string, FluentResource>();
const games = new Set<string>();

function wanted(lang: string): { key: string; fetch: () => Promise<string> }[] {
  const files = ["table", "client", ...games].map((file) => ({
    key: `${lang}/${file}`,
    fetch: () => load(lang, file),
  }));
  return [...files, { key: `${lang}/*`, fetch: () => loadCards(lang) }];
}

/** Loads what is in use in a language, and what comes into use meanwhile. */
async function prepare(lang: string): Promise<void> {
  for (;;) {
    const missing = wanted(lang).filter(({ key }) => !texts.has(key));
    if (missing.length === 0) return;
    await Promise.all(
      missing.map(async ({ key, fetch }) => texts.set(key, new FluentResource(await fetch()))),
    );
  }
}

/** A browser reads up on numbers and lists of a language when it first meets them: better while the words still come. */
function warmUp(lang: string): void {
  new Intl.NumberFormat(lang).format(2);
  new Intl.PluralRules(lang).select(2);
  new Intl.ListFormat(lang).format(["1", "2"]);
}

class Language {
  /** The language that is shown now. */
  current: string = $state(preferred());

  /** Loads the first words; nothing can be said before. */
  async start(): Promise<void> {
    setTimeout(warmUp, 0, this.current);
    await prepare(this.current);
    this.#declare();
  }

  /** Switches the language, at any time, as soon as its words are there. */
  async choose(lang: string): Promise<void> {
    await prepare(lang);
    this.current = lang;
    globalThis.localStorage?.setItem(KEY, lang);
    this.#declare();
  }

  #declare(): void {
    if (!globalThis.document) return;
    document.documentElement.lang = this.current;
    if (localStorage.getItem(KEY) !== null) {
      document.cookie = `${COOKIE}=${this.current}; path=/; max-age=31536000; samesite=lax`;
    }
  }
}

export const language = new Language();

/** Loads a game's words in the current language; they come along when the language is switched. */
export async function loadWords(game: string): Promise<void> {
  games.add(game);
  let lang;
  do await prepare((lang = language.current));
  while (lang !== language.current);
}

/** How a language is called by those who speak it, in the middle of a sentence. */
export function languageInSentence(lang: string): string {
  return new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
}

/** How a language is called by those who speak it. */
export function nameOfLanguage(lang: string): string {
  const name = languageInSentence(lang);
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** The current language as it is written where the reader lives: for times and dates. */
export function locale(): string {
  const known = globalThis.navigator?.languages ?? [];
  return known.find((tag) => tag.startsWith(`${filesOf(language.current)}-`)) ?? filesOf(language.current);
}

/** The current language as the books' editions are named after it: "french". */
export function tongue(): string {
  const name = new Intl.DisplayNames("en", { type: "language" }).of(filesOf(language.current));
  return (name ?? "").toLowerCase();
}

/** The speakers of a game, or of the frame, each made when it is first asked. */
function speakers(file: string, spell?: Spell): (lang: string) => Speaker {
  const made = new Map<string, Speaker>();
  return (lang) => {
    let speaker = made.get(lang);
    if (speaker === undefined) {
      const sources = ["table", "client", file].map((each) => texts.get(`${lang}/${each}`));
      if (sources.includes(undefined)) throw new Error(`the words of ${file} are not loaded in ${lang}`);
      speaker = new Speaker(lang, sources as FluentResource[], spell);
      made.set(lang, speaker);
    }
    return speaker;
  };
}

/** Words in whatever language is current when they are said. */
function current(of: (lang: string) => Speaker): Words<never> {
  const now = (): Speaker => of(language.current);
  return {
    say: (id: string, values?: Values) => now().say(id, values),
    maybe: (id, values) => now().maybe(id, values),
    has: (id) => now().has(id),
    tell: (kind, object, names) => now().tell(kind, object, names),
    spell: (field, code) => now().spell(field, code),
    list: (items) => now().list(items),
  } as Words<never>;
}

/**
 * The words of a game, the frame's and the shared ones included. The table loads them before it shows the game.
 * `spell` is for pieces whose codes have parts.
 */
export function wordsOf<Game extends GameWithWords>(game: Game, spell?: Spell): Words<GameMessages<Game>> {
  return current(speakers(game, spell)) as Words<unknown> as Words<GameMessages<Game>>;
}

/** The words of a game in a certain language, whatever is current: for tests. */
export async function wordsIn<Game extends GameWithWords>(
  lang: string,
  game: Game,
  spell?: Spell,
): Promise<Words<GameMessages<Game>>> {
  games.add(game);
  await prepare(lang);
  return speakers(game, spell)(lang) as Words<unknown> as Words<GameMessages<Game>>;
}

/** The frame's own words; `*` are the games' cards. */
const frame = current(speakers("*")) as Words<unknown> as Words<FrameMessages>;

/** What a message of the frame says. */
export const say = frame.say;
export const { maybe, tell, list } = frame;

/** A game's name and what it is like, for those who have not loaded it. */
export function cardWords(game: string): { name: string; tagline: string } {
  return {
    name: frame.maybe(`${game}-game-name`) ?? game,
    tagline: frame.maybe(`${game}-game-tagline`) ?? "",
  };
}

/** The words of whatever game, once they are loaded. */
export function wordsOfAny(game: string): Words<unknown> {
  return wordsOf(game as GameWithWords) as Words<unknown>;
}

/** A time in words, in its greatest whole unit: "3 minutes". */
export function duration(seconds: number): string {
  const units = { day: 86_400, hour: 3600, minute: 60, second: 1 };
  const [unit, length] = Object.entries(units).find(([, length]) => seconds % length === 0)!;
  const format = new Intl.NumberFormat(language.current, { style: "unit", unit, unitDisplay: "long" });
  return format.format(seconds / length);
}

/** A time of day, to the second, and the day if it is not today's. */
export function timeOfDay(time: number, today = Date.now()): string {
  const other = new Date(time).toDateString() !== new Date(today).toDateString();
  const format: Intl.DateTimeFormatOptions = { timeStyle: "medium", ...(other && { dateStyle: "medium" }) };
  return new Intl.DateTimeFormat(locale(), format).format(time);
}

/** A number with its sign, as what a move brings: "+3". */
export function signed(points: number): Value {
  return new FluentNumber(points, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
}

/** A number without what comes after its point. */
export function rounded(number: number): Value {
  return new FluentNumber(number, { maximumFractionDigits: 0 });
}
