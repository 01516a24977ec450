# For scripts that sit at the GM's desk: commands and letters on a home of their own, TAP
# printed. Sourced with $build set (and $kit, where this folder is not ../kit); what it sets: $work,
# $home, $gm, $now.
case $build in /*) ;; *) build=$PWD/$build ;; esac
work=$(mktemp -d "${TMPDIR:-/tmp}/postalgm-desk.XXXXXX") || exit 1
# What its home sent is left in the folder DESK_SENT, if there is one: tests/server/browser.sh looks at its looks.
leave() {
	[ -n "${DESK_SENT-}" ] && cp "$home"/mail/out/new/* "$DESK_SENT" 2>/dev/null
	rm -rf "$work"
}
trap leave EXIT INT TERM
home=$work/home gm=$build/postalgm now=2026-11-21T09:00Z letters=0
unset POSTALGM_HOME POSTALGM_GAME NO_COLOR
. "${kit:-$(dirname "$0")/../kit}/tap.sh"

on() {
	w=$1 p=$2 t=$3
	shift 3
	is "$w" "$p" "$t" "$gm" "$@" --home "$home"
}
at() {
	w=$1 p=$2 t=$3
	shift 3
	on "$w" "$p" "$t" "$@" --now "$now"
}
round() {
	now=$1
	is 0 '!error' "a round at $1" "$build/postalgmd" --home "$home" --once --now "$1"
}

# newest WHO SUBJECT: the file of the newest letter to WHO with SUBJECT in its header.
newest() {
	grep -l "^To: .*$1" "$home"/mail/out/new/* | xargs grep -l "^Subject: .*$2" |
		sed 's/.*\/o\.\([0-9]*\).*/\1 &/' | sort -n | tail -n 1 | cut -d' ' -f2
}
# answer WHO SUBJECT TEXT: a letter that answers it.
answer() {
	letters=$((letters + 1))
	to=$(sed -n 's/^Reply-To: *<\{0,1\}\([^>]*@[^> 	]*\).*/\1/p' "$(newest "$1" "$2")" | tr -d '\r' | head -n 1)
	printf 'From: <%s>\r\nTo: <%s>\r\nMessage-ID: <%s@desk>\r\nSubject: Re: game\r\n\r\n%s\r\n' \
		"$1" "$to" "$letters" "$3" >"$home/mail/in/new/letter-$letters"
}

# body WHO SUBJECT: the text of the newest such letter, decoded, its lines joined.
body() {
	python3 -c 'import email, email.policy, sys
m = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=email.policy.default)
print(" ".join(m.get_body(("plain",)).get_content().split()))' "$(newest "$1" "$2")"
}
