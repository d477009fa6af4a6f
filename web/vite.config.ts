import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ahead } from "./scripts/ahead-plugin.mjs";
import { offline } from "./scripts/offline-plugin.mjs";
import { words } from "./scripts/words-plugin.mjs";

export default defineConfig({
  plugins: [words(), svelte(), ahead(), offline()],
  worker: { format: "es" },
  build: {
    target: "es2022",
    // The server forbids inline code and data: links except for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several parts share comes in one file: a dozen small ones would be a dozen questions to the server.
        codeSplitting: {
          groups: [{ name: "shared", test: /src\/lib\/|node_modules\/(svelte|@fluent)/, minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    // While working on the client: `chabudai serve` behind Vite.
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
    fs: { allow: [".", "../locales"] },
  },
  // A machine that is busy with other things is slow, not wrong.
  test: { setupFiles: "src/lib/words/for-tests.ts", testTimeout: 60_000 },
});
