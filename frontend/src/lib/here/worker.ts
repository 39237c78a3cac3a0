/**
 * Python in a worker, which hosts the tables of this device as a server would. The rules, the
 * bots and what a seat may see are the server's own code (src/fateloom/offline/).
 *
 * Requests run one after another, and results are stored before anybody is told. Changes by other pages of this browser
 * are read before anything is done at a table.
 */
import type { Refusal } from "../protocol";
import type { Answer, Close, Request } from "./desk";
import { alone, keep, kept, told, unchanged, type News } from "./keep";
import { startPython, type Python } from "./python";
import { readPack } from "./reading";
import { checked, Refused, refusalOf } from "./refusing";
import { SHELF, shelve } from "./shelving";

/** `fateloom.offline.tables.LocalTables`; it answers with JSON. */
interface LocalTables {
  create(plan: string): string;
  rematch(table: string): string;
  play_on(table: string, at: number): string;
  open(header: string, lines: string, programs: string): string;
  has(table: string): boolean;
  follow(header: string, lines: string, programs: string): string;
  change(table: string, wish: string): string;
  drop(table: string): void;
  come(table: string, port: number): string;
  leave(table: string, port: number): void;
  handle_message(table: string, port: number, text: string): string;
  step(table: string): string;
  record(table: string): string;
  offers(game: string, languages: string): string;
}

/** Python, and the tables that it hosts. */
interface Host {
  python: Python;
  rules: LocalTables;
}

/** The result of a request. */
interface Told {
  kept: News | null;
  sent: readonly (readonly [number, string])[];
  /** A bot or a program has to choose. */
  again: boolean;
}

/** Before a bot chooses, so that people can follow. */
const PACE_MS = 300;

/** Close codes: see docs/protocol.md. */
const GONE = 4404;
const BROKEN = 1011;
const COME_BACK = 1012;

const ports = new Map<number, { table: string; port: MessagePort }>();
const steps = new Map<string, ReturnType<typeof setTimeout>>();
let next = 0;
let host: Promise<Host> | undefined;
let queue: Promise<unknown> = Promise.resolve();

async function boot(): Promise<Host> {
  const python = await startPython();
  const { LocalTables } = python.pyimport("fateloom.offline.tables") as {
    LocalTables: (shelf: string) => LocalTables;
  };
  return { python, rules: LocalTables(SHELF) };
}

/** Python, started when it is first needed; a start that failed is tried again. */
function started(): Promise<Host> {
  host ??= boot().catch((error: unknown) => {
    host = undefined;
    throw error;
  });
  return host;
}

async function python(): Promise<LocalTables> {
  return (await started()).rules;
}

/** The same, with all stories that this device has now. */
async function withStories(): Promise<LocalTables> {
  const { python, rules } = await started();
  await shelve(python);
  return rules;
}

/** Runs work after everything queued before it. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

/** Stores a result, then notifies those concerned. */
async function settle(table: string, answer: string): Promise<void> {
  const told = checked<Told>(answer);
  if (told.kept) await keep(told.kept);
  for (const [port, text] of told.sent) ports.get(port)?.port.postMessage(text);
  clearTimeout(steps.get(table));
  steps.delete(table);
  if (told.again && present(table).length > 0) {
    steps.set(
      table,
      setTimeout(() => void step(table), PACE_MS),
    );
  }
}

function present(table: string): number[] {
  return [...ports].filter(([, each]) => each.table === table).map(([port]) => port);
}

function step(table: string): Promise<void> {
  return at(table, async (rules, news) => {
    // Whatever another page has done meanwhile is seen first, as long as a choice of a bot's is.
    if (!news) await settle(table, rules.step(table));
  });
}

/**
 * Does something at a table as it is kept, in its turn. Where that fails, all at the table are told
 * why and come back, to the table as it was kept; where the table is gone, they go.
 */
function at(
  table: string,
  work: (rules: LocalTables, news: boolean) => Promise<void>,
): Promise<void> {
  return inTurn(() => orBack(table, work));
}

async function orBack(
  table: string,
  work: (rules: LocalTables, news: boolean) => Promise<void>,
): Promise<void> {
  try {
    const rules = await python();
    await alone(table, async () => {
      const news = await caughtUp(rules, table);
      if (news !== null) return work(rules, news);
      rules.drop(table);
      for (const port of present(table)) end(port, missing(table), GONE);
    });
  } catch (error) {
    await back(table, error);
  }
}

/** Throws a table away as it is here; all at it are told why, and come back. */
async function back(table: string, error: unknown): Promise<void> {
  const code = error instanceof Refused || !host ? BROKEN : COME_BACK;
  await host?.then(({ rules }) => rules.drop(table)).catch(() => undefined);
  for (const port of present(table)) end(port, refusalOf(error), code);
}

function end(port: number, refusal: Refusal, code: number): void {
  const found = ports.get(port);
  ports.delete(port);
  found?.port.postMessage(JSON.stringify({ t: "refused", ...refusal }));
  found?.port.postMessage({ code } satisfies Close);
  found?.port.close();
}

/** Somebody comes to a table. */
function come(table: string, port: MessagePort): void {
  const number = ++next;
  ports.set(number, { table, port });
  // A sign of life: Python takes a while to come up.
  port.postMessage(JSON.stringify({ t: "pong" }));
  port.onmessage = ({ data }: MessageEvent<string | Close>) => {
    if (typeof data === "string") void hear(table, number, data);
    else void inTurn(() => leave(table, number));
  };
  void at(table, async (rules) => settle(table, rules.come(table, number)));
}

/**
 * Opens a table, or goes on to where it stands by what is kept; whether anybody was shown something
 * new by that. Null when there is no such table.
 */
async function caughtUp(rules: LocalTables, table: string): Promise<boolean | null> {
  const open = rules.has(table);
  if (open && (await unchanged(table))) return false;
  const found = await kept(table);
  if (!found) return null;
  const { header, programs, story } = found.table;
  if (!open && story) await shelve((await started()).python, story);
  const lines = JSON.stringify(found.lines);
  const answer = open ? rules.follow(header, lines, programs) : rules.open(header, lines, programs);
  const news = answer !== "null";
  if (news) await settle(table, answer);
  return news;
}

function missing(table: string): Refusal {
  return { code: "no-such-table", details: [table], rule: "" };
}

function hear(table: string, port: number, text: string): Promise<void> {
  return at(table, async (rules) => {
    if (ports.has(port)) await settle(table, rules.handle_message(table, port, text));
  });
}

async function leave(table: string, port: number): Promise<void> {
  ports.get(port)?.port.close();
  if (!ports.delete(port)) return;
  const rules = (await host?.catch(() => undefined))?.rules;
  rules?.leave(table, port);
  if (present(table).length > 0) return;
  clearTimeout(steps.get(table));
  rules?.drop(table);
}

/** Makes a new table, which may come after another one. */
async function create(plan: string, after: string | null): Promise<string> {
  const rules = await withStories();
  if (after !== null) return another(after, () => rules.create(plan));
  return made(rules.create(plan));
}

/** Makes a new table of another one. */
async function another(table: string, make: (rules: LocalTables) => string): Promise<string> {
  const rules = await python();
  if ((await caughtUp(rules, table)) === null) throw new Refused(missing(table));
  const answer = make(rules);
  if (present(table).length === 0) rules.drop(table);
  return made(answer);
}

/** Keeps a new table; returns its id. */
async function made(answer: string): Promise<string> {
  const { kept: news } = checked<Told>(answer);
  await settle(news?.table ?? "", answer);
  return news?.table ?? "";
}

/** Changes who plays at a seat. */
async function change(table: string, wish: string): Promise<string> {
  const rules = await python();
  await alone(table, async () => {
    if ((await caughtUp(rules, table)) === null) throw new Refused(missing(table));
    try {
      await settle(table, rules.change(table, wish));
    } catch (error) {
      // What was refused has changed nothing.
      if (!(error instanceof Refused)) await back(table, error);
      throw error;
    }
  });
  return "";
}

async function record(table: string): Promise<string> {
  const rules = await python();
  if ((await caughtUp(rules, table)) === null) throw new Refused(missing(table));
  const found = checked<{ record: string }>(rules.record(table)).record;
  if (present(table).length === 0) rules.drop(table);
  return found;
}

told((table) => {
  if (present(table).length > 0) void at(table, () => Promise.resolve());
});

onmessage = ({ data }: MessageEvent<Request>) => {
  switch (data.do) {
    case "come":
      return come(data.table, data.port);
    case "create":
      return void answered(data.id, () => create(data.plan, data.after));
    case "rematch":
      return void answered(data.id, () =>
        another(data.table, (rules) => rules.rematch(data.table)),
      );
    case "branch":
      return void answered(data.id, () =>
        another(data.table, (rules) => rules.play_on(data.table, data.at)),
      );
    case "change":
      return void answered(data.id, () => change(data.table, data.wish));
    case "record":
      return void answered(data.id, () => record(data.table));
    case "offers":
      return void answered(data.id, async () => {
        const answer = (await withStories()).offers(data.game, JSON.stringify(data.languages));
        return JSON.stringify(checked(answer));
      });
    case "read":
      return void answered(data.id, async () =>
        JSON.stringify(await readPack(data.name, data.pack)),
      );
  }
};

async function answered(id: number, work: () => Promise<string>): Promise<void> {
  let answer: Answer;
  try {
    answer = { id, value: await inTurn(work) };
  } catch (error) {
    answer = { id, refusal: refusalOf(error) };
  }
  postMessage(answer);
}
