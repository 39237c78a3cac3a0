### Kampagnen: ein späterer Teil, der nach einer beendeten Partie weitergeht. Nur die Seite für einen neuen Tisch braucht das.

page-sentence-after = nach „{ $story }“
page-campaign =
    { $campaign ->
        [none] Teil { $part } einer Kampagne
       *[other] { $campaign }, Teil { $part }
    }
page-campaign-after = Nach „{ $story }“
page-campaign-after-why = Was dort geschah, verändert, was hier erzählt wird. Am Anfang steht, was bisher war.
page-campaign-alone = Für sich
page-campaign-alone-why = Eine ganze Geschichte für sich. Sie verrät aber, wie frühere Teile ausgehen können.
page-campaign-skipped = Dazwischen liegen noch Teile.
refusal-campaign-other = Das ist kein Teil dieser Kampagne.
refusal-campaign-earlier = Teil { $a } ist schon gespielt. Wähl einen späteren, oder spiel diese Geschichte für sich.
refusal-campaign-alone = Von dieser Partie aus geht keine Kampagne weiter: Sie ist nicht zu Ende, wurde vorzeitig beendet, oder ihre Geschichte steht für sich.
refusal-campaign-not-played = Nur wer dort mitgespielt hat, kann diese Kampagne fortsetzen.
refusal-campaign-long = Eine Kampagne hat höchstens { $a } Teile.
