#!/bin/sh
# Games that fill themselves: opened by the GM, announced, joined by letters of all kinds, started.
# Prints TAP.
# usage: tests/server/people/open.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

value() { # EXPRESSION COMMAND...: of its JSON `v`
	local what=$1
	shift
	"$gm" "$@" --json --home "$home" | python3 -c "import json, sys; v = json.load(sys.stdin); print($what)"
}
plain() { # FROM SUBJECT TEXT: a letter to the house's plain address
	letters=$((letters + 1))
	printf 'From: %s\r\nTo: <gm@example.org>\r\nMessage-ID: <%s@plain>\r\nSubject: %s\r\n\r\n%b\r\n' \
		"$1" "$letters" "$2" "$3" >"$home/mail/in/new/letter-$letters"
}
count() { # WHO SUBJECT: how many such letters there are
	grep -l "^To: .*$1" "$home"/mail/out/new/* 2>/dev/null | xargs -r grep -l "^Subject: .*$2" | wc -l
}
seats() { value '" ".join(sorted(s["colour"] + "=" + s["address"].split("@")[0] + ":" + s["status"] for s in v if s["address"]))' seat list "$1"; }

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
python3 -c '
import json, sys
p = sys.argv[1] + "/postalgm.json"
c = json.load(open(p)); c["zine"] = {"path": sys.argv[1] + "/zine", "title": "The House"}
json.dump(c, open(p, "w"))' "$home"
at 0 'was made' 'a game' game new ce-8 --seats 3
at 0 'was made' 'another one' game new ce-9 --seats 3
at 0 'invitation' 'Ann is invited to the other' seat add ce-9 'Ann <ann@example.org>'
at 0 'invitation' 'Bob, too' seat add ce-9 'Bob <bob@example.org>'

# Opening.
at 1 'is not open' 'what is not open is not closed' game open ce-8 --off
at 1 'no game' 'no such game' game open ce-7
at 2 '0 to 100' 'no such reliability' game open ce-8 --reliability 101
at 2 'a number from 0' 'no number of games' game open ce-8 --most-games few
at 2 'full or gm' 'no such start' game open ce-8 --start soon
at 2 'neither an address nor a domain' 'no list' game open ce-8 --allow 'ann'
at 1 'nobody here is' 'nobody to tell' person news Zoe
at 0 'Ann is told' 'Ann wants to hear' person news Ann
at 1 'told already' '... once' person news Ann
at 0 'Eve is told' 'so does Eve, who is new' person news 'Eve <eve@example.org>'
at 0 'no longer' '... and no more' person news Eve --off
at 1 'not told' '... which is so' person news Eve --off
is 0 '^Ann$' 'the list' value '" ".join(p["name"] for p in v)' person list --news
at 0 '3 of 3 seats are free .red, blue, green|1 person is told' 'a trial' game open ce-8 --dry-run
is 0 '^None$' '... is not kept' value 'v["open"]' game show ce-8
at 0 '1 person is told' 'it is open' game open ce-8 --most-games 2 --deny '@bad.example'
at 0 '0 people are told' '... and told once' game open ce-8 --reliability 50
at 0 '3 of the 3 people whom the house knows and who are not in it meet that' 'how many meet the conditions' game open ce-8
at 0 'None of the 3 people whom the house knows .*, and nobody else can write' 'none of them' game open ce-8 --allow @nowhere.example --dry-run
at 2 "'Eve@bad.example' is both allowed and denied" 'nobody could join by that word' game open ce-8 --allow 'ann@example.org, Eve@bad.example' --deny 'eve@bad.example'
at 0 'Open: people join by themselves, with JOIN ce-8. For: orders in time in 50 of 100 phases; at most 2 games' 'game show says so' game show ce-8
is 0 '^2 50 @bad.example full$' 'what is not named stays' value '"%d %d %s %s" % (v["open"]["most_games"], v["open"]["reliability"], v["open"]["deny"], v["open"]["start"])' game show ce-8
on 0 'opened the game for everybody.*at most 2 games' 'the journal has it' journal ce-8
at 0 'mail.strangers is false' 'the GM is told of strangers' game open ce-8
# Of a game with more roles than players, too.
at 0 'was made' 'a game that the house fills' game new du-1 --rules dune --seats 2 --house-seats 2
at 0 'all its 2 seats are taken' '... is open, and has no room' game open du-1
at 0 'not open any more' '... and closed again' game open du-1 --off
round 2026-11-21T09:05Z
is 0 'GAME ce-8: Cosmic Encounter, 3 players.*FREE 3 of these: red, .*FOR .*at most 2 games.*STARTS when it is full' 'Ann reads of it' body ann@example.org 'ce-8 is open'
is 0 '^0$' 'nobody else does' count eve@example.org 'ce-8 is open'
is 0 'JOIN ce-8' 'the zine has it on its front page' cat "$home/zine/index.html"
is 0 '^ce-8 JOIN ce-8 3$' '... and as data' python3 -c 'import json, sys; o = json.load(open(sys.argv[1]))["open"][0]; print(o["game"], o["join"], len(o["free"]))' "$home/zine/open.json"

# Joining by an answer to that letter: it proves the address.
answer ann@example.org 'ce-8 is open' 'JOIN purple'
round 2026-11-21T09:10Z
is 0 "no seat 'purple'. Free are: red, .*Write .JOIN ce-8 as " 'no such seat' body ann@example.org 'open games'
answer ann@example.org 'ce-8 is open' 'Join as blue, please!'
round 2026-11-21T09:15Z
is 0 '^blue=ann:joined$' 'Ann is in, as blue' seats ce-8
is 0 'YOU ARE IN Ann, you play.*SEAT blue' 'she reads that she is in' body ann@example.org 'CE-8. you are in'
answer ann@example.org 'CE-8. you are in' 'join word heron'
round 2026-11-21T09:16Z
is 0 'lucky word: heron' 'her key counts' body ann@example.org 'CE-8'

# A player of another game, from their address alone: they are asked.
plain 'Bob <bob@example.org>' 'hello' 'JOIN ce-8 as blue'
round 2026-11-21T09:20Z
is 0 "seat 'blue' is taken. Free are: " 'taken' body bob@example.org 'open games'
plain 'Bob <bob@example.org>' 'hello' "Hello,\n\nI'd like to play.\nJOIN ce-9"
round 2026-11-21T09:21Z
is 0 '^blue=ann:joined$' 'a seat that they have already is another matter' seats ce-8
plain 'Bob <bob@example.org>' 'hello' 'Join ce-8 as red, please.\n\nBob'
round 2026-11-21T09:25Z
is 0 '^blue=ann:joined$' 'the word alone takes no seat' seats ce-8
is 0 'Somebody, you as it seems, wants to play in game ce-8' 'they are asked' body bob@example.org 'do you want to play in ce-8'
answer bob@example.org 'do you want to play in ce-8' 'what is this?'
round 2026-11-21T09:26Z
is 0 '^blue=ann:joined$' 'no word, no seat' seats ce-8
answer bob@example.org 'do you want to play in ce-8' 'confirm'
round 2026-11-21T09:30Z
is 0 '^blue=ann:joined red=bob:joined$' 'the word takes it' seats ce-8
answer bob@example.org 'do you want to play in ce-8' 'confirm again'
round 2026-11-21T09:31Z
is 0 '^blue=ann:joined red=bob:joined$' 'a word serves once' seats ce-8

# Bad joins.
plain 'Ann <ann@example.org>' 'x' 'JOIN ce-8 as green'
round 2026-11-21T09:35Z
is 0 '^blue=ann:joined red=bob:joined$' 'nobody has two seats' seats ce-8
plain 'Eve <eve@example.org>' 'x' 'JOIN ce-88'
round 2026-11-21T09:36Z
is 0 "No game 'ce-88' is open to join. .*join ce-8 " 'no such game: what is open' body eve@example.org 'open games'
plain 'Eve <eve@example.org>' 'x' 'JOIN ce-9'
round 2026-11-21T09:37Z
is 0 "No game 'ce-9' is open to join" 'a game that is not open is none' body eve@example.org 'open games'
at 0 'given no new seat' 'Eve is blocked' person block Eve
plain 'Eve <eve@example.org>' 'x' 'JOIN ce-8'
round 2026-11-21T09:38Z
is 0 'chooses who plays, and your address is not on the list' 'a blocked person' body eve@example.org 'open games'
is 0 'No game is open to you now' '... to whom no game is offered' body eve@example.org 'open games'
at 0 'told' 'a person of a domain that is denied' person news 'Mal <mal@bad.example>'
plain 'Mal <mal@bad.example>' 'x' 'JOIN ce-8'
round 2026-11-21T09:39Z
is 0 'your address is not on the list' '... does not join' body mal@bad.example 'open games'
plain 'Me <me@example.net>' 'x' 'JOIN ce-8'
round 2026-11-21T09:40Z
is 0 '^blue=ann:joined red=bob:joined$' 'nor does the GM' seats ce-8

# Strangers, by the rule of the house.
plain 'Sue <sue@far.example>' 'x' 'JOIN ce-8'
round 2026-11-21T10:00Z
is 0 '^0$' 'a stranger hears nothing' count sue@far.example '.'
python3 -c '
import json, sys
p = sys.argv[1] + "/postalgm.json"
c = json.load(open(p)); c["mail"] = {**c.get("mail", {}), "strangers": True}
json.dump(c, open(p, "w"))' "$home"
plain 'Sue <sue@far.example>' 'JOIN ce-8 as green' ''
round 2026-11-21T10:05Z
plain 'Sue <sue@far.example>' 'I want to play' 'join ce-8 as green'
round 2026-11-21T10:06Z
is 0 '^1$' 'now she is asked, once' count sue@far.example 'do you want to play in ce-8'
plain 'Tim <tim@far.example>' 'x' 'join'
round 2026-11-21T10:07Z
is 0 'wants to play in game ce-8' 'the only open game need not be named' body tim@far.example 'do you want to play'
plain 'Una <una@far.example>' 'x' 'join ce-77'
round 2026-11-21T10:08Z
plain 'Una <una@far.example>' 'x' 'join ce-78'
round 2026-11-21T10:09Z
is 0 '^1$' 'a wrong one is told once a month' count una@far.example 'open games'

# Full: it starts by itself, and the next one is told.
answer sue@far.example 'do you want to play' 'YES'
round 2026-11-21T10:10Z
is 0 'green=sue:joined' 'Sue is in' seats ce-8
is 0 'It starts by itself' 'the GM is told' body me@example.net 'all 3 have joined'
on 0 'running' 'it runs' game show ce-8
is 0 '^1$' 'Sue has the start letter' count sue@far.example 'CE-8.*T1 P1'
answer tim@far.example 'do you want to play' 'confirm'
round 2026-11-21T10:15Z
is 0 'Game ce-8 is not open to join any more.*No game is open now' 'Tim is too late' body tim@far.example 'open games'
at 1 'only a game that has not begun' 'a running game is not opened' game open ce-8
is 0 '!JOIN ce-8' 'the zine has it no more' cat "$home/zine/index.html"

# News by mail, and the GM's start.
plain 'Vic <vic@far.example>' 'x' 'NEWS ON'
round 2026-11-21T10:20Z
answer vic@far.example 'do you want to hear' 'confirm'
round 2026-11-21T10:25Z
is 0 'You are told by letter when a game is open' 'NEWS ON' body vic@far.example 'news of open games'
at 0 'when you say so' 'the other game, for some' game open ce-9 --start gm --allow '@far.example,cat@example.org'
round 2026-11-21T10:30Z
is 0 'FREE 1 of these' 'Vic hears of it' body vic@far.example 'ce-9 is open'
is 0 '^0$' 'Ann, who sits in it, does not' count ann@example.org 'ce-9 is open'
answer vic@far.example 'ce-9 is open' 'NEWS OFF'
round 2026-11-21T10:31Z
is 0 'no longer' 'NEWS OFF in the answer' body vic@far.example 'news of open games'
answer vic@far.example 'ce-9 is open' 'JOIN'
answer ann@example.org 'CE-9. invitation' 'join'
answer bob@example.org 'CE-9. invitation' 'decline'
round 2026-11-21T10:35Z
on 0 'inviting' 'it is not full' game show ce-9
plain 'Cat <cat@example.org>' 'x' 'please join ce-9'
round 2026-11-21T10:40Z
answer cat@example.org 'do you want to play in ce-9' 'confirm'
round 2026-11-21T10:45Z
is 0 'ann:joined.*cat:joined|cat:joined.*ann:joined' 'the seat of one who declined is free' seats ce-9
is 0 'postalgm game start ce-9' 'the GM is told to start it' body me@example.net 'CE-9. all 3 have joined'
round 2026-11-21T10:50Z
on 0 'inviting' 'it waits for the GM' game show ce-9
at 0 'was made' 'a third game' game new ce-10 --seats 3
answer me@example.net 'CE-9. all 3' 'game open'
round 2026-11-21T10:55Z
answer me@example.net 'please confirm' confirm
round 2026-11-21T11:00Z
is 0 'a letter with JOIN ce-9 takes a seat. 0 people are told' 'GAME OPEN by mail' body me@example.net 'CE-9. .*done'
is 0 '^gm @far.example,cat@example.org$' '... leaves the conditions' value '"%s %s" % (v["open"]["start"], v["open"]["allow"])' game show ce-9
answer me@example.net 'CE-9. .*done' 'game start'
round 2026-11-21T11:05Z
answer me@example.net 'please confirm' confirm
round 2026-11-21T11:10Z
on 0 'running' 'the GM starts it by mail' game show ce-9
is 0 '^None$' '... and it is open no longer' value 'v["open"]' game show ce-9
is 0 '^False$' 'who asked to be told no more is not' value 'v["news"]' person show vic@far.example
finish
