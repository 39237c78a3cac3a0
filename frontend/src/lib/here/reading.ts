/** Reads a pack that is added to this device, in a worker that does nothing else. */
import type { StoryAdded } from "../protocol";
import { Refused, checked } from "./refusing";
import { startPython } from "./python";
import { keepStory, type Blurb } from "./shelf";

/** What `fateloom.offline.reading` answers. */
interface Read {
  digest: string;
  game: string;
  listed: string;
  images: readonly string[];
}

const FOLDER = "/reading";

/** Reads a pack, whose file is called `name`, and keeps its story on this device. */
export async function readPack(name: string, data: ArrayBuffer): Promise<StoryAdded> {
  const python = await startPython();
  const { FS } = python;
  FS.mkdirTree(FOLDER);
  FS.writeFile(`${FOLDER}/pack`, new Uint8Array(data));
  const { read_pack } = python.pyimport("fateloom.offline.reading") as {
    read_pack: (folder: string, file: string) => string;
  };
  const { digest, game, listed, images } = checked<Read>(read_pack(FOLDER, name));
  const pictures = new Map<string, Blob>();
  for (const image of images) {
    const bytes = FS.readFile(`${FOLDER}/${image}`) as Uint8Array<ArrayBuffer>;
    pictures.set(image, await decoded(new Blob([bytes], { type: "image/webp" }), name, image));
  }
  const story = JSON.parse(listed) as Blurb;
  const already = await keepStory({ digest, game, story, images }, data, pictures);
  return { name: story.name, title: story.title, already };
}

/** A picture that the browser can show. */
async function decoded(picture: Blob, file: string, digest: string): Promise<Blob> {
  try {
    (await createImageBitmap(picture)).close();
    return picture;
  } catch {
    throw new Refused({ code: "pack-image", details: [file, digest], rule: "" });
  }
}
