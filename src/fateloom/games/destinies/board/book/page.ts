import type { DestiniesView } from "$lib/protocol";
import { say } from "$lib/words";
import type { Person } from "../draw/people/person";
import { personOf } from "../draw/people/traits";
import type { Painted } from "../draw/places/gallery";
import { capital, namesOf } from "../names";

/** The header of the open page: picture, title, place and time. */
export interface Page {
  id: string;
  title: string;
  note: string;
  /** What the story says of its looks; null where it says nothing. */
  painted: Painted | null;
  day: number;
  terrain: string;
  wet: boolean;
  dark: boolean;
  /** Who visits the place. */
  hero: Person | null;
  people: readonly Person[];
  /** The other heroes on the tile. */
  others: readonly Person[];
}

/** Who is where. */
export interface Whereabouts {
  place: string | null;
  seat: number;
}

/** The open page of the view: a visited place, a dungeon, or a Finale; or that of a visit before. */
export function pageOf(view: DestiniesView, at: Whereabouts | null = null): Page {
  const called = namesOf(view);
  const poi = at ? at.place : (view.scene?.poi ?? view.place);
  const spot = view.pois.find((each) => each.poi === poi);
  const player = view.players[at?.seat ?? view.turn ?? 0];
  const tile = view.tiles.find((each) => each.tile === (spot?.tile ?? player?.tile));
  const dungeon = view.scene?.dungeon ?? null;
  const finale = view.phase === "finale";
  const picture = (at?.place ? at.place : view.picture) ?? tile?.tile;
  const about = {
    painted: view.pictures.find(({ of }) => of === picture) ?? null,
    day: view.day,
    terrain: tile?.land?.terrain ?? "road",
    wet:
      tile?.land?.sides.some(({ way }) => way === "river" || way === "shore" || way === "sea") ??
      false,
    hero: player?.hero && view.day ? personOf(player.hero, player.portrait) : null,
    others: view.players.flatMap((each) =>
      each.hero && view.day && each !== player && each.tile === player?.tile
        ? [personOf(each.hero, each.portrait)]
        : [],
    ),
  };
  const note = view.day
    ? say("destinies-board-day-note", {
        tile: tile ? called("tile", tile.tile) : "",
        day: view.day,
      })
    : "";
  if (finale && player?.path) {
    return {
      ...about,
      id: `finale ${player.hero}`,
      title: player.path_name ?? say("destinies-board-finale"),
      note,
      dark: true,
      people: [],
      others: [],
    };
  }
  if (dungeon) {
    return {
      ...about,
      id: `${dungeon} ${view.scene?.room}`,
      title: capital(called("dungeon", dungeon)),
      note,
      terrain: "ruin",
      wet: false,
      dark: true,
      people: [],
    };
  }
  const people = view.npcs
    .filter((npc) => npc.poi === poi)
    .map((npc) => personOf(npc.npc, npc.portrait));
  return {
    ...about,
    id: poi ?? view.scenario,
    title: poi ? capital(called("poi", poi)) : called("story", view.scenario),
    note,
    dark: false,
    people,
  };
}
