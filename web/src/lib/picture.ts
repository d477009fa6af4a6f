/** The result of a game as a picture to share, drawn on the spot: nothing is asked of any server. */
import { type Component, mount, unmount } from "svelte";
import type { Standing } from "./standings";

const WIDTH = 1200;
const HEIGHT = 630;
/** Washi and ink, whatever colours the page has now. */
const PAPER = "#f6f1e7";
const CARD = "#fffcf5";
const INK = "#26221c";
const SOFT = "#5d554a";
const LINE = "#d3c8b4";
const VERMILION = "#a8321f";
const GOLD = "#8a6414";
const SUNK = "#ebe4d5";
/** How large the game's emblem is on it. */
const EMBLEM = { width: 480, height: 264 };
const OURS = "Chabudai ちゃぶ台";

export interface Result {
  readonly game: string;
  readonly kanji: string;
  readonly Emblem: Component | null;
  /** Who won, in a sentence. */
  readonly sentence: string;
  readonly standings: readonly Standing[];
  readonly date: string;
}

/** Draws the picture. */
export async function pictureOf(result: Result): Promise<File> {
  const title = getComputedStyle(document.documentElement).getPropertyValue("--title");
  // The page may not have needed these letters yet.
  await document.fonts.load(`600 40px ${title}`, `${result.game} ${result.kanji} ${OURS}`);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  const { fontFamily } = getComputedStyle(document.body);
  const write = (
    text: string,
    [x, y, width]: readonly [number, number, number],
    font: string,
    ink: string,
    align: CanvasTextAlign = "left",
  ): void => {
    pen.font = font;
    pen.fillStyle = ink;
    pen.textAlign = align;
    pen.fillText(text, x, y, width);
  };

  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = SUNK;
  pen.fillRect(0, 0, EMBLEM.width, HEIGHT);
  if (result.Emblem) pen.drawImage(await drawn(result.Emblem), 0, 0, EMBLEM.width, EMBLEM.height);
  write(result.kanji, [EMBLEM.width / 2, 450, 420], `600 120px ${title}`, VERMILION, "center");
  write(OURS, [EMBLEM.width / 2, HEIGHT - 60, 420], `600 30px ${title}`, SOFT, "center");

  const [left, right] = [EMBLEM.width + 60, WIDTH - 60];
  write(result.game, [left, 96, right - left], `600 60px ${title}`, INK);
  write(result.sentence, [left, 152, right - left], `600 32px ${title}`, VERMILION);

  const row = Math.min(84, 350 / result.standings.length);
  result.standings.forEach(({ name, score, won, place }, i) => {
    const y = 190 + i * row;
    pen.fillStyle = won ? "#f3e4bf" : CARD;
    pen.beginPath();
    pen.roundRect(left, y, right - left, row - 8, 10);
    pen.fill();
    pen.strokeStyle = won ? GOLD : LINE;
    pen.stroke();
    const line = y + row / 2 + row * 0.1;
    const size = Math.round(row * 0.46);
    write(
      place === null ? "" : String(place),
      [left + 40, line, 40],
      `600 ${size}px ${title}`,
      SOFT,
      "center",
    );
    write(name, [left + 80, line, 380], `700 ${size}px ${fontFamily}`, INK);
    write(String(score), [right - 24, line, 90], `700 ${size + 6}px ${title}`, won ? GOLD : INK, "right");
  });

  write(result.date, [left, HEIGHT - 40, 300], `400 24px ${fontFamily}`, SOFT);
  const blob = await new Promise<Blob>((done, fail) =>
    canvas.toBlob((made) => (made ? done(made) : fail(new Error("the picture could not be drawn")))),
  );
  return new File([blob], "chabudai.png", { type: "image/png" });
}

/** A drawing of ours as an image. Its colours are styles of the page, which a picture does not know: they are written into it. */
async function drawn(Drawing: Component): Promise<HTMLImageElement> {
  const holder = document.createElement("div");
  holder.style.cssText = "position:fixed;left:-9999px;color-scheme:light";
  document.body.append(holder);
  const mounted = mount(Drawing, { target: holder });
  const svg = holder.querySelector("svg")!;
  for (const part of svg.querySelectorAll<SVGElement>("*")) {
    const { fill, stroke, strokeWidth, strokeLinecap, strokeLinejoin, opacity } = getComputedStyle(part);
    Object.assign(part.style, { fill, stroke, strokeWidth, strokeLinecap, strokeLinejoin, opacity });
  }
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  svg.setAttribute("width", String(EMBLEM.width));
  svg.setAttribute("height", String(EMBLEM.height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await unmount(mounted);
  holder.remove();
  await image.decode();
  return image;
}

/** Whether the system can hand a picture on to somebody. */
export function canShare(): boolean {
  const probe = new File([], "chabudai.png", { type: "image/png" });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/** Hands the picture on by the system's own means where it has any, else saves it. */
export async function share(file: File, text: string): Promise<void> {
  if (canShare()) {
    await navigator.share({ files: [file], text }).catch((error: unknown) => {
      // Who closes the system's sheet without sharing has not met a problem.
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
