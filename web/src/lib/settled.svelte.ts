/** Whether a first part of a page was drawn: what is much to draw comes after it, so that neither part holds a phone up for long. */
export class Settled {
  now: boolean = $state(false);

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
