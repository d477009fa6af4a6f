import { mount } from "svelte";
import "./lib/tokens.css";
import "./lib/base.css";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { language } from "./lib/words.svelte";

router.follow();
await language.start();
mount(App, { target: document.body });
