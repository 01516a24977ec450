#!/bin/sh
# A person's own page by mail (ME), and the GM's word on a person's address. Prints TAP.
# usage: tests/server/people/moved.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

count() { # WHO SUBJECT: how many such letters there are
	grep -l "^To: .*$1" "$home"/mail/out/new/* 2>/dev/null | xargs -r grep -l "^Subject: .*$2" | wc -l
}
addresses() { # GAME: who sits there
	"$gm" seat list "$1" --json --home "$home" | python3 -c "import json, sys; print(*sorted(s['address'] for s in json.load(sys.stdin)))"
}

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
for game in ce-1 ce-2; do
	at 0 'was made' "$game" game new $game --seats 3
	for who in Ann Bob Cat; do
		[ $game$who = ce-2Cat ] && who=Dan
		low=$(echo $who | tr A-Z a-z)
		at 0 invitation "$who is invited to $game" seat add $game "$who <$low@example.org>"
	done
done
round $now
for who in ann bob cat; do answer $who@example.org 'CE-1.*invitation' join; done
for who in bob dan; do answer $who@example.org 'CE-2.*invitation' join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start ce-1
at 0 'Noted' 'a note about Ann' person note Ann 'slow but kind'
at 0 'ce-1: ABSENT' 'Ann is away' person absent Ann 2 Dec to 3 Dec
at 0 'any game' 'and a standby' person standby Ann
round 2026-11-21T09:10Z

# ME.
answer ann@example.org 'CE-1.*T1 P1' 'me'
round 2026-11-21T09:15Z
is 0 'ME: Ann. Nobody but you and the GM.*Address: ann@example.org. In this game: TIMEZONE UTC; FORMAT .*; DIGEST off' 'ME: who and how' body ann@example.org 'CE-1'
is 0 'ce-2: [a-z]*, invited: JOIN or DECLINE.*ce-1: [A-Za-z]*, turn 1, phase 1, due .*2026.*absent 2-3 Dec' '... games and absences' body ann@example.org 'CE-1'
is 0 'orders in time in 0 of 0 phases, 0 missed' '... reliability' body ann@example.org 'CE-1'
is 0 "house's list of standbys, for any game" '... lists' body ann@example.org 'CE-1'
is 0 '!slow but kind|bob@|dan@|Bob|Dan' '... nothing that is not theirs' sh -c "$(cat <<'S'
exec python3 -c 'import email, email.policy, sys, re
m = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=email.policy.default)
t = m.get_body(("plain",)).get_content()
print(t[t.index("ME: Ann"):t.index("NEWS")])' "$0"
S
)" "$(newest ann@example.org CE-1)"
answer bob@example.org 'CE-1.*T1 P1' 'help me'
round 2026-11-21T09:16Z
is 0 "house's page about you, for you alone" 'HELP ME' body bob@example.org 'CE-1'

# person address.
at 1 'nobody here is' 'nobody of that name' person address Zoe zoe@example.org
at 2 'an argument is missing' 'no address' person address Ann
at 1 "'here' is not an address; write" 'no such address' person address Ann here
at 1 'is the address of Bob' "another person's" person address Ann bob@example.org
at 1 'GM of ce-1, who sees every hand|GM of ce-2, who sees' "the GM's" person address Ann me@example.net
at 1 'that players write to' "the house's" person address Ann gm@example.org
at 1 'has that address already' 'her own' person address Ann ann@example.org
at 0 'A letter asks at ann@new.example' 'a trial' person address Ann ann@new.example --dry-run
round 2026-11-21T09:20Z
is 0 '^0$' '... asks nobody' count ann@new.example address
at 0 'until then nothing changes' 'Ann moves' person address Ann ann@new.example
round 2026-11-21T09:25Z
is 0 'ann@example.org bob@example.org cat@example.org' 'nothing has changed' addresses ce-1
answer ann@new.example 'is this your address' 'who are you?'
round 2026-11-21T09:26Z
is 0 'ann@example.org bob@example.org' 'another word changes nothing' addresses ce-1
answer ann@new.example 'is this your address' 'confirm'
round 2026-11-21T09:30Z
is 0 '^ann@new.example bob@example.org cat@example.org$' 'her seat has it' addresses ce-1
is 0 'ann@new.example bob@example.org dan@example.org' '... in the other game, too' addresses ce-2
is 0 'go to ann@new.example from now on' 'the old address is told' body ann@example.org 'go elsewhere now'
is 0 'All letters of your games come to ann@new.example' 'so is the new one' body ann@new.example 'your address'
is 0 'another address: ann@new.example' 'and the GM' body me@example.net 'CE-1.*another address'
on 0 'another address: ann@new.example' 'the journal has it' journal ce-2
on 0 'ann@example.org, ann@new.example' 'she is who she was' person show Ann
answer ann@new.example 'is this your address' 'confirm'
round 2026-11-21T09:35Z
is 0 '^1$' 'the word serves once' count ann@example.org 'go elsewhere now'
at 0 'A letter asks' 'a later one' person address Ann ann@late.example
round 2026-11-21T09:40Z
answer ann@late.example 'is this your address' 'confirm'
round 2026-11-29T09:41Z
is 0 'ann@new.example bob' 'after a week the word does nothing' addresses ce-1

# Bob's provider is gone: he answers his report from his new address before the GM hears of it.
held() { "$gm" letters list --state held --json --home "$home" | python3 -c "import json, sys; print(len(json.load(sys.stdin)))"; }
from_new() { # TO SUBJECT TEXT: a letter from Bob's new address to the reply address of that letter to his old one
	letters=$((letters + 1))
	to=$(sed -n 's/^Reply-To: *<\{0,1\}\([^>]*@[^> 	]*\).*/\1/p' "$(newest "$1" "$2")" | tr -d '\r' | head -n 1)
	printf 'From: Bob <bob@new.example>\r\nTo: <%s>\r\nMessage-ID: <%s@desk>\r\nSubject: Re: game\r\n\r\n%s\r\n' \
		"$to" "$letters" "$3" >"$home/mail/in/new/letter-$letters"
}
from_new bob@example.org 'CE-1.*report' 'press to all: Hello from my new provider.'
from_new bob@example.org 'CE-2.*joined\|CE-2.*JOINED' 'press to gm: I have moved.'
round 2026-11-29T09:45Z
is 0 '^2$' 'letters from an address that nobody knows wait' held
at 0 'A letter asks at bob@new.example' 'the GM gives it' person address Bob bob@new.example
round 2026-11-29T09:46Z
is 0 '^2$' '... they wait for his word' held
answer bob@new.example 'is this your address' 'confirm'
round 2026-11-29T09:50Z
is 0 '^0$' 'with it they wait no longer' held
is 0 '2 letters from there that waited are read now.*You get their receipts' '... as he is told' body bob@new.example 'your address'
is 0 'came from bob@new.example .* and waited until that address was confirmed' '... and reads in the receipt' body bob@new.example 'CE-1.*receipt'
is 0 'I have moved' '... of both games' body me@example.net 'CE-2.*writes to you'
on 0 '1 letter of Bob .* waited: the address that it came from is confirmed now' 'the journal has it' journal ce-1
finish
