/** The places of the map with their names: loaded after the map itself. */
import type { DestiniesLying, DestiniesView } from "$lib/protocol";
import { spotsOf, type Sheet } from "../atlas";
import { layLabels, overlap, type Box, type Label, type Named, type Size } from "./labels";
import { heroSpot, UNITS, type Ruler, type Scale } from "./scale";

/** A place on the map: the middle of its disc, and its label from there. */
export interface Lettered {
  x: number;
  y: number;
  /** Its name, with a line break where it has two lines; or a letter, where there is no room. */
  words: string;
  /** Whether a letter stands for the name, which is told elsewhere. */
  initial: boolean;
  left: number;
  top: number;
}

/** A submap with all that labels depend on: what stands there, and what is said and marked. */
export interface MapContents {
  view: Pick<DestiniesView, "language" | "pois" | "npcs" | "stacks" | "players" | "turn">;
  sheet: Sheet;
  /** The names of a place and of a tile. */
  poi: (id: string) => string;
  tile: (id: string) => string;
  /** Whether a place bears the sign of what is new; whether a tile shows its distance. */
  fresh: (poi: string) => boolean;
  reached: (tile: string) => boolean;
}

/** The height of a line of a label, in its letters. */
const LINE = 1.05;

/** What the map leaves out of a name. In German, the ending of an adjective depends on it. */
const ARTICLE: Partial<Record<string, RegExp>> = {
  en: /^the (?=\S)/i,
  de: /^(der|die|das) (?=\S+$)/i,
};

/** How much of a label may be hidden. */
const MOST_HIDDEN = 0.14;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

type Name = Named & { id: string; words: readonly string[] };

/**
 * All places of a sheet with their labels, by their ids. Where names hide each other, letters take
 * the place of as few of them as possible.
 */
export function letter(contents: MapContents, scale: Scale, ruler: Ruler): Map<string, Lettered> {
  const { view, sheet } = contents;
  const names: Name[] = [];
  const taken: Box[] = [];
  const standing: Box[] = [];
  for (const tile of sheet.tiles) {
    const [left, top] = [(tile.x - sheet.left) * scale.tile, (tile.y - sheet.top) * scale.tile];
    const lies: Box = { left, top, width: scale.tile, height: scale.tile };
    const heroes = view.players
      .filter((player) => player.tile === tile.tile && player.hero)
      .map(({ seat }, i) => heroBox(lies, i, view.turn === seat, scale));
    const pois = view.pois.filter((spot) => spot.tile === tile.tile);
    const points = spotsOf(tile, pois.length);
    pois.forEach(({ poi, figure }, i) => {
      const [across, down] = points[i] ?? [UNITS / 2, UNITS / 2];
      const x = left + (across / UNITS) * scale.tile;
      const y = above(heroes, x, top + (down / UNITS) * scale.tile, scale.disc);
      const words = lines(bare(contents.poi(poi), view.language));
      const sizes = words.map((each) => sizeOf(each, scale, ruler));
      names.push({ id: poi, x, y, radius: scale.disc / 2, sizes, tile: lies, words });
      const guests = view.npcs.some((npc) => npc.poi === poi && npc.figure !== figure);
      const stack = view.stacks.some((each) => each.poi === poi);
      taken.push(...signs(x, y, scale, { guests, stack, fresh: contents.fresh(poi) }));
    });
    standing.push(...heroes);
    taken.push(...corners(tile, lies, contents, scale, ruler));
  }
  const brief = new Set<string>();
  const short = sizeOf("M", scale, ruler);
  let laid = names;
  let labels = layLabels(laid, taken, standing);
  for (let worst = hidden(laid, labels, brief); worst; worst = hidden(laid, labels, brief)) {
    brief.add(worst);
    laid = names.map((each) => (brief.has(each.id) ? { ...each, sizes: [short] } : each));
    labels = layLabels(laid, taken, standing);
  }
  let told = 0;
  return new Map(
    laid.map(({ id, x, y, words }, i) => {
      const { left = 0, top = 0, lines = 1 } = labels[i] ?? {};
      const initial = brief.has(id);
      const shown = initial ? LETTERS[told++ % LETTERS.length] : words[lines - 1];
      return [id, { x, y, left, top, initial, words: shown ?? "" }];
    }),
  );
}

/** The place whose name is hidden most, if one cannot be read. */
function hidden(
  laid: readonly Name[],
  labels: readonly Label[],
  brief: ReadonlySet<string>,
): string | undefined {
  const shares = laid.map(({ id, sizes }, i) => {
    const { met, lines } = labels[i] ?? { met: 0, lines: 1 };
    const { width, height } = sizes[lines - 1] ?? { width: 1, height: 1 };
    return { id, share: brief.has(id) ? 0 : met / (width * height) };
  });
  const worst = shares.reduce((a, b) => (b.share > a.share ? b : a), {
    id: "",
    share: MOST_HIDDEN,
  });
  return worst.id || undefined;
}

/** The middle of a disc that stands above the heroes it would meet. */
function above(heroes: readonly Box[], x: number, y: number, disc: number): number {
  const lies = { left: x - disc / 2, top: y - disc / 2, width: disc, height: disc };
  const met = heroes.filter((hero) => overlap(hero, lies));
  return Math.min(y, ...met.map(({ top }) => top - disc / 2));
}

function bare(name: string, language: string): string {
  return name.replace(ARTICLE[language] ?? "", "");
}

/** A name in one line, and in two where it can be broken. */
function lines(name: string): string[] {
  const middle = name.length / 2;
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (!breaks.length) return [name];
  const at = breaks.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a));
  return [name, `${name.slice(0, at)}\n${name.slice(at + 1)}`];
}

/** With the padding and border of the label (Place.svelte). */
function sizeOf(words: string, { label }: Scale, ruler: Ruler): Size {
  const each = words.split("\n");
  return {
    width: Math.max(...each.map(ruler)) + 0.9 * label + 6,
    height: (each.length * LINE + 0.12) * label + 2,
  };
}

function heroBox(tile: Box, among: number, active: boolean, scale: Scale): Box {
  const [x, y] = heroSpot(among);
  const width = active ? scale.active : scale.hero;
  return {
    left: tile.left + (x / UNITS) * tile.width - width / 2,
    top: tile.top + (y / UNITS) * tile.height - 0.92 * width,
    width,
    height: width,
  };
}

/** What stands beside a disc: other people, its trade stack, that it is new. */
function signs(
  x: number,
  y: number,
  { disc, rem }: Scale,
  { guests, stack, fresh }: { guests: boolean; stack: boolean; fresh: boolean },
): Box[] {
  return [
    ...(guests ? [{ left: x, top: y - 0.3 * disc, width: disc, height: 0.75 * disc }] : []),
    ...(stack ? [{ left: x - disc / 2 - 0.9 * rem, top: y, width: disc, height: disc / 2 }] : []),
    ...(fresh
      ? [{ left: x, top: y - disc / 2 - 0.5 * rem, width: 2.4 * rem, height: 1.1 * rem }]
      : []),
  ];
}

/** The name of a tile that was turned up, and the distance on one that can be reached. */
function corners(
  { tile, explored }: DestiniesLying,
  { left, top, width }: Box,
  contents: MapContents,
  { label, rem }: Scale,
  ruler: Ruler,
): Box[] {
  const most = 0.71 * width;
  const name = 1.25 * ruler(contents.tile(tile));
  const height = Math.ceil(name / most) * 1.1 * label;
  return [
    ...(explored
      ? [
          {
            left: left + 0.05 * width,
            top: top + 0.03 * width,
            width: Math.min(most, name),
            height,
          },
        ]
      : []),
    ...(contents.reached(tile)
      ? [{ left: left + width - 3.4 * rem, top, width: 3.4 * rem, height: 1.7 * rem }]
      : []),
  ];
}
