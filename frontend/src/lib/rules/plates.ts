import { mount, unmount } from "svelte";
import type { Illustration } from "./illustration";
import Plate from "./Plate.svelte";

/**
 * Puts the illustrations into the page of the rules: below a heading, or inside the item or
 * paragraph of a rule. Returns what takes them out again.
 */
export function placePlates(text: HTMLElement, plates: readonly Illustration[]): () => void {
  const placed = plates.flatMap((shown) => {
    const place = text.querySelector(`[id="${shown.below}"]`);
    if (!place) return [];
    const target = document.createElement("div");
    target.className = "plate";
    const rule = place.closest("li, p");
    if (rule) rule.append(target);
    else place.after(target);
    return [{ target, plate: mount(Plate, { target, props: { shown } }) }];
  });
  return () => {
    for (const { target, plate } of placed) {
      void unmount(plate);
      target.remove();
    }
  };
}
