### The chronicle of a campaign, on the last page of a game. It is fetched with that.

destinies-end-next-part =
    { $campaign ->
        [none] Part { $part } of the campaign
       *[other] { $campaign } goes on: part { $part }
    }
destinies-end-next-go-on = Set up the next part
destinies-chronicle =
    { $campaign ->
        [none] The chronicle of the campaign
       *[other] The chronicle of { $campaign }
    }
destinies-chronicle-part = Part { $part }
destinies-chronicle-first = This evening will be told here at the end of the next one.
destinies-chronicle-ahead = not played yet
destinies-chronicle-keep = Keep the chronicle as a page
