import type { Attachment } from "svelte/attachments";

/**
 * Tells a part of the table where it begins below what stands above it, notices and players
 * included, as `--above` in pixels from the top of the window.
 */
export const above: Attachment<HTMLElement> = (node) => {
  const main = node.closest("main");
  const measure = (): void => {
    const ends = before(node).map((each) => each.getBoundingClientRect().bottom);
    const top = node.parentElement?.getBoundingClientRect().top ?? 0;
    node.style.setProperty("--above", `${Math.max(top, ...ends)}px`);
  };
  // What comes later than its place moves the table too.
  const sizes = new ResizeObserver(measure);
  const watch = (): void => {
    sizes.disconnect();
    for (const each of before(node)) sizes.observe(each);
    if (node.parentElement) sizes.observe(node.parentElement);
    measure();
  };
  const coming = new MutationObserver(watch);
  if (main) coming.observe(main, { childList: true });
  watch();
  addEventListener("resize", measure);
  return () => {
    coming.disconnect();
    sizes.disconnect();
    removeEventListener("resize", measure);
  };
};

/** What stands before it, in the flow of the page. */
function before(node: Element): Element[] {
  const each = node.previousElementSibling;
  if (!each) return [];
  const flows = !["absolute", "fixed"].includes(getComputedStyle(each).position);
  return flows ? [each, ...before(each)] : before(each);
}
