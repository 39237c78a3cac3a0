### What the coach says in the first lesson. A line has at most 35 words. $made and $best are what
### the strength cards are worth together that a move leaves, and that the best one would.

## The lesson and its parts

hand-lesson-first =
    .won = You have won! You know all of The Hand of Destiny now but the other heroes, bosses and monsters, and their cards say what they do.
    .lost = This time Gorvane was stronger. You know all of The Hand of Destiny now but the other heroes, bosses and monsters, and their cards say what they do.
hand-lesson-first-part-hand = The hand
    .known = What lies in front comes first.
hand-lesson-first-part-strike = A blow
    .known = The defeated become your strength.
hand-lesson-first-part-faces = Four faces
    .known = Each card has four faces.
hand-lesson-first-part-second = The second monster
    .known = Who stands second matters.
hand-lesson-first-part-health = Damage
    .known = Health is better kept.
hand-lesson-first-part-boss = The boss
    .known = A boss ends each wave.
hand-lesson-first-part-waves = The next wave
    .known = You can play The Hand of Destiny.

## The hand

hand-lesson-first-line = Eighteen cards in one hand: what lies in front comes first. This is the front monster, Razor Boar. Its heart says what it withstands, 7 HP; its pennon what damage it does, 1.
hand-lesson-first-hero = This is you: Rhys, the Warden. His six abilities are your six HP. Each that is exhausted, by damage or as a price, is 1 HP less.
hand-lesson-first-strength = And these are your strength: four cards, slotted at the back of the hand. With them you attack, and each is worth its number.

## A blow

hand-lesson-first-first = Razor Boar has 7 HP. Attack it with exactly 7, the Chieftain: whatever is more than needed is lost. Touch that card.
    .wait = I wait for your move. Any card will do.
    .right = That makes 7 against 7: enough, and nothing is lost. The attack is ready, but not made yet.
    .less = That card alone is not enough: 7 are needed. With the Chieftain one card does it. Shall we take it back? Nothing is lost.
    .ability = An ability has to be paid for, with a card or with health. Here a single card is enough. Shall we take it back?
    .take = Then Razor Boar does its 1 damage and is gone, without becoming your strength. The Chieftain would defeat it. Shall we take it back?
hand-lesson-first-blow = The table works it out before you decide: 7 against 7, defeated. Strike, with the button on the ribbon.
    .wait = The button stands on the ribbon.
    .right = Defeated! And now the best of it: Razor Boar is slotted, and from now on fights for you with strength 7. The Chieftain is in the Underworld.
    .more = The Chieftain’s 7 are enough, and what is too much is lost. Shall we take it back?
    .add = We come to that ability very soon. Here it costs more than it brings. Shall we take it back?
hand-lesson-first-two = Storm Wyrm has 11 HP, more than any card of yours. Several are added up, and with two or more Rhys’ Dual Wield adds 1. Begin with the Cutpurse, 4.
    .wait = I wait for your move. Any card will do.
    .right = That makes 4 of 11. A second card, and Dual Wield works too.
    .less = That works too: cards are added up in any order. But I have something in mind for the Cutpurse. Shall we take it back?
    .ability = That has to be paid for, and what such an ability damages does not become strength. Two cards win you 11. Shall we take it back?
    .take = That costs 3 HP, half of what you have, and Storm Wyrm would not become your strength. Two cards are enough. Shall we take it back?
hand-lesson-first-pair = The Cutpurse’s 4 are ready. The Duelist adds 6, and Dual Wield 1: exactly 11.
    .wait = I wait for your move. Any card will do.
    .right = And 4 and 6 and 1 are 11. But wait a moment before you strike.
    .more = That makes another sum. With the Duelist it would be 4, 6 and 1, exactly 11. Shall we take it back?
    .short = The 4 damage stay on Storm Wyrm, and 7 HP are left. But the card is gone, and two at once would be wiser. Shall we take it back?
    .add = A good idea, only a little early: first let the attack be enough. Shall we take it back?

## Four faces

hand-lesson-first-faces = Each card has four faces: two halves on each of its sides. Look at the Cutpurse, 4: its other half is Thornback. Rotated, turned upside down, it is worth 7.
hand-lesson-first-turn = Rhys can do just that. Resourceful goes along with an attack: afterwards one of its cards is rotated, and stays with you. Touch that ability.
    .wait = Touch Resourceful, then confirm on the ribbon.
    .right = It goes along with the attack. Now it has to be paid for.
    .plain = That works too: Storm Wyrm is yours, with strength 11. With Resourceful one card of the attack would have stayed with you, rotated.
    .more = The attack is enough, and a further card would be lost. Shall we take it back?
hand-lesson-first-price = An ability costs a strength card, any one. Or it is exhausted, with those below in its column: that makes 2 HP. Exhaust it this time, 4 HP will do.
    .wait = The button stands on the ribbon.
    .right = Two abilities are exhausted, 4 HP are left. Only the merchant heals, so do this sparingly.
    .card = That works too: you keep all your HP, and your other cards come to { $made }. Exhausting would have left { $best }. Shall we take it back?
hand-lesson-first-turned = Now all is ready: 11 against 11, and one of the cards will stay with you. Strike.
    .right = Defeated. Now say which card stays.
    .more = The attack is enough, and a further card would be lost. Shall we take it back?
hand-lesson-first-keep = Which card is rotated and stays? The Cutpurse becomes Thornback, 7. The Duelist would become Swarm Queen, 6.
    .wait = Touch the card, then confirm on the ribbon.
    .right = You attacked with a 4, and hold a 7. Storm Wyrm is slotted, too: with 11 it is the strongest of your cards.
    .other = That works too: it stays with you. Thornback would have been worth 7.

## The second monster

hand-lesson-first-second = You always see the second monster, too. Banner Knight is a Warrior: while a Warrior stands there, Crossfire makes your attacks on the front monster 2 stronger.
hand-lesson-first-four = Bramble Boar has 6 HP. With the 2 of Crossfire your weakest card is enough, the Shieldbearer, 4.
    .wait = I wait for your move. Any card will do.
    .right = Right: 4 and 2 are 6. Now strike, and your weakest card wins you a 6.
    .less = That works too, but spends more: your other cards come to { $made }. With the Shieldbearer they would come to { $best }. Shall we take it back?
    .ability = That has to be paid for, while your weakest card is enough. Shall we take it back?
    .take = That costs 1 HP and wins no strength. Your weakest card would have been enough.
hand-lesson-first-six = Again a Warrior stands second, Iron Sentinel, so Crossfire helps again. Banner Knight has 8 HP. Which card is exactly enough?
    .wait = I wait for your move. Any card will do.
    .right = Bramble Boar, of course: 6 and 2 are 8. So your strength grows from blow to blow.
    .less = That works too, but spends more: your other cards come to { $made }. With Bramble Boar they would come to { $best }. Shall we take it back?
    .ability = That has to be paid for, while Bramble Boar is exactly enough. Shall we take it back?
    .take = That costs 2 HP and wins no strength, while Bramble Boar is exactly enough. Shall we take it back?

## Damage

hand-lesson-first-damage = Iron Sentinel has 10 HP, but does only 1 damage. You may always take the front monster’s damage instead: then it is gone, but you lose HP, and it never becomes strength.
hand-lesson-first-choice = Storm Wyrm, 11, is enough, and a 10 comes back for it. That costs 1 strength; the damage would cost 1 of { $health } HP. Strike: HP are harder to get.
    .wait = I wait for your move. Both are allowed.
    .right = A strength of 11 goes, 10 come, and you stay as healthy as you are.
    .less = That card alone is not enough for 10 HP, Storm Wyrm is. Shall we take it back?
    .ability = That has to be paid for. Keep it for a monster that no card fits. Shall we take it back?
    .take = So it is done: 1 HP for a monster of 10. You keep Storm Wyrm, but win no card. Shall we take it back?
hand-lesson-first-avenger = Sand Stalker’s Instant has taken effect. That is what Avenger waits for: it defeats such a monster, and it is slotted. Use Avenger on it.
    .wait = Touch Avenger, then confirm on the ribbon.
    .right = Now it has to be paid for.
    .less = Specter has only 4 HP, and all your cards are worth far more. With Avenger you win a smaller one first. Shall we take it back?
    .ability = That would defeat it too, but it would not become strength. With Avenger it does. Shall we take it back?
    .take = That costs 2 HP. With Avenger you win a card that is just right for Specter. Shall we take it back?
hand-lesson-first-avenged = Pay with a strength card, the smaller the better: a 7 goes, and Sand Stalker comes with its 5.
    .wait = Touch a card of 7, then confirm on the ribbon.
    .right = Well paid: Sand Stalker is slotted, and its 5 are right for the last monster.
    .card = That works too: besides Sand Stalker your cards come to { $made }. With a 7 they would come to { $best }. Shall we take it back?
    .exhaust = That works too: you keep your cards, and lose HP. Only the merchant heals. Shall we take it back?
hand-lesson-first-last = The last monster of this wave: Specter, 4 HP. Sand Stalker, your smallest card, is enough.
    .wait = I wait for your move. Any card will do.
    .right = That makes 5 against 4: only 1 is lost.
    .less = That is enough too. But Sand Stalker also is, and a greater card is worth more to you later. Shall we take it back?
    .take = That costs 2 HP, while Sand Stalker is enough. Shall we take it back?

## Whatever was done before

hand-lesson-first-loss = Which ability is exhausted for it? Each column goes from the bottom up, so the upper ones stay longest. Give up what you need least.
hand-lesson-first-payment = An ability costs a strength card, any one. Or it is exhausted, with those below in its column: each is 1 HP.
hand-lesson-first-card = Touch the strength card that it shall be, then confirm on the ribbon.
hand-lesson-first-enough = That makes { $value } against { $against }: enough. Strike, with the button on the ribbon.
hand-lesson-first-short = That makes { $value } against { $against }: not enough yet. Add a card. Or strike all the same: the damage stays on the monster.
hand-lesson-first-own = The front monster has { $frontHp } HP and does { $frontDmg } damage. Look for the smallest card that is enough, or for two. Where nothing fits, look at your abilities.

## The boss

hand-lesson-first-boss = The line is empty, and there stands Gorvane. Here each card is an attack of its own, and after each of them your lowest strength card is rotated: that is his power.
hand-lesson-first-seven = He has { $bossLeft } HP left. A card of 7 is enough, and for the greater ones the merchant pays more.
    .wait = I wait for your move. Any card will do.
    .right = That is enough. One strike, and he is defeated for this wave.
    .less = Compare first: a smaller card is not enough, and a greater one brings more gold if you keep it. A 7 is right. Shall we take it back?
    .critical = A critical hit is strong, but costs HP. Here a single card is enough. Shall we take it back?
    .stop = Then he stays undefeated, and you pay the penalty: 1 damage and 2 gold. A 7 would have been enough. Shall we take it back?
hand-lesson-first-boss-own = He has { $bossLeft } HP left. Attack with a card, or with a critical hit, which costs HP. You may also stop, and pay the penalty instead.
hand-lesson-first-boss-blow = That makes { $value } against { $against }. Strike, with the button on the ribbon.
hand-lesson-first-critical = Touch strength cards until the strength cost of the critical hit is paid.
hand-lesson-first-merchant = The merchant comes, and you have { $gold } gold: from the boss, and for the strength cards that you kept. What you do not spend is lost.
hand-lesson-first-buy = Buy what you like. A Healing Potion brings back 1 HP at once, a Might Potion one strength card more for the next wave. A weapon comes back in every wave.
hand-lesson-first-healing = Which ability comes back? The columns heal from the top down.

## The next wave

hand-lesson-first-potion = Your Turning Potion works now: touch a strength card, and see what it would become.
hand-lesson-first-rotated = Wave 2. Nothing was shuffled: the whole deck was rotated, so every card shows its other half, and the last of them are your strength now.
hand-lesson-first-memory = So you can know what comes. Touch the Underworld: the table remembers every face that you have seen. For wave 3 the deck is flipped, for wave 4 rotated once more.
hand-lesson-first-alone = You have met everything there is in a wave. Four waves, and Gorvane grows stronger: if he falls in the fourth, you win. From here on you play by yourself. Good luck!
