#!/bin/sh
# The GM's acts for all, by commands and letters: announcements, rulings, options of a
# running game, orders by phone, and the journal of it. Prints TAP.
# usage: tests/server/acts.sh BUILD_DIR
set -u
build=${1:-build}
. "$(dirname "$0")/../kit/desk.sh"

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 4
for who in ann bob cat dan; do
	at 0 'invitation' "$who is invited" seat add ce-7 "$who <$who@example.org>"
done
round $now
for who in ann bob cat dan; do answer "$who@example.org" invitation join; done
round 2026-11-21T09:05Z
at 0 'is on now' 'before the start an option needs no reason' game option ce-7 gas_stops_rewards=on
at 0 'has started' 'it starts' game start ce-7
round 2026-11-21T09:06Z

# Texts.
printf 'Who is late twice\nbuys the beer.\n' >"$work/word"
: >"$work/empty"
head -c 300 /bin/sh >"$work/binary"
printf 'a bell \a' >"$work/bell"
head -c 20000 /dev/zero | tr '\0' x >"$work/long"
for verb in announce ruling; do
	at 1 'nothing to' "$verb: nothing" $verb ce-7
	at 1 'nothing to' "$verb: an empty file" $verb ce-7 "$work/empty"
	at 1 'not UTF-8 text' "$verb: no text" $verb ce-7 "$work/binary"
	at 1 'control characters' "$verb: a bell" $verb ce-7 "$work/bell"
	at 1 'too long: 20000 bytes.*16384' "$verb: too long" $verb ce-7 "$work/long"
	at 3 'No such file' "$verb: no file" $verb ce-7 "$work/nothing"
	at 1 'is a directory' "$verb: a directory" $verb ce-7 "$work"
	at 1 'no game|did you mean' "$verb: no game" $verb ce-8 "$work/word"
	at 2 'G \[FILE' "$verb: no words" $verb
done
on 0 '!beer' 'what was refused left nothing' journal ce-7

at 0 'told by letter' 'announce' announce ce-7 "$work/word"
at 0 'told by letter' '... in words' announce ce-7 'The server moves on Friday.' --dry-run
at 0 'told by letter' '... as a message' announce ce-7 --message Friday --dry-run
at 2 'not both' '... not as both' announce ce-7 'On Friday.' --message Friday
at 3 'nofile.txt: No such file.*--message' '... what looks like a file is none' announce ce-7 nofile.txt
at 3 'No such file' '... with blanks in its name' announce ce-7 './my file'
at 0 'told by letter' '... one word is the text' announce ce-7 Saturday! --dry-run
at 0 'told by letter' '... with its full stop' announce ce-7 Saturday. --dry-run
at 0 'told by letter' '... or dots' announce ce-7 '...and so to bed' --dry-run
at 0 'told by letter' '... a message is never a file' announce ce-7 --message nofile.txt --dry-run
at 0 'told by letter' '... -m for short' announce ce-7 -m 'The server moves.' --dry-run
at 2 'needs a value' '... and nothing after it' announce ce-7 -m
at 2 'written out' 'no -m where no text is wanted' seat list ce-7 -m
at 0 'alone' 'answer: one word' answer ce-7 red Yes --dry-run
at 0 'Ruling 1' 'ruling: one word' ruling ce-7 Peace --dry-run
at 0 'opens the GM' 'editorial: one word' editorial ce-7 Hello
at 0 'no longer has' '... and none' editorial ce-7 --message ''
at 0 'WAIT|wait' 'orders: one word' orders check ce-7 red wait
at 1 'no order in it' 'orders: a word that is no order' orders check ce-7 red Hello
at 2 'not both' 'orders: not as both' orders check ce-7 red wait --message wait
at 0 'Ruling 1 .*is made' 'the first ruling' ruling ce-7 "$work/word"
printf 'A pass is a pass.' >"$work/word"
at 0 'Ruling 2 .*is made' 'the second ruling' ruling ce-7 "$work/word"
round 2026-11-21T09:10Z
is 0 'Who is late twice buys the beer' 'the letter of the word' body ann@example.org 'a word of the GM'
is 0 'Ruling 2 of this game: A pass is a pass' 'the letter of the ruling' body dan@example.org 'ruling 2 of the GM'
on 0 'Ruling 1 \(turn 1, phase 1\): Who is late twice' 'game show lists rulings' game show ce-7
on 0 '"Ruling 2 \(turn 1, phase 1\): A pass' 'in JSON too' game show ce-7 --json
answer ann@example.org report rules
round 2026-11-21T09:15Z
is 0 'RULINGS OF THIS GAME.*Ruling 1.*Ruling 2' 'RULES lists them' body ann@example.org 'ANSWER to RULES'

# The editorial.
printf 'The editor has\nmoved to a new desk.\n' >"$work/word"
at 1 'not UTF-8 text' 'editorial: no text' editorial ce-7 "$work/binary"
at 1 'control characters' 'editorial: a bell' editorial ce-7 "$work/bell"
at 1 'too long: 20000 bytes.*16384' 'editorial: too long' editorial ce-7 "$work/long"
at 3 'No such file' 'editorial: no file' editorial ce-7 "$work/nothing"
at 1 'no game|did you mean' 'editorial: no game' editorial ce-8 "$work/word"
at 2 '\-\-show takes no file' 'editorial: shown or written' editorial ce-7 "$work/word" --show
at 0 'had no editorial' 'editorial: nothing to take away' editorial ce-7 "$work/empty"
at 0 'opens the GM' 'an editorial' editorial ce-7 "$work/word"
at 0 'in place of the last' 'rewritten' editorial ce-7 "$work/word"
at 0 'no longer has an editorial' 'taken away' editorial ce-7 "$work/empty"
at 0 'has no editorial' 'there is none' editorial ce-7 --show
at 0 'opens the GM' 'an editorial again' editorial ce-7 "$work/word"
at 0 'moved to a new desk' 'it is shown' editorial ce-7 --show
on 0 'no *An editorial was written' 'the journal has it, and nobody was told' journal ce-7
on 0 '!new desk' 'the open report does not have it' report show ce-7 red
at 0 'Editorial: The editor has' 'the next one has' phase preview ce-7 red

# Options of a running game.
at 1 'with --force and --why' 'a rule is not changed by the way' game option ce-7 second_challenge=on
at 2 'say why' 'nor without a reason' game option ce-7 second_challenge=on --force
at 2 'say why' 'nor with an empty one' game option ce-7 second_challenge=on --force --why ' '
at 1 'second_challenge takes' 'nor to what it cannot be' game option ce-7 second_challenge=maybe --force --why x
at 1 'fixed once the game starts' 'what was settled stays' game option ce-7 deck=mayfair-72 --force --why x
at 1 'fixed once the game starts' 'the Powers as well' game option ce-7 powers=lot --force --why x
at 0 'is on now' 'with both it is' game option ce-7 second_challenge=on --force --why 'all four asked for it'
at 0 'is 2 now' 'grace changes freely' game option ce-7 grace=2
at 0 'is 3 now' 'with a reason too' game option ce-7 grace=3 --why 'the holidays'
round 2026-11-21T09:20Z
is 0 'grace is now 3\. .*Reason: the holidays' 'all are told why' body cat@example.org 'an option has changed'
on 0 'second_challenge is now on\..*all four asked' 'the journal has it' journal ce-7
on 0 '"why": "the holidays"' 'the journal in JSON' journal ce-7 --json
on 0 '!was made' 'the last ones only' journal ce-7 --max 3
on 2 'number from 1' 'no number' journal ce-7 --max 0

# Orders by phone.
printf 'attack nobody 3\n' >"$work/wrong"
"$gm" report show ce-7 red --home "$home" | sed -n 's/^ *# *\(attack .*\)/\1/p' | head -n 1 >"$work/right"
at 1 '' 'a wrong line is shown' orders check ce-7 red "$work/wrong"
at 1 'no order in it' 'nothing is no order' orders check ce-7 red "$work/empty"
at 1 'is not UTF-8' 'nor is this' orders enter ce-7 red "$work/binary"
at 3 'No such file' 'no file' orders enter ce-7 red "$work/nothing"
at 1 "no seat|'mauve'" 'no seat' orders enter ce-7 mauve "$work/right"
at 0 'ACCEPTED 1 order' 'what a receipt would say' orders check ce-7 red "$work/right"
on 0 "no orders yet" "nothing was kept" orders show ce-7 red
at 0 'Entered for red' 'entered' orders enter ce-7 red "$work/right"
round 2026-11-21T09:25Z
is 0 'entered by the GM for you' 'the player gets the receipt' body ann@example.org receipt
on 0 'entered orders for Red' 'the journal has it' journal ce-7

# All of it in the next report.
printf 'final\n' >"$work/final"
for who in blue green yellow; do
	"$gm" report show ce-7 $who --home "$home" | sed -n 's/^ *# *\(attack .*\)/\1/p' | head -n 1 >"$work/right"
	at 0 'Entered' "$who by phone" orders enter ce-7 $who "$work/right"
done
at 0 'was run' 'it is run' phase run ce-7 1.1
round 2026-11-21T09:30Z
is 0 '[0-9] GM.*late twice.*Ruling 1 of this game.*Ruling 2.*Reason: all four asked.*entered orders for Red' \
	'the report tells it' body bob@example.org 'T1 P2 report'

# A player who comes later finds the rulings in their start letter.
at 0 . 'a seat is replaced' seat replace ce-7 yellow 'Dora <dora@example.org>'
round 2026-11-21T09:35Z
answer dora@example.org . join
round 2026-11-21T09:40Z
is 0 'RULINGS OF THIS GAME.*Ruling 1.*Ruling 2' 'the start letter has them' body dora@example.org 'you have a seat'
# On a terminal a word alone is asked about, and without one the editor opens.
typed() { # ANSWER COMMAND...: at a terminal, with that answer to its question
	python3 -c '
import os, pty, sys
said = [False]
def read(fd):
    data = os.read(fd, 4096)
    if b"Type yes: " in data and not said[0]:
        said[0] = True
        os.write(fd, sys.argv[1].encode() + b"\n")
    return data
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[2:], read)))' "$@" --home "$home" --now "$now"
}
is 1 "no file 'rulign'. Is that word the text" 'one word: no' typed no "$gm" announce ce-7 rulign
on 0 '!rulign' '... it was not sent' journal ce-7
is 0 'told by letter' 'one word: yes' typed yes "$gm" announce ce-7 Saturday!
on 0 'Saturday!' '... it was' journal ce-7
printf '#!/bin/sh\necho "Written in an editor." >"$1"\n' >"$work/editor"
chmod +x "$work/editor"
EDITOR=$work/editor is 0 'told by letter' 'no word: an editor' typed no "$gm" announce ce-7
on 0 'Written in an editor' '... its text is sent' journal ce-7
at 0 'over' 'the end' game end ce-7 --why 'the test is'
at 1 'is over' 'no ruling after it' ruling ce-7 "$work/word"
at 1 'is over' 'no word' announce ce-7 "$work/word"
on 0 'it is the game that was played' 'the game can be verified' verify ce-7
finish
