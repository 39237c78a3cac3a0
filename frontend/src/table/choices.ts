/** What can be chosen on the page of a table, in the order in which the keyboard comes to it. */

/** The keys of cards and of what else on the table can be chosen, and those of the answers. */
const CARD_KEYS = [..."123456789qwertyzxcvbnmo"];
const ANSWER_KEYS = [..."asdfghjk"];

const HAND = ".fan button";
const TABLE = "main :is(.playable, .target, .place, .aim, .who):is(button)";
const ANSWER = ".banderole :is(button, select)";

/** Something that can be chosen, and its key. */
export interface Keyed {
  key: string;
  choice: HTMLElement;
}

/** All that has a key: the cards of the hand by their places, playable or not, the rest in order. */
export function keyed(page: ParentNode = document): Keyed[] {
  const hand = find(page, HAND);
  const rest = find(page, TABLE).filter((each) => !hand.includes(each));
  return [
    ...[...hand, ...rest.filter(isOpen)].map((choice, i) => ({ key: CARD_KEYS[i], choice })),
    ...find(page, ANSWER)
      .filter(isOpen)
      .map((choice, i) => ({ key: ANSWER_KEYS[i], choice })),
  ].filter((each): each is Keyed => each.key !== undefined);
}

/** All that can be chosen now; what a person would most likely choose is the first. */
export function choices(page: ParentNode = document): HTMLElement[] {
  const answers = find(page, ANSWER).filter(isOpen);
  const [gilt, plain] = parted(answers, (each) => each.classList.contains("gilt"));
  const cards = find(page, `${HAND}.playable`).filter(isOpen);
  const [chosen, others] = parted(cards, (each) => each.ariaPressed === "true");
  const rest = find(page, TABLE).filter((each) => isOpen(each) && !cards.includes(each));
  return [...gilt, ...others, ...plain, ...rest, ...chosen];
}

function find(page: ParentNode, selector: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(selector)].filter(
    (each) => each.closest("[inert]") === null && each.getClientRects().length > 0,
  );
}

/** Whether it can be chosen now. */
export function isOpen(each: HTMLElement): boolean {
  return each.matches(":enabled") && each.ariaDisabled !== "true";
}

function parted<T>(all: readonly T[], test: (each: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((each) => !test(each))];
}
