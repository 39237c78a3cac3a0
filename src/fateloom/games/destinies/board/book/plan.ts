import type { DestiniesRoom, DestiniesScene, DestiniesWay } from "$lib/protocol";

/** A room on the plan. Rooms are numbered in order from the entrance. */
export interface Chamber {
  room: string;
  number: number;
  /** The number of rooms before it, and its position in its column. */
  x: number;
  y: number;
  here: boolean;
}

/** An exit on the plan: to a room, out of the dungeon, or to an unknown place. */
export interface Corridor {
  passage: string;
  leads: "room" | "out" | "unknown";
  from: Chamber;
  /** The room it leads to, if it leads to one. */
  to: Chamber | null;
  /** Its end on the plan. */
  x: number;
  y: number;
  /** Whether the same corridor has already been drawn in the other direction. */
  again: boolean;
}

export interface Plan {
  chambers: readonly Chamber[];
  corridors: readonly Corridor[];
  columns: number;
  rows: number;
}

/** The drawn length of an unused exit. */
const STUB = 0.6;

/**
 * The explored part of a dungeon, laid out from the entrance to the right: each column contains the
 * rooms at one distance, centred on the rooms they lead to. Null if nothing of it is known, as for
 * spectators.
 */
export function planOf(rooms: readonly DestiniesRoom[], scene: DestiniesScene | null): Plan | null {
  const dungeon = scene?.dungeon;
  const known = new Map(
    rooms.filter((room) => room.dungeon === dungeon).map((room) => [room.room, room]),
  );
  const entrance = known.keys().next().value;
  if (!scene || entrance === undefined) return null;

  const chambers = new Map<string, Chamber>();
  const corridors: Corridor[] = [];
  const queue: Chamber[] = [];
  const branches = new Map<Chamber, (Chamber | Corridor)[]>();
  const found = (room: string, x: number): Chamber => {
    const chamber = { room, number: chambers.size + 1, x, y: 0, here: room === scene.room };
    chambers.set(room, chamber);
    queue.push(chamber);
    branches.set(chamber, []);
    return chamber;
  };

  found(entrance, 0);
  for (let from = queue.shift(); from; from = queue.shift()) {
    for (const way of waysOf(known.get(from.room), from.here ? scene.exits : [])) {
      const leads = way.to ? "room" : way.gone ? "out" : "unknown";
      const met = way.to ? chambers.get(way.to) : undefined;
      const to = way.to ? (met ?? found(way.to, from.x + 1)) : null;
      const again = corridors.some((each) => each.from === to && each.to === from);
      const corridor = { passage: way.passage, leads, from, to, x: 0, y: 0, again } as const;
      corridors.push(corridor);
      if (!met) branches.get(from)?.push(to ?? corridor);
    }
  }

  let rows = 0;
  const place = (chamber: Chamber): number => {
    const heights = (branches.get(chamber) ?? []).map((branch) => {
      if ("room" in branch) return place(branch);
      branch.x = chamber.x + STUB;
      branch.y = rows++;
      return branch.y;
    });
    const [first, last] = [heights[0], heights.at(-1)];
    chamber.y = first === undefined || last === undefined ? rows++ : (first + last) / 2;
    return chamber.y;
  };
  for (const chamber of chambers.values()) if (chamber.x === 0) place(chamber);
  for (const corridor of corridors)
    if (corridor.to) ({ x: corridor.x, y: corridor.y } = corridor.to);
  const columns = 1 + Math.max(...[...chambers.values(), ...corridors].map(({ x }) => x));
  return { chambers: [...chambers.values()], corridors, columns, rows };
}

/** The exits of a room: those on the plan, and all others that are open to the visitor. */
function waysOf(room: DestiniesRoom | undefined, exits: readonly string[]): DestiniesWay[] {
  const ways = room?.ways ?? [];
  const more = exits.filter((exit) => !ways.some(({ passage }) => passage === exit));
  return [...ways, ...more.map((passage) => ({ passage, gone: false, to: null }))];
}
