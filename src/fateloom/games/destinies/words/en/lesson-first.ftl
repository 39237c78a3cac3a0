### What the coach says in the first lesson, ../../lessons/first.json. docs/lessons.md tells how these
### messages are named. A line has at most 35 words.
###
### $spend is the button that spends experience, $leave the one that ends a visit, $deal the one that
### makes a trade, $stay the one that stays. $total and $successes are those of the roll on the table.
### $made and $best answer a choice of dice: in how many of 100 rolls it brings a success, and in how
### many the one asked for does.

## The lesson and its parts. .known is what the person knows once a part is over.

destinies-lesson-first =
    .won = You have fulfilled your Destiny! You know how to play Destinies now. Wat has another path, Nell and Pim have Destinies of their own, and most of this valley you have not seen.
    .lost = Nobody’s Destiny was fulfilled this time. You know how to play Destinies now, and most of this valley is still to be seen.
destinies-lesson-first-part-hero = A hero
    .known = A hero is strong in one skill.
destinies-lesson-first-part-destiny = A Destiny
    .known = A Destiny has two paths. One is enough.
destinies-lesson-first-part-map = The map
    .known = You go up to two tiles.
destinies-lesson-first-part-place = A place
    .known = You visit one place a turn.
destinies-lesson-first-part-experience = Experience
    .known = Markers further left are better.
destinies-lesson-first-part-test = A test
    .known = Reached markers and stars are successes.
destinies-lesson-first-part-items = Items
    .known = Items help, even after the roll.
destinies-lesson-first-part-finale = The Finale
    .known = You know how to play Destinies.

## A hero

destinies-lesson-first-tale = Every story begins with a page that is read to everybody. Read it, then turn it over: behind it stand three heroes, and one of them will be you.
destinies-lesson-first-skills = There are three skills: Intelligence, Dexterity and Power. Strong, good, fair or weak tells how likely a hero is to succeed. Nobody is strong in everything.
destinies-lesson-first-choose = Take Wat Thorley, the carter, for this lesson. He is strong in Power, and weak in the other two. That makes him a good teacher.
    .wait = Touch him, then confirm on the ribbon.
    .right = You are Wat Thorley. And a letter has come for you alone: break the seal, read in peace, and seal it again.
    .other = That works too, and this hero has a story that is just as good. But my advice in this lesson is made for Wat. Shall we take it back?

## A Destiny

destinies-lesson-first-letter = The letter holds your Destiny: what your hero is after, and why you are here. Nobody else may ever see it. The seal opens it again whenever you like.
destinies-lesson-first-paths = Two paths lead to it, gold and violet, and one of them is enough. You may change your mind at any time. Let us take gold: it asks you to listen at the Weir first.

## The map

destinies-lesson-first-tiles = This is the valley. You stand in Kingsmile. In your turn you go up to two tiles far. The others are unexplored and end your way; all they show is a hint.
destinies-lesson-first-shore = Where the water used to begin, the Weir must be. Go to that tile, and you explore it.
    .wait = I am waiting. Touch the tile.
    .right = You have explored it: the tile is turned over, its places appear, and a new tile lies beside it. Read what the story says to it.
    .stay = You may stay, and sometimes it pays. But here in the village nobody hears what you are listening for. Shall we take it back?
    .other = That works too: you explore another corner of the valley, and it has places of its own. The Weir is elsewhere, though. Shall we take it back?
destinies-lesson-first-shore-again = You are on the Dry Shore already, and the Weir is open to you again. To stay here, press “{ $stay }”.
    .right = Now you may visit a place here, although you have not moved.
    .other = That works too. The Weir waits, and nothing presses.
destinies-lesson-first-shore-later = What your gold path asks first is still to be heard at the Weir. It lies on the Dry Shore.
    .right = Here it is. If the tile was unexplored, its places have appeared now.
    .stay = That works too. The Weir waits, and nothing presses.
    .other = That works too. The Weir waits, and nothing presses.

## A place

destinies-lesson-first-weir = Each sign on a tile is a place, and you may visit one of them in a turn. Visit the Weir.
    .wait = Touch its sign on the map.
    .right = Read what it is like here. Then look at what you can do.
    .landing = That works too. But what you want to hear is heard at the Weir, and there is one visit in a turn. Shall we take it back?
    .end = That would end your turn without a visit. A place always has something to tell. Shall we take it back?
destinies-lesson-first-options = Here is what you can do. Take as many of these as you like, in any order, each once a visit. The signs tell what they are: a lozenge is a test.
destinies-lesson-first-plank = Begin with something that needs no dice: a deed simply happens. Help Aldous with the loose plank.
    .wait = I am waiting. Touch the option.
    .right = He is pleased, and you have learned something. Look at your experience.
    .bells = A good goal, only a little early: with some experience you would be readier for it. Shall we take it back?
    .leave = To leave is to end your turn, and there is still a lot to do here. Shall we take it back?
    .other = That works too. It is a test, though, and I would like to show you how to prepare for one. Shall we take it back?

## Experience

destinies-lesson-first-xp = You have 1 XP. Each skill has markers on a track of twelve spaces, and the further left they stand, the more often they count. Experience moves them.
destinies-lesson-first-spend = Listening at the Weir takes Intelligence, and your lowest marker there is on 6. The dice reach 6 in 36 of 100 rolls, but 4 in 86. Press “{ $spend }”.
    .wait = The button is below the page.
    .right = You have two spaces to the left now, for one marker or for two.
    .leave = To leave is to end your turn, and you have not listened yet. Shall we take it back?
    .other = That works too: experience is kept until you spend it. But spent first, it helps at once. Shall we take it back?
destinies-lesson-first-first = Use both spaces for one marker: the one of Intelligence on 6.
    .wait = Touch the marker.
    .right = It is on 5 now, and one space is left.
    .other = That works too, and it lasts just as well. For what comes now, the marker on 6 would help more. Shall we take it back?
destinies-lesson-first-second = Once more the same marker: from 5 to 4.
    .wait = Touch the marker.
    .right = Now it counts with every total of 4 or more. Such a gain lasts for the whole game.
    .other = That works too: one space here, one there. On 4 the lowest marker would count more often. Shall we take it back?
    .done = The space that is left would be lost. Shall we take it back?
destinies-lesson-first-spread = One experience moves one marker two spaces to the left, or two markers one space each. Low markers count most often.
destinies-lesson-first-gain = A skill gets better: choose which of its markers moves to the left. This lasts for the whole game.
destinies-lesson-first-loss = A skill gets worse: choose which of its markers moves to the right. High markers are missed least.

## A test

destinies-lesson-first-bells = Now sit down on the wall and listen. You learn in advance which skill a test takes. The markers beside it are yours.
    .wait = I am waiting. Touch the option.
    .right = Here is your track, and here are the dice.
    .leave = To leave is to end your turn, and this is what you came for. Shall we take it back?
    .other = That works too, but it can use up the die that I have in mind for the bells. Shall we take it back?
destinies-lesson-first-track = You always roll the two Main dice, with 1 to 4 each. Every marker up to their total is a success. So 4 is easy for you, 8 is rare.
destinies-lesson-first-effort = An Effort die can be added: it raises the total, or shows a star, which is a success by itself. Add it, then roll.
    .wait = Touch the die that says “add?”, then roll.
    .right = With it, { $made } of 100 rolls bring a success. See how the roll is counted: markers first, then stars. After that, let the story go on.
    .none = That works too: { $made } of 100 rolls bring a success, with an Effort die { $best }. It would be exhausted now, and you have kept it. Shall we take it back?
destinies-lesson-first-heard = Nine little bells! A step on your gold path is done. Only you are told of it, and the letter behind the seal shows how far you are.
destinies-lesson-first-leave = Effort dice that were rolled are exhausted; each turn makes one ready again. Enough for today. Press “{ $leave }”, and the day is over.
    .wait = The button is below the page.
    .right = Playing alone, a day is one turn. With others, everybody has one.
    .other = That works too. You may do everything that a place offers, and what fails can be tried again another day.
destinies-lesson-first-missed = Nothing but frogs this time. Yet a failure often teaches something too, and in another turn you may listen again. Press “{ $leave }”.
    .right = Tomorrow is another day, and your markers keep what they have gained.

## Items

destinies-lesson-first-morning = A new day. At the start of your turn one Effort die is ready again, up to three. Then something may happen in the valley: read it.
destinies-lesson-first-osiers = Now gold wants a halter of willow, from the Osier Beds. They are two steps away: the first over Kingsmile, which is explored, the second onto the unexplored tile.
    .wait = I am waiting. Touch the tile.
    .right = Here the willow grows, and somebody lives among it.
    .stay = You may stay, but willow does not grow here. Shall we take it back?
    .other = That works too, and there is something to see everywhere. The willow grows in the Osier Beds, though. Shall we take it back?
destinies-lesson-first-osiers-here = You are in the Osier Beds already, and in a new turn you may try again. To stay here, press “{ $stay }”.
    .right = Now you may visit a place here, although you have not moved.
    .other = That works too. The willow does not run away.
destinies-lesson-first-hut = People are places too: you meet them by visiting. Visit Jenet at the Basket Hut.
    .wait = Touch her figure on the map.
    .right = Some people can teach you something, some sell you something. Jenet does both.
    .end = That would end your turn without a visit. Jenet has what you need. Shall we take it back?
destinies-lesson-first-shelf = Plaiting takes Dexterity, and you are weak in that. An item can help. You have two coins: look at what hangs from the beams.
    .wait = I am waiting. Touch the option.
    .right = In a trade you may buy and sell as much as you want, at the prices on the cards.
    .plait = You may try it at once, but only one of your markers is low, and that may not be enough. Shall we take it back?
    .ask = People like her can be asked about your Destiny, with one of your own paths. What she says, everybody hears, but not what you asked. Shall we take it back?
    .leave = To leave is to end your turn, and you have no halter yet. Shall we take it back?
    .other = That works too, but it can use up your Effort die. Let us see first what she sells. Shall we take it back?
destinies-lesson-first-candle = The Wax Candle costs 1 coin, and you discard it for one more success, after the roll. Put it into the basket.
    .wait = Touch the candle.
    .right = It lies in the basket. Nothing is bought before the trade is made.
    .none = Then you keep your coins, and plait without help. Shall we take it back?
destinies-lesson-first-deal = That leaves you 1 coin. Press “{ $deal }”.
    .wait = The button is below the trade.
    .right = The candle is in your bag, which holds five items.
    .none = Without a deal, you have bought nothing. Shall we take it back?
destinies-lesson-first-plait = Now let her show you how it is done. The words of a test tell how hard it is: what sounds harder is harder. This may take two successes.
    .wait = I am waiting. Touch the option.
    .right = One success from the dice would do, with the candle for the second.
    .ask = People like her can be asked about your Destiny, with one of your own paths. What she says, everybody hears, but not what you asked. Shall we take it back?
    .leave = To leave is to end your turn, and you have no halter yet. Shall we take it back?
    .other = That works too, but it can use up your Effort die. The halter comes first. Shall we take it back?
destinies-lesson-first-weave = Your lowest marker for this is on 5. Add the Effort die again, and roll.
    .wait = Touch the die that says “add?”, then roll.
    .right = With it, { $made } of 100 rolls bring at least one success.
    .none = That works too: { $made } of 100 rolls bring at least one success, with an Effort die { $best }. Shall we take it back?
destinies-lesson-first-burn = A total of { $total }, and one success. Light the candle, and it is two.
    .wait = Touch the candle, then confirm.
    .right = That makes two. The candle is gone, and has earned its coin.
    .keep = That works too: you keep the candle, and it may become a basket instead. Shall we take it back?
destinies-lesson-first-accept = A total of { $total }, and in all { $successes ->
        [0] no success
        [one] one success
       *[other] { $successes } successes
    }. You may use an item now, or accept the roll, and read what comes of it.
destinies-lesson-first-halter = The Willow Halter lies in your bag, and the second step on your gold path is done. Five items fit into a bag; with a sixth, one has to go.
destinies-lesson-first-depart = Today’s work is done. Press “{ $leave }”.
    .wait = The button is below the page.
    .right = Now your gold path asks for nothing more.
    .ask = People like her can be asked about your Destiny, with one of your own paths. What she says, everybody hears, but not what you asked.
    .other = That works too. You may do everything that a place offers.
destinies-lesson-first-basket = It has become a basket this time. Yet a failure often teaches something too, and in another turn you may try again. Press “{ $leave }”.
    .right = Tomorrow is another day, and your markers keep what they have gained.

## The Finale

destinies-lesson-first-ready = A path with nothing left to do leads to its Finale, at one certain place. Your letter names it: the Long Landing, on the Dry Shore.
destinies-lesson-first-landing-there = Back to the Dry Shore, then. Everything on the way is explored, so it is one move.
    .wait = I am waiting. Touch the tile.
    .right = There is the Long Landing.
    .stay = You may stay and gather experience or coins first. Nothing presses.
    .other = That works too: see more of the valley first. The Finale waits.
destinies-lesson-first-landing-here = You are on the Dry Shore already. To stay here, press “{ $stay }”.
    .right = Now you may visit the Long Landing.
    .other = That works too: see more of the valley first. The Finale waits.
destinies-lesson-first-landing = A Finale begins with a visit like any other. Visit the Long Landing.
    .wait = Touch its sign on the map.
    .right = Read on, and look at what only you can see.
    .weir = That works too. For your Finale, it has to be the Long Landing. Shall we take it back?
    .end = That would end your turn without a visit. Shall we take it back?
destinies-lesson-first-call = There it is, your Finale. Once it has begun, there is no way back and no other path. But alone, as an Explorer, you may try again what fails.
    .wait = I am waiting. Touch the option.
    .right = It has begun. From now on, each of your turns is a stage of it.
    .boat = That works too: the boat takes you to the fair itself, which is well worth seeing. Your Finale waits here. Shall we take it back?
    .dig = That works too, but it can use up your Effort die. Your Finale waits. Shall we take it back?
    .leave = Then you come back another day. Your Finale waits. Shall we take it back?
destinies-lesson-first-alone = You know all that this takes: options, dice, Effort, items. From here on you play by yourself. Bring her home, and good luck!
destinies-lesson-first-retry = That went wrong, and it is not the end: an Explorer may try the same stage again.

## Whatever happened before

destinies-lesson-first-own-move = Go up to two tiles far, or stay where you are. An unexplored tile ends your way, and you explore it.
destinies-lesson-first-own-place = Now you may visit one of the places on your tile. Or end your turn without a visit.
destinies-lesson-first-own-option = Take what you like here, each option once. The sign tells what it is. When you have done enough, leave: that ends your turn.
destinies-lesson-first-own-answer = You are asked something, and have to answer before anything else. There is no wrong answer here, but each has its consequences.
destinies-lesson-first-own-dice = Two Main dice are always rolled. Every marker up to the total is a success, and so is every star. Add as much Effort as you dare.
destinies-lesson-first-own-trade = Put into the basket what you want to buy or sell. Nothing happens before the trade is made.
