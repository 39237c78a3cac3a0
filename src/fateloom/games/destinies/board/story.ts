import type { Scope } from "$lib/board";
import type { EventInfo } from "$lib/protocol";
import { eventSentence, say } from "$lib/words";

/** A hero's count of a roll: the faces (0 is a star) and the result. */
export interface Count {
  seat: number;
  /** The skill's number. */
  skill: number;
  mains: readonly number[];
  efforts: readonly number[];
  total: number;
  markers: number;
  stars: number;
  granted: number;
  successes: number;
  /** The markers as they stood when they were counted. */
  track: readonly number[];
}

/** A result, shown as a slip under its text. */
export interface Gain {
  kind: "coins" | "xp" | "effort" | "item" | "marker" | "map";
  text: string;
}

/** A text that was read. */
export interface Line {
  /** Its index in all events. */
  index: number;
  /** Its name. */
  key: string;
  words: string;
  /** Whether it was hidden from some players. */
  sealed: boolean;
}

/** A passage of the story: the action, its texts, and its results. */
export interface Passage {
  /** The index of its first event in all events. */
  index: number;
  heading: string;
  /** The code of its first event. */
  code: string;
  pages: readonly Line[];
  counts: readonly Count[];
  /** The successes that were entered; null without a test. */
  entered: number | null;
  gains: readonly Gain[];
}

type Draft = { -readonly [Key in keyof Passage]: Passage[Key] };

/** The events that begin a passage, and which of their arguments is its title. */
const HEADED: Readonly<Record<string, number | null>> = {
  opens: 2,
  visits: 2,
  takes: 2,
  asks: 2,
  scans: 4,
  travels: 2,
  enters: 2,
  walks: 2,
  explores: 2,
  happens: null,
  stage: null,
  finale: null,
  turn: null,
  over: null,
  fulfils: null,
  defeated: null,
};
/** What heroes do on the map; nobody does this before what was told is read. */
export const WALKS: ReadonlySet<string> = new Set(["moves", "stays", "leaves"]);
const AMOUNTS = new Set(["coins", "xp", "effort"]);
const BROUGHT: Readonly<Record<string, Gain["kind"]>> = {
  gains: "item",
  "runs-out": "xp",
  loses: "item",
  picks: "item",
  abandons: "item",
  "hands-over": "item",
  marker: "marker",
  markers: "marker",
  lays: "map",
  places: "map",
  removes: "map",
  brings: "map",
  dismisses: "map",
};

/** The whole story so far, from the events of the table. */
export function passages(events: readonly EventInfo[], players: readonly string[]): Passage[] {
  const found: Draft[] = [];
  let roll: { seat: number; mains: readonly number[]; efforts: readonly number[] }[] = [];
  events.forEach((event, index) => {
    const { code, args } = event;
    if (code in HEADED) {
      const place = HEADED[code];
      const heading = place == null ? "" : String(args[place] ?? "");
      roll = [];
      found.push({ index, heading, code, pages: [], counts: [], entered: null, gains: [] });
      return;
    }
    const passage = found.at(-1);
    if (!passage) return;
    if (code === "reads") {
      const line = { key: String(args[0] ?? ""), words: String(args[3] ?? "") };
      passage.pages = [...passage.pages, { index, ...line, sealed: event.private === true }];
    } else if (code === "rolls") {
      const [seat, mains, efforts] = args as [number, number[], number[]];
      roll = [...roll, { seat, mains, efforts }];
    } else if (code === "counts") {
      const [seat, skill, total, markers, stars, granted, successes] = args as number[];
      const track = args[7] as number[];
      const lies = roll.find((each) => each.seat === seat);
      passage.counts = [
        ...passage.counts,
        {
          seat: seat ?? 0,
          skill: skill ?? 0,
          mains: lies?.mains ?? [],
          efforts: lies?.efforts ?? [],
          total: total ?? 0,
          markers: markers ?? 0,
          stars: stars ?? 0,
          granted: granted ?? 0,
          successes: successes ?? 0,
          track,
        },
      ];
    } else if (code === "tested") {
      passage.entered = Number(args[1]);
    } else {
      const gain = gained(event, players);
      if (gain) passage.gains = [...passage.gains, gain];
    }
  });
  return found;
}

function gained(event: EventInfo, players: readonly string[]): Gain | null {
  const { code, args } = event;
  if (AMOUNTS.has(code)) {
    const by = Number(args[1]);
    if (by === 0) return null;
    const text = say(`destinies-board-gain-${code}`, {
      name: players[Number(args[0])] ?? "",
      by: Math.abs(by),
      sign: by > 0 ? "plus" : "minus",
    });
    return { kind: code as Gain["kind"], text };
  }
  const kind = BROUGHT[code];
  const text = kind && eventSentence("destinies", event, players);
  return kind && text ? { kind, text } : null;
}

/** The same without the texts that were hidden from some players. */
export function unsealed(story: readonly Passage[]): Passage[] {
  return story.map((each) => ({ ...each, pages: each.pages.filter(({ sealed }) => !sealed) }));
}

/** The passages of the current visit, starting with its greeting. */
export function visitOf(story: readonly Passage[]): readonly Passage[] {
  const start = story.findLastIndex(({ code }) => code === "visits" || code === "finale");
  return start < 0 ? [] : story.slice(start);
}

/** The path of a hero since they entered a dungeon, as names of passages. */
export function trailOf(visit: readonly Passage[]): readonly string[] {
  const start = visit.findLastIndex(({ code }) => code === "enters");
  if (start < 0) return [];
  const walked = visit.slice(start).filter(({ code }) => code === "enters" || code === "walks");
  return walked.map(({ heading }) => heading);
}

/** The visit of each event: its seat and place. */
export function scopes(events: readonly EventInfo[]): (Scope | null)[] {
  let scope: Scope | null = null;
  return events.map(({ code, args }) => {
    if (code === "visits") scope = { seat: Number(args[0]), place: String(args[2]) };
    const now = scope;
    if (code === "leaves" || code === "turn" || code === "day") scope = null;
    return now;
  });
}

/** The answer to a personal question. */
export interface Heard {
  index: number;
  /** The person or thing that was asked, and the place. */
  asked: string;
  place: string;
  words: readonly string[];
}

/** The answers to a seat's questions, the latest last (DST-REQ-03). */
export function heardBy(
  seat: number,
  story: readonly Passage[],
  events: readonly EventInfo[],
): Heard[] {
  const visits = scopes(events);
  return story
    .filter(({ code, index, pages }) => {
      return code === "asks" && events[index]?.args[0] === seat && pages.length;
    })
    .map(({ index, heading, pages }) => ({
      index,
      asked: heading,
      place: visits[index]?.place ?? "",
      words: pages.map((page) => page.words),
    }));
}

/** What was read last in the visits of a seat, by everybody's leave, and where; null before that. */
export function readBy(
  seat: number,
  events: readonly EventInfo[],
): { place: string; words: string } | null {
  const visits = scopes(events);
  const at = events.findLastIndex(
    ({ code, private: hidden }, i) =>
      code === "reads" && hidden !== true && visits[i]?.seat === seat,
  );
  const words = events[at]?.args[3];
  return typeof words === "string" ? { place: visits[at]?.place ?? "", words } : null;
}

/** The index of the last page in the events; -1 before the first. */
export function lastRead(story: readonly Passage[]): number {
  return story.findLast(({ pages }) => pages.length > 0)?.pages.at(-1)?.index ?? -1;
}

/** The index of the last roll in the events; -1 before the first. */
export function lastRoll(events: readonly EventInfo[]): number {
  return events.findLastIndex(({ code }) => code === "rolls");
}
