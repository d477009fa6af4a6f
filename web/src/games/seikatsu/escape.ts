import type { Attachment } from "svelte/attachments";

/** Calls back when Escape is pressed anywhere inside; the key goes no further if that undid something. */
export function onEscape(undo: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && undo()) event.stopPropagation();
    };
    element.addEventListener("keydown", listen);
    return () => element.removeEventListener("keydown", listen);
  };
}
