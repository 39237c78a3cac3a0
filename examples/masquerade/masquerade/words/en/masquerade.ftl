game-masquerade = Masquerade
game-masquerade-short = Masquerade
game-masquerade-line = Twenty masks, three balls
game-masquerade-open = A ball of Masquerade

masquerade-where = Ball { $ball }, dance { $dance }
masquerade-ask =
    { $asked ->
        [lay] You have drawn a mask. Which of the two do you lay?
       *[accuse] Do you accuse somebody?
    }
masquerade-guests = The guests
masquerade-laid = Laid at this ball
masquerade-pile = { $count } in the pile
masquerade-roses =
    { $count ->
        [0] no rose
        [one] one rose
       *[other] { $count } roses
    }
masquerade-yours = Your mask
masquerade-drawn = Just drawn
masquerade-accuse = { $name } wears …
masquerade-unmasked = unmasked
masquerade-hidden = hidden mask
masquerade-is-open = face up
masquerade-asked = to choose
masquerade-left = { $left } of { $all } not seen yet

masquerade-move-lay = Lay the { $mask }
masquerade-move-accuse = Accuse { $seat } of wearing the { $mask }
masquerade-move-pass = Accuse nobody

masquerade-card-moth = Moth
masquerade-card-fox = Fox
masquerade-card-owl = Owl
masquerade-card-swan = Swan
masquerade-card-sun = Sun

masquerade-event-accuses = { $a } accuses { $b } of wearing the { $c }.
masquerade-event-ball = Ball { $a } begins.
masquerade-event-draws = { $a } draws the { $b }.
masquerade-event-lays = { $a } lays the { $b }.
masquerade-event-mistakes = That is wrong: { $a } turns up the { $b }.
masquerade-event-over =
    { $an ->
        [one] { $a } has the most roses.
       *[other] { $a } have the most roses.
    }
masquerade-event-passes = { $a } accuses nobody.
masquerade-event-shines = { $a } wears the highest mask and takes { $b } roses.
masquerade-event-shows = { $a } wears the { $b }.
masquerade-event-turn = { $a } is next.
masquerade-event-unmasks = That is right: { $a } is unmasked as the { $b }.
masquerade-event-wears = { $a } is dealt the { $b }.

masquerade-outcome-roses =
    { $count ->
        [one] { $names } has the most roses.
       *[other] { $names } share the most roses.
    }

refusal-masquerade-lay-first = Lay one of your two masks first.
refusal-masquerade-not-now = That cannot be chosen now.
