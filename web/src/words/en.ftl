# The words of the page, shared by all games.
serai = Serai
serai-motto = Five games of desert and temple, around one table.

seats-range = { $min } to { $max } players
fact-minutes = { $minutes } min
fact-age = age { $age } and up
fact-together = together
fact-against = everyone for themselves
fact-hard-1 = easy to learn
fact-hard-2 = takes some thought
fact-hard-3 = for thinkers
hall-games = Choose a game
hall-soon = Soon
hall-play = Play now
hall-join = Join a table
hall-code = Table code
hall-code-hint = Six letters or digits, shown on the table screen.
hall-join-go = Join
hall-code-short = This code is too short. Copy the letters shown on the table screen.
hall-options = Settings
hall-fan = A fan-made, unofficial adaptation. The games belong to their authors and publishers.
offline = You are offline. Check your connection: your game is waiting, nothing is lost.

close = Close
menu = Menu
less = Less: { $what }
more = More: { $what }
you = you
bot = bot
presence-away = away
presence-lost = disconnected
seat-mark = { $seat ->
    [1] Red triangle
    [2] Blue circle
    [3] Green square
    [4] Yellow diamond
    [5] White cross
    [6] Black star
   *[7] Violet hexagon
 }
seats = Players
your-turn = Your turn
turn-of = { $name } to play
game-over = Game over
connection-live = Connected
connection-slow = Slow connection
connection-lost = Connection lost
log = Game log
log-lines = Latest moves
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-phrases = Quick phrases
chat-write = Your message
chat-send = Send
theme = Appearance
theme-auto = Auto
theme-noon = Noon
theme-night = Night
language = Language
volume = Volume
mute = Mute

## The hall

hall-new = New table
daily = The daily desert
daily-go = Today’s games
daily-strip = { $done ->
    [0] The same draw for everybody, and only one attempt counts.
   *[other] { $done } of { $games } today. The same draw for everybody.
 }
daily-about = Each day brings one draw, the same for everybody in every house. Only one attempt counts.
daily-until = A new day begins at midnight, universal time ({ $time } where you are).
daily-past = This day is over: you can still watch its games and practise them.
daily-name = Your name in the results
daily-bots = you and { $bots ->
    [one] one bot ({ $level })
   *[other] { $bots } bots ({ $level })
 }
daily-you = You:
daily-place = Place { $place } of { $played }
daily-played = { $played ->
    [one] One person has played
   *[other] { $played } people have played
 }, { $won ->
    [0] nobody has won.
    [one] one has won.
   *[other] { $won } have won.
 }
daily-nobody-short = Nobody has tried it yet.
daily-nobody = Nobody has tried it yet today. The sand is smooth: the first footprints could be yours.
daily-nobody-then = Nobody tried it that day.
daily-results = Results
daily-playing = Playing
daily-unfinished = Not finished
daily-lost = Lost
daily-watch = Watch
daily-later = You can watch the others’ games after your own attempt.
daily-practice = Practise
daily-practice-about = The same draw, but nothing counts.
daily-why-paused = does not count: paused
daily-why-slowed = does not count: slower clock
daily-why-undone = does not count: moves taken back
daily-why-resigned = given up
daily-why-played-on = does not count: the draw was known
daily-why-bots = does not count: a bot played
daily-why-left = left the table
daily-seed = The draw was fixed beforehand. When your attempt ends, the page checks that it has this fingerprint.
daily-days = Other days
daily-before = The day before
daily-after = The day after
daily-today = Today
daily-all = All the games of this day
hall-records = Recorded games
hall-records-about = Watch a game again move by move, from the file that holds it.
hall-records-go = Open a record
no-such-page-here = This address leads nowhere. Choose a game or join a table.
my-tables = Your tables
my-table-as = Table { $code }, { $name }.
my-table-go = Resume
my-table-look = See the result
my-table-forget = Forget table { $code }
phase-gathering = Waiting for players.
phase-playing = Game in progress.
phase-over = Game over.
open-tables = Tables open to all
tables-all = Show all { $count }
open-table-of = { $name }’s table
open-table-bots = a bot makes room for you
open-table-free = { $free ->
    [0] full
    [one] one free seat of { $seats }
   *[other] { $free } free seats of { $seats }
 }
watch = Watch
way-back = Back
to-hall = Back to the hall
loading = One moment…
loading-failed = This page could not be loaded. Check your connection, then try again.
unreachable = The house does not answer. Check your connection, then try again.
reconnecting = Connection lost. We are trying to come back: nothing is lost.
your-name-default = Traveller

## A new table

new-title = New table: { $game }
new-title-unknown = New table
new-unknown = This game is not in the house. Go back to the hall and choose another.
new-manner = How do you play?
manner-bots = Against bots
manner-bots-together = With bots
manner-bots-about = The game begins right away.
manner-devices = Each on their own device
manner-devices-about = The others join by a code or a link.
manner-screen = Table screen and phones
manner-screen-about = The board here, the hands on phones.
manner-pass = One device for all
manner-pass-about = You pass it round, and hands stay hidden.
manner-pass-clock = All at one screen, quickly from hand to hand.
new-seats = The seats
new-players = Number of players
seat-number = Seat { $seat }
seat-kind = Who plays?
seat-kind-open = Open seat
seat-kind-device = This device
seat-kind-bot = A bot
seat-name = Your name
seat-name-of = Name
seat-level = Level
seat-level-of = Level of { $name }
new-rules = The game
new-table = At the table
new-preset = Preset
choose-own-about = Switch each part of the game on or off.
choose-rest = How it is played
choose-marks = Difficulty { $marks } of 5
choose-odds = { $tens ->
    [0] Beginners hardly ever win
    [10] Beginners nearly always win
   *[other] Beginners win about { $tens } in 10
}
choose-odds-guessed = { $tens ->
    [0] Beginners would hardly ever win
    [10] Beginners would nearly always win
   *[other] Beginners would win about { $tens } in 10
}
choose-odds-about = How hard? Measured: slow, careless bots have played each of these many times, with as many players as you have chosen.
surprise = Surprise us
surprise-about = Random modules. Tap again for others.
surprise-card = Surprise: { $level }
choose-none = None
choose-needs = Needs { $names }. Turned on with it: { $first }.
choose-came = Turned on with it: { $names }.
choose-went = Turned off with it: { $names }.
new-preset-own = Your own way
new-pace = Pace of the bots
pace-brisk = Brisk
pace-calm = Calm
pace-slow = Slow
clock-pace = Speed of the clock
clock-full = As the rules say
clock-full-about = The clock runs at its full speed, and nothing stops it.
clock-three-quarters = Three quarters of the speed
clock-three-quarters-about = More time to look and to think. The result will say so.
clock-half = Half the speed
clock-half-about = Twice the time to look and to think. The result will say so.
clock-step = Step by step, to practise
clock-step-about = Time stands until somebody lets it run. The result will say so.
new-listed = List the table in the hall
new-listed-hint = Anyone looking for company may sit down.
welcoming = Late guests may take a bot’s seat
welcoming-about = Whoever comes later takes over from a bot, without asking you.
level-beginner-about = Still learning: it often misses the best move.
level-skilled-about = Plays well, and overlooks something now and then.
level-expert-about = Thinks ahead, and is seldom wrong.
level-master-about = The best that bots can do in this game.
level-companion-about = Helps you, and leaves the discoveries and the big moments to you.
strength-preset = “{ $name }”
strength-stage = Level { $level }
strength-team = { $tens ->
    [0] { $choice }: a team of such bots hardly ever wins.
    [10] { $choice }: a team of such bots nearly always wins.
    [one] { $choice }: a team of such bots wins about { $tens } game in 10.
   *[other] { $choice }: a team of such bots wins about { $tens } games in 10.
}
strength-duel = { $tens ->
    [0] Hardly ever wins a duel against “{ $other }”.
    [10] Nearly always wins a duel against “{ $other }”.
    [one] Wins about { $tens } duel in 10 against “{ $other }”.
   *[other] Wins about { $tens } duels in 10 against “{ $other }”.
}
strength-alone = { $tens ->
    [0] Alone against { $rivals } at level “{ $other }”, it hardly ever wins.
    [10] Alone against { $rivals } at level “{ $other }”, it nearly always wins.
    [one] Alone against { $rivals } at level “{ $other }”, it wins about { $tens } game in 10.
   *[other] Alone against { $rivals } at level “{ $other }”, it wins about { $tens } games in 10.
}
new-open = Open the table
new-start = Start the game
campaign-count = { $passed } of { $levels } levels passed
campaign-chosen = The chosen level
campaign-play = Play level { $level }
campaign-open = Open the table at level { $level }
campaign-company = { $manner }, { $players ->
    [one] one player
   *[other] { $players } players
 }
campaign-other = Another level
campaign-way = See all the levels
grace = When somebody is away, a bot plays
grace-never = Never
grace-short = After 30 seconds
grace-long = After 5 minutes

## Coming to a table

table-title = Table { $code }
join-who = Who are you?
join-name-hint = The others will see you by this name.
join-where = Where would you like to sit?
join-there = Already at the table: { $names }.
join-full = All seats are taken. You can watch.
join-bots = Bots play the other seats. Take one over, and play on where it stands.
join-any = Anywhere
join-sit = Sit down
waiting-invite = Invite
waiting-invite-about = Scan this code with a phone, or type the letters in the hall.
copy-link = Copy the link
copied = Link copied
qr-table = QR code of table { $code }
qr-own = QR code of your seat at table { $code }
waiting-seats = Around the table
waiting-watch = Watching: { $names }.
waiting-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
 }
waiting-full = Everybody is here.
waiting-start = Start the game
waiting-start-bots = Fill up with bots and start
waiting-host = { $name } will start the game.
seated = Your place
seated-as = You are in, { $name }
waiting-whom = Who we are waiting for
seated-several = { $count } seats on this device.
seated-dealt = Your character is dealt at the start.
seated-not = { $name }, you are watching
seated-not-about = Take a free seat to play, if there is one.
seat-move = Sit here
seat-of-bot = Take over from { $name }
seat-kind-of = Who plays seat { $seat }?
seats-held = Every seat is taken. Send a guest away, or ask who would like to watch.
cast-title = Who will you be?
cast-for = Who plays the { $who }?
cast-chance = Left to chance
minute = The game in a minute
seat-free = Free seat
seat-take = Take this seat
seat-stand = Stand up
seat-to-bot = Give to a bot
seat-to-open = Open the seat
seat-to-person = Give the seat back
seat-kick = Send { $name } away
screen-name = Table screen
screen-about = A screen for everybody: the board and the sound, no hand. Each plays on a phone.
screen-use = Use this screen as the table screen
screen-leave = Leave the table screen
leave = Leave the table
leave-sure = Leave the table?
leave-about = You give up your seat: a bot will play for you. To come back later, go to the hall instead.
stay = Stay

## Playing

paused = Paused
paused-about = The game is paused.
paused-go = Resume
paused-left = The game resumes by itself in { $time }
pause = Propose a pause
resume = Resume the game
agree-pause = { $name } proposes a pause.
agree-resume = { $name } proposes to resume.
agree-awaited = Waiting for: { $names }.
agree-yes = Agree
agree-no = Not now
agree-withdraw = Withdraw
lent = A bot plays your seat.
lent-of = A bot plays { $name }’s seat.
lent-back = Take my seat back
ready-title = Ready?
ready-me = I am ready
ready-you = The clock waits for you.
ready-awaited = Waiting for: { $names }.
ready-all = Everybody is ready.
count-go = Go
step-title = Let time run
step-seconds = + { $seconds } s
step-next = Until the next event
undo = Take the move back
hint = Hint
aid = At a glance
thing-now = Now
thing-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
 }
hint-none = No advice this time: the position has changed. Ask again when it is your turn.
hint-thinking = The bot is thinking…
board-whole = Show the whole board
board-near = Show where the play is
voice-all = Messages
voice-rest = { $rest ->
    [one] +{ $rest }: one more message
   *[other] +{ $rest }: { $rest } more messages
 }
hint-best = The bot would play: { $move }.
hint-planned = { $move }, { $reason }.
hint-later = Wait { $seconds } s, then { $move }, { $reason }.
hint-waits = The bot would wait a moment.
resign = Give up
resign-sure = Give up the game?
resign-about = You can no longer win; a bot will finish for you.
resigned = has given up
skip-bots = Skip to my turn
tempo = Storytelling speed
tempo-slower = Slower
tempo-normal = Normal
tempo-faster = Faster
tempo-once = Instant
tale-now = Back to now
tale-stopped = Stopped
since-title = Since your last move
since-count = { $count ->
    [one] one thing happened since your last move
   *[other] { $count } things happened since your last move
 }
since-also = { $before }; { $after }
cover-about = Hands are covered.
cover-who = Who takes the device?
cover-show = I am { $name }: show my hand
cover-hands = Show my hand
cover-hand = Cover the hand
other-device = Continue on another device
other-device-about = This code opens your seat. Show it to nobody else.
chat-heard = { $name }: { $text }
title-due = ● { $text } · { $game }
menu-log = Log
menu-chat = Chat
menu-rules = Rules
menu-table = Table
menu-settings = Settings

## After the game

ending-won = Victory
ending-lost = The end
ending-given-up = You gave up, all of you.
ending-on = Continue
ending-again = See the end again
result = Result
result-won = winner
places = Final places
retold-shave = The closest shave
retold-saved = Who saved whom
retold-big = Worth retelling
retold-turn = The turning point
retold-see = Watch that moment
share = Share
records-house = Records of this house
record-new = A new house record:
record-best-time = Best time in this house:
record-best-moves = Fewest moves in this house:
record-best-points = Best score in this house:
record-moves = { $count ->
    [one] one move
   *[other] { $count } moves
 }
record-level = Level { $level }
record-people = { $people ->
    [one] one player
   *[other] { $people } players
 }{ $bots ->
    [0] {""}
    [one] {" "}and a bot
   *[other] {" "}and { $bots } bots
 }
record-won-of = { $won ->
    [0] No victory
    [one] One victory
   *[other] { $won } victories
 } in { $played ->
    [one] one game
   *[other] { $played } games
 }.
record-device = Best on this device: { $value }.
record-why-paused = This game does not count as a best time: it was paused.
record-why-slowed = This game does not count as a best time: the clock ran slower.
record-why-undone = This game does not count as a best one: moves were taken back.
record-why-resigned = This game does not count as a best one: somebody gave up.
record-why-played-on = This game does not count: its draw was already known.
record-why-left = This game does not count: the table was left.
record-why-bots = This game does not count: only bots played it.
won-you = You win.
lost-you = You lose.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
played-three-quarters = Played at three quarters of the speed
played-pauses = { $count ->
    [one] Paused once
   *[other] Paused { $count } times
 }
played-half = Played at half the speed
played-step = Played step by step
statistics = The game in numbers
stat-duration = Length: { $time }
stat-moves = Moves
stat-thinking = Thinking
stat-undone = Moves taken back
seed = Seed of the draw
seed-about = The draw was fixed before the first move: the fingerprint of its seed was published. Your device has just worked it out again.
seed-right = The draw was fair
seed-wrong = The seed does not fit the promised fingerprint
seed-promised = Promised fingerprint
seed-found = Fingerprint of the seed
seed-played-on = This game replays a draw: its seed was already known.
watch-replay = Watch the replay
progress-title = Levels passed
progress-count = { $people ->
    [one] { $names }: { $passed } of { $levels } levels passed alone.
   *[other] { $names }: { $passed } of { $levels } levels passed together.
 }
progress-passed = Level { $level }: passed.
progress-open = Level { $level }: not yet passed.
progress-next = Level { $level }: your next one.
progress-best = Best time here: { $time }
sequel = Next level
retry = Try again
rematch = Play again
rematch-open = A new table is waiting for the same players.
rematch-go = Go there

## Settings

motion = Animations
motion-auto = Same as device
motion-less = Reduced
notices = Tell me when it is my turn
notices-hint = Your device lets you know when the page is hidden.
notices-refused = Your device does not allow it. Allow notifications for this page in the browser.
notices-impossible = Your browser cannot do it here; the title of the page and a sound will tell you.

## Replays and rules

replay = Replay
replay-loading = The game is being retold…
replay-other = Watch another record
replay-ways = What next
replay-bring = Watch a record
replay-bring-how = Choose a file that was downloaded from Serai or written by “serai record”, or drop it anywhere on this page.
replay-choose = Choose a file
replay-too-big = This file is too large to be a record of a game. Choose another one.
replay-step = Step { NUMBER($step) } of { NUMBER($last) }
replay-moment = { $now } of { $length }
replay-controls = Playback controls
replay-scrub = Moment in the game
replay-first = Back to the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = Go to the end
replay-speed = Speed
replay-speed-now = Speed: { $times }
replay-times = { $times }×
replay-eyes = Seen by
replay-eyes-all = Everybody
replay-eyes-watch = A spectator
replay-marks = Marks on the bar
replay-hands = All hands
replay-curve = Chances of winning
replay-curve-about = How often average players would win from here: bots play on many times, knowing only what everybody can see.
replay-curve-wait = The bots are judging the course of the game…
replay-curve-now = Chances of winning after step { $step }: { $list }.
replay-curve-at = Chances after step { $step }
replay-moments = Key moments
replay-moments-none = No single move turned this game.
replay-turned = What turned the game
replay-earlier = Previous key moment
replay-later = Next key moment
replay-by-choice-up = Well played.
replay-by-choice-down = There was a better move.
replay-by-luck-up = A stroke of luck.
replay-by-luck-down = Bad luck.
replay-by-time = It was down to time alone.
replay-up = { $name }: chances up by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
replay-down = { $name }: chances down by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
replay-points = { $name }: { $points } points
replay-team = The whole team
replay-table = All chances in a table
replay-table-step = Step
replay-take = From here
replay-play-on = Play on from here
replay-play-on-about = A new table begins with the position after step { $step }. Bots take the other seats.
replay-play-as = You play for
replay-bots = Level of the bots
replay-begin = Play on
replay-stay = Stay here
replay-record = The record of this game
replay-download = Download the record
replay-download-about = The file holds the whole game. This page and “serai replay” read it.

rules = Rules
rules-about = The rules in our words. Every rule has a number, and the page names it when a move is not allowed.
rules-play = Play
rules-turn = A turn in pictures
rules-pieces = The pieces
rules-pieces-about = Tap one to read what it does.
rules-parts = More to discover
rules-parts-about = The base game is all you need. Each of these adds something to it, one at a time or many at once.
rules-part = Read about
rules-part-none = Choose one
rules-code = All rules by number
rules-find = Find a word or a number
rules-found-none = No rule says that. Try another word.
rules-page = All the rules on one page
rules-chapters = Chapters
rules-none = There are no rules of this game here. Go back to the hall and choose one of its games.

## A guided first game
learn = Learn by playing
learn-none = This game has no guided first game yet. The rules tell how it is played.
learn-step = Step { $step } of { $all }
learn-next = Next
learn-leave = Skip
learn-end = Your turn to play
learn-part = { $name } in a minute
learn-more = More to see
