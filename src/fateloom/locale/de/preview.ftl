### Die Werkstatt neben dem Tisch, in der Autoren eine Geschichte ausprobieren und schreiben. Was die
### Prüfung, der Beweis und die Erklärungen der Schlüssel sagen, kommt vom Server und ist Englisch.

preview-player = Person { $number }

## Why something is refused

refusal-preview-no-folder = Es gibt keinen Ordner { $a }.
refusal-preview-hero = { $a } kann hier nicht gespielt werden. Die Rollen dieser Geschichte sind { $b }.
refusal-preview-other-id = Die ID der Geschichte war { $a } und ist jetzt { $b }. Starte die Vorschau neu.
refusal-preview-other-record = Die Aufzeichnung stammt nicht von einer Partie von { $a }.
refusal-preview-no-table = Noch gibt es keinen Tisch: Die Geschichte hat Fehler.
refusal-preview-one-table = Eine Vorschau hat nur einen Tisch. Starte für eine andere Geschichte eine zweite Vorschau.
refusal-preview-fault = Ab hier kann nicht gespielt werden: { $a }
refusal-preview-not-begun = In { $a } kann keine Geschichte begonnen werden. Der Ordner muss leer und beschreibbar sein, und sein Name wird die ID der Geschichte: Kleinbuchstaben, Ziffern und Bindestriche.
refusal-preview-no-token = Um die Dateien zu bearbeiten, öffne die Adresse, die „fateloom story edit“ ausgegeben hat.
refusal-preview-file-path = „{ $a }“ kann hier nicht bearbeitet werden. Dateien enden auf .yaml oder .md und liegen im Ordner der Geschichte.
refusal-preview-file-changed = Ein anderes Programm hat { $a } geändert.
refusal-preview-file-gone = { $a } gibt es nicht mehr.
refusal-preview-file-too-long = Eine Datei darf höchstens { $a } Bytes haben.
refusal-preview-file-no-text = { $a } ist kein Text in UTF-8.
refusal-preview-file-unread = { $a } kann nicht gelesen werden.
refusal-preview-file-unwritten = { $a } kann nicht geschrieben werden.
refusal-preview-file-undeleted = { $a } kann nicht gelöscht werden.
refusal-preview-check-failed = Die Geschichte konnte nicht geprüft werden. Nach der nächsten Änderung wird sie wieder geprüft.
refusal-preview-has-errors = Die Geschichte hat Fehler. Behebe sie zuerst.
refusal-preview-no-name = An der Schreibmarke steht kein Name aus der Geschichte.
refusal-preview-name-fixed = „{ $a }“ kann hier nicht umbenannt werden. Die beiden Pfade einer Rolle heißen in jeder Geschichte gleich, und die Fakten einer Kampagne stehen auch in ihren anderen Geschichten.
refusal-preview-name-form = „{ $a }“ kann kein Name sein. Nimm höchstens 48 Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche, und beginne mit einem Buchstaben.
refusal-preview-name-reserved = „{ $a }“ ist ein Wort für Bedingungen und Wirkungen und kann kein Name sein.
refusal-preview-name-taken = „{ $a }“ ist schon ein Name, in { $b }.
refusal-preview-name-before = Gespeicherte Partien kennen { $b } als „{ $a }“. Nimm einen anderen Namen.
refusal-preview-name-unfit = Mit dem Namen „{ $a }“ hätte die Geschichte Fehler oder würde etwas anderes bedeuten. Nimm einen anderen Namen.
refusal-preview-name-unreached = In { $a } lässt sich das nicht ändern, ohne die Schreibweise der Zeile zu ändern. Schreib es dort zuerst wie üblich.
refusal-preview-edit-unread = Zeile { $a } der Datei kann nicht gelesen werden. Behebe das zuerst im Text.
refusal-preview-edit-missing = In der Datei gibt es { $a } nicht, oder nicht mehr.
refusal-preview-edit-layout = { $a } ist so geschrieben, dass es sich hier nicht ändern lässt. Ändere es im Text.
refusal-preview-format-odd = Was in Zeile { $a } steht, lässt sich nicht formatieren. Schreib es anders, oder lass die Anordnung, wie sie ist.
refusal-preview-edit-value = Dieser Wert kann in keiner Datei einer Geschichte stehen.
refusal-preview-work-failed = Es endete mit einem Fehler. Vielleicht sagt das Terminal mehr.
refusal-preview-no-result = Noch gibt es kein Ergebnis.
refusal-preview-no-graph = Noch gibt es keinen Graphen: Die Dateien haben Fehler in der Form oder in den Namen.
refusal-preview-no-scene = Diese Partie kann nicht geöffnet werden.
refusal-preview-no-pack = Ein Paket kann diese Geschichte nicht enthalten: { $a }
refusal-author-words = Die Werkstatt versteht „{ $a }“ nicht.
refusal-author-too-early = Wähl zuerst die Rollen.
refusal-author-unknown = „{ $a }“ gibt es hier nicht.
refusal-author-range = { $a } ist keine Zahl von { $b } bis { $c }.
refusal-author-none-left = Von { $a } liegt keine Karte mehr in der Schachtel.
refusal-author-not-held = { $a } ist in keinem Gepäck.
refusal-author-nowhere = { $a } steht noch nicht auf der Karte, also gibt es dort keine Begegnung.
refusal-author-no-finale = Keine Möglichkeit beginnt das Finale von { $a } auf dem Pfad { $b }.
refusal-author-once-game = Das wurde schon gewählt und ist nur einmal pro Partie möglich.
refusal-author-once-hero = Diese Rolle hat das schon gewählt, und jede kann es nur einmal.
refusal-author-other-hero = Das ist das Finale einer anderen Rolle, { $a }.
refusal-author-mate-away = Die Begleitung ist nicht hier.
refusal-author-nothing-to-show = Diese Rolle hat keinen Gegenstand, den sie hier zeigen kann, oder hat schon alle gezeigt.

## The workshop

preview-title = Werkstatt
preview-good = Keine Fehler.
preview-errors =
    { $count ->
        [one] Ein Fehler.
       *[other] { $count } Fehler.
    }
preview-doubts =
    { $count ->
        [one] Keine Fehler, eine Warnung.
       *[other] Keine Fehler, { $count } Warnungen.
    }
preview-gone = Die Vorschau antwortet nicht. Läuft sie noch?
preview-problems = Fehler und Warnungen
preview-last-good = Der Tisch zeigt die letzte Fassung ohne Fehler.
preview-no-table-yet = Der Tisch öffnet sich, sobald in { $folder } eine Geschichte ohne Fehler liegt.
preview-no-heroes = Wähl am Tisch die Rollen. Dann kannst du hier springen und Werte setzen.
preview-lost =
    { $count ->
        [one] Die Geschichte hat sich geändert, und der letzte Schritt ist nicht mehr möglich: „{ $words }“.
       *[other] Die Geschichte hat sich geändert. „{ $words }“ ist nicht mehr möglich. Dieser und die folgenden Schritte ({ $count }) warten, bis es wieder geht oder du etwas anderes wählst.
    }
preview-back = Zurück
preview-on = Vor
preview-step = Schritt { $step } von { $all }
preview-again = Von vorn
preview-jump = Springen
preview-as = Als
preview-where = Nach
preview-kind-visit = Orte
preview-kind-arrive = Kartenteile
preview-kind-meet = Personen
preview-kind-finale = Finales
preview-state-visit = Zustand
preview-state-arrive = Kartenteil
preview-state-meet = Zustand
preview-state-finale = Abschnitt
preview-as-it-is =
    { $state ->
        [none] unverändert
       *[other] unverändert ({ $state })
    }
preview-unexplored = wie unerkundet
preview-go = Hingehen
preview-only-state = Nur den Zustand setzen
preview-closed = Warum geht das nicht?
preview-nothing-closed = An diesem Ort ist gerade alles möglich.
preview-unmet = Nötig ist
preview-now = (jetzt { $value })
preview-facts = Fakten
preview-facts-world = Die Welt
preview-facts-campaign = Die Kampagne
preview-heroes = Rollen
preview-day = Tag
preview-coins = Münzen
preview-xp = Erfahrungspunkte
preview-virtue = Tugend
preview-effort = Einsatzwürfel
preview-take = { $item } zurück in die Schachtel legen
preview-give = Gegenstand geben …

## The editor of the files

desk-files = Dateien
desk-text = Text
desk-table = Der Tisch
desk-locked = Die Dateien lassen sich unter der Adresse bearbeiten, die „fateloom story edit“ ausgegeben hat.
desk-none-open = Keine Datei ist offen
desk-new-file = Neue Datei …
desk-new-file-name = Pfad der neuen Datei
desk-create = Anlegen
desk-cancel = Abbrechen
desk-delete-file = Löschen …
desk-delete-words = { $path } löschen? Der Text bleibt erhalten: Lege eine Datei mit demselben Namen an, und sieh unter „Fassungen“ nach.
desk-delete = Löschen
desk-saved = Gespeichert
desk-unsaved = Noch nicht gespeichert
desk-conflict = Auch von einem anderen Programm geändert
desk-conflict-words = Ein anderes Programm hat { $path } geändert, seit du es geändert hast. Nichts ist verloren: Übernimm einzelne Änderungen mit den Pfeilen, oder behalte eine der beiden Fassungen.
desk-gone-words = Ein anderes Programm hat { $path } entfernt, und du hattest es geändert. Behalte deine Fassung, um die Datei wieder zu schreiben.
desk-theirs = In der Datei
desk-mine = Deine Fassung
desk-keep-mine = Deine behalten
desk-keep-other = „{ $title }“ behalten
desk-back = Zurück
desk-versions = Fassungen
desk-versions-words = Was in dieser Datei stand, bevor sie überschrieben wurde. Fassungen bleiben auf diesem Rechner, außerhalb der Geschichte.
desk-no-versions = Noch gibt es keine früheren Fassungen.
desk-version-of = { $when }
desk-version-words = Übernimm einzelne Änderungen mit den Pfeilen, oder behalte eine der beiden Fassungen. Du kannst es rückgängig machen.
desk-format = Formatieren
desk-keys = Tab rückt ein; Escape, dann Tab verlässt den Text. Strg+F sucht, Strg+Z macht rückgängig. Texte werden von selbst gespeichert.
desk-begin-title = Eine neue Geschichte
desk-begin-words = In { $folder } ist noch keine Geschichte. Sie beginnt mit zwei Kartenteilen, die sofort spielbar sind und nach und nach ersetzt werden können.
desk-begin = Geschichte beginnen
desk-check =
    { $errors ->
        [0] { $doubts ->
            [0] Keine Fehler
            [one] Keine Fehler, eine Warnung
           *[other] Keine Fehler, { $doubts } Warnungen
        }
        [one] { $doubts ->
            [0] Ein Fehler
            [one] Ein Fehler, eine Warnung
           *[other] Ein Fehler, { $doubts } Warnungen
        }
       *[other] { $doubts ->
            [0] { $errors } Fehler
            [one] { $errors } Fehler, eine Warnung
           *[other] { $errors } Fehler, { $doubts } Warnungen
        }
    }
desk-checking = Wird geprüft …
desk-more-findings = … und noch { $count }.
desk-mend = Berichtigen
desk-mend-to = Berichtigen: { $near }
desk-about-code = Was { $code } bedeutet
desk-needed = nötig
desk-thing = { $kind } { $id }, in { $place }
desk-kind-tile = Kartenteil
desk-kind-poi = Ort
desk-kind-item = Gegenstand
desk-kind-hero = Rolle
desk-kind-npc = Person
desk-kind-fact = Fakt
desk-kind-category = Kategorie
desk-kind-event = Ereignis
desk-kind-option = Möglichkeit
desk-kind-submap = Teilkarte
desk-kind-dungeon = Gewölbe
desk-kind-room = Raum
desk-kind-figure = Figur
desk-kind-path = Pfad
desk-kind-step = Schritt
desk-kind-stage = Abschnitt
desk-kind-picture = Bild
desk-kind-stranger = Fremder
desk-kind-campaign = Fakt der Kampagne
desk-kind-state = Zustand
desk-kind-ability = Kraft
desk-kind-amount = Menge
desk-kind-skill = Fertigkeit
desk-kind-outcome = Ergebnis
desk-kind-journey = Reise
desk-kind-way = Weg
desk-kind-picture-state = Zustand eines Bildes
desk-kind-mode = Spielart
desk-kind-story = Geschichte

## Der Graph der Geschichte

desk-graph-overview = Überblick
desk-graph-words = Alle Pfade mit ihren Schritten, und wo sie zu haben sind. Ein Klick zeigt, was darum herum ist.
desk-graph-search = Fakt, Ort … suchen
desk-graph-found =
    { $count ->
        [0] Nichts gefunden
        [one] Eines gefunden
       *[other] { $count } gefunden
    }
desk-graph-cursor = An der Schreibmarke
desk-graph-nameless = An der Schreibmarke steht nichts, was der Graph zeigt.
desk-graph-steps = Schritte je Seite
desk-graph-contributes = Nur, was dazu beiträgt
desk-graph-filter = Gezeigt
desk-graph-list = Als Liste
desk-graph-group =
    { $group ->
        [facts] Fakten
        [items] Gegenstände und ihre Kräfte
        [places] Orte, ihre Zustände und Kartenteile
        [people] Personen
        [events] Ereignisse
        [amounts] Mengen, Fertigkeiten und Spielarten
       *[words] Texte und Bilder, die davon abhängen, und Hinweise
    }
desk-graph-around = Rund um { $id }
desk-graph-cut = Gezeichnet sind die nächsten { $shown } von { $all }.
desk-graph-old = Das ist die Geschichte vor den Fehlern in der Form oder in den Namen.
desk-graph-gone = In der Geschichte gibt es „{ $id }“ nicht mehr.
desk-graph-line = Zu { $place }
desk-graph-centre = In die Mitte rücken
desk-graph-in =
    { $relation ->
        [needs] Braucht
        [counts] Gegenstände dieser Kategorie
        [sets] Gesetzt von
        [gives] Kommt von
        [brings] Gebracht von
        [starts] Begonnen von
        [changes] Geändert von
        [excludes] Verschlossen von
        [clears] Gelöscht von
        [takes] Genommen von
        [removes] Entfernt von
        [holds] Zu finden bei
        [leads] Kommt nach
        [hints] Darauf deuten hin
       *[tells] Text oder Bild hängt ab von
    }
desk-graph-out =
    { $relation ->
        [needs] Wird gebraucht von
        [counts] Gehört zur Kategorie
        [sets] Setzt
        [gives] Gibt
        [brings] Bringt
        [starts] Beginnt
        [changes] Ändert
        [excludes] Verschließt
        [clears] Löscht
        [takes] Nimmt
        [removes] Entfernt
        [holds] Enthält
        [leads] Führt zu
        [hints] Deutet hin auf
       *[tells] Texte und Bilder, die davon abhängen
    }
desk-graph-none =
    { $way ->
        [in] Nichts führt dahin.
       *[out] Nichts folgt daraus.
    }
desk-graph-lines =
    { $line ->
        [needs] wird gebraucht für
        [closes] verschließt
        [makes] setzt, gibt, bringt oder beginnt
        [undoes] löscht, nimmt oder entfernt
        [holds] enthält oder führt zu
       *[tells] wird erzählt von oder deutet hin auf
    }
desk-graph-mark =
    { $mark ->
        [unset] gebraucht, aber nie gesetzt
        [unreached] nie zu erreichen
        [closable] kann für immer verschlossen werden
        [unneeded] nie gebraucht
       *[unseen] in den Testspielen nie gesehen
    }
desk-graph-legend = Linien und Zeichen
desk-graph-sources =
    { $proof ->
        [none] Der Beweis lief noch nicht: Er sagt, welche Pfade für immer verschlossen werden können.
        [old] Der Beweis gilt einer früheren Fassung der Geschichte.
       *[current] Der Beweis gilt der Geschichte, wie sie jetzt ist.
    } { $playtest ->
        [none] Testspiele liefen noch nicht: Sie sagen, was nie gesehen wurde.
        [old] Die Testspiele gelten einer früheren Fassung.
       *[current] Die Testspiele gelten der Geschichte, wie sie jetzt ist.
    }
desk-graph-doubts = Was vielleicht nie erreicht wird
desk-graph-no-doubts = Nichts gefunden, was nie gesetzt, nie gebraucht oder nie erreicht wird.

## The names of the story

preview-name-find = Verwendungen
preview-name-rename = Umbenennen …
preview-name-uses = Verwendungen von { $id }
preview-name-places =
    { $count ->
        [one] eine Stelle
       *[other] { $count } Stellen
    }
preview-name-defined = (Definition)
preview-name-words = Der Name ändert sich in allen Dateien zugleich, auch in Texten und Übersetzungen. Du kannst das als Ganzes rückgängig machen.
preview-name-new = Neuer Name
preview-name-declaration = der alte Name
preview-name-note = Den alten Namen in scenario.yaml eintragen, damit gespeicherte Partien weiter passen
preview-name-do = Umbenennen
preview-name-done =
    { $files ->
        [one] { $old } heißt jetzt { $new }, in einer Datei.
       *[other] { $old } heißt jetzt { $new }, in { $files } Dateien.
    }
preview-name-undo = In allen Dateien rückgängig
preview-name-unsaved = { $path } konnte nicht gespeichert werden. Kläre das zuerst, und benenne dann um.

## Proof, playtest and pack

desk-parts = Werkstatt
desk-write = Schreiben
desk-graph = Graph
desk-proof = Beweis
desk-playtest = Testspiele
desk-publish = Veröffentlichen
desk-published = Das Paket { $name } wurde gespeichert, mit dem Zeugnis seines Beweises.
desk-published-unproved = Das Paket { $name } wurde gespeichert, ohne Zeugnis: Diese Fassung ist nicht bewiesen.
desk-prove = Geschichte beweisen
desk-prove-again = Noch einmal beweisen
desk-prove-words = Der Beweis zeigt, dass keine Rolle je in eine Sackgasse gerät, was auch immer gewählt wird und wie auch immer die Würfel fallen, oder eine Partie, in der das geschieht. Er kann Minuten dauern.
desk-proving =
    { $done ->
        [0] Alle Partien werden betrachtet, an { $all } Tischen …
       *[other] { $done } von { $all } Tischen sind fertig …
    }
desk-starting = Es beginnt …
desk-stop = Anhalten
desk-stopped = Angehalten.
desk-proof-old = Die Geschichte hat sich seit diesem Beweis geändert.
desk-scenes = Partien, die du dir ansehen solltest
desk-step-through = Am Tisch durchgehen
desk-own-game = Zurück zu deiner eigenen Partie
desk-at-record = Der Tisch zeigt eine Partie aus dem Beweis, an ihrem Ende. Geh in der Werkstatt mit „Zurück“ ihre Schritte zurück, und versuch etwas anderes.
desk-play = Geschichte testen
desk-play-again = Noch einmal testen
desk-play-words = Vier Arten von Bots spielen an jedem Tisch 20 Partien. Der Bericht sagt, wer gewinnt, wie lange es dauert und was nie vorkam. „fateloom story playtest“ spielt mehr.
desk-playing = { $done } von { $all } Partien sind gespielt …
desk-report = Bericht der Testspiele

## What the editor itself says: searching, folding, comparing

desk-cm-find = Suchen
desk-cm-replace-with = Ersetzen
desk-cm-next = weiter
desk-cm-previous = zurück
desk-cm-all = alle
desk-cm-case = Groß/klein
desk-cm-regexp = Regexp
desk-cm-word = ganzes Wort
desk-cm-replace = ersetzen
desk-cm-replace-all = alle ersetzen
desk-cm-close = schließen
desk-cm-match = Fund
desk-cm-on-line = in Zeile
desk-cm-replaced = $ Funde ersetzt
desk-cm-replaced-on = Fund in Zeile $ ersetzt
desk-cm-go-to-line = Gehe zu Zeile
desk-cm-go = los
desk-cm-folded-lines = Eingeklappte Zeilen
desk-cm-unfolded-lines = Ausgeklappte Zeilen
desk-cm-to = bis
desk-cm-folded = eingeklappter Teil
desk-cm-unfold = ausklappen
desk-cm-fold-line = Zeile einklappen
desk-cm-unfold-line = Zeile ausklappen
desk-cm-completions = Vorschläge
desk-cm-control = Steuerzeichen
desk-cm-deleted = Auswahl gelöscht
desk-cm-revert = Diese Änderung übernehmen
desk-cm-unchanged = $ gleiche Zeilen

## Formular und Karte

desk-form = Formular
desk-form-none = Setz die Schreibmarke in ein Kartenteil, einen Ort, eine Person, einen Gegenstand, ein Ereignis, eine Rolle oder etwas anderes, das hier definiert ist. Dann steht hier das Formular dafür.
desk-form-line = Zeile { $line }
desk-form-add = Hinzufügen …
desk-form-add-to = Zu { $key } hinzufügen
desk-form-remove = { $key } entfernen
desk-form-forward = { $word } nach vorn
desk-form-yes = ja
desk-form-no = nein
desk-form-no-number = Gib eine ganze Zahl ein.
desk-form-no-numbers = Gib ganze Zahlen ein, mit Kommas dazwischen.
desk-form-by-sight = Nach Ansicht wählen
desk-form-no-pictures = Die Geschichte hat noch keine Bilder. Sie werden unter „pictures“ definiert.
desk-form-traits = Aussehen
desk-form-without = ohne { $key }
desk-undo-first = Diese Änderung betrifft auch { $files }, und dort wurde danach noch etwas geändert. Mach zuerst das rückgängig.
desk-map = Karte
desk-map-sheet = Die Kartenteile
desk-map-help = Zieh Kartenteile, Orte und Personen, oder wähl etwas: Pfeiltasten bewegen es, die Eingabetaste setzt es ab.
desk-map-keys = Pfeiltasten bewegen es, die Eingabetaste setzt es ab, Escape lässt es, wo es war.
desk-map-choose = Wähl etwas auf der Karte. Dann steht hier das Formular dafür.
desk-map-tile = { $name }, bei { $x }, { $y }
desk-map-add = Ein Kartenteil bei { $x }, { $y } hinzufügen
desk-map-new-tile = Neues Kartenteil
desk-map-place = { $name }, auf { $tile }
desk-map-person = { $name }, hier: { $place }
desk-map-same = Hier ist es schon.
desk-map-taken = Dort liegt schon { $name }.
desk-map-fits = Hier passt es.
desk-map-misfit =
    { $count ->
        [one] Seine Kante passt nicht zu der von { $names }.
       *[other] Seine Kanten passen nicht zu denen von { $names }.
    }
desk-map-no-tile = Dort ist kein Kartenteil. Orte und Personen stehen auf Kartenteilen.
desk-map-no-place = Auf { $name } gibt es keinen Ort. Personen stehen an Orten.
desk-map-most = Ein Kartenteil hat Stellen für drei Orte. Die anderen stehen dort, wo Platz ist.
desk-map-settles = { $name } kommt auf { $tile }.
desk-map-settled = { $name } ist jetzt auf { $tile }.
desk-map-spot = Auf { $tile }: { $x } nach rechts, { $y } nach unten.
desk-map-swaps = Tauscht die Stelle mit { $name }.
desk-map-brings = { $name } kommt hierher: { $place }.
desk-map-no-further = In dieser Richtung kommt kein Ort mehr.
desk-map-brought = { $name } ist jetzt hier: { $place }.
desk-map-edge =
    { $side ->
        [n] Nordkante von { $name }
        [e] Ostkante von { $name }
        [s] Südkante von { $name }
       *[w] Westkante von { $name }
    }
desk-map-nothing = nichts
desk-map-away = Nicht auf der Karte:
desk-map-unread = Fehler in { $files } verdecken, was dort definiert ist.
