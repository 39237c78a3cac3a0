game-destinies = Destinies
game-destinies-short = Destinies
game-destinies-line = Geschichte, Landkarte, Kerze
game-destinies-open = Eine Geschichte von Destinies
game-destinies-about = Zieh über die Karte, klopf an Türen, und entscheide, was aus deinem Helden wird.
game-destinies-rules = Die Regeln von Destinies
game-destinies-lesson-first = Drei Tage am ertrunkenen Jahrmarkt
game-destinies-lesson-second = Handel, Proben und geheime Pfade
destinies-board-where =
    { $story }, Tag { $day }: { $phase ->
        [start] { $name } beginnt den Zug
        [move] { $name } bewegt sich
        [place] { $name } ist hier: { $place }
        [visit] { $name } sieht sich um
        [trade] { $name } handelt
        [finale] { $name } im Finale
       *[ended] das Ende
    }.
page-option-destinies-scenario = Geschichte
    .term = { $value }
page-option-destinies-mode = Spielart
page-option-destinies-mode-fitting = Je nach Anzahl am Tisch
    .note = allein, Wettlauf oder Teams
page-option-destinies-mode-fitting-about = Allein geht es auf Erkundung, zu zweit oder dritt um die Wette, zu viert in Teams.
page-option-destinies-mode-race = Wettlauf
    .note = zu zweit oder dritt
page-option-destinies-mode-race-about = Jede Rolle hat eine Bestimmung mit zwei Pfaden. Wer zuerst einen davon zu Ende geht, gewinnt.
page-option-destinies-mode-explorer = Erkundung
    .note = allein, ohne Zeitdruck
page-option-destinies-mode-explorer-about = Eine Rolle, eine Bestimmung, und so viele Tage, wie du magst.
page-option-destinies-mode-challenger = Herausforderung
    .note = allein gegen die Zeit
page-option-destinies-mode-challenger-about = Eine Rolle und ein letzter Tag, bis zu dem die Bestimmung erfüllt sein muss.
page-option-destinies-mode-team = Teams
    .note = zwei gegen zwei
page-option-destinies-mode-team-about = Zwei Hauptrollen, jede mit Begleitung. Wer zusammengehört, gewinnt zusammen.
page-option-destinies-grade = Tage der Herausforderung
page-option-destinies-grade-value = Grad { $value }
page-option-destinies-heroes = Rollen
page-option-destinies-heroes-taken = alle wählen selbst
page-option-destinies-heroes-dealt = der Zufall verteilt sie
page-option-destinies-dice = Würfel
page-option-destinies-dice-digital = das Programm würfelt
page-option-destinies-dice-own = eigene Würfel
page-option-destinies-end = Die Geschichte endet
page-option-destinies-end-first = mit der ersten erfüllten Bestimmung
page-option-destinies-end-first-about = Wer zuerst einen Pfad zu Ende geht, gewinnt; die anderen hören, wie ihre Geschichten ausgegangen wären.
page-option-destinies-end-all = wenn alle Geschichten erzählt sind
page-option-destinies-end-all-about = Ein Erzähltisch für zwei oder drei: Niemand verliert. Alle dürfen ihr Finale zu Ende bringen, ein verlorener Abschnitt darf noch einmal versucht werden, und nichts drängt.
page-option-destinies-reading = Texte
page-option-destinies-reading-aloud = für alle
page-option-destinies-reading-aloud-about = Alle hören und sehen die ganze Geschichte, wer auch am Zug ist.
page-option-destinies-reading-private = nur für den Besuch
page-option-destinies-reading-private-about = Die Texte eines Besuchs und was dort möglich ist, sieht nur, wer zu Besuch ist. Was die Rollen tun, würfeln und bekommen und ihr Finale sehen alle.
page-option-destinies-length = Länge
page-option-destinies-length-full = ganzer Abend
page-option-destinies-length-full-about = Alles, was die Geschichte bereithält, kann geschehen.
page-option-destinies-length-short = kurzer Abend
page-option-destinies-length-short-about = Ereignisse, die nur etwas erzählen, entfallen, wo die Geschichte ohne sie auskommt. Sonst ändert sich nichts: Jeder Weg zu einem Ende bleibt offen.
page-run-part-destinies-day = Tag { $value }
