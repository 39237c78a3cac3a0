import type { Attachment } from "svelte/attachments";

/**
 * Tells a page that lies over the whole table what stands above the table, notices included, as
 * `--above`: that stays in reach.
 */
export const above: Attachment<HTMLElement> = (node) => {
  const measure = (): void => {
    let top = node.parentElement?.getBoundingClientRect().top ?? 0;
    for (let each = node.previousElementSibling; each; each = each.previousElementSibling)
      if (getComputedStyle(each).position === "static")
        top = Math.max(top, each.getBoundingClientRect().bottom);
    node.style.setProperty("--above", `${top}px`);
  };
  measure();
  const main = node.closest("main");
  const notices = new MutationObserver(measure);
  if (main) notices.observe(main, { childList: true });
  // What comes later than its place moves the table too.
  const sizes = new ResizeObserver(measure);
  if (node.parentElement) sizes.observe(node.parentElement);
  addEventListener("resize", measure);
  return () => {
    notices.disconnect();
    sizes.disconnect();
    removeEventListener("resize", measure);
  };
};
