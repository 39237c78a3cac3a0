### The evenings of a device: its history, its statistics, and its marks of honour.

evenings = Deine Abende
evenings-kept = Nur auf diesem Gerät, für sonst niemanden
evenings-none = Auf diesem Gerät ist noch kein Spiel zu Ende gegangen. Jedes, das endet, wird hier festgehalten und nirgends sonst.
evenings-export = Exportieren
evenings-import = Datei öffnen
evenings-delete = Alle löschen
evenings-delete-which = { $what } aus deinen Abenden löschen
evenings-delete-sure = Das löscht alle Abende und Siegel dieses Geräts. Tische und ihre Aufzeichnungen bleiben.
evenings-no-file = In dieser Datei sind keine Abende. Öffne eine, die auf dieser Seite exportiert wurde.
evenings-sentence =
    { $count ->
        [one] Seit { $month } hast du einen Abend an diesen Tischen verbracht
       *[other] Seit { $month } hast du { $count } Abende an diesen Tischen verbracht
    }{ $won ->
        [0] {""}.
        [one] {""} und einen davon gewonnen.
       *[other] {""} und { $won } davon gewonnen.
    }
evenings-longest =
    Am längsten hast du über { $game } gesessen: { $time }{ $names ->
        [none] {""}
       *[other] {""}, mit { $names }
    }, an einem { $weekday }.
evenings-time =
    { $hours ->
        [0] {""}
        [one] 1 Stunde{" "}
       *[other] { $hours } Stunden{" "}
    }{ $minutes ->
        [0] {""}
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
evenings-streak =
    { $now ->
        [0] Deine längste Siegesserie: { $longest }.
        [1] Deine längste Siegesserie: { $longest }.
       *[other] Du hast { $now }-mal hintereinander gewonnen. Deine längste Siegesserie: { $longest }.
    }
evenings-partner = Am häufigsten saßt du mit { $name } am Tisch: { $count }-mal.
evenings-foe =
    Am häufigsten begegnete dir { $name }: { $of }-mal, und { $won ->
        [0] noch hast du nicht gewonnen
        [one] einmal hast du gewonnen
       *[other] { $won }-mal hast du gewonnen
    }.
evenings-year =
    { $count ->
        [one] Ein Abend in zwölf Monaten, { $won } gewonnen
       *[other] { $count } Abende in zwölf Monaten, { $won } gewonnen
    }
evenings-last = Die letzten
evenings-all =
    { $count ->
        [one] Der eine Abend und seine Wiederholung
       *[other] Alle { $count } und ihre Wiederholungen
    }
evenings-all-link =
    { $count ->
        [one] Ein Abend
       *[other] Alle { $count } Abende
    }
evenings-games = Spiel für Spiel
evenings-of = gewonnen von gespielt
evenings-count = { $won } von { $of } gewonnen
evenings-heroes = Helden gegen Bosse
evenings-tales = Helden der Geschichten
evenings-pair = von { $of }
evenings-never = nie begegnet
evenings-people = Mit wem
evenings-marks = Siegel
evenings-marks-of = { $count } von { $all }
evenings-earned = Verdient am { $day }
evenings-won = Gewonnen
evenings-drawn = Unentschieden
evenings-lost = Verloren
evenings-place =
    { $place ->
        [1] Verloren
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
        [5] Fünfter Platz
       *[other] Sechster Platz
    }

## What the games say of an evening

evening-destiny =
    { $points ->
        [one] { $points } Schatzpunkt, sonst höchstens { $best }
       *[other] { $points } Schatzpunkte, sonst höchstens { $best }
    }
evening-realms =
    { $how ->
        [shared] Eine Bestimmung erfüllt, in Zug { $turn }
        [secret] Die geheime Bestimmung erfüllt, in Zug { $turn }
        [survivor] Als Letzte Karten gehabt, in Zug { $turn }
        [out] Keine Karte mehr, bis Zug { $turn }
       *[beaten] Geschlagen in Zug { $turn }
    }
evening-hand = { $hero } gegen { $boss }, Welle { $wave }
evening-destinies =
    { $name ->
        [none] { $story }, Tag { $day }
       *[other] { $story }: { $name }, Tag { $day }
    }

## Marks of honour; .why says what one is for

mark-hair = Um Haaresbreite
    .why = Ein Schatz, mit einem einzigen Punkt Vorsprung gewonnen
mark-oak = Reine Eiche
    .why = Ein Gesamtwert allein aus Natur, 30 oder mehr
mark-behind = Aufgeholt
    .why = Ein Spiel gewonnen, in dem jemand drei Punkte vorn lag
mark-alone = Nichts übrig
    .why = Ein Spiel gewonnen, in dem sonst niemand einen Schatz bekam
mark-dear = Teuer erkauft
    .why = Eine Bestimmung erfüllt, mit einer oder keiner Karte auf der Hand
mark-unseen = Nicht kommen sehen
    .why = Mit der geheimen Bestimmung gewonnen
mark-last = Letztes Licht
    .why = Von vier oder mehr als Letzte mit Karten
mark-two = Zwei auf einen Streich
    .why = Zwei andere ausgeschaltet und gewonnen
mark-breath = Mit letztem Atem
    .why = Ein Lauf, mit einem Lebenspunkt gewonnen
mark-bare = Mit bloßen Händen
    .why = Ein Lauf, ohne Einkauf gewonnen
mark-legend = Legende
    .why = Ein Lauf, auf der höchsten Stufe gewonnen
mark-fingers = Alle zehn Finger
    .why = Mit allen Helden jeden Boss besiegt
mark-dawns = Drei Morgen
    .why = Den Lauf des Tages an drei Tagen nacheinander gewonnen
mark-oil = Bis tief in die Nacht
    .why = Eine Geschichte von einer Stunde oder mehr, in einem Zug gewonnen
mark-ways = Beide Wege
    .why = Beide Pfade eines Helden erfüllt
mark-brink = Auf der Kippe
    .why = Die Bestimmung am letzten Tag des Herausforderers erfüllt
mark-corner = Bis in jeden Winkel
    .why = Eine Geschichte gewonnen und die ganze Karte erkundet
mark-fox = Fuchsjagd
    .why = Zwei Füchse an einem Tisch geschlagen
mark-turned = Das Blatt gewendet
    .why = Gegen jemanden gewonnen, der zweimal nacheinander gewonnen hatte
mark-four = Vier Kronen
    .why = Alle vier Spiele gewonnen
