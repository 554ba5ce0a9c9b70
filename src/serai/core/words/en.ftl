## What can be wrong

illegal = Seat { $seat } cannot make move { $move } now (rule { $rule }). Choose one of the legal moves.
unknown-game = There is no game called { $name }. The games are: { $known }.
unknown-bot = There is no bot called { $name }. The bots are: { $known }; search takes a budget, as in search:1000 or search:500ms.
unknown-preset = { $game } has no preset called { $name }. Its presets are: { $known }.
unknown-surprise = { $game } has no surprise called { $level }. Its surprises are: { $known }.
unknown-language = There is no language called { $name }. The languages are: { $known }.
bad-budget = { $budget } is no budget for the bot { $name }. Write a number of iterations, as in search:1000, or milliseconds, as in search:500ms.
bad-reaction = { $name } has no reaction time that a bot could keep. Write milliseconds after the @, as in greedy@2500.
bad-seats = { $game } cannot be played with { $seats } { $seats ->
    [one] seat
   *[other] seats
}. Choose from { $least } to { $most }.
bad-bots = { $bots } bots were named for { $seats } seats. Name one bot for all seats, or one for each.
bad-seed = { $seed } is no seed. Give a whole number from 0 to 2 to the power of 128 minus 1, or 0x and up to 32 hexadecimal digits.
bad-number = { $name } must be { $least } or more, not { $number }.
bad-port = { $port } is no port. Choose from 1 to 65535, or 0 for any that is free.
bad-option = { $game } cannot take this choice for { $option }. Leave it out, or look up what it takes with: serai games { $game }
not-an-option = { $text } is no choice. Write a name, an equals sign and a value, as in starter=1.
option-file-missing = There is no file { $file } to read. Check the name after the @.
option-file-garbled = { $file } is neither TOML nor JSON. Name a file that ends in .toml or .json.
real-time-in-terminal = { $game } is played in real time, which a terminal cannot show. Watch bots with: serai sim { $game }

bad-span = --from { $start } --to { $stop } names no match. Of { $games } matches, choose --from 0 to { $last }, and a larger --to up to { $games }.
jobs-on-ray = --jobs counts processes of this machine, and --on names another crew. Say one of them.
unknown-crew = { $on } is no crew that Serai knows. Say --on ray for Ray on this machine, --on ray://HOST:PORT or --on HOST:PORT for a cluster of yours, or --jobs N for processes.
no-ray = Ray is not installed here. Install it with: pip install "serai[cluster]"
no-numpy = Learning needs NumPy, which is not installed here. Install it with: pip install "serai[train]"
nothing-to-learn = The bots of { $game } have no features yet that a value could be learnt from.
train-no-folder = The folder { $folder } is not there. Make it first, or name another one with --keep.
bad-units = A net has two layers, so --units takes two whole numbers from 1 up, such as 32,16, not { $units }.
not-numbers = { $name } takes whole numbers with commas between them, such as 2,3,4, not { $text }.
no-ray-client = An address with ray:// needs Ray's client, which is not installed here. Install it with: pip install "ray[client]"
ray-unreachable = Nobody answers at { $address } ({ $why }). Check the address, and that Ray is running there.
ray-refused = Ray could not be used: { $why }. Check the address, and that Ray is running there in the same version, with the same Python; a cluster with a token wants it in RAY_AUTH_TOKEN.
ray-gone = The process that spoke with Ray has ended before its time; memory may be short. What was played until then counts.
ray-node-lacks = A node of the cluster cannot import Serai. Install Serai { $ours } on every node.
ray-other-version = A node of the cluster has Serai { $theirs }, and here it is { $ours }. Install the same on every node.
part-lost = Matches { $first } to { $last } ended the process that played them, { $tries } times. Memory may be short: try fewer --jobs.
part-damaged = { $file } is no report of serai sim --json, or is damaged at { $where }. Write it again.
part-of-another = These parts are not of one plan. Game, seats, bots, options, seed, --games and rules must be the same.
part-is-whole = One of these reports is of a whole plan already. Name only parts.
parts-do-not-meet = These parts do not meet: one ends before match { $stop }, the next begins with match { $start }. Play what lacks with --from and --to.
join-names = serai sim GAME plays one game; serai sim --join FILE FILE puts together what serai sim --json wrote.
keep-elsewhere = What is kept there begins with match { $start }. Leave --from out, or keep this part in another file.

record-missing = There is no file { $file } to read. Check the name.
record-unwritable = { $file } cannot be written: { $why }. Choose another place.
record-no-folder = There is no folder for { $file }. Make the folder first, or choose another place.
record-exists = { $file } is already there and was left as it is. Choose another name, or say --force.
record-foreign = This is not a Serai record. Records are written by: serai record
record-garbled = This record is damaged: byte { $byte } does not fit there. Fetch the file again from where it came.
record-damaged = This record is damaged at { $where }. Fetch the file again from where it came.
record-altered = This record was altered after it was written: its check sum does not fit. Fetch the original file.
record-newer = This record was written by a later Serai (format { $format }; this one reads up to { $known }). Update Serai to read it.
record-other-rules = This record follows version { $version } of the rules of { $game }; this Serai knows version { $known }. Use the Serai that wrote it.
record-illegal = Entry { $number } of this record breaks the rule { $rule }, so the record cannot be right. Fetch the original file.
record-other-end = This record of { $game } ends in another way than it says, so it cannot be trusted. Fetch the original file.
record-entries = This record has { $entries } entries; at most { $most } are taken, far more than a game needs. Look at it with: serai replay
record-swollen = This record has more beside its moves than any game writes: at most { $most } bytes are taken. Fetch the original file.
record-short = This record has { $entries } entries, so there is no step { $step }. Choose from 0 to { $entries }.

## What holds in every game

SER-MOVE = There is no such move in this game.
SER-SEAT = There is no such seat at this table.
SER-OVER = The game is over.
SER-PAUSE = The game is paused. Resume it to play on.
SER-RESUME = The game is not paused.
SER-UNDO = A move can be taken back only by the one who made it, and only until dice were rolled, something hidden came to light, or somebody else acted.
SER-BOT = A bot already plays this seat.
SER-PERSON = No bot plays this seat.
SER-RESIGN = A player who resigns cannot win; the last one who stays has won.

## The end

won-alone = { $names } wins.
won-shared = { $names } share the victory.
won-team = You win, all together.
lost-team = You lose, all together.
