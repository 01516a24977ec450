#!/bin/sh
# The letters about waiting matters: the letter of the day at its hour, to each GM about their own; a
# seat that is about to be removed, at once; answers by codes, several in one letter. Prints TAP.
# usage: tests/server/todo/letter.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

# code GAME KIND: of the item.
code() {
	"$gm" todo --json --home "$home" --game "$1" --kind "$2" | python3 -c 'import json, sys; print(json.load(sys.stdin)[0]["code"])'
}
count() { # WHO SUBJECT: how many letters
	grep -l "^To: .*$1" "$home"/mail/out/new/* | xargs grep -l "^Subject: .*$2" | wc -l
}
state() {
	"$gm" game show "$1" --json --home "$home" | python3 -c 'import json, sys; print(json.load(sys.stdin)["status"])'
}

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
python3 - "$home/postalgm.json" <<'END'
import json, sys
c = json.load(open(sys.argv[1]))
c["zone"], c["todo_at"] = "Europe/Berlin", 7
json.dump(c, open(sys.argv[1], "w"))
END
on 0 'in order' 'an hour for the letter of the day' config check
round 2026-11-21T09:00Z
is 0 '^0$' 'nothing waits, and there is no letter' count me@example.net wait

for game in ce-7 ce-8 ce-9; do
	at 0 'was made' "$game" game new $game --seats 3 --deadlines '2 days 20:00 UTC'
	for who in ann bob cat; do at 0 invitation "$who is invited to $game" seat add $game "$who <$who.$game@example.org>"; done
done
at 0 . 'ce-9 has a GM of its own' game gm ce-9 'Gus <gus@example.com>'
round 2026-11-21T09:05Z
for game in ce-7 ce-8 ce-9; do
	for who in ann bob cat; do answer "$who.$game@example.org" invitation join; done
done
round 2026-11-21T09:10Z
is 0 '^0$' 'the letter of that day has had its hour' count me@example.net 'wait for you'
round 2026-11-22T05:59Z
is 0 '^0$' 'it is not seven in Berlin' count me@example.net 'wait for you'
round 2026-11-22T06:01Z
is 0 'This waits for a decision of yours.*ce-7: All 3 players have joined.*\(GAME START\).*ce-8: All 3' 'at seven both games wait' body me@example.net '2 decisions wait for you'
is 0 'R12 nmr random SEAT.*such as SEAT, NAME' 'its example has a seat of no game' body me@example.net '2 decisions wait for you'
is 0 '!ce-9' '... and nothing of the third' body me@example.net '2 decisions wait for you'
is 0 'ce-9: All 3 players have joined' 'its own GM has it' body gus@example.com '1 decision waits for you'
is 0 '!ce-[78]' '... and nothing else' body gus@example.com '1 decision waits for you'
round 2026-11-22T06:31Z
is 0 '^1$' 'one letter a day' count me@example.net 'wait for you'
s7=$(code ce-7 start) s8=$(code ce-8 start) s9=$(code ce-9 start)

# Another GM's code is like one that there is not.
answer gus@example.com 'waits for you' "$s7"
round 2026-11-22T06:35Z
is 0 '^inviting$' 'no code of a game of another GM' state ce-7
answer me@example.net 'wait for you' "$(printf '%s\r\n%s\r\n%s' "$s7" "$s8" "$s9")"
round 2026-11-22T06:40Z
# The test's own mail server vouches for nobody, so the words wait for one confirm.
is 0 "The letter says: $s7 $s8 $s9" 'the question shows the codes' body me@example.net 'please confirm'
answer me@example.net 'please confirm' confirm
round 2026-11-22T06:45Z
is 0 '^running$' 'one letter answers two games' state ce-7
is 0 '^running$' '... both' state ce-8
is 0 '^inviting$' '... and not that of another GM' state ce-9
is 0 'NOT DONE: nothing with that code waits for you' '... which is told' body me@example.net 'partly done'
on 0 "By mail .*: $s8 \(GAME START\)" 'the journal of the other game has it' journal ce-8

# Seats about to be removed: at once, once, with the word that answers.
now=2026-11-23T20:05Z
for t in 11-24T20:05Z 11-25T20:05Z; do round "2026-$t"; done
at 0 . 'the first phase is left to chance' nmr random ce-7 all
before=$(count me@example.net 'for you')
round 2026-11-25T20:10Z
is 0 "^$((before + 1))\$" 'a miss before the last brings a letter at once' count me@example.net 'for you'
is 0 'A player leaves the game soon.*ce-7 .*has missed .* leaves the game if nothing comes by .* 2026 .* CET.*\(NMR REMIND ' 'it says what can be done' body me@example.net 'for you'
round 2026-11-25T20:15Z
is 0 "^$((before + 1))\$" '... once' count me@example.net 'for you'
finish
