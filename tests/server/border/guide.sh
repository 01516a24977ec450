#!/bin/sh
# The game that rules/GUIDE.md writes, taken out of that page, compiled and linked by the Makefile: it
# runs its scenes and is played by mail to its end, in a house where a game of Cosmic runs. Prints TAP.
# usage: tests/server/border/guide.sh BUILD_DIR
set -u
build=${1:-build}
case $build in /*) ;; *) build=$PWD/$build ;; esac
code=$build/guide build=$build/tests/edition/guide/bin
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

# Each text of game_check stands in the page.
page=$(dirname "$0")/../../../rules/GUIDE.md
sed -n 's/.*"the game \\"%s\\" \([^%"\\]*\).*/\1/p' "$(dirname "$0")/../../../rules/game_check.c" >"$work/texts"
is 0 '^2[0-9]$' 'game_check has its texts' sh -c 'grep -c . "$1"' - "$work/texts"
while read -r text; do
	is 0 '' "the page explains: ... $text" grep -qF "the game \"X\" $text" "$page"
done <"$work/texts"

is 0 '^ok - pebbles: 20 games, 20 ended' 'random games of it hold the laws of all games' "$build/any" 20 5 1 pebbles
is 0 '!not ok' 'its scenes' "$gm" scene "$code"/tests/rules/pebbles/pebbles.scene
"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game of the house' game new wren --seats 4 --deadlines '30 days 20:00 UTC'
at 0 'was made' 'a game of the guide' game new brook --rules pebbles --seats 2 --deadlines '2 days 20:00 UTC' --option public=on
at 0 'invitation' 'Ann is invited' seat add brook 'Ann <ann@example.org>' --colour north
at 0 'invitation' 'Bob is invited' seat add brook 'Bob <bob@example.org>' --colour west
for who in cat dan eve fay; do at 0 'invitation' "$who is invited" seat add wren "$who <$who@example.org>"; done
round $now
for who in ann bob cat dan eve fay; do answer "$who@example.org" invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'Cosmic starts' game start wren
at 0 'has started' 'Pebbles starts' game start brook
round 2026-11-21T09:06Z
is 0 'You need: how many pebbles you lay\.' 'the report says what is owed' body ann@example.org 'T1 P1 report'
is 0 'You have 9 pebbles\.' '[PE-1] and what its reader has' body ann@example.org 'T1 P1 report'

# Questions about the game are answered out of its tables.
answer ann@example.org report 'help lay
rules
template
status
preview
help'
round 2026-11-21T09:10Z
is 0 'how many of your pebbles you lay' 'HELP lay' body ann@example.org 'ANSWER'
is 0 'Phase 1, pebbles: lay\. Without orders: nothing is laid' 'RULES' body ann@example.org 'ANSWER'

is 0 'How many pebbles you lay|how many pebbles you lay' 'STATUS says what is missing' body ann@example.org 'ANSWER'
is 0 'lay 1 # lay 1 if north leads' 'TEMPLATE is the form' body ann@example.org 'ANSWER'
is 0 'One order a line, as below or in your own words if they are clear. No other player sees what you write here, only press. lay lay 3' 'HELP' body ann@example.org 'ANSWER'
at 0 'You need|NEWS' 'the GM reads a report of it' report show brook north
at 0 'north +Ann +yes' 'and who owes orders' phase show brook

# lay A B: both write, and the window of an early run passes.
minute=10
lay() {
	hour=$((${hour:-9} + 1))
	[ -z "$1" ] || answer ann@example.org "$3 report" "$1"
	[ -z "$2" ] || answer bob@example.org "$3 report" "$2"
	round 2026-11-21T$hour:00Z
	round 2026-11-21T$hour:40Z
}
answer ann@example.org 'T1 P1 report' 'lay 12'
round 2026-11-21T09:20Z
is 0 'You have 9 pebbles' 'more than they have is refused' body ann@example.org receipt
is 0 'PE-2' 'with its rule' body ann@example.org receipt
lay 'lay 4' 'put down 3 pebbles' 'T1 P1'
is 0 'North laid most and scores a point' 'the first turn' body bob@example.org 'T2 P1 report'
is 0 '!North laid 4|5 pebbles' 'what Ann laid is hers' body bob@example.org 'T2 P1 report'
is 0 'You have 5 pebbles' 'and gone [PE-4]' body ann@example.org 'T2 P1 report'
on 0 ' lay 4' 'explain' explain brook 1.1 north
at 0 'is open again' 'the GM takes a phase back' phase rollback brook 1.1 --why 'to try it'
round 2026-11-21T${hour}:50Z
is 0 'You have 9 pebbles' 'as it was before it ran' body ann@example.org 'T1 P1 report'
at 0 '2\.1 is open' 'it runs again, with the orders of then' phase run brook 1.1
hour=$((hour + 1))
round 2026-11-21T${hour}:00Z
is 0 'You have 5 pebbles' 'to the same end' body ann@example.org 'T2 P1 report'
on 0 'every draw|draws|verified|right' 'verify, while it runs' verify brook
lay 'lay 1' 'lay 3 if north leads else lay 1' 'T2 P1'
on 0 'true .*North leads' 'a fact is explained' explain brook 2.1 west
is 0 'You have 3 pebbles' 'the condition held [PE-2]' body bob@example.org 'T3 P1 report'
lay 'lay 2' 'lay 2' 'T3 P1'
lay 'lay 2' 'lay 1' 'T4 P1'
is 0 'You need: nothing[.]' 'Ann has none left and owes nothing' body ann@example.org 'T5 P1 report'
lay '' 'lay 1' 'T5 P1'
is 0 'Winner' 'it ends [PE-5]' body ann@example.org 'the game is over'
is 0 '!NEWS IN SHORT' 'the last report has no section without a line' body ann@example.org 'the game is over'
on 0 'draws' 'verify, when it is over' verify brook
on 0 't3\.p1\.lot' 'the lot among equals stands in its record [PE-3]' verify brook --export -
on 0 '"phase": "1\.1"' 'the game of the house goes on' phase show wren --json
is 0 'brook|wren' 'and both stand in one house' "$gm" game list --home "$home"
# Pebbles plays no seat by itself (by_chance is 0): a player who resigns leaves, and nothing is asked of them.
at 0 'was made' 'another game of the guide' game new rill --rules pebbles --seats 3 --deadlines '2 days 20:00 UTC'
for who in ann bob cat; do at 0 'invitation' "$who is invited to rill" seat add rill "$who <$who@example.org>"; done
round $(echo $now | sed 's/T.*/T23:00Z/')
for who in ann bob cat; do answer "$who@example.org" 'RILL. invitation' join; done
round 2026-11-22T09:00Z
at 0 'has started' 'it starts' game start rill
round 2026-11-22T09:01Z
answer bob@example.org 'RILL.*T1 P1 report' 'resign now'
answer ann@example.org 'RILL.*T1 P1 report' 'lay 2'
answer cat@example.org 'RILL.*T1 P1 report' 'lay 1'
round 2026-11-22T09:10Z
is 0 'Your seat is played without pebbles and leaves the game at the end of this turn' 'Bob resigns' body bob@example.org 'RILL.*receipt'
at 0 'east +bob +no' 'and owes nothing' phase show rill
round 2026-11-22T10:00Z
at 0 '2\.1' 'nobody waits for Bob' phase show rill
is 0 'East left the game' 'Ann reads that Bob has left' body ann@example.org 'RILL.*T2 P1 report'
is 0 '!at random' 'and not that chance plays' body ann@example.org 'RILL.*T2 P1 report'
is 0 'Your seat has left the game' 'so does Bob, who reads along' body bob@example.org 'RILL.*T2 P1 report'
answer bob@example.org 'RILL.*T2 P1 report' 'lay 3'
round 2026-11-22T10:10Z
is 0 'left the game|given your seat up' 'orders of his are not read' body bob@example.org 'RILL.*receipt'
on 0 'draws' 'verify' verify rill
at 0 '' 'the zine tells of it' zine
is 0 'Turn 1' 'with a page' cat "$home/zine/brook/index.html"
finish
