# The words of Escape's board. Those of the rules live beside the rules.
temple-plan = The temple
temple-whole = Show the whole temple (M)
temple-near = Back to your room (M)
temple-room = { $spot }.
temple-room-cost = To enter: { $cost }.
temple-room-closed = Nobody may enter.
temple-room-ways = Passages: { $sides }.
temple-room-gaps = Nothing found yet: { $sides }.
temple-room-passages = Secret passage: { $sides }.
temple-room-prize = { $gems ->
    [one] One gem
   *[other] { $gems } gems
 } for { $cost }.
temple-room-task = Task: { $cost }.
temple-room-gems = { $gems ->
    [one] One gem shines here.
   *[other] { $gems } gems shine here.
 }
temple-room-counted = Gathered here: { $have } of { $want } ({ $faces }).
temple-room-pledged = Pledged dice: { $number }.
temple-room-people = Here: { $names }.
temple-spot = { $room } ({ $way } of the start)
temple-steps = { $number } { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
 }

temple-state = State of the quest
temple-depot = in the depot
temple-keys = to escape
temple-pile = rooms to find
temple-pile-found = rooms left, exit found
temple-exit-found = The exit is found!
temple-spare = for fate
temple-clock = { $what } in { $time }
temple-cue-gong = Gong
temple-cue-slam = Doors slam
temple-cue-collapse = Collapse
temple-until = { $what } in { $time }
temple-hurry-slam = Back to the start: { $time }
temple-hurry-collapse = Get out: { $time }
temple-total = { $time } left in all
temple-practice = Practice, no clock
temple-before = Choose: { $time }
temple-shown-gong = { $number ->
    [1] First gong: back to the start
    [2] Second gong: back to the start
   *[3] Third gong: out of the temple
 }
temple-shown-slam = The doors slam
temple-shown-collapse = The temple falls

temple-out = out
temple-stuck = all locked
temple-needs-gold = gold mask?
temple-here = here
temple-dice-of = Dice of { $name }: { $dice }

temple-look = Act for { $name }

temple-aid = Player’s aid
temple-aid-adventurer = Enter; two discover
temple-aid-key = Enter, gems, exit
temple-aid-torch = Enter, gems
temple-aid-gold = Frees two black masks
temple-aid-black = Locks its die
temple-aid-gong = At the gong, back to the start

temple-dice = Your dice
temple-die-pledged = { $face }, pledged
temple-die-locked = { $face }, locked
temple-die-kept = { $face }, kept
temple-die-bound = { $face }, tangled: it goes with every roll
temple-kept = kept
temple-held = On a tile: { $number }.
temple-lost = Lost: { $number }.
temple-roll = { $number ->
    [one] Roll one die
   *[other] Roll { $number } dice
 }
temple-advised-where = { $act }: { $where }
temple-advised-roll = Roll all dice but those that are marked
temple-advised-roll-all = Roll all your dice
temple-keep = keep
temple-all-kept = All dice are kept
temple-no-dice = No dice left
temple-you-are-stuck = All locked: a friend’s gold mask frees you
temple-all-stuck = Everybody is locked: no gold mask can come
temple-all-stuck-fate = Everybody is locked: fate can free you
temple-you-are-out = You are out. Cheer them on.
temple-shake = Shake to roll
temple-shake-refused = This phone does not allow shaking

temple-sides = The four sides
temple-costs = costs { $cost }
temple-costs-nothing = costs nothing
temple-way-enter = Enter, { $side }
temple-way-discover = Discover, { $side }
temple-way-place = Lay the room, { $side }
temple-way-wall = Wall, { $side }
temple-homeward = the way home
temple-way-enter-short = Enter
temple-way-discover-short = Discover
temple-way-place-short = Lay here
temple-way-wall-short = Wall

temple-why-wall = A wall closes this side ({ $side }).
temple-why-no-rooms = No room is left to discover.
temple-why-price = To go there ({ $side }) you still need: { $cost }.
temple-why-black = A black mask locks this die: a gold mask frees two.
temple-why-pledged = This die is pledged to the room: take the pledge back first.
temple-why-unrolled = This die has no face: roll it.
temple-why-here = You are in this room.
temple-why-far = Too far: you can only enter a room next to yours, through a passage.
temple-why-lent = A bot plays for you.
temple-why-still = Hands off for now: the clock is stopped.
temple-why-busy = One moment: your last act is not done yet.
temple-why-nothing = There is nothing you can do now. The others can.

temple-acts = What you can do
temple-leave = Escape
temple-activate = { $gems ->
    [one] One gem
   *[other] { $gems } gems
 }
temple-task = Fulfil the task
temple-pledge = Pledge { $number }
temple-pledge-as = Pledge { $number } as { $face }
temple-withdraw = Take pledge back
temple-free-me = Free my dice
temple-free = Free { $name }
temple-explore = Draw, then place
temple-enter-aided = Enter { $side }
temple-propose = Boost of fate
temple-agree = Agree to the boost of fate
temple-refuse = No boost of fate
temple-lapses = The proposed boost of fate lapses in { $seconds } s.
temple-stop = Stop practising

temple-more = { $number ->
    [one] More: one other act
   *[other] More: { $number } other acts
 }
temple-more-short = More

temple-calls = What to call out
temple-silence = Silence: no calls until it is lifted.
temple-held-tiles = What you carry
temple-held-named = What you carry: { $names }
temple-demand-give-up = You lose a die. Which one?
temple-demand-give = You are out. Give one die to somebody inside?
temple-demand-place-room = Where does this room go?
temple-seconds = { $seconds } s
temple-yes = Yes
temple-no = No
temple-silence-no = No answer is a no.
temple-never-mind = Never mind

stat-rolled = Rolls
stat-entered = Rooms entered
stat-discovered = Rooms discovered
stat-activated = Gem rooms woken
stat-freed = Gold masks spent
stat-caught = Caught by the doors
stat-die-lost = Dice lost
stat-gong = Countdowns

guide-aim = Welcome to the temple. Together you look for the exit and flee. This practice has no clock: take your time.
guide-dice = These are your five dice. The big button rolls all that you do not keep. Start the game, then roll.
guide-keep = Tap a die to keep it back from the next roll, tap again to let it go. Used dice lose their face and roll next.
guide-masks = A black mask locks its die. A gold mask frees two: yours, or a friend’s in the same room. Its button comes by itself.
guide-enter = Each room has its price in a red frame. Roll and keep until an arrow lights up, and go there.
guide-discover = Openings into the fog hide rooms. Two adventurers discover one: do it from here or from the start.
guide-gems = Every blue gem in the depot makes escaping harder. Wake them in gem rooms: pledge symbols, and friends add theirs.
guide-clock = In a real game a gong sounds: be back in the green start before the doors slam, or lose a die.
guide-exit = At the exit you leave with one key more than there are gems in the depot. You win when everybody is out in time.
guide-end = That is all. Practise on as long as you like; then choose the soundtrack, and hurry.
