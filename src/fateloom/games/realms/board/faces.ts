import type { Face, Outline } from "$lib/cards/face";
import { cardName, has, listed, say, slug } from "$lib/words";
import { gameCard, PLAIN, SECRET, SHARED, TOKENS, type GameCard, type Sign } from "./catalogue";

/** The faces of the 56 game cards, and of tokens and destinies for the reading glass. */

const OUTLINES: Readonly<Record<string, Outline>> = {
  Fighter: "lozenge",
  Field: "arch",
  Book: "rect",
};

export function name(card: string): string {
  return cardName("realms", card);
}

/** What a card, token or destiny does, in a sentence. */
export function power(card: string): string {
  const id = `realms-card-${slug(card)}.power`;
  return has(id) ? say(id) : "";
}

export function face(card: string): Face {
  const known = gameCard(card);
  if (known) return cardFace(known);
  const number = TOKENS.findIndex((token) => token.name === card);
  if (number >= 0) return tokenFace(card, number + 1);
  return destinyFace(card);
}

/** "Kingdom, Fighter, Activation": what a card is, in words. */
export function sorts(card: GameCard): string {
  return [
    name(card.family.name),
    ...(card.type ? [name(card.type.name)] : []),
    ...(card.kind === PLAIN ? [] : [say(`realms-kind-${card.kind}`)]),
  ].join(", ");
}

function cardFace(card: GameCard): Face {
  return {
    id: card.name,
    tone: card.family.tone,
    style: card.family.style,
    outline: OUTLINES[card.type?.name ?? ""] ?? "round",
    art: card.art,
    numeral: "",
    numeralSize: "large",
    crest: card.family.sigil,
    ...(card.type ? { sigil: card.type.sigil } : {}),
    ...(card.sigil ? { foot: card.sigil } : {}),
    brief: true,
    name: name(card.name),
    signs: sorts(card),
    power: power(card.name),
    rule: card.rule,
    mound: card.type?.name === "Field",
    label: `${name(card.name)}, ${sorts(card)}. ${power(card.name)}`,
  };
}

function tokenFace(token: string, number: number): Face {
  return {
    ...paper(token, TOKENS[number - 1]),
    tone: "a-T",
    numeral: String(number),
    rule: `RLM-TK-${number}`,
    label: `${say("realms-token", { name: name(token), number })}. ${power(token)}`,
  };
}

function destinyFace(destiny: string): Face {
  const shared = SHARED.findIndex((each) => each.name === destiny);
  const secret = SECRET.findIndex((each) => each.name === destiny);
  const sort = say(shared >= 0 ? "realms-shared" : "realms-secret");
  const title = name(destiny);
  return {
    ...paper(destiny, SHARED[shared] ?? SECRET[secret]),
    tone: shared >= 0 ? "a-R" : "a-X",
    numeral: title.charAt(0),
    numeralSize: "versal",
    rule: shared >= 0 ? `RLM-DS-${shared + 1}` : `RLM-DX-${secret + 1}`,
    label: `${title}, ${sort}. ${power(destiny)}`,
  };
}

function paper(id: string, sign: Sign | undefined): Omit<Face, "tone" | "label"> {
  return {
    id,
    style: "chevron",
    outline: "foil",
    art: sign?.sigil ?? "person",
    numeral: "",
    numeralSize: "large",
    brief: true,
    name: name(id),
    power: power(id),
  };
}

/** Several cards named in one go. */
export function names(cards: readonly string[]): string {
  return listed(cards.map(name));
}
