### What `fateloom story prove` says.

prove-proving = Proving { $title }
prove-stopped = Stopped: only { $done } of { $count } tables were looked at.

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
       *[unsure] it is not settled whether the { $path } path can be closed
    }
prove-line = { $hero }: { $told }
prove-at = { $table }: { $told }
prove-locked =
    { $by ->
        [self] { $hero }, { $table }: by their own deeds, no way to a Finale is left.
       *[others] { $hero }, { $table }: by what others did, no way to a Finale is left.
    }
prove-locked-in =
    { $by ->
       *[any] { $hero }, { $table }: no way out of the dungeon is left.
    }
prove-doubt = { $hero }, { $table }: neither proved nor refuted. In doubt is what may come after
prove-doubt-start = { $hero }, { $table }: neither proved nor refuted, from the start on.
prove-deed = { "  " }{ $deed }
prove-closing = How the { $path } path of { $hero } can be closed ({ $table }):
prove-record = The game is in { $path } (to watch it: fateloom replay { $path }{ $story } --step)
prove-challenger = { $hero }, Challenger: a Finale can begin on day { $day }; the last days are { $limits }.
prove-hint = Before step { $step } is reached, nothing hints at it.
prove-all = Nobody can be blocked in “{ $title }”: { $count } cases proved in { $seconds } s.
prove-not-all = “{ $title }”: { $proved } of { $count } cases proved, { $locks } locks, in { $seconds } s.
