### The words of a table in the browser, whatever its game.

## Around the board

table-log = Verlauf
table-lens = Lesen
table-lens-rest = Berühre eine Karte, dann steht hier, was sie tut.
table-log-more = Frühere Ereignisse zeigen
table-log-again = Noch einmal zeigen: { $what }
table-log-who = Wer
table-log-everybody = Alle
table-log-where = Wo
table-log-everywhere = Überall
table-log-quiet =
    { $count ->
        [one] Eine Kleinigkeit
       *[other] { $count } Kleinigkeiten
    }
table-log-and-quiet =
    { $count ->
        [one] und eine Kleinigkeit
       *[other] und { $count } Kleinigkeiten
    }
table-sound = Mit Ton spielen?
table-sound-what = Du kannst hören, was du siehst: Karten, Würfel, einen Hammer, den Schatz auf seinem Weg.
table-sound-later = Nichts wird nur durch Ton mitgeteilt. Die Lautstärke lässt sich in den Einstellungen ändern.
table-sound-on = Ton einschalten
table-sound-off = Ohne Ton spielen
table-sound-sample = Hörprobe abspielen
table-since = Seit deinem letzten Zug
table-since-told = Seit deinem letzten Zug: { $lines }
table-aloud = Vorlesen: { $what }
table-hush = Nicht mehr vorlesen: { $what }
table-rules = Regeln
table-pause = Pause
table-resume = Fortsetzen
table-paused = Pausiert
table-save = Spiel speichern
table-save-why = Ein Spielstand ändert sich nie. Er steht mit seinem Namen auf der Startseite, und du kannst von ihm aus weiterspielen, so oft du magst. Das Spiel an diesem Tisch wird ohnehin nach jeder Entscheidung gespeichert.
table-save-name = Name des Spielstands
table-saved = Gespeichert als „{ $name }“.
table-file = Spiel exportieren
table-file-or = Oder exportieren
table-file-why = Öffne die exportierte Datei auf der Startseite, hier oder auf einem anderen Server mit demselben Schlüssel, und spiele genau von hier aus weiter. Sie enthält jede verdeckte Karte, darum ist sie verschlüsselt, und niemand kann sie lesen oder ändern.
table-file-ask-why = Wer die Datei öffnet, kann jeden Platz übernehmen und dessen Karten sehen. Darum werden die anderen erst gefragt.
table-file-ask = Die anderen fragen
table-file-kept = Die Datei liegt bei deinen Downloads. Um von ihr aus weiterzuspielen, wähle auf der Startseite „Spielstand oder Aufzeichnung öffnen“.
table-file-agreed = Alle sind einverstanden: Du kannst das Spiel so exportieren, wie es in diesem Moment stand.
table-is-save = Das ist der Spielstand „{ $name }“.
table-play-on = Von hier aus weiterspielen
table-undo = Rückgängig: { $move }
table-undo-ask = Um Rücknahme bitten: { $move }
table-gathers = Es fehlen noch Leute, oder nicht alle sind bereit.
table-empty = Der Platz von { $name } ist leer. Das Spiel wartet, bis ihn jemand übernimmt.
table-empty-fill = Jemanden einladen oder einen Bot spielen lassen
table-your-turn = Du bist dran
table-board = Ganzer Tisch
table-handheld = Nur für dich
table-wait = Warten
table-only = Deine einzige Möglichkeit: { $move }
table-only-given = Automatisch gewählt, weil nichts anderes möglich war: { $move }
table-only-title = Nur eine Möglichkeit
table-only-why = Manchmal hast du nur eine Möglichkeit. Fateloom kann sie dann automatisch für dich wählen. Sitzen andere Menschen am Tisch, dauert das etwa so lange wie bei dir selbst; so merkt es niemand. „Warten“ hält es auf, und in den Einstellungen kannst du es ändern.
table-only-automatic = Automatisch wählen
table-only-ask = Mich fragen
table-keys = Tasten zeigen
table-advice = Was würdest du tun?
table-then = dann { $steps }
table-back = Zurück
table-go-on = Weiter

## Talk

talk = Chat
talk-unread = Chat, { $count } neu
talk-close = Chat schließen
talk-said = Nachrichten
talk-silent = Noch keine Nachrichten.
talk-guest = Hier schreiben alle, die mitspielen. Du kannst mitlesen.
talk-phrases = Fertige Sätze
talk-text = Deine Nachricht
talk-send = Senden
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
time-over = Zeit abgelaufen
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

## Requests to all players

table-asks-undo = { $name } möchte eine Entscheidung rückgängig machen und alles, was danach kam.
table-asks-end = { $name } möchte das Spiel jetzt beenden. Niemand würde gewinnen.
table-asks-file = { $name } möchte dieses Spiel exportieren und anderswo weiterspielen. Wer die Datei öffnet, kann in jede Hand sehen und erfahren, was noch kommt.
table-asks-pause = { $name } möchte eine Pause machen.
table-asks-resume = { $name } möchte das Spiel fortsetzen.
table-asks-advice = { $name } bittet um Rat für alle: Jeder dürfte einen Bot „Was würdest du tun?“ fragen, und im Verlauf stünde, wer gefragt hat.
table-awaits = Es fehlt noch die Antwort von: { $names }.
table-agree = Zustimmen
table-decline = Ablehnen
table-withdraw = Abbrechen
table-declined = { $name } hat abgelehnt.
table-lapsed = Nicht alle haben rechtzeitig geantwortet.

## Table events, in the log

table-note-removed = Die Tischleitung hat { $name } vom Platz entfernt.
table-note-timeout = Für { $name } ist die Zeit abgelaufen. Der nächste Zug wurde automatisch gemacht.
table-note-end = Alle waren einverstanden, das Spiel zu beenden. Niemand hat gewonnen.
table-note-taken = { $name } exportiert das Spiel an dieser Stelle.
table-note-seated = Für { $name } spielt jetzt ein anderes Gerät.
table-note-privy = Ein Gerät, das die verdeckten Karten von { $name } gesehen hat, spielt jetzt auch für { $at } und sieht auch diese.
table-note-advice = Alle waren einverstanden: Jeder darf „Was würdest du tun?“ fragen.
table-note-advised = { $name } hat einen Bot gefragt: „Was würdest du tun?“
table-note-file = Alle waren einverstanden: { $name } darf das Spiel exportieren.
table-note-rewind = Alle waren einverstanden: { $name } macht eine Entscheidung rückgängig und alles, was danach kam.

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
table-overview = Was alle haben
table-cards-in-hand =
    { $count ->
        [one] 1 Karte auf der Hand
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

table-called-off = Das Spiel wurde vorzeitig beendet. Niemand hat gewonnen.
table-again = Noch einmal spielen
table-rematch = { $name } möchte eine Revanche.
table-rematch-yours = Du möchtest eine Revanche. Die anderen sind eingeladen.
table-rematch-there = Schon am neuen Tisch: { $names }.
table-rematch-awaits = Noch nicht da: { $names }.
table-rematch-go = Zum neuen Tisch
table-rematch-watch = Beim neuen Spiel zusehen
table-replay = Wiederholung ansehen
table-record = Aufzeichnung exportieren

end-you-won = { $name }, du hast gewonnen
end-your-place = Du bist auf Platz { $place }.
end-you = (du)
end-turn = Der Wendepunkt
end-turn-of = Nach der Schätzung der Bots änderte sich die Gewinnchance von { $name } von { $from } % auf { $to } %.
end-turn-yours = Nach der Schätzung der Bots änderte sich deine Gewinnchance von { $from } % auf { $to } %.
end-turn-see = Noch einmal ansehen
watch-table = Den Tisch zeigen
end-counts = Der Verlauf
end-review = So verlief die Partie
end-asked = { $names } werden gefragt
end-slowly = Das Ende noch einmal sehen
end-as-picture = Als Bild
end-as-text = Als Text
end-picture-kept = Das Bild liegt bei deinen Downloads.
end-text-copied = Der Text ist kopiert.
end-daily = { $game }, Lauf des Tages { $day }
end-daily-course = So lief es: { $course }

## Watching a game that is over

replay-title = Wiederholung
table-home = Alle Tische

## The shuffle, checked at the end of a game

deal-first = Die Mischung stimmt: Dieses Gerät kannte ihre Festlegung schon vor der ersten Entscheidung.
deal-shared = Die Mischung stimmt: Dieses Gerät kannte ihre Festlegung schon vor der ersten Entscheidung, und sein eigener Beitrag ist enthalten.
deal-late = Die Mischung stimmt: Dieses Gerät kannte ihre Festlegung schon während des Spiels.
deal-now = Die Mischung stimmt mit ihrer Festlegung überein. Dieses Gerät erhielt die Festlegung aber erst nach dem Spiel; über die Zeit davor sagt das nichts aus.
deal-differs = Die Mischung stimmt nicht mit ihrer Festlegung überein: Startwert, Aufbau oder Festlegung wurden nach dem Beginn geändert.
