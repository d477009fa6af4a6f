/**
 * A page for people who draw boards, not part of the built client: any game with any stored view.
 * `gallery.html?game=seikatsu&fixture=middle&lang=fr&theme=dark&page=table&with=undo,lost`
 */
import { mount } from "svelte";
import "../lib/tokens.css";
import "../lib/base.css";
import { language } from "../lib/words.svelte";
import Gallery from "./Gallery.svelte";
import LinkPreview from "./LinkPreview.svelte";

const wish = new URLSearchParams(location.search);
const theme = wish.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
await language.choose(wish.get("lang") ?? "en");
const game = wish.get("game") ?? "seikatsu";
const target = document.getElementById("app")!;
if (wish.get("page") === "preview") mount(LinkPreview, { target, props: { game } });
else
  mount(Gallery, {
    target,
    props: {
      game,
      fixture: wish.get("fixture") ?? "middle",
      page: wish.get("page") ?? "table",
      troubles: new Set(wish.get("with")?.split(",")),
    },
  });
