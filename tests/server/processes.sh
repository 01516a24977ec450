#!/bin/sh
# What each program of the house is linked with: a library that reads strangers' bytes or speaks
# to a network stands only where it is needed. Prints TAP.
# usage: tests/server/processes.sh BUILD_DIR
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

# The core speaks to no server. It has GnuTLS as long as it is linked with libetpan, for its headers.
without postalgmd curl ldap ssh2 rtmp
without postalgm curl ldap ssh2 rtmp
without postalgm-send etpan sqlite3 jansson ical rsvg cairo X11 png xml2
# libetpan itself is linked with libcurl: the fetcher cannot be without it.
without postalgm-fetch sqlite3 jansson ical rsvg cairo X11 png xml2
# What draws stands in the painter alone; what sends, not in it.
pictures="rsvg cairo pango X11 png imagequant gdk_pixbuf"
mail="etpan curl gnutls ldap ssh2 rtmp"
# shellcheck disable=SC2086
{
	without postalgm $pictures
	without postalgmd $pictures
	without postalgm-fetch $pictures
	without postalgm-keys $pictures $mail sqlite3 jansson ical xml2
	without postalgm-read $pictures $mail sqlite3 jansson ical
	without postalgm-paint $mail sqlite3 jansson ical
}
echo "1..$n"
[ "$failed" = 0 ]
