### What stands below the pictures in the rules.

destiny-rules-kinds = A Base, a Bonus, a Multiplier and a Character.
destiny-rules-alignments = Good, Evil, Law, Chaos and Nature.
destiny-rules-treasures = The number is what a treasure is worth. Some have a power as well.
destiny-rules-powers =
    The sign in the circle says when a power works: always, in the Action Phase, while you lay a card, or when hands are
    filled.
destiny-rules-group = Three alignments, so that nothing matches: (4 + 2) × 3 = 18.
destiny-rules-matching = Three cards of Good match, and each gains 2: (6 + 4) × 5 = 50.
