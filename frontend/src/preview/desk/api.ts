/** Requests of the editor. The address that `fateloom story edit` prints ends in a token for them. */
import { asked, posting } from "$lib/api";
import type { Checked, Files, FileText, Lore, Save, Versions } from "../protocol";

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
export function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${sessionStorage.getItem(KEY) ?? ""}`);
  return asked<T>(`/api/preview/${path}`, { ...init, headers });
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
