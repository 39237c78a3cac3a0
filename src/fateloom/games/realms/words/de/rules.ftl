### Was unter den Bildern in den Regeln steht.

realms-rules-families = Eine Karte jeder Familie: Königreich, Handel, Nekromantie und Magie. Die erste ist auch ein Kämpfer.
realms-rules-kinds = Dauerhaft, Aktivierung, Pflicht, Einmalig und eine Karte ohne Fähigkeit.
realms-rules-tokens = Drei der Marker.
realms-rules-destinies = Eine gemeinsame und eine geheime Bestimmung.
