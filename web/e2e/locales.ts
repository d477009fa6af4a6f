/** What the pages say and which games there are, read from where the client has it. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const folder = (path: string) => new URL(path, import.meta.url);

/** Every game that has a board. */
export const GAMES: readonly string[] = readdirSync(folder("../src/games"));

const bundles = new Map<string, FluentBundle>();

function bundle(lang: string, file: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const name of ["table", file]) {
    made.addResource(new FluentResource(readFileSync(folder(`../../locales/${lang}/${name}.ftl`), "utf8")));
  }
  bundles.set(`${lang}/${file}`, made);
  return made;
}

/** What a message of the frame, or of a game, says. */
export function say(
  id: string,
  values: Record<string, FluentVariable> = {},
  lang = "en",
  file = "client",
): string {
  const words = bundles.get(`${lang}/${file}`) ?? bundle(lang, file);
  const pattern = words.getMessage(id)?.value;
  if (!pattern) throw new Error(`${file}.ftl has no ${id} in ${lang}`);
  return words.formatPattern(pattern, values).replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");
}

/** How a game is called. */
export const nameOf = (game: string, lang = "en"): string => say("game-name", {}, lang, game);
