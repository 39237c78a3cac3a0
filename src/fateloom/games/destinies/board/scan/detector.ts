import type { BarcodeDetector } from "barcode-detector/ponyfill";
// Served by us: the library would fetch it from elsewhere.
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Larger pictures are made smaller: a code needs no more, and telephones run out of memory. */
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

/** What the codes in a picture say. The reader is loaded when it is first needed. */
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

/** A file as a picture; null if it is none. */
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
