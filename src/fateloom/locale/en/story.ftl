### Messages for authors of scenarios. Read only by Python.
###
### A diagnostic is (code, place, details, near): its sentence is story-<code>, the details are
### $a, $b, $c in their order, and `near` is the name that was probably meant. Sentences start
### in lower case and have no full stop, since they follow a place.

story-line = { $place } { $code } { $sentence }
story-near = { $sentence }: did you mean “{ $near }”?
story-page = All codes are explained in the documentation, under “Diagnostics of the checker”.
story-good = { $path }: “{ $title }” has no errors: { $tiles } tiles, { $pois } places, { $options } options, { $words } words.
story-counted =
    { $errors ->
        [0] { $doubts ->
            [one] No errors, one warning.
           *[other] No errors, { $doubts } warnings.
        }
        [one] { $doubts ->
            [0] One error.
            [one] One error, one warning.
           *[other] One error, { $doubts } warnings.
        }
       *[other] { $doubts ->
            [0] { $errors } errors.
            [one] { $errors } errors, one warning.
           *[other] { $errors } errors, { $doubts } warnings.
        }
    }
story-formatted = Formatted: { $path }
story-unformatted = Not formatted: { $path }
story-format-odd = { $path }:{ $line }: what stands here cannot be formatted. Write it in another way, or leave the layout as it is.
story-format-counted =
    { $files ->
        [0] All files are formatted.
        [one] 1 file is not formatted.
       *[other] { $files } files are not formatted.
    }
story-format-nothing = Nothing was changed.
story-graph-written = The graph is in { $path }
story-new = A story of two tiles is in { $path }. Check it with: fateloom story check { $path }
story-schema-written = The schema is in { $path }
story-built = Written: { $path }
story-built-without-images = It does not contain the pictures of your own: only a pack does, which “fateloom story pack” writes.
story-packed = Written: { $path } (“{ $title }”, version { $version }, { $size } KB, digest { $digest })
story-pack-lacks =
    { $key ->
        [author] It does not say who wrote it: add “author” to the head of the story.
       *[licence] It does not say under which terms it may be passed on: add “licence” to the head of the story.
    }
story-certificate =
    { $good ->
        [yes] Certificate: proved by Fateloom { $version } that no hero can ever be blocked, in { $count ->
            [one] the only case.
           *[other] all { $count } cases.
        }
       *[no] Certificate: not proved by Fateloom { $version }, only { $proved } of { $count } cases. “fateloom story prove” says more.
    }
story-whole = “{ $title }”, version { $version }, is whole. Digest: { $digest }
story-sources =
    { $result ->
        [same] Its sources build this story.
        [errors] Its sources have errors for this version of Fateloom.
       *[other] Its sources build a different story with this version of Fateloom.
    }
story-uncertified = It has no certificate: it was packed without “--prove”.
story-proved-again =
    { $same ->
        [yes] Proved again by Fateloom { $version }, with the same result.
       *[no] Proved again by Fateloom { $version }, with a different result.
    }
story-verdict = { $status } (gold { $gold }, violet { $violet })
story-verdict-missing = nothing
story-verdict-differs = { $hero }, { $mode } with { $heroes }: the certificate says { $told }, the proof { $found }
story-hidden =
    { $at ->
        [path] “{ $name }” is a path here, and that is used. The story on the shelf is { $key }.
       *[package] “{ $name }” comes with Fateloom, and that is used. The story on the shelf is { $key }.
    }
story-added = On the shelf: “{ $title }”, version { $version } ({ $key })
story-added-how = To play it: fateloom play --story { $id }
story-added-server = A server that is running offers it for new tables.
story-beside =
    { $count ->
        [one] Another version stays beside it: { $others }
       *[other] Other versions stay beside it: { $others }
    }
story-on-shelf-already = “{ $title }” is already on the shelf ({ $key }).
story-shelf-empty = There are no stories on the shelf in { $path }. To add one: fateloom story add FILE
story-shelf-removed = Removed, and kept for tables and records: { $keys }
story-listed =
    { $by ->
        [known] { $key }  “{ $title }”, version { $version }, by { $author }
       *[unknown] { $key }  “{ $title }”, version { $version }
    }
story-listed-more =
    {"    "}{ $languages }; { $least } to { $most } minutes; { $count ->
        [one] hero: { $heroes }
       *[other] heroes: { $heroes }
    }{ $mood ->
        [gentle] ; gentle
        [merry] ; merry
        [wistful] ; wistful
        [eerie] ; eerie
        [tense] ; tense
        [dark] ; dark
       *[none] {""}
    }
story-listed-report = {"    "}Reported: { $why }
story-listed-licence = {"    "}Licence: { $licence }
story-listed-source = {"    "}From { $address }
story-removed = No longer offered: “{ $title }”, version { $version } ({ $key }). Its tables and records can still be played.
story-deleted = Deleted: “{ $title }”, version { $version } ({ $key }). Its tables and records wait until it is added again.
story-translated = { $path }: { $count } texts to translate

## Folders of packs, and subscriptions to them

story-index-written = Written: { $path } ({ $count ->
        [one] one pack
       *[other] { $count } packs
    })
story-subscribed = Subscribed: { $address }
    Nothing is fetched before you ask for it: fateloom story update
story-subscribed-already = You have subscribed to { $address } already.
story-unsubscribed = No longer subscribed: { $address }. The stories from there stay on the shelf.
story-subscriptions-none = There are no subscriptions. To add one: fateloom story subscribe ADDRESS
story-subscription =
    { $private ->
        [True] { $address } (in your own network)
       *[False] { $address }
    }
story-updating = { $address }
story-update-added = added: “{ $title }”, version { $version } ({ $key })
story-update-already = on the shelf already: “{ $title }”, version { $version }
story-update-removed = removed from this shelf before, and not fetched: “{ $title }”, version { $version }
story-update-refused = refused: “{ $title }”, version { $version }. { $why }
story-update-gone = no longer in the index, and still on the shelf: { $key }

refusal-index-empty = There are no packs in { $a }. Make one with “fateloom story pack”.
refusal-gallery-covers = These covers are not in { $a }: { $b }. docs/story/gallery.md tells how to draw them.
refusal-index-name = The pack { $a } needs another name for an index: only letters from A to Z, digits, dots, hyphens and underscores.
refusal-index-pack-long = The pack { $a } is larger than the { $b } bytes that others would fetch.
refusal-index-long = The index { $a } is larger than { $b } bytes.
refusal-index-damaged = The index { $a } is damaged at { $b }: expected { $c }.
refusal-index-newer = The index { $a } was made by a newer Fateloom. Update this one.
refusal-index-many = The index { $a } has more than { $b } packs.
refusal-index-entry = The index { $a } names a pack whose name, digest or size is not allowed: “{ $b }”
refusal-index-twice = The index { $a } contains “{ $b }” twice.
refusal-index-other = { $a } is not what its index says it is. Perhaps its host has to write the index again.
refusal-subscriptions-damaged = The list of subscriptions cannot be read: { $a }. Mend or delete this file.
refusal-subscriptions-full = There are { $a } subscriptions already, which is the maximum.
refusal-subscription-unknown = There is no subscription to { $a }. To list them: fateloom story subscriptions
refusal-fetch-address = { $a } is not an address that can be fetched. Write it as https://HOST/FOLDER/
refusal-fetch-unencrypted = { $a } is not encrypted. Use https://, or --private if it is in your own network.
refusal-fetch-private = { $a } leads into a private network, which is refused. If it is yours, subscribe with --private.
refusal-fetch-public = { $a } leads out of your own network without encryption, which is refused. Use https://
refusal-fetch-led-away = The answer leads to another place, { $a }, which a private address may not do.
refusal-fetch-redirects = The answers lead on and on: { $a } would be the one after { $b }.
refusal-fetch-failed = { $a } could not be fetched: { $b }
refusal-fetch-status = { $a } could not be fetched: the server answered { $b }.
refusal-fetch-encoded = { $a } is sent in a compressed form, which is not read. Its host has to turn that off for this folder.
refusal-fetch-long = { $a } is larger than the { $b } bytes that it should have.
refusal-fetch-cut = { $a } ended too early. Try again.

## Printed cards

story-cards-title = { $title }: the cards
story-cards-how = Print these sheets on thick A4 paper, at full size (100 %, no fitting to the page). Cut along the marks. Fold the Destiny cards down the middle and glue them.
story-cards-secret = The right halves of the Destiny cards are secret: ask somebody who does not play to fold them, or do not look.
story-cards-number = No. { $number }
story-cards-path =
    { $path ->
        [gold] gold path
       *[violet] violet path
    }
story-cards-written =
    { $path }: { $items ->
        [one] one item card
       *[other] { $items } item cards
    } and { $heroes ->
        [one] one Destiny card
       *[other] { $heroes } Destiny cards
    }. Open it in a browser and print it.

## E0: files

story-E001 = this file is not UTF-8
story-E002 = the file is too large: the maximum is { $a } bytes
story-E003 = invalid YAML: { $a }
story-E004 = a tab: indent with spaces
story-E005 = a second document: a file can contain only one
story-E006 = anchors and aliases (“{ $a }”) are not used in stories: write it out
story-E007 = tags (“{ $a }”) are not used in stories
story-E008 = merge keys (“<<”) are not used in stories: write it out
story-E009 = too many levels: the maximum is { $a }
story-E010 = a key must be text
story-E011 = “{ $a }” is a duplicate key: the first is in line { $b }
story-E012 = no file contains the head of the story, under the key “scenario”
story-E013 = only files that end with .yaml are read: rename it
story-E014 = cannot read this { $a }
story-E015 = a second head: the first is at { $a }
story-E016 = too many files: the maximum is { $a }
story-E017 = a colon within a text: put the text in quotation marks, or below “|-”
story-E018 = a character that is not allowed in texts
story-E019 = a comma within a text: in braces, put the text in quotation marks

## E1: form

story-E101 = unknown key “{ $a }”: expected { $b }
story-E102 =
    expected { $a ->
        [number] a whole number
        [truth] true or false
        [span] a number of successes, such as 2, 2-4 or 5+
        [list] a list
        [names] a mapping
       *[text] a text
    }, not { $b ->
        [nothing] nothing
        [number] a number
        [truth] true or false
        [list] a list
        [names] a mapping
       *[text] a text
    }
story-E103 = the text is empty
story-E104 = unexpected value “{ $a }”: expected { $b }
story-E105 = { $a } is out of range: { $b } to { $c }
story-E106 = the range “{ $a }” is reversed
story-E107 = { $a } elements: expected { $b } to { $c }
story-E108 = “{ $a }” is not an id: use lowercase letters and digits, joined by hyphens
story-E109 = the key “{ $a }” is missing
story-E110 = “{ $a }” is a reserved word
story-E111 = the name “{ $a }” is already used for a { $b }: { $c }
story-E112 = syntax error in the condition at “{ $a }”
story-E113 = syntax error in the effect at “{ $a }”
story-E114 = too long: the maximum is { $a } characters
story-E115 = invalid braces
story-E116 = an option has one kind: “{ $a }” and “{ $b }” cannot be combined
story-E117 = “{ $a }” has no effect next to “{ $b }”: move it into the results
story-E118 = “to” is allowed only in a Finale
story-E119 = “{ $a }” is allowed only at a place
story-E120 = an event needs exactly one of day, every, deed, explore, arrive, visit, called
story-E121 = “deed” is the condition: “when” next to it has no effect
story-E122 = “{ $a }” is a counter: only flags can be volatile
story-E123 = the range { $a } to { $b } is not two increasing numbers
story-E124 = virtue ranges from evil (below 0) to good (above 0): { $a } to { $b } does not
story-E125 = “{ $a }”: an edge has up to one way and one cover, out of { $b }
story-E126 = a place is represented by a token or by a figure, not both
story-E127 = two markers on one space
story-E128 = an optional event can have only text and hints: a short evening skips it, and nothing may change
story-E129 = “{ $a }” is no line of a picture: name a thing or somebody, then x, y and the size
story-E130 = a picture looks the same to everybody; it cannot depend on one hero: { $a }
story-E131 = nothing can be drawn on a picture of your own: remove { $a }
story-E132 = the folder “pictures” has no picture “{ $a }”
story-E133 = { $b ->
    [moving] “{ $a }” is animated: save one frame of it
   *[other] “{ $a }” cannot be read: only whole PNG, JPEG and WebP pictures can
}
story-E134 = { $b ->
    [bytes] “{ $a }” is too large: the maximum is { $c } MB
   *[pixels] “{ $a }” has too many pixels: the maximum is { $c } million
}
story-E135 = too many pictures of your own: the maximum is { $a }
story-E136 = two files have the same name: “{ $a }” and “{ $b }”

## E2: names

story-E201 = there is no tile “{ $a }”
story-E202 = there is no place “{ $a }”
story-E203 = there is no item “{ $a }”
story-E204 = there is no hero “{ $a }”
story-E205 = there is no person “{ $a }”
story-E206 = there is no fact “{ $a }”
story-E207 = there is no category “{ $a }”
story-E208 = there is no event “{ $a }”
story-E209 = “{ $a }” is not one of its states
story-E210 = there is no option “{ $a }” at this place
story-E211 = there is no submap “{ $a }”
story-E212 = there is no dungeon “{ $a }”
story-E213 = there is no room “{ $a }” in this dungeon
story-E214 = there is no figure “{ $a }”
story-E215 = there is no path “{ $a }”
story-E216 = there is no step “{ $a }”
story-E217 = there is no stage “{ $a }” in this Finale
story-E218 = nothing is called “{ $a }”
story-E219 = there is no picture “{ $a }”
story-E220 = “{ $a }” is a number: compare it or change it
story-E221 = “{ $a }” must be written “{ $b }”
story-E222 = “{ $a }” is a flag: it is set or not
story-E223 = { $a } is out of range: { $b } to { $c }
story-E224 = “{ $a }” cannot be cleared: declare it volatile
story-E225 = “{ $a }” changes a roll, but there is no roll here
story-E226 = “it” is the scanned item, but there is no scan here

## E3: tests, scans and results

story-E301 = there is no outcome for { $a } successes
story-E302 = { $a } successes already have the outcome “{ $b }”
story-E303 = a test cannot require { $a } successes: the maximum is 6
story-E304 = “{ $a }” is worse than the result of fewer successes: set double-edged if this is intended
story-E305 = a result in a Finale must lead to next, again, fulfilled, defeated or a stage
story-E306 = there is no result for a wrong item: add “otherwise”
story-E307 = there is no answer for { $a }: add it, or “otherwise”
story-E308 = some items have no answer: give the scan an “otherwise” or the place a “silence”

## E4: map and pieces

story-E401 = tile number { $a } is already used by “{ $b }”
story-E402 = “{ $a }” has the same position as “{ $b }”
story-E403 = “{ $a }” is not next to “{ $b }”, which reveals it
story-E404 = its side { $a } ({ $b }) does not match “{ $c }” ({ $d })
story-E405 = no tile is explored at the start
story-E406 = “{ $a }” is on the table from the start and cannot be revealed
story-E407 = token { $a } is already used at “{ $b }”
story-E408 = the figure “{ $a }” is already used by { $b }
story-E409 = card number { $a } is already used by “{ $b }”
story-E410 = { $b } copies of “{ $a }” are dealt at the start, but there are only { $c }
story-E411 = “{ $a }” has no value and cannot be traded
story-E412 = “{ $a }” has no tile, and nothing places it
story-E413 = “{ $a }” needs a token or a figure
story-E414 = a place has one stack: “{ $a }” already has a trade option
story-E415 = a story needs a hero
story-E416 = in team mode “{ $a }” needs a companion
story-E417 = “{ $a }” can be defeated: add the text “defeat”

## E5: impossible

story-E501 = this can never be chosen: { $a }
story-E502 = “{ $a }” can never happen
story-E503 = nobody can ever reach “{ $a }”
story-E504 = “{ $a }” can never be visited
story-E505 = no option starts the Finale of { $a }
story-E506 = this Finale can never be fulfilled
story-E507 = nobody can ever get “{ $a }”
story-E508 = “{ $a }” is used, but nothing sets or changes it
story-E509 = this can never hold: { $a }
story-E510 = all answers may be closed: make one answer free, open to everybody and repeatable
story-E511 = this stage can repeat forever
story-E512 = there is no next stage
story-E513 = there is no way to the room “{ $a }”
story-E514 = there is no certain way out of the room “{ $a }”
story-E515 = there is no way to the goal “{ $a }”
story-E516 = “{ $a }” starts itself forever
story-E517 = the step “{ $a }” can never be reached

## E6 and W6: texts

story-E601 = the braces in “{ $a }” do not match the original
story-E602 = this text is public, but “{ $a }” is a secret of “{ $b }”
story-W601 = { $a } words are too long to listen to: the maximum is { $b }
story-W602 = unfinished: “{ $a }”
story-W603 = “{ $a }” does not match { $b } successes
story-W604 = nothing hints at the step “{ $a }”
story-W605 = “{ $a }” lacks { $b } texts, the first one is { $c }
story-W606 = there is no text “{ $a }” to translate
story-W607 = “{ $a }” has changed since it was translated: its hash is { $b }
story-W608 = { $a } kinds of hints on this path: at least { $b } are needed
story-W609 = the accepted “{ $a }” does not occur at “{ $b }” any more
story-W610 = no space between “{ $a }” and “{ $b }”

## W7: map and pieces

story-W701 = “{ $a }” is explored at the start, as well as “{ $b }”: usually, only one tile is
story-W702 = token { $a } is also used by “{ $b }”: they must never be on the table at the same time

## W8: possibly unintended

story-W801 = nobody uses the figure “{ $a }”
story-W802 = no item is of the category “{ $a }”
story-W803 = “{ $a }” is set, but nothing uses it
story-W804 = nothing sets or uses “{ $a }”
story-W805 = “{ $a }” is volatile, but nothing clears it
story-W806 = this always holds: { $a }
story-W807 = a hero can be defeated here without a setback first
story-W808 = the maze “{ $a }” has no goal
story-W809 = nobody can enter “{ $a }”
story-W810 = the result “{ $a }” is impossible
story-W811 = { $b } heroes may need “{ $a }”, but there are only { $c }
story-W812 = a path needs “{ $a }”, and there is only one try to get it
story-W813 = a path needs “{ $a }”, which requires { $b } successes
story-W814 = nobody can ever meet “{ $a }”
story-W815 = the submap “{ $a }” has no tiles
story-W816 = no unconditional journey leads away from the submap “{ $a }”
story-W817 = unreachable text: no Finale of “{ $a }” leads to defeat
story-W818 = unreachable text: every item that can be shown at “{ $a }” has an answer
story-W819 = “{ $a }” may be part of a Finale at that time ({ $b }): check for it, as in “not { $c } is in-finale”
story-W820 = the picture “{ $a }” looks like “{ $b }”: base, hour and largest thing are the same
story-W821 = the picture “{ $a }” has something out of bounds: { $b }
story-W822 = nobody ever reads a part of this text: “{ $a }” never holds
story-W823 = nothing asks for the item “{ $a }”, and it can be neither used nor sold
story-W824 = no game can meet all of this at the same time: { $a }
story-W825 = hardly any game lasts until day { $a }: by its minutes, the story has { $b } days at most

story-W826 = nobody hears this recap: it is for later parts of a campaign that share facts with earlier ones
story-W827 = the story neither uses nor changes “{ $a }” of its campaign
story-W828 = this text is read no more than once, so nobody hears what its next reading would say
story-W829 = nothing shows the picture “{ $a }”: name it without its ending, in small letters
story-W830 = the Finale of this path does not require “{ $a }”, but “{ $b }”

## Between the parts of a campaign

story-E901 = “{ $a }” has other values here than in part { $b } of the campaign
story-E902 = another story is part { $a } of the campaign “{ $b }”, too
story-W901 = neither this part of the campaign nor an earlier one changes “{ $a }”
## A built scenario that cannot be read

refusal-scenario-folder = { $a } is a folder. Build the story first: fateloom story build { $a } --out FILE
refusal-scenario-unread = The story { $a } cannot be read: { $b }
refusal-scenario-taken = { $a } cannot be added: there is already a story with the id “{ $b }”.

## What cannot be written

refusal-story-folder-name = The id of a story is the name of its folder, so “{ $a }” must be lowercase letters and digits, joined by hyphens.
refusal-story-folder-taken = { $a } already exists and is not empty.
refusal-story-unknown = There is no folder, file or story on the shelf called { $a }, and no story of that name comes with Fateloom. These do: { $b }.
refusal-story-not-on-shelf = The story { $a } is not on the shelf. Add its pack, and try again: fateloom story add FILE
refusal-story-ambiguous = “{ $a }” means several stories: { $b }. Write more of the digest.
refusal-shelf-unknown = There is no story “{ $a }” on the shelf. “fateloom story list” shows what is there.
refusal-shelf-full = The shelf in { $a } is full: it has { $b } stories.
refusal-shelf-other = The pack { $a } is not the one that its name says. Add it again: fateloom story add FILE
refusal-story-no-pack = { $a } is not a pack. Make one from the folder of the story with “fateloom story pack”.
refusal-story-language = “{ $a }” is not a language code.
refusal-story-graph-ending = The name of the file has to end in .dot or .txt: “{ $a }” does not. Graphviz makes other forms of the first one: dot -Tsvg story.dot -o story.svg
refusal-story-to-do-left = { $a } already exists. Finish or rename it, and try again.
refusal-file-unwritable = { $a } cannot be written: { $b }

## The keys of a story's files, as editors explain them: story-key-<record>-<key>, or
## story-key-<key> for a key that means the same wherever it stands

story-key-text = What is read aloud.
story-key-do = Effects, one after another.
story-key-hints = The steps of paths that these words hint at: hero.path.step.
story-key-mark = Its value to the hero, compared with the other outcomes.
story-key-to = The next step of the Finale: next, again, fulfilled, defeated or a stage.
story-key-choice = A choice that has to be answered before anything else.
story-key-when = Available only while this condition holds.
story-key-label = The text on the button: what the hero is going to do.
story-key-name = Its name.
story-key-figure = The miniature that represents it.
story-key-picture = How it looks: the id of a picture.
story-key-portrait = How the person looks, in pictures and on the map.
story-key-options = What can be chosen here, by id.
story-key-otherwise = The result for everything without its own answer.
story-key-number = The printed number; must be unique.
story-key-rooms = The rooms by id; the first is the entrance.
story-key-tracks = The spaces, 1 to 12, on which the markers stand at the start.
story-key-items = The items held at the start.
story-key-start = Its state at the start.
story-key-facts = What the story remembers: flags, or counters with a range.

story-key-file-scenario = The head of the story, once.
story-key-file-submaps = The names of the maps, if there are several.
story-key-file-tiles = The tiles of the map, by id.
story-key-file-heroes = The heroes, by id.
story-key-file-categories = The names of kinds of items, by id.
story-key-file-items = The items, by id.
story-key-file-figures = The names of the miniatures, by id.
story-key-file-npcs = The people to meet, by id.
story-key-file-pois = The places to visit, by id.
story-key-file-dungeons = Places of branching ways, by id.
story-key-file-events = Events, by id.
story-key-file-pictures = How places look, by id.
story-key-file-strangers = People who only stand in pictures, by id.

story-key-scenario-id = The id of the story, the same as the name of its folder.
story-key-scenario-version = Increase it with every release.
story-key-scenario-author = Who wrote it.
story-key-scenario-licence = Under which terms others may pass it on: CC BY 4.0, CC0 1.0, ...
story-key-scenario-language = The language it is written in: en, de, ...
story-key-scenario-title = The title.
story-key-scenario-about = The description that players read before they choose the story.
story-key-scenario-opening = What is read aloud before the first turn.
story-key-scenario-closing = Read if nobody fulfils a Destiny.
story-key-scenario-virtue = The minimum and the maximum of virtue: [-5, 5].
story-key-scenario-challenger = The last days of the Challenger grades, easiest first.
story-key-scenario-mood = What an evening with it feels like: gentle, merry, wistful, eerie, tense or dark.
story-key-scenario-minutes = The minimum and maximum length in minutes, with all heroes. Only for a story shorter or longer than a full one (90 to 150 minutes).
story-key-scenario-team = Whether it can be played by two teams of two.
story-key-scenario-frontispiece = The id of the picture shown before the story begins.
story-key-scenario-border = What surrounds that picture.
story-key-scenario-campaign = The campaign it belongs to.
story-key-scenario-renamed = Old id: new id, for games saved before.
story-key-scenario-accepted = Warnings of the checker that you accept, with the reason.
story-key-campaign-id = The id of the campaign, the same in all its parts.
story-key-campaign-part = Its place in the campaign.
story-key-campaign-title = The title of the campaign.
story-key-campaign-recap = What is read aloud before the opening if earlier parts were played.
story-key-campaign-facts = The facts that carry over, by id: those that earlier parts leave, and those that later parts find.
story-key-accepted-code = The code of the warning: W601.
story-key-accepted-thing = The path of keys to the thing that it is about.
story-key-accepted-because = The reason.

story-key-fact-hero = Each hero has their own: me.name.
story-key-volatile = A flag that can be cleared.
story-key-range = A counter: its minimum and maximum.

story-key-tile-submap = The map of the tile.
story-key-tile-at = Its position: [x, y], x to the east and y to the south.
story-key-tile-terrain = The terrain, which determines the drawing.
story-key-tile-edges = The ways and covers of its sides, up to one of each per side.
story-key-tile-spots = Points that the drawing keeps clear for places: [x, y] of 240.
story-key-tile-features = Marks of the drawing, each at a point.
story-key-tile-start = Its state at the start; by default, it is in the box.
story-key-tile-hint = The text on its unexplored side.
story-key-tile-reveals = The tiles that are added when it is explored.
story-key-tile-arrival = What happens to the hero who explores it.
story-key-edges-n = The northern side: road forest.
story-key-edges-e = The eastern side.
story-key-edges-s = The southern side.
story-key-edges-w = The western side.
story-key-features-hub = Where the ways meet.
story-key-features-mill = A mill.
story-key-features-spring = A spring.
story-key-features-boat = A boat.

story-key-poi-tile = The tile of the place.
story-key-poi-waits = It is not on the map until an effect places it.
story-key-poi-token = The number of its token.
story-key-poi-icon = Its picture on the map and on its page.
story-key-poi-states = The texts for a visitor, by state; the first one is the initial state.
story-key-poi-silence = The answer to items without an answer.
story-key-npc-at = Their place at the start.
story-key-npc-states = Their states; the first one is the initial state.
story-key-npc-looks = What is different about the portrait in a state, by the name of the state.
story-key-npc-fate = What became of them, told after the name at the end.

story-key-portrait-beast = A beast in place of a person.
story-key-portrait-sex = f or m, where the drawing shows it.
story-key-portrait-age = The age.
story-key-portrait-build = The build.
story-key-portrait-face = The shape of the face.
story-key-portrait-skin = The skin.
story-key-portrait-hair = The hair.
story-key-portrait-hair-colour = The colour of hair and beard.
story-key-portrait-beard = The beard, if any.
story-key-portrait-hat = What is worn on the head, if anything.
story-key-portrait-hat-colour = The colour of the hat.
story-key-portrait-band = The ribbon of a hat of straw or felt.
story-key-portrait-feather = A feather in a hat of felt.
story-key-portrait-veil = The veil over a wimple.
story-key-portrait-eyes = The eyes.
story-key-portrait-iris = The colour of the eyes.
story-key-portrait-brow = The eyebrows.
story-key-portrait-nose = The nose.
story-key-portrait-mouth = The mouth.
story-key-portrait-marks = What years, work and mishaps have left on the face.
story-key-portrait-gown = The clothes.
story-key-portrait-gown-colour = Their colour.
story-key-portrait-second-colour = The colour of lining, apron or collar.
story-key-portrait-sleeve = The colour of the sleeves, if it is another.
story-key-portrait-hose = The colour of the legs in a full figure.
story-key-portrait-long = The clothes reach the ground.
story-key-portrait-bare-hood = A hood without a pointed tail.
story-key-portrait-holds = One or two things, in the right hand and in the left.
story-key-portrait-frame = The frame of the portrait.
story-key-portrait-field = The colour behind the person.
story-key-portrait-diaper = The gold pattern behind the person.
story-key-portrait-halo = A halo.
story-key-portrait-turn = Where the person looks; the default is to the right.
story-key-portrait-tilt = The degrees by which the head leans.

story-key-border-colour = The colour of the border.
story-key-border-thing = A thing that stands several times in a row below the picture.
story-key-border-count = How many of it: 3 to 12; the default is 7.
story-key-border-missing = Whether the last of them is missing, and only its outline is there.

story-key-picture-states = How it looks while something holds, by name: the first that holds is shown.
story-key-picture-state-when = While this holds, these keys replace those of the picture.
story-key-picture-state-without = The keys of the picture that do not apply.

story-key-image = A picture of your own, from the folder “pictures”: the name of its file, without the ending. Nothing else is drawn then.
story-key-hour = The hour, which colours everything; the default follows the day of the game.
story-key-weather = The weather.
story-key-light = A sun with a face, a moon, or a low sun without rays.
story-key-light-at = Where the light stands and how large it is: [x, y, radius].
story-key-phase = The phase of the moon.
story-key-sky = The gold pattern of the sky.
story-key-base = The ground on which everything stands; the default is open country.
story-key-horizon = The height of the horizon, 96 to 292 from the top; of a room, the foot of the wall.
story-key-ground = Where the foreground begins, from the top.
story-key-top = The top of a wall.
story-key-trees = The distance of the trees on the hills; 0 for none.
story-key-birds = The number of birds.
story-key-beam = How far to the right the light of the windows falls.
story-key-road = A road: [x, y, x at the foot, width, bend].
story-key-river = A river; under a vault, water.
story-key-stone = A room of stone.
story-key-tiles = A floor of tiles.
story-key-beams = Beams below the ceiling; the default is true.
story-key-square = Windows without pointed heads.
story-key-windows = The windows of a room: [x, y, width, height] each.
story-key-road-colour = The colour of the road.
story-key-far-colour = The colour of the distance.
story-key-middle-colour = The colour of the hills.
story-key-near-colour = The colour of the ground before the hills.
story-key-ground-colour = The colour of the foreground.
story-key-water-colour = The colour of the water.
story-key-wall-colour = The colour of the wall.
story-key-floor-colour = The colour of the floor.
story-key-back = Things at the back: church 250 232 50 (x, y of the foot, size in hundredths).
story-key-middle = Things in the middle: house 560 236 42 mirrored.
story-key-fore = Things at the front, before the people.
story-key-people = Strangers, or me, the visitor: tall 480 322 140 sit mirrored (x, y of the feet, height).

story-key-option-note = An additional line below the label.
story-key-option-when = Available only while this condition holds.
story-key-option-once = How often: once per visit, per hero, or per game.
story-key-option-cost = The coins it takes.
story-key-option-test = A test of one skill. Together with `scan`, the player chooses one of the two.
story-key-option-scan = An item is shown or used.
story-key-option-destiny = The hero asks about one path of the Destiny.
story-key-option-trade = Trade with the stack of this place.
story-key-option-finale = The Finale that starts here: hero.path. Only its hero sees the option.
story-key-option-travel = A journey to another map: its destinations, by id.
story-key-option-enter = The dungeon that starts here.
story-key-test-skill = The skill that is tested.
story-key-test-outcomes = The outcomes by id; together they cover 0 to 6 successes.
story-key-test-double-edged = More successes may be worse, intentionally.
story-key-outcome-on = The number of successes: 2, 2-4, 5+.
story-key-scan-as = talk: the hero talks about the item. use: the hero uses it.
story-key-scan-answers = The results by item, or by category: any light.
story-key-destiny-answers = The answers by path: hero.gold, hero.violet.
story-key-trade-stock = The initial items of the stack.
story-key-destination-tile = The destination.
story-key-destination-hidden = Hidden until its condition holds.
story-key-choice-text = The question, if the text before does not ask it.
story-key-choice-answers = The answers, by id. One of them must always be open.

story-key-item-copies = The number of copies.
story-key-item-value = The price for buying and selling. An item without a price cannot be traded.
story-key-item-categories = The categories of the item.
story-key-item-abilities = Its abilities, by id.
story-key-item-icon = The picture on the card.
story-key-ability-text = The words on the card.
story-key-ability-discard = Using it returns the card to the box.
story-key-ability-moment = When it can be used.
story-key-ability-effort = The number of Effort dice it exhausts.
story-key-ability-harmful = It happens even if the owner does not want it.

story-key-hero-role = The role of the hero: the ferrywoman.
story-key-hero-about = The description of the hero, for all players.
story-key-hero-coins = The number of coins at the start; the default is 1.
story-key-hero-secrets = Words that texts for all players must not contain.
story-key-hero-destiny = The hidden side of the Destiny card.
story-key-hero-paths = The two ways to fulfil the Destiny.
story-key-hero-epilogue = The ending for this hero if another hero wins.
story-key-hero-defeat = The ending if the hero loses the Finale.
story-key-hero-companion = The hero's companion in team mode.
story-key-tracks-intelligence = The markers of Intelligence: [5, 7, 9].
story-key-tracks-dexterity = The markers of Dexterity.
story-key-tracks-power = The markers of Power.
story-key-destiny-card-name = The name of the Destiny; secret.
story-key-destiny-card-text = What the Destiny is about; secret.
story-key-paths-gold = The first path.
story-key-paths-violet = The second path, entirely different.
story-key-path-name = The name of the path; secret.
story-key-path-text = The task and the goal; secret.
story-key-path-steps = What the hero learns on the way, in private, by id.
story-key-path-finale = The end of the path.
story-key-step-text = The text that the hero reads in private.
story-key-step-when = The condition for reaching it.
story-key-finale-when = The condition for starting it.
story-key-finale-stages = Its stages in order, by id.
story-key-finale-won = The ending if the Destiny is fulfilled.
story-key-stage-when = The stage is skipped if this condition does not hold.

story-key-dungeon-maze = A larger one, with dead ends.
story-key-dungeon-goal = The room that players look for.
story-key-room-ways = The ways on, by id.
story-key-room-arrival = What happens to a hero who enters.
story-key-way-to = The next room, or out.

story-key-event-day = It happens on this day.
story-key-event-every = It happens every given number of days.
story-key-event-deed = It happens when this condition holds.
story-key-event-explore = It happens when a hero explores this tile.
story-key-event-arrive = It happens when a hero arrives at this tile.
story-key-event-visit = It happens when a hero visits this place.
story-key-event-called = It happens when an effect starts it.
story-key-event-at-once = It happens right after the deed, not at the start of the next turn.
story-key-event-priority = Events with a higher priority happen first.
story-key-event-repeats = It can happen again.
story-key-event-pressure = It puts pressure on the players: never in Explorer mode.
story-key-event-optional = It only tells something, and is skipped in a short evening.
