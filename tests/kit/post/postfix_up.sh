# Postfix and Dovecot on free ports of 127.0.0.1, in a folder of their own, for scripts that
# source this; servers.py starts them, and ends with the script. Sets T (the folder), starttls
# and tls (ports), and wait_for. Who includes it has a skip() for "skipped, because ...", which
# ends the script, and may set more_conf: further lines for main.cf.
# User gm, password "open sesame"; the certificate is $T/cert.pem.
coproc servers { exec python3 tests/kit/post/servers.py ${more_conf:+"$more_conf"}; }
servers_pid=$! servers_in=${servers[1]}
finish() {
	exec {servers_in}>&-
	wait "$servers_pid"
}
trap finish EXIT
trap 'exit 1' INT TERM HUP
read -r T starttls tls <&"${servers[0]}"
case $T in /*) ;; *) skip "$starttls $tls" ;; esac

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
