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
	grep -q '^ExecStart=/usr/sbin/postalgmd ' "$unit" && grep -q '^u postalgm ' \
		"$work/dest/usr/lib/sysusers.d/postalgm.conf"
}
check 'make install brings the unit, with its own prefix, and the user' installed

if command -v systemd-analyze >/dev/null; then
	# Exposure at most 1.9: the threshold is given in tenths.
	check 'systemd-analyze security is below 2.0' \
		systemd-analyze security --offline=true --no-pager --threshold=19 server/postalgm.service
else
	echo "ok # SKIP security of the unit, because systemd-analyze is not installed"
fi
echo "1..$n"
[ $failed = 0 ]
