import { rng } from "$lib/draw/rng";
import type { IconName } from "$lib/icons/names";
import { body } from "$lib/icons/shelf.svelte";
import { arch, church, column, house, sheaf } from "./buildings";
import { at, SIZE, smooth, stroke, type Draw, type Point } from "./ink";
import { mountain, pine, reed, stone, tree, type Glyph } from "./nature";

export const WIDTH = 560;
export const HEIGHT = 280;

export interface Scene {
  /** The picture's seed: the place. */
  id: string;
  emblem: IconName;
  terrain: string;
  /** Whether a river, a shore or a sea is near. */
  wet: boolean;
  /** Whether it shows the night: dungeons and Finales. */
  dark: boolean;
}

/**
 * The picture of a place, painted as in a book of hours: a patterned sky with sun or moon, hills
 * washed one behind another, what grows and stands there, and its emblem in the middle. Its sky
 * and gold are the same by day and by lamp.
 */
export function drawScene({ id, emblem, terrain, wet, dark }: Scene): string {
  const r = rng(`scene${id}`).next;
  const far = terrain === "mountain" ? peaks(r) : "";
  return (
    `<path class="sky" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${diaper(r)}${dark ? moon() : sun(r)}` +
    `<g class="inked">${far}` +
    ridge(142, 15, 70, "var(--m-hill)", 1 + r() * 3, r) +
    ridge(166, 10, 46, dark ? "var(--m-w-mountain)" : "var(--m-fb)", 4 + r() * 3, r) +
    standing(terrain, r) +
    ridge(202, 6, 90, "var(--m-fa)", 2 + r() * 3, r) +
    (wet ? water(r) : meadow(r)) +
    `</g>${sign(emblem)}` +
    `<g class="inked">${wet ? reeds(r) : ""}</g>`
  );
}

function diaper(r: Draw): string {
  const [w, h] = r() < 0.5 ? [28, 20] : [24, 24];
  let lines = "";
  let dots = "";
  for (let row = -1; row * (h / 2) < 220; row++) {
    for (let x = row % 2 ? w / 2 : 0; x < WIDTH + w; x += w) {
      const y = (row * h) / 2;
      if (row % 2 === 0)
        lines += `M${at(x, y)}l${w / 2} ${h / 2}l${-w / 2} ${h / 2}l${-w / 2} ${-h / 2}Z`;
      dots += `M${at(x, y + h / 2)}h.01`;
    }
  }
  return `<path class="net" d="${lines}"/><path class="dots" d="${dots}"/>`;
}

function sun(r: Draw): string {
  const x = r() < 0.5 ? 92 : 468;
  let rays = "";
  for (let i = 0; i < 16; i++) {
    const look = i % 2 ? "ray red" : "ray";
    rays += `<path class="${look}" d="M0 ${i % 2 ? -36 : -46}L6 -25L-6 -25Z" transform="rotate(${i * 22.5})"/>`;
  }
  return (
    `<g transform="translate(${x} 66)">${rays}<circle class="ray" r="26"/>` +
    '<path class="features" d="M-9 -4q3-3 6 0m6 0q3-3 6 0M-8 8q8 6 16 0M0 -3l-2 7h4"/></g>'
  );
}

/** A crescent with its face in the broad part; the inner arc is the flatter one. */
function moon(): string {
  return (
    '<g transform="translate(466 66)"><path class="ray" d="M12-27.5a30 30 0 1 0 0 55a34 34 0 0 1 0-55Z"/>' +
    '<path class="features" d="M-17-3q3-3 6 0M-14 10q5 2 8-1"/></g>'
  );
}

function ridge(
  y: number,
  rise: number,
  length: number,
  fill: string,
  phase: number,
  r: Draw,
): string {
  const height = (x: number): number =>
    y +
    Math.sin(x / length + phase) * rise +
    Math.sin((x / length) * 2.3 + phase * 3) * rise * 0.35;
  const line: Point[] = [];
  for (let x = -10; x <= WIDTH + 10; x += 20) line.push([x, height(x) + (r() - 0.5) * 2]);
  let shade = "";
  for (let x = 6; x < WIDTH; x += 9 + r() * 7) {
    shade += `M${at(x, height(x) + 4)}q3 5 ${at(8 + r() * 5, 9 + r() * 7)}`;
  }
  return (
    `<path d="${smooth(line)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z" style="fill:${fill};stroke:var(--m-ink);stroke-width:1.4"/>` +
    stroke("h", shade)
  );
}

function peaks(r: Draw): string {
  const found: Glyph[] = [];
  for (let x = 20; x < WIDTH; x += 70 + r() * 40) {
    found.push(mountain(x, 178, 120 + r() * 50, 90 + r() * 50, r));
  }
  return svg(found);
}

/** What a terrain shows behind its emblem: to the left and right, with the middle left open. */
const GROWS: Readonly<Record<string, (x: number, y: number, r: Draw) => Glyph>> = {
  village: (x, y, r) => (r() < 0.6 ? house(x, y, 46, r) : tree(x, y, 36, r)),
  town: (x, y, r) => (r() < 0.85 ? house(x, y, 50, r) : church(x, y, 50)),
  ruin: (x, y, r) =>
    r() < 0.25 ? arch(x, y, 62) : r() < 0.5 ? column(x, y, 56, r) : tree(x, y, 30, r),
  stones: (x, y, r) => stone(x, y, 44, r),
  marsh: (x, y, r) => (r() < 0.75 ? reed(x, y, 26, r) : tree(x, y, 34, r)),
  field: (x, y, r) => (r() < 0.5 ? sheaf(x, y, 24) : tree(x, y, 34, r)),
  mountain: (x, y, r) => pine(x, y, 40 + r() * 12, r),
};

function standing(terrain: string, r: Draw): string {
  const grow = GROWS[terrain] ?? woods;
  const count = terrain === "village" || terrain === "town" ? 15 : 24;
  const found: Glyph[] = [];
  for (let i = 0; i < count; i++) {
    const x = i % 2 ? 6 + r() * 180 : 386 + r() * 168;
    found.push(grow(x, 176 + r() * 26, r));
  }
  return svg(found);
}

const woods = (x: number, y: number, r: Draw): Glyph =>
  r() < 0.4 ? pine(x, y, 34 + r() * 16, r) : tree(x, y, 32 + r() * 13, r);

function water(r: Draw): string {
  let waves = "";
  for (let i = 0; i < 44; i++) waves += `M${at(r() * WIDTH, 226 + r() * 52)}q6-5 12 0t12 0`;
  return (
    `<path d="M0 232Q140 214 280 228T${WIDTH} 224V${HEIGHT}H0Z" style="fill:var(--m-water);stroke:var(--m-bank);stroke-width:1.5"/>` +
    stroke("wl", waves)
  );
}

function meadow(r: Draw): string {
  let blades = "";
  for (let i = 0; i < 60; i++) {
    const [x, y] = [r() * WIDTH, 222 + r() * 54];
    blades += `M${at(x, y)}q-1-6-4-9M${at(x + 3, y)}q0-6 1-11M${at(x + 6, y)}q2-5 5-8`;
  }
  return stroke("h", blades);
}

function reeds(r: Draw): string {
  const found: Glyph[] = [];
  for (let i = 0; i < 15; i++) {
    const x = i < 8 ? 12 + r() * 150 : 410 + r() * 140;
    found.push(reed(x, 224 + r() * 16, 24 + r() * 8, r));
  }
  return svg(found);
}

/** The emblem of the place as a large figure of ink within an edge of bare paper. */
function sign(name: IconName): string {
  const scale = 188 / 512;
  return (
    `<g class="emblem" transform="translate(186 42) scale(${scale.toFixed(3)})">` +
    `<g class="edge">${body(name)}</g><g>${body(name)}</g></g>`
  );
}

function svg(glyphs: Glyph[]): string {
  return glyphs
    .sort((a, b) => a.y - b.y)
    .map((each) => each.svg)
    .join("");
}

/** The initial of a page, painted on a field of vine. */
export function drawVersal(letter: string): string {
  const r = rng(`versal${letter}`).next;
  const waves = r() < 0.5;
  let vine = "";
  let buds = "";
  for (let i = 0; i < 5; i++) {
    const x = 12 + i * 15;
    vine += waves ? `M${x} 8q8 8 0 16t0 16t0 16t0 16` : `M8 ${x}q8 8 16 0t16 0t16 0t16 0`;
    const [bx, by] = [x + 4, 16 + (i % 2) * 16];
    buds += waves
      ? `M${bx} ${by}h.01M${x - 4} ${by + 32}h.01`
      : `M${by} ${bx}h.01M${by + 32} ${x - 4}h.01`;
  }
  return (
    '<path class="gold" d="M1.5 1.5H82.5V82.5H1.5Z"/><path class="field" d="M6 6H78V78H6Z"/>' +
    `<path class="vine" d="${vine}"/><path class="buds" d="${buds}"/>` +
    `<text x="42" y="67" text-anchor="middle">${letter}</text>`
  );
}

/** A compass rose in a square of the tile's size, with its winds running off over the sheet. */
export function drawRose(): string {
  let points = "";
  for (let i = 0; i < 8; i++) {
    const length = i % 2 ? 32 : 58;
    points +=
      `<g transform="rotate(${i * 45})"><path class="full" d="M0 ${-length}L8 -12L0 0Z"/>` +
      `<path class="half" d="M0 ${-length}L-8 -12L0 0Z"/></g>`;
  }
  let winds = "";
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    winds += `M${at(x * 74, y * 74)}L${at(x * SIZE * 9, y * SIZE * 9)}`;
  }
  return (
    `<path class="winds" d="${winds}"/><circle class="ring" r="66"/><circle class="band" r="62"/>` +
    `<circle class="dash" r="38"/>${points}<circle class="hub" r="7"/>`
  );
}
