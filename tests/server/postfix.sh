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
[ "$(id -u)" = 0 ] || skip "Postfix and Dovecot need root"
command -v postfix >/dev/null && command -v dovecot >/dev/null ||
	skip "postfix or dovecot is not installed (make deps)"
T=$(mktemp -d /tmp/postalgm-postfix.XXXXXX)
chmod 755 "$T"
auth_pid=0
finish() {
	postfix -c "$T/etc" stop >/dev/null 2>&1
	[ "$auth_pid" = 0 ] || { kill "$auth_pid" && wait "$auth_pid"; } 2>/dev/null
	rm -rf "$T"
}
trap finish EXIT
trap 'exit 1' INT TERM HUP

# three free ports
read -r auth starttls tls <<<"$(python3 -c 'import socket
all = [socket.socket() for i in range(3)]
for s in all: s.bind(("127.0.0.1", 0))
print(*[s.getsockname()[1] for s in all])')"

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout "$T/key.pem" \
	-out "$T/cert.pem" -days 30 -subj /CN=localhost \
	-addext subjectAltName=DNS:localhost,IP:127.0.0.1 2>/dev/null
mkdir -p "$T/etc" "$T/queue" "$T/data" "$T/dovecot/run" "$T/dovecot/state" "$T/sink" "$T/gm"/{tmp,new,cur}
chown postfix "$T/data"
chown -R 5000:5000 "$T/sink" "$T/gm"

# --- Dovecot: passwords alone
printf 'gm:{PLAIN}open sesame::::::\n' >"$T/dovecot/users"
cat >"$T/dovecot/conf" <<END
base_dir = $T/dovecot/run
state_dir = $T/dovecot/state
log_path = $T/dovecot/log
protocols =
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
auth_failure_delay = 0
default_internal_user = dovecot
default_login_user = dovenull
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%n $T/dovecot/users
}
userdb {
  driver = static
  args = uid=5000 gid=5000 home=$T/sink
}
service anvil {
  chroot =
}
service auth {
  inet_listener {
    address = 127.0.0.1
    port = $auth
  }
}
END
dovecot -F -c "$T/dovecot/conf" >"$T/dovecot/out" 2>&1 &
auth_pid=$!

# --- Postfix: takes letters of who logged in, delivers into two Maildirs
cat >"$T/etc/main.cf" <<END
compatibility_level = 3.6
queue_directory = $T/queue
data_directory = $T/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
maillog_file = $T/queue/mail.log
maillog_file_prefixes = $T
myhostname = localhost
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks =
disable_dns_lookups = yes
smtpd_peername_lookup = no
virtual_mailbox_domains = static:all
virtual_mailbox_maps = regexp:$T/etc/boxes
virtual_mailbox_base = $T
virtual_uid_maps = static:5000
virtual_gid_maps = static:5000
virtual_minimum_uid = 5000
recipient_delimiter = +
smtpd_reject_unlisted_recipient = no
smtpd_recipient_restrictions = permit_sasl_authenticated, reject
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_tls_cert_file = $T/cert.pem
smtpd_tls_key_file = $T/key.pem
smtpd_tls_security_level = encrypt
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:$auth
alias_maps =
alias_database =
END
# Who begins with "gone" has no mailbox.
cat >"$T/etc/boxes" <<'END'
/^gm(\+.*)?@example\.net$/ gm/
/^[^g].*@/ sink/
END
cat >"$T/etc/master.cf" <<END
127.0.0.1:$starttls inet n - n - - smtpd
127.0.0.1:$tls inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
tlsmgr unix - - n 1000? 1 tlsmgr
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
END
postfix -c "$T/etc" start >"$T/start" 2>&1 || skip "Postfix does not start: $(tail -n 1 "$T/start")"

# wait_for SECONDS COMMAND...
wait_for() {
	local tries=$(($1 * 10))
	shift
	while ! "$@"; do
		tries=$((tries - 1))
		[ $tries -gt 0 ] || return 1
		sleep 0.1
	done
}
listens() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
wait_for 10 listens "$auth" && wait_for 10 listens "$starttls" && wait_for 10 listens "$tls" ||
	skip "the servers do not answer: $(tail -n 1 "$T/queue/mail.log")"

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
"$gm" game new kestrel --seats 4 >/dev/null
for who in Ann Bob Cat; do
	"$gm" seat add kestrel "$who <$(echo $who | tr A-Z a-z)@example.org>" >/dev/null
done
ok 'a round over STARTTLS with a login' once
ok 'three invitations arrive' wait_for 10 delivered 3
ok 'Postfix saw the login' grep -q 'sasl_method=PLAIN, sasl_username=gm' "$T/queue/mail.log"
ok 'and one line for all' grep -q 'disconnect from .* starttls=1 auth=1 mail=3 ' "$T/queue/mail.log"
ok 'the envelope sender bears the key of the letter' in_sink '^Return-Path: <gm+b\.1\.[a-z2-7]\{23\}@example.net>'
ok 'the log keeps secrets' sh -c "! grep -E 'sesame|gm\\+' '$T/log'"

way_out "smtps://gm@localhost:$tls"
"$gm" seat add kestrel 'Dan <gone@example.org>' >/dev/null
ok 'a round over TLS from the first byte' once
bounced() { ls "$T/gm/new" 2>/dev/null | grep -q .; }
ok 'what cannot be delivered comes back' wait_for 20 bounced
ok 'the bounce is read' once
ok 'and found its seat' grep -q 'event=bounce out=[0-9]* in=[0-9]* weight=hard status=5.1.1' "$T/log"
ok 'health tells of it' says 'Dan.*gone@example.org.*1 came back' "$gm" health

printf 'wrong\n' >"$home/smtp.password"
"$gm" seat replace kestrel 4 'Dan <dan@example.org>' >/dev/null
ok 'a refused login is trouble' sh -c "! '$daemon' --once 2>'$T/log' && grep -q 'login is refused: 535' '$T/log'"
ok 'which health tells, and the letter is blamed for nothing' says 'no letter has gone out.*535' "$gm" health
ok 'the letter waits' says 'QUEUED.*dan@example.org' "$gm" outbox list --state queued
printf 'open sesame\n' >"$home/smtp.password"
"$gm" outbox retry >/dev/null
ok 'after the cure it goes out' once
ok 'and arrives' wait_for 10 delivered 4
chmod 644 "$home/smtp.password"
ok 'a password that others can read is a fault' sh -c "! '$gm' config check >'$T/text' && grep -q 'chmod 600' '$T/text'"
echo "1..$n"
