import { diaper } from "$lib/draw/diaper";
import { inkRect } from "$lib/draw/line";
import { rng } from "$lib/draw/rng";
import { spray } from "$lib/draw/spray";
import type { IconName } from "$lib/icons/names";
import { figure, icon } from "$lib/icons/svg";
import type { Face, Outline } from "./face";

const OUTLINES: Record<Outline, string> = {
  arch: "M62 196V70C62 34 92 16 125 14C158 16 188 34 188 70V196Z",
  round: "M125 16A63 63 0 0 1 188 79V131A63 63 0 0 1 62 131V79A63 63 0 0 1 125 16Z",
  lozenge: "M125 12L190 62V148L125 198L60 148V62Z",
  rect: "M62 16H188V196H62Z",
  foil:
    "M92 48A34 34 0 0 1 158 48A34 34 0 0 1 158 116Q190 130 176 160A34 34 0 0 1 158 164" +
    "A34 34 0 0 1 92 164A34 34 0 0 1 74 160Q60 130 92 116A34 34 0 0 1 92 48Z",
};

export const STOCK = "M10 2H190Q198 2 198 10V270Q198 278 190 278H10Q2 278 2 270V10Q2 2 10 2Z";

const EDGE = 'stroke="var(--ink)" stroke-width="1.4"';

/**
 * The painted page of a card, 200 by 280 units, without its words. The left bar carries all that
 * a fanned card must tell: numeral, sigil, pattern. `uid` keeps its patterns apart from others'.
 */
export function page(face: Face, uid: string): string {
  const ground = diaper(face.style, face.id, `${uid}g`);
  const bar = diaper(face.style, `${face.id}bar`, `${uid}b`);
  const strip = inkRect(`${face.id}99`, 9, 9, 43, 262);
  const outline = OUTLINES[face.outline];
  const size = face.outline === "rect" ? 100 : face.outline === "foil" ? 90 : 96;
  const top = face.outline === "arch" ? 68 : face.outline === "foil" ? 62 : 58;
  return (
    `<defs>${ground.pattern}${bar.pattern}</defs>` +
    `<path class="stock" d="${STOCK}" fill="var(--stock)" stroke="var(--ink)" stroke-width="1.8"/>` +
    (face.brief ? "" : ivy(face.id)) +
    `<path d="${strip}" fill="var(--cf)"/>` +
    `<path d="${strip}" fill="url(#${bar.id})" ${EDGE}/>` +
    `<path d="M55 11V269" stroke="var(--leaf-3)" stroke-width="2.2"/>` +
    `<rect x="9" y="9" width="43" height="50" fill="var(--cf)" ${EDGE}/>` +
    `<rect x="12" y="12" width="37" height="44" fill="none" stroke="var(--leaf-2)" stroke-width="1.2"/>` +
    (face.crest ? `<g style="color:var(--figure)">${icon(face.crest, 15, 18.5, 31)}</g>` : "") +
    (face.sigil ? roundel(face.sigil) : "") +
    (face.foot ? footMark(face.foot) : "") +
    `<g${face.brief ? ' transform="translate(20 1) scale(.84)"' : ""}>` +
    `<path d="${outline}" fill="var(--cf)"/><path d="${outline}" fill="url(#${ground.id})"/>` +
    (face.mound ? mound(face.id, outline, `${uid}m`) : "") +
    `<path d="${outline}" fill="none" stroke="var(--ink)" stroke-width="4.5"/>` +
    `<path d="${outline}" fill="none" stroke="var(--leaf-2)" stroke-width="1.8"/>` +
    `${figure(face.art, 125 - size / 2, top, size)}</g>`
  );
}

function ivy(seed: string): string {
  const look = { step: 30, swing: 5, scale: 0.75, leaf: "var(--c)", stroke: 0.8 };
  return spray(seed, 54, 271, 190, 272, look);
}

function roundel(sigil: IconName): string {
  return (
    `<circle cx="30.5" cy="83" r="18" fill="var(--stock)" ${EDGE}/>` +
    `<g style="color:var(--c)">${icon(sigil, 18, 70.5, 25)}</g>`
  );
}

function footMark(mark: IconName): string {
  return (
    `<rect x="14" y="232" width="33" height="33" rx="3" fill="var(--stock)" ${EDGE}/>` +
    `<g style="color:var(--ink)">${icon(mark, 18, 236, 25)}</g>`
  );
}

function mound(seed: string, outline: string, id: string): string {
  const random = rng(seed);
  const left = 178 + random.whole(-4, 4);
  const peak = `${random.whole(80, 110)} ${158 + random.whole(-6, 8)}`;
  const middle = 176 + random.whole(-4, 4);
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">` +
    `<path d="M55 ${left}Q${peak} 130 ${middle}T195 172V210H55Z" fill="var(--figure-ink)" fill-opacity=".5"/></g>`
  );
}
