import type { Act, Acting, Audience, Place, Step } from "$lib/acts";
import type { EventInfo, RealmsView } from "$lib/protocol";
import Flown from "./Flown.svelte";

/** Between two cards of one payment, in milliseconds, and how many of them are seen to go. */
const AFTER = 80;
const PAID = 4;

/** How what happens in Realms is acted out. */
export const acting: Acting = { script, Flown };

function script(
  { code, args }: EventInfo,
  rest: readonly EventInfo[],
  { seat: me, view }: Audience,
  before: readonly EventInfo[],
): readonly Step[] {
  const [seat, other] = args as number[];
  if (seat === undefined) return [];
  switch (code) {
    case "drawn":
      return [
        [
          {
            act: "deal",
            to: (args[1] as string[]).map((card) => `hand ${card}`),
          },
        ],
      ];
    case "bids":
      return [[{ act: "ring", at: `rung ${other}`, tone: "gain" }]];
    case "wins": {
      // Who bid and lost is pointed at where it is the reader.
      const lost = me !== null && seat !== me && bidders(before).includes(me);
      const at = lost ? points(`seat ${seat}`, seat, [me]).flat() : [];
      return [[{ act: "gavel", at: "lots" }, ...at]];
    }
    case "uses":
      return [[{ act: "lift", at: `card ${args[1] as string}` }]];
    case "aims":
      return points([`card ${args[1] as string}`, `seat ${seat}`], seat, [args[2] as number]);
    case "aims-at-card": {
      const [, power, card] = args as [number, string, string];
      const from = [`card ${power}`, `seat ${seat}`];
      const owner = ownerOf(card, rest, view as RealmsView);
      if (owner === null || owner === seat) return [[{ act: "lift", at: `card ${power}` }]];
      return points(from, seat, [owner]);
    }
    case "swaps":
      return [
        [
          moved(args[1] as string, seat, args[2] as number),
          moved(args[3] as string, args[2] as number, seat),
        ],
      ];
    case "moves":
      return [[moved(args[1] as string, seat, args[2] as number)]];
    case "sees-hand":
    case "unmasks":
    case "demands":
      return [[{ act: "ring", at: `seat ${other}`, tone: "harm" }]];
    case "pairs":
      return points(`seat ${seat}`, seat, args[1] as number[]);
    case "taxes":
      return points(["card Tax Collector", `seat ${seat}`], seat, [other ?? seat]);
    case "eliminated":
      return typeof args[1] === "number"
        ? points(`seat ${args[1]}`, args[1], [seat])
        : [[harm(seat)]];
    case "gives":
      return [given(seat, other ?? seat, args[2] as number, told("given", rest))];
    case "takes":
      return [given(other ?? seat, seat, 1, told("taken", rest))];
    case "exchanges": {
      const [mine, theirs] = told("exchanged", rest);
      const to = other ?? seat;
      return [
        [
          ...given(seat, to, 1, mine === undefined ? [] : [mine]),
          ...given(to, seat, 1, theirs === undefined ? [] : [theirs]),
        ],
      ];
    }
    case "discards": {
      const card = args[1] as string;
      const from = [`hand ${card}`, `shield ${seat}`];
      const left: Act = { act: "fly", card, from, to: null };
      // One card is a life.
      const last = seat === me && (view as RealmsView).hand.length === 1;
      return [last ? [left, { act: "tremble", at: `shield ${seat}` }] : [left]];
    }
    case "in-danger":
      return [
        (args[0] as number[]).map((each) => ({
          act: "tremble",
          at: `shield ${each}`,
        })),
      ];
    case "cursed":
    case "loses":
      return [[harm(seat)]];
    case "saved":
    case "raises":
    case "fulfils":
    case "completes":
      return [[{ act: "ring", at: `seat ${seat}`, tone: "gain" }]];
    default:
      return [];
  }
}

/** Somebody turns a power on others; nothing points at the one who turns it. */
function points(from: Place, doer: number, at: readonly number[]): Step[] {
  const victims = at.filter((each) => each !== doer);
  if (victims.length === 0) return [];
  return [victims.map((each) => ({ act: "thread", from, to: `seat ${each}` })), victims.map(harm)];
}

/** Who has bid in the auction that is about to end. */
function bidders(before: readonly EventInfo[]): unknown[] {
  const start = before.findLastIndex(({ code }) => code === "turn");
  return before.slice(start + 1).flatMap(({ code, args }) => (code === "bids" ? [args[0]] : []));
}

/** Whose a card was that a power was turned on: it may have changed hands, or be gone. */
function ownerOf(card: string, rest: readonly EventInfo[], view: RealmsView): number | null {
  for (const { code, args } of rest) {
    if ((code === "loses" || code === "moves") && args[1] === card) return args[0] as number;
    if (code === "swaps" && args[3] === card) return args[2] as number;
  }
  return view.players.find(({ front }) => front.some((laid) => laid.card === card))?.seat ?? null;
}

/** A card on the table that another player has now. */
function moved(card: string, from: number, to: number): Act {
  return {
    act: "fly",
    card,
    from: [`card ${card}`, `shield ${from}`],
    to: `shield ${to}`,
  };
}

function harm(seat: number): Act {
  return { act: "ring", at: `seat ${seat}`, tone: "harm" };
}

/** Cards that go from hand to hand: their backs, to those who do not know them. */
function given(from: number, to: number, count: number, cards: readonly string[]): Act[] {
  return Array.from({ length: Math.min(count, PAID) }, (_, i) => {
    const card = cards[i] ?? null;
    const lies = card === null ? [] : [`hand ${card}`];
    return {
      act: "fly",
      card,
      from: [...lies, `shield ${from}`],
      to: [...lies, `shield ${to}`],
      after: i * AFTER,
    };
  });
}

/** The cards of the event that only those are told whom it concerns. */
function told(code: string, [next]: readonly EventInfo[]): string[] {
  return next?.code === code ? (next.args.slice(2).flat() as string[]) : [];
}
