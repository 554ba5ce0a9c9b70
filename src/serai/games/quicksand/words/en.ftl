# Every word of Quicksand in English. The rules stand at the end, each under its id.

title = Quicksand
tagline = Real time, all together: lead the sand timers along the gears before the sand runs out.

card-triangle = a triangle
card-circle = a circle
card-square = a square
card-moon = a moon
card-grey = a grey card
card-yellow = a yellow card
card-orange = an orange card
card-joker = a joker
title-triangle = Triangle
title-circle = Circle
title-square = Square
title-moon = Moon
title-grey = Grey
title-yellow = Yellow
title-orange = Orange
title-joker = Joker
card-back = ?

shape-triangle = ▲
shape-circle = ●
shape-square = ■
shape-moon = ☾
colour-grey = G
colour-yellow = Y
colour-orange = O
block-sign = #

sort-slow = slow
sort-normal = normal
sort-fast = fast

timer-0 = timer 1
timer-1 = timer 2
timer-2 = timer 3
timer-3 = timer 4
timer-4 = timer 5

place-0 = left
place-1 = middle
place-2 = right

option-level = Level
option-timers = Set of sand timers
option-timers-standard = Standard: 60, 45 and 30 seconds
option-timers-measured = Measured: 60, 42 and 27 seconds
option-discard = Shape or colour taken out
option-discard-random = Drawn by lot
option-announce_grace_ms = How late a card still saves a timer, in milliseconds
option-aids = Show what each card would do
option-aids-auto = Up to level 5
option-aids-on = Always
option-aids-off = Never
preset-standard = Standard
preset-measured = Timers as measured in a real box
preset-strict = Strict: no late cards, no aids

bad-discard = Level { $level } cannot take this out. Choose one of: { $choices }.

## On the table

level-line = Level { $level }, { $seconds } s
disarm-marker = disarm marker
piles = Draw pile: { $draw }, discards: { $discards }
player-line = { $name }: { $cards }
seconds = { $whole }.{ $tenth }

phrase-have-triangle = I have a triangle.
phrase-have-circle = I have a circle.
phrase-have-square = I have a square.
phrase-have-moon = I have a moon.
phrase-have-grey = I have grey.
phrase-have-yellow = I have yellow.
phrase-have-orange = I have orange.
phrase-have-joker = I have a joker.
phrase-play-left = Play your left card.
phrase-play-middle = Play your middle card.
phrase-play-right = Play your right card.
phrase-not-yet = Wait, not yet.
phrase-i-begin = I begin.

reason-win = to disarm everything
reason-block = to free the way
reason-joker = to keep the joker
reason-sand = { $again ->
    [timer] before it runs out
   *[none] before { $timer } runs out
}
reason-on = { $again ->
    [timer] to lead it on
   *[none] to lead { $timer } on
}
reason-recover = { $again ->
    [timer] to bring it back
   *[none] to bring { $timer } back
}
reason-spare = because it does the least harm

move-play = Play { $card }
move-joker = Joker on { $timer }
move-play-place = Play your { $place } card

event-announced = { $you ->
    [seat] You play { $card }.
   *[none] { $seat } plays { $card }.
}
event-advanced = Turned over: { $timer }, on to tile { $tile }.
event-turned = Turned over in place: { $timer }, on tile { $tile }.
event-unblocked = Tile { $tile } is free again.
event-recovered = Recovered: { $timer }, back on tile { $tile }.
event-still-lost = Still lost: { $timer }, turned over beside tile { $tile }.
event-lost = Lost: { $timer } has run out, beside tile { $tile }.
event-ran-out = All is lost: { $timer } has run out on tile { $tile }.
event-drawn = { $you ->
    [seat] You draw { $card }.
   *[none] { $seat } draws { $card }.
}
event-drawn-hidden = { $seat } draws a card.
event-drawn-out = { $you ->
    [seat] You draw a card, unseen, to your { $place }.
   *[none] { $seat } draws a card.
}
event-pile-turned = The discards are turned over: { $cards } cards to draw.

highlight-shave-timer = { $seat } turned { $timer } over with { $tenths ->
    [one] a tenth of a second
   *[other] { $tenths } tenths of a second
} to spare.
highlight-saved-timer = { $seat } brought { $timer } back: it was already lost.

## Setup

QKS-SETUP-1 = Choose one of 21 levels. It says how long the track is, which timers you need and which extra rules hold.
QKS-SETUP-2 = Mix the 19 gear tiles. Lay the level’s first number of them in a row, then the disarm marker, then its second number.
QKS-SETUP-3 = Tiles that are left over stay in the box.
QKS-SETUP-4 = Stand the level’s timers on the first tiles, one on each, in the order of its list. The other timers stay in the box.
QKS-SETUP-5 = Shuffle the cards and deal three to everybody. The rest is the draw pile, face down.
QKS-SETUP-6 = Before the start all the sand lies below, and no timer runs.
QKS-SETUP-7 = With the block rule, leave two tiles free after the foremost timer and put a marker on the third, and so on until three markers lie there.

## The clock

QKS-CLK-1 = The game begins when all timers are turned over together: each is full.
QKS-CLK-6 = Only then do you look at your cards: before the sand runs, nobody sees a hand.
QKS-CLK-2 = A timer loses a second of sand each second, until none is left.
QKS-CLK-3 = Turning a timer over swaps its bulbs: what had run down is what is left now.
QKS-CLK-4 = There is no pause.
QKS-CLK-5 = A turn may last as long as the sand allows.

## A turn

QKS-TURN-1 = The sand is already running while you settle who plays the first card.
QKS-TURN-2 = From then on you take turns, clockwise.
QKS-TURN-3 = On your turn you play one card of your hand, no more and no less, and say which.
QKS-TURN-4 = First the card does all it does, then it goes to the discards, face up.
QKS-TURN-5 = Then you draw a card, to hold three again, and your left neighbour goes on.
QKS-TURN-6 = When the draw pile is empty and a card is needed, turn the discards over without shuffling: the oldest comes first.
QKS-TURN-7 = Your cards are for your eyes only, but you may talk about them.

## What cards do

QKS-ACT-1 = A colour activates every timer on a tile of that colour.
QKS-ACT-2 = A shape activates every timer on a tile of that shape.
QKS-ACT-3 = Which timers a card activates is settled when it is announced, and none is activated twice by it.
QKS-ACT-4 = Begin with the foremost timer and go backwards.
QKS-ACT-5 = An activated timer is turned over and goes to the next tile, if there is one that is free and not blocked.
QKS-ACT-6 = If the next tile is taken, or the track ends, the timer is turned over where it stands.
QKS-ACT-7 = Timers go forward, one tile at a time, and never share a tile.
QKS-ACT-8 = A card that fits no timer does nothing. It is played and discarded all the same.
QKS-ACT-9 = Shapes and colours never touch a lost timer.
QKS-JOK-1 = A joker either activates one timer on the track, wherever it stands, or recovers one lost timer. You choose.
QKS-JOK-2 = A timer activated by a joker is turned over and moves like any other.

## Losing and recovering timers

QKS-LOST-1 = A timer that runs out before the disarm marker is lost: turned over and put beside its tile.
QKS-LOST-2 = The tile that it leaves is free for others.
QKS-LOST-3 = Several lost timers may stand beside one tile.
QKS-LOST-4 = A timer that runs out just as a card is announced that activates it is saved: it is turned over, full, and moves.
QKS-LOST-5 = A timer that runs out meanwhile and is not activated by that card is lost.
QKS-REC-1 = A recovered timer is turned over and put back on the tile beside it, if that is free.
QKS-REC-2 = If another timer stands there, the lost one is turned over and stays lost.
QKS-REC-3 = Recovering moves no timer forward.
QKS-REC-4 = Nothing but a joker recovers a timer.

## The end

QKS-END-1 = A lost timer has run out again: you lose at once.
QKS-END-2 = A timer has run out in the danger zone: you lose at once.
QKS-END-3 = All timers stand in the danger zone with sand left: you win at once.
QKS-END-4 = While a timer is lost, nobody wins.

## Extra rules

QKS-SIL-1 = Silence: once all is set up, nothing may be said but the name of the card being played.
QKS-BLK-1 = Block: no timer enters a tile under a block marker.
QKS-BLK-2 = Activate the timer right behind a marker: it is turned over where it stands, and the marker is gone.
QKS-BLK-3 = A tile without its marker is a tile like all others, from the next activation on.
QKS-BLK-4 = A joker removes a marker in the same way.
QKS-DIS-1 = Discard a shape: before dealing, take out the seven cards of one shape, chosen or drawn by lot.
QKS-DIS-2 = Discard a colour: the same with the seven cards of one colour.
QKS-DIS-3 = The tiles of that shape or colour stay in the game.
QKS-OUT-1 = Cards facing out: you never see your own hand, and all the others do.
QKS-OUT-2 = The others may tell you which card to play.
QKS-OUT-3 = Facing out, nobody is shown a count of unseen cards: what you may not look at is not told by subtraction either.

## Playing alone

QKS-SOLO-1 = Alone you play all three cards before you draw three new ones.
QKS-SOLO-2 = Alone, silence and cards facing out do not count. Block and discard do.
QKS-SOLO-3 = All other rules are the same.

## How we settle doubts

QKS-Q1 = One clock decides, in milliseconds. A timer is known by its running time, what was left, and when.
QKS-Q2 = A card saves a timer that it activates and that ran out no more than the announcement window before, both ends included. Later, the timer is lost from the moment it ran out.
QKS-Q2A = The window also holds in the danger zone, and for the lost timer that a joker names. Timers that the card does not name get none: if one of them ran out first, that counts first.
QKS-Q3 = A timer that moves on to a matching tile is not activated again by the same card.
QKS-Q4 = A timer turned over while full is empty at once; turned twice in one instant, it is as before.
QKS-Q5 = Of two timers in a row, the front one goes first and the other follows; if the front one is stuck, both only turn.
QKS-Q6 = Timers that run out are dealt with in the order of their moments, the foremost first when equal.
QKS-Q7 = Victory is looked for after every single activation.
QKS-Q8 = The card just played is the last that a turned pile brings back.
QKS-Q9 = Anybody may play the first card; the first one that arrives decides who begins.
QKS-Q10 = No timer is ever lost beside a blocked tile, for none ever stands on one.
QKS-Q11 = A joker on a lost timer whose tile is taken may be played just to gain time. Of two lost beside one tile, one returns at a time.
QKS-Q12 = What is taken out is drawn by lot, unless the table chooses.
QKS-Q13 = Block markers are counted from where the foremost timer begins, three at most, all before the disarm marker.
QKS-Q14 = Whoever removes a marker does not enter in the same activation.
QKS-Q15 = Facing out, a card is chosen by its place. If it is a joker, you name its timer next: the sand runs on, nobody else plays, and the window counts from the naming.
QKS-Q16 = Facing out, the new card goes where the old one was.
QKS-Q17 = You can always play: any card may be played for nothing, and a joker always finds a timer.
QKS-Q18 = All timers are turned over at the same instant when the game begins.
QKS-Q19 = Alone, you draw after the third card has done its work, turning the discards over in between if need be.
QKS-Q20 = Nobody can be skipped.
QKS-Q21 = A timer with no sand left counts as run out when victory is looked for.
