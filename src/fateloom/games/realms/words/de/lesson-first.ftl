### Was der Lehrmeister in der ersten Lektion sagt. Eine Zeile hat höchstens 35 Wörter.

## Die Lektion und ihre Teile

realms-lesson-first =
    .won = Deine Bestimmung ist erfüllt: Du hast gewonnen! Das Wichtigste weißt du nun. Was die übrigen Karten und Bestimmungen tun, steht auf ihnen.
    .lost = Diesmal war { $winner } schneller. Das Wichtigste weißt du nun. Was die übrigen Karten und Bestimmungen tun, steht auf ihnen.
realms-lesson-first-part-hand = Deine Hand
    .known = Deine Karten sind Geld und Leben.
realms-lesson-first-part-sale = Verkaufen
    .known = Wer verkauft, bekommt den Preis.
realms-lesson-first-part-bid = Bieten
    .known = Das höchste Gebot nimmt die Karte.
realms-lesson-first-part-price = Der Preis
    .known = Wer keine Karte mehr hat, scheidet aus.
realms-lesson-first-part-pass = Passen
    .known = Passen kostet nichts.
realms-lesson-first-part-power = Dein Reich
    .known = Nur was vor dir liegt, wirkt.
realms-lesson-first-part-destiny = Deine Bestimmung
    .known = Du kannst Realms of Destiny spielen.

## Deine Hand

realms-lesson-first-hand = Diese Karten sind deine Hand. Jede ist eine Münze, und alle zusammen sind dein Leben: Mit ihnen kaufst du ein, und wer keine mehr hat, scheidet aus.
realms-lesson-first-destiny = Und so gewinnst du: Erfülle vor allen anderen eine Bestimmung. Zwei gelten für alle, diese ist dein Geheimnis: Sie verlangt { $need } verschiedene Marker.

## Verkaufen

realms-lesson-first-offer = In deinem Zug versteigerst du eine Karte, und wer sie kauft, zahlt dir mit Karten. Verkauf also, was dir am wenigsten nützt. Die Seherin bringt keine Marker: Versteigere sie.
    .wait = Tippe auf die Seherin und bestätige auf dem Band.
    .right = Auf deiner Hand war die Seherin eine Karte wert. Mal sehen, was die anderen für sie geben.
    .own = Der Bankier bringt dir eine Münze, und die ist ein Marker: Ich hätte ihn lieber vor dir liegen, als ihn zu verkaufen. Nehmen wir es zurück? Verloren ist nichts.
    .other = Das geht auch: Du darfst verkaufen, was du willst. Jetzt bieten die anderen darauf.
realms-lesson-first-sell = { $leader } hat { $high } geboten: So viele Karten bekämst du. Du darfst auch selbst bieten, aber dann zahlst du an die anderen. Drücke auf „{ $done }“.
    .wait = Der Knopf steht auf dem Band.
    .right = Verkauft! { $leader } sucht aus, was du bekommst, und du hast dann { $made } Karten. Wer überboten wurde, zahlt nichts.
    .buy = Bietet niemand mehr, behältst du sie und noch { $made } Karten auf der Hand. Beim Verkauf wären es { $best } geworden. Nehmen wir es zurück? Verloren ist nichts.
realms-lesson-first-sell-pay = Du hast deine eigene Karte gekauft, also geht der Preis reihum an die anderen. Wähle, was du am wenigsten brauchst.
realms-lesson-first-early = Sie liegt vor dir, und du bist am Zug: Du darfst sie gleich nutzen. Tippe darauf und bestätige, oder drücke auf „{ $done }“.

## Bieten

realms-lesson-first-sold = Jetzt hast du { $hand } Karten. So kommt Geld herein: eine Karte in jedem deiner Züge, und was du verkaufst. Nun geben wir etwas aus.
realms-lesson-first-bought = Jetzt hast du { $hand } Karten. Was du gekauft hast, liegt vor dir, und nur dort wirkt es. Nun verkauft jemand anderes.
realms-lesson-first-bid = { $seller } verkauft die Heilerin. Liegt sie vor dir, nimmt sie ein Amulett, und das ist ein Marker! { $leader } hat { $high } geboten. Biete 2.
    .wait = Ich warte auf dein Gebot. Auch ein höheres ist recht.
    .right = Wer sie noch will, muss 3 bieten. Sonst ist sie dein, und { $made } Karten bleiben auf deiner Hand.
    .more = Das geht auch, und { $made } Karten blieben dir. Mit einem Gebot von 2 wären es { $best }: Fang niedrig an, erhöhen kannst du später.
    .none = Dann bekommt { $leader } sie für { $high }, und du bleibst vorerst ohne Marker. Nehmen wir es zurück? Verloren ist nichts.
realms-lesson-first-bid-own = Du musst mehr bieten als das letzte Gebot, und eine Karte muss auf deiner Hand bleiben. Oder du passt.

## Der Preis

realms-lesson-first-price = Sie ist dein! Nun zahle mit { $left } Karten. { $seller } bekommt sie, und nur ihr beide seht, welche. Behalte den Bankier, er bringt eine Münze.
    .wait = Tippe auf eine Karte und bestätige auf dem Band.
    .right = Die wird dir nicht fehlen: Sie bringt dir keinen Marker.
    .dear = Das geht auch. Aber der Bankier hätte dir eine Münze gebracht, deinen zweiten Marker. Nehmen wir es zurück? Verloren ist nichts.
realms-lesson-first-price-more = Wähle, womit du noch zahlen willst. Behalte, was Marker bringt.
realms-lesson-first-life = Was man zahlt, ist fort. Du hast { $hand } Karten. Wer keine Karte mehr auf der Hand hat, scheidet sofort aus; darum darf niemand die letzte bieten.

## Passen

realms-lesson-first-pass = { $seller } verkauft die Gruft. Sie hat keine Fähigkeit und bringt dir keinen Marker. Überlass sie den anderen: Drücke auf „{ $done }“.
    .wait = Der Knopf steht auf dem Band.
    .right = Du behältst alle { $made } Karten. Und es ist nicht dein letztes Wort: Bietet jemand, wirst du noch einmal gefragt.
    .bid = Das geht auch, und die Gruft zählt für andere Bestimmungen. Aber dann bleiben dir { $made } Karten, beim Passen { $best }. Nehmen wir es zurück?
realms-lesson-first-pass-again = { $leader } hat { $high } geboten. Obwohl du gepasst hast, dürftest du jetzt wieder bieten. Lass es gut sein: Drücke auf „{ $done }“.
    .right = Passen alle anderen hintereinander, ist die Auktion vorbei. { $leader } zahlt, und du hast noch { $made } Karten.
    .bid = Das geht auch, und { $made } Karten blieben dir. Beim Passen wären es { $best }, und die Gruft bringt dir keinen Marker. Nehmen wir es zurück?
realms-lesson-first-pass-own = Biete nur, wenn sie dir nützt. Passen kostet nichts, und bietet jemand, wirst du noch einmal gefragt.
realms-lesson-first-pass-pay = Sie ist dein. Zahle mit dem, was du am wenigsten brauchst, und behalte, was Marker bringt.

## Dein Reich

realms-lesson-first-draw = Du bist wieder am Zug. Deine Karten stehen alle aufrecht, und du hast eine Karte gezogen. Nun kommt eine Auktion, und danach dürfen deine Karten wirken.
realms-lesson-first-own = Du darfst auch deine eigene Karte kaufen. Versteigere den Bankier: Bietet niemand, bekommst du ihn umsonst.
    .wait = Tippe auf den Bankier und bestätige auf dem Band.
    .right = Mal sehen, ob ihn sonst jemand haben will.
    .other = Das geht auch. Aber nur vor dir kann der Bankier dir einen Marker bringen, und noch steckt er auf deiner Hand. Nehmen wir es zurück?
realms-lesson-first-own-else = Versteigere eine Karte, die du selbst haben willst: Bietet niemand, bekommst du sie umsonst. Oder verkauf eine, die du nicht brauchst.
realms-lesson-first-free = Niemand hat geboten. Wenn auch du passt, darfst du deine Karte umsonst haben: Drücke auf „{ $done }“.
    .right = Genau: Warum zahlen, wenn sonst niemand sie will?
    .pay = Das geht auch, aber du zahlst dafür an die anderen: { $made } Karten bleiben dir. Wenn du passt, ist sie dein, und es bleiben { $best }. Nehmen wir es zurück?
realms-lesson-first-place = Niemand wollte sie: Du darfst sie kostenlos nehmen oder abwerfen. Nimm sie, denn nur was vor dir liegt, wirkt.
    .right = Da liegt sie. Du bist am Zug, also darfst du sie gleich nutzen.
    .drop = Abgeworfen wirkt sie für niemanden. Nehmen wir es zurück? Verloren ist nichts.
realms-lesson-first-power = Der letzte Schritt deines Zuges: Nutze, was aufrecht vor dir liegt. Tippe auf die Heilerin, dann nimmt sie ein Amulett.
    .wait = Tippe auf die Heilerin und bestätige auf dem Band.
    .right = Dein erster Marker! Die Heilerin liegt nun gedreht. In deinem nächsten Zug steht sie wieder aufrecht.
    .banker = Das geht auch: Die Reihenfolge bestimmst du. Eine Münze ist dein erster Marker.
    .end = Dann wäre dein Zug vorbei, und deine Karten müssten bis zum nächsten warten. Sie zu nutzen kostet nichts. Nehmen wir es zurück?
    .other = Das geht auch: Nutze so viele deiner Karten, wie du willst, in beliebiger Reihenfolge.
realms-lesson-first-power-two = Nun der Bankier für eine Münze: Mit ihr darfst du einmal eine Karte weniger zahlen. Marker sind nützlich, aber du brauchst sie für deine Bestimmung.
    .wait = Tippe auf den Bankier und bestätige auf dem Band.
    .right = Eine Münze. Genutzte Karten liegen gedreht, und ist nichts mehr zu nutzen, endet dein Zug.
    .end = Dann wäre dein Zug ohne die Münze des Bankiers vorbei. Ihn zu nutzen kostet nichts. Nehmen wir es zurück?
    .other = Das geht auch: Nutze so viele deiner Karten, wie du willst, in beliebiger Reihenfolge.
realms-lesson-first-power-own = Nutze, was aufrecht vor dir liegt, so viele Karten du willst: Tippe auf eine und bestätige. Oder drücke auf „{ $done }“.

## Deine Bestimmung

realms-lesson-first-alone = Du hast { $tokens } von { $need } Markern, und { $seller } verkauft den Leibwächter, der ein Siegel nimmt. Du weißt nun alles: Von hier an spielst du allein!
realms-lesson-first-alone-own = Du weißt nun alles: Von hier an spielst du allein. Du hast { $tokens } von { $need } Markern. Achte auf Karten, die einen nehmen, und behalte ein paar Karten. Viel Glück!
realms-lesson-first-third = Was ist dir der Leibwächter wert? Fang niedrig an, erhöhe, wenn du musst, und denk an deine Hand.
    .wait = Ich warte auf dein Gebot, oder darauf, dass du passt.
realms-lesson-first-coin = Mit der Münze zahlst du eine Karte weniger. Dann ist sie fort, aber in deinem nächsten Zug kann der Bankier eine neue nehmen. Ganz wie du willst.
realms-lesson-first-last = Dein Leibwächter steht aufrecht. Nutze ihn: Sein Siegel könnte der Marker sein, der dir noch fehlt.
