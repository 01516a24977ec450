#!/bin/sh
# Runs each fuzz target for some time. Prints TAP; exit status 1 where one found
# something, which then lies beside the programs as NAME-crash-... .
# usage: tests/fuzz/fuzz.sh BUILD_DIR SECONDS [TARGET...]
set -u
cd "$(dirname "$0")/../.."
build=$1 seconds=$2
shift 2
[ $# -gt 0 ] || set -- letter trim html sender config orders state
bad=0 n=0
for name in "$@"; do
	n=$((n + 1))
	work=$build/corpus/$name
	mkdir -p "$work"
	seeds=tests/fuzz/corpus/$name
	[ "$name" = letter ] && seeds="$seeds tests/mail/letters"
	# shellcheck disable=SC2086
	if "$build/tests/fuzz/fuzz_$name" -max_total_time="$seconds" -timeout=10 \
		-rss_limit_mb=1024 -max_len=65536 -print_final_stats=1 \
		-artifact_prefix="$build/$name-" "$work" $seeds >"$build/$name.log" 2>&1; then
		echo "ok $n - $name, $(sed -n 's/^stat::number_of_executed_units: //p' "$build/$name.log") runs"
	else
		echo "not ok $n - $name"
		grep -E 'ERROR|SUMMARY|runtime error|Test unit written|deadly' "$build/$name.log" |
			sed 's/^/# /'
		grep -E '^ *#[0-9]+ ' "$build/$name.log" | head -n 12 | sed 's/^/#/'
		bad=1
	fi
done
echo "1..$n"
exit $bad
