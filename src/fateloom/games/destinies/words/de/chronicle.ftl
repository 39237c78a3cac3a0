### Die Chronik einer Kampagne auf der letzten Seite einer Partie. Sie wird mit ihr geholt.

destinies-end-next-part =
    { $campaign ->
        [none] Teil { $part } der Kampagne
       *[other] { $campaign } geht weiter: Teil { $part }
    }
destinies-end-next-go-on = Den nächsten Teil aufbauen
destinies-chronicle =
    { $campaign ->
        [none] Die Chronik der Kampagne
       *[other] Die Chronik: { $campaign }
    }
destinies-chronicle-part = Teil { $part }
destinies-chronicle-first = Am Ende des nächsten Abends wird dieser hier erzählt.
destinies-chronicle-ahead = noch nicht gespielt
destinies-chronicle-keep = Die Chronik als Seite aufheben
