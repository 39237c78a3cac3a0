### The words of the pages around the tables: home, new table, rules, settings, credits.

## The games

game-destiny-short = Destiny
game-destiny-line = Basis, Bonus, Multiplikator: eine Summe
game-destiny-open = Ein Tisch Destiny
game-destiny-rules = Die Regeln von Destiny
game-realms-short = Realms
game-realms-line = Biete dein Leben, Karte um Karte
game-realms-open = Ein Tisch Realms of Destiny
game-realms-rules = Die Regeln von Realms of Destiny
game-hand-short = The Hand
game-hand-line = Allein, mit achtzehn Karten
game-hand-open = Ein Lauf von The Hand of Destiny
game-hand-rules = Die Regeln von The Hand of Destiny
game-destinies-short = Destinies
game-destinies-line = Geschichte, Landkarte, Kerze
game-destinies-open = Eine Geschichte von Destinies
game-destinies-rules = Die Regeln von Destinies

## Home

page-motto = Vier Spiele um das Schicksal, an einem Tisch.
page-about = Einstellungen und Quellen
page-games = Die vier Spiele
page-coming = Kommt noch: liegt noch auf dem Webstuhl
page-tables = Einen Tisch fortsetzen
page-no-network = Der Server ist nicht zu erreichen. Die Tische dieses Geräts sind hier, und du kannst neue öffnen.
page-table-here = Auf diesem Gerät
page-no-tables = Noch kein Tisch. Wähle ein Spiel, um einen zu öffnen; er bleibt hier, bis du ihn wegräumst.
page-new = Neuer Tisch
page-new-why = Bots übernehmen jeden Platz; dieses Gerät können sich auch mehrere teilen.
page-import = Spielstand oder Aufzeichnung öffnen
page-save-file = { $name } als Datei sichern
page-save-open = Ein Spielstand
page-save-reads = Der Spielstand wird gelesen.
page-save-made =
    { $count ->
        [0] Gesichert am { $day }, vor der ersten Entscheidung
        [one] Gesichert am { $day }, nach einer Entscheidung
       *[other] Gesichert am { $day }, nach { $count } Entscheidungen
    }
page-save-rests = Der neue Tisch ruht, bis du weiterspielst. Was am alten gesagt wurde, bleibt dort.
page-save-table = An den Tisch
page-try-again = Noch einmal versuchen
page-turn-of = { $name }: du bist dran
page-turns =
    { $count ->
        [one] An einem Tisch bist du dran
       *[other] An { $count } Tischen bist du dran
    }
page-waits = Wartet auf { $name }
page-paused = Macht Pause
page-gathers = Wartet, bis alle da sind
page-kept = Ein Platz ist für dich frei
page-over = Zu Ende: noch einmal ansehen
page-saved = Spielstand: { $name }
page-remove = Tisch wegräumen
page-remove-which = Tisch wegräumen von { $names }
page-remove-running = Dieses Spiel ist noch nicht zu Ende. Ist es weggeräumt, findet es niemand wieder.
page-remove-shared = Du verlässt diesen Tisch, und dein Platz wird frei. Die anderen spielen weiter.
page-remove-save = Der Spielstand ist dann fort; die Tische, die von ihm aus weitergespielt wurden, bleiben.
page-remove-over = Die Aufzeichnung geht mit verloren. Wenn du sie behalten willst, öffne den Tisch und sichere sie vorher.
page-keep = Behalten

## New table

page-not-here = Dieses Spiel gibt es an diesem Tisch noch nicht.
page-seats = Wer wo sitzt
page-seats-alone = Wer spielt
page-seats-why = In der Reihenfolge des Spiels. Wer hier ist, teilt sich dieses Gerät und gibt es hinter einem Vorhang weiter; alle anderen nehmen per Link am eigenen Gerät Platz.
page-seat = Platz { $seat }
page-name = Name an Platz { $seat }
page-name-missing = Es fehlt ein Name.
page-name-long = Ein Name hat höchstens 24 Buchstaben.
page-kind = Wer spielt { $name }
page-person = Jemand hier
page-friend = Jemand per Link
page-friends-why = Am Tisch findest du einen Link für alle, die anderswo sind. Niemand muss sich anmelden.
page-talk = Am Tisch kann gesprochen werden
page-bot-greedy = Bot: plant, so gut er kann
page-bot-random = Bot: spielt aufs Geratewohl
page-bot-search = Bot: denkt voraus
page-seat-away = { $name } vom Tisch nehmen
page-seat-more = Ein Platz mehr
page-option-unfit = Das passt nicht zu { $count } am Tisch.
page-seat-most = Mehr als { $count } passen nicht an diesen Tisch.
page-one-device = { $names } teilen sich dieses Gerät.
page-here = Nur auf diesem Gerät, ohne Netz
page-here-why = Der Tisch bleibt auf diesem Gerät. Niemand sonst kann dazukommen, und er hat keine Uhr.
page-clock = Zeit
page-clock-none = ohne: alle lassen sich Zeit
page-clock-soft = zu sehen, für jeden Zug
page-clock-turn = für jeden Zug
page-clock-game = für das ganze Spiel
page-clock-none-about = Keine Uhr ist zu sehen, und niemand wird gedrängt.
page-clock-soft-about = Eine Uhr an jedem Platz zeigt, wie lange ein Zug dauert. Ist die Zeit um, geschieht nichts.
page-clock-turn-about = Was jemand zu wählen hat, muss in dieser Zeit gewählt sein. Sie beginnt von vorn, sobald etwas aufgedeckt oder gewürfelt wurde oder andere am Zug sind.
page-clock-game-about = So viel Zeit haben alle jeweils für sämtliche Entscheidungen des Spiels. Die ersten Sekunden jedes Zuges sind frei.
page-clock-length = Wie lange
page-clock-delay = Frei in jedem Zug
page-clock-no-delay = nichts
# The two that follow also end the sentences seats-clock-turn and seats-clock-game: verb first.
page-clock-then = Ist die Zeit um,
page-clock-then-bot = wählt ein Bot
page-clock-then-skip = wird gepasst, wo es geht
page-options = Wie gespielt wird
page-more = Weitere Einstellungen
page-option-destiny-goal = Gespielt wird bis
page-option-destiny-goal-value = { $value } Schatzpunkte
page-option-destinies-scenario = Geschichte
page-option-destinies-mode = Spielart
page-option-destinies-mode-fitting = was zur Runde passt
page-option-destinies-mode-fitting-about = Allein geht es auf Erkundung, zu zweit oder dritt um die Wette, zu viert in Teams.
page-option-destinies-mode-race = Wettlauf, zu zweit oder dritt
page-option-destinies-mode-race-about = Jede Rolle hat eine Bestimmung mit zwei Pfaden. Wer zuerst einen davon zu Ende geht, gewinnt.
page-option-destinies-mode-explorer = Erkundung: allein und ohne Eile
page-option-destinies-mode-explorer-about = Eine Rolle, eine Bestimmung, und so viele Tage, wie du magst.
page-option-destinies-mode-challenger = Herausforderung: allein gegen die Tage
page-option-destinies-mode-challenger-about = Eine Rolle und ein letzter Tag, bis zu dem die Bestimmung erfüllt sein muss.
page-option-destinies-mode-team = Teams: zwei Paare
page-option-destinies-mode-team-about = Zwei Hauptrollen, jede mit Begleitung. Wer zusammengehört, gewinnt zusammen.
page-option-destinies-grade = Tage der Herausforderung
page-option-destinies-grade-value = Grad { $value }
page-option-destinies-heroes = Rollen
page-option-destinies-heroes-taken = alle wählen selbst
page-option-destinies-heroes-dealt = der Zufall verteilt sie
page-option-destinies-dice = Würfel
page-option-destinies-dice-digital = das Programm würfelt
page-option-destinies-dice-own = eigene, auf dem Tisch
page-option-destinies-end = Die Geschichte endet
page-option-destinies-end-first = mit der ersten erfüllten Bestimmung
page-option-destinies-end-first-about = Wer zuerst einen Pfad zu Ende geht, gewinnt; die anderen hören, wie ihre Geschichten ausgegangen wären.
page-option-destinies-end-all = wenn alle Geschichten erzählt sind
page-option-destinies-end-all-about = Ein Erzähltisch für zwei oder drei: Niemand verliert. Alle dürfen ihr Finale zu Ende bringen, ein verlorener Abschnitt darf noch einmal versucht werden, und nichts drängt.
page-option-destinies-reading = Was vorgelesen wird
page-option-destinies-reading-aloud = ist für alle
page-option-destinies-reading-aloud-about = Alle hören und sehen die ganze Geschichte, wer auch am Zug ist.
page-option-destinies-reading-private = ist nur für den Besuch
page-option-destinies-reading-private-about = Die Texte eines Besuchs und was dort möglich ist, sieht nur, wer zu Besuch ist. Was die Rollen tun, würfeln und bekommen und ihr Finale sehen alle.
page-option-destinies-length = Abend
page-option-destinies-length-full = ganz
page-option-destinies-length-full-about = Alles, was die Geschichte bereithält, kann geschehen.
page-option-destinies-length-short = kurz
page-option-destinies-length-short-about = Ereignisse, die nur etwas erzählen, entfallen, wo die Geschichte ohne sie auskommt. Sonst ändert sich nichts: Jeder Weg zu einem Ende bleibt offen.
page-option-hand-hero = Rolle
page-option-hand-hero-random = wie der Zufall will
page-option-hand-hero-rhys = Rhys, der Wächter (Nahkampf)
page-option-hand-hero-ifaris = Ifaris, die Rote Magierin (Fernkampf)
page-option-hand-hero-elora = Elora, die Waldläuferin (Fernkampf)
page-option-hand-hero-galathar = Galathar, der Schattenritter (Nahkampf)
page-option-hand-boss = Boss
page-option-hand-boss-random = wie der Zufall will
page-option-hand-boss-gorvane = Gorvane, der Hohle König
page-option-hand-boss-sythra = Sythra, Mutter der Asche
page-option-hand-boss-arbiter = Der Bleiche Richter
page-option-hand-difficulty = Schwierigkeit
page-option-hand-difficulty-casual = Locker: 4 Stärkekarten, billige Heilung
page-option-hand-difficulty-easy = Leicht: 4 Stärkekarten
page-option-hand-difficulty-normal = Normal: 3 Stärkekarten
page-option-hand-difficulty-heroic = Heldenhaft: 3 Stärkekarten, teure Heilung
page-option-hand-difficulty-legendary = Legendär: 2 Stärkekarten
page-option-realms-deck = Kartenstapel
page-option-realms-deck-fitting = was zur Runde passt
page-option-realms-deck-base = 44 Grundkarten
page-option-realms-deck-all = alle 56 Karten
page-option-realms-youngest = Am jüngsten ist
page-option-realms-youngest-chance = wen der Zufall nennt
page-option-realms-youngest-chance-about = Der Zufall nennt die jüngste Person. Wer links von ihr sitzt, beginnt.
page-option-realms-youngest-seat-about = { $next } sitzt links von { $name } und beginnt.
page-option-realms-turns = Höchstens so viele Züge
page-seed = Startwert
page-seed-why = Dieselben Worte geben dieselben Karten. Bleibt das Feld leer, gehört der Zufall niemandem; sonst erfährt, wer dazukommt, dass er jemandem gehört.
page-start = Beginnen

## Rules

page-rules = Regeln
page-rules-of = Regeln von { $game }
page-rules-language = Die Regeln gibt es nur auf Englisch.
page-no-rules = Regeln dieses Namens gibt es hier nicht.
page-contents = Inhalt
page-search = Suche Worte oder den Namen einer Regel
page-found =
    { $count ->
        [0] Nichts gefunden
        [one] Eine Stelle gefunden
       *[other] { $count } Stellen gefunden
    }

## Settings

settings-language = Sprache
settings-language-browser = wie der Browser
settings-language-why = Die anderen am Tisch lesen in ihrer eigenen Sprache. Eine Geschichte wird in dieser erzählt, wo sie übersetzt ist.
settings-theme = Licht
settings-theme-system = wie das System
settings-theme-day = Tag: Pergament
settings-theme-night = Nacht: bei Lampenlicht
settings-text = Schriftgröße
settings-percent = { $size } %
settings-motion = Bewegung
settings-motion-full = voll
settings-motion-fast = schnell
settings-motion-off = aus
settings-motion-why = Wo das System weniger Bewegung verlangt, bewegt sich nichts.
settings-sound = Klänge
settings-music = Musik und was an einem Ort zu hören ist
settings-music-why = Die Seite macht sie selbst, während ihr spielt. Sie tritt zurück, solange eine Stimme liest.
settings-voice = Stimme, die die Geschichte vorliest
settings-voice-speed = Tempo der Stimme
settings-loudness =
    { $loudness ->
        [0] aus
        [0.4] leise
        [0.7] mittel
       *[other] voll
    }
settings-speed =
    { $speed ->
        [1] wie sie ist
       *[other] { $speed }-fach
    }
settings-on = an
settings-off = aus
settings-timer = Kerzenuhr
settings-timer-minutes =
    { $minutes ->
        [0] aus
       *[other] { $minutes } Minuten
    }
settings-timer-why = In Destinies brennt mit jedem Zug eine Kerze herab. Sie zeigt die Zeit und spielt nie für jemanden.
settings-offline = Ohne Netz
settings-offline-why = Dieses Gerät kann das ganze Fateloom aufbewahren, damit du ohne Netz eigene Tische öffnen und an ihnen weiterspielen kannst, mit Bots und mit allen, die es sich teilen. Solche Tische bleiben auf diesem Gerät.
settings-offline-insecure = Dafür verlangt der Browser eine sichere Verbindung: eine Adresse, die mit https beginnt, oder genau diesen Computer. Frage, wer diesen Server betreibt.
settings-offline-fetch = Ohne Netz verfügbar machen ({ $size } MB)
settings-offline-fetching = Wird geholt: { $done } %
settings-offline-ready = Alles ist hier ({ $size } MB): Du kannst ohne Netz spielen.
settings-offline-old = Alles ist hier, aber der Server hat inzwischen eine andere Fassung.
settings-offline-renew = Die neue Fassung holen
settings-offline-drop = Von diesem Gerät entfernen
settings-offline-full = Der Browser gibt dieser Seite keinen Platz dafür. Schaffe welchen, oder erlaube der Seite, Daten zu speichern.
settings-push = Wenn du dran bist
settings-push-why = In einem Spiel, das über Tage geht, kann dieses Gerät dir Bescheid sagen, auch wenn keine Seite von Fateloom offen ist. Der Dienst, der zu deinem Browser gehört, reicht es weiter; er erfährt, dass es etwas gibt, und nichts vom Spiel.
settings-push-begin = Auf diesem Gerät Bescheid sagen
settings-push-end = Nicht mehr Bescheid sagen
settings-push-blocked = Diesem Browser wurde gesagt, dass er von hier keine Benachrichtigungen zeigen soll. In seinen eigenen Einstellungen lässt sich das ändern.
settings-push-failed = Der Dienst dieses Browsers für Benachrichtigungen ist nicht zu erreichen.
settings-keys = Tasten
settings-key-tab = Tab
    .does = zur nächsten Karte oder zum nächsten Knopf
settings-key-enter = Enter
    .does = auswählen; auf einer gewählten Karte: ausspielen
settings-key-i = I
    .does = eine Karte genau ansehen
settings-key-u = U
    .does = die letzte Entscheidung zurücknehmen
settings-key-p = P
    .does = Pause machen oder weiterspielen
settings-key-l = L
    .does = auf kleinem Bildschirm den Verlauf öffnen oder schließen
settings-key-escape = Escape
    .does = weglegen, was obenauf liegt

## Credits and lost ways

page-credits = Quellen und Lizenzen
credits-pictures = Symbole
credits-changed = Eingefärbt und umrandet.
credits-fonts = Schriften
credits-software = Software in diesen Seiten
credits-own = Fateloom und all seine Zeichnungen, Texte und Programme: die Mitwirkenden von Fateloom, MIT-Lizenz.
credits-games = Gespielt nach den Regeln der erschienenen Spiele Destiny, Realms of Destiny, The Hand of Destiny und Destinies. Fateloom steht in keiner Verbindung zu denen, die sie erdacht und verlegt haben.
page-nowhere = Diese Seite gibt es nicht
page-nowhere-why = Diese Adresse führt nirgendwohin.

## Runs of a game that is played alone

page-today = Den Lauf des Tages spielen
page-today-again = Noch einmal spielen
page-today-why = Der Lauf des Tages ist für alle gleich: dieselbe Rolle, derselbe Boss, dieselben Karten.
page-today-played = Den heutigen Lauf hast du gespielt. Morgen gibt es einen neuen.
page-runs = Deine Läufe
page-runs-none = Auf diesem Gerät wurde noch kein Lauf zu Ende gespielt.
page-runs-total =
    { $runs ->
        [one] { $won } von { $runs } Lauf gewonnen
       *[other] { $won } von { $runs } Läufen gewonnen
    }{ $drawn ->
        [0] .
       *[other] , { $drawn } unentschieden.
    }
page-runs-streak =
    { $streak ->
        [0] Die längste Siegesreihe war { $longest }.
       *[other] Zurzeit { $streak } Siege in Folge; die längste Reihe war { $longest }.
    }
page-runs-won = Gewonnen
page-runs-count = { $won } von { $runs }
page-runs-best = Die besten
page-runs-hand-order = Zuerst zählt, wie weit du gekommen bist, dann die Schwierigkeit, wie der Lauf endete, die übrigen LP, der erlittene Schaden und die Zahl der Entscheidungen.
page-runs-latest = Die letzten
page-run-won = Gewonnen
page-run-lost = Verloren
page-run-draw = Unentschieden
page-run-daily = Lauf des Tages
page-run-part-hand-wave = Welle { $value }
page-run-part-hand-health = noch { $value } LP
page-run-part-hand-damage = { $value } Schaden genommen
page-run-part-destinies-day = Tag { $value }
page-run-part-choices =
    { $value ->
        [one] { $value } Entscheidung
       *[other] { $value } Entscheidungen
    }
page-run-replay = Wiederholung
page-run-record = Aufzeichnung
page-run-hand-hero-rhys = Rhys
page-run-hand-hero-ifaris = Ifaris
page-run-hand-hero-elora = Elora
page-run-hand-hero-galathar = Galathar
page-run-hand-boss-gorvane = Gorvane
page-run-hand-boss-sythra = Sythra
page-run-hand-boss-arbiter = Der Bleiche Richter
page-run-hand-difficulty-casual = Locker
page-run-hand-difficulty-easy = Leicht
page-run-hand-difficulty-normal = Normal
page-run-hand-difficulty-heroic = Heldenhaft
page-run-hand-difficulty-legendary = Legendär
