### What the coach says in the second lesson, ../../lessons/second.json: a race between two heroes. A line
### has at most 35 words. lesson-first.ftl tells what its variables are; $rival is the other player.

## The lesson and its parts

destinies-lesson-second =
    .won = You were first, and your Destiny is fulfilled! You can trade, prepare for a test, and keep your path to yourself now.
    .lost = { $rival } was first this time. But you can trade, prepare for a test, and keep your path to yourself now.
destinies-lesson-second-part-race = A race
    .known = The first fulfilled Destiny wins.
destinies-lesson-second-part-trade = Trade
    .known = What is sold stays there for everybody.
destinies-lesson-second-part-test = A test
    .known = Dice, markers and items work together.
destinies-lesson-second-part-paths = Secret paths
    .known = What you do is seen, and why is not.
destinies-lesson-second-part-experience = Experience
    .known = Spend experience before the test, not in it.
destinies-lesson-second-part-milestone = The goal
    .known = A path is done step by step.

## A race

destinies-lesson-second-race = This time two of you are on the road, and it is a race: the story ends with the first Destiny that is fulfilled. { $rival } plays Wat Thorley.
destinies-lesson-second-choose = Take Nell Gannet. She is strong in Intelligence, and has a candle and a coin with her.
    .wait = Touch her, then confirm on the ribbon.
    .right = You are Nell Gannet. Break the seal of your letter, and read it while nobody looks.
    .other = That works too, but my advice in this lesson is made for Nell. Shall we take it back?
destinies-lesson-second-secret = Now secrets matter. { $rival } has a letter, too, and you will not see it before the end, just as nobody sees yours.
destinies-lesson-second-roads = Gold or violet: you decide, and need tell nobody. For gold you have to win over the priest and carry up the lead; let us begin with that.

## Trade

destinies-lesson-second-hut = First some equipment: go to the Osier Beds, which you explore by that.
    .wait = I am waiting. Touch the tile.
    .right = There is one place here. Visit it.
    .stay = In Kingsmile nobody sells anything today. Shall we take it back?
    .other = That works too: it explores another corner of the valley. What I want to show you is in the Osier Beds. Shall we take it back?
destinies-lesson-second-visit = Visit the Basket Hut: trade is an option of certain places, and only during a visit.
    .right = Look at the signs beside the options: one of them is a trade.
    .end = That would end your turn without a visit. Shall we take it back?
destinies-lesson-second-shelf = The option with the two boxes is a trade. Look through what hangs from the beams: it is no test, and does not end your visit.
    .wait = I am waiting. Touch the option.
    .right = Here is what the hut has for sale.
    .test = That works too, and the shelf can wait. But with something from there you are better equipped for a test. Shall we take it back?
    .ask = That works too. We come to your Destiny in a moment; first the shelf. Shall we take it back?
    .leave = To leave is to end your turn, and you have done nothing here yet. Shall we take it back?
destinies-lesson-second-stack = You may buy and sell as much as you like in one trade, at the value on the card. What you sell stays here, and { $rival } may buy it, too.
destinies-lesson-second-buy = You have one coin, and a candle costs one. Put it into the basket: nothing is paid before the deal is made.
    .wait = Touch the candle.
    .right = It is in the basket. The table shows what the deal would leave you.
    .sell = That brings a coin, but a candle is worth more in a test. Shall we take it back? Nothing is lost.
    .none = Then your coin stays a coin, and there is little else to buy for it. Shall we take it back?
destinies-lesson-second-deal = The basket is right: press “{ $deal }”.
    .right = Two candles, and no coin. Money itself helps with nothing here.
    .sell = Then one candle goes and one comes. Shall we take it back? Nothing is lost.
    .none = That would call the trade off. Shall we take it back? Nothing is lost.
destinies-lesson-second-basket = Buy and sell what you like, then make the deal, or call it off.

## A test

destinies-lesson-second-plait = Now a test of Dexterity: let her show you how a halter is made. Dexterity is not your best, so prepare well.
    .wait = I am waiting. Touch the option.
    .right = Your markers of Dexterity stand on 6, 8 and 10. The two Main dice come to 5 most often.
    .ask = That works too. Asking needs no dice, and can be done after the test as well. Shall we take it back?
    .leave = To leave is to end your turn, and there is a lot to do here. Shall we take it back?
    .other = That works too: it is a test of Power, in which you are no better. Shall we take it back?
destinies-lesson-second-effort = An Effort die raises the total or shows a star. You have one, and get it back in the morning: add it.
    .wait = Choose one Effort die, then roll.
    .right = That makes a success in { $made } of 100 rolls.
    .none = Without it, { $made } of 100 rolls bring a success, with it { $best }. Shall we take it back?
destinies-lesson-second-burn = One success. More would bring more, and after the roll an item may still help: burn a candle down.
    .wait = Touch the candle.
    .right = One more success, and one candle less. That is what you bought it for.
    .keep = You keep both candles, and one success is something. With two you would learn more. Shall we take it back?
destinies-lesson-second-halter = Two successes: you have a Willow Halter, a tool. A hero carries up to five items, and what a test will bring is never told before.

## Secret paths

destinies-lesson-second-ask = Here you can also speak of your Destiny. { $rival } learns that you ask, and not about which path: touch the option, then press “Gold”.
    .right = Remember what you heard. Not every place knows something about each path.
    .violet = That works too: what you hear is about the other path. Both stay open to you.
    .leave = To leave is to end your turn, and asking costs nothing. Shall we take it back?
    .other = That works too. You may ask before or after it. Shall we take it back?
destinies-lesson-second-leave = You could try one more test, but your Effort die is spent until the morning. Press “{ $leave }”.
    .right = Your turn is over. Watch where { $rival } goes.
    .other = That works too. Without an Effort die it is a matter of luck.
destinies-lesson-second-rival = { $rival } has been at the landing on the Dry Shore. You see where others go and what they carry, and may draw your conclusions. Their letter you cannot see.

## Experience

destinies-lesson-second-shore = Next, some experience: go to the Dry Shore. That two of you stand on one tile does no harm.
    .wait = I am waiting. Touch the tile.
    .right = The Weir is here as well as the landing.
    .stay = That works too, but the hut has little more to give today. Shall we take it back?
    .other = That works too, and every tile has places of its own. What I want to show you is on the Dry Shore. Shall we take it back?
destinies-lesson-second-weir = Visit the Weir.
    .right = One of the options here needs no dice.
    .landing = That works too: the landing is where the boats lie. The Weir is where you learn. Shall we take it back?
    .end = That would end your turn without a visit. Shall we take it back?
destinies-lesson-second-plank = Help him wedge the plank: a deed without dice, and experience for it.
    .wait = I am waiting. Touch the option.
    .right = You have 1 XP. It stays with you until you spend it, at any moment of your own turn.
    .leave = To leave is to end your turn, and this one costs nothing. Shall we take it back?
    .other = That works too. But with experience first you would have better chances. Shall we take it back?
destinies-lesson-second-spend = Once a test has begun, experience cannot be spent. So spend it before: press “{ $spend }”.
    .right = Two spaces to the left: for one marker, or one each for two.
    .leave = To leave is to end your turn. You keep the experience, but spent it helps from now on. Shall we take it back?
    .other = That works too, but in a test experience cannot be spent. Shall we take it back?
destinies-lesson-second-first = The priest is to be won over with Intelligence, where you stand on 4, 6 and 9. A second success comes with 6: move that marker to 5.
    .wait = Touch a marker. Any one will do.
destinies-lesson-second-second = One space is left. You may move the same marker once more, or help a weak skill: the lowest marker counts most often.
    .wait = Touch a marker. Any one will do.
destinies-lesson-second-onward = The tests here serve other paths. Save your Effort dice for the priest: press “{ $leave }”.
    .right = In the morning, one more Effort die comes back.
    .other = That works too, and may bring more experience. The die you use now is back in the morning.

## The goal

destinies-lesson-second-chapel = Now to the priest: Saint Orrel’s is two tiles away. Go there.
    .wait = I am waiting. Touch the tile.
    .right = Here are two places: the nave and the bone-house.
    .stay = That works too. But { $rival } does not wait. Shall we take it back?
    .other = That works too. But the priest is at Saint Orrel’s, and { $rival } does not wait. Shall we take it back?
destinies-lesson-second-nave = Father Crabbe is in the Open Nave. Visit it.
    .right = There is a lot to do here. Look for what your gold path asks.
    .other = That works too, and it is a place with a secret. But the priest is in the nave. Shall we take it back?
    .end = That would end your turn without a visit. Shall we take it back?
destinies-lesson-second-weights = Ask Father Crabbe for the weights of the market. It is a test of Intelligence, your best skill, and made better just now.
    .wait = I am waiting. Touch the option.
    .right = Prepare the roll.
    .ask = That works too, and needs no dice. The weights come after it. Shall we take it back?
    .scan = That works too: an item that fits does it without dice. But keep the candle for now. Shall we take it back?
    .leave = To leave is to end your turn, and you came for this. Shall we take it back?
    .other = That works too. But first what your path asks for, while your Effort dice are there. Shall we take it back?
destinies-lesson-second-priest = All that you have prepared counts now. Add an Effort die, or two, and roll.
    .wait = Choose your dice, then roll.
    .right = That makes a success in { $made } of 100 rolls. You were well prepared.
    .none = Without Effort dice, { $made } of 100 rolls bring a success, with them { $best }. Shall we take it back?
destinies-lesson-second-reached = He will come when you call him: a step of your gold path is done. Your letter says so, and { $rival } only saw that you spoke with the priest.
destinies-lesson-second-alone = From here on you play by yourself. The lead is somewhere below, and the boats at the landing lead there. Be there before { $rival }!

## Whatever else is chosen

destinies-lesson-second-own-move = Go where your path leads you. Up to two tiles, and an unexplored one ends your way.
destinies-lesson-second-own-place = Visit one of the places here, or none.
destinies-lesson-second-own-option = Do what helps you, each option once a visit. Experience can be spent between them.
destinies-lesson-second-own-dice = Add Effort dice if the test matters. They come back one each morning.
destinies-lesson-second-accept = The roll is { $total }, and { $successes } count as successes. Use an item now, or accept it: the button is on the ribbon.
destinies-lesson-second-own-trade = Buy and sell in one basket, then make the deal, or call it off.
destinies-lesson-second-gain = Move a marker. Low ones count most often.
destinies-lesson-second-own-answer = Choose as your hero would. Some answers are remembered.
