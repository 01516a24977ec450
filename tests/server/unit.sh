#!/bin/sh
# The unit file: where `make install` puts it and what systemd thinks of it; and that what the
# programs write is for its owner alone. Prints TAP.
# usage: tests/server/unit.sh BUILD_DIR
set -u
build=${1:-build}
work=$(mktemp -d "${TMPDIR:-/tmp}/postalgm-unit.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT INT TERM
n=0 failed=0

# check NAME COMMAND...: the command must succeed.
check() {
	name=$1
	shift
	n=$((n + 1))
	if out=$("$@" 2>&1); then
		echo "ok $n - $name"
	else
		failed=$((failed + 1))
		echo "not ok $n - $name"
		printf '%s\n' "$out" | head -n 20 | sed 's/^/#   /'
	fi
}

# Every file that a command of ours makes is for its owner alone, whatever the caller's umask is.
private() {
	(
		umask 000
		"$build/postalgm" init --home "$work/home" --gm me@example.net --address gm@example.org &&
			"$build/postalgm" game new ce-7 --seats 3 --home "$work/home" &&
			"$build/postalgm" seat add ce-7 'Ann <ann@example.net>' --home "$work/home" &&
			"$build/postalgmd" --once --home "$work/home"
	) >/dev/null 2>"$work/err" || {
		cat "$work/err"
		return 1
	}
	open=$(find "$work/home" -type f -perm /077)
	[ -z "$open" ] || {
		echo "readable by others: $open"
		return 1
	}
}
check 'files are made 0600 whatever the umask' private

installed() {
	make -s BUILD="$build" DESTDIR="$work/dest" PREFIX=/usr install >"$work/err" 2>&1 || {
		cat "$work/err"
		return 1
	}
	unit=$work/dest/usr/lib/systemd/system/postalgm.service
	share=$work/dest/usr/share
	[ -s "$share/bash-completion/completions/postalgm" ] && [ -s "$share/zsh/site-functions/_postalgm" ] &&
		[ -s "$share/fish/vendor_completions.d/postalgm.fish" ] || {
		echo 'the completion of a shell is not installed'
		return 1
	}
	grep -q '^ExecStart=/usr/sbin/postalgmd ' "$unit" && grep -q '^u postalgm ' \
		"$work/dest/usr/lib/sysusers.d/postalgm.conf"
}
# All installed files are taken away again; files that others put beside them stay.
uninstalled() {
	root=$work/clean
	mkdir -p "$root/usr/bin" && echo theirs >"$root/usr/bin/theirs"
	for what in install uninstall; do
		make -s BUILD="$build" DESTDIR="$root" PREFIX=/usr $what >"$work/err" 2>&1 || {
			cat "$work/err"
			return 1
		}
		[ $what = uninstall ] || find "$root" -type f | sed "s|$root||" | sort >"$work/installed"
	done
	left=$(find "$root" -type f)
	[ "$left" = "$root/usr/bin/theirs" ] || {
		echo "left: $left"
		return 1
	}
}
check 'make uninstall leaves nothing of ours' uninstalled
# Programs, pages, completion, unit and user: what is documented is there.
for file in /usr/bin/postalgm /usr/sbin/postalgmd /usr/share/man/man1/postalgm.1 /usr/share/man/man5/postalgm.json.5 \
	/usr/share/man/man8/postalgmd.8 /usr/share/bash-completion/completions/postalgm \
	/usr/lib/systemd/system/postalgm.service /usr/lib/sysusers.d/postalgm.conf /usr/lib/tmpfiles.d/postalgm.conf \
	/usr/lib/systemd/system/postalgm-backup.service /usr/lib/systemd/system/postalgm-backup.timer \
	/usr/lib/systemd/system/postalgm-metrics.service /usr/lib/systemd/system/postalgm-metrics.timer \
	/usr/share/postalgm/monitoring/alerts.yml /usr/share/postalgm/monitoring/dashboard.json \
	/usr/share/doc/postalgm/OPERATING.md /usr/share/doc/postalgm/SECURITY.md; do
	check "make install brings $file" grep -qx "$file" "$work/installed"
done
check 'postalgmd.8 tells of the unit file' grep -q 'postalgm\.service' server/man/postalgmd.8

# The files that the pages name beside them are installed, and no unit names a folder of another prefix.
named() {
	for name in $(grep -oh '[A-Za-z-]*\.md' server/man/*.[1-8] server/cli/*.c server/commands/*.c server/health/*.c | sort -u); do
		grep -q "/$name\$" "$work/installed" || {
			echo "a man page or help names $name, which is not installed"
			return 1
		}
	done
	! grep -rn '/usr/local' "$work/dest/usr/lib/systemd/system"
}
check 'make install brings the unit, with its own prefix, and the user' installed
check 'units and pages name what is installed' named
documented() {
	for book in rules/*/rulings.md; do
		grep -q "^${book%/*}/\*\.md " server/package/debian/postalgm-doc.install || {
			echo "postalgm-doc lacks the rule book ${book%/*}"
			return 1
		}
	done
}
check 'the documentation package has the rule book of each game' documented

if command -v systemd-analyze >/dev/null; then
	# Exposure at most 1.9: the threshold is given in tenths.
	for service in server/package/*.service; do
		check "systemd-analyze security of ${service##*/} is below 2.0" \
			systemd-analyze security --offline=true --no-pager --threshold=19 "$service"
	done
else
	echo "ok # SKIP security of the unit, because systemd-analyze is not installed"
fi
echo "1..$n"
[ $failed = 0 ]
