import type { HandAttack, HandView } from "$lib/protocol";
import { say } from "$lib/words";
import { monster, rotated } from "./catalogue";
import type { Place } from "./choices";
import { signed } from "./spot";
import { name } from "./words";

/** A piece of the sum of an attack. */
export interface Term {
  text: string;
  /** What adds or takes it, or how much of a card counts; "" for a card that counts whole. */
  why: string;
  less: boolean;
}

/** The sum of an attack as it is worked: the cards first, then what changes the whole. */
export function terms(view: HandView, attack: HandAttack): Term[] {
  const cards = attack.cards.map((value, i) => {
    const printed = monster(view.committed[i] ?? "").hp;
    const why = value === printed ? "" : say("hand-board-of-value", { value: printed });
    return { text: String(value), why, less: value < printed };
  });
  const changes = attack.changes.map(([what, change]) => ({
    text: signed(change),
    why: name(what),
    less: change < 0,
  }));
  return [...cards, ...changes];
}

/** Who is attacked, by name. */
export function targetName(view: HandView, place: Place): string {
  if (place === "boss" || place === "critical") return name(view.boss);
  const face = view.line[["front", "second", "third"].indexOf(place)]?.face;
  return face ? name(face) : "";
}

/** The expected result of the attack, in a sentence or two. */
export function result(view: HandView, attack: HandAttack): string {
  const over = attack.value - attack.against;
  const words = {
    target: targetName(view, attack.place as Place),
    value: attack.value,
    against: attack.against,
    left: -over,
    over,
  };
  if (attack.place === "critical") {
    return say(attack.falls ? "hand-board-cost-met" : "hand-board-cost-short", words);
  }
  if (!attack.falls) return say("hand-board-stands", words);
  const falls = say(`hand-board-falls-${fate(attack)}`, {
    ...words,
    strength: strengthOf(view, attack),
  });
  return over > 0 ? `${falls} ${say("hand-board-over", words)}` : falls;
}

/** The same in a word or two, for a button. */
export function brief(view: HandView, attack: HandAttack): string {
  if (!attack.falls) {
    return say("hand-board-left-then", { left: attack.against - attack.value });
  }
  const id = fate(attack) === "boss" ? "falls" : fate(attack);
  return say(`hand-board-then-${id}`, { strength: strengthOf(view, attack) });
}

/** What becomes of what falls. */
function fate(attack: HandAttack): "slots" | "sinks" | "boss" {
  return attack.place === "boss" ? "boss" : attack.slots ? "slots" : "sinks";
}

/** What the monster that is attacked would be worth as a strength card. */
function strengthOf(view: HandView, attack: HandAttack): number {
  const face = view.line[attack.place === "second" ? 1 : 0]?.face;
  return face ? monster(face).hp : 0;
}

/** What goes with the attack beside its value. */
export function extras(view: HandView, attack: HandAttack): string[] {
  return view.adds.flatMap((what) => {
    if (what === "Shoot Through" && attack.place === "front") {
      const through = Math.ceil(attack.value / 2);
      return [say("hand-board-through", { through, target: targetName(view, "second") })];
    }
    if (what !== "Resourceful") return [];
    const [only, ...others] = view.committed.map((card) => rotated(monster(card)));
    return only && others.length === 0
      ? [say("hand-board-keeps", { card: name(only.name), value: only.hp })]
      : [say("hand-board-keeps-one")];
  });
}
