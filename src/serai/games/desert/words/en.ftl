# Every word of Le Désert interdit in English. The rules stand at the end, each under its id.

title = Forbidden Desert
tagline = Four parts of a flying machine lie under the sand: find them and take off together before the storm wins.

option-difficulty = Difficulty
option-difficulty-novice = Novice
option-difficulty-normal = Normal
option-difficulty-elite = Elite
option-difficulty-legendary = Legendary
option-starter = Who begins
option-starter-0 = Drawn by lot
option-adventurers = Who plays which adventurer
option-adventurers-random = Dealt at random
option-adventurers-archeologist = { adventurer-archeologist }
option-adventurers-carrier = { adventurer-carrier }
option-adventurers-climber = { adventurer-climber }
option-adventurers-explorer = { adventurer-explorer }
option-adventurers-meteorologist = { adventurer-meteorologist }
option-adventurers-navigator = { adventurer-navigator }
option-aside = Keep this turn’s storm cards out of a reshuffle
preset-novice = Novice
preset-normal = Normal
preset-elite = Elite
preset-legendary = Legendary

bad-starter = Seat { $starter } cannot begin at a table of { $seats }. Choose from 1 to { $seats }, or 0 to draw by lot.
bad-adventurers = Name one adventurer for each of the { $seats } seats, none of them twice; random leaves a seat to chance.

## Pieces

adventurer-archeologist = Archeologist
adventurer-climber = Climber
adventurer-explorer = Explorer
adventurer-meteorologist = Meteorologist
adventurer-navigator = Navigator
adventurer-carrier = Water Carrier

power-archeologist = Removes two markers from a tile with one action.
power-climber = Enters blocked tiles, takes somebody along on every step, and nobody beside her is buried.
power-explorer = Moves, digs and aims Blasters across corners.
power-meteorologist = Spends actions to face fewer storm cards, or to look at the next ones and sort them.
power-navigator = Leads somebody else up to three steps with one action.
power-carrier = Draws two portions from an excavated well with one action, and gives water to neighbours.

card-blaster = a Dune Blaster
card-jetpack = a Jet Pack
card-terrascope = a Terrascope
card-shield = a Solar Shield
card-reserve = the Secret Water Reserve
card-throttle = the Time Throttle
title-blaster = Dune Blaster
title-jetpack = Jet Pack
title-terrascope = Terrascope
title-shield = Solar Shield
title-reserve = Secret Water Reserve
title-throttle = Time Throttle

part-propeller = the propeller
part-gearbox = the gearbox
part-crystal = the energy crystal
part-compass = the navigation system
title-propeller = Propeller
title-gearbox = Gearbox
title-crystal = Crystal
title-compass = Navigation
sign-propeller = ✣P
sign-gearbox = ✣G
sign-crystal = ✣C
sign-compass = ✣N

face-gear = a gear
face-crash = the wreck and a gear
face-tunnel = a tunnel
face-well = a well
face-mirage = a mirage
face-pad = the launch pad
face-row-propeller = the row of the propeller
face-row-gearbox = the row of the gearbox
face-row-crystal = the row of the energy crystal
face-row-compass = the row of the navigation system
face-column-propeller = the column of the propeller
face-column-gearbox = the column of the gearbox
face-column-crystal = the column of the energy crystal
face-column-compass = the column of the navigation system

short-gear = gear
short-crash = wreck
short-tunnel = tunnel
short-well = well
short-mirage = mirage
short-pad = pad
short-row-propeller = P ↔
short-row-gearbox = G ↔
short-row-crystal = C ↔
short-row-compass = N ↔
short-column-propeller = P ↕
short-column-gearbox = G ↕
short-column-crystal = C ↕
short-column-compass = N ↕
short-hole = ∿storm∿
short-scouted = ({ $face })
back-plain = ·
back-oasis = oasis?
back-crash = wreck?

storm-wind-north-1 = one tile north
storm-wind-north-2 = two tiles north
storm-wind-north-3 = three tiles north
storm-wind-south-1 = one tile south
storm-wind-south-2 = two tiles south
storm-wind-south-3 = three tiles south
storm-wind-east-1 = one tile east
storm-wind-east-2 = two tiles east
storm-wind-east-3 = three tiles east
storm-wind-west-1 = one tile west
storm-wind-west-2 = two tiles west
storm-wind-west-3 = three tiles west
storm-sun = Sun Beats Down
storm-rise = Storm Picks Up

loss-none = nothing
loss-thirst = thirst
loss-sand = sand
loss-storm = the storm

cell-0 = A1
cell-1 = B1
cell-2 = C1
cell-3 = D1
cell-4 = E1
cell-5 = A2
cell-6 = B2
cell-7 = C2
cell-8 = D2
cell-9 = E2
cell-10 = A3
cell-11 = B3
cell-12 = C3
cell-13 = D3
cell-14 = E3
cell-15 = A4
cell-16 = B4
cell-17 = C4
cell-18 = D4
cell-19 = E4
cell-20 = A5
cell-21 = B5
cell-22 = C5
cell-23 = D5
cell-24 = E5

## On the table

meter-line = Storm meter: { $meter } ☠
piles-line = Storm pile { $storm }, discard { $discard }, equipment { $equipment }, sand left { $sand }
foreseen-line = Next storm cards: { $cards }
sorting-line = In the Meteorologist’s hand: { $cards }
parts-line = Parts: { $parts }
part-line = { $part } { $state }
part-is-taken = taken
part-is-located = located
part-is-clues-0 = unknown
part-is-clues-1 = one clue
part-is-clues-2 = located
player-line = { $number } { $name }, { $adventurer } { $water }
is-buried = buried
is-shielded = under a shield
due-cards = { $cards ->
    [one] one storm card to come
   *[other] { $cards } storm cards to come
}
actions-left = { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}

## Moves

reason-win = to take off
reason-sand-out = or the sand will run out
reason-storm-out = or the storm will swallow you all
reason-storm = to tame the storm
reason-supply = before the sand runs short
reason-sand = so that less sand lies about
reason-pad = to find the launch pad and keep it clear
reason-excavate = to see more of the city
reason-gear = because it leaves you more equipment
reason-work = to be where there is work
reason-gather = to meet at the launch pad
reason-take = to get hold of { $part }
reason-find = to find out where { $part } lies
reason-reach = to get to { $part }
reason-dying = { $you ->
    [to] or you may die of thirst
   *[none] or { $to } may die of thirst
}
reason-water = { $you ->
    [to] so that you are less thirsty
   *[none] so that { $to } is less thirsty
}
reason-buried = { $you ->
    [to] to dig you free
   *[none] to dig { $to } free
}
reason-call-storm = because there is nothing better left to do
reason-reveal = because cards are better kept for later
reason-look-beneath = to see what lies there
reason-spare = to tame the storm
reason-foresee = to know what is coming
reason-fetch-water = to have water for everybody
reason-halt = because she stands well there
reason-shade = to keep the sun off
reason-refresh = so that everybody here can drink
reason-more-actions = because there is still much to do
reason-calm-sky = so that the worst comes last
reason-lend = because it is of more use there

move-call-storm = End your actions: the storm comes
move-reveal = Turn up a storm card
move-excavate = Excavate your tile
move-spare = Draw one storm card fewer
move-look = Look at the next storm cards
move-draw-water = Draw water from the well
move-halt = Lead the Climber no further
move-raise-shield = Play the Solar Shield
move-share-reserve = Play the Secret Water Reserve
move-speed-up = Play the Time Throttle: two more actions
move-take-part = Pick up { $part }
move-put-on-top = Put { $storm } next on top
move-put-under = Put { $storm } under the pile
move-dig = Remove sand at { $cell }
move-blast = Play a Dune Blaster at { $cell }
move-scout = Play a Terrascope at { $cell }
move-give = Give { $amount ->
    [one] one portion
   *[other] { $amount } portions
} of water to { $to }
move-hand-over = Hand { $card } to { $to }
move-walk = Move to { $cell }
move-walk-with = Move to { $cell } with { $to }
move-fly = Fly to { $cell }
move-fly-with = Fly to { $cell } with { $to }
move-guide = Lead { $seat } to { $cell }
move-guide-with = Lead { $seat } to { $cell }, taking { $to } along

## What happens

event-turn-began = { $you ->
    [seat] It is your turn.
   *[none] It is { $seat }’s turn.
}
event-walked = { $you ->
    [seat] You move to { $cell }.
   *[none] { $seat } moves to { $cell }.
}
event-ridden = { $you ->
    [seat] { $by } takes you along to { $cell }.
    [by] You take { $seat } along to { $cell }.
   *[none] { $by } takes { $seat } along to { $cell }.
}
event-dug = { $you ->
    [seat] You remove { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } of sand from { $cell }.
   *[none] { $seat } removes { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } of sand from { $cell }.
}
event-excavated = { $you ->
    [seat] You excavate { $cell }: { $face }.
   *[none] { $seat } excavates { $cell }: { $face }.
}
event-water-found = { $you ->
    [seat] You gain { $amount } water.
   *[none] { $seat } gains { $amount } water.
}
event-equipment-found = { $you ->
    [seat] You find { $card }.
   *[none] { $seat } finds { $card }.
}
event-part-located = Both clues are known: { $part } appears at { $cell }.
event-part-taken = { $you ->
    [seat] You pick up { $part }.
   *[none] { $seat } picks up { $part }.
}
event-water-given = { $you ->
    [seat] You give { $to } { $amount } water.
    [to] { $seat } gives you { $amount } water.
   *[none] { $seat } gives { $to } { $amount } water.
}
event-card-handed = { $you ->
    [seat] You hand { $card } to { $to }.
    [to] { $seat } hands you { $card }.
   *[none] { $seat } hands { $card } to { $to }.
}
event-blasted = { $you ->
    [seat] Your Dune Blaster clears all sand from { $cell } ({ $markers }).
   *[none] { $seat }’s Dune Blaster clears all sand from { $cell } ({ $markers }).
}
event-flown = { $you ->
    [seat] You fly to { $cell }.
   *[none] { $seat } flies to { $cell }.
}
event-scouted = { $you ->
    [seat] Your Terrascope shows { $cell }: { $face }.
   *[none] { $seat }’s Terrascope shows { $cell }: { $face }.
}
event-scouted-hidden = { $seat } looks under { $cell } with a Terrascope.
event-shield-raised = { $you ->
    [seat] You raise a Solar Shield over your tile.
   *[none] { $seat } raises a Solar Shield.
}
event-reserve-shared = { $you ->
    [seat] You open the Secret Water Reserve.
   *[none] { $seat } opens the Secret Water Reserve.
}
event-sped-up = { $you ->
    [seat] The Time Throttle gives you two more actions.
   *[none] The Time Throttle gives { $seat } two more actions.
}
event-guided = { $you ->
    [seat] { $by } leads you to { $cell }.
    [by] You lead { $seat } to { $cell }.
   *[none] { $by } leads { $seat } to { $cell }.
}
event-spared = { $cards ->
    [0] No storm card will be drawn this turn.
    [one] Only one storm card will be drawn this turn.
   *[other] Only { $cards } storm cards will be drawn this turn.
}
event-looked = { $you ->
    [seat] You look at the next { $cards ->
        [one] storm card
       *[other] { $cards } storm cards
    }.
   *[none] { $seat } looks at the next { $cards ->
        [one] storm card
       *[other] { $cards } storm cards
    }.
}
event-sorted = { $you ->
    [seat] You put { $storm } back on top.
   *[none] { $seat } puts { $storm } back on top.
}
event-sorted-hidden = { $seat } puts a storm card back on top.
event-sunk = { $you ->
    [seat] You put { $storm } under the pile.
   *[none] { $seat } puts { $storm } under the pile.
}
event-sunk-hidden = { $seat } puts a storm card under the pile.
event-storm-called = { $cards ->
    [0] The storm holds its breath this turn.
    [one] The storm comes: one card.
   *[other] The storm comes: { $cards } cards.
}
event-revealed = Storm card: { $storm }.
event-slid = A tile slides to { $cell }.
event-sand-added = { $markers ->
    [one] Sand falls on { $cell }.
    [2] Sand falls on { $cell }, which is now blocked.
   *[other] Sand falls on { $cell }: { $markers } markers.
}
event-drunk = { $you ->
    [seat] { $left ->
        [-1] You have nothing left to drink.
       *[other] You drink; { $left ->
            [0] your canteen is empty
            [one] one drink is left
           *[other] { $left } drinks are left
        }.
    }
   *[none] { $left ->
        [-1] { $seat } has nothing left to drink.
       *[other] { $seat } drinks; { $left ->
            [0] the canteen is empty
            [one] one drink is left
           *[other] { $left } drinks are left
        }.
    }
}
event-sheltered = { $you ->
    [seat] You are out of the sun.
   *[none] { $seat } is out of the sun.
}
event-storm-rose = The storm meter rises by a mark.
event-shuffled = The storm discard is shuffled into a new pile.
event-all-lost = The expedition is lost: { $loss }.

highlight-shave-water = { $left ->
    [0] { $seat } drank the last drop, and lived.
   *[other] { $seat } was down to a single sip of water.
}
highlight-saved-water = Without { $seat }’s water, { $to } would have died of thirst.
highlight-shave-sand = { $left ->
    [0] The sand was used up to the last marker.
    [one] Only one marker of sand was left.
   *[other] Only { $left } markers of sand were left.
}
highlight-gave-water = { $seat } gave away { $amount } water.

## Setup

DES-SETUP-1 = Shuffle the 24 tiles and lay them desert side up, five by five, with nothing in the centre: the hole is the eye of the storm.
DES-SETUP-2 = North is the same for all tiles and for the whole game.
DES-SETUP-3 = Nobody looks under a tile unless a rule lets them.
DES-SETUP-4 = Eight cells that form a diamond begin with one sand marker each; the other 40 markers are the supply.
DES-SETUP-5 = The four parts of the flying machine wait beside the board.
DES-SETUP-6 = The storm marker starts at the mark for your number of players and the difficulty you chose.
DES-SETUP-7 = The storm deck and the equipment deck are shuffled, each for itself, face down; the storm discard is empty.
DES-SETUP-8 = Everybody gets an adventurer, by lot or by choice; no two play the same one.
DES-SETUP-9 = Every canteen begins full.
DES-SETUP-10 = All pawns start on the tile with the wreck, wherever it lies.
DES-SETUP-11 = The wreck and the three oases can be told by their desert side.

## A turn

DES-TURN-1 = One player begins; then play goes round clockwise.
DES-TURN-2 = A turn is the actions first, then the storm.
DES-TURN-3 = You have up to four actions, of any kind and in any order, the same one as often as you like.
DES-TURN-4 = Everybody can move, remove sand, excavate and pick up a part; some adventurers can do more.
DES-TURN-5 = You may stop early; actions that you do not use are lost.

## Moving

DES-MOVE-1 = An action takes your pawn to a tile that touches yours by a side.
DES-MOVE-2 = Across a corner only the Explorer can go.
DES-MOVE-3 = Two markers or more block a tile; one does not.
DES-MOVE-4 = Nobody enters a blocked tile, except the Climber and whoever she takes along.
DES-MOVE-5 = Nobody ever enters or crosses the hole.
DES-MOVE-6 = An action also takes you from one excavated, unblocked tunnel to another, however far.
DES-MOVE-7 = It makes no difference whether a tile is excavated.
DES-MOVE-8 = Any number of pawns can stand on one tile.
DES-MOVE-9 = The edge of the board is an edge: nothing leads round to the other side.

## Removing sand

DES-SAND-1 = An action takes one marker off your own tile or off one that touches it by a side.
DES-SAND-2 = The marker goes back to the supply and may fall again.
DES-SAND-3 = A tile can carry any amount of sand.
DES-SAND-4 = Sand on the board and in the supply always makes 48.
DES-SAND-5 = Excavated tiles get sand like the others.

## Excavating

DES-EXC-1 = An action turns the tile under your pawn if it shows its desert side and has no sand at all.
DES-EXC-2 = It shows its city side from then on, and its symbol works at once.
DES-EXC-3 = Once you have seen what is there, you cannot take it back.
DES-EXC-4 = A tile is excavated only once.

## Water

DES-WELL-1 = When a well is excavated, everyone on that tile gains two portions, as far as the canteen holds them.
DES-WELL-2 = That happens once; later only the Water Carrier can draw from it.
DES-WELL-3 = One of the three oases is a mirage and gives nothing.

## Equipment found

DES-GEAR-1 = Whoever excavates a tile with a gear draws the top equipment card and lays it open.
DES-GEAR-2 = Twelve tiles have a gear; the tunnels and the wreck are among them.
DES-GEAR-3 = Only its holder can play a card.
DES-GEAR-4 = You can hold any number of cards.
DES-GEAR-5 = A card cannot undo a storm card that is already drawn.
DES-GEAR-6 = A card that was played is out of the game.
DES-GEAR-7 = Playing a card costs no action. All but the Time Throttle can be played in anybody’s turn.

## Clues and parts

DES-CLUE-1 = Each part has one clue for its row and one for its column.
DES-CLUE-2 = One clue alone places nothing.
DES-CLUE-3 = With the second clue the part appears at once where the row of the one tile crosses the column of the other.
DES-CLUE-4 = What counts is where the two tiles lie at that moment, whichever was found first.
DES-CLUE-5 = If both lie in one row, the part appears on the column clue.
DES-CLUE-6 = If both lie in one column, the part appears on the row clue.
DES-CLUE-7 = If the place is the hole, the part waits there and joins the next tile that slides in.
DES-CLUE-8 = From then on the part goes wherever its tile goes.
DES-CLUE-9 = Sand that falls on its tile does not bury a part: it stays on top.
DES-PART-1 = An action picks up one part from your tile, if the tile is excavated and not blocked.
DES-PART-2 = A part on a tile that is not excavated cannot be taken yet.
DES-PART-3 = A part that was picked up is the team’s for good.

## Sharing

DES-SHARE-1 = Adventurers on one tile can pass water to each other, any amount, for free and at any time, also out of turn.
DES-SHARE-2 = What one gives the other gets.
DES-SHARE-3 = No canteen holds more than its maximum.
DES-SHARE-4 = Adventurers on one tile can pass equipment cards in the same way.

## Tunnels and launch pad

DES-TUN-1 = In an excavated tunnel nobody has to drink when the sun beats down.
DES-TUN-2 = A tunnel that is not excavated yet neither shelters nor leads anywhere.
DES-TUN-3 = A blocked tunnel cannot be entered from another one, except by the Climber and her passenger.
DES-PAD-1 = The launch pad gives nothing when it is found: it is where you win.

## The storm

DES-STORM-1 = After the actions the active player draws as many storm cards as the meter shows.
DES-STORM-2 = Cards are turned up and carried out one by one, then discarded face up.
DES-STORM-3 = Everybody may look through the discard at any time.
DES-STORM-4 = If a card ends the game, no more are drawn.

## Wind

DES-WIND-1 = A wind card names a direction and a number: so many tiles slide that way, one after another, each into the hole, which moves on behind it.
DES-WIND-2 = Pawns, sand and parts slide with their tile.
DES-WIND-3 = When all have slid, each of these tiles gets one sand marker.
DES-WIND-4 = Only those tiles move, and none of them is skipped.
DES-WIND-5 = Lull: where there are fewer tiles behind the hole, only those slide and get sand; with none, nothing happens.
DES-WIND-6 = A part that waits in the hole joins the first tile that slides in.

## Buried

DES-BURY-1 = Whoever stands on a blocked tile is buried, unless the Climber is there.
DES-BURY-2 = Somebody buried can use actions only to dig their own tile out, until it has one marker or none.
DES-BURY-3 = The others can help with actions of their own.
DES-BURY-4 = Being buried costs no water and does not lose the game.

## Storm meter

DES-LEVEL-1 = Storm Picks Up raises the marker by one mark.
DES-LEVEL-2 = The new number of cards counts from the next turn on.
DES-LEVEL-3 = The marker never goes down.
DES-LEVEL-4 = At the skull the game is lost at once.

## Sun

DES-SUN-1 = Sun Beats Down: everybody who is neither in an excavated tunnel nor under a Solar Shield loses one portion of water.
DES-SUN-2 = It strikes all at the same moment.
DES-SUN-3 = Whoever should drink and has none left is lost, and so is the game.

## Storm deck

DES-DECK-1 = As soon as the storm pile is empty, the discard is shuffled into a new one.
DES-DECK-2 = In the middle of a draw you simply go on from the new pile.

## Equipment cards

DES-EQ-BLAST-1 = Dune Blaster: takes all sand off your tile or off one that touches it by a side.
DES-EQ-BLAST-2 = The Explorer may aim it across a corner.
DES-EQ-JET-1 = Jet Pack: you fly to any unblocked tile.
DES-EQ-JET-2 = You may take along one pawn from your tile, to the same place.
DES-EQ-SHIELD-1 = Solar Shield: you and all on your tile are safe from Sun Beats Down.
DES-EQ-SHIELD-2 = It lasts until your next turn begins.
DES-EQ-SCOPE-1 = Terrascope: look under one tile that is not excavated, anywhere. Nothing else happens.
DES-EQ-WATER-1 = Secret Water Reserve: everyone on your tile gains two portions, you too.
DES-EQ-TIME-1 = Time Throttle: two more actions, in your own turn only.

## Adventurers

DES-ADV-ARC-1 = The Archeologist takes two markers off one tile with one action, or the last one; never from two tiles.
DES-ADV-CLI-1 = The Climber can enter blocked tiles.
DES-ADV-CLI-2 = On each of her moves the Climber may take along one pawn from her tile, blocked or not where she goes.
DES-ADV-CLI-3 = Nobody on the Climber’s tile is buried, nor is she.
DES-ADV-CLI-4 = Whoever is with the Climber can leave the tile whatever its sand.
DES-ADV-EXP-1 = The Explorer can move across corners.
DES-ADV-EXP-2 = The Explorer can remove sand across corners.
DES-ADV-MET-1 = The Meteorologist may spend actions so that, for each, one storm card fewer is drawn this turn.
DES-ADV-MET-2 = With one action she looks at as many of the next storm cards as the meter shows.
DES-ADV-MET-3 = She may put one of them under the pile; the others go back on top in the order she likes.
DES-ADV-NAV-1 = With one action the Navigator leads one other adventurer up to three steps over unblocked tiles; through a tunnel is one step.
DES-ADV-NAV-2 = An Explorer who is led can go across corners.
DES-ADV-NAV-3 = A Climber who is led can enter blocked tiles and take somebody along, even the Navigator.
DES-ADV-WAT-1 = With one action the Water Carrier draws two portions from an excavated well.
DES-ADV-WAT-2 = She can give water to adventurers on tiles beside hers, free and at any time.
DES-ADV-WAT-3 = Her canteen holds five portions.

## The end

DES-END-1 = You win together when you have all four parts and everybody stands on the excavated, unblocked launch pad.
DES-END-2 = You lose when somebody dies of thirst.
DES-END-3 = You lose when sand must fall and the supply is empty.
DES-END-4 = You lose when the storm meter reaches the skull.
DES-END-5 = Nothing else ends the game; there is no limit on turns.

## Difficulty

DES-DIFF-1 = Novice, Normal, Elite and Legendary begin at different marks of the storm meter; nothing else differs.

## Rulings

DES-R-1 = The first player is drawn by lot, or named when the table is made.
DES-R-2 = With 0 water you are still alive; the skull is one below.
DES-R-3 = You can give away your last portion, but no more than you have.
DES-R-4 = A well fills everybody as far as possible at once; nobody needs to be asked.
DES-R-5 = Free acts are possible before and after every action and between two storm cards, never in the middle of one.
DES-R-6 = The actions end when the active player says so, even when none is left.
DES-R-7 = Somebody buried can still share and play cards, aimed anywhere.
DES-R-8 = Somebody buried cannot lead, forecast or draw water: those are actions.
DES-R-9 = Somebody buried cannot remove sand from another tile.
DES-R-10 = The Navigator cannot lead somebody buried.
DES-R-11 = With a Jet Pack somebody buried can fly out, or be taken along.
DES-R-12 = A Jet Pack lands on another tile with no more than one marker; this holds for the Climber too.
DES-R-13 = A Jet Pack takes one passenger, never more, even with the Climber.
DES-R-14 = Where the Climber arrives nobody is buried any more, and she can take them along on her next step.
DES-R-15 = When the Climber leaves a blocked tile, whoever stays is buried.
DES-R-16 = The Climber chooses at every step whom to take; the passenger must stand where she leaves.
DES-R-17 = The Climber may take somebody through tunnels, and may enter and leave blocked ones.
DES-R-18 = Beside the Climber on a blocked tile you may act, but not excavate or pick up; you leave only to an unblocked tile, through a tunnel too.
DES-R-19 = Not even the Climber picks up a part from a blocked tile.
DES-R-20 = The Archeologist always takes two markers where there are two.
DES-R-21 = A Dune Blaster needs a tile with sand; parts and pawns stay where they are.
DES-R-22 = Beside means by a side. Cells across the hole are not beside each other, nor are two tunnels. Corners count only for the Explorer, who moves, digs and blasts.
DES-R-23 = The Water Carrier gives to tiles beside hers, but gets nothing from there.
DES-R-24 = She must stand on the excavated well; she can draw again and again, sand or not, while she is not buried and has room. A mirage has no water.
DES-R-25 = A Solar Shield goes with its user and covers whoever is on that tile when the sun strikes.
DES-R-26 = A Solar Shield played in your turn lasts through this storm and all other turns; two of them do not add up.
DES-R-27 = What a Terrascope shows is known to the whole team and stays so.
DES-R-28 = The Time Throttle may come at any point of your actions, also after the fourth; you can be handed it first.
DES-R-29 = The Secret Water Reserve gives two portions to each, not two in all.
DES-R-30 = The Meteorologist can spare as many cards as the meter shows, no more; the meter stays.
DES-R-31 = She looks at as many cards as the meter shows, even if she has spared some, or at what is left of the pile. The team knows what she sees.
DES-R-32 = She chooses the order of the cards that she puts back.
DES-R-33 = A storm card is discarded as soon as it is carried out, so a shuffle takes in the cards of this turn; the table may choose to keep them aside.
DES-R-34 = The shuffle comes right after the last card, even if no more is due this turn.
DES-R-35 = How many cards are drawn is fixed when the storm begins.
DES-R-36 = An empty supply is no loss yet: the game is lost when a marker is due and none is left. The tiles of that card have slid before.
DES-R-37 = A part in the hole cannot be taken. Several may wait there, and they join the same tile.
DES-R-38 = Several parts can lie on one tile; each needs an action, and you choose.
DES-R-39 = Parts are not passed on and not dropped.
DES-R-40 = A tile that carries a part is excavated like any other, and its own symbol works; the part stays.
DES-R-41 = The launch pad counts only once it is excavated.
DES-R-42 = Taking off costs nothing and needs no turn: the moment all is ready you have won.
DES-R-43 = The Climber does not help here: from a blocked launch pad nobody takes off.
DES-R-44 = A tunnel shelters however much sand lies on it.
DES-R-45 = With each action the Navigator leads one other adventurer, at least one step, never herself; each step follows the rules of whoever is led.
DES-R-46 = A Climber who is led may take another passenger at each step, also one met on the way.
DES-R-47 = Out of turn a pawn moves only by Jet Pack, by wind, with the Climber or led by the Navigator.
DES-R-48 = If the wreck lies on a cell of the diamond it begins under a marker, which must go before it can be excavated.
DES-R-49 = Removing no sand, giving no water, leading nobody anywhere or drawing into a full canteen are no moves.
DES-R-50 = Passing things to and fro is allowed. Bots do not: between two actions they pass a thing only once each way.
