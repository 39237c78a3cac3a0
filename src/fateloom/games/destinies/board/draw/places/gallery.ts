/** The pictures of places, drawn when they are first seen: a part of its own, for it is large. */
import type { Person } from "../people/person";
import { personOf } from "../people/traits";
import { countryside, type Country } from "./countryside";
import { addressOf, fetched } from "./image";
import { drawPlace } from "./place";
import { HEIGHT, WIDTH } from "./sky";
import { placeOf, type Place } from "./spec";
import type { Hour } from "./words";

export { fetched, HEIGHT, WIDTH };

/** A picture as a view carries it. */
export interface Painted {
  of: string;
  scene: string;
  strangers: readonly (readonly [string, string])[];
}

export interface Sight extends Country {
  /** What the story says; null where it does not. */
  painted: Painted | null;
  /** The address of the author's own picture, if it is one and was fetched. */
  image: string | null;
  day: number;
  /** Who visits the place. */
  hero: Person | null;
}

/** The hours of the days, for pictures that do not say theirs. */
const DAYS: readonly Hour[] = ["day", "gold", "day", "grey", "dawn", "day", "dusk"];
/** How many pictures are kept. */
const KEPT = 60;
const kept = new Map<string, string>();

/** The inside of the SVG of a place, of WIDTH by HEIGHT. It is drawn once for each state of a place. */
export function paint(sight: Sight): string {
  if (sight.image)
    return `<image href="${sight.image}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"/>`;
  const hour = DAYS[Math.max(sight.day - 1, 0) % DAYS.length] ?? "day";
  const hero = sight.hero && showsHero(sight.painted) ? sight.hero : null;
  const { id, terrain, wet, dark, painted } = sight;
  const name = JSON.stringify([id, terrain, wet, dark, painted, hour, hero]);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const drawn = draw(sight, hour);
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? "");
  kept.set(name, drawn);
  return drawn;
}

function draw({ painted, hero, ...country }: Sight, hour: Hour): string {
  // Without a network there is nothing of one of the author's own.
  if (!painted || addressOf(painted.scene)) return drawPlace({ hour, ...countryside(country) });
  const strangers = painted.strangers.map(([id, traits]) => [id, personOf(id, traits)] as const);
  return drawPlace(
    { hour, ...read(painted) },
    { ...Object.fromEntries(strangers), ...(hero && { me: hero }) },
  );
}

/** Whether the visitor stands in a picture. */
export function showsHero(painted: Painted | null): boolean {
  return painted !== null && (read(painted).people ?? []).some(({ who }) => who === "me");
}

function read({ of, scene }: Painted): Place {
  return placeOf(of.replaceAll(".", "-"), scene);
}
