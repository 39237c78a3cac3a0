### Destinies beside printed parts: what is to be done with them on the table, in the browser.
### The button that opens it is in destinies-board.ftl.

destinies-parts-use = Wir benutzen gedrucktes Material
destinies-parts-use-why = Sagt dir, was aufzubauen, zu bewegen und wegzuräumen ist. Dieses Gerät merkt es sich für diesen Tisch.
destinies-parts-set-up = Aufbau
destinies-parts-set-up-why = Baut das auf, bevor ihr beginnt, und hakt jeden Schritt ab. Ihr könnt auch sofort anfangen.
destinies-parts-to-do = Auf dem Tisch
destinies-parts-map = Die Landkarte
destinies-parts-of-hero = { $hero }, { $name }
destinies-parts-done = Der Tisch ist, wie er sein soll.
destinies-parts-all = Alles ist getan
destinies-parts-again = Neu aufbauen
destinies-parts-again-why = Nennt alles, was jetzt auf dem Tisch liegt, von einem leeren Tisch aus.

## What a hero’s player does

destinies-parts-board = { $name } nimmt ein Tableau, zwei Hauptwürfel, drei Einsatzwürfel, die daneben liegen, und diese Figur: { $hero }.
destinies-parts-board-back = { $name } legt Tableau, Würfel und Figur zurück in die Schachtel: { $hero }.
destinies-parts-card = { $name } nimmt diese Bestimmungskarte und liest sie allein: { $hero }.
destinies-parts-card-back = { $name } legt diese Bestimmungskarte mit dem Text nach unten zurück: { $hero }.
destinies-parts-coins =
    { $count ->
        [one] { $name } nimmt eine Münze.
       *[other] { $name } nimmt { $count } Münzen.
    }
destinies-parts-coins-back =
    { $count ->
        [one] { $name } legt eine Münze zurück.
       *[other] { $name } legt { $count } Münzen zurück.
    }
destinies-parts-effort =
    { $count ->
        [one] { $name } legt einen Einsatzwürfel aufs Tableau: Er ist bereit.
       *[other] { $name } legt { $count } Einsatzwürfel aufs Tableau: Sie sind bereit.
    }
destinies-parts-effort-back =
    { $count ->
        [one] { $name } legt einen Einsatzwürfel neben das Tableau: Er ist erschöpft.
       *[other] { $name } legt { $count } Einsatzwürfel neben das Tableau: Sie sind erschöpft.
    }
destinies-parts-xp =
    { $count ->
        [one] { $name } nimmt ein Erfahrungsplättchen.
       *[other] { $name } nimmt { $count } Erfahrungsplättchen.
    }
destinies-parts-xp-back =
    { $count ->
        [one] { $name } legt ein Erfahrungsplättchen zurück.
       *[other] { $name } legt { $count } Erfahrungsplättchen zurück.
    }
destinies-parts-track = { $name }, Leiste { $skill }: { $acts }.
destinies-parts-marker-moves = ein Marker geht von { $from } auf { $to }
destinies-parts-marker-comes = Marker setzen auf { $spaces }
destinies-parts-marker-goes = Marker wegnehmen von { $spaces }
destinies-parts-item =
    { $to ->
        [seat] { $from ->
            [seat] { $origin } gibt { $goal } die Gegenstandskarte { $number }: { $item }.
            [stack] { $goal } nimmt die Gegenstandskarte { $number } aus dieser Auslage, { $origin }: { $item }.
            [tile] { $goal } hebt die Gegenstandskarte { $number } auf, die für Kartenteil { $origin } dalag: { $item }.
           *[box] Gebt { $goal } die Gegenstandskarte { $number }: { $item }.
        }
        [stack] { $from ->
            [seat] { $origin } legt die Gegenstandskarte { $number } in diese Auslage, { $goal }: { $item }.
           *[box] Legt die Gegenstandskarte { $number } in diese Auslage, { $goal }: { $item }.
        }
        [tile] { $from ->
            [seat] { $origin } legt die Gegenstandskarte { $number } neben die Landkarte, für Kartenteil { $goal }: { $item }.
           *[box] Legt die Gegenstandskarte { $number } neben die Landkarte, für Kartenteil { $goal }: { $item }.
        }
       *[box] Legt die Gegenstandskarte { $number } zurück in die Schachtel: { $item }.
    }

## What is done on the map

destinies-parts-tile-first =
    Legt Kartenteil { $number } mit der { $side ->
        [explored] erkundeten
       *[unexplored] unerkundeten
    } Seite nach oben aus, mit Platz ringsum: Dort beginnt „{ $map }“.
destinies-parts-tile-beside =
    Legt Kartenteil { $number } mit der { $side ->
        [explored] erkundeten
       *[unexplored] unerkundeten
    } Seite nach oben an, { $way } von Kartenteil { $other }.
destinies-parts-way-north =
    { $count ->
        [one] nördlich
       *[other] { $count } Kartenteile nördlich
    }
destinies-parts-way-east =
    { $count ->
        [one] östlich
       *[other] { $count } Kartenteile östlich
    }
destinies-parts-way-south =
    { $count ->
        [one] südlich
       *[other] { $count } Kartenteile südlich
    }
destinies-parts-way-west =
    { $count ->
        [one] westlich
       *[other] { $count } Kartenteile westlich
    }
destinies-parts-tile-turn =
    { $side ->
        [explored] Dreht Kartenteil { $number } um.
       *[unexplored] Dreht Kartenteil { $number } zurück auf die unerkundete Seite.
    }
destinies-parts-tile-back = Legt Kartenteil { $number } zurück in die Schachtel.
# Where on the tile, after a comma: „auf Kartenteil 3, am oberen Rand“.
destinies-parts-spot-upper = am oberen Rand
destinies-parts-spot-upper-left = oben links
destinies-parts-spot-upper-right = oben rechts
destinies-parts-spot-left = am linken Rand
destinies-parts-spot-right = am rechten Rand
destinies-parts-spot-lower = am unteren Rand
destinies-parts-spot-lower-left = unten links
destinies-parts-spot-lower-right = unten rechts
destinies-parts-spot-middle = in der Mitte
destinies-parts-shown-by = { $figure } ({ $name })
destinies-parts-place =
    { $token ->
        [figure] Stellt diese Figur auf Kartenteil { $tile }, { $spot }: { $shown }.
       *[other] Legt Ortsplättchen { $token } auf Kartenteil { $tile }, { $spot }: { $name }.
    }
destinies-parts-place-moves =
    { $token ->
        [figure] Stellt diese Figur um auf Kartenteil { $tile }: { $shown }.
       *[other] Legt Ortsplättchen { $token } um auf Kartenteil { $tile }: { $name }.
    }
destinies-parts-place-token =
    { $token ->
        [figure] Nehmt auf Kartenteil { $tile } das Ortsplättchen { $other } weg und stellt diese Figur dorthin: { $shown }.
       *[other] { $other ->
            [figure] Nehmt auf Kartenteil { $tile } diese Figur weg und legt Ortsplättchen { $token } dorthin: { $shown }.
           *[other] Legt auf Kartenteil { $tile } Ortsplättchen { $token } an die Stelle von { $other }: { $name }.
        }
    }
destinies-parts-place-back =
    { $token ->
        [figure] Nehmt diese Figur von Kartenteil { $tile }: { $shown }.
       *[other] Nehmt Ortsplättchen { $token } von Kartenteil { $tile }: { $name }.
    }
destinies-parts-figure = Stellt diese Figur auf Kartenteil { $tile }: { $name }.
destinies-parts-figure-moves = Stellt diese Figur um auf Kartenteil { $tile }: { $name }.
destinies-parts-figure-back = Nehmt diese Figur von Kartenteil { $tile }: { $name }.
destinies-parts-pair-stack = Paar Handelsplättchen { $number }: eins auf diesen Ort, eins auf seine Auslage neben der Landkarte: { $place }.
destinies-parts-pair-tile = Paar Handelsplättchen { $number }: eins auf Kartenteil { $place }, eins auf die Karten, die dort liegen gelassen wurden.
destinies-parts-pair-back = Paar Handelsplättchen { $number } ist wieder frei: Legt beide beiseite.

## Packing up

destinies-parts-pack = Zurück in die Schachtel
destinies-parts-pack-why = Alles, was auf eurem Tisch liegt, nach Nummern geordnet.
destinies-parts-copies = { $number } ({ $copies } Karten)
destinies-parts-pack-tiles =
    { $count ->
        [one] Kartenteil { $numbers }
       *[other] { $count } Kartenteile: { $numbers }
    }
destinies-parts-pack-items =
    { $count ->
        [one] Gegenstandskarte { $numbers }
       *[other] { $count } Gegenstandskarten: { $numbers }
    }
destinies-parts-pack-tokens =
    { $count ->
        [one] Ortsplättchen { $numbers }
       *[other] { $count } Ortsplättchen: { $numbers }
    }
destinies-parts-pack-pairs =
    { $count ->
        [one] Paar Handelsplättchen { $numbers }
       *[other] { $count } Paare Handelsplättchen: { $numbers }
    }
destinies-parts-pack-figures =
    { $count ->
        [one] Figur: { $names }
       *[other] { $count } Figuren: { $names }
    }
destinies-parts-pack-cards =
    { $count ->
        [one] Bestimmungskarte: { $names }
       *[other] { $count } Bestimmungskarten: { $names }
    }
destinies-parts-pack-boards =
    { $count ->
        [one] Ein Tableau
       *[other] { $count } Tableaus
    }, { $mains } Hauptwürfel, { $efforts } Einsatzwürfel, { $markers } Fertigkeitsmarker
destinies-parts-pack-coins =
    { $count ->
        [one] Eine Münze
       *[other] { $count } Münzen
    }
destinies-parts-pack-xp =
    { $count ->
        [one] Ein Erfahrungsplättchen
       *[other] { $count } Erfahrungsplättchen
    }
