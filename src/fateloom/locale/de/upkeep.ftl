### Texte der Befehle für den Betreiber eines Servers: `fateloom doctor`, `backup` und `restore`.

## Prüfen

doctor-wrong = ! { $line }
doctor-result =
    { $count ->
        [0] Alles ist in Ordnung.
        [one] 1 Fehler. Er ist mit einem Ausrufezeichen markiert.
       *[other] { $count } Fehler. Sie sind mit einem Ausrufezeichen markiert.
    }
doctor-unusable = Die Datenbank { $a } lässt sich nicht prüfen: { $reason }
doctor-no-folder = Den Ordner { $a } gibt es nicht. Prüfe den Pfad; ist der Datenträger eingehängt?
doctor-no-access = Dieser Benutzer darf { $a } nicht lesen und schreiben. Prüfe als der Benutzer des Servers, oder gib die Datei diesem Benutzer.
doctor-open-to-others = Andere Benutzer dürfen { $a } lesen, was verdeckte Karten oder Schlüssel verrät: chmod 600 { $a }
doctor-permissions = Nur der Besitzer kann die Dateien lesen.
doctor-space = Freier Speicherplatz: { $a } MB
doctor-key = Der Schlüssel { $a } ist da und vollständig.
doctor-no-key = { $a } gibt es noch nicht. Der Server legt die Datei an, wenn er sie braucht.
doctor-bad-key = Der Schlüssel { $a } lässt sich nicht lesen oder ist beschädigt. Kopiere ihn aus deiner Sicherung. Wenn es keine gibt, lösche ihn: Der Server legt einen anderen an, kann damit aber nichts öffnen, was mit diesem verschlüsselt wurde.
doctor-new = Es gibt noch keine Datenbank: { $a }. Der Server legt sie beim Start an.
doctor-empty = Die Datenbank { $a } ist leer, und es wurde keine erwartet. Der Server legt ihre Tabellen beim Start an.
doctor-gone = Die Datenbank { $a } fehlt oder ist leer, obwohl der Server darin Tische gespeichert hatte. Ist der Datenträger eingehängt? Wenn ja, spiele eine Sicherung zurück: fateloom restore DATEI
doctor-unread = Die Datenbank { $a } lässt sich nicht lesen: { $b }
doctor-zeroed = Der Anfang der Datenbank { $a } ist mit Nullen überschrieben. Spiele eine Sicherung zurück: fateloom restore DATEI
doctor-file = Die Datenbank ist { $a }, { $b } MB.
doctor-integrity = SQLite meldet einen Schaden: { $a }. Spiele eine Sicherung zurück (fateloom restore DATEI), oder kopiere, was lesbar ist: sqlite3 DATEI ".recover"
doctor-intact = SQLite findet die Datei unbeschädigt.
doctor-older = Die Datenbank stammt von einer früheren Version von Fateloom. Die Tische sind nicht geprüft: Starte den Server einmal, damit er sie umstellt, und prüfe dann noch einmal.
doctor-other-database = Das ist nicht die Datenbank, die { $a } nennt, sondern eine andere oder die Sicherung eines anderen Servers. Wenn es die richtige ist, starte den Server; er merkt sich das.
doctor-table = Tisch { $a }: { $reason }
doctor-story = Die Geschichte { $a } fehlt in der Auswahl: { $reason }
doctor-tables = Tische mit vollständigem und unverändertem Verlauf: { $b } von { $a }
doctor-replay = Tisch { $a } lässt sich nicht nachspielen: { $reason }
doctor-replays = Partien, die nachgespielt genauso ausgehen: { $b } von { $a }

## Sichern

backup-written = Sicherung geschrieben und geprüft: { $path }
restore-done = Die Tische sind jetzt die aus { $path }. Starte den Server.
restore-kept = Die bisherigen Tische liegen in { $path }

## Gründe, die nur Befehle nennen

refusal-backup-postgres = Diese Tische liegen in PostgreSQL, das seine eigene Sicherung hat: pg_dump und pg_restore, oder für jeden beliebigen Zeitpunkt das Archivieren seines Protokolls.
refusal-backup-no-tables = Es gibt keine Tische zu sichern: { $a } ist nicht da.
refusal-backup-exists = { $a } gibt es schon. Wähle einen anderen Namen: Nichts wird überschrieben.
refusal-backup-failed = { $a } lässt sich nicht schreiben: { $b }
refusal-backup-unread = { $a } lässt sich nicht als Datenbank lesen: { $b }
refusal-backup-damaged = Die Kopie ist beschädigt und wird darum nicht behalten: { $a }. Prüfe die Tische mit „fateloom doctor“, und versuche eine andere Sicherung.
refusal-restore-no-file = Die Datei { $a } gibt es nicht.
refusal-restore-failed = { $a } lässt sich nicht zurückspielen: { $b }. Die bisherigen Tische sind noch an ihrem Platz.
refusal-push-contact = Web-Push braucht eine Kontaktadresse für diesen Server.
refusal-push-keys = Der Schlüssel für Web-Push lässt sich nicht anlegen oder nicht lesen.
refusal-push-no-signer = Für Web-Push fehlt auf diesem Server ein Paket.
refusal-data-in-use = Ein anderer Server von Fateloom benutzt diese Daten: { $a }
refusal-store-no-driver = PostgreSQL braucht ein weiteres Paket: fateloom[postgres].
