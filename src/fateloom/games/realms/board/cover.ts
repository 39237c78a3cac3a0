import type { Cover } from "$lib/cover";
import { figure } from "$lib/icons/svg";

const INK = "var(--figure-ink)";

export const cover: Cover = {
  game: "realms",
  order: 2,
  minutes: 30,
  weight: 2,
  cloth: "var(--f-vermilion)",
  ground: "check",
  scene: quarters(),
};

/** Realms: the arms of four families on one shield. */
function quarters(): string {
  const fields = [
    ["M3 4H32V37H3Z", "var(--f-vermilion)"],
    ["M32 4H61V37H32Z", "var(--f-gold)"],
    ["M3 37H32V72C18 66 3 54 3 37Z", "var(--f-plum)"],
    ["M61 37H32V72C46 66 61 54 61 37Z", "var(--f-lapis)"],
  ].map(([d, fill]) => `<path d="${d}" fill="${fill}"/>`);
  const lines = "M3 4H61V34C61 54 46 66 32 72C18 66 3 54 3 34ZM32 4V72M3 37H61";
  return (
    figure("crossed-swords", 72, 86, 156) +
    `<g transform="translate(86 92) scale(2)">${fields.join("")}` +
    `<path d="${lines}" fill="none" stroke="${INK}" stroke-width="2.6"/>` +
    `<path d="${lines}" fill="none" stroke="var(--leaf-2)" stroke-width="1"/>` +
    figure("crown", 8, 11, 20) +
    figure("two-coins", 36, 11, 20) +
    figure("horned-skull", 10, 40, 18) +
    figure("beveled-star", 36, 40, 18) +
    "</g>"
  );
}
