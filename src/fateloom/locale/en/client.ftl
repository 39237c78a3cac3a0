### Words of the whole client: the connection, and what stands on every page.

client-connecting = Going to the table …
client-lost = The connection is lost. Trying again …
client-close = Close
client-home = Fateloom: all games and tables
client-lamp = Lamp: day or night
client-rule = Rule { $rule }, in the rules
client-refused = That was refused ({ $code }).
client-settings = Settings
