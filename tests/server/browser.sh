#!/bin/sh
# The web zine and an HTML letter in a real browser: no page and no box wider than its
# place at eight widths from 320 to 1920 pixels, and zoomed to twice its size, for games of three to six seats and of each rules;
# what a newcomer looks for on the first screen; no half of a page blank; issues on two sheets of A4, orders asked for on three and the form not alone; in the light and in the dark, the board by day and by
# night, no letter of a board under eight pixels, no error on the console, every link good, and what
# axe-core finds (contrast, headings, names, alternatives); valid HTML (html-validate); letters by the rules of programs that cannot be
# run here. The looks are in browser/, one matter to a file; each page is opened once for all of them (visit.js). Prints TAP. Without
# Chromium, Node or the npm registry it is skipped with a line; what it needs from npm goes
# into the build folder.
# usage: tests/server/browser.sh BUILD_DIR
set -u
cd "$(dirname "$0")/../.." || exit 1
build=${1:-build}
set --
case $build in /*) ;; *) build=$PWD/$build ;; esac
work=$build/browser
# The games are the same in each run: what a page holds is not left to chance.
export POSTALGM_TEST_SECRET=demo

skip() {
	echo "ok 1 - pages in a browser # SKIP skipped, because $*"
	exit 0
}

chromium=$(command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome) ||
	skip "there is no Chromium (apt-get install chromium-headless-shell, which takes two thirds of the time of chromium)"
command -v node >/dev/null || skip "there is no Node (apt-get install nodejs npm)"
mkdir -p "$work"
if ! [ -d "$work/node_modules/axe-core" ] || ! [ -d "$work/node_modules/puppeteer-core" ] ||
	! [ -d "$work/node_modules/html-validate" ]; then
	command -v npm >/dev/null || skip "there is no npm (apt-get install npm)"
	(cd "$work" && timeout 300 npm install --no-audit --no-fund --silent \
		axe-core@4 puppeteer-core@24 html-validate@9 >npm.log 2>&1) || skip "npm gives no axe-core; see $work/npm.log"
fi

# A game of two turns, to its end, by the daemon and its Maildirs.
DEMO_HOME=$work/home DEMO_TURNS=2 BUILD=$build tests/demo/demo.sh >"$work/demo.log" 2>&1 || {
	echo "not ok 1 - the demo plays a game"
	tail -n 20 "$work/demo.log"
	exit 1
}
# Another game is open to whoever writes, and one more waits for its GM's invitations.
for name in osprey quagga; do
	"$build/postalgm" --home "$work/home" game new $name --seats 4 --option public=on --deadlines "7 days 20:00 UTC" >>"$work/demo.log" 2>&1
done
"$build/postalgm" --home "$work/home" game open osprey --reliability 90 >>"$work/demo.log" 2>&1 &&
	"$build/postalgm" --home "$work/home" zine >>"$work/demo.log" 2>&1 || {
	echo "not ok 1 - a game is open to join"
	exit 1
}
# The other numbers of seats, six of them until late in a game, and the other games.
for seats in 3 5 6; do
	turns=2
	[ $seats = 6 ] && turns=6
	# The longest has a long name.
	title=Kestrel
	[ $seats = 6 ] && title="The Great Northern Wagtail Invitational"
	# Six who all write at length fill their two sheets.
	press=
	[ $seats = 6 ] && press=on
	# Without Powers an issue is short: what it takes on paper lies between one sheet and two.
	powers=wish
	[ $seats = 3 ] && powers=none
	DEMO_TITLE=$title DEMO_SEATS=$seats DEMO_POWERS=$powers DEMO_PRESS=$press DEMO_HOME=$work/seats-$seats DEMO_TURNS=$turns BUILD=$build tests/demo/demo.sh >"$work/demo-$seats.log" 2>&1 || {
		echo "not ok 1 - the demo plays a game of $seats"
		exit 1
	}
	set -- "$@" "$work/seats-$seats/zine"
done
for game in dragon dune; do
	rm -rf "${work:?}/$game" && mkdir -p "$work/$game"
	python3 tests/demo/$game.py "$build" "$work/$game" shared >"$work/$game.log" 2>&1 &&
		"$build/postalgm" --home "$work/$game/shared" zine >>"$work/$game.log" || {
		echo "not ok 1 - the demo plays $game"
		exit 1
	}
	set -- "$@" "$work/$game/shared/zine"
done
# Dune by six, all played by the house, to its last turn: the longest accounts of a phase.
six() {
	"$build/postalgm" --home "$work/dune-six" "$@" >>"$work/dune-six.log" 2>&1
}
rm -rf "${work:?}/dune-six" "$work/dune-six.log"
six init --gm master@example.org --address gm@example.org &&
	six game new sietch --rules dune --seats 6 --option public=on --deadlines "1 day 20:00 UTC" --now 2026-11-20T09:00:00Z
for seat in 1 2 3 4 5 6; do
	six seat add sietch house --now 2026-11-20T09:00:00Z
done
six game start sietch --now 2026-11-20T10:00:00Z
round=0
until "$build/postalgm" --home "$work/dune-six" game show sietch | grep -q '^status  *over' || [ $round = 70 ]; do
	round=$((round + 1))
	"$build/postalgmd" --home "$work/dune-six" --once --now "$(date -u -d "2026-11-20 20:01 $round days" +%Y-%m-%dT%H:%M:%SZ)" >>"$work/dune-six.log" 2>&1
done
# Beside it a game that runs, in its first turns: what comes next is told by such a game alone.
began=$((round + 1))
at() { # at DAYS HOUR
	date -u -d "2026-11-20 $2 $1 days" +%Y-%m-%dT%H:%M:%SZ
}
six game new erg --rules dragon_dune --seats 4 --option public=on --option early=off --deadlines "1 day 20:00 UTC" --now "$(at $began 09:00)"
for seat in 1 2 3 4; do
	six seat add erg house --now "$(at $began 09:00)"
done
six game start erg --now "$(at $began 10:00)"
for day in 0 1 2 3; do
	"$build/postalgmd" --home "$work/dune-six" --once --now "$(at $((began + day)) 20:01)" >>"$work/dune-six.log" 2>&1
done
six zine && "$build/postalgm" --home "$work/dune-six" game show erg | grep -q '^status  *running' || {
	echo "not ok 1 - the house plays a game of Dune by six, and one that runs"
	exit 1
}
set -- "$@" "$work/dune-six/zine"
# Games that run, of each rules, played by the house for five days: what comes next stands on their pages.
runs() {
	"$build/postalgm" --home "$work/running" "$@" >>"$work/running.log" 2>&1
}
begin() { # begin NAME RULES SEATS
	runs game new "$1" --rules "$2" --seats "$3" --option public=on --option early=off --deadlines "1 day 20:00 UTC" --now 2026-11-10T09:00:00Z || return 1
	for seat in $(seq "$3"); do
		runs seat add "$1" house --now 2026-11-10T09:00:00Z || return 1
	done
	runs game start "$1" --now 2026-11-10T10:00:00Z
}
rm -rf "$work/running" "$work/running.log"
runs init --gm master@example.org --address gm@example.org && begin heron cosmic 3 && begin ibis dune 6 && begin jay dragon_dune 4 &&
	for day in 0 1 2 3 4; do
		"$build/postalgmd" --home "$work/running" --once --now "$(date -u -d "2026-11-10 20:01 $day days" +%Y-%m-%dT%H:%M:%SZ)" >>"$work/running.log" 2>&1
	done
runs zine && "$build/postalgm" --home "$work/running" game show heron | grep -q '^status  *running' || {
	echo "not ok 1 - the house plays games that run"
	exit 1
}
set -- "$@" "$work/running/zine"
# A house of all of these, whose front page has many games of each kind.
rm -rf "$work/house"
python3 tests/server/browser/house.py "$work/house" "$work/home" "$work/seats-3" "$work/seats-5" "$work/seats-6" \
	"$work/dragon/shared" "$work/dune/shared" "$work/dune-six" "$work/running" &&
	"$build/postalgm" --home "$work/house/many" zine >"$work/house.log" || {
	echo "not ok 1 - a house of several homes has a zine"
	exit 1
}
# A house whose games are all open.
rm -rf "$work/open"
nothing() {
	"$build/postalgm" --home "$work/open" "$@" >>"$work/open.log" 2>&1
}
nothing init --gm master@example.org --address gm@example.org
for rules in cosmic dune dragon_dune; do
	nothing game new "all-of-$(echo $rules | tr _ -)" --rules $rules --seats 4 --option public=on --deadlines "Tue,Fri 20:00 UTC; phase 2: 3 days; off Sun" &&
		nothing game open "all-of-$(echo $rules | tr _ -)" --reliability 90 --most-games 3 || break
done && nothing game new quagga --seats 3 --option public=on --deadlines "7 days 20:00 UTC" && nothing zine || {
	echo "not ok 1 - a house has open games alone"
	exit 1
}
# A house without a game.
rm -rf "$work/empty"
"$build/postalgm" --home "$work/empty" init --gm master@example.org --address gm@example.org >"$work/empty.log" 2>&1 &&
	"$build/postalgm" --home "$work/empty" zine >>"$work/empty.log" 2>&1 || {
	echo "not ok 1 - a house without a game has a zine"
	exit 1
}
rm -rf "$work/letter" && mkdir -p "$work/letter"
mkdir -p "$work/letter/dragon" "$work/letter/six"
python3 tests/server/letter_html.py "$work/home/mail/out/new" "$work/letter"
python3 tests/server/letter_html.py "$work/seats-6/mail/out/new" "$work/letter/six" "YOUR ORDERS"
python3 tests/server/letter_html.py "$work/dragon/shared/mail/out/new" "$work/letter/dragon"
for of in home seats-6 dragon/shared dune/shared; do
	rm -rf "${work:?}/letters/$of" && mkdir -p "$work/letters/$of"
	python3 tests/server/letter_html.py "$work/$of/mail/out/new" "$work/letters/$of" --all
done
# Letters of the kinds that no demo sends: the GM's acts, missed orders, replacements, questions.
for desk in acts nmr people/gms people/who_sits intake/open_question; do
	sent=$work/sent/$desk of=$work/letters/desk/$desk
	rm -rf "${sent:?}" "${of:?}" && mkdir -p "$sent" "$of"
	DESK_SENT=$sent sh "tests/server/$desk.sh" "$build" >"$sent.log" 2>&1
	python3 tests/server/letter_html.py "$sent" "$of" --all || {
		echo "not ok 1 - $desk.sh leaves its letters"
		exit 1
	}
done
exec env CHROMIUM="$chromium" NODE_PATH="$work/node_modules" \
	node tests/server/browser.js "$work/home/zine" "$work/letter" "$work" "$@"
