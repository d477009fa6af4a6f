import { mount } from "svelte";
import "./lib/tokens.css";
import "./lib/base.css";
import App from "./App.svelte";
import { keepClient } from "./lib/keeping";
import { router } from "./lib/router.svelte";
import { language } from "./lib/words.svelte";

router.follow();
await language.start();
mount(App, { target: document.body });

// Once the page is there, all of it is kept for when there is no network.
if (import.meta.env.PROD) void keepClient().catch(() => {});
