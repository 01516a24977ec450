# Postfix and Dovecot's passwords on free ports of 127.0.0.1, in a folder of their own, for
# scripts that source this; both end with the script. Sets T (the folder), starttls and tls
# (ports), and wait_for. Who includes it has a skip() for "skipped, because ...", which ends
# the script, and may set more_conf: further lines for main.cf.
# User gm, password "open sesame"; the certificate is $T/cert.pem.
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
${more_conf:-}
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
wait_for 60 listens "$auth" && wait_for 60 listens "$starttls" && wait_for 60 listens "$tls" ||
	skip "the servers do not answer: $(tail -n 1 "$T/queue/mail.log")"
