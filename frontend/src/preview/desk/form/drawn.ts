/** What is drawn with the kits of the table. */
import icons from "virtual:icons/destinies";
import later from "virtual:icons-later/destinies";
import { addIcons, addLater } from "$lib/icons/shelf.svelte";

export { default as Icons } from "./Icons.svelte";
export { default as Portraits } from "./Portraits.svelte";
export { default as Scenes } from "./Scenes.svelte";

addIcons(icons);
addLater(later);
