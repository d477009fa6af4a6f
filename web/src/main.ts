import { mount } from "svelte";
import "./lib/tokens.css";
import "./lib/base.css";
import App from "./App.svelte";
import { offered } from "./lib/catalogue";
import { keepClient } from "./lib/keeping";
import { me } from "./lib/me.svelte";
import { router } from "./lib/router.svelte";
import { language } from "./lib/words.svelte";
import { loadAll } from "./pages/load";

router.follow();
// What the first page needs comes side by side, not one after the other.
const introduced = me.load();
introduced.catch(() => {});
if (router.route.page === "lobby") offered().catch(() => {});
await Promise.all([language.start(), router.start()]);
mount(App, { target: document.body, props: { introduced } });

/** How long the first page has the line for itself, in milliseconds. */
const FIRST = 2500;
setTimeout(() => {
  void loadAll().catch(() => {});
  // All of it is kept for when there is no network.
  if (import.meta.env.PROD) void keepClient().catch(() => {});
}, FIRST);
