import { round } from "$lib/draw/rng";
import { BEASTS, GOOSE } from "./beasts";
import { brush, type Brush } from "./brush";
import { isLong } from "./bust";
import { head } from "./head";
import { HELD } from "./held";
import type { Person } from "./person";
import { INK, paint, PIGMENTS, SKINS } from "./pigments";

/** The size of a full figure; its foot stands at (50, 222). */
export const FIGURE = { width: 100, height: 230 } as const;

export const POSES = ["stand", "sit", "kneel", "raise"] as const;
export type Pose = (typeof POSES)[number];

/** Somebody at full length, as the inside of an SVG of the size "FIGURE". "key" is the beginning of
 *  ids that nothing else on the page has. */
export function drawFigure(person: Person, key: string, pose: Pose = "stand"): string {
  const size = person.age === "child" ? 0.66 : person.build === "stooped" ? 0.93 : 1;
  const drawn = person.beast
    ? beast(person.beast)
    : `<g transform="translate(50 222) scale(${size}) translate(-50 -222)">${body(person, key, pose)}</g>`;
  return person.turn === "left"
    ? `<g transform="translate(100 0) scale(-1 1)">${drawn}</g>`
    : drawn;
}

function beast(kind: NonNullable<Person["beast"]>): string {
  return kind === "goose"
    ? GOOSE
    : `<g transform="translate(14 140) scale(.36)">${BEASTS[kind](brush(1.5))}</g>`;
}

/** What a body is drawn from: its cloths, the height of the shoulders, and how much wider it is. */
interface Build extends Brush {
  gown: Person["gown"];
  main: string;
  second: string;
  legs: string;
  /** Whether the gown reaches the ground. */
  long: boolean;
  T: number;
  W: number;
}

const LONG_GOWNS: ReadonlySet<string> = new Set(["habit", "cope", "fur", "collar"]);
const SUNK = { stand: 0, raise: 0, sit: 34, kneel: 44 } as const;

function body(person: Person, key: string, pose: Pose): string {
  const pen = brush(1.9);
  const T = 62 + SUNK[pose];
  const W = person.build === "broad" ? 6 : person.build === "slight" ? -4 : 0;
  const long = person.sex === "f" || LONG_GOWNS.has(person.gown ?? "") || (person.long ?? false);
  const build: Build = {
    gown: person.gown,
    main: paint(person.gownColour ?? "woad"),
    second: paint(person.secondColour ?? "cream"),
    legs: paint(person.hose ?? "umber"),
    long,
    T,
    W,
    ...pen,
  };
  const trunk =
    pose === "sit" ? sitting(build) : long || pose === "kneel" ? gowned(build) : hosed(build);
  const scale = person.age === "child" ? 0.4 : 0.36;
  const place = `translate(${round(50 - 100 * scale)} ${round(T + 8 - 156 * scale)}) scale(${scale})`;
  const { behind, neck, face, front } = head(person, pen, `${key}-face`);
  return (
    `<g transform="${place}">${behind}</g>${trunk}${person.gown === "cloak" ? cloak(build) : ""}` +
    `<g transform="${place}">${neck}${face}${front}</g>${arms(person, build, pose)}`
  );
}

function sitting({ main, legs, long, T, W, shape }: Build): string {
  return (
    shape(
      `M${32 - W} ${T + 4}C${24 - W} ${T + 40} ${24 - W} ${T + 70} ${26 - W} ${T + 84}L88 ${T + 84}L92 ${T + 100}V218H78V${T + 112}L30 ${T + 112}`,
      long ? main : legs,
      3,
    ) +
    shape(
      `M${32 - W} ${T}C${26 - W} ${T + 24} ${24 - W} ${T + 60} ${22 - W} ${T + 96}H${72 + W}C90 ${T + 92} 94 ${T + 100} 92 ${long ? 214 : T + 116}H74 L72 ${T + 112}C60 ${T + 116} 40 ${T + 116} ${22 - W} ${T + 108}L${22 - W} ${T + 96}M${68 + W} ${T}C${74 + W} ${T + 30} ${72 + W} ${T + 60} ${72 + W} ${T + 96}`,
      main,
      2.6,
    ) +
    shape(`M${34 - W} ${T}H${66 + W}L${72 + W} ${T + 98}H${24 - W}Z`, main, 2.6)
  );
}

function gowned({ gown, main, second, T, W, shape, line, fill }: Build): string {
  return (
    shape(
      `M${34 - W} ${T}C${26 - W} ${T + 40} ${18 - W} ${T + 110} ${14 - W} 218Q50 228 ${86 + W} 218C${82 + W} ${T + 110} ${74 + W} ${T + 40} ${66 + W} ${T}Q50 ${T + 10} ${34 - W} ${T}Z`,
      main,
      3,
    ) +
    line(
      `M40 ${T + 50}Q36 180 30 216M52 ${T + 60}Q52 180 50 220M62 ${T + 50}Q66 180 72 216`,
      1.4,
      0.5,
    ) +
    fill(
      `M${34 - W} ${T}C${26 - W} ${T + 40} ${18 - W} ${T + 110} ${14 - W} 218L34 221C34 160 38 110 46 ${T + 6}Z`,
      INK,
      0.14,
    ) +
    (gown === "apron" ? shape(`M36 ${T + 40}H66L72 204Q52 210 32 204Z`, second, 2.2) : "") +
    (gown === "habit" ? shape(`M40 ${T}H62L66 214Q52 218 38 214Z`, second, 2) : "") +
    (gown === "fur" || gown === "cope" ? shape(`M44 ${T}H58L62 219H42Z`, second, 2) : "") +
    (gown === "collar"
      ? shape(
          `M38 ${T - 2}L50 ${T + 14}L62 ${T - 2}L66 ${T + 4}L50 ${T + 22}L34 ${T + 4}Z`,
          PIGMENTS.white,
          2,
        )
      : "")
  );
}

function hosed({ gown, main, second, legs, T, W, shape, fill }: Build): string {
  return (
    shape(
      `M38 ${T + 74}L34 212L28 220H46L48 ${T + 84}ZM54 ${T + 84}L56 212L54 220H74L68 210L66 ${T + 74}Z`,
      legs,
      2.6,
    ) +
    shape(
      `M${33 - W} ${T}C${26 - W} ${T + 40} ${24 - W} ${T + 70} ${20 - W} ${T + 104}Q50 ${T + 112} ${80 + W} ${T + 104}C${76 + W} ${T + 70} ${74 + W} ${T + 40} ${67 + W} ${T}Q50 ${T + 10} ${33 - W} ${T}Z`,
      main,
      3,
    ) +
    fill(
      `M${33 - W} ${T}C${26 - W} ${T + 40} ${24 - W} ${T + 70} ${20 - W} ${T + 104}L36 ${T + 107}C36 ${T + 70} 38 ${T + 40} 46 ${T + 6}Z`,
      INK,
      0.14,
    ) +
    shape(
      `M${26 - W} ${T + 48}Q50 ${T + 56} ${74 + W} ${T + 48}L${75 + W} ${T + 55}Q50 ${T + 63} ${25 - W} ${T + 55}Z`,
      PIGMENTS.umber,
      2,
    ) +
    (gown === "apron" ? shape(`M36 ${T + 20}H66L70 ${T + 102}H32Z`, second, 2.2) : "") +
    (gown === "mail" ? shape(`M34 ${T}H66L72 ${T + 40}H28Z`, PIGMENTS.iron, 2.2) : "")
  );
}

function cloak({ second, long, T, W, shape }: Build): string {
  return shape(
    `M${34 - W} ${T - 2}C18 ${T + 30} 10 ${T + 90} 8 ${long ? 214 : T + 120}L30 ${long ? 218 : T + 124}C32 ${T + 70} 38 ${T + 30} 56 ${T + 6}Z`,
    second,
    2.4,
  );
}

function arms(person: Person, { main, T, W, ...pen }: Build, pose: Pose): string {
  const skin = SKINS[person.skin ?? "fair"];
  const arm = (shoulder: string, elbow: string, x: number, y: number): string => {
    const d = `M${shoulder}Q${elbow} ${x} ${y}`;
    return (
      `<path d="${d}" fill="none" stroke="${INK}" stroke-width="15.5" stroke-linecap="round"/>` +
      `<path d="${d}" fill="none" stroke="${main}" stroke-width="11" stroke-linecap="round"/>`
    );
  };
  const hand = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="5.6" fill="${skin}" stroke="${INK}" stroke-width="2.2"/>`;
  const [left, right] = [`${34 - W} ${T + 14}`, `${66 + W} ${T + 14}`];
  if (pose === "raise") {
    return (
      arm(left, `14 ${T + 4}`, 14, T - 22) +
      hand(14, T - 24) +
      arm(right, `86 ${T + 4}`, 88, T - 22) +
      hand(88, T - 24)
    );
  }
  const held = person.holds?.[0];
  if (!held || held === "child") {
    return (
      arm(left, `22 ${T + 40}`, 36, T + 62) +
      hand(38, T + 62) +
      arm(right, `78 ${T + 40}`, 62, T + 64) +
      hand(60, T + 64)
    );
  }
  const long = isLong(held);
  const thing = (x: number, y: number, scale: number): string =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${HELD[held](pen)}</g>`;
  return (
    (long ? thing(84, T + 56, 0.86) : "") +
    arm(left, `20 ${T + 36}`, 30, T + 58) +
    hand(32, T + 60) +
    arm(right, `84 ${T + 30}`, long ? 84 : 74, T + 52) +
    (long ? "" : thing(70, T + 48, 0.5)) +
    hand(long ? 84 : 76, T + 54)
  );
}
