import { say } from "./words";

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
] as const;

/** A whole length of time in words: "three days", "90 seconds". */
export function lengthName(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? [
    "seconds",
    1,
  ];
  return say(`time-${unit}`, { count: seconds / size });
}

/** What a clock shows: 2:07, 1:02:07, and from two days on the days and hours. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3600);
  if (days >= 2) return say("time-face-days", { days, hours: hours - days * 24 });
  const minutes = Math.floor(left / 60) % 60;
  const two = (part: number): string => String(part).padStart(2, "0");
  const rest = two(left % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
