import { rng } from "$lib/draw/rng";
import type { Place, Standing } from "./spec";
import type { Thing } from "./things/things";
import type { Base } from "./words";

/** What is known of a place that its story does not describe. */
export interface Country {
  id: string;
  terrain: string;
  /** Whether a river, a shore or a sea is near. */
  wet: boolean;
  /** Whether it is below the ground, or the night of a Finale. */
  dark: boolean;
}

interface Land {
  base?: Base;
  /** What stands large in front, and what stands smaller behind. */
  large: readonly [Thing, ...Thing[]];
  small: readonly [Thing, ...Thing[]];
}

const LANDS: Readonly<Record<string, Land>> = {
  forest: { base: "wood", large: ["oak", "pine"], small: ["nettles", "stone"] },
  hills: { base: "valley", large: ["thorn", "weather-stone"], small: ["sheep", "stone"] },
  mountain: { large: ["stone", "pine"], small: ["pine", "stone"] },
  marsh: { base: "water", large: ["willow", "heron"], small: ["reeds"] },
  field: { large: ["tree", "scarecrow"], small: ["sheaf", "hay"] },
  village: { large: ["house", "well"], small: ["house", "cottage", "tree"] },
  town: { large: ["church", "inn"], small: ["house"] },
  coast: { base: "water", large: ["willow", "stone"], small: ["reeds", "boat"] },
  ruin: { large: ["arch", "ruin-wall"], small: ["nettles", "stone"] },
  stones: { large: ["stone", "weather-stone"], small: ["stone"] },
  road: { large: ["tree", "cart"], small: ["fence", "cottage"] },
  sea: { base: "water", large: ["stone"], small: ["boat"] },
};

/** A picture of a place from its terrain, for stories that do not describe their places. */
export function countryside({ id, terrain, wet, dark }: Country): Place {
  const random = rng(`country ${id}`);
  if (dark && terrain === "ruin") return below(id);
  const land = LANDS[terrain] ?? LANDS.road;
  if (!land) return { id };
  const left = random.next() < 0.5;
  const at = (thing: Thing, x: number, y: number, size: number): Standing => ({
    thing,
    x: left ? x : 640 - x,
    y,
    size,
    mirrored: random.next() < 0.5,
  });
  const large = random.pick(land.large);
  const small = (x: number, y: number, size: number): Standing =>
    at(random.pick(land.small), x, y, size + random.whole(-12, 12));
  return {
    id,
    base: land.base ?? "open",
    ...(dark ? { hour: "night", light: "moon", phase: "crescent" } : {}),
    horizon: random.whole(170, 205),
    ...(land.base === "wood" || land.base === "water" ? { ground: 340 } : {}),
    river: wet && !land.base,
    trees: terrain === "mountain" ? 8 : 24,
    nearColour: terrain === "field" ? "stubble" : "leaf",
    ...(terrain === "road" ? { road: [300, 236, 320, 90, 40] } : {}),
    back: land.base ? [] : [small(430, 236, 60), small(540, 240, 66), small(90, 238, 58)],
    middle: [at(large, 210, 350, 180), small(470, 350, 100), small(560, 364, 110)],
  };
}

/** A chamber below the ground. */
function below(id: string): Place {
  const random = rng(`below ${id}`);
  const arches = random.whole(1, 3);
  return {
    id,
    base: "room",
    hour: "night",
    stone: true,
    beams: false,
    tiles: random.next() < 0.5,
    wallColour: random.pick(["flags", "slate", "umber"]),
    floorColour: "earth",
    back: Array.from({ length: arches }, (_, i) => ({
      thing: "arch",
      x: Math.round((640 * (i + 0.5)) / arches),
      y: 264,
      size: 180,
      mirrored: false,
    })),
    middle: [
      {
        thing: random.pick(["stairs-down", "barrel", "stone", "table"] as const),
        x: random.whole(180, 460),
        y: 350,
        size: 130,
        mirrored: false,
      },
    ],
    fore: [{ thing: "lantern", x: random.whole(60, 580), y: 388, size: 150, mirrored: false }],
  };
}
