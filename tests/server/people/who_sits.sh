#!/bin/sh
# Who sees every hand has none: the GM is not let into the own game, whichever way they try; in a
# test game, which says so in each report, they are. Prints TAP.
# usage: tests/server/people/who_sits.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

"$gm" init --home "$home" --gm 'Gus <me@example.net>' --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 3 --deadlines '2 days 20:00 UTC'
at 0 'was made' 'a test' game new trial --seats 3 --deadlines '2 days 20:00 UTC'
at 1 'sees all secrets.*--allow-gm' 'the GM gets no seat' seat add ce-7 'Gus <me@example.net>'
at 1 'sees all secrets' '... nor by a detail of the address' seat add ce-7 ME+x@Example.NET
at 0 'invitation' 'whose address only begins alike is let in' seat add ce-7 mean@example.net
at 0 'invitation' '... or is of another house' seat add ce-7 me@example.com
at 1 'sees all secrets' 'no seat is handed to the GM' seat replace ce-7 red me+red@example.net
at 1 'sees all secrets' 'no place among the standbys' seat standby ce-7 me+s@example.net
at 1 'sees all secrets' 'no player becomes the GM' game gm ce-7 Mean+gm@example.net
at 0 'invitation' 'in a test the GM may play' seat add trial 'Gus <me+1@example.net>' --allow-gm
at 0 'invitation' '... on more than one seat' seat add trial 'Gus <me+2@example.net>'
at 0 'invitation' '... beside others' seat add trial ann@example.org
at 0 'gm_plays *on' 'the option shows it' game option trial
round $now
for who in me+1@example.net me+2@example.net ann@example.org; do answer "$who" invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start trial
round 2026-11-21T09:10Z
is 0 'A test: the GM, who sees all secrets, plays Red, Blue' 'the first report says so' body ann@example.org 'T1 P1 report'
is 0 'The GM may sit in this game' 'and so do the rules of the house' body ann@example.org 'the game begins'
answer ann@example.org 'T1 P1 report' 'address me+3@example.net'
round 2026-11-21T09:15Z
is 0 "is the GM's, who sees all secrets" "a player's address does not become the GM's" body ann@example.org 'T1 P1 receipt'
finish
