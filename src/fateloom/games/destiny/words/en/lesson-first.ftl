### What the coach says in the first lesson, ../../lessons/first.json. docs/lessons.md tells how these
### messages are named. A line has at most 35 words.
###
### $name and $rival are the two players, $total and $rivalTotal their sums now, $points and $goal
### the person's treasure points and those that win, $done the button that ends the turn. Attributes that answer a move also know $made,
### the person's sum after it, and $best, the highest that one of the moves asked for would have made.

## The lesson and its parts. .known is what the person knows once a part is over.

destiny-lesson-first =
    .won = You have won! You know all of Destiny now but its other Characters, and each of these says on its card what it does.
    .lost = { $rival } was faster this time. You know all of Destiny now but its other Characters, and each of these says on its card what it does.
destiny-lesson-first-part-hand = Your hand
    .known = The highest sum takes the treasure.
destiny-lesson-first-part-base = A Base
    .known = A sum begins with a Base: an arch.
destiny-lesson-first-part-bonus = A Bonus
    .known = A Bonus adds. Two of a sign are a pair.
destiny-lesson-first-part-multiplier = A Multiplier
    .known = A Multiplier takes a sum several times.
destiny-lesson-first-part-sum = The sum
    .known = Four treasure points win.
destiny-lesson-first-part-helpers = Helpers
    .known = A helper stays for one round.
destiny-lesson-first-part-treasure = The treasure
    .known = You know how to play Destiny.

## Your hand

destiny-lesson-first-hand = These cards are your hand. An arch is a Base, an oval a Bonus, a lozenge a Multiplier. The other two are Characters.
destiny-lesson-first-identity = First, one Character becomes you for the whole game. Take the Knight: each of your Law cards counts 1 more. You hold none yet, so all stays simple.
    .wait = Touch the Knight, then confirm on the ribbon.
    .right = You are the Knight. The Wizard stays in your hand, and that is good: he will help you later.
    .wizard = You are the Wizard: each Multiplier counts 1 more, from now on. Strong! The Knight waits in your hand instead, as a helper for later.
destiny-lesson-first-stake = One treasure lies here each round, and the highest sum takes it. This one is worth 2 points. The first to have { $goal } points wins the game.
destiny-lesson-first-keep = Now you may call a Character from your hand to help, for this round only. Keep the Wizard for the next: press “{ $done }”.
    .wait = The button is on the ribbon.
    .right = Right. In a round you are asked for several things, always in the same order. The rope above shows where you are.
    .call = That works too. The Wizard helps in this round: a Multiplier counts 1 more. After it he is gone, and I wanted to show him to you later.
destiny-lesson-first-called = Nobody else is needed now. Press “{ $done }”.
destiny-lesson-first-change = Once a round you may throw cards away and draw others. But you hold a strong hand: change nothing, press “{ $done }”.
    .right = You keep all seven. You will see why this hand is strong.
    .mark = That card is marked. It goes when you exchange, and another one comes. Touch it once more, and it stays.
destiny-lesson-first-marked = The marked cards go, and as many new ones come. Exchange them, or touch a marked card to keep it.
destiny-lesson-first-again = Helpers are asked for a second time, for those whose exchange brought one. Let the Wizard wait: press “{ $done }”.
    .right = Good. Now the sums begin.
    .call = That works too: for this round, a Multiplier of yours counts 1 more. His place in your hand stays empty until the next round.
destiny-lesson-first-again-called = Helpers are asked for a second time, for those whose exchange brought one. Press “{ $done }”.

## A Base

destiny-lesson-first-base = { $rival } has laid a { $rivalTotal }. Every sum begins with a Base, the card with an arch. Lay your highest: the 3 with the oak leaf.
    .wait = I wait for your move. Any Base will do.
    .right = 3 against { $rivalTotal }: you lead. And there is a Bonus in your hand that bears an oak leaf too.
    .low = That works too: your sum begins with { $made }. With the 3 it would have begun with { $best }, and everything that follows builds on it.
    .none = Without a Base there is no sum, and { $rival } takes this treasure. Shall we take it back? Nothing is lost.
destiny-lesson-first-base-own = Every sum begins with a Base, the card with an arch. Lay the highest that you hold.
    .wait = I wait for your move. Any Base will do.
destiny-lesson-first-base-enough = A second Base would begin a second sum, and all your sums count together. For now one is enough: press “{ $done }”.
    .right = One sum it is. Now it grows.
    .second = Now you have two sums, and both count: { $made } together. Each of them can take a Bonus and a Multiplier.

## A Bonus

destiny-lesson-first-bonus = { $rival } has { $rivalTotal } now. Make yours more: a Bonus, the oval, adds. You hold two of +3. Take the oak leaf, for two of a sign help each other.
    .wait = I wait for your move. Any Bonus will do.
    .right = 3 and 3 would be 6. But two oak leaves are a pair, and each grows by 1: { $made }. That is already more than { $rival } has.
    .plain = That works too: 3 and 3 are { $made }. The oak leaf would have made a pair with your Base, each 1 more: { $best }. Shall we take it back? Nothing is lost.
    .other = That works too: your sum is { $made }. On the Base with the 3, the oak leaf would have made { $best }. Shall we take it back?
    .none = Without a Bonus you stay at { $made }. The oak leaf would have made { $best }. Shall we take it back? Nothing is lost.
destiny-lesson-first-bonus-own = A Bonus, the oval, adds to a Base. Two of a sign are a pair, and each of them grows by 1. Touch a card, and its sum is worked out before you lay it.
    .wait = I wait for your move. Any Bonus will do.

## A Multiplier

destiny-lesson-first-multiplier = Last comes a Multiplier, the lozenge: it takes the whole sum several times. You hold ×2 and ×4. Lay the higher one.
    .wait = I wait for your move. Any Multiplier will do.
    .right = Your whole sum, four times: { $made }. Nobody at this table comes near.
    .less = That works too: { $made }. The ×4 on your first Base would have made { $best }. Keep that in mind for the next round.
    .none = Without a Multiplier you stay at { $made }. The ×4 would have made { $best }. Shall we take it back?
destiny-lesson-first-multiplier-own = Last comes a Multiplier, the lozenge: it takes the whole sum of a Base and its Bonus several times. Lay it where it makes the most.
    .wait = I wait for your move. Any Multiplier will do.

## The sum

destiny-lesson-first-won = Yours was the highest sum, so the treasure is yours: you have { $points } of { $goal } points. What you laid is gone, what you kept stays in your hand.
destiny-lesson-first-lost = This time { $rival } had the highest sum, and takes the treasure. What you laid is gone, what you kept stays in your hand. The next round is yours.
destiny-lesson-first-tied = Equal sums! Then nobody takes the treasure: it is buried, and goes to the winner of the next round.

## Helpers

destiny-lesson-first-helper = Now call the Wizard. For this round each of your Multipliers counts 1 more, and a new card will take his place in your hand.
    .wait = Touch the Wizard, then confirm on the ribbon.
    .right = He stands beside you until the round ends: ×2 counts as ×3, ×3 as ×4.
    .none = He can wait. But a helper called now, before the cards are drawn, costs you no place in your hand.
destiny-lesson-first-helper-there = You may call as many as you hold. Nobody else is there: press “{ $done }”.
destiny-lesson-first-helper-none = A Character from your hand could help you now, for one round. And their place in your hand is filled again.
destiny-lesson-first-refresh = Your hand is full again. Look for a Base with a Bonus and a Multiplier that fit, mark what fits nothing, then exchange.
destiny-lesson-first-late = If the exchange has brought you a Character, they could help now. Else press “{ $done }”.

## The treasure

destiny-lesson-first-lead = You lead this round, so you lay first. Good and Evil never lie together, nor do Law and Chaos. Touch a card that cannot be laid, and it says why.
destiny-lesson-first-more = As many Bases as you like, as long as none opposes another: all sums count. Press “{ $done }” when it is enough.
destiny-lesson-first-add = Touch a Bonus: the table works out the sum before you lay it. Look for pairs. Three of a sign are better still, each grows by 2.
destiny-lesson-first-times = And now what makes it many times more. With the Wizard beside you, each Multiplier counts 1 more.
destiny-lesson-first-alone = You have met everything there is in a round. From here on you play by yourself: { $points } of { $goal } points are yours. Good luck!
