import type { CardState } from "$lib/cards/face";
import type { RealmsLaid, RealmsView } from "$lib/protocol";
import { refusalSentence, say } from "$lib/words";
import type { Target } from "./choosing.svelte";
import { whyNotCard } from "./why";

/** A card in front of a player, how it lies, and what touching it does. */
export interface Spot {
  laid: RealmsLaid;
  state: CardState;
  /** Added to its label. */
  note: string | undefined;
  touch: (() => void) | undefined;
}

/** How the table answers to being touched. */
export interface Touching {
  names: readonly string[];
  target: (card: string) => Target | undefined;
  /** Picks what can be chosen. */
  pick: (target: Target) => void;
  /** Says why something cannot be chosen. */
  tell: (why: string, rule?: string) => void;
}

/** The cards in front of a player. */
export function spots(view: RealmsView, owner: number, touching: Touching): Spot[] {
  return (view.players[owner]?.front ?? []).map((laid) => spot(view, owner, laid, touching));
}

function spot(
  view: RealmsView,
  owner: number,
  laid: RealmsLaid,
  { names, target: targetOf, pick, tell }: Touching,
): Spot {
  const target = targetOf(laid.card);
  const refusal = view.refusals.find((each) => each.card === laid.card);
  const reason = target
    ? ""
    : refusal
      ? refusalSentence(refusal, "realms")
      : whyNotCard(view, owner, laid.card, names);
  return {
    laid,
    state: {
      rotated: laid.rotated,
      playable: target !== undefined,
      chosen: target?.chosen ?? false,
      barred: reason || undefined,
    },
    note: laid.rotated ? say("realms-rotated") : undefined,
    touch: target ? () => pick(target) : reason ? () => tell(reason, refusal?.rule) : undefined,
  };
}

/** The same cards where nothing can be touched. */
export function resting(view: RealmsView, owner: number): Spot[] {
  return (view.players[owner]?.front ?? []).map((laid) => ({
    laid,
    state: { rotated: laid.rotated },
    note: laid.rotated ? say("realms-rotated") : undefined,
    touch: undefined,
  }));
}
