### Die Karten von Destiny: Namen, Fähigkeiten und die Regeln dazu. .power muss auf die Karte passen.

## Charaktere

destiny-card-king = König
    .power = Deine Basen zählen je 2 mehr.
    .rule = DTY-CHAR-01
destiny-card-warrior = Krieger
    .power = Deine Boni zählen je 2 mehr.
    .rule = DTY-CHAR-02
destiny-card-wizard = Zauberer
    .power = Deine Multiplikatoren zählen je 1 mehr.
    .rule = DTY-CHAR-03
destiny-card-lover = Liebhaber
    .power = Deine passenden Karten zählen je 1 mehr: Paar +2, Drilling +3.
    .rule = DTY-CHAR-04
destiny-card-barbarian = Barbar
    .power = Deine Chaos-Karten zählen je 1 mehr.
    .rule = DTY-CHAR-05
destiny-card-knight = Ritter
    .power = Deine Ordnungs-Karten zählen je 1 mehr.
    .rule = DTY-CHAR-06
destiny-card-dragon = Drache
    .power = Keine Boni, aber je Basis bis zu zwei Multiplikatoren, addiert.
    .rule = DTY-CHAR-07
destiny-card-alchemist = Alchemist
    .power = Einmal je Runde nennst du die Gesinnung einer Karte, die du legst.
    .rule = DTY-CHAR-08
destiny-card-thief = Dieb
    .power = Aktion: Nimm blind eine Karte aus einer Hand, wirf dann eine ab.
    .rule = DTY-CHAR-09
destiny-card-jester = Narr
    .power = Aktion: Zwei andere geben einander je eine zufällige Karte.
    .rule = DTY-CHAR-10
destiny-card-merchant = Händler
    .power = Aktion: Zieh eine Karte, wirf dann eine ab.
    .rule = DTY-CHAR-11
destiny-card-amazon = Amazone
    .power = Alle deine Boni sind Natur.
    .rule = DTY-CHAR-12
destiny-card-assassin = Meuchler
    .power = Aktion: Wirf irgendeinen Helfer auf dem Tisch ab.
    .rule = DTY-CHAR-13
destiny-card-ranger = Waldläufer
    .power = Deine Natur-Karten zählen je 1 mehr.
    .rule = DTY-CHAR-14
destiny-card-warlord = Kriegsherr
    .power = Deine Chaos-Karten sind Ordnung.
    .rule = DTY-CHAR-15
destiny-card-paladin = Paladin
    .power = Deine bösen Karten sind gut.
    .rule = DTY-CHAR-16
destiny-card-oracle = Orakel
    .power = Aktion: Sieh dir die Hände aller anderen an.
    .rule = DTY-CHAR-17
destiny-card-rogue = Schurke
    .power = Zwei Boni an einer Basis, die keinen Multiplikator bekommt.
    .rule = DTY-CHAR-18
destiny-card-druid = Druide
    .power = Alle deine Multiplikatoren sind Natur.
    .rule = DTY-CHAR-19
destiny-card-necromancer = Nekromant
    .power = Deine guten Karten sind böse.
    .rule = DTY-CHAR-20
destiny-card-wraith-lord = Geisterfürst
    .power = Deine bösen Karten zählen je 1 mehr.
    .rule = DTY-CHAR-21
destiny-card-overlord = Gebieter
    .power = Dein Gesamtwert ist 3 höher.
    .rule = DTY-CHAR-22
destiny-card-emperor = Kaiser
    .power = Dein Handlimit ist 1 höher.
    .rule = DTY-CHAR-23

## Schätze

destiny-card-lesser-hoard = Kleiner Hort
    .rule = DTY-TRE-01
destiny-card-greater-hoard = Großer Hort
    .rule = DTY-TRE-02
destiny-card-kings-crown = Königskrone
    .power = Deine Ordnungs-Karten zählen je 1 mehr.
    .rule = DTY-TRE-03
destiny-card-philosophers-stone = Stein der Weisen
    .power = Dein Handlimit ist 1 höher.
    .rule = DTY-TRE-04
destiny-card-crystal-ball = Kristallkugel
    .power = Aktion: Sieh dir die Hände aller anderen an.
    .rule = DTY-TRE-05
destiny-card-magic-tome = Zauberbuch
    .power = Aktion: Zieh eine Karte, wirf dann eine ab.
    .rule = DTY-TRE-06
destiny-card-dragons-hoard = Drachenhort
    .rule = DTY-TRE-07

destiny-treasure-points =
    { $count ->
        [one] ein Schatzpunkt
       *[other] { $count } Schatzpunkte
    }

## Karten mit Gesinnung

destiny-alignment-g = Gut
destiny-alignment-e = Böse
destiny-alignment-l = Ordnung
destiny-alignment-c = Chaos
destiny-alignment-n = Natur

destiny-kind-base = Basis
    .rule = DTY-BASE-01
    .meaning = Die Grundlage einer Armee. Keine zwei deiner Basen dürfen Gegner sein.
destiny-kind-bonus = Bonus
    .rule = DTY-BONUS-01
    .meaning = Kommt zu einer Basis dazu. Passende Karten machen einander mehr wert.
destiny-kind-multiplier = Multiplikator
    .rule = DTY-MULT-01
    .meaning = Vervielfacht eine Basis und ihren Bonus.

destiny-card-gb1 = { destiny-alignment-g } { destiny-kind-base } 1
destiny-card-gb2 = { destiny-alignment-g } { destiny-kind-base } 2
destiny-card-gb3 = { destiny-alignment-g } { destiny-kind-base } 3
destiny-card-gb4 = { destiny-alignment-g } { destiny-kind-base } 4
destiny-card-g-1 = { destiny-alignment-g } { destiny-kind-bonus } +1
destiny-card-g-2 = { destiny-alignment-g } { destiny-kind-bonus } +2
destiny-card-g-3 = { destiny-alignment-g } { destiny-kind-bonus } +3
destiny-card-gx2 = { destiny-alignment-g } { destiny-kind-multiplier } ×2
destiny-card-gx3 = { destiny-alignment-g } { destiny-kind-multiplier } ×3
destiny-card-gx4 = { destiny-alignment-g } { destiny-kind-multiplier } ×4
destiny-card-eb1 = { destiny-alignment-e } { destiny-kind-base } 1
destiny-card-eb2 = { destiny-alignment-e } { destiny-kind-base } 2
destiny-card-eb3 = { destiny-alignment-e } { destiny-kind-base } 3
destiny-card-eb4 = { destiny-alignment-e } { destiny-kind-base } 4
destiny-card-e-1 = { destiny-alignment-e } { destiny-kind-bonus } +1
destiny-card-e-2 = { destiny-alignment-e } { destiny-kind-bonus } +2
destiny-card-e-3 = { destiny-alignment-e } { destiny-kind-bonus } +3
destiny-card-ex2 = { destiny-alignment-e } { destiny-kind-multiplier } ×2
destiny-card-ex3 = { destiny-alignment-e } { destiny-kind-multiplier } ×3
destiny-card-ex4 = { destiny-alignment-e } { destiny-kind-multiplier } ×4
destiny-card-lb1 = { destiny-alignment-l } { destiny-kind-base } 1
destiny-card-lb2 = { destiny-alignment-l } { destiny-kind-base } 2
destiny-card-lb3 = { destiny-alignment-l } { destiny-kind-base } 3
destiny-card-lb4 = { destiny-alignment-l } { destiny-kind-base } 4
destiny-card-l-1 = { destiny-alignment-l } { destiny-kind-bonus } +1
destiny-card-l-2 = { destiny-alignment-l } { destiny-kind-bonus } +2
destiny-card-l-3 = { destiny-alignment-l } { destiny-kind-bonus } +3
destiny-card-lx2 = { destiny-alignment-l } { destiny-kind-multiplier } ×2
destiny-card-lx3 = { destiny-alignment-l } { destiny-kind-multiplier } ×3
destiny-card-lx4 = { destiny-alignment-l } { destiny-kind-multiplier } ×4
destiny-card-cb1 = { destiny-alignment-c } { destiny-kind-base } 1
destiny-card-cb2 = { destiny-alignment-c } { destiny-kind-base } 2
destiny-card-cb3 = { destiny-alignment-c } { destiny-kind-base } 3
destiny-card-cb4 = { destiny-alignment-c } { destiny-kind-base } 4
destiny-card-c-1 = { destiny-alignment-c } { destiny-kind-bonus } +1
destiny-card-c-2 = { destiny-alignment-c } { destiny-kind-bonus } +2
destiny-card-c-3 = { destiny-alignment-c } { destiny-kind-bonus } +3
destiny-card-cx2 = { destiny-alignment-c } { destiny-kind-multiplier } ×2
destiny-card-cx3 = { destiny-alignment-c } { destiny-kind-multiplier } ×3
destiny-card-cx4 = { destiny-alignment-c } { destiny-kind-multiplier } ×4
destiny-card-nb1 = { destiny-alignment-n } { destiny-kind-base } 1
destiny-card-nb2 = { destiny-alignment-n } { destiny-kind-base } 2
destiny-card-nb3 = { destiny-alignment-n } { destiny-kind-base } 3
destiny-card-nb4 = { destiny-alignment-n } { destiny-kind-base } 4
destiny-card-n-1 = { destiny-alignment-n } { destiny-kind-bonus } +1
destiny-card-n-2 = { destiny-alignment-n } { destiny-kind-bonus } +2
destiny-card-n-3 = { destiny-alignment-n } { destiny-kind-bonus } +3
destiny-card-nx2 = { destiny-alignment-n } { destiny-kind-multiplier } ×2
destiny-card-nx3 = { destiny-alignment-n } { destiny-kind-multiplier } ×3
destiny-card-nx4 = { destiny-alignment-n } { destiny-kind-multiplier } ×4
