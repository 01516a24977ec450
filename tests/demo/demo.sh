#!/bin/sh
# A game of four (DEMO_SEATS: of three to six), from the invitation to the winner, through the real daemon and two
# Maildirs; the players (players.py) see nothing but their mail, and each writes in a habit
# of their own: plain, top-posted with the report quoted, HTML only, from a phone in base64;
# Bob is unsure once and says YES when asked, Dan misses a phase. Each round is one `postalgmd --once` at a time of its own.
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
home=${DEMO_HOME:-$build/demo}
game=kestrel
seats=${DEMO_SEATS:-4} # 3 to 6
n=0
turns=${DEMO_TURNS:-30}
# DEMO_PRESS=on: they write to each other in public, too
powers=${DEMO_POWERS:-wish} # wish: the players choose their Powers, and there are Flares
flares=on
[ "$powers" = none ] && flares=off
rm -rf "$home"
mkdir -p "$home"
. tests/kit/python.sh
export POSTALGM_HOME="$home"
PATH="$PWD/$build:$PATH"
case $build in /*) PATH="$build:$PATH" ;; esac
export POSTALGM_TEST_SECRET=demo # the same game each time; leave it out for another

say() {
	printf '\n== %s\n' "$*"
}
daemon() {
	postalgmd --once --now "$1" 2>>"$home/log"
}
field() { # field NAME: of `phase show --json`
	postalgm phase show $game --json 2>/dev/null | python3 -c "import json,sys; t=sys.stdin.read(); print((json.loads(t).get('$1') or '') if t else '')"
}

say "The GM makes a game and seats $seats players; invitations go out"
postalgm init --gm master@example.org --address gm@example.org
postalgm game new $game --seats "$seats" --option public=on --option "turn_limit=$turns" \
	--powers "$powers" --option flares=$flares \
	--option "title=${DEMO_TITLE:-Kestrel}" \
	--deadlines "1 day 20:00 UTC" --now 2026-11-20T09:00:00Z
for who in Ann/red Bob/blue Cat/green Dan/yellow Eve/purple Fay/orange; do
	[ "$n" -lt "$seats" ] || break
	n=$((n + 1))
	name=${who%/*}
	address=$(echo "$name" | tr A-Z a-z)@example.org
	postalgm seat add $game "$name <$address>" --colour "${who#*/}" --now 2026-11-20T09:00:00Z
done
daemon 2026-11-20T09:01:00Z

say "They answer JOIN, each with a lucky word for the shuffle"
python3 tests/demo/players.py "$home" write 0
daemon 2026-11-20T09:30:00Z
postalgm seat list $game
postalgm game start $game --now 2026-11-20T10:00:00Z
if [ "$powers" != none ]; then
	say "Their Powers, and one of them as its owner reads it"
	postalgm game show $game | sed -n '/^Seats/,/^$/p'
	postalgm powers show "$(postalgm game show $game --json | python3 -c 'import json,sys; print(json.load(sys.stdin)["seats"][0]["power"])')"
fi
daemon 2026-11-20T10:01:00Z

say "Each phase: letters by day, a receipt at once, the deadline at 20:00, the next report"
round=1
while deadline=$(field deadline) && [ -n "$deadline" ]; do
	day=${deadline%T*}
	python3 tests/demo/players.py "$home" write $round unsure
	daemon "${day}T11:00:00Z"
	python3 tests/demo/players.py "$home" yes $round # what the house asked about
	daemon "${day}T11:10:00Z"
	daemon "${day}T20:01:00Z"
	printf ' %s' "$(field phase)"
	round=$((round + 1))
	if [ $round -gt 400 ]; then
		echo "the game did not end"
		exit 1
	fi
done
echo

say "One report as Ann read it"
postalgm report show $game red 2.1

say "The end"
postalgm game show $game | sed '/^$/,$d'
postalgm verify $game
postalgm zine
n_in=$(find "$home/mail/in/cur" -type f | wc -l)
n_out=$(find "$home/mail/out/new" -type f | wc -l)
cat <<END

$n_in letters came in, $n_out went out. All of it lies in $home:
  mail/in/cur    what the players wrote, each in their own habit
  mail/out/new   receipts and reports, as they were sent
  zine/          the game as web pages: open zine/index.html
  postalgm.db    everything there is to lose
  zine/          the web zine: open $home/zine/index.html
Try next:
  export POSTALGM_HOME=$home PATH=$build:\$PATH
  postalgm report show $game yellow 2.4       # after the phase that Dan missed
  postalgm explain $game 2.3                  # why it came out so, with rule marks
  postalgm report show $game red                # the last report: hands, secret, words
  postalgm letters list
  postalgm verify $game --export game.json && postalgm verify game.json
END
