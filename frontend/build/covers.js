/**
 * Draws the covers of stories, as the client shows them, into SVG files:
 *
 *     python -m fateloom.story.gallery PACKS --views | npm run --silent covers -- FOLDER
 *
 * Files in FOLDER that no story has as its cover any more are deleted.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

/** The shape of a cover, width by height, as on the page of the shelf. */
const SHAPE = 0.72;
const LEAF = "../../src/fateloom/games/destinies/board/opening/leaf.ts";

const [out] = process.argv.slice(2);
if (!out) throw new Error("npm run covers -- FOLDER");
// npm runs this in its own folder.
const folder = resolve(process.env.INIT_CWD ?? ".", out);
const vite = await createServer({
  root: fileURLToPath(new URL("..", import.meta.url)),
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  logLevel: "error",
});
try {
  const { leafOf } = await vite.ssrLoadModule(fileURLToPath(new URL(LEAF, import.meta.url)));
  const covers = await json(process.stdin);
  await mkdir(folder, { recursive: true });
  for (const { file, view, image } of covers) {
    const own = image && `data:image/webp;base64,${image}`;
    const { width, height, inside } = leafOf(view, own, SHAPE, "cover");
    await writeFile(
      `${folder}/${file}`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>\n`,
    );
  }
  const names = covers.map(({ file }) => file);
  for (const each of await readdir(folder)) {
    if (each.endsWith(".svg") && !names.includes(each)) await rm(`${folder}/${each}`);
  }
} finally {
  await vite.close();
}
