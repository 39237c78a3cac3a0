import type { HandView } from "$lib/protocol";
import type { Grid } from "./choices";
import { hero } from "./catalogue";

/** The hero's abilities: three rows of two, exhausted from the bottom of each column (HND-GRID). */

/** The row, 1 the lowest to 3, of the ability at a place read from the top left. */
export function rowOf(place: number): number {
  return 3 - (place >> 1);
}

/** The column, 0 left or 1 right. */
export function columnOf(place: number): 0 | 1 {
  return (place & 1) as 0 | 1;
}

export function isGone(grid: Grid, place: number): boolean {
  return grid[columnOf(place)] >= rowOf(place);
}

/** The state after exhausting an ability for its effect, steps included (HND-GRID-02 to -06). */
export function afterExhausting(grid: Grid, place: number): Grid {
  const column = columnOf(place);
  const row = rowOf(place);
  const beside = grid[1 - column] ?? 0;
  const other = row === 3 ? Math.max(beside, 1) : beside;
  return column === 0 ? [row, other] : [other, row];
}

/** The abilities in whose state two grids differ, from the top left. */
export function changed(view: HandView, to: Grid): string[] {
  return hero(view.hero).abilities.filter(
    (_, place) => isGone(view.grid, place) !== isGone(to, place),
  );
}

/** The HP that a grid leaves. */
export function health(grid: Grid): number {
  return 6 - grid[0] - grid[1];
}
