game-destiny = Destiny
game-destiny-short = Destiny
game-destiny-line = Base, Bonus, Multiplier: one sum
game-destiny-open = A table of Destiny
game-destiny-about = Start here: one hand of cards, one sum, and the highest takes the treasure.
game-destiny-rules = The rules of Destiny
page-option-destiny-goal = Goal
page-option-destiny-goal-value = { $value } treasure points
