terminal-hand-heading = Wave { $wave } of 4 · { $phase } · { $hero } against { $boss }
terminal-hand-line = Line
terminal-hand-boss = Boss
terminal-hand-hero = Hero
terminal-hand-strength = Strength
terminal-hand-weapon = Weapon
terminal-hand-attack = Attack
terminal-hand-gold = Gold
terminal-hand-potions = Potions
terminal-hand-place =
    { $place ->
        [1] front
        [2] second
        [3] third
       *[other] { $place }th
    }
terminal-hand-hidden = hidden
terminal-hand-hidden-many =
    { $count ->
        [one] hidden
       *[other] hidden, and so are those behind: { $count }
    }
terminal-hand-hp = { $hp } HP
terminal-hand-hp-left = { $left } of { $hp } HP
terminal-hand-dmg = DMG { $dmg }
terminal-hand-unslottable = cannot be slotted
terminal-hand-unseen-side = card { $card }, with a side up that you have not seen
terminal-hand-monster = { $name } ({ $type }, { $hp } HP, DMG { $dmg })
terminal-hand-value = { $name } { $value }
terminal-hand-card = { $value }, { $type }, DMG { $dmg }
terminal-hand-no-strength = none
terminal-hand-level = { $boss }, level { $level }
terminal-hand-criticals = Critical hits: { $hits }
terminal-hand-critical = { $damage }/{ $strength }/{ $attack }
terminal-hand-critical-used = used
terminal-hand-critical-costs =
    { $strength ->
        [none] take { $damage } damage, deal { $attack }
       *[other] take { $damage } damage, pay { $strength } strength, deal { $attack }
    }
terminal-hand-penalty = Left undefeated, it costs { $penalty }.
terminal-hand-you = { $hero } ({ $class }): { $hp } HP
terminal-hand-exhausted = exhausted
terminal-hand-paid = now only by exhausting
terminal-hand-once = used
terminal-hand-ready = slotted
terminal-hand-used = used in this wave
terminal-hand-coming = slotted in the next wave
terminal-hand-rage-ready = Grudge waits: your next strength attack is worth 2 more.
terminal-hand-pierced = Armor Piercing is in force.
terminal-hand-attack-sum = { $cards }{ $changes } = { $value }
terminal-hand-change = { $sign }{ $amount } { $why }
terminal-hand-against = { $sum } against { $against }
terminal-hand-falls = defeated
terminal-hand-falls-slotted = defeated and slotted
terminal-hand-pays = enough
terminal-hand-not-enough = not enough
terminal-hand-costs = { $dmg } damage, { $hp } HP left
terminal-hand-loses-run = { $dmg } damage: the run is lost
terminal-hand-exhausts = exhausts { $abilities }, { $hp } HP left
terminal-hand-restores = brings back { $abilities }, { $hp } HP
terminal-hand-becomes = becomes { $card }
terminal-hand-becomes-unseen = becomes a side that you have not seen
terminal-hand-price = It costs { $cost } gold.
terminal-hand-underworld =
    { $count ->
        [0] The Underworld is empty.
       *[other] Underworld, from its front:
    }
terminal-hand-known = Cards you know, side A and side B
terminal-hand-known-card = { $card }:
terminal-hand-not-seen = not seen
terminal-hand-ability = { $name } ({ $cost }, { $kind })
terminal-hand-end = { $hero } against { $boss }, { $difficulty }: wave { $wave }, { $hp } HP left, boss { $left } of { $boss_hp } HP
