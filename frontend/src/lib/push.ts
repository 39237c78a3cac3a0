/** Being told that it is one's turn while no page is open, where the browser and the server can. */
import { changePush, pushKey } from "./api";
import { service } from "./service";

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
  const key = await pushKey();
  if (key === null) return null;
  const { pushManager } = await service();
  // One that was made for another key, or whose end was missed, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await changePush(made.endpoint, true);
  return "on";
}

/** What is told from now on is said in the language of the page by now. */
export async function saidAnew(): Promise<void> {
  if (able() && (await subscription())) await service();
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
