#!/bin/sh
# Rule marks of the games' rule books (rules/pieces/rulings.h) without a scene or a test that
# names them. A mark is shown by a `rule` line of a scene, or, where no position can show it,
# by a test in C or a script whose text holds it in brackets: [R-183]. With --tap, one line
# for `make check`.
set -eu
cd "$(dirname "$0")/.."

# Rules about parts of other editions, and rules that only words could show.
later='CB-2.2 CB-8.6 CB-13.5'

mark='[A-Z]+-[A-Z]?[0-9.]*[0-9]'
# A Power's mark stands at the top of its file.
marks=$( { for book in rules/*/rulings.md; do
		awk -f rules/pieces/rulings.awk -v list=1 $(ls "${book%/*}"/*.md | grep -v /README.md)
	done
	head -qn1 rules/*/powers/*.c | grep -oE 'CP-[0-9.]+[0-9]'; } | sort -u -V)
shown=$( { sed -n 's/^rule[ \t]*//p' tests/rules/*/*.scene tests/rules/*/*/*.scene | tr ' \t' '\n\n'
	grep -rohE "\[$mark([, ]+$mark)*\]" \
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
echo "$n marks in the rule books, $(echo $later | wc -w) about parts that are not used"
if [ -z "$missing" ]; then
	echo "none is without a scene or a test"
else
	echo "without a scene or a test:"
	printf '  %s\n' $missing
	exit 1
fi
