### Tips for Destiny: what is said beside a decision of this kind, or about a thing, when a player meets it for
### the first time. .rule is the rule that it rests on.

destiny-tip-identity = Your identity’s power is yours in every round, so choose one that you can use often.
    .rule = DTY-SETUP-10
destiny-tip-aid = A Character that you call lends you its power for this round, and is discarded at its end. You may call several, or none.
    .rule = DTY-AID-03
destiny-tip-hit = Once in a round you may throw away as many cards as you like and draw new ones. Keep those of one alignment, or of two that are not enemies.
    .rule = DTY-HIT-03
destiny-tip-action = Powers that do something are used now, each once in a round and in any order. All others work automatically.
    .rule = DTY-ACT-03
destiny-tip-discard = After this power you discard a card of your choice. It may be the one that you have just got.
    .rule = DTY-ACT-06
destiny-tip-base = Each Base founds a group, and your groups are added up. Your Bases must not be enemies: Good and Evil, Law and Chaos.
    .rule = DTY-BASE-03
destiny-tip-bonus = A Bonus is added to its Base before anything is multiplied. Each Base takes one, and cards of one alignment in a group gain extra.
    .rule = DTY-TOTAL-02
destiny-tip-multiplier = A Multiplier multiplies its Base and Bonus together, so it is worth most on your strongest group.
    .rule = DTY-TOTAL-02
destiny-tip-buried = The last round was a tie, so its treasure is buried. The next player who wins a round takes it as well.
    .rule = DTY-DEST-05
