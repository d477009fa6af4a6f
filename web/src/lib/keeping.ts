/** Keeps the whole client for when there is no network. */
import { notices } from "./notices.svelte";
import { say } from "./words.svelte";

/** Lets the service worker keep all of it, and says when it has kept a newer client than the one that is shown. */
export async function keepClient(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  // The first one that looks after a page brings nothing new.
  let known = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (known) notices.show(say("frame-new-version"));
    known = true;
  });
  await workers.register("/service-worker.js");
}
