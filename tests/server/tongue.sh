#!/bin/sh
# Other tongues: what is marked can be collected and translated; a game is told in the tongue
# of its option, whatever the machine's, and is the same game. Prints TAP.
# usage: tests/server/tongue.sh BUILD_DIR
set -u
build=${1:-build}
. "$(dirname "$0")/../kit/desk.sh"
for tool in xgettext msgen msgfilter msgfmt; do
	command -v $tool >/dev/null || {
		echo "1..0 # skipped, because $tool is not installed (gettext)"
		exit 0
	}
done
export POSTALGM_TONGUES="$work/tongues" POSTALGM_TEST_SECRET=tongue
root=$(cd "$(dirname "$0")/../.." && pwd)
pot=$work/all.pot mo=$work/tongues/C/LC_MESSAGES/postalgm-xx.mo

is 0 'all.pot: [3-9][0-9][0-9] sentences' 'what is marked is collected' make -s -C "$root" pot POT="$pot"
is 0 '^msgid "\{s0\} has the lead\."' 'sentences of events' cat "$pot"
is 0 '^msgid "The fourth base"' 'titles of the zine' cat "$pot"
is 0 '^msgid "NEWS IN SHORT"' 'headings' cat "$pot"
is 0 '^msgid "Late is missed: what comes after' 'house rules' cat "$pot"
# A tongue in which each sentence begins with ~.
mkdir -p "$(dirname "$mo")"
is 0 '!error|fatal' 'a catalogue is made of it' sh -c "
	sed 's/charset=CHARSET/charset=UTF-8/' '$pot' | msgen - |
		msgfilter --keep-header sed '1s/^/~/' >'$work/xx.po' 2>/dev/null &&
	msgfmt -c -o '$mo' '$work/xx.po' 2>&1 | grep -v warning; test -s '$mo'"

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
for game in english other; do
	at 0 'was made' "game $game" game new $game --seats 4
	for who in ann bob cat dan; do
		at 0 'invitation' "$who is invited to $game" seat add $game "$who <$who@example.org>"
	done
done
at 1 'language takes en' 'a tongue without a catalogue' game option other language=yy
at 1 'language takes en' 'a name that is a path' game option other language=../x
at 0 'is xx now' 'a tongue with one' game option other language=xx
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
on 0 '1 ~NEWS IN SHORT' 'headings are in its tongue' report show other red
on 0 '~~C1: |~C1: ' 'so are sentences of events' report show other gm
on 0 '^  ~' 'and the voice' report show other red
on 0 '!~' 'the game beside it is told in English' report show english red
is 0 '~THE PHASES OF A TURN.*~HOW TO ORDER' 'the start letter has them' body ann@example.org '\[OTHER\].*begins'
"$gm" phase preview other red --home "$home" --now $now >"$work/one"
LANG=de_DE.UTF-8 LC_ALL=de_DE.UTF-8 LANGUAGE=fr:de "$gm" phase preview other red --home "$home" --now $now >"$work/two"
is 0 '!differ' 'the tongue of the machine changes nothing' cmp "$work/one" "$work/two"
LANGUAGE=xx "$gm" phase preview english red --home "$home" --now $now >"$work/three"
is 0 '!~' 'nor does it make a tongue' cat "$work/three"
on 0 'it is the game that was played' 'the game is proven' verify other
rm "$mo"
on 0 'it is the game that was played' 'without its catalogue as well' verify other
"$gm" phase preview other red --home "$home" --now $now >"$work/four"
is 0 '!~' 'without the catalogue it is told in English' cat "$work/four"
is 0 'NEWS IN SHORT' 'whole' cat "$work/four"
finish
