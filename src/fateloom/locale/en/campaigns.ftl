### Campaigns: a later part that goes on from a finished game. Only the page for a new table needs it.

page-sentence-after = after “{ $story }”
page-campaign =
    { $campaign ->
        [none] Part { $part } of a campaign
       *[other] { $campaign }, part { $part }
    }
page-campaign-after = After “{ $story }”
page-campaign-after-why = What happened there changes what is told here. It begins with a recap.
page-campaign-alone = By itself
page-campaign-alone-why = A whole story by itself. But it reveals how earlier parts can end.
page-campaign-skipped = Parts between them are left out.
refusal-campaign-other = This is not a part of that campaign.
refusal-campaign-earlier = Part { $a } has been played already. Choose a later one, or play this story by itself.
refusal-campaign-alone = No campaign goes on from that game: it is not over, it was ended early, or its story stands alone.
refusal-campaign-not-played = Only those who played there can continue that campaign.
refusal-campaign-long = A campaign has at most { $a } parts.
