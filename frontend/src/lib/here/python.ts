/** Python in a worker: Pyodide, with the server's own code (src/fateloom/offline/). */
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import wasm from "pyodide/pyodide.asm.wasm?url";
import { info } from "pyodide/pyodide-lock.json";
import stdlib from "pyodide/python_stdlib.zip?url";

const SOURCES = "/api/offline/fateloom.zip";

/** Python with all its modules, and its files, which are in memory alone. */
export type Python = Awaited<ReturnType<typeof loadPyodide>>;

export async function startPython(): Promise<Python> {
  const [pyodide, sources] = await Promise.all([
    loadPyodide({
      // The folder of the one file that it loads by itself.
      indexURL: new URL(".", new URL(wasm, location.href)).href,
      stdLibURL: new URL(stdlib, location.href).href,
      createPyodideModule,
      // It loads no packages.
      lockFileContents: JSON.stringify({ info, packages: {} }),
    }),
    fetch(SOURCES).then((answer) => {
      if (!answer.ok) throw new Error(`${SOURCES}: ${answer.status}`);
      return answer.arrayBuffer();
    }),
  ]);
  pyodide.unpackArchive(sources, "zip");
  return pyodide;
}
