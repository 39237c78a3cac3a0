### What the coach says in the second lesson. A line has at most 35 words. $made and $best are what the
### strength cards are worth together that a move leaves, and that the best one would. $front and $second
### are the monsters there, $frontValue and $secondValue what the attack would be worth against them.

## The lesson and its parts

hand-lesson-second =
    .won = You have won! What you slot, what you pay in blood and what you buy decide a run, and you can weigh all three now.
    .lost = This time Gorvane was stronger. But you can weigh now what decides a run: what you slot, what you pay in blood and what you buy.
hand-lesson-second-part-trade = An exchange
    .known = Every attack exchanges cards.
hand-lesson-second-part-range = The second place
    .known = Ranged heroes choose between two monsters.
hand-lesson-second-part-unslotted = No strength
    .known = Not every defeated monster is slotted.
hand-lesson-second-part-critical = Critical hits
    .known = Critical hits cost blood and hit harder.
hand-lesson-second-part-merchant = The merchant
    .known = A weapon returns in every wave.

## An exchange

hand-lesson-second-elora = This is Elora, the Ranger, a Ranged hero. With her strength cards she may attack the front monster or the second, as you like.
hand-lesson-second-slots = What you defeat with strength cards is slotted: it replaces the cards you used. So each attack is an exchange, and the cards left at the end fight the boss and bring gold.
hand-lesson-second-first = Cutpurse in front has 4 HP. You hold two 5s and a 6, so give a 5 for it: touch Frost Shaman.
    .wait = I wait for your move. Any card will do.
    .right = Give 5, get 4: a good exchange, for one monster less is worth that much.
    .less = That works too, but it gives 6 for a 4. With a 5 you would keep { $best } in strength instead of { $made }. Shall we take it back?
    .ability = An ability has a price of its own, or does little here. A single card is enough. Shall we take it back?
    .take = Then Cutpurse does its damage and is gone, and your strength does not grow. A 5 would defeat it. Shall we take it back?
hand-lesson-second-blow-front = The table works it out: { $frontValue } against { $frontHp }, and it would be defeated. Press “Strike { $front } with { $frontValue }”.
    .right = Cutpurse is slotted and fights for you now, with strength 4.
    .second = That was for the other monster, where it does less. Shall we take it back? Nothing is lost.
    .more = That is more than needed, and what is too much is lost. Shall we take it back?
    .add = That ability lets an attack go on to the second monster, but it has its price. Shall we take it back?

## The second place

hand-lesson-second-shade = Look at Mirror Shade in front: each card used against it is worth 4 less. Elora need not attack it. Behind it stands Forest Dragon, with 8 HP.
hand-lesson-second-dragon = Two cards exchange well for a great monster: 5 and 4 are 9, and Forest Dragon would be an 8. Begin with Sand Stalker, 5.
    .wait = I wait for your move. Any card will do.
    .right = That is half of it. Now a second card.
    .less = That works too, with another card beside it. But 5 and 4 are enough for 8, and would leave you the 6. Shall we take it back?
    .ability = An ability has a price of its own, and two cards are enough here. Shall we take it back?
    .take = That takes the damage of Mirror Shade, and both stay what they are. Shall we take it back? Nothing is lost.
hand-lesson-second-pair = The 5 is ready, and 3 are missing for Forest Dragon. Add Cutpurse, your 4: what you won just now.
    .right = Both together are enough.
    .more = That is enough as well, but gives 6 where 4 would do. Shall we take it back?
    .short = That stays short of it: the damage remains, but the card is gone. Two at once are better. Shall we take it back?
    .add = First the attack should be enough, and this ability has its price. Shall we take it back?
hand-lesson-second-blow = The table works it out for both monsters. Choose the one behind: press “Strike { $second } with { $secondValue }”.
    .right = Defeated and slotted: it takes the place of what you gave for it.
    .front = In front the same cards do something else, or fall short. The second monster is the better exchange. Shall we take it back?
    .more = That is more than needed, and what is too much is lost. Shall we take it back?
    .add = This ability has its price, and the attack is enough. Shall we take it back?
hand-lesson-second-boar = The next behind the Shade is Razor Boar, 7. Forest Dragon is an 8: give it.
    .wait = I wait for your move. Any card will do.
    .right = An 8 for a 7, and again one monster less.
    .less = With 6 it is not enough alone, and both together would be too much. Forest Dragon does it. Shall we take it back?
    .ability = An ability has a price of its own, and a card is enough here. Shall we take it back?
    .take = That takes damage from the front, and Razor Boar remains. Shall we take it back? Nothing is lost.
hand-lesson-second-witch = Pit Brute in front has 10 HP, let it wait. Fen Witch behind it has 7, as much as your Razor Boar.
    .wait = I wait for your move. Any card will do.
    .right = Exactly 7 for 7: nothing is lost.
    .less = With 6 it is not enough alone. Razor Boar does it exactly. Shall we take it back? Nothing is lost.
    .ability = An ability has a price of its own, and a card is enough here. Shall we take it back?
    .take = Pit Brute would cost you 2 HP and be gone. It can wait, and damage is dear. Shall we take it back?
hand-lesson-second-wisp-came = Ember Wisp has come, and its Instant power has rotated your highest card: Fen Witch is Banner Knight now, an 8. This time it helped you.
hand-lesson-second-wisp = Ember Wisp has only 3 HP. Give the Watcher, 6, and keep the 8 for something greater.
    .wait = I wait for your move. Any card will do.
    .right = That was a poor exchange, but the 8 is still there.
    .dear = Then an 8 goes for a 3. The 6 is enough, and would leave you { $best } instead of { $made }. Shall we take it back?
    .ability = An ability has a price of its own, and a card is enough here. Shall we take it back?
    .take = Pit Brute would cost you 2 HP and be gone. It can wait, and damage is dear. Shall we take it back?
hand-lesson-second-assassin = Assassin stands second, and only strikes from the front: it would cost you 1 HP. Defeat it where it stands, with Banner Knight.
    .wait = I wait for your move. Any card will do.
    .right = It never comes to the front. That is what a Ranged hero is for.
    .less = With 3 it is not enough: Assassin has 5. Banner Knight does it. Shall we take it back? Nothing is lost.
    .ability = An ability has a price of its own, and a card is enough here. Shall we take it back?
    .take = Pit Brute would cost you 2 HP, and Assassin would come to the front. Shall we take it back?

## No strength

hand-lesson-second-last = Pit Brute is the last one. Its 10 HP are more than your 3 and 5, so an ability must help. But what a Normal ability defeats is never slotted.
hand-lesson-second-range = Only Slot abilities, such as Experience, slot what they defeat. Long Range is none of them, but it defeats the last monster for certain: touch it.
    .wait = Touch the ability, then confirm on the ribbon.
    .right = It works for certain. First it has its price.
    .less = Your two cards are 8 together, and Pit Brute has 10. The damage would stay, but the cards would be gone. Shall we take it back?
    .ability = That can help, too: after Armor Piercing, your cards would be enough, and Pit Brute would be slotted. But each use has its price. Shall we take it back?
    .take = That costs 2 HP. Long Range costs you one card. Shall we take it back? Nothing is lost.
hand-lesson-second-range-price = Pay with a card, the weakest will do: Ember Wisp, 3. In each wave, every ability may be paid with a card once.
    .right = Pit Brute is gone, and not slotted. You keep the 5.
    .dear = That works too, but the 5 would be worth more against the boss than the 3. Shall we take it back?
    .exhaust = Exhausted, the ability costs health, and only the merchant heals. A card is cheaper here. Shall we take it back?
hand-lesson-second-loss = Choose which abilities are exhausted. In each column it goes from the bottom to the top.
hand-lesson-second-payment = An ability is paid with a strength card, or by exhausting it. Think of what you still need.
hand-lesson-second-card = Choose one of these cards. The table shows what comes of it.
hand-lesson-second-enough = That is enough: { $value } against { $against }. Strike.
hand-lesson-second-short = That is { $value } so far. Add cards until it is enough for one of the two monsters.
hand-lesson-second-own = Before each attack, compare: what do you give, and what is slotted for it? And which of the two monsters can wait?

## Critical hits

hand-lesson-second-boss = Gorvane has { $bossLeft } HP left, and each of your cards is an attack of its own. There are also three critical hits, and each may be used once.
hand-lesson-second-hit = Your 5 is too little for 6. A critical hit turns it into 8: 1 damage, a card of 4 or more, and it hits with 8. Touch it on the boss.
    .right = First the blood, then the card, then the blow. And Elora’s Grudge makes her next attack stronger after damage.
    .plain = That leaves 1 HP. Then critical hit 2 could finish it, which costs 1 damage and no card at all. That works too, if you like.
    .free = That one costs 1 damage and no card, and hits with 5. With your own 5 it is enough as well: 10 against 6.
    .third = That one asks for 2 damage and a card of 6 or more, which you do not have. Shall we take it back? Nothing is lost.
    .stop = Then Gorvane is not defeated: you get no reward, and pay the penalty at the bottom of the card. Shall we take it back?
hand-lesson-second-boss-own = Cards attack one by one. The critical hit with the star costs only damage, the others also a card.
hand-lesson-second-boss-blow = The table shows what the attack makes of it. Strike, or choose something else.
hand-lesson-second-blood = The damage comes first: choose which ability is exhausted. The ones at the bottom go first, so keep the column whose abilities you like.
hand-lesson-second-cost = Now the card. It only pays here, so anything over the 4 is lost: Assassin, 5, is right.
hand-lesson-second-strike = It meets the price: { $value } for { $against }. Press “Make the critical hit”.

## The merchant

hand-lesson-second-gold = Gorvane has fallen! You have { $gold } gold: the reward, and what the remaining strength cards bear. What you do not spend now is lost.
hand-lesson-second-rest = You have { $gold } gold left. A potion works once, at the beginning of the next wave: buy the Scrying Potion, it shows you three cards.
    .right = Nothing is left lying about.
    .leave = Then { $gold } gold are lost: none is carried to the next wave. Shall we take it back?
hand-lesson-second-leave = What is left cannot buy anything. Press “Buy nothing more”.
hand-lesson-second-bow = Weapons come back in every wave, potions work once. So buy a weapon early: the Hunting Bow, for 4.
    .wait = Touch the Hunting Bow, then confirm on the ribbon.
    .right = Three waves are left, so you will shoot three times with it.
    .wand = A good weapon as well: it rotates a monster or one of your cards, once in each wave. Only one weapon can be owned.
    .potion = That works too, but once only. The bow comes back in each of the three waves left. Shall we take it back?
    .leave = Then all { $gold } gold are lost: none is carried to the next wave. Shall we take it back?
hand-lesson-second-shop = Buy what helps longest: first a weapon, then its upgrade, then health. What you do not spend is lost.
hand-lesson-second-healing = Choose which abilities come back. The lowest ones of a column can only come back last.
hand-lesson-second-scry = A potion works now. Use it as the ribbon says.
hand-lesson-second-order = The potion shows the first three of the line, and you order them. Put first what you can defeat with what you hold: look at your strength.
hand-lesson-second-weapon = Your bow lies among the strength cards: 3 damage to a visible monster, once in this wave. What it hits can still be slotted.
hand-lesson-second-upgrade = All cards of the last wave were rotated: what you knew from there has another face. The upgrade of a weapon needs the weapon first.
hand-lesson-second-alone = From here on you play by yourself: { $health } HP, and Gorvane is stronger in each wave. Exchange well!
