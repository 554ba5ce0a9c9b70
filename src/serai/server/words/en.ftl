## What the house says in a terminal

open-here = The hall is open: { $link }
open-there = For the others on your network: { $link }
kept-in = Games are kept in { $folder }
kept-by-all = Games are kept in the database that all servers share.
not-shared = { $place } is no database that several servers can share: give postgresql://..., or --data DIR for one server alone.
bus-alone = --bus joins several servers, which share a database: give --store postgresql://... too.
store-or-data = Give either --store, for a database, or --data, for a folder.
how-to-stop = Stop with Ctrl-C; every game is kept.
draining = The hall closes in { $seconds } s, so that others can take over. Ctrl-C closes it now.
closed = The hall is closed. Every game was kept.
port-taken = The port { $port } on { $host } cannot be used: { $why }. Choose another with --port.
bad-public = { $text } is no address that guests could open. Give --public a scheme, a host and perhaps a port, as in https://games.example.org.
bad-proxy = { $text } is no address of a proxy. Give --proxy an address or a network, as in 10.0.0.7 or 172.16.0.0/12.

## Why not: tables and seats

other-protocol = This page is from another version of the house. Load it again.
unknown-table = There is no table { $code }. Check the code, or open a new table.
table-full = All seats at this table are taken. You can watch instead.
table-crowded = There are already { $most } people at this table. Wait until somebody leaves.
table-other-rules = This table follows version { $version } of the rules, and this house knows version { $known }. Open a new table.
seat-taken = This seat is taken. Choose a free one, or watch.
bot-stays = Bots play the seats that nobody holds, and the host has not opened them to whoever comes. Ask the host, or watch.
no-such-seat = There is no such seat: the table has { $seats }. Choose one of them.
no-such-guest = Nobody with this number is at the table any more.
name-empty = You need a name to sit down. Type one.
name-long = This name is too long. Use at most { $most } characters.
name-strange = This name cannot be read by everybody. Use letters or digits on one line.
name-taken = Somebody at this table is already called { $name }. Choose another name.
not-host = Only the host of the table can do this. Ask the host.
not-yourself = You cannot send yourself away. Leave the table instead.
not-your-seat = This seat is not yours. Act for your own seat.
not-playing = You are watching, so you cannot do this. Take a free seat first.
which-seat = You hold several seats. Say for which one you act.
seat-covered = You are not looking from this seat now. Look from it first, then ask.
screen-for-all = Everybody can see a table screen, so it shows nobody’s hand and no hints. Look on your own device.
screen-only-shows = A table screen only shows the game. Do this on your own device.
already-started = The game has already begun, so this cannot be changed. Open a new table for other choices.
not-started = The game has not begun yet. Wait for the host to start it.
seats-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
} Wait for people, or give the free seats to bots.
other-seats = This game was played with { $seats } seats. Name as many.
game-over = This game is over. You can watch its replay, or open a new table.
not-over = This game is still going on. Come back when it is over.
nothing-left = The game is over at this step. Choose an earlier one to play on.
bot-plays = A bot plays this seat now. Take the seat back first.
clock-stands = The clock does not run yet. Say that you are ready, and wait for the count.
clock-runs = The clock of this table runs by itself. Only where it is played step by step can somebody let time run.
no-clock = This game is not played against the clock, so there is nothing to slow down or to count in. Leave the pace at full.
no-skip = This game runs against the clock, so bots make no pause that could be skipped.
no-companion = Companions only play where all act together against the clock. Choose another level for this bot.
no-pause = This game knows no pause. Choose a slower pace for the next one, or give your seat to a bot.
log-nearly-full = This game has come close to the { $most } entries that are kept of one: no more pauses and no taking back. Play it to its end.
log-full = This game has reached the { $most } entries that are kept of one. Resign, and go on at a new table.
nothing-comes = Nothing would happen by itself. Make a move, or let time run for a fixed while.
no-agreement = Nothing is proposed at the moment.
no-hint = There is nothing to advise now. Ask when it is your turn.
hint-coming = Advice is already on its way. Wait a moment.
nothing-said = There is nothing to read in this message. Type some words.
silence = The rules want silence of you: only your moves speak. You can talk again when that is over.
no-next-level = There is no next level here: this one was not won, or it was the last. Play it again instead.
daily-as-it-is = The daily desert is the same for everybody: no taking back, no pause against the clock, and the seats stay as they are. Afterwards you can practise it as you like.
daily-no-day = There is no such day. Write it as { $today }.
daily-future = That day has not come yet. A new one begins at midnight, universal time.
daily-forgotten = Results are kept for { $days } days. Choose a later day.
daily-over = That day is over, so nothing counts any more. You can practise it.
daily-first = First comes your attempt that counts. Once it is over you can practise.
daily-left = You have left this attempt for good. You can practise it, or come back tomorrow.
daily-no-device = This device did not say who it is. Open the page again, and let it keep what it needs.
whose-progress = Name those who played, one to { $most } of them: ?name=Ana&name=Ben.
no-such-phrase = There is no such call in this game. Choose one of those offered.

## Why not: connections and requests

bad-token = This link does not open the table, or not any more. Join again with the code.
hello-first = Say hello first: the table does not know you yet.
hello-twice = You have already said hello on this connection. Open another one for another table.
unreadable = This message cannot be read (at { $where }). Reload the page and try again.
too-big = This is too large: at most { $most } bytes are taken.
head-big = This request says too much before it begins. Delete the cookies of this address and try again.
address-long = This address is too long. Check the link.
not-http = This is no request that the house understands. Open the hall in a browser.
too-slow = This request took too long to arrive. Try again on a better connection.
too-fast = You are too fast for this house. Wait a moment and try again.
too-many-connections = Too many connections are open from your address. Close some and try again.
house-full = There are too many people in this house at the moment. Try again in a few minutes.
too-many-tables = You have opened many tables in a short time. Wait a minute and try again.
too-strange = Too many messages could not be read. Reload the page.
foreign-origin = This request comes from another page. Open the hall at its own address.
host-only = These figures are for the host. Ask from the same machine, or with the host’s token: Authorization: Bearer TOKEN.
no-such-page = There is nothing at this address. The lobby is described at /api.
no-such-reader = A replay is seen by all, by watch, or by the number of a seat. Choose one of these.
code-or-record = Name a finished game by its code, or send a record: one of the two.
record-long = This record covers more time than any game takes, so it cannot be right. Fetch the original file.
record-steps = This record has more than { $most } steps, more than any game takes, so it cannot be shown. Look at it with: serai replay
no-such-start = A page of a replay begins at the number of a step: from=0 or more. Choose one.
no-such-step = This replay ends with step { $last }. Choose an earlier one.
uploads-busy = Many records are being looked at just now. Try again in a moment.
thinkers-busy = All bots are busy thinking. Try again in a moment.
thinkers-share = Several replays or curves are already being worked out for your address. Wait until one is done, then try again.
thinkers-failed = The bots could not finish. Try again.
failed = Something went wrong in the house, and nothing was changed. Try again.

## Why a connection ended

slow = Your connection was too slow to follow. It will try again by itself.
silent = Nothing was heard from you for a while. Come back whenever you like.
house-closing = The house is closing for a moment. Every game is kept; come back soon.
changed-meanwhile = Somebody changed the table at the same moment. Look again, and try once more.
bus-lost = This server has lost touch with the others. You are being brought to another one.
clock-astray = The clock of this server is { $ms } ms off ({ $most } ms at most are allowed). Set it right, for example by NTP.
going-down = This server is going down. Send people to another one.
sent-away = The host has sent you away from this table.
place-needed = The table was crowded, and somebody who plays needed your place. Join again to watch when there is room.
left = You have left the table.

## Acts that every game knows, told in the log

event-undo = { $you ->
    [seat] You take your move back.
   *[none] { $seat } takes a move back.
}
event-pause = The game is paused.
event-resume = The game goes on.
event-to-bot = { $you ->
    [seat] A bot plays for you.
   *[none] A bot plays for { $seat }.
}
event-to-person = { $you ->
    [seat] You play for yourself again.
   *[none] { $seat } is back.
}
event-resign = { $you ->
    [seat] You give up.
   *[none] { $seat } gives up.
}
event-run = { $you ->
    [seat] You let time run.
   *[none] { $seat } lets time run.
}

## Quick phrases

phrase-hello = Hello!
phrase-your-turn = Your turn.
phrase-thinking = Let me think.
phrase-well-played = Well played.
phrase-lucky = Lucky!
phrase-oops = Oops.
phrase-sorry = Sorry.
phrase-thanks = Thank you.
phrase-yes = Yes.
phrase-no = No.
phrase-wait = One moment, please.
phrase-help = I need help.
phrase-good-game = Good game!
phrase-again = Shall we play again?

## Levels of bots

level-beginner = Beginner
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-companion = Companion
