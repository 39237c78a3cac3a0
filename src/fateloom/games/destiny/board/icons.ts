/** The icons of this game, by their names at game-icons.net. */
export const ICONS = [
  // alignments, kinds and timings
  "infinity",
  "hourglass",
  "card-play",
  "medal",
  // Good
  "holy-grail",
  "church",
  "winged-shield",
  "guarded-tower",
  "dove",
  "candle-light",
  "prayer",
  "sunbeams",
  "winged-sword",
  "holy-symbol",
  // Evil
  "daemon-skull",
  "spider-face",
  "evil-tower",
  "evil-minion",
  "candle-skull",
  "bat",
  "poison-bottle",
  "spider-web",
  "death-skull",
  "evil-book",
  // Law
  "castle",
  "roman-shield",
  "gavel",
  "key",
  "scroll-quill",
  "crossed-chains",
  "wax-seal",
  // Chaos
  "volcano",
  "tornado",
  "fire-ring",
  "burning-forest",
  "spiral-shell",
  "flame",
  "broken-bone",
  "lightning-trio",
  "fireball",
  "meteor-impact",
  // Nature
  "oak",
  "bear-head",
  "mountains",
  "wolf-head",
  "mushroom",
  "acorn",
  "flower-twirl",
  "fruit-tree",
  "beehive",
  "lotus",
  // characters
  "imperial-crown",
  "pointy-hat",
  "lovers",
  "barbarian",
  "black-knight-helm",
  "spiked-dragon-head",
  "bubbling-flask",
  "robber-hand",
  "jester-hat",
  "trade",
  "bowman",
  "hooded-assassin",
  "robin-hood-hat",
  "overlord-helm",
  "mounted-knight",
  "crystal-ball",
  "cloak-dagger",
  "tree-face",
  "raise-skeleton",
  "grim-reaper",
  "throne-king",
  "jewel-crown",
  // treasures
  "coins-pile",
  "queen-crown",
  "rune-stone",
  "spell-book",
  "open-treasure-chest",
] as const;

type Name = (typeof ICONS)[number];

declare module "$lib/icons/names" {
  interface IconSets {
    destiny: Name;
  }
}
