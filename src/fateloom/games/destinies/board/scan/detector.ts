import type { BarcodeDetector } from "barcode-detector/ponyfill";
// From this server: by default, the library downloads it from another host.
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Larger pictures are scaled down: a code needs no more, and phones run out of memory. */
const MOST_PIXELS = 2400;

let detector: Promise<BarcodeDetector> | undefined;

async function load(): Promise<BarcodeDetector> {
  const library = await import("barcode-detector/ponyfill");
  library.prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith(".wasm") ? wasm : prefix + path),
    },
  });
  return new library.BarcodeDetector({ formats: ["qr_code"] });
}

/** The contents of the codes in a picture. The detector is loaded when it is first needed. */
export async function codesIn(picture: HTMLVideoElement | ImageBitmap): Promise<string[]> {
  detector ??= load();
  try {
    const found = await (await detector).detect(picture);
    return found.map((each) => each.rawValue);
  } catch (error) {
    detector = undefined;
    throw error;
  }
}

/** A file as a picture; null if it is not one. */
export async function pictureOf(file: Blob): Promise<ImageBitmap | null> {
  const whole = await createImageBitmap(file).catch(() => null);
  const size = Math.max(whole?.width ?? 0, whole?.height ?? 0);
  if (!whole || size <= MOST_PIXELS) return whole;
  const share = MOST_PIXELS / size;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * share),
    resizeHeight: Math.round(whole.height * share),
    resizeQuality: "high",
  });
  whole.close();
  return smaller;
}
