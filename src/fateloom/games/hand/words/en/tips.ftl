### Tips for The Hand of Destiny: what is said beside a decision of this kind, or about a thing, when a player meets it for
### the first time. .rule is the rule that it rests on.

hand-tip-fight = A monster that is defeated by strength cards becomes one itself. Use no more strength than you need: what is too much is lost.
    .rule = HND-FIGHT-01
hand-tip-boss = Here each strength card is an attack of its own. In the first three waves you may stop, but then you pay the boss’s penalty.
    .rule = HND-BOSS-08
hand-tip-critical = The cards that pay for a critical hit do not hit the boss themselves. What you pay too much is lost.
    .rule = HND-CRIT-06
hand-tip-merchant = Gold that you do not spend is lost. Only here can exhausted abilities be healed.
    .rule = HND-MERCH-04
hand-tip-payment = Any strength card pays for an ability, so pay with a weak one. Or exhaust the ability, and lose one HP.
    .rule = HND-ACTV-02
hand-tip-stun = You can prevent this ability now, before it happens. Is it worth the price?
    .rule = HND-ORDER-08
hand-tip-shield = A shield lowers damage that is about to hit you. It then goes to the Underworld until the next wave.
    .rule = HND-WEAP-12
hand-tip-loss = You choose which abilities are exhausted, each column from the bottom up. What is exhausted does not work.
    .rule = HND-GRID-08
hand-tip-healing = Choose the abilities that you will need most in the next wave. Each of them is also one HP.
    .rule = HND-ACTV-06
hand-tip-card = The value of a strength card is its monster’s HP. Choose with the next monsters in mind.
    .rule = HND-STR-11
hand-tip-turn = Each card has four monsters. Turning it changes its value as strength, so look at the other half first.
    .rule = HND-OP-01
