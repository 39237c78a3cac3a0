/** For tests: all words of this client. */
import { language } from "$lib/language.svelte";
import { bringWords as bringEvenings } from "../evenings/words";
import { bringWords as bringSettings } from "../pages/settings-words";
import { bringWords } from "./words";

const places = Object.keys(import.meta.glob("../../../src/fateloom/games/*/words/events.json"));
await Promise.all([language.follow(), bringEvenings(), bringSettings()]);
await Promise.all(places.map((place) => bringWords(/games\/(\w+)\//.exec(place)?.[1] ?? "")));
