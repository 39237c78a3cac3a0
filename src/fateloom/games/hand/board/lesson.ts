import type { Lessons } from "$lib/lesson";
import type { HandView } from "$lib/protocol";
import { cardName } from "$lib/words";
import { monster } from "./catalogue";

/** Moves that spend a strength card, with its name after them. */
const SPENDS = /^(?:commit|pay) (.+)$/;

/** The Hand's lessons compare what the strength cards are worth together that a move leaves. */
export const lessons: Lessons = {
  facts(view) {
    const { line, attacks, hp, boss_left, gold } = view as HandView;
    const at = (place: string): number => attacks.find((each) => each.place === place)?.value ?? 0;
    const [front, second] = line.map(({ face }) => (face === null ? "" : cardName("hand", face)));
    const attack = attacks.find((each) => each.falls) ?? attacks[0];
    return {
      health: hp,
      front: front ?? "",
      frontValue: at("front"),
      second: second ?? "",
      secondValue: at("second"),
      frontHp: Math.max(line[0]?.left ?? 0, 0),
      frontDmg: line[0]?.dmg ?? 0,
      value: attack?.value ?? 0,
      against: attack?.against ?? 0,
      bossLeft: Math.max(boss_left, 0),
      gold,
    };
  },
  worth(view, move) {
    const { strength, committed } = view as HandView;
    const spent = new Set([...committed, SPENDS.exec(move)?.[1]]);
    return strength
      .filter((card) => !spent.has(card))
      .reduce((sum, card) => sum + monster(card).hp, 0);
  },
};
