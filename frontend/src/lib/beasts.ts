import type { DiaperStyle } from "./draw/diaper";
import type { IconName } from "./icons/names";

/** The face of a bot: a beast of the margin. */
export interface Beast {
  icon: IconName;
  field: string;
  ground: DiaperStyle;
  /** How strong it is among the bots, from 1. */
  strength: number;
}

const SNAIL: Beast = { icon: "snail", field: "var(--f-verdigris)", ground: "vine", strength: 1 };

const BEASTS: Readonly<Record<string, Beast>> = {
  random: SNAIL, // only at tables of earlier versions
  careless: SNAIL,
  greedy: { icon: "rabbit-head", field: "var(--f-gold)", ground: "check", strength: 2 },
  search: { icon: "fox-head", field: "var(--f-vermilion)", ground: "lozenge", strength: 3 },
  rollout: { icon: "wolf-head", field: "var(--f-woad)", ground: "chevron", strength: 4 },
};

export function beastOf(bot: string): Beast | undefined {
  return BEASTS[bot];
}
