import { expect, test } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { addWeights, type Weights } from "$lib/weights";
import { weights as destiny } from "../../../src/fateloom/games/destiny/board/weights";
import { weights as realms } from "../../../src/fateloom/games/realms/board/weights";
import { chronicle, type Told } from "./chronicle";
import { line } from "./told.fixture";
import { loud, turns } from "./turns";

const answer = (index: number, seat: number, more: Partial<Told> = {}) =>
  line(index, { seat, answer: true, ...more });
const quiet = (index: number, seat: number) => answer(index, seat, { weight: "quiet" });
const head = (index: number, code = "round") => line(index, { chapter: true, code });

/** The entries in short: a heading as h and its index, a turn as the indices of its lines. */
function outline(told: readonly Told[], seat: number | null = null, place: string | null = null) {
  return turns(told, seat, place).map(({ heading, lines }) =>
    heading ? `h${heading.index}` : lines.map(({ index }) => index).join(" "),
  );
}

test("a turn runs from one seat's answer to the next seat's, and ends at a heading", () => {
  const told = [
    line(0),
    head(1),
    answer(2, 0),
    line(3, { seat: 1 }),
    answer(4, 0),
    answer(5, 1),
    line(6),
    head(7),
    answer(8, 1),
  ];
  expect(outline(told)).toEqual(["0", "h1", "2 3 4", "5 6", "h7", "8"]);
});

test("where one plays alone, each answer begins a turn", () => {
  const told = [line(0, { answer: true }), line(1), line(2, { answer: true })];
  expect(outline(told)).toEqual(["0 1", "2"]);
});

test("a phase in which nothing happened has no heading, unless it is the current one", () => {
  const told = [
    head(0),
    head(1, "phase"),
    head(2, "phase"),
    answer(3, 0),
    head(4),
    head(5, "phase"),
  ];
  expect(outline(told)).toEqual(["h0", "h2", "3", "h4", "h5"]);
});

test("quiet lines are folded and counted, and keep their places when they are shown", () => {
  const [turn] = turns([quiet(0, 0), answer(1, 0), quiet(2, 0)], null, null);
  expect(turn?.quiet).toBe(2);
  expect(turn && loud(turn).map(({ index }) => index)).toEqual([1]);
  expect(turn?.lines.map(({ index }) => index)).toEqual([0, 1, 2]);
});

test("a turn in which everything is quiet joins the one before it, but not across a heading", () => {
  const told = [quiet(0, 0), quiet(1, 1), answer(2, 0), quiet(3, 1), head(4), quiet(5, 0)];
  expect(outline(told)).toEqual(["0 1", "2 3", "h4", "5"]);
});

test("the key of a turn stays when it grows", () => {
  const told = [answer(3, 0), line(4)];
  expect(turns(told, null, null).map(({ key }) => key)).toEqual([3]);
  expect(turns([...told, quiet(5, 1)], null, null).map(({ key }) => key)).toEqual([3]);
});

test("what is about one player or place is still in its turns", () => {
  const scope = { seat: 1, place: "the mill" };
  const told = [head(0), answer(1, 0), answer(2, 1, { scope }), answer(3, 0), line(4, { scope })];
  expect(outline(told, 0)).toEqual(["1", "3"]);
  expect(outline(told, null, "the mill")).toEqual(["2", "4"]);
});

/** The lines that are shown of a game's events while all is folded. */
function shown(game: string, weights: Weights, events: readonly EventInfo[]): readonly string[] {
  addWeights(game, weights);
  return turns(chronicle(game, events, ["Ada", "Bo"]), null, null).flatMap((entry) =>
    entry.heading ? [] : loud(entry).map(({ code }) => code),
  );
}

test("that somebody passes is never a line of its own", () => {
  const round: EventInfo[] = [
    { code: "phase", args: ["base"] },
    { code: "base", args: [0, "CB1", "C"] },
    { code: "done", args: [0, "base"] },
    { code: "done", args: [1, "base"] },
    { code: "phase", args: ["hit"] },
    { code: "changes", args: [0, []] },
    { code: "changes", args: [1, ["CB1"]] },
  ];
  expect(shown("destiny", destiny, round)).toEqual(["base", "changes"]);
  const auction: EventInfo[] = [
    { code: "bids", args: [0, 3] },
    { code: "passes", args: [1] },
    { code: "cannot-bid", args: [1] },
    { code: "declines", args: [0, "Fire Mage"] },
  ];
  expect(shown("realms", realms, auction)).toEqual(["bids"]);
});

test("in a game without a table everything is ordinary, and turns follow the seats", () => {
  const told = chronicle(
    "halma",
    [0, 0, 1].map((seat) => ({ code: "hops", args: [seat] })),
    ["Ada", "Bo"],
  );
  expect(told.every(({ weight }) => weight === "ordinary")).toBe(true);
});
