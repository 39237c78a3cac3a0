/** What a hero has of a kind; of Effort dice those that are ready. */
export const GOODS = ["coins", "effort", "xp"] as const;
export type Goods = (typeof GOODS)[number];

/** Where an item card is: with a seat, on the trade stack of a place, or left on a tile. */
export type Home =
  { on: "seat"; seat: number } | { on: "stack"; place: string } | { on: "tile"; tile: number };

/** A part on the table and where it is, with the name it goes by. Tiles stand by their number. */
export type Part =
  | { kind: "board"; seat: number; hero: string }
  | { kind: "card"; seat: number; hero: string }
  | { kind: "goods"; what: Goods; seat: number; count: number }
  | { kind: "track"; seat: number; skill: number; spaces: readonly number[] }
  | { kind: "item"; number: number; name: string; at: Home }
  | { kind: "tile"; number: number; map: string; x: number; y: number; up: boolean }
  | {
      kind: "place";
      name: string;
      token: number | null;
      /** Whose figure shows it, where it is somebody's and not the place's own. */
      figure: string;
      tile: number;
      spot: string;
    }
  | { kind: "person"; name: string; tile: number }
  | { kind: "pair"; number: number; at: Exclude<Home, { on: "seat" }> }
  | { kind: "hero"; seat: number; name: string; tile: number };

export type Of<Kind extends Part["kind"]> = Extract<Part, { kind: Kind }>;

/** All parts that lie on the table, by a key of each, in the order in which they are laid out. */
export type Layout = Readonly<Record<string, Part>>;

/** Whether nothing has to be done between the two. */
export function same(one: Part | null | undefined, other: Part | null | undefined): boolean {
  return JSON.stringify(bare(one)) === JSON.stringify(bare(other));
}

/** What only the words need: a place may shift on the screen, and that is nobody's task. */
function bare(part: Part | null | undefined): unknown {
  return part?.kind === "place" ? { ...part, figure: null, spot: null } : (part ?? null);
}
