/**
 * Writes down what each page will need besides what its head names, by language and by game: `ahead.json`, by which the server
 * tells browsers (`crates/server/src/http/ahead.rs`).
 */

/** @import { Rolldown } from "vite" */

/**
 * The chunks whose own module matches, by what it matches in brackets.
 * @param {readonly Rolldown.OutputChunk[]} chunks
 * @param {RegExp} pattern
 * @returns {Map<string, string>}
 */
function matching(chunks, pattern) {
  const found = chunks.map(({ facadeModuleId, fileName }) => ({
    match: pattern.exec(facadeModuleId ?? ""),
    fileName,
  }));
  return new Map(
    found.flatMap(({ match, fileName }) => (match === null ? [] : [[match.slice(1).join("/"), fileName]])),
  );
}

/** @returns {import("vite").Plugin} */
export function ahead() {
  return {
    name: "ahead",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      /**
       * Chunks with all that they import, and their styles.
       * @param {readonly (string | undefined)[]} names
       * @param {Set<string>} files
       */
      const filesOf = (names, files = new Set()) => {
        for (const chunk of chunks.filter(({ fileName }) => names.includes(fileName))) {
          if (files.has(chunk.fileName)) continue;
          files.add(chunk.fileName);
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
          filesOf(chunk.imports, files);
        }
        return files;
      };
      const named = filesOf(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
      /** @param {(string | undefined)[]} names */
      const list = (...names) =>
        [...filesOf(names)].filter((file) => !named.has(file)).map((file) => `/${file}`);

      const pages = matching(chunks, /src\/pages\/(\w+)\.svelte$/);
      const games = matching(chunks, /src\/games\/([^/]+)\/index\.ts$/);
      const words = matching(chunks, /locales\/([^/]+)\/([^/]+)\.ftl/);
      const languages = matching(chunks, /virtual:cards\/(\w+)$/);
      const all = [...languages].map(([lang, cards]) => {
        const always = [cards, words.get(`${lang}/table`), words.get(`${lang}/client`)];
        const tables = [...games].map(([game, board]) => [
          game,
          list(pages.get("AtTable"), ...always, board, words.get(`${lang}/${game}`)),
        ]);
        return [lang, { "": list(pages.get("Around"), ...always), ...Object.fromEntries(tables) }];
      });
      this.emitFile({
        type: "asset",
        fileName: "ahead.json",
        source: JSON.stringify(Object.fromEntries(all)),
      });
    },
  };
}
