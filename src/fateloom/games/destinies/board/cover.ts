import type { Cover } from "$lib/cover";
import { icon } from "$lib/icons/svg";

export const cover: Cover = {
  game: "destinies",
  order: 4,
  minutes: 45,
  weight: 3,
  cloth: "var(--f-plum)",
  ground: "vine",
  scene: map(),
};

/** Destinies: a corner of its map. */
function map(): string {
  const line = 'fill="none" stroke="#2B2118" stroke-width="2"';
  const hills = [
    [92, 108],
    [112, 98],
    [128, 112],
    [204, 226],
    [222, 240],
    [180, 262],
  ] as const;
  const trees = [
    [88, 240],
    [98, 236],
    [109, 243],
    [120, 238],
    [131, 245],
    [92, 255],
    [103, 258],
    [115, 254],
    [127, 260],
    [99, 268],
    [111, 266],
  ] as const;
  return (
    '<path d="M62 40H238V290H62Z" fill="#EAD9AE"/>' +
    '<path d="M60 210C100 190 120 214 150 190S196 120 240 132V112C190 104 178 170 146 176S104 176 60 190Z" ' +
    'fill="#9FB4B8" stroke="#2B2118" stroke-width="2"/>' +
    hills
      .map(
        ([x, y]) =>
          `<path d="M${x - 16} ${y + 12}Q${x - 4} ${y - 18} ${x} ${y - 16}Q${x + 6} ${y - 14} ${x + 16} ${y + 12}` +
          `M${x + 2} ${y - 10}L${x + 7} ${y + 10}M${x + 5} ${y - 8}L${x + 11} ${y + 10}" ${line}/>`,
      )
      .join("") +
    trees
      .map(
        ([x, y]) =>
          `<path d="M${x} ${y}V${y - 5}M${x - 6} ${y - 5}Q${x - 7} ${y - 15} ${x} ${y - 17}` +
          `Q${x + 7} ${y - 15} ${x + 6} ${y - 5}Z" fill="#7E9A78" stroke="#2B2118" stroke-width="1.6"/>`,
      )
      .join("") +
    '<path d="M78 150C110 140 140 150 156 168S196 188 214 168" fill="none" stroke="#A63A2A" ' +
    'stroke-width="3" stroke-dasharray="7 5"/>' +
    `<g style="color:#2B2118">${icon("elven-castle", 188, 134, 42)}${icon("compass", 160, 58, 58)}</g>`
  );
}
