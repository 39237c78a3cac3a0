terminal-destiny-heading = Round { $round } · { $phase } · { $leader } leads
terminal-destiny-setup = { $phase } · { $leader } begins
terminal-destiny-now = Now
terminal-destiny-buried = Buried
terminal-destiny-next = Next
terminal-destiny-points = { $points } of { $goal }
terminal-destiny-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-destiny-total = total { $total }
terminal-destiny-offer = total { $total }
terminal-destiny-short = { $alignment } { $value }
terminal-destiny-as = as { $alignment }
terminal-destiny-times = { $count } { $thing }
terminal-destiny-declared = Alchemist: the next card counts as { $alignment }.
terminal-destiny-marked = (marked)
terminal-destiny-empty-hand = Empty hand
terminal-destiny-resting = Not playable now:
terminal-destiny-seen = Seen in the hand of { $name }:
terminal-destiny-pile =
    { $pile ->
        [one] One card in the pile
       *[other] { $pile } cards in the pile
    }, { $discards ->
        [0] no discards.
       *[other] { $discards } discarded:
    }
terminal-destiny-hand-character = Characters
terminal-destiny-hand-base = Bases
terminal-destiny-hand-bonus = Bonuses
terminal-destiny-hand-multiplier = Multipliers
