### Was unter den Bildern in den Regeln steht.

hand-rules-monsters = Zwei Seiten einer Karte. Die andere Hälfte jeder Seite steht darunter auf dem Kopf.
hand-rules-abilities = Eine freie Fähigkeit und eine, die bezahlt werden muss.
hand-rules-boss = Ein Boss auf der ersten Stufe.
hand-rules-weapons = Eine Waffe und die bessere, die aus ihr werden kann.
