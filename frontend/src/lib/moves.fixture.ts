import type { MoveInfo } from "./protocol";

/** A move for tests. Its id and text are its kind with all that it is about. */
export function made<M extends MoveInfo = MoveInfo>(kind: string, args: MoveInfo["args"] = {}): M {
  const text = [kind, ...Object.values(args).flat()].filter((each) => each !== null).join(" ");
  return { id: text, kind, args, text } as M;
}
