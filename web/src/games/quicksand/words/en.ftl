# The words of Quicksand's board. Those of the rules live beside the rules.
quicksand-track = The track
quicksand-gears = The gears
quicksand-gear = { $shape }, { $colour }
quicksand-tile = Tile { $tile }: { $gear }{ $state ->
    [blocked] , blocked.
    [danger] , in the danger zone.
   *[plain] .
 }
quicksand-marker = Disarm marker: all timers must pass it
quicksand-timer = { $timer }, { $sort }, { $place ->
    [lost] lost beside tile { $tile }
    [danger] in the danger zone on tile { $tile }: { $gear }
   *[track] on tile { $tile }: { $gear }
 }. { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
 }
quicksand-timer-low = Hurry.
quicksand-timer-out = Run out: only a card played right now saves it.
quicksand-timer-lit = Turned over, it would have { $seconds } s.
quicksand-timer-name = Play the joker on it.
quicksand-low = { $timer }: only { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } left.

quicksand-level = Level { $level }

level-way = The way through the dunes
level-with = In play at this level
level-timers = { $count } timers
level-gears = { $count } gears
level-aided = With aids
level-rule-silence = silence
level-rule-block = blocks
level-rule-discard-shape = a shape out
level-rule-discard-colour = a colour out
level-rule-facing-out = cards facing out
level-adds-begin = { $timers } timers, { $gears } gears: get to know the sand.
level-adds-gears = { $more ->
    [2] Two more gears
   *[other] { $more } more gears
 }: the way is longer, and the sand is not.
level-adds-timers = { $timers ->
    [4] A fourth timer: four to keep an eye on.
   *[5] A fifth timer: all that there are.
 }
level-adds-faster = Quicker sand: a slower timer makes room for a faster one.
level-adds-fast = The fast timer comes along: half a minute, and it is empty.
level-adds-order = The other way round: the fast timer sets out last.
level-adds-silence = Silence: nothing is said but the card that is played.
level-adds-block = Blocks: turn the timer behind a padlock, and the way is free.
level-adds-discard-shape = A shape is taken out: seven cards fewer, and its gears stay.
level-adds-discard-colour = A colour is taken out: seven cards fewer, and its gears stay.
level-adds-facing-out = Cards face out: you see every hand but your own.
level-adds-together = All at once: { $rules }.
level-adds-again = Once more { $rules }, now with { $timers } timers.

quicksand-extras = Extra rules of this level
quicksand-extra-silent = Silence
quicksand-extra-out = Cards facing out
quicksand-extra-block = Blocks
quicksand-extra-removed = { $card } taken out
quicksand-draw = { $count ->
    [0] The draw pile is empty
    [one] One card in the draw pile
   *[other] { $count } cards in the draw pile
 }
quicksand-newest = Last card: { $card }{ $name ->
    [none] .
   *[other] , played by { $name }.
 }

# Here seats are marked by banners: triangles, circles and squares are cards.
seat-mark = { $seat ->
    [1] Red banner
    [2] Blue banner
    [3] Green banner
    [4] Yellow banner
    [5] White banner
    [6] Black banner
   *[7] Violet banner
 }

quicksand-hand = Your hand
quicksand-covered = face down
quicksand-held-card = { $place }: { $card }
quicksand-card-nothing = Turns no timer now.
quicksand-card-turns = Turns { $timer }: { $seconds } s left then.
quicksand-tell = Show what each card would do (I)

quicksand-counting = Counting cards
quicksand-unseen-cards = Cards not seen yet
quicksand-uncounted = The cards face out: unseen cards are not counted here, for the count would tell you your own.
quicksand-coming = Next in the draw pile, known to all

quicksand-lost-means = A lost timer stands outside the ring. Only a joker brings it back; if it runs out again, all is lost.
quicksand-danger-means = Past the red marker no timer may run out.

quicksand-turned = { $count ->
    [one] Turned over: timer { $timers }.
   *[other] Turned over: timers { $timers }.
 }
quicksand-anybody = Who begins?
quicksand-name-now = Name a timer
quicksand-names = { $name } names a timer
quicksand-play = Play a card: a tap is enough.
quicksand-play-first = The sand runs. Whoever plays first begins.
quicksand-play-blind = Play a card without seeing it. The others know.
quicksand-soon = Your cards lie face down. You see them as soon as the sand runs.
quicksand-soon-blind = All cards lie face down. You see those of the others as soon as the sand runs.
quicksand-wait = { $name } plays.
quicksand-not-you = Not now: it is { $name }’s turn.
quicksand-name-first = First name a timer for the joker.
quicksand-not-now = This card cannot be played now.
quicksand-timer-why = Only a joker is played on a timer. Other cards turn all timers on their gears.
quicksand-gear-why = Here a timer is turned by { $shape } or { $colour }.
quicksand-joker-back = Keep the joker
quicksand-silence = Silence: nothing may be said but the card that is played.
quicksand-calls = What to call
quicksand-targets = Which timer is the joker for?
quicksand-target = { $timer }{ $lost ->
    [yes] , lost
   *[no] { "" }
 }: { $seconds } s left{ $aids ->
    [yes] , { $after } s once turned over.
   *[no] .
 }

stat-announced = Cards played
stat-advanced = Timers moved on
stat-turned = Timers turned in place
stat-unblocked = Blocks removed
stat-recovered = Timers recovered
stat-still-lost = Lost timers turned
stat-lost = Timers lost
stat-ran-out = Timers run out
stat-drawn-out = Cards drawn unseen
stat-pile-turned = Piles turned over

guide-aim = Welcome to Quicksand. Together you lead all sand timers past the red marker, before their sand runs out.
guide-gears = Every gear has a shape and a colour. Timers stand inside the ring, tied to their gear.
guide-sand = The numbers are seconds. Turned over, a timer has left what had run down: low ones fill up, full ones run low.
guide-hand = A shape or a colour turns all timers on such gears, and moves each one gear on. Hold a card to see which.
guide-play = In this lesson time stands until you want it to run. Tap a card to play it: the triangle turns two timers.
guide-time = Now let time run with the buttons below, until your partner has played. In a real game the sand never waits.
guide-joker = A joker is for any one timer: tap it, then the timer. It is also the only way to bring back a lost one.
guide-lost = A timer that runs out is lost and stands outside the ring. If a lost one runs out again, you all lose.
guide-danger = Behind the red marker no timer may run out at all. When every timer stands there with sand left, you win.
guide-end = Under ten seconds a timer pulses and ticks. That is all. The rest of this level is yours, as slowly as you like.
quicksand-advised-joker = the joker on { $timer }
