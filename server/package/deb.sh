#!/bin/sh
# The Debian packages of what is committed: deb.sh FOLDER NAME-VERSION. The same commit gives the same
# bytes: time stamps are those of the changelog's last entry.
set -eu
to=$1 name=$2
cd "$(dirname "$0")/../.."
command -v dpkg-buildpackage >/dev/null && command -v dh >/dev/null || {
	echo 'make deb needs Debian packages: apt-get install debhelper dpkg-dev' >&2
	exit 1
}
[ "$(sed -n 's/^postalgm (\([^)]*\)).*/\1/p;q' server/package/debian/changelog)" = "${name#postalgm-}" ] || {
	echo "server/package/debian/changelog has another version than the Makefile (${name#postalgm-})" >&2
	exit 1
}
rm -rf "$to"
mkdir -p "$to/$name"
git archive HEAD | tar -x -C "$to/$name"
cp -R server/package/debian "$to/$name/debian"
cd "$to/$name"
# The settings of the make that runs this are not for the package.
unset MAKEFLAGS MFLAGS MAKEOVERRIDES BUILD SANITIZE WERROR
dpkg-buildpackage -us -uc -b -rfakeroot
ls -l ../*.deb
