/** Requests of the editor. The address that `fateloom story edit` prints ends in a token for them. */
import { asked, posting, sent } from "$lib/api";
import type {
  At,
  Checked,
  Delete,
  Edited,
  EditText,
  Files,
  FileText,
  Form,
  FormatText,
  Found,
  Look,
  Lore,
  Map as StoryMap,
  OpenScene,
  PlaytestPage,
  ProofReport,
  Rename,
  Renaming,
  Save,
  StoryGraph,
  Uses,
  Versions,
  Work,
} from "../protocol";

const KEY = "fateloom.desk";

/** Takes the token out of the address, so that it is neither shown nor shared. */
export function takeToken(): boolean {
  const found = location.hash.slice(1);
  if (found) {
    sessionStorage.setItem(KEY, found);
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.getItem(KEY) !== null;
}

/** What the server answers, with the token. Throws `RefusedError`. */
function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  return asked<T>(`/api/preview/${path}`, allowed(init));
}

function allowed(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${sessionStorage.getItem(KEY) ?? ""}`);
  return { ...init, headers };
}

export function listFiles(): Promise<Files> {
  return ask<Files>("files");
}

export function readFile(path: string): Promise<FileText> {
  return ask<FileText>(`file?${new URLSearchParams({ path })}`);
}

export function saveFile(wish: Save): Promise<FileText> {
  return ask<FileText>("file", posting(wish));
}

/** Removes a file; the server keeps its text as a version. */
export function deleteFile(wish: Delete): Promise<Files> {
  return ask<Files>("delete", posting(wish));
}

export function listVersions(path: string): Promise<Versions> {
  return ask<Versions>(`versions?${new URLSearchParams({ path })}`);
}

export function readVersion(path: string, name: string): Promise<FileText> {
  return ask<FileText>(`version?${new URLSearchParams({ path, name })}`);
}

/** Begins a story in an empty folder. */
export function beginStory(): Promise<Files> {
  return ask<Files>("story", { method: "POST" });
}

/** Checks the story with these texts, by path, in place of its files. */
export function checkStory(texts: Record<string, string>): Promise<Checked> {
  return ask<Checked>("check", posting({ texts }));
}

/** What the editor completes: the names of the story, and its schema. */
export function readLore(): Promise<Lore> {
  return ask<Lore>("lore");
}

/** The graph of the story as it was checked last. */
export function readGraph(): Promise<StoryGraph> {
  return ask<StoryGraph>("graph");
}

/** Where the name at a place stands. */
export function findUses(at: At): Promise<Uses> {
  return ask<Uses>("uses", posting(at));
}

/** Renames something in all files; without digests, it tells what would change. */
export function rename(wish: Rename): Promise<Renaming> {
  return ask<Renaming>("rename", posting(wish));
}

/** What is defined at a place of a text; null for nothing that has a form. */
export async function readForm(look: Look): Promise<Form | null> {
  return (await ask<Found>("thing", posting(look))).form;
}

/** The text after changes of single values, which leave the rest as it is written. */
export async function editText(wish: EditText): Promise<string> {
  return (await ask<Edited>("edit", posting(wish))).text;
}

/** The text in the house style. */
export async function formatText(wish: FormatText): Promise<string> {
  return (await ask<Edited>("format", posting(wish))).text;
}

/** What the map shows, with these texts, by path, in place of the files. */
export function readMap(texts: Record<string, string>): Promise<StoryMap> {
  return ask<StoryMap>("map", posting({ texts }));
}

/** Begins a proof or a playtest; null stops what is under way. */
export function work(kind: Work["kind"]): Promise<unknown> {
  return ask("job", posting({ kind } satisfies Work));
}

export function readProof(): Promise<ProofReport> {
  return ask<ProofReport>("proof");
}

/** Opens a game of the last proof at the table; null returns to the author's own. */
export function openScene(scene: number | null): Promise<unknown> {
  return ask("scene", posting({ scene } satisfies OpenScene));
}

export function readPlaytest(): Promise<PlaytestPage> {
  return ask<PlaytestPage>("playtest");
}

/** Makes the pack of the story, and its name; `certified` if it says that the story is proved. */
export async function takePack(): Promise<{ name: string; file: Blob; certified: boolean }> {
  const response = await sent("/api/preview/pack", allowed({}));
  const told = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
  return {
    name: told?.[1] ?? "story.fateloom",
    file: await response.blob(),
    certified: response.headers.get("x-certified") === "yes",
  };
}
