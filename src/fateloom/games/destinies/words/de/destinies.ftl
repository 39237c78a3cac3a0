### The words of Destinies that no scenario brings along: what the table says whatever is told.
###
### An event carries the names of what it tells of, in the story's own words, behind its other
### arguments; `reads` carries what was read. The names in moves come from the view's `names`, by
### their kind: a variable of the type `named item` is what the view calls that item.
###
### Names cannot be declined. Places, tiles, items and figures may bring an article ("Die Furt"):
### they stand after a colon, or as the subject. The names of heroes and of those who play are bare.
###
### One word a concept, in all files of Destinies and in its stories:
###
###   Destiny Bestimmung           path Pfad                 step Schritt
###   hero Rolle                   companion Begleitung      team Team
###   place, POI Ort               map Landkarte             tile Kartenteil
###   explore erkunden             visit Besuch, besuchen    way Weg
###   journey Reise                dungeon Gewölbe           junction Abzweigung
###   skill Fertigkeit             test Probe (auf …)        success Erfolg
###   Intelligence Klugheit        Dexterity Geschick        Power Stärke
###   Main die Hauptwürfel         Effort die Einsatzwürfel  roll Wurf, würfeln
###   ready bereit                 exhausted erschöpft       total Wurfsumme
###   marker Marker                track Leiste              space Feld
###   item Gegenstand              inventory, bag Gepäck     ability Kraft eines Gegenstands
###   coin Münze                   trade Handel              trade stack Auslage
###   experience Erfahrungspunkt, EP                         virtue Tugend
###   Finale Finale                stage Abschnitt           defeated gescheitert
###   Race Wettlauf                Explorer Erkundung        Challenger Herausforderung
###   grade Grad                   story table Erzähltisch   play timer Kerzenuhr
###   board Tableau                figure Figur              token Plättchen
###   item card Gegenstandskarte   Destiny card Bestimmungskarte

## Events: setting up

destinies-event-opens = Die Geschichte heißt „{ $c }“.
destinies-event-reads = { $d }
destinies-event-deals = Die Rollen werden verteilt.
destinies-event-chooses = { $a } spielt { $c }.
destinies-event-begins = { $a } hat den ersten Zug.
destinies-event-equips =
    { $dn ->
        [0] { $a } beginnt { destinies-coins }.
       *[other] { $a } beginnt { destinies-coins } und hat im Gepäck: { $d }.
    }

## Events: days and turns

destinies-event-day = Tag { $a } beginnt.
destinies-event-turn = { $a } ist am Zug.
destinies-event-effort =
    { $c ->
        [0] { $a } hat keinen Einsatzwürfel bereit.
        [one] { $a } hat einen Einsatzwürfel bereit.
       *[other] { $a } hat { $c } Einsatzwürfel bereit.
    }
destinies-event-coins =
    { $c ->
        [0] { $a } hat jetzt keine Münze.
        [one] { $a } hat jetzt eine Münze.
       *[other] { $a } hat jetzt { $c } Münzen.
    }
destinies-event-xp =
    { $c ->
        [0] { $a } hat jetzt keinen Erfahrungspunkt.
        [one] { $a } hat jetzt einen Erfahrungspunkt.
       *[other] { $a } hat jetzt { $c } Erfahrungspunkte.
    }
destinies-event-happens = Etwas geschieht.
destinies-event-over =
    { $a ->
        [fulfilled] Die Geschichte endet mit einer erfüllten Bestimmung: { $b }.
        [told] Alle Geschichten sind zu Ende erzählt.
        [defeated] Die Geschichte endet, und keine Bestimmung wurde erfüllt.
        [time] Der letzte Tag ist vorbei, und keine Bestimmung wurde erfüllt.
       *[conceded] Die Geschichte endet hier, und keine Bestimmung wurde erfüllt.
    }

## Events: the map

destinies-event-stays = { $a } bleibt.
destinies-event-moves = { $a } geht hierhin: { $c }.
destinies-event-explores = { $a } erkundet: { $c }.
destinies-event-turns-up = Aufgedeckt: { $b }.
destinies-event-lays = Ein unerkundetes Kartenteil wird angelegt: „{ $b }“.
destinies-event-places = Jetzt auf der Landkarte: { $c }.
destinies-event-removes = Nicht mehr auf der Landkarte: { $b }.
destinies-event-token = Dieser Ort hat jetzt das Plättchen Nummer { $b }: { $c }.
destinies-event-brings = { $c } ist jetzt hier: { $d }.
destinies-event-dismisses = { $b } verlässt die Landkarte.

## Events: a visit

destinies-event-visits = { $a } besucht: { $c }.
destinies-event-leaves = { $a } verlässt den Ort: { $c }.
destinies-event-takes = { $a } wählt: { $c }.
destinies-event-asks = { $a } fragt in eigener Sache: { $c }.
destinies-event-scans = { $a } zeigt oder benutzt: { $d } ({ $e }).
destinies-event-travels = { $a } reist ab: { $c }.
destinies-event-enters = { $a } steigt hinab: { $c }.
destinies-event-comes-to = { $a } kommt an eine Abzweigung.
destinies-event-walks = { $a } geht weiter: { $c }.
destinies-event-comes-out = { $a } kommt wieder heraus.

## Events: tests; a face is a number or a star

destinies-face =
    { $a ->
        [0] Stern
       *[other] { $a }
    }
destinies-event-rolls =
    { $cn ->
        [0] { $a } würfelt: { $b }.
        [one] { $a } würfelt: { $b }, mit einem Einsatzwürfel: { $c }.
       *[other] { $a } würfelt: { $b }, mit { $cn } Einsatzwürfeln: { $c }.
    }
destinies-event-takes-dice =
    { $b ->
        [0] { $a } würfelt ohne Einsatzwürfel.
        [one] { $a } würfelt mit einem Einsatzwürfel.
       *[other] { $a } würfelt mit { $b } Einsatzwürfeln.
    }
destinies-event-says =
    { $b ->
        [one] { $a } zählt einen Erfolg.
       *[other] { $a } zählt { $b } Erfolge.
    }
destinies-event-counts = { $a } hat die Wurfsumme { $c }: Marker { $d }, Sterne { $e }, durch Gegenstände { $f }, das macht { $g ->
        [one] einen Erfolg
       *[other] { $g } Erfolge
    }.
destinies-event-tested =
    { $b ->
        [0] Die Probe endet ohne Erfolg: { $c }.
        [one] Die Probe endet mit einem Erfolg: { $c }.
       *[other] Die Probe endet mit { $b } Erfolgen: { $c }.
    }
destinies-event-markers = Für { $a } stehen die Marker auf der Leiste { $b ->
        [0] Klugheit
        [1] Geschick
       *[2] Stärke
    } jetzt auf { $d }.
destinies-event-marker = { $a } bekommt einen neuen Marker auf der Leiste { $b ->
        [0] Klugheit
        [1] Geschick
       *[2] Stärke
    }, auf { $c }.

## Events: items and trade

destinies-event-uses = { $a } benutzt: { $d }.
destinies-event-suffers = { $a } hat daran zu tragen: { $d }.
destinies-event-gains = { $a } bekommt: { $c }.
destinies-event-runs-out = Davon ist nichts mehr da: { $c }. Dafür bekommt { $a } einen Erfahrungspunkt.
destinies-event-loses = { $a } verliert: { $c }.
destinies-event-abandons = { $a } lässt hier etwas liegen, { $e }: { $d }.
destinies-event-picks = { $a } hebt auf: { $c }.
destinies-event-opens-stack = Hier gibt es jetzt eine Auslage: { $b }.
destinies-event-stocks = Neu in der Auslage, { $c }: { $d }.
destinies-event-closes-stack = Diese Auslage ist abgeräumt: { $b }.
destinies-event-moves-stack = Die Auslage zieht um, bisher: { $c }, jetzt: { $d }.
destinies-event-sells = { $a } verkauft: { $c }.
destinies-event-buys = { $a } kauft: { $c }.

## Events: teams

destinies-event-hands-over = { $a } übergibt an { $b }: { $d }.
destinies-event-hands-coin = { $a } gibt { $b } eine Münze.
destinies-event-summons = { $a } ruft { $b } herbei.

## Events: Finales

destinies-event-finale = { $a } beginnt das Finale.
destinies-event-stage = Für { $a } kommt der nächste Abschnitt.
destinies-event-retries = { $a } versucht den Abschnitt noch einmal.
destinies-event-yields = { $a } gibt auf.
destinies-event-defeated = { $a } ist gescheitert und hat keine Züge mehr.
destinies-event-fulfils = { $a } erfüllt die Bestimmung.

destinies-coins =
    { $b ->
        [0] ohne Münze
        [one] mit einer Münze
       *[other] mit { $b } Münzen
    }

## The end, as a headline: $names joined, $count of them

destinies-outcome-fulfilled =
    { $count ->
        [one] { $names } erfüllt die Bestimmung und gewinnt
       *[other] { $names } erfüllen ihre Bestimmung und gewinnen
    }
destinies-outcome-told =
    { $count ->
        [one] Die Geschichte ist erzählt: { $names } erfüllt die Bestimmung
       *[other] Die Geschichte ist erzählt: { $names } erfüllen ihre Bestimmungen
    }
destinies-outcome-defeated = Keine Bestimmung wurde erfüllt
destinies-outcome-time = Der letzte Tag ist vorbei
destinies-outcome-conceded = Keine Bestimmung wurde erfüllt

## Steps of a turn, skills, paths, modes, standings

destinies-phase-start = Beginn des Zuges
destinies-phase-move = Bewegung
destinies-phase-visit = Besuch
destinies-phase-trade = Handel
destinies-phase-finale = Finale
destinies-phase-ended = Das Ende
destinies-skill-intelligence = Klugheit
destinies-skill-dexterity = Geschick
destinies-skill-power = Stärke
destinies-path-gold = Gold
destinies-path-violet = Violett
destinies-mode-race = Wettlauf
destinies-mode-explorer = Erkundung
destinies-mode-challenger = Herausforderung
destinies-mode-team = Teams
destinies-standing-playing = unterwegs
destinies-standing-in-finale = im Finale
destinies-standing-fulfilled = erfüllt
destinies-standing-defeated = gescheitert

## What an option is (the view's `kind` of an offer)

destinies-kind-interaction = Tat
destinies-kind-payment = Bezahlung
destinies-kind-test = Probe
destinies-kind-scan = Gegenstand
destinies-kind-destiny = Bestimmung
destinies-kind-scan-or-test = Gegenstand oder Probe
destinies-kind-trade = Handel
destinies-kind-finale = Finale
destinies-kind-travel = Reise
destinies-kind-dungeon = Gewölbe

## When an ability can be used

destinies-moment-any = Jederzeit im Zug
destinies-moment-turn-start = Zu Beginn des Zuges
destinies-moment-stay = Beim Bleiben
destinies-moment-explore = Beim Erkunden
destinies-moment-before-roll = Vor einem Wurf
destinies-moment-after-roll = Nach einem Wurf

## What is asked (the view's `asked`), of $name

destinies-ask-hero = { $name } wählt eine Rolle.
destinies-ask-exchange = { $name } darf im Team Gegenstände und Münzen tauschen.
destinies-ask-ability = { $name } darf jetzt einen Gegenstand benutzen.
destinies-ask-move = { $name } geht oder bleibt.
destinies-ask-place = { $name } darf einen Ort besuchen.
destinies-ask-option = { $name } wählt, was hier zu tun ist, oder geht.
destinies-ask-answer = { $name } muss antworten.
destinies-ask-way = { $name } wählt einen Weg.
destinies-ask-stage = { $name } handelt im Finale.
destinies-ask-dice = { $name } nimmt Einsatzwürfel dazu und würfelt.
destinies-ask-successes = { $name } würfelt, zählt und nennt die Erfolge.
destinies-ask-after-roll = { $name } darf nach dem Wurf Gegenstände benutzen.
destinies-ask-markers = { $name } verschiebt Marker.
destinies-ask-overflow = { $name } hat mehr als fünf Gegenstände: Etwas muss weg.
destinies-ask-trade = { $name } kauft und verkauft.
destinies-ask-share = { $name } sagt, wer im Team es bekommt; die andere Rolle bekommt einen Erfahrungspunkt.
destinies-ask-retry = { $name } ist gescheitert und darf den Abschnitt noch einmal versuchen.

## Moves, as on a button

destinies-move-hero = { $hero } spielen
destinies-move-stay = Hier bleiben
destinies-move-go = Gehen: { $tile }
destinies-move-visit = Besuchen: { $poi }
destinies-move-end = Zug beenden
destinies-move-take = { $option }
destinies-move-scan = { $option }: { $item }
destinies-move-tell-gold = { $option }: der goldene Pfad
destinies-move-tell-violet = { $option }: der violette Pfad
destinies-move-travel = { $journey }
destinies-move-walk = { $passage }
destinies-move-leave = Verlassen
destinies-move-dice =
    { $dice ->
        [0] Ohne Einsatzwürfel würfeln
        [one] Mit einem Einsatzwürfel würfeln
       *[other] Mit { $dice } Einsatzwürfeln würfeln
    }
destinies-move-roll =
    { $successes ->
        [0] Kein Erfolg
        [one] Ein Erfolg
        [6] Sechs Erfolge oder mehr
       *[other] { $successes } Erfolge
    }
destinies-move-use = { $item }: { $ability }
destinies-move-spend = Erfahrungspunkt ausgeben
destinies-move-left = { $skill }: Marker auf { $space }, eins nach links
destinies-move-right = { $skill }: Marker auf { $space }, eins nach rechts
destinies-move-abandon = Hier lassen: { $item }
destinies-move-pick = Aufheben: { $item }
destinies-move-buy = Kaufen: { $item }
destinies-move-sell = Verkaufen: { $item }
destinies-move-deal = Handel abschließen
destinies-move-give =
    { $item ->
        [none] Eine Münze geben
       *[other] Geben: { $item }
    }
destinies-move-ask =
    { $item ->
        [none] Eine Münze nehmen
       *[other] Nehmen: { $item }
    }
destinies-move-summon = Das Team zusammenrufen
destinies-move-keep = Behalten: { $item }; die andere Rolle bekommt einen EP
destinies-move-pass = Weitergeben: { $item }; dafür selbst einen EP
destinies-move-retry = Abschnitt noch einmal versuchen
destinies-move-yield =
    { $asked ->
        [retry] Sich geschlagen geben
        [stage] Aufgeben
       *[move] Aufgeben
    }
destinies-move-done =
    { $asked ->
        [exchange] Tausch beenden
        [ability] Nichts weiter benutzen
        [after-roll] Wurf annehmen
        [markers] Das übrige Feld verfallen lassen
        [trade] Handel beenden
       *[other] Fertig
    }

## Refusals

refusal-destinies-mode-seats = Diese Spielart braucht { $c } Plätze, nicht { $b }: { $a }
refusal-destinies-no-teams = Diese Geschichte lässt sich nicht in Teams spielen: { $a }.
refusal-destinies-heroes = Für so viele hat die Geschichte nicht genug Rollen, sondern nur { $b }: { $a }.
refusal-destinies-story-table = Ein Erzähltisch ist für zwei oder drei Rollen mit je einer eigenen Bestimmung und nicht für diese Spielart: { $a }
refusal-destinies-no-challenger = Diese Geschichte hat keine Tage, gegen die sich spielen ließe: { $a }.
refusal-destinies-no-grade = Diesen Grad der Herausforderung gibt es hier nicht, sondern nur { $b }: { $a }.
refusal-destinies-other-story = Das gehört nicht zu dieser Geschichte: { $a }
refusal-destinies-not-on-table = Das liegt nicht auf dem Tisch: { $a }.
refusal-destinies-there-already = Die Figur steht schon dort: { $a }.
refusal-destinies-unexplored-between = Auf dem Weg dorthin liegt ein unerkundetes Kartenteil, und die Figur muss dort anhalten: { $a }.
refusal-destinies-too-far = Das ist zu weit: { $a }. Es geht zu einem Kartenteil, das höchstens zwei Schritte entfernt ist.
refusal-destinies-not-on-tile = Das ist nicht auf dem Kartenteil der Figur: { $a }.
refusal-destinies-one-visit = Ein Zug hat einen Besuch, und in diesem war er schon.
refusal-destinies-taken = Das wurde schon getan.
refusal-destinies-not-offered = Das steht hier gerade nicht zur Wahl.
refusal-destinies-coins = Der Preis in Münzen ist { $a }, und da sind { $b }.
refusal-destinies-not-held = Das ist nicht im Gepäck: { $a }.
refusal-destinies-shown-already = Das wurde bei diesem Besuch hier schon gezeigt: { $a }.
refusal-destinies-locked = Der Weg ist versperrt.
refusal-destinies-effort = Von { $b } Einsatzwürfeln, die bereit sind, lassen sich nicht { $a } würfeln.
refusal-destinies-digital-dice = An diesem Tisch würfelt das Programm: Eingegeben wird nichts.
refusal-destinies-harmful = Was dieser Gegenstand hier tut, tut er von selbst: { $a }.
refusal-destinies-no-effort-die = Das erschöpft einen Einsatzwürfel, und keiner ist bereit: { $a }.
refusal-destinies-not-its-moment = Das lässt sich zu einem anderen Zeitpunkt benutzen: { $a }.
refusal-destinies-no-excess = Im Gepäck ist nicht mehr als erlaubt: Nichts muss weg.
refusal-destinies-visit-first = Das liegt hier: { $a }. Wer auf diesem Kartenteil einen Ort besucht, darf es aufheben.
refusal-destinies-not-lying = Das liegt hier nicht: { $a }.
refusal-destinies-no-trade = Gerade wird nicht gehandelt.
refusal-destinies-no-price = Das hat keinen Preis und lässt sich nicht handeln: { $a }.
refusal-destinies-not-for-sale = Das wird hier nicht verkauft: { $a }.
refusal-destinies-no-points = Gerade ist kein Marker zu verschieben.
refusal-destinies-marker = Dorthin kann kein Marker: Am Ende dürfen nie zwei auf einem Feld stehen.
refusal-destinies-summoned = Bei diesem Besuch wurde das Team schon zusammengerufen.
refusal-destinies-no-mate-near = Die andere Rolle des Teams ist weiter als zwei Kartenteile entfernt.
refusal-destinies-no-xp = Es ist kein Erfahrungspunkt da.
refusal-destinies-no-xp-in-test = Mitten in einer Probe lassen sich keine Erfahrungspunkte ausgeben.
refusal-destinies-empty-basket = Der Korb ist leer.
refusal-destinies-no-journey = Von hier steht noch keine Reise offen.
refusal-destinies-nothing-to-show = Im Gepäck ist nichts, was sich zeigen oder benutzen ließe.
refusal-destinies-hero-first = Erst muss eine Rolle gewählt werden.
refusal-destinies-answer-first = Erst muss die Frage beantwortet werden.
refusal-destinies-way-first = Erst muss ein Weg gewählt werden.
refusal-destinies-overflow = Erst dürfen es nur noch fünf Gegenstände sein.
refusal-destinies-markers-first = Erst müssen die Marker verschoben werden.
refusal-destinies-trade-first = Erst muss der Handel abgeschlossen oder beendet werden.
refusal-destinies-share-first = Erst muss jemand bekommen, was gefunden wurde.
refusal-destinies-retry-first = Erst ist zu wählen: noch ein Versuch, oder sich geschlagen geben.
refusal-destinies-in-finale = Ein Finale wird durch nichts unterbrochen.
refusal-destinies-in-test = Erst muss die Probe zu Ende gebracht werden.
refusal-destinies-not-now = Das hat seinen Platz in einem anderen Schritt des Zuges.
