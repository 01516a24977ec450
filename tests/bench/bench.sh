#!/bin/sh
# The figures of the README: each a median with the ratio to a floor of the same run.
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
tests/bench/counts.py "$build"
"$build/tests/bench/bench_lines"
"$build/tests/bench/bench_phases"
"$build/tests/bench/bench_games"
"$build/tests/bench/bench_reports"
"$build/tests/bench/bench_issue"
"$build/tests/bench/bench_scale"
BUILD="$build" python3 tests/bench/letters.py
"$build/tests/bench/bench_drain"
BUILD="$build" tests/bench/send.sh
