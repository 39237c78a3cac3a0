import type { Attachment } from "svelte/attachments";

/** After how many steps a table has nothing more to give way. */
const STEPS = 4;

/** The rows of a table, and what stands in them. */
const PARTS = ":scope > *, :scope > * > *";

/**
 * Lets a table that is too high for its room give way, a step at a time, in data-tight: air and the
 * lens first, then what the others have laid, the height of the hand, and last the lens.
 */
export const tighten: Attachment<HTMLElement> = (node) => {
  const fit = (): void => {
    delete node.dataset["tight"];
    for (let step = 1; step <= STEPS && overflows(node); step++) {
      node.dataset["tight"] = "1 2 3 4".slice(0, 2 * step - 1);
    }
  };
  // Measured before the page is painted: the steps between are never seen.
  const sizes = new ResizeObserver(fit);
  const watch = (): void => {
    sizes.disconnect();
    parts.disconnect();
    for (const part of [node, ...node.querySelectorAll(PARTS)]) sizes.observe(part);
    for (const part of [node, ...node.children]) parts.observe(part, { childList: true });
  };
  const parts = new MutationObserver(watch);
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
};

/** Whether a row of the grid ends below it: what cards rise and fall by does not count. */
function overflows(node: HTMLElement): boolean {
  const end = node.getBoundingClientRect().bottom + 1;
  return [...node.querySelectorAll(PARTS)].some(
    (part) => part.getBoundingClientRect().bottom > end,
  );
}
