### Tips: what is said when a guest meets something for the first time. .rule is the rule that it rests on.

masquerade-tip-lay = You keep one of your two masks and lay the other, for all to see. The highest mask takes two roses when the ball ends, if nobody has guessed it.
    .rule = MSQ-TURN-01
masquerade-tip-accuse = A right guess is a rose and unmasks the other guest. A wrong one turns your own mask face up. The masks that were laid tell what is left.
    .rule = MSQ-TURN-05
masquerade-tip-sun = The Sun is the highest mask, and there are only two. A guest who guesses that you wear it takes a rose.
    .rule = MSQ-MASK-01
masquerade-tip-last-dance = This is the last dance: after it, the highest mask takes two roses.
    .rule = MSQ-END-02
