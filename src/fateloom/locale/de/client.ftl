### Words of the whole client: the connection, and what stands on every page.

client-connecting = Auf dem Weg zum Tisch …
client-lost = Die Verbindung ist abgerissen. Neuer Versuch …
client-close = Schließen
client-home = Fateloom: alle Spiele und Tische
client-lamp = Lampe: Tag oder Nacht
client-rule = Regel { $rule }, im Regelheft
client-refused = Das wurde abgelehnt ({ $code }).
client-settings = Einstellungen
