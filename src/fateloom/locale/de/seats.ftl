### The words of seats over the network: who sits where, links to seats, and the host.

## Where somebody is

seats = Wer spielt
seats-open = frei
seats-here = da
seats-asleep = abwesend
seats-gone = nicht verbunden
seats-bot-random = Schnecke, die zufällig spielt (Bot)
seats-bot-careless = nachsichtige Schnecke (Bot)
seats-bot-greedy = vernünftiger Hase (Bot)
seats-bot-search = schlauer Fuchs (Bot)
seats-bot-rollout = gnadenloser Wolf (Bot)
seats-you = dieses Gerät
seats-host = Tischleitung
seats-ready = bereit
seats-unready = noch nicht bereit
seats-chip = { $name }: { $where }

## Announcements for screen readers

seats-news-gone = { $name } ist nicht mehr verbunden.
seats-news-back = { $name } ist wieder verbunden.
seats-news-sits = { $name } hat Platz genommen.
seats-news-left = { $name } hat den Platz verlassen.
seats-news-bot = Für { $name } spielt jetzt ein Bot.

## Before the game begins

seats-gather = Das Spiel beginnt, sobald alle da und bereit sind.
seats-gather-bare = Es wird erst gegeben, wenn alle da und bereit sind.
seats-call = Lade deine Freunde ein
seats-call-why = Ein Link für den ganzen Tisch: Wer ihn öffnet, bekommt den nächsten freien Platz. Wer später kommt, kann zusehen.
seats-call-why-closed = Ein Link für den ganzen Tisch: Wer ihn öffnet, bekommt den nächsten freien Platz.
seats-code-why = Der Code für die Startseite
seats-waits = Der Tisch wartet auf { $names }.
seats-comer-open = { $name } { seats-comer-open.state }
    .state = ist noch nicht da.
seats-comer-unready = { $name } { seats-comer-unready.state }
    .state = ist noch nicht bereit.
seats-comer-ready = { $name } { seats-comer-ready.state }
    .state = ist bereit.
# The clock of the table; $then is page-clock-then-bot or page-clock-then-skip,
# which begin with their verb. $length and $delay are time-seconds to time-days: accusative.
seats-clock-soft = Eine Uhr zeigt, wie lange ein Zug dauert. Vorgesehen: { $length }. Ist diese Zeit um, geschieht nichts.
seats-clock-turn = Für jede Entscheidung hast du diese Zeit: { $length }. Ist sie um, { $then }.
seats-clock-game = Für alle Entscheidungen des Spiels hast du insgesamt diese Zeit: { $length }. Ist sie um, { $then }.
seats-clock-delay = Frei zu Beginn jedes Zuges: { $delay }.
seats-say-ready =
    { $count ->
        [one] Ich bin bereit
       *[other] Wir sind bereit
    }
seats-say-unready = Noch nicht
seats-begin = Jetzt starten
seats-joint = Jedes Gerät trägt etwas zur Mischung bei, damit niemand sie allein bestimmen kann, auch dieser Server nicht.
seats-revealing = Die Geräte bestimmen gemeinsam die Mischung. Es fehlt noch: { $names }.
seats-share-lost = Dieser Browser hat den zugesagten Beitrag nicht mehr. Wähle „Noch nicht“ und dann wieder „Ich bin bereit“.
seats-invite-who = { $name } einladen

## The panel

seats-invite = Jemanden einladen
seats-put-bot = Bot hinzufügen
seats-kind = Bot, der für { $name } spielt
seats-play-here = Auf diesem Gerät spielen
seats-open-again = Platz freigeben
seats-remove = { $name } entfernen
seats-remove-sure = { $name } verliert diesen Platz sofort, und frühere Links dorthin gelten nicht mehr.
seats-remove-yes = { $name } entfernen
seats-remove-no = Abbrechen
seats-give-host = { $name } zur Tischleitung machen
seats-along = Diesen Platz auch auf einem anderen Gerät spielen
seats-hand = Diesen Platz auf ein anderes Gerät umziehen
seats-leave = Verlassen
seats-leave-why = Dieser Platz bleibt für dich reserviert, bis ihn jemand anderes übernimmt.
seats-return = Zurück auf den Platz von { $name }
seats-rename = Name
seats-rename-do = Umbenennen
seats-table = Tisch
seats-lock = Gesperrt: Links lassen niemanden mehr herein
seats-spectators = Mit der Adresse des Tisches darf man zusehen
seats-talk = Wer mitspielt, kann chatten
seats-guest = Du siehst zu. Um mitzuspielen, bitte die Tischleitung um einen Link.

# Advice at a table of several people
seats-advice = Rat für alle erlauben
seats-advice-ask = Um Rat für alle bitten
seats-advice-why = Dann könnt ihr bei euren Entscheidungen „Was würdest du tun?“ fragen. Ein Bot antwortet mit dem Wissen dieses Platzes, und im Verlauf lesen alle, wer gefragt hat.
seats-advice-why-ask = Wenn alle einverstanden sind, könnt ihr bei euren Entscheidungen „Was würdest du tun?“ fragen. Ein Bot antwortet mit dem Wissen dieses Platzes, und im Verlauf lesen alle, wer gefragt hat.
seats-advice-yes = Erlauben
seats-advice-yes-ask = Alle fragen
seats-advice-agreed = Alle waren mit Rat einverstanden: Bei deinen Entscheidungen kannst du „Was würdest du tun?“ fragen, und im Verlauf lesen es alle.
seats-end = Spiel jetzt beenden
seats-end-ask = Um das Ende des Spiels bitten
seats-end-sure = Führt ein Spiel zu nichts, könnt ihr es vorzeitig beenden, wenn alle einverstanden sind. Dann hat niemand gewonnen, und es gibt nichts mehr zu entscheiden.
seats-end-yes = Spiel beenden
seats-end-yes-ask = Alle fragen

## A table that only this device stores

here = Dieser Tisch
here-why = Dieser Tisch ist nur auf diesem Gerät gespeichert. Beendest du das Spiel jetzt, kannst du die Wiederholung noch ansehen. Löschst du den Tisch, ist alles verloren.

## A link

seats-link-join = Schick diesen Link an { $name }. Wer ihn zuerst öffnet, nimmt Platz; danach lässt er niemanden mehr herein.
seats-link-along = Öffne diesen Link auf deinem anderen Gerät. Dann kannst du den Platz von { $name } auf beiden spielen.
seats-link-hand = Öffne diesen Link auf dem anderen Gerät. Dann spielst du den Platz von { $name } dort und nicht mehr hier.
seats-link = Link
seats-link-picture = Der Link als QR-Code
seats-copy = Link kopieren
seats-copied = Kopiert.
seats-copy-by-hand = Der Link ist markiert. Kopiere ihn mit der Tastatur oder durch langes Drücken.
seats-share = Link teilen
seats-share-text = Spiel mit bei { $game }.
seats-renew = Frühere Links widerrufen
seats-renewed = Das ist ein neuer Link. Die früheren gelten nicht mehr.
seats-link-local = Diese Adresse gilt nur auf diesem Gerät. Damit andere mitspielen können, starte Fateloom mit --lan.

## Coming by a link

join-title = An einem Tisch mitspielen
join-offer = Du bist eingeladen zu { $game }.
join-offer-along = Mit diesem Link spielst du deinen Platz bei { $game } auch auf diesem Gerät.
join-offer-hand = Mit diesem Link zieht der Platz von { $name } bei { $game } auf dieses Gerät um. Das andere gibt ihn frei.
join-seat = Dein Platz: { $name }
join-who = Am Tisch
join-agreed = Einstellungen des Tisches
join-talk = Wer mitspielt, kann chatten.
join-no-talk = An diesem Tisch ist der Chat aus.
join-spectators = Mit der Adresse des Tisches darf man zusehen.
join-no-spectators = Zusehen ist nicht erlaubt.
join-foreknown = Jemand an diesem Tisch kennt vielleicht verdeckte Karten und was noch kommt: Der Startwert wurde gewählt, das Spiel setzt einen Export fort, oder ein Gerät hat auf mehreren Plätzen gespielt (siehe Verlauf).
join-name = Dein Name
join-sit = Mitspielen
join-take = Hier spielen
join-watch = Zusehen
join-full = Alle Plätze sind besetzt oder gesperrt. Du kannst zusehen.
join-begun = Dieses Spiel hat schon begonnen. Du kannst zusehen.
join-dealt = Das Spiel läuft schon.
join-mine = Du hast schon einen Platz an diesem Tisch.
join-go = Zum Tisch
join-no-link = Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken und öffne ihn ganz.
