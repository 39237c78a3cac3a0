/** Being told that it is one's turn while no page is open, where the browser and the server can. */
import { changePush, games, pushKey } from "./api";
import { say } from "./words";

const WORKER = "/push.js";

/** `blocked`: the browser was told to ask no more. Null: there is no such thing here. */
export type PushState = "on" | "off" | "blocked" | null;

export async function pushState(): Promise<PushState> {
  if (!able() || (await pushKey()) === null) return null;
  if (Notification.permission === "denied") return "blocked";
  return (await subscription()) ? "on" : "off";
}

/** Asks the person, and then the browser and the server. To be called for a click alone. */
export async function turnOn(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const [key, here] = await Promise.all([pushKey(), games()]);
  if (key === null) return null;
  const words = {
    turn: say("table-your-turn"),
    games: Object.fromEntries(here.map(({ name }) => [name, say(`game-${name}`)])),
  };
  await navigator.serviceWorker.register(
    `${WORKER}?words=${encodeURIComponent(JSON.stringify(words))}`,
  );
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key, or whose end was missed, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await changePush(made.endpoint, true);
  return "on";
}

export async function turnOff(): Promise<PushState> {
  const found = await subscription();
  if (found) {
    await changePush(found.endpoint, false);
    await found.unsubscribe();
  }
  return "off";
}

function able(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
