/**
 * Only the icons that are used ship: `virtual:icons/<set>` holds the bodies of the names listed for
 * that set (`ICONS`), taken from the whole game-icons.net set. `virtual:icons-later/<set>` holds
 * functions that fetch those of `LATER`, each when it is drawn for the first time. The set `common`
 * is listed in src/lib/icons/names.ts, that of a part of the client in src/<part>/icons.ts, that of a
 * game in board/icons.ts in its folder. A name that is not in there fails the build. Each icon is a
 * module of its own, so that what several sets share is not bundled twice.
 */
import { icons as gameIcons } from "@iconify-json/game-icons";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";

const SET = "virtual:icons/";
const LATER = "virtual:icons-later/";
const ONE = "virtual:icon/";

export function icons(): Plugin {
  return {
    name: "fateloom-icons",
    resolveId(id) {
      return [SET, LATER, ONE].some((kind) => id.startsWith(kind)) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id.startsWith(`\0${ONE}`)) {
        const name = id.slice(ONE.length + 1);
        const body =
          gameIcons.icons[name]?.body ??
          gameIcons.icons[gameIcons.aliases?.[name]?.parent ?? ""]?.body;
        if (!body) this.error(`no such icon: ${name}`);
        return `export default ${JSON.stringify(body)};`;
      }
      const kind = [SET, LATER].find((each) => id.startsWith(`\0${each}`));
      if (!kind) return undefined;
      const list = listOf(id.slice(kind.length + 1));
      this.addWatchFile(list);
      const { module } = await runnerImport<{
        ICONS: readonly string[];
        LATER?: readonly string[];
      }>(list, { configFile: false });
      if (kind === LATER) {
        const fetched = (module.LATER ?? []).map((name) => {
          const one = JSON.stringify(ONE + name);
          return `${JSON.stringify(name)}: () => import(${one}).then((icon) => icon.default)`;
        });
        return `export default { ${fetched.join(", ")} };`;
      }
      const names = module.ICONS;
      const imports = names.map((name, i) => `import i${i} from ${JSON.stringify(ONE + name)};`);
      const bodies = names.map((name, i) => `${JSON.stringify(name)}: i${i}`);
      return `${imports.join("\n")}\nexport default { ${bodies.join(", ")} };`;
    },
  };
}

/** The module that lists the names of a set. */
function listOf(set: string): string {
  const places = [
    ...(set === "common" ? ["../src/lib/icons/names.ts"] : []),
    `../src/${set}/icons.ts`,
    `../../src/fateloom/games/${set}/board/icons.ts`,
  ].map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return places.find((place) => existsSync(place)) ?? set;
}
