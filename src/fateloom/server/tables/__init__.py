"""Tables in memory: their registry and sessions, viewers, presence, timers and bots."""
