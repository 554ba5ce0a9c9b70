unknown-store = There is no store at { $url }. Write sqlite:/// and the path of a file, or postgresql:// and the address of a database.
not-kept = That could not be kept, so nothing has changed: the disk of the house may be full. Try again in a moment.

## The folder

data-not-folder = { $folder } is a file, and games are kept in a folder. Choose another place with --data, or move the file away.
data-dangling = The folder { $folder } leads to { $place }, where nothing is. Mount what belongs there, or choose another folder with --data.
data-unmade = The folder { $folder } cannot be made: { $why }. Choose another with --data, or make this one yourself.
data-shut = The folder { $folder } cannot be read and written: { $why }. Change its owner or its rights, or choose another folder with --data.
data-no-lock = The disk with { $folder } cannot keep a second house out: { $why }. Choose a folder on a disk of this machine with --data.
folder-taken = A house is already open on the folder { $folder } ({ $pid ->
    [unknown] nobody knows where
   *[other] process { $pid }
}{ $address ->
    [unknown] {""}
   *[other] , { $address }
}). Go there, or stop it first, or choose another folder with --data.

## The file

store-newer = The file { $file } was written by a later Serai. Update Serai, or choose another folder with --data.
store-missing = There is no hall at { $file }. Name the folder in which a house keeps its games, or a backup of it.
store-not-file = { $file } is no ordinary file, so no games can be kept in it. Move it away, or choose another folder with --data.
store-dangling = The file { $file } leads to { $place }, where nothing is. Mount what belongs there, or remove the link to begin anew.
store-empty = The file { $file } is empty: what it held is lost. Put a backup in its place, or remove it to begin anew.
store-log-alone = The file { $file } is missing, but its newest moves are still in { $log }. Put it back; to begin anew, or with a backup, move { $log } away.
store-log-garbled = The file { $log } is damaged, and the newest moves are in it. Put a backup in the place of { $file }; or move { $log } away to go on without them.
store-log-other = The file { $log } belongs to another { $file } than the one that is there now. Move { $log } away to go on with this one.
store-foreign = The file { $file } is not what Serai wrote: { $what } is missing. Put a backup in its place, or choose another folder with --data.
store-damaged = The file { $file } is damaged ({ $why }). Run serai check on it to see what is lost, and put a backup in its place.
store-shut = The file { $file } cannot be opened for reading and writing: { $why }. Change its owner or its rights, or choose another folder with --data.
store-full = The disk with { $file } is full, so nothing more can be kept. Make room on it.
store-faulty = The disk with { $file } fails: { $why }. See whether it is full, mounted and sound.
store-busy = Another program holds { $file }: { $why }. End it, and try again.
store-gone = The file { $file } was taken away while the house was open, so nothing more can be kept. Put it back as it was, or start the house again.
store-slow = The disk with { $file } does not answer. See whether it is busy, mounted and sound.

## The database

base-no-driver = A hall in PostgreSQL needs more than is installed here. Run: pip install "serai[cluster]"
base-address = The address of the database cannot be read. Write postgresql://NAME:PASSWORD@HOST:5432/DATABASE, with %40 for @, %3A for : and %2F for / in a password.
base-password = The database at { $name } does not let us in with this name and password. See what stands before the @ of its address.
base-missing = The server has no database of the name in { $name }. Make it with createdb, or choose another.
base-silent = The database at { $name } does not answer. See whether it runs, and whether this machine can reach it.
base-read-only = Nothing can be written at { $name }: it follows another server. Name the primary too, with commas between the hosts.
base-crowded = The database at { $name } takes no more connections. Raise max_connections, or stop what holds them.
base-rights = This name may make no tables in the database at { $name }. Make it the owner of the database.
base-full = The disk of the database at { $name } is full, so nothing more can be kept. Make room on it.
base-faulty = The database at { $name } fails: { $why }. Its own log says more.
base-newer = The hall at { $name } was changed by a later Serai. Update this one.

## At the table

not-read = The house cannot read what it has kept of this. Tell the host, and try again later.
table-damaged = What the house has kept of table { $code } is damaged, so it cannot go on. Tell the host, who may have a backup, or open a new table.

## What a check finds

entry-missing = entry { $number } of the log is missing
entry-illegal = entry { $number } of the log breaks rule { $rule }
entry-time = entry { $number } of the log stands at a moment that never was
entry-early = the log has entries, but the game never began
other-end = the game did not end as it is noted
word-missing = word { $number } of the chat is missing
people-missing = the seats or the host are not all there
row-garbled = it cannot be read ({ $why })
rows-lost = { $count } rows of { $table } belong to no table
other-rules = version { $version } of the rules; this Serai knows version { $known }

## Backups

backup-exists = { $file } already exists. Choose another name, or write over it with --force.
backup-no-folder = There is no folder for { $file }. Make it, or choose another place.
backup-not-file = { $file } is no ordinary file. Choose another name for the backup.
backup-itself = { $file } is the hall itself. Choose another name for the backup.
backup-unwritten = The backup { $file } cannot be written: { $why }. Nothing was changed; make room, or choose another place.
backup-damaged = The hall in { $file } is damaged ({ $why }), and so would be its backup: none was made. Run serai check on it to see what is lost.

## Copying a hall

copy-itself = { $place } would be copied onto itself. Name another place.
copy-not-empty = There is a hall at { $place } already. Name an empty place: nothing is written over.
copy-moving = The hall changed while it was copied. Nothing was kept; stop what uses it, and try again.
copy-differs = What was written to { $place } is not what was read. Nothing was kept; try again, and tell us if it happens twice.
copy-open = The hall at { $name } is open ({ $address }). Stop its servers first, so that no move is left behind.
