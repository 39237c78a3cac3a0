### Was der Lehrmeister in der zweiten Lektion sagt. Eine Zeile hat höchstens 35 Wörter.

## Die Lektion und ihre Teile

hand-lesson-second =
    .won = Du hast gewonnen! Was du gewinnst, was du mit Blut bezahlst und was du kaufst, entscheidet einen Lauf, und alle drei kannst du nun abwägen.
    .lost = Diesmal war Gorvane stärker. Aber du kannst jetzt abwägen, was einen Lauf entscheidet: was du gewinnst, was du mit Blut bezahlst und was du kaufst.
hand-lesson-second-part-trade = Ein Tausch
    .known = Jeder Angriff tauscht Karten.
hand-lesson-second-part-range = Der zweite Platz
    .known = Fernkämpfer wählen unter zwei Monstern.
hand-lesson-second-part-unslotted = Keine Stärke
    .known = Nicht jedes besiegte Monster wird Stärke.
hand-lesson-second-part-critical = Kritische Treffer
    .known = Kritische Treffer kosten Blut und treffen härter.
hand-lesson-second-part-merchant = Der Händler
    .known = Eine Waffe kommt in jeder Welle wieder.

## Ein Tausch

hand-lesson-second-elora = Das ist Elora, die Waldläuferin, eine Fernkämpferin. Mit Stärkekarten darf sie das vorderste oder das zweite Monster angreifen, wie du willst.
hand-lesson-second-slots = Was du mit Stärkekarten besiegst, wird deine Stärke, an Stelle der benutzten Karten. Jeder Angriff ist also ein Tausch, und was am Ende bleibt, trifft den Boss und bringt Gold.
hand-lesson-second-first = Der Langfinger vorn hat 4 LP. Du hast zwei Fünfen und eine Sechs, also gib eine 5 dafür: Tippe auf den Eisschamanen.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = 5 geben, 4 bekommen: ein guter Tausch, denn so viel ist ein Monster weniger wert.
    .less = Das geht auch, aber es gibt 6 für eine 4. Mit einer 5 behältst du { $best } Stärke statt { $made }. Nehmen wir es zurück?
    .ability = Eine Fähigkeit hat ihren eigenen Preis oder bewirkt hier wenig. Eine einzige Karte genügt. Nehmen wir es zurück?
    .take = Dann macht der Langfinger seinen Schaden und ist fort, und deine Stärke wächst nicht. Eine 5 würde ihn besiegen. Nehmen wir es zurück?
hand-lesson-second-blow-front = Der Tisch rechnet es dir vor: { $frontValue } gegen { $frontHp }, und es wäre besiegt. Drücke auf „{ $front } mit { $frontValue } treffen“.
    .right = Der Langfinger gehört nun dir und kämpft für dich, mit Stärke 4.
    .second = Das galt dem anderen Monster, und dort bewirkt es weniger. Nehmen wir es zurück? Verloren ist nichts.
    .more = Das ist mehr als nötig, und was zu viel ist, verfällt. Nehmen wir es zurück?
    .add = Mit dieser Fähigkeit trifft ein Angriff auch das zweite Monster, aber sie hat ihren Preis. Nehmen wir es zurück?

## Der zweite Platz

hand-lesson-second-shade = Sieh dir das Zerrbild vorn an: Jede Karte zählt gegen es 4 weniger. Elora muss es nicht angreifen. Dahinter steht der Walddrache, mit 8 LP.
hand-lesson-second-dragon = Zwei Karten sind ein guter Tausch gegen ein großes Monster: 5 und 4 sind 9, und der Walddrache wäre eine 8. Beginne mit dem Sandläufer, 5.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Das ist die Hälfte. Jetzt eine zweite Karte.
    .less = Das geht auch, mit einer zweiten Karte. Aber 5 und 4 reichen für 8, und die 6 bleibt dir. Nehmen wir es zurück?
    .ability = Eine Fähigkeit hat ihren eigenen Preis, und hier genügen zwei Karten. Nehmen wir es zurück?
    .take = Damit nimmst du den Schaden des Zerrbilds, und der Walddrache bleibt. Nehmen wir es zurück? Verloren ist nichts.
hand-lesson-second-pair = Die 5 liegt bereit, und für den Walddrachen fehlen 3. Nimm den Langfinger dazu, deine 4: eben erst gewonnen.
    .right = Beide zusammen reichen.
    .more = Das reicht auch, aber es gibt 6, wo 4 genügen. Nehmen wir es zurück?
    .short = Das reicht nicht: Der Schaden bleibt, aber die Karte ist fort. Zwei auf einmal sind besser. Nehmen wir es zurück?
    .add = Erst soll der Angriff reichen, und diese Fähigkeit hat ihren Preis. Nehmen wir es zurück?
hand-lesson-second-blow = Der Tisch rechnet es dir für beide Monster vor. Wähle das hintere: Drücke auf „{ $second } mit { $secondValue } treffen“.
    .right = Besiegt, und nun deine Stärke: an Stelle dessen, was du gegeben hast.
    .front = Vorn bewirken dieselben Karten etwas anderes oder zu wenig. Das zweite Monster ist der bessere Tausch. Nehmen wir es zurück?
    .more = Das ist mehr als nötig, und was zu viel ist, verfällt. Nehmen wir es zurück?
    .add = Diese Fähigkeit hat ihren Preis, und der Angriff reicht. Nehmen wir es zurück?
hand-lesson-second-boar = Der Nächste hinter dem Zerrbild ist der Klingeneber, 7. Der Walddrache ist eine 8: Gib ihn her.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Eine 8 für eine 7, und wieder ein Monster weniger.
    .less = Mit 6 allein reicht es nicht, und beide zusammen wären zu viel. Der Walddrache genügt. Nehmen wir es zurück?
    .ability = Eine Fähigkeit hat ihren eigenen Preis, und hier genügt eine Karte. Nehmen wir es zurück?
    .take = Damit nimmst du vorn Schaden, und der Klingeneber bleibt. Nehmen wir es zurück? Verloren ist nichts.
hand-lesson-second-witch = Der Grubenhüne vorn hat 10 LP, lass ihn warten. Die Moorhexe hinter ihm hat 7, so viel wie dein Klingeneber.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Genau 7 für 7: Nichts verfällt.
    .less = Mit 6 allein reicht es nicht. Der Klingeneber trifft es genau. Nehmen wir es zurück? Verloren ist nichts.
    .ability = Eine Fähigkeit hat ihren eigenen Preis, und hier genügt eine Karte. Nehmen wir es zurück?
    .take = Der Grubenhüne kostet dich 2 LP und ist fort. Er kann warten, und Schaden ist teuer. Nehmen wir es zurück?
hand-lesson-second-wisp-came = Das Glutlicht ist da und hat sofort deine höchste Karte gedreht: Die Moorhexe ist nun der Bannerritter, eine 8. Diesmal hat es dir geholfen.
hand-lesson-second-wisp = Das Glutlicht hat nur 3 LP. Gib den Beobachter, 6, und heb dir die 8 für etwas Größeres auf.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Kein guter Tausch, aber die 8 ist noch da.
    .dear = Dann geht eine 8 für eine 3. Die 6 reicht und lässt dir { $best } statt { $made }. Nehmen wir es zurück?
    .ability = Eine Fähigkeit hat ihren eigenen Preis, und hier genügt eine Karte. Nehmen wir es zurück?
    .take = Der Grubenhüne kostet dich 2 LP und ist fort. Er kann warten, und Schaden ist teuer. Nehmen wir es zurück?
hand-lesson-second-assassin = Der Meuchler steht auf Platz 2 und trifft nur von vorn: Das würde dich 1 LP kosten. Besieg ihn, wo er steht, mit dem Bannerritter.
    .wait = Ich warte auf deinen Zug. Jede Karte ist recht.
    .right = Er kommt gar nicht erst nach vorn. Dafür ist eine Fernkämpferin da.
    .less = Mit 3 reicht es nicht: Der Meuchler hat 5. Der Bannerritter genügt. Nehmen wir es zurück? Verloren ist nichts.
    .ability = Eine Fähigkeit hat ihren eigenen Preis, und hier genügt eine Karte. Nehmen wir es zurück?
    .take = Der Grubenhüne kostet dich 2 LP, und der Meuchler kommt nach vorn. Nehmen wir es zurück?

## Keine Stärke

hand-lesson-second-last = Der Grubenhüne ist der Letzte. Seine 10 LP sind mehr als deine 3 und 5, also hilft nur eine Fähigkeit. Aber was eine gewöhnliche besiegt, wird nie deine Stärke.
hand-lesson-second-range = Nur manche Fähigkeiten, wie „Erfahrung“, bringen dir als Stärke, was sie besiegen. Der Weitschuss gehört nicht dazu, aber er besiegt sicher das letzte Monster: Tippe darauf.
    .wait = Tippe auf die Fähigkeit und bestätige auf dem Band.
    .right = Er trifft sicher. Zuerst hat er seinen Preis.
    .less = Deine beiden Karten sind zusammen 8, und der Grubenhüne hat 10. Der Schaden bliebe, aber die Karten wären fort. Nehmen wir es zurück?
    .ability = Auch das kann helfen: Mit dem „Panzerbrecher“ würden deine Karten reichen, und der Grubenhüne wäre deine Stärke. Aber alles hat seinen Preis. Nehmen wir es zurück?
    .take = Das kostet 2 LP. Der Weitschuss kostet dich eine Karte. Nehmen wir es zurück? Verloren ist nichts.
hand-lesson-second-range-price = Bezahle mit einer Karte, die schwächste genügt: das Glutlicht, 3. Mit einer Karte darfst du jede Fähigkeit einmal je Welle bezahlen.
    .right = Der Grubenhüne ist fort, und deine Stärke wird er nicht. Die 5 bleibt dir.
    .dear = Das geht auch, aber gegen den Boss ist die 5 mehr wert als die 3. Nehmen wir es zurück?
    .exhaust = Erschöpft kostet sie LP, und nur der Händler heilt. Hier ist eine Karte billiger. Nehmen wir es zurück?
hand-lesson-second-loss = Wähle, welche Fähigkeiten erschöpft werden. In jeder Spalte geht es von unten nach oben.
hand-lesson-second-payment = Eine Fähigkeit bezahlst du mit einer Stärkekarte, oder du erschöpfst sie. Denk daran, was du noch brauchst.
hand-lesson-second-card = Wähle eine dieser Karten. Der Tisch zeigt, was daraus wird.
hand-lesson-second-enough = Das reicht: { $value } gegen { $against }. Triff.
hand-lesson-second-short = Das sind bisher { $value }. Nimm Karten dazu, bis es für eines der beiden Monster reicht.
hand-lesson-second-own = Vergleiche vor jedem Angriff: Was gibst du, und was wird dafür deine Stärke? Und welches der beiden Monster kann warten?

## Kritische Treffer

hand-lesson-second-boss = Gorvane hat noch { $bossLeft } LP, und jede deiner Karten ist ein eigener Angriff. Dazu gibt es drei kritische Treffer, jeden einmal.
hand-lesson-second-hit = Deine 5 ist zu wenig für 6. Ein kritischer Treffer macht 8 daraus: 1 Schaden, eine Karte ab 4, und er trifft mit 8. Tippe beim Boss darauf.
    .right = Erst das Blut, dann die Karte, dann der Treffer. Und Eloras „Groll“ macht ihren nächsten Angriff nach Schaden stärker.
    .plain = Dann bleibt 1 LP. Der kritische Treffer 2 könnte es beenden: Er kostet 1 Schaden und gar keine Karte. Auch das geht, wenn du willst.
    .free = Der kostet 1 Schaden und keine Karte und trifft mit 5. Mit deiner eigenen 5 reicht auch das: 10 gegen 6.
    .third = Der verlangt 2 Schaden und eine Karte ab 6, und die hast du nicht. Nehmen wir es zurück? Verloren ist nichts.
    .stop = Dann ist Gorvane nicht besiegt: Du bekommst keine Belohnung und zahlst die Strafe, die unten auf der Karte steht. Nehmen wir es zurück?
hand-lesson-second-boss-own = Karten greifen einzeln an. Der kritische Treffer mit dem Stern kostet nur Schaden, die anderen auch eine Karte.
hand-lesson-second-boss-blow = Der Tisch zeigt, was aus dem Angriff wird. Triff, oder wähle etwas anderes.
hand-lesson-second-blood = Zuerst kommt der Schaden: Wähle, welche Fähigkeit erschöpft wird. Die unteren sind zuerst dran, also schone die Spalte, die dir lieber ist.
hand-lesson-second-cost = Jetzt die Karte. Sie bezahlt hier nur, und was über 4 ist, verfällt: Der Meuchler, 5, ist richtig.
hand-lesson-second-strike = Der Preis stimmt: { $value } für { $against }. Drücke auf „Kritisch treffen“.

## Der Händler

hand-lesson-second-gold = Gorvane ist gefallen! Du hast { $gold } Gold: die Belohnung und was die übrigen Stärkekarten bringen. Was du jetzt nicht ausgibst, verfällt.
hand-lesson-second-rest = Noch { $gold } Gold hast du. Ein Trank wirkt einmal, zu Beginn der nächsten Welle: Kauf den Sehertrank, er zeigt dir drei Karten.
    .right = So bleibt nichts liegen.
    .leave = Dann verfallen { $gold } Gold: In die nächste Welle nimmst du keins mit. Nehmen wir es zurück?
hand-lesson-second-leave = Für den Rest gibt es nichts. Drücke auf „Nichts mehr kaufen“.
hand-lesson-second-bow = Waffen kommen in jeder Welle wieder, Tränke wirken einmal. Also kauf früh eine Waffe: den Jagdbogen, für 4.
    .wait = Tippe auf den Jagdbogen und bestätige auf dem Band.
    .right = Drei Wellen bleiben, also schießt du noch dreimal damit.
    .wand = Auch eine gute Waffe: Er dreht ein Monster oder eine deiner Karten, einmal in jeder Welle. Besitzen kannst du nur eine Waffe.
    .potion = Das geht auch, aber nur einmal. Der Bogen kommt in jeder der drei übrigen Wellen wieder. Nehmen wir es zurück?
    .leave = Dann verfallen alle { $gold } Gold: In die nächste Welle nimmst du keins mit. Nehmen wir es zurück?
hand-lesson-second-shop = Kauf, was am längsten hilft: erst eine Waffe, dann ihre Verbesserung, dann LP. Was du nicht ausgibst, verfällt.
hand-lesson-second-healing = Wähle, welche Fähigkeiten wiederkommen. Die untersten einer Spalte kommen zuletzt wieder.
hand-lesson-second-scry = Jetzt wirkt ein Trank. Nutze ihn, wie es auf dem Band steht.
hand-lesson-second-order = Der Trank zeigt die ersten drei der Reihe, und du ordnest sie. Nach vorn gehört, was du besiegen kannst: Sieh dir deine Stärke an.
hand-lesson-second-weapon = Dein Bogen liegt bei den Stärkekarten: 3 Schaden an einem sichtbaren Monster, einmal in dieser Welle. Was er trifft, kann trotzdem deine Stärke werden.
hand-lesson-second-upgrade = Alle Karten der letzten Welle wurden gedreht: Was du von dort kennst, hat ein anderes Gesicht. Eine Waffe zu verbessern, geht nur, wenn du sie schon hast.
hand-lesson-second-alone = Von hier an spielst du allein: { $health } LP, und Gorvane wird mit jeder Welle stärker. Tausche gut!
