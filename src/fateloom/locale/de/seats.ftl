### The words of seats over the network: who sits where, links to seats, and the host.

## Where somebody is

seats = Wer wo sitzt
seats-open = frei: hier sitzt niemand
seats-here = da
seats-asleep = schläft: die Seite ist gerade nicht im Blick
seats-gone = weg
seats-bot-greedy = ein Bot, der plant, so gut er kann
seats-bot-random = ein Bot, der aufs Geratewohl spielt
seats-bot-search = ein Bot, der vorausdenkt
seats-you = dieses Gerät
seats-host = leitet den Tisch
seats-ready = bereit
seats-unready = noch nicht bereit
seats-chip = { $name }: { $where }

## What is told to whoever cannot see it

seats-news-gone = { $name } ist weg.
seats-news-back = { $name } ist wieder da.
seats-news-sits = { $name } hat Platz genommen.
seats-news-left = { $name } hat den Platz verlassen.
seats-news-bot = Für { $name } spielt jetzt ein Bot.

## Before the game begins

seats-gather = Das Spiel beginnt, sobald alle da und bereit sind.
seats-comer-open = { $name } ist noch nicht da.
seats-comer-unready = { $name } ist noch nicht bereit.
seats-comer-ready = { $name } ist bereit.
# What the table has agreed on about time; $then is page-clock-then-bot or page-clock-then-skip,
# which begin with their verb. $length and $delay are time-seconds to time-days: accusative.
seats-clock-soft = Eine Uhr zeigt, wie lange ein Zug dauert. Vorgesehen: { $length }. Ist diese Zeit um, geschieht nichts.
seats-clock-turn = Für das, was du zu wählen hast, bleibt jedes Mal diese Zeit: { $length }. Ist sie um, { $then }.
seats-clock-game = Für alle Entscheidungen des Spiels hast du insgesamt diese Zeit: { $length }. Ist sie um, { $then }.
seats-clock-delay = Frei zu Beginn jedes Zuges: { $delay }.
seats-say-ready =
    { $count ->
        [one] Ich bin bereit
       *[other] Wir sind bereit
    }
seats-say-unready = Noch nicht
seats-begin = Jetzt beginnen
seats-invite-who = { $name } einladen

## The panel

seats-invite = Jemanden einladen
seats-put-bot = Einen Bot spielen lassen
seats-kind = Welcher Bot für { $name } spielt
seats-play-here = An diesem Gerät spielen
seats-open-again = Platz freigeben
seats-remove = { $name } vom Platz nehmen
seats-remove-sure = { $name } verliert diesen Platz sofort, und kein früherer Link führt dorthin zurück.
seats-remove-yes = Ja, { $name } vom Platz nehmen
seats-remove-no = Nein
seats-give-host = Tischleitung an { $name } geben
seats-along = Platz auch auf einem anderen Gerät
seats-hand = An ein anderes Gerät übergeben
seats-leave = Platz verlassen
seats-leave-why = Dieser Platz bleibt für dich frei, bis ihn jemand anderes nimmt.
seats-return = Wieder Platz nehmen als { $name }
seats-rename = Name an diesem Platz
seats-rename-do = Ändern
seats-table = Der Tisch
seats-lock = Verschlossen: Kein Link lässt noch jemanden Platz nehmen
seats-spectators = Wer die Adresse des Tisches hat, darf zusehen
seats-talk = Wer hier sitzt, kann mitreden
seats-guest = Du siehst zu. Um mitzuspielen, bitte die Tischleitung um einen Link.

seats-end = Spiel beenden, wie es steht
seats-end-ask = Alle fragen, ob das Spiel enden soll
seats-end-sure = Ein Spiel, das zu nichts führt, kann enden, wenn alle einverstanden sind. Dann hat niemand gewonnen, und es gibt nichts mehr zu entscheiden.
seats-end-yes = Ja, beenden
seats-end-yes-ask = Ja, alle fragen

## A table that this device alone keeps

here = Dieser Tisch
here-why = Nur dieses Gerät bewahrt ihn auf. Ein Spiel, das ihr beendet, wie es steht, könnt ihr noch einmal ansehen; räumst du den Tisch weg, ist alles fort.

## A link

seats-link-join = Schick diesen Link an { $name }. Wer ihn zuerst öffnet, nimmt Platz; danach lässt er niemanden mehr herein.
seats-link-along = Öffne diesen Link auf deinem anderen Gerät: Der Platz von { $name } wird dann auf beiden gespielt.
seats-link-hand = Öffne diesen Link auf dem anderen Gerät: Der Platz von { $name } wird dann dort gespielt und nicht mehr hier.
seats-link = Der Link
seats-link-picture = Der Link als Code zum Scannen
seats-copy = Link kopieren
seats-copied = Kopiert.
seats-copy-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.
seats-share = Link teilen
seats-share-text = { $game }: Komm und nimm Platz.
seats-renew = Frühere Links ungültig machen
seats-renewed = Das ist ein neuer Link. Die früheren führen jetzt nirgendwohin.
seats-link-local = Diese Adresse führt nur auf dieses Gerät. Um andere hereinzulassen, starte Fateloom mit --host 0.0.0.0 und öffne es hier unter der Adresse, die dieses Gerät in deinem Netz hat.

## Coming by a link

join-title = Ein Platz am Tisch
join-offer = Du bist eingeladen zu { $game }.
join-offer-along = Dieser Link bringt deinen Platz bei { $game } auch auf dieses Gerät.
join-offer-hand = Dieser Link bringt den Platz von { $name } bei { $game } auf dieses Gerät; das andere gibt ihn frei.
join-seat = Dein Platz: { $name }
join-who = Am Tisch
join-agreed = Was ausgemacht ist
join-talk = Wer hier sitzt, kann mitreden.
join-no-talk = An diesem Tisch wird nicht geredet.
join-spectators = Wer die Adresse des Tisches hat, darf zusehen.
join-no-spectators = Sonst darf niemand zusehen.
join-foreknown = Dieses Spiel begann mit einer Zahl, die jemand gewählt hat, oder setzt eines fort, das jemand aufbewahrt hat: Wer das war, kann wissen, was verborgen ist und was noch kommt.
join-name = Dein Name
join-sit = Platz nehmen
join-take = Hier spielen
join-mine = Du sitzt schon an diesem Tisch.
join-go = Zum Tisch
join-no-link = Das ist nur ein halber Link. Lass ihn dir noch einmal schicken und öffne ihn ganz.
