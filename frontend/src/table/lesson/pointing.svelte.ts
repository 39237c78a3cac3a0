import { rem } from "$lib/rem";
import { find, reveal } from "../acting/places";
import { handBeside, type Box, type HandAt } from "./hand";

/** Marks what a lesson points at; styles/base.css draws a red line around it. */
const MARK = "pointed";
/** The length and the width of the hand, in rem. */
const LENGTH = 4;
const WIDTH = 2.1;
/** What a hand must not lie over: letters are found one by one, these as a whole. */
const DRAWN = "button, a, input, svg, img, [data-place='ribbon']";

/** What a lesson points at: marked while it is in sight, with a hand where there is room beside it. */
export class Pointing {
  /** Where the hand lies; null where there is no room. */
  hand = $state.raw<HandAt | null>(null);

  /**
   * Points at the first of these places that is in sight, and follows it while the table is drawn
   * again. If none is, the board is asked for one, once: then the reader may move it. Returns a
   * function that ends it.
   */
  at(places: readonly string[]): () => void {
    const main = document.querySelector("main");
    if (!main || places.length === 0) return () => {};
    let marked: HTMLElement | null = null;
    let frame = 0;
    let revealed = false;
    const mark = (found: HTMLElement | null): void => {
      if (found === marked) return;
      if (marked) delete marked.dataset[MARK];
      if (found) found.dataset[MARK] = "";
      marked = found;
    };
    const look = (): void => {
      frame = 0;
      mark(find(main, places));
      if (!marked && !revealed) revealed = reveal(main, places);
      const next = marked ? place(main, shownOf(marked)) : null;
      if (JSON.stringify(next) !== JSON.stringify(this.hand)) this.hand = next;
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    const changes = new MutationObserver(later);
    changes.observe(main, { childList: true, subtree: true, attributes: true });
    const sizes = new ResizeObserver(later);
    sizes.observe(main);
    later();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      mark(null);
      this.hand = null;
    };
  }
}

/** What is to be seen of a place: the card that lies there, not its share of the hand. */
function shownOf(marked: HTMLElement): Element {
  return (marked.matches("li.open") && marked.firstElementChild) || marked;
}

function place(main: Element, target: Element): HandAt | null {
  const size = rem();
  const drawn = [...main.querySelectorAll(DRAWN)].filter((each) => each !== target);
  const room = boxOf(main);
  // What is as large as the table lies over it unseen, until something is acted out.
  const taken = [...drawn.map(boxOf), ...letters(main)].filter(
    ({ width, height }) => width > 0 && !(width >= room.width && height >= room.height),
  );
  return handBeside(boxOf(target), room, taken, LENGTH * size, WIDTH * size);
}

function letters(main: Element): Box[] {
  const found: Box[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    found.push(...[...range.getClientRects()].map(plain));
  }
  return found;
}

function boxOf(node: Element): Box {
  return plain(node.getBoundingClientRect());
}

function plain({ left, top, width, height }: DOMRect): Box {
  return { left, top, width, height };
}
