#!/bin/sh
# The GM of many games: with gm_copies off no copy of a report, an announcement or an act comes to them, and
# with the list of the day nothing that the list has; but what asks, warns or answers does. Prints TAP.
# usage: tests/server/todo/copies.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

got() { # SUBJECT: how many letters with it came to the GM
	grep -l '^To: .*me@example.net' "$home"/mail/out/new/* 2>/dev/null | xargs -r grep -l "^Subject: .*$1" | wc -l
}
configure() { # NAME VALUE...
	python3 -c '
import json, sys
c = json.load(open(sys.argv[1]))
for name, value in zip(sys.argv[2::2], sys.argv[3::2]):
    c[name] = json.loads(value)
json.dump(c, open(sys.argv[1], "w"))' "$home/postalgm.json" "$@"
}
# play GAME: from the first invitation to the second phase.
play() {
	at 0 'was made' "$1" game new "$1" --seats 3 --deadlines '2 days 20:00 UTC'
	for who in ann bob cat; do at 0 invitation "$who is invited to $1" seat add "$1" "$who <$who.$1@example.org>"; done
	round 2026-11-21T09:0${2}:00Z
	for who in ann bob cat; do answer "$who.$1@example.org" invitation join; done
	round 2026-11-21T09:0${2}:20Z
	at 0 'has started' "$1 starts" game start "$1"
	round 2026-11-21T09:0${2}:30Z
	at 0 'are told by letter' 'an announcement' announce "$1" 'The server moves on Friday.'
	answer "ann.$1@example.org" 'T1 P1 report' "$(printf 'press to gm: May I ask something?\r\nendpress')"
	round 2026-11-21T09:0${2}:50Z
}

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
on 0 'gm_copies *yes' 'the GM gets copies' config show
play ce-7 1
is 0 '^1$' 'of the report' got 'CE-7.*T1 P1 report'
is 0 '^1$' 'and of the start' got 'CE-7.*begins'
is 0 '^1$' 'and hears that all have joined' got 'CE-7.*have joined'

configure gm_copies false
on 0 'in order' 'copies are off' config check
play ce-8 2
is 0 '^0$' 'no report' got 'CE-8.*report'
is 0 '^0$' 'no start' got 'CE-8.*begins'
is 0 '^0$' 'no announcement' got 'CE-8.*a word of the GM'
is 0 '^1$' 'a letter of a player to the GM' got 'CE-8.*writes to you'
is 0 '^1$' 'what the list would have, for there is no list' got 'CE-8.*have joined'
is 0 '^3$' 'the players have their reports' sh -c "grep -l '^Subject: .*CE-8.*T1 P1 report' '$home'/mail/out/new/* | wc -l"

configure todo_at 23
play ce-9 3
is 0 '^0$' 'with the list nothing that the list has' got 'CE-9.*have joined'
is 0 '^1$' 'but a letter of a player' got 'CE-9.*writes to you'
at 0 . 'a copy that is asked for' report resend ce-9 gm
round 2026-11-21T09:04Z
is 0 '^1$' '... comes' got 'CE-9.*T1 P1 report'
at 0 . 'the game ends' game end ce-9 --why 'a test' --yes
round 2026-11-21T09:06Z
is 0 '^[1-9]' 'its last report comes' got 'CE-9.*over'
configure gm_copies '"no"'
on 1 'gm_copies.*true or false' 'what the setting can be' config check
finish
