import { rng, round } from "$lib/draw/rng";
import { drawFigure } from "../people/figure";
import type { Person } from "../people/person";
import { INK } from "../people/pigments";
import { GROUNDS, sources, vault } from "./bases";
import type { Canvas } from "./canvas";
import { pen, type Tint } from "./pen";
import { AIR, HEIGHT, sky, WIDTH } from "./sky";
import type { Figure, Place, Standing } from "./spec";
import { THINGS } from "./things/things";
import { weather } from "./weather";

export { HEIGHT, WIDTH };

/** Rooms are lit from within: neither dusk nor night is as deep there. */
const INDOORS: Partial<Record<string, Tint>> = {
  night: ["#2A2036", 0.34],
  dusk: ["#5A2C4C", 0.16],
};
/** The height of a grown-up figure. */
const TALL = 222;

/**
 * A picture of a place, as the inside of an SVG of WIDTH by HEIGHT. The same description gives the
 * same picture for ever; "people" are the strangers in it, and "me", by their names.
 */
export function drawPlace(place: Place, people: Readonly<Record<string, Person>> = {}): string {
  const hour = place.hour ?? "day";
  const base = place.base ?? "open";
  const horizon = place.horizon ?? 210;
  const tint = (base === "room" && INDOORS[hour]) || AIR[hour].tint;
  const haze = AIR[hour].sky[4];
  const near = pen(tint, haze);
  const random = sources(place.id);
  const put = (things: readonly Standing[] = []): string =>
    things
      .map(({ thing, x, y, size, mirrored }) => {
        const scale = size / 100;
        const drawn = THINGS[thing](near, rng(`${thing}${x} ${place.id}`).next);
        return `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})">${drawn}</g>`;
      })
      .join("");
  const canvas: Canvas = {
    place,
    horizon,
    near,
    haze: (share) => pen(tint, haze, share),
    random,
    put,
  };
  const figures = (place.people ?? []).map((each, i) => figure(each, people, `${place.id}-${i}`));
  return (
    (base === "room" ? "" : sky(place, hour, horizon + 14, random("sky"))) +
    GROUNDS[base](canvas) +
    put(place.middle) +
    (base === "vault" ? vault(near) : "") +
    figures.join("") +
    put(place.fore) +
    weather(place.weather, horizon, near, random("weather"))
  );
}

function figure(
  { who, x, y, height, pose, mirrored }: Figure,
  people: Readonly<Record<string, Person>>,
  key: string,
): string {
  const person = people[who];
  if (!person) return "";
  const scale = height / TALL;
  const { holds: _, ...bare } = person;
  // A hero holds nothing here: the things of the picture are about.
  const drawn = drawFigure(
    { ...(who === "me" ? bare : person), turn: mirrored ? "left" : "right" },
    key.replace(/[^a-z0-9-]/g, "-"),
    pose,
  );
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${round(44 * scale)}" ry="${round(9 * scale)}" fill="${INK}" opacity=".24"/>` +
    `<g transform="translate(${round(x - 50 * scale)} ${round(y - TALL * scale)}) scale(${Math.round(scale * 1000) / 1000})">${drawn}</g>`
  );
}
