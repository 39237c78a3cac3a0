import type { EventInfo } from "$lib/protocol";
import { eventSeat, eventSentence } from "$lib/words";

/** An event as a line of the log. */
export interface Told {
  /** Where it stands among all events of the table. */
  index: number;
  text: string;
  /** Whose doing it is, for the shield; null for what simply happens. */
  seat: number | null;
  /** The head of a round or phase. */
  chapter: boolean;
}

const CHAPTERS = new Set(["round", "phase", "day"]);

/** The lines of the log: a sentence for each event the viewer may know of. */
export function chronicle(
  game: string,
  events: readonly EventInfo[],
  players: readonly string[],
): Told[] {
  return events.flatMap((event, index) => {
    const text = eventSentence(game, event, players);
    if (text === null) return [];
    const chapter = CHAPTERS.has(event.code);
    return [{ index, text, seat: chapter ? null : eventSeat(game, event), chapter }];
  });
}
