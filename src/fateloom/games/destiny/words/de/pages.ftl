game-destiny = Destiny
game-destiny-short = Destiny
game-destiny-line = Basis, Bonus, Multiplikator: eine Summe
game-destiny-open = Ein Tisch Destiny
game-destiny-about = Fang hier an: eine Hand Karten, eine Summe, und die höchste holt den Schatz.
game-destiny-rules = Die Regeln von Destiny
page-option-destiny-goal = Gespielt wird bis
page-option-destiny-goal-value = { $value } Schatzpunkte
