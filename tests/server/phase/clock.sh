#!/bin/sh
# A clock that is wrong by years moves no deadline, and what it held goes on when it is right
# again; health tells of it. Prints TAP.
# usage: tests/server/phase/clock.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 3 --deadlines '2 days 20:00 UTC'
for who in ann bob cat; do
	at 0 'invitation' "$who is invited" seat add ce-7 "$who <$who@example.org>"
done
round $now
for who in ann bob cat; do answer "$who@example.org" invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start ce-7
round 2026-11-21T09:10Z
at 0 '2026-11-23T20:00:00Z' 'its deadline is in two days' phase show ce-7 --json

# One round three years ahead.
round 2029-11-21T09:10Z
at 0 '"deadline": "2026-11-23T20:00:00Z"' 'the deadline stays where it was' phase show ce-7 --json
at 0 '"hold": "clock: ' '... and the phase waits' phase show ce-7 --json
is 0 'Either that clock is wrong, or the house was down' 'the GM is asked' body me@example.net 'waits for your decision'
is 0 'answer this letter with one of these lines, or type it .*phase extend ce-7 WHEN' '... with the words that answer' body me@example.net 'waits for your decision'
now=2026-11-22T09:00Z
at 1 'last round was at .*2029.*still to come' 'health: the round is still to come' health
round 2026-11-22T09:00Z
at 0 '"hold": ""' 'the clock is right: the phase waits no longer' phase show ce-7 --json
at 0 '"deadline": "2026-11-23T20:00:00Z"' '... for the deadline that it had' phase show ce-7 --json
round 2026-11-22T09:01Z
is 0 'no longer waits: the clock of the house is right again.*Mon 23 Nov 2026 20:00 UTC' 'all are told' \
	body ann@example.org 'T1 P1 waits'
at 0 'healthy' '... and health is well' health
is 0 '^2$' 'once for the wait and once for its end' sh -c "grep -l '^To: .*ann@' '$home'/mail/out/new/* | xargs grep -l '^Subject: .*T1 P1 waits' | wc -l"

# Two days are an outage, and move it as ever.
round 2026-11-25T21:00Z
at 0 '"deadline": "2026-11-2[78]T20:00:00Z"' 'an outage of three days moves it to the next one of its rule' phase show ce-7 --json

# A phase that a wrong clock opened.
at 0 'played at random' 'chance may play' nmr random ce-7 all
now=2029-11-21T09:00Z
at 0 'was run' 'a phase is run by a wrong clock' phase run ce-7 1.1 --force
now=2026-11-25T21:01Z
at 1 "'ce-7': phase 1.2 was opened at .*2029.*phase deadline ce-7" 'health names it, and what mends it' health
round 2026-11-25T21:02Z
at 1 "'ce-7': phase 1.2 was opened at .*2029" '... after the next round, too' health
at 0 'is due Fri 27 Nov' 'phase deadline sets another' phase deadline ce-7 '2026-11-27 20:00'
at 0 'healthy' '... and health is well' health
now=2026-11-20T21:00Z
at 0 'healthy' 'a clock that was set back by some days is no alarm' health

# A clock of before the program: the daemon waits for it.
# CC may be several words ("ccache cc"). A build with ASan wants its own library first, and needs no
# such order for a library that takes nothing from the next one.
set -- ${CC:-cc}
if command -v "$1" >/dev/null 2>&1; then
	printf '#include <time.h>\n#include <unistd.h>\ntime_t time(time_t *t) { time_t u = access("%s", F_OK) ? 1000000000 : 1795600000; if (t) *t = u; return u; }\n' \
		"$work/right" >"$work/past.c"
	"$@" -shared -fPIC -o "$work/past.so" "$work/past.c"
	ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}verify_asan_link_order=0 LD_PRELOAD=$work/past.so \
		"$build/postalgmd" --home "$home" 2>"$work/log" &
	daemon=$!
	comes() { # WORD: a line of the log with it; a busy machine takes its time
		for _ in $(seq 600); do grep -q "$1" "$work/log" && break; sleep 0.1; done
	}
	comes clock
	is 0 'clock of this machine is wrong.*trying again' 'the daemon waits for a clock of before its time' cat "$work/log"
	touch "$work/right"
	comes event=confine
	is 0 'event=confine' '... and starts when it is right' cat "$work/log"
	kill $daemon
	wait $daemon
fi
finish
