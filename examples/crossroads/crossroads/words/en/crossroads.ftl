game-crossroads = Crossroads
game-crossroads-short = Crossroads
game-crossroads-line = Five lanterns, five treasures

crossroads-where = A treasure worth { $treasure }
crossroads-ask = Set down a lantern: which one?

crossroads-field-lanterns = Lanterns left
crossroads-field-points = Treasure taken
crossroads-field-treasure = Treasure here
crossroads-field-mine = You have set down

crossroads-move-set = Set down lantern { $lantern }

crossroads-event-lies = At this crossroads lies a treasure worth { $a }.
crossroads-event-ready = { $a } has set down a lantern.
crossroads-event-sets = { $a } sets down lantern { $b }.
crossroads-event-shown = The lanterns are shown: { $a }.
crossroads-event-takes = { $a } takes the treasure worth { $b }.
crossroads-event-over =
    { $an ->
        [one] { $a } has the most treasure.
       *[other] { $a } have the most treasure.
    }

crossroads-outcome-points =
    { $count ->
        [one] { $names } has the most treasure.
       *[other] { $names } share the most treasure.
    }

refusal-crossroads-lantern-spent = Lantern { $a } is spent.
