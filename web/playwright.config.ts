import { defineConfig } from "@playwright/test";
import { chromium } from "./e2e/browser";

/** Whole games in a real browser against a real server. `CHABUDAI` names the program, `CHROMIUM` the browser. */
export default defineConfig({
  testDir: "e2e",
  reporter: "dot",
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  outputDir: "test-results",
  use: {
    locale: "en-GB",
    // Else pages of all other tests would load everything there is.
    serviceWorkers: "block",
    launchOptions: chromium,
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 800 },
  },
});
