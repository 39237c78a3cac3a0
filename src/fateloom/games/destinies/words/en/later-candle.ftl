### The candle that measures the turns.

destinies-timer = Turn candle
destinies-timer-over = time is up
destinies-timer-up = The candle has burnt down, { $name }. Please finish your turn; there is no penalty.
destinies-timer-times = Time played
destinies-timer-turn = This turn so far
destinies-timer-day = Day { $day } so far
destinies-timer-minutes = Minutes per turn
