### Was ein Lehrmeister in den Lektionen aller Spiele sagt.

lesson = Die Lektion
lesson-where = Eine Lektion an einem echten Tisch. Nichts zählt hier, und nichts kann schiefgehen.
lesson-leave = Lektion verlassen
    .short = Verlassen
lesson-part = Teil { $part } von { $parts }: { $name }
lesson-known = Was du schon weißt
lesson-right = Gut gemacht
lesson-back = Zurücknehmen
lesson-keep = Dabei bleiben
lesson-skip = Diesen Teil überspringen
lesson-rules = In den Regeln nachlesen
lesson-quiet = Spiel weiter, wie du magst. Ich melde mich, wenn es Neues gibt.
lesson-last = Du spielst nun allein. Ich bin schon stolz auf dich.
lesson-over = Die Lektion ist zu Ende
lesson-game = Eine ganze Partie aufbauen
