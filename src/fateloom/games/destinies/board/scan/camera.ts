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
  /** Empty if the browser does not tell. */
  name: string;
}

const KEY = "fateloom.camera";

/** Why a page cannot ask for a camera; null if it can. */
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

/** Turns on the camera with this id, or the rear camera. */
export async function turnOn(id: string | null): Promise<MediaStream> {
  const wishes = { width: { ideal: 1280 }, height: { ideal: 960 } };
  const any = { ...wishes, facingMode: "environment" };
  const ask = (video: MediaTrackConstraints): Promise<MediaStream> =>
    navigator.mediaDevices.getUserMedia({ video, audio: false });
  if (!id) return ask(any);
  try {
    return await ask({ ...wishes, deviceId: { exact: id } });
  } catch (error) {
    // The last camera may no longer exist.
    if (named(error) === "OverconstrainedError" || named(error) === "NotFoundError")
      return ask(any);
    throw error;
  }
}

export function turnOff(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The camera of a stream, which becomes the default for the next time. */
export function cameraOf(stream: MediaStream): string {
  const id = stream.getVideoTracks()[0]?.getSettings().deviceId ?? "";
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage may be blocked.
  }
  return id;
}

/** The available cameras. Browsers give their names once the user has allowed one of them. */
export async function cameras(): Promise<Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter((device) => device.kind === "videoinput")
    .map((device) => ({ id: device.deviceId, name: device.label }));
}

/** The reason of a failed request for a camera. */
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
