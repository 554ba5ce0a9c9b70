# Every word of Deserto in English. The rules stand at the end, each under its id.

title = Deserto
tagline = Four piles, three cards in hand: win what your card beats.

card-oasis = an oasis
card-vizier = a vizier
card-thief = a thief
card-treasure = a treasure
title-oasis = Oasis
title-vizier = Vizier
title-thief = Thief
title-treasure = Treasure

cell-0 = the upper left
cell-1 = the upper right
cell-2 = the lower right
cell-3 = the lower left

option-starter = Who begins
option-starter-0 = Drawn by lot
option-counting = Show which cards have been seen
preset-standard = Standard
preset-memory = Memory: no card counter

bad-starter = Seat { $starter } cannot begin at a table of { $seats }. Choose from 1 to { $seats }, or 0 to draw by lot.

## On the table

draw-pile = Draw pile: { $cards }
pile-height = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
player-line = { $name }: { $won } won, { $hand } in hand
your-hand = Your hand: { $cards }

reason-win = to win more cards
reason-next = to set up your next catch
reason-deny = so that { $to } wins fewer cards
reason-catch = { $cards ->
    [one] to win a card
   *[other] to win { $cards } cards
}
reason-give = because any other card would cost more
reason-safe = because it gives nothing away

move-lay = Lay { $card } at { $cell }
move-give = Give { $card } to the previous player

event-laid = { $you ->
    [seat] You lay { $card } at { $cell }.
   *[none] { $seat } lays { $card } at { $cell }.
}
event-taken = { $you ->
    [seat] You win { $cards ->
        [one] a card
       *[other] { $cards } cards
    } from { $cell }.
   *[none] { $seat } wins { $cards ->
        [one] a card
       *[other] { $cards } cards
    } from { $cell }.
}
event-four-viziers = { $you ->
    [seat] Four viziers: the whole table is yours.
   *[none] Four viziers: { $seat } clears the table.
}
event-given = { $you ->
    [seat] You give { $card } to { $to }.
    [to] { $seat } gives you { $card }.
   *[none] { $seat } gives { $card } to { $to }.
}
event-drawn = { $you ->
    [seat] You draw { $card }.
   *[none] { $seat } draws { $card }.
}
event-drawn-hidden = { $seat } draws a card.

highlight-shave-margin = { $cards ->
    [one] { $seat } was ahead of { $to } by a single card.
   *[other] { $seat } was ahead of { $to } by { $cards } cards.
}
highlight-biggest-pile = { $cards ->
    [one] Nobody won more than one card at a time.
   *[other] { $seat } won { $cards } cards at a stroke.
}

## Setup

DST-SETUP-1 = Shuffle all 51 cards and deal three to each player. Hands are secret.
DST-SETUP-2 = The other cards make the draw pile, face down.
DST-SETUP-3 = The top card of the draw pile is turned up and begins the square. It has no owner and wins nothing.
DST-SETUP-4 = The first player is drawn by lot; play goes to the left.

## A turn

DST-TURN-1 = On your turn you lay one card of your hand, or give one away: one of the two, never both.
DST-TURN-2 = Then you draw a card while the draw pile lasts, so that you hold three again. This holds after giving too.
DST-TURN-3 = Then it is your left neighbour’s turn.
DST-TURN-4 = When the draw pile is empty, play goes on with shrinking hands until nobody holds a card. Everybody has three turns left at that moment.

## Laying a card

DST-PLACE-1 = The square has four positions, two by two, and never grows beyond them.
DST-PLACE-2 = While a position is empty, a card goes on an empty position beside a card, never on top of one.
DST-PLACE-3 = Touching the other cards only by a corner is not enough.
DST-PLACE-4 = When all four positions hold a card, yours goes on top of any of the four piles.
DST-PLACE-5 = When no card is on the table, yours may go anywhere.
DST-PLACE-6 = No card may lie beside a stronger one: no treasure beside a thief, no thief beside a vizier. One stronger neighbour forbids the place, even if the other neighbour could be won.
DST-PLACE-7 = The card that you cover does not matter: any kind may lie on any other.
DST-PLACE-8 = An oasis and a vizier fear nobody, so they can go wherever a card may go at all.

## Winning cards

DST-WIN-1 = Your card wins every pile beside it whose visible card is weaker: a vizier beats a thief, a thief beats a treasure. You win the whole pile.
DST-WIN-2 = Both neighbours can be won at once.
DST-WIN-3 = Winning is not a choice: what your card beats is yours.
DST-WIN-4 = Won cards leave the table for good and count for you. They are no part of your hand.
DST-WIN-5 = The card you laid stays on the table, with the pile under it.
DST-WIN-6 = The pile across the corner is never won in this way.
DST-WIN-7 = Where piles were won, positions are empty again: the next player must fill them before stacking.
DST-WIN-8 = An oasis wins nothing and cannot be won while it is visible; under another card it goes with its pile.
DST-WIN-9 = Only the card just laid wins. Cards already there never win each other.
DST-VIZ-1 = When your vizier makes the fourth visible vizier, you win all four piles, your vizier included.
DST-VIZ-2 = The table is then empty, and no new card is turned up: the next player begins a new square.

## Giving a card

DST-GIVE-1 = Instead of laying a card you may give one, of your choice, to the player before you.
DST-GIVE-2 = That player counts it as a won card; it does not join the hand.
DST-GIVE-3 = You may always give, even if you could lay a card, and even on the first turn.

## The end

DST-END-1 = The game ends when the draw pile and all hands are empty.
DST-END-2 = Cards still on the table belong to nobody.
DST-END-3 = Whoever has won the most cards wins the game.
DST-END-4 = Players with the same highest number share the victory.

## What always holds

DST-INV-1 = After every turn, no visible card beats its neighbour.
DST-INV-2 = After a card is laid, one to four positions are filled, except after four viziers.
DST-INV-3 = Draw pile, hands, table and won cards always make 51.
DST-INV-4 = A game lasts exactly 50 turns.
DST-INV-5 = Holding an oasis or a vizier, you can always lay a card.
