/** A table of Realms in small: the lot under the gavel, and the cards that everybody lives by. */
import { card, numeral, shield } from "$lib/draw/signs";
import type { Miniature } from "$lib/miniature";
import type { RealmsView } from "$lib/protocol";

const ROWS = 3;

export const miniature: Miniature = (shown) => {
  const { players, auction, pile } = shown as RealmsView;
  const lots = auction?.lots.length ?? 0;
  const middle =
    lots > 0
      ? Array.from({ length: lots }, (_, i) =>
          card(8 + i * 9, 10 + i * 4, 38, "var(--f-vermilion)"),
        )
      : [card(8, 10, 38, "var(--f-woad)")];
  const called =
    auction && auction.high > 0
      ? numeral(auction.high, 27, 50, 26, 'text-anchor="middle" style="fill:var(--figure)"')
      : numeral(pile, 27, 48, 20, 'text-anchor="middle" style="fill:var(--figure)"');
  const columns = Math.ceil(players.length / ROWS);
  const rows = Math.ceil(players.length / columns);
  const seats = players.map(({ seat, hand, alive }, i) => {
    const x = columns > 1 ? 52 + Math.floor(i / rows) * 38 : 66;
    const y = 6 + (i % rows) * (74 / rows);
    const size = 15;
    const look = alive ? "" : 'opacity=".4"';
    return (
      `<g ${look}>${shield(seat, x, y, size)}` +
      `${numeral(alive ? hand : "–", x + size + 2, y + size * 0.95, 15)}</g>`
    );
  });
  return middle.join("") + called + seats.join("");
};
