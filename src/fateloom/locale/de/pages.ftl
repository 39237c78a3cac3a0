### The words of the pages around the tables: home, new table, rules, settings, credits.

## Home

page-motto = Vier Spiele um das Schicksal, an einem Tisch.
page-motto-stranger = Vier Spiele um das Schicksal. Kein Konto, nichts zu installieren.
page-about = Einstellungen und Quellen
page-games = Die vier Spiele
page-coming = Kommt bald
page-tables = Einen Tisch fortsetzen
page-tables-more =
    { $count ->
        [one] Ein weiterer Tisch
       *[other] { $count } weitere Tische
    }
page-begin-here = Fang hier an
page-learn = Spielend lernen
page-learn-why = { $minutes } Minuten, nichts zu lesen
page-learn-next = Als Nächstes: { $lesson }
page-lesson = Lektion
page-puzzle = Rätsel
page-begin = { $game } spielen
page-signs-players = Spieler
page-signs-minutes = { $count } Min.
page-signs-weight-1 = leicht
page-signs-weight-2 = mittel
page-signs-weight-3 = tief
page-day = Lauf des Tages
page-evening = So läuft ein Abend
page-evening-choose = Beim Spielen lernen
page-evening-choose-why = Was du tun kannst, ist markiert; du wählst. Der Tisch kennt die Regeln.
page-evening-link = Einen Link schicken
page-evening-link-why = Freunde öffnen ihn und setzen sich. Bots übernehmen die leeren Plätze.
page-evening-stop = Aufhören, wann du willst
page-evening-stop-why = Der Tisch wartet hier, auch wenn du die Seite schließt.
page-no-network = Der Server ist nicht zu erreichen. Du kannst an den Tischen dieses Geräts spielen und neue öffnen.
page-table-here = Auf diesem Gerät
page-new = Neuer Tisch
page-import = Spielstand oder Aufzeichnung öffnen
page-save-file = { $name } exportieren
page-save-open = Spielstand
page-save-reads = Der Spielstand wird gelesen …
page-save-made =
    { $count ->
        [0] Exportiert am { $day }, vor der ersten Entscheidung
        [one] Exportiert am { $day }, nach einer Entscheidung
       *[other] Exportiert am { $day }, nach { $count } Entscheidungen
    }
page-save-rests = Der neue Tisch ist pausiert, bis du ihn fortsetzt. Der Chat des alten Tisches bleibt dort.
page-save-table = Zum Tisch
page-try-again = Noch einmal versuchen
page-turn-of = { $name }: du bist dran
page-turns =
    { $count ->
        [one] An einem Tisch bist du dran
       *[other] An { $count } Tischen bist du dran
    }
page-waits = Wartet auf { $name }
page-there =
    { $count ->
        [one] { $names } ist gerade dort
       *[other] { $names } sind gerade dort
    }
page-paused = Pausiert
page-gathers = Wartet, bis alle da sind
page-kept = Ein Platz ist für dich reserviert
page-over = Zu Ende: Wiederholung ansehen
page-saved = Spielstand: { $name }
page-remove = Tisch löschen
page-remove-which = Tisch von { $names } löschen
page-remove-running = Dieses Spiel ist noch nicht zu Ende. Löschst du den Tisch, ist es verloren.
page-remove-shared = Du verlässt diesen Tisch, und dein Platz wird frei. Die anderen spielen weiter.
page-remove-save = Damit löschst du den Spielstand. Tische, die von ihm aus weitergespielt wurden, bleiben.
page-remove-over = Damit löschst du auch die Aufzeichnung. Willst du sie behalten, öffne den Tisch und exportiere sie vorher.
page-keep = Abbrechen

## New table

page-not-here = Dieses Spiel lässt sich hier noch nicht spielen.
page-seats = Wer wo sitzt
page-code = Ein Code oder ein Link
page-code-join = Mitspielen
page-network = Freunde im selben Netz
page-network-picture = Die Adresse dieser Seite als QR-Code
page-network-why = Wer im selben Netz ist, öffnet diese Adresse oder scannt das Bild, und kann an deinen Tischen mitspielen oder eigene anlegen.
page-network-others = Falls das nicht geht: { $addresses }
page-seats-alone = Wer spielt
page-against = gegen
page-seats-why = Tippe auf einen Schild, um zu ändern, wer dort spielt. Freunde kommen per Link.
page-seat = Platz { $seat }
page-name = Name an Platz { $seat }
page-name-missing = Gib für jeden Platz einen Namen ein.
page-name-long = Ein Name hat höchstens 24 Zeichen.
page-kind = Wer spielt { $name }
page-person = Jemand an diesem Gerät
page-friend = Jemand per Link
page-friends-why = Am Tisch findest du für alle, die anderswo sind, einen Link. Niemand braucht ein Konto.
page-talk = Chat
# The random bot is no longer offered, but still plays at older tables.
page-bot-random = Schnecke: ein Bot, der zufällig spielt
page-bot-careless = Schnecke: ein nachsichtiger Bot
page-bot-greedy = Hase: ein vernünftiger Bot
page-bot-search = Fuchs: ein schlauer Bot
page-bot-rollout = Wolf: ein gnadenloser Bot
page-seat-away = { $name } entfernen
page-seat-pick = Ändern, wer { $name } spielt
page-beast-careless = Schnecke
page-beast-careless-how = nachsichtig
page-beast-careless-why = Übersieht Züge wie ein Anfänger und bestraft selten einen Fehler.
page-beast-careless-with =
    { $count ->
        [one] einer nachsichtigen Schnecke
       *[other] { $count } nachsichtigen Schnecken
    }
page-beast-greedy = Hase
page-beast-greedy-how = vernünftig
page-beast-greedy-why = Spielt sein eigenes Blatt, so gut er kann.
page-beast-greedy-with =
    { $count ->
        [one] einem vernünftigen Hasen
       *[other] { $count } vernünftigen Hasen
    }
page-beast-search = Fuchs
page-beast-search-how = schlau
page-beast-search-why = Denkt voraus und lässt sich Zeit.
page-beast-search-with =
    { $count ->
        [one] einem schlauen Fuchs
       *[other] { $count } schlauen Füchsen
    }
page-beast-rollout = Wolf
page-beast-rollout-how = gnadenlos
page-beast-rollout-why = Spielt vor jeder Entscheidung im Kopf weiter, Tausende Züge lang.
page-beast-rollout-with =
    { $count ->
        [one] einem gnadenlosen Wolf
       *[other] { $count } gnadenlosen Wölfen
    }
page-sentence-with = { $people } mit { $bots }
page-sentence-term = { $option }: { $value }
page-sentence-length = etwa { $count } Minuten
page-seat-more = Platz hinzufügen
page-option-unfit = Das passt nicht zu { $count } am Tisch.
page-value-minutes = { $least } bis { $most } Minuten
page-value-author = von { $author }
page-value-cast = mit { $names }
page-value-mood-gentle = sanft
page-value-mood-merry = heiter
page-value-mood-wistful = wehmütig
page-value-mood-eerie = unheimlich
page-value-mood-tense = spannend
page-value-mood-dark = düster
page-value-proved = bewiesen, sagt ihr Paket
page-seat-most = Mehr als { $count } passen nicht an diesen Tisch.
page-one-device = { $names } teilen sich dieses Gerät.
page-here = Nur auf diesem Gerät, ohne Netz
page-here-why = Der Tisch ist auf diesem Gerät gespeichert. Niemand sonst kann dazukommen, und er hat keine Uhr.
page-clock = Uhr
page-clock-none = keine
page-clock-soft = pro Zug, nur zur Anzeige
page-clock-turn = pro Zug
page-clock-game = pro Spiel
page-clock-none-about = Es gibt keine Uhr und kein Zeitlimit.
page-clock-soft-about = Eine Uhr an jedem Platz zeigt, wie lange ein Zug dauert. Ist die Zeit um, geschieht nichts.
page-clock-turn-about = Was jemand zu wählen hat, muss in dieser Zeit gewählt sein. Sie beginnt von vorn, sobald etwas aufgedeckt oder gewürfelt wurde oder andere am Zug sind.
page-clock-game-about = So viel Zeit haben alle jeweils für sämtliche Entscheidungen des Spiels. Die ersten Sekunden jedes Zuges sind frei.
page-clock-length = Zeit
page-clock-delay = Freie Zeit pro Zug
page-clock-no-delay = keine
# The two that follow also end the sentences seats-clock-turn and seats-clock-game: verb first.
page-clock-then = Ist die Zeit um,
page-clock-then-bot = wählt ein Bot
page-clock-then-skip = wird gepasst, wo es geht
page-more = Weitere Einstellungen
page-joint = Gemeinsam mischen
page-joint-why = Jedes Gerät trägt etwas zum Startwert bei, sobald seine Leute bereit sind. So kann niemand die Karten bestimmen, auch nicht, wer diesen Server betreibt; am Ende prüft die Seite das nach.
page-seed = Startwert
page-seed-why = Derselbe Startwert gibt dieselben Karten. Lass das Feld leer für einen geheimen, zufälligen Startwert; einen gewählten erfahren alle, die dazukommen.
page-start = Starten

## Rules

page-rules = Regeln
page-rules-of = Regeln von { $game }
page-rules-language = Die Regeln gibt es nur auf Englisch.
page-no-rules = Regeln mit diesem Namen gibt es hier nicht.
page-contents = Inhalt
page-search = Suche Worte oder den Namen einer Regel
page-found =
    { $count ->
        [0] Nichts gefunden
        [one] Eine Stelle gefunden
       *[other] { $count } Stellen gefunden
    }

## Settings that a table has, too

settings-timer-minutes =
    { $minutes ->
        [0] aus
       *[other] { $minutes } Minuten
    }
settings-timer-why = In Destinies brennt mit jedem Zug eine Kerze herab. Sie zeigt nur die Zeit und beendet nie einen Zug.

## Credits and lost ways

page-credits = Quellen und Lizenzen
credits-pictures = Symbole
credits-changed = Eingefärbt und umrandet.
credits-fonts = Schriften
credits-software = Software
credits-own = Fateloom und all seine Zeichnungen, Texte und Programme: die Mitwirkenden von Fateloom, MIT-Lizenz.
credits-shuffle = Auf einem Server steht die Mischung vor der ersten Entscheidung fest. Am Ende prüft die Seite das nach; die Aufzeichnung lässt sich mit „fateloom verify“ prüfen. Was das beweist und was nicht, steht in docs/fairness.md bei den Quellen.
credits-games = Gespielt nach den Regeln der erschienenen Spiele Destiny, Realms of Destiny, The Hand of Destiny und Destinies. Fateloom steht in keiner Verbindung zu denen, die sie erdacht und verlegt haben.
page-nowhere = Diese Seite gibt es nicht
page-nowhere-why = Unter dieser Adresse gibt es nichts.

## Runs of a game that is played alone

page-today = Den Lauf des Tages spielen
page-today-again = Noch einmal spielen
page-day-first = Für alle gleich, und der erste Versuch zählt.
page-day-mine =
    { $day ->
        [today] Heute { $result }
       *[yesterday] Gestern { $result }
    }: { $tried ->
        [one] Sonst hat es auf diesem Server niemand versucht.
       *[other] Platz { $rank } von { $tried } auf diesem Server.
    }
page-day-others =
    { $day ->
        [today] Heute
       *[yesterday] Gestern
    } { $tried ->
        [one] hat es auf diesem Server eine Person versucht
       *[other] haben es auf diesem Server { $tried } versucht
    }, { $won ->
        [0] niemand mit Erfolg.
        [one] eine davon mit Erfolg.
       *[other] { $won } mit Erfolg.
    }
page-day-row = { $days } Tage in Folge.
page-day-board = Alle Läufe
page-run-alike = Platz { $place } von { $alike } gleichen auf diesem Server
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
page-runs-best = Beste Läufe
page-runs-latest = Letzte Läufe
page-run-won = Gewonnen
page-run-lost = Verloren
page-run-draw = Unentschieden
page-run-daily = Lauf des Tages
page-run-part-choices =
    { $value ->
        [one] { $value } Entscheidung
       *[other] { $value } Entscheidungen
    }
page-run-replay = Wiederholung
page-run-record = Aufzeichnung

## Die Geräte auf den eigenen Plätzen

page-devices = Deine Geräte
settings-devices-why = Sieh nach, welche Geräte deine Plätze haben, und entferne eines, das du verloren oder weggegeben hast.
devices-why = Es gibt keine Konten: Ein Platz gehört den Geräten, die ihn haben. Auf deinen Platz kommt ein Gerät über einen Link, den du am Tisch erstellst.
devices-this = Dieses Gerät
devices-other = Andere Geräte auf deinen Plätzen
devices-none = Kein anderes Gerät hat deine Plätze.
devices-no-seats = Dieses Gerät hat keinen Platz.
devices-unknown = Unbekannter Browser
devices-seen = Zuletzt gesehen etwa { $when }.
devices-unseen = In letzter Zeit nicht gesehen.
devices-seat = { $name } ({ $game })
devices-end = Von deinen Plätzen entfernen
devices-end-sure = Dieses Gerät verliert diese Plätze sofort, und die Links, über die es kam, gelten nicht mehr.
devices-end-yes = Entfernen
devices-end-no = Abbrechen
devices-secret = Geheimnis dieses Geräts
devices-secret-why = Dein Browser bewahrt ein Geheimnis auf, an dem der Server dieses Gerät erkennt. Wenn es jemand kopiert haben könnte, erneuere es: Deine Plätze bleiben hier, und das alte Geheimnis gilt nirgends mehr.
devices-secret-do = Geheimnis erneuern
devices-secret-sure = Andere Tabs dieses Browsers müssen danach neu geladen werden.
devices-secret-done = Dieses Gerät hat ein neues Geheimnis. Das alte gilt nicht mehr.
