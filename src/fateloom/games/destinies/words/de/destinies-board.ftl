### The words of the table of Destinies in the browser. What happens, is asked and can be chosen
### stands in destinies.ftl, and so does the glossary.

destinies-board-steps = Schritte des Zuges
destinies-board-step-start = Aufwachen
destinies-board-step-move = Gehen
destinies-board-step-visit = Besuchen
destinies-board-day = Tag
destinies-board-day-of = Tag { $day } von { $limit }
destinies-board-days-left =
    { $count ->
        [0] der letzte Tag
        [one] noch ein Tag
       *[other] noch { $count } Tage
    }

## The map

destinies-board-map = Landkarte: { $name }
destinies-board-to-map = Karte
destinies-board-to-page = Zurück zur Seite
destinies-board-zoom-in = Vergrößern
destinies-board-zoom-out = Verkleinern
destinies-board-fit = Ganze Karte zeigen
destinies-board-tile-unexplored = Unerkundetes Kartenteil { $number }
destinies-board-tile-hint = Unerkundet: { $hint }
destinies-board-tile-places = Orte: { $places }
destinies-board-tile-heroes = Hier: { $heroes }
destinies-board-tile-lying = Hier liegt: { $items }
destinies-board-steps-away =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
destinies-board-explores = wird erkundet
destinies-board-new = neu
destinies-board-stack = Auslage, Paar { $pair }
destinies-board-with = mit dabei: { $people }

## Heroes to take

destinies-board-heroes = Wähle deine Rolle
destinies-board-heroes-why = Jede Rolle hat ihre eigene Bestimmung, die sonst niemand sieht.
# Wie gut eine Rolle eine Fähigkeit beherrscht.
destinies-board-able-strong = stark
destinies-board-able-good = gut
destinies-board-able-fair = mittel
destinies-board-able-weak = schwach
destinies-board-coins =
    { $count ->
        [0] keine Münze
        [one] eine Münze
       *[other] { $count } Münzen
    }

# Die Reihenfolge der Wahl: steht nach jedem Namen.
destinies-cast-order = Reihenfolge der Wahl
destinies-cast-done = hat gewählt
destinies-cast-now = wählt jetzt
destinies-cast-to-come = wählt später
# An einer Nische, die noch niemand genommen hat.
destinies-cast-free = { $name }?

## The page on which a story begins

destinies-tale-for = für { $names }
destinies-tale-recap = Was bisher geschah
destinies-tale-onward = Wer bist du?
destinies-tale-more = unten geht es weiter
destinies-tale-again = Den Anfang noch einmal lesen

## A visit

destinies-board-options = Was tut { $name }?
destinies-board-answers = { $name } muss antworten
destinies-board-ways = Wohin?
destinies-board-day-note = { $tile }, Tag { $day }
destinies-board-finale = Finale
destinies-board-last-way = Der letzte Weg von { $hero }
destinies-board-stages = Stationen
destinies-board-stage-done = geschafft
destinies-board-stage-now = jetzt
destinies-board-stage-to-come = noch vor dir
destinies-board-happens = Etwas geschieht
destinies-board-taken = erledigt
destinies-board-only-you = nur du siehst das
destinies-board-leaving = Wer geht, beendet den Zug.
destinies-board-forced-answer = Antworte erst: Vorher kannst du nicht gehen.
destinies-board-forced-way = Wähle erst einen Weg: Zurück geht es immer.
destinies-board-forced-stage = Ein begonnenes Finale kannst du nicht verlassen.
destinies-board-rules = Regeln dazu
destinies-board-undo = Rückgängig
destinies-board-earlier = Was hier schon zu lesen war
destinies-board-below =
    { $count ->
        [1] noch eine weiter unten
        [2] noch zwei weiter unten
        [3] noch drei weiter unten
        [4] noch vier weiter unten
       *[other] noch { $count } weiter unten
    }
destinies-board-kind-interaction = Tat
destinies-board-kind-payment =
    { $cost ->
        [one] Kostet eine Münze
       *[other] Kostet { $cost } Münzen
    }
destinies-board-kind-test = Probe auf { $skill }
destinies-board-kind-scan =
    { $way ->
        [talk] Gegenstand zeigen
       *[use] Gegenstand benutzen
    }
destinies-board-kind-scan-or-test = Gegenstand oder Probe auf { $skill }
destinies-board-kind-destiny = Über deine Bestimmung
destinies-board-kind-trade = Handel
destinies-board-kind-finale = Finale: kein Zurück
destinies-board-kind-travel = Reise, beendet den Zug
destinies-board-kind-dungeon = Ein Weg hinab
destinies-board-markers = Marker { $spaces }
destinies-board-choose-item = Welcher Gegenstand?
destinies-board-choose-path = Welcher Pfad? Alle anderen sehen weg.
destinies-board-test-instead = Probe auf { $skill }
destinies-board-goal-closed = ein Weg, der noch versperrt ist
destinies-board-lying = Hier liegt
destinies-board-read = Weiter
destinies-board-trail = Der Weg bisher
destinies-plan-draw = Plan meiner Wege zeichnen
destinies-board-heard = Was du auf deine Fragen gehört hast
destinies-aloud-news = die letzten Ereignisse
destinies-aloud-destiny = { $name }. Alle in der Nähe hören mit.
destinies-private-own = Das kannst nur du lesen.
destinies-private-hold = Zum Lesen gedrückt halten
destinies-private-other = Das kann nur { $name } lesen.
destinies-report = Diesen Text melden
destinies-report-why = Ist in der Geschichte oder ihrer Übersetzung ein Fehler? Das hier braucht, wer sie verfasst hat. Kopiere es oder speichere es als Datei. Es wird nicht verschickt.
destinies-report-remark = Beschreibe den Fehler
destinies-report-text = Meldung
destinies-report-copy = Kopieren
destinies-report-copied = Kopiert.
destinies-report-by-hand = Die Meldung ist markiert. Kopiere sie mit der Tastatur oder über das Menü.
destinies-report-save = Als Datei speichern
destinies-report-saved = Die Datei liegt bei deinen Downloads.
destinies-report-story = Geschichte: { $story }, Version { NUMBER($version, useGrouping: 0) }
destinies-report-key = Text: { $key }
destinies-report-language = Sprache: { $language }
destinies-report-place = Gelesen bei: { $where }
destinies-report-table = Tisch: { $mode }, { $heroes ->
        [one] eine Rolle
       *[other] { $heroes } Rollen
    }, Moment { NUMBER($number, useGrouping: 0) }
destinies-report-wrong = Fehler: { $remark }
destinies-notes = Deine Notizen
destinies-notes-why = Diese Notizen siehst nur du.
destinies-notes-none = Noch keine Notizen.
destinies-notes-line = Notiz schreiben
destinies-notes-add = Hinzufügen
destinies-plan = Plan der erkundeten Räume
destinies-plan-here = Du bist in Raum { $number }. Die Wege bisher
destinies-plan-room = { $way }: zu Raum { $number }
destinies-plan-out = { $way }: zum Ausgang
destinies-plan-end-room = zu Raum { $number }
destinies-plan-end-out = zum Ausgang
destinies-plan-end-unknown = unerkundet
destinies-plan-unknown = { $way }: unerkundet
destinies-board-gain-coins =
    { $sign ->
        [plus] { $name }: { $by ->
            [one] eine Münze
           *[other] { $by } Münzen
        } mehr
       *[minus] { $name }: { $by ->
            [one] eine Münze
           *[other] { $by } Münzen
        } weniger
    }
destinies-board-gain-xp =
    { $sign ->
        [plus] { $name }: { $by } EP
       *[minus] { $name }: { $by } EP ausgegeben
    }
destinies-board-gain-effort =
    { $sign ->
        [plus] { $name }: { $by ->
            [one] ein Einsatzwürfel
           *[other] { $by } Einsatzwürfel
        } wieder bereit
       *[minus] { $name }: { $by ->
            [one] ein Einsatzwürfel
           *[other] { $by } Einsatzwürfel
        } erschöpft
    }

## A test

destinies-board-test = Probe auf { $skill }
destinies-board-main = Haupt
destinies-board-effort-ready = bereit
destinies-board-effort-die = Einsatzwürfel { $number }
destinies-board-die-main = Hauptwürfel: { $face }
destinies-board-die-effort =
    { $face ->
        [0] Einsatzwürfel: ein Stern
       *[other] Einsatzwürfel: { $face }
    }
destinies-board-total = Wurfsumme { $total }
destinies-board-count = Die Zählung
destinies-board-count-successes =
    { $count ->
        [one] Erfolg
       *[other] Erfolge
    }
destinies-test-roll-high = Jeder Marker, den deine Wurfsumme erreicht, ist ein Erfolg.
destinies-test-count-own = Wirf diese Würfel: Jeder Marker, den deine Wurfsumme erreicht, ist ein Erfolg, und jeder Stern auch.
destinies-test-first-effort = Einsatz heißt mehr Würfel: Zahlen erhöhen deine Summe, ein Stern ist schon ein Erfolg, und jeden Zug kommt ein Würfel zurück.
destinies-test-always = immer
destinies-test-add = dazu?
destinies-test-added = dabei
destinies-test-reached =
    { $count ->
        [0] Kein Marker ist erreicht.
        [one] { $spaces } ist erreicht.
       *[other] { $spaces } sind erreicht.
    }
destinies-test-missed =
    { $count ->
        [one] { $spaces } ist zu hoch.
       *[other] { $spaces } sind zu hoch.
    }
destinies-test-of-markers =
    { $count ->
        [0] kein Marker
        [one] ein Marker
       *[other] { $count } Marker
    }
destinies-test-of-stars =
    { $count ->
        [one] ein Stern
       *[other] { $count } Sterne
    }
destinies-test-of-items = { $count } durch Gegenstände
destinies-test-moved = Die Leiste steht hier wie beim Wurf. Danach sind Marker gewandert.
destinies-board-rolled = { $name } hat gewürfelt.
destinies-board-see = Ergebnis zeigen
destinies-board-usable = Jetzt zu benutzen
destinies-board-odds = Aussichten
destinies-board-odds-why = auf mindestens so viele Erfolge, mit { $count ->
        [0] keinem Einsatzwürfel
        [one] einem Einsatzwürfel
       *[other] { $count } Einsatzwürfeln
    }
destinies-board-odds-of = { $count } oder mehr: { $percent } %
destinies-board-track-label =
    { $skill }: { $spaces ->
        [none] kein Marker
       *[other] Marker auf { $spaces }
    }{ $aims ->
        [none] { "" }
       *[other] ; geplant auf { $aims }
    }

## A hero's board

destinies-board-hero = { $hero }, { $name }
destinies-board-effort = Einsatz
destinies-board-effort-label =
    { $count ->
        [0] kein Einsatzwürfel bereit
        [one] ein Einsatzwürfel bereit
       *[other] { $count } Einsatzwürfel bereit
    }
destinies-board-coins-word = Münzen
destinies-board-xp = EP
destinies-board-xp-label =
    { $count ->
        [0] kein Erfahrungspunkt
        [one] ein Erfahrungspunkt
       *[other] { $count } Erfahrungspunkte
    }
destinies-board-items = Gegenstände
destinies-board-empty = leerer Platz
destinies-board-turn = ist am Zug
destinies-board-finale-path = Finale, Pfad: { $path }
destinies-board-out = gescheitert
destinies-board-spread = Marker, die zu verschieben sind
destinies-board-points =
    { $left ->
        [yes] { $count ->
            [one] ein Feld nach links
           *[other] { $count } Felder nach links
        }
       *[no] { $count ->
            [one] ein Feld nach rechts
           *[other] { $count } Felder nach rechts
        }
    }
destinies-board-marker-on = Marker auf { $space }, nach { $to }
destinies-board-marker-meant = Marker geplant auf { $space }, nach { $to }

## How somebody means to spend experience

destinies-intent = Erfahrung planen
destinies-intent-short = Planen
destinies-intent-how = Berühre einen Marker, um zu planen, wohin er geht. Noch wird nichts ausgegeben.
destinies-intent-cost =
    { $cost ->
        [one] Geplant: ein Erfahrungspunkt
       *[other] Geplant: { $cost } Erfahrungspunkte
    }
destinies-intent-have =
    { $count ->
        [0] (du hast noch keinen)
        [one] (du hast einen)
       *[other] (du hast { $count })
    }
destinies-intent-on = Weiterplanen
destinies-intent-done = Fertig
destinies-intent-discard = Plan verwerfen
destinies-intent-follow = Wie geplant verschieben

## Items

destinies-board-always = Immer.
destinies-board-discard = Ablegen.
destinies-board-costs-effort =
    { $count ->
        [one] Erschöpft einen Einsatzwürfel.
       *[other] Erschöpft { $count } Einsatzwürfel.
    }
destinies-board-no-power = Für alle, die es sehen wollen.
destinies-board-no-value = hat keinen Preis
destinies-board-value =
    { $count ->
        [one] eine Münze wert
       *[other] { $count } Münzen wert
    }
destinies-board-overflow = Du hast sechs Gegenstände: einen zu viel
destinies-board-overflow-why = Ins Gepäck passen fünf. Was du hier lässt, bleibt auf dem Kartenteil, und andere können es aufheben.
destinies-board-share = Gemeinsam gefunden
destinies-board-stack-of = In der Auslage: { $place }
destinies-board-basket = Korb
destinies-board-have = Du hast
destinies-board-sells = Verkaufen: { $item }
destinies-board-buys = Kaufen: { $item }
destinies-board-after-trade = Danach
destinies-board-basket-empty = Wähle, was du kaufst und verkaufst. Bis du den Handel abschließt, geschieht nichts.
destinies-board-selling = wird verkauft
destinies-board-buying = wird gekauft
destinies-board-short =
    { $count ->
        [one] es fehlt eine Münze
       *[other] es fehlen { $count } Münzen
    }
destinies-board-sold-out = Nichts ist zu verkaufen.
destinies-board-exchange = Tausch im Team
destinies-board-give = Geben
destinies-board-take = Nehmen
destinies-board-exchange-why = Einen Tausch kannst du nicht rückgängig machen.
destinies-board-of-hero = Gegenstände von { $name }

## The letter in which a Destiny is first read

destinies-letter-of = Die Bestimmung von { $name }
destinies-letter-only = Jetzt sieht nur { $name } hin
destinies-letter-yours = Ein Brief für dich allein
destinies-letter-why =
    Deiner Bestimmung wegen bist du unterwegs, und niemand sonst darf sie lesen.{ $held ->
        [yes] { " " }Dreh den Bildschirm zu dir.
       *[no] { "" }
    }
destinies-letter-hold = Halte das Siegel, bis es bricht.
destinies-letter-break = Brich das Siegel.
destinies-letter-path = { $path ->
        [gold] der goldene Pfad
       *[violet] der violette Pfad
    }
destinies-letter-steps = { $count ->
        [one] Ein Schritt, noch nicht getan
       *[other] { $count } Schritte, noch nicht getan
    }
destinies-letter-two =
    Es gibt zwei Pfade. Einer genügt, und du darfst dich umentscheiden. { $held ->
        [yes] Halte das Siegel neben deiner Figur, um dies wieder zu lesen.
       *[no] Das Siegel neben deiner Figur öffnet dies wieder.
    }
destinies-letter-read = Gelesen. Wieder versiegeln

## Secrets

destinies-board-destiny = Bestimmung
destinies-board-sealed = Versiegelt für { $name }
destinies-board-sealed-why = Die anderen sehen bitte weg.
destinies-board-sealed-how = Der Text ist zu sehen, solange du die Taste hältst. Schiebe den Finger nach oben, um weiterzulesen.
destinies-board-hold = Zum Ansehen halten
destinies-board-holding = weiter halten
destinies-board-open = Siegel öffnen
destinies-board-close = Wieder versiegeln
destinies-board-path = { $path ->
        [gold] Gold
       *[violet] Violett
    }: { $name }
destinies-board-step-done = erreicht
destinies-board-step-lost = erreicht, gilt aber gerade nicht
destinies-board-step-hidden = ein Schritt, den du noch nicht erreicht hast
destinies-board-ready = Am rechten Ort kann das Finale beginnen.
destinies-board-begin-finale = Hier mein Finale beginnen
destinies-board-no-finale = Hier beginnt gerade keines deiner Finale.

## Ein Handy neben dem Tisch

destinies-phone-join = Mit dem Handy dazu
destinies-phone-join-of = Mit dem Handy dazu: { $name }
destinies-phone-join-why = Scanne den Code mit dem Handy von { $name }. Bestimmung, Notizen und Plan von { $hero } sind dann nur noch dort.
destinies-phone-with = { $name }, mit Handy
destinies-phone-holds = Bestimmung auf dem Handy

## The others

destinies-elsewhere = Unterdessen
destinies-elsewhere-at = { $hero }, { $place }
destinies-elsewhere-open = Lesen, was { $hero } hier gelesen hat: { $place }
destinies-aim-ask = Wohin willst du als Nächstes?
destinies-aim-none = noch offen
destinies-aim-go = Wie geplant dorthin: { $tile }
destinies-guess-first = Wer erfüllt zuerst eine Bestimmung?
destinies-guess-roll = Wie viele Erfolge hat { $hero } gleich? Was du rätst, erfahrt ihr am Ende.
destinies-guessed = Was ihr geraten habt
destinies-guessed-first = An Tag { $day } hat { $name } auf { $hero } getippt. { $right ->
        [yes] So ist es gekommen.
       *[no] Es kam anders.
    }
destinies-guessed-rolls =
    { $all ->
        [one] { $name } hat { $right } von { $all } Wurf erraten.
       *[other] { $name } hat { $right } von { $all } Würfen erraten.
    }

## The end

destinies-end-day = Tag { $day }
destinies-end-counts = Schritte jeder Bestimmung, Tag für Tag
destinies-end-reached = { $reached } von { $of }
destinies-end-fulfilled =
    { $count ->
        [one] { $heroes } erfüllt die Bestimmung
       *[other] { $heroes } erfüllen ihre Bestimmungen
    }
destinies-end-why =
    { $days ->
        [one] { $story }, erzählt an einem Tag. Sieg für { $names }.
       *[other] { $story }, erzählt an { $days } Tagen. Sieg für { $names }.
    }
destinies-end-nobody =
    { $days ->
        [one] { $story }, erzählt an einem Tag.
       *[other] { $story }, erzählt an { $days } Tagen.
    }
destinies-end-people = Was aus allen wurde
destinies-end-heard =
    { $seen ->
        [one] von { $all } Texten dieser Geschichte war zu hören. Die anderen stecken noch darin.
       *[other] von { $all } Texten dieser Geschichte waren zu hören. Die anderen stecken noch darin.
    }
destinies-end-next = An einem anderen Abend
destinies-end-next-set-up = Diese Geschichte einrichten
destinies-board-end-others = Und die anderen
destinies-board-end-ways = Die Wege, die ihr gegangen seid
destinies-board-end-won = zu Ende gegangen
destinies-board-end-not-won = nicht zu Ende gegangen
destinies-board-end-numbers = Mehr Zahlen
destinies-board-end-light = Was ans Licht kommt
destinies-board-end-path =
    { $steps ->
        [one] Pfad { $path }, { $name }: { $reached } von { $steps } Schritt
       *[other] Pfad { $path }, { $name }: { $reached } von { $steps } Schritten
    }
destinies-board-end-seen-tiles = { $seen } von { $all } Kartenteilen wurden erkundet.
destinies-board-end-seen-options = { $seen } von { $all } Möglichkeiten, etwas zu tun oder zu fragen, wurden gewählt.
destinies-board-end-seen-rooms = { $seen } von { $all } unterirdischen Räumen wurden betreten.
destinies-board-virtue-dark = Gutes wird man davon nicht erzählen.
destinies-board-virtue-shady = Daraus wurde mehr Leid als Gutes.
destinies-board-virtue-even = Daraus wurde so viel Gutes wie Leid.
destinies-board-virtue-fair = Daraus wurde mehr Gutes als Leid.
destinies-board-virtue-bright = An so viel Güte wird man sich erinnern.
destinies-board-end-deeds = Statistik
destinies-board-end-explored = Kartenteile erkundet
destinies-board-end-visits = Orte besucht
destinies-board-end-tests = Proben
destinies-board-end-successes = Erfolge
destinies-board-end-stars = Sterne
destinies-board-end-coins = Münzen verdient
destinies-board-end-items = Gegenstände gefunden

## Gedruckte Karten: Die Wörter des Fensters stehen in later-scan.ftl.

destinies-scan-open = Gedruckte Karte scannen

## Gedrucktes Material: Was damit zu tun ist, steht in later-parts.ftl.

destinies-parts = Spielmaterial
destinies-parts-open =
    { $count ->
        [0] Spielmaterial auf dem Tisch
        [one] Spielmaterial auf dem Tisch: ein Handgriff
       *[other] Spielmaterial auf dem Tisch: { $count } Handgriffe
    }
