#!/bin/bash
# Runs each fuzz target for some time, two of them side by side (JOBS), at low priority.
# NAME is libFuzzer's, in BUILD_DIR/fuzz; afl-NAME is AFL++'s, in BUILD_DIR/afl. Prints
# TAP; exit status 1 where one found something, which then lies there as NAME-crash-... ,
# of AFL++ in found/NAME.
# With SEED both draw the same inputs each time, as far as the seconds reach: what stops a
# change was there before it, in a longer run. Without, each run looks elsewhere.
# usage: [SEED=N] tests/fuzz/fuzz.sh BUILD_DIR SECONDS [TARGET...]
set -u
cd "$(dirname "$0")/../.."
build=$1/fuzz afl=$1/afl seconds=$2
shift 2
[ $# -gt 0 ] || set -- worker fields servers fetcher sender starter keys letter painter trust trim html dsn config orders state verify scene

leaks=suppressions=$PWD/tests/lsan.supp:print_suppressions=0

# Did libetpan break? The innermost frame outside the C library and the sanitizer tells. Servers
# that lie do break it, so it has a process of its own, and that is not a finding of ours.
is_libetpan() {
	awk '/ERROR: |runtime error/ { seen = 1 }
		seen && /^ *#[0-9]+ / && !/\/libc\.so| in (__|fuzzer::|malloc|calloc|realloc|free|mem|str|Sig)/ {
			found = /libetpan/; exit }
		END { exit !found }' "$1"
}

# The fuzzer's output is kept in NAME.log, and its exit status in NAME.status; inputs that broke
# libetpan, in NAME-libetpan.
run() {
	seeds=tests/fuzz/corpus/$1 end=$(($(date +%s) + seconds)) status=0
	mkdir -p "$build/corpus/$1"
	rm -f "$build/$1.runs"
	[ "$1" = worker ] && seeds="$seeds tests/mail/letters"
	while left=$((end - $(date +%s))) && [ $left -gt 0 ] && [ $status = 0 ]; do
		# shellcheck disable=SC2086
		LSAN_OPTIONS=$leaks nice "$build/tests/fuzz/fuzz_$1" -max_total_time=$left -timeout=10 -seed="${SEED:-0}" \
			-rss_limit_mb=1024 -max_len=65536 -print_final_stats=1 \
			-artifact_prefix="$build/$1-" "$build/corpus/$1" $seeds \
			>"$build/$1.log" 2>&1
		status=$?
		sed -n 's/^stat::number_of_executed_units: //p' "$build/$1.log" >>"$build/$1.runs"
		if [ $status != 0 ] && is_libetpan "$build/$1.log"; then
			mkdir -p "$build/$1-libetpan"
			mv "$build/$1"-crash-* "$build/$1"-timeout-* "$build/$1-libetpan" 2>/dev/null
			status=0
		fi
	done
	echo $status >"$build/$1.status"
}

# AFL++ asks for settings of the machine that only speed it up.
export AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_NO_UI=1 \
	AFL_NO_AFFINITY=1 AFL_QUIET=1
run_afl() {
	seeds=$afl/seeds/$1 out=$afl/found/$1
	rm -rf "$seeds" "$out"
	mkdir -p "$seeds" "$out"
	cp tests/fuzz/corpus/"$1"/* "$seeds"
	[ "$1" = worker ] &&
		find tests/mail/letters -name '*.eml' -size -4k -exec cp {} "$seeds" \;
	# shellcheck disable=SC2086
	nice afl-fuzz ${SEED:+-s $SEED} -i "$seeds" -o "$out" -V "$seconds" -t 5000 -m none -G 65536 \
		-- "$afl/tests/fuzz/fuzz_$1" >"$afl/$1.log" 2>&1
	status=$?
	[ -z "$(found "$1")" ] || status=1
	echo $status >"$afl/$1.status"
}
found() {
	find "$afl/found/$1" -path '*/crashes/id*' -o -path '*/hangs/id*'
}

tell() {
	if [ "$(cat "$build/$1.status")" = 0 ]; then
		echo "ok $n - $1, $(awk '{ n += $1 } END { print n + 0 }' "$build/$1.runs") runs"
		return
	fi
	echo "not ok $n - $1"
	grep -E 'ERROR|SUMMARY|runtime error|Test unit written|deadly' "$build/$1.log" | sed 's/^/# /'
	grep -E '^ *#[0-9]+ ' "$build/$1.log" | head -n 12 | sed 's/^/#/'
	bad=1
}

tell_afl() {
	if [ "$(cat "$afl/$1.status")" = 0 ]; then
		echo "ok $n - $1 (AFL++), $(sed -n 's/^execs_done *: //p' "$afl/found/$1/default/fuzzer_stats") runs"
		return
	fi
	echo "not ok $n - $1 (AFL++)"
	# What the first of them breaks, which AFL++ does not say.
	{
		found "$1" | head -n 20
		"$afl/tests/fuzz/fuzz_$1" "$(found "$1" | head -n 1)" 2>&1 | head -n 30
		tail -n 4 "$afl/$1.log"
	} | sed 's/^/# /'
	bad=1
}

for name in "$@"; do
	while [ "$(jobs -rp | wc -l)" -ge "${JOBS:-2}" ]; do
		wait -n
	done
	case $name in
	afl-*) run_afl "${name#afl-}" & ;;
	*) run "$name" & ;;
	esac
done
wait
bad=0 n=0
for name in "$@"; do
	n=$((n + 1))
	case $name in
	afl-*) tell_afl "${name#afl-}" ;;
	*) tell "$name" ;;
	esac
done
echo "1..$n"
exit $bad
