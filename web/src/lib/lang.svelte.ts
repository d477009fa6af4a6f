/** The languages of the table. Every text exists in all of them; the compiler sees to it. */
export type Lang = "en" | "fr";

/** A text in every language. */
export type Text = Readonly<Record<Lang, string>>;

/** A sentence that needs values, in every language: whole sentences, never glued from parts. */
export type Phrase<Values extends unknown[]> = Readonly<Record<Lang, (...values: Values) => string>>;

const KEY = "chabudai.lang";

function preferred(): Lang {
  const saved = globalThis.localStorage?.getItem(KEY);
  if (saved === "en" || saved === "fr") return saved;
  const wanted = globalThis.navigator?.languages ?? [];
  for (const tag of wanted) {
    if (tag.startsWith("fr")) return "fr";
    if (tag.startsWith("en")) return "en";
  }
  return "en";
}

class Language {
  /** The language that is shown now. */
  current: Lang = $state(preferred());

  /** Switches the language, at any time. */
  choose(lang: Lang): void {
    this.current = lang;
    globalThis.localStorage?.setItem(KEY, lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** What a text says in the current language. Reactive in components. */
export function t(text: Text): string {
  return text[language.current];
}

/** What a sentence says with these values in the current language. Reactive in components. */
export function say<Values extends unknown[]>(phrase: Phrase<Values>, ...values: Values): string {
  return phrase[language.current](...values);
}
