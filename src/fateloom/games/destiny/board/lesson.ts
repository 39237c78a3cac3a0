import type { Lessons } from "$lib/lesson";
import type { DestinyView } from "$lib/protocol";
import { moveLabel } from "$lib/words";

/** Destiny's lessons compare Destiny Totals. */
export const lessons: Lessons = {
  facts(view, names, legal) {
    const { players, seat, goal } = view as DestinyView;
    const [me, rival] = [...players].sort(
      (a, b) => Number(b.seat === seat) - Number(a.seat === seat),
    );
    const done = legal.find((move) => move.kind === "done");
    return {
      name: names[me?.seat ?? 0] ?? "",
      rival: names[rival?.seat ?? 1] ?? "",
      total: me?.total ?? 0,
      rivalTotal: rival?.total ?? 0,
      points: me?.points ?? 0,
      goal,
      done: done ? moveLabel("destiny", done, view, names) : "",
    };
  },
  worth(view, move) {
    const { players, seat, offers } = view as DestinyView;
    const offer = offers.find((each) => each.move === move);
    return offer?.total ?? (seat === null ? null : (players[seat]?.total ?? null));
  },
};
