declare module "virtual:icons/*" {
  import type { IconName } from "$lib/icons/names";
  const bodies: Partial<Record<IconName, string>>;
  export default bodies;
}
