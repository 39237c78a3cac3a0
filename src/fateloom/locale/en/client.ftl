### Words of the whole client: the connection, and what stands on every page.

client-connecting = Connecting …
client-lost = Connection lost. Reconnecting …
client-close = Close
client-home = Fateloom: all games and tables
client-lamp = Theme: day or night
client-rule = Rule { $rule } in the rules
client-refused = This was refused ({ $code }).
client-settings = Settings
