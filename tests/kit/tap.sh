# TAP for scripts: n and failed count.
n=0 failed=0
# No test depends on how full the disk of this machine is.
export POSTALGM_TEST_DISK_FREE=50

# is STATUS PATTERN NAME COMMAND...: exit status, and an extended regular expression that
# what it prints on either stream must match; with ! before it, must not.
is() {
	local wanted=$1 pattern=$2 name=$3 out status ok=yes
	shift 3
	n=$((n + 1))
	out=$("$@" 2>&1 </dev/null)
	status=$?
	[ $status = "$wanted" ] || ok=no
	case $pattern in
	!*) printf '%s\n' "$out" | grep -Eq -- "${pattern#!}" && ok=no ;;
	*) printf '%s\n' "$out" | grep -Eq -- "$pattern" || ok=no ;;
	esac
	if [ $ok = yes ]; then
		echo "ok $n - $name"
		return
	fi
	failed=$((failed + 1))
	echo "not ok $n - $name"
	echo "# $* -> status $status, wanted $wanted and /$pattern/"
	printf '%s\n' "$out" | head -n 12 | sed 's/^/#   /'
}

finish() {
	echo "1..$n"
	[ "$failed" = 0 ]
}
