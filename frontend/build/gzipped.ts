/**
 * Beside each file that gzip makes smaller lies its gzipped form, which the server sends as it is
 * (src/fateloom/server/api/static_files.py): compressing the larger ones again for each download takes longer than
 * people at a table should wait.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What shrinks by less is packed already, as fonts and archives are. */
const WORTHWHILE = 0.9;

export function gzipped(): Plugin {
  let folder = "";
  return {
    name: "fateloom-gzipped",
    apply: "build",
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (!statSync(path).isFile()) continue;
        const plain = readFileSync(path);
        const packed = gzipSync(plain, { level: 9 });
        if (packed.length < WORTHWHILE * plain.length) writeFileSync(`${path}.gz`, packed);
      }
    },
  };
}
