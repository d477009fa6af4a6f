/** The engine as Node reads it: for tests. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("./engine.wasm", import.meta.url));

/** Compiled; none where it was not built. */
export function engineFile(): { module: WebAssembly.Module; bytes: Buffer } | null {
  const bytes = existsSync(FILE) ? readFileSync(FILE) : Buffer.alloc(0);
  return bytes.length > 0 ? { module: new WebAssembly.Module(bytes), bytes } : null;
}
