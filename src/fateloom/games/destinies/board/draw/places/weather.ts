import { round } from "$lib/draw/rng";
import { times, type Pen, type Random } from "./pen";
import { HEIGHT, WIDTH } from "./sky";
import type { Weather } from "./words";

/** What the weather puts before everything else. */
export function weather(
  kind: Weather | undefined,
  horizon: number,
  { line }: Pen,
  random: Random,
): string {
  switch (kind) {
    case "rain": {
      const drop = (): string =>
        `M${round(random() * (WIDTH + 60))} ${round(random() * HEIGHT)}l-6 ${round(15 + random() * 8)}`;
      return `<path d="${times(110, drop)}" stroke="#E8EEF0" stroke-width="1.1" opacity=".5" fill="none"/>`;
    }
    case "mist":
      return times(5, (i) => {
        const [x, y] = [round(random() * 140 - 70), horizon + 6 + i * 30];
        return `<path d="M${x - 40} ${y}C${x + 120} ${y - 14} ${x + 260} ${y + 10} ${x + 400} ${y - 4}S${x + 640} ${y + 6} ${x + 780} ${y - 4}V${y + 14}C${x + 600} ${y + 20} ${x + 420} ${y + 8} ${x + 260} ${y + 18}S${x + 60} ${y + 10} ${x - 40} ${y + 16}Z" fill="#F3EDDF" opacity="${round((0.5 - i * 0.06) * 10) / 10}"/>`;
      });
    case "wind": {
      const gust = (): string =>
        `M${round(random() * 520)} ${round(60 + random() * 220)}q40 -8 80 0t60 -6q12 -4 8 -12q-6 -6 -12 0`;
      const leaf = (): string =>
        `M${round(random() * WIDTH)} ${round(80 + random() * 260)}q5 -5 9 0q-4 4 -9 0`;
      return (
        `<path d="${times(7, gust)}" stroke="#FBF4E4" stroke-width="1.8" opacity=".6" fill="none" stroke-linecap="round"/>` +
        line(times(12, leaf), 1.2, 0.8, "ochre")
      );
    }
    case "ash":
      return times(60, () =>
        mote(random() * WIDTH, random() * HEIGHT, random, random() < 0.4 ? "#F2A24A" : "#2B2118"),
      );
    case "dust":
      return times(40, () => mote(180 + random() * 340, 60 + random() * 300, random, "#FBEFC8"));
    default:
      return "";
  }
}

function mote(x: number, y: number, random: Random, colour: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.8 + random() * 1.6)}" fill="${colour}" opacity="${round(0.4 + random() * 0.5)}"/>`;
}
