#!/bin/sh
# The Debian packages in a fresh Debian: installed, used, upgraded, removed, purged; lintian; the same
# bytes twice. Needs root, debootstrap, lintian and a Debian mirror (MIRROR), and takes about ten minutes:
# not a part of `make check`, but `make package-check`. Leaves nothing but BUILD_DIR/deb.
# Prints TAP. usage: tests/package/deb.sh BUILD_DIR
set -u
build=${1:-build}
missing=
for need in dh:debhelper dpkg-buildpackage:dpkg-dev debootstrap:debootstrap lintian:lintian; do
	command -v "${need%:*}" >/dev/null || missing="$missing ${need#*:}"
done
[ -z "$missing" ] || { echo "Bail out! make package-check needs: apt-get install$missing"; exit 1; }
[ "$(id -u)" = 0 ] || { echo "Bail out! make package-check needs to be root: it installs the packages in a fresh Debian"; exit 1; }
. "$(dirname "$0")/../kit/tap.sh"
work=$(mktemp -d "${TMPDIR:-/tmp}/postalgm-deb.XXXXXX") || exit 1
trap 'umount "$work/root/proc" 2>/dev/null; rm -rf "$work"' EXIT INT TERM
deb=$build/deb root=$work/root
unset POSTALGM_HOME POSTALGM_GAME

# Each build's own words are kept: they show the flags of each compilation.
made() { # BUILD_DIR LOG
	make deb BUILD="$1" >"$2" 2>&1
	local status=$?
	tail -n 20 "$2"
	return $status
}
is 0 'postalgm_.*deb' 'make deb' made "$build" "$work/log"
(cd "$deb" && sha256sum ./*.deb) >"$work/sums"
is 0 '' 'make deb in another folder, at another time, in another time zone, with another mask of files' \
	sh -c "umask 077; TZ=Asia/Tokyo make deb BUILD='$work/elsewhere'"
is 0 '' 'gives the same bytes' sh -c "cd '$work/elsewhere/deb' && sha256sum --check --quiet '$work/sums'"
rm -rf "$work/elsewhere"
for kind in CPPFLAGS CFLAGS LDFLAGS; do
	# The folder of the build stands in some of them.
	for flag in $(DEB_BUILD_MAINT_OPTIONS=hardening=+all dpkg-buildflags --get $kind); do
		case $flag in *prefix-map* | -specs=* | -g | -O2) continue ;; esac
		case $kind in LDFLAGS) pattern='-o [^ ]*postalgmd ' ;; *) pattern=' -c -o [^ ]*/home\.o' ;; esac
		is 0 '' "Debian's $kind are honoured: $flag" \
			sh -c "grep -E -- '$pattern' '$work/log' | grep -qF -- '$flag'"
	done
done
is 0 '![EW]: ' 'lintian has nothing to say' sh -c "lintian --allow-root '$deb'/*.changes 2>&1"

is 0 '' 'a fresh Debian' debootstrap --variant=minbase --include=systemd bookworm "$root" "${MIRROR:-http://deb.debian.org/debian}"
mount -t proc proc "$root/proc"
cp "$deb"/postalgm_*.deb "$deb"/postalgm-doc_*.deb "$root/tmp/"
inside() { chroot "$root" env LC_ALL=C DEBIAN_FRONTEND=noninteractive "$@"; }
as() { inside runuser -u postalgm -- "$@"; }
install_it() { inside sh -c 'apt-get install -y --no-install-recommends /tmp/postalgm_*.deb /tmp/postalgm-doc_*.deb'; }
is 0 '' 'the packages are installed' install_it
is 0 'postalgm.*/var/lib/postalgm' 'the user is there' inside getent passwd postalgm
is 0 '^700 postalgm' 'the folder of backups is there' inside stat -c '%a %U' /var/backups/postalgm
for page in 'man1/postalgm.1' 'man5/postalgm.json.5' 'man8/postalgmd.8'; do
	is 0 '' "the manual has $page" inside test -s "/usr/share/man/$page.gz"
done
# What help and the manual name is installed: documents, units, folders.
for name in $({ cat server/man/*.[158]; for c in $("$build/deb/postalgm-"*/build/postalgm help --list | cut -f1 | tr ' ' +); do
	"$build/deb/postalgm-"*/build/postalgm help $(echo "$c" | tr + ' '); done; } 2>/dev/null | sed 's/\\-/-/g' |
	grep -Eo '[A-Za-z-]+\.md|README\.Debian|postalgm[a-z-]*\.(service|timer)' | sort -u); do
	is 0 "/$name" "installed: $name, which help or the manual names" inside sh -c "find /usr /lib -name '$name*' | grep -v /tmp/"
done
for file in bash-completion/completions/postalgm zsh/vendor-completions/_postalgm fish/vendor_completions.d/postalgm.fish; do
	is 0 '' "completion: $file" inside test -s "/usr/share/$file"
done
for program in fetch keys paint read send; do
	is 0 '' "postalgm-$program is there, and lacks no library" \
		inside sh -c "test -x /usr/libexec/postalgm/postalgm-$program && ! ldd /usr/libexec/postalgm/postalgm-$program | grep 'not found'"
done
is 0 'rulings' 'the rule books are there' inside ls /usr/share/doc/postalgm-doc/cosmic
inside install -d -o postalgm -g postalgm -m 700 /var/lib/postalgm
is 0 '' 'a home is made' as postalgm init --home /var/lib/postalgm --gm you@example.net --address gm@example.org
is 0 'was made' 'a game' as postalgm game new ce-7 --seats 3 --home /var/lib/postalgm
is 0 '' 'a player' as postalgm seat add ce-7 'Ann <ann@example.net>' --home /var/lib/postalgm
is 0 '' 'a round of the daemon' as postalgmd --once --home /var/lib/postalgm
is 0 'ann@example.net' 'her invitation goes out, by the programs in libexec' \
	inside sh -c 'cat /var/lib/postalgm/mail/out/new/*'
cp server/package/debian/tests/first-evening "$root/tmp/"
is 0 'mail/out/new' 'the test that the package brings' inside /tmp/first-evening

# The same package under a later version: what an upgrade does.
mkdir "$work/next"
dpkg-deb -R "$deb"/postalgm_*.deb "$work/next"
sed -i 's/^Version: .*/Version: 99.0/' "$work/next/DEBIAN/control"
dpkg-deb --root-owner-group -b "$work/next" "$root/tmp/next.deb" >/dev/null
is 0 'copied to /var/backups/postalgm/before-' 'an upgrade copies the database first' inside dpkg -i /tmp/next.deb
is 0 'ce-7' 'the games are there after it' as postalgm game list --home /var/lib/postalgm
is 0 '' 'the copy can be read' inside sh -c 'test -s /var/backups/postalgm/before-*.db'
sed -i 's/^Version: .*/Version: 99.1/' "$work/next/DEBIAN/control"
dpkg-deb --root-owner-group -b "$work/next" "$root/tmp/next.deb" >/dev/null
inside sh -c 'cp -p /var/lib/postalgm/postalgm.db /tmp/kept.db && : >/var/lib/postalgm/postalgm.db'
is 1 'nothing is upgraded' 'an upgrade over a database that cannot be copied is refused' inside dpkg -i /tmp/next.deb
inside sh -c 'cp -p /tmp/kept.db /var/lib/postalgm/postalgm.db'
is 0 '99.0' 'the version before is still installed' inside dpkg-query -W postalgm
is 0 'ce-7' '... and works' as postalgm game list --home /var/lib/postalgm

is 0 '' 'removed' inside apt-get remove -y postalgm
is 0 '' 'the games stay' inside test -f /var/lib/postalgm/postalgm.db
is 0 'backups of the games are left' 'purged' inside sh -c 'apt-get purge -y postalgm postalgm-doc 2>&1'
is 1 '' 'the games are gone' inside test -e /var/lib/postalgm
is 0 'before-' 'the backups stay' inside ls /var/backups/postalgm
is 0 '^$' 'nothing else of ours is left' inside sh -c "find / -xdev -name '*postalgm*' -not -path '/tmp/*' \
	-not -path '/var/backups/*' -not -path '/proc/*' -not -path '/var/log/*' -not -path '/var/lib/systemd/*'"
finish
