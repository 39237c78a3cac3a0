### Was der Lehrmeister in der ersten Lektion sagt. Eine Zeile hat höchstens 35 Wörter.

## Die Lektion und ihre Teile

destiny-lesson-first =
    .won = Du hast gewonnen! Von Destiny kennst du nun alles bis auf die übrigen Charaktere, und bei denen steht auf der Karte, was sie können.
    .lost = Diesmal war { $rival } schneller. Von Destiny kennst du nun alles bis auf die übrigen Charaktere, und bei denen steht auf der Karte, was sie können.
destiny-lesson-first-part-hand = Deine Hand
    .known = Die höchste Summe nimmt den Schatz.
destiny-lesson-first-part-base = Eine Basis
    .known = Jede Summe beginnt mit einer Basis: einem Bogen.
destiny-lesson-first-part-bonus = Ein Bonus
    .known = Ein Bonus zählt dazu. Zwei Zeichen sind ein Paar.
destiny-lesson-first-part-multiplier = Ein Multiplikator
    .known = Ein Multiplikator nimmt die Summe mehrmals.
destiny-lesson-first-part-sum = Die Summe
    .known = Vier Schatzpunkte gewinnen.
destiny-lesson-first-part-helpers = Helfer
    .known = Ein Helfer bleibt eine Runde lang.
destiny-lesson-first-part-treasure = Der Schatz
    .known = Du kannst Destiny spielen.

## Deine Hand

destiny-lesson-first-hand = Diese Karten sind deine Hand. Ein Bogen ist eine Basis, ein Oval ein Bonus, eine Raute ein Multiplikator. Die anderen beiden sind Charaktere.
destiny-lesson-first-identity = Zuerst wird ein Charakter für die ganze Partie zu dir. Nimm den Ritter: Jede deiner Ordnungs-Karten zählt 1 mehr. Noch hast du keine, also bleibt alles einfach.
    .wait = Tippe auf den Ritter und bestätige auf dem Band.
    .right = Du bist der Ritter. Der Zauberer bleibt auf der Hand, und das ist gut: Er hilft dir später.
    .wizard = Du bist der Zauberer: Jeder Multiplikator zählt von nun an 1 mehr. Stark! Dafür wartet der Ritter auf deiner Hand, als Helfer für später.
destiny-lesson-first-stake = In jeder Runde liegt hier ein Schatz, und die höchste Summe nimmt ihn. Dieser ist 2 Punkte wert. Wer zuerst { $goal } Punkte hat, gewinnt.
destiny-lesson-first-keep = Jetzt darfst du einen Charakter von der Hand zu Hilfe rufen, nur für diese Runde. Heb dir den Zauberer auf: Drücke auf „{ $done }“.
    .wait = Der Knopf steht auf dem Band.
    .right = Genau. In einer Runde wirst du mehreres gefragt, immer in derselben Reihenfolge. Das Seil oben zeigt, wo du bist.
    .call = Das geht auch. Der Zauberer hilft dir in dieser Runde: Ein Multiplikator zählt 1 mehr. Danach ist er fort, und ich wollte ihn dir später zeigen.
destiny-lesson-first-called = Sonst brauchst du jetzt niemanden. Drücke auf „{ $done }“.
destiny-lesson-first-change = Einmal je Runde darfst du Karten wegwerfen und neue ziehen. Aber deine Hand ist stark: Tausche nichts, drücke auf „{ $done }“.
    .right = Du behältst alle sieben. Gleich siehst du, warum diese Hand stark ist.
    .mark = Diese Karte ist markiert. Wenn du tauschst, geht sie, und eine andere kommt. Tippe noch einmal darauf, und sie bleibt.
destiny-lesson-first-marked = Die markierten Karten gehen, und ebenso viele neue kommen. Tausche sie, oder tippe auf eine markierte, um sie zu behalten.
destiny-lesson-first-again = Nach Helfern wird ein zweites Mal gefragt, falls der Tausch einen gebracht hat. Lass den Zauberer warten: Drücke auf „{ $done }“.
    .right = Gut. Jetzt beginnen die Summen.
    .call = Das geht auch: In dieser Runde zählt ein Multiplikator von dir 1 mehr. Sein Platz auf deiner Hand bleibt bis zur nächsten Runde leer.
destiny-lesson-first-again-called = Nach Helfern wird ein zweites Mal gefragt, falls der Tausch einen gebracht hat. Drücke auf „{ $done }“.

## Eine Basis

destiny-lesson-first-base = { $rival } hat eine { $rivalTotal } gelegt. Jede Summe beginnt mit einer Basis, der Karte mit dem Bogen. Leg deine höchste: die 3 mit dem Eichenblatt.
    .wait = Ich warte auf deinen Zug. Jede Basis ist recht.
    .right = 3 gegen { $rivalTotal }: Du führst. Und du hast einen Bonus auf der Hand, der auch ein Eichenblatt trägt.
    .low = Das geht auch: Deine Summe beginnt mit { $made }. Mit der 3 hätte sie mit { $best } begonnen, und alles Weitere baut darauf auf.
    .none = Ohne Basis gibt es keine Summe, und { $rival } nimmt diesen Schatz. Nehmen wir es zurück? Verloren ist nichts.
destiny-lesson-first-base-own = Jede Summe beginnt mit einer Basis, der Karte mit dem Bogen. Leg die höchste, die du hast.
    .wait = Ich warte auf deinen Zug. Jede Basis ist recht.
destiny-lesson-first-base-enough = Eine zweite Basis würde eine zweite Summe beginnen, und alle deine Summen zählen zusammen. Fürs Erste reicht eine: Drücke auf „{ $done }“.
    .right = Eine Summe also. Jetzt wächst sie.
    .second = Nun hast du zwei Summen, und beide zählen: zusammen { $made }. Jede von ihnen kann einen Bonus und einen Multiplikator bekommen.

## Ein Bonus

destiny-lesson-first-bonus = { $rival } hat jetzt { $rivalTotal }. Mach mehr daraus: Ein Bonus, das Oval, zählt dazu. Du hast zweimal +3. Nimm das Eichenblatt, denn zwei gleiche Zeichen helfen einander.
    .wait = Ich warte auf deinen Zug. Jeder Bonus ist recht.
    .right = 3 und 3 wären 6. Aber zwei Eichenblätter sind ein Paar, und jedes wächst um 1: { $made }. Das ist schon mehr, als { $rival } hat.
    .plain = Das geht auch: 3 und 3 sind { $made }. Das Eichenblatt hätte mit deiner Basis ein Paar ergeben, jede 1 mehr: { $best }. Nehmen wir es zurück? Verloren ist nichts.
    .other = Das geht auch: Deine Summe ist { $made }. An der Basis mit der 3 hätte das Eichenblatt { $best } ergeben. Nehmen wir es zurück?
    .none = Ohne Bonus bleibst du bei { $made }. Das Eichenblatt hätte { $best } ergeben. Nehmen wir es zurück? Verloren ist nichts.
destiny-lesson-first-bonus-own = Ein Bonus, das Oval, zählt zu einer Basis dazu. Zwei gleiche Zeichen sind ein Paar, und jedes wächst um 1. Tippe auf eine Karte, und ihre Summe wird vorgerechnet.
    .wait = Ich warte auf deinen Zug. Jeder Bonus ist recht.

## Ein Multiplikator

destiny-lesson-first-multiplier = Zuletzt kommt ein Multiplikator, die Raute: Er nimmt die ganze Summe mehrmals. Du hast ×2 und ×4. Leg den höheren.
    .wait = Ich warte auf deinen Zug. Jeder Multiplikator ist recht.
    .right = Deine ganze Summe, viermal: { $made }. Niemand an diesem Tisch kommt da heran.
    .less = Das geht auch: { $made }. Das ×4 an deiner ersten Basis hätte { $best } ergeben. Merk es dir für die nächste Runde.
    .none = Ohne Multiplikator bleibst du bei { $made }. Das ×4 hätte { $best } ergeben. Nehmen wir es zurück?
destiny-lesson-first-multiplier-own = Zuletzt kommt ein Multiplikator, die Raute: Er nimmt die ganze Summe einer Basis und ihres Bonus mehrmals. Leg ihn dahin, wo er am meisten ergibt.
    .wait = Ich warte auf deinen Zug. Jeder Multiplikator ist recht.

## Die Summe

destiny-lesson-first-won = Deine Summe war die höchste, also ist der Schatz dein: Du hast { $points } von { $goal } Punkten. Was du gelegt hast, ist fort, der Rest bleibt auf deiner Hand.
destiny-lesson-first-lost = Diesmal hatte { $rival } die höchste Summe und nimmt den Schatz. Was du gelegt hast, ist fort, der Rest bleibt auf deiner Hand. Die nächste Runde gehört dir.
destiny-lesson-first-tied = Gleiche Summen! Dann nimmt niemand den Schatz: Er wird vergraben und geht an den Sieger der nächsten Runde.

## Helfer

destiny-lesson-first-helper = Ruf jetzt den Zauberer. In dieser Runde zählt jeder deiner Multiplikatoren 1 mehr, und seinen Platz auf deiner Hand nimmt eine neue Karte ein.
    .wait = Tippe auf den Zauberer und bestätige auf dem Band.
    .right = Er steht dir bei, bis die Runde endet: ×2 zählt als ×3, ×3 als ×4.
    .none = Er kann warten. Aber ein Helfer, den du jetzt rufst, vor dem Ziehen, kostet dich keinen Platz auf der Hand.
destiny-lesson-first-helper-there = Du darfst so viele rufen, wie du hast. Sonst ist niemand da: Drücke auf „{ $done }“.
destiny-lesson-first-helper-none = Ein Charakter von deiner Hand könnte dir jetzt helfen, eine Runde lang. Wer gerufen wird, macht einer neuen Karte Platz.
destiny-lesson-first-refresh = Deine Hand ist wieder voll. Such eine Basis, zu der ein Bonus und ein Multiplikator passen, markiere, was zu nichts passt, und tausche.
destiny-lesson-first-late = Hat der Tausch dir einen Charakter gebracht, könnte er jetzt helfen. Sonst drücke auf „{ $done }“.

## Der Schatz

destiny-lesson-first-lead = In dieser Runde führst du, also legst du zuerst. Gut und Böse liegen nie beisammen, Ordnung und Chaos auch nicht. Tippe auf eine gesperrte Karte, und sie sagt dir den Grund.
destiny-lesson-first-more = Beliebig viele Basen, solange keine einer anderen entgegensteht: Alle Summen zählen. Drücke auf „{ $done }“, wenn es genug sind.
destiny-lesson-first-add = Tippe auf einen Bonus: Der Tisch rechnet die Summe vor, ehe du ihn legst. Such Paare. Drei gleiche Zeichen sind noch besser, jedes wächst um 2.
destiny-lesson-first-times = Und nun, was es vervielfacht. Solange der Zauberer bei dir steht, zählt jeder Multiplikator 1 mehr.
destiny-lesson-first-alone = Du kennst jetzt alles, was in einer Runde vorkommt. Von hier an spielst du allein: { $points } von { $goal } Punkten hast du schon. Viel Glück!
