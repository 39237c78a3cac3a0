### What the coach says in the second lesson, ../../lessons/second.json. docs/lessons.md tells how these
### messages are named and what their variables are. A line has at most 35 words.

## The lesson and its parts. .known is what the person knows once a part is over.

destiny-lesson-second =
    .won = You have won! You can use the Characters now: before the draw they cost nothing, and the right one at the right moment decides a round.
    .lost = { $rival } was faster this time. But you can use the Characters now, and the right one at the right moment decides a round.
destiny-lesson-second-part-identity = Who you are
    .known = Your Identity has its power all game.
destiny-lesson-second-part-aid = Aid
    .known = Aid called before the draw costs no card.
destiny-lesson-second-part-action = Powers to use
    .known = Some powers are used, once a round each.
destiny-lesson-second-part-signs = Changed signs
    .known = A changed sign makes new pairs.
destiny-lesson-second-part-treasure = Powers to keep
    .known = Treasures can have powers, too.

## Who you are

destiny-lesson-second-powers = You know how a round goes. This lesson is about Characters: some always work, others are used in a phase of their own. Three of your cards are Characters.
destiny-lesson-second-identity = One of them stays with you all game. Take the Paladin: your Evil cards count as Good, so they never get in the way of your Good ones.
    .wait = Touch the Paladin, then confirm on the ribbon.
    .right = You are the Paladin. The other two stay in your hand, and you will soon need them.
    .merchant = That works too: you may exchange one card each round. But the Paladin fits this hand: an Evil Multiplier and a Good Base, which no one else can put together.
    .assassin = That works too: each round you may remove one Aid. But the Paladin fits this hand: an Evil Multiplier and a Good Base, which no one else can put together.

## Aid

destiny-lesson-second-rival = { $rival } is the Warrior and has called the King as well. This round, every Base there counts 2 more, and so does every Bonus.
destiny-lesson-second-call = Now you. You may call as many Characters as you hold, and the places in your hand are filled again: call the Assassin.
    .wait = Touch the Assassin, then confirm on the ribbon.
    .right = There is one at your side, for this round. You get a new card for it.
    .none = Then both stay in your hand and use up two places. Called now, before the draw, they would cost you nothing. Shall we take it back?
destiny-lesson-second-call-own = You may call as many Characters as you hold, and the places in your hand are filled again. Call one: touch it.
    .right = There is one at your side, for this round. You get a new card for it.
    .none = Then they stay in your hand and use up places. Called now, before the draw, they would cost you nothing. Shall we take it back?
destiny-lesson-second-call-other = Call the other one, too: there is no limit. A Character that you keep for later takes the place of a card to lay.
    .right = Two at your side, and two new cards on their way.
    .none = Then it stays in your hand and uses up a place. Called now it would cost you nothing. Shall we take it back?
destiny-lesson-second-called = Nobody else is there to call. Press “{ $done }”.
destiny-lesson-second-full = Your hand is full again: those two cost you nothing. Every card here is of use, so exchange none and press “{ $done }”.
    .right = All seven stay. One of the new ones is a Character.
    .mark = That card is marked, and goes when you exchange. Touch it once more, and it stays.
destiny-lesson-second-change = Mark what fits nothing and exchange it, or keep all. The button is on the ribbon.
destiny-lesson-second-late = The draw brought the Wizard: each of your Multipliers would count 1 more. His place stays empty until the next round, but two of them are worth it. Call him.
    .wait = Touch the Wizard, then confirm on the ribbon.
    .right = Three at your side. In this second phase, only call Characters that help at once.
    .none = He can wait, and costs nothing in the next round. But you hold two good Multipliers now, and he would raise both. Shall we take it back?
destiny-lesson-second-late-called = All of them help until this round ends, then they are discarded. Press “{ $done }”.
destiny-lesson-second-late-own = Whom you call now helps at once, but leaves an empty place in your hand until the next round. Call only Characters that this round needs.

## Powers to use

destiny-lesson-second-strike = Some powers are used, in this phase. The Assassin removes any Aid on the table: press “Assassin”, then touch the King.
    .right = The King is gone, and { $rival }’s Bases count what is printed on them. The Warrior stays: an Identity cannot be removed.
    .own = That was one of your own helpers! The Assassin may remove any Aid, yours as well, but only once a round. Shall we take it back?
    .draw = That order works too. Discard a card, then the Assassin can still strike: each power may be used once a round.
    .none = Then { $rival } keeps the King, and every Base there counts 2 more. Shall we take it back? Nothing is lost.
destiny-lesson-second-strike-late = Now the Assassin, who removes any Aid on the table: press “Assassin”, then touch the King.
    .right = The King is gone, and { $rival }’s Bases count what is printed on them. The Warrior stays: an Identity cannot be removed.
    .own = That was one of your own helpers! The Assassin may remove any Aid, yours as well, but only once a round. Shall we take it back?
    .none = Then { $rival } keeps the King, and every Base there counts 2 more. Shall we take it back? Nothing is lost.
destiny-lesson-second-draw = Your Merchant can act as well, and you can only gain by it. Press “draw a card, then discard one”.
    .right = One more card has come. Look at all of them before you discard one.
    .none = You lose nothing, but a free look at another card is never bad. Shall we take it back?
destiny-lesson-second-give = The Ranger came: he raises Nature cards, but no Aid can be called any more this round. Keep him for the next one, and discard the ×3 of Law.
    .wait = Touch the ×3 of Law, then confirm.
    .right = Right: on your best Base there will lie a better one, and beside Chaos it may not lie at all.
    .ranger = That works too. He could have waited in your hand, and at the beginning of the next round he would have cost nothing.
    .other = You could have laid that one this round. The ×3 of Law finds no place: beside Chaos it may not lie, and for Good you hold a better one. Take it back?
destiny-lesson-second-give-own = Discard the card that you miss least. One that fits none of your Bases is a good choice.
destiny-lesson-second-acted = Each power can be used once a round, in any order. When you have used what you want, press “{ $done }”.

## Changed signs

destiny-lesson-second-fours = Only Good and Evil oppose each other, and Law and Chaos. So both of your fours may lie here: begin with the Good one.
    .wait = Touch a Base, then confirm on the ribbon.
    .right = That is the first one. Each Base begins a sum of its own.
    .none = Without a Base nothing counts, and { $rival } takes the treasure. Shall we take it back? Nothing is lost.
destiny-lesson-second-fours-other = Now the four of Chaos. Every further Base adds its own sum.
    .right = Two sums: { $made } so far. What you hold goes on one of them or the other.
    .none = Then the four of Chaos stays in your hand, and one sum has to win alone. Shall we take it back?
destiny-lesson-second-fours-good = Now the Good four as well. Every further Base adds its own sum.
    .right = Two sums: { $made } so far. What you hold goes on one of them or the other.
    .none = Then the Good four stays in your hand, and your best cards have nowhere to lie. Shall we take it back?
destiny-lesson-second-bases = That is enough. Press “{ $done }”.
destiny-lesson-second-bonus = The Bonus of Good belongs on your Good four: a pair, and each of the two grows by 1.
    .wait = Touch the Bonus, then the Good four.
    .right = That makes { $made } in all, and a third Good card would make it more.
    .chaos = That works too: { $made }. On the Good four it would have been a pair, { $best }, and a third one could have followed. Shall we take it back?
    .none = Without it you stay at { $made } instead of { $best }. Shall we take it back? Nothing is lost.
destiny-lesson-second-bonus-own = Lay a Bonus where it makes a pair. If there is none to lay, press “{ $done }”.
destiny-lesson-second-turned = Here is the Paladin’s moment. For everybody else, the ×4 of Evil could not lie beside Good, but yours counts as Good: lay it on the Good four.
    .wait = Touch the ×4, then the Good four.
    .right = Three of a sign: each grows by 2, even before a helper counts. { $made } in all.
    .other = That works too: { $made }. On the Good four the ×4 would have been the third of a sign, { $best } in all. Shall we take it back?
    .none = Without a Multiplier you stay at { $made }, and with the ×4 it would be { $best }. Shall we take it back?
destiny-lesson-second-second = And ×2 for the other sum: Nature opposes nothing, so it may lie anywhere.
    .right = That makes { $made } in all. Power after power has gone into it.
    .none = That is enough to win. But { $best } would have been safer: some rounds are decided by a little. Shall we take it back?
destiny-lesson-second-times = Lay your Multipliers where they make the most: the table works out each place before you choose. If there is none, press “{ $done }”.

## Powers to keep

destiny-lesson-second-tome = The Magic Tome is yours. It is a treasure with a power: from now on you may draw a card and discard one in every round.
destiny-lesson-second-tome-lost = { $rival } takes the Magic Tome, a treasure with a power: draw a card and discard one, in every round. Four treasures have one, so look at what is coming.
destiny-lesson-second-tome-tied = A tie: nobody takes the treasure, and the next winner gets both. Some treasures have powers, which stay with their owner.
destiny-lesson-second-gone = Your helpers have left, for Aid lasts one round. Your Identity and your treasures stay.
destiny-lesson-second-ranger = There is the Ranger whom you kept. Call him before the draw: Nature cards count 1 more, and his place is filled.
    .wait = Touch the Ranger, then confirm on the ribbon.
    .right = That is the whole art of Aid: call early what might help, and late only what does.
    .none = He stays in your hand, where he uses up a place. Called now he would have cost you nothing. Shall we take it back?
destiny-lesson-second-aid-again = Another round, and Aid can be called before the draw. If you hold a Character, call it: it costs no place.
destiny-lesson-second-look = Which of your Characters’ powers fits this hand? Keep what goes together, and exchange the rest.
destiny-lesson-second-late-again = Whom you call now leaves a gap, so only call those who help this round. Touch a Character to read its power.
destiny-lesson-second-read = Your Magic Tome works like the Merchant, once in every round. Press “draw a card, then discard one”.
    .right = And with a Merchant you could do it twice.
    .none = It stays yours and is there in the next round. But a look at another card costs nothing. Shall we take it back?
destiny-lesson-second-worst = Discard the card that you miss least.
destiny-lesson-second-act-again = Use your powers in any order, each once a round. Then press “{ $done }”.
destiny-lesson-second-special = Three Characters change rules: with the Dragon you lay two Multipliers and no Bonus, with the Rogue two Bonuses. The Alchemist names the sign of one card each round.
destiny-lesson-second-alone = You know what powers do, and from here on you play by yourself: { $points } of { $goal } points are yours. Each card tells its own power.
