import type { DestiniesPlayer } from "$lib/protocol";
import type { Target } from "../choosing.svelte";
import type { TableState } from "../table";

/** What touching an item of a bag would do: of what can be done, whatever is open now. */
export function handle(
  { view, choosing, open }: TableState,
  player: DestiniesPlayer,
  item: string,
): Target | undefined {
  if (!open) return undefined;
  if (view.seat !== player.seat) return choosing.on("ask", item);
  const power = view.cards
    .find((card) => card.item === item)
    ?.powers.find((each) => choosing.open.get("use")?.has(each.ability));
  return (
    choosing.on("abandon", item) ??
    (power && choosing.on("use", power.ability)) ??
    choosing.on("give", item)
  );
}
