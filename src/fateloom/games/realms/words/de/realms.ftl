### Was in Realms of Destiny geschieht, gefragt wird und gewählt werden kann. Die Regeln für
### Variablen stehen in ../en/destiny.ftl; Namen stehen ungebeugt, wie in destiny.ftl.
###
### Wörter: destiny Bestimmung, complete erfüllen, put up versteigern, bid bieten und Gebot, pass
### passen, in front of vor, rotated gedreht, upright aufrecht, token Marker, spend a token einlösen,
### support Beistand, pile Stapel, discards Ablage, additional draw Zusatzkarte, borrow leihen,
### eliminated ausgeschieden, family Familie, type Typ (Fighter Kämpfer, Field Ort, Book Buch),
### kind Art (Aktivierung, Dauerhaft, Pflicht, Einmalig).

## Ereignisse: die Vorbereitung

realms-event-first = { $a } ist am jüngsten, also beginnt { $b }.
realms-event-shared = Die gemeinsamen Bestimmungen: { $a }.
realms-event-secret = Die geheime Bestimmung von { $a }: { $b }.

## Ereignisse: der Zug

realms-event-turn = Zug { $a }: { $b } ist dran.
realms-event-readies =
    { $bn ->
        [one] { $b } vor { $a } steht wieder aufrecht.
       *[other] { $b } vor { $a } stehen wieder aufrecht.
    }
realms-event-token-works = { $b } wirkt bei { $a }.
realms-event-draws =
    { $b ->
        [one] { $a } zieht eine Karte.
       *[other] { $a } zieht { $b } Karten.
    }
realms-event-drawn = Auf die Hand von { $a }: { $b }.
realms-event-draws-nothing = Für { $a } ist keine Karte mehr zu ziehen.
realms-event-shuffles =
    { $a ->
        [one] Die eine abgeworfene Karte wird zum neuen Stapel.
       *[other] Die { $a } abgeworfenen Karten werden neu gemischt.
    }
realms-event-works = { $b } wirkt bei { $a }.

## Ereignisse: die Auktion

realms-event-offers = { $a } versteigert { $b }.
realms-event-shows = { $a } versteigert { $b }.
realms-event-covers = { $a } versteigert eine Karte verdeckt.
realms-event-seals = { $a } hat geheim gewählt.
realms-event-opens = Beide Karten werden aufgedeckt.
realms-event-tax-looks = Der Zöllner von { $a } fragt, ob die verdeckte Karte von { $b } zum Königreich gehört.
realms-event-taxes = { $b } schuldet dem Zöllner von { $a } eine Karte.
realms-event-bids = { $a } bietet { $b }.
realms-event-passes = { $a } passt.
realms-event-cannot-bid = { $a } kann nicht bieten und passt.
realms-event-unsold = Niemand bietet, und { $a } hat die Wahl.
realms-event-wins = { $a } gewinnt die Auktion mit { $b }.
realms-event-takes-lot = { $a } nimmt die Karte, die { $b } versteigert hat.
realms-event-turns-up = Die verdeckte Karte von { $a } ist { $b }.
realms-event-acquires = { $b } liegt nun vor { $a }.
realms-event-supports = { $b } kommt in den Beistand von { $a }.

## Ereignisse: Fähigkeiten

realms-event-uses = { $a } nutzt { $b }.
realms-event-idle = Für { $a } gibt es nichts zu tun.
realms-event-borrows = { $a } leiht { $b } (vor { $c }).
realms-event-repeats = { $a } nutzt { $b } noch einmal, dank { $c }.
realms-event-declines = { $a } belässt es dabei.
realms-event-aims = { $a } zielt mit { $b } auf { $c }.
realms-event-aims-at-card = { $a } zielt mit { $b } auf { $c }.
realms-event-names = { $a } nennt { $b }.
realms-event-pairs = { $a } zielt mit Feuermagier auf { $b }.
realms-event-spends = { $a } löst einen Marker ein: { $b }.
realms-event-discards = { $a } wirft { $b } ab.
realms-event-gives =
    { $c ->
        [one] { $a } gibt { $b } eine Karte.
       *[other] { $a } gibt { $b } { $c } Karten.
    }
realms-event-given = Von { $a } an { $b }: { $c }.
realms-event-takes = { $a } nimmt { $b } blind eine Karte weg.
realms-event-taken = Die Karte, die { $a } von { $b } hat: { $c }.
realms-event-demands = { $a } verlangt von { $b } eine Karte der Familie { $c }.
realms-event-misses = { $a } hat keine Karte der Familie { $b }.
realms-event-unmasks = { $a } sieht die geheime Bestimmung von { $b } an.
realms-event-saw-destiny = { $a } sah die geheime Bestimmung von { $b }: { $c }.
realms-event-looks-at-pile =
    { $b ->
        [one] { $a } sieht die oberste Karte des Stapels an.
       *[other] { $a } sieht die obersten { $b } Karten des Stapels an.
    }
realms-event-saw-pile = { $a } sah auf dem Stapel, von oben: { $b }.
realms-event-puts-back = { $a } legt die Karten auf den Stapel zurück.
realms-event-sees-hand = { $a } sieht die Hand von { $b } an.
realms-event-saw-hand = { $a } sah auf der Hand von { $b }: { $c }.
realms-event-exchanges = { $a } und { $b } tauschen eine Karte.
realms-event-exchanged = { $a } gab { $c }, { $b } gab { $d }.
realms-event-gains = { $a } nimmt einen Marker: { $b }.
realms-event-cursed = { $a } muss einen Marker nehmen: { $b }.
realms-event-requests = { $a } verlangt von { $b } als Nächstes { $c }.
realms-event-moves = { $b } wandert von { $a } zu { $c }.
realms-event-swaps = { $a } tauscht { $b } gegen { $d } von { $c }.
realms-event-loses = { $a } verliert { $b } an die Ablage.
realms-event-recovers = { $a } nimmt { $b } aus der Ablage.
realms-event-raises = { $a } erweckt { $b } aus der Ablage.

## Ereignisse: das Ende

realms-event-saved = { $b } rettet { $a }.
realms-event-in-danger =
    { $an ->
        [one] { $a } hat keine Karte mehr.
       *[other] { $a } haben keine Karte mehr.
    }
realms-event-eliminated =
    { $b ->
        [none] { $a } scheidet aus.
       *[other] { $a } scheidet aus, durch { $b }.
    }
realms-event-fulfils = { $a } tut, was { $b } verlangt.
realms-event-completes = { $a } erfüllt die Bestimmung { $b }.
realms-event-over =
    { $a ->
        [destiny] { $bn ->
            [one] Die Bestimmung ist erfüllt: { $b } gewinnt die Partie.
           *[other] Die Bestimmung ist erfüllt: { $b } gewinnen die Partie gemeinsam.
        }
        [survivor] { $bn ->
            [one] Nur { $b } ist noch am Tisch und gewinnt die Partie.
           *[other] { $b } scheiden gemeinsam aus und teilen sich den Sieg.
        }
       *[unfinished] Die Partie bleibt unvollendet: { $b } teilen sich den Sieg.
    }

## Das Ende als Überschrift

realms-outcome-destiny =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
realms-outcome-survivor =
    { $count ->
        [one] { $names } überlebt
       *[other] { $names } teilen sich den Sieg
    }
realms-outcome-unfinished = Unvollendet

## Die Schritte eines Zuges

realms-step-start = Beginn
realms-step-auction = Auktion
realms-step-effects = Effekte
realms-step-end = Ende

## Was gefragt wird

realms-ask-offer = { $name } versteigert eine Karte.
realms-ask-face = { $name } versteigert sie offen oder verdeckt.
realms-ask-bid = { $name } bietet oder passt.
realms-ask-unsold = Niemand hat geboten: { $name } nimmt die Karte umsonst oder wirft sie ab.
realms-ask-lot = { $name } nimmt eine der beiden Karten.
realms-ask-coin = { $name } darf eine Münze einlösen und eine Karte weniger zahlen.
realms-ask-pay =
    { $count ->
        [one] { $name } wählt eine Karte zum Bezahlen.
       *[other] { $name } wählt { $count } Karten zum Bezahlen.
    }
realms-ask-effect = { $name } darf Karten nutzen.
realms-ask-hourglass = { $name } richtet eine Karte auf.
realms-ask-repeat = { $name } darf { $source } ein zweites Mal nutzen.
realms-ask-aim = { $name } wählt, auf wen { $source } zielt.
realms-ask-family = { $name } nennt eine Familie für { $source }.
realms-ask-card = { $name } wählt eine Karte für { $source }.
realms-ask-borrow = { $name } wählt eine Karte zum Leihen ({ $source }).
realms-ask-token = { $name } wählt einen Marker.
realms-ask-pair = { $name } wählt zwei Nachbarn für { $source }.
realms-ask-see = { $name } sieht eine geheime Bestimmung oder den Stapel an.
realms-ask-holder = { $name } wählt, wer { $source } bekommt.
realms-ask-shield = { $name } darf gegen { $source } einen Schild einlösen.
realms-ask-seal = { $name } darf für { $source } ein Siegel einlösen.
realms-ask-discard = { $name } wirft eine Karte ab ({ $source }).
realms-ask-give =
    { $count ->
        [one] { $name } wählt eine Karte für { $other } ({ $source }).
       *[other] { $name } wählt { $count } Karten für { $other } ({ $source }).
    }
realms-ask-order = { $name } legt die Karten beliebig geordnet auf den Stapel zurück.
realms-ask-exchange = { $name } darf eine Karte aus der Hand von { $other } wählen.
realms-ask-return = { $name } wählt, was { $other } dafür bekommt.

## Was Passen bewirkt

realms-passing-on = Passen gibt das Gebot weiter.
realms-passing-sells = Passen beendet die Auktion: { $name } kauft.
realms-passing-unsold = Passen beendet die Auktion ohne Gebot.

## Züge, wie auf einem Knopf

realms-move-offer = { $card } versteigern
realms-move-face-up = Offen
realms-move-face-down = Verdeckt
realms-move-bid = { $bid } bieten
realms-move-pass = Passen
realms-move-unsold-place = Kostenlos nehmen
realms-move-unsold-drop = Abwerfen
realms-move-win = Karte von { $seat } nehmen
realms-move-pay = Mit { $card } zahlen
realms-move-give = { $card } geben
realms-move-discard = { $card } abwerfen
realms-move-use = { $card } nutzen
realms-move-borrow = { $card } leihen
realms-move-repeat = Noch einmal nutzen
realms-move-enough = Nicht noch einmal nutzen
realms-move-end = Zug beenden
realms-move-choose = { $card } wählen
realms-move-aim = { $seats } wählen
realms-move-name = { $family } nennen
realms-move-pick = Marker nehmen: { $token }
realms-move-spend = { $token } einlösen
realms-move-save = { $token } behalten
realms-move-look = Stapel ansehen
realms-move-decline = Verzichten
realms-move-order = Zurücklegen: { $places }

## Warum eine Wahl abgelehnt wird; siehe refusals.ftl

refusal-asked-otherwise =
    { $a ->
        [bid] Jetzt wird geboten.
        [pay] Erst muss der Preis bezahlt werden.
        [effect] Jetzt dürfen Karten genutzt werden.
       *[other] Erst ist etwas anderes zu wählen.
    }
refusal-bid-too-low = Ein Gebot muss höher sein als { $a }.
refusal-bid-under-law = { $a } verlangt ein erstes Gebot von 2 oder mehr.
refusal-bid-too-high = Die letzte Karte kann nicht geboten werden: Mehr als { $a } geht hier nicht.
refusal-duty-first = { $a } ist Pflicht und muss noch in diesem Zug genutzt werden.
refusal-no-hourglass = Jetzt kann keine Sanduhr eingelöst werden.
refusal-not-a-choice = Das kann hier nicht gewählt werden.
refusal-chosen-already = { $a } ist schon gewählt.
refusal-other-family = { $a } gehört nicht zur Familie { $b }.
refusal-other-family-asked = Ein Bürgermeister verlangt { $b }, also muss { $a } warten.
refusal-not-in-front = { $a } liegt nicht vor dir.
refusal-used-for-good = { $a } wirkt nur ein einziges Mal und ist verbraucht.
refusal-rotated = { $a } ist gedreht.
refusal-lich-holds = { $a } kann jetzt nicht genutzt werden: Nach dem Lich gehen nur Pflichtkarten.
refusal-power-idle = { $a } könnte jetzt nichts bewirken.

## Der Tisch im Browser

realms-steps = Schritte des Zuges
realms-rotated = gedreht
realms-covered = verdeckt
realms-support = Beistand
realms-token = { $name }, Marker { $number }
realms-token-by = { $token }, durch { $name }
realms-out = ausgeschieden
realms-not-up = Noch nicht in der Auktion
realms-seller = { $name } versteigert
realms-requests = { $name } verlangt als Nächstes { $family }
realms-lich = Hier geht der Lich um

## Bestimmungen: was sie verlangen, wie weit jemand ist ($have von $need)

realms-destinies = Bestimmungen
realms-shared = gemeinsam
realms-secret = geheim
realms-unmasked = geheim, du hast sie gesehen
realms-not-held = Hat sicher nicht: { $cards }.
realms-goal-warlord =
    { $among ->
        [0] { $count } Kämpfer vor dir.
       *[other] { $count } Kämpfer vor dir, bei insgesamt { $among } oder mehr.
    }
realms-goal-landlord =
    { $among ->
        [0] { $count } Orte vor dir.
       *[other] { $count } Orte vor dir, bei insgesamt { $among } oder mehr.
    }
realms-goal-scholar =
    { $among ->
        [0] { $count } Bücher vor dir.
       *[other] { $count } Bücher vor dir, bei insgesamt { $among } oder mehr.
    }
realms-goal-dynasty =
    { $among ->
        [0] { $count } Karten einer Familie vor dir.
       *[other] { $count } Karten einer Familie vor dir, bei insgesamt { $among } oder mehr.
    }
realms-goal-unifier =
    { $count ->
        [6] Je 2 Karten aus drei Familien
        [7] Je 2 Karten aus drei Familien und 1 aus der vierten
        [8] Je 2 Karten aus allen vier Familien
        [9] Je 3 Karten aus drei Familien
        [10] Je 3 Karten aus drei Familien und 1 aus der vierten
        [11] Je 3 Karten aus drei Familien und 2 aus der vierten
        [12] Je 3 Karten aus allen vier Familien
       *[other] { $count } Karten aus allen vier Familien
    } vor dir{ $among ->
        [0] .
       *[other] , bei insgesamt { $among } oder mehr.
    }
realms-goal-magnate = { $need } Karten auf der Hand am Ende deines Zuges.
realms-goal-renter =
    { $count ->
        [one] Eine Zusatzkarte
       *[other] { $count } Zusatzkarten
    } in einem deiner Züge{ $among ->
        [0] .
       *[other] , und { $among } Karten oder mehr vor dir.
    }
realms-goal-relic-hunter =
    { $among ->
        [0] { $count } Marker.
       *[other] { $count } Marker, und { $among } Karten oder mehr vor dir.
    }
realms-goal-hermit = Am Ende deines Zuges hast du 1 oder 2 Karten auf der Hand und { $count } oder mehr vor dir.
realms-goal-spendthrift = Du gewinnst eine Auktion mit einem Gebot von { $need } oder mehr.
realms-goal-wanderer = { $count } Karten mit Typ vor dir, darunter ein Kämpfer, ein Ort und ein Buch.
realms-goal-twin-crowns =
    { $count ->
        [5] 3 Karten einer Familie und 2 einer anderen
        [6] Je 3 Karten aus zwei Familien
        [7] 4 Karten einer Familie und 3 einer anderen
        [8] Je 4 Karten aus zwei Familien
        [9] 5 Karten einer Familie und 4 einer anderen
        [10] Je 5 Karten aus zwei Familien
       *[other] { $count } Karten aus zwei Familien
    } vor dir{ $among ->
        [0] .
       *[other] , bei insgesamt { $among } oder mehr.
    }
realms-have-warlord =
    { $among ->
        [0] Kämpfer { $have } von { $need }
       *[other] Erreicht { $have } von { $need }
    }
realms-have-landlord =
    { $among ->
        [0] Orte { $have } von { $need }
       *[other] Erreicht { $have } von { $need }
    }
realms-have-scholar =
    { $among ->
        [0] Bücher { $have } von { $need }
       *[other] Erreicht { $have } von { $need }
    }
realms-have-dynasty =
    { $among ->
        [0] Aus einer Familie { $have } von { $need }
       *[other] Erreicht { $have } von { $need }
    }
realms-have-unifier =
    { $among ->
        [0] Passende Karten { $have } von { $need }
       *[other] Erreicht { $have } von { $need }
    }
realms-have-magnate = Auf der Hand { $have } von { $need }
realms-have-renter =
    { $among ->
        [0] Gezogen { $have } von { $need }
       *[other] Erreicht { $have } von { $need }
    }
realms-have-relic-hunter =
    { $among ->
        [0] Marker { $have } von { $need }
       *[other] Erreicht { $have } von { $need }
    }
realms-have-hermit = Erreicht { $have } von { $need }
realms-have-wanderer = Erreicht { $have } von { $need }
realms-have-twin-crowns =
    { $among ->
        [0] Passende Karten { $have } von { $need }
       *[other] Erreicht { $have } von { $need }
    }
# Was jemandem noch fehlt: $what sind Wendungen der nächsten Art, verbunden

realms-needs = { $name } braucht noch { $what }
realms-needs-turn = { $name } hat genug und gewinnt, wenn der Zug endet
realms-needs-nothing = { $name } hat genug
realms-needed = es fehlen
realms-near = zu { $destiny } fehlt nur { $what }
realms-near-done = genug für { $destiny }
realms-short-warlord = { $count } Kämpfer
realms-short-landlord =
    { $count ->
        [one] 1 Ort
       *[other] { $count } Orte
    }
realms-short-scholar =
    { $count ->
        [one] 1 Buch
       *[other] { $count } Bücher
    }
realms-short-family =
    { $count ->
        [one] 1 Karte der Familie { $family }
       *[other] { $count } Karten der Familie { $family }
    }
realms-short-one-family =
    { $count ->
        [one] 1 Karte einer Familie, die schon liegt
       *[other] { $count } Karten einer Familie
    }
realms-short-fitting =
    { $count ->
        [one] 1 Karte der richtigen Familie
       *[other] { $count } Karten der richtigen Familien
    }
realms-short-typed =
    { $count ->
        [one] 1 weitere Karte mit Typ
       *[other] { $count } weitere Karten mit Typ
    }
realms-short-magnate =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
realms-short-renter =
    { $count ->
        [one] 1 Zusatzkarte
       *[other] { $count } Zusatzkarten
    }
realms-short-relic-hunter = { $count } Marker
realms-short-hermit =
    { $count ->
        [one] 1 Karte auf dem Tisch
       *[other] { $count } Karten auf dem Tisch
    }
realms-short-hermit-hand = eine Hand von 1 oder 2 Karten
realms-short-cards =
    { $count ->
        [one] 1 weitere Karte auf dem Tisch
       *[other] { $count } weitere Karten auf dem Tisch
    }

# Was eine Karte in der Auktion bewirken würde

realms-would = { $destiny }: dann nur noch { $what }
realms-would-enough = { $destiny }: dann liegt genug vor dir
realms-would-win = { $destiny }: du gewinnst damit
realms-would-win-them = { $destiny }: { $name } gewinnt damit

# Was eine Bestimmung verlangt, in wenigen Worten

realms-brief-warlord =
    { $among ->
        [0] { $count } Kämpfer
       *[other] { $count } Kämpfer, insgesamt { $among } Karten
    }
realms-brief-landlord =
    { $among ->
        [0] { $count } Orte
       *[other] { $count } Orte, insgesamt { $among } Karten
    }
realms-brief-scholar =
    { $among ->
        [0] { $count } Bücher
       *[other] { $count } Bücher, insgesamt { $among } Karten
    }
realms-brief-dynasty =
    { $among ->
        [0] { $count } einer Familie
       *[other] { $count } einer Familie, insgesamt { $among } Karten
    }
realms-brief-unifier =
    { $count ->
        [6] 2 + 2 + 2 aus drei Familien
        [7] 2 + 2 + 2 + 1 aus allen Familien
        [8] 2 aus jeder Familie
        [9] 3 + 3 + 3 aus drei Familien
        [10] 3 + 3 + 3 + 1 aus allen Familien
        [11] 3 + 3 + 3 + 2 aus allen Familien
        [12] 3 aus jeder Familie
       *[other] { $count } aus allen Familien
    }{ $among ->
        [0] {""}
       *[other] , insgesamt { $among } Karten
    }
realms-brief-magnate = { $need } Karten auf der Hand
realms-brief-assassin = jemanden ausschalten
realms-brief-guardian-angel = die meisten Karten, wenn jemand fällt
realms-brief-renter =
    { $count ->
        [one] 1 Zusatzkarte
       *[other] { $count } Zusatzkarten im Zug
    }{ $among ->
        [0] {""}
       *[other] , { $among } Karten vor dir
    }
realms-brief-relic-hunter =
    { $among ->
        [0] { $count } Marker
       *[other] { $count } Marker, { $among } Karten vor dir
    }
realms-brief-hermit = { $count } vor dir, 1 oder 2 auf der Hand
realms-brief-spendthrift = mit einem Gebot von { $need } gewinnen
realms-brief-wanderer = { $count } mit Typ, alle drei Typen
realms-brief-twin-crowns =
    { $count ->
        [5] 3 + 2 aus zwei Familien
        [6] 3 + 3 aus zwei Familien
        [7] 4 + 3 aus zwei Familien
        [8] 4 + 4 aus zwei Familien
        [9] 5 + 4 aus zwei Familien
        [10] 5 + 5 aus zwei Familien
       *[other] { $count } aus zwei Familien
    }{ $among ->
        [0] {""}
       *[other] , insgesamt { $among } Karten
    }

## Die Auktion

realms-bids = Gebote
realms-lots = Zu versteigern
realms-leads = { $name } führt
realms-bid-by = { $name }
realms-bid-lowest = dein kleinstes Gebot
realms-bid-over = du hast { $count }: eine Karte muss bleiben
realms-bid-gap = ein anderes Gebot
realms-status-sells = versteigert
realms-status-bids = bietet { $bid }
realms-status-leads = führt: { $bid }
realms-status-passes = passt
realms-status-first = zuerst dran
realms-pass-on = das Gebot geht weiter
realms-pass-sells = { $name } kauft
realms-pass-unsold = niemand kauft
realms-pay-to = Die nächste geht an { $name }.
realms-pay-away = Sie geht in die Ablage.

## Vorgaben: wie der eigene Platz in Auktionen von selbst antwortet

realms-program = Automatische Antworten
realms-program-secret = Das siehst nur du. Die Antworten kommen nach einer Pause, wie bei Menschen.
realms-program-limit = Bieten bis
realms-program-pass = Passen, bis diese Auktion vorbei ist
realms-program-until = In jeder Auktion passen, bis
realms-program-outbid = ich überboten werde
realms-program-families = eine Karte dieser Familie dran ist
realms-program-card = eine bestimmte Karte dran ist
realms-program-add = Karte wählen
realms-program-drop = Nicht mehr auf { $card } warten
realms-program-no-auction = Gerade läuft keine Auktion, in der du bieten könntest.
realms-program-ends = Sie enden, wenn du selbst antwortest. Kommt, worauf sie warten, wirst du gefragt.
realms-program-start = Automatische Antworten starten
realms-program-stop = Automatische Antworten beenden
realms-program-now-limit = Bietet für dich, bis { $limit }
realms-program-now-pass = Passt für dich in dieser Auktion
realms-program-now-until = Passt für dich bis: { $what }
realms-program-now-outbid = du wirst überboten

## Stapel, was gesehen wurde, das Nachschlagewerk

realms-piles = Stapel
realms-pile = { $count } zu ziehen
realms-discards = { $count } abgeworfen
realms-discarded = Ablage, die neueste zuerst
realms-seen-pile = Auf dem Stapel, von oben
realms-seen-hand = Die Hand von { $name }
realms-order = Wähle sie nacheinander, die oberste zuerst.
realms-place = { $place }. von oben
realms-known-pile = Du kennst vom Stapel
realms-known-at = { $card }, { $above } darüber
realms-known-top = { $card } obenauf
realms-known = Was du von { $name } weißt
realms-known-sure = auf der Hand
realms-known-maybe = vielleicht auf der Hand
realms-supply =
    { $count ->
        [0] keine übrig
       *[other] { $count } übrig
    }
realms-reference = Alle Karten
realms-reference-find = Wörter suchen
realms-reference-family = Familie
realms-reference-type = Typ
realms-reference-kind = Art
realms-reference-any = alle
realms-reference-found =
    { $count ->
        [0] Nichts gefunden
        [one] Eine gefunden
       *[other] { $count } gefunden
    }
realms-reference-cards = Karten
realms-reference-tokens = Marker
realms-reference-destinies = Bestimmungen
realms-reference-two = In Klammern: was zu zweit verlangt wird.
realms-kind-activation = Aktivierung
realms-kind-permanent = Dauerhaft
realms-kind-mandatory = Pflicht
realms-kind-one-time = Einmalig
realms-kind-plain = ohne Fähigkeit
realms-type-none = ohne Typ
realms-lies-hand = auf deiner Hand
realms-lies-front = vor { $name }
realms-lies-lot = zu versteigern
realms-lies-discards = in der Ablage
realms-lies-out = nicht in dieser Partie
realms-chosen = gewählt

## Warum etwas auf dem Tisch jetzt nicht gewählt werden kann

realms-why-out = { $name } ist ausgeschieden.
realms-why-self = Das ist für jemand anderen.
realms-why-poorer = { $name } hat nicht mehr Karten als du.
realms-why-fighter = Vor { $name } steht ein Kämpfer.
realms-why-token = { $name } kann den Marker { $token } nicht nehmen.
realms-why-neighbours = Nur Nachbarn können zusammen gewählt werden.
realms-why-holder = { $card } liegt schon dort.
realms-why-own = Wähle unter den Karten vor dir.
realms-why-theirs = Wähle eine Karte vor jemand anderem.
realms-why-itself = { $card } kann sich nicht selbst wählen.
realms-why-castle = Die Burg schützt, was vor { $name } liegt.
realms-why-no-fighter = { $card } ist kein Kämpfer.
realms-why-no-field = { $card } ist weder Ort noch Buch.
realms-why-no-type = { $card } ist weder Kämpfer noch Ort noch Buch.
realms-why-family = { $card } gehört nicht zur Familie { $family }.
realms-why-kind = Nur Karten der Art Aktivierung können geliehen werden.
realms-why-borrows = Eine Karte, die leiht, kann nicht geliehen werden.
realms-why-idle = { $card } könnte jetzt nichts bewirken.
realms-why-lent = { $card } wurde in diesem Zug schon geliehen.
realms-why-upright = Nur eine gedrehte Karte der Art Aktivierung kann aufgerichtet werden.
realms-why-discards = Wähle aus der Ablage.

## Das Ende

realms-ending-destiny = erfüllt: { $destiny }
realms-ending-out = ausgeschieden
realms-ending-out-by = ausgeschieden durch { $name }
realms-ending-short = { $destiny } verfehlt, nötig noch: { $what }
realms-end-turn = Zug { $turn }
realms-end-counts = Handkarten: wer noch zahlen konnte
realms-end-out = raus
realms-nearest = { $name } ist dem Sieg am nächsten ({ $destiny }) und braucht noch { $what }.
realms-end-completed = In Zug { $turn } erfüllt: { $destiny }. Der Sieg gehört { $names }.
realms-end-survived = { $names } hat in Zug { $turn } alle anderen überlebt.
