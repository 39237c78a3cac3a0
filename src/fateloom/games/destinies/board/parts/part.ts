/** A hero's amount of a resource; for Effort dice, those that are ready. */
export const GOODS = ["coins", "effort", "xp"] as const;
export type Goods = (typeof GOODS)[number];

/** The place of an item card: at a seat, on the trade stack of a place, or left on a tile. */
export type Home =
  { on: "seat"; seat: number } | { on: "stack"; place: string } | { on: "tile"; tile: number };

/** A component on the table with its place and name. Tiles have their number as a name. */
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
      /** The person whose figure shows it, unless the place has a token. */
      figure: string;
      tile: number;
      spot: string;
    }
  | { kind: "person"; name: string; tile: number }
  | { kind: "pair"; number: number; at: Exclude<Home, { on: "seat" }> }
  | { kind: "hero"; seat: number; name: string; tile: number };

export type Of<Kind extends Part["kind"]> = Extract<Part, { kind: Kind }>;

/** All components on the table by key, in the order of the set-up. */
export type Layout = Readonly<Record<string, Part>>;

/** Whether the two need no instruction. */
export function same(one: Part | null | undefined, other: Part | null | undefined): boolean {
  return JSON.stringify(bare(one)) === JSON.stringify(bare(other));
}

/** Fields only for the text: a place may move on the screen without an instruction. */
function bare(part: Part | null | undefined): unknown {
  return part?.kind === "place" ? { ...part, figure: null, spot: null } : (part ?? null);
}
