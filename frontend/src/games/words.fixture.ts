/** For tests: the words of the pages and of all games of this client. */
import { language } from "$lib/language.svelte";
import { bringWords } from "./words";

const places = Object.keys(import.meta.glob("../../../src/fateloom/games/*/words/events.json"));
await language.follow();
await Promise.all(places.map((place) => bringWords(/games\/(\w+)\//.exec(place)?.[1] ?? "")));
