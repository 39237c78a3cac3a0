import type { Cover } from "$lib/cover";
import type { IconName } from "$lib/icons/names";
import { figure, icon } from "$lib/icons/svg";

const INK = "var(--figure-ink)";

export const cover: Cover = {
  game: "hand",
  order: 3,
  minutes: 20,
  weight: 2,
  cloth: "var(--f-verdigris)",
  ground: "scale",
  scene: hand(),
};

/** The Hand: four cards in a hand. */
function hand(): string {
  const cards: [number, string, IconName][] = [
    [-26, "var(--f-vermilion)", "visored-helm"],
    [-9, "var(--f-lapis)", "beveled-star"],
    [8, "var(--f-plum)", "wyvern"],
    [25, "var(--f-gold)", "wolf-howl"],
  ];
  const fan = cards.map(
    ([turn, field, name]) =>
      `<g transform="translate(150 312) rotate(${turn}) translate(-38 -226)">` +
      `<rect width="76" height="108" rx="5" fill="var(--figure)" stroke="${INK}" stroke-width="2.5"/>` +
      `<rect x="5" y="5" width="66" height="98" fill="${field}" stroke="${INK}"/>` +
      `${figure(name, 16, 14, 44)}</g>`,
  );
  return (
    fan.join("") +
    `<g stroke="${INK}" stroke-width="26" stroke-linejoin="round" paint-order="stroke" ` +
    `style="color:#E6C9A0">${icon("hand", 88, 176, 124)}</g>`
  );
}
