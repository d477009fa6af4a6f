import { router } from "./router.svelte";

/**
 * Whether the first part of a first page was drawn: what is much to draw comes after it, so that neither part holds a phone up for
 * long. On any later page all is there at once.
 */
export class Settled {
  now: boolean = $state(!router.first);

  constructor() {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout>;
      const frame = requestAnimationFrame(() => {
        timer = setTimeout(() => (this.now = true));
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}
