#!/bin/sh
# The command line as a person uses it: a real home, every command, good calls and bad
# ones, each with its exit status and what it says. Prints TAP.
# usage: tests/server/cli.sh BUILD_DIR
set -u
build=${1:-build}
. "$(dirname "$0")/../kit/desk.sh"
daemon=$build/postalgmd

# json NAME EXPRESSION COMMAND...: the output is JSON, and python finds the expression true.
json() {
	name=$1 expression=$2
	shift 2
	n=$((n + 1))
	out=$("$gm" "$@" --home "$home" 2>/dev/null </dev/null)
	if printf '%s' "$out" | python3 -c "
import json, sys
v = json.load(sys.stdin)
sys.exit(0 if ($expression) else 1)" 2>/dev/null; then
		echo "ok $n - $name"
	else
		failed=$((failed + 1))
		echo "not ok $n - $name"
		echo "# $* does not give $expression"
		printf '%s\n' "$out" | head -n 12 | sed 's/^/#   /'
	fi
}

# At a time that moves nothing else.
round() {
	is 0 '!error' "a round of the daemon at $1" "$daemon" --home "$home" --once --now "$1"
}

# The address to which the last letter of this kind for this person wants its answer.
reply_address() {
	grep -l "^To: .*$1" "$home"/mail/out/new/* | sort | tail -n 1 | xargs sed -n \
		's/^Reply-To: *<\{0,1\}\([^>]*@[^> 	]*\).*/\1/p' | tr -d '\r' | head -n 1
}

# write FROM TEXT: a letter into the mailbox, as an answer to the last one got.
write() {
	letters=$((letters + 1))
	to=$(reply_address "$1")
	printf 'From: <%s>\r\nTo: <%s>\r\nMessage-ID: <%s@test>\r\nSubject: Re: game\r\nDate: Sat, 21 Nov 2026 09:00:00 +0000\r\n\r\n%s\r\n' \
		"$1" "$to" "$letters" "$2" >"$home/mail/in/new/letter-$letters"
}

# --- help and usage -----------------------------------------------------------------
is 0 'usage: postalgm COMMAND' 'help of the program' "$gm" --help
is 0 'postalgm game new NAME' 'help of a group' "$gm" game --help
is 0 'example:' 'help of a command' "$gm" game new --help
is 2 'say what to do' 'no command' "$gm"
is 2 "did you mean 'game list'" 'a slip in the command' "$gm" gmae list
is 2 "did you mean 'seat remove'" 'a slip in both words' "$gm" sete rmove
is 2 "did you mean 'game'\\?" 'a slip in the command, and a word that no command has' "$gm" gmae xyzzy
is 2 "did you mean 'game list'" 'a slip in the second word' "$gm" game lst
is 2 "did you mean '--json'" 'a slip in an option' "$gm" game list --jsn
is 0 '^postalgm [0-9]' 'version' "$gm" version
is 0 '"version"' 'version as JSON' "$gm" version --json

is 3 'could not be written' 'a full disk is told' sh -c "'$gm' version >/dev/full"

# --- init and config ------------------------------------------------------------------
is 1 'postalgm init' 'no home yet' "$gm" game list --home "$home"
is 2 'is not an address' 'init with a bad address' "$gm" init --home "$home" --gm nobody
is 2 'is not a URL' 'init with a bad URL' "$gm" init --home "$home" --in mailbox
imap=imaps://gm%40example.org@imap.example.org/INBOX
is 2 '^postalgm: --in: .*--in-password-file, --in-credential or --in-password-command' 'init of a server without a password' "$gm" init --home "$home" --in $imap
is 2 'keep only one of --in-password-file' '... with two sources' "$gm" init --home "$home" --in $imap --in-password-file p --in-credential c
is 2 '^postalgm: --out: .*--out-password-file' '... on the way out' "$gm" init --home "$home" --out smtps://gm@smtp.example.org
is 2 '--out-credential: is set, but --out names no user' '... of nobody' "$gm" init --home "$home" --out smtps://smtp.example.org --out-credential c
is 0 'A home was made' 'init of servers' "$gm" init --home "$work/servers" --gm me@example.net --address gm@example.org --in $imap \
	--in-password-command 'pass imap' --out smtps://gm%40example.org@smtp.example.org --out-password-file smtp.password
is 0 '"in_password_command": "pass imap"' '... as they were asked for' cat "$work/servers/postalgm.json"
is 0 '"out_password_file": "smtp.password"' '... both' cat "$work/servers/postalgm.json"
is 0 'A home was made' 'init' "$gm" init --home "$home" --gm me@example.net \
	--address gm@example.org --now $now
is 1 'already' 'init does not overwrite' "$gm" init --home "$home"
is 0 '^600$' 'the configuration is for us alone' stat -c %a "$home/postalgm.json"
is 0 '^600$' 'so is the key' stat -c %a "$home/postalgm.key"
is 0 '^new$' 'the Maildir in is there' ls "$home/mail/in"
is 0 '^new$' 'the Maildir out is there' ls "$home/mail/out"
on 0 'in order' 'config check of a fresh home' config check
on 0 'mail.out: maildir:mail/out answers' 'config check --connect opens the way out' config check --connect
is 0 '^0$' '... and puts no letter into a Maildir' sh -c "ls '$home/mail/out/new' | wc -l"
on 0 'gm@example.org' 'config show' config show
json 'config show as JSON' 'v["address"] == "gm@example.org" and v["game"]["reminders"] == [48, 12]' config show --json
cp -p "$home/postalgm.json" "$work/good.json"
printf '{"adress": "x@y.z", "mail": {"in": "maildr:x", "password": "p"}, "zone": 3}\n' >"$home/postalgm.json"
on 1 "adress: is not known: did you mean 'address'" 'config check: unknown key' config check
on 1 "mail.in: .*did you mean 'maildir:'" 'config check: bad URL' config check
on 1 'mail.password: a secret must not' 'config check: a secret' config check
on 1 'zone: must be a text' 'config check: wrong type' config check
on 1 '4 faults' 'config check counts them' config check
on 1 'config check' 'other commands name the first fault and the way on' game list
printf '{\n  "gm": "a@b.c"\n  "zone": "UTC"\n}\n' >"$home/postalgm.json"
on 1 'line 3, column' 'config check: no JSON, with line and column' config check
cp -p "$work/good.json" "$home/postalgm.json"
chmod 644 "$home/postalgm.json"
on 1 'chmod 600' 'config check: readable by others' config check
chmod 600 "$home/postalgm.json"
mv "$home/postalgm.key" "$work/key"
on 1 'postalgm.key: is missing' 'config check: the key is missing' config check
mv "$work/key" "$home/postalgm.key"
is 0 'in order' 'the home by the environment' env POSTALGM_HOME="$home" "$gm" config check
sed 's|maildir:mail/in|imaps://gm@mail.example.org/INBOX|' "$work/good.json" >"$home/postalgm.json"
on 1 'mail.in: names a user, but no password' 'config check: a mailbox on a server has a password' config check
sed 's|maildir:mail/out|smtp://localhost:1|' "$work/good.json" >"$home/postalgm.json"
on 1 'mail.out: no letter could be sent: .*localhost' 'config check --connect: a server that is not there' config check --connect
cp -p "$work/good.json" "$home/postalgm.json"

# --- a game ---------------------------------------------------------------------------
on 0 'There is no game yet' 'no games' game list
json 'no games as JSON' 'v == []' game list --json
at 1 'there is no game' 'a game that is not there' game show ce-7
at 1 "did you mean 'cosmic'" 'unknown rules' game new ce-7 --rules cosmik
at 1 'is played by 3 to 6' 'too many seats' game new ce-7 --seats 9
at 1 'the rule for deadlines' 'bad deadlines' game new ce-7 --deadlines soon
at 1 "did you mean 'flares'" 'unknown option of the game' game new ce-7 --option flare=on
at 1 'names phase 5: a turn of Cosmic Encounter has phases 1 to 4' 'a phase that there is not' game new ce-7 --deadlines '7 days 20:00; phase 5: 1 day'
at 2 'write NAME=VALUE' 'an option without a value' game new ce-7 --option flares
at 1 'a-z' 'a bad name' game new 'CE 7!'
at 0 "Game 'ce-7' was made" 'game new' game new ce-7 --seats 3 --deadlines 'Tue,Fri 20:00 Europe/London'
at 1 'ce-7' 'the name is taken' game new ce-7
at 0 'auth P2 holds every letter' 'P2 without authserv_id is warned of' game option ce-7 auth=P2
at 0 '!holds' 'P1 is not' game option ce-7 auth=P1
is 0 'made' 'another home' "$gm" init --home "$work/two" --address gm@example.org
is 0 'made' 'a game of the longest name' "$gm" game new a-name-of-twenty-four-ch --home "$work/two"
is 0 'goes to' 'its title and a seat' sh -c "'$gm' game option a-name-of-twenty-four-ch 'title=A title of many words, more than any subject has room for' --home '$work/two' && '$gm' seat add a-name-of-twenty-four-ch 'Ann <ann@example.org>' --home '$work/two'"
is 0 '.' 'no subject has more than 78 characters' sh -c "'$gm' outbox list --json --home '$work/two' | python3 -c 'import json, sys; v = json.load(sys.stdin); print(max(len(o[\"subject\"]) for o in v)); sys.exit(any(len(o[\"subject\"]) > 78 for o in v))'"
is 0 'auth P2 holds every letter' 'game new with P2 is warned of' "$gm" game new two --option auth=P2 --home "$work/two"
on 0 '^ce-7 +cosmic +inviting +0/3' 'game list' game list
json 'game list as JSON' 'v[0]["name"] == "ce-7" and v[0]["status"] == "inviting"' game list --json
on 1 "did you mean 'ce-7'" 'a slip in the name of the game' game show ce-8
on 0 'Europe/London' 'game show' game show ce-7
json 'game show as JSON' 'v["seats"] == [] and any(o["name"] == "flares" for o in v["options"])' game show ce-7 --json
on 0 'grace' 'game option lists the switches' game option ce-7
at 0 'grace is 2 now' 'game option' game option ce-7 grace=2
json 'the switch is set' '[o["value"] for o in v["options"] if o["name"] == "grace"] == ["2"]' game show ce-7 --json
at 1 'there is no option' 'game option: unknown' game option ce-7 xyzzy=1
at 1 '.' 'game option: bad value' game option ce-7 grace=lots
at 0 'deadlines is Mon 19:00 UTC; off 12-25 now' 'game option: deadlines' game option ce-7 'deadlines=Mon 19:00 UTC; off 12-25'
on 0 'Mon 19:00 UTC; off 12-25' 'and the game has them' game show ce-7
at 1 "'19:00:00'" 'deadlines: the word that is wrong' game option ce-7 'deadlines=Mon 19:00:00 UTC'
at 0 'London' 'deadlines back' game option ce-7 'deadlines=Tue,Fri 20:00 Europe/London'
at 0 'reminders is 24,6 now' 'game option: reminders' game option ce-7 reminders=24,6
at 1 'takes HOURS' 'reminders go down' game option ce-7 reminders=6,24

on 0 'open' 'seat list of nobody is open seats' seat list ce-7
on 1 'has not started' 'orders show before the start' orders show ce-7 red
on 1 'nobody sits' 'a seat where nobody sits' report show ce-7 red
at 1 'is not an address' 'seat add: bad address' seat add ce-7 Ann
at 1 'is the address that players write to' 'seat add: our own address' seat add ce-7 'GM <gm@example.org>'
at 1 'is the address that players write to' 'seat add: our own address with a key' seat add ce-7 'GM <GM+ce-7.red.x@example.org>'
at 1 'is not a seat' 'seat add: no such seat' seat add ce-7 'Ann <ann@example.org>' --colour mauve
at 0 'an invitation goes to ann@example.org' 'seat add' seat add ce-7 'Ann <ann@example.org>' --colour red
at 1 '.' 'seat add: the same colour twice' seat add ce-7 'Bob <bob@example.org>' --colour red
at 0 '1 more seat to fill' 'seat add: the second' seat add ce-7 'Bob <bob@example.org>' --colour blue
at 1 'seat' 'game start while a seat is empty' game start ce-7
at 0 'All seats are taken' 'seat add: the last' seat add ce-7 'Cleo <cleo@example.org>' --colour green
at 1 'is not a seat' 'seat remove: unknown seat' seat remove ce-7 mauve
at 0 'no longer plays' 'seat remove' seat remove ce-7 green
at 0 'All seats are taken' 'seat add again' seat add ce-7 'Cleo <cleo@example.org>' --colour green
at 1 '.' 'seat add: one too many' seat add ce-7 'Dan <dan@example.org>'
on 0 'red +Ann +ann@example.org +invited' 'seat list' seat list ce-7
json 'seat list as JSON' 'len(v) == 3 and v[1]["colour"] == "blue"' seat list ce-7 --json
at 1 'Ann' 'game start while nobody has joined names them' game start ce-7
on 0 'invitation' 'outbox list' outbox list
json 'outbox list as JSON' 'len([o for o in v if o["kind"] == "invitation" and o["to"] == "ann@example.org"]) == 1' outbox list --json
on 1 'not started' 'phase show before the start' phase show ce-7
on 1 'not started' 'nmr list before the start' nmr list ce-7
on 1 'no report yet' 'report show before the start' report show ce-7 red

round 2026-11-21T09:05:00Z
for who in ann bob cleo; do
	write $who@example.org 'join'
done
round 2026-11-21T09:10:00Z
on 0 '^ +1 +red .* joined' 'all have joined' seat list ce-7
on 0 'ann@example.org' 'letters list' letters list
json 'letters list as JSON' 'len(v) == 3 and all(l["state"] == "done" for l in v)' letters list --json
on 0 'No letter is in that state' 'letters list by state' letters list --state quarantine
on 2 "did you mean 'quarantine'" 'letters list: unknown state' letters list --state quarantin
on 0 'Message-ID' 'letters show' letters show 1
on 0 '^. join' 'letters show has the words of the writer' letters show 1
json 'letters show as JSON' 'v["lines"] == ["join"] and v["kept"]' letters show 1 --json
on 0 '^join' 'letters show --raw' letters show 1 --raw
on 1 '.' 'letters show: no such letter' letters show 99
on 2 'is not the number' 'letters show: no number' letters show x
on 1 '.' 'letters retry of one that is done' letters retry 1
on 1 'does not wait for a confirm; it is done' 'letters release of one that is done' letters release 1
on 1 'does not wait for a confirm' 'letters drop of one that is done' letters drop 1
printf 'From: <ann@example.org>\r\nTo: <gm@example.org>\r\nMessage-ID: <held-1@test>\r\n\r\njoin\r\n' >"$home/mail/in/new/held-1"
printf 'From: <ann@example.org>\r\nTo: <gm@example.org>\r\nMessage-ID: <held-2@test>\r\n\r\njoin colour red\r\n' >"$home/mail/in/new/held-2"
round 2026-11-21T09:11:00Z
on 0 '^ *4 .* held' 'letters list has what is held' letters list --state held
on 0 'waits until.*24' 'letters show says how long a letter is held' letters show 4
json 'letters show as JSON of one that is held' 'v["state"] == "held" and v["held"] == "waiting"' letters show 4 --json
on 1 'letters release 4' 'letters retry of one that is held' letters retry 4
now=2026-11-21T09:11Z
at 0 '2 letters for a confirm' 'health has what is held' health
at 0 'next round' 'letters release' letters release 4 --why 'she rang'
at 0 'was dropped' 'letters drop' letters drop 5
at 1 'it is ignored' 'letters drop twice' letters drop 5
round 2026-11-21T09:12:00Z
json 'a released letter is acted on' 'v["state"] == "done" and v["held"] == "done"' letters show 4 --json

now=2026-11-21T09:15Z
at 0 'has started: phase 1.1' 'game start' game start ce-7
at 1 '.' 'game start twice' game start ce-7
round 2026-11-21T09:16:00Z
on 0 '^ce-7 +cosmic +running +3/3 +1.1 ' 'game list shows the phase' game list

# --- the open phase -----------------------------------------------------------------
at 0 'deadline +Tue 24 Nov 2026 20:00 UTC' 'phase show' phase show ce-7
json 'phase show as JSON' 'v["phase"] == "1.1" and len(v["seats"]) == 3' phase show ce-7 --json --now $now
at 0 'Ann' 'nmr list' nmr list ce-7
json 'nmr list as JSON' 'all(s["owes"] and not s["in"] for s in v)' nmr list ce-7 --json --now $now
on 0 'no orders yet' 'orders show of nobody' orders show ce-7
on 0 'TURN 1, PHASE 1' 'report show' report show ce-7 red
on 0 'TURN 1, PHASE 1' 'report show by number' report show ce-7 1
on 0 'TURN 1, PHASE 1' 'report show of a phase' report show ce-7 red 1.1
on 0 'TURN 1, PHASE 1' "report show: the GM's copy" report show ce-7
json 'report show as JSON' 'any("DEADLINE" in l for l in v["text"])' report show ce-7 red --format json
json 'report show as JSON: the page' 'v["page"]["format"] == "postalgm-report-1" and v["page"]["seat"] == "red" and v["page"]["deadline"] and len(v["page"]["sections"]) == 9' report show ce-7 red --format json
on 0 '<title>' 'report show as HTML' report show ce-7 red --format html
on 0 '<svg' 'report show as HTML: the board' report show ce-7 red 1.1 --format html
on 2 'text, html or json' 'report show: unknown format' report show ce-7 red --format pdf
on 1 'a seat goes by its name or number: 1 red' 'report show: unknown seat' report show ce-7 mauve
on 1 'was never open' 'report show: a phase to come' report show ce-7 red 9.1
on 2 'is not a phase' 'report show: no phase' report show ce-7 red 1.9

victim=$("$gm" report show ce-7 red --home "$home" | sed -n 's/.*an attack on a \([A-Z]*\) planet.*/\1/p' | tr 'A-Z' 'a-z' | head -n 1)
case $victim in '' | red) victim=blue ;; esac
printf 'attack %s 3 with 2 from 1\n' "$victim" >"$work/good.txt"
printf 'attack %s 3 with 2 form 1\nfly to the moon\n' nobody >"$work/bad.txt"
at 0 'ACCEPTED 1 order' 'orders check' orders check ce-7 red "$work/good.txt"
on 0 'no orders yet' 'orders check keeps nothing' orders show ce-7 red
at 1 'refused' 'orders check: a line is refused' orders check ce-7 red "$work/bad.txt"
json 'orders check as JSON' 'v[0]["verdict"] in ("ok", "noted") and v[0]["line"] == 1' orders check ce-7 red "$work/good.txt" --json --now $now
at 3 'No such file' 'orders check: no such file' orders check ce-7 red "$work/none.txt"
at 1 'no order in it' 'orders check: nothing' orders check ce-7 red
at 0 'Entered for red' 'orders enter' orders enter ce-7 red "$work/good.txt"
on 0 "attack" 'orders show' orders show ce-7 red
json 'orders show as JSON' 'len(v) == 1 and len(v[0]["orders"]) == 1 and v[0]["readable"]' orders show ce-7 red --json
at 0 '!Ann' 'nmr list: red owes nothing now' nmr list ce-7
at 0 'Ann' 'nmr list --everybody' nmr list ce-7 --everybody
json 'the player gets a receipt' 'any(o["kind"] == "receipt" and o["seat"] == "red" for o in v)' outbox list --json

at 1 'the open one is 1.1' 'phase run: not the open one' phase run ce-7 1.2
at 2 'is not a phase' 'phase run: no phase' phase run ce-7 now
at 2 'is not a time' 'phase extend: no time' phase extend ce-7 later
at 1 'is past' 'phase extend into the past' phase extend ce-7 2020-01-01T00:00Z
at 0 'is due Thu 26 Nov 2026 20:00 UTC' 'phase extend by a span' phase extend ce-7 +2d --why 'the server was down'
at 0 'is due Fri 27 Nov 2026 20:00 UTC' 'phase extend to a weekday' phase extend ce-7 Fri 20:00 Europe/London
at 0 'is due Sat 28 Nov 2026 12:00 UTC' 'phase extend to a moment' phase extend ce-7 2026-11-28T12:00Z
at 0 'is paused' 'game pause' game pause ce-7
at 0 'left *paused' '... and shows no time left' phase show ce-7
at 0 'deadline *paused' '... and no deadline' game show ce-7
at 0 'ce-7 .* paused .* paused ' '... in the list neither' game list
at 0 '"deadline": null' '... and null for programs' game list --json
at 1 '.' 'game pause twice' game pause ce-7
at 0 'goes on: orders due Sat 28 Nov 2026 12:00 UTC' 'game resume' game resume ce-7
at 1 '.' 'game resume twice' game resume ce-7
at 1 'is not a seat' 'nmr random: unknown seat' nmr random ce-7 mauve
at 0 'blue .Bob. will be played at random' 'nmr random' nmr random ce-7 blue
at 0 'played at random' 'nmr random for all' nmr random ce-7 all
on 0 'TURN 1, PHASE 2' 'phase preview' phase preview ce-7
on 0 'You are RED' 'phase preview for a seat' phase preview ce-7 red
on 0 'You are RED' 'phase preview --seat' phase preview ce-7 --seat red
json 'phase preview as JSON' 'len(v["reports"]) == 4 and v["reports"][-1]["seat"] == "gm" and v["phase"] == "1.1"' phase preview ce-7 --json
json 'phase preview keeps nothing' 'v["phase"] == "1.1"' phase show ce-7 --json
at 1 'has not been run yet' 'explain: the open phase' explain ce-7 1.1
at 0 'Phase 1.1 was run; 1.2 is open' 'phase run' phase run ce-7 1.1
is 0 '^[1-9][0-9]* reports in two ways' 'letters that went out, read by another reader' python3 tests/server/ways.py "$home/mail/out"
at 1 'the open one is 1.2 .phase run ce-7 1.2.' 'phase run twice runs nothing twice' phase run ce-7 1.1
at 2 'say why.*--why' 'phase rollback: no reason' phase rollback ce-7 1.1
at 1 'phase 1.2 is open' 'phase rollback: the open one' phase rollback ce-7 1.2 --why 'an error'
at 1 'can be opened again: 1.1' 'phase rollback: one that never was' phase rollback ce-7 9.1 --why 'an error'
at 0 'Phase 1.1 .attempt 2. of .ce-7. is open again, orders due' 'phase rollback' phase rollback ce-7 1.1 --why 'an error'
at 1 'attempt 1 explains' 'explain: open again' explain ce-7 1.1
on 0 'attempt 1 of 2 .taken back.' 'explain --attempt' explain ce-7 1.1 --attempt 1
on 0 'OPEN AGAIN' 'report show: the last attempt' report show ce-7 red 1.1
on 0 '!OPEN AGAIN' 'report show --attempt' report show ce-7 red 1.1 --attempt 1
on 1 'has no attempt 3; it was opened 2 times' 'report show: no such attempt' report show ce-7 red 1.1 --attempt 3
on 2 'of which phase' 'report show: attempt of what' report show ce-7 red --attempt 1
at 0 'played at random' 'nmr random once more' nmr random ce-7 all
at 0 'Phase 1.1 was run; 1.2 is open' 'phase run once more' phase run ce-7 1.1

at 1 'is not an address' 'seat replace: bad address' seat replace ce-7 green Eve
at 0 'goes to eve@example.org' 'seat replace' seat replace ce-7 green 'Eve <eve@example.org>'
on 0 'eve@example.org' 'seat list after it' seat list ce-7

# --- what happened --------------------------------------------------------------------
on 0 'What happened' 'explain' explain ce-7 1.1
on 0 'Draws' 'explain for a seat' explain ce-7 1.1 red
json 'explain as JSON' 'v["phase"] == "1.1" and len(v["events"]) > 0' explain ce-7 1.1 --json
on 1 '.' 'explain: a phase that never ran' explain ce-7 7.1
on 0 'it is the game that was played' 'verify' verify ce-7
json 'verify as JSON' 'v["true"] and v["faults"] == []' verify ce-7 --json
on 0 'postalgm verify' 'verify --export' verify ce-7 --export "$work/ce-7.json"
on 1 'not overwritten' 'verify --export does not overwrite' verify ce-7 --export "$work/ce-7.json"
is 0 '!"(state|draws|sheets|acts|secret|word|wishes)"' 'the file of a running game has nothing secret' cat "$work/ce-7.json"
is 0 'NOT CHECKED' 'verify of a file of a running game, without a home' "$gm" verify "$work/ce-7.json" --home /nonexistent
is 0 '!the game that was played' 'a file without its secret proves nothing' "$gm" verify "$work/ce-7.json" --home /nonexistent
is 0 'commitment is [0-9a-f]{64}$' 'verify names the commitment' "$gm" verify "$work/ce-7.json" --home /nonexistent
printf '{"x": 1}' >"$work/no.json"
is 1 '.' 'verify of a file that is no game' "$gm" verify "$work/no.json" --home /nonexistent
on 1 'there is no game' 'verify of neither' verify xyzzy

# --- the post -----------------------------------------------------------------------
id=$("$gm" outbox list --json --home "$home" | python3 -c 'import json, sys
print([o["id"] for o in json.load(sys.stdin) if o["state"] == "queued"][0])' 2>/dev/null)
on 0 'Subject: ' 'outbox show' outbox show "$id"
at 1 'nothing to send again' 'outbox retry of one on its way' outbox retry "$id"
at 0 'will not be sent' 'outbox drop' outbox drop "$id"
at 1 'already' 'outbox drop twice' outbox drop "$id"
at 0 '1 letter will be sent' 'outbox retry' outbox retry "$id"
at 0 '1 letter will be sent' 'outbox retry of all' outbox retry
on 1 '.' 'outbox show: no such letter' outbox show 9999
at 2 'is not the number' 'outbox drop: no number' outbox drop all
round 2026-11-21T09:20:00Z
json 'all letters are sent' 'all(o["state"] in ("sent", "dropped") for o in v)' outbox list --json

# --- trying things out -----------------------------------------------------------------
printf 'From: Ann <ann@example.org>\r\nTo: gm@example.org\r\nMessage-ID: <x@test>\r\nSubject: orders\r\n\r\nask blue\r\nHello there.\r\n' >"$work/l.eml"
is 0 '"class": "orders"' 'letter without a home' "$gm" letter "$work/l.eml" --home /nonexistent
is 1 'not a home' 'letter with a game, without a home' "$gm" letter "$work/l.eml" --game ce-7 --home /nonexistent
json 'letter for a game' 'v["game"] == "ce-7" and v["seat"] == "red" and v["lines"][0] == "ask blue" and set(v["orders"][0]) == {"line", "verdict", "reading"}' letter "$work/l.eml" --game ce-7 --now $now
is 0 '"class": "held"' 'letter for a game that is not there' "$gm" letter "$work/l.eml" --game nope --home "$home"
json 'letter without a key' 'v["class"] == "held" and "orders" not in v' letter "$work/l.eml" --now $now
sed 's/Ann/Zoe/; s/ann@/zoe@/' "$work/l.eml" >"$work/z.eml"
json 'letter of a stranger' 'v["class"] == "junk" and not v["answer"] and "orders" not in v' letter "$work/z.eml" --now $now
is 3 'No such file' 'letter: no such file' "$gm" letter "$work/none.eml"
json 'letter changes nothing' 'len(v) == 5' letters list --json
printf 'scene   Nobody writes, and the turn goes on.\nrule    R-004\ngame    cosmic\nphase   1\nexpect\n        next: 1.2\n' >"$work/good.scene"
is 0 '^ok 1 ' 'scene' "$gm" scene "$work/good.scene"
sed 's/1\.2/4.4/' "$work/good.scene" >"$work/false.scene"
is 1 '^not ok 1 ' 'scene: one that fails' "$gm" scene "$work/false.scene"
printf 'scene   Nonsense.\nrule    R-001\ngame    cosmic\nxyzzy\n' >"$work/bad.scene"
is 2 'bad.scene:4' 'scene: a file that cannot be understood' "$gm" scene "$work/bad.scene"
is 3 'none.scene' 'scene: no such file' "$gm" scene "$work/none.scene"

# --- a lost key -------------------------------------------------------------------------
mv "$home/postalgm.key" "$work/lost.key"
is 1 'postalgm.key.*`postalgm init` draws a new one' 'a home without its key' "$daemon" --home "$home" --once --now 2026-11-21T09:20:30Z
is 1 'alone draws a new one' 'init with options leaves it' "$gm" init --home "$home" --gm x@example.net
is 0 'A new key was drawn' 'init draws a new one' "$gm" init --home "$home" --now 2026-11-21T09:20:30Z
is 1 'is a home already' 'init draws one only' "$gm" init --home "$home"
json 'every seat and the GM get a letter with a new key' 'len([o for o in v if o["state"] == "queued"]) == 4' outbox list --json
is 1 'differ' 'it is another key' cmp "$home/postalgm.key" "$work/lost.key"
round 2026-11-21T09:20:40Z

# --- a locked database --------------------------------------------------------------------
# locked HOME: another program holds the database until it is let go.
locked() {
	: >"$work/held"
	python3 -c "
import sqlite3, sys, time
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute('BEGIN EXCLUSIVE')
print('held', flush=True)
time.sleep(600)" "$1/postalgm.db" >"$work/held" &
	holder=$!
	while ! [ -s "$work/held" ]; do sleep 0.1; done
}
let_go() {
	kill $holder
	wait $holder 2>/dev/null
}
locked "$home"
is 3 'postalgm.db: locked by another program' 'one round on a locked database' "$daemon" --home "$home" --once --now 2026-11-21T09:20:50Z
let_go
# The loop runs by the machine's clock, so it gets a copy: the fixed dates of this script
# and today's must not meet in one home.
cp -a "$home" "$work/loop"
locked "$work/loop"
"$daemon" --home "$work/loop" 2>"$work/waiting" &
pid=$!
wait_for() {
	for _ in $(seq 6000); do
		grep -q "$1" "$work/waiting" && return
		sleep 0.1
	done
}
wait_for 'trying again'
is 0 'postalgm.db: locked by another program.*trying again every 5 seconds' 'the daemon says what it waits for' cat "$work/waiting"
let_go
wait_for 'event=confine'
is 0 'event=confine' 'it goes on when the database is free' cat "$work/waiting"
is 0 '^$' 'and is still there when it is free' kill -0 $pid
kill -TERM $pid
wait $pid
is 0 '^0$' 'it ends in peace' echo $?

# --- health and the end -----------------------------------------------------------------
is 0 'healthy' 'health' "$gm" health --home "$home" --now 2026-11-21T09:21Z
is 1 'only 9 % of the disk is free' 'health: the disk is nearly full' env POSTALGM_TEST_DISK_FREE=9 "$gm" health --home "$home" --now 2026-11-21T09:21Z
is 0 'disk free +10 %' 'health: and is not' env POSTALGM_TEST_DISK_FREE=10 "$gm" health --home "$home" --now 2026-11-21T09:21Z
is 0 'disk free +[0-9]+ %' "health: the machine's own disk is looked at" sh -c "unset POSTALGM_TEST_DISK_FREE; '$gm' health --home '$home' --now 2026-11-21T09:21Z; true"
is 3 "last round was" 'health: the daemon is down' "$gm" health --home "$home" --now 2026-11-22T09:21Z
json 'health as JSON' 'v["state"] == "healthy" and v["alarms"] == []' health --json --now 2026-11-21T09:21Z
now=2026-11-21T09:30Z
on 0 'phase 1.2 goes out again to Red' 'report resend to one seat' report resend ce-7 red
json 'report resend: a second letter for red' 'sum(r["kind"] == "report" and r["seat"] == "red" for r in v) >= 2' outbox list --json
on 0 'goes out again to the GM' 'report resend to the GM' report resend ce-7 gm
on 0 'goes out again to .*, ' 'report resend to all' report resend ce-7
on 0 'sent the report again to' 'report resend stands in the journal' journal ce-7
on 1 'a seat goes by its name or number' 'report resend: unknown seat' report resend ce-7 mauve
at 2 'say why' 'game end wants a reason' game end ce-7
at 0 'is over' 'game end' game end ce-7 --why 'two players have moved away'
at 1 '.' 'game end twice' game end ce-7 --why 'again'
on 1 'is over' 'no phase is open any more' phase show ce-7
on 0 'two players have moved away' 'game show tells why' game show ce-7
on 0 '!sealed|not shown' 'verify of a game that is over' verify ce-7
is 0 'played again' 'its export checks the draws' sh -c "'$gm' verify ce-7 --home '$home' --export '$work/over.json' && '$gm' verify '$work/over.json' --home /nonexistent"

# forged NAME STATEMENT: the file of the game that is over, `v`, changed by python, is not
# the game that was played.
over=$work/over.json
forged() {
	rm -f "$work/forged.json"
	python3 -c "
import json, sys
v = json.load(open(sys.argv[1]))
p = v['phases']
$2
json.dump(v, open(sys.argv[2], 'w'))" "$over" "$work/forged.json"
	is 1 '!the game that was played' "verify of a forgery: $1" "$gm" verify "$work/forged.json" --home /nonexistent
}
forged 'no list of phases' "v['phases'] = 5"
forged 'phases in an object' "v['phases'] = {}"
forged 'no phases' "v['phases'] = []"
forged 'phases left out' "del v['phases']"
forged 'the end cut off' 'p.pop()'
forged 'the set-up cut off' 'p.pop(0)'
forged 'a phase cut out' 'p.pop(1)'
forged 'the secret removed' "del v['secret']"
forged 'another secret' "v['secret'] = '0' * 64"
forged 'not over, with its secret' "v['over'] = False"
forged 'no word about the end' "del v['over']; del v['secret']"
forged 'not over, but ended' "v['over'] = False; del v['secret']"
forged 'a junk commitment' "v['commitment'] = 'junk'"
forged 'another commitment' "v['commitment'] = '0' * 64"
forged 'a lucky word taken out' "del v['seats'][0]['word']"
forged 'another lucky word' "v['seats'][0]['word'] = 'xyzzy'"
forged 'a seat twice' "v['seats'][1] = v['seats'][0]"
forged 'a draw changed' "p[0]['draws'][0][3] ^= 1"
forged 'the draws left out' "p[0]['draws'] = []"
forged 'another edition' "p[0]['edition'] += 1; p[0]['draws'] = []"
forged 'said to be rolled back' "p[1]['cause'] = 'rollback'; p[1]['draws'] = []"
forged 'another turn' "p[1]['turn'] += 1"

# The script of the README, as a player runs it: on the game, and on forgeries.
readme=$(dirname "$0")/../../README.md
sed -n '/^```python$/,/^```$/p' "$readme" | sed '1d;$d' >"$work/check.py"
is 0 '^[1-9][0-9]* draws are right; the commitment is [0-9a-f]{64}$' 'the script of the README' python3 "$work/check.py" "$over"
forged 'a draw changed in the middle' "d = next(d for q in p[2:] for d in q['draws'] if d[2] > 1); d[3] = (d[3] + 1) % d[2]"
is 1 '^phase [0-9]+\.[0-9]+: [a-z0-9.]+/[0-9]+ among [0-9]+ is not [0-9]+$' 'the script names the draw' python3 "$work/check.py" "$work/forged.json"
is 1 'phase [0-9]+\.[0-9]+( \(attempt [0-9]+\))?: the draw [a-z0-9.]+/[0-9]+ among [0-9]+ is not [0-9]+' 'so does verify' "$gm" verify "$work/forged.json" --home /nonexistent
forged 'another lucky word' "v['seats'][0]['word'] += 'x'"
is 1 '^phase 0\.0: ' 'the script finds another word out' python3 "$work/check.py" "$work/forged.json"
forged 'another secret' "v['secret'] = '0' * 64"
is 1 'the secret is not the one' 'the script finds another secret out' python3 "$work/check.py" "$work/forged.json"
forged 'another order' "next(s for q in p for s in q['sheets'] if s['orders'])['orders'][0]['line'] = 'attack Blue 5 with 1 from Red 1'"
forged 'an attempt taken out' "[p.remove(q) for q in p if q['cause'] == 'rollback'][0]"
forged 'a phase opened again elsewhere' "q = next(q for q in p if q['cause'] == 'rollback'); q['state'] = p[-1]['state']"
on 2 'goes with --export' 'verify --whole alone' verify ce-7 --whole

# --- Powers ---------------------------------------------------------------------------
is 0 'postalgm powers show NAME' 'help of the Powers' "$gm" powers --help
is 0 '\-\-powers none' 'help of game new has them' "$gm" game new --help
is 2 'an argument is missing' 'powers show without a name' "$gm" powers show
is 1 'there is no Power .xyzzy.|without Powers' 'powers show: unknown' "$gm" powers show xyzzy
is 1 'it can be cosmic' 'powers list of unknown rules' "$gm" powers list --rules chess
is 0 '.' 'powers list' "$gm" powers list
json 'powers list as JSON' 'isinstance(v, list) and all(set(p) == {"name", "title", "kind", "phases", "line"} for p in v)' powers list --json
at 1 'there is no Power|without Powers|did you mean' 'game new: unknown Power' game new ce-8 --powers xyzzy
at 0 "Game 'ce-8' was made" 'game new without Powers' game new ce-8 --seats 3 --powers none
at 0 'powers is none now' 'game option powers=none' game option ce-8 powers=none

# Three names of the catalogue, whatever stands in it.
names=$("$gm" powers list --json | python3 -c 'import json, sys
v = [p["name"] for p in json.load(sys.stdin)]
print(len(v), *v[:3])')
set -- $names
n_powers=$1 p1=${2-} p2=${3-} p3=${4-}
if [ "$n_powers" -ge 3 ]; then
	slip=$(printf '%s' "$p1" | sed 's/\(.\)\(.\)$/\2\1/')
	is 0 "^$p1" 'powers list has its name' "$gm" powers list
	is 0 "^$p1, .*\\((mandatory|optional|automatic)\\)" 'powers show' "$gm" powers show "$p1"
	is 0 "^$p1" 'powers show: capitals do not matter' "$gm" powers show "$(printf '%s' "$p1" | tr 'a-zA-Z' 'A-Za-z')"
	is 1 "did you mean '$p1'" 'powers show: a slip' "$gm" powers show "$slip"
	json 'powers show as JSON' "v['name'] == '$p1' and v['uses'][0]['what'] == 'Power'" powers show "$p1" --json
	at 1 "did you mean '$p1'" 'game new: a slip in a Power' game new ce-9 --powers "red=$slip"
	at 1 'named twice' 'game new: a Power twice' game new ce-9 --seats 3 --powers "$p1,$p2,$p1"
	at 1 'too few for 3 seats' 'game new: a lot out of too few' game new ce-9 --seats 3 --powers "lot:$p1,$p2"
	at 1 'no seat .mauve.' 'game new: a Power for a seat that is not there' game new ce-9 --powers "mauve=$p1"
	at 1 "did you mean 'wish'" 'game new: a slip in wish' game new ce-9 --powers wihs
	at 0 "Powers: red $p1, green $p2" 'game new with Powers by name' game new ce-9 --seats 3 --powers "red=$p1,3=$p2"
	json 'it is shown in full' "[o['value'] for o in v['options'] if o['name'] == 'powers'] == ['red=$p1,green=$p2']" game show ce-9 --json
	at 0 'powers is lot now' 'game option powers=lot' game option ce-9 powers=lot
	at 0 'powers is wish now' 'game option powers=wish' game option ce-9 powers=WISH
	for who in ann bob cleo; do
		at 0 'an invitation goes' "a seat for $who" seat add ce-9 "$who <$who@example.net>"
	done
	round 2026-11-21T09:31:00Z
	is 0 "You may wish" 'the invitation tells of wishes' cat $(grep -l 'To: .*ann@example.net' "$home"/mail/out/new/*)
	write ann@example.net "join powers $p1, $p2"
	write bob@example.net "join powers $slip, $p1 and $p2."
	write cleo@example.net 'join'
	round 2026-11-21T09:32:00Z
	is 0 "no Power '$slip': did you mean $p1" 'JOIN: a slip is answered with what would be right' cat $(grep -l 'To: .*bob@example.net' "$home"/mail/out/new/* | sort | tail -n 1)
	json 'the wishes are kept' "[s['wishes'] for s in v['seats']] == ['$p1, $p2', '$p1, $p2', '']" game show ce-9 --json
	now=2026-11-21T09:33Z
	at 0 'has started' 'game start gives them out' game start ce-9
	at 1 'fixed once the game starts' 'then they are fixed' game option ce-9 powers=none
	json 'each has one, as wished' "sorted(s['power'] for s in v['seats'][:2]) == sorted(['$p1', '$p2']) and v['seats'][2]['power'] not in ('$p1', '$p2', '')" game show ce-9 --json
	round 2026-11-21T09:34:00Z
	is 0 'Powers by wish' 'the start letter tells how' cat $(grep -l 'To: .*cleo@example.net' "$home"/mail/out/new/*)
	on 0 'the game that was played' 'verify gives them out again' verify ce-9
	at 0 'is over' 'its end' game end ce-9 --why 'enough'
	over=$work/powers.json
	is 0 'played again' 'its export' sh -c "'$gm' verify ce-9 --home '$home' --export '$over' && '$gm' verify '$over' --home /nonexistent"
	forged 'other wishes' "v['seats'][0]['wishes'] = v['seats'][1]['wishes'] = '$p3'"
	forged 'the wishes taken out' "[s.pop('wishes') for s in v['seats']]"
	forged 'Powers exchanged' "a, b = v['seats'][:2]; a['power'], b['power'] = b['power'], a['power']"
	forged 'another way to choose' "v['powers'] = 'lot'"
	forged 'no way to choose' "del v['powers']"
	forged 'an impossible way to choose' "v['powers'] = 'lot:xyzzy'"
else
	echo "# skipped, because the catalogue has $n_powers Powers: choosing them"
fi

finish
