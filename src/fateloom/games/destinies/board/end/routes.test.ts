import { expect, test } from "vitest";
import type { DestiniesView, EventInfo } from "$lib/protocol";
import { sheets } from "../atlas";
import { routes, walked } from "./routes";

const event = (code: string, ...args: unknown[]): EventInfo => ({ code, args }) as EventInfo;

test("a way is the tiles that a hero has stood on, each once in a row", () => {
  const events = [
    event("moves", 0, "hill"),
    event("explores", 0, "hill"),
    event("moves", 1, "shore"),
    event("moves", 0, "inn"),
  ];
  expect(walked(events, 2)).toEqual([["hill", "inn"], ["shore"]]);
});

test("ways over the same tiles run beside each other, on their own map alone", () => {
  const tiles = [
    { tile: "inn", submap: "main", x: 3, y: 2 },
    { tile: "cave", submap: "below", x: 0, y: 0 },
  ] as DestiniesView["tiles"];
  const players = [
    { seat: 0, hero: "nell" },
    { seat: 1, hero: "pim" },
    { seat: 2, hero: null },
  ] as unknown as DestiniesView["players"];
  const [main] = sheets({ tiles });
  if (!main) throw new Error("there is no map");
  const found = routes(main, [["inn", "cave"], ["inn"], ["inn"]], { players });
  expect(found.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(found[0]?.points).toHaveLength(1);
  expect(found[0]?.points[0]).not.toEqual(found[1]?.points[0]);
});
