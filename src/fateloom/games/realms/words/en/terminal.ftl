terminal-realms-heading = Turn { $turn } · { $step } · { $name }’s turn
terminal-realms-secret = Secret Destiny
terminal-realms-progress = { $destiny } { $have }/{ $need }
terminal-realms-cards =
    { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }
terminal-realms-out = out
terminal-realms-rotated = rotated
terminal-realms-support = Support
terminal-realms-tokens = Tokens
terminal-realms-cursed = { $token }, by { $name }
terminal-realms-asked-for = { $name } asked for { $family } next
terminal-realms-prey = prey of the Lich
terminal-realms-lot = { $name } sells
terminal-realms-own-lot = You sell
terminal-realms-covered = a card face down
terminal-realms-covered-own = { $card } (face down)
terminal-realms-bids = Bids
terminal-realms-bid = { $name } { $bid }
terminal-realms-pass = { $name } passed
terminal-realms-empty-hand = No card in hand
terminal-realms-seen = { $name } has shown you
terminal-realms-holds = { $name } holds
terminal-realms-held = { $name } held, and may still
terminal-realms-above =
    { $above ->
        [0] { $card } on top
       *[other] { $card } under { $above }
    }
terminal-realms-known-pile = On the pile
terminal-realms-chosen = Chosen so far
terminal-realms-extra =
    { $count ->
        [one] One additional draw in this turn
       *[other] { $count } additional draws in this turn
    }
terminal-realms-pay-to = The next card goes to { $name }.
terminal-realms-keeps =
    { $count ->
        [one] keeps 1 card
       *[other] keeps { $count } cards
    }
terminal-realms-pile =
    { $pile ->
        [0] No card in the pile
        [one] One card in the pile
       *[other] { $pile } cards in the pile
    }, { $discards ->
        [0] no discards
       *[other] { $discards } discarded, the latest first:
    }
terminal-realms-resting = Not { $family }, so not usable now:
terminal-realms-supply = Tokens in the supply
terminal-realms-ruled = { $name } does not hold
terminal-realms-laid =
    { $count ->
        [one] 1 in front
       *[other] { $count } in front
    }
