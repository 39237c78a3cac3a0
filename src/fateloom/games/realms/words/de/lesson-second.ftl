### Was der Lehrmeister in der zweiten Lektion sagt. Eine Zeile hat höchstens 35 Wörter.

## Die Lektion und ihre Teile

realms-lesson-second =
    .won = Du hast gewonnen! Du kannst jetzt Leben zählen: Jedes Gebot kostet welche, jeder Preis bringt welche, und eine Fähigkeit nimmt das letzte.
    .lost = { $winner } war diesmal schneller. Aber du kannst jetzt Leben zählen: Jedes Gebot kostet welche, jeder Preis bringt welche, und eine Fähigkeit nimmt das letzte.
realms-lesson-second-part-price = Der Preis
    .known = Wer verkauft, darf den Preis treiben.
realms-lesson-second-part-limit = Die Grenze
    .known = Niemand kann die letzte Karte bieten.
realms-lesson-second-part-power = Fähigkeiten
    .known = Eine Fähigkeit kann Handkarten kosten.
realms-lesson-second-part-borrow = Geliehene Fähigkeiten
    .known = Geliehen wirkt eine Fähigkeit noch einmal.

## Der Preis

realms-lesson-second-life = Dass Handkarten Münzen und Leben zugleich sind, weißt du. In dieser Lektion zählst du sie: deine, und mehr noch die der anderen.
realms-lesson-second-secret = Deine geheime Bestimmung ist der Meuchler: Du gewinnst, wenn durch dich jemand ausscheidet. Was vor den anderen liegt, rettet sie nicht, nur ihre Hand.
realms-lesson-second-offer = Also soll jemand arm werden, und am besten geht das durch einen Kauf. Biete die Königin an, die allen etwas wert ist.
    .wait = Tippe auf die Königin und bestätige auf dem Band.
    .right = Jetzt bieten die anderen. Du wirst zuletzt gefragt, und das ist ein Vorteil.
    .warrior = Durch den Skelettkrieger muss jemand eine Karte abwerfen: Für einen Meuchler ist er hier die beste Karte. Nehmen wir es zurück? Verloren ist nichts.
    .other = Das geht auch, und wer sie kauft, wird ärmer. Für die Königin gäben sie mehr. Nehmen wir es zurück?
realms-lesson-second-raise = { $leader } hat { $high } geboten. Auch du darfst bieten, obwohl du verkaufst: Biete 3, und die Königin kostet alle anderen 4.
    .wait = Tippe auf die 3 auf der Leiter und bestätige.
    .right = Jetzt liegst du vorn. Bietet niemand mehr, zahlst du selbst, also tu das nur, wenn jemand die Karte will.
    .more = Das ist kühn: Je höher du gehst, desto eher bleibst du auf deiner Karte sitzen und zahlst dafür. Bei 3 bietet wohl noch jemand. Nehmen wir es zurück?
    .sell = Verkauft für { $high }: Du hättest { $made } Karten. Mit einem Gebot von 3 bekommst du vielleicht 4, und { $leader } wird noch ärmer. Nehmen wir es zurück?
realms-lesson-second-enough = { $leader } hat { $high } geboten, bei 6 Karten auf der Hand! Mehr willst du gar nicht: Drücke auf „{ $done }“.
    .right = Verkauft: Du wirst { $made } Karten haben, und { $leader } hat noch 2. Diese Königin war teuer.
    .buy = Zu weit: Da bietet niemand mehr mit. Du behältst die Königin und { $made } Karten statt { $best }. Nehmen wir es zurück?
realms-lesson-second-sell-own = Du darfst auf deine eigene Karte bieten und zahlst den anderen, wenn niemand mehr bietet. Oder du passt, und sie ist verkauft.
realms-lesson-second-pay-own = Niemand hat mehr geboten, also kaufst du deine eigene Karte, und die anderen bekommen den Preis. Nimm, was du am wenigsten brauchst.
realms-lesson-second-early = Sie liegt vor dir, und du bist am Zug. Nutze sie, oder drücke auf „{ $done }“.

## Die Grenze

realms-lesson-second-paid = Du hast { $hand } Karten, und nur du und { $poor } wisst, welche davon der Preis waren. Für dich sind sie nun Münzen und Leben.
realms-lesson-second-count = Bei jedem Namen siehst du, wie viele Karten dort auf der Hand sind. { $poor } hat { $poorHand }, und eine muss bleiben, also kann { $poor } nicht mehr als 1 bieten.
realms-lesson-second-count-own = Bei jedem Namen siehst du, wie viele Karten dort auf der Hand sind. Eine muss bleiben, also bietet niemand mehr als alle bis auf eine.
realms-lesson-second-out = { $seller } verkauft den Erznekromanten, der die Fähigkeit einer anderen Nekromantie-Karte wiederholt. { $leader } hat { $high } geboten: Biete 2, und { $poor } kann nicht mehr mithalten.
    .wait = Tippe auf die 2 auf der Leiter und bestätige.
    .right = Er ist dein, für das Wenigste, was reicht. { $made } Karten bleiben auf deiner Hand.
    .more = Das geht auch und lässt dir { $made } Karten. Aber 2 hätten gereicht und dir { $best } gelassen. Nehmen wir es zurück?
    .none = Dann bekommt { $leader } den Erznekromanten, und du hast nichts, was zweimal zuschlägt. Nehmen wir es zurück? Verloren ist nichts.
realms-lesson-second-out-own = Biete, was gerade reicht, und zähle, was die anderen höchstens bieten können. Oder drücke auf „{ $done }“.
realms-lesson-second-cost = Zahle mit { $left } Karten, und denk daran: Für { $seller } sind sie nun Leben. Behalte den Skelettkrieger, eine Nekromantie-Karte, die zuschlägt.
    .wait = Tippe auf eine Karte und bestätige auf dem Band.
    .right = Die brauchst du für deinen Plan nicht.
    .dear = Den Skelettkrieger soll der Erznekromant doch wiederholen. Nehmen wir es zurück? Verloren ist nichts.
realms-lesson-second-cost-more = Nimm, womit du noch zahlen musst, und behalte den Skelettkrieger.
realms-lesson-second-asleep = Was du gekauft hast, liegt vor dir und steht aufrecht. Es muss auf deinen Zug warten, denn niemand nutzt Karten im Zug von anderen.
realms-lesson-second-starve = { $seller } verkauft den Almanach, der nichts tut. Er kostet dich nur eine Karte, aber jede, die du zahlst, ist ein Leben für { $seller }. Drücke auf „{ $done }“.
    .right = Kein Käufer, kein Preis. { $seller } darf den Almanach behalten, aber davon lebt niemand.
    .bid = Dann bekommt { $seller } deine Karten und ist schwerer zu treffen. Du hättest { $made } statt { $best }. Nehmen wir es zurück?
realms-lesson-second-starve-own = Frag dich vor jedem Gebot, wer den Preis bekommt. Eine Karte, die du zahlst, ist dort ein Leben.
realms-lesson-second-starve-pay = Zahle mit dem, was du am wenigsten brauchst, und behalte den Skelettkrieger.

## Fähigkeiten

realms-lesson-second-mine = Zähl zuerst deine eigenen Leben: Du hast { $hand }. Andere können dasselbe vorhaben wie du, also bleib über zwei oder drei Karten, solange es geht.
realms-lesson-second-own = Du bist am Zug, und { $poor } hat { $poorHand } Karten. Der Skelettkrieger wirkt nur vor dir: Biete ihn selbst an.
    .wait = Tippe auf den Skelettkrieger und bestätige auf dem Band.
    .right = Bietet jemand auf ihn, kannst du mehr bieten.
    .other = Dann bleibt der Skelettkrieger auf deiner Hand, und dort wirkt nichts. Nehmen wir es zurück? Verloren ist nichts.
realms-lesson-second-own-else = Biete an, was du vor dir haben willst, wenn wohl niemand bietet. Oder verkaufe, was jemanden arm macht.
realms-lesson-second-free = Niemand will ihn, also kostet er nichts: Drücke auf „{ $done }“.
    .right = Niemand hat geboten, und niemand bekommt etwas.
    .bid = Du zahlst den anderen etwas für ihn, und { $poor } bekommt ein Leben. Wenn du passt, ist er umsonst. Nehmen wir es zurück?
realms-lesson-second-free-own = Hat niemand geboten, bekommst du sie umsonst. Sonst frag dich, was sie dir wert ist.
realms-lesson-second-place = Nimm ihn jetzt: Er darf noch in diesem Zug wirken.
    .right = Zwei Karten vor dir, und beide stehen aufrecht.
    .drop = Abgeworfen wirkt er für niemanden. Nehmen wir es zurück? Verloren ist nichts.
realms-lesson-second-cost-late = Zahle mit dem, was du am wenigsten brauchst. Einen Teil davon bekommt auch { $poor }.
realms-lesson-second-guards = Ehe du zuschlägst, sieh nach, was eine Hand rettet: Ein Schild wehrt eine Fähigkeit ab, ein Amulett oder der Wiedergänger bringt neue Karten. { $poor } hat nichts davon.
realms-lesson-second-strike = Seine Fähigkeit hat zwei Schritte: Du wählst jemanden, und dort geht eine Karte. Nutze zuerst ihn: Tippe darauf und bestätige.
    .right = Erst die Karte, dann der Name: Der Tisch fragt dich nach einem nach dem anderen.
    .borrow = Diese Reihenfolge geht auch. Der Erznekromant leiht sich die Fähigkeit, und der Krieger kann sie trotzdem noch nutzen.
    .end = Dann ist dein Zug vorbei, und { $poor } zieht wieder. Nehmen wir es zurück? Verloren ist nichts.
    .other = Das geht auch: Nutze deine Karten in beliebiger Reihenfolge.
realms-lesson-second-aim = Und wen? { $poor } hat { $poorHand } Karten, alle anderen haben viele: Tippe auf den Namen und bestätige.
    .right = Dort bleibt eine Karte. Und der Krieger liegt nun gedreht.
    .other = Dort ist es eine Karte von vielen. { $poor } hat nur { $poorHand }. Nehmen wir es zurück? Verloren ist nichts.

## Geliehene Fähigkeiten

realms-lesson-second-kinds = Fähigkeiten gibt es in vier Arten: Manche wirken immer, manche musst du in jedem Zug nutzen, manche wirken nur einmal. Die meisten sind wie diese: genutzt, gedreht, im nächsten Zug wieder aufrecht.
realms-lesson-second-borrow = Der Skelettkrieger ist benutzt. Aber der Erznekromant leiht sich die Fähigkeit einer anderen Nekromantie-Karte, auch einer gedrehten: Nutze ihn.
    .wait = Tippe auf den Erznekromanten und bestätige.
    .right = Jetzt fragt der Tisch, wessen Fähigkeit er leiht.
    .end = Dann bleibt { $poor } eine Karte, zieht noch eine und lebt weiter. Nehmen wir es zurück? Verloren ist nichts.
    .other = Das geht auch: Nutze deine Karten in beliebiger Reihenfolge.
realms-lesson-second-which = Leih dir den Skelettkrieger. Er bleibt, wie er liegt: Was geliehen wird, ist nicht benutzt.
    .right = Dieselbe Fähigkeit noch einmal, mit neuer Wahl.
    .none = Dann ist der Erznekromant umsonst benutzt. Nehmen wir es zurück? Verloren ist nichts.
realms-lesson-second-blow = Und noch einmal wählst du jemanden. Wessen Hand leer ist, der scheidet aus, wie viel auch auf dem Tisch liegt.
    .right = Die Hand ist leer.
    .other = Dort ist es eine Karte von vielen. Nehmen wir es zurück? Verloren ist nichts.
realms-lesson-second-act = Nutze, was vor dir aufrecht steht, oder drücke auf „{ $done }“. In deinem nächsten Zug steht alles wieder aufrecht.
realms-lesson-second-alone = Von hier an spielst du allein: { $poor } hat { $poorHand } Karten, und deine Fähigkeiten treffen in jedem deiner Züge. Ziel auf die, die am wenigsten haben.
