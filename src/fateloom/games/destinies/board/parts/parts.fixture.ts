import type { DestiniesPlayer, DestiniesView } from "$lib/protocol";
import { tile } from "../table.fixture";

export const PEOPLE = ["Hedda", "Otto"];

export function player(seat: number, more: Partial<DestiniesPlayer> = {}): DestiniesPlayer {
  return {
    seat,
    hero: ["nell", "wat"][seat] ?? null,
    companion: false,
    figure: "nell",
    portrait: "",
    tile: "mile",
    tracks: [
      [5, 7],
      [6, 8],
      [4, 9],
    ],
    coins: 1,
    xp: 0,
    effort: 0,
    items: [],
    standing: "playing",
    path: null,
    path_name: null,
    stage: 0,
    stages: 0,
    ...more,
  };
}

const NAMES: [string, string][] = [
  ["submap valley", "The Pond"],
  ["submap below", "The Fair"],
  ["hero nell", "Nell Gannet"],
  ["hero wat", "Wat"],
  ["companion nell", "Tobit"],
  ["poi inn", "The Inn"],
  ["poi mill", "The Mill"],
  ["poi hut", "The Hut"],
  ["npc jenet", "Jenet"],
  ["npc crabbe", "Father Crabbe"],
  ["item rope", "Rope"],
  ["item lantern", "Tin Lantern"],
];

/** A table of one player on an explored tile with an unexplored one to the north of it. */
export function view(more: Partial<DestiniesView> = {}): DestiniesView {
  const shown: Partial<DestiniesView> = {
    names: NAMES,
    own_dice: true,
    heroes: [],
    players: [player(0)],
    tiles: [
      tile("hill", 0, -1, { number: 2, explored: false, land: null }),
      tile("mile", 0, 0, { number: 1 }),
    ],
    pois: [{ poi: "inn", tile: "mile", state: "", token: 3, figure: null, icon: null }],
    npcs: [],
    stacks: [],
    cards: [
      { item: "rope", number: 11, value: 1, categories: [], powers: [], icon: null },
      { item: "lantern", number: 7, value: 2, categories: [], powers: [], icon: null },
    ],
    ...more,
  };
  return shown as DestiniesView;
}
