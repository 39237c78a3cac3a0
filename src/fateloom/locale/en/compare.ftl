### What a comparison of a game with a changed one says at the prompt.

## Reasons why it cannot be made

refusal-game-changed = The numbers of this game ({ $a }) are changed: it has no tables and no records, and cannot be changed again.
refusal-no-such-number = The game has no number { $a }.
refusal-number-bounds = { $a } cannot be { $b }: it is a whole number from { $c } to { $d }.
refusal-number-source = { $a } has no source code here, which a changed game is made of.
refusal-compare-about = Nothing like { $a } is measured in these games. There is: { $b }
