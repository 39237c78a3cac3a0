### What a coach says in the lessons of all games. What one lesson says is in the folder of its game.

lesson = The lesson
lesson-where = A lesson on a real table. Nothing here counts, and nothing can go wrong.
lesson-leave = Leave the lesson
    .short = Leave
lesson-part = Part { $part } of { $parts }: { $name }
lesson-known = What you know by now
lesson-right = Well done
lesson-back = Take it back
lesson-keep = Keep it, go on
lesson-skip = Skip this part
lesson-rules = Read it in the rules
lesson-quiet = Play on as you like. I speak again when there is something new.
lesson-last = You play by yourself now. I am proud of you already.
lesson-over = The lesson is over
lesson-game = Set up a whole game
