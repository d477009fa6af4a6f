/** Vite's part of offline play: says whether the engine was built, and writes the service worker over all that was built. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const ENGINE = join(WEB, "src/local/engine.wasm");
const WORKER = join(WEB, "scripts/service-worker.js");

/** @returns {import("vite").Plugin} */
export function offline() {
  let dist = "";
  return {
    name: "offline",
    // An empty file stands for a machine that has no compiler for it.
    config: () => ({ define: { __ENGINE__: existsSync(ENGINE) && statSync(ENGINE).size > 0 } }),
    configResolved: ({ root, build }) => void (dist = join(root, build.outDir)),
    closeBundle() {
      if (!existsSync(dist)) return;
      const files = readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== "service-worker.js")
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      const version = createHash("sha256");
      for (const file of files) version.update(file).update(readFileSync(file));
      const paths = files.map((file) => `/${relative(dist, file).split(sep).join("/")}`);
      const worker = readFileSync(WORKER, "utf8")
        .replace('"VERSION"', JSON.stringify(version.digest("hex").slice(0, 16)))
        .replace('["FILES"]', JSON.stringify(paths.map((path) => (path === "/index.html" ? "/" : path))));
      writeFileSync(join(dist, "service-worker.js"), worker);
    },
  };
}
