#!/bin/sh
# Runs everything that `make check` promises and counts it, two pieces more at a time than
# there are processors, for many wait for a clock or another process (JOBS). The closing
# line is "N passed, N failed". Arguments: the Check programs. SKIP names scripts and programs that
# are left out ("browser check_bounds twins"). With DATES the programs' clock is so many days ahead
# in the scripts that are dated.
set -u
cd "$(dirname "$0")/.."
build=${BUILD:-build}
work=$build/check-log
rm -rf "$work"
mkdir -p "$work"
: >"$work/sums"

. tests/kit/machine.sh
. tests/kit/python.sh

# A test makes and drops an arena a letter: without this the C library gives the memory back to the system each time, and half of
# what the tests cost was to ask for it anew. Not for programs whose memory or whose instructions are measured.
roomy="env MALLOC_TRIM_THRESHOLD_=268435456 MALLOC_TOP_PAD_=16777216"

piece() { # KIND NAME COMMAND...: a line of words for run-one.sh
	kind=$1 name=$2
	shift 2
	printf "%s '%s' '%s' %s\n" "$kind" "$work" "$name" "$*"
}

wanted() { # NAME: SKIP does not leave it out
	case " ${SKIP:-} " in *" $1 "*) return 1 ;; esac
}

# Scripts whose letters and commands have dates of their own, which must not mix with today's. Not
# among them: those with a server, whose certificate is of today; those that build or install; those
# that look at words alone; those that turn the clock themselves (handwork, phase/clock).
dated="upgrade cli backup acts eyes games lost nmr operating person who_sits early letter todo secrets"

script() { # NAME SCRIPT
	case " $dated " in
	*" $1 "*)
		[ -z "${DATES:-}" ] || {
			piece tap "$2, $DATES days from now" tests/dates.sh "$build" "$DATES" "$2"
			return
		}
		;;
	esac
	piece tap "$2" "$2" "$build"
}

share() { # FILE...: each TEST_SHARE-th of them (kit/share.h)
	printf '%s\n' "$@" | awk -v each="${TEST_SHARE:-1}" 'each < 2 || NR % each == 0'
}

# Scripts that take longest, by the clock or by what they cost.
long="browser memory upgrade demo_dragon boxes same_bytes terminal"

{
	# The long ones first, so that nobody waits for them alone at the end.
	for name in $long; do
		for file in tests/server/"$name".sh tests/server/*/"$name".sh; do
			wanted "$name" && [ -f "$file" ] && script "$name" "$file"
		done
	done
	piece tap "laws of house players" $roomy "$build/tests/laws/house" "${LAWS_HOUSE:-60}"
	piece tap "laws of every game" $roomy "$build/tests/laws/any" "${LAWS_ANY:-63}" "${LAWS_ANY_GARBAGE:-14}"
	piece tap "laws on random games" env BUILD="$build" tests/laws/laws.sh "${LAWS_GAMES:-20}" "${LAWS_GARBAGE:-6}"
	piece tap "torture (20 kills)" env BUILD="$build" tests/torture/torture.py "${KILLS:-20}"
	wanted twins && piece tap "two worlds, one secret apart" tests/server/twins.py "$build"
	wanted season && piece tap "a season of three games" tests/server/season/season.py "$build"
	piece tap "instructions of units of work" tests/bench/counts.py "$build" --check
	wanted twins && piece tap "two worlds, two players apart" tests/server/anonymous.py "$build"
	piece tap "rule scenes" $roomy "$build/postalgm" scene $(share tests/rules/*/*.scene tests/rules/*/*/*.scene)
	for file in tests/server/*.sh tests/server/*/*.sh; do
		name=${file##*/}
		name=${name%.sh}
		case " $long " in *" $name "*) continue ;; esac
		wanted "$name" && [ -f "$file" ] && script "$name" "$file"
	done
	for t in "$@"; do
		wanted "${t##*/}" && piece check "${t#"$build"/tests/}" $roomy "$t"
	done
	for fuzz in "$build"/tests/fuzz/fuzz_*; do
		case $fuzz in *.o | *.d) continue ;; esac
		name=${fuzz##*/fuzz_}
		[ -x "$fuzz" ] && [ -d "tests/fuzz/corpus/$name" ] &&
			piece tap "fuzz corpus: $name" "$fuzz" "tests/fuzz/corpus/$name/*"
	done
	piece tap "circles of calls" tests/circles.py "$build"
	piece tap "rules-cover" tests/rules-cover.sh --tap
} | xargs -d '\n' -P "${JOBS:-$(($(nproc) + 2))}" -I '{}' sh -c 'eval "set -- $1"; exec tests/run-one.sh "$@"' - '{}'

echo "log: $work/log"
# What they cost together, and the dearest: where to look when all of it takes too long.
awk '{ all += $3 } END { print "cost: " all " s of processor" }' "$work/sums"
sort -k3,3 -rn "$work/sums" | head -n 12 | awk '{ cost = $3; sub(/^([0-9]+ ){4}/, ""); print "  " cost " s  " $0 }'
# Failures are repeated at the end, for readers of the last lines alone.
[ ! -e "$work/failed" ] || head -n 60 "$work/failed"
awk '{ n += $1; bad += $2 } END { printf "%d passed, %d failed\n", n, bad; exit bad != 0 || n == 0 }' "$work/sums"
