#!/bin/sh
# Rule marks of the rule books without a scene or a test that names them. A mark is shown
# by a `rule` line of a scene, or, where no position can show it, by a test in C or a
# script whose text holds it in brackets: [R-183]. With --tap, one line for `make check`.
set -eu
cd "$(dirname "$0")/.."
books='rules/cosmic/rulings.md rules/cosmic/base-game.md'

# What waits for the Alien Powers and Flares, and what is about other editions' parts.
later='R-154 R-155 R-156 R-159 R-160 R-161 R-188 R-190 R-191 R-192 R-193 R-194 R-195 R-196
R-197 R-198 R-199 PC-F.1 PC-F.2 PC-F.3 PC-F.4 PC-F.5 PC-F.6 PC-F.7 PC-F.8 PC-F.9 PC-F.10
PC-17.1 PC-17.2 PC-18.4 CB-2.2 CB-4.3 CB-8.6 CB-13.1 CB-13.2 CB-13.3 CB-13.4 CB-13.5'

marks=$(grep -ohE '\b(R-[0-9]{3}|PC-([0-9]+|F)\.[0-9]+|CB-[0-9]+\.[0-9]+)\b' $books | sort -u -V)
shown=$( { sed -n 's/^rule[ \t]*//p' tests/rules/*/*.scene | tr ' \t' '\n\n'
	grep -rohE '\[(R-[0-9]{3}|PC-[0-9F]+\.[0-9]+|CB-[0-9]+\.[0-9]+)([, ]+(R-[0-9]{3}|PC-[0-9F]+\.[0-9]+|CB-[0-9]+\.[0-9]+))*\]' \
		tests --include='*.c' --include='*.sh' --include='*.py' | tr -d '[]' | tr ', ' '\n\n'; } | sort -u)
missing= n=0
for m in $marks; do
	n=$((n + 1))
	case " $(echo $later) " in *" $m "*) continue ;; esac
	echo "$shown" | grep -qx -- "$m" || missing="$missing $m"
done
if [ "${1:-}" = --tap ]; then
	[ -z "$missing" ] && echo "ok 1 - every mark in scope has a scene or a test" ||
		echo "not ok 1 - marks without scene or test:$missing"
	exit 0
fi
echo "$n marks in the rule books, $(echo $later | wc -w) wait for Powers and Flares"
if [ -z "$missing" ]; then
	echo "none is without a scene or a test"
else
	echo "without a scene or a test:"
	printf '  %s\n' $missing
	exit 1
fi
