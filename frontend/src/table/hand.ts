/** How the cards of a hand lie: open, as spines beside an open one, or, in a low room, flat. */
export type HandShape = "cards" | "spines" | "planks";

/** How a hand lies in its room; lengths in rem. */
export interface HandLayout {
  shape: HandShape;
  /** Of a card that lies open; 0 where none has the room to. */
  width: number;
  /** Of one that does not. */
  narrow: number;
}

/** Height of a card in widths. */
const HIGH = 1.4;
/** What a card that is chosen rises by, and the fan falls by at its ends. */
const RISE = 2.1;
const GAP = 0.35;
/** The narrowest card whose words can be read, and the widest that is useful. */
const LEAST = 4.4;
const MOST = 12;
/** The narrowest spine that can be touched, and the widest. */
const TOUCH = 1.9;
const SPINE = 3.4;
/** The narrowest plank whose name can be read, and the widest. */
const FLAT = 2.5;
const PLANK = 7;
/** Above and below a card that opens among spines. */
const MARGIN = 0.8;

/** How so many cards lie in a room of this width and height. */
export function handLayout(count: number, width: number, height: number): HandLayout {
  const risen = Math.max((height - RISE) / HIGH, 0);
  const each = (width - 0.6 - GAP * (count - 1)) / Math.max(count, 1);
  const card = Math.min(each, risen, MOST);
  if (card >= LEAST) return { shape: "cards", width: card, narrow: SPINE };
  const high = Math.min((height - MARGIN) / HIGH, 6.6);
  if (high < LEAST) {
    const narrow = Math.min(Math.max(each, FLAT), PLANK);
    return { shape: "planks", width: narrow, narrow };
  }
  const room = width - 0.6 - GAP * count;
  const open = Math.min(high, room - TOUCH * (count - 1));
  if (open < LEAST) {
    return { shape: "spines", width: 0, narrow: Math.min(Math.max(each, TOUCH), SPINE) };
  }
  const rest = (room - open) / Math.max(count - 1, 1);
  return { shape: "spines", width: open, narrow: Math.min(Math.max(rest, TOUCH), SPINE) };
}
