import type { DestiniesPlayer, DestiniesSpot, DestiniesView } from "$lib/protocol";
import { spotsOf } from "../atlas";
import { namesOf, type Names } from "../names";
import { GOODS, same, type Home, type Layout, type Of, type Part } from "./part";

/**
 * The components that a view shows on the table. Copies of a card are indistinguishable: each stays
 * at its place in `before` if there is still one there.
 */
export function layout(view: DestiniesView, before: Layout = {}): Layout {
  const called = namesOf(view);
  const cards = cardsOf(view, called, before);
  const held = (seat: number) => cards.filter(([, { at }]) => at.on === "seat" && at.seat === seat);
  const tile = new Map(view.tiles.map((each) => [each.tile, each.number]));
  const seated = view.players.filter((player) => player.hero !== null);
  return Object.fromEntries([
    ...seated.flatMap((player) => [...belongings(player, called), ...held(player.seat)]),
    ...inOrder(view).map((each): [string, Part] => [
      `tile ${each.tile}`,
      {
        kind: "tile",
        number: each.number,
        map: called("submap", each.submap),
        x: each.x,
        y: each.y,
        up: each.explored,
      },
    ]),
    ...view.pois.map((spot): [string, Part] => [
      `place ${spot.poi}`,
      {
        kind: "place",
        name: called("poi", spot.poi),
        token: spot.token,
        figure: host(view, called, spot),
        tile: tile.get(spot.tile) ?? 0,
        spot: spotWords(view, spot),
      },
    ]),
    ...people(view, called, tile),
    ...pairs(view, called),
    ...cards.filter(([, { at }]) => at.on !== "seat"),
    ...seated.map((player): [string, Part] => [
      `hero ${player.seat}`,
      {
        kind: "hero",
        seat: player.seat,
        name: heroOf(player, called),
        tile: tile.get(player.tile) ?? 0,
      },
    ]),
  ]);
}

function heroOf(player: DestiniesPlayer, called: Names): string {
  return called(player.companion ? "companion" : "hero", player.hero ?? "");
}

/** A companion shares the hero's Destiny card (DST-TEAM-20). */
function belongings(player: DestiniesPlayer, called: Names): [string, Part][] {
  const { seat } = player;
  const hero = heroOf(player, called);
  const owned = GOODS.filter((what) => player[what] > 0);
  return [
    [`board ${seat}`, { kind: "board", seat, hero }],
    ...(player.companion
      ? []
      : [[`card ${seat}`, { kind: "card", seat, hero }] satisfies [string, Part]]),
    ...owned.map((what): [string, Part] => [
      `${what} ${seat}`,
      { kind: "goods", what, seat, count: player[what] },
    ]),
    ...player.tracks.flatMap((spaces, skill): [string, Part][] =>
      spaces.length ? [[`track ${seat} ${skill}`, { kind: "track", seat, skill, spaces }]] : [],
    ),
  ];
}

/** Explored tiles first: the others are around them. */
function inOrder(view: DestiniesView) {
  return [...view.tiles].sort((a, b) => Number(b.explored) - Number(a.explored));
}

function host(view: DestiniesView, called: Names, spot: DestiniesSpot): string {
  const found = view.npcs.find(({ poi, figure }) => poi === spot.poi && figure === spot.figure);
  return found?.figure ? called("npc", found.npc) : "";
}

/** The people on a tile, except those whose own figure marks a place. */
function people(view: DestiniesView, called: Names, tile: Map<string, number>): [string, Part][] {
  return view.npcs.flatMap(({ npc, poi, figure }): [string, Part][] => {
    const spot = view.pois.find((each) => each.poi === poi);
    if (!figure || !spot || spot.figure === figure) return [];
    const part: Part = {
      kind: "person",
      name: called("npc", npc),
      tile: tile.get(spot.tile) ?? 0,
    };
    return [[`person ${npc}`, part]];
  });
}

function pairs(view: DestiniesView, called: Names): [string, Part][] {
  const marked = (number: number | null, at: Exclude<Home, { on: "seat" }>): [string, Part][] =>
    number === null ? [] : [[`pair ${number}`, { kind: "pair", number, at }]];
  return [
    ...view.stacks.flatMap((stack) =>
      marked(stack.pair, { on: "stack", place: called("poi", stack.poi) }),
    ),
    ...view.tiles.flatMap((tile) => marked(tile.pair, { on: "tile", tile: tile.number })),
  ];
}

function cardsOf(view: DestiniesView, called: Names, before: Layout): [string, Of<"item">][] {
  const homes: [string, Home][] = [
    ...view.players.flatMap(({ seat, items }) => items.map((id) => lie(id, { on: "seat", seat }))),
    ...view.stacks.flatMap(({ poi, items }) =>
      items.map((id) => lie(id, { on: "stack", place: called("poi", poi) })),
    ),
    ...view.tiles.flatMap(({ number, items }) =>
      items.map((id) => lie(id, { on: "tile", tile: number })),
    ),
  ];
  return [...new Set(homes.map(([id]) => id))].flatMap((id) => {
    const number = view.cards.find((card) => card.item === id)?.number ?? 0;
    const parts = homes
      .filter(([other]) => other === id)
      .map(([, at]): Of<"item"> => ({ kind: "item", number, name: called("item", id), at }));
    const known = Object.keys(before).filter((key) => key.startsWith(`item ${id} `));
    const fresh = Array.from({ length: known.length + parts.length }, (_, i) => `item ${id} ${i}`);
    const free = [...known, ...fresh.filter((key) => !known.includes(key))];
    const stay = parts.map((part) => take(free, (key) => same(before[key], part)));
    return parts.map((part, i): [string, Of<"item">] => [
      stay[i] ?? take(free, () => true) ?? "",
      part,
    ]);
  });
}

const lie = (id: string, at: Home): [string, Home] => [id, at];

/** Removes the first match from a list. */
function take(keys: string[], fits: (key: string) => boolean): string | null {
  const found = keys.findIndex(fits);
  return found < 0 ? null : (keys.splice(found, 1)[0] ?? null);
}

/** Where on its tile a place stands: upper-left, upper, and so on to lower-right. */
function spotWords(view: DestiniesView, spot: DestiniesSpot): string {
  const tile = view.tiles.find((each) => each.tile === spot.tile);
  const here = view.pois.filter((each) => each.tile === spot.tile);
  if (!tile) return "middle";
  const [x, y] = spotsOf(tile, here.length)[here.indexOf(spot)] ?? [120, 120];
  const row = y < 95 ? "upper" : y > 145 ? "lower" : "";
  const column = x < 95 ? "left" : x > 145 ? "right" : "";
  return [row, column].filter(Boolean).join("-") || "middle";
}
