#!/bin/sh
# The people behind the seats: who they are through changes of seat and address, what came of their
# orders, absences in all their games, blocks, and the house's list of standbys. Prints TAP.
# usage: tests/server/people/person.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

value() { # EXPRESSION COMMAND...: of its JSON `v`
	local what=$1
	shift
	"$gm" "$@" --json --home "$home" --now "$now" | python3 -c "import json, sys; v = json.load(sys.stdin); print($what)"
}
seat_of() { # GAME ADDRESS
	"$gm" seat list "$1" --json --home "$home" | python3 -c "import json, sys; print([s['colour'] for s in json.load(sys.stdin) if s['address'] == '$2'][0])"
}

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
on 0 'Nobody is listed' 'an empty house' person list
for game in ce-1 ce-2; do
	at 0 'was made' "$game" game new $game --seats 3 --deadlines '2 days 20:00 UTC'
	for who in Ann Bob Cat; do
		[ $game$who = ce-2Cat ] && who=Dan
		low=$(echo $who | tr A-Z a-z)
		at 0 invitation "$who is invited to $game" seat add $game "$who <$low@example.org>"
	done
done
is 0 '^Ann Bob Cat Dan$' 'four people in six seats' value '" ".join(p["name"] for p in v)' person list
is 0 "^\['ce-2', 'ce-1'\]$" '... one of them in two games' value 'v[0]["in_games"]' person list
on 0 'ann@example.org' 'by name' person show Ann
on 0 'ann@example.org' 'by address, in any case' person show ANN@example.org
on 0 'ann@example.org' 'by number' person show 1
on 1 "nobody here is 'Anne': did you mean 'Ann'" 'a slip' person show Anne
on 1 'person list. has them all' 'nobody of that address' person show nobody@example.com
on 2 'an argument is missing' 'nobody' person show

# Notes.
at 0 'nobody else reads it' 'a note' person note Ann "learns quickly,  prefers" 'short games'
on 0 'learns quickly,  prefers short games' 'is shown' person show Ann
at 1 'a note has 1 to' 'an empty one' person note Ann ' '
at 2 'an argument is missing' 'none' person note Ann

round 2026-11-21T09:05Z
for game in ce-1 ce-2; do for who in ann bob cat dan; do
	[ -n "$(newest $who@example.org "$(echo $game | tr a-z A-Z).*invitation" 2>/dev/null)" ] &&
		answer $who@example.org "$(echo $game | tr a-z A-Z).*invitation" join
done; done
round 2026-11-21T09:10Z
for game in ce-1 ce-2; do at 0 'has started' "$game starts" game start $game; done
round 2026-11-21T09:15Z

# Absences hold in all games, with the days of each.
at 2 "'soon' is not a day" 'no days' person absent Ann soon
at 0 'ce-1: ABSENT: 2-3 Dec is noted.*' 'away' person absent Ann 2 Dec to 3 Dec
is 0 "^\['2-3 Dec', '2-3 Dec'\]$" '... in both games' value '[s["absent"] for s in v["seats"]]' person show Ann
is 0 "^\[''\]$" 'and nobody else is' value '[s["absent"] for s in v["seats"]]' person show Cat
round 2026-11-21T09:16Z
is 0 'Ann .* is absent 2-3 Dec' 'those who play with her are told' body cat@example.org 'is absent'
is 0 'Ann .* is absent 2-3 Dec' '... in the other game, too' body dan@example.org 'is absent'
at 0 'you count as present' 'back' person absent Ann off
is 0 "^\['', ''\]$" '... in both' value '[s["absent"] for s in v["seats"]]' person show Ann

# The count of missed orders: a phase that the GM runs early is excused, one that was missed is not.
on 0 'phases owed +0' 'nothing was owed yet' person show Ann
now=2026-11-21T10:00Z
at 0 . 'ce-1 may run without them' nmr random ce-1 all
at 0 'this does not count as missed orders' '... and is run early' phase run ce-1 1.1 --force
is 0 '^0 0 1$' 'that is excused' value 'v["owed"], v["missed"], v["excused"]' person show Cat
# More than half sent nothing: the house waits a day more, and then for the GM.
for t in 23T19:50Z 23T20:05Z 24T19:50Z 24T20:05Z; do round "2026-11-$t"; done
at 0 'was run' '... when the GM says so' phase run ce-1 1.2 --yes
is 0 '^True$' 'a deadline was missed' value 'v["missed"] >= 1 and v["owed"] == v["missed"] + v["in_time"]' person show Cat
at 0 . 'the phase is taken back' phase rollback ce-1 1.2 --why 'a slip' --yes
is 0 '^0 0 1$' '... and so is the miss' value 'v["owed"], v["missed"], v["excused"]' person show Cat

# Blocked.
at 0 'will be given no new seat' 'a block' person block Dan --why 'left three games'
is 0 '^Dan$' '... is listed' value '" ".join(p["name"] for p in v)' person list --blocked
at 0 'was made' 'a third game' game new ce-3 --seats 3
at 1 'dan@example.org is blocked: left three games; .postalgm person block dan@example.org --off. ends that' 'no new seat' seat add ce-3 'Dan <dan@example.org>'
at 1 'is blocked' '... by the bare address either' seat add ce-3 DAN@example.org
at 1 'is blocked' 'no place on a list' seat standby ce-1 'Dan <dan@example.org>'
at 1 'is blocked' '... of the house' person standby Dan
at 1 'is blocked' 'nor a seat in the place of another' seat replace ce-1 cat@example.org 'Dan <dan@example.org>' --yes
at 2 'takes no --why' 'a reason to end it' person block Dan --off --why x
at 0 'may be given a seat again' 'it ends' person block Dan --off
at 1 'is not blocked' '... once' person block Dan --off
at 0 invitation '... and a seat is given' seat add ce-3 'Dan <dan@example.org>'

# The house's list of standbys.
at 1 "there are no rules 'cosmik'.*did you mean 'cosmic'|there are no rules 'cosmik': did you mean 'cosmic'" 'rules that there are not' person standby 'Eve <eve@example.com>' --plays cosmik
at 0 'for dragon_dune; a letter says so' 'one who plays another game' person standby 'Eve <eve@example.com>' --plays dragon_dune
at 0 'for any game' 'one for all' person standby 'Fay <fay@example.com>'
at 1 'on the list already' 'once' person standby Fay
is 0 '^Eve Fay$' 'they are listed' value '" ".join(p["name"] for p in v)' person list --standby
at 0 'for dragon_dune' 'one who waits as long' person standby 'Gil <gil@example.com>' --plays dragon_dune
now=2026-11-24T20:09Z
red=$(seat_of ce-1 cat@example.org)
at 0 'was offered to Fay <fay@example.com>' 'a game without a list of its own asks the one who would play it' nmr standby ce-1 "$red"
at 1 'nobody is on the list' '... and nobody else' nmr standby ce-1 "$red"
round 2026-11-24T20:10Z
is 0 'you are on this house.s list of standbys' 'she was told that she waits' body fay@example.com 'you are a standby'
answer fay@example.com 'CE-1' join
round 2026-11-24T20:15Z
is 0 "^\['ce-1'\]$" 'she took the seat' value 'v["seats"] and [s["game"] for s in v["seats"]]' person show Fay
is 0 '^0 0$' '... and its misses are not hers' value 'v["owed"], v["missed"]' person show Fay
is 0 '^\[\]$' 'it is no more that of the one before' value 'v["seats"]' person show Cat
on 0 '\(Cat\): no readable orders' 'the phase that she ran with is told by her name' explain ce-1 1.1
on 0 '!\(Fay\)' '... and not by that of the one who came after her' explain ce-1 1.1
at 0 'was run' 'the phase in which the seat changed hands' phase run ce-1 1.2 --yes --force
on 0 '\(Fay\)' '... is hers who had it when it was run' explain ce-1 1.2
on 0 '!\(Cat\)' '... and nobody else.s' explain ce-1 1.2
is 0 '^(1 0|0 1)$' '... as the count of her phases has it' value 'v["owed"], v["excused"]' person show Fay
is 0 '^0 1$' '... and that of the one before' value 'v["owed"], v["excused"]' person show Cat
on 0 '\(Cat\)' 'later, too, the first is that of the one before' explain ce-1 1.1
letter=$("$gm" letters list --json --home "$home" | python3 -c 'import json, sys
print(next(l["id"] for l in json.load(sys.stdin) if "cat@example.org" in l["from"]))')
at 0 . 'the GM opens a letter of Cat, whose seat is now Fay.s' letters open "$letter" --why 'a test'
on 0 'opened a letter of [A-Z][a-z]+ \(Cat\)' 'the journal names who wrote it' journal ce-1
at 0 'for cosmic' 'the other one would now play it, too' person standby Gil --plays cosmic
at 0 'was offered to Gil <gil@example.com>' 'who was asked comes last in every other game' nmr standby ce-2 "$(seat_of ce-2 ann@example.org)"
at 0 'no longer' 'off the list' person standby Fay --off
at 1 'is not on the house.s list' '... once' person standby Fay --off

# Another address of the same player is the same person.
answer bob@example.org 'CE-2.*report' 'address bob@elsewhere.example'
round 2026-11-24T20:20Z
answer bob@example.org 'confirm' confirm
round 2026-11-24T20:25Z
answer bob@elsewhere.example 'confirm' confirm
round 2026-11-24T20:30Z
is 0 '^bob@elsewhere.example bob@example.org$' 'a player who moves' value '" ".join(v["addresses"])' person show Bob
is 0 '^2$' '... keeps both seats' value 'len(v["seats"])' person show Bob
finish
