import type { Acting, Step } from "$lib/acts";
import type { EventInfo } from "$lib/protocol";

/** How what happens in Destinies is acted out. */
export const acting: Acting = { script };

function script({ code, args }: EventInfo): readonly Step[] {
  const seat = `seat ${args[0] as number}`;
  switch (code) {
    case "rolls":
      return [[{ act: "dice" }]];
    case "turns-up":
    case "lays":
      return [[{ act: "reveal", at: `tile ${args[0] as string}` }]];
    case "places":
      return [[{ act: "deal", to: [`place ${args[0] as string}`] }]];
    case "hands-over":
    case "hands-coin":
    case "summons":
      return [[{ act: "thread", from: seat, to: `seat ${args[1] as number}` }]];
    case "suffers":
      return [[{ act: "tremble", at: seat }]];
    case "finale":
      return [[{ act: "rise", at: "book" }]];
    case "defeated":
      return [[{ act: "ring", at: seat, tone: "harm" }]];
    case "fulfils":
      return [[{ act: "ring", at: seat, tone: "gain" }]];
    default:
      return [];
  }
}
