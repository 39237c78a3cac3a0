/**
 * Only the icons that are used ship: `virtual:icons` holds the bodies of the names listed in
 * src/lib/icons/names.ts, taken from the whole game-icons.net set. A name that is not in the
 * set fails the build.
 */
import { icons as gameIcons } from "@iconify-json/game-icons";
import { getIcons } from "@iconify/utils/lib/icon-set/get-icons";
import type { Plugin } from "vite";
import { NAMES } from "../src/lib/icons/names.ts";

const ID = "virtual:icons";
const RESOLVED = `\0${ID}`;

export function icons(): Plugin {
  return {
    name: "fateloom-icons",
    resolveId(id) {
      return id === ID ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      const subset = getIcons(gameIcons, [...NAMES]);
      const missing = subset?.not_found ?? [];
      if (!subset || missing.length > 0) this.error(`no such icons: ${missing.join(", ")}`);
      const bodies = NAMES.map((name) => {
        const icon = subset.icons[name] ?? gameIcons.icons[subset.aliases?.[name]?.parent ?? ""];
        if (!icon) this.error(`no such icon: ${name}`);
        return [name, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}
