import type { DestinyGroup, DestinyTerm } from "$lib/protocol";
import { aligned } from "./faces";

/** A piece of a worked sum; what was added to a printed value tells its card, to be coloured. */
export interface Piece {
  text: string;
  /** Why the piece is there: pair, triple, or the card that gives it. Null for the rest. */
  why: string | null;
}

/**
 * The sum of a group as it is worked (DTY-TOTAL-02, DTY-TOTAL-03, DTY-TOTAL-09):
 * ((3+1)+(2+1))×(3+1). Without a Multiplier nothing is multiplied.
 */
export function sum(group: DestinyGroup): Piece[] {
  const kinds = group.cards.map((term) => aligned(term.card)?.kind);
  const added = group.cards.filter((_, i) => kinds[i] !== "multiplier");
  const multipliers = group.cards.filter((_, i) => kinds[i] === "multiplier");
  const pieces = joined(added, multipliers.length > 0);
  if (multipliers.length > 0) {
    pieces.push(plain("×"), ...joined(multipliers, true));
  }
  return pieces;
}

/** The sum in one line of plain text. */
export function sumText(group: DestinyGroup): string {
  return sum(group)
    .map((piece) => piece.text)
    .join("");
}

function joined(terms: readonly DestinyTerm[], bracketed: boolean): Piece[] {
  const pieces = terms.flatMap((term, i) => [
    ...(i > 0 ? [plain("+")] : []),
    ...worked(term, bracketed || terms.length > 1),
  ]);
  return bracketed && terms.length > 1 ? [plain("("), ...pieces, plain(")")] : pieces;
}

function worked(term: DestinyTerm, bracketed: boolean): Piece[] {
  const pieces = [
    plain(String(term.printed)),
    ...term.adds.map(([why, more]) => ({ text: `+${more}`, why: String(why) })),
  ];
  return bracketed && term.adds.length > 0 ? [plain("("), ...pieces, plain(")")] : pieces;
}

function plain(text: string): Piece {
  return { text, why: null };
}
