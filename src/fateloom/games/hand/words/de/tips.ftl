### Tips for The Hand of Destiny: what is said beside a decision of this kind, or about a thing, when a player meets it for
### the first time. .rule is the rule that it rests on.

hand-tip-fight = Ein Monster, das du nur mit Stärkekarten besiegst, wird selbst eine. Setz nicht mehr ein als nötig: Der Rest ist verloren.
    .rule = HND-FIGHT-01
hand-tip-boss = Hier ist jede Stärkekarte ein eigener Angriff. In den ersten drei Wellen darfst du aufhören, zahlst dann aber die Strafe des Bosses.
    .rule = HND-BOSS-08
hand-tip-critical = Karten, die einen kritischen Treffer bezahlen, treffen den Boss nicht selbst. Was du zu viel zahlst, ist verloren.
    .rule = HND-CRIT-06
hand-tip-merchant = Gold, das du nicht ausgibst, verfällt. Nur hier werden erschöpfte Fähigkeiten geheilt.
    .rule = HND-MERCH-04
hand-tip-payment = Jede Stärkekarte bezahlt eine Fähigkeit, also nimm eine schwache. Oder erschöpfe die Fähigkeit und verlier einen LP.
    .rule = HND-ACTV-02
hand-tip-stun = Du kannst diese Fähigkeit jetzt verhindern, bevor sie wirkt. Ist sie den Preis wert?
    .rule = HND-ORDER-08
hand-tip-shield = Ein Schild mindert Schaden, der dich gleich trifft. Danach liegt er bis zur nächsten Welle in der Unterwelt.
    .rule = HND-WEAP-12
hand-tip-loss = Du wählst, welche Fähigkeiten erschöpft werden, jede Spalte von unten nach oben. Erschöpfte wirken nicht.
    .rule = HND-GRID-08
hand-tip-healing = Wähl die Fähigkeiten, die du in der nächsten Welle am dringendsten brauchst. Jede ist zugleich ein LP.
    .rule = HND-ACTV-06
hand-tip-card = Eine Stärkekarte ist so viel wert wie die LP ihres Monsters. Denk an die nächsten Monster.
    .rule = HND-STR-11
hand-tip-turn = Jede Karte hat vier Monster. Beim Drehen ändert sich ihr Wert als Stärke: Sieh dir erst die andere Hälfte an.
    .rule = HND-OP-01
