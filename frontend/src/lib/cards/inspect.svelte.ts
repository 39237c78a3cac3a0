import type { Attachment } from "svelte/attachments";
import type { Face } from "./face";
import { lens } from "./lens.svelte";

/** The card in the close-up, and its place on the page. */
class Glass {
  face = $state<Face | null>(null);
  anchor = $state<DOMRect | null>(null);
  /** Whether a long press opened it: it stays until it is closed. */
  held = $state(false);

  open(face: Face, anchor: DOMRect, held: boolean): void {
    this.face = face;
    this.anchor = anchor;
    this.held = held;
  }

  close(): void {
    this.face = null;
    this.held = false;
  }
}

export const glass = new Glass();

const HOVER_MS = 550;
const PRESS_MS = 480;

/**
 * Puts a card that is touched under the lens of the table. Opens its close-up: a long press, the
 * key I, and, at tables without a lens and where `hover` says that the card itself does not show
 * all its words, the mouse resting on it. `barred` says why the card cannot be played.
 */
export function inspect(
  face: () => Face,
  hover: () => boolean,
  barred: () => string | undefined = () => undefined,
): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const later = (ms: number, held: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = held;
        glass.open(face(), node.getBoundingClientRect(), held);
      }, ms);
    };
    const stop = (): void => clearTimeout(timer);
    const show = (): void => {
      if (lens.there) lens.show(face(), barred());
    };
    const enter = (event: PointerEvent): void => {
      show();
      if (event.pointerType === "mouse" && hover() && !lens.there) later(HOVER_MS, false);
    };
    const down = (event: PointerEvent): void => {
      show();
      stop();
      pressed = false;
      if (!glass.held) glass.close();
      if (event.pointerType !== "mouse") later(PRESS_MS, true);
    };
    const leave = (): void => {
      stop();
      if (!glass.held) glass.close();
    };
    const click = (event: MouseEvent): void => {
      // The tap that ends a long press only looked at the card.
      if (pressed) event.stopImmediatePropagation();
      pressed = false;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) {
        glass.open(face(), node.getBoundingClientRect(), true);
      }
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };

    node.addEventListener("focus", show);
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", stop);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("keydown", key);
    node.addEventListener("contextmenu", menu);
    return () => {
      leave();
      node.removeEventListener("focus", show);
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("keydown", key);
      node.removeEventListener("contextmenu", menu);
    };
  };
}
