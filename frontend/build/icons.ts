/**
 * Only the icons that are used ship: `virtual:icons/<set>` holds the bodies of the names listed for
 * that set, taken from the whole game-icons.net set. The set `common` is listed in
 * src/lib/icons/names.ts, that of a game in board/icons.ts in its folder. A name that is not in
 * there fails the build. Each icon is a module of its own, so that what several sets share is not
 * bundled twice.
 */
import { icons as gameIcons } from "@iconify-json/game-icons";
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";

const SET = "virtual:icons/";
const ONE = "virtual:icon/";

export function icons(): Plugin {
  return {
    name: "fateloom-icons",
    resolveId(id) {
      return id.startsWith(SET) || id.startsWith(ONE) ? `\0${id}` : undefined;
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
      if (!id.startsWith(`\0${SET}`)) return undefined;
      const list = listOf(id.slice(SET.length + 1));
      this.addWatchFile(list);
      const { module } = await runnerImport<{ ICONS: readonly string[] }>(list, {
        configFile: false,
      });
      const names = module.ICONS;
      const imports = names.map((name, i) => `import i${i} from ${JSON.stringify(ONE + name)};`);
      const bodies = names.map((name, i) => `${JSON.stringify(name)}: i${i}`);
      return `${imports.join("\n")}\nexport default { ${bodies.join(", ")} };`;
    },
  };
}

/** The module that lists the names of a set. */
function listOf(set: string): string {
  const place =
    set === "common"
      ? "../src/lib/icons/names.ts"
      : `../../src/fateloom/games/${set}/board/icons.ts`;
  return fileURLToPath(new URL(place, import.meta.url));
}
