import { settings } from "$lib/settings.svelte";

/**
 * Cards travel: whatever bears `data-flight` is drawn from where its card lay before to where it
 * lies now, turning on the way. A card that is rotated turns about its centre; one that is flipped
 * shows the old side until it stands on edge; one that left the table flies to its pile.
 */

const MOVE_MS = 260;
const TURN_MS = 180;
const EASE = "cubic-bezier(0.2, 0.75, 0.25, 1)";

interface Lying {
  node: HTMLElement;
  rect: DOMRect;
  face: number;
}

export class Flights {
  #before = new Map<string, Lying>();

  /** Notes where every card lies, before the table changes. */
  note(root: HTMLElement): void {
    this.#before = lying(root);
  }

  /** Lets cards travel from where they lay. */
  fly(root: HTMLElement): void {
    const before = this.#before;
    this.#before = new Map();
    const move = settings.motionMs(MOVE_MS);
    // jsdom, and very old browsers, cannot animate.
    if (move === 0 || before.size === 0 || !("animate" in root)) return;
    const after = lying(root);
    for (const [card, now] of after) {
      const was = before.get(card);
      if (was) travel(was, now, root, move, settings.motionMs(TURN_MS));
    }
    const pile = root.querySelector("[data-place=underworld]")?.getBoundingClientRect();
    if (!pile) return;
    for (const [card, was] of before) {
      if (!after.has(card) && !was.node.isConnected) leave(was, pile, root, move);
    }
  }
}

function lying(root: HTMLElement): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-flight]")) {
    const rect = node.getBoundingClientRect();
    // What is shown in another place for this width of the page has no size here.
    if (rect.width === 0) continue;
    const { flight = "", face = "" } = node.dataset;
    found.set(flight, { node, rect, face: Number(face) });
  }
  return found;
}

function travel(was: Lying, now: Lying, root: HTMLElement, move: number, turn: number): void {
  const dx = middle(was.rect).x - middle(now.rect).x;
  const dy = middle(was.rect).y - middle(now.rect).y;
  const flips = (was.face ^ now.face) & 2;
  const halves = (was.face ^ now.face) & 1 ? 180 : 0;
  const size = was.rect.width / now.rect.width;
  if (Math.hypot(dx, dy) > 2) {
    const from = `translate(${dx}px, ${dy}px) rotate(${-halves}deg) scale(${size})`;
    now.node.animate(
      [
        { transform: from, zIndex: 30 },
        { transform: "none", zIndex: 30 },
      ],
      {
        duration: move,
        easing: EASE,
      },
    );
  } else if (flips) {
    const old = ghost(was, root);
    const edge = "perspective(900px) rotateY(90deg)";
    const flat = "perspective(900px) rotateY(0)";
    now.node.animate(
      [
        { transform: edge, opacity: 0 },
        { transform: edge, opacity: 0, offset: 0.5 },
        { transform: edge, opacity: 1, offset: 0.5 },
        { transform: flat, opacity: 1 },
      ],
      { duration: turn * 2, easing: "linear" },
    );
    void old
      .animate([{ transform: flat }, { transform: edge }], {
        duration: turn,
        easing: "linear",
      })
      .finished.finally(() => old.remove());
  } else if (halves) {
    now.node.animate([{ transform: `rotate(-${halves}deg)` }, { transform: "none" }], {
      duration: turn * 1.5,
      easing: EASE,
    });
  }
}

/** A card that is gone from the table flies to its pile. */
function leave(was: Lying, pile: DOMRect, root: HTMLElement, move: number): void {
  const node = ghost(was, root);
  const dx = middle(pile).x - middle(was.rect).x;
  const dy = middle(pile).y - middle(was.rect).y;
  const to = `translate(${dx}px, ${dy}px) scale(0.15)`;
  void node
    .animate([{ transform: "none" }, { transform: to, opacity: 0.5 }], {
      duration: move,
      easing: "ease-in",
    })
    .finished.finally(() => node.remove());
}

/** The old drawing of a card, laid over the table where it lay. */
function ghost(was: Lying, root: HTMLElement): HTMLElement {
  const { node, rect } = was;
  const at = root.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-flight");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.style.cssText += `;position:absolute;left:${rect.left - at.left}px;top:${rect.top - at.top}px;width:${rect.width}px;height:${rect.height}px;margin:0;z-index:40;pointer-events:none;translate:none`;
  root.append(copy);
  return copy;
}

function middle({ left, top, width, height }: DOMRect): {
  x: number;
  y: number;
} {
  return { x: left + width / 2, y: top + height / 2 };
}
