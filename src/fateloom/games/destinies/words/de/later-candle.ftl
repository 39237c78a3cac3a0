### Die Kerze, die die Züge misst.

destinies-timer = Kerzenuhr
destinies-timer-over = die Zeit ist um
destinies-timer-up = Die Kerze ist herabgebrannt, { $name }. Bring deinen Zug zu einem guten Ende; niemand drängt dich.
destinies-timer-times = Zeit am Tisch
destinies-timer-turn = Dieser Zug bisher
destinies-timer-day = Tag { $day } bisher
destinies-timer-minutes = So lange darf ein Zug dauern
