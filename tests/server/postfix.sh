#!/bin/bash
# Letters go out through a real Postfix, over TLS and with a login that Dovecot checks; what
# it cannot deliver comes back as a bounce, and the seat's address is doubted. Prints TAP.
# Both servers run on free ports of 127.0.0.1, in a folder of their own, and end with this
# script.
set -u
cd "$(dirname "$0")/../.."
build=${1:-build}
gm=$PWD/$build/postalgm daemon=$PWD/$build/postalgmd
n=0

skip() {
	echo "ok 1 - sending through Postfix # SKIP skipped, because $1"
	exit 0
}
. tests/kit/post/postfix_up.sh

# ok NAME COMMAND...
ok() {
	n=$((n + 1))
	local name=$1
	shift
	if "$@" >"$T/said" 2>&1; then
		echo "ok $n - $name"
	else
		echo "not ok $n - $name"
		sed 's/^/#   /' "$T/said" | tail -n 12
		tail -n 5 "$T/queue/mail.log" | sed 's/^/#   /'
	fi
}
home=$T/home
export POSTALGM_HOME=$home
# way_out URL: sets it in the configuration
way_out() {
	python3 - "$home/postalgm.json" "$1" "$T" <<'END'
import json, sys
path, url, folder = sys.argv[1:]
with open(path) as f:
    c = json.load(f)
c["mail"].update({"out": url, "in": f"maildir:{folder}/gm", "out_password_file": "smtp.password",
                  "out_ca_file": f"{folder}/cert.pem"})
with open(path, "w") as f:
    json.dump(c, f)
END
}
delivered() { [ "$(ls "$T/sink/new" 2>/dev/null | wc -l)" = "$1" ]; }
in_sink() { grep -rqi "$1" "$T/sink/new"; }
says() { # WORDS COMMAND...
	local words=$1
	shift
	"$@" >"$T/text" 2>&1
	cat "$T/text"
	grep -q "$words" "$T/text"
}
once() { "$daemon" --once 2>"$T/log"; local s=$?; cat "$T/log"; return $s; }

"$gm" init --gm master@example.net --address gm@example.net >/dev/null
printf 'open sesame\n' >"$home/smtp.password"
chmod 600 "$home/smtp.password"
way_out "smtp://gm@localhost:$starttls"
ok 'the configuration is in order' "$gm" config check
ok 'config check --connect sends the GM a letter' says 'mail.out: smtp://.* took a letter to master@example.net' "$gm" config check --connect
ok '... that goes there, and says what it is' wait_for 60 in_sink '^Subject: Test letter from your game house'
rm -f "$T"/sink/new/*
printf 'wrong\n' >"$home/smtp.password"
ok '... and names a login that is refused' sh -c "! '$gm' config check --connect >'$T/text' && grep -q '^mail.out: no letter could be sent: .*535' '$T/text'"
printf 'open sesame\n' >"$home/smtp.password"
"$gm" game new kestrel --seats 4 >/dev/null
for who in Ann Bob Cat; do
	"$gm" seat add kestrel "$who <$(echo $who | tr A-Z a-z)@example.org>" >/dev/null
done
ok 'a round over STARTTLS with a login' once
ok 'three invitations arrive' wait_for 60 delivered 3
ok 'Postfix saw the login' grep -q 'sasl_method=PLAIN, sasl_username=gm' "$T/queue/mail.log"
ok 'and one line for all' grep -q 'disconnect from .* starttls=1 auth=1 mail=3 ' "$T/queue/mail.log"
ok 'the envelope sender bears the key of the letter' in_sink '^Return-Path: <gm+b\.[0-9]*\.[a-z2-7]\{23\}@example.net>'
ok 'the log keeps secrets' sh -c "! grep -E 'sesame|gm\\+' '$T/log'"

way_out "smtps://gm@localhost:$tls"
"$gm" seat add kestrel 'Dan <gone@example.org>' >/dev/null
ok 'a round over TLS from the first byte' once
bounced() { ls "$T/gm/new" 2>/dev/null | grep -q .; }
ok 'what cannot be delivered comes back' wait_for 60 bounced
ok 'the bounce is read' once
ok 'and found its seat' grep -q 'event=bounce out=[0-9]* in=[0-9]* weight=hard status=5.1.1' "$T/log"
ok 'health tells of it' says 'Dan.*gone@example.org.*1 letter bounced' "$gm" health

printf 'wrong\n' >"$home/smtp.password"
"$gm" seat replace kestrel 4 'Dan <dan@example.org>' >/dev/null
ok 'a refused login is trouble' sh -c "! '$daemon' --once 2>'$T/log' && grep -q 'login is refused: 535' '$T/log'"
ok 'which health tells, and the letter is blamed for nothing' says 'no letter has gone out.*535' "$gm" health
ok 'the letter waits' says 'queued.*dan@example.org' "$gm" outbox list --state queued
printf 'open sesame\n' >"$home/smtp.password"
"$gm" outbox retry >/dev/null
ok 'after the cure it goes out' once
ok 'and arrives' wait_for 60 delivered 4
chmod 644 "$home/smtp.password"
ok 'a password that others can read is a fault' sh -c "! '$gm' config check >'$T/text' && grep -q 'chmod 600' '$T/text'"
echo "1..$n"
