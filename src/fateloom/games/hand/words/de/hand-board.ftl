### Die Wörter für den Tisch von The Hand of Destiny im Browser; die für Ereignisse und Karten stehen
### in hand.ftl und hand-cards.ftl.

hand-board-wave-lead = Welle { $wave } von { $waves }:
hand-board-phases = Phasen der Welle { $wave }

## Die eigene Karte

hand-board-hp = von { $most }
hand-board-exhausted = erschöpft
hand-board-paid = in dieser Welle mit Stärke bezahlt
hand-board-used = genutzt
hand-board-goes = würde erschöpft
hand-board-heals = würde geheilt
hand-board-off = aus: Hexenweberin
hand-board-grudge = bereit: 2 mehr
hand-board-in-force = in Kraft
hand-board-added = kommt zum Angriff dazu
hand-board-potions = Für den nächsten Aufbau: { $potions }
hand-board-weapon = Waffe, bereit.

## Monster und Stärkekarten

hand-board-stats = { $name }, { $type }, LP { $hp }, Schaden { $dmg }.
hand-board-mini = { $hp } LP, { $dmg } Schaden
hand-board-other-half = Andere Hälfte
hand-board-other-side = Andere Seite
hand-board-plain = Ohne Fähigkeit.
hand-board-unseen = noch nicht gesehen
hand-board-unseen-side = Karte { $card }, auf einer noch nicht gesehenen Seite
hand-board-at-front = Vorn
hand-board-at-second = Platz 2
hand-board-at-third = Platz 3
hand-board-left =
    { $left ->
        [one] noch 1 LP
       *[other] noch { $left } LP
    }
hand-board-hp-now = LP jetzt { $hp }, aus { $made }.
hand-board-dmg-now = Schaden jetzt { $dmg }, aus { $made }.
hand-board-tainted = Es gibt keine Stärke mehr: Eine normale Fähigkeit hat ihm geschadet.
hand-board-tainted-short = gibt keine Stärke
hand-board-strength = Stärkekarte vom Wert { $value }.
hand-board-strengths =
    { $count ->
        [0] Keine Stärkekarte
        [one] Eine Stärkekarte
       *[other] { $count } Stärkekarten, von vorn nach hinten
    }
hand-board-no-strength = Keine Stärkekarte ist übrig.
hand-board-ready = Sie gehört zum Angriff.

## Der Angriff, der bereitliegt

hand-board-attack = Der Angriff
hand-board-of-value = von { $value }
hand-board-falls-slots = gegen { $against }: Das Monster fällt und wird Stärke { $strength }.
hand-board-falls-sinks = gegen { $against }: Das Monster fällt, in die Unterwelt.
hand-board-falls-boss = gegen { $against }: { $target } fällt.
hand-board-over = { $over } zu viel.
hand-board-stands =
    { $left ->
        [one] gegen { $against }: 1 LP bleibt.
       *[other] gegen { $against }: { $left } LP bleiben.
    }
hand-board-then-slots = fällt: Stärke { $strength }
hand-board-then-sinks = fällt: Unterwelt
hand-board-then-falls = fällt
hand-board-cost-met =
    { $over ->
        [0] Die Stärkekosten sind { $against }: bezahlt.
       *[other] Die Stärkekosten sind { $against }: bezahlt, { $over } zu viel.
    }
hand-board-cost-short = Die Stärkekosten sind { $against }: Es fehlen noch { $left }.
hand-board-through = { $through } gehen durch: { $target }.
hand-board-keeps = { $card } vom Wert { $value } bleibt als Stärkekarte.
hand-board-keeps-one = Eine der Karten wird gedreht und bleibt als Stärkekarte.

## Antworten

hand-board-strike = { $target } mit { $value } treffen
hand-board-left-then = { $left } LP bleiben
hand-board-take = { $damage } Schaden nehmen
hand-board-left-after = danach noch { $left } von { $most }
hand-board-fatal = das ist das Ende
hand-board-still-comes =
    { $damage ->
        [0] nichts kommt durch
       *[other] { $damage } kommt noch durch
    }
hand-board-lose = { $abilities } erschöpfen
hand-board-heal = { $abilities } heilen
hand-board-exhaust = { $ability } erschöpfen
hand-board-goes-too = auch { $abilities }; { $left }
hand-board-becomes = wird { $name }, { $hp }
hand-board-hint-commit = Berühre Karten zum Angreifen.
hand-board-hint-critical = Berühre Stärkekarten zum Zahlen.
hand-board-hint-pay = Berühre eine Stärkekarte zum Zahlen oder
hand-board-hint-card = Berühre die Karte.
hand-board-hint-turn = Berühre die Karte.
hand-board-scried = Die ersten der Reihe, die nächste zuerst

## Der Boss und der Händler

hand-board-level = Stufe { $level }
hand-board-boss-line = Stufe { $level }, { $hp } LP
hand-board-boss-left = von { $hp } LP übrig
hand-board-criticals = Kritische Treffer
hand-board-hit-costs =
    { $strength ->
        [0] Schaden, für { $damage } LP
       *[other] Schaden, für { $damage } LP und Stärke { $strength }
    }
hand-board-hit-for =
    { $strength ->
        [0] für { $damage } LP
       *[other] für { $damage } LP, Stärke { $strength }
    }
hand-board-reward = Der Händler zahlt { $coins } für deine Stärkekarten; besiegt gibt der Boss { $gold } Gold mehr.
hand-board-last = Das ist der letzte von allen.
hand-board-stop-costs = Strafe fürs Aufhören: { $penalties }.
hand-board-merchant-melee = Waffenhändler
hand-board-merchant-ranged = Händler für Bögen und Stäbe
hand-board-ware = { $name }, { $cost } Gold:
hand-board-gold = { $gold } Gold
hand-board-gold-unit = Gold
hand-board-upgrade = Verbesserung

## Was vom Stapel bekannt ist

hand-board-hits-next = Trifft dich gleich
hand-board-ahead = Voraus
hand-board-hits = { $name }, { $damage } Schaden
hand-board-line = Die Reihe
hand-board-known-deck = Vom Stapel bekannt
hand-board-place = Platz { $place }
hand-board-visible = sichtbar
hand-board-known = bekannt
hand-board-hidden = verborgen
hand-board-underworld = Unterwelt: { $count }
hand-board-underworld-pile = Unterwelt, von vorn nach hinten
hand-board-strength-pile = Stärke, von vorn nach hinten
hand-board-none = keine
hand-board-col-place = Platz
hand-board-col-shows = Zeigt
hand-board-next = Welle { $wave }, wie der Stapel jetzt liegt
hand-board-next-rotated = Der Stapel wird gedreht: Jede Karte zeigt ihre andere Hälfte. Die letzten { $count } werden Stärke:
hand-board-next-flipped = Der Stapel wird gewendet, von hinten nach vorn: Jede Karte zeigt ihre andere Seite. Die letzten { $count } werden Stärke:
hand-board-next-more =
    { $count ->
        [one] Eine Karte der Reihe kommt noch dahinter.
       *[other] { $count } Karten der Reihe müssen ihren Platz noch finden.
    }
hand-board-unplaced =
    { $count ->
        [one] Eine Karte ist irgendwo in der Reihe, noch nicht gesehen
       *[other] { $count } Karten sind irgendwo in der Reihe, noch nicht gesehen
    }
hand-board-places = { $from } bis { $to }

## Das Ende

hand-end-wave = Welle { $wave }
hand-end-counts = Leben, Welle für Welle
hand-end-fell = { $boss } ist gefallen
hand-end-lost = { $hero } ist gefallen
hand-end-why =
    { $fate ->
        [fell] { $hero } besiegte { $boss } in Welle { $wave } und behielt { $hp } LP. Schwierigkeit: { $difficulty }.
        [draw] { $hero } und { $boss } fielen gemeinsam in Welle { $wave }. Schwierigkeit: { $difficulty }.
        [stood] { $boss } hatte in Welle { $wave } noch { $left } von { $of } LP. Schwierigkeit: { $difficulty }.
       *[unmet] Es endete in Welle { $wave }, bevor { $boss } wieder erreicht war. Schwierigkeit: { $difficulty }.
    }
hand-board-boss-fell = { $boss } fiel.
hand-board-boss-stood = { $boss } stand noch.
hand-board-boss-unmet = Der Boss wurde nicht erreicht.
hand-board-wave-told =
    { $defeated ->
        [0] Kein Monster besiegt, { $hurt } Schaden genommen.
        [one] Ein Monster besiegt, { $hurt } Schaden genommen.
       *[other] { $defeated } Monster besiegt, { $hurt } Schaden genommen.
    }
hand-board-wave-bought = Gekauft: { $items }.

## Für alle, die zuschauen

hand-watch-leads =
    { $phase ->
        [boss] { $hero } hat noch { $hp } von 6 LP, { $boss } { $left } von { $of }.
       *[other] { $hero } hat noch { $hp } von 6 LP. { $count ->
            [0] Die Reihe ist besiegt.
            [one] Ein Monster steht noch in der Reihe.
           *[other] { $count } Monster stehen noch in der Reihe.
        }
    }
hand-watch-abilities = Bereit: { $names }
hand-watch-strength = Stärke: { $names }
hand-watch-hidden =
    { $count ->
        [one] und ein verdecktes
       *[other] und { $count } verdeckte
    }
hand-watch-boss = Stufe { $wave }, { $hp } LP, am Ende der Welle
