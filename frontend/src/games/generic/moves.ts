import type { MoveInfo } from "$lib/protocol";

/** The moves by kind, in the order of the first move of each kind. */
export function kindsOf(moves: readonly MoveInfo[]): readonly (readonly [string, MoveInfo[]])[] {
  const kinds = new Map<string, MoveInfo[]>();
  for (const move of moves) {
    const known = kinds.get(move.kind);
    if (known) known.push(move);
    else kinds.set(move.kind, [move]);
  }
  return [...kinds];
}
