import { takeSave } from "./api";
import { record } from "./here/desk";

/** The beginning of an exported save; records begin otherwise. */
const SAVE = '{"fateloom-save":';

/** Whether a file claims to be a save of an unfinished game. */
export async function isSave(file: Blob): Promise<boolean> {
  return (await file.slice(0, SAVE.length).text()) === SAVE;
}

/** Downloads something as a file. */
export function keepFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads a save of an unfinished game, if the server allows it. */
export async function keepSave(id: string): Promise<void> {
  const { name, file } = await takeSave(id);
  keepFile(file, name);
}

/** Downloads the record of a finished game of this device, named like those of the server. */
export async function keepRecord(id: string, game: string): Promise<void> {
  const content = new Blob([await record(id)], { type: "application/jsonl" });
  keepFile(content, `fateloom-${game}-${id}.jsonl`);
}
