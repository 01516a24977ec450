#!/bin/sh
# Other locales: what is marked can be collected and translated; a game is told in the language
# of its option, whatever the machine's, and is the same game. Prints TAP.
# usage: tests/server/language.sh BUILD_DIR
set -u
build=${1:-build}
. "$(dirname "$0")/../kit/desk.sh"
for tool in xgettext msgfmt; do
	command -v $tool >/dev/null || {
		echo "1..0 # skipped, because $tool is not installed (gettext)"
		exit 0
	}
done
export POSTALGM_LOCALES="$work/locales" POSTALGM_TEST_SECRET=language
root=$(cd "$(dirname "$0")/../.." && pwd)
pot=$work/all.pot mo=$work/locales/C/LC_MESSAGES/postalgm-xx.mo

is 0 'all.pot: [123][0-9][0-9][0-9] sentences' 'what is marked is collected' make -s -C "$root" pot POT="$pot"
is 0 '^msgid "\{s0\} is the lead seat this turn: last ties are decided from there\."' 'sentences of events' cat "$pot"
is 0 '^msgid "\{s0\} is out of the game"' 'titles of the zine' cat "$pot"
is 0 '^msgid "NEWS IN SHORT"' 'headings' cat "$pot"
is 0 '^msgid "Orders that come after the deadline' 'house rules' cat "$pot"
# A language in which each sentence stands between two marks.
mkdir -p "$(dirname "$mo")"
is 0 '!error|fatal' 'a catalogue is made of it' sh -c "
	python3 '$root/tests/server/language.py' catalogue '$pot' >'$work/xx.po' &&
	msgfmt -c -o '$mo' '$work/xx.po' 2>&1 | grep -v warning; test -s '$mo'"

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
for game in english other; do
	at 0 'was made' "game $game" game new $game --seats 4
	for who in ann bob cat dan; do
		at 0 'invitation' "$who is invited to $game" seat add $game "$who <$who@example.org>"
	done
done
at 1 'language takes en' 'a language without a catalogue' game option other language=yy
at 1 'language takes en' 'a name that is a path' game option other language=../x
at 0 'is xx now' 'a language with one' game option other language=xx
round $now
for game in english other; do
	for who in ann bob cat dan; do answer "$who@example.org" "\[$(echo $game | tr a-z A-Z)\].*invitation" join; done
	round 2026-11-21T09:05Z
done
for game in english other; do at 0 'has started' "$game starts" game start $game; done
round 2026-11-21T09:06Z
for game in english other; do
	at 0 'may be played|random' "$game: chance plays" nmr random $game all
	at 0 'is open|has run|was run|1\.2' "$game: a phase" phase run $game 1.1
done
round 2026-11-21T09:10Z
on 0 '1 «NEWS IN SHORT»' 'headings are in its language' report show other red
on 0 '«C1: ' 'so are sentences of events' report show other gm
on 0 '^  «' 'and the voice' report show other red
on 0 '!«' 'the game beside it is told in English' report show english red
is 0 '«THE PHASES OF A TURN».*«HOW TO ORDER»' 'the start letter has them' body ann@example.org '\[OTHER\].*begins'

# Nothing that a player reads in receipts, HELP, reminders, invitations and reports is left
# over: what stands outside of all marks are names, orders, cards, dates and our fixed words.
names='ann bob cat dan third cosmic encounter by mail game me example net org postalgm gm r-
	red blue green yellow attack compromise cosmic zap plague force field emotion control stellar gas mobius tubes
	flarezap flare wild super write above this line mon tue wed thu fri sat sun jan feb mar apr may jun jul aug sep oct
	nov dec utc days in new york join decline confirm end commitment c from with if unless else and or not invite ally
	defend card play deal reward own colour lose limbo release resettle preview status template help history proof rules
	final wait nowait absent timezone digest format resign observe clear replace orders press power orange purple'
nothing_left() { # WHO SUBJECT: what the newest such letter says in English
	python3 "$root/tests/server/language.py" left "$names" "$(newest "$1" "$2")"
}
nothing_in() { # NAME WHO SUBJECT
	is 0 '!.' "$1: nothing but names and orders is left in English" nothing_left "$2" "$3"
}
at 0 'was made' 'a game in that language from its beginning' game new third --seats 4 --option language=xx
for who in ann bob cat dan; do
	at 0 'invitation' "$who is invited" seat add third "$who <$who@example.org>"
done
round 2026-11-21T09:11Z
nothing_in 'the invitation' ann@example.org '\[THIRD\].*invitation'
for who in ann bob cat dan; do answer "$who@example.org" '\[THIRD\].*invitation' "join word w$who"; done
round 2026-11-21T09:12Z
# Subjects with our marks in them are encoded.
nothing_in 'the answer to JOIN' ann@example.org '=?[Uu][Tt][Ff]'
at 0 'has started' 'a game starts' game start third
round 2026-11-21T09:13Z
answer ann@example.org '\[THIRD\].*report' 'attack nobody 9
atack green 1 with 44 from 1, 2 from 7
attack red 1 or attack blue 2
attack green 1 with 1 from 1 if green allies in c1 and blue shows compromise
ally green in c1 with 9
card 77 in c3
deal green: i give 1 card, green gives attack 12
zap green'"'"'s power in c1
play plague on green unless
orders turn 4 phase 1
attack green 1'
answer bob@example.org '\[THIRD\].*report' "$(printf 'help %s\n' '' preference if press clear standing orders commands \
	status preview template final history rules proof why address digest confirm observe absent timezone format wait resign join \
	attack resettle release limbo invite ally defend card play deal reward 'own colour' lose power flare virus)"
answer cat@example.org '\[THIRD\].*report' 'status
preview
history
why
address
absent 2 Dec
timezone
timezone Mars
digest
digest on
format
format json
final
clear
observe
resign
press grey to red: green'
round 2026-11-21T09:14Z
nothing_in 'refused orders' ann@example.org '=?[Uu][Tt][Ff]'
nothing_in 'HELP' bob@example.org '=?[Uu][Tt][Ff]'
nothing_in 'answers to commands' cat@example.org '=?[Uu][Tt][Ff]'
nothing_in 'what asks for a confirm' cat@example.org '\[THIRD\] please confirm'
at 0 'reminder' 'the GM reminds' nmr remind third
round 2026-11-21T09:15Z
nothing_in 'the reminder' dan@example.org '\[THIRD\] .*T1 P1 reminder'
nothing_in 'the report' dan@example.org '\[THIRD\] .*T1 P1 report'
"$gm" phase preview other red --home "$home" --now $now >"$work/one"
LANG=de_DE.UTF-8 LC_ALL=de_DE.UTF-8 LANGUAGE=fr:de "$gm" phase preview other red --home "$home" --now $now >"$work/two"
is 0 '!differ' 'the language of the machine changes nothing' cmp "$work/one" "$work/two"
LANGUAGE=xx "$gm" phase preview english red --home "$home" --now $now >"$work/three"
is 0 '!«' 'nor does it make a language' cat "$work/three"
on 0 'it is the game that was played' 'the game is proven' verify other
rm "$mo"
on 0 'it is the game that was played' 'without its catalogue as well' verify other
"$gm" phase preview other red --home "$home" --now $now >"$work/four"
is 0 '!«' 'without the catalogue it is told in English' cat "$work/four"
is 0 'NEWS IN SHORT' 'whole' cat "$work/four"
finish
