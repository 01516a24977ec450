#!/bin/sh
# The house has arrows that point downward only: which room may include which, and who
# may speak with which library. Fails on any other include.
set -eu
cd "$(dirname "$0")/.."
bad=0
list=$(mktemp)
trap 'rm -f "$list"' EXIT

# FILES of git as pathspecs: "FILE ROOM" for each room that a file includes from.
includes() {
	git grep -E '^#include "[a-z_]+/' -- "$@" | sed -E 's|^([^:]*):#include "([a-z_]+)/.*|\1 \2|' | sort -u
}

# A search of awk over what git knows: the lines that it prints are faults.
fault() {
	out=$(cat)
	[ -z "$out" ] || { printf '%s\n' "$out"; bad=1; }
}

# room: the rooms that it may include
allow() {
	includes "$1/*.c" "$1/*.h" >"$list"
	fault <<-END
		$(awk -v ok="$2" 'index(" " ok " ", " " $2 " ") == 0 { print $1 " includes " $2 "/ (may: " ok ")" }' "$list")
	END
}
allow base "base"
allow orders "orders base"
allow mail "mail base"
allow schema "schema base"
allow rules "rules orders base"
allow server "server rules mail schema orders base"

# Inside a room of sub-rooms: each may include those that stand behind it in the list.
downward() {
	room=$1
	shift
	for d in $(git ls-files "$room" | sed -n "s|^$room/\\([a-z_]*\\)/.*\\.[ch]\$|\\1|p" | sort -u); do
		case " $* " in *" $d "*) ;; *) echo "$room/$d has no place in the order of $room/"; bad=1 ;; esac
	done
	git grep -nE "^#include \"$room/[a-z_]+/" -- "$room/*/*.[ch]" >"$list" || true
	fault <<-END
		$(awk -v room="$room/" -v order="$*" 'BEGIN { n = split(order, d, " "); for (i = 1; i <= n; i++) at[d[i]] = i }
			{ split(substr($0, length(room) + 1), from, "/"); split(substr($0, index($0, "\"" room) + length(room) + 1), to, "/") }
			at[to[1]] < at[from[1]] { print $0 ": " to[1] " stands above " from[1] }' "$list")
	END
	# Files in the room itself stand on top of all of them. Where the room itself has no
	# code, its headers say what the room does for others, and its sub-rooms see them.
	ls "$room"/*.c >/dev/null 2>&1 &&
		grep -Hn "^#include \"$room/[a-z_0-9]*\.h\"" "$room"/*/*.[ch] && bad=1
	return 0
}
# The other way round in base: what lies in the room itself is the ground of its sub-rooms.
grep -EHn '^#include "base/(process|coding|text|figure)/' base/*.[ch] && bad=1
downward rules/cosmic scene codec report powers player phases words sayings engine table
downward rules/dragon_dune scene codec report player phases words engine table
downward rules/dune scene codec report player phases war run words engine table map
downward orders answer letter help free sheet line sayings away lexis
downward orders/free lines decide text change parts
downward server/zine people issue ground
downward schema homes mail store
downward mail fetch send read compose trust text letter post
downward server daemon cli health commands console intake gm_mail todo said fate answers zine scene replay phase people report outbox identity options game painter render house home

# A folder is a room, not a hall.
for d in $(git ls-files | sed -n 's|/[^/]*$||p' | sort | uniq -c | awk '$1 > 42 {print $2 ":" $1}'); do
	# Of the steps of the database none is ever taken out, and nobody looks for anything among them but by its number.
	case $d in tests/fuzz/corpus/* | tests/*/letters:* | tests/*/golden* | schema/steps:*) continue ;; esac
	echo "$d files in one folder: 42 at most"
	bad=1
done

# A source is one subject: tests are lists of short ones, and may be longer.
fault <<END
$(git ls-files '*.c' '*.h' | grep -v '^tests/' | xargs wc -l |
	awk '$2 != "total" && $1 > 400 { print $2 " has " $1 " lines: 400 at most" }')
END

# A game sees no other game; the pieces that games share lie below them all.
fault <<END
$(git grep -E '^#include "rules/[a-z_]+/' -- 'rules/*/*.c' 'rules/*/*.h' |
	sed -E 's|^([^:]*):#include "rules/([a-z_]+)/.*|\1 \2|' | sort -u |
	awk '{ split($1, at, "/") } $2 != at[2] && $2 != "pieces" { print $1 " includes the game " $2 }')
END

# A piece is shared: two games use it at least, the small ones of the tests among them. Conditions are read through others.
git grep -E '^#include "rules/pieces/' -- 'rules/*/*.[ch]' 'tests/games/*.[ch]' ':!rules/pieces' |
	sed -E 's|^rules/([a-z_]*)/[^"]*"([^"]*)".*|\1 \2|; s|^tests/games/([a-z]*)[_.][^"]*"([^"]*)".*|\1 \2|' | sort -u >"$list"
for piece in rules/pieces/*.h; do
	[ "$piece" != rules/pieces/condition.h ] || continue
	users=$(grep -c " $piece\$" "$list" || true)
	[ "$users" -ge 2 ] || { echo "$piece is used by $users games: 2 at least"; bad=1; }
done

# library header: the folders (or files, as a pattern) that may include it
only() {
	header=$1 where=$2
	for f in $(git ls-files '*.c' '*.h' | grep -v '^tests/' | xargs grep -l "#include <$header" || true); do
		echo "$f" | grep -qE "^($where)" || { echo "$f includes <$header>"; bad=1; }
	done
}
only sqlite3 'schema/'
only zstd 'schema/store/pack\.c'
only libetpan 'mail/(fetch|read|text|letter)/|mail/post/wire\.h'
only curl 'mail/send/'
only gnutls 'mail/post/wire(_connect\.c|_parts\.h|\.c)'
only libxml 'mail/text/|server/render/render_svg\.c|server/render/render_html[a-z_]*\.[ch]|server/zine/|server/render/memory\.c'
only librsvg 'server/painter/paint_draw\.c'
only cairo 'server/painter/paint_draw\.[ch]|server/painter/paint_text\.[ch]|server/painter/paint_pdf\.c'
only fribidi 'server/painter/paint_text\.c'
only 'png.h|libimagequant' 'server/painter/paint_png\.c'
only minizip 'server/zine/issue/zine_book\.c'
only unicode 'server/zine/people/zine_address\.c'
only jansson 'server/|rules/codec(_fields)?\.c|rules/[a-z_]*/(codec/|[a-z_]*_codec\.c)'
only libical 'server/outbox/calendar\.c'
only 'seccomp|linux/landlock' 'base/process/confine_calls\.c'
only check '(none)'

# Files that make reports and forms see a view, never the state behind it.
fault <<END
$(git grep -lE '^#include ".*/(table/state|phases/[a-z]*)\.h' -- 'rules/*/report/*.[ch]' 'rules/*/words/*.[ch]' \
	'rules/*/sayings/*.[ch]' 'rules/*/player/*.[ch]' | sed 's/$/ includes state.h/')
END

# Lists grow by doubling (arena_push), and what people wrote is cut at characters (str_cut).
fault <<END
$(git grep -nE 'arena_grow\(' -- '*.c' ':!tests' ':!base' | sed 's/$/ grows a list by itself: arena_push doubles it/')
$(git grep -nE 'STR_ARG\(str_slice\([^()]*, 0, [A-Z0-9_]+\)' -- '*.c' ':!tests' ':!base' |
	sed 's/$/ cuts a text that it shows: str_cut keeps characters whole/')
END

# STR_ARG names its argument twice, so that a function in it would be called twice: only these, which are views of what is
# there, may stand in one. What a function makes is printed with STR_MADE.
fault <<END
$(git ls-files '*.c' '*.h' | xargs python3 tests/str_arg.py)
END
[ $bad = 0 ] && echo "arrows: all downward"
exit $bad
