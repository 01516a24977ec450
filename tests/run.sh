#!/bin/sh
# Runs everything that `make check` promises and counts it; the closing line is
# "N passed, N failed". Arguments: the Check programs.
set -u
cd "$(dirname "$0")/.."
build=${BUILD:-build}
passed=0 failed=0
log=$build/check.log
: >"$log"

# count NAME PASSED FAILED
count() {
	printf '%-52s %5s passed%s\n' "$1" "$2" "$([ "$3" = 0 ] || echo ", $3 FAILED")"
	passed=$((passed + $2)) failed=$((failed + $3))
}

# A Check program: its closing line is "100%: Checks: 12, Failures: 0, Errors: 0".
check_program() {
	out=$("$1" 2>&1)
	status=$?
	printf '== %s\n%s\n' "$1" "$out" >>"$log"
	sums=$(printf '%s\n' "$out" | sed -n 's/^[0-9]*%: Checks: \([0-9]*\), Failures: \([0-9]*\), Errors: \([0-9]*\)$/n=\1 bad=$((\2+\3))/p' | tail -n 1)
	n=0 bad=0
	eval "$sums"
	[ "$status" = 0 ] || [ "$bad" != 0 ] || bad=1
	[ "$bad" = 0 ] || printf '%s\n' "$out" | tail -n 20
	count "${1#"$build"/tests/}" $((n > bad ? n - bad : 0)) "$bad"
}

# Anything that prints TAP: "ok 1 - ..." and "not ok 2 - ...".
tap() {
	name=$1
	shift
	out=$("$@" 2>&1)
	status=$?
	printf '== %s\n%s\n' "$name" "$out" >>"$log"
	n=$(printf '%s\n' "$out" | grep -c '^ok ')
	bad=$(printf '%s\n' "$out" | grep -c '^not ok ')
	[ "$status" = 0 ] || [ "$bad" != 0 ] || bad=1
	[ "$bad" = 0 ] || printf '%s\n' "$out" | grep -A8 '^not ok ' | head -n 60
	[ "$bad" = 0 ] || [ "$n" != 0 ] || printf '%s\n' "$out" | tail -n 20
	count "$name" "$n" "$bad"
}

for t in "$@"; do
	check_program "$t"
done
tap "rule scenes" "$build/postalgm" scene tests/rules/*/*.scene
for script in tests/server/*.sh tests/mail/*.sh; do
	[ -f "$script" ] && tap "$script" "$script" "$build"
done
for fuzz in "$build"/tests/fuzz/fuzz_*; do
	case $fuzz in *.o | *.d) continue ;; esac
	name=${fuzz##*/fuzz_}
	[ -x "$fuzz" ] && [ -d "tests/fuzz/corpus/$name" ] &&
		tap "fuzz corpus: $name" "$fuzz" tests/fuzz/corpus/"$name"/*
done
tap "a season of three games" tests/server/season.py "$build"
tap "rules-cover" tests/rules-cover.sh --tap
tap "laws on random games" env BUILD="$build" tests/laws/laws.sh "${LAWS_GAMES:-60}" "${LAWS_GARBAGE:-15}"
tap "torture (20 kills)" env BUILD="$build" tests/torture/torture.py "${KILLS:-20}"
echo "log: $log"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
