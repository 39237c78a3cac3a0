import type { Attachment } from "svelte/attachments";

/** After how many steps a table has nothing more to give way. */
const STEPS = 4;

/** The rows of a table, and what stands in them. */
const PARTS = ":scope > *, :scope > * > *";
/** Rows of a height that is not their own, and what must not end beyond them. */
const ROWS = {
  ":scope > .middle": ":scope > *, :scope > * > *",
  ":scope > .low": ":scope > .own, :scope > .own > *",
};

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
    const inner = [...node.querySelectorAll(":scope > .middle > * > *")];
    for (const part of [node, ...node.querySelectorAll(PARTS), ...inner]) sizes.observe(part);
    for (const part of [node, ...node.querySelectorAll(":scope > *, :scope > .middle > *")]) {
      parts.observe(part, { childList: true });
    }
  };
  const parts = new MutationObserver(watch);
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
};

/** Whether something ends below the table, or beyond a row. */
function overflows(node: HTMLElement): boolean {
  // What cards rise and fall by does not count.
  const end = node.getBoundingClientRect().bottom + 1;
  return (
    [...node.querySelectorAll(PARTS)].some((part) => part.getBoundingClientRect().bottom > end) ||
    Object.entries(ROWS).some(([row, parts]) => isLow(node.querySelector(row), parts))
  );
}

/** Whether a row is too low for what stands in it. */
function isLow(row: Element | null, parts: string): boolean {
  const { top, bottom, height } = row?.getBoundingClientRect() ?? new DOMRect();
  // A row that is no box of its own has the height of what stands in it.
  if (!row || height === 0) return false;
  return [...row.querySelectorAll(parts)].some((part) => {
    const box = part.getBoundingClientRect();
    return box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1);
  });
}
