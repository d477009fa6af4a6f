/** A Worker that thinks: it is given the engine once, then job after job. */
import { Engine } from "./engine";

let engine: Engine | null = null;

// What fails here fails as an error of the Worker, which whoever waits for the job hears of.
addEventListener("message", ({ data }: MessageEvent<{ module: WebAssembly.Module } | { work: unknown }>) => {
  if ("module" in data) engine = new Engine(data.module);
  else postMessage({ found: engine!.ask({ work: { work: data.work } }) });
});
