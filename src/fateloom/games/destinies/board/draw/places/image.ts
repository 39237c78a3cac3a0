/** Pictures of an author's own, in place of drawn ones. */
const SCENE = /^image=([0-9a-f]{64})$/;

/** Where the picture is that a view carries as `image=` and its digest; null for a drawn one. */
export function addressOf(scene: string | undefined): string | null {
  const digest = SCENE.exec(scene ?? "")?.[1];
  return digest ? `/api/stories/images/${digest}` : null;
}

const asked = new Map<string, Promise<string | null>>();
const NONE = Promise.resolve(null);

/** Where the picture of a scene is, once it can be shown; null if it does not come, or is drawn. */
export function fetched(scene: string | undefined): Promise<string | null> {
  const address = addressOf(scene);
  if (!address) return NONE;
  const known = asked.get(address) ?? load(address);
  asked.set(address, known);
  return known;
}

async function load(address: string): Promise<string | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return address;
  } catch {
    // The network may be back the next time.
    asked.delete(address);
    return null;
  }
}
