### Destinies with printed components: what to do with them on the table, in the browser.
### The button that opens it is in destinies-board.ftl.

destinies-parts-use = We use printed components
destinies-parts-use-why = Tells you what to set up, move and put back. This device remembers the setting for this table.
destinies-parts-set-up = Setup
destinies-parts-set-up-why = Set this up before you start, and tick off each step. You can also start without waiting for it.
destinies-parts-to-do = On the table
destinies-parts-map = The map
destinies-parts-of-hero = { $hero }, { $name }
destinies-parts-done = The table is up to date.
destinies-parts-all = Everything is done
destinies-parts-again = Set up again
destinies-parts-again-why = Lists everything that is on the table now, starting from an empty table.

## What a hero’s player does

destinies-parts-board = { $name } takes a board, two Main dice, three Effort dice, to lie beside it, and the figure of { $hero }.
destinies-parts-board-back = { $name } puts board, dice and figure of { $hero } back in the box.
destinies-parts-card = { $name } takes the Destiny card of { $hero } and reads it in secret.
destinies-parts-card-back = { $name } puts the Destiny card of { $hero } back, text down.
destinies-parts-coins =
    { $count ->
        [one] { $name } takes one coin.
       *[other] { $name } takes { $count } coins.
    }
destinies-parts-coins-back =
    { $count ->
        [one] { $name } puts one coin back.
       *[other] { $name } puts { $count } coins back.
    }
destinies-parts-effort =
    { $count ->
        [one] { $name } takes one Effort die onto the board: it is ready.
       *[other] { $name } takes { $count } Effort dice onto the board: they are ready.
    }
destinies-parts-effort-back =
    { $count ->
        [one] { $name } lays one Effort die beside the board: it is exhausted.
       *[other] { $name } lays { $count } Effort dice beside the board: they are exhausted.
    }
destinies-parts-xp =
    { $count ->
        [one] { $name } takes an experience token.
       *[other] { $name } takes { $count } experience tokens.
    }
destinies-parts-xp-back =
    { $count ->
        [one] { $name } puts an experience token back.
       *[other] { $name } puts { $count } experience tokens back.
    }
destinies-parts-track = { $name }, { $skill } track: { $acts }.
destinies-parts-marker-moves = a marker goes from { $from } to { $to }
destinies-parts-marker-comes = put markers on { $spaces }
destinies-parts-marker-goes = take the markers off { $spaces }
destinies-parts-item =
    { $to ->
        [seat] { $from ->
            [seat] { $origin } hands item card { $number }, { $item }, to { $goal }.
            [stack] { $goal } takes item card { $number }, { $item }, from the stack of { $origin }.
            [tile] { $goal } takes up item card { $number }, { $item }, which lay for map tile { $origin }.
           *[box] Give { $goal } item card { $number }, { $item }.
        }
        [stack] { $from ->
            [seat] { $origin } lays item card { $number }, { $item }, on the stack of { $goal }.
           *[box] Lay item card { $number }, { $item }, on the stack of { $goal }.
        }
        [tile] { $from ->
            [seat] { $origin } lays item card { $number }, { $item }, beside the map, for map tile { $goal }.
           *[box] Lay item card { $number }, { $item }, beside the map, for map tile { $goal }.
        }
       *[box] Put item card { $number }, { $item }, back in the box.
    }

## On the map

destinies-parts-tile-first =
    Lay map tile { $number }, { $side ->
        [explored] explored
       *[unexplored] unexplored
    } side up, with room all round: { $map } begins there.
destinies-parts-tile-beside =
    Lay map tile { $number }, { $side ->
        [explored] explored
       *[unexplored] unexplored
    } side up, { $way } of tile { $other }.
destinies-parts-way-north =
    { $count ->
        [one] north
       *[other] { $count } tiles north
    }
destinies-parts-way-east =
    { $count ->
        [one] east
       *[other] { $count } tiles east
    }
destinies-parts-way-south =
    { $count ->
        [one] south
       *[other] { $count } tiles south
    }
destinies-parts-way-west =
    { $count ->
        [one] west
       *[other] { $count } tiles west
    }
destinies-parts-tile-turn =
    { $side ->
        [explored] Turn map tile { $number } over.
       *[unexplored] Turn map tile { $number } back to its unexplored side.
    }
destinies-parts-tile-back = Put map tile { $number } back in the box.
destinies-parts-spot-upper = its upper edge
destinies-parts-spot-upper-left = its upper left
destinies-parts-spot-upper-right = its upper right
destinies-parts-spot-left = its left edge
destinies-parts-spot-right = its right edge
destinies-parts-spot-lower = its lower edge
destinies-parts-spot-lower-left = its lower left
destinies-parts-spot-lower-right = its lower right
destinies-parts-spot-middle = its middle
destinies-parts-shown-by = { $figure } ({ $name })
destinies-parts-place =
    { $token ->
        [figure] Put the figure of { $shown } on map tile { $tile }, at { $spot }.
       *[other] Put POI token { $token } on map tile { $tile }, at { $spot }: { $name }.
    }
destinies-parts-place-moves =
    { $token ->
        [figure] Move the figure of { $shown } to map tile { $tile }.
       *[other] Move POI token { $token }, { $name }, to map tile { $tile }.
    }
destinies-parts-place-token =
    { $token ->
        [figure] On map tile { $tile } take POI token { $other } away and put the figure of { $shown } there.
       *[other] { $other ->
            [figure] On map tile { $tile } take the figure of { $shown } away and put POI token { $token } there.
           *[other] On map tile { $tile } put POI token { $token } in the place of token { $other }: { $name }.
        }
    }
destinies-parts-place-back =
    { $token ->
        [figure] Take the figure of { $shown } off map tile { $tile }.
       *[other] Take POI token { $token }, { $name }, off map tile { $tile }.
    }
destinies-parts-figure = Put the figure of { $name } on map tile { $tile }.
destinies-parts-figure-moves = Move the figure of { $name } to map tile { $tile }.
destinies-parts-figure-back = Take the figure of { $name } off map tile { $tile }.
destinies-parts-pair-stack = Trade token pair { $number }: one on { $place }, one at its stack beside the map.
destinies-parts-pair-tile = Trade token pair { $number }: one on map tile { $place }, one at the cards that were left there.
destinies-parts-pair-back = Trade token pair { $number } is free again: put both aside.

## Packing up

destinies-parts-pack = Pack up
destinies-parts-pack-why = Everything on your table, ordered by number.
destinies-parts-copies = { $number } ({ $copies } cards)
destinies-parts-pack-tiles =
    { $count ->
        [one] Map tile { $numbers }
       *[other] { $count } map tiles: { $numbers }
    }
destinies-parts-pack-items =
    { $count ->
        [one] Item card { $numbers }
       *[other] { $count } item cards: { $numbers }
    }
destinies-parts-pack-tokens =
    { $count ->
        [one] POI token { $numbers }
       *[other] { $count } POI tokens: { $numbers }
    }
destinies-parts-pack-pairs =
    { $count ->
        [one] Trade token pair { $numbers }
       *[other] { $count } trade token pairs: { $numbers }
    }
destinies-parts-pack-figures =
    { $count ->
        [one] The figure of { $names }
       *[other] { $count } figures: { $names }
    }
destinies-parts-pack-cards =
    { $count ->
        [one] The Destiny card of { $names }
       *[other] { $count } Destiny cards: { $names }
    }
destinies-parts-pack-boards =
    { $count ->
        [one] One board
       *[other] { $count } boards
    }, { $mains } Main dice, { $efforts } Effort dice, { $markers } skill markers
destinies-parts-pack-coins =
    { $count ->
        [one] One coin
       *[other] { $count } coins
    }
destinies-parts-pack-xp =
    { $count ->
        [one] One experience token
       *[other] { $count } experience tokens
    }
