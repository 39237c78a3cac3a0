/** The icons that every page has, by their names at game-icons.net. */
export const ICONS = [
  // the alignments
  "angel-wings",
  "horned-skull",
  "scales",
  "divided-spiral",
  "oak-leaf",
  // players' charges
  "sun",
  "moon",
  "stag-head",
  "raven",
  "big-wave",
  "white-tower",
  // the games' covers
  "all-seeing-eye",
  "crossed-swords",
  "crown",
  "two-coins",
  "beveled-star",
  "visored-helm",
  "wyvern",
  "wolf-howl",
  "hand",
  "elven-castle",
  "compass",
  // tools of the table
  "rule-book",
  "quill-ink",
  "candle-flame",
  "check-mark",
  "pointing",
  "pause-button",
  "speaker",
  "wax-seal",
  "cog",
  "cancel",
  "person",
  "info",
  "share",
  "trash-can",
  "hourglass",
  // where somebody is
  "robot-golem",
  "exit-door",
  // who plays: people, and the bots as beasts
  "meeple",
  "snail",
  "rabbit-head",
  "fox-head",
  "wolf-head",
] as const;

/** The names of the icons by their sets: each game adds its own, in board/icons.ts. */
export interface IconSets {
  common: (typeof ICONS)[number];
}
export type IconName = IconSets[keyof IconSets];
