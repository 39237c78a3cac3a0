/** How far from its end, in pixels, a reader still reads the newest. */
const NEAR = 24;

/** Keeps what a list scrolls in at its end while it grows, unless the reader has scrolled up. */
export function follow(list: HTMLElement): () => void {
  const pane = scroller(list);
  if (!pane) return () => undefined;
  let following = true;
  let last = 0;
  const track = (): void => {
    // A drawer that is closed has no height, and is not read.
    if (pane.clientHeight === 0) return;
    // Lines that were added meanwhile are not the reader's doing: only going back up is.
    if (pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR) following = true;
    else if (pane.scrollTop < last - 1) following = false;
    last = pane.scrollTop;
  };
  const settle = (): void => {
    if (following) pane.scrollTop = pane.scrollHeight;
  };
  settle();
  const sizes = new ResizeObserver(settle);
  sizes.observe(list);
  sizes.observe(pane);
  pane.addEventListener("scroll", track, { passive: true });
  return () => {
    sizes.disconnect();
    pane.removeEventListener("scroll", track);
  };
}

/** The nearest ancestor that scrolls. */
export function scroller(from: Element): HTMLElement | null {
  for (let at = from.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
