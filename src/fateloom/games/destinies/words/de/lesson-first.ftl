### Was der Lehrmeister in der ersten Lektion sagt. Eine Zeile hat höchstens 35 Wörter. $spend, $leave,
### $deal und $stay sind Knöpfe. $made und $best: wie viele von 100 Würfen mit dieser Wahl der Würfel
### einen Erfolg bringen, und wie viele mit der verlangten.

## Die Lektion und ihre Teile

destinies-lesson-first =
    .won = Deine Bestimmung ist erfüllt! Nun kannst du Destinies spielen. Wat hat noch einen zweiten Pfad, Nell und Pim haben eigene Bestimmungen, und das meiste in diesem Tal kennst du noch nicht.
    .lost = Diesmal wurde keine Bestimmung erfüllt. Aber nun kannst du Destinies spielen, und das meiste in diesem Tal kennst du noch nicht.
destinies-lesson-first-part-hero = Eine Rolle
    .known = Jede Rolle hat eine starke Seite.
destinies-lesson-first-part-destiny = Eine Bestimmung
    .known = Sie hat zwei Pfade. Einer genügt.
destinies-lesson-first-part-map = Die Landkarte
    .known = Du gehst bis zu zwei Kartenteile weit.
destinies-lesson-first-part-place = Ein Ort
    .known = In jedem Zug besuchst du einen Ort.
destinies-lesson-first-part-experience = Erfahrung
    .known = Marker sind weiter links besser.
destinies-lesson-first-part-test = Eine Probe
    .known = Erreichte Marker und Sterne sind Erfolge.
destinies-lesson-first-part-items = Gegenstände
    .known = Sie helfen, auch nach dem Wurf.
destinies-lesson-first-part-finale = Das Finale
    .known = Du kannst Destinies spielen.

## Eine Rolle

destinies-lesson-first-tale = Jede Geschichte beginnt mit einer Seite, die allen vorgelesen wird. Lies sie und blättere um: Dahinter stehen drei Rollen, und eine davon wirst du sein.
destinies-lesson-first-skills = Es gibt drei Fertigkeiten: Klugheit, Geschick und Stärke. Stark, gut, mittel oder schwach sagt, wie leicht einer Rolle etwas gelingt. Alles kann keine.
destinies-lesson-first-choose = Nimm für diese Lektion Wat Thorley, den Fuhrmann. In Stärke ist er stark, in den anderen beiden schwach. Von ihm lässt sich gut lernen.
    .wait = Tippe auf ihn und bestätige auf dem Band.
    .right = Du bist Wat Thorley. Und ein Brief ist da, für dich allein: Brich das Siegel, lies in Ruhe und versiegle ihn wieder.
    .other = Das geht auch, und ihre Geschichte ist genauso gut. Aber mein Rat in dieser Lektion ist für Wat gemacht. Nehmen wir es zurück?

## Eine Bestimmung

destinies-lesson-first-letter = In dem Brief steht deine Bestimmung: was du hier suchst, und warum. Niemand sonst darf ihn je sehen. Das Siegel öffnet ihn wieder, sooft du magst.
destinies-lesson-first-paths = Zwei Pfade führen ans Ziel, der goldene und der violette, und einer genügt. Umentscheiden darfst du dich immer. Nehmen wir Gold: Zuerst lauschst du am Wehr.

## Die Landkarte

destinies-lesson-first-tiles = Das ist das Tal. Du stehst in Kingsmile. In deinem Zug gehst du bis zu zwei Kartenteile weit. Die anderen sind unerkundet und beenden den Weg; mehr als eine Andeutung zeigen sie nicht.
destinies-lesson-first-shore = Wo früher das Wasser anfing, muss das Wehr sein. Geh auf dieses Kartenteil, und du erkundest es.
    .wait = Ich warte. Tippe auf das Kartenteil.
    .right = Du hast es erkundet: Das Kartenteil liegt nun offen, seine Orte sind zu sehen, und ein neues liegt daneben. Lies, was die Geschichte dazu sagt.
    .stay = Bleiben darfst du, und manchmal lohnt es sich. Aber hier im Dorf hört niemand, worauf du lauschst. Nehmen wir es zurück?
    .other = Das geht auch: Du erkundest eine andere Ecke des Tals, und auch die hat ihre Orte. Nur das Wehr ist woanders. Nehmen wir es zurück?
destinies-lesson-first-shore-again = Am trockenen Ufer bist du schon, und das Wehr steht dir wieder offen. Um hier zu bleiben, drücke „{ $stay }“.
    .right = Nun darfst du hier einen Ort besuchen, obwohl du nicht gegangen bist.
    .other = Das geht auch. Das Wehr wartet, und nichts drängt.
destinies-lesson-first-shore-later = Was dein goldener Pfad zuerst verlangt, ist noch immer am Wehr zu hören. Es steht am trockenen Ufer.
    .right = Da ist es. Lag das Kartenteil noch verdeckt, sind seine Orte jetzt zu sehen.
    .stay = Das geht auch. Das Wehr wartet, und nichts drängt.
    .other = Das geht auch. Das Wehr wartet, und nichts drängt.

## Ein Ort

destinies-lesson-first-weir = Jedes Zeichen auf einem Kartenteil ist ein Ort, und einen davon darfst du in deinem Zug besuchen. Besuche das Wehr.
    .wait = Tippe auf sein Zeichen auf der Landkarte.
    .right = Lies, wie es hier ist. Dann sieh dir an, was du tun kannst.
    .landing = Das geht auch. Aber was du hören willst, hörst du am Wehr, und ein Zug hat nur einen Besuch. Nehmen wir es zurück?
    .end = Dann endet dein Zug ohne Besuch. Dabei weiß jeder Ort etwas zu erzählen. Nehmen wir es zurück?
destinies-lesson-first-options = Das alles kannst du hier tun: so viel du willst, in jeder Reihenfolge, jedes einmal bei diesem Besuch. Die Zeichen sagen, was es ist: Eine Raute ist eine Probe.
destinies-lesson-first-plank = Beginne mit etwas, das keine Würfel braucht: Eine Tat geschieht einfach. Hilf Aldous mit der lockeren Planke.
    .wait = Ich warte. Tippe auf diese Möglichkeit.
    .right = Er freut sich, und du hast etwas gelernt. Sieh dir deine Erfahrung an.
    .bells = Ein gutes Ziel, nur etwas früh: Mit ein wenig Erfahrung wärst du besser gerüstet. Nehmen wir es zurück?
    .leave = Wer geht, beendet den Zug, und hier ist noch viel zu tun. Nehmen wir es zurück?
    .other = Das geht auch. Aber es ist eine Probe, und ich möchte dir zeigen, wie man sich auf eine vorbereitet. Nehmen wir es zurück?

## Erfahrung

destinies-lesson-first-xp = Du hast 1 EP. Jede Fertigkeit hat Marker auf einer Leiste mit zwölf Feldern, und je weiter links sie stehen, desto öfter zählen sie. Erfahrung schiebt sie.
destinies-lesson-first-spend = Am Wehr zu lauschen braucht Klugheit, und dein niedrigster Marker steht dort auf 6. Die 6 erreichen die Würfel in 36 von 100 Würfen, die 4 in 86. Drücke „{ $spend }“.
    .wait = Der Knopf steht unter der Seite.
    .right = Nun hast du zwei Felder nach links, für einen Marker oder für zwei.
    .leave = Wer geht, beendet den Zug, und gelauscht hast du noch nicht. Nehmen wir es zurück?
    .other = Das geht auch: Erfahrung behältst du, bis du sie ausgibst. Vorher ausgegeben, hilft sie gleich. Nehmen wir es zurück?
destinies-lesson-first-first = Nimm beide Felder für einen Marker: für den der Klugheit auf 6.
    .wait = Tippe auf den Marker.
    .right = Nun steht er auf 5, und ein Feld ist übrig.
    .other = Das geht auch und bleibt dir genauso. Für das, was jetzt kommt, hilft der Marker auf 6 mehr. Nehmen wir es zurück?
destinies-lesson-first-second = Noch einmal derselbe Marker: von 5 auf 4.
    .wait = Tippe auf den Marker.
    .right = Nun zählt er bei jeder Wurfsumme ab 4. Was so besser wird, bleibt es die ganze Partie.
    .other = Das geht auch: ein Feld hier, ein Feld dort. Auf 4 zählte der niedrigste Marker öfter. Nehmen wir es zurück?
    .done = Das übrige Feld verfiele dann. Nehmen wir es zurück?
destinies-lesson-first-spread = Ein Erfahrungspunkt schiebt einen Marker zwei Felder nach links oder zwei Marker je eines. Niedrige Marker zählen am öftesten.
destinies-lesson-first-gain = Eine Fertigkeit wird besser: Wähle, welcher ihrer Marker nach links geht. Das bleibt die ganze Partie.
destinies-lesson-first-loss = Eine Fertigkeit wird schlechter: Wähle, welcher ihrer Marker nach rechts geht. Die hohen fehlen dir am wenigsten.

## Eine Probe

destinies-lesson-first-bells = Nun setz dich auf die Mauer und lausche. Welche Fertigkeit eine Probe braucht, weißt du vorher. Die Zahlen daneben sind deine Marker.
    .wait = Ich warte. Tippe auf diese Möglichkeit.
    .right = Das ist deine Leiste, und das sind die Würfel.
    .leave = Wer geht, beendet den Zug, und dafür bist du doch gekommen. Nehmen wir es zurück?
    .other = Das geht auch, kostet dich aber vielleicht den Würfel, den ich für die Glöckchen vorgesehen habe. Nehmen wir es zurück?
destinies-lesson-first-track = Die beiden Hauptwürfel wirfst du immer, mit 1 bis 4 Augen. Jeder Marker bis zu ihrer Summe ist ein Erfolg. Die 4 gelingt also leicht, die 8 selten.
destinies-lesson-first-effort = Ein Einsatzwürfel kann dazukommen: Er erhöht die Wurfsumme oder zeigt einen Stern, und der ist schon ein Erfolg. Nimm ihn dazu und würfle.
    .wait = Tippe auf den Würfel mit „dazu?“ und würfle dann.
    .right = Mit ihm bringen { $made } von 100 Würfen einen Erfolg. Sieh dir die Zählung an: erst die Marker, dann die Sterne. Danach geht die Geschichte weiter.
    .none = Das geht auch: { $made } von 100 Würfen bringen einen Erfolg, mit dem Einsatzwürfel { $best }. Dafür bleibt er dir. Nehmen wir es zurück?
destinies-lesson-first-heard = Neun kleine Glöckchen! Ein Schritt auf deinem goldenen Pfad ist getan. Das erfährst nur du, und im Brief hinter dem Siegel steht, wie weit du bist.
destinies-lesson-first-leave = Geworfene Einsatzwürfel sind erschöpft; in jedem Zug wird einer wieder bereit. Genug für heute. Drücke „{ $leave }“, und der Tag ist vorbei.
    .wait = Der Knopf steht unter der Seite.
    .right = Allein ist ein Tag ein Zug. Mit anderen hat jeder einen.
    .other = Das geht auch. Du darfst alles tun, was ein Ort bietet, und was misslingt, lässt sich an einem anderen Tag wieder versuchen.
destinies-lesson-first-missed = Nichts als Frösche, diesmal. Aber auch ein Fehlschlag lehrt oft etwas, und in einem anderen Zug darfst du wieder lauschen. Drücke „{ $leave }“.
    .right = Morgen ist auch ein Tag, und was deine Marker gewonnen haben, behalten sie.

## Gegenstände

destinies-lesson-first-morning = Ein neuer Tag. Zu Beginn deines Zuges wird ein Einsatzwürfel wieder bereit, bis zu drei. Dann geschieht im Tal vielleicht etwas: Lies es.
destinies-lesson-first-osiers = Nun verlangt Gold ein Halfter aus Weide, aus dem Weidenried. Dorthin sind es zwei Schritte: der erste über Kingsmile, das erkundet ist, der zweite auf das unerkundete Kartenteil.
    .wait = Ich warte. Tippe auf das Kartenteil.
    .right = Hier wächst die Weide, und mittendrin wohnt jemand.
    .stay = Bleiben darfst du, aber hier wächst keine Weide. Nehmen wir es zurück?
    .other = Das geht auch, und zu sehen gibt es überall etwas. Nur die Weide wächst im Weidenried. Nehmen wir es zurück?
destinies-lesson-first-osiers-here = Im Weidenried bist du schon, und in einem neuen Zug darfst du es wieder versuchen. Um hier zu bleiben, drücke „{ $stay }“.
    .right = Nun darfst du hier einen Ort besuchen, obwohl du nicht gegangen bist.
    .other = Das geht auch. Die Weide läuft nicht weg.
destinies-lesson-first-hut = Auch zu Leuten kommst du durch einen Besuch. Besuche Jenet in der Korbhütte.
    .wait = Tippe auf ihre Figur auf der Landkarte.
    .right = Manche Leute bringen dir etwas bei, manche verkaufen etwas. Jenet tut beides.
    .end = Dann endet dein Zug ohne Besuch. Dabei hat Jenet, was du brauchst. Nehmen wir es zurück?
destinies-lesson-first-shelf = Flechten braucht Geschick, und darin bist du schwach. Ein Gegenstand kann helfen. Zwei Münzen hast du: Sieh dir an, was an den Balken hängt.
    .wait = Ich warte. Tippe auf diese Möglichkeit.
    .right = In einem Handel kaufst und verkaufst du, so viel du willst, zum Preis auf der Karte.
    .plait = Du darfst es gleich versuchen, aber nur einer deiner Marker ist niedrig, und das reicht vielleicht nicht. Nehmen wir es zurück?
    .ask = Leute wie sie kannst du nach deiner Bestimmung fragen, zu einem deiner Pfade. Ihre Antwort hören alle, deine Frage nicht. Nehmen wir es zurück?
    .leave = Wer geht, beendet den Zug, und ein Halfter hast du noch nicht. Nehmen wir es zurück?
    .other = Das geht auch, kostet dich aber vielleicht den Einsatzwürfel. Sehen wir erst nach, was sie verkauft. Nehmen wir es zurück?
destinies-lesson-first-candle = Die Wachskerze kostet 1 Münze, und nach einem Wurf legst du sie ab und hast einen Erfolg mehr. Leg sie in den Korb.
    .wait = Tippe auf die Kerze.
    .right = Sie liegt im Korb. Gekauft ist erst, wenn der Handel abgeschlossen ist.
    .none = Dann behältst du deine Münzen und flichtst ohne Hilfe. Nehmen wir es zurück?
destinies-lesson-first-deal = Dann bleibt dir 1 Münze. Drücke „{ $deal }“.
    .wait = Der Knopf steht unter dem Handel.
    .right = Die Kerze ist in deinem Gepäck, und darin haben fünf Gegenstände Platz.
    .none = Ohne Abschluss hast du nichts gekauft. Nehmen wir es zurück?
destinies-lesson-first-plait = Nun lass dir zeigen, wie es geht. Wie schwer eine Probe ist, sagen ihre Worte: Was schwerer klingt, ist schwerer. Hier sind es vielleicht zwei Erfolge.
    .wait = Ich warte. Tippe auf diese Möglichkeit.
    .right = Ein Erfolg mit den Würfeln genügt, und die Kerze bringt den zweiten.
    .ask = Leute wie sie kannst du nach deiner Bestimmung fragen, zu einem deiner Pfade. Ihre Antwort hören alle, deine Frage nicht. Nehmen wir es zurück?
    .leave = Wer geht, beendet den Zug, und ein Halfter hast du noch nicht. Nehmen wir es zurück?
    .other = Das geht auch, kostet dich aber vielleicht den Einsatzwürfel. Erst das Halfter. Nehmen wir es zurück?
destinies-lesson-first-weave = Dein niedrigster Marker steht hier auf 5. Nimm wieder den Einsatzwürfel dazu und würfle.
    .wait = Tippe auf den Würfel mit „dazu?“ und würfle dann.
    .right = Mit ihm bringen { $made } von 100 Würfen mindestens einen Erfolg.
    .none = Das geht auch: { $made } von 100 Würfen bringen mindestens einen Erfolg, mit dem Einsatzwürfel { $best }. Nehmen wir es zurück?
destinies-lesson-first-burn = Wurfsumme { $total }, und ein Erfolg. Zünde die Kerze an, und es sind zwei.
    .wait = Tippe auf die Kerze und bestätige.
    .right = Das macht zwei. Die Kerze ist fort und war ihre Münze wert.
    .keep = Das geht auch: Die Kerze bleibt dir, und vielleicht wird es dafür ein Korb. Nehmen wir es zurück?
destinies-lesson-first-accept = Wurfsumme { $total }, und im Ganzen { $successes ->
        [0] kein Erfolg
        [one] ein Erfolg
       *[other] { $successes } Erfolge
    }. Du darfst jetzt einen Gegenstand benutzen, oder du nimmst den Wurf an und liest, was daraus wird.
destinies-lesson-first-halter = Das Weidenhalfter ist in deinem Gepäck, und der zweite Schritt auf deinem goldenen Pfad ist getan. Fünf Gegenstände haben Platz; von sechsen muss einer weg.
destinies-lesson-first-depart = Für heute ist es getan. Drücke „{ $leave }“.
    .wait = Der Knopf steht unter der Seite.
    .right = Nun verlangt dein goldener Pfad nichts mehr.
    .ask = Leute wie sie kannst du nach deiner Bestimmung fragen, zu einem deiner Pfade. Ihre Antwort hören alle, deine Frage nicht.
    .other = Das geht auch. Du darfst alles tun, was ein Ort bietet.
destinies-lesson-first-basket = Diesmal wurde es ein Korb. Aber auch ein Fehlschlag lehrt oft etwas, und in einem anderen Zug darfst du es wieder versuchen. Drücke „{ $leave }“.
    .right = Morgen ist auch ein Tag, und was deine Marker gewonnen haben, behalten sie.

## Das Finale

destinies-lesson-first-ready = Wenn ein Pfad nichts mehr verlangt, führt er zu seinem Finale, an einem bestimmten Ort. Dein Brief nennt ihn: den langen Steg, am trockenen Ufer.
destinies-lesson-first-landing-there = Also zurück ans trockene Ufer. Unterwegs ist alles erkundet, darum genügt ein Zug.
    .wait = Ich warte. Tippe auf das Kartenteil.
    .right = Da ist der lange Steg.
    .stay = Bleiben darfst du und erst noch Erfahrung oder Münzen sammeln. Nichts drängt.
    .other = Das geht auch: Sieh dir erst mehr vom Tal an. Das Finale wartet.
destinies-lesson-first-landing-here = Am trockenen Ufer bist du schon. Um hier zu bleiben, drücke „{ $stay }“.
    .right = Nun darfst du den langen Steg besuchen.
    .other = Das geht auch: Sieh dir erst mehr vom Tal an. Das Finale wartet.
destinies-lesson-first-landing = Ein Finale beginnt mit einem Besuch wie jedem anderen. Besuche den langen Steg.
    .wait = Tippe auf sein Zeichen auf der Landkarte.
    .right = Lies weiter, und sieh dir an, was nur du siehst.
    .weir = Das geht auch. Aber dein Finale beginnt auf dem langen Steg. Nehmen wir es zurück?
    .end = Dann endet dein Zug ohne Besuch. Nehmen wir es zurück?
destinies-lesson-first-call = Da ist es, dein Finale. Hat es begonnen, gibt es kein Zurück und keinen anderen Pfad. Aber in der Erkundung darfst du wieder versuchen, was misslingt.
    .wait = Ich warte. Tippe auf diese Möglichkeit.
    .right = Es hat begonnen. Von jetzt an ist jeder deiner Züge ein Abschnitt davon.
    .boat = Das geht auch: Das Boot bringt dich zum Jahrmarkt selbst, und der ist sehenswert. Dein Finale wartet hier. Nehmen wir es zurück?
    .dig = Das geht auch, kostet dich aber vielleicht den Einsatzwürfel. Dein Finale wartet. Nehmen wir es zurück?
    .leave = Dann kommst du an einem anderen Tag wieder. Dein Finale wartet. Nehmen wir es zurück?
destinies-lesson-first-alone = Was du hier brauchst, kennst du alles: Möglichkeiten, Würfel, Einsatz, Gegenstände. Von hier an spielst du allein. Bring sie heim, und viel Glück!
destinies-lesson-first-retry = Das ging schief, aber zu Ende ist es nicht: In der Erkundung darfst du denselben Abschnitt noch einmal versuchen.

## Was immer zuvor geschah

destinies-lesson-first-own-move = Geh bis zu zwei Kartenteile weit, oder bleib, wo du bist. Ein unerkundetes Kartenteil beendet den Weg, und du erkundest es.
destinies-lesson-first-own-place = Nun darfst du einen der Orte auf deinem Kartenteil besuchen. Oder du beendest deinen Zug ohne Besuch.
destinies-lesson-first-own-option = Wähle hier, was du magst, jedes einmal. Das Zeichen sagt, was es ist. Hast du genug getan, verlass den Ort: Damit endet dein Zug.
destinies-lesson-first-own-answer = Du wirst etwas gefragt und musst antworten, ehe du etwas anderes tust. Falsch ist hier keine Antwort, aber jede hat ihre Folgen.
destinies-lesson-first-own-dice = Zwei Hauptwürfel wirfst du immer. Jeder Marker bis zur Wurfsumme ist ein Erfolg, und jeder Stern auch. Nimm so viel Einsatz dazu, wie du wagst.
destinies-lesson-first-own-trade = Leg in den Korb, was du kaufen oder verkaufen willst. Ehe du den Handel abschließt, geschieht nichts.
