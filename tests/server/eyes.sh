#!/bin/sh
# The press between players is hidden from the GM's eyes: no command lets them read
# it if the game says that they may not, and all are told what they open. Prints TAP.
# usage: tests/server/eyes.sh BUILD_DIR
set -u
build=${1:-build}
. "$(dirname "$0")/../kit/desk.sh"

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 3
for who in ann bob cat; do
	at 0 'invitation' "$who is invited" seat add ce-7 "$who <$who@example.org>"
done
round $now
for who in ann bob cat; do answer "$who@example.org" invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start ce-7
round 2026-11-21T09:06Z

# letter WHO PATTERN: the number of the newest letter of theirs with PATTERN in its row.
letter() {
	"$gm" letters list --home "$home" | awk -v who="$1@" -v what="$2" '$0 ~ who && $0 ~ what { print $1; exit }'
}
# sent WHO SUBJECT: the number of the newest letter to them.
sent() {
	"$gm" outbox list --home "$home" | awk -v who="$1@" -v what="$2" '$0 ~ who && $0 ~ what { print $1; exit }'
}
answer bob@example.org report 'wait
press to cat
Let us two go
for the kestrel nest.
endpress
press grey to all
The ouzel lies.
endpress
Press on, friends'
answer cat@example.org report 'press to gm: is a dipper legal?'
answer ann@example.org report 'final'
round 2026-11-21T10:00Z
bob=$(letter bob .) ann=$(letter ann .)
on 0 '^\| wait$' 'the letter is shown' letters show "$bob"
on 0 '^\| \(press: not shown\)$' '... its press is named' letters show "$bob"
on 0 '!kestrel|ouzel' '... and not shown, the grey least of all' letters show "$bob"
on 0 '"press_hidden": 3' '... nor as JSON ("Press on" is hidden as well: one too many)' letters show "$bob" --json
on 0 '!kestrel|ouzel' '... in no line' letters show "$bob" --json
on 1 'letters open [0-9]* --why' 'as it came it is refused, with the way to it' letters show "$bob" --raw
on 0 '^final' 'a letter without press is printed' letters show "$ann" --raw
on 0 'between players' 'press list counts it' press list ce-7
on 0 '!kestrel' '... and does not show it' press list ce-7
on 0 'Press to the GM|dipper legal' 'the GM reads press to the GM' press list ce-7
for seat in red blue green gm; do
	at 0 'TURN 1' "a preview of $seat" phase preview ce-7 $([ $seat = gm ] || echo $seat)
	at 0 '!kestrel' '... is without it' phase preview ce-7 $([ $seat = gm ] || echo $seat)
done
at 0 '!kestrel' 'nor in all of them' phase preview ce-7 --all --json
at 0 . 'chance may play' nmr random ce-7 all
at 0 'was run' 'the phase runs' phase run ce-7 1.1
round 2026-11-21T11:00Z
is 0 'Let us two go for the kestrel nest' 'Cat reads it' body cat@example.org 'T1 P2 report'
is 0 '!kestrel' 'Ann does not' body ann@example.org 'T1 P2 report'
for seat in red blue green gm; do
	for format in text html json; do
		on 0 '!kestrel' "report show $seat as $format has it not" report show ce-7 $seat --format $format
	done
done
on 0 '1 piece between players, which the GM may not read' 'but says so' report show ce-7 green
on 0 'The ouzel lies' 'what all may read stands there' report show ce-7 green
went=$(sent cat 'T1 P2 report')
on 0 'contains press between players' 'the letter that went out is not shown' outbox show "$went"
on 0 '!kestrel' '... not its text' outbox show "$went"
on 0 '"message": null' '... nor as JSON' outbox show "$went" --json
on 0 'X-PostalGM-Instance' 'that of Ann is' outbox show "$(sent ann 'T1 P2 report')"
answer cat@example.org 'T1 P2 report' 'history last'
round 2026-11-21T11:05Z
is 0 'kestrel nest' 'HISTORY brings it to Cat once more' body cat@example.org 'HISTORY'
on 0 '!kestrel' 'and to nobody else' outbox show "$(sent cat HISTORY)"
# Letters of editions that kept the bytes alone, as they are sent: what is in them is not known.
cp "$home/postalgm.db" "$home/kept.db"
python3 -c 'import pathlib, re, sqlite3, sys
with sqlite3.connect(sys.argv[1]) as db:
    for out in pathlib.Path(sys.argv[2]).iterdir():
        sent = out.read_bytes()
        letter = re.search(rb"^Message-ID: <([^>]*)>", sent, re.M)[1].decode()
        db.execute("UPDATE message SET bytes = ?, plain_n = NULL, pattern_id = NULL"
                   " WHERE outbox_id = (SELECT id FROM outbox WHERE message_id = ?)", (sent, letter))
    left, = db.execute("SELECT count(*) FROM message WHERE plain_n IS NOT NULL").fetchone()
    assert left == 0, left
    db.execute("DELETE FROM pictured")' "$home/postalgm.db" "$home/mail/out/new"
on 0 'contains press between players' 'an old letter that may hold press is not shown' outbox show "$(sent ann 'T1 P2 report')"
on 0 'TURN 1' 'its report is' report show ce-7 red 1.2
cp "$home/kept.db" "$home/postalgm.db"
on 0 '!kestrel' 'no journal has it' journal ce-7
on 0 '!kestrel' 'no explanation' explain ce-7 1.1

at 2 'say why' 'a letter is not opened without a reason' letters open "$bob"
at 2 'say why' 'nor with an empty one' letters open "$bob" --why ' '
at 1 'no letter' 'nor one that is not there' letters open 999 --why x
at 0 'kestrel nest' 'with one it is printed' letters open "$bob" --why 'Cat says it was cut'
on 0 'The GM opened a letter of Blue' 'it stands in the journal' journal ce-7
for who in ann bob cat; do answer "$who@example.org" 'T1 P2 report' final; done
round 2026-11-21T11:10Z
at 0 'was run' 'the next phase runs' phase run ce-7 1.2
round 2026-11-21T12:00Z
is 0 'opened a letter of .*Reason: Cat says it was cut' 'and all players read it' body ann@example.org 'T1 P3 report'

at 0 . 'the game lets them read' game option ce-7 gm_reads_press=on --force --why 'we agreed'
on 0 'DEADLINE +[A-Z][a-z][a-z] [0-9]' 'report show tells the deadline that the letter told, of a phase that is over' report show ce-7 green 1.2
answer bob@example.org 'T1 P3 report' 'press to cat: now to the dipper pool'
round 2026-11-21T12:05Z
on 0 'dipper pool' 'press that came since then is read' press list ce-7
on 0 '!kestrel' 'press that came before is not' press list ce-7
at 0 'dipper pool' 'also over a shoulder' phase preview ce-7 green
finish
