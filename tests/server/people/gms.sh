#!/bin/sh
# A game of several GMs: each gets what a GM gets and answers by mail; the first answer counts; a GM
# who was taken off has dead keys; none of them holds a seat. Prints TAP.
# usage: tests/server/people/gms.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

count() { # WHO SUBJECT: how many such letters there are
	grep -l "^To: .*$1" "$home"/mail/out/new/* 2>/dev/null | xargs -r grep -l "^Subject: .*$2" | wc -l
}
vouched() { # WHO SUBJECT TEXT: an answer for which our mail server vouches
	answer "$1" "$2" "$3"
	letter=$home/mail/in/new/letter-$letters
	printf 'Authentication-Results: mx.example.org; dkim=pass header.d=%s; dmarc=pass header.from=%s\r\n' \
		"${1#*@}" "${1#*@}" | cat - "$letter" >"$letter.new" && mv "$letter.new" "$letter"
}

"$gm" init --home "$home" --gm 'Mo <mo@example.net>' --address gm@example.org --now $now >/dev/null
python3 -c '
import json, sys
p = sys.argv[1] + "/postalgm.json"
c = json.load(open(p)); c["mail"]["authserv_id"] = "mx.example.org"; c["todo_at"] = 7
json.dump(c, open(p, "w"))' "$home"
at 0 'was made' 'a game' game new ce-7 --seats 3 --deadlines '2 days 20:00 UTC'
for who in ann bob cat; do
	at 0 'invitation' "$who is invited" seat add ce-7 "$who <$who@example.org>"
done
at 0 '.*' 'Sid is a standby' seat standby ce-7 'Sid <sid@example.com>'
round $now
for who in ann bob cat; do answer $who@example.org invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start ce-7
round 2026-11-21T09:10Z

# Added.
at 1 'plays' 'a player is not added' game gm ce-7 --add 'Ann <ann+gm@example.org>'
at 1 'standby of this game.*--remove' 'nor is a standby' game gm ce-7 --add 'Sid <sid@example.com>'
at 1 'a GM of game ce-7 already' 'nor is the GM' game gm ce-7 --add mo@example.net
at 2 'one at a time' 'one thing at a time' game gm ce-7 gus@example.com --add gus@example.com
at 0 'With them: Gus, gus@example.com' 'Gus is added' game gm ce-7 --add 'Gus <gus@example.com>' --why 'a hand too few'
at 1 'a GM of game ce-7 already' '... once' game gm ce-7 --add GUS@example.com
at 0 'With them: Gus' 'game gm lists all' game gm ce-7
at 0 'other GMs *Gus, gus@example.com' 'and so does game show' game show ce-7
at 1 'sees all secrets' 'Gus gets no seat' seat replace ce-7 red gus@example.com
at 1 'sees all secrets' '... and no place among the standbys' seat standby ce-7 gus+x@example.com
round 2026-11-21T09:15Z
is 0 'together with its other GMs' 'a letter tells Gus the state' body gus@example.com 'you are its GM'
is 0 "The GM's copy" 'with the report of the open phase' body gus@example.com 'T1 P1 report'
is 0 'Gus .gus@example.com. is now a GM of this game, too.*a hand too few' 'the players are told, and why' body bob@example.org 'one more GM'
is 0 '^0$' 'Mo gets no second report' count mo@example.net 'you are its GM'
answer ann@example.org 'T1 P1 report' 'address gus@example.com'
round 2026-11-21T09:20Z
is 0 "is the GM's, who sees all secrets" "a player's address does not become a GM's" body ann@example.org 'T1 P1 receipt'

# Both get what goes to the GM, and the first answer counts.
at 0 'is paused' 'the game waits for its GMs' game pause ce-7
round 2026-11-22T07:30Z
for who in mo@example.net gus@example.com; do
	is 0 'ce-7.*GAME RESUME' "the list of the day goes to $who" body $who '1 decision waits for you'
done
code=$("$gm" todo --json --home "$home" --kind paused | python3 -c 'import json, sys; print(json.load(sys.stdin)[0]["code"])')
vouched gus@example.com '1 decision' "$code"
round 2026-11-22T09:10Z
is 0 'DONE: everything' 'Gus answers by mail' body gus@example.com 'T1 P1 done'
is 0 '^0$' 'Mo gets no copy of that answer' count mo@example.net 'T1 P1 done'
at 0 '1.1 .*running|running' 'the game goes on' game show ce-7
at 0 "from Gus, gus@example.com: $code" 'the journal names Gus' journal ce-7
vouched mo@example.net '1 decision' "$code"
round 2026-11-22T09:12Z
is 0 "NOT DONE: $code was answered already, on Sun 22 Nov.*from Gus, gus@example.com" 'Mo is told that Gus was first' body mo@example.net 'not done'
vouched mo@example.net 'T1 P1 report' 'nmr remind'
round 2026-11-22T09:15Z
is 0 'DONE: everything' 'Mo still answers, too' body mo@example.net 'T1 P1 done'
at 0 'from mo@example.net: nmr remind' 'and the journal names Mo' journal ce-7

# A letter without a proof waits, and its own writer is asked.
answer gus@example.com 'T1 P1 report' 'extend 24 hours'
round 2026-11-22T09:20Z
is 0 'answer this one with the word confirm' 'Gus is asked to confirm' body gus@example.com 'please confirm'
is 0 '^0$' '... and nobody else' count mo@example.net 'please confirm'
answer gus@example.com 'please confirm' confirm
round 2026-11-22T09:25Z
is 0 'DONE: everything' 'and it is carried out' body gus@example.com 'T1 P1 done'
at 0 'from Gus, gus@example.com: extend' 'under their name' journal ce-7

# Taken off.
at 1 'first GM' 'the first GM is not taken off' game gm ce-7 --remove mo@example.net
at 1 'lists them' 'nor is somebody else' game gm ce-7 --remove ann@example.org
at 0 '!With them' 'Gus is taken off' game gm ce-7 --remove gus@example.com
round 2026-11-22T09:30Z
is 0 'no longer run game ce-7' 'and told' body gus@example.com 'another GM'
vouched gus@example.com 'T1 P1 report' 'extend 24 hours'
round 2026-11-22T09:35Z
at 0 '!extend 24 hours.*extend 24 hours' 'the old key is dead' journal ce-7
at 0 'With them: Gus' 'Gus comes back, with other keys' game gm ce-7 --add 'Gus <gus@example.com>'
at 0 'GM of .ce-7. is Gus' 'Gus becomes the first GM, and only that' game gm ce-7 'Gus <gus@example.com>'
at 0 '!With them' 'there is one GM now' game gm ce-7
finish
