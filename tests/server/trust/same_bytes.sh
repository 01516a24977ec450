#!/bin/sh
# Reproducible builds: two rooms with their made headers and a linked program, built in two
# folders of different names, under another umask, time zone, language and build folder, are
# the same byte for byte, and name neither folder. Prints TAP.
# usage: tests/server/trust/same_bytes.sh
set -u
cd "$(dirname "$0")/../../.." || exit 1
work=$(mktemp -d "${TMPDIR:-/tmp}/postalgm-same.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT INT TERM
. tests/kit/tap.sh
# The settings of the make that runs this are not for those that it compares.
unset MAKEFLAGS MFLAGS MAKEOVERRIDES BUILD SANITIZE CFLAGS

what="libbase.a libschema.a tests/base/check_str"

# built FOLDER BUILD SETTINGS...: the sources copied there and built into BUILD.
built() {
	folder=$1 to=$2
	shift 2
	mkdir -p "$folder/tests" &&
		cp -R Makefile base schema "$folder/" &&
		cp -R tests/base tests/check_main.h tests/programs.h "$folder/tests/" &&
		(cd "$folder" && env CCACHE_DISABLE=1 "$@" make -s BUILD="$to" \
			$(for w in $what; do echo "$to/$w"; done))
}
is 0 '!error' 'the sources build in one folder' \
	built "$work/a" build TZ=UTC LC_ALL=C
umask 077
# Files of another age, and a build folder that is named by its whole path.
find "$work/a" -name '*.c' -exec touch -d '2001-02-03' {} +
is 0 '!error' 'and in another, with a build folder elsewhere' \
	built "$work/quite-another-name" "$work/far/away" TZ=Asia/Tokyo LC_ALL=C.UTF-8 USER=somebody
for w in $what; do
	is 0 '' "$w: the same bytes" cmp "$work/a/build/$w" "$work/far/away/$w"
	is 1 '' "$w names no folder of the machine" grep -qF "$work" "$work/a/build/$w" "$work/far/away/$w"
done
# The comparison sees a difference where there is one.
is 0 '' 'a source that differs gives other bytes' sh -c "cd '$work/a' &&
	echo 'int another(void); int another(void) { return 1; }' >>base/str.c &&
	CCACHE_DISABLE=1 make -s build/libbase.a && ! cmp -s build/libbase.a '$work/far/away/libbase.a'"
finish
