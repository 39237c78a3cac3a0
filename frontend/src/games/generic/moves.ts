/** The moves by their kinds, each kind where its first move stands. */
export function kindsOf(moves: readonly string[]): readonly (readonly [string, string[]])[] {
  const kinds = new Map<string, string[]>();
  for (const move of moves) {
    const kind = move.split(" ")[0] ?? "";
    const known = kinds.get(kind);
    if (known) known.push(move);
    else kinds.set(kind, [move]);
  }
  return [...kinds];
}
