declare module "pyodide/pyodide.asm.mjs" {
  import type { PyodideConfig } from "pyodide/ffi";
  const createPyodideModule: NonNullable<PyodideConfig["createPyodideModule"]>;
  export default createPyodideModule;
}

declare module "virtual:icons/*" {
  import type { IconName } from "$lib/icons/names";
  const bodies: Partial<Record<IconName, string>>;
  export default bodies;
}

declare module "virtual:icons-later/*" {
  import type { IconName } from "$lib/icons/names";
  const fetchers: Partial<Record<IconName, () => Promise<string>>>;
  export default fetchers;
}
