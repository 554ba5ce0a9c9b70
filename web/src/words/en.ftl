# The words of the page, shared by all games.
serai = Serai
serai-motto = Five games of desert and temple, around one table.

game-desert = Forbidden Desert
game-trucks = Desert Trucks
game-quicksand = Quicksand
game-deserto = Deserto
game-temple = Escape
about-desert = Find the flying machine together, before the desert swallows you.
about-trucks = A truck race with a few litres of fuel and a great deal of sand.
about-quicksand = Together and in real time: let no sand timer run out.
about-deserto = Lay viziers, thieves and treasures, and carry off the piles beside them.
about-temple = Together and in real time: roll your dice and flee the cursed temple.
seats-range = { $min } to { $max } players
hall-games = Choose a game
hall-soon = Soon
hall-play = Play
hall-join = Join a table
hall-code = Table code
hall-code-hint = You find it on the table screen.
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
   *[6] Black star
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
log-empty = The game is about to begin.
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

## Replays and rules

replay = Replay
replay-loading = The game is being retold…
replay-hall = To the hall
replay-other = Watch another record
replay-ways = Where to next
replay-bring = Watch a record
replay-bring-how = Choose a file that was downloaded from Serai or written by “serai record”, or drop it anywhere on this page.
replay-choose = Choose a file
replay-too-big = This file is too large to be a record of a game. Choose another one.
replay-step = Step { NUMBER($step) } of { NUMBER($last) }
replay-controls = Playing controls
replay-scrub = Place in the game
replay-first = Back to the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = On to the end
replay-speed = Speed
replay-times = { $times }×
replay-eyes = Seen by
replay-eyes-all = Everybody
replay-eyes-watch = A watcher
replay-hands = All hands
replay-curve = Chances of winning
replay-curve-about = Bots play each step on many times, knowing only what everybody can see.
replay-curve-wait = The bots are judging the course of the game…
replay-curve-now = Chances of winning after step { $step }: { $list }.
replay-curve-at = Chances after step { $step }
replay-moments = Key moments
replay-moments-none = No single move turned this game.
replay-up = { $name } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
replay-down = { $name } loses { $points ->
    [one] 1 point
   *[other] { $points } points
}.
replay-table = All chances as a table
replay-table-step = Step
replay-take = From here
replay-play-on = Play on from here
replay-play-on-about = A new table begins with the position after step { $step }. Bots take the other seats.
replay-play-as = You play for
replay-bots = The bots play
replay-begin = Play on
replay-stay = Stay here
replay-download = Download the record
replay-download-about = The file holds the whole game. This page and “serai replay” read it.
replay-fair = A fair draw
replay-seed = Seed of the cards and dice
replay-hash = Its fingerprint, published before the first move
replay-fair-yes = Checked on this device: the seed has exactly this fingerprint.
replay-fair-no = The seed does not have this fingerprint. Do not trust this game’s draw.

rules = Rules
rules-about = The rules in our words. Every rule has a number, and the page names it when a move is not allowed.
rules-chapters = Chapters
rules-none = There are no rules of this game here. Go back to the hall and choose one of its games.
