### The workshop next to the table, in which an author previews a story. The client loads this file
### together with the workshop.

preview-player = Player { $number }

## Why something is refused

refusal-preview-no-folder = There is no folder { $a }.
refusal-preview-hero = { $a } cannot be played here. The heroes of this story are { $b }.
refusal-preview-other-id = The id of the story was { $a } and is now { $b }. Start the preview again.
refusal-preview-other-record = The record is not from a game of { $a }.
refusal-preview-no-table = There is no table yet: the story has errors.
refusal-preview-one-table = A preview has only one table. Start another preview for another story.
refusal-preview-fault = This cannot be played from here: { $a }
refusal-preview-not-begun = No story can be begun in { $a }. The folder must be empty, may be written, and its name becomes the id of the story: lower-case letters, digits and hyphens.
refusal-preview-no-token = To edit the files, open the address that “fateloom story edit” printed.
refusal-preview-file-path = “{ $a }” cannot be edited here. Files end in .yaml or .md, and lie in the folder of the story.
refusal-preview-file-changed = Another program has changed { $a }.
refusal-preview-file-gone = There is no { $a } any more.
refusal-preview-file-too-long = A file may have { $a } bytes at most.
refusal-preview-file-no-text = { $a } is not a text in UTF-8.
refusal-preview-file-unread = { $a } cannot be read.
refusal-preview-file-unwritten = { $a } cannot be written.
refusal-preview-file-undeleted = { $a } cannot be deleted.
refusal-preview-check-failed = The story could not be checked. It is checked again with the next change.
refusal-preview-has-errors = The story has errors. Fix them first.
refusal-preview-no-name = No name of the story stands at the cursor.
refusal-preview-name-fixed = “{ $a }” cannot be renamed here. The two paths of a hero have the same names in every story, and the facts of a campaign are also in its other stories.
refusal-preview-name-form = “{ $a }” cannot be a name. Use at most 48 lower-case letters, digits and hyphens, and begin with a letter.
refusal-preview-name-reserved = “{ $a }” is a word of conditions and effects, and cannot be a name.
refusal-preview-name-taken = “{ $a }” is already a name, in { $b }.
refusal-preview-name-before = Saved games know { $b } as “{ $a }”. Choose another name.
refusal-preview-name-unfit = With the name “{ $a }”, the story would have errors or mean something else. Choose another name.
refusal-preview-name-unreached = In { $a }, this cannot be changed without changing how the line is written. Write it in the usual way first.
refusal-preview-edit-unread = Line { $a } of the file cannot be read. Mend it in the text first.
refusal-preview-edit-missing = There is no { $a } in the file, or no longer.
refusal-preview-edit-layout = { $a } is written in a way that cannot be changed here. Change it in the text.
refusal-preview-format-odd = What stands in line { $a } cannot be formatted. Write it in another way, or leave the layout as it is.
refusal-preview-edit-value = This value cannot stand in a file of a story.
refusal-preview-work-failed = It ended with a fault. The terminal may tell more.
refusal-preview-no-result = There is no result yet.
refusal-preview-no-graph = There is no graph yet: the files have errors in their form or their names.
refusal-preview-no-scene = This game cannot be opened.
refusal-preview-no-pack = A pack cannot contain this story: { $a }
refusal-author-words = The workshop does not understand “{ $a }”.
refusal-author-too-early = Choose the heroes first.
refusal-author-unknown = There is no “{ $a }” here.
refusal-author-range = { $a } is not a number from { $b } to { $c }.
refusal-author-none-left = No copy of { $a } is left in the box.
refusal-author-not-held = { $a } is not held.
refusal-author-nowhere = { $a } is not on the map yet, so nobody can be met there.
refusal-author-no-finale = No option starts the Finale of { $a } on the { $b } path.
refusal-author-once-game = It was already taken, and can be taken only once per game.
refusal-author-once-hero = This hero has already taken it, and each hero can take it only once.
refusal-author-other-hero = It is the Finale of another hero, { $a }.
refusal-author-mate-away = The partner is not here.
refusal-author-nothing-to-show = This hero holds no item that can be shown here, or has shown all of them.

## The workshop

preview-title = Workshop
preview-good = No errors.
preview-errors =
    { $count ->
        [one] One error.
       *[other] { $count } errors.
    }
preview-doubts =
    { $count ->
        [one] No errors, one warning.
       *[other] No errors, { $count } warnings.
    }
preview-gone = The preview does not respond. Is it still running?
preview-problems = Errors and warnings
preview-last-good = The table shows the last version without errors.
preview-no-table-yet = The table opens as soon as there is a story without errors in { $folder }.
preview-no-heroes = Choose the heroes at the table. Then you can jump and set things here.
preview-lost =
    { $count ->
        [one] The story has changed, and the last step is no longer possible: “{ $words }”.
       *[other] The story has changed. “{ $words }” is no longer possible. This and the following steps ({ $count }) wait until it is, or until you choose something else.
    }
preview-back = Undo
preview-on = Redo
preview-step = Step { $step } of { $all }
preview-again = Restart
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
        [none] unchanged
       *[other] unchanged ({ $state })
    }
preview-unexplored = as if unexplored
preview-go = Go there
preview-only-state = Only set the state
preview-closed = Why is this closed?
preview-nothing-closed = Nothing at this place is closed now.
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
preview-take = Put { $item } back in the box
preview-give = Give an item …

## The editor of the files

desk-files = Files
desk-text = Text
desk-table = The table
desk-locked = The files can be edited at the address that “fateloom story edit” printed.
desk-none-open = No file is open
desk-new-file = New file …
desk-new-file-name = Path of the new file
desk-create = Create
desk-cancel = Cancel
desk-delete-file = Delete …
desk-delete-words = Delete { $path }? Its text is kept: create a file of the same name, and look at “Versions”.
desk-delete = Delete
desk-saved = Saved
desk-unsaved = Not saved yet
desk-conflict = Changed by another program, too
desk-conflict-words = Another program has changed { $path } since you did. Nothing is lost: take over single changes with the arrows, or keep one of the two.
desk-gone-words = Another program has removed { $path }, which you have changed. Keep yours to write it again.
desk-theirs = In the file
desk-mine = Yours
desk-keep-mine = Keep yours
desk-keep-other = Keep “{ $title }”
desk-back = Back
desk-versions = Versions
desk-versions-words = What was in this file before it was saved over. Versions stay on this machine, outside the story.
desk-no-versions = There are no earlier versions yet.
desk-version-of = { $when }
desk-version-words = Take over single changes with the arrows, or keep one of the two. You can undo it.
desk-format = Format
desk-keys = Tab indents; Escape, then Tab leaves the text. Ctrl+F searches, Ctrl+Z undoes. Texts are saved by themselves.
desk-begin-title = A new story
desk-begin-words = There is no story in { $folder } yet. It begins with two tiles, which can be played at once and replaced bit by bit.
desk-begin = Begin the story
desk-check =
    { $errors ->
        [0] { $doubts ->
            [0] No errors
            [one] No errors, one warning
           *[other] No errors, { $doubts } warnings
        }
        [one] { $doubts ->
            [0] One error
            [one] One error, one warning
           *[other] One error, { $doubts } warnings
        }
       *[other] { $doubts ->
            [0] { $errors } errors
            [one] { $errors } errors, one warning
           *[other] { $errors } errors, { $doubts } warnings
        }
    }
desk-checking = Checking …
desk-more-findings = … and { $count } more.
desk-mend = Mend it
desk-mend-to = Mend it: { $near }
desk-about-code = About { $code }
desk-needed = required
desk-thing = { $kind } { $id }, in { $place }
desk-kind-tile = tile
desk-kind-poi = place
desk-kind-item = item
desk-kind-hero = hero
desk-kind-npc = person
desk-kind-fact = fact
desk-kind-category = category
desk-kind-event = event
desk-kind-option = option
desk-kind-submap = submap
desk-kind-dungeon = dungeon
desk-kind-room = room
desk-kind-figure = figure
desk-kind-path = path
desk-kind-step = step
desk-kind-stage = stage
desk-kind-picture = picture
desk-kind-stranger = stranger
desk-kind-campaign = fact of the campaign
desk-kind-state = state
desk-kind-ability = ability
desk-kind-outcome = outcome
desk-kind-journey = journey
desk-kind-way = way
desk-kind-picture-state = state of a picture
desk-kind-amount = amount
desk-kind-skill = skill
desk-kind-mode = mode
desk-kind-story = story

## The graph of the story

desk-graph-overview = Overview
desk-graph-words = Every path with its steps, and where each can be had. A click shows what is around it.
desk-graph-search = Find a fact, a place …
desk-graph-found =
    { $count ->
        [0] Nothing found
        [one] One found
       *[other] { $count } found
    }
desk-graph-cursor = At the cursor
desk-graph-nameless = Nothing at the cursor is in the graph.
desk-graph-steps = Steps each way
desk-graph-contributes = Only what contributes to it
desk-graph-filter = Shown
desk-graph-list = As a list
desk-graph-group =
    { $group ->
        [facts] Facts
        [items] Items and their abilities
        [places] Places, their states, and tiles
        [people] People
        [events] Events
        [amounts] Amounts, skills and modes
       *[words] Texts and pictures that depend on it, and hints
    }
desk-graph-around = Around { $id }
desk-graph-cut = The nearest { $shown } of { $all } are drawn.
desk-graph-old = This is the story before the errors in its form or its names.
desk-graph-gone = The story has no “{ $id }” any more.
desk-graph-line = Go to { $place }
desk-graph-centre = Put it in the middle
desk-graph-in =
    { $relation ->
        [needs] Needs
        [counts] Items of this category
        [sets] Set by
        [gives] Comes from
        [brings] Brought by
        [starts] Started by
        [changes] Changed by
        [excludes] Closed by
        [clears] Cleared by
        [takes] Taken by
        [removes] Removed by
        [holds] Is found at
        [leads] Comes after
        [hints] Hinted at by
       *[tells] Its text or picture depends on
    }
desk-graph-out =
    { $relation ->
        [needs] Needed by
        [counts] Is of the category
        [sets] Sets
        [gives] Gives
        [brings] Brings
        [starts] Starts
        [changes] Changes
        [excludes] Closes
        [clears] Clears
        [takes] Takes
        [removes] Removes
        [holds] Holds
        [leads] Leads to
        [hints] Hints at
       *[tells] Texts and pictures that depend on it
    }
desk-graph-none =
    { $way ->
        [in] Nothing leads to it.
       *[out] Nothing comes of it.
    }
desk-graph-lines =
    { $line ->
        [needs] is needed for
        [closes] closes
        [makes] sets, gives, brings or starts
        [undoes] clears, takes or removes
        [holds] holds, or leads to
       *[tells] is told by, or hints at
    }
desk-graph-mark =
    { $mark ->
        [unset] needed, but never set
        [unreached] can never be reached
        [closable] can be closed for good
        [unneeded] never needed
       *[unseen] never seen in the playtest
    }
desk-graph-legend = Lines and signs
desk-graph-sources =
    { $proof ->
        [none] The proof has not run yet: it says which paths can be closed for good.
        [old] The proof is of an earlier version of the story.
       *[current] The proof is of the story as it is now.
    } { $playtest ->
        [none] The playtest has not run yet: it says what was never seen.
        [old] The playtest is of an earlier version.
       *[current] The playtest is of the story as it is now.
    }
desk-graph-doubts = What may never be reached
desk-graph-no-doubts = Nothing was found that is never set, never needed or never reached.

## The names of the story

preview-name-find = Find uses
preview-name-rename = Rename …
preview-name-uses = Uses of { $id }
preview-name-places =
    { $count ->
        [one] one place
       *[other] { $count } places
    }
preview-name-defined = (definition)
preview-name-words = The name changes in all files at once, also in texts and translations. You can undo this as a whole.
preview-name-new = New name
preview-name-declaration = the old name
preview-name-note = Write the old name into scenario.yaml, so that saved games still fit
preview-name-do = Rename
preview-name-done =
    { $files ->
        [one] { $old } is now { $new }, in one file.
       *[other] { $old } is now { $new }, in { $files } files.
    }
preview-name-undo = Undo in all files
preview-name-unsaved = { $path } could not be saved. Settle that first, and rename then.

## Proof, playtest and pack

desk-parts = Workshop
desk-write = Write
desk-graph = Graph
desk-proof = Proof
desk-playtest = Playtest
desk-publish = Publish
desk-published = The pack { $name } was saved, with the certificate of its proof.
desk-published-unproved = The pack { $name } was saved, without a certificate: this version has not been proved.
desk-prove = Prove the story
desk-prove-again = Prove it again
desk-prove-words = The proof shows that no hero can ever reach a dead end, whatever the players do and however the dice fall; or a game in which one does. It may take minutes.
desk-proving =
    { $done ->
        [0] It looks at all games, at { $all } tables …
       *[other] { $done } of { $all } tables are done …
    }
desk-starting = It begins …
desk-stop = Stop
desk-stopped = It was stopped.
desk-proof-old = The story has changed since this proof.
desk-scenes = Games to look at
desk-step-through = Step through it at the table
desk-own-game = Back to your own game
desk-at-record = The table shows a game of the proof, at its end. Go back with “Undo” in the workshop, and try something else.
desk-play = Playtest the story
desk-play-again = Playtest it again
desk-play-words = Four kinds of bots play 20 games at each table. The report says who wins, how long it takes, and what nobody ever saw. “fateloom story playtest” plays more.
desk-playing = { $done } of { $all } games are played …
desk-report = Report of the playtest

## What the editor itself says: searching, folding, comparing

desk-cm-find = Find
desk-cm-replace-with = Replace
desk-cm-next = next
desk-cm-previous = previous
desk-cm-all = all
desk-cm-case = match case
desk-cm-regexp = regexp
desk-cm-word = by word
desk-cm-replace = replace
desk-cm-replace-all = replace all
desk-cm-close = close
desk-cm-match = current match
desk-cm-on-line = on line
desk-cm-replaced = replaced $ matches
desk-cm-replaced-on = replaced match on line $
desk-cm-go-to-line = Go to line
desk-cm-go = go
desk-cm-folded-lines = Folded lines
desk-cm-unfolded-lines = Unfolded lines
desk-cm-to = to
desk-cm-folded = folded code
desk-cm-unfold = unfold
desk-cm-fold-line = Fold line
desk-cm-unfold-line = Unfold line
desk-cm-completions = Completions
desk-cm-control = Control character
desk-cm-deleted = Selection deleted
desk-cm-revert = Take over this change
desk-cm-unchanged = $ unchanged lines

## The form and the map

desk-form = Form
desk-form-none = Put the cursor into a tile, place, person, item, event, hero or anything else that is defined here. Its form stands here then.
desk-form-line = Line { $line }
desk-form-add = Add …
desk-form-add-to = Add to { $key }
desk-form-remove = Remove { $key }
desk-form-forward = Move { $word } forward
desk-form-yes = yes
desk-form-no = no
desk-form-no-number = Please enter a whole number.
desk-form-no-numbers = Please enter whole numbers, with commas between them.
desk-form-by-sight = Choose by sight
desk-form-no-pictures = The story has no pictures yet. They are defined under “pictures”.
desk-form-traits = Looks
desk-form-without = without { $key }
desk-undo-first = This change was made in { $files }, too, where something was changed afterwards. Undo that first.
desk-map = Map
desk-map-sheet = The tiles
desk-map-help = Drag tiles, places and people, or choose one: arrow keys move it, and Enter puts it down.
desk-map-keys = Arrow keys move it, Enter puts it down, and Escape leaves it where it was.
desk-map-choose = Choose something on the map. Its form stands here then.
desk-map-tile = { $name }, at { $x }, { $y }
desk-map-add = Add a tile at { $x }, { $y }
desk-map-new-tile = New tile
desk-map-place = { $name }, on { $tile }
desk-map-person = { $name }, at { $place }
desk-map-same = It is here now.
desk-map-taken = { $name } lies there already.
desk-map-fits = It fits here.
desk-map-misfit =
    { $count ->
        [one] Its edge does not match that of { $names }.
       *[other] Its edges do not match those of { $names }.
    }
desk-map-no-tile = There is no tile. Places and people stand on tiles.
desk-map-no-place = There is no place on { $name }. People stand at places.
desk-map-most = A tile has positions for three places. The others stand where there is room.
desk-map-settles = { $name } moves to { $tile }.
desk-map-settled = { $name } is on { $tile } now.
desk-map-spot = On { $tile }: { $x } across, { $y } down.
desk-map-swaps = It changes positions with { $name }.
desk-map-brings = { $name } goes to { $place }.
desk-map-no-further = There is no place further in this direction.
desk-map-brought = { $name } is at { $place } now.
desk-map-edge =
    { $side ->
        [n] Northern edge of { $name }
        [e] Eastern edge of { $name }
        [s] Southern edge of { $name }
       *[w] Western edge of { $name }
    }
desk-map-nothing = none
desk-map-away = Not on the map:
desk-map-unread = Errors in { $files } hide what is defined there.
