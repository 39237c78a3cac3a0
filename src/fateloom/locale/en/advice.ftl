### What moves are worth: advice at a decision, and reviews of a game. The sentences of the reasons are
### in the folder of each game (`advice.ftl`).

advice-begins = The game is played on, many times …
advice-goes-on =
    { $games ->
        [one] One game for each move so far. With more, the figures get surer.
       *[other] { $games } games for each move so far. With more, the figures get surer.
    }
advice-done = From { $games } games for each move. What you cannot see was dealt at random, and everybody played on like the Hare.
advice-chance = You win { $chance } of 100 games
    .interval = between { $least } and { $most }
advice-first = Recommended
advice-equal = About as good
advice-worse = Less good
advice-all-equal = It makes little difference: no move is better by more than chance explains.
advice-why = { $why }: in { $here } of 100 games instead of { $there }.
advice-more = more often
advice-less = less often

## After a game: how the chance of a seat went, and where another move was better

review-whose = Whose chances?
review-begins = The game is looked through, decision by decision …
review-goes-on = { $known } of { $decisions } decisions
review-closer = A closer look at the decisions at which most seems lost …
review-done =
    { $decisions ->
        [one] Your chance to win at one decision, by what you saw then. The rest was dealt at random, and everybody played on like the Hare.
       *[other] Your chance to win at { $decisions } decisions, by what you saw then. The rest was dealt at random, and everybody played on like the Hare.
    }
review-drawn =
    { $points ->
        [one] Your chance to win: { $first } % at your only decision, { $result } % in the end.
       *[other] Your chance to win at { $points } decisions: { $first } % at the first, between { $least } % and { $most } %, and { $result } % in the end.
    }
review-missed = Missed chances
review-missed-none = At none of them was another move better by more than chance explains.
review-chose = You chose “{ $chosen }”. With “{ $better }”, you would have won { $gain } more of 100 games.
review-nothing = You never had a choice between several moves.

## Watching a game that is over, and playing on from there

replay-back = Previous choice
replay-on = Next choice
replay-play = Play
replay-stop = Pause
replay-at = { $at } of { $last }
replay-speed = Speed
replay-seat = Seen by
replay-spectator = spectators
replay-open = Open hands
replay-as-you = As you saw it
replay-chances = Chances
replay-chances-why = how often each would win from here, in a hundred games, by the bots’ estimate
replay-rounds = Rounds
replay-marks = What mattered
replay-end = The end
replay-share = Share this game
replay-share-who = Anyone with this link can watch the whole game from every seat.
replay-share-closed = Spectators are not allowed at this table: the link works only for its players.
replay-share-text = Watch a game of { $game }, choice by choice
play-on = Play on from here
# $seats is how many seats the game had.
play-on-why =
    If you play on, you get a table of your own, and this game stays as it is.{ $seats ->
        [one] {""}
       *[other] {" "}Bots play for people at other devices.
    } What is drawn later is what was drawn then.
refusal-play-on-not-played = Only those who played this game can play on from it.
