### The words of a table in the browser, whatever its game.

## Games, by their names

game-destiny = Destiny
game-realms = Realms of Destiny
game-hand = The Hand of Destiny
game-destinies = Destinies

## Around the board

table-log = Was geschah
table-log-more = Früheres zeigen
table-log-who = Wer es tat
table-log-everybody = Alle
table-log-where = Wo
table-log-everywhere = Überall
table-aloud = Vorlesen: { $what }
table-hush = Nicht mehr vorlesen: { $what }
table-rules = Regeln
table-pause = Pause machen
table-resume = Weiterspielen
table-paused = Der Tisch macht Pause.
table-save = Diesen Moment speichern
table-save-why = Ein Spielstand bleibt, wie er jetzt ist. Er steht mit seinem Namen auf der ersten Seite, und du kannst von ihm aus weiterspielen, so oft du magst. Das Spiel an diesem Tisch bleibt ohnehin erhalten, Entscheidung für Entscheidung.
table-save-name = Name des Spielstands
table-saved = Gespeichert als „{ $name }“.
table-file = Als Datei sichern
table-file-or = Oder als Datei
table-file-why = Eine Datei nimmt das Spiel mit: Öffne sie auf der ersten Seite, hier oder auf einem anderen Server mit demselben Schlüssel, und spiele genau von hier aus weiter. Sie enthält jede verdeckte Karte, darum ist sie versiegelt, und niemand kann sie lesen oder ändern.
table-file-ask-why = Wer sie öffnet, kann sich auf jeden Platz setzen und nachsehen. Darum werden die anderen erst gefragt.
table-file-ask = Die anderen fragen
table-file-kept = Die Datei liegt bei deinen Downloads. Um von ihr aus weiterzuspielen, wähle auf der ersten Seite „Spielstand oder Aufzeichnung öffnen“.
table-file-agreed = Alle sind einverstanden: Du kannst das Spiel als Datei sichern, wie es da stand.
table-is-save = Das ist der Spielstand „{ $name }“.
table-play-on = Von hier aus weiterspielen
table-undo = Zurücknehmen: { $move }
table-undo-ask = Zurücknehmen erbitten: { $move }
table-gathers = Erst müssen alle da und bereit sein.
table-empty = Am Platz von { $name } sitzt niemand: Das Spiel wartet, bis sich jemand setzt.
table-empty-fill = Jemanden einladen oder einen Bot spielen lassen
table-your-turn = Du bist dran
table-then = dann { $steps }
table-back = Neu überlegen
table-go-on = Weiter

## Talk

talk = Gespräch
talk-unread = Gespräch, { $count } neu
talk-close = Gespräch weglegen
talk-said = Was gesagt wurde
talk-silent = Noch hat niemand etwas gesagt.
talk-guest = Hier sprechen alle, die mitspielen. Du kannst mitlesen.
talk-phrases = Fertige Sätze
talk-text = In eigenen Worten
talk-send = Sagen
talk-mute = { $name } stumm schalten
talk-muting = Jemanden stumm schalten
talk-muted = Auf diesem Gerät stumm: { $names }
talk-line = { $name }: { $words }
talk-phrase-hello = Hallo!
talk-phrase-good-luck = Viel Glück!
talk-phrase-well-played = Gut gespielt!
talk-phrase-oh-no = Oh nein!
talk-phrase-thanks = Danke.
talk-phrase-sorry = Entschuldigung.
talk-phrase-moment = Einen Moment, bitte.
talk-phrase-back = Ich bin wieder da.
talk-phrase-yes = Ja.
talk-phrase-no = Nein.

## Clocks

time-left = Restzeit
time-over = die Zeit ist um
# Days and hours on a small clock: T stands for Tage, h for Stunden.
time-face-days = { $days } T { $hours } h
time-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
time-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
# Always in the nominative or accusative: „3 Tage“. No sentence here puts it after a preposition
# that asks for „Tagen“.
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## What everybody is asked

table-asks-undo = { $name } möchte eine Entscheidung zurücknehmen und alles, was danach kam.
table-asks-end = { $name } möchte das Spiel beenden, wie es steht. Dann hätte niemand gewonnen.
table-asks-file = { $name } möchte dieses Spiel als Datei sichern, um anderswo weiterzuspielen. Wer sie öffnet, kann in jede Hand sehen und erfahren, was noch kommt.
table-asks-pause = { $name } möchte eine Pause machen.
table-asks-resume = { $name } möchte weiterspielen.
table-awaits = Es fehlt noch die Antwort von: { $names }.
table-agree = Einverstanden
table-decline = Nein
table-withdraw = Doch nicht
table-declined = { $name } ist nicht einverstanden.
table-lapsed = Nicht alle haben rechtzeitig geantwortet.

## What befell the table, in the log

table-note-removed = { $name } wurde von der Tischleitung vom Platz genommen.
table-note-timeout = Für { $name } war die Zeit um: Was folgt, wurde nicht selbst gewählt.
table-note-end = Alle waren einverstanden, das Spiel zu beenden. Niemand hat gewonnen.
table-note-taken = { $name } sichert das Spiel, wie es hier steht.
table-note-file = Alle waren einverstanden: { $name } sichert das Spiel als Datei.
table-note-rewind = Alle waren einverstanden: { $name } nimmt eine Entscheidung zurück und alles, was danach kam.

## A player's place

table-own-place = { $name }, dein Platz
table-own-hand =
    { $count ->
        [0] Deine Hand ist leer
        [one] Deine Hand, eine Karte
       *[other] Deine Hand, { $count } Karten
    }
table-playable = Jetzt spielbar
table-points =
    { $count ->
        [one] ein Punkt von { $goal }
       *[other] { $count } Punkte von { $goal }
    }
table-cards-in-hand =
    { $count ->
        [0] keine Karte auf der Hand
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
table-total = gesamt
table-leads = beginnt
table-thinks = überlegt
table-chooses = wählt

## Several people at one device

table-curtain = Gib das Gerät weiter an { $name }
table-curtain-why = Auf dieser Seite liegen gerade keine Karten offen.
table-curtain-lift = Ich bin { $name }

## The end

table-called-off = Das Spiel wurde beendet. Niemand hat gewonnen.
table-again = Noch einmal spielen
table-rematch = { $name } möchte noch einmal spielen.
table-rematch-yours = Du möchtest noch einmal spielen, und die anderen sind gefragt.
table-rematch-there = Schon am neuen Tisch: { $names }.
table-rematch-awaits = Noch nicht da: { $names }.
table-rematch-go = An den neuen Tisch
table-rematch-watch = Beim neuen Spiel zusehen
table-replay = Noch einmal ansehen
table-record = Aufzeichnung sichern

## Watching a game that is over

replay-title = Wiederholung
replay-back = Eine Entscheidung zurück
replay-on = Eine Entscheidung weiter
replay-play = Abspielen
replay-stop = Anhalten
replay-at = { $at } von { $last }
replay-speed = Tempo
replay-seat = Gesehen von
replay-spectator = allen
replay-end = Das Ende
replay-share = Dieses Spiel anderen zeigen
replay-share-who = Wer diesen Link öffnet, kann das ganze Spiel von jedem Platz aus ansehen.
replay-share-closed = An diesem Tisch darf nur zusehen, wer mitgespielt hat: Für alle anderen führt der Link nirgendwohin.
replay-share-text = Eine Partie { $game }, Entscheidung für Entscheidung zum Ansehen
table-home = Alle Tische
