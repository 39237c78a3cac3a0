### Tips for Destiny: what is said beside a decision of this kind, or about a thing, when a player meets it for
### the first time. .rule is the rule that it rests on.

destiny-tip-identity = Die Fähigkeit deiner Identität gilt in jeder Runde. Wähl eine, die du oft nutzen kannst.
    .rule = DTY-SETUP-10
destiny-tip-aid = Ein Charakter, den du zu Hilfe rufst, leiht dir seine Fähigkeit für diese Runde und wird dann abgelegt. Du darfst mehrere rufen oder keinen.
    .rule = DTY-AID-03
destiny-tip-hit = Einmal in der Runde darfst du beliebig viele Karten abwerfen und neue ziehen. Behalte die einer Gesinnung oder zweier, die keine Feinde sind.
    .rule = DTY-HIT-03
destiny-tip-action = Fähigkeiten, die etwas tun, nutzt du jetzt: jede einmal in der Runde, in beliebiger Folge. Alle anderen wirken von selbst.
    .rule = DTY-ACT-03
destiny-tip-discard = Nach dieser Fähigkeit wirfst du eine Karte deiner Wahl ab. Es darf auch die neue sein.
    .rule = DTY-ACT-06
destiny-tip-base = Jede Basis beginnt eine Gruppe, und alle Gruppen werden addiert. Deine Basen dürfen keine Feinde sein: Gut und Böse, Ordnung und Chaos.
    .rule = DTY-BASE-03
destiny-tip-bonus = Ein Bonus kommt zu seiner Basis, bevor multipliziert wird. Jede Basis nimmt einen, und Karten derselben Gesinnung in einer Gruppe zählen mehr.
    .rule = DTY-TOTAL-02
destiny-tip-multiplier = Ein Multiplikator vervielfacht Basis und Bonus zusammen. Am meisten bringt er deiner stärksten Gruppe.
    .rule = DTY-TOTAL-02
destiny-tip-buried = Zuletzt gab es einen Gleichstand, und der Schatz liegt vergraben. Wer als Nächstes eine Runde gewinnt, bekommt ihn dazu.
    .rule = DTY-DEST-05
