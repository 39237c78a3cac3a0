import { tick } from "svelte";
import { lens } from "$lib/cards/lens.svelte";
import { choices } from "./choices";

/** Where the keyboard is at work, and is not taken away from. */
const BUSY = "input, select, textarea, dialog, aside, .talk, [contenteditable]";
/** What is asked, or who is waited for. */
const QUESTION = ".banderole .ask";

/**
 * Takes the keyboard to the first choice: where what had the focus is gone, and, when something
 * new is asked, from anything that cannot be chosen. Without a choice it waits at the question.
 */
export async function toQuestion(newly: boolean): Promise<void> {
  // In the workshop, the table is a part of a page on which somebody writes.
  if (window.parent !== window && !document.hasFocus()) return;
  await tick();
  // What is gone, or was switched off, lets go of the focus only with the next frame.
  await new Promise(requestAnimationFrame);
  const now = document.activeElement;
  const lost = now === null || now === document.body || now.matches(":disabled, [inert] *");
  const open = choices();
  const [first] = open;
  if (first === undefined) {
    if (lost) document.querySelector<HTMLElement>(QUESTION)?.focus({ preventScroll: true });
  } else if (lost || (newly && !now.closest(BUSY) && !open.includes(now as HTMLElement))) {
    const { face, barred } = lens;
    first.focus({ preventScroll: true });
    // Nobody has touched it yet: the lens goes on telling what it told.
    lens.face = face;
    lens.barred = barred;
  }
}
