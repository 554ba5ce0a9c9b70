# Every word of Les Camions du désert in English. The rules stand at the end, each under its id.

title = Desert Trucks
tagline = From the pyramids to the oasis: one tank is not enough.

card-move13 = the dark blue card
card-move24 = the light blue card
card-move3any = the dark brown card
card-siphon = the light brown card
card-flipown = the red card
card-flipany = the pink card
title-move13 = 1 or 3
title-move24 = 2 or 4
title-move3any = 3, any truck
title-siphon = siphon
title-flipown = flip yours
title-flipany = flip any

cell-OASIS = the oasis
cell-START = the start
trucks-1 = truck 1
trucks-2 = truck 2
trucks-3 = truck 3
trucks-1-2 = trucks 1 and 2
trucks-1-3 = trucks 1 and 3
trucks-2-3 = trucks 2 and 3
trucks-1-2-3 = trucks 1, 2 and 3

option-starter = Who begins
option-starter-0 = By dice
option-limit = Turns each player has before the race is called off
option-limit-some = Call the race off after a number of turns
option-board = A board of your own (on the command line: board=@FILE)
preset-standard = Standard
preset-quick = Quick: called off after 25 turns each

bad-starter = Seat { $starter } cannot begin at a table of { $seats }. Choose from 1 to { $seats }, or 0 to roll for it.
bad-board-name = { $cell } is no name for a cell. Name cells by a capital letter and a digit from 1 to 9, such as B2; besides these there are only START and OASIS.
bad-board-twice = The cell { $cell } is on the board twice. Give each cell a name of its own.
bad-board-missing = The board has no { $cell }. Add it.
bad-board-size = With the cell { $cell } the board grows too large. A track has at most 56 cells.
bad-board-kind = The cell { $cell } has no kind that fits. Choose sand, skull, slope or fuel; START is start and OASIS is oasis.
bad-board-spot = The cell { $cell } lies off the drawing. Keep x and y between -1000 and 1000.
bad-board-same-spot = The cells { $cell } and { $other } lie on the same spot. Move one of them.
bad-board-arrow = The arrow of the cell { $cell } leads nowhere. Only a slope has an arrow, and it points at one of its neighbours.
bad-board-crowded = The cell { $cell } has too many neighbours. A hexagon has at most six.
bad-board-unknown = The cell { $cell } names { $other } as its neighbour, but the board has no { $other }. Correct the name or add the cell.
bad-board-neighbour = The cell { $cell } names { $other } as its neighbour in vain: a neighbour is another cell, and is named once.
bad-board-one-way = { $cell } cannot lead to { $other }: START is only left, over a cell of the track, and OASIS only entered.
bad-board-not-mutual = The cell { $cell } names { $other } as its neighbour, but { $other } does not name { $cell }. Write it on both.
bad-board-gates = { $cell } needs exactly three cells of the track beside it.
bad-board-unreached = No way leads from START to the cell { $cell }. Connect it.
bad-board-file = The file { $other } cannot be read. Check its name.
bad-board-data = This is no board: something is wrong at { $other }. A board has a name and a list of cells, each with id, kind, x, y and next.

## On the table

board-key = !skull!  >slope>  (fuel)  a1:12 = first player’s truck 1 with 12 litres
player-line = { $name }: { $trucks }
player-points = { " - " }{ $points } { $points ->
    [one] point
   *[other] points
}
truck-home = { $truck }:#{ $place }
piles = Draw pile: { $pile }, played: { $discards }
your-hand = Your hand: { $cards } (* cannot be followed)

reason-arrive = for the best place that is left
reason-way = to get nearer to the oasis
reason-fuel = so that truck { $truck } has fuel for the way
reason-hinder = to hold { $to } up
reason-aside = to wait in a better place
reason-push = to push { $to } off course
reason-siphon = so that { $to } runs short of fuel
reason-fill = to gain a litre
reason-flip = to have the litres you need
reason-flip-other = so that { $to } has the wrong number of litres
reason-restart = because this truck has least to lose
reason-discard = because this card will be missed least

move-drive = { $card }: drive truck { $truck } to { $cell } ({ $litres } l left)
move-push = The dark brown card: push { $seat }’s truck { $truck } to { $cell }
move-siphon = The light brown card: take 3 litres from { $seat }’s truck { $truck }
move-fill = The light brown card: put 1 litre into truck { $truck }
move-flip = { $card }: flip the gauge of { $trucks }
move-flip-other = The pink card: flip the gauge of { $seat }’s truck { $truck }
move-restart = { $card } cannot be followed: send truck { $truck } back to the start
move-discard = { $card } cannot be followed: lose it

event-played = { $you ->
    [seat] You play { $card }.
   *[none] { $seat } plays { $card }.
}
event-drove = { $you ->
    [seat] You drive truck { $truck } via { $way }; { $litres } l left.
   *[none] { $seat } drives truck { $truck } via { $way }; { $litres } l left.
}
event-jumped = { $you ->
    [seat] You jump { $to }’s truck { $truck }, which has { $litres } l.
    [to] { $seat } jumps your truck { $truck }, which has { $litres } l.
   *[none] { $seat } jumps { $to }’s truck { $truck }, which has { $litres } l.
}
event-pushed = { $you ->
    [seat] You push { $to }’s truck { $truck } via { $way }.
    [to] { $seat } pushes your truck { $truck } via { $way }.
   *[none] { $seat } pushes { $to }’s truck { $truck } via { $way }.
}
event-refuelled = { $you ->
    [seat] Your truck { $truck } is filled up.
   *[none] { $seat }’s truck { $truck } is filled up.
}
event-siphoned = { $you ->
    [seat] You siphon { $to }’s truck { $truck }: { $litres } l left.
    [to] { $seat } siphons your truck { $truck }: { $litres } l left.
   *[none] { $seat } siphons { $to }’s truck { $truck }: { $litres } l left.
}
event-filled = { $you ->
    [seat] You put a litre into truck { $truck }: { $litres } l.
   *[none] { $seat } puts a litre into truck { $truck }: { $litres } l.
}
event-flipped = { $you ->
    [seat] You flip the gauge of truck { $truck }: { $litres } l.
   *[none] { $seat } flips the gauge of truck { $truck }: { $litres } l.
}
event-flipped-other = { $you ->
    [seat] You flip the gauge of { $to }’s truck { $truck }: { $litres } l.
    [to] { $seat } flips the gauge of your truck { $truck }: { $litres } l.
   *[none] { $seat } flips the gauge of { $to }’s truck { $truck }: { $litres } l.
}
event-failed = { $you ->
    [seat] You cannot follow { $card }.
   *[none] { $seat } cannot follow { $card }.
}
event-sent-home = { $you ->
    [seat] Your truck { $truck } is back at the start, with 12 l.
   *[none] { $seat }’s truck { $truck } is back at the start, with 12 l.
}
event-arrived = { $you ->
    [seat] Your truck { $truck } reaches the oasis in { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $seat }’s truck { $truck } reaches the oasis in { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-won = { $you ->
    [seat] Your truck { $truck } is the first to reach the oasis.
   *[none] { $seat }’s truck { $truck } is the first to reach the oasis.
}
event-scorched = { $you ->
    [seat] The night on the skull costs your truck { $truck } a litre: { $litres } l.
   *[none] The night on the skull costs { $seat }’s truck { $truck } a litre: { $litres } l.
}
event-drawn = { $you ->
    [seat] You draw { $card }.
   *[none] { $seat } draws { $card }.
}
event-drawn-hidden = { $seat } draws a card.
event-shuffled = The { $cards } played cards are shuffled into a new draw pile.

highlight-shave-pump = { $litres ->
    [0] { $seat } rolled truck { $truck } to the pump with an empty tank.
    [one] { $seat } brought truck { $truck } to the pump on the last litre.
   *[other] { $seat } brought truck { $truck } to the pump with { $litres } litres left.
}
highlight-shave-oasis = { $litres ->
    [0] { $seat } rolled truck { $truck } into the oasis with an empty tank.
    [one] { $seat } brought truck { $truck } into the oasis on the last litre.
   *[other] { $seat } brought truck { $truck } into the oasis with { $litres } litres left.
}
highlight-most-siphoned = { $seat } took fuel from others { $number } times.

## Setup

TRK-SETUP-1 = Each player gets three trucks with two players, two with three or four, one with five or six, and dice of one colour to load on them.
TRK-SETUP-2 = All trucks begin on the start with 12 litres.
TRK-SETUP-3 = The start is no cell: any number of trucks may wait there.
TRK-SETUP-4 = With four players or more, one light brown and one dark brown card stay in the box; 53 cards are shuffled.
TRK-SETUP-5 = With two or three players all 55 cards are shuffled.
TRK-SETUP-6 = Everybody is dealt three secret cards, or four with two players.
TRK-SETUP-7 = The other cards make the draw pile, face down. No card has been played yet.
TRK-SETUP-8 = Everybody rolls a twelve-sided die; the highest begins, and those who tie for it roll again.

## A turn

TRK-TURN-1 = A turn is: the nights on skulls, one card of your hand played, what it says done, the hand refilled.
TRK-TURN-2 = You must play a card; nobody passes.
TRK-TURN-3 = The card you play goes face up on the pile of played cards.
TRK-TURN-4 = Then you draw until you hold three cards again, or four with two players.
TRK-TURN-5 = Then it is your left neighbour’s turn.
TRK-TURN-6 = When a card is to be drawn and the draw pile is empty, the played cards are shuffled into a new one.
TRK-TURN-7 = If anything that your card allows can be done, you must do one such thing.
TRK-TURN-8 = If nothing that your card allows can be done, one of your trucks on the track goes back to the start; you choose which.
TRK-TURN-9 = If nothing can be done and no truck of yours is on the track, the card is merely lost.
TRK-TURN-10 = You may play a card that cannot be followed even while you hold one that can.
TRK-TURN-11 = A player whose trucks have all arrived takes no more turns.

## Moving

TRK-MOVE-1 = A truck is driven exactly as many cells as the card says, from neighbour to neighbour.
TRK-MOVE-2 = Every direction is allowed: forwards, sideways, backwards.
TRK-MOVE-3 = From the start, the first step leads to one of the three cells beside it.
TRK-MOVE-4 = No cell is entered twice in one move, and the cell where the move began is not entered again.
TRK-MOVE-5 = A move cannot end on a cell where another truck stands.
TRK-MOVE-6 = No truck is shoved aside or captured by driving.
TRK-MOVE-7 = Driving over a cell where a truck stands is a jump, which the rules of jumping must allow.
TRK-MOVE-8 = No truck drives back onto the start.
TRK-MOVE-9 = The oasis counts as one cell, and only the last step of a move can enter it, from one of the three cells beside it.
TRK-MOVE-10 = A move card moves exactly one truck, of your choice among those it allows.

## Fuel

TRK-FUEL-1 = Each step costs the driver one litre, unless the cells say otherwise.
TRK-FUEL-2 = No tank holds more than 12 litres.
TRK-FUEL-3 = You can only drive where at least 1 litre is left at the end.
TRK-FUEL-4 = A truck that falls below 1 litre, for whatever reason, goes back to the start and is filled up.
TRK-FUEL-5 = A truck moved by somebody else pays nothing.

## Jumping

TRK-JUMP-1 = You may jump trucks only if, after the whole move, you have fewer litres than each of them. As many is not enough.
TRK-JUMP-2 = This holds for your own trucks as for all others.
TRK-JUMP-3 = Going round a truck over free cells is no jump.
TRK-JUMP-4 = A truck that you push with the dark brown card jumps whatever it likes.
TRK-JUMP-5 = A move with a jump cannot end at a fuel station.
TRK-JUMP-6 = Nothing happens to a truck that was jumped.

## Cells

TRK-SLOPE-1 = A step onto a slope is free; there is no choice to pay for it.
TRK-SLOPE-2 = The arrow of a slope forbids no direction.
TRK-SLOPE-3 = A truck on a slope can be moved by its owner only.
TRK-SLOPE-4 = On a slope, siphoning leaves at least 1 litre; the rest of the loss is forgotten.
TRK-SLOPE-5 = The gauge of a truck on a slope can be flipped as elsewhere.
TRK-STATION-1 = A truck that ends its move at a fuel station has 12 litres at once.
TRK-STATION-2 = It must get there with at least 1 litre left.
TRK-STATION-3 = Driving past a station fills nothing.
TRK-STATION-4 = While a truck stands at a station its gauge stays at 12: it can be neither siphoned nor flipped.
TRK-STATION-5 = A truck pushed onto a station is filled up too.
TRK-STATION-6 = A truck can be pushed away from a station; it keeps its 12 litres.
TRK-SKULL-1 = A step onto a skull costs the usual litre, and nothing else happens at first.
TRK-SKULL-2 = Each step that leaves a skull costs its driver one litre more.
TRK-SKULL-3 = At the start of your turn, each of your trucks on a skull loses a litre.
TRK-SKULL-4 = That happens turn after turn, however the truck came there.
TRK-SKULL-5 = If that empties the tank, the truck goes back to the start, and you may use it in the same turn.

## Cards

TRK-CARD-13 = Dark blue: drive one of your trucks exactly 1 or exactly 3 cells.
TRK-CARD-24 = Light blue: drive one of your trucks exactly 2 or exactly 4 cells.
TRK-CARD-3ANY-1 = Dark brown: drive one of your trucks exactly 3 cells, or push somebody else’s truck exactly 3 cells.
TRK-CARD-3ANY-2 = A truck on the start or on a slope cannot be pushed.
TRK-CARD-3ANY-3 = No truck can be pushed into the oasis.
TRK-CARD-3ANY-4 = A pushed truck, too, ends on a free cell and enters no cell twice.
TRK-CARD-SIPHON-1 = Light brown: take 3 litres from somebody else’s truck that is on the track, but not at a station.
TRK-CARD-SIPHON-2 = If fewer than 1 litre would be left and it stands on no slope, it goes back to the start.
TRK-CARD-SIPHON-3 = Or: put 1 litre into a truck of yours that is on the track and has 11 or fewer.
TRK-CARD-RED-1 = Red: flip the gauges of one or more of your trucks on the track, but not at a station: 1 becomes 12, 2 becomes 11, and so on.
TRK-CARD-RED-2 = You may also flip a gauge downwards.
TRK-CARD-PINK-1 = Pink: flip the gauge of exactly one truck on the track, whoever owns it, but not at a station.

## The oasis

TRK-GOAL-1 = A truck has arrived when its move ends in the oasis with at least 1 litre left.
TRK-GOAL-2 = The count must be exact: a move cannot be cut short at the oasis.
TRK-GOAL-3 = A jump on the last stretch is measured by the litres left on arrival.
TRK-GOAL-4 = A truck that arrives takes the next free place and is out of reach for everybody.
TRK-SCORE-1 = With two to four players the places are worth 11, 8, 6, 5, 4, 3, 2 and 1 points, and your score is the sum of your trucks' places.
TRK-SCORE-2 = A truck that has not arrived scores nothing.
TRK-END-1 = With five or six players the first truck in the oasis wins the race at once.
TRK-END-2 = With two to four players the race ends after the turn in which nobody can overtake the leader any more.
TRK-END-3 = The highest score wins; of equal scores, the one with the better best place.
TRK-LIMIT-1 = A house rule, so that every race ends: after the chosen number of turns each, it is called off. Then score and best place decide, and after them the fewest cells between the foremost truck and the oasis; equals share.

## Where the rulebook leaves room

TRK-R1 = For jumps, the litres after the whole move count, with all that slopes and skulls cost or save.
TRK-R2 = A card cannot be followed only if none of your trucks can do any of the things it allows, each with a litre left at the end. Failing on purpose with a card that can be followed is not allowed.
TRK-R3 = The truck that goes back must be on the track; one that waits on the start is no price.
TRK-R4 = On a slope it is the step onto it that is free; the step off it costs what the next cell costs.
TRK-R5 = Siphoning on a slope takes up to 3 litres but leaves 1, so a truck with 1 litre there loses nothing. It may still be chosen.
TRK-R6 = A cell counts as entered within one move only, and the cell of departure counts too.
TRK-R7 = Trucks come to the start only by being sent back.
TRK-R8 = Only ending a move at a station fills the tank, and a truck that would get there with nothing left has run dry before.
TRK-R9 = A truck may be pushed onto any free cell: it is filled at a station, safe on a slope, and loses its litre on a skull at its owner’s next turn. Jumps do not keep a pushed truck from a station.
TRK-R10 = A skull costs twice: a litre for each turn begun on it, and a litre when leaving it.
TRK-R11 = Nobody arrives by being pushed.
TRK-R12 = The litre of the light brown card does not go into a full tank.
TRK-R13 = A red card may lower a gauge, which can help in jumping.
TRK-R14 = To see whether somebody can overtake, all their trucks are imagined arriving next; reaching the leader’s score without a better best place is not enough.
TRK-R15 = Only the better best place breaks a tie of scores.
TRK-R16 = The rulebook’s chapter on the end of the game holds the course of a turn, and is read so.
TRK-R17 = Only the red card can change several trucks at once.
TRK-R18 = With five players the black die stays in the box; this changes nothing.
TRK-R19 = The card just played is shuffled in with the others when the draw pile is empty.
TRK-R20 = A truck sent back by somebody else can set off again on its owner’s next turn.
