# What Deserto says to those who ask about a card, and its booklet.
things-cards = The cards
deserto-known-oasis = Takes nothing, and nothing takes it. Under another card it goes with its pile.
deserto-known-vizier = The strongest: it takes every thief beside it, with all the cards below.
deserto-known-thief = Takes every treasure beside it, and fears the vizier.
deserto-known-treasure = Takes nothing, and the thief takes it. It makes piles grow.
deserto-known-draw = Draw pile
deserto-may = { $gain ->
    [0] { $what }: possible.
    [one] { $what }: wins one card.
   *[other] { $what }: wins { $gain } cards.
 }
deserto-may-not = { $what }: no. { $why }
deserto-aid-takes = takes
deserto-aid-four = The fourth vizier in sight takes all four piles.
deserto-aid-stronger = No card may lie beside a stronger one.
deserto-aid-turn = Lay one card or give one to the player before you; then draw.

booklet-goal-title = The aim
booklet-goal = Win the most cards. Each pile you take counts card by card.
booklet-lay-title = Lay a card
booklet-lay = You hold three cards. On your turn you lay one on the square of four places: on free places first, then on top of a pile.
booklet-take-title = Take a pile
booklet-take = Your card takes every weaker pile right beside it, top to bottom. Across the corner does not count.
booklet-beside-title = Not beside a stronger one
booklet-beside = A treasure may not lie beside a thief, nor a thief beside a vizier. An oasis and a vizier may lie anywhere.
booklet-give-title = Or give one away
booklet-give = Instead of laying a card you may give one to the player before you. It counts for them.
booklet-viziers-title = Four viziers
booklet-viziers = Is your vizier the fourth in sight? Then all four piles are yours.
booklet-end-title = The end
booklet-end = When all cards are played, count what you have won. Cards still on the square belong to nobody.
