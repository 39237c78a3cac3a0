### The names of cards, tokens, destinies and families, and what they do in one sentence.
### Read by Python and by the client alike; a slug is made as destiny.ftl tells.

## Tokens

realms-card-coin = Coin
    .power = When you have to pay 1 card or more for an auction you won, you may pay 1 less. This comes after the Ledger.
realms-card-shield = Shield
    .power = When another player’s card would take cards from your hand, you may keep them all, in that step.
realms-card-amulet = Amulet
    .power = When your empty hand would eliminate you, you draw 1 card instead, whether you like it or not.
realms-card-seal = Seal
    .power = When a power of another player would move, swap or discard a card in front of you, you may prevent it. A swap then fails on both sides.
realms-card-poison = Poison
    .power = At the start of your turn you discard 1 card.
realms-card-harvest = Harvest
    .power = At the start of your turn you draw 1 card, which is an additional draw.
realms-card-hourglass = Hourglass
    .power = In your Effects step you may turn one of your rotated Activation cards upright. Once a turn.
realms-card-lantern = Lantern
    .power = At the start of your turn you look at the top 3 cards of the draw pile and put them back in any order.
realms-card-debt = Debt
    .power = At the start of your turn you give 1 card to the player on your left.

## Kingdom

realms-card-the-king = The King
    .power = Borrow another Kingdom card in front of you.
realms-card-the-queen = The Queen
    .power = Once in your turn, when you have used another Kingdom card of the kind Activation, you may use its power again, on others if you like.
realms-card-judge = Judge
    .power = Another player with more cards than you gives you 1.
realms-card-spy = Spy
    .power = Look at another player’s Secret Destiny, then take a card from their hand blindly.
realms-card-tax-collector = Tax Collector
    .power = Another player who puts up a card that is not Kingdom, face up or face down, gives you 1 card. You draw 1 card less at the start of your turn.
realms-card-knight = Knight
    .power = Another player without a Fighter discards 1 card.
realms-card-captain-of-the-guard = Captain of the Guard
    .power = Take a Shield.
realms-card-castle = Castle
    .power = Powers of others cannot move, swap or discard what lies in front of you.
realms-card-village = Village
    .power = It has no power, and counts for destinies.
realms-card-book-of-laws = Book of Laws
    .power = Where a card of yours is up for auction, others open with 2 at least.
realms-card-royal-chronicle = Royal Chronicle
    .power = If 2 or more Kingdom cards lie in front of you, draw 1 card.
realms-card-king-s-jester = King’s Jester
    .power = Borrow a card in front of another player.
realms-card-mayor = Mayor
    .power = Choose another player and a family: the next card they put up must be of it, if they hold one.
realms-card-champion = Champion
    .power = You and another player discard 1 card each, at the same time.

## Shop

realms-card-master-merchant = Master Merchant
    .power = Borrow another Shop card in front of you.
realms-card-apprentice = Apprentice
    .power = Choose another player and a family. If they hold a card of it, they give you one, which counts as an additional draw.
realms-card-banker = Banker
    .power = Take a Coin.
realms-card-peddler = Peddler
    .power = Take a Token, whichever you like.
realms-card-mercenary = Mercenary
    .power = Give 1 card to another player.
realms-card-bodyguard = Bodyguard
    .power = Take a Seal.
realms-card-market = Market
    .power = When the card you put up ends in front of another player, draw 1 card.
realms-card-harbor = Harbor
    .power = Draw 2 cards, then discard 1.
realms-card-ledger = Ledger
    .power = When you win an auction with a bid of 2 or more, you pay 1 card less. You cannot bid more for that.
realms-card-almanac = Almanac
    .power = It has no power, and counts for destinies.
realms-card-ring-of-value = Ring of Value
    .power = Draw 2 cards, then put this card in front of somebody else than it lies in front of.
realms-card-accountant = Accountant
    .power = Put another card of yours in front of another player, then that player gives you 2 cards, but keeps at least 1.
realms-card-usurer = Usurer
    .power = Another player takes a Debt.
realms-card-pawnbroker = Pawnbroker
    .power = Discard another card in front of you, then draw 2 cards.

## Necromancy

realms-card-master-necromancer = Master Necromancer
    .power = Borrow another Necromancy card in front of you.
realms-card-cemetery = Cemetery
    .power = Once in your turn, when you have used another Necromancy card of the kind Activation, you may use its power again, on others if you like. Not the Lich’s.
realms-card-vampire = Vampire
    .power = Take a card blindly from another player’s hand; it counts as an additional draw.
realms-card-immortal = Immortal
    .power = When your empty hand would eliminate you, this card is discarded and you draw 3 instead.
realms-card-skeleton-warrior = Skeleton Warrior
    .power = Another player discards 1 card.
realms-card-gravedigger = Gravedigger
    .power = Take a card of the discards into your hand.
realms-card-crypt = Crypt
    .power = It has no power, and counts for destinies.
realms-card-grimoire = Grimoire
    .power = Put a Necromancy card of the discards in front of you.
realms-card-book-of-bones = Book of Bones
    .power = When a power you use has made another player discard from hand, draw 1 card after it.
realms-card-plague-bearer = Plague Bearer
    .power = Another player takes a Poison.
realms-card-ghost = Ghost
    .power = Look at another player’s hand, then you may exchange a card of yours for one of theirs.
realms-card-lich = Lich
    .power = Choose another player. Until the end of the turn you may borrow each card in front of them once, and of your own you may use only Mandatory ones.
realms-card-death-knight = Death Knight
    .power = Discard a Fighter in front of anybody, but not this one.
realms-card-ghoul = Ghoul
    .power = Discard 1 card, then draw 2.

## Magic

realms-card-archmage = Archmage
    .power = Borrow another Magic card in front of you.
realms-card-druid = Druid
    .power = You may put up your card face down. It is turned up when the auction is settled.
realms-card-fire-mage = Fire Mage
    .power = Two neighbours, you among them if you like, discard 1 card each at the same time.
realms-card-clairvoyant = Clairvoyant
    .power = Look at another player’s Secret Destiny; or look at the top 3 cards of the draw pile and put them back in any order.
realms-card-spellbook = Spellbook
    .power = Draw 1 card.
realms-card-tome-of-secrets = Tome of Secrets
    .power = Take a Lantern.
realms-card-enchanted-forest = Enchanted Forest
    .power = Take a Harvest.
realms-card-wizard-s-tower = Wizard’s Tower
    .power = At the start of your turn draw 1 card more if nobody else holds fewer cards than you. It counts as an additional draw.
realms-card-golem = Golem
    .power = It has no power, and counts for destinies.
realms-card-healer = Healer
    .power = Take an Amulet.
realms-card-storm-mage = Storm Mage
    .power = Discard a Field or a Book in front of anybody.
realms-card-enchantress = Enchantress
    .power = Borrow another card in front of you that is a Fighter, a Field or a Book.
realms-card-alchemist = Alchemist
    .power = Swap a card in front of you with a card in front of another player.
realms-card-time-mage = Time Mage
    .power = Take an Hourglass.

## Shared Destinies

# How many they ask for depends on the number of players and the deck: realms-goal-... tells it at a table.

realms-card-warlord = Warlord
    .power = Fighters in front of you.
realms-card-landlord = Landlord
    .power = Fields in front of you.
realms-card-scholar = Scholar
    .power = Books in front of you.
realms-card-dynasty = Dynasty
    .power = Cards of one family in front of you.
realms-card-unifier = Unifier
    .power = Cards of three or four families in front of you.
realms-card-magnate = Magnate
    .power = Cards in hand at the end of your turn.

## Secret Destinies

realms-card-assassin = Assassin
    .power = You eliminate another player and are still in the game.
realms-card-guardian-angel = Guardian Angel
    .power = Another player is about to be eliminated, no Token or card saves them, you are not in danger yourself, and nobody holds more cards than you.
realms-card-renter = Renter
    .power = Additional draws in one turn of yours.
realms-card-relic-hunter = Relic Hunter
    .power = Tokens.
realms-card-hermit = Hermit
    .power = At the end of your turn you hold 1 or 2 cards, and enough lie in front of you.
realms-card-spendthrift = Spendthrift
    .power = You win an auction with a high bid.
realms-card-wanderer = Wanderer
    .power = Cards with a type in front of you, with a Fighter, a Field and a Book among them.
realms-card-twin-crowns = Twin Crowns
    .power = Cards of two families in front of you.

## Families and types

realms-card-kingdom = Kingdom
realms-card-shop = Shop
realms-card-necromancy = Necromancy
realms-card-magic = Magic
realms-card-fighter = Fighter
realms-card-field = Field
realms-card-book = Book
