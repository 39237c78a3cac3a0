import type { HandMove, HandView } from "$lib/protocol";
import { listed, say } from "$lib/words";
import { hero } from "./catalogue";
import type { Choices, Grid, Place } from "./choices";
import { brief, targetName } from "./clash";
import { afterExhausting, changed, health } from "./grid";
import { penalties } from "./penalties";
import { name } from "./words";

/** A button on the ribbon. */
export interface Answer {
  move: HandMove;
  text: string;
  /** What comes of it, in a few words. */
  small: string;
  /** What the player most likely wants. */
  gilt: boolean;
  /** It would end the run. */
  fatal: boolean;
  /** The state of the hero's abilities it leads to, to be shown on the card. */
  grid: Grid | null;
}

/** What can be said at once, without touching anything on the table first. */
export function answers(
  view: HandView,
  open: Choices,
  label: (move: HandMove) => string,
): Answer[] {
  return [
    ...strikes(view, open, label),
    ...[...open.prevents].map(([amount, move]) => ({
      ...plain(move, label(move)),
      small: say("hand-board-still-comes", { damage: view.amount - amount }),
      gilt: amount === Math.max(...open.prevents.keys()),
    })),
    ...(view.asked === "stun" ? stun(open, label) : []),
    ...open.losses.map(({ grid, move }) => change(view, grid, move, "hand-board-lose")),
    ...open.heals.map(({ grid, move }) => change(view, grid, move, "hand-board-heal")),
    ...open.said.map((move) => said(view, open, move, label)),
  ];
}

function plain(move: HandMove, text: string): Answer {
  return { move, text, small: "", gilt: false, fatal: false, grid: null };
}

function strikes(view: HandView, open: Choices, label: (move: HandMove) => string): Answer[] {
  const first = view.attacks.find((attack) => attack.falls) ?? view.attacks[0];
  return view.attacks.flatMap((attack) => {
    const move = open.strikes.get(attack.place as Place);
    if (move === undefined) return [];
    if (attack.place === "critical") return [{ ...plain(move, label(move)), gilt: true }];
    const target = targetName(view, attack.place as Place);
    return [
      {
        ...plain(move, say("hand-board-strike", { target, value: attack.value })),
        small: brief(view, attack),
        gilt: attack === first,
      },
    ];
  });
}

function stun(open: Choices, label: (move: HandMove) => string): Answer[] {
  return [...open.uses.values()].flat().map((use) => ({
    ...plain(use.move, label(use.move)),
    gilt: true,
  }));
}

function change(view: HandView, grid: Grid, move: HandMove, id: string): Answer {
  const abilities = changed(view, grid).map(name);
  return {
    ...plain(move, say(id, { abilities: listed(abilities) })),
    fatal: health(grid) === 0,
    grid,
  };
}

function said(
  view: HandView,
  open: Choices,
  move: HandMove,
  label: (move: HandMove) => string,
): Answer {
  switch (move.kind) {
    case "take":
      return take(view, move);
    case "exhaust":
      return exhaust(view, move);
    case "stop": {
      const costs = say("hand-board-stop-costs", { penalties: penalties(view) });
      return {
        ...plain(move, label(move)),
        small: costs,
        fatal: view.penalties[0]?.[0] === "game",
      };
    }
    case "leave":
      return { ...plain(move, label(move)), gilt: open.wares.size === 0 };
    case "decline":
      return {
        ...plain(move, label(move)),
        small: view.asked === "shield" ? coming(view.hp, view.amount) : "",
        fatal: view.asked === "shield" && view.amount >= view.hp,
      };
    default:
      return plain(move, label(move));
  }
}

function take(view: HandView, move: HandMove): Answer {
  const damage = view.line[0]?.dmg ?? 0;
  return {
    ...plain(move, say("hand-board-take", { damage })),
    small: coming(view.hp, damage),
    fatal: damage >= view.hp && !shielded(view),
  };
}

function exhaust(view: HandView, move: HandMove): Answer {
  const what = view.about ?? "";
  const place = hero(view.hero).abilities.indexOf(what);
  const grid = afterExhausting([view.grid[0], view.grid[1]], place);
  const others = changed(view, grid).filter((each) => each !== what);
  const left = coming(view.hp, view.hp - health(grid));
  return {
    ...plain(move, say("hand-board-exhaust", { ability: name(what) })),
    small:
      others.length > 0
        ? say("hand-board-goes-too", { abilities: listed(others.map(name)), left })
        : left,
    fatal: health(grid) === 0,
    grid,
  };
}

function shielded(view: HandView): boolean {
  return view.ready && (view.weapon ?? "").endsWith("Shield");
}

/** "2 of 6 left after it", or that it would be the end. */
function coming(hp: number, damage: number): string {
  const left = hp - damage;
  return left > 0 ? say("hand-board-left-after", { left, most: 6 }) : say("hand-board-fatal");
}
