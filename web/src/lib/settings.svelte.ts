/** What a player likes, kept on this device. `public/theme.js` applies the theme before the first paint. */
export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "on", "off"] as const;
/** How fast the table shows what happens, by how long things take, times the usual. */
export const SPEEDS = ["calm", "normal", "quick"] as const;
const TEMPO: Record<Speed, number> = { calm: 2, normal: 1, quick: 0.5 };
/** How long the move of another is shown at least before the next one, in milliseconds. Bots take their time anyway. */
const BEAT: Record<Speed, number> = { calm: 2000, normal: 0, quick: 0 };
/** How many presses play a move: with two, the first shows what it would do. */
export const PRESSES = ["two", "one"] as const;
export type Presses = (typeof PRESSES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

function saved<Value extends string>(key: string, allowed: readonly Value[], otherwise: Value): Value {
  const value = globalThis.localStorage?.getItem(`chabudai.${key}`);
  return allowed.find((each) => each === value) ?? otherwise;
}

class Settings {
  theme: Theme = $state(saved("theme", THEMES, "system"));
  motion: Motion = $state(saved("motion", MOTIONS, "system"));
  speed: Speed = $state(saved("speed", SPEEDS, "normal"));
  presses: Presses = $state(saved("presses", PRESSES, "two"));
  sounds: boolean = $state(saved("sounds", ["on", "off"], "off") === "on");
  /** Whether a device that is handed on is covered even where nobody has anything to hide. */
  cover: boolean = $state(saved("cover", ["on", "off"], "off") === "on");
  #calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
  #systemCalm = $state(this.#calm?.matches ?? true);

  constructor() {
    this.#calm?.addEventListener("change", (event) => (this.#systemCalm = event.matches));
  }

  /** Whether things may move about. */
  get animate(): boolean {
    return this.motion === "system" ? !this.#systemCalm : this.motion === "on";
  }

  get tempo(): number {
    return TEMPO[this.speed];
  }

  get beat(): number {
    return BEAT[this.speed];
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("chabudai.theme", theme);
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }

  chooseMotion(motion: Motion): void {
    this.motion = motion;
    localStorage.setItem("chabudai.motion", motion);
  }

  chooseSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem("chabudai.speed", speed);
  }

  choosePresses(presses: Presses): void {
    this.presses = presses;
    localStorage.setItem("chabudai.presses", presses);
  }

  chooseSounds(sounds: boolean): void {
    this.sounds = sounds;
    localStorage.setItem("chabudai.sounds", sounds ? "on" : "off");
  }

  chooseCover(cover: boolean): void {
    this.cover = cover;
    localStorage.setItem("chabudai.cover", cover ? "on" : "off");
  }
}

export const settings = new Settings();
