import type { Scope, Told } from "$lib/board";
import type { EventInfo, NoteInfo, Table } from "$lib/protocol";
import { isAnswer, isHead, weightOf } from "$lib/weights";
import { eventSeat, eventSentence, say } from "$lib/words";

export type { Told };

/**
 * The lines of the log: a sentence for each event the viewer may know of, and for each note.
 * `called` says what the seats of notes were called then. `sealed` leaves out what not everybody was told.
 */
export function chronicle(
  game: string,
  events: readonly EventInfo[],
  players: readonly string[],
  scopes: readonly (Scope | null)[] = [],
  notes: readonly NoteInfo[] = [],
  called: Table["called"] = {},
  sealed = false,
): Told[] {
  const told = events.flatMap((event, index) => {
    const text = sealed && event.private ? null : eventSentence(game, event, players);
    if (text === null) return [];
    const { code } = event;
    const chapter = isHead(game, code);
    const seat = chapter ? null : eventSeat(game, event);
    const answer = isAnswer(game, code, seat);
    const weight = weightOf(game, event);
    return [{ index, code, text, weight, answer, seat, chapter, scope: scopes[index] ?? null }];
  });
  if (notes.length === 0) return told;
  const noted = notes.map(({ first, kind, seat, number }, i): Told => ({
    index: first - 1 + (i + 1) / (notes.length + 1),
    code: kind,
    text: say(`table-note-${kind}`, {
      name: called[number] ?? players[seat] ?? "",
      at: players[seat] ?? "",
    }),
    weight: "ordinary",
    answer: false,
    seat,
    chapter: false,
    scope: null,
  }));
  return [...told, ...noted].sort((a, b) => a.index - b.index);
}

/** The lines about one player, about one place, or both; null stands for all of them. */
export function about(
  told: readonly Told[],
  seat: number | null,
  place: string | null,
): readonly Told[] {
  if (seat === null && place === null) return told;
  return told.filter(
    (line) =>
      !line.chapter &&
      (seat === null || line.seat === seat || line.scope?.seat === seat) &&
      (place === null || line.scope?.place === place),
  );
}
