#!/bin/bash
# A daemon under limits in which letters cannot be read, as a unit file or a shell sets them:
# no letter is blamed for it, none is lost, and it says so. Prints TAP.
# usage: tests/server/trust/starved.sh BUILD_DIR
set -u
build=$(cd "${1:-build}" && pwd)
cd "$(dirname "$0")/../../.." || exit 1
. tests/kit/tap.sh
work=$(mktemp -d "${TMPDIR:-/tmp}/postalgm-starved.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT INT TERM
export POSTALGM_HOME=$work/home
gm=$build/postalgm

{
	"$gm" init --gm me@example.net --address gm@example.org
	"$gm" game new ce-7 --seats 3
	for name in Ann Bob Cat; do
		"$gm" seat add ce-7 "$name <${name,,}@example.org>"
	done
	"$build/postalgmd" --once
} >"$work/log" 2>&1 || sed 's/^/# /' "$work/log"

key=$(grep -l 'To:.*ann@' "$work"/home/mail/out/new/* | head -n 1 | xargs sed -n 's/^Reply-To: <*\([^>\r]*\).*/\1/p')
letter() {
	printf 'From: ann@example.org\r\nTo: %s\r\nMessage-ID: <%s@x>\r\n\r\nstatus\r\n' "$key" "$1" \
		>"$work/home/mail/in/new/$1"
}

# starved LIMIT VALUE: a round under it, and one without. Under some the program does not even
# start; after the second round all letters have counted, each once.
letters=0
starved() {
	letters=$((letters + 1))
	letter "starved$letters"
	(
		# shellcheck disable=SC3045
		ulimit "$1" "$2" && "$build/postalgmd" --once
	) >"$work/log" 2>&1
	status=$?
	is 0 '!quarantine' "ulimit $1 $2 (exit status $status): no letter is set aside" "$gm" letters list
	[ $status != 0 ] || is 0 '!\bnew\b' "... status 0: all were read" "$gm" letters list
	"$build/postalgmd" --once >"$work/log" 2>&1
	is 0 "^$letters\$" "... and all have counted when it is gone" sh -c "'$gm' letters list | grep -cw done"
}

# A reader of letters that ends at once, whatever it is asked.
mkdir "$work/bin"
cp "$build/postalgmd" "$work/bin/"
for program in "$build"/postalgm-*; do
	[ -x "$program" ] && ln -s "$program" "$work/bin/"
done
ln -sf /bin/false "$work/bin/postalgm-read"
letters=1
letter starved1
"$work/bin/postalgmd" --once >"$work/log" 2>&1
is 0 '!quarantine' "no reader works: no letter is set aside" "$gm" letters list
"$build/postalgmd" --once >"$work/log" 2>&1
is 0 '^1$' "... and it has counted when there is one again" sh -c "'$gm' letters list | grep -cw done"
is 0 '^2$' "the GM has heard of it, and that it is over" sh -c \
	"cat '$work'/home/mail/out/new/* | grep -cE '^Subject: letters (cannot be read|are read again)'"
starved -s 64
for stack in 256 1024; do
	starved -s $stack
done
for memory in 60000 90000 150000 250000; do
	starved -v $memory
done
finish
