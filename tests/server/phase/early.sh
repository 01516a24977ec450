#!/bin/sh
# The effect of an act is shown before it is done; a phase that the GM runs before its deadline
# takes nobody's seat. Prints TAP.
# usage: tests/server/phase/early.sh BUILD_DIR
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
letters_then=$(ls "$home"/mail/out/new | wc -l)
at 0 'Nothing was done' 'game start --dry-run' game start ce-7 --dry-run
at 0 'ann@example.org' '... names the letters' game start ce-7 --dry-run
at 1 'has not started' '... and starts nothing' phase show ce-7
at 0 'has started' 'it starts' game start ce-7
at 0 'played at random' 'chance may play the first phase' nmr random ce-7 all
at 0 'Phase 1.1 was run' 'nobody is asked about those whom chance may play' phase run ce-7 1.1
round 2026-11-21T09:10Z
answer ann@example.org 'T1 P2 report' 'final'
round 2026-11-21T09:15Z
at 1 'blue, green|Blue, Green|Blue and Green' 'who is missing is named before the deadline' phase run ce-7 1.2
at 1 'force' '... and the word that runs it' phase run ce-7 1.2
at 0 'Nothing was done' 'phase run --dry-run' phase run ce-7 1.2 --dry-run
at 0 'bob@example.org' '... names the letters' phase run ce-7 1.2 --dry-run
at 0 '"would_say"' '... for programs too' phase run ce-7 1.2 --dry-run --json
at 0 'phase *1.2' '... and runs nothing' phase show ce-7
at 0 'opens the GM' 'an editorial for its report' editorial ce-7 'A quiet week in the far colonies.'
at 0 'Blue, Green: played at random; this does not count as missed orders' 'phase run --force' phase run ce-7 1.2 --force
round 2026-11-21T09:20Z
is 0 'does not count as missed' 'the report tells all that it is none' body cat@example.org 'T1 P3 report'
is 0 'It does not count as missed' '... and who was played what was done for them' body cat@example.org 'T1 P3 report'
is 0 '!You have missed [1-9]' '... and threatens nothing' body cat@example.org 'T1 P3 report'
at 0 'is open' 'and the next one, with --yes' phase run ce-7 1.3 --yes
at 0 '!("misses": [1-9])' 'nobody has a miss, though two phases in a row lacked orders' nmr list ce-7 --json
at 0 '!leaves' 'and nobody leaves' game show ce-7
# By chance somebody may have a choice to make at the end of the turn.
case $("$gm" phase show ce-7 --home "$home" --json --now $now) in
*'"phase": "1.4"'*) at 0 '2.1 is open' 'and the last one of the turn' phase run ce-7 1.4 --yes ;;
esac
round 2026-11-21T09:25Z
for who in ann bob; do answer "$who@example.org" 'T2 P1 report' final; done
round 2026-11-21T09:30Z
round 2026-11-23T20:05Z
on 0 '"misses": 1' 'at its deadline the miss counts' nmr list ce-7 --json
at 1 'did not lead to' 'rollback of a phase that never was' phase rollback ce-7 7.1 --why x --dry-run
at 0 'Nothing was done' 'phase rollback --dry-run' phase rollback ce-7 1.2 --why 'too early' --dry-run
at 0 'is open again' '... then the act' phase rollback ce-7 1.2 --why 'too early'
at 0 'A quiet week in the far colonies' 'its editorial outlives the rollback' editorial ce-7 --show
round 2026-11-23T20:10Z
for who in ann bob; do answer "$who@example.org" 'T1 P2' final; done
round 2026-11-23T20:15Z
round 2026-11-25T20:05Z
on 0 '"misses": 1' 'run again at its deadline, the miss counts: the excuse went with the run' nmr list ce-7 --json
is 0 'A quiet week in the far colonies' '... and stands in the report of the second run' body ann@example.org 'T1 P3 report'
on 0 'it is the game that was played' 'the game can be verified' verify ce-7
at 0 'eve@' 'seat replace --dry-run names the letter' seat replace ce-7 green 'Eve <eve@example.org>' --dry-run
on 0 '!eve@' '... and replaces nobody' seat list ce-7
at 0 'Nothing was done' 'game end --dry-run' game end ce-7 --why 'too late' --dry-run
at 2 'say why' 'without a reason it is refused before it is tried' game end ce-7 --dry-run
at 2 'unknown option|no option|not know' 'a command that only shows has no --dry-run' seat list ce-7 --dry-run
finish
