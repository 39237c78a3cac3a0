import { expect, test, vi } from "vitest";
import { PIGMENTS } from "../people/pigments";
import { COLOURS } from "./colours";
import { countryside } from "./countryside";
import { paint, showsHero, type Sight } from "./gallery";
import { addressOf, fetched } from "./image";
import { drawPlace } from "./place";
import { moon } from "./sky";
import { placeOf, type Place } from "./spec";
import { THINGS, type Thing } from "./things/things";
import { BASES, HOURS, LIGHTS, PHASES, POSES, SKIES, WEATHERS } from "./words";

const sound = (drawn: string): boolean => !/NaN|undefined|Infinity|Gradient|<filter/.test(drawn);
const somebody = { id: "somebody", hat: "felt", hair: "cropped" } as const;

const things = Object.keys(THINGS) as Thing[];
const places: Place[] = [
  ...BASES.map((base) => ({ id: base, base })),
  ...HOURS.flatMap((hour) => [
    { id: "hour", hour },
    { id: "hour", hour, base: "room" as const, windows: [[40, 60, 80, 90]] },
  ]),
  ...WEATHERS.map((weather) => ({ id: "weather", weather })),
  ...LIGHTS.flatMap((light) => PHASES.map((phase) => ({ id: "light", light, phase }))),
  ...SKIES.map((sky) => ({ id: "sky", sky })),
  ...things.map((thing) => ({
    id: "thing",
    middle: [{ thing, x: 320, y: 340, size: 120, mirrored: false }],
  })),
  ...POSES.map((pose) => ({
    id: "pose",
    people: [{ who: "me", x: 300, y: 380, height: 200, pose, mirrored: true }],
  })),
];

test.each(places.map((place) => [JSON.stringify(place), place] as const))(
  "draws %s",
  (_, place) => {
    const drawn = drawPlace(place, { me: somebody });
    expect(sound(drawn)).toBe(true);
    expect(drawPlace({ ...place }, { me: somebody }) === drawn).toBe(true);
  },
);

test("every word makes another picture", () => {
  const drawn = places.map((place) => drawPlace(place, { me: somebody }));
  const same = drawn.filter((picture, i) => drawn.indexOf(picture) < i);
  // The phases are those of the moon alone; open country by day needs no words.
  expect(same.length).toBeLessThanOrEqual(4);
});

test("a place is read from the words that a story gives", () => {
  const scene =
    "hour=dusk;horizon=168;light-at=520 148 30;river=yes;near-colour=chalk;windows=1 2 3 4,5 6 7 8;" +
    "back=church 250 232 50,house 560 236 42 mirrored;people=me 300 380 200 sit mirrored";
  expect(placeOf("inn", scene)).toEqual({
    id: "inn",
    hour: "dusk",
    horizon: 168,
    lightAt: [520, 148, 30],
    river: true,
    nearColour: "chalk",
    windows: [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
    back: [
      { thing: "church", x: 250, y: 232, size: 50, mirrored: false },
      { thing: "house", x: 560, y: 236, size: 42, mirrored: true },
    ],
    people: [{ who: "me", x: 300, y: 380, height: 200, pose: "sit", mirrored: true }],
  });
});

test("words that nobody knows are passed over", () => {
  const scene =
    'hour=noon;back=<script> 1 2 3,tree 1 2;near-colour="red";constructor=x;horizon=1e9';
  expect(placeOf("inn", scene)).toEqual({
    id: "inn",
    back: [{ thing: "tree", x: 1, y: 2, size: 100, mirrored: false }],
  });
});

test("the haze hides what is far, and night darkens what is near", () => {
  const far = (hour: Place["hour"]): string => drawPlace({ id: "a", ...(hour && { hour }) });
  expect(far("night") === far("day")).toBe(false);
  expect(Object.keys(COLOURS).length).toBeGreaterThan(Object.keys(PIGMENTS).length);
});

test("a crescent is two arcs that meet in the same two points", () => {
  for (const r of [10, 22, 34, 60]) {
    const [, path = ""] = /<path d="(M[^"]*A[^"]*)"/.exec(moon(100, 80, r, false)) ?? [];
    const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(numbers.slice(0, 2)).toEqual(numbers.slice(-2));
  }
});

const sight: Sight = {
  id: "inn",
  painted: null,
  image: null,
  day: 1,
  terrain: "village",
  wet: true,
  dark: false,
  hero: somebody,
};

test.each(["forest", "hills", "mountain", "marsh", "field", "village", "town", "coast", "ruin"])(
  "a place in %s without a description has a picture of its own",
  (terrain) => {
    const one = paint({ ...sight, terrain });
    expect(sound(one)).toBe(true);
    expect(one === paint({ ...sight, terrain, id: "mill" })).toBe(false);
    expect(countryside({ ...sight, terrain }).middle?.length).toBeGreaterThan(0);
  },
);

test("pictures without an hour follow the day", () => {
  const painted = { of: "inn", scene: "middle=inn 320 340 150", strangers: [] };
  const [one, two] = [1, 2].map((day) => paint({ ...sight, painted, day }));
  expect(one === two).toBe(false);
  const fixed = { ...painted, scene: `hour=dusk;${painted.scene}` };
  expect(paint({ ...sight, painted: fixed, day: 1 })).toBe(
    paint({ ...sight, painted: fixed, day: 2 }),
  );
});

test("the visitor and strangers stand in a picture", () => {
  const painted = {
    of: "inn",
    scene: "people=me 320 380 150,carter 100 380 150",
    strangers: [["carter", "hat=hood"]] as const,
  };
  expect(showsHero(painted)).toBe(true);
  expect(showsHero({ ...painted, scene: "people=carter 100 380 150" })).toBe(false);
  const both = paint({ ...sight, painted });
  const alone = paint({ ...sight, painted: { ...painted, strangers: [] } });
  expect(both.length).toBeGreaterThan(alone.length);
  expect(sound(both)).toBe(true);
});

const digest = "0123456789abcdef".repeat(4);

test("a picture of the author's own is an image at its address", () => {
  const painted = { of: "inn", scene: `image=${digest}`, strangers: [] };
  const image = addressOf(painted.scene);
  expect(image).toBe(`/api/stories/images/${digest}`);
  const shown = paint({ ...sight, painted, image });
  expect(shown).toContain(`<image href="/api/stories/images/${digest}" width="640" height="400"`);
  expect(showsHero(painted)).toBe(false);
});

test("one that cannot be fetched leaves the place as the land has it", () => {
  const painted = { of: "inn", scene: `image=${digest}`, strangers: [] };
  expect(paint({ ...sight, painted })).toBe(paint(sight));
});

test.each([
  undefined,
  "",
  "hour=dusk",
  "image=",
  `image=${digest.slice(1)}`,
  `image=${digest.toUpperCase()}`,
  `image=${digest};hour=dusk`,
  `image=${digest}"/><script>`,
])("%s is no address of a picture", (scene) => {
  expect(addressOf(scene)).toBeNull();
});

test("a picture is asked for once, and again if it did not come", async () => {
  const asked: string[] = [];
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      async decode(): Promise<void> {
        asked.push(this.src);
        await Promise.resolve();
        if (this.src.endsWith("0000")) throw new Error("not an image");
      }
    },
  );
  const [mill, lost] = [`image=${digest}`, `image=${"0".repeat(64)}`];
  const [there, gone] = [addressOf(mill), addressOf(lost)];
  expect([await fetched(undefined), await fetched("hour=dusk")]).toEqual([null, null]);
  expect(await Promise.all([fetched(mill), fetched(mill)])).toEqual([there, there]);
  expect(fetched(mill)).toBe(fetched(mill));
  expect([await fetched(lost), await fetched(lost)]).toEqual([null, null]);
  expect(asked).toEqual([there, gone, gone]);
  vi.unstubAllGlobals();
});
