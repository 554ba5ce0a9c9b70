## What a call can get wrong

no-such-option = There is no option { $name }. See: { $command } --help
missing = { $name } is missing. See: { $command } --help
bad-value = { $name } cannot take this value. See: { $command } --help
bad-call = serai does not know the call { $call }. See: { $command } --help

## Lists

seats-range = { $least } to { $most } seats
real-time = real time
in-turns = in turns
is-compiled = compiled
is-plain = plain Python
rules-note = The rules in our own words; each has an id, which the code, the tests and every refusal name.

## Playing

you = You
your-move = Your move (1 to { $moves }, ? advice, u undo, q quit):{" "}
free-act = You may act out of turn (1 to { $moves }, Enter to go on, ? advice, q quit):{" "}
not-a-move = { $answer } is no move. Type a number from 1 to { $moves }, ? for advice, u to undo or q to quit.
advice = A good move here: { $move }
advice-wait = Nothing needs to be done now: Enter lets the others go on.
left = You left the game.
kept = The match is kept in { $file }.

act-undo = Undo
act-pause = Pause
act-resume = Resume
act-to-bot = A bot takes the seat
act-to-person = The bot gives the seat back
act-resign = Resign
act-run = Let time run

## Replaying

replay-start = { $game }, the start
replay-step = { $number }. { $name }: { $move }

## Looking after a hall

check-file = { $file }, layout { $layout }
check-tables = Tables: { $playing } being played, { $finished } finished, { $gathering } gathering
check-rows = Entries in their logs: { $entries }; words of chat: { $words }
check-damaged = Table { $code } is damaged: { $why }
check-unchecked = Table { $code } could not be played again: { $why }
check-sound = All is sound.
check-unsound = Not all is sound: put back a backup from before the damage, or go on with the tables that are not named.
backed-up = { $file } holds the hall as it was a moment ago, and was read again: { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
copied = { $target } now holds the whole hall, and was read again: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries } entries in their logs.
copy-digest = Digest of all rows, the same on both sides: { $digest }
copy-progress = Copying, then reading again
copy-stopped = Stopped before the end: { $target } is as empty as before. Run the same command again to copy the hall.

## Simulating

sim-total = { $game }: { $games } matches, { $moves } moves, { $speed } moves per second ({ $build })
sim-plan = Rules: version { $version }. Seats: { $seats }. Seed: { $seed }. Bots: { $bots }. Options: { $options }.
sim-seat = Seat { $seat }: { $wins } won, mean score { $score }
sim-seat-only = Seat { $seat }: { $wins } won
sim-team = The team won { $wins } of { $games } matches, { $rate } % (95 % interval: { $low } to { $high })
sim-bot = { $bot }: { $wins } won alone, { $shared } shared; { $rate } % of the { $decided } that one seat won alone (95 % interval: { $low } to { $high })
sim-bot-undecided = { $bot }: { $wins } won alone, { $shared } shared
sim-rotate = { $bots }, moving on by a seat after every match
sim-outcome = Ended by { $rule }: { $count }
sim-digest = Digest: { $digest }
sim-ray-comes = Ray is coming up…
sim-part = A part: matches { $first } to { $last } of 0 to { $end }.
sim-stopped = Stopped after { $done } of { $planned } matches. Go on with the same command and --seed { $seed } --from { $next }; parts that were written with --json are put together by: serai sim --join FILE FILE
sim-stopped-kept = Stopped after { $done } of { $planned } matches, kept in { $file }. The same command goes on from there.
sim-stopped-early = Stopped before the first match was done.

## Learning

train-told = Generation { $generation }: { $games } matches, { $won } % won on average; surprise on matches held out { $before } by hand-made judgement, { $after } with what was learnt.
train-done = The value is in { $file }.
