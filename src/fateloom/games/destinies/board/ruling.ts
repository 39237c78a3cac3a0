import type { DestiniesMove } from "$lib/protocol";

/** The rule by which each question is answered. */
export const RULE_OF_ASK: Readonly<Record<string, string>> = {
  hero: "DST-SET-03",
  exchange: "DST-TEAM-04",
  ability: "DST-ITEM-08",
  move: "DST-MOV-01",
  place: "DST-MOV-09",
  option: "DST-POI-04",
  answer: "DST-INT-04",
  way: "DST-DUN-06",
  stage: "DST-FIN-05",
  dice: "DST-TEST-06",
  successes: "DST-DICE-15",
  "after-roll": "DST-TEST-25",
  markers: "DST-SKL-14",
  overflow: "DST-INV-02",
  trade: "DST-TRD-07",
  share: "DST-TEAM-14",
  retry: "DST-SOLO-03",
};

/** The rule of each kind of option. */
export const RULE_OF_KIND: Readonly<Record<string, string>> = {
  interaction: "DST-INT-01",
  payment: "DST-INT-06",
  test: "DST-TEST-01",
  scan: "DST-SCAN-01",
  destiny: "DST-DSC-01",
  "scan-or-test": "DST-SOT-01",
  trade: "DST-TRD-06",
  finale: "DST-FIN-01",
  travel: "DST-TRV-02",
  dungeon: "DST-DUN-01",
};

/** The rules of the moves that are possible besides an answer. */
export const RULE_OF_WORD: Readonly<Record<string, string>> = {
  stay: "DST-MOV-13",
  end: "DST-TURN-15",
  leave: "DST-POI-17",
  spend: "DST-XP-03",
  summon: "DST-TEAM-07",
  yield: "DST-FIN-17",
};

/** The rules of a view: of its question, and of the other possible moves. */
export function rulesOf(
  asked: string | null,
  legal: readonly Pick<DestiniesMove, "kind">[],
): string[] {
  const said = legal.map((move) => RULE_OF_WORD[move.kind]);
  const found = [RULE_OF_ASK[asked ?? ""], ...said].filter((rule) => rule !== undefined);
  return [...new Set(found)];
}
