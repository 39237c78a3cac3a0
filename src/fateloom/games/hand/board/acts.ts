import type { Act, Acting, Step } from "$lib/acts";
import type { EventInfo } from "$lib/protocol";

/** How what happens in The Hand is acted out; its cards go to their places by themselves. */
export const acting: Acting = { script };

function script({ code, args }: EventInfo): readonly Step[] {
  switch (code) {
    case "strikes":
      return attack("front", args[0] as string, args[2] as string[]);
    case "strikes-boss":
      return attack("boss", "boss", args[1] as string[]);
    case "deals":
      return [[loses(args[1] as string)]];
    case "hits-boss":
    case "lands":
      return [[{ act: "strike", at: "strength", to: "boss" }, loses("boss")]];
    case "hurt":
      return [
        [{ act: "strike", at: ["front", "boss"], to: "hero" }],
        [{ act: "tremble", at: "hero" }],
      ];
    case "exhausts":
      return [
        [
          ...(args[0] as string[]).map((each): Act => ({
            act: "cover",
            at: `ability ${each}`,
          })),
          loses("hero"),
        ],
      ];
    case "faces":
      return [
        [
          { act: "rise", at: "boss" },
          { act: "count", at: "hp boss", from: 0 },
        ],
      ];
    case "heals":
      return [[{ act: "ring", at: "hero", tone: "gain" }, loses("hero")]];
    case "boss-falls":
      return [[{ act: "ring", at: "hero", tone: "gain" }]];
    case "boss-stands":
    case "penalty":
      return [[{ act: "ring", at: "hero", tone: "harm" }]];
    default:
      return [];
  }
}

/** The strength cards of an attack point at what it strikes, and its HP runs down. */
function attack(place: string, victim: string, cards: readonly string[]): Step[] {
  return [
    [
      ...cards.map((card): Act => ({
        act: "thread",
        from: [`slot ${card}`, "strength"],
        to: place,
      })),
      loses(victim),
    ],
    [{ act: "strike", at: "strength", to: place }],
  ];
}

/** HP, running from what it was to what it is. */
function loses(whose: string): Act {
  return { act: "count", at: `hp ${whose}` };
}
