#!/bin/sh
# A question is open: the daemon is started again, the database is lost and a copy put in its place,
# and the YES still sends what was asked. The game in which it did so replays. Prints TAP.
# usage: tests/server/intake/open_question.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(cd "$(dirname "$0")/../../kit" && pwd)
. "$kit/desk.sh"
export POSTALGM_TEST_SECRET=question

attack() { # WHO: the form's own example, filled in
	body "$1@example.org" 'T1 P1 report' | sed 's/.*# \(attack [a-z]* [1-5] with 2 from [1-5]\).*/\1/'
}

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 3 --deadlines '2 days 20:00 UTC'
for who in ann bob cat; do at 0 'invitation' "$who is invited" seat add ce-7 "$who <$who@example.org>"; done
round $now
for who in ann bob cat; do answer "$who@example.org" invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start ce-7
round 2026-11-21T09:06Z
answer ann@example.org 'T1 P1 report' "perhaps $(attack ann)"
round 2026-11-21T10:00Z
is 0 'Reply YES to send it' 'what is likely is asked about' body ann@example.org receipt
on 0 'Ann|ann|red' 'the GM sees what is open' orders open ce-7
is 0 '!attack' 'nothing stands for her yet' "$gm" orders show ce-7 red --home "$home"
for who in bob cat; do answer "$who@example.org" 'T1 P1 report' "$(attack $who)"; done
round 2026-11-21T10:05Z
round 2026-11-21T11:00Z
on 0 '1\.1' 'an open question keeps the phase from running early' phase show ce-7
on 0 . 'a copy is taken' backup "$work/copy.db" --now 2026-11-21T11:01Z

# The database is lost; the copy takes its place.
rm -f "$home"/postalgm.db*
cp -p "$work/copy.db" "$home/postalgm.db"
is 0 'in order' 'the restored house is in order' "$build/postalgmd" --check --home "$home"
on 0 'Ann|ann|red' 'the question is still open' orders open ce-7
answer ann@example.org receipt 'YES'
round 2026-11-21T12:00Z
is 0 'ACCEPTED 1 order' 'the YES sends it' body ann@example.org receipt
on 0 'attack' 'and it stands' orders show ce-7 red
answer ann@example.org receipt 'YES'
round 2026-11-21T12:05Z
round 2026-11-21T13:00Z
on 0 '1\.2' 'the phase ran early' phase show ce-7
is 0 'attack .*: done' 'her report says that it ran' body ann@example.org 'T1 P2 report'
on 0 'it is the game that was played' 'the game replays' verify ce-7
at 0 'ended|over' 'the GM ends it' game end ce-7 --why 'snow'
on 0 . 'it is exported' verify ce-7 --export "$work/game.json"
is 0 'it is the game that was played' 'and the file replays' "$gm" verify "$work/game.json"
finish
