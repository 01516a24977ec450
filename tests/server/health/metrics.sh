#!/bin/sh
# The numbers for Prometheus: what a house with games in trouble shows, and that alerts and the
# dashboard of server/package name only numbers that there are. Prints TAP.
# usage: tests/server/health/metrics.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

# number NAME VALUE WHAT: the metric has this value.
number() {
	"$gm" health --prometheus - --home "$home" --now "$now" >"$work/metrics"
	is 0 "(^|\n)postalgm_$1 $2(\n|\$)" "$3" grep ^postalgm_ "$work/metrics"
}
stamp() { date -u -d "$1" +%s; }

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
number next_deadline_timestamp_seconds 0 'no game, no deadline'
number 'build_info[{]version="[0-9.]+"[}]' 1 'the version'
at 0 'was made' 'a game' game new ce-7 --seats 3 --deadlines '2 days 20:00 UTC'
for who in ann bob cat; do
	at 0 'invitation' "$who is invited" seat add ce-7 "$who <$who@example.org>"
done
round $now
for who in ann bob cat; do answer "$who@example.org" invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start ce-7
at 0 'played at random' 'the first phase needs no orders' nmr random ce-7 all
at 0 'Phase 1.1 was run' 'it is run' phase run ce-7 1.1
round 2026-11-21T09:10Z
number next_deadline_timestamp_seconds "$(stamp 2026-11-23T20:00Z)" 'the next deadline'
number deadlines_overdue 0 'nothing is overdue'
number seats_leaving 0 'nobody is about to leave'
for who in ann cat; do answer $who@example.org 'T1 P2 report' 'final'; done
round 2026-11-22T20:00Z
round 2026-11-23T19:50Z
now=2026-11-23T20:30Z
number deadlines_overdue 1 'a deadline that no daemon kept'
number next_deadline_timestamp_seconds 0 '... is not the next one'
round 2026-11-23T20:31Z
number deadlines_overdue 0 'the daemon kept it'
number seats_leaving 1 'who missed a phase leaves at the next miss'
answer bob@example.org 'T1 P3 report' 'final'
round 2026-11-24T09:00Z
number seats_leaving 1 'orders alone take no miss back before they are played'
at 0 'paused' 'paused' game pause ce-7
number next_deadline_timestamp_seconds 0 'a paused game has no deadline'
number seats_leaving 0 '... and nobody leaves it'
at 0 '' 'and on' game resume ce-7
number next_deadline_timestamp_seconds '[1-9][0-9]+' 'again a deadline'
at 0 'was made' 'another game' game new ce-8 --seats 3
at 0 'invitation' 'dan is invited' seat add ce-8 'dan <dan@example.org>'
printf 'From: <dan@example.org>\r\nTo: <gm@example.org>\r\nMessage-ID: <held@desk>\r\n\r\njoin\r\n' \
	>"$home/mail/in/new/held"
round 2026-11-24T09:05Z
number letters_held 1 'a letter without a key waits for a confirm'
number bounced_seats 0 'no letter came back'

for at in 2026-11-26T12:00Z 2026-11-27T20:05Z 2026-11-28T20:05Z 2026-11-29T20:05Z 2026-11-30T20:05Z; do round $at; done
number games_waiting 1 'where nobody writes at all, the game waits for its GM'
number deadlines_overdue 0 '... which is no deadline missed by the daemon'

"$gm" health --prometheus "$work/postalgm.prom" --home "$home" --now "$now"
is 0 '^644' 'others read the file' stat -c %a "$work/postalgm.prom"
names=$(sed -n 's/^\(postalgm_[a-z_]*\).*/\1/p' "$work/postalgm.prom" | sort -u)
package=$(dirname "$0")/../../../server/package
for file in alerts.yml dashboard.json; do
	for name in $(grep -o 'postalgm_[a-z_]*' "$package/$file" | sort -u); do
		is 0 "(^|\n)$name(\n|\$)" "$file: $name is written" echo "$names"
	done
done
for name in $names; do
	is 0 . "$name is in the dashboard or wakes somebody" grep -l "$name" "$package/alerts.yml" "$package/dashboard.json"
done
is 0 '' 'the dashboard is JSON' python3 -m json.tool "$package/dashboard.json"
if command -v promtool >/dev/null; then
	is 0 '' 'promtool reads the numbers' sh -c "promtool check metrics <'$work/postalgm.prom'"
	is 0 'SUCCESS' 'promtool reads the alerts' promtool check rules "$package/alerts.yml"
	is 0 'SUCCESS' 'the alerts fire as their tests say' promtool test rules "$(dirname "$0")/alerts_test.yml"
else
	echo '# what Prometheus makes of them is skipped: promtool is not installed'
fi
finish
