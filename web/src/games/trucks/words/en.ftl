# The words of the truck race's board. Those of the rules live beside the rules.
race-board = The desert
race-kind-start = The start.
race-kind-oasis = The oasis.
race-kind-sand = { $cell }: sand.
race-kind-skull = { $cell }: skull.
race-kind-slope = { $cell }: slope.
race-kind-fuel = { $cell }: fuel station.
race-standing = Truck { $truck } of { $name }, { $litres } l.
race-cell-open = { $ways ->
    [one] Can be chosen: { $litres } l then.
   *[other] Can be chosen in { $ways } ways: { $litres } l at best.
 }

race-hand = Your hand
race-hand-empty = Your hand is empty.
race-impossible = (cannot be followed)
race-draw = { $count ->
    [0] The draw pile is empty
    [one] One card in the draw pile
   *[other] { $count } cards in the draw pile
 }
race-top = Last: { $card }
race-turns = { $count ->
    [one] One turn left
   *[other] { $count } turns left
 }
race-cards = Cards
race-unseen = { $card }: { $count } not seen yet
race-cards-about = How many of each kind you have not seen yet.
race-points = { $count ->
    [one] One point
   *[other] { $count } points
 }
race-rig-at = Truck { $truck }: { $cell }, { $litres } l
race-rig-in = Truck { $truck }: in the oasis, place { $place }

race-wait = It is not your turn yet.
race-over = The race is over.
race-choose = Choose a card from your hand.
race-aim = Where to?
race-aim-truck = Which truck?
race-choose-home = This card cannot be followed. Which truck goes back to the start?
race-lost = This card cannot be followed, and none of your trucks is on the track: it is lost.
race-night = A night on the skull: truck { $truck } loses a litre, { $litres } l left.
race-which = Trucks
race-all = All
race-rig = Truck { $truck } of { $name }, { $litres } l
race-offers = What this card can do
race-back = Back

race-do-drive = Drive truck { $truck } to { $cell }
race-do-push = Push { $name }’s truck { $truck } to { $cell }
race-do-siphon = Take 3 litres from { $name }’s truck { $truck }
race-do-fill = Put a litre into truck { $truck }
race-do-flip = Turn the gauge over: { $trucks }
race-do-flip-other = Turn over the gauge of { $name }’s truck { $truck }
race-do-restart = Send truck { $truck } home
race-do-discard = Lose the card
race-note-gauge = { $from } l → { $to } l
race-note-fills = Fills up: 12 l
race-note-arrives = Reaches the oasis with { $litres } l
race-note-home = Back to the start, with a full tank
race-note-jump = Jumps { $name }’s truck { $truck }: { $left } l against { $litres } l
race-note-over = Passes over { $name }’s truck { $truck }

stat-played = Cards played
stat-drove = Drives
stat-jumped = Trucks jumped
stat-pushed = Trucks pushed
stat-refuelled = Full tanks
stat-siphoned = Siphoned
stat-filled = Litres poured in
stat-flipped = Own gauges turned over
stat-flipped-other = Others’ gauges turned over
stat-failed = Cards not followed
stat-sent-home = Trucks sent home
stat-arrived = Arrivals
stat-scorched = Nights on a skull
