# What the race says to those who ask about a card, a cell or a truck, and its booklet.
things-cards = The cards
things-grounds = The track
things-trucks = The trucks
race-known-sand = Sand
race-known-slope = Slope
race-known-fuel = Fuel station
race-known-skull = Skull
race-known-start = The start
race-known-oasis = The oasis
race-known-truck = A truck
race-known-gauge = The die on its back is its tank: that many litres are left.
race-known-more = { $count ->
    [one] And one more way.
   *[other] And { $count } more ways.
 }
race-aid-move13 = Drive 1 or 3 cells
race-aid-move24 = Drive 2 or 4 cells
race-aid-move3any = Drive 3, or push a truck by 3
race-aid-siphon = Take 3 l, or fill 1 l
race-aid-flipown = Turn your gauges over: 1 ↔ 12
race-aid-flipany = Turn one gauge over, anybody’s
race-aid-truck = 1 litre must be left. You jump only trucks with more litres than you then have.
race-aid-fail = A card that cannot be followed sends one of your trucks back to the start.
race-aid-oasis = The count must be exact to reach the oasis.

booklet-goal-title = The aim
booklet-goal = Drive from the pyramids to the oasis before the others. One tank is not enough, so mind the die on your truck.
booklet-card-title = Play one card
booklet-card = On your turn you play one of your cards and do exactly what it says. Then you draw a new one.
booklet-fuel-title = Every cell costs a litre
booklet-fuel = The die shows how much is left: 12 is full, and 1 must remain after the drive. An empty truck starts again.
booklet-ground-title = Four grounds
booklet-ground = Slopes are free. A station fills the tank if you stop there. A skull costs a litre more to leave, and one for every night.
booklet-flip-title = Turn the gauge over
booklet-flip = Red and pink cards turn a die over: 1 litre becomes 12, 2 become 11. Best played when you are nearly empty.
booklet-jump-title = Jumping
booklet-jump = You may jump a truck only if you then have fewer litres than it has.
booklet-fail-title = If nothing works
booklet-fail = A card that cannot be followed sends one of your trucks back to the start, with a full tank.
booklet-end-title = The end
booklet-end = The oasis must be reached with the exact count. The first trucks to arrive bring the most points; with five or six players the first one wins at once.
