### Was der Lehrmeister in der zweiten Lektion sagt. Eine Zeile hat höchstens 35 Wörter.

## Die Lektion und ihre Teile

destinies-lesson-second =
    .won = Du warst schneller, und deine Bestimmung ist erfüllt! Handeln, dich auf eine Probe vorbereiten und deinen Pfad für dich behalten: Das kannst du jetzt.
    .lost = Diesmal war { $rival } schneller. Aber handeln, dich auf eine Probe vorbereiten und deinen Pfad für dich behalten: Das kannst du jetzt.
destinies-lesson-second-part-race = Ein Wettlauf
    .known = Die erste erfüllte Bestimmung gewinnt.
destinies-lesson-second-part-trade = Handel
    .known = Was verkauft ist, liegt dort für alle.
destinies-lesson-second-part-test = Eine Probe
    .known = Würfel, Marker und Gegenstände wirken zusammen.
destinies-lesson-second-part-paths = Geheime Pfade
    .known = Man sieht, was du tust, aber nicht, warum.
destinies-lesson-second-part-experience = Erfahrung
    .known = Gib Erfahrung vor der Probe aus, nicht darin.
destinies-lesson-second-part-milestone = Das Ziel
    .known = Ein Pfad geht Schritt für Schritt.

## Ein Wettlauf

destinies-lesson-second-race = Diesmal seid ihr zu zweit unterwegs, und es ist ein Wettlauf: Die Geschichte endet mit der ersten Bestimmung, die erfüllt ist. { $rival } spielt Wat Thorley.
destinies-lesson-second-choose = Nimm Nell Gannet. Sie ist stark in Klugheit und hat eine Kerze und eine Münze dabei.
    .wait = Tippe auf sie und bestätige auf dem Band.
    .right = Du bist Nell Gannet. Brich das Siegel deines Briefs und lies ihn, solange niemand zusieht.
    .other = Das geht auch, aber mein Rat in dieser Lektion gilt Nell. Nehmen wir es zurück?
destinies-lesson-second-secret = Jetzt kommt es auf Geheimnisse an. Auch { $rival } hat einen Brief, und du siehst ihn erst am Ende, so wie niemand deinen sieht.
destinies-lesson-second-roads = Gold oder Violett: Du entscheidest, und sagen musst du es niemandem. Für Gold musst du den Pfarrer gewinnen und das Blei heraufholen; damit fangen wir an.

## Handel

destinies-lesson-second-hut = Zuerst Ausrüstung: Geh ins Weidenried, das du damit erkundest.
    .wait = Ich warte. Tippe auf den Kartenteil.
    .right = Hier gibt es einen Ort. Besuch ihn.
    .stay = In Kingsmile verkauft heute niemand etwas. Nehmen wir es zurück?
    .other = Das geht auch: So erkundest du einen anderen Winkel des Tals. Was ich dir zeigen will, ist im Weidenried. Nehmen wir es zurück?
destinies-lesson-second-visit = Besuch die Korbhütte: Handeln kannst du nur an manchen Orten, und nur bei einem Besuch.
    .right = Sieh dir die Zeichen neben den Möglichkeiten an: Eines davon ist Handel.
    .end = So endet dein Zug ohne Besuch. Nehmen wir es zurück?
destinies-lesson-second-shelf = Die Möglichkeit mit den zwei Kisten ist Handel. Sieh dir an, was an den Balken hängt: Das ist keine Probe, und dein Besuch geht weiter.
    .wait = Ich warte. Tippe auf die Möglichkeit.
    .right = Das hat die Hütte zu verkaufen.
    .test = Das geht auch, und die Balken können warten. Aber mit etwas von dort bist du für eine Probe besser gerüstet. Nehmen wir es zurück?
    .ask = Das geht auch. Zu deiner Bestimmung kommen wir gleich, erst zu den Balken. Nehmen wir es zurück?
    .leave = Wenn du gehst, endet dein Zug, und getan hast du hier noch nichts. Nehmen wir es zurück?
destinies-lesson-second-stack = In einem Handel darfst du kaufen und verkaufen, so viel du willst, zum Wert auf der Karte. Was du verkaufst, bleibt hier, und auch { $rival } kann es kaufen.
destinies-lesson-second-buy = Du hast eine Münze, und eine Kerze kostet eine. Leg sie in den Korb: Bezahlt wird erst, wenn der Handel gilt.
    .wait = Tippe auf die Kerze.
    .right = Sie liegt im Korb. Der Tisch zeigt, was dir der Handel ließe.
    .sell = Das bringt eine Münze, aber bei einer Probe ist eine Kerze mehr wert. Nehmen wir es zurück? Verloren ist nichts.
    .none = Dann bleibt deine Münze eine Münze, und sonst gibt es dafür wenig. Nehmen wir es zurück?
destinies-lesson-second-deal = Der Korb stimmt: Drücke auf „{ $deal }“.
    .right = Zwei Kerzen und keine Münze. Geld allein hilft hier zu nichts.
    .sell = Dann geht eine Kerze und eine kommt. Nehmen wir es zurück? Verloren ist nichts.
    .none = Damit wäre der Handel abgesagt. Nehmen wir es zurück? Verloren ist nichts.
destinies-lesson-second-basket = Kauf und verkauf, was du willst, dann schließ den Handel ab, oder sag ihn ab.

## Eine Probe

destinies-lesson-second-plait = Jetzt eine Probe auf Geschick: Lass dir zeigen, wie man ein Halfter flicht. Geschick ist nicht deine Stärke, also bereite dich gut vor.
    .wait = Ich warte. Tippe auf die Möglichkeit.
    .right = Deine Marker bei Geschick stehen auf 6, 8 und 10. Die beiden Hauptwürfel ergeben am häufigsten 5.
    .ask = Das geht auch. Fragen braucht keine Würfel und geht auch nach der Probe. Nehmen wir es zurück?
    .leave = Wenn du gehst, endet dein Zug, und hier gibt es noch viel zu tun. Nehmen wir es zurück?
    .other = Das geht auch: eine Probe auf Stärke, und da bist du nicht besser. Nehmen wir es zurück?
destinies-lesson-second-effort = Ein Einsatzwürfel erhöht die Summe oder zeigt einen Stern. Du hast einen und bekommst ihn am Morgen wieder: Nimm ihn dazu.
    .wait = Wähle einen Einsatzwürfel, dann würfle.
    .right = So bringen { $made } von 100 Würfen einen Erfolg.
    .none = Ohne ihn bringen { $made } von 100 Würfen einen Erfolg, mit ihm { $best }. Nehmen wir es zurück?
destinies-lesson-second-burn = Ein Erfolg. Mehr davon brächten mehr, und auch nach dem Wurf kann ein Gegenstand noch helfen: Brenn eine Kerze herunter.
    .wait = Tippe auf die Kerze.
    .right = Ein Erfolg mehr und eine Kerze weniger. Dafür hast du sie gekauft.
    .keep = Beide Kerzen bleiben dir, und ein Erfolg ist auch etwas. Mit zweien lernst du mehr. Nehmen wir es zurück?
destinies-lesson-second-halter = Zwei Erfolge: Du hast einen Weidenhalfter, ein Werkzeug. Bis zu fünf Gegenstände trägt eine Rolle, und was eine Probe bringt, sagt dir vorher niemand.

## Geheime Pfade

destinies-lesson-second-ask = Hier kannst du auch von deiner Bestimmung sprechen. { $rival } erfährt, dass du fragst, aber nicht, nach welchem Pfad: Tippe auf die Möglichkeit, dann drücke auf „Gold“.
    .right = Merk dir, was du gehört hast. Nicht jeder Ort weiß etwas zu jedem Pfad.
    .violet = Das geht auch: Was du hörst, gilt dem anderen Pfad. Beide stehen dir offen.
    .leave = Wenn du gehst, endet dein Zug, und Fragen kostet nichts. Nehmen wir es zurück?
    .other = Das geht auch. Fragen kannst du davor oder danach. Nehmen wir es zurück?
destinies-lesson-second-leave = Eine Probe könntest du noch wagen, aber dein Einsatzwürfel kommt erst am Morgen wieder. Drücke auf „{ $leave }“.
    .right = Dein Zug ist zu Ende. Sieh zu, wohin { $rival } geht.
    .other = Das geht auch. Ohne Einsatzwürfel ist es Glückssache.
destinies-lesson-second-rival = { $rival } war am Steg, am trockenen Ufer. Du siehst, wohin andere gehen und was sie tragen, und darfst dir deinen Teil denken. Ihren Brief siehst du nicht.

## Erfahrung

destinies-lesson-second-shore = Als Nächstes Erfahrung: Geh ans trockene Ufer. Dass ihr zu zweit auf einem Kartenteil steht, schadet nicht.
    .wait = Ich warte. Tippe auf den Kartenteil.
    .right = Hier ist außer dem Steg auch das Wehr.
    .stay = Das geht auch, aber die Hütte hat heute wenig mehr zu geben. Nehmen wir es zurück?
    .other = Das geht auch, und jeder Kartenteil hat eigene Orte. Was ich dir zeigen will, ist am trockenen Ufer. Nehmen wir es zurück?
destinies-lesson-second-weir = Besuch das Wehr.
    .right = Eine Möglichkeit hier braucht keine Würfel.
    .landing = Das geht auch: Am Steg liegen die Boote. Am Wehr lernst du etwas. Nehmen wir es zurück?
    .end = So endet dein Zug ohne Besuch. Nehmen wir es zurück?
destinies-lesson-second-plank = Hilf ihm, die Planke zu verkeilen: eine Tat ohne Würfel, und Erfahrung dafür.
    .wait = Ich warte. Tippe auf die Möglichkeit.
    .right = Du hast 1 EP. Er bleibt dir, bis du ihn ausgibst, zu jeder Zeit in deinem Zug.
    .leave = Wenn du gehst, endet dein Zug, und dies hier kostet nichts. Nehmen wir es zurück?
    .other = Das geht auch. Aber mit Erfahrung hättest du bessere Aussichten. Nehmen wir es zurück?
destinies-lesson-second-spend = Hat eine Probe begonnen, lässt sich keine Erfahrung mehr ausgeben. Also gib sie vorher aus: Drücke auf „{ $spend }“.
    .right = Zwei Felder nach links: für einen Marker, oder je eines für zwei.
    .leave = Wenn du gehst, endet dein Zug. Die Erfahrung bleibt dir, aber ausgegeben hilft sie von jetzt an. Nehmen wir es zurück?
    .other = Das geht auch, aber in einer Probe lässt sich keine Erfahrung ausgeben. Nehmen wir es zurück?
destinies-lesson-second-first = Den Pfarrer gewinnst du mit Klugheit, und da stehst du auf 4, 6 und 9. Einen zweiten Erfolg gibt es ab 6: Zieh diesen Marker auf 5.
    .wait = Tippe auf einen Marker. Jeder ist recht.
destinies-lesson-second-second = Ein Feld bleibt. Zieh denselben Marker noch einmal, oder hilf einer schwachen Fertigkeit: Der niedrigste Marker zählt am häufigsten.
    .wait = Tippe auf einen Marker. Jeder ist recht.
destinies-lesson-second-onward = Die Proben hier gehören zu anderen Pfaden. Heb deine Einsatzwürfel für den Pfarrer auf: Drücke auf „{ $leave }“.
    .right = Am Morgen kommt ein Einsatzwürfel wieder dazu.
    .other = Das geht auch und bringt vielleicht Erfahrung. Der Würfel, den du jetzt nutzt, kommt am Morgen wieder.

## Das Ziel

destinies-lesson-second-chapel = Nun zum Pfarrer: Sankt Orrel ist zwei Kartenteile weit. Geh hin.
    .wait = Ich warte. Tippe auf den Kartenteil.
    .right = Hier gibt es zwei Orte: das Kirchenschiff und das Beinhaus.
    .stay = Das geht auch. Aber { $rival } wartet nicht. Nehmen wir es zurück?
    .other = Das geht auch. Aber der Pfarrer ist in Sankt Orrel, und { $rival } wartet nicht. Nehmen wir es zurück?
destinies-lesson-second-nave = Pfarrer Crabbe ist im offenen Kirchenschiff. Besuch es.
    .right = Hier gibt es viel zu tun. Such, was dein goldener Pfad verlangt.
    .other = Das geht auch, und es ist ein Ort mit einem Geheimnis. Aber der Pfarrer ist im Kirchenschiff. Nehmen wir es zurück?
    .end = So endet dein Zug ohne Besuch. Nehmen wir es zurück?
destinies-lesson-second-weights = Frag Pfarrer Crabbe nach den Gewichten des Marktes. Das ist eine Probe auf Klugheit, deine Stärke, und eben erst verbessert.
    .wait = Ich warte. Tippe auf die Möglichkeit.
    .right = Bereite den Wurf vor.
    .ask = Das geht auch und braucht keine Würfel. Die Gewichte kommen danach. Nehmen wir es zurück?
    .scan = Das geht auch: Mit einem Gegenstand, der passt, geht es ohne Würfel. Aber behalte die Kerze noch. Nehmen wir es zurück?
    .leave = Wenn du gehst, endet dein Zug, und deshalb bist du gekommen. Nehmen wir es zurück?
    .other = Das geht auch. Aber zuerst, was dein Pfad verlangt, solange du Einsatzwürfel hast. Nehmen wir es zurück?
destinies-lesson-second-priest = Alles, was du vorbereitet hast, zählt jetzt. Nimm einen Einsatzwürfel dazu, oder zwei, und würfle.
    .wait = Wähle deine Würfel, dann würfle.
    .right = So bringen { $made } von 100 Würfen einen Erfolg. Du warst gut vorbereitet.
    .none = Ohne Einsatzwürfel bringen { $made } von 100 Würfen einen Erfolg, mit ihnen { $best }. Nehmen wir es zurück?
destinies-lesson-second-reached = Er kommt, wenn du ihn rufst: Ein Schritt deines goldenen Pfads ist getan. So steht es in deinem Brief, und { $rival } hat nur gesehen, dass du beim Pfarrer warst.
destinies-lesson-second-alone = Von hier an spielst du allein. Das Blei ist irgendwo unten, und die Boote am Steg fahren dorthin. Sei vor { $rival } dort!

## Was auch immer sonst gewählt wird

destinies-lesson-second-own-move = Geh, wohin dein Pfad dich führt. Bis zu zwei Kartenteile weit, und ein unerkundetes beendet deinen Weg.
destinies-lesson-second-own-place = Besuch einen der Orte hier, oder keinen.
destinies-lesson-second-own-option = Tu, was dir hilft, jede Möglichkeit einmal je Besuch. Dazwischen kannst du Erfahrung ausgeben.
destinies-lesson-second-own-dice = Nimm Einsatzwürfel dazu, wenn die Probe wichtig ist. An jedem Morgen kommt einer wieder.
destinies-lesson-second-accept = Der Wurf ergibt { $total }, und { $successes } zählen als Erfolge. Nutze jetzt einen Gegenstand, oder nimm ihn an: Der Knopf steht auf dem Band.
destinies-lesson-second-own-trade = Kauf und verkauf in einem Korb, dann schließ den Handel ab, oder sag ihn ab.
destinies-lesson-second-gain = Zieh einen Marker. Niedrige zählen am häufigsten.
destinies-lesson-second-own-answer = Wähle, wie deine Rolle es täte. Manche Antwort wird behalten.
