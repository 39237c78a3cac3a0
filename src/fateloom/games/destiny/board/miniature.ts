/** A table of Destiny in small: what is fought for, and everybody's sum and treasure points. */
import { numeral, shield } from "$lib/draw/signs";
import type { Miniature } from "$lib/miniature";
import type { DestinyView } from "$lib/protocol";

const WIDTH = 128;
const CIRCLE = 5.5;

export const miniature: Miniature = (shown) => {
  const { players, goal } = shown as DestinyView;
  const most = Math.max(...players.map(({ total }) => total));
  const pitch = WIDTH / players.length;
  const size = Math.min(24, pitch - 6);
  const columns = players.map(({ seat, total, points }, i) => {
    const x = (i + 0.5) * pitch;
    const leads = total > 0 && total === most;
    const look = `text-anchor="middle" ${leads ? 'style="fill:var(--vermilion)"' : ""}`;
    const dots = Array.from({ length: goal }, (_, dot) => {
      const at = x + (dot - (goal - 1) / 2) * Math.min(CIRCLE, (pitch - 4) / goal);
      const full = dot < points ? "url(#leafgold)" : "none";
      return `<circle cx="${at.toFixed(1)}" cy="76" r="2" fill="${full}" stroke="var(--ink)" stroke-width=".8"/>`;
    });
    return (
      shield(seat, x - size / 2, 8, size) +
      numeral(total, x, 66, Math.min(26, pitch * 0.7), look) +
      dots.join("")
    );
  });
  return columns.join("");
};
