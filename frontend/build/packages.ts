/**
 * The boards lie in the folders of their games, where Node would look for no packages: what they
 * import comes from the client's.
 */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const GAMES = fileURLToPath(new URL("../../src/fateloom/games/", import.meta.url));
const CLIENT = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export function packages(): Plugin {
  return {
    name: "fateloom-packages",
    enforce: "pre",
    resolveId(id, importer, options) {
      const ours = importer?.startsWith(GAMES) && /^[@a-z]/.test(id);
      return ours ? this.resolve(id, CLIENT, { ...options, skipSelf: true }) : null;
    },
  };
}
