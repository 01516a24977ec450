#!/bin/sh
# Acts of the GM within a minute reach a player as one letter: what it tells, when it goes out, and
# what neither waits nor is waited for. Prints TAP.
# usage: tests/server/outbox/gathered.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

letters_to() { # WHO: subjects of letters to them that are not dropped, the newest first
	"$gm" outbox list --json --home "$home" | python3 -c "import json, sys
print(*(o['subject'] for o in json.load(sys.stdin) if o['to'] == '$1' and o['state'] != 'dropped' and o['made'] >= '${2:-2026}'), sep='\n')"
}
part() { # WHO SUBJECT TYPE: the parts of that type in the newest such letter, decoded
	python3 -c 'import email, email.policy, sys
m = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=email.policy.default)
print(*(p.get_content() for p in m.walk() if p.get_content_type() == sys.argv[2]))' "$(newest "$1" "$2")" "$3"
}

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 3
for who in ann bob cat; do
	at 0 'invitation' "$who is invited" seat add ce-7 "$who <$who@example.org>"
done
round $now
for who in ann bob cat; do answer "$who@example.org" invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start ce-7
round 2026-11-21T09:06Z

# Three acts in half a minute.
now=2026-11-21T10:00:00Z
at 0 'is due' 'more time' phase extend ce-7 +24h --why 'the server moved'
now=2026-11-21T10:00:20Z
at 0 'paused' 'a pause' game pause ce-7
at 1 'is paused' '... which is refused a second time' game pause ce-7
now=2026-11-21T10:00:40Z
at 0 'told by letter' 'a word' announce ce-7 'The server moves on Friday.'
is 0 '^\[CE-7\] T1 P1 has another deadline; paused; a word of the GM$' 'one letter waits for Ann' letters_to ann@example.org 2026-11-21T10
is 0 'has another deadline; paused; a word' '... and one for the GM' letters_to me@example.net 2026-11-21T10
is 0 '1' '... which is all' sh -c "$gm outbox list --json --home $home | python3 -c \"import json, sys; print(sum(o['state'] == 'queued' for o in json.load(sys.stdin)) == 4 and 1)\""

# Without a round it is due a minute after the first act.
is 0 '2026-11-21T10:01:00Z' 'due a minute after the first act' sh -c "$gm outbox list --json --home $home | grep next"
round 2026-11-21T10:00:45Z
is 0 '1 T1 P1 has another deadline .*moved the deadline of phase 1.1.*Reason: the server moved.*2 Paused The GM paused.*3 A word of the GM The server moves on Friday' \
	'it tells the acts in their order' body ann@example.org 'paused; a word'
is 0 'METHOD:CANCEL' 'the calendar loses the deadline' part ann@example.org 'paused; a word' text/calendar
is 0 '!METHOD:PUBLISH' '... and gets none' part ann@example.org 'paused; a word' text/calendar

# More than a minute later it is another letter, though nothing has gone out.
now=2026-11-21T11:00:00Z
at 0 'goes on' 'it goes on' game resume ce-7
now=2026-11-21T11:01:00Z
at 0 'told by letter' 'a word after a minute' announce ce-7 'All is well.'
is 0 '^\[CE-7\] a word of the GM$' 'a letter of its own' letters_to bob@example.org 2026-11-21T11:01
is 0 'orders due.* goes on' '... beside the other' letters_to bob@example.org 2026-11-21T11
round 2026-11-21T11:02Z
is 0 'METHOD:PUBLISH' 'the calendar has the deadline again' part bob@example.org 'goes on' text/calendar

# Paused and resumed in one minute: the calendar ends with the deadline.
now=2026-11-21T12:00:00Z
at 0 'paused' 'paused by mistake' game pause ce-7
now=2026-11-21T12:00:10Z
at 0 'goes on' 'and taken back' game resume ce-7
round 2026-11-21T12:00:20Z
is 0 'METHOD:PUBLISH' 'the calendar has the deadline' part cat@example.org 'paused; goes on' text/calendar
is 0 '!METHOD:CANCEL' '... which is not cancelled' part cat@example.org 'paused; goes on' text/calendar

# A report does not overtake a notice, and does not become part of it.
now=2026-11-21T13:00:00Z
at 0 'told by letter' 'a word before the end' announce ce-7 --message 'Goodbye.'
now=2026-11-21T13:00:05Z
at 0 'is over' 'the end' game end ce-7 --why 'enough'
at 1 'is over' 'no act follows' announce ce-7 'It is too late.'
is 0 '!2026-11-21T13:01:00Z' 'nothing waits' sh -c "$gm outbox list --json --home $home | grep next"
round 2026-11-21T13:00:10Z
is 0 'Goodbye' 'the word has its own letter' body ann@example.org 'a word of the GM'

finish
