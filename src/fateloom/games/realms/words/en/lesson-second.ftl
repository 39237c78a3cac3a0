### What the coach says in the second lesson, ../../lessons/second.json. docs/lessons.md tells how these
### messages are named, and lesson-first.ftl what their variables are. $poor is the other player with the
### fewest cards in hand, $poorHand their number. A line has at most 35 words.

## The lesson and its parts. .known is what the person knows once a part is over.

realms-lesson-second =
    .won = You have won! You can count lives now: every bid spends some, every price brings some, and a power takes the last one.
    .lost = { $winner } was faster this time. But you can count lives now: every bid spends some, every price brings some, and a power takes the last one.
realms-lesson-second-part-price = The price
    .known = A seller may drive up the price.
realms-lesson-second-part-limit = The limit
    .known = Nobody can bid their last card.
realms-lesson-second-part-power = Powers
    .known = A power can take cards from a hand.
realms-lesson-second-part-borrow = Borrowed powers
    .known = A borrowed power works once more.

## The price

realms-lesson-second-life = You know that cards in hand are coins and life in one. This lesson is about counting them: yours, and even more those of the others.
realms-lesson-second-secret = Your secret destiny is the Assassin: you win if another player goes out through you. Cards in front of them do not save them, only those in their hand.
realms-lesson-second-offer = So somebody should become poor, and the best way is a purchase. Put up the Queen, who is worth something to everybody.
    .wait = Touch the Queen, then confirm on the ribbon.
    .right = Now the others bid. You are asked last, and that is an advantage.
    .warrior = The Skeleton Warrior makes another player discard a card: for an Assassin, that is the best card here. Shall we take it back? Nothing is lost.
    .other = That works too, and the buyer becomes poorer. But they would have given more for the Queen. Shall we take it back?
realms-lesson-second-raise = { $leader } has bid { $high }. You may bid as well, although you sell: bid 3, and the Queen costs anybody else 4.
    .wait = Touch the 3 on the ladder, then confirm.
    .right = Now you lead yourself. If nobody raised you would have to pay, so only do this where somebody wants the card.
    .more = That is daring: the higher you go, the sooner you are left with your own card, and pay for it. With 3, it is likely that somebody raises. Shall we take it back?
    .sell = Sold for { $high }: you would hold { $made } cards. But with a bid of 3 you might get 4, and { $leader } would be poorer still. Shall we take it back?
realms-lesson-second-enough = { $leader } has bid { $high }, of 6 cards in hand! That is what you wanted, so raise no more: press “{ $done }”.
    .right = Sold: you will hold { $made } cards, and { $leader } has 2 left. That Queen was dear.
    .buy = Too far: nobody can follow any more. You would keep the Queen and { $made } cards, instead of { $best }. Shall we take it back?
realms-lesson-second-sell-own = You may bid for your own card, and pay the others if nobody raises. Or you pass, and it is sold.
realms-lesson-second-pay-own = Nobody raised, so you buy your own card, and the others get the price. Choose what you need least.
realms-lesson-second-early = It lies in front of you, and it is your turn. Use it, or press “{ $done }”.

## The limit

realms-lesson-second-paid = You hold { $hand } cards, and only you and { $poor } know which of them were the price. They are coins for you now, and lives.
realms-lesson-second-count = Beside each name you see how many cards that player holds. { $poor } has { $poorHand } and has to keep one, so { $poor } can bid 1 and no more.
realms-lesson-second-count-own = Beside each name you see how many cards that player holds. One of them has to stay, so the others can never bid more than all but one.
realms-lesson-second-out = { $seller } sells the Master Necromancer, who repeats the power of another Necromancy card. { $leader } has bid { $high }: bid 2, and { $poor } is out of this auction.
    .wait = Touch the 2 on the ladder, then confirm.
    .right = It is yours for the least that was enough. { $made } cards stay in your hand.
    .more = That works too, and would leave you { $made } cards. But 2 was enough, and would have left you { $best }. Shall we take it back?
    .none = Then { $leader } gets the Master Necromancer, and you have nothing that strikes twice. Shall we take it back? Nothing is lost.
realms-lesson-second-out-own = Bid what is just enough, and count what the others can bid at most. Or press “{ $done }”.
realms-lesson-second-cost = Pay with { $left } cards, and remember that they are life for { $seller } now. Keep the Skeleton Warrior, who is a Necromancy card that strikes.
    .wait = Touch a card, then confirm on the ribbon.
    .right = That one is not needed for what you plan.
    .dear = The Skeleton Warrior is what the Master Necromancer should repeat. Shall we take it back? Nothing is lost.
realms-lesson-second-cost-more = Choose what you still have to pay with, and keep the Skeleton Warrior.
realms-lesson-second-asleep = What you bought lies in front of you and stands upright. It has to wait for your own turn, because nobody uses cards in the turn of another.
realms-lesson-second-starve = { $seller } sells the Almanac, which does nothing. It would cost you only a card, but each card you pay is a life for { $seller }. Press “{ $done }”.
    .right = No buyer, no price. { $seller } may keep the Almanac, but nobody can live on that.
    .bid = Then { $seller } gets your cards, and is harder to strike. You would hold { $made } instead of { $best }. Shall we take it back?
realms-lesson-second-starve-own = Before you bid, ask who gets the price. A card that you pay is a life for the seller.
realms-lesson-second-starve-pay = Pay with what you need least, and keep the Skeleton Warrior.

## Powers

realms-lesson-second-mine = Count your own lives first: you hold { $hand }. Others can do what you are planning, so stay above two or three cards as long as you can.
realms-lesson-second-own = Your turn, and { $poor } has { $poorHand } cards. The Skeleton Warrior only works in front of you: put him up yourself.
    .wait = Touch the Skeleton Warrior, then confirm on the ribbon.
    .right = If somebody bids for him, you may bid more.
    .other = The Skeleton Warrior would then stay in your hand, where nothing works. Shall we take it back? Nothing is lost.
realms-lesson-second-own-else = Put up what you want to have in front of you, if you think that nobody bids. Or sell what makes somebody poor.
realms-lesson-second-free = Nobody wants him, so he costs nothing: press “{ $done }”.
    .right = Nobody bid, and nobody gets anything.
    .bid = You would pay the others for him, and { $poor } would get a life. If you pass he is free. Shall we take it back?
realms-lesson-second-free-own = If nobody has bid, you may have it for nothing. Else ask yourself what it is worth to you.
realms-lesson-second-place = Now take him: he may work in this same turn.
    .right = Two cards in front of you, and both stand upright.
    .drop = Discarded, he works for nobody. Shall we take it back? Nothing is lost.
realms-lesson-second-cost-late = Pay with what you need least. { $poor } gets a part of it, too.
realms-lesson-second-guards = Before you strike, look for what saves a hand: a Shield wards off a power, an Amulet or the Immortal brings new cards. { $poor } has none of them.
realms-lesson-second-strike = His power has two steps: you choose a player, and that player discards a card. Use him first: touch him and confirm.
    .right = First the card, then the player: the table asks you for one after the other.
    .borrow = That order works too. The Master Necromancer borrows the power, and the Warrior can still use it himself.
    .end = Your turn would be over, and { $poor } would draw again. Shall we take it back? Nothing is lost.
    .other = That works too: use your cards in any order.
realms-lesson-second-aim = Whom? { $poor } has { $poorHand } cards, and everybody else has many: touch that name and confirm.
    .right = One card is left there. And the Warrior lies rotated now.
    .other = There it costs one card of many. { $poor } has only { $poorHand }. Shall we take it back? Nothing is lost.

## Borrowed powers

realms-lesson-second-kinds = Powers are of four kinds: some always work, some must be used in each turn, and some work only once. Most are like these two: used, rotated, upright again in your next turn.
realms-lesson-second-borrow = The Skeleton Warrior is used up. But the Master Necromancer may borrow the power of another Necromancy card, even of a rotated one: use him.
    .wait = Touch the Master Necromancer, then confirm.
    .right = Now the table asks whose power he borrows.
    .end = Then { $poor } has a card left, draws another, and lives on. Shall we take it back? Nothing is lost.
    .other = That works too: use your cards in any order.
realms-lesson-second-which = Borrow the Skeleton Warrior. He stays as he lies: a borrowed card is not used.
    .right = The same power again, with a new choice.
    .none = Then the Master Necromancer is used up for nothing. Shall we take it back? Nothing is lost.
realms-lesson-second-blow = And once more you choose a player. A hand that is empty ends the game for its owner, however much lies on the table.
    .right = The hand is empty.
    .other = There it costs one card of many. Shall we take it back? Nothing is lost.
realms-lesson-second-act = Use what lies upright in front of you, or press “{ $done }”. In your next turn all of it stands upright again.
realms-lesson-second-alone = From here on you play by yourself: { $poor } has { $poorHand } cards, and your powers strike in each of your turns. Aim at those who have the fewest cards.
