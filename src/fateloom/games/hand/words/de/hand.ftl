### Was in The Hand of Destiny geschieht, gefragt wird und gewählt werden kann. Die Regeln für
### Variablen stehen in ../en/destiny.ftl; Namen stehen ungebeugt, wie in destiny.ftl.
###
### Wörter: run Lauf, wave Welle, line Reihe, place Platz, front monster vorderstes Monster, HP LP,
### DMG Schaden, take damage Schaden nehmen, strength card Stärkekarte, strength attack
### Stärkeangriff, slotted wird zur Stärkekarte, Slot (Art einer Fähigkeit) gibt Stärke, Stock frei,
### exhaust erschöpfen, rotate drehen, flip wenden, Underworld Unterwelt, setup Aufbau, level Stufe,
### penalty Strafe, critical hit kritischer Treffer, strength cost Stärkekosten, merchant Händler.

## Ereignisse: ein Lauf, eine Welle, eine Phase

hand-event-begins = { $a } zieht los. Am Ende jeder Welle wartet: { $b }.
hand-event-wave = Welle { $a } beginnt.
hand-event-phase =
    { $a ->
        [setup] { hand-phase-setup }
        [combat] { hand-phase-combat }
        [boss] { hand-phase-boss }
       *[merchant] { hand-phase-merchant }
    }
hand-event-draws =
    { $an ->
        [one] Die Stärke am Anfang ist { $a }.
       *[other] Die Stärkekarten am Anfang sind { $a }.
    }
hand-event-scries = Der Sehertrank zeigt: { $a }.
hand-event-places = { $a } kommt auf Platz { $b } der Reihe.

## Ereignisse: Monster

hand-event-appears = { $a } kommt in Sicht.
hand-event-resolves = Die Fähigkeit von { $a } wirkt.
hand-event-peeks = { $a } ist auf Platz 3 zu sehen.
hand-event-absorbs =
    { $b ->
        [one] Walddrache verschlingt { $a } und hat 1 LP mehr.
       *[other] Walddrache verschlingt { $a } und hat { $b } LP mehr.
    }
hand-event-turns = { $a } wird zu { $b }.
hand-event-flips-unseen = { $a } wird ungesehen gewendet.
hand-event-swaps = { $a } ist jetzt vorn, { $b } auf Platz 2.
hand-event-goes-back = { $a } geht ans Ende der Reihe.
hand-event-defeated = { $a } ist besiegt.
hand-event-sinks = { $a } geht in die Unterwelt.
hand-event-slots = { $a } wird zur Stärkekarte.

## Ereignisse: wer kämpft

hand-event-discards = Die Stärkekarte { $a } geht in die Unterwelt.
hand-event-strikes =
    { $cn ->
        [one] { $c } trifft { $a } mit { $b }.
       *[other] { $c } treffen { $a } mit { $b }.
    }
hand-event-shoots-through = Der Angriff geht durch und trifft { $a } mit { $b }.
hand-event-adds = { $a } kommt zum Angriff dazu.
hand-event-uses = { $a } wird genutzt.
hand-event-deals = { $a } fügt { $b } { $c } Schaden zu.
hand-event-stuns = Die Frontfähigkeit von { $a } wird verhindert.
hand-event-rages = Jähzorn fügt { $a } { $b } Schaden zu.
hand-event-takes = { $a } darf zuschlagen, mit { $b } Schaden.
hand-event-prevents = { $a } verhindert { $b } Schaden.
hand-event-hurt = { $a } Schaden genommen.
hand-event-exhausts =
    { $an ->
        [one] { $a } ist erschöpft.
       *[other] { $a } sind erschöpft.
    }
hand-event-heals = Geheilt: jetzt { $a } LP.

## Ereignisse: der Boss

hand-event-faces = { $a } ist erreicht, auf Stufe { $b } und mit { $c } LP.
hand-event-power = Die Fähigkeit von { $a } wirkt.
hand-event-strikes-boss =
    { $bn ->
        [one] { $b } trifft den Boss mit { $a }.
       *[other] { $b } treffen den Boss mit { $a }.
    }
hand-event-hits-boss = { $a } trifft den Boss mit { $b }.
hand-event-critical = Kritischer Treffer { $a } ist gewählt.
hand-event-pays-critical =
    { $bn ->
        [one] { $b } bezahlt die Stärkekosten mit { $a }.
       *[other] { $b } bezahlen die Stärkekosten mit { $a }.
    }
hand-event-lands = Kritischer Treffer { $a } trifft den Boss mit { $b }.
hand-event-boss-falls = { $a } ist auf Stufe { $b } besiegt.
hand-event-boss-stands = { $a } ist auf Stufe { $b } nicht besiegt.
hand-event-penalty =
    { $a ->
        [damage] Die Strafe: { $b } Schaden.
        [gold] Die Strafe: { $b } Gold.
        [rotate] Die Strafe: Die höchste Stärkekarte der nächsten Welle wird gedreht.
        [merchant] Die Strafe: Es kommt kein Händler.
       *[weapon] Die Strafe: Die Waffe ist verloren.
    }

## Ereignisse: der Händler, das Ende

hand-event-gold =
    { $a ->
        [0] Es gibt kein Gold auszugeben.
       *[other] Es gibt { $a } Gold auszugeben.
    }
hand-event-buys =
    { $b ->
        [0] { $a } ist gekauft, und kein Gold ist übrig.
       *[other] { $a } ist gekauft, und { $b } Gold ist übrig.
    }
hand-event-leaves =
    { $a ->
        [0] Der Händler packt ein.
       *[other] Der Händler packt ein; { $a } Gold ist übrig und verfällt.
    }
hand-event-over =
    { $a ->
        [won] Der Boss der letzten Welle ist besiegt: Der Lauf ist gewonnen.
        [draw] Beide fallen zugleich: Der Lauf endet unentschieden.
       *[lost] Der Lauf ist in Welle { $b } verloren.
    }

## Das Ende als Überschrift

hand-outcome-won = { $names } gewinnt
hand-outcome-draw = Unentschieden: Beide fallen zugleich
hand-outcome-lost = Der Lauf ist verloren

## Phasen einer Welle

hand-phase-setup = Aufbau
    .rule = HND-SETUP-02
hand-phase-combat = Kampf
    .rule = HND-FIGHT-01
hand-phase-boss = Boss
    .rule = HND-BOSS-01
hand-phase-merchant = Händler
    .rule = HND-MERCH-01

## Was gefragt wird

hand-ask-fight = { $name } greift an, nutzt eine Fähigkeit oder nimmt den Schaden des vordersten Monsters.
hand-ask-boss = { $name } greift den Boss an oder lässt es gut sein.
hand-ask-ready = { $name } führt den Angriff aus oder verstärkt ihn noch.
hand-ask-critical = { $name } bezahlt die Stärkekosten des kritischen Treffers: mindestens { $amount }.
hand-ask-payment = { $name } bezahlt { $about }.
hand-ask-stun = Gleich wirkt die Frontfähigkeit von { $about }. { $name } darf sie verhindern.
hand-ask-shield = { $name } darf den Schild nutzen: Es droht Schaden: { $amount }.
hand-ask-loss =
    { $amount ->
        [one] { $name } wählt, welche Fähigkeit erschöpft wird.
       *[other] { $name } wählt, welche { $amount } Fähigkeiten erschöpft werden.
    }
hand-ask-healing =
    { $amount ->
        [one] { $name } wählt, welche Fähigkeit geheilt wird.
       *[other] { $name } wählt, welche { $amount } Fähigkeiten geheilt werden.
    }
hand-ask-card =
    { $about ->
        [discard] { $name } wählt die Stärkekarte, die abgeworfen wird.
        [rotate] { $name } wählt die Stärkekarte, die gedreht wird.
        [flip] { $name } wählt die Stärkekarte, die gewendet wird.
        [keep] { $name } wählt die Stärkekarte, die bleibt.
       *[place] { $name } wählt, welche Karte als nächste in die Reihe kommt.
    }
hand-ask-turn = { $name } wählt eine Karte für { $about }.
hand-ask-merchant = { $name } darf kaufen.

## Züge, wie auf einem Knopf

hand-move-commit =
    { $asked ->
        [boss] Mit { $card } angreifen
        [critical] Mit { $card } zahlen
       *[fight] Mit { $card } angreifen
    }
hand-move-add = { $what } dazunehmen
hand-move-strike =
    { $place ->
        [front] Das vorderste Monster treffen
        [second] Das zweite Monster treffen
       *[boss] Den Boss treffen
    }
hand-move-strike-critical = Kritisch treffen
hand-move-take = Schaden des vordersten Monsters nehmen
hand-move-use =
    { $by ->
        [none]
            { $defeats ->
                [yes] { hand-move-use-to-defeat }
               *[no] { hand-move-use-on }
            }
       *[other] { hand-move-use-by }
    }
hand-move-use-on =
    { $place ->
        [none] { $what }
        [front] { $what } auf das vorderste Monster
        [second] { $what } auf das zweite Monster
        [third] { $what } auf das dritte Monster
       *[boss] { $what } auf den Boss
    }
hand-move-use-to-defeat =
    { $place ->
        [front] { $what }: das vorderste Monster besiegen
        [second] { $what }: das zweite Monster besiegen
       *[third] { $what }: das dritte Monster besiegen
    }
hand-move-use-by =
    { $place ->
        [front] { $what } auf das vorderste Monster
        [second] { $what } auf das zweite Monster
       *[third] { $what } auf das dritte Monster
    }, durch den Drachen { $by ->
        [front] vorn
        [second] auf Platz 2
       *[third] auf Platz 3
    }
hand-move-pay = Mit { $card } zahlen
hand-move-exhaust = Erschöpfen
hand-move-prevent = { $damage } Schaden verhindern
hand-move-decline =
    { $asked ->
        [shield] Nichts verhindern
        [stun] Wirken lassen
       *[turn] Keine Karte mehr
    }
hand-move-lose = Dann erschöpft: links { $left }, rechts { $right }
hand-move-heal = Dann erschöpft: links { $left }, rechts { $right }
hand-move-choose =
    { $about ->
        [rotate] { $card } drehen
        [flip] { $card } wenden
        [keep] { $card } behalten
        [place] { $card } kommt als Nächstes
       *[discard] { $card } abwerfen
    }
hand-move-rotate = { $card } drehen
hand-move-flip = { $card } wenden
hand-move-critical = Kritischer Treffer { $hit }
hand-move-stop = Aufhören
hand-move-buy = { $item } kaufen
hand-move-leave = Nichts mehr kaufen

## Arten und Kosten von Fähigkeiten; Klassen; Schwierigkeiten; was ein unbesiegter Boss kostet

hand-cost-paid = zu bezahlen
hand-cost-stock = frei
hand-cost-stock-once = frei (1×)
hand-kind-slot = gibt Stärke
hand-kind-normal = normal
hand-class-melee = Nahkampf
hand-class-ranged = Fernkampf
hand-difficulty-casual = Locker
hand-difficulty-easy = Leicht
hand-difficulty-normal = Normal
hand-difficulty-heroic = Heldenhaft
hand-difficulty-legendary = Legendär
hand-penalty-damage = { $amount } Schaden
hand-penalty-gold = { $amount } Gold
hand-penalty-rotate = Drehen der höchsten Stärkekarte der nächsten Welle
hand-penalty-merchant = kein Händler
hand-penalty-weapon = Verlust der Waffe
hand-penalty-game = Verlust des Laufs
