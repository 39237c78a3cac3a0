import type { IconName } from "$lib/icons/names";
import { listed, say } from "$lib/words";
import type { Layout, Of, Part } from "./part";

/** Components that go back into the box together. */
export interface Pack {
  key: string;
  words: string;
  icon: IconName;
}

/** All components on the table, grouped as they go back into the box (DST-REQ-15). */
export function packing(layout: Layout): Pack[] {
  const parts = Object.values(layout);
  const all = <Kind extends Part["kind"]>(kind: Kind): Of<Kind>[] =>
    parts.filter((part): part is Of<Kind> => part.kind === kind);
  const tokens = all("place").flatMap(({ token }) => (token === null ? [] : [token]));
  const hosts = all("place").flatMap(({ token, figure, name }) =>
    token === null ? [figure || name] : [],
  );
  const goods = (what: string): number =>
    all("goods").reduce((sum, each) => sum + (each.what === what ? each.count : 0), 0);
  const markers = all("track").reduce((sum, { spaces }) => sum + spaces.length, 0);
  const figures = [...[...all("hero"), ...all("person")].map(({ name }) => name), ...hosts];
  const heroes = all("card").map(({ hero }) => hero);
  const boards = all("board").length;

  const packs: readonly (readonly [string, IconName, number, Record<string, string | number>])[] = [
    ["tiles", "treasure-map", ...numbered(all("tile").map(({ number }) => number))],
    ["items", "swap-bag", ...numbered(all("item").map(({ number }) => number))],
    ["tokens", "position-marker", ...numbered(tokens)],
    ["pairs", "trade", ...numbered(all("pair").map(({ number }) => number))],
    ["figures", "person", figures.length, { names: listed(figures) }],
    ["cards", "tied-scroll", heroes.length, { names: listed(heroes) }],
    ["boards", "knapsack", boards, { mains: 2 * boards, efforts: 3 * boards, markers }],
    ["coins", "two-coins", goods("coins"), {}],
    ["xp", "laurels", goods("xp"), {}],
  ];
  return packs.flatMap(([key, icon, count, args]) =>
    count ? [{ key, icon, words: say(`destinies-parts-pack-${key}`, { count, ...args }) }] : [],
  );
}

/** Cards and tiles are sorted by number in the box; copies have the same number. */
function numbered(numbers: readonly number[]): [number, { numbers: string }] {
  const once = [...new Set(numbers)].sort((a, b) => a - b);
  const words = once.map((number) => {
    const copies = numbers.filter((each) => each === number).length;
    return copies > 1 ? say("destinies-parts-copies", { number, copies }) : String(number);
  });
  return [numbers.length, { numbers: words.join(", ") }];
}
