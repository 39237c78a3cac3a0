### The words of the settings page.

settings-language = Sprache
settings-language-browser = wie der Browser
settings-language-why = Die anderen am Tisch lesen in ihrer eigenen Sprache. Eine Geschichte wird in dieser erzählt, wo sie übersetzt ist.
settings-theme = Farbschema
settings-theme-system = wie das System
settings-theme-day = Tag
settings-theme-night = Nacht
settings-text = Schriftgröße
settings-percent = { $size } %
settings-motion = Animationen
settings-motion-slow = langsam
settings-motion-full = normal
settings-motion-fast = schnell
settings-motion-off = aus
settings-motion-why = Verlangt dein System weniger Bewegung, sind die Animationen aus.
settings-sound = Klänge
settings-music = Musik und Umgebungsklänge
settings-music-why = Die Seite erzeugt sie, während ihr spielt. Sie wird leiser, solange eine Stimme vorliest.
settings-voice = Stimme, die die Geschichte vorliest
settings-voice-speed = Tempo der Stimme
settings-loudness =
    { $loudness ->
        [0] aus
        [0.4] leise
        [0.7] mittel
       *[other] voll
    }
settings-speed =
    { $speed ->
        [1] normal
       *[other] { $speed }-fach
    }
settings-on = an
settings-off = aus
settings-tips = Tipps
settings-tips-why = Wenn du in einem Spiel zum ersten Mal vor einer Art von Wahl stehst, sagt ein Satz, worauf es ankommt.
settings-tips-again = Alle Tipps wieder zeigen
settings-only = Wenn nur eins möglich ist
settings-only-why = Sitzen andere Menschen am Tisch, dauert die automatische Wahl etwa so lange wie deine eigenen Antworten; so merkt niemand, dass du keine andere Möglichkeit hattest. „Warten“ hält sie auf. Die Zeiten bleiben auf diesem Gerät.
settings-timer = Kerzenuhr
settings-table-mode = Tischmodus
settings-table-mode-tablet = auf einem Tablet
settings-table-mode-why = Teilen sich mehrere den Bildschirm, zeigt Destinies größere Schrift und Tasten.
settings-offline = Offline spielen
settings-offline-why = Du kannst Fateloom auf diesem Gerät offline verfügbar machen. Dann kannst du ohne Netz Tische öffnen und spielen, mit Bots und mit allen, die sich das Gerät teilen. Diese Tische bleiben auf diesem Gerät.
settings-offline-insecure = Dafür braucht der Browser eine sichere Verbindung: eine Adresse, die mit https beginnt, oder genau den Computer, auf dem der Server läuft. Frage, wer diesen Server betreibt.
settings-offline-fetch = Offline verfügbar machen ({ $size } MB)
settings-offline-fetching = Wird heruntergeladen: { $done } %
settings-offline-ready = Heruntergeladen ({ $size } MB): Du kannst offline spielen.
settings-offline-old = Heruntergeladen, aber der Server hat eine neuere Version.
settings-offline-renew = Neue Version herunterladen
settings-offline-drop = Von diesem Gerät löschen
settings-offline-full = Der Browser hat keinen Platz für den Download. Schaffe Platz, oder erlaube dieser Seite, Daten zu speichern.
settings-push = Benachrichtigungen
settings-push-why = In Spielen, die über Tage gehen, kann dieses Gerät dich benachrichtigen, wenn du dran bist, auch wenn keine Seite von Fateloom offen ist. Die Benachrichtigung läuft über den Push-Dienst deines Browsers. Er erfährt, dass es eine gibt, aber nichts vom Spiel.
settings-push-begin = Auf diesem Gerät einschalten
settings-push-end = Benachrichtigungen ausschalten
settings-push-blocked = Benachrichtigungen von dieser Seite sind blockiert. In den Einstellungen deines Browsers kannst du sie erlauben.
settings-push-failed = Der Push-Dienst dieses Browsers ist nicht zu erreichen.
settings-keys = Tastenkürzel
settings-key-tab = Tab
    .does = zur nächsten Karte oder zum nächsten Knopf
settings-key-enter = Enter
    .does = auswählen; auf einer gewählten Karte: ausspielen
settings-single-keys = Kürzel aus einer einzigen Taste
settings-key-cards = 1, 2, 3 …
    .does = eine Karte wählen
settings-key-answers = A, S, D …
    .does = eine Antwort wählen
settings-key-shown = ?
    .does = die Tasten auf Karten und Antworten zeigen
settings-key-i = I
    .does = eine Karte genau ansehen
settings-key-u = U
    .does = die letzte Entscheidung rückgängig machen
settings-key-p = P
    .does = pausieren oder fortsetzen
settings-key-l = L
    .does = auf kleinem Bildschirm den Verlauf öffnen oder schließen
settings-key-escape = Escape
    .does = oberstes Feld schließen
