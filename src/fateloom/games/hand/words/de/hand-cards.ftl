### Was auf den Karten von The Hand of Destiny steht: Namen, und was alles bewirkt. Die Attribute
### erklärt ../en/hand-cards.ftl.

## Typen von Monstern

hand-card-warrior = Krieger
hand-card-magic = Magie
hand-card-dragon = Drache
hand-card-creature = Kreatur

## Monster, eine Karte nach der anderen: Seite A, obere und untere Hälfte, dann Seite B

hand-card-assassin = Meuchler
    .power = Front, einmal je Welle: Du nimmst 1 Schaden, und Meuchler rückt auf Platz 2.
    .rule = HND-FACT-04
hand-card-marsh-hydra = Sumpf{ "\u00AD" }hydra
    .power = Sie hat 1 LP mehr für jedes andere sichtbare Monster.
hand-card-scout = Späher
    .power = Front: Das dritte Monster wird sichtbar.
    .rule = HND-FACT-06
hand-card-bramble-boar = Dornen{ "\u00AD" }keiler

hand-card-phase-worm = Phasen{ "\u00AD" }wurm
    .power = Sofort: Alle anderen sichtbaren Monster werden gewendet.
    .rule = HND-FACT-05
hand-card-hill-raider = Hügel{ "\u00AD" }räuber
hand-card-chieftain = Häuptling
    .power = Er hat 2 LP mehr, solange er nicht vorn ist.
    .rule = HND-FACT-02
hand-card-ember-wisp = Glut{ "\u00AD" }licht
    .power = Sofort: Die höchste Stärkekarte wird gedreht.

hand-card-watcher = Beob{ "\u00AD" }achter
    .power = Jedes sichtbare Monster dahinter, dessen andere Hälfte mehr LP hat, wird gedreht.
    .rule = HND-FACT-03
hand-card-cave-bear = Höhlen{ "\u00AD" }bär
hand-card-specter = Gespenst
    .power = Mit Gespenst ist auch das dritte Monster sichtbar.
    .rule = HND-FACT-07
hand-card-ash-drake = Aschen{ "\u00AD" }drache

hand-card-forest-dragon = Wald{ "\u00AD" }drache
    .power = Die anderen sichtbaren Kreaturen gehen in die Unterwelt, und Walddrache bekommt ihre LP dazu.
    .rule = HND-FACT-01
hand-card-burrow-rat = Wühl{ "\u00AD" }ratte
hand-card-shieldbearer = Schild{ "\u00AD" }träger
    .power = Ein Stärkeangriff auf Schildträger zählt 4 weniger.
hand-card-gravecaller = Grab{ "\u00AD" }rufer
    .power = Front: Wirf eine Stärkekarte ab.

hand-card-mirror-shade = Zerrbild
    .power = Jede Stärkekarte gegen Zerrbild zählt 4 weniger.
hand-card-pit-brute = Gruben{ "\u00AD" }hüne
hand-card-dire-wolf = Grimm{ "\u00AD" }wolf
    .power = Er hat 2 LP mehr, solange eine andere Kreatur sichtbar ist.
hand-card-storm-wyrm = Sturm{ "\u00AD" }wyrm

hand-card-cutpurse = Lang{ "\u00AD" }finger
    .power = Sofort: Die niedrigste Stärkekarte wird abgeworfen.
hand-card-thornback = Dorn{ "\u00AD" }rücken
    .power = Deine Fähigkeiten können ihn weder verletzen noch besiegen.
    .rule = HND-MN-05
hand-card-bone-drake = Toten{ "\u00AD" }drache
    .power = Platz 2, einmal je Welle: Totendrache rückt nach vorn.
hand-card-hex-weaver = Hexen{ "\u00AD" }weberin
    .power = Solange Hexenweberin sichtbar ist, wirken freie Fähigkeiten nicht.
    .rule = HND-MN-07

hand-card-war-drummer = Trommler
    .power = Andere sichtbare Krieger haben 2 LP mehr.
hand-card-great-serpent = Ur{ "\u00AD" }schlange
    .power = Front, einmal je Welle: Du nimmst 1 Schaden.
hand-card-lantern-imp = Licht{ "\u00AD" }kobold
    .power = Sofort: Alle anderen sichtbaren Monster werden gedreht.
hand-card-iron-sentinel = Eisen{ "\u00AD" }wächter

hand-card-young-wyvern = Jung{ "\u00AD" }wyvern
hand-card-sand-stalker = Sand{ "\u00AD" }läufer
    .power = Sofort: Sandläufer geht ans Ende der Reihe.
    .rule = HND-MN-11
hand-card-rune-thief = Runen{ "\u00AD" }dieb
    .power = Solange Runendieb sichtbar ist, lassen sich Fähigkeiten nicht mit Stärkekarten bezahlen.
    .rule = HND-MN-08
hand-card-ogre-mauler = Keulen{ "\u00AD" }oger

hand-card-swarm-queen = Brut{ "\u00AD" }königin
    .power = Andere sichtbare Kreaturen machen 1 Schaden mehr.
hand-card-duelist = Duellant
    .power = Front: Die niedrigste Stärkekarte wird gedreht.
hand-card-frost-shaman = Eis{ "\u00AD" }schamane
    .power = Platz 2: Das vorderste Monster wird gewendet.
hand-card-elder-dragon = Urdrache

hand-card-gate-guard = Torwache
    .power = Solange Torwache vorn ist, erreicht kein Stärkeangriff das zweite Monster.
    .rule = HND-MN-09
hand-card-carrion-bat = Aas{ "\u00AD" }flügler
hand-card-soul-leech = Seelen{ "\u00AD" }egel
    .power = Er hat 1 LP mehr für jede deiner erschöpften Fähigkeiten.
hand-card-razor-boar = Klingen{ "\u00AD" }eber

hand-card-cinder-hatchling = Glutling
    .power = Er hat 3 LP mehr, solange ein anderer Drache sichtbar ist.
hand-card-night-stalker = Nacht{ "\u00AD" }jäger
    .power = Front: Das zweite Monster wird gewendet.
hand-card-banner-knight = Banner{ "\u00AD" }ritter
    .power = Andere sichtbare Krieger machen 1 Schaden mehr.
hand-card-fen-witch = Moorhexe
    .power = Platz 2: Das vorderste Monster wird gedreht.

## Helden und ihre Fähigkeiten, von oben links bis unten rechts

hand-card-rhys = Rhys
    .title = Rhys, der Wächter
hand-card-crossfire = Kreuzfeuer
    .power = Ist das zweite Monster ein Krieger, zählt ein Stärkeangriff auf das vorderste 2 mehr.
    .short = +2 vorn, wenn Platz 2 ein Krieger ist
    .rule = HND-HERO-R1
hand-card-dual-wield = Beidhändig
    .power = Ein Stärkeangriff mit zwei oder mehr Karten zählt 1 mehr.
    .short = +1 mit zwei oder mehr Karten
    .rule = HND-HERO-R2
hand-card-resourceful = Findig
    .power = Bei einem Stärkeangriff: Danach wird eine seiner Karten gedreht und bleibt dir.
    .short = Eine Karte des Angriffs bleibt, gedreht
    .rule = HND-HERO-R3
hand-card-avenger = Rächer
    .power = Besiege ein sichtbares Monster, das in dieser Welle „Sofort“ oder „Front“ ausgelöst hat.
    .short = Besiegt, wer „Sofort“ oder „Front“ ausgelöst hat
    .rule = HND-HERO-R4
hand-card-shield-bash = Schildstoß
    .power = Besiege einen sichtbaren Krieger, oder ein sichtbares Monster nimmt halbe LP Schaden, abgerundet.
    .short = Besiegt einen Krieger oder halbiert ein Monster
    .rule = HND-HERO-R5
hand-card-throw-sword = Schwertwurf
    .power = Das zweite Monster nimmt 9 Schaden.
    .short = 9 Schaden auf Platz 2
    .rule = HND-HERO-R6

hand-card-ifaris = Ifaris
    .title = Ifaris, die Rote Magierin
hand-card-illusionist = Trugbild
    .power = Drehe das vorderste und das zweite Monster.
    .short = Dreht vorn und Platz 2
    .rule = HND-HERO-I1
hand-card-battle-magic = Kampfmagie
    .power = Ein Stärkeangriff auf ein Magie-Monster zählt 1 mehr.
    .short = +1 gegen Magie
    .rule = HND-HERO-I2
hand-card-fire-ball = Feuerball
    .power = Nimm 1 Schaden. Besiege das vorderste und das zweite Monster.
    .short = 1 Schaden für dich; vorn und Platz 2 fallen
    .rule = HND-HERO-I3
hand-card-summons = Beschwörung
    .power = Greif ein sichtbares Monster oder den Boss mit doppeltem Schaden all deiner Stärkekarten an.
    .short = Angriff mit doppeltem Schaden deiner Stärke
    .rule = HND-HERO-I4
hand-card-gain-wisdom = Weisheit
    .power = Drehe die höchste Stärkekarte.
    .short = Dreht die höchste Stärke
    .rule = HND-HERO-I5
hand-card-energy-surge = Energiestoß
    .power = Stoße das vorderste Monster auf Platz 2.
    .short = Das vorderste geht auf Platz 2
    .rule = HND-HERO-I6

hand-card-elora = Elora
    .title = Elora, die Waldläuferin
hand-card-experience = Erfahrung
    .power = Ein sichtbares Monster nimmt Schaden in Höhe der Wellennummer.
    .short = Schaden in Höhe der Wellenzahl
    .rule = HND-HERO-E1
hand-card-grudge = Groll
    .power = Nimmst du Schaden, zählt dein nächster Stärkeangriff 2 mehr.
    .short = +2, nachdem du Schaden nahmst
    .rule = HND-HERO-E2
hand-card-armor-piercing = Panzerbrecher
    .power = Für den Rest der Welle haben alle Monster mit 10 LP oder mehr 3 LP weniger.
    .short = Alle ab 10 LP haben 3 weniger
    .rule = HND-HERO-E3
hand-card-long-range = Weitschuss
    .power = Besiege das letzte Monster der Reihe, sichtbar oder verborgen.
    .short = Besiegt das letzte der Reihe
    .rule = HND-HERO-E4
hand-card-shoot-through = Durchschuss
    .power = Bei einem Stärkeangriff auf das vorderste Monster: Das zweite nimmt den halben Wert, aufgerundet.
    .short = Der halbe Angriff trifft auch Platz 2
    .rule = HND-HERO-E5
hand-card-maneuver = Manöver
    .power = Schicke das vorderste oder das zweite Monster ans Ende der Reihe.
    .short = Vorn oder Platz 2 geht ans Ende
    .rule = HND-HERO-E6

hand-card-galathar = Galathar
    .title = Galathar, der Schattenritter
hand-card-build-rage = Jähzorn
    .power = Nimmst du den Schaden des vordersten Monsters, nimmt das nachrückende 9 Schaden.
    .short = Wirst du getroffen, nimmt das nächste 9
    .rule = HND-HERO-G1
hand-card-dragon-master = Drachenmeister
    .power = Greif ein sichtbares Monster mit halben LP eines sichtbaren Drachen der Reihe an, aufgerundet.
    .short = Angriff mit halben LP eines Drachen
    .rule = HND-HERO-G2
hand-card-retribution = Vergeltung
    .power = Greif ein sichtbares Monster mit 2 je erschöpfter Fähigkeit an.
    .short = Angriff mit 2 je erschöpfter Fähigkeit
    .rule = HND-HERO-G3
hand-card-intimidate = Drohung
    .power = Vertausche das vorderste und das zweite Monster.
    .short = Tauscht vorn und Platz 2
    .rule = HND-HERO-G4
hand-card-shadow-spear = Schattenspeer
    .power = Besiege einen sichtbaren Drachen, oder ein sichtbares Monster nimmt 7 Schaden.
    .short = Besiegt einen Drachen oder macht 7 Schaden
    .rule = HND-HERO-G5
hand-card-stun-spell = Betäubung
    .power = Verhindere die Frontfähigkeit des vordersten Monsters, bevor sie wirkt.
    .short = Verhindert eine Front-Fähigkeit
    .rule = HND-HERO-G6

## Bosse und ihre Fähigkeiten nach Stufe

hand-card-gorvane = Gorvane
    .title = Gorvane, der Hohle König
    .power-1 = Nach jedem Angriff wird deine niedrigste Stärkekarte gedreht.
    .rule-1 = HND-BS-11
    .power-2 = Stärkekarten vom Wert 3 oder weniger zählen 0.
    .rule-2 = HND-BS-12
    .power-3 = Nach jedem Angriff wird deine höchste Stärkekarte gedreht.
    .rule-3 = HND-BS-13
    .power-4 = Ein direkter Stärkeangriff zählt 1 weniger für jede Stärkekarte, die dir noch bleibt.
    .rule-4 = HND-BS-14
hand-card-sythra = Sythra
    .title = Sythra, Mutter der Asche
    .power-1 = Zu Beginn der Phase Boss wird die niedrigste Stärkekarte abgeworfen.
    .rule-1 = HND-BS-21
    .power-2 = Sythra hat 1 LP mehr für jede deiner Stärkekarten.
    .rule-2 = HND-BS-22
    .power-3 = Stärkekarten, die weder Drache noch Krieger zeigen, zählen 2 weniger.
    .rule-3 = HND-BS-23
    .power-4 = Sythra hat 2 LP mehr für jede deiner Stärkekarten.
    .rule-4 = HND-BS-24
hand-card-arbiter = Der Bleiche Richter
    .title = Der Bleiche Richter
    .power-1 = Stärkekarten mit geradem Wert zählen 2 weniger.
    .rule-1 = HND-BS-31
    .power-2 = Nach einem Angriff mit einer geraden Karte werden all deine Stärkekarten gedreht.
    .rule-2 = HND-BS-32
    .power-3 = Jeder kritische Treffer, den du nutzt, erhöht die Stärkekosten der anderen um 2.
    .rule-3 = HND-BS-33
    .power-4 = Jede Stärkekarte zählt 1 weniger. Nach jedem Angriff wird deine höchste gewendet.
    .rule-4 = HND-BS-34

## Was die Händler verkaufen

hand-card-hunting-bow = Jagdbogen
    .power = Ein sichtbares Monster nimmt 3 Schaden.
    .short = 3 Schaden für ein Monster
    .rule = HND-MI-01
hand-card-great-bow = Großbogen
    .power = Ein sichtbares Monster oder der Boss nimmt 5 Schaden.
    .short = 5 Schaden für Monster oder Boss
    .rule = HND-MI-02
hand-card-ember-wand = Glutstab
    .power = Drehe ein sichtbares Monster oder eine Stärkekarte.
    .short = Dreht eine Karte
    .rule = HND-MI-03
hand-card-blazing-wand = Flammenstab
    .power = Drehe oder wende bis zu zwei Karten unter den sichtbaren Monstern und Stärkekarten.
    .short = Dreht oder wendet bis zu zwei Karten
    .rule = HND-MI-04
hand-card-war-axe = Streitaxt
    .power = Ein Stärkeangriff auf ein Monster oder den Boss zählt 7 mehr.
    .short = +7 für einen Angriff
    .rule = HND-MI-08
hand-card-giant-axe = Riesenaxt
    .power = Ein Stärkeangriff auf ein Monster oder den Boss zählt 14 mehr.
    .short = +14 für einen Angriff
    .rule = HND-MI-09
hand-card-round-shield = Rundschild
    .power = Verhindere bis zu 2 Schaden eines Monsters oder seiner Fähigkeit.
    .short = Verhindert bis zu 2 Schaden
    .rule = HND-MI-10
hand-card-tower-shield = Turmschild
    .power = Verhindere bis zu 3 Schaden eines Monsters oder seiner Fähigkeit.
    .short = Verhindert bis zu 3 Schaden
    .rule = HND-MI-11
hand-card-healing-potion = Heiltrank
    .power = Heile sofort 1 LP.
    .short = Heilt sofort 1 LP
    .rule = HND-MI-05
hand-card-scrying-potion = Sehertrank
    .power = Sieh im nächsten Aufbau die ersten drei Karten der Reihe an und lege sie beliebig geordnet zurück.
    .short = Nächste Welle: ordnet die ersten drei
    .rule = HND-MI-06
hand-card-turning-potion = Wandeltrank
    .power = Drehe oder wende im nächsten Aufbau eine deiner Stärkekarten.
    .short = Nächste Welle: dreht eine Stärke
    .rule = HND-MI-07
hand-card-might-potion = Krafttrank
    .power = Zieh im nächsten Aufbau eine Stärkekarte mehr.
    .short = Nächste Welle: eine Stärke mehr
    .rule = HND-MI-13
