#!/bin/sh
# Holidays of the house: no deadline of any game falls on them, and players read of them. Prints TAP.
# usage: tests/server/phase/holidays.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

holidays() {
	python3 -c '
import json, sys
p = sys.argv[1] + "/postalgm.json"
c = json.load(open(p)); c["holidays"] = sys.argv[2]
json.dump(c, open(p, "w"))' "$home" "$1"
}
now=2026-12-20T09:00Z
"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
holidays '12-24..13-02'
is 1 "holidays: '13-02' .character 8 of the list of days. does not end a span" 'a slip is told with its place' "$gm" config check --home "$home"
holidays '12-24..12-26, 2027-01-01'
is 0 'in order|no fault|ok' 'dates' "$gm" config check --home "$home"
is 0 '12-24..12-26, 2027-01-01' '... are shown' "$gm" config show --home "$home"
at 0 'was made' 'a game' game new ce-1 --seats 3 --house-seats 2 --deadlines 'Tue,Fri 20:00 Europe/London; off Sun'
at 0 'was made' 'another one' game new ce-2 --seats 3 --house-seats 2 --deadlines '2 days 20:00 UTC'
for game in ce-1 ce-2; do at 0 invitation 'Ann is invited' seat add $game "Ann <ann.$game@example.org>"; done
round $now
is 0 'No deadline falls on a holiday of this house: 12-24..12-26, 2027-01-01' 'the invitation names them' body ann.ce-1@example.org invitation
for game in ce-1 ce-2; do answer ann.$game@example.org invitation join; done
round 2026-12-22T21:00Z
now=2026-12-22T21:00Z
for game in ce-1 ce-2; do at 0 'has started' "$game starts" game start $game; done
round 2026-12-22T21:05Z
is 0 'No deadline falls on a holiday of this house: 12-24..12-26, 2027-01-01' 'so does the start letter' body ann.ce-1@example.org 'the game begins'
# Friday is Christmas Day, Saturday a holiday, Sunday off by the rule; in two days is Christmas Eve.
on 0 'Mon 28 Dec 2026 20:00' 'a deadline moves over the holidays and the days off of its rule' phase show ce-1
on 0 'Sun 27 Dec 2026 20:00' '... in a game without days off of its own' phase show ce-2
at 0 'Note: 25 Dec is a day off in this game; the deadline holds all the same' 'the GM may set one, and reads what day it is' phase deadline ce-2 2026-12-25 20:00
on 0 'Fri 25 Dec 2026 20:00' '... which holds' phase show ce-2
# A pause ends on New Year's Eve: the rest of its time would end on the first.
now=2026-12-24T20:00Z
at 0 paused 'a pause' game pause ce-2
now=2026-12-31T20:00Z
at 0 'Sat 2 Jan 2027 20:00' 'after a pause, too, the deadline is no holiday' game resume ce-2
finish
