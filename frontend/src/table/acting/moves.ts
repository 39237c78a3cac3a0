import type { Act } from "$lib/acts";
import { DEAL_GAP, DURATIONS } from "./scenes";

/** Animations of pieces on the table. They never change the layout, and each can be cancelled. */

const EASE = "cubic-bezier(0.2, 0.75, 0.25, 1)";
/** How far a blow goes, in pixels. */
const BLOW = 12;

/** Animates the pieces of an act, which `of` finds; `share` scales the durations. */
export function move(
  act: Act,
  of: (place: string) => HTMLElement | null,
  node: HTMLElement | null,
  share: number,
  target: HTMLElement | null = null,
): Animation[] {
  if (act.act === "deal") return deal(act.to, of, share);
  const duration = DURATIONS[act.act] * share;
  const veil = act.act === "reveal" ? [...(node?.querySelectorAll("[data-parts]") ?? [])] : [];
  if (veil.length > 0) return veil.map((half) => part(half, duration));
  const frames = node && framesOf(act, node, target);
  return node && frames ? [node.animate(frames, { duration, easing: EASE })] : [];
}

function framesOf(act: Act, node: HTMLElement, target: HTMLElement | null): Keyframe[] | null {
  switch (act.act) {
    case "lift":
      return [
        { transform: "none" },
        { transform: "translateY(-0.35rem) scale(1.12)", offset: 0.3 },
        { transform: "translateY(-0.35rem) scale(1.12)", offset: 0.8 },
        { transform: "none" },
      ];
    case "strike": {
      if (!target) return null;
      const a = middle(node);
      const b = middle(target);
      const way = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const to = `translate(${((b.x - a.x) * BLOW) / way}px, ${((b.y - a.y) * BLOW) / way}px)`;
      return [{ transform: "none" }, { transform: to, offset: 0.45 }, { transform: "none" }];
    }
    case "cover":
      return [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0)" }];
    case "rise":
      return [
        { transform: "translateY(18%)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ];
    case "reveal":
      return [{ clipPath: "circle(0)" }, { clipPath: "circle(75%)" }];
    case "tremble":
      return [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    default:
      return null;
  }
}

/** Moves aside a half of what covers something; it is seen only while it moves. */
function part(half: Element, duration: number): Animation {
  const aside = half.getAttribute("data-parts") === "left" ? "-105%" : "105%";
  return half.animate(
    [
      { visibility: "visible", transform: "none", opacity: 1 },
      { visibility: "visible", transform: `translateX(${aside})`, opacity: 0.3 },
    ],
    { duration, easing: "ease-in" },
  );
}

/** Deals cards to their places, one after the other, from a point above their common centre. */
function deal(
  places: readonly string[],
  of: (place: string) => HTMLElement | null,
  share: number,
): Animation[] {
  const nodes = places.map(of).filter((node) => node !== null);
  const xs = nodes.map((node) => middle(node).x);
  const from = (Math.min(...xs) + Math.max(...xs)) / 2;
  return nodes.map((node, i) => {
    const start = `translate(${from - (xs[i] ?? from)}px, -9rem) rotate(-8deg) scale(0.6)`;
    return node.animate(
      [
        { transform: start, opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: DURATIONS.deal * share,
        delay: i * DEAL_GAP * share,
        fill: "backwards",
        easing: EASE,
      },
    );
  });
}

function middle(node: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
