game-realms = Realms of Destiny
game-realms-short = Realms
game-realms-line = Bid your life, card by card
game-realms-open = A table of Realms of Destiny
game-realms-about = Bid the cards you live by. Complete a destiny, or outlive the rest.
game-realms-rules = The rules of Realms of Destiny
game-realms-lesson-first = The first auctions, and a short game
game-realms-lesson-second = Bidding with your life
realms-where =
    { $step ->
        [auction] Turn { $turn }, { $name } sells. Complete a destiny, or be the last player with cards.
        [both] Turn { $turn }, { $name } is first. Complete a destiny, or be the last player with cards.
       *[other] Turn { $turn } is { $name }’s. Complete a destiny, or be the last player with cards.
    }
    .brief =
        { $step ->
            [auction] Turn { $turn }, { $name } sells
            [both] Turn { $turn }, { $name } is first
           *[other] Turn { $turn } is { $name }’s
        }
page-option-realms-deck = Deck
page-option-realms-deck-fitting = By the number of players
    .note = 44 cards, or 56 with five or six
page-option-realms-deck-base = Base cards
    .note = 44 cards
page-option-realms-deck-all = All cards
    .note = 56 cards
page-option-realms-youngest = Youngest player
page-option-realms-youngest-chance = random
page-option-realms-youngest-chance-about = The youngest player is drawn at random. The player to their left begins.
page-option-realms-youngest-seat-about = { $next } sits to the left of { $name } and begins.
page-option-realms-turns = Maximum number of turns
