#!/bin/sh
# Each command of the table that takes a reason leaves it in the journal of its game, and where
# players are told they read it. A new command with --why needs a line here. Prints TAP.
# usage: tests/server/cli/why.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

# said COMMAND...: with a reason of its own, which then stands in the journal.
said=' '
said() {
	words=$(printf '%s' "$1 $2" | tr ' ' -)
	at 0 . "$1 $2" "$@" --why "because of $words"
	at 0 "because of $words" "... and why" journal ce-7
	said="$said$1 $2,"
}

"$gm" init --home "$home" --gm 'Mo <mo@example.net>' --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 3 --deadlines '2 days 20:00 UTC'
for who in ann bob cat; do at 0 'invitation' "$who is invited" seat add ce-7 "$who <$who@example.org>"; done
said seat remove ce-7 cat@example.org
at 0 'invitation' 'cat is invited again' seat add ce-7 'cat <cat@example.org>'
round $now
for who in ann bob cat; do answer $who@example.org invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start ce-7
at 0 . 'two standbys' seat standby ce-7 'Sid <sid@example.com>'
round 2026-11-21T09:10Z

said game pause ce-7
said game resume ce-7
said game gm ce-7 'Gus <gus@example.com>'
said nmr wait ce-7 24
said nmr random ce-7 all
said nmr excuse ce-7 blue
said nmr standby ce-7 green
said seat house ce-7 red
said seat replace ce-7 green 'Tim <tim@example.com>' --yes
said phase extend ce-7 +1d
said phase deadline ce-7 2026-11-30T20:00Z
printf 'attack blue 1 with 1 from 1\n' >"$work/orders"
said orders enter ce-7 red "$work/orders"
said game option ce-7 grace=2
round 2026-11-21T09:20Z
is 0 'because of game-pause' 'the players read why: pause' body bob@example.org paused
said phase run ce-7 1.1 --force --yes
round 2026-11-21T09:30Z
is 0 'because of phase-run' '... a run' body bob@example.org 'T1 P2 report'
is 0 'because of seat-replace' '... another player' body bob@example.org 'T1 P2 report'
said phase rollback ce-7 1.1 --yes
said game end ce-7 --yes

# Letters have numbers of their own (letters.sh), the database must be damaged for game accept
# (damage.sh), and a person is of no game (person.sh).
missing=$("$gm" help --list --json | SAID=$said python3 -c '
import json, os, sys
elsewhere = {"letters open", "letters release", "letters drop", "game accept", "person block", "position edit"}
named = {c.strip() for c in os.environ["SAID"].split(",")}
takes = {c["command"] for c in json.load(sys.stdin) if any(o["name"] == "why" for o in c["options"])}
print(" ".join(sorted(takes - named - elsewhere)))')
is 0 '^$' 'each command with --why was tried' echo "$missing"
finish
