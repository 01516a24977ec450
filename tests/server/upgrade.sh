#!/bin/bash
# Upgrades: for each database in tests/schema/old/NNN-name.sql, written by an edition with NNN
# steps of the schema in the middle of a game, today's program takes it over, and its players
# play it to its end. What goes wrong on the way leaves the file as it was. Prints TAP.
# usage: tests/server/upgrade.sh BUILD_DIR
set -u
build=${1:-build}
case $build in /*) ;; *) build=$PWD/$build ;; esac
work=$(mktemp -d "${TMPDIR:-/tmp}/postalgm-upgrade.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT INT TERM
gm=$build/postalgm daemon=$build/postalgmd
unset POSTALGM_HOME POSTALGM_GAME NO_COLOR
export POSTALGM_TEST_SECRET=upgrade
. "$(dirname "$0")/../kit/tap.sh"

# sql DATABASE SCRIPT: rows as lines.
sql() {
	python3 -c '
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
for statement in sys.argv[2].split(";"):
    for row in db.execute(statement):
        print(*row)
db.commit()' "$1" "$2"
}
# All that a database holds, as text.
whole() {
	python3 -c '
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
print(db.execute("PRAGMA user_version").fetchone(), *db.iterdump())' "$1" | sha256sum
}
field() { "$gm" phase show kestrel --json --home "$home" 2>/dev/null | python3 -c "import json,sys; t=sys.stdin.read(); print((json.loads(t).get('$1') or '') if t else '')"; }

# put_back: the home with the database as it was written then.
put_back() {
	rm -f "$home"/postalgm.db*
	cp "$work/old.db" "$home/postalgm.db"
	chmod 600 "$home/postalgm.db"
}

steps=$(ls schema/steps/*.sql | wc -l)
for dump in tests/schema/old/[0-9][0-9][0-9]-*.sql; do
	name=$(basename "$dump" .sql)
	had=$((10#${name%%-*}))
	home=$work/$name
	"$gm" init --home "$home" --gm master@example.org --address gm@example.org --now 2026-11-20T08:00Z >/dev/null
	rm -f "$work/old.db"
	python3 -c '
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
db.executescript(open(sys.argv[2], encoding="utf-8").read())' "$work/old.db" "$dump"
	put_back
	is 0 "^$had\$" "$name: the dump is of that step" sql "$work/old.db" 'PRAGMA user_version'
	if [ "$had" -lt "$steps" ]; then
		was=$(whole "$work/old.db")
		is 1 'of an earlier edition; start postalgmd once' "$name: what only looks changes nothing" \
			"$gm" game list --home "$home"
		is 0 "\"step\": $had" "$name: a backup of it can be taken before" \
			"$gm" backup "$work/$name.db" --json --home "$home"
		# A table that is in the way of one of the steps.
		table=$(sed -n 's/^CREATE TABLE \([a-z]*\) (.*/\1/p' $(ls schema/steps/*.sql | tail -n +$((had + 1))) | tail -n 1)
		if [ -n "$table" ]; then
			sql "$home/postalgm.db" "CREATE TABLE $table (x)"
			is 3 "step [0-9]*: .*$table already exists" "$name: a step that fails is told" "$daemon" --check --home "$home"
			sql "$home/postalgm.db" "DROP TABLE $table"
			is 0 '' "$name: and none before it was made" test "$was" = "$(whole "$home/postalgm.db")"
		fi
		# No room for what is written.
		put_back
		is 3 . "$name: a full disk in the midst" sh -c "trap '' XFSZ; ulimit -f 8; exec '$daemon' --check --home '$home'"
		is 0 '' "$name: leaves it as it was" test "$was" = "$(whole "$home/postalgm.db")"
		# Killed at some moment: of the one edition or of the other.
		mixed=0 before=0
		for i in 1 2 3 4 5 6 7 8 9 10; do
			put_back
			"$daemon" --check --home "$home" >/dev/null 2>&1 &
			pid=$!
			sleep "0.0$(printf %02d $((5 * i + 5)))"
			kill -9 $pid 2>/dev/null
			wait $pid 2>/dev/null
			v=$(sql "$home/postalgm.db" 'PRAGMA user_version; PRAGMA integrity_check' | tr '\n' ' ')
			case $v in "$steps ok ") ;; "$had ok ") before=$((before + 1)) ;; *) mixed=$((mixed + 1)) ;; esac
			[ "$v" != "$had ok " ] || [ "$was" = "$(whole "$home/postalgm.db")" ] || mixed=$((mixed + 1))
		done
		is 0 '' "$name: killed ten times ($before of them before it was done)" test $mixed = 0
		put_back
	fi
	# Answers of the GM by mail: only their words told which matter they answered. Now there is a column.
	if [ "$had" -lt 38 ]; then
		sql "$home/postalgm.db" "INSERT INTO gmlog (game_id, phase_no, utc, who, what) VALUES
			(1, 5, 1795608001, 'gm', 'By mail (letter 12): r12 (NMR REMIND red)'),
			(1, 5, 1795608002, 'gm', 'By mail (letter 13), from Gus, gus@example.com: P1: game resume'),
			(1, 5, 1795608003, 'gm', 'By mail (letter 14): H1'),
			(1, 5, 1795608004, 'gm', 'By mail (letter 15): run 2.2'),
			(1, 5, 1795608005, 'gm', 'By mail (letter 16): A2x nmr')"
	fi
	is 0 'in order' "$name: brought up to date" "$daemon" --check --home "$home"
	is 0 '^r12 P1 H1 $' "$name: what answered a matter has its code" sh -c \
		"python3 -c 'import sqlite3, sys; print(*(c for c, in sqlite3.connect(sys.argv[1]).execute(\"SELECT code FROM gmlog WHERE code <> ? ORDER BY id\", (\"\",))), \"\")' '$home/postalgm.db'"
	is 0 "^$steps\$" "$name: to the last step" sql "$home/postalgm.db" 'PRAGMA user_version'
	is 0 '' "$name: nothing hangs in the air" sql "$home/postalgm.db" 'PRAGMA foreign_key_check'
	is 0 'kestrel +cosmic +running' "$name: the game is there" "$gm" game list --home "$home"
	is 0 'TURN 2' "$name: and its last report" "$gm" report show kestrel red --home "$home"
	is 0 'Draws' "$name: and what was told of earlier phases" "$gm" explain kestrel 2.1 --home "$home"
	rounds=0
	deadline=$(field deadline)
	"$daemon" --once --now "${deadline%T*}T09:00:00Z" --home "$home" 2>>"$work/log"
	while deadline=$(field deadline) && [ -n "$deadline" ] && [ $rounds -lt 60 ]; do
		rounds=$((rounds + 1))
		day=${deadline%T*}
		python3 tests/demo/players.py "$home" write $((100 + rounds))
		find "$home/mail/in/new" -type f -exec touch -d "${day}T10:30:00Z" {} +
		"$daemon" --once --now "${day}T11:00:00Z" --home "$home" 2>>"$work/log"
		"$daemon" --once --now "${day}T20:01:00Z" --home "$home" 2>>"$work/log"
	done
	is 0 '^[1-9][0-9]* orders' "$name: its players' letters count" sh -c \
		"'$gm' letters list --json --max 500 --home '$home' | grep -c '\"orders\"' | sed 's/\$/ orders/'"
	is 0 '^over' "$name: it goes on to its end" sh -c "'$gm' game list --all --home '$home' --json | sed -n 's/.*\"status\": \"\\(.*\\)\".*/\\1/p'"
	# Phases of earlier rules cannot be played again; all others are, and every draw is checked.
	foreign=$(sql "$home/postalgm.db" 'SELECT count(*) FROM snapshot WHERE edition < (SELECT max(edition) FROM snapshot)')
	played=$(sql "$home/postalgm.db" 'SELECT count(*) FROM snapshot WHERE edition = (SELECT max(edition) FROM snapshot)')
	if [ "$foreign" = 0 ]; then
		is 0 "$played phases, .* played again; it is the game that was played" "$name: and verifies" "$gm" verify kestrel --home "$home"
		is 0 '!NOT CHECKED' "$name: every phase of it" "$gm" verify kestrel --home "$home"
	else
		is 1 "^kestrel: $played phases, .* played again" "$name: and what today's rules ran verifies" "$gm" verify kestrel --home "$home"
		is 1 "^NOT CHECKED: $foreign phases .*another edition" "$name: the others are named as not checked" "$gm" verify kestrel --home "$home"
		is 1 '!difference' "$name: and nothing is wrong" "$gm" verify kestrel --home "$home"
	fi
	is 0 'Draws' "$name: what was told before is told still" "$gm" explain kestrel 2.1 --home "$home"
	is 0 'TURN 1' "$name: and its first report stands" "$gm" report show kestrel red 1.1 --home "$home"
done

sql "$home/postalgm.db" 'PRAGMA user_version = 999'
is 3 'later edition of postalgm .step 999' 'a database of a later edition: the daemon' "$daemon" --check --home "$home"
is 3 'later edition of postalgm .step 999' '... and the desk' "$gm" game list --home "$home"
is 3 'later edition' '... also where it would write' "$gm" game new ce-9 --home "$home"
is 0 '"step": 999' 'a backup of it can be taken' "$gm" backup "$work/later.db" --json --home "$home"
is 0 '^999$' 'and nothing was changed' sql "$home/postalgm.db" 'PRAGMA user_version'

finish
