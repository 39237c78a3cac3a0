### Packs and the shelf: stories that are added from the page, and what may be wrong with one.

stories-title = Geschichten im Regal
stories-why = Geschichten, die hier dazugekommen sind, neben denen, die zum Spiel gehören. Was sie über sich sagen, sagen ihre Autoren.
stories-add = Geschichte hinzufügen …
stories-add-why = Eine Datei, deren Name auf .fateloom endet. Alle hier können die Geschichte dann wählen.
stories-reading = { $file } wird gelesen …
stories-added = „{ $title }“ steht jetzt im Regal.
stories-already = „{ $title }“ stand schon im Regal.
stories-chosen = Sie ist für diesen Tisch gewählt.
stories-all = Geschichten im Regal
stories-none = Noch ist nichts dazugekommen.
stories-version = Version { $version }
stories-licence = Lizenz: { $licence }
stories-unproved = nicht bewiesen
stories-since = hinzugefügt am { $day }
stories-source = von { $host }
stories-play = Spielen
stories-remove = Entfernen
stories-remove-sure = „{ $title }“ kann dann für neue Tische nicht mehr gewählt werden. Tische, die sie spielen, gehen weiter.
stories-keep = Behalten
stories-report = Melden
stories-report-why = Was stimmt mit „{ $title }“ nicht?
stories-report-send = An den Gastgeber senden
stories-reported = Danke. Der Gastgeber sieht deine Meldung auf dieser Seite.
stories-reports =
    { $count ->
        [one] Eine Meldung dazu:
       *[other] { $count } Meldungen dazu:
    }
stories-dismiss = Verwerfen
stories-host = Du bist hier der Gastgeber: Du kannst Geschichten hinzufügen und entfernen und siehst Meldungen.
stories-host-only = Geschichten fügt hier der Gastgeber hinzu.
stories-here = Geschichten auf diesem Gerät
stories-here-why = Sie sind nur in diesem Browser, und du spielst sie an Tischen dieses Geräts, auch ohne Netz.
stories-here-add = Geschichte auf dieses Gerät laden …
stories-here-add-why = Eine Datei, deren Name auf .fateloom endet. Sie bleibt in diesem Browser, und niemand sonst bekommt sie.
stories-here-added = „{ $title }“ ist jetzt auf diesem Gerät.
stories-here-already = „{ $title }“ war schon auf diesem Gerät.
stories-here-remove-sure = „{ $title }“ kann dann für neue Tische nicht mehr gewählt werden. Tische dieses Geräts, die sie spielen, behalten sie, bis sie gelöscht werden.
stories-here-first = Damit hier Geschichten gespeichert werden können, lade Fateloom zuerst zum Spielen ohne Netz auf dieses Gerät.
stories-here-settings = Einstellungen
stories-unreached = Der Server ist nicht zu erreichen, darum fehlt sein Regal hier.

refusal-host-key-unknown = Das ist nicht der Link des Gastgebers, oder es gibt einen neueren.
refusal-host-key-unread = Der Schlüssel des Gastgebers kann nicht gelesen oder angelegt werden: { $a }
refusal-no-such-story = Die Geschichte { $a } steht nicht oder nicht mehr im Regal.
refusal-story-adding-off = Dieser Server nimmt keine Geschichten von der Seite an.
refusal-story-adding-host = Nur der Gastgeber dieses Servers darf Geschichten hinzufügen.
refusal-story-not-yours = Das dürfen nur der Gastgeber und das Gerät, das die Geschichte hinzugefügt hat.
refusal-story-put-aside = Der Gastgeber hat diese Geschichte entfernt.
refusal-story-too-long = Die Datei ist größer als die { $a } Bytes, die ein Paket hier haben darf.
refusal-story-unwritable = Die Geschichte konnte nicht gespeichert werden. Der Gastgeber muss nach dem Ordner des Regals sehen.
refusal-story-text-long = { $a } kann hier nicht hinzugefügt werden: Ein Text ({ $b }) hat mehr als { $c } Zeichen.
refusal-story-text-hidden = { $a } kann hier nicht hinzugefügt werden: Ein Text ({ $b }) enthält unsichtbare Zeichen.
refusal-story-too-much = { $a } kann hier nicht hinzugefügt werden: { $b }, mehr als { $c }.
refusal-device-slow = { $a } zu lesen dauerte zu lange. Die Geschichte wurde nicht hinzugefügt.
refusal-stories-full = Das Regal ist voll: Es hat { $a } Geschichten. Erst muss eine entfernt werden.
refusal-stories-space = Das Regal hat mehr als { $a } MB, mit dem, was entfernt wurde. Der Gastgeber muss erst etwas löschen.
refusal-stories-of-day = Das ist genug für heute: Morgen kannst du wieder Geschichten hinzufügen.
refusal-stories-of-device = Du hast { $a } Geschichten hinzugefügt, so viele, wie ein Gerät hier darf.

## A built story or a pack that cannot be read

refusal-scenario-format = Dieses Programm kennt { $c } nicht: Das Format ist { $a }, nicht { $b }.
refusal-scenario-value = Eine Geschichte ist bei { $a } beschädigt: Erwartet wird { $b }.
refusal-scenario-key = Eine Geschichte ist bei { $a } beschädigt: unbekannter Schlüssel „{ $b }“.
refusal-scenario-missing = Eine Geschichte ist bei { $a } beschädigt: „{ $b }“ fehlt.
refusal-scenario-long = { $a } ist größer als die { $b } MB, die eine Geschichte haben darf.
refusal-scenario-endless = Die Geschichte { $a } dreht sich hier im Kreis.
refusal-scenario-no-json = { $a } ist keine gebaute Geschichte. „fateloom story build“ macht eine aus ihrem Ordner.
refusal-scenario-inconsistent = Die Geschichte { $a } ist beschädigt: Sie bezieht sich auf etwas, das sie nicht hat ({ $b }).
refusal-pack-foreign = { $a } ist kein Paket, wie „fateloom story pack“ es schreibt. Pakete, die ein anderes Programm neu gepackt hat, werden nicht gelesen.
refusal-pack-long = { $a } ist größer als die { $b } MB, die ein Paket haben darf.
refusal-pack-damaged = Das Paket { $a } ist beschädigt: Sein Verzeichnis ist nicht lesbar.
refusal-pack-entries = Das Paket { $a } enthält mehr als { $b } Dateien.
refusal-pack-name = Das Paket { $a } enthält eine Datei, deren Name nicht erlaubt ist: „{ $b }“
refusal-pack-twice = Das Paket { $a } enthält eine Datei zweimal: „{ $b }“
refusal-pack-kind = Das Paket { $a } enthält etwas, das keine gewöhnliche Datei ist: „{ $b }“
refusal-pack-entry = Das Paket { $a } ist beschädigt: „{ $b }“ lässt sich nicht auspacken.
refusal-pack-entry-long = Das Paket { $a } enthält zu viel: „{ $b }“ ist größer als { $c } MB, oder alle Dateien zusammen sind zu groß.
refusal-pack-ratio = Das Paket { $a } wird abgelehnt: „{ $b }“ wird beim Auspacken mehr als hundertmal so groß.
refusal-pack-stranger = Das Paket { $a } enthält eine Datei, die nicht hineingehört: „{ $b }“
refusal-pack-manifest = Das Paket { $a } ist bei { $b } beschädigt: Erwartet wird { $c }.
refusal-pack-newer = Das Paket { $a } stammt von einem neueren Fateloom. Aktualisiere dieses hier.
refusal-pack-digest = Das Paket { $a } ist beschädigt: Seine Geschichte passt nicht zu ihrem Digest.
refusal-pack-images = Das Paket { $a } widerspricht sich: Es hat andere Bilder, als seine Geschichte zeigt.
refusal-pack-images-many = Das Paket { $a } hat zu viele Bilder: Höchstens { $b } sind möglich.
refusal-pack-image = Das Paket { $a } hat ein Bild, das nicht lesbar ist: „{ $b }“
refusal-pack-other = Das Paket { $a } widerspricht sich: Sein Manifest und seine Geschichte unterscheiden sich in „{ $b }“.
