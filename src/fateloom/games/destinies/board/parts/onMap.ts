import { listed, say } from "$lib/words";
import type { Change } from "./changes";
import type { Person, Told } from "./telling";
import type { Of } from "./part";

/** Instructions for the components on the map and next to it. */

export function tile({ part, from, to, beside }: Change<Of<"tile">>): Told {
  const { number, map, up } = part;
  const args = { number, map, side: up ? "explored" : "unexplored" };
  if (!to) return [say("destinies-parts-tile-back", args), "DST-SET-12"];
  if (from) return [say("destinies-parts-tile-turn", args), "DST-EXP-03"];
  const rule = up ? "DST-SET-13" : "DST-SET-12";
  if (!beside) return [say("destinies-parts-tile-first", args), rule];
  const { tile: other, east, south } = beside;
  const way = listed([
    ...steps(south < 0 ? "north" : "south", south),
    ...steps(east < 0 ? "west" : "east", east),
  ]);
  return [say("destinies-parts-tile-beside", { ...args, other, way }), rule];
}

function steps(way: string, by: number): string[] {
  return by ? [say(`destinies-parts-way-${way}`, { count: Math.abs(by) })] : [];
}

export function place(
  { part, from, to }: Change<Of<"place">>,
  _person: Person,
  settingUp: boolean,
): Told {
  const { name, tile: on } = part;
  const spot = say(`destinies-parts-spot-${part.spot}`);
  const figure = part.figure || from?.figure;
  const shown = figure ? say("destinies-parts-shown-by", { figure, name }) : name;
  const args = { name, shown, tile: on, spot, token: marker(part) };
  if (!to) return [say("destinies-parts-place-back", args), "DST-EVT-07"];
  if (!from) return [say("destinies-parts-place", args), settingUp ? "DST-SET-14" : "DST-EXP-05"];
  if (from.tile !== on) return [say("destinies-parts-place-moves", args), "DST-EVT-05"];
  return [say("destinies-parts-place-token", { ...args, other: marker(from) }), "DST-EVT-06"];
}

/** The component of a place: the number of its token, or its figure. */
function marker(part: Of<"place">): number | string {
  return part.token ?? "figure";
}

export function figure({ part, from, to }: Change<Of<"person" | "hero">>): Told {
  const what = !to ? "-back" : from ? "-moves" : "";
  const words = say(`destinies-parts-figure${what}`, { name: part.name, tile: part.tile });
  if (part.kind === "person") return [words, "DST-EVT-09"];
  return [words, from ? "DST-MOV-08" : "DST-SET-15"];
}

export function pair({ part, to }: Change<Of<"pair">>): Told {
  const { number, at } = part;
  const place = at.on === "stack" ? at.place : at.tile;
  const words = say(`destinies-parts-pair-${to ? at.on : "back"}`, { number, place });
  if (at.on === "stack") return [words, "DST-TRD-02"];
  return [words, to ? "DST-INV-08" : "DST-INV-14"];
}
