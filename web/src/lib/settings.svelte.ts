/** What a player likes, kept on this device. `public/theme.js` applies the theme before the first paint. */
export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "on", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

function saved<Value extends string>(key: string, allowed: readonly Value[], otherwise: Value): Value {
  const value = localStorage.getItem(`chabudai.${key}`);
  return allowed.find((each) => each === value) ?? otherwise;
}

class Settings {
  theme: Theme = $state(saved("theme", THEMES, "system"));
  motion: Motion = $state(saved("motion", MOTIONS, "system"));
  sounds: boolean = $state(saved("sounds", ["on", "off"], "off") === "on");
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #systemCalm = $state(this.#calm.matches);

  constructor() {
    this.#calm.addEventListener("change", (event) => (this.#systemCalm = event.matches));
  }

  /** Whether things may move about. */
  get animate(): boolean {
    return this.motion === "system" ? !this.#systemCalm : this.motion === "on";
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

  chooseSounds(sounds: boolean): void {
    this.sounds = sounds;
    localStorage.setItem("chabudai.sounds", sounds ? "on" : "off");
  }
}

export const settings = new Settings();
