#!/bin/sh
# One piece of tests/run.sh: runs it, prints its line, adds to DIR/sums and DIR/log.
# usage: tests/run-one.sh check|tap DIR NAME COMMAND...
set -u
kind=$1 dir=$2 name=$3
shift 3
begun=$(date +%s)
out=$("$@" 2>&1)
status=$?
took=$(($(date +%s) - begun))
# What it cost the processors, whatever else the machine did: user and system time of the children.
times >"$dir/times.$$" # not in a pipe: there it would be another shell
cost=$(awk 'NR == 2 { gsub(/[ms]/, " "); print int($1 * 60 + $2 + $3 * 60 + $4 + 0.5) }' "$dir/times.$$")
rm -f "$dir/times.$$"
if [ "$kind" = check ]; then
	# A Check program: its closing line is "100%: Checks: 12, Failures: 0, Errors: 0".
	sums=$(printf '%s\n' "$out" | sed -n 's/^[0-9]*%: Checks: \([0-9]*\), Failures: \([0-9]*\), Errors: \([0-9]*\)$/n=\1 bad=$((\2+\3))/p' | tail -n 1)
	n=0 bad=0
	eval "$sums"
	n=$((n > bad ? n - bad : 0))
else
	# Anything that prints TAP: "ok 1 - ..." and "not ok 2 - ...".
	n=$(printf '%s\n' "$out" | grep -c '^ok ')
	bad=$(printf '%s\n' "$out" | grep -c '^not ok ')
fi
[ "$status" = 0 ] || [ "$bad" != 0 ] || bad=1
why=
if [ "$bad" != 0 ]; then
	why=$(printf '%s\n' "$out" | grep -A8 '^not ok ' | head -n 60)
	[ -n "$why" ] || why=$(printf '%s\n' "$out" | tail -n 20)
fi
# In one write, for others print beside it.
line=$(printf '%-52s %5s passed%s%s' "$name" "$n" "$([ "$bad" = 0 ] || echo ", $bad FAILED")" \
	"$([ $took -lt 10 ] || echo "  ($took s, $cost s of processor)")")
printf '%s\n' "${why:+$why
}$line"
printf '== %s\n%s\n' "$name" "$out" >>"$dir/log"
[ "$bad" = 0 ] || printf '%s\n%s\n' "FAILED: $name" "$(printf '%s\n' "$why" | head -n 8)" >>"$dir/failed"
echo "$n $bad $cost $took $name" >>"$dir/sums"
