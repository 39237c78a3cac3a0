terminal-destinies-heading =
    { $limit ->
        [0] Day { $day } · { $phase } · { $name }
       *[other] Day { $day } of { $limit } · { $phase } · { $name }
    }
terminal-destinies-who = { $name } as { $hero }
terminal-destinies-hero = { $name } · Effort dice { $effort } · coins { $coins } · experience { $xp } · { $standing }
terminal-destinies-holds = holds { $items }
terminal-destinies-lying = Here lies: { $items }
terminal-destinies-secret = Your Destiny, for your eyes only: { $name }
terminal-destinies-step = reached: { $text }
terminal-destinies-ready = Its Finale can begin.
terminal-destinies-points =
    { $count ->
        [one] One space to go
       *[other] { $count } spaces to go
    }
terminal-destinies-roll = { $name }: { $faces }. Total { $total }: markers { $markers }, stars { $stars }, from items { $granted }, together { $successes }.
terminal-destinies-sold = to be sold
terminal-destinies-bought = to be bought
terminal-destinies-left =
    { $coins ->
        [0] No coin would be left.
        [one] One coin would be left.
       *[other] { $coins } coins would be left.
    }
terminal-destinies-test = test of { $skill }
terminal-destinies-costs =
    { $coins ->
        [0] for nothing
        [one] one coin
       *[other] { $coins } coins
    }
terminal-destinies-talk = to talk about
terminal-destinies-use = to use
terminal-destinies-unexplored = unexplored
terminal-destinies-nothing = nothing
terminal-destinies-no-cards = No item lies anywhere yet.
terminal-destinies-card =
    { $value ->
        [none] { $name }, not for sale
       *[other] { $name }, value { $value }
    }{ $categories ->
        [none] { "" }
       *[other] { " " }({ $categories })
    }
terminal-destinies-always = Always. { $words } { $when }.
terminal-destinies-discard = Discard. { $words } { $when }.
