# The words of Deserto's board. Those of the rules live beside the rules.
deserto-oasis = oasis
deserto-vizier = vizier
deserto-thief = thief
deserto-treasure = treasure

deserto-board = The square of cards
deserto-cell-0 = Upper left
deserto-cell-1 = Upper right
deserto-cell-2 = Lower right
deserto-cell-3 = Lower left
deserto-slot-empty = { $place }: free.
deserto-slot-pile = { $place }: { $top }, { $count ->
    [one] one card
   *[other] pile of { $count } cards
 }.
deserto-slot-open = { $gain ->
    [0] Lay here: { $card }.
    [one] Lay here: { $card }. You win one card.
   *[other] Lay here: { $card }. You win { $gain } cards.
 }
deserto-slot-shut = Not here for this card ({ $card }). { $why }
deserto-slot-look = See the cards of the pile.
deserto-fan = { $place }: { $count ->
    [one] one card
   *[other] { $count } cards, the top one first
 }
deserto-since-won = { $name } wins { $cards ->
    [one] a card
   *[other] { $cards } cards
 }
deserto-tale-swept = { $you ->
    [seat] You win { $cards } cards.
   *[none] { $name } wins { $cards } cards.
 }
deserto-since-laid = { $name } lays { $card }
deserto-draw = { $count ->
    [0] The draw pile is empty
    [one] One card in the draw pile
   *[other] { $count } cards in the draw pile
 }

deserto-hand = Your hand
deserto-hand-empty = Your hand is empty.
deserto-won = { $count ->
    [0] No card won
    [one] One card won
   *[other] { $count } cards won
 }
deserto-held = { $count ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $count } cards in hand
 }
deserto-counter = Cards seen so far
deserto-counted = { $count } of { $all }

deserto-wait = It is not your turn yet.
deserto-over = The game is over.
deserto-choose = Choose a card from your hand.
deserto-aim = Choose a glowing place to lay the card on.
deserto-nowhere = This card can be laid nowhere. Choose another one, or give it away.
deserto-lay = { $gain ->
    [0] Lay the { $card }
    [one] Lay the { $card } and win one card
   *[other] Lay the { $card } and win { $gain } cards
 }
deserto-give = Give to { $name }
deserto-give-title = Give the card to { $name }?
deserto-give-sure = You could lay a card on the carpet instead. The { $card } will count for { $name }.
deserto-give-yes = Give the card
deserto-give-no = Keep the card

stat-laid = Cards laid
stat-taken = Piles won
stat-given = Cards given
stat-four-viziers = Four viziers

guide-aim = Welcome to Deserto. Whoever has won the most cards at the end wins. Two minutes, and you know it all.
guide-piles = This is the square: four places for four piles. Only the top card of each pile counts.
guide-hand = These three cards are yours. A vizier beats a thief, a thief beats a treasure, and nothing beats an oasis.
guide-lay = Your turn: choose a card, then a place that glows. No card may lie beside a stronger one.
guide-other = You draw a new card at once. Now wait for the other player.
guide-win = Lay a card beside a weaker one and its whole pile is yours. The button says what you would win.
guide-give = Nothing good to lay? Give a card away: it counts for the player before you, so give what hurts least.
guide-end = After 50 turns the cards are counted. The lamp above gives advice at any time. The rest of this game is yours.
