/**
 * The translation files: whether all languages say the same things, and the types that let the compiler see it.
 * `node scripts/words.mjs` writes `src/gen/words`; with `--check` it only says whether that is up to date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser, Visitor } from "@fluent/syntax";

/** @typedef {import("@fluent/syntax").Message | import("@fluent/syntax").Term} Entry */
/** @typedef {{ lang: string, file: string, source: string, entries: Map<string, Entry>, problems: string[] }} WordFile */

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
/** Where the languages are: a folder each. */
export const LOCALES = join(WEB, "../locales");
const TYPES = join(WEB, "src/gen/words");

/** What every bundle holds besides the file of a game: what is shared, and what the host says. */
const SHARED = "table";
const HOSTS = ["client", "terminal"];

/** What the browser never shows: a whole file, and parts of the games' files. */
const TERMINAL = "terminal";
const ofTerminal = (/** @type {string} */ id) => /^(terminal-|how-to-play$)/.test(id);

/** What the lobby says of a game; read without the rest of the game's words. */
const CARD = ["game-name", "game-tagline"];

/** @param {string} dir */
const folders = (dir) => readdirSync(dir, { withFileTypes: true }).filter((each) => each.isDirectory());

/** Reads every language. @param {string} dir @returns {WordFile[]} */
export function readLocales(dir = LOCALES) {
  if (!existsSync(dir)) return [];
  return folders(dir).flatMap(({ name: lang }) =>
    readdirSync(join(dir, lang))
      .filter((name) => name.endsWith(".ftl"))
      .sort()
      .map((name) => readWords(lang, basename(name, ".ftl"), readFileSync(join(dir, lang, name), "utf8"))),
  );
}

/** Reads a file. @param {string} lang @param {string} file @param {string} source @returns {WordFile} */
export function readWords(lang, file, source) {
  /** @type {WordFile} */
  const read = { lang, file, source, entries: new Map(), problems: [] };
  for (const entry of new FluentParser().parse(source).body) {
    if (entry.type === "Junk") {
      const line = source.slice(0, entry.span?.start ?? 0).split("\n").length;
      read.problems.push(
        `${file}.ftl, ${lang}, line ${line}: ${entry.annotations[0]?.message ?? "unreadable"}`,
      );
    } else if (entry.type === "Message" || entry.type === "Term") {
      const id = entry.type === "Term" ? `-${entry.id.name}` : entry.id.name;
      if (read.entries.has(id)) read.problems.push(`${file}.ftl, ${lang}: ${id} is there twice`);
      read.entries.set(id, /** @type {Entry} */ (entry));
    }
  }
  return read;
}

/**
 * What a message or attribute needs: its variables, those of the messages that it quotes included, and whom it quotes.
 * @param {import("@fluent/syntax").Pattern} pattern @param {(id: string) => Entry | undefined} find
 */
function needs(pattern, find) {
  const found = {
    variables: new Set(/** @type {string[]} */ ([])),
    unknown: new Set(/** @type {string[]} */ ([])),
  };
  const seen = new Set();
  class Needs extends Visitor {
    /** @param {import("@fluent/syntax").VariableReference} node */
    visitVariableReference(node) {
      found.variables.add(node.id.name);
    }
    /** @param {import("@fluent/syntax").MessageReference} node */
    visitMessageReference(node) {
      this.quote(node.id.name, node.attribute?.name);
    }
    /** A term is given its values by name and knows no others. @param {import("@fluent/syntax").TermReference} node */
    visitTermReference(node) {
      if (find(`-${node.id.name}`) === undefined) found.unknown.add(`-${node.id.name}`);
      if (node.arguments) this.genericVisit(node.arguments);
    }
    /** @param {string} id @param {string | undefined} attribute */
    quote(id, attribute) {
      const quoted = find(id);
      const name = attribute === undefined ? id : `${id}.${attribute}`;
      const part =
        attribute === undefined
          ? quoted?.value
          : quoted?.attributes.find((each) => each.id.name === attribute)?.value;
      if (!part) found.unknown.add(name);
      else if (!seen.has(name)) {
        seen.add(name);
        this.visit(part);
      }
    }
  }
  new Needs().visit(pattern);
  return found;
}

/** How entries of a file, and of those that are read with it, are found. @param {WordFile[]} all @param {WordFile} from */
function finder(all, from) {
  const frames = all.filter((each) => each.lang === from.lang && [SHARED, ...HOSTS].includes(each.file));
  return (/** @type {string} */ id) =>
    [from, ...frames].map((each) => each.entries.get(id)).find((entry) => entry !== undefined);
}

/**
 * The field that a variable is about: a language may need a card's code or the number of names to choose its words
 * where another does not.
 * @param {string} variable
 */
function fieldOf(variable) {
  return variable === "who" || variable === "name" ? "seat" : variable.replace(/-(who|id|count)$/, "");
}

/**
 * The messages of a file and, as `id.name`, their attributes, each with its variables in their order.
 * @param {WordFile[]} all @param {WordFile} file @returns {Map<string, string[]>}
 */
function variablesOf(all, file) {
  const find = finder(all, file);
  const found = new Map();
  for (const [id, entry] of file.entries) {
    if (entry.type === "Term") continue;
    if (entry.value) found.set(id, [...needs(entry.value, find).variables].sort());
    for (const { id: name, value } of entry.attributes) {
      found.set(`${id}.${name.name}`, [...needs(value, find).variables].sort());
    }
  }
  return found;
}

/** Everything that is wrong with the files, each with the name of file, message and language. @param {WordFile[]} all */
export function problemsOf(all) {
  const problems = all.flatMap((file) => [
    ...file.problems,
    ...unknownOf(all, file),
    ...clashesOf(all, file),
  ]);
  const langs = [...new Set(all.map((each) => each.lang))];
  for (const name of new Set(all.map((each) => each.file))) {
    const files = langs.map((lang) => all.find((each) => each.lang === lang && each.file === name));
    const missing = langs.filter((_, index) => files[index] === undefined);
    if (missing.length > 0) problems.push(`${name}.ftl is missing in ${missing.join(", ")}`);
    const there = files.filter((each) => each !== undefined);
    const variables = there.map((file) => variablesOf(all, file));
    for (const id of new Set(variables.flatMap((each) => [...each.keys()]))) {
      const union = new Set(variables.flatMap((each) => (each.get(id) ?? []).map(fieldOf)));
      there.forEach(({ lang }, index) => {
        const own = variables[index]?.get(id)?.map(fieldOf);
        if (own === undefined) problems.push(`${name}.ftl: ${id} is missing in ${lang}`);
        else
          [...union]
            .filter((variable) => !own.includes(variable))
            .forEach((variable) => problems.push(`${name}.ftl: ${id} does not use $${variable} in ${lang}`));
      });
    }
  }
  return problems;
}

/** @param {WordFile[]} all @param {WordFile} file */
function unknownOf(all, file) {
  const find = finder(all, file);
  return [...file.entries].flatMap(([id, entry]) =>
    [entry.value, ...entry.attributes.map((each) => each.value)].flatMap((pattern) =>
      pattern
        ? [...needs(pattern, find).unknown].map(
            (other) => `${file.file}.ftl: ${id} quotes ${other}, which is not there in ${file.lang}`,
          )
        : [],
    ),
  );
}

/** A bundle holds what is shared, a host's file and a game's: none may hide another's. @param {WordFile[]} all @param {WordFile} file */
function clashesOf(all, file) {
  if (file.file === SHARED) return [];
  const beside = HOSTS.includes(file.file) ? [SHARED] : [SHARED, ...HOSTS];
  const others = all.filter((each) => each.lang === file.lang && beside.includes(each.file));
  return others.flatMap((other) =>
    [...file.entries.keys()]
      .filter((id) => other.entries.has(id))
      .map((id) => `${file.file}.ftl: ${id} is in ${other.file}.ftl too (${file.lang})`),
  );
}

/** The games, by their files: whatever is neither shared nor a host's. @param {WordFile[]} all */
function gamesOf(all) {
  return [...new Set(all.map((each) => each.file))].filter(
    (name) => name !== SHARED && !HOSTS.includes(name),
  );
}

/** A message as it is written, without its comment. @param {WordFile} file @param {string} id */
function textOf({ source, entries }, id) {
  const span = entries.get(id)?.span;
  return source.slice(span?.start, span?.end).replace(/^(#.*\n)*/, "");
}

/** What the browser needs of a file. @param {string} source */
export function forBrowser(source) {
  const file = readWords("", "", source);
  const ids = [...file.entries.keys()].filter((id) => !ofTerminal(id));
  return ids.map((id) => textOf(file, id)).join("\n");
}

/** What the lobby says of every game in a language, as one small file. @param {WordFile[]} all @param {string} lang */
export function cardsOf(all, lang) {
  return gamesOf(all)
    .flatMap((game) => {
      const file = all.find((each) => each.lang === lang && each.file === game);
      return CARD.flatMap((id) => (file?.entries.has(id) ? [`${game}-${textOf(file, id)}`] : []));
    })
    .join("\n");
}

/** The languages there are. @param {WordFile[]} all */
export function languagesOf(all) {
  return [...new Set(all.map((each) => each.lang))];
}

const HEAD = "// Made from the files in locales/ by scripts/words.mjs. Do not edit.\n";

/** The generated files by their names. @param {WordFile[]} all @returns {Map<string, string>} */
function typesOf(all) {
  const names = [...new Set(all.map((each) => each.file))].filter((name) => name !== TERMINAL).sort();
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const name of names) {
    /** @type {Map<string, string[]>} */
    const messages = new Map();
    for (const file of all.filter((each) => each.file === name)) {
      for (const [id, variables] of variablesOf(all, file)) {
        messages.set(id, [...new Set([...(messages.get(id) ?? []), ...variables])].sort());
      }
    }
    const lines = [...messages]
      .filter(([id]) => !ofTerminal(id))
      .map(
        ([id, variables]) => `  "${id}": ${variables.map((each) => `"${each}"`).join(" | ") || "never"};\n`,
      );
    files.set(
      `${name}.ts`,
      `${HEAD}\n/** The messages of ${name}.ftl, each with its variables. */\nexport interface Messages {\n${lines.join("")}}\n`,
    );
  }
  const imports = names.map((name, index) => `import type { Messages as M${index} } from "./${name}";\n`);
  const members = names.map((name, index) => `  "${name}": M${index};\n`);
  files.set(
    "index.ts",
    `${HEAD}${imports.join("")}\n/** The files by their names. */\nexport interface Files {\n${members.join("")}}\n`,
  );
  return files;
}

/** The generated files that are not as they should be. @param {WordFile[]} all */
function staleOf(all) {
  const fresh = typesOf(all);
  const there = existsSync(TYPES) ? readdirSync(TYPES) : [];
  const changed = [...fresh].filter(([name, text]) => !there.includes(name) || read(name) !== text);
  return [...changed.map(([name]) => name), ...there.filter((name) => !fresh.has(name))];
}

/** @param {string} name */
const read = (name) => readFileSync(join(TYPES, name), "utf8");

/** Brings the generated types up to date. @param {WordFile[]} all */
export function writeTypes(all) {
  const fresh = typesOf(all);
  mkdirSync(TYPES, { recursive: true });
  for (const name of staleOf(all)) {
    const text = fresh.get(name);
    if (text === undefined) rmSync(join(TYPES, name));
    else writeFileSync(join(TYPES, name), text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = readLocales();
  const problems = problemsOf(all);
  if (problems.length === 0 && process.argv.includes("--check")) {
    problems.push(...staleOf(all).map((name) => `src/gen/words/${name} is out of date: run \`make types\``));
  } else if (problems.length === 0) writeTypes(all);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
