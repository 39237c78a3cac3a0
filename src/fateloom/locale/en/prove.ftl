### What `fateloom story prove` says.


# Who plays beside whom, in which mode.
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
        [lock] LOCK
       *[unproved] NOT PROVED
    }
prove-paths-open = both paths stay open
prove-path =
    { $state ->
        [open] the { $path } path stays open
        [self] the { $path } path can be closed by the hero’s own deeds
        [others] the { $path } path can be closed by the others
        [nobody] the { $path } path is closed from the start on
       *[unsure] it is not settled whether the { $path } path can be closed
    }
prove-locked =
    { $by ->
        [self] { $hero }, { $table }: by their own deeds, no way to a Finale is left.
        [nobody] { $hero }, { $table }: from the start on there is no way to a Finale.
       *[others] { $hero }, { $table }: by what others did, no way to a Finale is left.
    }
prove-doubt = { $hero }, { $table }: neither proved nor refuted. In doubt is what may come after
prove-doubt-start = { $hero }, { $table }: neither proved nor refuted, from the start on.
prove-deed = { "  " }{ $deed }
prove-closing = How the { $path } path of { $hero } can be closed ({ $table }):
prove-record = The game is in { $path }. To step through it: fateloom story preview { $story } --record { $path }
prove-record-shipped = The game is in { $path }. To watch it: fateloom replay { $path } --step
prove-effort =
    { $count ->
        [0] Tests are counted on without Effort dice: something takes them away again and again.
        [one] Tests are counted on with one Effort die: something takes them away again and again.
       *[other] Tests are counted on with { $count } Effort dice: something takes one away again and again.
    }
prove-restless = Something moves heroes about, or ends their turns, again and again. Nothing is proved against that: let it happen once.
prove-hint = Before step { $step } is reached, nothing hints at it.
prove-all = Nobody can be blocked in “{ $title }”: { $count } cases proved in { $seconds } s.
prove-not-all =
    { $locks ->
        [one] “{ $title }”: { $proved } of { $count } cases proved, one lock, in { $seconds } s.
       *[other] “{ $title }”: { $proved } of { $count } cases proved, { $locks } locks, in { $seconds } s.
    }
