#!/bin/sh
# Times as a GM in Berlin types and reads them: in that zone, in one that is named, on the nights on which
# the clocks change; by command and by mail. Prints TAP.
# usage: tests/server/when.sh BUILD_DIR
set -u
build=${1:-build}
. "$(dirname "$0")/../kit/desk.sh"

now=2027-10-29T09:00Z
"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
python3 -c '
import json, sys
p = sys.argv[1] + "/postalgm.json"
c = json.load(open(p)); c["zone"] = "Europe/Berlin"; c.setdefault("mail", {})["authserv_id"] = "mx.example.org"
json.dump(c, open(p, "w"))' "$home"
at 0 'was made' 'a game' game new ce-1 --seats 3 --house-seats 2 --deadlines '7 days 20:00 UTC'
at 0 invitation 'Ann is invited' seat add ce-1 'Ann <ann@example.org>'
round $now
answer ann@example.org invitation join
round 2027-10-29T09:05Z
at 0 'has started' 'it starts' game start ce-1
round 2027-10-29T09:06Z

moved() { # PATTERN NAME WHEN...
	p=$1 t=$2
	shift 2
	at 0 "$p" "$t" phase deadline ce-1 "$@" --dry-run
}
moved 'is due Mon 1 Nov 2027 20:00 CET .Mon 1 Nov 2027 19:00 UTC. now' 'a time without a zone is the one of the house' 2027-11-01 20:00
moved 'is due Mon 1 Nov 2027 21:00 CET .Mon 1 Nov 2027 20:00 UTC. now' 'UTC' 2027-11-01T20:00Z
moved 'is due Mon 1 Nov 2027 21:00 CET .Mon 1 Nov 2027 20:00 GMT. now' 'a zone that is named' '2027-11-01 20:00 Europe/London'
moved 'is due Tue 2 Nov 2027 01:00 CET .Mon 1 Nov 2027 20:00 EDT. now' '... by its city' 1 Nov 20:00 new york
moved 'is due Sat 30 Oct 2027 08:00 CEST' 'tomorrow' tomorrow 8:00
moved 'is due Sat 30 Oct 2027 08:00 CEST' 'the hour alone is the next of its kind' 8:00
moved 'is due Sun 31 Oct 2027 20:00 CET' 'a weekday' Sun 20:00
moved 'is due Sat 30 Oct 2027 09:06 CEST .Sat 30 Oct 2027 07:06 UTC' 'a span' 22 hours
at 2 "'Europe/Londn' is not a time zone" 'a slip in the zone' phase deadline ce-1 2027-11-01 20:00 Europe/Londn
at 2 "'30 Feb 20:00' is not a time; write" 'a day that is none' phase deadline ce-1 30 Feb 20:00
at 2 'is not a time; write' '... in figures' phase deadline ce-1 2028-02-30 20:00
at 1 'Fri 29 Oct 2027 10:00 CEST is past; now is Fri 29 Oct 2027 11:06 CEST' 'a time that is past, in the zone of the house' phase deadline ce-1 2027-10-29 10:00

# The clocks are put back in the night to 31 October, and forward in that to 26 March.
moved 'is due Sun 31 Oct 2027 02:30 CET .Sun 31 Oct 2027 01:30 UTC. now.*' 'an hour that comes twice is the later one' 2027-10-31 02:30
moved 'comes twice; this is the later one. The earlier one is Sun 31 Oct 2027 00:30 UTC' '... and the other one is told' 2027-10-31 02:30
moved 'is due Sun 31 Oct 2027 02:30 CEST' '... and can be named' 2027-10-31T00:30Z
moved '!twice' '... without a word about it' 2027-10-31T00:30Z
moved 'comes twice' '... by its weekday, too' Sun 2:30
at 1 '02:30 does not come on Sun 26 Mar 2028 in Europe/Berlin, where the clocks are put forward over it; write Sun 26 Mar 03:30' \
	'an hour that does not come is refused' phase deadline ce-1 2028-03-26 02:30
at 0 'is due Sun 26 Mar 2028 03:30 CEST' '... what it says instead is right' phase deadline ce-1 2028-03-26 03:30 --dry-run

# By mail.
says() { # TEXT: a letter of the GM for which their server vouches
	letters=$((letters + 1))
	to=$(sed -n 's/^Reply-To: *<\{0,1\}\([^>]*@[^> 	]*\).*/\1/p' "$(newest me@example.net report)" | tr -d '\r' | head -n 1)
	printf 'Authentication-Results: mx.example.org; dkim=pass header.d=example.net; dmarc=pass header.from=example.net\r\nFrom: <me@example.net>\r\nTo: <%s>\r\nMessage-ID: <%s@desk>\r\nSubject: Re: game\r\n\r\n%s\r\n' \
		"$to" "$letters" "$1" >"$home/mail/in/new/letter-$letters"
}
says 'deadline 2027-11-02 20:00 Europe/London'
round 2027-10-29T09:10Z
is 0 'is due Tue 2 Nov 2027 21:00 CET .Tue 2 Nov 2027 20:00 GMT. now' 'a deadline by mail' body me@example.net done
says 'deadline 2027-10-31 02:30'
round 2027-10-29T09:15Z
is 0 'due Sun 31 Oct 2027 02:30 CET .*The earlier one is Sun 31 Oct 2027 00:30 UTC' '... in an hour that comes twice' body me@example.net done
says 'deadline 2028-03-26 02:30'
round 2027-10-29T09:20Z
is 0 '02:30 does not come on Sun 26 Mar 2028 in Europe/Berlin' '... in one that does not come' body me@example.net 'done'
at 0 'Sun 31 Oct 2027 02:30 CET' 'the one before holds' phase show ce-1

# What is past.
at 0 'Fri 1 Oct 2027 00:00 CEST' 'a day of the house' letters rescan --since 2027-10-01
at 0 'Fri 1 Oct 2027 20:00 CEST' 'a moment' letters rescan --since '2027-10-01 20:00'
at 1 'is still to come' 'one that is to come' letters rescan --since 2028-01-01
at 2 'write a day or a moment' 'none' letters rescan --since ages
at 0 '!no longer known' 'nothing is forgotten yet' letters rescan --since 2027-02-01
python3 -c 'import sqlite3, sys, calendar
db = sqlite3.connect(sys.argv[1])
db.execute("INSERT INTO meta (key, value) VALUES (?, ?)", ("known_from", calendar.timegm((2027, 6, 30, 22, 0, 0))))
db.commit()' "$home/postalgm.db"
at 0 'Thu 1 Jul 2027 00:00 CEST' 'not from before letters are known' letters rescan --since 2027-02-01
at 0 '^Earlier ones are no longer known' '... and says so' letters rescan --since 2027-02-01
at 0 '!no longer known' '... and from after that as before' letters rescan --since 2027-10-01
finish
