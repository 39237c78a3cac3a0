### Was in Destiny geschieht, gefragt wird und gewählt werden kann. Die Regeln für Variablen stehen
### in ../en/destiny.ftl.
###
### Namen und Kartennamen kommen ungebeugt in die Sätze: Sie stehen im Nominativ, nach einer
### Präposition, die sie nicht beugt (von, für, bei), oder nach einem Doppelpunkt.
###
### Wörter: Base Basis, Bonus Bonus, Multiplier Multiplikator, alignment Gesinnung, Law Ordnung,
### Character Charakter, identity Identität, Aid card Helfer, power Fähigkeit, treasure Schatz,
### buried vergraben, Destiny Total Gesamtwert, hand limit Handlimit, tie Gleichstand, lead
### beginnen, lay legen, call rufen, exchange tauschen.

## Ereignisse: die Vorbereitung

destiny-event-treasures = Die Schätze liegen in dieser Reihenfolge: { $a }.
destiny-event-leads = { $a } beginnt die erste Runde.
destiny-event-deals =
    { $b ->
        [one] { $a } bekommt eine Karte.
       *[other] { $a } bekommt { $b } Karten.
    }
destiny-event-redeals = { $a } hat keinen Charakter und wirft alles ab: { $b }.
destiny-event-deals-anew = Kein Charakter ist mehr zu finden: Alle Karten werden neu ausgeteilt.
destiny-event-identity = { $a } ist { $b }.

## Ereignisse: die Runde

destiny-event-round = Runde { $a }: { $b } beginnt.
destiny-event-phase =
    { $a ->
        [identity] { destiny-phase-identity }
        [first-aid] { destiny-phase-first-aid }
        [treasure] { destiny-phase-treasure }
        [draw] { destiny-phase-draw }
        [hit] { destiny-phase-hit }
        [second-aid] { destiny-phase-second-aid }
        [action] { destiny-phase-action }
        [base] { destiny-phase-base }
        [bonus] { destiny-phase-bonus }
        [multiplier] { destiny-phase-multiplier }
        [total] { destiny-phase-total }
       *[destiny] { destiny-phase-destiny }
    }
destiny-event-done =
    { $b ->
        [first-aid] { $a } ruft niemanden mehr.
        [second-aid] { $a } ruft niemanden mehr.
        [action] { $a } nutzt keine Fähigkeit mehr.
        [base] { $a } legt keine Basis mehr.
        [bonus] { $a } legt keinen Bonus mehr an.
        [multiplier] { $a } legt keinen Multiplikator mehr an.
       *[other] { $a } ist fertig.
    }
destiny-event-turns-up = Alle sind fertig: Was verdeckt liegt, wird aufgedeckt.
destiny-event-treasure =
    { $a ->
        [none] Der Schatzstapel ist leer{ $bn ->
            [0] .
           *[other] . Es geht um das, was vergraben liegt: { $b }.
        }
       *[other] In dieser Runde geht es um: { $a }{ $bn ->
            [0] .
           *[other] . Dazu kommt, was vergraben liegt: { $b }.
        }
    }
destiny-event-draws =
    { $b ->
        [one] { $a } zieht eine Karte.
       *[other] { $a } zieht { $b } Karten.
    }
destiny-event-drawn = Auf die Hand von { $a }: { $b }.
destiny-event-shuffles =
    { $a ->
        [one] Die eine abgeworfene Karte wird zum neuen Stapel.
       *[other] Die { $a } abgeworfenen Karten werden neu gemischt.
    }
destiny-event-changes =
    { $bn ->
        [0] { $a } behält alle Karten.
        [one] { $a } tauscht eine Karte: { $b }.
       *[other] { $a } tauscht { $bn } Karten: { $b }.
    }
destiny-event-aid = { $a } ruft zu Hilfe: { $b }.

## Ereignisse: Fähigkeiten

destiny-event-uses = { $a } nutzt { $b }.
destiny-event-discards = { $c }: { $a } wirft { $b } ab.
destiny-event-steals = Der Dieb von { $a } nimmt { $b } eine Karte weg.
destiny-event-stolen = Die Karte, die { $a } von { $b } hat: { $c }.
destiny-event-swaps = Der Narr von { $a } lässt { $b } und { $c } einander eine Karte geben.
destiny-event-swapped = { $a } gab { $c }, { $b } gab { $d }.
destiny-event-assassinates = Der Meuchler von { $a } beseitigt einen Helfer von { $b }: { $c }.
destiny-event-looks = { $a } sieht alle Hände an ({ $b }).
destiny-event-saw = { $a } sah: { $b }.
destiny-event-declares = Der Alchemist von { $a } verwandelt { $b } in { $c }.

destiny-hand =
    { $bn ->
        [0] { $a } mit leerer Hand
       *[other] { $a } mit { $b }
    }
destiny-hand-and = { $a }; { $b }

## Ereignisse: Gruppen, Gesamtwerte, Schätze

destiny-event-base =
    { $c ->
        [same] { $a } legt { $b }.
       *[other] { $a } legt { $b } als { $c }.
    }
destiny-event-attach =
    { $c ->
        [same] { $a } legt { $b } an { $d }.
       *[other] { $a } legt { $b } als { $c } an { $d }.
    }
destiny-event-total =
    { $c ->
        [none] Gesamtwert von { $a }: { $b }.
       *[other] Gesamtwert von { $a }: { $c } = { $b }.
    }
destiny-event-wins =
    { $d ->
        [one] { $a } gewinnt die Runde mit { $b } und bekommt: { $c }. Jetzt ist es ein Schatzpunkt.
       *[other] { $a } gewinnt die Runde mit { $b } und bekommt: { $c }. Jetzt sind es { $d } Schatzpunkte.
    }
destiny-event-ties =
    { $cn ->
        [one] Gleichstand bei { $b }: { $a }. { $c } wird vergraben.
       *[other] Gleichstand bei { $b }: { $a }. Vergraben liegen: { $c }.
    }
destiny-event-over =
    { $a ->
        [goal] Die Schätze reichen: { $b } gewinnt die Partie.
       *[exhausted] Es gibt keinen Schatz mehr zu gewinnen. { $bn ->
            [one] { $b } hat am meisten und gewinnt die Partie.
           *[other] { $b } haben am meisten und teilen sich den Sieg.
        }
    }

## Das Ende als Überschrift

destiny-outcome-goal = { $names } gewinnt
destiny-outcome-exhausted =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }

## Phasen

destiny-phase-identity = Identitäten
    .rule = DTY-SETUP-07
destiny-phase-first-aid = Erste Hilfe
    .rule = DTY-AID-01
destiny-phase-treasure = Schatz
    .rule = DTY-TREAS-01
destiny-phase-draw = Ziehen
    .rule = DTY-DRAW-01
destiny-phase-hit = Tausch
    .rule = DTY-HIT-01
destiny-phase-second-aid = Zweite Hilfe
    .rule = DTY-AID-01
destiny-phase-action = Aktion
    .rule = DTY-ACT-01
destiny-phase-base = Basis
    .rule = DTY-BASE-01
destiny-phase-bonus = Bonus
    .rule = DTY-BONUS-01
destiny-phase-multiplier = Multiplikator
    .rule = DTY-MULT-01
destiny-phase-total = Summe
    .rule = DTY-TOTAL-01
destiny-phase-destiny = Schicksal
    .rule = DTY-DEST-01

## Was gefragt wird

destiny-ask-identity = { $name } wählt eine Identität für die ganze Partie.
destiny-ask-aid = { $name } darf Charaktere für diese Runde zu Hilfe rufen.
destiny-ask-hit = { $name } darf Karten tauschen: erst markieren, dann tauschen.
destiny-ask-action = { $name } darf Fähigkeiten nutzen.
destiny-ask-discard = { $name } wirft eine Karte ab ({ $power }).
destiny-ask-base = { $name } darf Basen legen.
destiny-ask-bonus = { $name } darf Boni an Basen legen.
destiny-ask-multiplier = { $name } darf Multiplikatoren an Basen legen.

## The same where all lay cards together; and while the others still do

destiny-ask-together =
    { $asked ->
        [base] Leg Basen verdeckt. Alle Karten werden zugleich aufgedeckt.
        [bonus] Leg Boni verdeckt an. Alle Karten werden zugleich aufgedeckt.
       *[multiplier] Leg Multiplikatoren verdeckt an. Alle Karten werden zugleich aufgedeckt.
    }
destiny-still-laying = Es legen noch verdeckt: { $names }

## Züge, wie auf einem Knopf

destiny-move-identity = { $card } werden
destiny-move-aid = { $card } rufen
destiny-move-discard =
    { $asked ->
        [hit] { $card } markieren
       *[discard] { $card } abwerfen
    }
destiny-move-keep = { $card } behalten
destiny-move-use-thief = Dieb: eine Karte von { $seats } nehmen
destiny-move-use-jester = Narr: { $seats } geben einander eine Karte
destiny-move-use-assassin = Meuchler: { $card } beseitigen
destiny-move-use-merchant = Händler: eine Karte ziehen, dann eine abwerfen
destiny-move-use-oracle = Orakel: alle Hände ansehen
destiny-move-use-magic-tome = Zauberbuch: eine Karte ziehen, dann eine abwerfen
destiny-move-use-crystal-ball = Kristallkugel: alle Hände ansehen
destiny-move-declare =
    { $alignment ->
        [none] Alchemist: Die nächste Karte behält ihre Gesinnung
       *[other] Alchemist: Die nächste Karte ist { $alignment }
    }
destiny-move-base = { $card } legen
destiny-move-attach = { $card } an { $base } legen
destiny-move-done =
    { $phase ->
        [first-aid] Niemanden mehr rufen
        [hit]
            { $marked ->
                [0] Alle Karten behalten
                [one] Eine Karte tauschen
               *[other] { $marked } Karten tauschen
            }
        [second-aid] Niemanden mehr rufen
        [base] Keine Basis mehr legen
        [bonus] Keinen Bonus mehr anlegen
        [multiplier] Keinen Multiplikator mehr anlegen
       *[action] Keine Fähigkeit mehr nutzen
    }

## Warum eine Karte in einer Summe mehr zählt

destiny-add-pair = Paar
destiny-add-triple = Drilling

## Das Spielfeld im Browser

destiny-phases = Die Phasen einer Runde
destiny-stakes = Worum es in dieser Runde geht
destiny-stake-now = { $count } jetzt
destiny-stake-buried = { $count } vergraben
destiny-stake-next = Als Nächstes: { $next }
destiny-stake-then = Danach
destiny-stake-none = Kein Schatz ist übrig.
destiny-move-for = { $move }: { $total }
destiny-lay-here = Hier anlegen: { $total }
destiny-aim-at = { $power }: { $name }
destiny-total-would = Gesamtwert dann
destiny-leads-by = { $by } vor { $name } ({ $total })
destiny-trails-by = { $by } hinter { $name } ({ $total })
destiny-leads-alone = vorn: Noch niemand sonst hat etwas
destiny-leads-with = { $name } liegt mit { $total } vorn
destiny-level = gleichauf mit { $name }
destiny-declare = Alchemist: Die nächste Karte ist
destiny-declare-nothing = unverändert
destiny-looked = Hände, gesehen in Runde { $round }
destiny-looked-open = Alle Hände liegen offen
destiny-looked-close = Zurück zum Tisch
destiny-round-won = { $name } gewinnt Runde { $round }
destiny-round-tied = Runde { $round }: { $names } liegen gleichauf, der Schatz wird vergraben
destiny-end-round = Runde { $round }
destiny-end-counts = Schatzpunkte, Runde für Runde
destiny-leads =
    { $count ->
        [one] { $names } führt mit { $points } von { $goal } Schatzpunkten.
       *[other] { $names } führen mit je { $points } von { $goal } Schatzpunkten.
    }
destiny-leads-none = Noch führt niemand: Alle haben { $points } von { $goal } Schatzpunkten.
destiny-end-sums = Die Rechnungen von Runde { $round }
destiny-end-with = Entscheidend in Runde { $round }: { $cards }. Mit { $points } Schatzpunkten liegt der Sieg { $by } vor { $second }.
destiny-end-ahead = Nach Runde { $round } mit { $points } Schatzpunkten, { $by } vor { $second }.
destiny-end-level = Nach Runde { $round } mit je { $points } Schatzpunkten.
destiny-aim = Wähle ein Ziel auf dem Tisch.
