### The frame of a tip: what is told when a player meets something for the first time. The tips are in the
### folder of each game (`tips.ftl`).

tip = Tipp
tip-done = Verstanden
tip-later = Später
tip-never = Keine Tipps
