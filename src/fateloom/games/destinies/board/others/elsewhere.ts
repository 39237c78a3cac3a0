import type { EventInfo } from "$lib/protocol";
import type { Passage } from "../story";

/** A visit of another hero, to be told in a sentence. */
export interface Visit {
  /** The index of its first event in all events. */
  index: number;
  seat: number;
  /** The place and its name. */
  place: string;
  name: string;
  passages: readonly Passage[];
  /** The sentence that stands for it: how what was read last begins. */
  gist: string;
}

/** What ends a visit. */
const ENDS: ReadonlySet<string> = new Set(["visits", "turn", "day", "over"]);

/** The visits of the others since the last turn of a seat; of everybody's in the last day. */
export function elsewhere(
  story: readonly Passage[],
  events: readonly EventInfo[],
  seat: number | null,
  mine: boolean,
): Visit[] {
  const from = since(events, seat, mine);
  return events.flatMap(({ code, args }, index) => {
    if (code !== "visits" || index < from || args[0] === seat) return [];
    const after = events.findIndex((each, i) => i > index && ENDS.has(each.code));
    const end = after < 0 ? events.length : after;
    const passages = story.filter((each) => each.index >= index && each.index < end);
    const read = passages.findLast(({ pages }) => pages.some(({ sealed }) => !sealed));
    const words = read?.pages.find(({ sealed }) => !sealed)?.words ?? "";
    if (!words) return [];
    const [, place, name] = args.map(String);
    return [
      {
        index,
        seat: Number(args[0]),
        place: place ?? "",
        name: name ?? "",
        passages,
        gist: gist(words),
      },
    ];
  });
}

/** Where a seat's last turn began; the one before it during a turn of its own. */
function since(events: readonly EventInfo[], seat: number | null, mine: boolean): number {
  if (seat === null) return events.findLastIndex(({ code }) => code === "day");
  const turns = events.flatMap(({ code, args }, i) =>
    code === "turn" && args[0] === seat ? [i] : [],
  );
  return turns.at(mine ? -2 : -1) ?? -1;
}

/** The first sentence of a text; speech belongs to the sentence that it ends in. */
export function gist(words: string): string {
  const end = /[.!?…]['’”“»"]?(?=\s+[\p{Lu}“„"«‘]|\s*$)/u.exec(words);
  return end ? words.slice(0, end.index + end[0].length) : words;
}
