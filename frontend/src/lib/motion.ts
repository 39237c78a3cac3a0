import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { settings } from "$lib/settings.svelte";

const MOVE_MS = 260;

/** What appears with no place to come from grows in a little; what leaves for none fades. */
function appear(_node: Element): TransitionConfig {
  return {
    duration: settings.motionMs(MOVE_MS),
    easing: cubicOut,
    css: (t) => `opacity:${t};scale:${0.9 + 0.1 * t}`,
  };
}

/** A card that leaves one place and comes to another under the same key moves between them. */
export const [send, receive] = crossfade({
  duration: () => settings.motionMs(MOVE_MS),
  easing: cubicOut,
  fallback: appear,
});
