import { icon } from "$lib/icons/svg";
import type { IconName } from "$lib/icons/names";
import { rng } from "$lib/draw/rng";

/**
 * A standing figure of 80 by 122 units: a hero of the table, in the colour of `--pf` and with a
 * shield, or a person of the story, in plain cloth. Body, hat and what is carried come from the
 * id (the number in the seed was chosen for how the first ones look), so that nobody looks like anybody else and everybody always looks the same.
 */
export function drawFigure(id: string, charge: IconName | null): string {
  const random = rng(`figure103464 ${id}`);
  const hero = charge !== null;
  const cloth = hero ? "var(--pf)" : random.pick(CLOTHS);
  const trim = random.pick(TRIMS);
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIRS);
  const body = random.pick(BODIES)(cloth, trim);
  const head = random.pick(HEADS)(hero ? "var(--pf)" : random.pick(TRIMS), hair, skin);
  const tool = random.next() < 0.7 ? random.pick(TOOLS)(cloth) : "";
  return base(cloth, hero) + tool + body + head + (charge ? shield(charge) : "");
}

const INK =
  'stroke="var(--figure-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"';
const CREAM = "#f6ecd2";
const CLOTHS = ["#7b5a3a", "#5d6672", "#6d6a3c", "#7a4b45", "#55604f"] as const;
const TRIMS = ["#f6ecd2", "#ddbb62", "#c9a877", "#8a6a44", "#b9c0a4"] as const;
const SKINS = ["#e9c9a2", "#d9ac80", "#b98257", "#8f5f3e"] as const;
const HAIRS = ["#7a4a2a", "#3f2c1e", "#b98a4a", "#c9c2b0", "#8c4a2c"] as const;

function base(cloth: string, hero: boolean): string {
  const rim = hero
    ? `<path d="M13 106v4c0 4 12 8 27 8s27-4 27-8v-4" fill="${cloth}" ${INK}/><ellipse cx="40" cy="106" rx="27" ry="7" fill="${CREAM}" ${INK}/>`
    : `<path d="M16 106v5h48v-5Z" fill="${cloth}" ${INK}/><path d="M16 106l7-6h34l7 6Z" fill="${CREAM}" ${INK}/>`;
  return `<ellipse cx="40" cy="112" rx="30" ry="7.5" fill="#2b2118" opacity=".26"/>${rim}`;
}

type Part = (...paints: string[]) => string;

const gown: Part = (cloth, trim) =>
  `<path d="M26 50C20 66 17 88 16 105c14 5 34 5 48 0C62 88 60 66 54 50Z" fill="${trim}" ${INK}/>` +
  `<path d="M26 50C22 60 19 78 18 92l16 3 4-44ZM54 50c4 10 6 26 8 42l-14 3-6-44Z" fill="${cloth}" ${INK}/>`;
const robe: Part = (cloth, trim) =>
  `<path d="M24 48c-8 18-11 40-11 57 14 6 40 6 54 0 0-17-3-39-11-57Z" fill="${cloth}" ${INK}/>` +
  `<path d="M33 48h14l4 59c-7 2-15 2-22 0Z" fill="${trim}" ${INK}/>` +
  `<path d="M24 52c-4 8-7 18-8 26M56 52c4 8 7 18 8 26" ${INK} fill="none"/>`;
const tunic: Part = (cloth, trim) =>
  `<path d="M23 82l-3 24h14l4-18 4 18h14l-3-24Z" fill="${trim}" ${INK}/>` +
  `<path d="M28 50c-5 10-8 24-8 38h40c0-14-3-28-8-38Z" fill="${cloth}" ${INK}/>` +
  `<path d="M21 76h38" ${INK} fill="none"/>` +
  `<path d="M28 52l-11 18 8 5 8-13M52 52l12 16-8 6-8-12" fill="${cloth}" ${INK}/>`;
const cloak: Part = (cloth, trim) =>
  `<path d="M30 56h20l5 50H25Z" fill="${trim}" ${INK}/>` +
  `<path d="M40 46c-12 0-20 8-23 60 8 3 14 2 17 0 1-20 2-36 6-50 4 14 5 30 6 50 3 2 9 3 17 0-3-52-11-60-23-60Z" fill="${cloth}" ${INK}/>` +
  `<circle cx="40" cy="55" r="3" fill="#e9c46a" ${INK}/>`;
const BODIES = [gown, robe, tunic, cloak] as const;

const face = (skin: string): string => `<circle cx="40" cy="37" r="11" fill="${skin}" ${INK}/>`;
const brimmed: Part = (cloth, hair, skin) =>
  face(skin) +
  `<path d="M27 39c-3-14 6-20 13-20s16 6 13 20c-3-6-6-9-13-9s-10 3-13 9Z" fill="${hair}" ${INK}/>` +
  `<path d="M20 28c5-2 10-3 20-3s15 1 20 3c-4 5-36 5-40 0Zm9-2c0-9 5-12 11-12s11 3 11 12Z" fill="${cloth}" ${INK}/>`;
const hooded: Part = (cloth, hair, skin) =>
  `<path d="M40 14c-16 0-19 16-17 36 9 6 25 6 34 0 2-20-1-36-17-36Z" fill="${cloth}" ${INK}/>` +
  `<path d="M40 23c-8 0-11 6-11 14 0 7 5 13 11 13s11-6 11-13c0-8-3-14-11-14Z" fill="${skin}" ${INK}/>` +
  `<path d="M32 30c3-4 13-4 16 0" fill="none" stroke="${hair}" stroke-width="3.4"/>`;
const bearded: Part = (cloth, hair, skin) =>
  face(skin) +
  `<path d="M29 38c1 14 5 19 11 19s10-5 11-19c-5 5-17 5-22 0Z" fill="${hair}" ${INK}/>` +
  `<path d="M27 30c0-10 6-14 13-14s13 4 13 14c-8 2-18 2-26 0Z" fill="${cloth}" ${INK}/>`;
const kerchief: Part = (cloth, hair, skin) =>
  `<path d="M26 36c-2 10-3 16-1 22h30c2-6 1-12-1-22Z" fill="${hair}" ${INK}/>` +
  face(skin) +
  `<path d="M26 36c-1-14 6-19 14-19s15 5 14 19c-4-7-8-9-14-9s-10 2-14 9Z" fill="${cloth}" ${INK}/>`;
const bare: Part = (_cloth, hair, skin) =>
  face(skin) +
  `<path d="M27 40c-4-16 5-23 13-23s17 7 13 23c-2-4-3-8-5-11-6 3-11 3-16 0-2 3-3 7-5 11Z" fill="${hair}" ${INK}/>`;
const straw: Part = (cloth, hair, skin) =>
  `<path d="M29 36c0 8 1 14 0 18h22c-1-4 0-10 0-18Z" fill="${hair}" ${INK}/>` +
  face(skin) +
  `<path d="M12 32c8-4 17-5 28-5s20 1 28 5c-8 5-17 6-28 6s-20-1-28-6Z" fill="#ddbb62" ${INK}/>` +
  `<path d="M28 29c0-10 5-14 12-14s12 4 12 14c-6 2-18 2-24 0Z" fill="#ddbb62" ${INK}/>` +
  `<path d="M28 27c6 3 18 3 24 0" stroke="${cloth}" stroke-width="3.2" fill="none"/>`;
const HEADS = [brimmed, hooded, bearded, kerchief, bare, straw] as const;

const hand = (cloth: string): string =>
  `<path d="M54 55c5 4 9 8 12 10" stroke="var(--figure-ink)" stroke-width="9" fill="none" stroke-linecap="round"/>` +
  `<path d="M54 55c5 4 9 8 12 10" stroke="${cloth}" stroke-width="5.4" fill="none" stroke-linecap="round"/>`;
const staff: Part = (cloth = "") =>
  `<path d="M67 18v86" stroke="var(--figure-ink)" stroke-width="5.6" stroke-linecap="round"/>` +
  `<path d="M67 18v86" stroke="#b58a4c" stroke-width="2.6" stroke-linecap="round"/>${hand(cloth)}`;
const lantern: Part = (cloth = "") =>
  `${hand(cloth)}<path d="M67 64v7M61 71h12l2 15H59Z" fill="#e9c46a" ${INK}/><path d="M63 75h8M62 81h10" ${INK} fill="none"/>`;
const basket: Part = (cloth = "") =>
  `${hand(cloth)}<path d="M59 74c0-12 16-12 16 0" fill="none" ${INK}/><path d="M57 74h20l-3 13H60Z" fill="#c9a877" ${INK}/><path d="M58 79h18M64 74l1 13M70 74l-1 13" ${INK} stroke-width="1.2" fill="none"/>`;
const TOOLS = [staff, lantern, basket, staff] as const;

function shield(charge: IconName): string {
  return (
    '<g transform="translate(8 60) scale(.74)">' +
    '<path d="M0 0h40v22c0 14-10 22-20 27C10 44 0 36 0 22Z" fill="var(--pf)" stroke="var(--figure-ink)" stroke-width="2.8" stroke-linejoin="round"/>' +
    '<path d="M3.4 3.4h33.2v18.4c0 12-8.6 18.8-16.6 23-8-4.2-16.6-11-16.6-23Z" fill="none" stroke="#e9c46a" stroke-width="1.8"/>' +
    `<g style="color:${CREAM}">${icon(charge, 7, 7, 26)}</g></g>`
  );
}
