### What `fateloom story prove` says.


# The mode, and the other heroes.
prove-table =
    { $mode ->
        [race] race with { $others }
        [explorer] Explorer
        [challenger] Challenger
       *[team] teams against { $others }
    }
prove-status =
    { $status ->
        [proved] PROVED
        [dead-end] DEAD END
       *[unproved] NOT PROVED
    }
prove-paths-open = both paths stay open
prove-path =
    { $state ->
        [open] the { $path } path stays open
        [self] the hero can close the { $path } path
        [others] the other players can close the { $path } path
        [nobody] the { $path } path is closed from the start
        [campaign] facts of the campaign can close the { $path } path
       *[unsure] it is unknown whether the { $path } path can be closed
    }
prove-dead-end =
    { $by ->
        [self] { $hero }, { $table }: the hero’s own choices lead to a dead end, from which no Finale can be reached.
        [nobody] { $hero }, { $table }: no Finale can be reached, from the start.
        [campaign] { $hero }, { $table }: no Finale can be reached after some earlier parts of the campaign.
       *[others] { $hero }, { $table }: other players’ choices lead to a dead end, from which no Finale can be reached.
    }
prove-doubt = { $hero }, { $table }: neither proved nor disproved. In doubt is the state after
prove-doubt-start = { $hero }, { $table }: neither proved nor disproved, from the start.
prove-uncertain = It is not certain that this is possible: { $deed }, which requires { $condition }.
prove-uncertain-bare = It is not certain that this is possible: { $deed }.
prove-actor = { $hero }: { $deed }
prove-trade =
    { $deed ->
        [buys] buys { $item } ({ $id })
       *[sells] sells { $item } ({ $id })
    }
prove-picks = picks up { $thing }
prove-abandons = abandons { $thing }
prove-hands = hands over { $thing }
prove-explores = explores { $thing }
prove-arrives = arrives at { $thing }
prove-goes = goes to { $thing }
prove-uses = uses { $thing } ({ $id })
prove-defeated = is defeated
prove-summons = summons the partner
prove-spends = spends experience
prove-leaves = leaves the dungeon
prove-day = a day passes
prove-option = “{ $label }” ({ $id })
prove-event = the event { $id } happens
prove-other = { $id }
prove-deed = { "  " }{ $deed }
# A text that is read in the game, and where it stands, as file:line.
prove-place = { $deed } [{ $place }]
# What the Finale of a path requires; place is none if it is not known.
prove-requirement =
    { $place ->
        [none] The { $path } path requires: { $condition }
       *[other] The { $path } path requires: { $condition } [{ $place }]
    }
prove-closing = How the { $path } path of { $hero } can be closed ({ $table }):
prove-record = The game is in { $path }. To step through it: fateloom story preview { $story } --record { $path }
prove-record-shipped = The game is in { $path }. To watch it: fateloom replay { $path } --step
prove-facts = { "  " }It begins after earlier parts of the campaign, with { $facts }.
prove-campaign =
    Games may begin with any values of the campaign’s facts: all { $count } combinations are covered, those that no
    earlier part can leave included.
prove-effort =
    { $count ->
        [0] The proof assumes tests without Effort dice: an effect takes them away repeatedly.
        [one] The proof assumes tests with one Effort die: an effect takes the others away repeatedly.
       *[other] The proof assumes tests with { $count } Effort dice: an effect takes one away repeatedly.
    }
prove-restless = An effect moves heroes, or ends their turns, repeatedly. The proof cannot handle that: let it happen only once.
prove-hint = Nothing hints at step { $step } before it is reached.
prove-all = No dead ends in “{ $title }”: { $count } cases proved in { $seconds } s.
prove-not-all =
    { $found ->
        [one] “{ $title }”: { $proved } of { $count } cases proved, one dead end, in { $seconds } s.
       *[other] “{ $title }”: { $proved } of { $count } cases proved, { $found } dead ends, in { $seconds } s.
    }
