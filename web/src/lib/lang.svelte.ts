/**
 * How games spoke before their sentences moved to `locales/`: two languages, written beside the code. This file goes with
 * the last game that uses it.
 */
import type { Component } from "svelte";
import type { BoardProps, Names, NewGameUi, SheetProps, View } from "./game";
import { language as words } from "./words.svelte";

export type Lang = "en" | "fr";

/** A text in every language. */
export type Text = Readonly<Record<Lang, string>>;

/** A sentence that needs values, in every language: whole sentences, never glued from parts. */
export type Phrase<Values extends unknown[]> = Readonly<Record<Lang, (...values: Values) => string>>;

export const language = {
  get current(): Lang {
    return words.current === "fr" ? "fr" : "en";
  },
};

/** What a text says in the current language. Reactive in components. */
export function t(text: Text): string {
  return text[language.current];
}

/** What a sentence says with these values in the current language. Reactive in components. */
export function say<Values extends unknown[]>(phrase: Phrase<Values>, ...values: Values): string {
  return phrase[language.current](...values);
}

/** A game that still makes its own sentences. */
export interface OldGameUi<Public = unknown, Private = unknown, Event = unknown> {
  readonly Board: Component<BoardProps<Public, Private, Event>>;
  readonly Sheet: Component<SheetProps<Public, Event>>;
  readonly Rules: Component;
  tell(event: Event, names: Names, lang: Lang): string | null;
  describe(move: string, view: View<Public, Private>, names: Names, lang: Lang): string;
  prompt(view: View<Public, Private>, names: Names, lang: Lang): string;
  scores(pub: Public): readonly (number | null)[];
}

type AnyGame = NewGameUi<unknown, unknown, unknown>;

/** A game of either form as one of the new. */
export function newForm(ui: AnyGame | OldGameUi): AnyGame {
  if ("words" in ui) return ui;
  const tell = (kind: string, object: object, names: Names): string | null => {
    const { move = "", view } = object as { move?: string; view?: View<unknown, unknown> };
    if (kind === "event") return ui.tell(object, names, language.current);
    if (view === undefined) return null;
    return kind === "move"
      ? ui.describe(move, view, names, language.current)
      : ui.prompt(view, names, language.current);
  };
  return {
    ...ui,
    words: {
      tell,
      maybe: () => null,
      has: () => false,
      spell: (_, code) => code,
      list: (items) => new Intl.ListFormat(words.current).format(items),
    },
    move: (move, view) => ({ move, view }),
    prompt: (view) => ({ prompt: "", view }),
  };
}
