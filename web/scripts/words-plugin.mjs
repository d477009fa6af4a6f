/** Vite's part of the translation files: builds fail over them, and the browser gets no more of them than it needs. */
import { readFileSync } from "node:fs";
import { cardsOf, forBrowser, languagesOf, LOCALES, problemsOf, readLocales, writeTypes } from "./words.mjs";

const CARDS = "virtual:cards";

/** @returns {import("vite").Plugin} */
export function words() {
  const check = () => {
    const all = readLocales();
    const problems = problemsOf(all);
    if (problems.length > 0) throw new Error(`The translations do not agree:\n${problems.join("\n")}`);
    writeTypes(all);
  };
  return {
    name: "words",
    enforce: "pre",
    buildStart: check,
    resolveId: (id) => (id === CARDS || id.startsWith(`${CARDS}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id.endsWith(".ftl?raw")) {
        const source = readFileSync(id.slice(0, -"?raw".length), "utf8");
        return `export default ${JSON.stringify(forBrowser(source))};`;
      }
      if (!id.startsWith(`\0${CARDS}`)) return undefined;
      const all = readLocales();
      const lang = id.slice(CARDS.length + 2);
      if (lang !== "") return `export default ${JSON.stringify(cardsOf(all, lang))};`;
      const loaders = languagesOf(all).map((each) => `"${each}": () => import("${CARDS}/${each}")`);
      return `export default { ${loaders.join(", ")} };`;
    },
    configureServer(server) {
      server.watcher.add(LOCALES);
      server.watcher.on("change", (path) => {
        if (path.endsWith(".ftl")) check();
      });
    },
  };
}
