### The frame of a tip: what is told when a player meets something for the first time. The tips are in the
### folder of each game (`tips.ftl`).

tip = Tip
tip-done = Got it
tip-later = Later
tip-never = No tips
