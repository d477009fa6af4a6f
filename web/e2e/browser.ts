import { execFileSync } from "node:child_process";
import type { LaunchOptions } from "@playwright/test";

function installed(): string {
  return process.env["CHROMIUM"] ?? execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();
}

/** The system's own Chromium; it may run as root in a container and must not call anybody. */
export const chromium: LaunchOptions = {
  executablePath: installed(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
