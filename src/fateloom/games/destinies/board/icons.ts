/** The icons that scenarios can use for places and items; the Python code has the same list. */
export const STORY = [
  // places
  "village",
  "huts-village",
  "church",
  "castle",
  "guarded-tower",
  "house",
  "wood-cabin",
  "tavern-sign",
  "stone-bridge",
  "windmill",
  "water-mill",
  "well",
  "cave-entrance",
  "stairs",
  "wooden-pier",
  "dam",
  "shop",
  "anvil",
  "hanging-sign",
  "crucifix",
  "graveyard",
  "skull-crossed-bones",
  "menhir",
  "stone-pile",
  "ancient-ruins",
  "campfire",
  "old-wagon",
  "camping-tent",
  "oak",
  "pine-tree",
  "mountains",
  "beehive",
  "fishing-boat",
  "lighthouse",
  "open-gate",
  "wheat",
  "ringing-bell",
  "treasure-map",
  "position-marker",
  // items
  "lantern-flame",
  "candle-light",
  "rope-coil",
  "curvy-knife",
  "knot",
  "gingerbread-man",
  "pie-slice",
  "weight",
  "tooth",
  "key",
  "wood-axe",
  "cloak",
  "honeycomb",
  "herbs-bundle",
  "fishing-pole",
  "flute",
  "hunting-horn",
  "scroll-quill",
  "spell-book",
  "round-potion",
  "broadsword",
  "bow-arrow",
  "round-shield",
  "diamond-ring",
  "emerald-necklace",
  "sliced-bread",
  "swap-bag",
] as const;

/** The icons of this game, by their names at game-icons.net. */
export const ICONS = [
  // skills and possessions of a hero
  "brain",
  "wingfoot",
  "mailed-fist",
  "two-coins",
  "polar-star",
  "knapsack",
  // kinds of options
  "conversation",
  "pay-money",
  "rolling-dices",
  "open-palm",
  "tied-scroll",
  "trade",
  "imperial-crown",
  // tools
  "eye-target",
  "footprint",
  "padlock",
  "wax-seal",
  "expand",
  "hourglass",
  "open-book",
] as const;

/** What few tables show at once: each is fetched when it is drawn. */
export const LATER = [
  ...STORY,
  "laurels",
  "sailboat",
  "dungeon-gate",
  "maze",
  "three-friends",
  "photo-camera",
  "smartphone",
] as const;

type Name = (typeof ICONS)[number] | (typeof LATER)[number];

declare module "$lib/icons/names" {
  interface IconSets {
    destinies: Name;
  }
}
