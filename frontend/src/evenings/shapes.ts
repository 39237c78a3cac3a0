/** What an evening of a game is on the thread of a year, around the middle of a box of 24 by 24. */
export const SHAPES = {
  destiny: { path: "M0 -9L9 0L0 9L-9 0Z", fill: "var(--f-lapis)" },
  realms: { path: "M-8 -9H8V2C8 7 3 10 0 11C-3 10 -8 7 -8 2Z", fill: "var(--f-vermilion)" },
  hand: { path: "M-7 -10H7V10H-7Z", fill: "var(--f-verdigris)" },
  destinies: { path: "M0 -10A10 10 0 0 1 0 10A10 10 0 0 1 0 -10Z", fill: "var(--f-plum)" },
  other: { path: "M-9 8L0 -9L9 8Z", fill: "var(--f-woad)" },
} as const;

export function shapeOf(game: string): keyof typeof SHAPES {
  return game in SHAPES ? (game as keyof typeof SHAPES) : "other";
}
