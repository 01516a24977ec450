#!/bin/bash
# Backup and restore: copies under a daemon that writes; a house that is lost in the middle of
# a game and goes on from its copy, its letters coming once more; the move to another machine.
# Prints TAP.
# usage: tests/server/backup.sh BUILD_DIR
set -u
build=${1:-build}
case $build in /*) ;; *) build=$PWD/$build ;; esac
work=$(mktemp -d "${TMPDIR:-/tmp}/postalgm-backup.XXXXXX") || exit 1
daemon_pid=
trap '[ -z "$daemon_pid" ] || kill "$daemon_pid" 2>/dev/null; rm -rf "$work"' EXIT INT TERM
gm=$build/postalgm daemon=$build/postalgmd
unset POSTALGM_HOME POSTALGM_GAME NO_COLOR
export POSTALGM_TEST_SECRET=backup
. "$(dirname "$0")/../kit/tap.sh"

# py NAME PROGRAM ARGUMENT...: a few lines of python that end without an assertion failing.
py() {
	local name=$1 out
	shift
	n=$((n + 1))
	if out=$(python3 -c "$@" 2>&1); then
		echo "ok $n - $name"
	else
		failed=$((failed + 1))
		echo "not ok $n - $name"
		printf '%s\n' "$out" | tail -n 5 | sed 's/^/#   /'
	fi
}

# --- a copy while the daemon writes -----------------------------------------------------
home=$work/live
"$gm" init --home "$home" --gm master@example.org --address gm@example.org >/dev/null
"$gm" game new ce-7 --seats 3 --home "$home" >/dev/null
"$gm" seat add ce-7 'Ann <ann@example.org>' --home "$home" >/dev/null
"$daemon" --home "$home" 2>"$work/live.log" &
daemon_pid=$!
letters() { # letters FROM TO: robots' and strangers' letters for the daemon to write down
	local i
	for ((i = $1; i <= $2; i++)); do
		printf 'From: <s%d@example.net>\r\nTo: <gm@example.org>\r\nMessage-ID: <%d@backup>\r\nSubject: hello\r\n\r\nhello %d\r\n' \
			"$i" "$i" "$i" >"$home/mail/in/tmp/$i" && mv "$home/mail/in/tmp/$i" "$home/mail/in/new/$i"
	done
}
letters 1 200
for i in 1 2 3 4 5; do
	letters $((200 + 40 * i)) $((239 + 40 * i)) &
	is 0 'letters in, .* bytes, checked\.' "copy $i while the daemon reads letters" \
		"$gm" backup "$work/copy-$i.db" --home "$home"
	wait $!
done
is 0 '^600$' 'a copy is for its owner alone' stat -c %a "$work/copy-5.db"
py 'each copy is whole, one file, of one moment, and no older than the one before' '
import sqlite3, sys, os
last = 0
for i in range(1, 6):
    path = f"{sys.argv[1]}/copy-{i}.db"
    assert not os.path.exists(path + "-wal") and not os.path.exists(path + "-journal")
    db = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
    assert db.execute("PRAGMA journal_mode").fetchone()[0] == "delete"
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    (letters,) = db.execute("SELECT count(*) FROM inbox").fetchone()
    assert letters == db.execute("SELECT count(*) FROM raw").fetchone()[0], "a letter without its bytes"
    assert letters >= last
    last = letters
' "$work"
is 1 'is there already; --force' 'a file is not overwritten' "$gm" backup "$work/copy-1.db" --home "$home"
is 0 'checked' 'but with --force' "$gm" backup "$work/copy-1.db" --force --home "$home"
is 1 'the database itself' 'never over the database' "$gm" backup "$home/postalgm.db" --force --home "$home"
is 1 'is a directory' 'a directory' "$gm" backup "$work" --home "$home"
is 3 'No such file' 'a directory that is not there' "$gm" backup "$work/none/copy.db" --home "$home"
is 1 'is not a postalgm home' 'no home' "$gm" backup "$work/x.db" --home "$work/none"
is 2 'an argument is missing' 'no file' "$gm" backup --home "$home"
is 2 'written to a file' 'not to the output' "$gm" backup - --home "$home"
is 0 '"n_games": 1' 'as JSON' "$gm" backup "$work/json.db" --json --home "$home"
# Octets beyond the limit cannot be written, as on a full disk. The file before stays.
before=$(sha256sum <"$work/copy-2.db")
is 3 'backup' 'no room: exit status 3' sh -c "trap '' XFSZ; ulimit -f 100; exec '$gm' backup '$work/copy-2.db' --force --home '$home'"
is 0 '' 'and the old copy is there as it was' test "$before" = "$(sha256sum <"$work/copy-2.db")"
is 0 '^0$' 'and nothing half written lies about' sh -c "ls '$work' | grep -c part- || true"
if mkdir "$work/small" && mount -t tmpfs -o size=200k tmpfs "$work/small" 2>/dev/null; then
	is 3 'disk full' 'a full disk: exit status 3' "$gm" backup "$work/small/copy.db" --home "$home"
	is 0 '^0$' 'nothing is left on it' sh -c "ls -A '$work/small' | wc -l"
	umount "$work/small"
else
	echo "# skipped, because no file system can be mounted here: a small disk"
fi
kill "$daemon_pid" && wait "$daemon_pid"
is 0 '' 'the daemon was not disturbed' test $? = 0
is 0 '!error' 'nor complained' cat "$work/live.log"
daemon_pid=

# --- a house is lost ----------------------------------------------------------------------
old=$work/old new=$work/new
story() { "$gm" "$@" --home "$old"; }
story init --gm master@example.org --address gm@example.org --now 2026-11-20T08:00Z >/dev/null
story game new kestrel --seats 4 --option turn_limit=3 --deadlines '1 day 20:00 UTC' --now 2026-11-20T09:00Z >/dev/null
while read -r name colour; do
	story seat add kestrel "$name <${name,}@example.org>" --colour "$colour" --now 2026-11-20T09:00Z >/dev/null
done <<'END'
Ann red
Bob blue
Cat green
Dan yellow
END
field() { "$gm" phase show kestrel --json --home "$1" 2>/dev/null | python3 -c "import json,sys; t=sys.stdin.read(); print((json.loads(t).get('$2') or '') if t else '')"; }
# A day of the game: letters by day, the deadline in the evening. day HOME ROUND
day() {
	local deadline
	deadline=$(field "$1" deadline)
	[ -n "$deadline" ] || return 1
	today=${deadline%T*}
	python3 tests/demo/players.py "$1" write "$2"
	find "$1/mail/in/new" -type f -exec touch -d "${today}T10:30:00Z" {} +
	"$daemon" --once --now "${today}T11:00:00Z" --home "$1" 2>>"$work/log"
	[ "$2" != "${copy_at:-}" ] || "$gm" backup "$work/kestrel.db" --home "$1" --now "${today}T11:05Z" >/dev/null
	"$daemon" --once --now "${today}T20:01:00Z" --home "$1" 2>>"$work/log"
}
"$daemon" --once --now 2026-11-20T09:01:00Z --home "$old" 2>>"$work/log"
python3 tests/demo/players.py "$old" write 0
"$daemon" --once --now 2026-11-20T09:30:00Z --home "$old" 2>>"$work/log"
story game start kestrel --now 2026-11-20T10:00Z >/dev/null
"$daemon" --once --now 2026-11-20T10:01:00Z --home "$old" 2>>"$work/log"
copy_at=5 # the copy is of 2.2, when all orders for it are in
for round in 1 2 3 4 5 6 7; do day "$old" $round; done
copy_at=
is 0 '^3\.1$' 'the house that will be lost is at 3.1' field "$old" phase

# As the manual says: a home with configuration and key, the copy in place of the
# database, and the mailbox looked at again.
mkdir -m 700 "$new"
cp -p "$old/postalgm.json" "$old/postalgm.key" "$new/"
cp -p "$work/kestrel.db" "$new/postalgm.db"
mkdir -p "$new"/mail/{in,out}/{new,cur,tmp}
cp -p "$old"/mail/in/cur/* "$new/mail/in/cur/"
n_mailbox=$(ls "$new/mail/in/cur" | wc -l)
is 0 'in order' 'postalgmd --check of the restored home' "$daemon" --check --home "$new"
is 2 'write a day or a moment' 'rescan: what is no time' "$gm" letters rescan --since soon --home "$new"
is 1 'still to come' 'rescan: a time to come' "$gm" letters rescan --since 2030-01-01 --home "$new" --now 2026-11-27T21:00Z
is 0 'looks at all letters in the mailbox' 'rescan' "$gm" letters rescan --home "$new" --now 2026-11-27T21:00Z
is 0 '!error' 'the first round' "$daemon" --once --now 2026-11-27T21:00:00Z --home "$new"
is 0 '^2\.3$' 'the phase of the copy was run, those after it are open again' field "$new" phase
py 'no letter is read twice, and none is missing' '
import json, subprocess, sys
v = json.loads(subprocess.check_output([sys.argv[1], "letters", "list", "--max", "1000", "--json", "--home", sys.argv[2]]))
assert len(v) == int(sys.argv[3]), (len(v), sys.argv[3])
assert all(l["state"] == "done" for l in v)
assert len({l["message_id"] for l in v if "message_id" in l}) in (0, len(v))
' "$gm" "$new" "$n_mailbox"
n_then=$(ls "$new/mail/out/new" | wc -l)
is 0 'looks at all' 'rescan once more' "$gm" letters rescan --since 2026-11-01 --home "$new" --now 2026-11-27T21:01Z
is 0 '!error' 'a round after it' "$daemon" --once --now 2026-11-27T21:02:00Z --home "$new"
is 0 "^$n_mailbox\$" 'finds nothing new' sh -c "'$gm' letters list --max 1000 --json --home '$new' | grep -c '\"id\"'"
is 0 "^$n_then\$" 'and answers nothing' sh -c "ls '$new/mail/out/new' | wc -l"
py 'the phase that runs once more comes out as it did' '
import json, subprocess, sys
def of(home):
    v = json.loads(subprocess.check_output([sys.argv[1], "explain", "kestrel", "2.2", "--json", "--home", home]))
    return v["events"], v.get("draws")
assert of(sys.argv[2]) == of(sys.argv[3])
assert of(sys.argv[2])[0]
' "$gm" "$old" "$new"
py 'no Message-ID of the lost house stands for another letter' '
import json, subprocess, sys
def ids(home, after):
    v = json.loads(subprocess.check_output([sys.argv[1], "outbox", "list", "--max", "1000", "--json", "--home", home]))
    return {o["id"] for o in v if o["sent"] and o["sent"] > after}
new, old = ids(sys.argv[3], "2026-11-25T11:05"), ids(sys.argv[2], "2026-11-25T11:05")
assert new and old and not new & old, new & old
' "$gm" "$old" "$new"
is 0 'goes on from a copy made on Wed 25 Nov 2026' 'the report tells how old the copy is' "$gm" report show kestrel red --home "$new"
is 0 'Your letter answered a phase that comes again: the game goes' 'letters for phases that are to come again say so' \
	sh -c "cat '$new'/mail/out/new/*"
is 0 'restored +from the copy of 2026-11-25T11:05:00Z' 'health knows of it' "$gm" health --home "$new" --now 2026-11-27T21:05Z
round=10
while day "$new" $round && [ $round -lt 60 ]; do round=$((round + 1)); done
is 0 'over' 'the game goes on to its end' "$gm" game show kestrel --home "$new"
is 0 'it is the game that was played' 'and can be checked' "$gm" verify kestrel --home "$new"
is 0 '!a copy made' 'the copy is told of once' "$gm" report show kestrel red --home "$new"

# --- a copy that nobody told the house of ------------------------------------------------
# The same without a rescan; and files put in place of others while nobody looked, as a
# write-ahead log that is cut leaves them.
quiet=$work/quiet
mkdir -m 700 "$quiet"
cp -p "$old/postalgm.json" "$old/postalgm.key" "$quiet/"
cp -p "$work/kestrel.db" "$quiet/postalgm.db"
mkdir -p "$quiet"/mail/{in,out}/{new,cur,tmp}
cp -p "$old"/mail/in/cur/* "$quiet/mail/in/cur/"
is 0 '!error' 'restored without a rescan: the first round' "$daemon" --once --now 2026-11-27T21:00:00Z --home "$quiet"
is 0 '^2\.3$' 'has read the letters before the phase was run' field "$quiet" phase
is 0 "^$n_mailbox\$" 'has all letters' sh -c "'$gm' letters list --max 1000 --json --home '$quiet' | grep -c '\"id\"'"
is 1 '7 letters in the mailbox were not known to the database' 'health has an alarm' \
	"$gm" health --home "$quiet" --now 2026-11-27T21:05Z
is 0 'marked as taken, but the' 'the GM is told' sh -c "grep -l '^To: .*master@example.org' '$quiet'/mail/out/new/* | xargs cat"
is 0 'marked as taken' 'and once' sh -c "test \$(grep -l 'that the database did not know' '$quiet'/mail/out/new/* | wc -l) = 1 &&
	grep -h 'marked as taken' '$quiet'/mail/out/new/*"
is 0 '!unknown-letters' 'an hour later nothing is unknown' "$daemon" --once --now 2026-11-27T22:10:00Z --home "$quiet"
is 0 '!not known to the database' 'a day later the alarm is over' sh -c \
	"'$daemon' --once --now 2026-11-28T22:11:00Z --home '$quiet' 2>&1; '$gm' health --home '$quiet' --now 2026-11-28T22:12Z || true"
mkdir "$work/before"
cp -p "$quiet"/postalgm.db* "$work/before/"
find "$quiet/mail/in/cur" -type f | head -n 1 | while read -r f; do
	sed 's/^Message-ID: .*/Message-ID: <cut@example.org>\r/' "$f" >"$quiet/mail/in/new/cut"
done
touch -d 2026-11-28T22:20:00Z "$quiet/mail/in/new/cut"
is 0 'event=journal' 'a letter comes' "$daemon" --once --now 2026-11-28T22:21:00Z --home "$quiet"
rm -f "$quiet"/postalgm.db*
cp -p "$work"/before/* "$quiet/"
is 0 'unknown-letters.* n=1' 'the log is cut behind it: it is read once more' \
	"$daemon" --once --now 2026-11-28T22:22:00Z --home "$quiet"
is 0 "^$((n_mailbox + 1))\$" 'once' sh -c "'$gm' letters list --max 1000 --json --home '$quiet' | grep -c '\"id\"'"

# --- another machine --------------------------------------------------------------------
moved=$work/moved
is 0 '' 'a stopped home is one folder' sh -c "mkdir '$moved' && tar -C '$new' -cf - . | tar -C '$moved' -xpf -"
is 0 'in order' 'postalgmd --check of it' "$daemon" --check --home "$moved"
is 0 'it is the game that was played' 'its game is the same' "$gm" verify kestrel --home "$moved"
is 0 '!restored +from the copy of 2026-11-27' 'and is no copy' "$gm" health --home "$moved" --now 2026-11-27T21:05Z

finish
