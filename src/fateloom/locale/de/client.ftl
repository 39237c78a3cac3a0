### Words of the whole client: the connection, and what stands on every page.

client-connecting = Verbinden …
client-lost = Verbindung verloren. Neuer Versuch …
client-close = Schließen
client-home = Fateloom: alle Spiele und Tische
client-lamp = Farbschema: Tag oder Nacht
client-rule = Regel { $rule }, im Regelheft
client-refused = Das wurde abgelehnt ({ $code }).
client-settings = Einstellungen
