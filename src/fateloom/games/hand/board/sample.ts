import type { HandSpot, HandView } from "$lib/protocol";
import { hero, monster } from "./catalogue";
import { isGone } from "./grid";

/** Views for tests: a run of Elora against Gorvane in its first wave, with changes. */

/** A visible monster, as printed. */
export function visible(face: string, changes: Partial<HandSpot> = {}): HandSpot {
  const { hp, dmg } = monster(face);
  const card = monster(face).card;
  const spot = { sight: "visible", card, side: "A", half: 0, face, hp, left: hp, dmg, damage: 0 };
  return { ...spot, slots: true, ...changes };
}

export function hidden(): HandSpot {
  const nothing = { card: null, side: null, half: null, face: null, hp: null, left: null };
  return { sight: "hidden", ...nothing, dmg: null, damage: 0, slots: true };
}

export function sample(changes: Partial<HandView> = {}): HandView {
  const grid = changes.grid ?? [0, 0];
  const owner = changes.hero ?? "Elora";
  return {
    seat: 0,
    waiting: [0],
    asked: "fight",
    about: null,
    hero: owner,
    boss: "Gorvane",
    difficulty: "normal",
    wave: 1,
    phase: "combat",
    line: [visible("Gate Guard"), visible("Cave Bear"), hidden()],
    strength: ["Hill Raider", "Scout"],
    underworld: [],
    hp: 6 - grid[0] - grid[1],
    grid,
    abilities: hero(owner).abilities.map((name, place) => ({
      name,
      exhausted: isGone(grid, place),
      used: false,
    })),
    weapon: null,
    ready: false,
    potions: [],
    gold: 0,
    shop: [],
    boss_hp: 15,
    boss_left: 15,
    criticals: [],
    penalties: [
      ["damage", 1],
      ["gold", 2],
    ],
    committed: [],
    adds: [],
    attacks: [],
    amount: 0,
    choices: [],
    refusals: [],
    memory: {
      damage: [],
      tainted: 0,
      absorbed: 0,
      peeked: -1,
      at_front: -1,
      at_second: -1,
      fired: 0,
      used: 0,
      pierced: false,
      grudge: false,
      bought: 0,
      hit: -1,
      owes: false,
      frames: [],
      adds: 0,
      deed: [],
      amount: 0,
      hurt: 0,
      suffered: 0,
      seen: 0,
      known: 0,
    },
    outcome: null,
    ...changes,
  };
}
