### Why something was refused. Read by Python and by the client alike.
###
### Usually, the reader of a refusal has made the refused request, but not always (a bot's choice, a
### line of a record): refusals of moves avoid the second person where German allows it.

## A move: for every game

refusal-no-such-move =
    { $count ->
        [one] Den Zug „{ $a }“ gibt es in diesem Spiel nicht.
       *[other] Den Zug „{ $a }“ gibt es in diesem Spiel nicht. War „{ $b }“ gemeint?
    }
refusal-not-your-turn = Dieser Platz ist gerade nicht am Zug.
refusal-game-over = Das Spiel ist zu Ende.

## A move: Destiny

refusal-discard-first = Wähle erst die Karte, die für { $a } abgeworfen wird.
refusal-not-in-this-phase = Das geht in dieser Phase nicht.
refusal-not-in-hand = Diese Karte ist nicht auf der Hand: { $a }.
refusal-jester-needs-three = Zu zweit kann der Narr keine Identität sein: Zum Tauschen der Karten wäre niemand da.
refusal-already-marked = Schon zum Abwerfen gewählt: { $a }.
refusal-not-marked = Nicht zum Abwerfen gewählt: { $a }.
refusal-bases-oppose = { $a } steht gegen { $b }: Basen entgegengesetzter Gesinnung liegen nicht beieinander.
refusal-cards-oppose = { $a } steht gegen { $b } in derselben Gruppe.
refusal-other-kind =
    { $b ->
        [Base] { $a } geht jetzt nicht: Es werden nur Basen gelegt.
        [Bonus] { $a } geht jetzt nicht: Es werden nur Boni gelegt.
        [Multiplier] { $a } geht jetzt nicht: Es werden nur Multiplikatoren gelegt.
       *[other] { $a } geht jetzt nicht: Es werden nur Charaktere gerufen.
    }
refusal-no-base = Es gibt keine Basis, an die das gelegt werden könnte.
refusal-no-such-base = Eine solche Basis liegt an diesem Platz nicht: { $a }.
refusal-bonus-full = { $a } hat alle Boni, die möglich sind.
refusal-multiplier-full = { $a } hat alle Multiplikatoren, die möglich sind.
refusal-dragon-no-bonus = Wer den Drachen hat, legt keine Boni.
refusal-rogue-no-multiplier = { $a } hat zwei Boni und nimmt darum keinen Multiplikator auf.
refusal-no-such-power = Diese Fähigkeit gibt es an diesem Platz nicht: { $a }.
refusal-power-used = Diese Fähigkeit wurde in dieser Runde schon genutzt: { $a }.
refusal-no-target = Es gibt kein Ziel für diese Fähigkeit: { $a }.
refusal-nothing-new = Zu sehen wären noch einmal dieselben Hände: { $a }.
refusal-nothing-to-change = Keine Handkarte kann jetzt gelegt werden, also gibt es auch keine Gesinnung zu ändern.
refusal-already-declared = Das ist schon angesagt.

## Setting up

refusal-unknown-game =
    { $count ->
        [one] Ein Spiel namens { $a } gibt es nicht.
       *[other] Ein Spiel namens { $a } gibt es nicht. War { $b } gemeint?
    }
refusal-seat-count = Dieses Spiel geht mit { $b } Personen, nicht mit { $a }.
refusal-seed-not-a-number = Ein Startwert ist eine ganze Zahl ab 0, nicht { $a }.
refusal-seed-unreadable = Im Startwert stehen Zeichen, die sich nicht lesen lassen.
refusal-unknown-option =
    { $count ->
        [3] Dieses Spiel hat keine Option „{ $a }“. War „{ $c }“ gemeint? Es hat: { $b }.
       *[other] Dieses Spiel hat keine Option „{ $a }“. Es hat: { $b }.
    }
refusal-option-value = Für { $a } geht { $b } nicht: Zur Wahl stehen { $c }.
refusal-option-past = { $b } wird hier nicht mehr angeboten. Wähl etwas anderes.
refusal-story-missing = Die Geschichte { $a } liegt hier nicht im Regal. Sobald ihr Paket hinzugefügt ist (auf der Seite der Geschichten oder mit „fateloom story add“), geht alles weiter, was mit ihr gespielt wurde.
refusal-unknown-bot = Ein Bot namens { $a } ist nicht bekannt. Versuche { $b }.
refusal-device-ended = Dieses Gerät hat an diesem Tisch keinen Platz mehr. Lade die Seite neu.
refusal-no-such-device = Ein solches Gerät gibt es auf deinen Plätzen nicht. Lade die Seite neu.
refusal-host-twice = Die Anfrage nennt zwei Servernamen.
refusal-host-unknown = Dieser Server hört nicht auf den Namen { $a }. Wer ihn betreibt, kann das mit der Einstellung FATELOOM_HOSTS erlauben.
refusal-name-alike = { $a } sieht aus wie { $b }, und so heißt an diesem Tisch schon jemand. Wähle einen Namen, der sich nicht verwechseln lässt.
refusal-name-taken = An diesem Tisch heißt schon jemand { $a }.
refusal-name-length = Ein Name hat 1 bis { $b } Zeichen.
refusal-name-unreadable = In diesem Namen stehen Zeichen, die sich nicht lesen lassen.
refusal-friend-or-bot = An einem Platz spielt entweder jemand per Link oder ein Bot, nicht beide.
refusal-save-name-length = Der Name eines Spielstands hat 1 bis { $a } Zeichen.
refusal-save-name-unreadable = Im Namen des Spielstands stehen Zeichen, die sich nicht lesen lassen.

## At the table

refusal-stale = Das Spiel war schon weiter, als diese Entscheidung ankam. So steht es jetzt.
refusal-table-paused = Der Tisch ist pausiert. Setze das Spiel erst fort.
refusal-table-gathers = Das Spiel hat noch nicht begonnen: Es wartet, bis alle da und bereit sind.
refusal-not-your-seat = Dieser Platz wird nicht von diesem Gerät gespielt.
refusal-look-not-your-seat = Bis das Spiel zu Ende ist, sieht niemand in fremde Karten.
refusal-look-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-only-watching = Wer nur zusieht, kann den Tisch nicht pausieren.
refusal-replay-not-over = Das Spiel lässt sich erst durchsehen, wenn es zu Ende ist.
refusal-no-such-moment = Das Spiel hat keinen Moment { $a }: Es hatte { $b } Entscheidungen.
refusal-no-such-program = Unbekannte automatische Antwort: { $a }
refusal-program-argument = Ungültige Einstellung für eine automatische Antwort: { $a }
refusal-program-number = Gib eine Zahl von { $b } bis { $c } ein, nicht { $a }.
refusal-program-word = Auf „{ $a }“ kannst du nicht warten: Diese Karte oder Bedingung gibt es nicht.
refusal-program-idle = Es gibt gerade nichts, was sich automatisch beantworten ließe.
refusal-undo-nothing = Es gibt noch nichts rückgängig zu machen.
refusal-undo-over = Das Spiel ist zu Ende: Rückgängig machen geht nicht mehr.
refusal-undo-chance = Diese Entscheidung lässt sich nicht rückgängig machen: Seither wurde gewürfelt oder zufällig gezogen.
refusal-undo-shown = Diese Entscheidung lässt sich nicht rückgängig machen: Seither wurde etwas Verborgenes aufgedeckt.
refusal-undo-timeout = Diese Entscheidung lässt sich nicht rückgängig machen: Sie wurde automatisch getroffen, als die Zeit um war.
refusal-undo-declined = Darum hast du schon gebeten, und es wurde abgelehnt.
refusal-end-alone = Hier ist sonst niemand, der zustimmen könnte. Auf der Startseite kannst du diesen Tisch löschen.
refusal-talk-empty = Schreibe eine Nachricht, oder wähle einen fertigen Satz.
refusal-talk-long = Eine Nachricht hat höchstens { $a } Zeichen.
refusal-talk-unreadable = Deine Nachricht enthält unsichtbare Zeichen. Entferne sie und sende sie noch einmal.
refusal-talk-too-fast = Du sendest Nachrichten zu schnell. Warte einen Moment und versuche es dann noch einmal.
refusal-talk-off = An diesem Tisch ist der Chat aus.
refusal-push-endpoint = Das ist nicht die Adresse eines Push-Dienstes.
refusal-push-unknown-device = Nimm erst an einem Tisch Platz.
refusal-push-off = Dieser Server verschickt keine Benachrichtigungen.
refusal-question-open = Es ist schon eine Anfrage offen: Warte auf die Antworten.
refusal-question-over = Diese Anfrage ist abgeschlossen.
refusal-undo-answered = Diese Entscheidung lässt sich nicht rückgängig machen: Seither hat { $a } gewählt.
refusal-too-fast = Zu viele Anfragen. Warte einen Moment und versuche es dann noch einmal.
refusal-malformed-message = Der Server hat diese Nachricht nicht verstanden: { $a }
refusal-message-too-long = Diese Nachricht ist zu lang. Höchstens { $a } Bytes sind erlaubt.

refusal-advice-asks = Zu mehreren gibt es Rat erst, wenn alle zustimmen.
refusal-advice-none = Hier gibt es nichts zu raten.
refusal-advice-busy = Zu viele bitten um Rat. Warte einen Moment und versuche es dann noch einmal.
refusal-advice-failed = Diesmal gibt es keinen Rat. Versuche es noch einmal.
refusal-review-none = Hier gibt es keine Gewinnchancen, auf die man zurückblicken könnte.
refusal-review-failed = Der Rückblick brach vor dem Ende ab. Frag noch einmal, dann geht er weiter.

## Who sits where

refusal-invite-unknown = Dieser Link führt zu keinem Platz. Vielleicht wurde er widerrufen: Bitte um einen neuen.
refusal-invite-used = Dieser Link wurde schon von einem anderen Gerät benutzt. Bitte um einen eigenen.
refusal-table-locked = Dieser Tisch ist gesperrt: Niemand sonst kann jetzt Platz nehmen. Frag die Tischleitung.
refusal-table-full = Alle Plätze an diesem Tisch sind besetzt. Frag die Tischleitung.
refusal-table-begun = Dieses Spiel hat schon begonnen. Bitte die Tischleitung um einen Link zu einem Platz.
refusal-code-unknown = Kein Tisch, der auf Mitspielende wartet, hat den Code „{ $a }“. Prüfe ihn, oder bitte um den Link.
refusal-seat-held = Diesen Platz hat schon { $a }.
refusal-seat-free = Diesen Platz hat gerade niemand.
refusal-seat-not-kept = Dieser Platz ist nicht mehr für dich reserviert. Bitte die Tischleitung um einen neuen Link.
refusal-seat-removed = Die Tischleitung hat dich vom Platz von { $a } entfernt.
refusal-seat-handed = Der Platz von { $a } wird jetzt auf einem anderen Gerät gespielt.
refusal-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
refusal-no-spectators = Diesen Tisch darf nur ansehen, wer mitspielt.
refusal-joint-seed = Ein gewählter Startwert lässt sich nicht gemeinsam bestimmen. Lass ihn leer, oder verzichte auf die Beiträge der Geräte.
refusal-lesson-alone = Eine Lektion legt an ihrem Tisch alles fest: Nenne nichts weiter.
refusal-no-such-lesson = Eine Lektion namens { $a } gibt es nicht.
refusal-lesson-damaged = Eine Lektion ist schadhaft bei { $a }: { $b }.
refusal-share-missing = An diesem Tisch beginnt das Spiel, wenn alle bereit sind und jedes Gerät seinen Beitrag zum Startwert geschickt hat.
refusal-share-early = Ein Gerät deckt seinen Beitrag zum Startwert erst auf, wenn alle bereit sind.
refusal-share-differs = Der aufgedeckte Beitrag von { $a } ist nicht der, auf den sich dieses Gerät festgelegt hatte.
refusal-not-host = Das darf nur, wer den Tisch leitet.

## Tables

refusal-no-such-table = Diesen Tisch gibt es hier nicht. Vielleicht wurde er gelöscht.
refusal-not-yours-to-save = Speichern lässt sich nur ein Spiel, bei dem alle an diesem Gerät sitzen.
refusal-table-saved = Das ist ein Spielstand, und der ändert sich nie. Spiele an einem neuen Tisch von ihm aus weiter.
refusal-table-gone = Dieser Tisch wurde gelöscht.
refusal-log-full = Der Verlauf dieses Tisches hat mit { $a } Zeilen seine Grenze erreicht. Beendet die Partie gemeinsam, oder lösche den Tisch.
refusal-too-many-tables = Dieses Gerät hat { $a } Tische, mehr geht nicht. Lösche einen, den du nicht mehr brauchst.
refusal-too-many-tables-here = Aus deinem Netz stammen { $a } Tische, mehr geht nicht. Löscht einige, die niemand mehr braucht.
refusal-table-damaged = { $a ->
    [0] Dieser Tisch lässt sich nicht zeigen: Sein Startwert, seine Optionen oder seine Plätze wurden verändert oder beschädigt. Bitte den Betreiber dieses Servers, eine Sicherung zurückzuspielen.
   *[other] Dieser Tisch lässt sich nicht zeigen: Zeile { $a } seines Verlaufs fehlt, wurde verändert oder passt nicht zum Spiel. Bitte den Betreiber dieses Servers, eine Sicherung zurückzuspielen.
}
refusal-table-other-rules = Dieser Tisch wurde nach Version { $a } der Regeln gespielt; dieses Programm spielt nach Version { $b }.
refusal-game-not-over = Die Aufzeichnung enthält jede verdeckte Karte. Darum kannst du sie erst exportieren, wenn das Spiel zu Ende ist.

## Saves as files

refusal-file-over = Das Spiel ist zu Ende und lässt sich nicht weiterspielen. Exportiere stattdessen die Aufzeichnung.
refusal-file-only-seated = Wer nur zusieht, kann das Spiel nicht exportieren.
refusal-file-left = { $a } ist gegangen, kann wiederkommen und lässt sich solange nicht fragen. Du kannst das Spiel exportieren, wenn der Platz wieder besetzt ist.
refusal-file-asks = Wer die Datei öffnet, kann in jede Hand sehen und erfahren, was noch kommt. Darum müssen erst alle am Tisch einverstanden sein.
refusal-file-seats = Wähle, wer an diesem Gerät spielt: mindestens einen Platz.
refusal-file-foreign = Das ist kein Spielstand von Fateloom, oder der Anfang ist beschädigt.
refusal-file-newer = Der Spielstand hat Format { $a }; dieser Server liest Formate bis { $b }. Aktualisiere ihn, oder öffne den Spielstand da, wo er exportiert wurde.
refusal-file-too-long = Die Datei ist zu lang für einen Spielstand. Höchstens { $a } Bytes sind erlaubt.
refusal-file-cut-short = Der Spielstand ist unvollständig: Das Ende fehlt. Kopiere die ursprüngliche Datei noch einmal.
refusal-file-altered = Der Spielstand wurde nach dem Export geändert oder beschädigt. Kopiere die ursprüngliche Datei noch einmal.
refusal-file-elsewhere = Der Spielstand wurde auf einem anderen Server verschlüsselt, mit dem Schlüssel { $a }; hier gilt { $b }. Öffne ihn dort, oder bitte hier um denselben Schlüssel.
refusal-file-unknown-game = Der Spielstand gehört zu einem Spiel, das dieser Server nicht hat: { $a }. Aktualisiere ihn, oder öffne den Spielstand da, wo er exportiert wurde.
refusal-file-option = Der Spielstand gehört zu „{ $a }“, und davon hat dieser Server nicht alles ({ $b }: { $c }). Aktualisiere ihn, oder öffne den Spielstand da, wo er exportiert wurde.
refusal-file-other-rules = Der Spielstand nutzt Version { $a } der Regeln; dieser Server nutzt Version { $b }. Öffne ihn da, wo er exportiert wurde.
refusal-file-does-not-replay = Der Spielstand lässt sich hier nicht genau nachspielen: Das Spiel oder seine Geschichte hat sich geändert. Öffne ihn da, wo er exportiert wurde.
refusal-file-key = Der Schlüssel der Spielstände hat 32 Bytes in Base64, und das ist keiner: { $a }
refusal-file-key-unread = Der Schlüssel der Spielstände lässt sich weder lesen noch anlegen: { $a }

## Saving

refusal-store-full = Der Speicherplatz ist voll oder fast voll, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-locked = Ein anderes Programm hat die Tische gesperrt, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-readonly = Auf die Tische darf nicht geschrieben werden, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-failed = Der Datenträger hat einen Fehler gemeldet, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-damaged = Ein Teil der gespeicherten Tische ist beschädigt. Bitte den Betreiber dieses Servers, sie zu prüfen und eine Sicherung zurückzuspielen.
refusal-store-away = Die Datenbank antwortet nicht, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-denied = Die Datenbank verweigert diesem Server den Zugriff, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-address = Die Adresse der Datenbank ist ungültig.
refusal-store-older = Die Tische sind schon auf einem früheren Stand: { $a }
refusal-store-newer = Diese Tische wurden von einer neueren Version von Fateloom geschrieben. Aktualisiere diese hier.
refusal-store-emptied = Die Datenbank ist leer, aber dieser Server hatte schon Tische darin. Spiele eine Sicherung zurück. Um ohne jene Tische anzufangen, lösche erst { $a }.

## The web

refusal-foreign-origin = Diese Anfrage kam von einer anderen Website, { $a }, und wurde abgelehnt.
refusal-no-such-page = Unter dieser Adresse gibt es nichts.
refusal-no-such-method = Diese Methode ist unter dieser Adresse nicht erlaubt.
refusal-device-alone = An einem Tisch dieses Geräts sitzt niemand an anderen Geräten, und er hat keine Uhr.
refusal-device-nobody = Mindestens einen Platz spielt jemand an diesem Gerät.
refusal-device-other-page = Eine andere Seite dieses Browsers hat diesen Tisch zuerst geändert. So steht er jetzt.
refusal-device-full = Der Browser hat keinen Speicherplatz mehr, darum konnte das nicht gesichert werden. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-device-failed = Auf diesem Gerät ging etwas schief: { $a }. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-offline = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
refusal-internal-error = Im Server ist etwas schiefgegangen. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung. Wenn es wieder geschieht, melde die Nummer { $a }.

## Records

refusal-record-empty = Die Datei ist leer.
refusal-record-foreign = Das ist keine Aufzeichnung von Fateloom.
refusal-record-newer = Die Aufzeichnung hat Format { $a }; dieses Programm liest Formate bis { $b }. Aktualisiere Fateloom.
refusal-record-too-long = Die Datei ist zu lang für eine Aufzeichnung. Höchstens { $a } Bytes sind erlaubt.
refusal-record-cut-short = Die Aufzeichnung ist unvollständig: Nach Zeile { $a } fehlt das Ende.
refusal-record-line = Zeile { $a } der Aufzeichnung lässt sich nicht lesen.
refusal-record-field = Ein Teil der Aufzeichnung fehlt oder hat die falsche Form: { $a }
refusal-record-altered = Die Aufzeichnung wurde nach dem Export geändert oder beschädigt.
refusal-record-other-game = Die Aufzeichnung gehört zum Spiel { $a }, nicht zu { $b }.
refusal-record-unknown-game = Die Aufzeichnung gehört zu einem Spiel, das hier nicht installiert ist: { $a }.
refusal-record-other-rules = Die Aufzeichnung wurde nach Version { $a } der Regeln gespielt; dieses Programm spielt nach Version { $b }.
refusal-record-setup = Das aufgezeichnete Spiel lässt sich nicht aufbauen: { $a }
refusal-record-choice = Zeile { $a } der Aufzeichnung enthält eine unerlaubte Entscheidung, „{ $b }“: { $c }
refusal-record-chance-differs = Der Zufall fällt anders als in Zeile { $a } der Aufzeichnung. Vielleicht wurde sie geändert.
refusal-record-shares = Der Startwert in der Aufzeichnung ist nicht der, den ihre Beiträge ergeben.
refusal-record-commitment = Die Festlegung in der Aufzeichnung passt nicht zu Startwert, Nonce und Aufbau.
refusal-record-outcome-differs = Das Spiel endet nicht so, wie es in Zeile { $a } der Aufzeichnung steht.
