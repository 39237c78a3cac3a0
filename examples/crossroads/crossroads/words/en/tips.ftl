### Tips: what is said when a traveller meets something for the first time. .rule is the rule that it rests on.

crossroads-tip-lantern = Two equal lanterns put each other out: only one that nobody else shows can take the treasure. Until the last one is down, you may change yours.
    .rule = CRO-LAN-02
crossroads-tip-great-treasure = Here lies the greatest treasure. Everybody wants it, so the brightest lantern may meet its equal.
    .rule = CRO-LAN-02
