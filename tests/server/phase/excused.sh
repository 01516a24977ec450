#!/bin/sh
# Excused misses: of the open phase, of the last one, by command and by mail. Prints TAP.
# usage: tests/server/phase/excused.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

person() { # EXPRESSION WHO
	"$gm" person show "$2" --json --home "$home" | python3 -c "import json, sys; v = json.load(sys.stdin); print($1)"
}
misses() { # SEAT: in a row
	"$gm" position show ce-7 --json --home "$home" | python3 -c "import json, sys; print(*(f['value'] for f in json.load(sys.stdin) if f['fact'] == 'misses $1'))"
}

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 3 --deadlines '2 days 20:00 UTC'
for who in ann bob cat; do at 0 invitation "$who is invited" seat add ce-7 "$who <$who@example.org>"; done
at 1 'has not started|before the start|no open phase' 'not begun' nmr excuse ce-7 red
round $now
for who in ann bob cat; do answer $who@example.org invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start ce-7
round 2026-11-21T09:06Z
at 0 'will be played' 'the first phase may be missed' nmr random ce-7 all
seat_of() { "$gm" seat list ce-7 --json --home "$home" | python3 -c "import json, sys; print([s['colour'].lower() for s in json.load(sys.stdin) if s['address'] == '$1@example.org'][0])"; }
ann=$(seat_of ann) bob=$(seat_of bob)

at 1 'is not a seat' 'no such seat' nmr excuse ce-7 mauve
at 2 'an argument is missing' 'no seat named' nmr excuse ce-7
at 0 'if nothing comes, no miss counts' 'a trial' nmr excuse ce-7 "$ann" --dry-run
at 0 'if nothing comes, no miss counts' 'Ann is excused' nmr excuse ce-7 "$ann" --why 'in hospital'
at 1 'excused in phase 1.1 already' '... once' nmr excuse ce-7 "$ann"
round 2026-11-21T09:10Z
is 0 'if no orders come, that does not count as missed. Reason: in hospital' 'she is told' body ann@example.org 'you are excused'
# Half of the seats sent something, so that no brake waits.
for who in cat bob; do answer $who@example.org 'T1 P1' final; done
round 2026-11-23T21:00Z
round 2026-11-24T21:00Z
on 0 '1.2|1.3|1.4' 'the deadline ran the phase' game show ce-7
is 0 '^0$' 'no miss for Ann' misses "$ann"
is 0 '^0 1$' '... nor for her record' person 'v["missed"], v["excused"]' Ann
is 0 'The GM excused you for turn 1, phase 1: no orders of yours had come' 'her report says so' body ann@example.org 'T1 P2 report'
is 0 'The GM excused .* in phase 1.1' 'all read it in the next report' body bob@example.org 'T1 P2 report'

# A miss that was counted is taken away: the next phase is run after its deadline.
at 1 'has missed nothing before' 'no miss' nmr excuse ce-7 "$ann" --last
now=2026-11-25T21:00Z
at 0 'was run' 'the next phase, after its deadline' phase run ce-7 1.2
who=$("$gm" position show ce-7 --json --home "$home" | python3 -c "import json, sys; print([f['fact'][7:] for f in json.load(sys.stdin) if f['fact'].startswith('misses ') and f['value'] == '1'][0])")
address=$("$gm" seat list ce-7 --json --home "$home" | python3 -c "import json, sys; print([s['address'] for s in json.load(sys.stdin) if s['colour'].lower() == '$who'][0])")
is 0 '^1$' 'somebody missed it' person 'v["missed"]' "$address"
at 0 "last miss of $who" 'their miss is taken away' nmr excuse ce-7 "$who" --last
is 0 '^0$' '... from the row' misses "$who"
is 0 '^0$' '... and from the record' person 'v["missed"]' "$address"
at 1 'has missed nothing before' '... once' nmr excuse ce-7 "$who" --last
on 0 'last miss' 'the journal has it' journal ce-7
round 2026-11-25T21:05Z
is 0 'it counts no longer' 'they are told' body "$address" 'you are excused'
on 0 '!difference' 'verify has no difference' verify ce-7

# By mail.
answer me@example.net 'T1 P3' 'nmr excuse'
round 2026-11-25T21:10Z
is 0 'Which seat. .nmr excuse red., .nmr excuse red last.' 'a seat is wanted' body me@example.net 'not done'
answer me@example.net 'T1 P3' "nmr excuse $who last"
round 2026-11-25T21:15Z
answer me@example.net 'please confirm' confirm
round 2026-11-25T21:20Z
is 0 'has missed nothing before' 'the same words by mail' body me@example.net 'not done'
finish
