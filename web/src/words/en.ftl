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
