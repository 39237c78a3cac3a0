### The words for printed cards at the table of Destinies: read by a camera, from a photo, or by
### their numbers.

destinies-scan-title = Eine Karte scannen
destinies-scan-any = Eine Karte aus deinem Gepäck.
destinies-scan-any-path = Der Code eines Pfads auf deiner Bestimmungskarte; verdecke den anderen mit dem Daumen.

## The three ways

destinies-scan-by-camera = Mit der Kamera
destinies-scan-by-photo = Von einem Foto
destinies-scan-by-number = Über die Nummer
destinies-scan-preview = Was die Kamera sieht
destinies-scan-camera-on = Kamera einschalten
destinies-scan-camera-off = Kamera ausschalten
destinies-scan-camera-starts = Die Kamera startet …
destinies-scan-camera-hold = Halte den Code zwischen die Ecken.
destinies-scan-camera-which = Kamera
destinies-scan-camera-number = Kamera { $number }
destinies-scan-photo-why = Fotografiere den Code, oder wähle ein vorhandenes Foto.
destinies-scan-photo = Foto wählen
destinies-scan-photo-looking = Suche nach einem Code …
destinies-scan-number = Die Nummer unten auf der Karte
destinies-scan-number-path = Die vier Ziffern unter dem Code des Pfads
destinies-scan-number-read = Lesen

## No camera

destinies-scan-camera-insecure = Browser erlauben die Kamera nur auf sicheren Seiten (https), und diese ist nicht sicher. Nimm ein Foto oder die Nummer.
destinies-scan-camera-none = Hier gibt es keine Kamera. Nimm ein Foto oder die Nummer.
destinies-scan-camera-refused = Der Browser blockiert die Kamera. In seinen Einstellungen zu dieser Seite kannst du sie erlauben; oder nimm ein Foto oder die Nummer.
destinies-scan-camera-taken = Ein anderes Programm benutzt gerade die Kamera. Schließe es und versuche es noch einmal, oder nimm ein Foto oder die Nummer.
destinies-scan-camera-lost = Die Kamera wurde ausgeschaltet.
destinies-scan-camera-failed = Die Kamera startet nicht. Nimm ein Foto oder die Nummer.
destinies-scan-camera-reader = Das Lesen der Codes ließ sich nicht laden. Prüfe die Verbindung, oder nimm die Nummer.

## Nothing comes of it

destinies-scan-several = Mehrere Codes sind im Bild. Zeige einen, und verdecke die anderen.
destinies-scan-foreign = Das ist keine Karte von Fateloom.
destinies-scan-other-story = Diese Karte gehört zu einer anderen Geschichte.
destinies-scan-wants-item = Das ist eine Bestimmungskarte. Hier ist nach einem Gegenstand gefragt.
destinies-scan-wants-path = Das ist eine Gegenstandskarte. Hier ist nach einem Pfad deiner Bestimmung gefragt.
destinies-scan-not-in-bag =
    { $item ->
        [none] { $name } hat keine Karte mit der Nummer { $number }.
       *[other] { $name } hat diese Karte nicht: { $item }, Nummer { $number }.
    }
destinies-scan-not-again = Das wurde hier schon gezeigt, und es kam nichts dabei heraus: { $item }.
destinies-scan-other-destiny = Das ist kein Pfad aus der Bestimmung von { $name }.
destinies-scan-no-number = Die Nummer einer Karte hat nur Ziffern.
destinies-scan-no-picture = Diese Datei ist kein lesbares Bild.
destinies-scan-no-code = Auf diesem Foto ist kein Code zu finden. Geh näher heran, und achte auf das Licht.

## A card that was read

destinies-scan-read = Gelesen: { $name }
destinies-scan-read-path = Ein Pfad deiner Bestimmung wurde gelesen.
destinies-scan-confirm =
    { $way ->
        [talk] Zeigen: { $name }
       *[use] Benutzen: { $name }
    }
destinies-scan-confirm-path = Davon erzählen
destinies-scan-again = Andere Karte
