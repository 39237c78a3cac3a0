/**
 * Only the icons that are used ship: `virtual:icons/<set>` holds the bodies of the names listed
 * for that set in src/lib/icons/names.ts, taken from the whole game-icons.net set. A name that is
 * not in there fails the build. Each icon is a module of its own, so that what several sets share
 * is not bundled twice.
 */
import { icons as gameIcons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";
import { SETS, type IconSet } from "../src/lib/icons/names.ts";

const SET = "virtual:icons/";
const ONE = "virtual:icon/";

export function icons(): Plugin {
  return {
    name: "fateloom-icons",
    resolveId(id) {
      return id.startsWith(SET) || id.startsWith(ONE) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id.startsWith(`\0${ONE}`)) {
        const name = id.slice(ONE.length + 1);
        const body =
          gameIcons.icons[name]?.body ??
          gameIcons.icons[gameIcons.aliases?.[name]?.parent ?? ""]?.body;
        if (!body) this.error(`no such icon: ${name}`);
        return `export default ${JSON.stringify(body)};`;
      }
      if (!id.startsWith(`\0${SET}`)) return undefined;
      const names = SETS[id.slice(SET.length + 1) as IconSet];
      const imports = names.map((name, i) => `import i${i} from ${JSON.stringify(ONE + name)};`);
      const bodies = names.map((name, i) => `${JSON.stringify(name)}: i${i}`);
      return `${imports.join("\n")}\nexport default { ${bodies.join(", ")} };`;
    },
  };
}
