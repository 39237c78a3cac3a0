/** For tests: an evening of which only what matters is said. */
import type { Evening } from "./evening";

let made = 0;

export function evening(of: Partial<Evening> = {}): Evening {
  made++;
  return {
    table: `t${made}`,
    game: "destiny",
    ended: made * 86_400,
    minutes: 0,
    sittings: 1,
    players: [
      { name: "Ysolde", bot: null, mine: true },
      { name: "Hedda", bot: null, mine: false },
    ],
    winners: of.won ? [0] : [1],
    seat: 0,
    place: of.won ? 1 : 2,
    won: false,
    drawn: false,
    daily: "",
    whole: true,
    facts: {},
    ...of,
  };
}
