# The words of the truck race's board. Those of the rules live beside the rules.
race-board = The desert
race-kind-start = The start.
race-kind-oasis = The oasis.
race-kind-sand = { $cell }: sand.
race-kind-skull = { $cell }: skull.
race-kind-slope = { $cell }: slope.
race-kind-fuel = { $cell }: fuel station.
race-standing = { $name }’s truck { $truck }, { $litres } l.
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
race-choose = Choose a card, or tap one of your trucks.
race-aim = Where to? Tap a lit cell.
race-aim-any = Where to? Tap a lit cell, or a truck first.
race-aim-truck = Which truck? Tap it on the board.
race-aim-trucks = Which trucks? Tap one or several.
race-choose-home = It cannot be followed: which truck goes back to the start?
race-lost = This card cannot be followed, and none of your trucks is on the track: it is lost.
trucks-tale-drove = { $you ->
    [seat] Your truck { $truck } goes to { $cell }: { $litres } l.
   *[none] { $name }: truck { $truck } to { $cell }, { $litres } l.
 }
trucks-tale-scorched = { $you ->
    [seat] Skull: one litre less for your truck { $truck }.
   *[none] Skull: one litre less for { $name }.
 }
trucks-since-drove = { $name }: truck { $truck } at { $cell }
race-night = A night on the skull: truck { $truck } loses a litre, { $litres } l left.
race-which = Trucks
race-rig = { $name }’s truck { $truck }, { $litres } l
race-offers = What this card can do
race-back = Back
race-other-way = Another way
race-lent = A bot is playing for you.
race-brings = { $litres } l left
race-brings-oasis = { $points ->
    [0] { $litres } l left
    [one] { $litres } l left, one point
   *[other] { $litres } l left, { $points } points
 }
race-with-card = With { $card }
race-why-first = Choose a card or one of your trucks first.
race-why-own = None of your cards can be used on this truck now.
race-why-foreign = None of your cards can be used on this truck.
race-why-card = This card does nothing here. Tap a truck that glows.
race-ground-sand = Sand: 1 l
race-ground-slope = Slope: free
race-ground-fuel = Station: 12 l
race-ground-skull = Skull: +1 l to leave, 1 l a night

race-do-drive = Drive truck { $truck } to { $cell }
race-do-push = Push { $name }’s truck { $truck } to { $cell }
race-do-siphon = Take 3 litres from { $name }’s truck { $truck }
race-do-fill = Put a litre into truck { $truck }
race-do-flip = Turn over the gauge of { $trucks }
race-do-flip-other = Turn over the gauge of { $name }’s truck { $truck }
race-do-restart = Send truck { $truck } back to the start
race-do-discard = Lose the card
race-note-gauge = { $from } l → { $to } l
race-note-fills = Fills up: 12 l
race-note-arrives = { $points ->
    [0] Reaches the oasis with { $litres } l
    [one] Reaches the oasis with { $litres } l, for one point
   *[other] Reaches the oasis with { $litres } l, for { $points } points
 }
race-note-home = Back to the start, with a full tank
race-note-jump = Jumps { $name }’s truck { $truck }: { $left } l against { $litres } l
race-note-over = Passes over { $name }’s truck { $truck }

stat-played = Cards played
stat-drove = Drives
stat-jumped = Trucks jumped
stat-pushed = Trucks pushed
stat-refuelled = Tanks filled up
stat-siphoned = Times fuel was siphoned
stat-filled = Litres poured in
stat-flipped = Own gauges turned over
stat-flipped-other = Others’ gauges turned over
stat-failed = Cards not followed
stat-sent-home = Trucks sent home
stat-arrived = Arrivals
stat-scorched = Nights on a skull

guide-aim = Your three trucks go from the pyramids to the oasis. The earlier a truck arrives, the more points it brings: 11 for the first.
guide-ground = Each cell costs one litre. Slopes cost nothing, stations fill the tank, skulls cost a litre more to leave, and one for every night there.
guide-gauge = The die on each truck shows its litres: 12 at most, and 1 must be left after every drive. One tank is never enough.
guide-hand = Each turn you must play one card. Blue ones drive exactly as many cells as they say. A red sign: not possible now.
guide-drive = Choose a blue card. Each lit cell shows the litres that would be left there. Tap one, then the button below.
guide-other = Now the other player drives. Watch the track and the gauge.
guide-jump = You may only jump a truck if you then have fewer litres than it has. An almost empty truck blocks the way, and passes everybody.
guide-fuel = Red and pink cards turn a gauge over: 1 becomes 12, 2 becomes 11. They are worth most when the tank is nearly empty. Play any card.
guide-home = A card that cannot be followed sends one of your trucks back to the start, with a full tank. So look ahead: you need a card for each turn.
guide-end = The oasis must be reached with the exact count. The race ends when nobody can overtake the leader any more. Over to you.
trucks-advised-drive = Truck { $truck } to { $cell }
