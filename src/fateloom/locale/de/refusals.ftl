### Why something was refused. Read by Python and by the client alike.
###
### Whoever reads a refusal has mostly asked for what is refused, but not always (a bot's choice, a
### line of a record): those about moves are told without a person, where German allows it.

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
        [Base] { $a } ruht: Jetzt werden nur Basen gelegt.
        [Bonus] { $a } ruht: Jetzt werden nur Boni gelegt.
        [Multiplier] { $a } ruht: Jetzt werden nur Multiplikatoren gelegt.
       *[other] { $a } ruht: Jetzt werden nur Charaktere gerufen.
    }
refusal-no-base = Es gibt keine Basis, an die das gelegt werden könnte.
refusal-no-such-base = Eine solche Basis liegt an diesem Platz nicht: { $a }.
refusal-bonus-full = { $a } hat alle Boni, die möglich sind.
refusal-multiplier-full = { $a } hat alle Multiplikatoren, die möglich sind.
refusal-dragon-no-bonus = Wer den Drachen hat, legt keine Boni.
refusal-rogue-no-multiplier = { $a } hat zwei Boni und nimmt darum keinen Multiplikator auf.
refusal-no-such-power = Diese Fähigkeit gibt es an diesem Platz nicht: { $a }.
refusal-power-used = Diese Fähigkeit wurde in dieser Runde schon genutzt: { $a }.
refusal-no-target = Es gibt nichts, worauf diese Fähigkeit wirken könnte: { $a }.
refusal-nothing-new = Zu sehen wären noch einmal dieselben Hände: { $a }.
refusal-nothing-to-change = Keine Handkarte kann jetzt gelegt werden, also gibt es auch keine Gesinnung zu ändern.
refusal-already-declared = Das ist schon angesagt.

## A move: The Hand of Destiny

refusal-hand-no-monsters = In der Reihe ist kein Monster mehr: Jetzt geht es gegen den Boss.
refusal-hand-monsters-first = Der Boss kann nicht angegriffen werden, solange ein Monster übrig ist.
refusal-hand-asked-otherwise =
    { $a ->
        [critical] Erst müssen die Stärkekosten des kritischen Treffers bezahlt werden.
        [merchant] Jetzt ist der Händler da.
        [payment] Erst muss die Fähigkeit bezahlt werden.
        [stun] Erst ist zu entscheiden, ob die Frontfähigkeit verhindert wird.
        [shield] Erst ist zu entscheiden, ob der Schild eingesetzt wird.
        [loss] Erst sind die Fähigkeiten zu wählen, die erschöpft werden.
        [healing] Erst ist die Fähigkeit zu wählen, die geheilt wird.
        [card] Erst ist eine Karte zu wählen.
        [turn] Erst ist eine Karte zu drehen oder zu wenden.
       *[other] Danach ist gerade nicht gefragt.
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

## Setting up

refusal-unknown-game =
    { $count ->
        [one] Ein Spiel namens { $a } gibt es nicht.
       *[other] Ein Spiel namens { $a } gibt es nicht. War { $b } gemeint?
    }
refusal-seat-count = Dieses Spiel geht nicht mit { $a } am Tisch, sondern mit { $b }.
refusal-seed-not-a-number = Ein Startwert ist eine ganze Zahl ab 0, nicht { $a }.
refusal-seed-unreadable = Im Startwert stehen Zeichen, die sich nicht lesen lassen.
refusal-unknown-option =
    { $count ->
        [3] Dieses Spiel hat keine Option „{ $a }“. War „{ $c }“ gemeint? Es hat: { $b }.
       *[other] Dieses Spiel hat keine Option „{ $a }“. Es hat: { $b }.
    }
refusal-option-value = Für { $a } geht { $b } nicht: Zur Wahl stehen { $c }.
refusal-no-such-language = Diese Geschichte wird nicht auf „{ $a }“ erzählt. Man kann sie lesen in: { $b }.
refusal-one-language = Dieses Spiel erzählt keine Geschichte: Da ist nichts in einer anderen Sprache zu lesen.
refusal-unknown-bot = Ein Bot namens { $a } ist nicht bekannt. Versuche { $b }.
refusal-name-taken = An diesem Tisch heißt schon jemand { $a }.
refusal-name-length = Der Name an einem Platz hat 1 bis { $b } Buchstaben.
refusal-name-unreadable = In diesem Namen stehen Zeichen, die sich nicht lesen lassen.
refusal-friend-or-bot = An einem Platz spielt entweder jemand per Link oder ein Bot, nicht beide.
refusal-save-name-length = Der Name eines Spielstands hat 1 bis { $a } Buchstaben.
refusal-save-name-unreadable = Im Namen des Spielstands stehen Zeichen, die sich nicht lesen lassen.

## At the table

refusal-stale = Der Tisch war schon weiter, als diese Entscheidung ankam. So steht es jetzt.
refusal-table-paused = Der Tisch macht Pause. Lass ihn erst weiterspielen.
refusal-table-gathers = Das Spiel hat noch nicht begonnen: Es wartet, bis alle da und bereit sind.
refusal-not-your-seat = Dieser Platz wird nicht von diesem Gerät gespielt.
refusal-look-not-your-seat = Bis das Spiel zu Ende ist, sieht niemand in fremde Karten.
refusal-look-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-only-watching = Wer nur zusieht, kann keine Pause machen.
refusal-replay-not-over = Das Spiel lässt sich erst durchsehen, wenn es zu Ende ist.
refusal-no-such-moment = Das Spiel hat keinen Moment { $a }: Es hatte { $b } Entscheidungen.
refusal-no-such-program = So kann in diesem Spiel nichts von selbst beantwortet werden: { $a }
refusal-program-argument = Wie von selbst geantwortet werden soll, ist unvollständig oder falsch angegeben: { $a }
refusal-program-number = Hier gehört eine Zahl von { $b } bis { $c } hin, nicht { $a }.
refusal-program-word = Es gibt nichts namens „{ $a }“, worauf zu warten wäre.
refusal-program-idle = Es gibt gerade nichts, was sich so beantworten ließe.
refusal-undo-nothing = Es gibt noch nichts zurückzunehmen.
refusal-undo-over = Das Spiel ist zu Ende: Zurückgenommen wird nichts mehr.
refusal-undo-chance = Diese Entscheidung lässt sich nicht zurücknehmen: Seither hat der Zufall gesprochen.
refusal-undo-shown = Diese Entscheidung lässt sich nicht zurücknehmen: Seither wurde Verborgenes gezeigt.
refusal-undo-timeout = Diese Entscheidung lässt sich nicht zurücknehmen: Sie fiel, als die Zeit um war.
refusal-undo-declined = Das wurde schon gefragt, und nicht alle waren einverstanden.
refusal-end-alone = Hier ist sonst niemand, der zustimmen könnte. Auf der ersten Seite kannst du diesen Tisch wegräumen.
refusal-talk-empty = Sag etwas oder wähle einen fertigen Satz.
refusal-talk-long = Sag es in höchstens { $a } Zeichen.
refusal-talk-unreadable = In deinen Worten stecken Zeichen, die niemand sehen kann. Weitergegeben wird nur, was lesbar ist.
refusal-talk-too-fast = Die anderen lesen noch. Warte einen Moment und sag dann mehr.
refusal-talk-off = An diesem Tisch wird nicht gesprochen.
refusal-push-endpoint = Das ist nicht die Adresse eines Push-Dienstes.
refusal-push-unknown-device = Nimm erst an einem Tisch Platz.
refusal-push-off = Dieser Server verschickt keine Benachrichtigungen.
refusal-push-contact = Web-Push muss wissen, wer für diesen Server verantwortlich ist.
refusal-push-keys = Der Schlüssel für Web-Push lässt sich nicht anlegen oder nicht lesen.
refusal-push-no-signer = Für Web-Push fehlt auf diesem Server ein Paket.
refusal-question-open = Es ist schon eine Frage offen: Warte auf die Antworten.
refusal-question-over = Danach wird nicht mehr gefragt.
refusal-undo-answered = Diese Entscheidung lässt sich nicht zurücknehmen: Seither hat { $a } gewählt.
refusal-too-fast = Das war zu viel auf einmal. Warte einen Moment und versuche es dann noch einmal.
refusal-malformed-message = Der Server hat diese Nachricht nicht verstanden: { $a }
refusal-message-too-long = Diese Nachricht ist zu lang: Der Server nimmt { $a } Bytes.

## Who sits where

refusal-invite-unknown = Dieser Link führt zu keinem Platz. Vielleicht wurde er erneuert: Bitte um einen neuen.
refusal-invite-used = Über diesen Link hat schon jemand Platz genommen. Er lässt nur ein Gerät herein: Bitte um einen eigenen.
refusal-table-locked = Dieser Tisch ist verschlossen: Niemand sonst kann jetzt Platz nehmen. Frag die Tischleitung.
refusal-seat-held = Dort sitzt schon { $a }.
refusal-seat-free = Dort sitzt jetzt niemand.
refusal-seat-not-kept = Dieser Platz ist nicht mehr für dich frei. Bitte die Tischleitung um einen neuen Link.
refusal-seat-removed = Die Tischleitung hat dich vom Platz von { $a } genommen.
refusal-seat-handed = Der Platz von { $a } wird jetzt auf einem anderen Gerät gespielt.
refusal-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
refusal-no-spectators = Diesen Tisch darf nur ansehen, wer mitspielt.
refusal-not-host = Das darf nur, wer den Tisch leitet.

## Tables

refusal-no-such-table = Diesen Tisch gibt es hier nicht. Vielleicht wurde er weggeräumt.
refusal-not-yours-to-save = Speichern lässt sich nur ein Spiel, bei dem alle an diesem Gerät sitzen.
refusal-table-saved = Das ist ein Spielstand, und er bleibt, wie er ist. Spiele an einem eigenen Tisch von ihm aus weiter.
refusal-table-gone = Dieser Tisch steht nicht mehr in der Liste.
refusal-table-damaged = Dieser Tisch lässt sich nicht zeigen: Zeile { $a } seines Verlaufs passt nicht zum Spiel.
refusal-table-other-rules = Dieser Tisch wurde nach Version { $a } der Regeln gespielt; dieses Programm spielt nach Version { $b }.
refusal-game-not-over = Die Aufzeichnung verrät jede verdeckte Karte, darum gibt es sie erst, wenn das Spiel zu Ende ist.

## Saves as files

refusal-file-over = Das Spiel ist zu Ende, weiterspielen lässt es sich nicht. Sichere seine Aufzeichnung: Sie erzählt alles.
refusal-file-only-seated = Wer nur zuschaut, kann das Spiel nicht mitnehmen.
refusal-file-left = { $a } ist gegangen, kann wiederkommen und lässt sich solange nichts fragen. Das Spiel lässt sich erst mitnehmen, wenn der Platz wieder besetzt ist.
refusal-file-asks = Wer die Datei öffnet, kann in jede Hand sehen und erfahren, was noch kommt. Darum müssen erst alle am Tisch einverstanden sein.
refusal-file-seats = Wähle, wer von den Menschen an diesem Gerät sitzt: mindestens einer.
refusal-file-foreign = Das ist kein Spielstand eines Spiels von Fateloom, oder der Anfang ist beschädigt.
refusal-file-newer = Der Spielstand hat Format { $a }; dieser Server liest Formate bis { $b }. Aktualisiere ihn, oder öffne den Spielstand da, wo er entstand.
refusal-file-too-long = Die Datei ist zu lang für einen Spielstand: Gelesen werden höchstens { $a } Bytes.
refusal-file-cut-short = Der Spielstand ist abgeschnitten: Das Ende fehlt. Kopiere die Datei noch einmal von da, wo sie herkommt.
refusal-file-altered = Der Spielstand wurde nachträglich geändert oder unterwegs beschädigt. Kopiere die Datei noch einmal von da, wo sie herkommt.
refusal-file-elsewhere = Der Spielstand wurde auf einem anderen Server versiegelt, und nur der kann ihn öffnen: Sein Schlüssel ist { $a }, hier gilt { $b }. Spielt dort weiter, oder bittet hier um denselben Schlüssel.
refusal-file-unknown-game = Der Spielstand gehört zu einem Spiel, das dieser Server nicht hat: { $a }. Aktualisiere ihn, oder öffne den Spielstand da, wo er entstand.
refusal-file-option = Der Spielstand gehört zu „{ $a }“, und davon hat dieser Server nicht alles ({ $b }: { $c }). Aktualisiere ihn, oder öffne den Spielstand da, wo er entstand.
refusal-file-other-rules = Der Spielstand wurde nach Version { $a } der Regeln gespielt; dieser Server spielt nach Version { $b }. Öffne ihn da, wo er entstand.
refusal-file-does-not-replay = Der Spielstand kommt hier nicht so heraus, wie er war: Das Spiel oder seine Geschichte hat sich seitdem geändert. Öffne ihn da, wo er entstand.
refusal-file-key = Der Schlüssel der Spielstände hat 32 Bytes in Base64, und das ist keiner: { $a }
refusal-file-key-unread = Der Schlüssel der Spielstände lässt sich weder lesen noch anlegen: { $a }

## Saving

refusal-store-full = Der Speicherplatz ist voll, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-locked = Ein anderes Programm hat die Tische gesperrt, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-readonly = Auf die Tische darf nicht geschrieben werden, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-failed = Der Datenträger hat einen Fehler gemeldet, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-away = Die Datenbank antwortet nicht, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-denied = Die Datenbank lässt diesen Server nicht mehr herein, darum ließ sich das nicht sichern. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-store-unknown = Tische werden in SQLite oder PostgreSQL aufbewahrt, und diese Adresse gehört zu keinem von beiden.
refusal-store-address = Die Adresse der Datenbank lässt sich nicht lesen.
refusal-store-no-driver = PostgreSQL braucht ein weiteres Paket: fateloom[postgres].
refusal-store-older = Diese Tische sind schon auf einem früheren Stand: { $a }
refusal-store-newer = Diese Tische stammen von einem neueren Fateloom. Aktualisiere dieses hier.
refusal-store-emptied = Wo dieser Server bisher Tische aufbewahrt hat, ist nichts mehr. Spiele eine Sicherung zurück; oder entferne erst { $a }, um ohne jene Tische anzufangen.
refusal-data-in-use = Mit diesen Daten läuft schon ein Fateloom: { $a }

## The web

refusal-foreign-origin = Diese Anfrage kam von einer fremden Seite, { $a }, und wurde nicht ausgeführt.
refusal-no-such-page = Unter dieser Adresse gibt es nichts.
refusal-no-such-method = Das geht unter dieser Adresse nicht.
refusal-device-alone = An einem Tisch dieses Geräts sitzt niemand an anderen Geräten, und er hat keine Uhr.
refusal-device-nobody = Mindestens einen Platz spielt jemand an diesem Gerät.
refusal-device-other-page = Auch eine andere Seite dieses Browsers spielt an diesem Tisch und war schneller. So steht er jetzt.
refusal-device-full = Der Browser hat keinen Platz mehr, darum konnte das nicht gesichert werden. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-device-failed = Auf diesem Gerät ging etwas schief: { $a }. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung.
refusal-offline = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
refusal-internal-error = Im Server ist etwas schiefgegangen. Nichts ging verloren: Es gilt die zuletzt gesicherte Entscheidung. Wenn es wieder geschieht, melde die Nummer { $a }.

## Records

refusal-record-empty = Die Datei ist leer.
refusal-record-foreign = Das ist keine Aufzeichnung eines Spiels von Fateloom.
refusal-record-newer = Die Aufzeichnung hat Format { $a }; dieses Programm liest Formate bis { $b }. Aktualisiere Fateloom.
refusal-record-too-long = Die Datei ist zu lang für eine Aufzeichnung: Gelesen werden höchstens { $a } Bytes.
refusal-record-cut-short = Die Aufzeichnung ist abgeschnitten: Nach Zeile { $a } fehlt das Ende.
refusal-record-line = Zeile { $a } der Aufzeichnung lässt sich nicht lesen.
refusal-record-field = Ein Teil der Aufzeichnung fehlt oder hat die falsche Form: { $a }
refusal-record-altered = Die Aufzeichnung wurde nachträglich geändert oder unterwegs beschädigt.
refusal-record-other-game = Die Aufzeichnung gehört zum Spiel { $a }, nicht zu { $b }.
refusal-record-unknown-game = Die Aufzeichnung gehört zu einem Spiel, das hier nicht installiert ist: { $a }.
refusal-record-other-rules = Die Aufzeichnung wurde nach Version { $a } der Regeln gespielt; dieses Programm spielt nach Version { $b }.
refusal-record-setup = Das Spiel der Aufzeichnung lässt sich nicht aufbauen: { $a }
refusal-record-choice = In Zeile { $a } der Aufzeichnung steht eine Entscheidung, die nicht erlaubt war, „{ $b }“: { $c }
refusal-record-chance-differs = Der Zufall fällt nicht so, wie es in Zeile { $a } der Aufzeichnung steht. Vielleicht wurde sie geändert.
refusal-record-outcome-differs = Das Spiel endet nicht so, wie es in Zeile { $a } der Aufzeichnung steht.
