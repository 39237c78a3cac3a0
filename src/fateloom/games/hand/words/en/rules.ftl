### What stands below the pictures in the rules.

hand-rules-monsters = Two sides of one card. The other half of each side stands upside down below.
hand-rules-abilities = A Stock ability, which costs nothing, and one that is to be paid for.
hand-rules-boss = A boss on its first level.
hand-rules-weapons = A weapon, and the better one that it can become.
