import type { Acting, Step } from "$lib/acts";
import type { EventInfo } from "$lib/protocol";

/** How what happens in The Hand is acted out; its cards go to their places by themselves. */
export const acting: Acting = { script };

function script({ code }: EventInfo): readonly Step[] {
  switch (code) {
    case "strikes":
      return [[{ act: "strike", at: "strength", to: "front" }]];
    case "strikes-boss":
    case "critical":
      return [[{ act: "strike", at: "strength", to: "boss" }]];
    case "hurt":
      return [
        [{ act: "strike", at: ["front", "boss"], to: "hero" }],
        [{ act: "tremble", at: "hero" }],
      ];
    case "faces":
      return [[{ act: "rise", at: "boss" }]];
    case "heals":
    case "boss-falls":
      return [[{ act: "ring", at: "hero", tone: "gain" }]];
    case "boss-stands":
    case "penalty":
      return [[{ act: "ring", at: "hero", tone: "harm" }]];
    default:
      return [];
  }
}
