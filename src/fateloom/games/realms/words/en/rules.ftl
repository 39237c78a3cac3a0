### What stands below the pictures in the rules.

realms-rules-families = A card of each family: Kingdom, Shop, Necromancy and Magic. The first is a Fighter as well.
realms-rules-kinds = Permanent, Activation, Mandatory, One-Time, and a card without a power.
realms-rules-tokens = Three of the Tokens.
realms-rules-destinies = A Shared Destiny and a Secret one.
