#!/bin/sh
# A script once more with the machine's clock years from now: no test may mix a date of its
# own with today's. Only our programs are told the other time (libfaketime); what the script
# itself does goes by the real one. Prints the script's TAP.
# usage: tests/dates.sh BUILD_DIR DAYS_FROM_NOW SCRIPT
set -u
cd "$(dirname "$0")/.."
build=$(cd "$1" && pwd)
days=$2 script=$3
. tests/kit/python.sh
library=$(ls /usr/lib/*/faketime/libfaketime.so.1 2>/dev/null | head -n 1)
[ -n "$library" ] || {
	echo "# no libfaketime here: by today's date"
	exec "$script" "$build"
}
work=$(mktemp -d "${TMPDIR:-/tmp}/postalgm-dates.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM HUP
for program in postalgm postalgmd; do
	cat >"$work/$program" <<END
#!/bin/sh
LD_PRELOAD=$library FAKETIME=+${days}d DONT_FAKE_MONOTONIC=1 NO_FAKE_STAT=1 exec '$build/$program' "\$@"
END
	chmod +x "$work/$program"
done
# libfaketime leaves shared memory behind for each process that was killed, named by its number: the
# next process of that number would break off.
for left in /dev/shm/faketime_shm_* /dev/shm/sem.faketime_sem_*; do
	[ ! -e "$left" ] || kill -0 "${left##*_}" 2>/dev/null || rm -f "$left"
done
"$script" "$work"
