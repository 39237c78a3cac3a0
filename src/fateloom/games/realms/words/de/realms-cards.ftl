### Die Namen der Karten, Marker, Bestimmungen und Familien, und was sie in einem Satz bewirken.

## Marker

realms-card-coin = Münze
    .power = Musst du für eine gewonnene Auktion 1 Karte oder mehr zahlen, darfst du 1 weniger zahlen. Das kommt nach dem Kontobuch.
realms-card-shield = Schild
    .power = Würde eine fremde Karte dir Handkarten nehmen, darfst du in diesem Schritt alle behalten.
realms-card-amulet = Amulett
    .power = Würdest du mit leerer Hand ausscheiden, ziehst du stattdessen 1 Karte, ob du willst oder nicht.
realms-card-seal = Siegel
    .power = Würde eine fremde Fähigkeit eine Karte vor dir versetzen, tauschen oder abwerfen, darfst du es verhindern. Ein Tausch unterbleibt dann auf beiden Seiten.
realms-card-poison = Gift
    .power = Zu Beginn deines Zuges wirfst du 1 Karte ab.
realms-card-harvest = Ernte
    .power = Zu Beginn deines Zuges ziehst du 1 Karte, und zwar als Zusatzkarte.
realms-card-hourglass = Sanduhr
    .power = Einmal je Zug darfst du im Schritt Effekte eine deiner Aktivierungskarten aufrichten.
realms-card-lantern = Laterne
    .power = Zu Beginn deines Zuges siehst du die obersten 3 Karten des Stapels an und legst sie beliebig geordnet zurück.
realms-card-debt = Schuld
    .power = Zu Beginn deines Zuges gibst du 1 Karte nach links.

## Königreich

realms-card-the-king = König
    .power = Leih eine andere Königreichskarte vor dir.
realms-card-the-queen = Königin
    .power = Einmal je Zug: Hast du eine andere Königreichskarte der Art Aktivierung genutzt, darfst du ihre Fähigkeit wiederholen, auch mit anderem Ziel.
realms-card-judge = Richter
    .power = Jemand mit mehr Karten als du gibt dir 1.
realms-card-spy = Spion
    .power = Sieh die geheime Bestimmung von jemand anderem an, dann nimm dort blind 1 Handkarte.
realms-card-tax-collector = Zöllner
    .power = Wer außer dir eine Karte versteigert, die nicht zum Königreich gehört, offen oder verdeckt, gibt dir 1 Karte. Du ziehst zu Beginn deines Zuges 1 Karte weniger.
realms-card-knight = Ritter
    .power = Jemand anderes ohne Kämpfer wirft 1 Karte ab.
realms-card-captain-of-the-guard = Hauptmann
    .power = Nimm einen Schild.
realms-card-castle = Burg
    .power = Fremde Fähigkeiten können, was vor dir liegt, nicht versetzen, tauschen oder abwerfen.
realms-card-village = Dorf
    .power = Ohne Fähigkeit, zählt aber für Bestimmungen.
realms-card-book-of-laws = Gesetzbuch
    .power = Ist eine Karte von dir in der Auktion, eröffnen andere mit mindestens 2.
realms-card-royal-chronicle = Hofchronik
    .power = Liegen 2 oder mehr Königreichskarten vor dir, zieh 1 Karte.
realms-card-king-s-jester = Hofnarr
    .power = Leih eine Karte vor jemand anderem.
realms-card-mayor = Bürgermeister
    .power = Gib jemand anderem eine Familie vor: Die nächste dort versteigerte Karte muss daraus sein, falls möglich.
realms-card-champion = Recke
    .power = Du und jemand anderes werft gleichzeitig je 1 Karte ab.

## Handel

realms-card-master-merchant = Handelsherr
    .power = Leih eine andere Handelskarte vor dir.
realms-card-apprentice = Lehrling
    .power = Wähle jemand anderen und eine Familie. Ist dort eine solche Karte auf der Hand, gibt man dir eine davon; sie gilt als Zusatzkarte.
realms-card-banker = Bankier
    .power = Nimm eine Münze.
realms-card-peddler = Hausierer
    .power = Nimm einen Marker deiner Wahl.
realms-card-mercenary = Söldner
    .power = Gib jemand anderem 1 Karte.
realms-card-bodyguard = Leibwächter
    .power = Nimm ein Siegel.
realms-card-market = Markt
    .power = Landet die Karte, die du versteigerst, vor jemand anderem, zieh 1 Karte.
realms-card-harbor = Hafen
    .power = Zieh 2 Karten, dann wirf 1 ab.
realms-card-ledger = Kontobuch
    .power = Gewinnst du eine Auktion mit 2 oder mehr, zahlst du 1 Karte weniger. Mehr bieten kannst du deshalb nicht.
realms-card-almanac = Almanach
    .power = Ohne Fähigkeit, zählt aber für Bestimmungen.
realms-card-ring-of-value = Prunkring
    .power = Zieh 2 Karten, dann wandert diese Karte vor jemand anderen als bisher.
realms-card-accountant = Buchhalter
    .power = Lege eine andere deiner Karten vor jemand anderen; dort gibt man dir dann 2 Handkarten, behält aber mindestens 1.
realms-card-usurer = Wucherer
    .power = Jemand anderes nimmt eine Schuld.
realms-card-pawnbroker = Pfandleiher
    .power = Wirf eine andere Karte vor dir ab, dann zieh 2 Karten.

## Nekromantie

realms-card-master-necromancer = Erznekromant
    .power = Leih eine andere Nekromantiekarte vor dir.
realms-card-cemetery = Friedhof
    .power = Einmal je Zug: Hast du eine andere Nekromantiekarte der Art Aktivierung genutzt, darfst du ihre Fähigkeit wiederholen, auch mit anderem Ziel. Nicht beim Lich.
realms-card-vampire = Vampir
    .power = Nimm blind 1 Karte aus einer anderen Hand; sie gilt als Zusatzkarte.
realms-card-immortal = Wiedergänger
    .power = Würdest du mit leerer Hand ausscheiden, wirf stattdessen diese Karte ab und zieh 3.
realms-card-skeleton-warrior = Skelettkrieger
    .power = Jemand anderes wirft 1 Karte ab.
realms-card-gravedigger = Totengräber
    .power = Nimm eine Karte aus der Ablage auf die Hand.
realms-card-crypt = Gruft
    .power = Ohne Fähigkeit, zählt aber für Bestimmungen.
realms-card-grimoire = Grimoire
    .power = Lege eine Nekromantiekarte aus der Ablage vor dich.
realms-card-book-of-bones = Knochenbuch
    .power = Wirft jemand anderes durch eine Fähigkeit, die du nutzt, Handkarten ab, zieh danach 1 Karte.
realms-card-plague-bearer = Pestbringer
    .power = Jemand anderes nimmt ein Gift.
realms-card-ghost = Gespenst
    .power = Sieh eine andere Hand an, dann darfst du eine deiner Handkarten gegen eine von dort tauschen.
realms-card-lich = Lich
    .power = Wähle jemand anderen. Bis zum Ende des Zuges darfst du jede dort liegende Karte einmal leihen und von deinen eigenen nur Pflichtkarten nutzen.
realms-card-death-knight = Todesritter
    .power = Wirf einen Kämpfer vor irgendwem ab, nur nicht diesen.
realms-card-ghoul = Ghul
    .power = Wirf 1 Karte ab, dann zieh 2.

## Magie

realms-card-archmage = Erzmagier
    .power = Leih eine andere Magiekarte vor dir.
realms-card-druid = Druide
    .power = Du darfst deine Karte verdeckt versteigern. Aufgedeckt wird sie am Ende der Auktion.
realms-card-fire-mage = Feuermagier
    .power = Zwei Nachbarn, du darfst einer davon sein, werfen gleichzeitig je 1 Karte ab.
realms-card-clairvoyant = Seherin
    .power = Sieh die geheime Bestimmung von jemand anderem an; oder sieh die obersten 3 Karten des Stapels an und lege sie beliebig geordnet zurück.
realms-card-spellbook = Zauberbuch
    .power = Zieh 1 Karte.
realms-card-tome-of-secrets = Buch der Geheimnisse
    .power = Nimm eine Laterne.
realms-card-enchanted-forest = Zauberwald
    .power = Nimm eine Ernte.
realms-card-wizard-s-tower = Zauberturm
    .power = Zu Beginn deines Zuges zieh 1 Karte mehr, wenn niemand sonst weniger Karten hat als du. Sie gilt als Zusatzkarte.
realms-card-golem = Golem
    .power = Ohne Fähigkeit, zählt aber für Bestimmungen.
realms-card-healer = Heilerin
    .power = Nimm ein Amulett.
realms-card-storm-mage = Sturmmagier
    .power = Wirf einen Ort oder ein Buch vor irgendwem ab.
realms-card-enchantress = Zauberin
    .power = Leih eine andere Karte vor dir, die Kämpfer, Ort oder Buch ist.
realms-card-alchemist = Alchemist
    .power = Tausche eine Karte vor dir gegen eine Karte vor jemand anderem.
realms-card-time-mage = Zeitmagier
    .power = Nimm eine Sanduhr.

## Gemeinsame Bestimmungen

# Wie viele sie verlangen, sagt realms-goal-... am Tisch.

realms-card-warlord = Kriegsherr
    .power = Kämpfer vor dir.
realms-card-landlord = Grundherr
    .power = Orte vor dir.
realms-card-scholar = Gelehrter
    .power = Bücher vor dir.
realms-card-dynasty = Dynastie
    .power = Karten einer Familie vor dir.
realms-card-unifier = Reichseiniger
    .power = Karten aus drei oder vier Familien vor dir.
realms-card-magnate = Magnat
    .power = Karten auf der Hand am Ende deines Zuges.

## Geheime Bestimmungen

realms-card-assassin = Meuchler
    .power = Durch dich scheidet jemand anderes aus, und du bist noch dabei.
realms-card-guardian-angel = Schutzengel
    .power = Jemand anderes würde ausscheiden, weder Marker noch Karte retten, du selbst bist nicht in Gefahr, und niemand hat mehr Karten als du.
realms-card-renter = Privatier
    .power = Zusatzkarten in einem deiner Züge.
realms-card-relic-hunter = Schatzjäger
    .power = Marker.
realms-card-hermit = Einsiedler
    .power = Am Ende deines Zuges hast du 1 oder 2 Karten auf der Hand und genug vor dir.
realms-card-spendthrift = Verschwender
    .power = Du gewinnst eine Auktion mit einem hohen Gebot.
realms-card-wanderer = Wanderer
    .power = Karten mit Typ vor dir, darunter ein Kämpfer, ein Ort und ein Buch.
realms-card-twin-crowns = Doppelkrone
    .power = Karten aus zwei Familien vor dir.

## Familien und Typen

realms-card-kingdom = Königreich
realms-card-shop = Handel
realms-card-necromancy = Nekromantie
realms-card-magic = Magie
realms-card-fighter = Kämpfer
realms-card-field = Ort
realms-card-book = Buch
