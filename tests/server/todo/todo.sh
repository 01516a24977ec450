#!/bin/sh
# The matters that wait for the GM, over all games: each that can wait is brought about, listed with the
# line that answers it, and gone once that line was typed. Prints TAP.
# usage: tests/server/todo/todo.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

# todo FILTER...: codes and lines, an item a line.
items() {
	"$gm" todo --json --home "$home" "$@" | python3 -c '
import json, sys
for t in json.load(sys.stdin):
    print(t["code"][0], t["urgency"], t["kind"], t["game"], t["seat"], "|", t["command"], "|", t["mail"])'
}

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
on 0 '^Nothing waits for you.$' 'an empty house has nothing to do' todo
is 0 '^$' '... also as JSON' items

# Before the start: a player who declines, and a table that is full.
at 0 'was made' 'a game' game new ce-7 --seats 3 --deadlines '2 days 20:00 UTC'
at 0 'was made' 'another' game new dune-1 --seats 3 --deadlines '2 days 20:00 UTC'
for who in ann bob cat; do at 0 invitation "$who is invited" seat add ce-7 "$who <$who@example.org>"; done
round $now
answer ann@example.org invitation join
answer bob@example.org invitation join
answer cat@example.org invitation decline
round 2026-11-21T09:05Z
is 0 '^V soon declined ce-7 .* \| postalgm seat replace ce-7 (red|blue|green) "NAME <ADDRESS>" \| SEAT REPLACE (red|blue|green) NAME <ADDRESS>$' 'who declined' items
at 0 . 'the seat is given to another' seat replace ce-7 cat@example.org 'dan <dan@example.org>'
is 0 '^$' '... and the item is gone' items
round 2026-11-21T09:10Z
answer dan@example.org invitation join
round 2026-11-21T09:15Z
is 0 '^S soon start ce-7 None \| postalgm game start ce-7 \| GAME START$' 'a game that is full' items
at 0 'has started' 'the line does it' game start ce-7
is 0 '^$' '... and that item is gone' items

# A word to the GM, until it is answered.
round 2026-11-21T09:20Z
answer ann@example.org 'T1 P1 report' 'press to gm: may I have more time?'
round 2026-11-21T09:25Z
is 0 '^W soon word ce-7 .* \| postalgm answer ce-7 (red|blue|green) TEXT \| ANSWER (red|blue|green): TEXT$' 'a word to the GM' items --kind word
on 0 'ann wrote to you: .*may I have more time' '... as it was written' todo
asker=$("$gm" todo --json --home "$home" --kind word | python3 -c 'import json, sys; print(json.load(sys.stdin)[0]["seat"])')
at 0 'what would happen|goes to .* alone' 'a trial of an answer' answer ce-7 "$asker" 'You may.' --dry-run
is 0 '^W' '... answers nothing' items --kind word
at 0 "goes to $asker .ann. alone" 'an answer' answer ce-7 "$asker" 'You may, until Friday.'
is 0 '^$' '... and the item is gone' items --kind word
round 2026-11-21T09:30Z
is 0 'You may, until Friday' 'who asked reads it' body ann@example.org 'the GM writes to you'
is 0 '^1$' '... and nobody else' sh -c "grep -l 'the GM writes to you' '$home'/mail/out/new/* | wc -l"
on 0 "The GM wrote to $asker alone" 'the journal says that it was, and not what' journal ce-7
on 0 '!until Friday' '... not what' journal ce-7
at 1 'is not a seat of' 'nobody to answer' answer ce-7 purple 'Hello there.'
at 1 'there is nothing to write' 'nothing to answer' answer ce-7 "$asker" --message ' '

# The first phase waits for missing orders, and never runs without a word of the GM.
round 2026-11-23T20:05Z
round 2026-11-25T20:05Z
is 0 '^H now hold ce-7 None \| postalgm nmr random ce-7 all \| NMR RANDOM all$' 'a first phase that waits' items --kind hold
at 0 . 'the line is typed' nmr random ce-7 all
round 2026-11-25T20:10Z
is 0 '^$' '... and nothing is held' items --kind hold

# One more miss, and a seat leaves.
is 0 '^R now removal ce-7 .* \| postalgm nmr remind ce-7 .* \| NMR REMIND (red|blue|green)$' 'a seat about to be removed' items --kind removal
on 0 '0 standbys can be called' '... without a standby' todo
at 0 'number 1' 'a standby' seat standby ce-7 'Dora <dora@example.org>'
is 0 '^R now removal ce-7 .* \| postalgm nmr standby ce-7 .* \| NMR STANDBY (red|blue|green)$' '... with one, who can be called' items --kind removal

# The order, and the filters. The game calls standbys, and has none.
at 0 . 'the list is empty again' seat standby ce-7 --remove dora@example.org
at 0 . 'the game calls standbys' game option ce-7 nmr=standby
is 0 '^E later list ce-7 None \| postalgm seat standby ce-7 "NAME <ADDRESS>" \| SEAT STANDBY NAME <ADDRESS>$' 'a list that is empty' items --kind list
first=$(items | head -n 1 | cut -d' ' -f2)
last=$(items | tail -n 1 | cut -d' ' -f2)
is 0 '^now later$' 'what is urgent stands first' echo "$first $last"
is 0 '^$' 'no item of another game' items --game 'dune-*'
is 0 'removal' 'a pattern of names' items --game 'ce-*' --urgency now
is 0 '^$' 'no item of another urgency' items --urgency soon
on 2 "did you mean 'hold'" 'a kind that is none' todo --kind holt
on 2 'now, soon, later' 'an urgency that is none' todo --urgency x

# A letter with the key of a seat, from an address that nobody knows.
sed -n 's/^Reply-To: *<\{0,1\}\([^>]*@[^> 	]*\).*/\1/p' "$(newest ann@example.org 'T1 P2 report')" | tr -d '\r' | head -n 1 >"$work/to"
printf 'From: <elsewhere@example.com>\r\nTo: <%s>\r\nMessage-ID: <held@desk>\r\nSubject: Re: game\r\n\r\nfinal\r\n' \
	"$(cat "$work/to")" >"$home/mail/in/new/letter-held"
round 2026-11-25T20:15Z
is 0 '^C later held ce-7 .* \| postalgm letters release [0-9]+ \| LETTERS RELEASE [0-9]+$' 'a letter that waits for its writer' items --kind held
at 0 . 'the GM releases it' letters release "$(items --kind held | sed 's/.*release \([0-9]*\).*/\1/')"
round 2026-11-25T20:20Z
is 0 '^$' '... and it waits no more' items --kind held

# They miss it: at the end of the turn they leave. The phase waits, and the line that is listed runs it.
at 0 . 'the game calls nobody' game option ce-7 nmr=random
round 2026-11-27T20:05Z
round 2026-11-28T20:05Z
is 0 '^H now hold ce-7 None \| postalgm phase run ce-7 1.2 \| RUN 1.2$' 'a phase that waits' items --kind hold
at 0 . 'the line is typed' phase run ce-7 1.2 --yes
is 0 '^N soon standby ce-7 .* \| postalgm seat replace ce-7 .* "NAME <ADDRESS>" \| SEAT REPLACE .* NAME <ADDRESS>$' 'seats that lose their players' items --kind standby
on 0 'has missed too many orders' '... for their misses' todo

# A pause.
at 0 . 'a pause' game pause ce-7
is 0 '^P later paused ce-7 None \| postalgm game resume ce-7 \| GAME RESUME$' 'a game that is paused' items --kind paused
is 0 '^$' 'a paused game removes nobody' items --kind removal

# A code stays the same.
one=$("$gm" todo --json --kind paused --home "$home")
round 2026-11-28T20:10Z
is 0 '^same$' 'an item has the same code on another day' sh -c \
	'[ "$1" = "$("$2" todo --json --kind paused --home "$3")" ] && echo same' - "$one" "$gm" "$home"
at 0 . 'the game ends' game end ce-7 --why 'enough' --yes
is 0 '^$' 'a game that is over waits for nothing' items --game ce-7
finish
