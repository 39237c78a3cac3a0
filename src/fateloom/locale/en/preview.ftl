### The workshop beside the table, where an author tries a story out. The client fetches these
### words together with the workshop.

preview-player = Player { $number }

## Why something is refused

refusal-preview-no-folder = There is no folder { $a }.
refusal-preview-hero = { $a } cannot be played here. The heroes of this story: { $b }.
refusal-preview-other-id = The story was called { $a } and is now called { $b }. Start the preview again.
refusal-preview-other-record = The record is not of a game of { $a }.
refusal-preview-no-table = There is no table yet: something is wrong with the story.
refusal-preview-one-table = A preview has its one table. Start another for another story.
refusal-preview-fault = This cannot be played from here: { $a }
refusal-author-words = The workshop does not understand: { $a }
refusal-author-too-early = Take the heroes first.
refusal-author-unknown = There is no “{ $a }” here.
refusal-author-range = { $a } is not a number from { $b } to { $c }.
refusal-author-none-left = No copy of { $a } is left in the box.
refusal-author-not-held = { $a } is not held.
refusal-author-nowhere = { $a } is nowhere yet, so that nobody can be met.
refusal-author-no-finale = No option starts the Finale of { $a } on the { $b } path.
refusal-author-once-game = It was taken, and can be only once in the game.
refusal-author-once-hero = This hero has taken it, and each can only once.
refusal-author-other-hero = It is the Finale of another hero, { $a }.
refusal-author-mate-away = The other of the team is not here.
refusal-author-nothing-to-show = This hero holds no item that could be shown here, or all were shown already.

## The workshop

preview-title = Workshop
preview-good = The story is in order.
preview-errors =
    { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }
preview-doubts =
    { $count ->
        [one] In order, with one doubt.
       *[other] In order, with { $count } doubts.
    }
preview-gone = The preview does not answer. Is it still running?
preview-problems = What was found in the files
preview-last-good = The table shows the last version that was in order.
preview-no-table-yet = Something is wrong with the story in { $folder }. The table opens as soon as it is in order.
preview-no-heroes = Take the heroes at the table; then jump and set things here.
preview-lost =
    { $count ->
        [one] The story has changed, and its last step no longer fits: “{ $words }”.
       *[other] The story has changed. “{ $words }” no longer fits, and { $count } steps from there on wait until it does, or until something else is chosen.
    }
preview-back = Take back a step
preview-on = Take it again
preview-step = Step { $step } of { $all }
preview-again = Begin again
preview-jump = Jump
preview-as = As
preview-where = To
preview-kind-visit = Places
preview-kind-arrive = Tiles
preview-kind-meet = People
preview-kind-finale = Finales
preview-state-visit = State
preview-state-arrive = Tile
preview-state-meet = State
preview-state-finale = Stage
preview-as-it-is =
    { $state ->
        [none] as it is
       *[other] as it is ({ $state })
    }
preview-anew = explored anew
preview-go = Go there
preview-only-state = Only set the state
preview-closed = Why is this closed?
preview-nothing-closed = Nothing of this place is closed here and now.
preview-unmet = It needs
preview-now = (now { $value })
preview-facts = Facts
preview-facts-world = The world
preview-facts-campaign = The campaign
preview-heroes = Heroes
preview-day = day
preview-coins = coins
preview-xp = experience
preview-virtue = virtue
preview-effort = Effort dice
preview-take = Put { $item } back into the box
preview-give = Give an item …
