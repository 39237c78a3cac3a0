import type { Place } from "$lib/acts";
import type { Box } from "./route";

/** The event by which an element asks the board to bring it into sight, where a board moves its parts
 * itself. */
export const REVEAL = "reveal";

/** The visible element at a place; null if there is none. */
export function find(root: ParentNode, place: Place): HTMLElement | null {
  return drawn(root, place).find(inSight) ?? null;
}

/** Asks for the first of these places that is drawn; returns whether there is one. */
export function reveal(root: ParentNode, place: Place): boolean {
  const [hidden] = drawn(root, place);
  return hidden?.dispatchEvent(new Event(REVEAL, { bubbles: true })) ?? false;
}

function drawn(root: ParentNode, place: Place): HTMLElement[] {
  return (typeof place === "string" ? [place] : place).flatMap((name) =>
    [...root.querySelectorAll<HTMLElement>(`[data-place="${name.replaceAll('"', '\\"')}"]`)].filter(
      (each) => each.getClientRects().length > 0,
    ),
  );
}

/** Whether the middle of an element is not scrolled out of its sheet. */
function inSight(node: Element): boolean {
  const sheet = node.closest(".sheet")?.getBoundingClientRect();
  const { top, bottom } = node.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return !sheet || (middle >= sheet.top && middle <= sheet.bottom);
}

/** The current box of an element. */
export function boxOf(node: Element): Box {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** The positions and numbers of pieces before the table changes. */
export class Before {
  readonly #lay = new Map<string, { box: Box; text: string }>();

  note(root: ParentNode, places: readonly string[]): void {
    for (const place of places) {
      const node = find(root, place);
      if (!node) continue;
      const box = boxOf(node);
      this.#lay.set(place, { box, text: node.textContent.trim() });
    }
  }

  /** The box of the first of these places that had a piece. */
  box(place: Place): Box | null {
    return this.#first(place)?.box ?? null;
  }

  number(place: Place): number | null {
    const text = this.#first(place)?.text ?? "";
    return /^\d+$/.test(text) ? Number(text) : null;
  }

  #first(place: Place): { box: Box; text: string } | undefined {
    const names = typeof place === "string" ? [place] : place;
    return names.map((name) => this.#lay.get(name)).find((lay) => lay !== undefined);
  }
}
