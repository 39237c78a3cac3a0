import { takeSave } from "./api";
import { record } from "./here/desk";

/** How a save begins that is a file, and a record does not. */
const SAVE = '{"fateloom-save":';

/** Whether a file is, or means to be, a save of a game under way. */
export async function isSave(file: Blob): Promise<boolean> {
  return (await file.slice(0, SAVE.length).text()) === SAVE;
}

/** Keeps something as a file of this device. */
export function keepFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Keeps a table under way as a file, if the server gives it out. */
export async function keepSave(id: string): Promise<void> {
  const { name, file } = await takeSave(id);
  keepFile(file, name);
}

/** Keeps the record of a finished game of this device's own, named as the server names those. */
export async function keepRecord(id: string, game: string): Promise<void> {
  const content = new Blob([await record(id)], { type: "application/jsonl" });
  keepFile(content, `fateloom-${game}-${id}.jsonl`);
}
