### Advice at a decision: what a bot would do, what the moves are worth, and why. The sentences of the
### reasons are in the folder of each game (`advice.ftl`).

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
