### What the coach says in the first lesson, ../../lessons/first.json. docs/lessons.md tells how these
### messages are named. A line has at most 35 words.
###
### $hand counts the cards in the person's hand, $tokens and $need Tokens they have and need, $left what
### is still to be paid. $seller sells, $leader has bid $high, the highest bid. $done is the button that
### passes or ends the turn, $winner who has won. Attributes that answer a move also know $made, the
### cards that the move leaves in the hand, and $best, the same for the best one asked for.

## The lesson and its parts. .known is what the person knows once a part is over.

realms-lesson-first =
    .won = Your destiny is complete: you have won! You know all that matters. What the other cards and destinies do, they say themselves.
    .lost = { $winner } was faster this time. You know all that matters now. What the other cards and destinies do, they say themselves.
realms-lesson-first-part-hand = Your hand
    .known = Your cards are coins, and your life.
realms-lesson-first-part-sale = Selling
    .known = Who sells gets the price.
realms-lesson-first-part-bid = Bidding
    .known = The highest bid takes the card.
realms-lesson-first-part-price = The price
    .known = Who has no card left is out.
realms-lesson-first-part-pass = Passing
    .known = Passing costs nothing.
realms-lesson-first-part-power = Your realm
    .known = Only what lies in front of you works.
realms-lesson-first-part-destiny = Your destiny
    .known = You know how to play Realms of Destiny.

## Your hand

realms-lesson-first-hand = These cards are your hand. Each of them is a coin, and all together they are your life: you buy with them, and a player who has none left is out.
realms-lesson-first-destiny = And this is how to win: be the first to complete a destiny. Two are there for everybody, this one is your secret: it asks for { $need } different Tokens.

## Selling

realms-lesson-first-offer = In your turn you put up one card, and who buys it pays you with cards. So sell what helps you least. The Clairvoyant brings no Tokens: put her up.
    .wait = Touch the Clairvoyant, then confirm on the ribbon.
    .right = In your hand, the Clairvoyant was worth one card. Let us see what the others give for her.
    .own = The Banker brings you a Coin, and that is a Token: I would rather have him in front of you than sell him. Shall we take it back? Nothing is lost.
    .other = That works too: you may sell what you like. The others bid for it now.
realms-lesson-first-sell = { $leader } has bid { $high }: so many cards would come to you. You may bid for your own card, but then you pay the others. Press “{ $done }”.
    .wait = The button is on the ribbon.
    .right = Sold! { $leader } chooses what to give, and you will hold { $made } cards. Those who were outbid pay nothing.
    .buy = If nobody bids more, you keep it, and { $made } cards in your hand. Selling it would have made them { $best }. Shall we take it back? Nothing is lost.
realms-lesson-first-sell-pay = You bought your own card, so the price goes to the others, one card after another. Choose those that you need least.
realms-lesson-first-early = It lies in front of you, and it is your turn: you may use it at once. Touch it and confirm, or press “{ $done }”.

## Bidding

realms-lesson-first-sold = You hold { $hand } cards now. That is how money comes in: a card in each turn of yours, and what you sell. Now let us spend some.
realms-lesson-first-bought = You hold { $hand } cards now. What you have bought lies in front of you, and only there it works. Now somebody else sells.
realms-lesson-first-bid = { $seller } sells the Healer. In front of you, she takes an Amulet, and that is a Token! { $leader } has bid { $high }. Bid 2.
    .wait = I wait for your bid. A higher one will do as well.
    .right = The next one must bid 3. If nobody does, she is yours, and { $made } cards stay in your hand.
    .more = That works too, and would leave you { $made } cards. With a bid of 2 it would be { $best }: start low, you may always raise later.
    .none = Then { $leader } gets her for { $high }, and you stay without a Token for now. Shall we take it back? Nothing is lost.
realms-lesson-first-bid-own = To go on you must bid more than the last one, and one card has to stay in your hand. Or you pass.

## The price

realms-lesson-first-price = She is yours! Now pay with { $left } cards. { $seller } gets them, and only the two of you see which. Keep the Banker, he brings a Coin.
    .wait = Touch a card, then confirm on the ribbon.
    .right = That one will not be missed: it brings you no Token.
    .dear = That works too. But the Banker would have brought you a Coin, your second Token. Shall we take it back? Nothing is lost.
realms-lesson-first-price-more = Choose what you still have to pay with. Keep what brings Tokens.
realms-lesson-first-life = What one pays is gone. You hold { $hand } cards. Somebody with no card in hand is out of the game at once, so nobody may bid their last one.

## Passing

realms-lesson-first-pass = { $seller } sells the Crypt. It has no power and brings you no Token. Leave it to others: press “{ $done }”.
    .wait = The button is on the ribbon.
    .right = You keep all { $made } cards. And it is not your last word: if somebody bids, you are asked again.
    .bid = That works too, and the Crypt counts for other destinies. But { $made } cards are left to you then, and { $best } if you pass. Shall we take it back?
realms-lesson-first-pass-again = { $leader } has bid { $high }. Although you have passed, you could bid again now. Let it go: press “{ $done }”.
    .right = When all others pass in a row, the auction is over. { $leader } pays, and you still hold { $made } cards.
    .bid = That works too, and would leave you { $made } cards. Passing would leave you { $best }, and the Crypt brings you no Token. Shall we take it back?
realms-lesson-first-pass-own = Bid for it only if it helps you. Passing costs nothing, and if somebody bids, you are asked again.
realms-lesson-first-pass-pay = It is yours. Pay with the card that you need least, and keep what brings Tokens.

## Your realm

realms-lesson-first-draw = Your turn again. All your cards were turned upright, and you have drawn a card. Then an auction, and after it your cards may work.
realms-lesson-first-own = You may also buy your own card. Put up the Banker: should nobody bid for him, he is yours for nothing.
    .wait = Touch the Banker, then confirm on the ribbon.
    .right = Now let us see whether somebody else wants him.
    .other = That works too. But only in front of you can the Banker bring you a Token, and he lies in your hand still. Shall we take it back?
realms-lesson-first-own-else = Put up a card that you want yourself: should nobody bid, it is yours for nothing. Or sell one that you do not need.
realms-lesson-first-free = Nobody has bid. If you pass too, you may have your card for nothing: press “{ $done }”.
    .right = Exactly: why pay when nobody else wants it?
    .pay = That works too, but you pay the others for it: { $made } cards are left to you. If you pass, it is yours, and { $best } are left. Shall we take it back?
realms-lesson-first-place = Nobody wanted it: now you may take it for nothing, or discard it. Take it, for only what lies in front of you works.
    .right = There it lies. It is your turn, so you may use it at once.
    .drop = Discarded, it works for nobody. Shall we take it back? Nothing is lost.
realms-lesson-first-power = The last step of your turn: use what lies upright in front of you. Touch the Healer, and she takes an Amulet.
    .wait = Touch the Healer, then confirm on the ribbon.
    .right = Your first Token! The Healer lies rotated now. In your next turn she stands upright again.
    .banker = That works too: the order is up to you. A Coin is your first Token.
    .end = Your turn would be over, and your cards would have to wait for the next one. Using them costs nothing. Shall we take it back?
    .other = That works too: use as many of your cards as you like, in any order.
realms-lesson-first-power-two = Now the Banker, for a Coin: with it you may pay one card less, once. Tokens are useful, but you need them for your destiny.
    .wait = Touch the Banker, then confirm on the ribbon.
    .right = A Coin. Used cards lie rotated, and your turn ends when nothing is left to use.
    .end = Your turn would be over without the Banker’s Coin. Using him costs nothing. Shall we take it back?
    .other = That works too: use as many of your cards as you like, in any order.
realms-lesson-first-power-own = Use what lies upright in front of you, as many cards as you like: touch one and confirm. Or press “{ $done }”.

## Your destiny

realms-lesson-first-alone = You have { $tokens } of { $need } Tokens, and { $seller } sells the Bodyguard, who takes a Seal. You know everything now: from here on you play by yourself!
realms-lesson-first-alone-own = You know everything now: from here on you play by yourself. You have { $tokens } of { $need } Tokens. Watch for cards that take one, and keep a few cards in hand. Good luck!
realms-lesson-first-third = What is the Bodyguard worth to you? Begin low, raise if you must, and think of your hand.
    .wait = I wait for your bid, or for you to pass.
realms-lesson-first-coin = With the Coin you pay one card less. Then it is gone, but in your next turn the Banker can take another. As you like.
realms-lesson-first-last = Your Bodyguard stands upright. Use him, and his Seal may be the Token that you still need.
