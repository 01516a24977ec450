#!/bin/sh
# The scripts once more with the machine's clock years from now: no test may mix a date of its
# own with today's. Only our programs are told the other time (libfaketime); what the scripts
# themselves do goes by the real one. Prints TAP.
# usage: tests/dates.sh BUILD_DIR [DAYS_FROM_NOW]
set -u
cd "$(dirname "$0")/.."
build=$(cd "${1:-build}" && pwd)
. tests/kit/python.sh
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
# Left out: those with a server, whose certificate is of today; those that build or install; those
# that look at words alone; those that turn the clock themselves (handwork, phase/clock).
scripts="upgrade cli backup acts eyes games home/lost nmr operating people/person people/who_sits phase/early todo/letter todo/todo trust/secrets"
# libfaketime leaves shared memory behind for each process that was killed, named by its number: the
# next process of that number would break off.
one='
for left in /dev/shm/faketime_shm_* /dev/shm/sem.faketime_sem_*; do
	[ ! -e "$left" ] || kill -0 "${left##*_}" 2>/dev/null || rm -f "$left"
done
out=$("tests/server/$1.sh" "$2" 2>&1)
if [ $? = 0 ]; then
	echo "ok - tests/server/$1.sh, $3 days from now"
else
	printf "%s\n" "not ok - tests/server/$1.sh, $3 days from now" "$(printf "%s\n" "$out" | grep -A8 "^not ok" | head -n 40 | sed "s/^/#   /")"
fi'
printf '%s\n' $scripts | xargs -P "$(nproc)" -I '{}' sh -c "$one" - '{}' "$work" "$days" >"$work/out"
cat "$work/out"
echo "1..$(echo "$scripts" | wc -w)"
[ "$(grep -c '^ok' "$work/out")" = "$(echo "$scripts" | wc -w)" ]
