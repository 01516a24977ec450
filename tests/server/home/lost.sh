#!/bin/sh
# A file that is not the database in its place: missing, empty, a text, another program's, cut short. Each is
# named, with what restores it; nobody makes a new one of it. Prints TAP.
# usage: tests/server/home/lost.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 3
db=$home/postalgm.db
cp "$db" "$work/good"
restores="cp BACKUP $db"

# lost WORDS: all programs say it, and leave the file as it is.
lost() {
	before=$(cksum "$db" 2>&1)
	at 3 "is $1\\..*$restores" "the desk: $1" game list
	at 3 "is $1\\." "... its health: $1" health
	at 3 "is $1\\." "... a command that writes: $1" game pause ce-7
	is 3 "is $1\\..*$restores" "the daemon's check: $1" "$build/postalgmd" --home "$home" --check
	is 3 "is $1\\." "the daemon: $1" "$build/postalgmd" --home "$home" --once --now $now
	is 0 "^$before\$" "nothing was made of it: $1" sh -c "cksum '$db' 2>&1; true"
}

rm -f "$db" "$db"-*
before='' lost missing
rm -f "$db" "$db"-*
: >"$db"
lost empty
echo 'some text that somebody put there' >"$db"
lost 'not a database'
rm -f "$db"
python3 -c 'import sqlite3, sys
c = sqlite3.connect(sys.argv[1]); c.execute("CREATE TABLE x (y)"); c.commit()' "$db"
lost 'not a database of postalgm'
rm -f "$db" "$db"-*
head -c 20000 "$work/good" >"$db"
lost damaged
rm -f "$db" "$db"-*
cp "$work/good" "$db"
# A page in the midst: only a look at all of it finds that.
dd if=/dev/zero of="$db" bs=4096 seek=5 count=4 conv=notrunc 2>/dev/null
is 3 "is damaged \(.*\)\..*$restores" "the daemon's check of a page that is no page" "$build/postalgmd" --home "$home" --check
cp "$work/good" "$db"
at 0 'ce-7' 'the copy is the house again' game list
finish
