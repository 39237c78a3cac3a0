### Was unter den Bildern in den Regeln steht.

destinies-rules-tiles = Zwei erkundete Kartenteile und eines unter Wolken.
destinies-rules-roll =
    Die Würfel zeigen 3 und 4, die Wurfsumme ist also 7. Die Marker auf 4 und 6 sind Erfolge, der auf 9 nicht, und der Stern ist ein
    weiterer. Das sind drei.
destinies-rules-dice = Alle Seiten eines Hauptwürfels und eines Einsatzwürfels.
destinies-rules-dice-label = Hauptwürfel: 1, 2, 2, 3, 3, 4. Einsatzwürfel: 1, 1, 2, 2, Stern, Stern.
