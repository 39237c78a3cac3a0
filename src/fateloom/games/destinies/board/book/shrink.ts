import type { Attachment } from "svelte/attachments";
import "./shrink.css";

/** The shares of its size that a text may take. */
const SHARES = [1, 0.93, 0.86, 0.8] as const;

/**
 * Lets a text give way in `--share` until it fits its room; after the last share it scrolls, and is
 * marked with `data-more` while there is more of it below.
 */
export const shrink: Attachment<HTMLElement> = (node) => {
  const mark = (): void => {
    const more = node.scrollHeight > node.scrollTop + node.clientHeight + 1;
    node.toggleAttribute("data-more", more);
  };
  const fit = (): void => {
    for (const share of SHARES) {
      node.style.setProperty("--share", String(share));
      if (node.scrollHeight <= node.clientHeight + 1) break;
    }
    mark();
  };
  // Measured before the page is painted: the steps between are never seen.
  const sizes = new ResizeObserver(fit);
  const words = new MutationObserver(fit);
  sizes.observe(node);
  if (node.parentElement) sizes.observe(node.parentElement);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("scroll", mark, { passive: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
    node.removeEventListener("scroll", mark);
  };
};
