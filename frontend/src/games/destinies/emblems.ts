import type { IconName } from "$lib/icons/names";

/**
 * The emblem of a place. A scenario says nothing of it yet, so it is found by the words in the
 * place's id; what has none of them is a mark on the map.
 */
const EMBLEMS: readonly (readonly [words: string, emblem: IconName])[] = [
  ["inn tavern alehouse pub", "tavern-sign"],
  ["church nave chapel abbey priory choir", "church"],
  ["crypt bone ossuary", "skull-crossed-bones"],
  ["grave graveyard barrow tomb", "graveyard"],
  ["cross", "crucifix"],
  ["stalls stall market shop pedlar", "shop"],
  ["hut cottage cabin", "wood-cabin"],
  ["house farm manor", "house"],
  ["weir dam sluice", "dam"],
  ["landing pier jetty quay wharf", "wooden-pier"],
  ["stair stairs steps", "stairs"],
  ["cave mine grotto", "cave-entrance"],
  ["stone stones menhir", "menhir"],
  ["cairn", "stone-pile"],
  ["ruin ruins", "ancient-ruins"],
  ["camp fire", "campfire"],
  ["cart wagon tinkers", "old-wagon"],
  ["tent", "camping-tent"],
  ["mill watermill", "water-mill"],
  ["windmill", "windmill"],
  ["well spring", "well"],
  ["bridge", "stone-bridge"],
  ["tower", "guarded-tower"],
  ["castle keep hold", "castle"],
  ["gate", "open-gate"],
  ["forge foundry smithy", "anvil"],
  ["hive hives bees", "beehive"],
  ["boat ferry", "fishing-boat"],
  ["light lighthouse beacon", "lighthouse"],
  ["bell bells belfry", "ringing-bell"],
  ["tree oak elm", "oak"],
  ["wood grove", "pine-tree"],
  ["field barn granary", "wheat"],
  ["sign", "hanging-sign"],
  ["village", "huts-village"],
];

export function emblem(poi: string): IconName {
  const words = poi.split(/[^a-z]+/);
  const found = EMBLEMS.find(([known]) => known.split(" ").some((word) => words.includes(word)));
  return found?.[1] ?? "position-marker";
}
