#!/bin/sh
# The libraries of each program of the house: one that reads strangers' bytes, draws or
# speaks to a network stands only where it is needed. (memory.sh looks at what is loaded while a
# daemon is at work.) Prints TAP.
# usage: tests/server/trust/processes.sh BUILD_DIR
set -u
build=${1:-build}
n=0 failed=0

# without PROGRAM LIBRARIES...: none of them is loaded with it, however deep.
without() {
	program=$1
	shift
	n=$((n + 1))
	bad=
	linked=$(ldd "$build/$program" 2>&1) || bad="ldd: $linked"
	case $linked in *libc.so*) ;; *) bad="ldd tells of nothing" ;; esac
	for library in "$@"; do
		case $linked in *"lib$library."* | *"lib$library-"*) bad="$bad lib$library" ;; esac
	done
	if [ -z "$bad" ]; then
		echo "ok $n - $program is without $*"
	else
		failed=$((failed + 1))
		echo "not ok $n - $program is without $*"
		echo "#   it has: $bad"
	fi
}
# with PROGRAM LIBRARY: the other way round, so that a name which nothing has proves nothing.
with() {
	n=$((n + 1))
	case $(ldd "$build/$1" 2>&1) in
	*"lib$2."* | *"lib$2-"*) echo "ok $n - $1 has $2, where it belongs" ;;
	*)
		failed=$((failed + 1))
		echo "not ok $n - $1 has $2, where it belongs"
		;;
	esac
}

tls="gnutls ssl crypto nettle"
mail="etpan curl ldap ssh2 rtmp $tls"
pictures="rsvg cairo pango fribidi X11 png imagequant gdk_pixbuf"
store="sqlite3 jansson ical"
# shellcheck disable=SC2086
{
	# The core and the GM's commands take no letter apart, speak to no server and draw nothing.
	without postalgmd $mail $pictures
	without postalgm $mail $pictures
	without postalgm-keys $mail $pictures $store xml2
	without postalgm-read $mail $pictures $store
	# libetpan itself is linked with libcurl: the fetcher cannot be without it.
	without postalgm-fetch $pictures $store xml2
	without postalgm-send etpan $pictures $store xml2
	without postalgm-paint $mail $store
}
with postalgmd sqlite3
with postalgm-fetch etpan
with postalgm-fetch gnutls
with postalgm-send curl
with postalgm-paint rsvg
echo "1..$n"
[ "$failed" = 0 ]
