#!/bin/sh
# Runs everything that `make check` promises and counts it, one piece more at a time than
# there are processors, for many wait for a clock or another process (JOBS). The closing
# line is "N passed, N failed". Arguments: the Check programs. SKIP names scripts and programs that
# are left out ("browser check_bounds twins").
set -u
cd "$(dirname "$0")/.."
build=${BUILD:-build}
work=$build/check-log
rm -rf "$work"
mkdir -p "$work"
: >"$work/sums"

# Homes of tests live in memory where the machine has room for them: thousands of them are
# made, each is synchronized to its disk many times, and no test asks what is there after the
# power went.
if [ -z "${TMPDIR:-}" ] && [ -w /dev/shm ] &&
	[ "$(df -Pk /dev/shm | awk 'NR == 2 { print $4 }')" -gt 2000000 ]; then
	TMPDIR=$(mktemp -d /dev/shm/pgm.XXXXXX) || exit 1
	export TMPDIR
	trap 'rm -rf "$TMPDIR"' EXIT
	trap 'exit 1' INT TERM HUP
fi

# No test depends on how full the disk of this machine is.
export POSTALGM_TEST_DISK_FREE=50

. tests/kit/python.sh

piece() { # KIND NAME COMMAND...: a line of words for run-one.sh
	kind=$1 name=$2
	shift 2
	printf "%s '%s' '%s' %s\n" "$kind" "$work" "$name" "$*"
}

wanted() { # NAME: SKIP does not leave it out
	case " ${SKIP:-} " in *" $1 "*) return 1 ;; esac
}

# Scripts that take longest, by the clock or by what they cost.
long="browser memory upgrade demo_dragon boxes same_bytes terminal"

{
	# The long ones first, so that nobody waits for them alone at the end.
	for name in $long; do
		for script in tests/server/"$name".sh tests/server/*/"$name".sh; do
			wanted "$name" && [ -f "$script" ] && piece tap "$script" "$script" "$build"
		done
	done
	piece tap "laws of house players" "$build/tests/laws/house" "${LAWS_HOUSE:-60}"
	piece tap "laws of every game" "$build/tests/laws/any" "${LAWS_ANY:-63}" "${LAWS_ANY_GARBAGE:-14}"
	piece tap "laws on random games" env BUILD="$build" tests/laws/laws.sh "${LAWS_GAMES:-20}" "${LAWS_GARBAGE:-6}"
	piece tap "torture (20 kills)" env BUILD="$build" tests/torture/torture.py "${KILLS:-20}"
	wanted twins && piece tap "two worlds, one secret apart" tests/server/twins.py "$build"
	wanted season && piece tap "a season of three games" tests/server/season/season.py "$build"
	piece tap "instructions of units of work" tests/bench/counts.py "$build" --check
	wanted twins && piece tap "two worlds, two players apart" tests/server/anonymous.py "$build"
	piece tap "rule scenes" "$build/postalgm" scene tests/rules/*/*.scene tests/rules/*/*/*.scene
	for script in tests/server/*.sh tests/server/*/*.sh; do
		name=${script##*/}
		name=${name%.sh}
		case " $long " in *" $name "*) continue ;; esac
		wanted "$name" && [ -f "$script" ] && piece tap "$script" "$script" "$build"
	done
	for t in "$@"; do
		wanted "${t##*/}" && piece check "${t#"$build"/tests/}" "$t"
	done
	for fuzz in "$build"/tests/fuzz/fuzz_*; do
		case $fuzz in *.o | *.d) continue ;; esac
		name=${fuzz##*/fuzz_}
		[ -x "$fuzz" ] && [ -d "tests/fuzz/corpus/$name" ] &&
			piece tap "fuzz corpus: $name" "$fuzz" "tests/fuzz/corpus/$name/*"
	done
	piece tap "circles of calls" tests/circles.py "$build"
	piece tap "rules-cover" tests/rules-cover.sh --tap
} | xargs -d '\n' -P "${JOBS:-$(($(nproc) + 1))}" -I '{}' sh -c 'eval "set -- $1"; exec tests/run-one.sh "$@"' - '{}'

echo "log: $work/log"
# Failures are repeated at the end, for readers of the last lines alone.
[ ! -e "$work/failed" ] || head -n 60 "$work/failed"
awk '{ n += $1; bad += $2 } END { printf "%d passed, %d failed\n", n, bad; exit bad != 0 || n == 0 }' "$work/sums"
