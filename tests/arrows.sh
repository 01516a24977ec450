#!/bin/sh
# The house has arrows that point downward only: which room may include which, and who
# may speak with which library. Fails on any other include.
set -eu
cd "$(dirname "$0")/.."
bad=0

# room: the rooms that it may include
allow() {
	room=$1 ok=$2
	for f in $(git ls-files "$room/*.c" "$room/*.h"); do
		for inc in $(sed -n 's/^#include "\([a-z_]*\)\/.*/\1/p' "$f" | sort -u); do
			case " $ok " in *" $inc "*) ;; *)
				echo "$f includes $inc/ (may: $ok)"
				bad=1 ;;
			esac
		done
	done
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
	above=
	for d in "$@"; do
		for up in $above; do
			grep -Hn "^#include \"$room/$up/" "$room/$d"/*.[ch] && {
				echo "... but $up stands above $d"
				bad=1
			}
		done
		above="$above $d"
	done
	# What lies in the room itself stands on top of all of them.
	grep -Hn "^#include \"$room/[a-z_0-9]*\.h\"" "$room"/*/*.[ch] && bad=1
	return 0
}
downward rules/cosmic scene codec report powers phases words engine table
downward rules/dragon_dune scene codec report phases words engine table
downward orders lexis
downward schema store
downward mail fetch send read compose trust text letter post
downward server daemon cli intake answers zine scene replay phase people report outbox identity game render home

# A folder is a room, not a hall.
for d in $(git ls-files | grep / | grep -v "[.]scene$" | xargs -n1 dirname | sort | uniq -c | awk '$1 > 48 {print $2 ":" $1}'); do
	case $d in tests/fuzz/corpus/* | tests/*/letters:* | tests/*/golden*) continue ;; esac
	echo "$d files in one folder: 48 at most"
	bad=1
done

# A game sees no other game; the pieces that games share lie below them all.
for f in $(git ls-files 'rules/*/*.c' 'rules/*/*.h' 'rules/*/*/*.c'); do
	game=$(echo "$f" | cut -d/ -f2)
	for inc in $(sed -n 's/^#include "rules\/\([a-z_]*\)\/.*/\1/p' "$f" | sort -u); do
		[ "$inc" = "$game" ] || [ "$inc" = pieces ] || { echo "$f includes the game $inc"; bad=1; }
	done
done

# library header: the folders (or files, as a pattern) that may include it
only() {
	header=$1 where=$2
	for f in $(git ls-files '*.c' '*.h' | grep -v '^tests/' | xargs grep -l "#include <$header" || true); do
		echo "$f" | grep -qE "^($where)" || { echo "$f includes <$header>"; bad=1; }
	done
}
only sqlite3 'schema/'
only libetpan 'mail/(fetch|read|text|letter)/|mail/post/wire\.h'
only curl 'mail/send/'
only gnutls 'mail/post/wire\.c'
only libxml 'mail/text/|server/render/render_svg\.c|server/render/render_html[a-z_]*\.[ch]|server/zine/|server/render/memory\.c'
only librsvg 'server/render/paint_draw\.c'
only cairo 'server/render/paint_draw\.[ch]'
only 'png.h|libimagequant' 'server/render/paint_png\.c'
only jansson 'server/|rules/codec(_fields)?\.c|rules/[a-z_]*/(codec/|[a-z_]*_codec\.c)'
only libical 'server/outbox/calendar\.c'
only 'seccomp|linux/landlock' 'base/confine_calls\.c'
only check '(none)'

# What makes reports and forms sees a view, never the state behind it.
for f in rules/cosmic/report*.c rules/cosmic/chart*.c rules/cosmic/report/form.c rules/cosmic/report/needs.c rules/cosmic/words*.c rules/cosmic/report/phrases.c rules/dragon_dune/report/*.[ch] rules/dragon_dune/words/*.[ch]; do
	[ -f "$f" ] || continue
	if grep -qE '/(table/state|phases/[a-z]*)\.h' "$f"; then
		echo "$f includes state.h"
		bad=1
	fi
done

# Lists grow by doubling (arena_push), and what people wrote is cut at characters (str_cut).
for f in $(git ls-files '*.c' | grep -vE '^(tests|base)/'); do
	if grep -nE 'arena_grow\(' "$f"; then
		echo "$f grows a list by itself: arena_push doubles it"
		bad=1
	fi
	if grep -nE 'STR_ARG\(str_slice\([^()]*, 0, [A-Z0-9_]+\)' "$f"; then
		echo "$f cuts a text that it shows: str_cut keeps characters whole"
		bad=1
	fi
done
[ $bad = 0 ] && echo "arrows: all downward"
exit $bad
