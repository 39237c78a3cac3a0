import { diaper } from "$lib/draw/diaper";
import { inkRect } from "$lib/draw/line";
import { rng } from "$lib/draw/rng";
import { spray } from "$lib/draw/spray";
import { figure } from "$lib/icons/svg";
import type { Monster } from "./catalogue";

/** A monster card as it is painted: 280 by 400 units, two halves of 280 by 196. */

const STOCK = "M10 2H270Q278 2 278 10V390Q278 398 270 398H10Q2 398 2 390V10Q2 2 10 2Z";
const [LEFT, TOP, WIDTH, HEIGHT] = [10, 10, 260, 102];

/** The stock of a card with the ivy between its halves. */
export function stock(seed: string): string {
  const look = { step: 30, swing: 5, scale: 0.8, leaf: "var(--verdigris)" };
  return (
    `<path class="stock" d="${STOCK}" fill="var(--stock)" stroke="var(--ink)" stroke-width="2"/>` +
    `<g class="ivy">${spray(seed, 20, 200, 260, 200, look)}</g>`
  );
}

/** The picture of one half: the ground tells the type, pennon and heart hold DMG and HP. */
export function half(monster: Monster, uid: string): string {
  const ground = diaper(monster.type.style, monster.name, `${uid}g`);
  const random = rng(`mound${monster.name}`);
  const field = inkRect(monster.name, LEFT, TOP, WIDTH, HEIGHT);
  const mound = `M0 ${98 + random.whole(-5, 5)}Q70 ${80 + random.whole(-8, 8)} 140 98T290 93V120H0Z`;
  return (
    `<defs>${ground.pattern}</defs><path d="${field}" fill="var(--cf)"/>` +
    `<path d="${field}" fill="url(#${ground.id})"/>` +
    `<clipPath id="${uid}c"><rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}"/></clipPath>` +
    `<g clip-path="url(#${uid}c)"><path d="${mound}" fill="var(--figure-ink)" fill-opacity=".5"/></g>` +
    `<path d="${field}" fill="none" stroke="var(--ink)" stroke-width="3.5"/>` +
    `<path d="${field}" fill="none" stroke="var(--leaf-2)" stroke-width="1.4"/>` +
    figure(monster.art, 94, 15, 92) +
    PENNON +
    `<path d="${HEART}" fill="var(--stock)" stroke="var(--figure-ink)" stroke-width="2.5"/>`
  );
}

const PENNON =
  '<path d="M18 18H58V48L38 66L18 48Z" fill="var(--f-vermilion)" stroke="var(--figure-ink)" stroke-width="2.5"/>' +
  '<path d="M22 22H54V46L38 60L22 46Z" fill="none" stroke="var(--leaf-2)" stroke-width="1.2"/>';
const HEART =
  "M240 66C216 50 214 40 214 32C214 22 222 16 230 18C236 19 239 24 240 27" +
  "C241 24 244 19 250 18C258 16 266 22 266 32C266 40 264 50 240 66Z";

/** A heart alone, in a box of 56 by 52: it holds the value of a slotted card. */
export const LONE_HEART =
  "M28 49C4 33 3 22 3 15C3 5 11 0 18 2C24 3 27 8 28 11C29 8 32 3 38 2C45 0 53 5 53 15C53 22 52 33 28 49Z";

/** The thumb of the left hand that holds the stack, in a box of 180 by 150. */
export const THUMB =
  '<path d="M0 58C34 44 84 14 128 10C156 8 172 22 170 40C168 58 148 68 118 78C92 88 60 120 0 138Z" fill="#E6C9A0" stroke="#1E150D" stroke-width="2.6"/>' +
  '<path d="M138 17C154 16 165 25 163 37C161 46 152 52 142 53C150 42 150 27 138 17Z" fill="#F6E7CF" stroke="#1E150D" stroke-width="1.5"/>' +
  '<path d="M84 36C88 44 88 54 84 62M92 33C96 42 96 52 92 60M20 122C44 112 60 100 74 90M10 116C34 106 52 94 64 84M30 124C48 116 66 104 78 96" fill="none" stroke="#1E150D" stroke-width="1.2" stroke-linecap="round"/>' +
  '<path d="M0 46L26 40L30 136L0 150Z" fill="var(--f-lapis)" stroke="#1E150D" stroke-width="2.4"/>' +
  '<path d="M18 43L22 139" stroke="var(--leaf-2)" stroke-width="5"/>';
