### Was der Lehrmeister in der ersten Lektion sagt. Eine Zeile hat höchstens 35 Wörter. $made und $best
### sind, was die Stärkekarten zusammen wert sind, die ein Zug übrig lässt, und die der beste ließe.

## Die Lektion und ihre Teile

hand-lesson-first =
    .won = Du hast gewonnen! Von The Hand of Destiny kennst du nun alles bis auf die übrigen Helden, Bosse und Monster, und deren Karten sagen, was sie tun.
    .lost = Diesmal war Gorvane stärker. Von The Hand of Destiny kennst du nun alles bis auf die übrigen Helden, Bosse und Monster, und deren Karten sagen, was sie tun.
hand-lesson-first-part-hand = Die Hand
    .known = Was vorn liegt, kommt zuerst.
hand-lesson-first-part-strike = Ein Angriff
    .known = Wer besiegt ist, wird deine Stärke.
hand-lesson-first-part-faces = Vier Gesichter
    .known = Jede Karte hat vier Gesichter.
hand-lesson-first-part-second = Das zweite Monster
    .known = Auch Platz 2 will beachtet sein.
hand-lesson-first-part-health = Schaden
    .known = Mit LP geht man sparsam um.
hand-lesson-first-part-boss = Der Boss
    .known = Jede Welle endet mit dem Boss.
hand-lesson-first-part-waves = Die nächste Welle
    .known = Du kannst The Hand of Destiny spielen.

## Die Hand

hand-lesson-first-line = Achtzehn Karten in einer Hand: Was vorn liegt, kommt zuerst. Das ist das vorderste Monster, der Klingeneber. Das Herz nennt seine Lebenspunkte, 7 LP, das Fähnchen seinen Schaden, 1.
hand-lesson-first-hero = Das bist du: Rhys, der Wächter. Seine sechs Fähigkeiten sind deine sechs LP. Jede, die erschöpft ist, durch Schaden oder als Preis, ist 1 LP weniger.
hand-lesson-first-strength = Und das ist deine Stärke: vier Karten, ganz hinten in der Hand. Mit ihnen greifst du an, und jede zählt so viel, wie auf ihr steht.

## Ein Angriff

hand-lesson-first-first = Der Klingeneber hat 7 LP. Greif ihn mit genau 7 an, mit dem Häuptling: Was zu viel ist, verfällt. Tippe auf diese Karte.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Das macht 7 gegen 7: Es reicht, und nichts verfällt. Der Angriff liegt bereit, geführt ist er noch nicht.
    .less = Diese Karte allein reicht nicht, 7 braucht es. Mit dem Häuptling genügt eine Karte. Nehmen wir es zurück? Verloren ist nichts.
    .ability = Eine Fähigkeit will bezahlt sein, mit einer Karte oder mit LP. Hier genügt eine einzige Karte. Nehmen wir es zurück?
    .take = Dann macht der Klingeneber 1 Schaden und ist fort, ohne deine Stärke zu werden. Der Häuptling würde ihn besiegen. Nehmen wir es zurück?
hand-lesson-first-blow = Der Tisch rechnet dir vor, was geschieht: 7 gegen 7, besiegt. Triff ihn, mit dem Knopf auf dem Band.
    .wait = Der Knopf steht auf dem Band.
    .right = Besiegt! Und nun das Schönste: Der Klingeneber gehört jetzt dir und kämpft für dich mit Stärke 7. Der Häuptling ist in der Unterwelt.
    .more = Die 7 reichen, und was zu viel ist, verfällt. Nehmen wir es zurück?
    .add = Zu dieser Fähigkeit kommen wir gleich. Hier kostet sie mehr, als sie bringt. Nehmen wir es zurück?
hand-lesson-first-two = Der Sturmwyrm hat 11 LP, mehr als jede deiner Karten. Mehrere zählen zusammen, und ab zweien legt Rhys mit „Beidhändig“ 1 drauf. Beginne mit dem Langfinger, 4.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Das macht 4 von 11. Mit einer zweiten Karte wirkt auch „Beidhändig“.
    .less = Das geht auch: Die Reihenfolge der Karten ist gleich. Aber mit dem Langfinger habe ich noch etwas vor. Nehmen wir es zurück?
    .ability = Die will bezahlt sein, und wem sie schadet, der wird nicht deine Stärke. Zwei Karten bringen dir 11. Nehmen wir es zurück?
    .take = Das kostet 3 LP, die Hälfte von allen, und der Sturmwyrm würde nicht deine Stärke. Zwei Karten reichen. Nehmen wir es zurück?
hand-lesson-first-pair = Die 4 liegen bereit. Der Duellant legt 6 dazu und „Beidhändig“ 1: genau 11.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Und 4 und 6 und 1 sind 11. Aber warte noch einen Augenblick, ehe du triffst.
    .more = Das ergibt eine andere Summe. Mit dem Duellanten wären es 4, 6 und 1, genau 11. Nehmen wir es zurück?
    .short = Die 4 Schaden bleiben am Sturmwyrm, also hat er noch 7 LP. Aber die Karte ist fort, und zwei auf einmal wären klüger. Nehmen wir es zurück?
    .add = Ein guter Gedanke, nur etwas früh: Erst soll der Angriff reichen. Nehmen wir es zurück?

## Vier Gesichter

hand-lesson-first-faces = Jede Karte hat vier Gesichter: zwei Hälften auf jeder Seite. Sieh dir den Langfinger an, 4: Seine andere Hälfte ist der Dornrücken. Gedreht, also kopfüber, ist die Karte 7 wert.
hand-lesson-first-turn = Genau das kann Rhys. „Findig“ geht mit einem Angriff mit: Danach wird eine seiner Karten gedreht und bleibt dir. Tippe auf diese Fähigkeit.
    .wait = Tippe auf „Findig“ und bestätige auf dem Band.
    .right = Nun gehört „Findig“ zum Angriff. Jetzt will es bezahlt sein.
    .plain = Das geht auch: Der Sturmwyrm gehört dir, mit Stärke 11. Mit „Findig“ wäre dir eine Karte des Angriffs geblieben, gedreht.
    .more = Der Angriff reicht, und eine weitere Karte wäre verschenkt. Nehmen wir es zurück?
hand-lesson-first-price = Eine Fähigkeit kostet eine Stärkekarte, egal welche. Oder du erschöpfst sie samt allem, was in ihrer Spalte darunter steht: Das sind 2 LP. Erschöpfe sie diesmal, 4 LP genügen dir.
    .wait = Der Knopf steht auf dem Band.
    .right = Zwei Fähigkeiten sind erschöpft, 4 LP bleiben. Nur der Händler heilt, also geh sparsam damit um.
    .card = Das geht auch: Du behältst deine LP, und deine übrigen Karten zählen zusammen { $made }. Erschöpft wären es { $best }. Nehmen wir es zurück?
hand-lesson-first-turned = Jetzt ist alles bereit: 11 gegen 11, und eine der Karten bleibt dir. Triff ihn.
    .right = Besiegt. Nun sag, welche Karte dir bleibt.
    .more = Der Angriff reicht, und eine weitere Karte wäre verschenkt. Nehmen wir es zurück?
hand-lesson-first-keep = Welche wird gedreht und bleibt dir? Der Langfinger wird zum Dornrücken, 7. Der Duellant würde zur Brutkönigin, 6.
    .wait = Tippe auf die Karte und bestätige auf dem Band.
    .right = Mit einer 4 hast du angegriffen, und eine 7 hältst du in der Hand. Auch der Sturmwyrm gehört dir: Mit 11 ist er deine stärkste Karte.
    .other = Das geht auch: Die Karte bleibt dir. Der Dornrücken wäre 7 wert gewesen.

## Das zweite Monster

hand-lesson-first-second = Auch das zweite Monster siehst du immer. Der Bannerritter ist ein Krieger: Solange dort ein Krieger steht, macht „Kreuzfeuer“ deine Angriffe auf das vorderste um 2 stärker.
hand-lesson-first-four = Der Dornenkeiler hat 6 LP. Mit den 2 von „Kreuzfeuer“ reicht deine schwächste Karte, der Schildträger, 4.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Richtig: 4 und 2 sind 6. Triff ihn, und deine schwächste Karte bringt dir eine 6.
    .less = Das geht auch, kostet aber mehr: Deine übrigen Karten zählen zusammen { $made }. Mit dem Schildträger wären es { $best }. Nehmen wir es zurück?
    .ability = Die will bezahlt sein, und dabei reicht deine schwächste Karte. Nehmen wir es zurück?
    .take = Das kostet 1 LP und bringt keine Stärke. Deine schwächste Karte hätte gereicht.
hand-lesson-first-six = Wieder steht ein Krieger auf Platz 2, der Eisenwächter, also hilft „Kreuzfeuer“ noch einmal. Der Bannerritter hat 8 LP. Welche Karte reicht genau?
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Der Dornenkeiler, natürlich: 6 und 2 sind 8. So wächst deine Stärke von Angriff zu Angriff.
    .less = Das geht auch, kostet aber mehr: Deine übrigen Karten zählen zusammen { $made }. Mit dem Dornenkeiler wären es { $best }. Nehmen wir es zurück?
    .ability = Die will bezahlt sein, und dabei reicht der Dornenkeiler genau. Nehmen wir es zurück?
    .take = Das kostet 2 LP und bringt keine Stärke, und dabei reicht der Dornenkeiler genau. Nehmen wir es zurück?

## Schaden

hand-lesson-first-damage = Der Eisenwächter hat 10 LP, macht aber nur 1 Schaden. Statt anzugreifen, darfst du immer den Schaden des vordersten Monsters nehmen: Dann ist es fort, wird aber nie deine Stärke.
hand-lesson-first-choice = Der Sturmwyrm, 11, reicht, und eine 10 kommt zurück. Das kostet 1 Stärke, der Schaden 1 von { $health } LP. Greif an: LP bekommst du schwerer wieder.
    .wait = Ich warte auf deinen Zug. Beides ist erlaubt.
    .right = Eine 11 geht, eine 10 kommt, und deine LP bleiben, wie sie sind.
    .less = Diese Karte allein reicht nicht gegen 10 LP, der Sturmwyrm schon. Nehmen wir es zurück?
    .ability = Die will bezahlt sein. Heb sie dir für ein Monster auf, zu dem keine Karte passt. Nehmen wir es zurück?
    .take = So geht das: 1 LP für ein Monster mit 10. Den Sturmwyrm behältst du, gewinnst aber keine Karte. Nehmen wir es zurück?
hand-lesson-first-avenger = Das „Sofort“ des Sandläufers hat schon gewirkt. Darauf wartet der „Rächer“: Er besiegt ein solches Monster, und es wird deine Stärke. Setz ihn auf den Sandläufer an.
    .wait = Tippe auf „Rächer“ und bestätige auf dem Band.
    .right = Jetzt will er bezahlt sein.
    .less = Das Gespenst hat nur 4 LP, und alle deine Karten zählen viel mehr. Mit dem „Rächer“ gewinnst du erst eine kleinere. Nehmen wir es zurück?
    .ability = Damit fällt er auch, wird aber nicht deine Stärke. Mit dem „Rächer“ schon. Nehmen wir es zurück?
    .take = Das kostet 2 LP. Mit dem „Rächer“ gewinnst du eine Karte, die gerade recht für das Gespenst ist. Nehmen wir es zurück?
hand-lesson-first-avenged = Zahle mit einer Stärkekarte, je kleiner, desto besser: Eine 7 geht, und der Sandläufer kommt mit seinen 5.
    .wait = Tippe auf eine Karte mit 7 und bestätige auf dem Band.
    .right = Gut bezahlt: Der Sandläufer gehört dir, und seine 5 passen zum letzten Monster.
    .card = Das geht auch: Ohne den Sandläufer zählen deine Karten zusammen { $made }. Mit einer 7 wären es { $best }. Nehmen wir es zurück?
    .exhaust = Das geht auch: Du behältst deine Karten und verlierst LP. Nur der Händler heilt. Nehmen wir es zurück?
hand-lesson-first-last = Das letzte Monster dieser Welle: das Gespenst, 4 LP. Der Sandläufer, deine kleinste Karte, reicht.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Das macht 5 gegen 4: Nur 1 verfällt.
    .less = Das reicht auch. Aber der Sandläufer reicht ebenso, und eine größere Karte nützt dir später mehr. Nehmen wir es zurück?
    .take = Das kostet 2 LP, und dabei reicht der Sandläufer. Nehmen wir es zurück?

## Was immer zuvor geschah

hand-lesson-first-loss = Welche Fähigkeit wird dafür erschöpft? Jede Spalte von unten nach oben, die oberen bleiben also am längsten. Gib her, was du am wenigsten brauchst.
hand-lesson-first-payment = Eine Fähigkeit kostet eine Stärkekarte, egal welche. Oder du erschöpfst sie samt allem, was in ihrer Spalte darunter steht: Jede ist 1 LP.
hand-lesson-first-card = Tippe auf die Stärkekarte, die es sein soll, und bestätige auf dem Band.
hand-lesson-first-enough = Das macht { $value } gegen { $against }: Es reicht. Triff, mit dem Knopf auf dem Band.
hand-lesson-first-short = Das macht { $value } gegen { $against }: Es reicht noch nicht. Nimm eine Karte dazu. Oder triff trotzdem: Der Schaden bleibt am Monster.
hand-lesson-first-own = Das vorderste Monster hat { $frontHp } LP und macht { $frontDmg } Schaden. Such die kleinste Karte, die reicht, oder zwei. Wo nichts passt, sieh dir deine Fähigkeiten an.

## Der Boss

hand-lesson-first-boss = Die Reihe ist leer, und da steht Gorvane. Hier ist jede Karte ein Angriff für sich, und nach jedem wird deine niedrigste Stärkekarte gedreht: Das ist seine Macht.
hand-lesson-first-seven = Er hat noch { $bossLeft } LP. Eine Karte mit 7 reicht, und für die größeren zahlt der Händler mehr.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Das reicht. Triff ihn, und in dieser Welle ist er besiegt.
    .less = Vergleich erst: Eine kleinere Karte reicht nicht, und eine größere bringt Gold, wenn du sie behältst. Die 7 ist recht. Nehmen wir es zurück?
    .critical = Ein kritischer Treffer ist stark, kostet aber LP. Hier genügt eine einzige Karte. Nehmen wir es zurück?
    .stop = Dann bleibt er unbesiegt, und du zahlst die Strafe: 1 Schaden und 2 Gold. Eine 7 hätte gereicht. Nehmen wir es zurück?
hand-lesson-first-boss-own = Er hat noch { $bossLeft } LP. Greif mit einer Karte an, oder mit einem kritischen Treffer, der LP kostet. Du darfst auch aufhören und die Strafe zahlen.
hand-lesson-first-boss-blow = Das macht { $value } gegen { $against }. Triff ihn, mit dem Knopf auf dem Band.
hand-lesson-first-critical = Tippe auf Stärkekarten, bis die Stärkekosten des kritischen Treffers bezahlt sind.
hand-lesson-first-merchant = Der Händler kommt, und du hast { $gold } Gold: vom Boss, und für die Stärkekarten, die du behalten hast. Was du nicht ausgibst, ist verloren.
hand-lesson-first-buy = Kauf, was du magst. Ein Heiltrank bringt sofort 1 LP zurück, ein Krafttrank eine Stärkekarte mehr in der nächsten Welle. Eine Waffe kehrt in jeder Welle wieder.
hand-lesson-first-healing = Welche Fähigkeit kommt zurück? Geheilt wird jede Spalte von oben nach unten.

## Die nächste Welle

hand-lesson-first-potion = Dein Wandeltrank wirkt: Tippe auf eine Stärkekarte und sieh, was aus ihr würde.
hand-lesson-first-rotated = Welle 2. Nichts wurde gemischt: Der ganze Stapel ist gedreht, jede Karte zeigt ihre andere Hälfte, und die letzten sind jetzt deine Stärke.
hand-lesson-first-memory = So kannst du wissen, was kommt. Tippe auf die Unterwelt: Der Tisch merkt sich jedes Gesicht, das du gesehen hast. Zur dritten Welle wird der Stapel gewendet, zur vierten wieder gedreht.
hand-lesson-first-alone = Nun kennst du alles, was in einer Welle vorkommt. Vier sind es, und Gorvane wird stärker: Fällt er in der vierten, gewinnst du. Von hier an spielst du allein. Viel Glück!
