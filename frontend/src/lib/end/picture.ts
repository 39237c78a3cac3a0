import { knot } from "$lib/draw/knot";
import { seal } from "$lib/draw/seal";
import { WREATH_BOX, wreath } from "$lib/draw/wreath";
import { loom } from "./loom";
import type { Shared } from "./story";

const WIDTH = 1200;
const HEIGHT = 630;
/** Where the words and the chart begin. */
const LEFT = 500;
const MARGIN = 56;
/** The gold of the page, which an image of its own does not know. */
const LEAF =
  '<defs><linearGradient id="leafgold" x1="0" y1="0" x2="0.35" y2="1">' +
  '<stop offset="0" stop-color="var(--leaf-2)"/><stop offset="0.46" stop-color="var(--leaf-3)"/>' +
  '<stop offset="0.54" stop-color="var(--leaf-2)"/><stop offset="1" stop-color="var(--leaf-1)"/>' +
  "</linearGradient></defs>";

/** The end of a game as a picture to share, in the colours of the page. Nothing is fetched. */
export async function picture(shared: Shared, title: string, seed: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  const won = shared.winners > 0;
  const chart = shared.chart && loom(shared.chart, WIDTH - LEFT - MARGIN, 240, 22);
  const drawing =
    LEAF +
    nested(84, 112, 340, 335, WREATH_BOX, won ? wreath() : "") +
    nested(
      won ? 190 : 114,
      won ? 195 : 140,
      won ? 128 : 280,
      won ? 128 : 280,
      "-2 -2 84 84",
      knot(seed, 2, 2, 20),
    ) +
    nested(362, 366, 92, 92, "-56 -56 112 112", seal(shared.seal, shared.wax, seed)) +
    (chart ? `<g transform="translate(${LEFT} 306)">${chart.lines}${chart.mark}</g>` : "") +
    `<rect x="20" y="20" width="1160" height="590" fill="none" stroke="var(--ink)" stroke-width="2.4"/>` +
    `<rect x="29" y="29" width="1142" height="572" fill="none" stroke="var(--leaf-3)" stroke-width="2"/>`;
  brush.fillStyle = colour("--paper");
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.drawImage(await drawn(drawing), 0, 0);

  await Promise.all(['900 58px "Cinzel"', '700 24px "Cinzel"', font(28)].map(loaded));
  const room = WIDTH - LEFT - MARGIN;
  brush.fillStyle = colour("--ink");
  let y = 100;
  for (const line of wrapped(brush, '900 58px "Cinzel"', shared.headline, room, 2)) {
    brush.fillText(line, LEFT, y);
    y += 62;
  }
  y -= 12;
  for (const line of wrapped(brush, font(28), shared.why, room, 3)) {
    brush.fillText(line, LEFT, y);
    y += 34;
  }
  for (const { x, y: at, text, anchor, kind } of chart?.labels ?? []) {
    brush.font = kind === "tick" ? font(22) : `${kind === "end" ? 900 : 700} 22px "Cinzel"`;
    brush.fillStyle = colour(kind === "end" ? "--ink" : "--ink-soft");
    brush.textAlign = anchor === "middle" ? "center" : anchor;
    brush.fillText(text, LEFT + x, 306 + at);
  }
  brush.textAlign = "left";
  brush.fillStyle = colour("--vermilion");
  brush.font = '700 24px "Cinzel"';
  brush.fillText(shared.counts && chart ? shared.counts : "", LEFT, 296);
  brush.fillStyle = colour("--ink-soft");
  brush.textAlign = "center";
  brush.fillText(`${title} · Fateloom`, 254, 560);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function nested(x: number, y: number, w: number, h: number, box: string, what: string): string {
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${box}">${what}</svg>`;
}

/** A drawing as an image. It knows none of the page's colours by their names. */
async function drawn(drawing: string): Promise<HTMLImageElement> {
  const plain = drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${plain}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function font(size: number): string {
  return `${size}px ${colour("--serif")}`;
}

async function loaded(wanted: string): Promise<void> {
  await document.fonts.load(wanted);
}

/** A text in lines that fit; what would be in one line too many is left out. */
function wrapped(
  brush: CanvasRenderingContext2D,
  wanted: string,
  text: string,
  room: number,
  most: number,
): string[] {
  brush.font = wanted;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && brush.measureText(longer).width <= room)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ""} …`];
}
