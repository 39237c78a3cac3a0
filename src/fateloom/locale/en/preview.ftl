### The workshop beside the table, where an author tries a story out. The client fetches these
### words together with the workshop.

preview-player = Player { $number }

## Why something is refused

refusal-preview-no-folder = There is no folder { $a }.
refusal-preview-hero = { $a } cannot be played here. The heroes of this story: { $b }.
refusal-preview-other-id = The story was called { $a } and is now called { $b }. Start the preview again.
refusal-preview-no-table = There is no table yet: something is wrong with the story.
refusal-preview-one-table = A preview has its one table. Start another for another story.
refusal-preview-fault = This cannot be played from here: { $a }
refusal-author-words = The workshop does not understand: { $a }
refusal-author-too-early = Take the heroes first.
refusal-author-unknown = There is no “{ $a }” here.
refusal-author-range = { $a } is not a number from { $b } to { $c }.
refusal-author-none-left = No copy of { $a } is left in the box.
refusal-author-not-held = { $a } is not held.
refusal-author-nowhere = { $a } is nowhere yet, so that nobody can be met.
refusal-author-no-finale = No option starts the Finale of { $a } on the { $b } path.
refusal-author-once-game = It was taken, and can be only once in the game.
refusal-author-once-hero = This hero has taken it, and each can only once.
refusal-author-other-hero = It is the Finale of another hero, { $a }.
refusal-author-mate-away = The other of the team is not here.
refusal-author-nothing-to-show = This hero holds no item that could be shown here, or all were shown already.
