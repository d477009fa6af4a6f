import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./scripts/words-plugin.mjs";

export default defineConfig({
  plugins: [words(), svelte()],
  build: {
    target: "es2022",
    // The server forbids inline code and data: links except for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // While working on the client: `chabudai serve` behind Vite.
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
    fs: { allow: [".", "../locales"] },
  },
  test: { setupFiles: "src/lib/words/for-tests.ts" },
});
