import type { MoveInfo } from "$lib/protocol";

/** The moves by their kinds, each kind where its first move stands. */
export function kindsOf(moves: readonly MoveInfo[]): readonly (readonly [string, MoveInfo[]])[] {
  const kinds = new Map<string, MoveInfo[]>();
  for (const move of moves) {
    const known = kinds.get(move.kind);
    if (known) known.push(move);
    else kinds.set(move.kind, [move]);
  }
  return [...kinds];
}
