/** Web push: notifications of the device's turn while no page is open. */
import { changePush, pushKey } from "./api";
import { service } from "./service";

/** `blocked`: the user told the browser not to ask. Null: not available here. */
export type PushState = "on" | "off" | "blocked" | null;

export async function pushState(): Promise<PushState> {
  if (!able() || (await pushKey()) === null) return null;
  if (Notification.permission === "denied") return "blocked";
  return (await subscription()) ? "on" : "off";
}

/** Asks the person, and then the browser and the server. Call it only from a click. */
export async function turnOn(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const key = await pushKey();
  if (key === null) return null;
  const { pushManager } = await service();
  // A subscription with another key, or an expired one, is useless.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await changePush(made.endpoint, true);
  return "on";
}

/** Switches notifications to the current language of the page. */
export async function updateLanguage(): Promise<void> {
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
