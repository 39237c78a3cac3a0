/** The one service worker of the pages: for web push, and for playing without a network. */
import { games } from "./api";
import { gameTitle, say } from "./words";

const WORKER = "/service.js";

/** Registers it, with the texts it needs in the reader's language, and waits until it runs. */
export async function service(): Promise<ServiceWorkerRegistration> {
  const words = {
    turn: say("table-your-turn"),
    games: Object.fromEntries((await games()).map(({ name }) => [name, gameTitle(name)])),
  };
  await navigator.serviceWorker.register(
    `${WORKER}?words=${encodeURIComponent(JSON.stringify(words))}`,
  );
  return navigator.serviceWorker.ready;
}
