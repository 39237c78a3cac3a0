/** A run of The Hand in small: the line of monsters, the hero's health, and the wave. */
import { card, numeral } from "$lib/draw/signs";
import type { Miniature } from "$lib/miniature";
import type { HandView } from "$lib/protocol";

const WAVES = ["I", "II", "III", "IV"];
const HEART =
  "M0 8C-9 1 -10 -3 -10 -6C-10 -10 -7 -12 -4 -11C-2 -10 0 -8 0 -7C0 -8 2 -10 4 -11C7 -12 10 -10 10 -6C10 -3 9 1 0 8Z";

export const miniature: Miniature = (shown) => {
  const { line, hp, wave } = shown as HandView;
  const cards = line
    .slice(0, 5)
    .map(({ face }, i) =>
      card(6 + i * 17, 8 + i * 3, 26, face ? "var(--f-verdigris)" : "var(--f-woad)"),
    );
  return (
    cards.reverse().join("") +
    `<path d="${HEART}" transform="translate(18 68)" fill="var(--f-vermilion)" stroke="var(--ink)"/>` +
    numeral(hp, 32, 75, 20) +
    numeral(WAVES[wave - 1] ?? "", 122, 75, 20, 'text-anchor="end" style="fill:var(--vermilion)"')
  );
};
