### Was der Lehrmeister in der zweiten Lektion sagt. Eine Zeile hat höchstens 35 Wörter.

## Die Lektion und ihre Teile

destiny-lesson-second =
    .won = Du hast gewonnen! Mit den Charakteren kannst du nun umgehen: Vor dem Ziehen kosten sie nichts, und der richtige im richtigen Augenblick entscheidet eine Runde.
    .lost = Diesmal war { $rival } schneller. Aber mit den Charakteren kannst du nun umgehen, und der richtige im richtigen Augenblick entscheidet eine Runde.
destiny-lesson-second-part-identity = Wer du bist
    .known = Deine Identität wirkt die ganze Partie.
destiny-lesson-second-part-aid = Helfer
    .known = Vor dem Ziehen gerufen, kosten Helfer keine Karte.
destiny-lesson-second-part-action = Fähigkeiten nutzen
    .known = Manche Fähigkeit nutzt du einmal je Runde.
destiny-lesson-second-part-signs = Andere Zeichen
    .known = Ein anderes Zeichen macht neue Paare.
destiny-lesson-second-part-treasure = Fähigkeiten für immer
    .known = Auch Schätze können etwas.

## Wer du bist

destiny-lesson-second-powers = Wie eine Runde geht, weißt du. In dieser Lektion geht es um Charaktere: Manche wirken immer, andere nutzt du in einer eigenen Phase. Drei deiner Karten sind Charaktere.
destiny-lesson-second-identity = Einer von ihnen bleibt die ganze Partie bei dir. Nimm den Paladin: Deine bösen Karten sind dann gut und stehen deinen guten nie im Weg.
    .wait = Tippe auf den Paladin und bestätige auf dem Band.
    .right = Du bist der Paladin. Die anderen beiden bleiben auf deiner Hand, und bald brauchst du sie.
    .merchant = Das geht auch: Du darfst in jeder Runde eine Karte tauschen. Aber zu dieser Hand passt der Paladin: Nur er bringt einen bösen Multiplikator und eine gute Basis zusammen.
    .assassin = Das geht auch: Du darfst in jeder Runde einen Helfer beseitigen. Aber zu dieser Hand passt der Paladin: Nur er bringt einen bösen Multiplikator und eine gute Basis zusammen.

## Helfer

destiny-lesson-second-rival = { $rival } ist der Krieger und hat auch noch den König gerufen. In dieser Runde zählt dort jede Basis 2 mehr und jeder Bonus auch.
destiny-lesson-second-call = Jetzt du. Du darfst so viele Charaktere rufen, wie du hast, und ihre Plätze auf der Hand füllen sich wieder: Ruf den Meuchler.
    .wait = Tippe auf den Meuchler und bestätige auf dem Band.
    .right = Einer steht dir bei, für diese Runde. Dafür bekommst du eine neue Karte.
    .none = Dann bleiben beide auf deiner Hand und belegen zwei Plätze. Jetzt gerufen, vor dem Ziehen, kosten sie dich nichts. Nehmen wir es zurück?
destiny-lesson-second-call-own = Du darfst so viele Charaktere rufen, wie du hast, und ihre Plätze auf der Hand füllen sich wieder. Ruf einen: Tippe darauf.
    .right = Einer steht dir bei, für diese Runde. Dafür bekommst du eine neue Karte.
    .none = Dann bleiben sie auf deiner Hand und belegen Plätze. Jetzt gerufen, vor dem Ziehen, kosten sie dich nichts. Nehmen wir es zurück?
destiny-lesson-second-call-other = Ruf auch den anderen: Es gibt keine Grenze. Ein Charakter, den du für später behältst, nimmt einer Karte zum Legen den Platz weg.
    .right = Zwei stehen dir bei, und zwei neue Karten kommen.
    .none = Dann bleibt er auf deiner Hand und belegt einen Platz. Jetzt gerufen, kostet er dich nichts. Nehmen wir es zurück?
destiny-lesson-second-called = Mehr kannst du nicht rufen. Drücke auf „{ $done }“.
destiny-lesson-second-full = Deine Hand ist wieder voll: Die beiden haben dich nichts gekostet. Hier ist jede Karte nützlich, also tausche keine und drücke auf „{ $done }“.
    .right = Alle sieben bleiben. Eine der neuen ist ein Charakter.
    .mark = Diese Karte ist markiert und geht, wenn du tauschst. Tippe noch einmal darauf, und sie bleibt.
destiny-lesson-second-change = Markiere, was zu nichts passt, und tausche es, oder behalte alles. Der Knopf steht auf dem Band.
destiny-lesson-second-late = Gekommen ist der Zauberer: Jeder deiner Multiplikatoren zählt mit ihm 1 mehr. Sein Platz bleibt bis zur nächsten Runde leer, aber zwei davon sind das wert. Ruf ihn.
    .wait = Tippe auf den Zauberer und bestätige auf dem Band.
    .right = Drei stehen dir bei. In dieser zweiten Phase ruf nur, wer sofort hilft.
    .none = Er kann warten und kostet in der nächsten Runde nichts. Aber jetzt hast du zwei gute Multiplikatoren, und beide würden mehr. Nehmen wir es zurück?
destiny-lesson-second-late-called = Sie alle helfen, bis die Runde endet, dann kommen sie auf die Ablage. Drücke auf „{ $done }“.
destiny-lesson-second-late-own = Wen du jetzt rufst, der hilft sofort, lässt aber bis zur nächsten Runde eine Lücke auf deiner Hand. Ruf nur, wen diese Runde braucht.

## Fähigkeiten nutzen

destiny-lesson-second-strike = Manche Fähigkeiten werden genutzt, in dieser Phase. Der Meuchler beseitigt irgendeinen Helfer auf dem Tisch: Drücke auf „Meuchler“, dann tippe auf den König.
    .right = Der König ist fort, und bei { $rival } zählt jede Basis nur, was darauf steht. Der Krieger bleibt: Eine Identität lässt sich nicht beseitigen.
    .own = Das war ein Helfer von dir! Der Meuchler darf jeden beseitigen, auch deine, aber nur einmal je Runde. Nehmen wir es zurück?
    .draw = Diese Reihenfolge geht auch. Wirf eine Karte ab, dann kommt noch der Meuchler: Jede Fähigkeit darfst du einmal je Runde nutzen.
    .none = Dann behält { $rival } den König, und dort zählt jede Basis 2 mehr. Nehmen wir es zurück? Verloren ist nichts.
destiny-lesson-second-strike-late = Und nun der Meuchler, der irgendeinen Helfer auf dem Tisch beseitigt: Drücke auf „Meuchler“, dann tippe auf den König.
    .right = Der König ist fort, und bei { $rival } zählt jede Basis nur, was darauf steht. Der Krieger bleibt: Eine Identität lässt sich nicht beseitigen.
    .own = Das war ein Helfer von dir! Der Meuchler darf jeden beseitigen, auch deine, aber nur einmal je Runde. Nehmen wir es zurück?
    .none = Dann behält { $rival } den König, und dort zählt jede Basis 2 mehr. Nehmen wir es zurück? Verloren ist nichts.
destiny-lesson-second-draw = Auch dein Händler kann etwas tun, und dabei kannst du nur gewinnen. Drücke auf „eine Karte ziehen, dann eine abwerfen“.
    .right = Eine neue Karte ist da. Sieh dir alle an, ehe du eine abwirfst.
    .none = Du verlierst nichts, aber ein Blick auf eine weitere Karte schadet nie. Nehmen wir es zurück?
destiny-lesson-second-give = Gekommen ist der Waldläufer: Er stärkt Natur-Karten, aber gerufen wird in dieser Runde niemand mehr. Heb ihn dir auf, und wirf das ×3 der Ordnung ab.
    .wait = Tippe auf das ×3 der Ordnung und bestätige.
    .right = Genau: An deine beste Basis kommt ein besserer, und neben Chaos darf es gar nicht liegen.
    .ranger = Das geht auch. Er hätte auf deiner Hand warten können, und zu Beginn der nächsten Runde hätte er nichts gekostet.
    .other = Die hättest du in dieser Runde legen können. Für das ×3 der Ordnung ist kein Platz: Chaos steht ihm entgegen, und für Gut hast du Besseres. Nehmen wir es zurück?
destiny-lesson-second-give-own = Wirf die Karte ab, die dir am wenigsten fehlt. Gut ist eine, die zu keiner deiner Basen passt.
destiny-lesson-second-acted = Jede Fähigkeit kannst du einmal je Runde nutzen, in beliebiger Reihenfolge. Wenn du fertig bist, drücke auf „{ $done }“.

## Andere Zeichen

destiny-lesson-second-fours = Nur Gut und Böse stehen einander entgegen, und Ordnung und Chaos. Also dürfen deine beiden Vieren hier liegen: Beginne mit der guten.
    .wait = Tippe auf eine Basis und bestätige auf dem Band.
    .right = Das ist die erste. Jede Basis beginnt eine eigene Summe.
    .none = Ohne Basis zählt nichts, und { $rival } nimmt den Schatz. Nehmen wir es zurück? Verloren ist nichts.
destiny-lesson-second-fours-other = Jetzt die Vier des Chaos. Jede weitere Basis bringt eine eigene Summe dazu.
    .right = Zwei Summen: zusammen { $made } bisher. Was du hast, kommt an die eine oder an die andere.
    .none = Dann bleibt die Vier des Chaos auf deiner Hand, und eine Summe muss allein gewinnen. Nehmen wir es zurück?
destiny-lesson-second-fours-good = Jetzt auch die gute Vier. Jede weitere Basis bringt eine eigene Summe dazu.
    .right = Zwei Summen: zusammen { $made } bisher. Was du hast, kommt an die eine oder an die andere.
    .none = Dann bleibt die gute Vier auf deiner Hand, und deine besten Karten haben keinen Platz. Nehmen wir es zurück?
destiny-lesson-second-bases = Das reicht. Drücke auf „{ $done }“.
destiny-lesson-second-bonus = Der gute Bonus gehört an deine gute Vier: ein Paar, und jede der beiden wächst um 1.
    .wait = Tippe auf den Bonus, dann auf die gute Vier.
    .right = Zusammen { $made }, und mit einer dritten guten Karte würde es mehr.
    .chaos = Das geht auch: { $made }. An der guten Vier wäre es ein Paar, { $best }, und eine dritte könnte folgen. Nehmen wir es zurück?
    .none = Ohne ihn bleibst du bei { $made } statt { $best }. Nehmen wir es zurück? Verloren ist nichts.
destiny-lesson-second-bonus-own = Leg einen Bonus dahin, wo er ein Paar ergibt. Hast du keinen zu legen, drücke auf „{ $done }“.
destiny-lesson-second-turned = Jetzt zählt der Paladin. Bei allen anderen dürfte das böse ×4 nicht neben Gut liegen, bei dir ist es gut: Leg es an die gute Vier.
    .wait = Tippe auf das ×4, dann auf die gute Vier.
    .right = Drei gleiche Zeichen: Jedes wächst um 2, noch ehe ein Helfer zählt. Zusammen { $made }.
    .other = Das geht auch: { $made }. An der guten Vier wäre das ×4 das dritte gleiche Zeichen gewesen, zusammen { $best }. Nehmen wir es zurück?
    .none = Ohne Multiplikator bleibst du bei { $made }, mit dem ×4 wären es { $best }. Nehmen wir es zurück?
destiny-lesson-second-second = Und ×2 für die andere Summe: Der Natur steht nichts entgegen, also darf sie überall liegen.
    .right = Zusammen { $made }. Darin steckt eine Fähigkeit nach der anderen.
    .none = Das kann reichen. Aber { $best } wäre sicherer: Manche Runde entscheidet sich knapp. Nehmen wir es zurück?
destiny-lesson-second-times = Leg deine Multiplikatoren dahin, wo sie am meisten ergeben: Der Tisch rechnet dir jeden Platz vor. Hast du keinen, drücke auf „{ $done }“.

## Fähigkeiten für immer

destiny-lesson-second-tome = Das Zauberbuch ist dein. Dieser Schatz kann etwas: Von nun an darfst du in jeder Runde eine Karte ziehen und eine abwerfen.
destiny-lesson-second-tome-lost = { $rival } nimmt das Zauberbuch, einen Schatz, der etwas kann: in jeder Runde eine Karte ziehen und eine abwerfen. Vier Schätze können etwas, also sieh dir an, was kommt.
destiny-lesson-second-tome-tied = Gleichstand: Niemand nimmt den Schatz, und wer als Nächstes gewinnt, bekommt beide. Manche Schätze können etwas, und das bleibt bei dem, dem sie gehören.
destiny-lesson-second-gone = Deine Helfer sind fort, denn sie bleiben nur eine Runde. Deine Identität und deine Schätze bleiben.
destiny-lesson-second-ranger = Da ist der Waldläufer, den du behalten hast. Ruf ihn vor dem Ziehen: Natur-Karten zählen 1 mehr, und sein Platz füllt sich wieder.
    .wait = Tippe auf den Waldläufer und bestätige auf dem Band.
    .right = Das ist die ganze Kunst: Ruf früh, wer helfen könnte, und spät nur, wer wirklich hilft.
    .none = Er bleibt auf deiner Hand und belegt einen Platz. Jetzt gerufen, hätte er dich nichts gekostet. Nehmen wir es zurück?
destiny-lesson-second-aid-again = Eine neue Runde, und vor dem Ziehen darfst du Helfer rufen. Hast du einen Charakter, ruf ihn: Er kostet keinen Platz.
destiny-lesson-second-look = Welche Fähigkeit deiner Charaktere passt zu dieser Hand? Behalte, was zusammengehört, und tausche den Rest.
destiny-lesson-second-late-again = Wen du jetzt rufst, der lässt eine Lücke, also ruf nur, wer in dieser Runde hilft. Tippe auf einen Charakter und lies, was er kann.
destiny-lesson-second-read = Dein Zauberbuch wirkt wie der Händler, einmal in jeder Runde. Drücke auf „eine Karte ziehen, dann eine abwerfen“.
    .right = Und mit einem Händler könntest du es zweimal tun.
    .none = Es bleibt dein und ist in der nächsten Runde wieder da. Aber ein Blick auf eine weitere Karte kostet nichts. Nehmen wir es zurück?
destiny-lesson-second-worst = Wirf die Karte ab, die dir am wenigsten fehlt.
destiny-lesson-second-act-again = Nutze deine Fähigkeiten in beliebiger Reihenfolge, jede einmal je Runde. Dann drücke auf „{ $done }“.
destiny-lesson-second-special = Drei Charaktere ändern Regeln: Mit dem Drachen legst du zwei Multiplikatoren und keinen Bonus, mit dem Schurken zwei Boni. Der Alchemist nennt in jeder Runde das Zeichen einer Karte.
destiny-lesson-second-alone = Was Fähigkeiten können, weißt du jetzt, und von hier an spielst du allein: { $points } von { $goal } Punkten hast du schon. Jede Karte sagt dir, was sie kann.
