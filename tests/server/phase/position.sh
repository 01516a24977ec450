#!/bin/sh
# A position is put right by the GM: in an editor, from a file, in words; what it refuses, who is told
# what, and that a rollback and verify know of it. Prints TAP.
# usage: tests/server/phase/position.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

fact() { # GAME FACT: its value
	"$gm" position show "$1" --json --home "$home" | python3 -c "import json, sys; print(*(f['value'] for f in json.load(sys.stdin) if f['fact'] == '$2'))"
}
count() { # WHO SUBJECT: how many such letters there are
	grep -l "^To: .*$1" "$home"/mail/out/new/* 2>/dev/null | xargs -r grep -l "^Subject: .*$2" | wc -l
}
facts() { printf '%b\n' "$1" >"$work/facts"; }

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 3
at 1 'has no open phase' 'not begun' position show ce-7
for who in ann bob cat; do at 0 invitation "$who is invited" seat add ce-7 "$who <$who@example.org>"; done
round $now
for who in ann bob cat; do answer $who@example.org invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'it starts' game start ce-7
round 2026-11-21T09:06Z
red=$("$gm" seat list ce-7 --json --home "$home" | python3 -c "import json, sys; print([s['address'] for s in json.load(sys.stdin) if s['colour'].lower() == 'red'][0])")
blue=$("$gm" seat list ce-7 --json --home "$home" | python3 -c "import json, sys; print([s['address'] for s in json.load(sys.stdin) if s['colour'].lower() == 'blue'][0])")

# In words.
is 0 '^red 4$' 'each fact' fact ce-7 red1
on 0 'red1 +red 4 +no +no' 'a table' position show ce-7
on 0 'hand red .* yes +no' 'a hand is secret' position show ce-7
on 0 'discard +empty +no +yes' 'the discards follow' position show ce-7
"$gm" position show ce-7 --words --home "$home" >"$work/words.txt"
on 0 '^red1: red 4$' 'as lines' position show ce-7 --words
on 1 'nothing to do' '... which position edit takes as they are' position edit ce-7 "$work/words.txt" --why 'a test'

# What it refuses.
facts 'red1: red 3\nwarp: red 1'
at 2 'say why' 'no reason' position edit ce-7 "$work/facts"
at 2 'say why' 'an empty one' position edit ce-7 "$work/facts" --why ' '
at 3 'No such file' 'no file' position edit ce-7 "$work/nofile" --why x
at 1 'no game' 'no game' position edit ce-8 "$work/facts" --why x
facts 'red1: red 3'
at 1 'cannot come to that position: Red has 19 tokens, not 20' 'a token that is lost' position edit ce-7 "$work/facts" --why x
facts '# a comment\n\nred1: rot 3'
at 1 'line 3, column [0-9]*: .*"red1: rot 3"' 'a word that is none' position edit ce-7 "$work/facts" --why x
facts 'turn: 4'
at 1 'line 1' 'a fact that is none' position edit ce-7 "$work/facts" --why x
facts 'discard: attack 4'
at 1 'follows from the game and cannot be set' 'what only follows' position edit ce-7 "$work/facts" --why x
facts 'red1: RED 4'
at 1 'all facts are as they are now' 'nothing new' position edit ce-7 "$work/facts" --why x
facts 'power red: Zombie'
at 1 'which one it is stays' 'another Power' position edit ce-7 "$work/facts" --why x
hand=$(fact ce-7 'hand red')
facts "hand red: compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise, compromise"
at 1 'all are in hands|are the most in a hand' 'cards that there are not' position edit ce-7 "$work/facts" --why x

# One player has ordered: they are set to WAIT, and read so in the report that comes again.
answer "$blue" 'T1 P1.*report' "$(body "$blue" 'T1 P1.*report' | sed -n 's/.*# *\(attack [a-z]* [1-5] with [0-9] from [1-5]\).*/\1/p')"
round 2026-11-21T09:08Z
is 0 'Still missing: nothing' 'Blue has ordered' body "$blue" 'receipt'

# Tried, then done.
first=${hand%%,*} rest=${hand#*, }
facts "red1: red 3\nwarp: red 1\nhand red: $rest"
at 0 'red1: red 4 -> red 3' 'a trial' position edit ce-7 "$work/facts" --why 'a letter was misread' --dry-run
is 0 '^red 4$' '... is not kept' fact ce-7 red1
at 0 'hand red: .* -> .*secret' 'put right' position edit ce-7 "$work/facts" --why 'a letter was misread'
is 0 '^red 3$' 'a token less' fact ce-7 red1
is 0 "^$first\$" 'the card lies among the discards' fact ce-7 discard
round 2026-11-21T09:10Z
is 0 'red1 is now red 3 .before: red 4.; warp is now red 1 .before: empty..*hand red is another one.*Reason: a letter was misread' 'all are told' body "$blue" 'position is put right'
is 0 "!hand red is now" 'the hand is told to nobody else' body "$blue" 'position is put right'
is 0 'You are set to WAIT, so the phase does not run early: reply FINAL or NOWAIT' 'who had ordered reads what holds the phase' body "$blue" 'T1 P1.*report'
is 0 '!You are set to WAIT' '... and nobody else' body "$red" 'T1 P1.*report'
is 0 '^2$' 'they get the report again' count "$blue" 'CE-7.*T1 P1.*report'
on 0 "no +In full: .*hand red is now" 'the journal has all of it' journal ce-7
is 0 'Players whose orders had come are set to WAIT' 'what to do now stands in the letter' body "$blue" 'position is put right'
on 0 '!set to WAIT' '... and not in what later reports tell' journal ce-7
on 0 'played on with what is on record|[0-9]+ draws' 'verify knows it' verify ce-7
on 0 '"put_right": 1' '... and counts it' verify ce-7 --json
on 0 '!difference' '... without a difference' verify ce-7

# In an editor, whose text is read once.
cat >"$work/editor" <<S
#!/bin/sh
echo opened >>"$work/opened"
sed -i 's/^red1: red 3/red1: red 4/; s/^warp: red 1/warp: empty/' "\$1"
S
chmod +x "$work/editor"
is 0 'Do it. Type yes.*red1: red 3 -> red 4|red1: red 3 -> red 4' 'an editor on a terminal' env EDITOR="$work/editor" python3 -c '
import os, pty, sys
out = b""
def read(fd):
    global out
    data = os.read(fd, 4096)
    out += data
    if b"Type yes: " in data or b"Type yes: " in out[-200:]:
        if not read.said:
            read.said = True
            os.write(fd, b"yes\n")
    return data
read.said = False
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:], read)))' "$gm" position edit ce-7 --why 'and back' --home "$home" --now "$now"
is 0 '^red 4$' 'it is done' fact ce-7 red1
is 0 '^opened$' 'the editor opened once' cat "$work/opened"
is 1 'did not end well' 'an editor that fails' env EDITOR=false python3 -c '
import os, pty, sys
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))' "$gm" position edit ce-7 --why 'no' --home "$home" --now "$now"

# A slip in the editor costs a word and not the work: the text is kept, closed to others.
mkdir "$work/tmp"
in_editor() { # SED-COMMAND...
	printf '#!/bin/sh\nsed -i "%s" "$1"\n' "$1" >"$work/editor"
	TMPDIR=$work/tmp EDITOR=$work/editor python3 -c '
import os, pty, sys
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))' "$gm" position edit ce-7 --why 'slip' --yes --home "$home" --now "$now"
}
is 1 'rot 3.*what you typed is in .*/postalgm-text.*give that file to position edit' 'a slip in the editor' in_editor 's/^red1: red 4/red1: rot 3/'
is 0 '^red1: rot 3$' '... is kept' sh -c "cat '$work'/tmp/postalgm-text.*"
is 0 '^600$' '... and closed to others' sh -c "stat -c %a '$work'/tmp/postalgm-text.*"
rm "$work"/tmp/postalgm-text.*
is 1 'all facts are as they are now' 'an editor that is left as it was opened' in_editor ''
is 0 '^$' '... leaves nothing behind' ls "$work/tmp"

# A run goes on with it; verify plays it again; a rollback to that phase keeps it, to an earlier one not.
at 0 'will be played at random in phase 1.1' 'the first phase by chance' nmr random ce-7 all
at 0 'Phase 1.1 was run' 'a run' phase run ce-7 1.1 --force
# A planet on which nothing but its own four tokens stands.
quiet=$("$gm" position show ce-7 --json --home "$home" | python3 -c "import json, sys; print([f['fact'] for f in json.load(sys.stdin) if f['fact'][-1].isdigit() and f['value'] == f['fact'][:-1] + ' 4'][0])")
facts "$quiet: ${quiet%?} 3\nout: ${quiet%?} 1"
at 0 'put right' 'in the next phase' position edit ce-7 "$work/facts" --why 'a slip'
is 0 "^${quiet%?} 3\$" 'so it is' fact ce-7 "$quiet"
at 0 'Phase 1.2 was run' 'another run' phase run ce-7 1.2 --force
on 0 '3 times the GM put a position right' 'verify has all three' verify ce-7
on 0 '!difference' '... without a difference' verify ce-7
at 0 'is open again' 'back to the phase that was put right' phase rollback ce-7 1.2 --why 'test'
is 0 "^${quiet%?} 3\$" '... it stands' fact ce-7 "$quiet"
at 0 'is open again' 'back to the one before' phase rollback ce-7 1.1 --why 'test'
is 0 "^${quiet%?} 4\$" '... it does not' fact ce-7 "$quiet"
is 0 "^$first\$" '... but what was put right there does' fact ce-7 discard
on 0 '!difference' 'verify has no difference' verify ce-7
at 0 'is over' 'the end' game end ce-7 --why 'enough'
at 1 'has no open phase' 'an ended game has none' position show ce-7
"$gm" verify ce-7 --export "$work/game.json" --home "$home" >/dev/null
is 0 'put a position right' 'its file has them' "$gm" verify "$work/game.json"

# The other game.
at 0 'was made' 'Dragon Dune' game new dd-1 --rules dragon_dune --seats 4 --house-seats 4
at 0 'has started' 'it starts' game start dd-1
gold=$(fact dd-1 'gold orcs')
facts "gold orcs: $((gold + 2))"
at 0 "gold orcs: $gold -> $((gold + 2))" 'two gold more' position edit dd-1 "$work/facts" --why 'forgotten'
facts 'ally orcs: orcs'
at 1 'own ally' 'nobody is their own ally' position edit dd-1 "$work/facts" --why x
facts '99z: orcs 3'
at 1 'a territory is expected' 'no such territory' position edit dd-1 "$work/facts" --why x
finish
