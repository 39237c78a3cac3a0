/** Why there is no picture from a camera. */
export const TROUBLES = [
  "insecure",
  "none",
  "refused",
  "taken",
  "lost",
  "failed",
  "reader",
] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface Camera {
  id: string;
  /** Empty where the browser does not tell. */
  name: string;
}

const KEY = "fateloom.camera";

/** Why no camera can even be asked for; null where it can. */
export function barrier(): Trouble | null {
  if (!globalThis.isSecureContext) return "insecure";
  return "mediaDevices" in navigator ? null : "none";
}

/** The camera that was used last on this device; null if none ever was. */
export function lastCamera(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage may be blocked.
  }
}

/** Turns a camera on: the one with this id, or the one that looks away from the reader. */
export async function turnOn(id: string | null): Promise<MediaStream> {
  const wishes = { width: { ideal: 1280 }, height: { ideal: 960 } };
  const any = { ...wishes, facingMode: "environment" };
  const ask = (video: MediaTrackConstraints): Promise<MediaStream> =>
    navigator.mediaDevices.getUserMedia({ video, audio: false });
  if (!id) return ask(any);
  try {
    return await ask({ ...wishes, deviceId: { exact: id } });
  } catch (error) {
    // The camera of last time may not be there any more.
    if (named(error) === "OverconstrainedError" || named(error) === "NotFoundError")
      return ask(any);
    throw error;
  }
}

export function turnOff(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Which camera a stream comes from; it will be the first choice next time. */
export function cameraOf(stream: MediaStream): string {
  const id = stream.getVideoTracks()[0]?.getSettings().deviceId ?? "";
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage may be blocked.
  }
  return id;
}

/** The cameras there are. Their names are told once one of them was allowed. */
export async function cameras(): Promise<Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter((device) => device.kind === "videoinput")
    .map((device) => ({ id: device.deviceId, name: device.label }));
}

/** What a failed request for a camera means. */
export function troubleOf(error: unknown): Trouble {
  switch (named(error)) {
    case "NotAllowedError":
    case "SecurityError":
      return "refused";
    case "NotFoundError":
    case "OverconstrainedError":
      return "none";
    case "NotReadableError":
    case "AbortError":
      return "taken";
    default:
      return "failed";
  }
}

function named(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
