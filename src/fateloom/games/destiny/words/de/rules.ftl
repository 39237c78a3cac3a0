### Was unter den Bildern in den Regeln steht.

destiny-rules-kinds = Eine Basis, ein Bonus, ein Multiplikator und ein Charakter.
destiny-rules-alignments = Gut, Böse, Ordnung, Chaos und Natur.
destiny-rules-treasures = Die Zahl sagt, was ein Schatz wert ist. Manche haben auch eine Fähigkeit.
destiny-rules-powers =
    Das Zeichen im Kreis sagt, wann eine Fähigkeit wirkt: immer, in der Aktionsphase, wenn du eine Karte legst oder wenn die
    Hände aufgefüllt werden.
destiny-rules-group = Drei Gesinnungen, nichts passt zusammen: (4 + 2) × 3 = 18.
destiny-rules-matching = Drei Karten des Guten passen zusammen, und jede gewinnt 2: (6 + 4) × 5 = 50.
