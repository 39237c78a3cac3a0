refusal-hand-no-monsters = There are no more monsters in the line: now you face the boss.
refusal-hand-monsters-first = The boss cannot be attacked while a monster remains.
refusal-hand-asked-otherwise =
    { $a ->
        [critical] First pay the strength cost of the critical hit.
        [merchant] First finish at the merchant.
        [payment] First pay for the ability.
        [stun] First decide whether to prevent the Front ability.
        [shield] First decide whether to use the shield.
        [loss] First choose the abilities to exhaust.
        [healing] First choose the ability to heal.
        [card] First choose a card.
        [turn] First turn a card.
       *[other] This is not possible now.
    }
refusal-hand-not-slotted = { $a } is not one of the strength cards.
refusal-hand-committed = { $a } is already part of the attack.
refusal-hand-one-card = Strength cards attack the boss one at a time.
refusal-hand-added = { $a } is already part of this attack.
refusal-hand-nothing-committed = First choose a strength card to attack with.
refusal-hand-cost-out-of-reach = You could not pay the strength cost of the critical hit after that.
refusal-hand-hit-out-of-reach = The strength cost of critical hit { $a } cannot be paid.
refusal-hand-no-second = There is no second monster that { $a } could damage.
refusal-hand-not-owned = The hero does not own { $a }.
refusal-hand-weapon-used = { $a } has already been used in this wave.
refusal-hand-no-target = There is nothing { $a } could be used on.
refusal-hand-other-hero = { $a } is not an ability of { $b }.
refusal-hand-exhausted = { $a } is exhausted.
refusal-hand-stock-off = Hex Weaver is visible, so { $a } and all other Stock abilities have no effect.
refusal-hand-once = { $a } can be used once per wave, and has been used.
refusal-hand-no-front-ability = No Front ability is about to trigger.
refusal-hand-strike-first = First finish the attack you have started.
refusal-hand-no-effect = { $a } would have no effect now.
refusal-hand-not-on-boss = { $a } does not work on the boss.
refusal-hand-thornback = Hero abilities cannot damage or defeat Thornback.
refusal-hand-too-few =
    { $a ->
        [second] There is no second monster.
       *[other] There are too few monsters for { $a }.
    }
refusal-hand-unseen =
    { $a ->
        [front] There is no front monster.
        [second] There is no second monster.
       *[third] No third monster is visible.
    }
refusal-hand-not-triggered = No Instant or Front ability of { $a } has triggered in this wave.
refusal-hand-no-dragon =
    { $a ->
        [front] The front monster is not a Dragon.
        [second] No Dragon is visible in second place.
       *[third] No Dragon is visible in third place.
    }
refusal-hand-wrong-type = { $a } is not a { $b }.
refusal-hand-pay-critical = These cards are for the strength cost of the critical hit.
refusal-hand-cost-not-met = The strength cost is { $a }: more strength is needed.
refusal-hand-no-critical = No critical hit has been chosen.
refusal-hand-melee = { $a } is a Melee hero: strength attacks reach only the front monster.
refusal-hand-gate-guard = Gate Guard is in front: no strength attack reaches the second monster.
refusal-hand-front-with = With { $a }, the attack targets the front monster.
refusal-hand-paid-once = { $a } was already paid for with a strength card in this wave. Now you can only exhaust it.
refusal-hand-rune-thief = Rune Thief is visible: abilities cannot be paid for with strength cards.
refusal-hand-prevent-less = No more than { $a } damage can be prevented.
refusal-hand-turn-one = { $a } must turn a card.
refusal-hand-grid = This is not possible. The number is { $a }, columns are exhausted from the bottom up, and one column cannot be fully exhausted while the other is untouched.
refusal-hand-not-among =
    { $b ->
        [place] { $a } is not one of the cards to place.
       *[other] { $a } is not one of the strength cards that you can choose.
    }
refusal-hand-only-rotates = { $a } rotates cards and cannot flip them.
refusal-hand-not-turnable = { $a } cannot be turned now.
refusal-hand-critical-used = Critical hit { $a } has already been used.
refusal-hand-not-sold = This merchant does not sell { $a }.
refusal-hand-unhurt = No ability is exhausted, so there is nothing to heal.
refusal-hand-bought = You have already bought { $a }. The merchant has only one today.
refusal-hand-owned = The hero already owns { $a } or its upgrade.
refusal-hand-needs-basic = { $a } is the upgrade of a weapon that the hero does not own.
refusal-hand-one-weapon = You have already bought a weapon. You can buy another one from the next merchant.
refusal-hand-too-dear = You do not have enough gold for { $a }.
