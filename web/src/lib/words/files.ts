/** The translation files, each loaded when it is needed, and what the lobby says of the games. */
import cards from "virtual:cards";
import { filesOf } from "./speaker";

const files = import.meta.glob<string>(
  ["../../../../locales/*/*.ftl", "!../../../../locales/*/terminal.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

const pathOf = (lang: string, file: string): string => `../../../../locales/${filesOf(lang)}/${file}.ftl`;

/** The languages: whatever folders there are. */
export const LANGUAGES: readonly string[] = Object.keys(cards);

/** The text of a file; empty where there is none. */
export async function load(lang: string, file: string): Promise<string> {
  return (await files[pathOf(lang, file)]?.()) ?? "";
}

/** The names and taglines of all games: `<game>-game-name`, `<game>-game-tagline`. */
export async function loadCards(lang: string): Promise<string> {
  return (await cards[filesOf(lang)]!()).default;
}

/** The games that have words. */
export function gamesWithWords(): string[] {
  const names = Object.keys(files).map((path) =>
    path
      .split("/")
      .at(-1)!
      .replace(/\.ftl$/, ""),
  );
  return [...new Set(names)].filter((name) => name !== "table" && name !== "client");
}
