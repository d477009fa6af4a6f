import { mount } from "svelte";
import "./lib/tokens.css";
import "./lib/base.css";
import App from "./App.svelte";
import { language } from "./lib/lang.svelte";
import { router } from "./lib/router.svelte";

document.documentElement.lang = language.current;
router.follow();
mount(App, { target: document.body });
