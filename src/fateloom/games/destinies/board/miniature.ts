/** A table of Destinies in small: the map as far as it is known, and where the heroes are. */
import { shield } from "$lib/draw/signs";
import { round } from "$lib/draw/rng";
import type { Miniature } from "$lib/miniature";
import type { DestiniesView } from "$lib/protocol";

const [WIDTH, HEIGHT, EDGE] = [128, 84, 5];
const GROUND: Readonly<Record<string, string>> = {
  forest: "#7d9468",
  hills: "#b9a86c",
  mountain: "#a59a86",
  stones: "#a59a86",
  ruin: "#b3a489",
  town: "#c9a877",
  village: "#c9a877",
  marsh: "#8f9f7c",
  coast: "#8fb1b5",
};
const OPEN = "#cbbf8a";

export const miniature: Miniature = (shown) => {
  const view = shown as DestiniesView;
  const place = view.tiles.find(({ tile }) => tile === view.players[view.turn ?? 0]?.tile);
  const submap = place?.submap ?? view.tiles[0]?.submap;
  const tiles = view.tiles.filter((tile) => tile.submap === submap);
  if (tiles.length === 0) return "";
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.max(...xs) - left + 1;
  const rows = Math.max(...ys) - top + 1;
  const size = Math.min((WIDTH - 2 * EDGE) / columns, (HEIGHT - 2 * EDGE) / rows);
  const startX = (WIDTH - size * columns) / 2;
  const startY = (HEIGHT - size * rows) / 2;
  const drawn = tiles.map(({ x, y, explored, land }) => {
    const fill = explored ? (GROUND[land?.terrain ?? ""] ?? OPEN) : "var(--paper-deep)";
    const at = `x="${round(startX + (x - left) * size)}" y="${round(startY + (y - top) * size)}"`;
    const dash = explored ? "" : 'stroke-dasharray="2 2"';
    return `<rect ${at} width="${round(size)}" height="${round(size)}" fill="${fill}" stroke="var(--ink)" stroke-width="1" ${dash}/>`;
  });
  const heroes = view.players.flatMap(({ seat, tile, hero }) => {
    const on = tiles.find((each) => each.tile === tile);
    if (!hero || !on) return [];
    const width = Math.min(16, size * 0.6);
    const aside = (seat - (view.players.length - 1) / 2) * width * 0.55;
    const x = startX + (on.x - left + 0.5) * size - width / 2 + aside;
    return [shield(seat, x, startY + (on.y - top + 0.5) * size - width * 0.6, width)];
  });
  return drawn.join("") + heroes.join("");
};
