import { ALIGNMENTS } from "../../../src/fateloom/games/destiny/board/faces";
import { round } from "$lib/draw/rng";
import type { DiaperStyle } from "$lib/draw/diaper";
import type { IconName } from "$lib/icons/names";
import { figure, icon } from "$lib/icons/svg";

/** The cover of a game: the colour of its cloth, the ground of its arch, and the scene in it. */
export interface Cover {
  game: string;
  cloth: string;
  ground: DiaperStyle;
  scene: string;
}

const GOLD = "url(#leafgold)";
const INK = "var(--figure-ink)";

export const COVERS: readonly Cover[] = [
  { game: "destiny", cloth: "var(--f-lapis)", ground: "lozenge", scene: pentagram() },
  { game: "realms", cloth: "var(--f-vermilion)", ground: "check", scene: quarters() },
  { game: "hand", cloth: "var(--f-verdigris)", ground: "scale", scene: hand() },
  { game: "destinies", cloth: "var(--f-plum)", ground: "vine", scene: map() },
];

/** The arch that the scene stands in, in a cover of 300 by 408 units. */
export const ARCH = "M62 288V120C62 72 100 44 150 40C200 44 238 72 238 120V288Z";

/** Destiny: the five alignments on the points of a star. */
function pentagram(): string {
  const points = Array.from({ length: 5 }, (_, i): [number, number] => {
    const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    return [round(150 + 66 * Math.cos(angle)), round(176 + 70 * Math.sin(angle))];
  });
  const star = `M${[0, 2, 4, 1, 3].map((i) => points[i]?.join(" ")).join("L")}Z`;
  const fields: Record<string, string> = {
    G: "var(--f-gold)",
    L: "#35588F",
    E: "var(--f-plum)",
    C: "var(--f-vermilion)",
    N: "var(--f-verdigris)",
  };
  const discs = Object.entries(fields).map(([letter, field], i) => {
    const [x, y] = points[i] ?? [0, 0];
    return disc(ALIGNMENTS[letter]?.sigil ?? "sun", x, y, 25, field);
  });
  return (
    `<path d="${star}" fill="none" stroke="${INK}" stroke-width="7"/>` +
    `<path d="${star}" fill="none" stroke="${GOLD}" stroke-width="4"/>` +
    discs.join("") +
    figure("all-seeing-eye", 130, 158, 40, "var(--leaf-2)")
  );
}

function disc(name: IconName, x: number, y: number, radius: number, field: string): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${field}" stroke="${INK}" stroke-width="3"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius - 3}" fill="none" stroke="var(--leaf-2)" stroke-width="1.4"/>` +
    figure(name, x - radius * 0.62, y - radius * 0.62, radius * 1.24)
  );
}

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
