#!/bin/sh
# One call about several games: which are meant, one table for all, acts that one game refuses, and
# what is shown before. Prints TAP.
# usage: tests/server/games.sh BUILD_DIR
set -u
build=${1:-build}
. "$(dirname "$0")/../kit/desk.sh"

# value EXPRESSION COMMAND...: of its JSON `v`.
value() {
	local what=$1
	shift
	"$gm" "$@" --json --home "$home" --now "$now" | python3 -c "import json, sys; v = json.load(sys.stdin); print($what)"
}
statuses='" ".join(g["name"] + ":" + g["status"] for g in v)'

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
on 1 'none of 0 games fits' 'no game at all' nmr list --all
for game in ce-1 ce-2 dune-1 late; do
	deadlines='2 days 20:00 UTC'
	[ $game = ce-1 ] && deadlines='4 days 20:00 UTC'
	at 0 'was made' "$game" game new $game --seats 3 --house-seats 2 --deadlines "$deadlines"
	at 0 invitation "ann is invited to $game" seat add $game "Ann <ann.$game@example.org>"
done
round $now
for game in ce-1 ce-2 dune-1; do answer ann.$game@example.org invitation join; done
round 2026-11-21T09:05Z
for game in ce-1 ce-2 dune-1; do at 0 'has started' "$game starts" game start $game; done
round 2026-11-21T09:06Z

# Which games are meant.
is 0 '^ce-1 ce-2 dune-1$' 'all that have an open phase' value '" ".join(sorted({r["game"] for r in v}))' nmr list --all
is 0 '^ce-1 ce-2$' '... that fit a pattern' value '" ".join(sorted({r["game"] for r in v}))' nmr list --game 'ce-*'
on 1 'none of 4 games fits: it would have to be running or paused, and fit x-\*' '... none' nmr list --game 'x-*'
on 1 'none of 4 games fits: .*waiting for its GM' '... none of which waits' nmr list --waiting
on 2 "a game is never that: did you mean 'paused'" 'a status that is none' nmr list --status pased
on 2 'one or the other' 'a game, and all' nmr list ce-1 --all
on 0 '^game +seat +player +owes' 'one table, with the game first' nmr list --all
is 0 '^1$' '... with one head' sh -c "'$gm' nmr list --all --home '$home' | grep -c 'seat.*player'"
is 0 '^4 12$' 'seats of all games' value 'len({r["game"] for r in v}), len(v)' seat list --all
on 0 'late .* invited' 'a game that has not begun has seats' seat list --status inviting
on 1 'it would have to be running or paused, and inviting' '... and no phase' nmr list --status inviting
on 0 'ce-2 .*Game ce-2 was started' 'one journal' journal --all
on 0 'Ann' 'one game as before' nmr list ce-1 --everybody
on 0 'Ann' '... by its option' nmr list --game ce-1

# Acts.
# Two games and two letters each, in one view.
is 0 '^4 True$' 'what it would do in each' value 'len(v["would_send"]), not v["done"]' game pause --game 'ce-*' --dry-run
is 0 '^ce-1:running ce-2:running dune-1:running late:inviting$' '... and nothing was done' value "$statuses" game list
at 0 "'ce-1' is paused.*" 'a pause of two' game pause --game 'ce-*'
is 0 '^ce-1:paused ce-2:paused dune-1:running late:inviting$' '... and of no other' value "$statuses" game list
at 0 "'dune-1' is due" 'an extension means running games' phase extend 24h --all
at 1 'none of 4 games fits: it would have to be running, and fit ce-\*' '... of these none' phase extend 24h --game 'ce-*'
at 0 'goes on' 'they go on' game resume --all
is 0 '^ce-1:running ce-2:running dune-1:running late:inviting$' '... all' value "$statuses" game list
at 2 'is not a time' 'a slip is told' phase extend soon --all
at 0 "All of 'late' are told" 'a word to all, those too who wait for the start' announce --all --message 'The server moves on Friday.'
at 2 'for several games name a file' '... is not typed in' announce --all
at 1 'nothing to announce' '... is not empty' announce --all --message ''
round 2026-11-21T09:10Z
is 0 'The server moves on Friday' '... and is a letter in each game' body ann.ce-2@example.org 'a word of the GM'

# A game that refuses does not keep the others from it.
at 0 'is paused' 'one is paused' game pause ce-1
is 0 '^True 2$' 'two of three have a deadline' value 'v["done"], len(v["said"])' phase extend 12h --all
at 1 "'ce-2' is due Tue 24 Nov 2026 20:00 UTC" 'what one can' phase extend 2026-11-24T20:00Z --all
at 1 'already runs until Wed 25 Nov 2026 08:00 UTC' '... and another cannot is said' phase extend 2026-11-24T21:00Z --all

# Lists.
is 0 '^ce-2 dune-1 ce-1 late$' 'the next deadline first; none last' value '" ".join(g["name"] for g in v)' game list --sort deadline
is 0 '^late ce-2 dune-1 ce-1$' 'by status' value '" ".join(g["name"] for g in v)' game list --sort status
is 0 '^ce-1$' 'one status' value '" ".join(g["name"] for g in v)' game list --status paused
is 0 '^ce-1 ce-2$' 'a pattern' value '" ".join(g["name"] for g in v)' game list --game 'ce-*'
on 2 'it is name, status or deadline' 'an order that is none' game list --sort age
on 2 'a game is never that' 'a status that is none' game list --status gone
at 0 'No game is listed' 'nothing fits' game list --waiting
at 0 'is over' 'a game ends' game end dune-1 --why enough --yes
at 0 'dune-1 .* over' '... and is listed for a month' game list
now=2026-12-21T09:11Z
at 0 '!^dune-1' '... no longer' game list
at 0 '1 more ended over 30 days ago' '... which is said' game list
at 0 '^dune-1' '... but with --all' game list --all
at 0 '^dune-1' '... and by its status' game list --status over
finish
