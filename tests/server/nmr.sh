#!/bin/sh
# Missing orders as the GM meets them: the list of standbys, reminders, waiting, a call, a
# takeover, another GM; by commands and letters. Prints TAP.
# usage: tests/server/nmr.sh BUILD_DIR
set -u
build=${1:-build}
. "$(dirname "$0")/../kit/desk.sh"

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 3 --option nmr=standby --deadlines '2 days 20:00 UTC'
for who in ann bob cat; do
	at 0 'invitation' "$who is invited" seat add ce-7 "$who <$who@example.org>"
done
at 1 'has not started' 'nmr remind before the start' nmr remind ce-7
at 1 'has not started' 'nmr wait before the start' nmr wait ce-7 24
at 1 'has not started' 'nmr standby before the start' nmr standby ce-7 red
round $now
for who in ann bob cat; do answer "$who@example.org" invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start ce-7
on 0 'Nobody is on the list' 'the list is empty' seat standby ce-7
at 0 'number 1' 'a standby' seat standby ce-7 'Dora <dora@example.org>'
at 0 'number 2' 'another' seat standby ce-7 eve@example.org
at 1 'on the list already' 'twice' seat standby ce-7 dora@example.org
at 1 'sits in this game' 'a player' seat standby ce-7 ann@example.org
at 1 'is not an address' 'no address' seat standby ce-7 Dora
at 2 'not both' 'add and remove in one' seat standby ce-7 x@example.org --remove eve@example.org
at 1 'nobody on the list' 'off the list who is not on it' seat standby ce-7 --remove zoe@example.org
at 0 'no longer on the list' 'off the list' seat standby ce-7 --remove eve@example.org
on 0 'Dora .*waiting' 'seat list shows them' seat list ce-7
on 0 '"standbys"' 'game show has them' game show ce-7 --json
at 0 'reminder goes to red' 'nmr remind of one' nmr remind ce-7 red
at 1 "no seat|'mauve'" 'nmr remind of nobody' nmr remind ce-7 mauve
at 2 'is not a number of hours' 'nmr wait without a number' nmr wait ce-7 long
at 0 'waits' 'nmr wait' nmr wait ce-7 24
at 0 'played at random' 'all may be played at random' nmr random ce-7 all
at 0 . 'the first phase is run' phase run ce-7 1.1
round 2026-11-21T09:10Z
for who in ann bob; do answer "$who@example.org" 'T1 P2 report' final; done
round 2026-11-21T09:15Z
on 0 'cat|green' 'nmr list names who owes' nmr list ce-7
round 2026-11-23T19:30Z
round 2026-11-23T20:05Z
on 0 'Dora .*called' 'she is called at the deadline' seat standby ce-7
on 0 'missing' 'the phase waits' game show ce-7
is 0 'list of standbys' 'her invitation says why' cat "$(newest dora@example.org invitation)"
answer dora@example.org invitation join
round 2026-11-23T21:00Z
on 0 'Dora .*joined' 'she sits there' seat list ce-7
on 0 'Dora .*seated' 'and is off the list' seat standby ce-7
is 0 'YOUR ORDERS' 'with the form' cat "$(newest dora@example.org report)"
at 1 'nobody is on the list' 'nobody is left to be called' nmr standby ce-7 green
at 1 'sees all secrets' 'a player as GM' game gm ce-7 'Ann <ann@example.org>'
at 0 'gus@example.org' 'another GM' game gm ce-7 'Gus <gus@example.org>'
round 2026-11-23T21:05Z
is 0 'SEATS' 'the new GM gets the state of the game' cat "$(newest gus@example.org 'you are its GM')"
on 0 'gus@example.org' 'game gm shows the new GM' game gm ce-7
answer dora@example.org report final
round 2026-11-23T21:10Z
round 2026-11-23T21:45Z
is 0 'Dora from now on' 'the replacement is public' cat "$(newest ann@example.org 'T1 P3 report')"
on 0 'it is the game that was played' 'the game can be verified' verify ce-7
finish
