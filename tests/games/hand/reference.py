"""What the monsters of a line do, told a second time after the catalogue alone.

Slow and plain: rows are lists of names, and every ability is a few lines. Where a player
would choose among cards, the first is chosen. The game is held against this.
"""

from __future__ import annotations

from tests.games.hand.catalogue import BY_NAME, flipped, rotated


def _hp(name: str) -> int:
    return BY_NAME[name].hp


def _is(name: str, kind: str) -> bool:
    return BY_NAME[name].type == kind


class Reference:
    """A line with its strength cards, settled as soon as it is made."""

    def __init__(self, line: list[str], strength: list[str]) -> None:
        self.line, self.strength = list(line), list(strength)
        self.underworld: list[str] = []
        self.hp = 6
        self.absorbed = 0
        self.peeked = ""
        self.resolved: list[str] = []
        self.settle()

    def visible(self) -> list[str]:
        third = self.line[2:3]
        if third and (third[0] == self.peeked or "Specter" in self.line[:2]):
            return self.line[:3]
        return self.line[:2]

    def settle(self) -> None:
        """Resolve what is pending, from the front, and begin again after each."""
        triggered: set[str] = set()  # Instants and x1, for the whole wave
        stays: dict[int, str] = {}  # whose Front or Second ability is done with where it is
        while True:
            if self.line[2:3] != [self.peeked]:
                self.peeked = ""
            stays = {i: name for i, name in stays.items() if self.line[i : i + 1] == [name]}
            for place, name in enumerate(self.visible()):
                kind, once = BY_NAME[name].kind, BY_NAME[name].once
                if kind == "instant" and name not in triggered:
                    triggered.add(name)
                elif (kind, place) in (("front", 0), ("second", 1)) and not (
                    stays.get(place) == name or (once and name in triggered)
                ):
                    stays[place] = name
                    triggered.add(name)
                elif not self.wants(name, place):
                    continue
                self.resolved.append(name)
                self.do(name, place)
                break
            else:
                return

    def wants(self, name: str, place: int) -> bool:
        """Whether the condition of a Normal action is true."""
        if name == "Watcher":
            return any(_hp(rotated(other)) > _hp(other) for other in self.visible()[place + 1 :])
        if name == "Forest Dragon":
            return any(_is(other, "creature") for other in self.visible())
        return False

    def do(self, name: str, place: int) -> None:
        line, strength = self.line, self.strength
        others = [other for other in self.visible() if other != name]
        match name:
            case "Assassin":
                self.hp -= 1
                line[:2] = reversed(line[:2])
            case "Great Serpent":
                self.hp -= 1
            case "Scout":
                self.peeked = (line[2:3] or [""])[0]
            case "Phase Worm":
                self.turn(others, flip=True)
            case "Lantern Imp":
                self.turn(others, flip=False)
            case "Ember Wisp" if strength:
                self.turn_strength(max(strength, key=_hp))
            case "Duelist" if strength:
                self.turn_strength(min(strength, key=_hp))
            case "Cutpurse" if strength:
                self.discard(min(strength, key=_hp))
            case "Gravecaller" if strength:
                self.discard(strength[0])
            case "Bone Drake":
                line[:2] = reversed(line[:2])
            case "Sand Stalker":
                line.append(line.pop(place))
            case "Frost Shaman":
                self.turn(line[:1], flip=True)
            case "Fen Witch":
                self.turn(line[:1], flip=False)
            case "Night Stalker":
                self.turn(line[1:2], flip=True)
            case "Watcher":
                behind = self.visible()[place + 1 :]
                self.turn([o for o in behind if _hp(rotated(o)) > _hp(o)], flip=False)
            case "Forest Dragon":
                for other in others:
                    if _is(other, "creature"):
                        line.remove(other)
                        self.underworld.append(other)
                        self.absorbed += _hp(other)

    def turn(self, some: list[str], *, flip: bool) -> None:
        for name in some:
            to = flipped(name) if flip else rotated(name)
            self.line[self.line.index(name)] = to
            if name == self.peeked:
                self.peeked = to
            if name == "Forest Dragon":
                self.absorbed = 0

    def turn_strength(self, name: str) -> None:
        self.strength[self.strength.index(name)] = rotated(name)

    def discard(self, name: str) -> None:
        self.strength.remove(name)
        self.underworld.append(name)

    def numbers(self) -> list[tuple[int, int]]:
        """The current HP and DMG of every visible monster."""
        seen = self.visible()
        return [(self.health(name, seen), self.harm(name, seen)) for name in seen]

    def health(self, name: str, seen: list[str]) -> int:
        others = [other for other in seen if other != name]
        hp = _hp(name)
        if "War Drummer" in others and _is(name, "warrior"):
            hp += 2
        match name:
            case "Marsh Hydra":
                hp += len(others)
            case "Chieftain" if seen[0] != name:
                hp += 2
            case "Dire Wolf" if any(_is(other, "creature") for other in others):
                hp += 2
            case "Cinder Hatchling" if any(_is(other, "dragon") for other in others):
                hp += 3
            case "Soul Leech":
                hp += 6 - self.hp
            case "Forest Dragon":
                hp += self.absorbed
        return hp

    def harm(self, name: str, seen: list[str]) -> int:
        others = [other for other in seen if other != name]
        dmg = BY_NAME[name].dmg
        if "Swarm Queen" in others and _is(name, "creature"):
            dmg += 1
        if "Banner Knight" in others and _is(name, "warrior"):
            dmg += 1
        return dmg
