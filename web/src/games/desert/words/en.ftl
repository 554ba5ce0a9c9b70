# The words of the board of Le Désert interdit. Those of the rules live beside the rules.
desert-board = The desert
desert-hole = { $cell }: the eye of the storm. Nobody can go there.
desert-tile-plain = { $cell }: desert, not excavated.
desert-tile-oasis = { $cell }: an oasis, not excavated; a well or a mirage.
desert-tile-crash = { $cell }: the wreck, not excavated.
desert-tile-city = { $cell }: { $face }.
desert-tile-scouted = Beneath it, the Terrascope showed { $face }.
desert-tile-sand = { $count ->
    [one] One sand marker.
   *[other] { $count } sand markers.
 }
desert-tile-blocked = Blocked.
desert-tile-people = Here: { $names }.
desert-lies = Part: { $part }.
desert-can = You can: { $acts }.
desert-tale-still = No tile moves.
desert-tale-blocked = { $count ->
    [one] { $cells } is blocked.
   *[other] { $cells } are blocked.
 }
desert-tale-all-drink = Everyone drinks.
desert-tale-drink = { $count ->
    [one] { $names } drinks.
   *[other] { $names } drink.
 }
desert-tale-sheltered = { $count ->
    [one] { $names } is in the shade.
   *[other] { $names } are in the shade.
 }
desert-since-steps = { $count ->
    [one] one step
   *[other] { $count } steps
 }
desert-since-dug = sand: −{ $count }
desert-since-excavated = { $count ->
    [one] one tile excavated
   *[other] { $count } tiles excavated
 }
desert-since-row = { $part }: row found
desert-since-column = { $part }: column found
desert-since-pad = launch pad found
desert-since-located = { $part } appears at { $cell }
desert-since-storm = storm: { $what }
desert-since-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
desert-since-blocked = { $count ->
    [one] one tile blocked
   *[other] { $count } tiles blocked
 }
desert-since-rose = { $count ->
    [one] it picks up by one notch
   *[other] it picks up by { $count } notches
 }
desert-who = { $name } ({ $adventurer })

desert-meter = Storm meter: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } each turn. { $left ->
    [one] The next rise is the skull.
   *[other] The skull is { $left } marks up; cards at the marks before it: { $marks }.
 }
desert-meter-lost = Storm meter: at the skull.
desert-parts = Parts of the flying machine
desert-part-taken = { $part }: with the team.
desert-part-located = { $part }: lies at { $cell }.
desert-part-row = { $part }: somewhere in the row of { $cell }.
desert-part-column = { $part }: somewhere in the column of { $cell }.
desert-part-unknown = { $part }: no clue yet.
desert-supply = { $count ->
    [0] No sand marker left: the next one loses the game
    [one] One sand marker left
   *[other] { $count } sand markers left
 }
desert-piles = Storm and equipment piles
desert-pile-storm = { $count ->
    [one] one card in the storm pile
   *[other] { $count } cards in the storm pile
 }
desert-pile-last = last one turned up: { $card },
desert-pile-equipment = { $count ->
    [0] The equipment pile is empty
    [one] One card in the equipment pile
   *[other] { $count } cards in the equipment pile
 }
desert-next = Seen by the team, the next one first
desert-storm-deck = Storm: { $left } to come, { $gone } gone
desert-storm-kind = { $card }: { $left } to come, { $gone } gone
desert-storm-key = Bold: still in the pile. Struck through: gone.
desert-played = Out of the game:
desert-played-none = none

desert-equipment = Your equipment
desert-water = { $water } of { $canteen } water
desert-dead = Died of thirst
desert-thirst = Dies of thirst if the sun beats down now
desert-shade = Out of the sun
desert-dying = If the sun beats down now, thirst kills: { $names }.

desert-choose = Pick a tile, an adventurer or a card.
desert-aim = Pick a glowing tile.
desert-end = End your actions
desert-more = Everything you can do, and what it is
desert-nothing = There is nothing to do here now.
desert-wait = It is { $name }’s turn.
desert-wait-free = It is { $name }’s turn. Water and equipment are still yours to give or play: pick an adventurer or a card.
desert-over = The game is over.
desert-due = { $cards ->
    [one] One more storm card to turn up.
   *[other] { $cards } more storm cards to turn up.
 }
desert-sorting = Which of these cards should come first?
desert-in-hand = Storm cards in your hand
desert-on-top = Next on top
desert-under = Under the pile
desert-guiding = { $steps ->
    [one] You can lead the Climber one more step.
   *[other] You can lead the Climber { $steps } more steps.
 }
desert-clear = Choose nothing
desert-give = Water for { $name }:
desert-hand-on = Give the card…
desert-look = Act for { $name }

stat-walked = Steps
stat-dug = Times sand was removed
stat-excavated = Tiles excavated
stat-part-taken = Parts picked up
stat-water-given = Times water was given
stat-revealed = Storm cards turned up

guide-aim = You have crashed. Find the four parts of a flying machine together, gather on the launch pad and take off. All win, or all lose.
guide-team = Your team. Drops are water: whoever has to drink and has none left loses the game for everybody.
guide-dig = You have four actions. Sand covers tiles, and two markers block one. Pick a sandy tile beside you and remove sand.
guide-excavate = You stand on a tile without sand: excavate it. Gears give equipment, wells give water, clues lead to parts.
guide-card = Equipment. Playing a card is free, at any time, even when it is not your turn. Water can be passed in the same way.
guide-move = Tiles that glow are those you can walk to. Pick the one in the corner, A1, and go there.
guide-clue = Excavate here too. A clue shows a row or a column: where the two clues of a part cross, it appears.
guide-storm = That was four actions. Now end them, and the storm comes: as many cards as the thermometer says.
guide-cards = Turn them up one by one. Wind slides tiles into the hole and drops sand on them; the sun makes everybody drink.
guide-end = The thermometer rises, so do not linger. The lamp gives advice. The rest of this game is yours: good luck.
