#!/bin/bash
# Letters sent a second through a real Postfix: bench_send.c over TLS and with a login.
set -u
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
skip() {
	echo "send: skipped, because $1"
	exit 0
}
more_conf='virtual_transport = discard'
. tests/kit/post/postfix_up.sh
printf 'open sesame\n' >"$T/password"
chmod 600 "$T/password"
"$build/tests/bench/bench_send" "smtps://gm@localhost:$tls" "$T/password" "$T/cert.pem" "$@"
