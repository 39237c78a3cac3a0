import { beforeAll, describe, expect, test } from "vitest";
import type { DestiniesView } from "$lib/protocol";
import { tile } from "../table.fixture";
import { changes } from "./changes";
import { instruction } from "./instructions";
import { layout } from "./layout";
import type { Layout } from "./part";
import { PEOPLE, player, view } from "./parts.fixture";
import { bringWords } from "./words";

beforeAll(() => bringWords());

function told(before: Layout, after: Layout, settingUp = false): string[] {
  return changes(before, after, settingUp).map(
    (change) => instruction(change, PEOPLE, settingUp).words,
  );
}

/** The instructions between two views. */
function between(before: DestiniesView, after: DestiniesView): string[] {
  const lying = layout(before);
  return told(lying, layout(after, lying));
}

const TILES = view().tiles;
const INN = { poi: "inn", tile: "mile", state: "", token: 3, figure: null, icon: null };

describe("setting up", () => {
  test("goes from the heroes to the map and their figures, as the rules do", () => {
    const shown = view({ players: [player(0, { items: ["lantern"], effort: 1 })] });
    expect(told({}, layout(shown), true)).toEqual([
      "Hedda takes a board, two Main dice, three Effort dice, to lie beside it, and the figure of Nell Gannet.",
      "Hedda takes the Destiny card of Nell Gannet and reads it in secret.",
      "Hedda takes one coin.",
      "Hedda takes one Effort die onto the board: it is ready.",
      "Hedda, Intelligence track: put markers on 5 and 7.",
      "Hedda, Dexterity track: put markers on 6 and 8.",
      "Hedda, Power track: put markers on 4 and 9.",
      "Give Hedda item card 7, Tin Lantern.",
      "Lay map tile 1, explored side up, with room all round: The Pond begins there.",
      "Lay map tile 2, unexplored side up, north of tile 1.",
      "Put POI token 3 on map tile 1, at its upper left: The Inn.",
      "Put the figure of Nell Gannet on map tile 1.",
    ]);
  });

  test("names the rule of each thing", () => {
    const rules = changes({}, layout(view()), true).map(
      (change) => instruction(change, PEOPLE, true).rule,
    );
    expect(rules).toEqual([
      ...["DST-SET-05", "DST-SET-09", "DST-COIN-02"],
      ...["DST-SET-08", "DST-SET-08", "DST-SET-08"],
      ...["DST-SET-13", "DST-SET-12", "DST-SET-14", "DST-SET-15"],
    ]);
  });

  test("waits for heroes who are not taken yet, and spares companions the card", () => {
    const nobody = layout(view({ players: [player(0, { hero: null })] }));
    expect(Object.keys(nobody)).toEqual(["tile mile", "tile hill", "place inn"]);
    const bound = layout(view({ players: [player(0, { companion: true })] }));
    expect(bound["card 0"]).toBeUndefined();
    expect(bound["hero 0"]).toMatchObject({ name: "Tobit" });
  });

  test("lays each tile beside one that lies there by then, and other maps apart", () => {
    const tiles = [
      tile("far", 2, 0, { number: 9, explored: false }),
      tile("next", 1, 0, { number: 8, explored: false }),
      tile("fair", 0, 0, { number: 6, submap: "below" }),
      tile("lost", 4, 2, { number: 5, explored: false }),
      tile("mile", 0, 0, { number: 1 }),
    ];
    const words = told({}, layout(view({ tiles, pois: [], players: [] })), true);
    expect(words).toEqual([
      "Lay map tile 6, explored side up, with room all round: The Fair begins there.",
      "Lay map tile 1, explored side up, with room all round: The Pond begins there.",
      "Lay map tile 8, unexplored side up, east of tile 1.",
      "Lay map tile 9, unexplored side up, east of tile 8.",
      "Lay map tile 5, unexplored side up, 2 tiles south and 2 tiles east of tile 9.",
    ]);
  });
});

describe("in the course of a game", () => {
  test("a tile is explored in the order of the rules", () => {
    const after = view({
      players: [player(0, { tile: "hill", xp: 1 })],
      tiles: [
        tile("hill", 0, -1, {
          number: 2,
          land: { terrain: "hills", sides: [], spots: [[190, 200]], signs: [] },
        }),
        tile("mile", 0, 0, { number: 1 }),
        tile("moor", 0, -2, { number: 12, explored: false }),
      ],
      pois: [INN, { poi: "mill", tile: "hill", state: "", token: 5, figure: null, icon: null }],
    });
    expect(between(view(), after)).toEqual([
      "Turn map tile 2 over.",
      "Move the figure of Nell Gannet to map tile 2.",
      "Put POI token 5 on map tile 2, at its lower right: The Mill.",
      "Lay map tile 12, unexplored side up, north of tile 2.",
      "Hedda takes an experience token.",
    ]);
  });

  test("an undo takes everything back", () => {
    const after = view({
      players: [player(0, { tile: "hill", coins: 3 })],
      tiles: [...TILES, tile("moor", 1, 0, { number: 12, explored: false })],
    });
    expect(between(after, view())).toEqual([
      "Move the figure of Nell Gannet to map tile 1.",
      "Hedda puts 2 coins back.",
      "Put map tile 12 back in the box.",
    ]);
  });

  test("what is the same on both tables asks for nothing", () => {
    expect(between(view(), view({ day: 4, phase: "visit" }))).toEqual([]);
    const drawn = view({
      pois: [{ poi: "mill", tile: "mile", state: "", token: 9, figure: null, icon: null }, INN],
    });
    expect(between(view(), drawn)).toEqual([
      "Put POI token 9 on map tile 1, at its upper left: The Mill.",
    ]);
  });

  test("places get other tokens, move and go", () => {
    const mill = { poi: "mill", tile: "mile", state: "", token: 5, figure: null, icon: null };
    const hut = { poi: "hut", tile: "mile", state: "", token: null, figure: "jenet", icon: null };
    const before = view({ pois: [INN, mill, hut] });
    const after = view({
      pois: [
        { ...mill, token: null, figure: "miller" },
        { ...hut, tile: "hill" },
      ],
    });
    expect(between(before, after)).toEqual([
      "Take POI token 3, The Inn, off map tile 1.",
      "On map tile 1 take POI token 5 away and put the figure of The Mill there.",
      "Move the figure of The Hut to map tile 2.",
    ]);
  });

  test("people come, go and move; whose figure shows the place stands there already", () => {
    const hut = { poi: "hut", tile: "hill", state: "", token: null, figure: "jenet", icon: null };
    const jenet = { npc: "jenet", poi: "hut", figure: "jenet", portrait: "" };
    const crabbe = { npc: "crabbe", poi: "inn", figure: "crabbe", portrait: "" };
    const one = view({ pois: [INN, hut], npcs: [jenet, crabbe] });
    const two = view({ pois: [INN, hut], npcs: [jenet, { ...crabbe, poi: "hut" }] });
    const none = view({ pois: [INN, hut], npcs: [jenet] });
    expect(between(view(), none)).toEqual([
      "Put the figure of Jenet (The Hut) on map tile 2, at its upper left.",
    ]);
    expect(between(none, one)).toEqual(["Put the figure of Father Crabbe on map tile 1."]);
    expect(between(one, two)).toEqual(["Move the figure of Father Crabbe to map tile 2."]);
    expect(between(two, none)).toEqual(["Take the figure of Father Crabbe off map tile 2."]);
  });

  test("markers, dice, coins and experience are told with what becomes of them", () => {
    const before = view({ players: [player(0, { effort: 2, xp: 2, coins: 4 })] });
    const tracks = [
      [3, 7],
      [6, 8, 10],
      [3, 7],
    ];
    const after = view({ players: [player(0, { effort: 3, coins: 3, tracks })] });
    expect(between(before, after)).toEqual([
      "Hedda puts one coin back.",
      "Hedda takes one Effort die onto the board: it is ready.",
      "Hedda, Intelligence track: a marker goes from 5 to 3.",
      "Hedda, Dexterity track: put markers on 10.",
      "Hedda, Power track: a marker goes from 4 to 3 and a marker goes from 9 to 7.",
      "Hedda puts 2 experience tokens back.",
    ]);
  });

  test("item cards go between box, people, stacks and tiles", () => {
    const two = (one: string[], other: string[]) => [
      player(0, { items: one }),
      player(1, { items: other }),
    ];
    const stack = (items: string[]) => [{ poi: "inn", items, pair: 2 }];
    const held = view({ players: two(["rope"], []), stacks: stack(["lantern"]) });
    const traded = view({ players: two(["lantern"], []), stacks: stack(["rope"]) });
    expect(between(view({ players: two([], []) }), held)).toEqual([
      "Give Hedda item card 11, Rope.",
      "Trade token pair 2: one on The Inn, one at its stack beside the map.",
      "Lay item card 7, Tin Lantern, on the stack of The Inn.",
    ]);
    expect(between(held, traded)).toEqual([
      "Hedda takes item card 7, Tin Lantern, from the stack of The Inn.",
      "Hedda lays item card 11, Rope, on the stack of The Inn.",
    ]);
    const left = view({
      players: two([], ["lantern"]),
      tiles: [tile("mile", 0, 0, { number: 1, items: ["rope"], pair: 1 }), TILES[0]!],
    });
    expect(between(view({ players: two(["rope", "lantern"], []) }), left)).toEqual([
      "Hedda hands item card 7, Tin Lantern, to Otto.",
      "Trade token pair 1: one on map tile 1, one at the cards that were left there.",
      "Hedda lays item card 11, Rope, beside the map, for map tile 1.",
    ]);
    expect(between(left, view({ players: two(["rope"], []) }))).toEqual([
      "Hedda takes up item card 11, Rope, which lay for map tile 1.",
      "Put item card 7, Tin Lantern, back in the box.",
      "Trade token pair 1 is free again: put both aside.",
    ]);
  });

  test("of two copies the one stays that can", () => {
    const both = view({
      players: [player(0, { items: ["rope"] }), player(1, { items: ["rope"] })],
    });
    const one = view({ players: [player(0), player(1, { items: ["rope"] })] });
    expect(between(both, one)).toEqual(["Put item card 11, Rope, back in the box."]);
    expect(between(one, both)).toEqual(["Give Hedda item card 11, Rope."]);
  });
});
