import type { Cover } from "$lib/cover";
import { round } from "$lib/draw/rng";
import type { IconName } from "$lib/icons/names";
import { figure } from "$lib/icons/svg";
import { ALIGNMENTS } from "./faces";

const GOLD = "url(#leafgold)";
const INK = "var(--figure-ink)";

export const cover: Cover = {
  game: "destiny",
  order: 1,
  minutes: 40,
  weight: 1,
  cloth: "var(--f-lapis)",
  ground: "lozenge",
  scene: pentagram(),
};

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
