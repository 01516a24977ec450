#!/bin/sh
# The scripts once more with the machine's clock years from now: no test may mix a date of its
# own with today's. Only our programs are told the other time (libfaketime); what the scripts
# themselves do goes by the real one. Prints TAP.
# usage: tests/dates.sh BUILD_DIR [DAYS_FROM_NOW]
set -u
cd "$(dirname "$0")/.."
build=$(cd "${1:-build}" && pwd)
days=${2:-1600}
library=$(ls /usr/lib/*/faketime/libfaketime.so.1 2>/dev/null | head -n 1)
[ -n "$library" ] || {
	echo "ok 1 - another date # SKIP no libfaketime here"
	exit 0
}
work=$(mktemp -d "${TMPDIR:-/tmp}/postalgm-dates.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT INT TERM
for program in postalgm postalgmd; do
	cat >"$work/$program" <<END
#!/bin/sh
LD_PRELOAD=$library FAKETIME=+${days}d DONT_FAKE_MONOTONIC=1 NO_FAKE_STAT=1 exec '$build/$program' "\$@"
END
	chmod +x "$work/$program"
done
# Left out: those with a server, whose certificate is of today; those that build or install;
# those that look at words alone; the one that turns the clock itself (handwork).
n=0 failed=0
for script in acts backup cli eyes nmr operating secrets upgrade; do
	n=$((n + 1))
	if "tests/server/$script.sh" "$work" >"$work/out" 2>&1; then
		echo "ok $n - tests/server/$script.sh, $days days from now"
	else
		failed=$((failed + 1))
		echo "not ok $n - tests/server/$script.sh, $days days from now"
		grep -A8 '^not ok' "$work/out" | head -n 40 | sed 's/^/#   /'
	fi
done
echo "1..$n"
[ "$failed" = 0 ]
