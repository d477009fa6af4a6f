/** Notifications of the browser, for whoever asked for them and looks at another page. */
const KEY = "chabudai.alerts";

class Alerts {
  #on: boolean = $state(globalThis.localStorage?.getItem(KEY) === "on");

  /** Whether this browser has them at all. */
  get possible(): boolean {
    return "Notification" in globalThis;
  }

  /** Whether the player wants them and the browser lets us. */
  get on(): boolean {
    return this.#on && this.possible && Notification.permission === "granted";
  }

  /** Switches them; the browser asks the player the first time. */
  async choose(on: boolean): Promise<void> {
    const granted = on && (await Notification.requestPermission()) === "granted";
    this.#on = granted;
    localStorage.setItem(KEY, granted ? "on" : "off");
  }

  /** Tells something to a player who looks elsewhere; what is told later of the same thing takes its place. */
  async show(title: string, body: string, tag: string): Promise<void> {
    if (!this.on || document.visibilityState === "visible") return;
    const options = { body, tag, icon: "/favicon.svg", data: location.pathname };
    const worker = await navigator.serviceWorker?.getRegistration();
    // On a telephone only a service worker may show them.
    if (worker !== undefined) return worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  }
}

export const alerts = new Alerts();
