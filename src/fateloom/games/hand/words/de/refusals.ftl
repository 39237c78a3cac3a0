refusal-hand-no-monsters = In der Reihe ist kein Monster mehr: Jetzt geht es gegen den Boss.
refusal-hand-monsters-first = Der Boss kann nicht angegriffen werden, solange ein Monster übrig ist.
refusal-hand-asked-otherwise =
    { $a ->
        [critical] Erst müssen die Stärkekosten des kritischen Treffers bezahlt werden.
        [merchant] Erst ist der Händler an der Reihe.
        [payment] Erst muss die Fähigkeit bezahlt werden.
        [stun] Erst ist zu entscheiden, ob die Frontfähigkeit verhindert wird.
        [shield] Erst ist zu entscheiden, ob der Schild eingesetzt wird.
        [loss] Erst sind die Fähigkeiten zu wählen, die erschöpft werden.
        [healing] Erst ist die Fähigkeit zu wählen, die geheilt wird.
        [card] Erst ist eine Karte zu wählen.
        [turn] Erst ist eine Karte zu drehen oder zu wenden.
       *[other] Das geht jetzt nicht.
    }
refusal-hand-not-slotted = { $a } ist nicht unter den Stärkekarten.
refusal-hand-committed = { $a } gehört schon zum Angriff.
refusal-hand-one-card = Stärkekarten greifen den Boss einzeln an.
refusal-hand-added = { $a } kommt zu diesem Angriff schon dazu.
refusal-hand-nothing-committed = Wähle erst eine Stärkekarte für den Angriff.
refusal-hand-cost-out-of-reach = Damit wären die Stärkekosten des kritischen Treffers nicht mehr zu bezahlen.
refusal-hand-hit-out-of-reach = Die Stärkekosten des kritischen Treffers { $a } sind nicht zu bezahlen.
refusal-hand-no-second = Es gibt kein zweites Monster, das Schaden nehmen könnte: { $a }.
refusal-hand-not-owned = Das ist nicht im Besitz: { $a }.
refusal-hand-weapon-used = { $a } wurde in dieser Welle schon eingesetzt.
refusal-hand-no-target = Es gibt nichts, worauf { $a } wirken könnte.
refusal-hand-other-hero = { $a } ist keine Fähigkeit von { $b }.
refusal-hand-exhausted = { $a } ist erschöpft.
refusal-hand-stock-off = Die Hexenweberin ist zu sehen, darum wirken { $a } und alle anderen freien Fähigkeiten nicht.
refusal-hand-once = { $a } geht einmal je Welle und wurde schon genutzt.
refusal-hand-no-front-ability = Es wird gerade keine Frontfähigkeit ausgelöst.
refusal-hand-strike-first = Führe erst den begonnenen Angriff aus.
refusal-hand-no-effect = { $a } hätte jetzt keine Wirkung.
refusal-hand-not-on-boss = { $a } wirkt nicht auf den Boss.
refusal-hand-thornback = Deine Fähigkeiten können den Dornrücken weder verletzen noch besiegen.
refusal-hand-too-few =
    { $a ->
        [second] Es gibt kein zweites Monster.
       *[other] Für { $a } sind zu wenige Monster da.
    }
refusal-hand-unseen =
    { $a ->
        [front] Es gibt kein vorderstes Monster.
        [second] Es gibt kein zweites Monster.
       *[third] Ein drittes Monster ist nicht zu sehen.
    }
refusal-hand-not-triggered = In dieser Welle wurde keine Sofort- oder Frontfähigkeit von { $a } ausgelöst.
refusal-hand-no-dragon =
    { $a ->
        [front] Das vorderste Monster ist kein Drache.
        [second] An zweiter Stelle ist kein Drache zu sehen.
       *[third] An dritter Stelle ist kein Drache zu sehen.
    }
refusal-hand-wrong-type = { $a } ist nicht vom Typ { $b }.
refusal-hand-pay-critical = Diese Karten sind für die Stärkekosten des kritischen Treffers.
refusal-hand-cost-not-met = Die Stärkekosten sind { $a }: Es braucht mehr Stärke.
refusal-hand-no-critical = Es ist kein kritischer Treffer gewählt.
refusal-hand-melee = { $a } kämpft im Nahkampf: Stärkeangriffe erreichen nur das vorderste Monster.
refusal-hand-gate-guard = Vorne steht die Torwache: Kein Stärkeangriff erreicht das zweite Monster.
refusal-hand-front-with = Mit { $a } gilt der Angriff dem vordersten Monster.
refusal-hand-paid-once = { $a } wurde in dieser Welle schon mit einer Stärkekarte bezahlt: Jetzt geht es nur noch durch Erschöpfen.
refusal-hand-rune-thief = Der Runendieb ist zu sehen: Fähigkeiten lassen sich nicht mit Stärkekarten bezahlen.
refusal-hand-prevent-less = Mehr als { $a } Schaden lässt sich nicht verhindern.
refusal-hand-turn-one = Mit { $a } muss eine Karte gedreht oder gewendet werden.
refusal-hand-grid = So geht es nicht: Die Zahl ist { $a }, Spalten gehen von unten nach oben, und keine ist ganz erschöpft, solange die andere unberührt ist.
refusal-hand-not-among =
    { $b ->
        [place] { $a } ist nicht unter den Karten, die hinzulegen sind.
       *[other] { $a } ist nicht unter den Stärkekarten, die zur Wahl stehen.
    }
refusal-hand-only-rotates = { $a } dreht Karten und kann sie nicht wenden.
refusal-hand-not-turnable = { $a } lässt sich jetzt weder drehen noch wenden.
refusal-hand-critical-used = Der kritische Treffer { $a } wurde schon eingesetzt.
refusal-hand-not-sold = Das verkauft dieser Händler nicht: { $a }.
refusal-hand-unhurt = Keine Fähigkeit ist erschöpft, also gibt es nichts zu heilen.
refusal-hand-bought = { $a } ist schon gekauft: Mehr hat der Händler heute nicht davon.
refusal-hand-owned = { $a } ist schon im Besitz, oder die Verbesserung davon.
refusal-hand-needs-basic = { $a } verbessert eine Waffe, die noch fehlt.
refusal-hand-one-weapon = Eine Waffe ist schon gekauft: Die nächste muss auf den nächsten Händler warten.
refusal-hand-too-dear = Das Gold reicht nicht für { $a }.
