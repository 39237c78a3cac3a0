import { rng, round } from "$lib/draw/rng";
import { drawBust } from "./bust";
import { diaper } from "./fields";
import { DIAPERS, type Frame, type Person } from "./person";
import { INK, LEAF, paint, PIGMENTS, type Pigment } from "./pigments";

/** The inside of an SVG, and the part of the plane that it shows. */
export interface Picture {
  viewBox: string;
  inside: string;
}

const FIELDS = [
  "lapis",
  "madder",
  "verdigris",
  "plum",
  "earth",
  "woad",
] as const satisfies Pigment[];

/**
 * Somebody in half figure before a painted field, in a frame: a pointed niche between two shafts,
 * a medallion, a quatrefoil or a window. "key" is the beginning of ids that nothing else on the
 * page has.
 */
export function drawPortrait(person: Person, key: string, frame?: Frame): Picture {
  return FRAMES[frame ?? person.frame ?? "niche"](
    field(person) + halo(person),
    drawBust(person, key),
    `${key}-frame`,
    person,
  );
}

/** The colour behind somebody. */
export function fieldColour(person: Person): string {
  return paint(person.field ?? rng(`field${person.id}`).pick(FIELDS));
}

function field(person: Person): string {
  const pattern = person.diaper ?? rng(`diaper${person.id}`).pick(DIAPERS);
  return `<path d="M-10 -40H210V300H-10Z" fill="${fieldColour(person)}"/>${diaper(pattern)}`;
}

function halo(person: Person): string {
  if (!person.halo) return "";
  return (
    `<circle cx="100" cy="92" r="58" fill="${PIGMENTS.gold}" stroke="${INK}" stroke-width="2"/>` +
    `<circle cx="100" cy="92" r="51" fill="none" stroke="${INK}" stroke-width="1" stroke-dasharray="2 5"/>`
  );
}

/** What a frame cuts off. */
const within = (clip: string, outline: string, inside: string): string =>
  `<clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})">${inside}</g>`;
const edge = (d: string, width: number, fill = "none"): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;

type Framed = (back: string, bust: string, clip: string, person: Person) => Picture;

const ROUND = "M2 108a98 98 0 1 0 196 0a98 98 0 1 0 -196 0Z";
/** A ring of a colour round a picture. */
function roundel(back: string, bust: string, clip: string, ring: string): string {
  return (
    `<circle cx="100" cy="108" r="105" fill="${ring}" stroke="${INK}" stroke-width="2.2"/>` +
    within(clip, ROUND, back + bust) +
    edge(ROUND, 2.6)
  );
}

/** A head in a ring of the given colour, for what is drawn small. */
export function drawHead(person: Person, key: string, ring: string): Picture {
  const near = `<g transform="translate(100 108) scale(1.45) translate(-103 -98)">${drawBust(person, key)}</g>`;
  return { viewBox: "-8 0 216 216", inside: roundel(field(person), near, `${key}-ring`, ring) };
}

const medallion: Framed = (back, bust, clip) => {
  let lobes = "";
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * 2 * Math.PI;
    lobes += `<circle cx="${round(100 + Math.cos(angle) * 106)}" cy="${round(108 + Math.sin(angle) * 106)}" r="7" fill="${LEAF}" stroke="${INK}" stroke-width="1.6"/>`;
  }
  return {
    viewBox: "-18 -10 236 236",
    inside: lobes + roundel(back, `<g transform="translate(0 6)">${bust}</g>`, clip, LEAF),
  };
};

const FOUR_LEAVES =
  "M100 2C128 2 146 20 148 46C176 48 196 70 196 108C196 146 176 168 148 170C146 200 128 222 100 222C72 222 54 200 52 170C24 168 4 146 4 108C4 70 24 48 52 46C54 20 72 2 100 2Z";
const quatrefoil: Framed = (back, bust, clip) => ({
  viewBox: "-8 -10 216 244",
  inside:
    edge(FOUR_LEAVES, 15, LEAF) +
    `<path d="${FOUR_LEAVES}" fill="none" stroke="${LEAF}" stroke-width="10"/>` +
    within(clip, FOUR_LEAVES, back + bust) +
    edge(FOUR_LEAVES, 2.2),
});

const PANE = "M4 4H196V242H4Z";
const pane: Framed = (back, bust, clip) => ({
  viewBox: "-8 -8 216 262",
  inside: edge("M-4 -4H204V250H-4Z", 2.4, LEAF) + within(clip, PANE, back + bust) + edge(PANE, 2.2),
});

const ARCH = "M12 246V104C12 52 60 22 100 -14C140 22 188 52 188 104V246Z";
const CUSPS =
  "M12 104C12 52 60 22 100 -14C140 22 188 52 188 104C176 84 168 78 152 80C150 52 132 34 100 14C68 34 50 52 48 80C32 78 24 84 12 104Z";
const niche: Framed = (back, bust, clip, person) => {
  const boss = (x: number): string =>
    `<circle cx="${x}" cy="62" r="6" fill="${fieldColour(person)}" stroke="${INK}" stroke-width="1.3"/>`;
  return {
    viewBox: "-14 -34 228 292",
    inside:
      edge("M-4 100L100 -30L204 100Z", 2, PIGMENTS.cream) +
      within(clip, ARCH, back + bust) +
      edge(CUSPS, 2, LEAF) +
      edge(ARCH, 2.6) +
      boss(46) +
      boss(154) +
      shaft(2) +
      shaft(198) +
      edge("M-12 246H212V256H-12Z", 2, LEAF),
  };
};

function shaft(x: number): string {
  return (
    `<path d="M${x - 9} 110H${x + 9}V250H${x - 9}Z" fill="${PIGMENTS.cream}" stroke="${INK}" stroke-width="2"/><path d="M${x + 3} 122V246M${x - 2} 122V246" stroke="${INK}" stroke-width="1" opacity=".45"/><path d="M${x - 13} 100H${x + 13}L${x + 9} 114H${x - 9}Z" fill="${LEAF}" stroke="${INK}" stroke-width="1.8"/>` +
    `<path d="M${x - 9} 100V56L${x} 14L${x + 9} 56V100Z" fill="${PIGMENTS.cream}" stroke="${INK}" stroke-width="1.9"/><path d="M${x - 11} 58H${x + 11}M${x} 60v34" stroke="${INK}" stroke-width="1.3"/><circle cx="${x}" cy="10" r="5" fill="${LEAF}" stroke="${INK}" stroke-width="1.5"/>`
  );
}

const FRAMES: Readonly<Record<Frame, Framed>> = {
  niche,
  medallion,
  quatrefoil,
  window: pane,
};
