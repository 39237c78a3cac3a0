import type { Face, Passage } from "$lib/cards/face";
import { say } from "$lib/words";
import { boss, flipped, hero, item, monster, rotated, type Monster } from "./catalogue";
import Reading from "./Reading.svelte";
import { bossPower, bossRule, monsterRule, name, power, rule, sorts, title } from "./words";

/** What lies under the reading glass: monsters, abilities, bosses, items. */

/** "Gate Guard, Warrior, HP 7, DMG 1." and what it does. */
export function told(monster: Monster): string {
  const stats = say("hand-board-stats", {
    name: name(monster.name),
    type: name(monster.type.id),
    hp: monster.hp,
    dmg: monster.dmg,
  });
  return `${stats} ${power(monster.name)}`.trim();
}

/**
 * A monster; `seen` tells whether the other side of its card has been seen, `changed` how its numbers
 * come about where they are not the printed ones.
 */
export function monsterFace(card: string, seen: boolean, note = "", changed = ""): Face {
  const shown = monster(card);
  const half = rotated(shown);
  const back = flipped(shown);
  const more: Passage[] = [
    { title: say("hand-board-other-half"), text: told(half) },
    {
      title: say("hand-board-other-side"),
      text: seen ? `${told(back)} ${told(rotated(back))}` : say("hand-board-unseen"),
    },
  ];
  return {
    ...plain(card),
    tone: shown.type.tone,
    style: shown.type.style,
    art: shown.art,
    line: changed,
    power: power(card) || say("hand-board-plain"),
    meaning: `${say("hand-board-other-half")}: ${told(half)}`,
    rule: monsterRule(shown),
    picture: Reading,
    more,
    label: [
      told(shown),
      power(card) ? "" : say("hand-board-plain"),
      note,
      changed,
      `${say("hand-board-other-half")}: ${told(half)}`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

export function abilityFace(ability: string, owner: string): Face {
  const { tone, style, art } = hero(owner);
  return {
    ...plain(ability),
    tone,
    style,
    art,
    line: sorts(ability),
    numeral: name(ability).charAt(0),
    power: power(ability),
    rule: rule(ability),
    label: `${name(ability)}, ${sorts(ability)}. ${power(ability)}`,
  };
}

export function bossFace(who: string, level: number, hp: number): Face {
  const { tone, style, art } = boss(who);
  const coming = [1, 2, 3, 4].filter((each) => each > level);
  return {
    ...plain(who),
    tone,
    style,
    art,
    outline: "rect",
    name: title(who),
    line: say("hand-board-boss-line", { level, hp }),
    numeral: String(level),
    numeralSize: "large",
    power: bossPower(who, level),
    rule: bossRule(who, level),
    more: coming.map((each) => ({
      title: say("hand-board-level", { level: each }),
      text: bossPower(who, each),
    })),
    label: `${title(who)}, ${say("hand-board-boss-line", { level, hp })}. ${bossPower(who, level)}`,
  };
}

export function itemFace(thing: string): Face {
  const found = item(thing);
  return {
    ...plain(thing),
    tone: "a-T",
    style: "check",
    art: found?.art ?? "trade",
    outline: "foil",
    numeral: name(thing).charAt(0),
    power: power(thing),
    rule: found?.rule ?? "",
    label: `${name(thing)}. ${power(thing)}`,
  };
}

function plain(
  id: string,
): Pick<Face, "id" | "outline" | "numeral" | "numeralSize" | "brief" | "name"> {
  return { id, outline: "round", numeral: "", numeralSize: "versal", brief: true, name: name(id) };
}
