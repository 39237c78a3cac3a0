### What stands below the pictures in the rules.

destinies-rules-tiles = Two tiles that have been explored, and one under clouds.
destinies-rules-roll =
    The dice show 3 and 4: a total of 7. The markers on 4 and 6 are successes, the one on 9 is not, and the star is another
    success. That makes three.
destinies-rules-dice = All sides of a Main die, and of an Effort die.
destinies-rules-dice-label = Main die: 1, 2, 2, 3, 3, 4. Effort die: 1, 1, 2, 2, star, star.
