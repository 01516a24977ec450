#!/bin/sh
# Market Day (tests/games/market.h), a game of a shape that no other has: two seats out of five, a phase
# open to one seat, a file as an option, a question whose answer binds, an auction, an end without a winner. By
# the real daemon, beside a game of the house. Prints TAP.
# usage: tests/server/border/market.sh BUILD_DIR
set -u
build=${1:-build}
case $build in /*) ;; *) build=$PWD/$build ;; esac
build=$build/tests/edition/border/bin
kit=$(dirname "$0")/../../kit games=$(dirname "$0")/../../games
. "$kit/desk.sh"

is 0 '!not ok' 'its scenes' "$gm" scene "$games/market.scene"
"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game of the house' game new wren --seats 4 --deadlines '30 days 20:00 UTC'
for who in cat dan eve fay; do at 0 'invitation' "$who is invited" seat add wren "$who <$who@example.org>"; done

# A file as an option: what is wrong with it is told, and no game is made.
printf '7\n\nten\n' >"$work/bad"
printf '1\n2\n1\n' >"$work/few"
: >"$work/none"
for n in 1 2 3; do printf '5\n4\n3\n' >>"$work/many"; done
new() { w=$1 p=$2; shift 2; at "$w" "$p" "game new: $*" game new fair --rules market "$@"; }
new 1 '"ten": a worth of 1 to 9 is expected' --seats 2 --option "goods=@$work/bad"
new 1 'there is no lot' --seats 2 --option "goods=@$work/none"
new 1 '8 lots at most' --seats 2 --option "goods=@$work/many"
new 1 'No such file' --seats 2 --option "goods=@$work/nowhere"
new 1 'Market Day is played by 2 to 4' --seats 5
new 1 'Market Day is played by 2 to 4' --seats 1
new 1 "no option 'good'|option" --seats 2 --option good=1
new 0 'was made' --seats 2 --option "goods=@$work/few" --option public=on --deadlines '2 days 20:00 UTC'

# The second and the fifth of five seats [MK-1].
at 1 'it can be baker, smith, weaver, potter, tinker' 'a seat of another game' seat add fair 'Ann <ann@example.org>' --colour red
at 0 'invitation' 'Ann is the tinker' seat add fair 'Ann <ann@example.org>' --colour tinker
at 0 'All seats are taken' 'Bob is the smith' seat add fair 'Bob <bob@example.org>' --colour smith
round $now
for who in ann bob cat dan eve fay; do answer "$who@example.org" invitation join; done
round 2026-11-21T09:05Z
at 0 'has started' 'the game of the house starts' game start wren
at 0 'has started' 'the market starts' game start fair
round 2026-11-21T09:06Z

# The example of a question has an `if` in its quotes, which is not a condition.
is 0 'bid lot 1 7 if purse over 12 Put' 'the start letter shows an order with a condition' body ann@example.org 'the game begins'

# Phase 1 is open to the steward alone [MK-2].
is 0 'You need: the least price of the day\. ' 'the steward owes a price' body bob@example.org 'T1 P1 report'
is 0 'You need: nothing( more)?\. ' 'the other owes nothing' body ann@example.org 'T1 P1 report'
is 0 'YOUR ORDERS There is nothing for you to order in this phase\. Help' 'and has no form' body ann@example.org 'T1 P1 report'
answer ann@example.org 'T1 P1 report' 'price 2'
answer bob@example.org 'T1 P1 report' 'price 9
ask smith "x"
ask tinker what will you spend'
round 2026-11-21T09:10Z
is 0 'The Smith is the steward today\. Not used\. Rule: MK-2' 'who is not steward is told so, and offered no line' body ann@example.org receipt
is 0 'The least price is 1 to 5' 'a price beyond the rule' body bob@example.org receipt
is 0 'You cannot ask yourself\. Not used\. Write instead: ask __ "x"' 'a question to oneself: its words stay' body bob@example.org receipt
is 0 'Write instead: ask tinker "what will you spend"' 'words without quotes' body bob@example.org receipt
# Her line was refused, and her receipt told her that the phase waits for it.
answer ann@example.org receipt 'no'
answer bob@example.org 'T1 P1 report' 'price 2
ask tinker "what will you spend; if anything?"
final'
round 2026-11-21T10:00Z
round 2026-11-21T10:40Z
is 0 'The least price is 2\. .*"what will you spend; if anything\?"' 'the day opens without Ann, and she is asked [MK-3]' body ann@example.org 'T1 P2 report'
is 0 'You need: an answer to the steward, and your bids' 'Ann owes an answer' body ann@example.org 'T1 P2 report'
is 0 'You need: your bids' 'Bob does not' body bob@example.org 'T1 P2 report'
on 0 'tinker \(Ann\): no readable orders came; none were needed' 'explain: Ann missed nothing' explain fair 1.1
on 0 '!without bids' 'and was not played without orders' explain fair 1.1

# Sealed maxima, a bound [MK-3] [MK-4].
answer ann@example.org 'T1 P2 report' 'why
bid lot 1 4 if purse over 10
bid lot 3 2
bid lot 2 99
answer 3'
answer bob@example.org 'T1 P2 report' 'bid lot 2 for 3 crowns
bid 1 1
answer 3'
round 2026-11-21T11:00Z
is 0 'WHY 1\.1: what became of your orders: you had none in that phase\.' 'WHY of a phase that was not open for them' body ann@example.org receipt
is 0 'Lots 1 to 2 are sold today' 'a lot of tomorrow' body ann@example.org receipt
is 0 'You have [12][0-9] crowns' 'more than they have' body ann@example.org receipt
is 0 'Nobody has asked you today\. Not used\. Rule: MK-3' 'an answer without a question' body bob@example.org receipt
is 0 'bid lot 2 3 \[new\]' 'a bid in words of their own' body bob@example.org receipt
at 0 '1\.2 was run' 'the GM runs the bids' phase run fair 1.2
round 2026-11-21T12:00Z
# Lot 1: Bob is below the least price of 2, so that Ann alone bids, and pays 2. Lot 2: Bob alone, for 2.
is 0 'The Tinker spends no more than 3\. The Tinker buys lot 1 for 2\. The Smith buys lot 2 for 2\.' 'the day' body bob@example.org 'T2 P1 report'
on 0 '>=|true .*purse over 10|purse over 10.*true' 'a fact is explained' explain fair 1.2 tinker
answer ann@example.org 'T2 P1 report' 'price 5
ask smith "all?"
why'
round 2026-11-21T12:05Z
is 0 'WHY 1\.2' 'WHY' body ann@example.org receipt
round 2026-11-21T12:40Z
is 0 'Day 2\. The Tinker is the steward\. .*"all\?"' 'the steward changes [MK-2]' body bob@example.org 'T2 P2 report'
at 0 'is open again' 'the GM takes two phases back' phase rollback fair 1.2 --why 'to try it'
round 2026-11-21T12:45Z
at 0 '1\.2 was run; 2\.1 is open' 'they run again' phase run fair 1.2
round 2026-11-21T12:50Z
is 0 'The Tinker buys lot 1 for 2\. The Smith buys lot 2 for 2\.' 'to the same end' body bob@example.org 'T2 P1 report'
answer ann@example.org 'T2 P1 report' 'price 5
ask smith "all?"'
round 2026-11-21T12:51Z
at 0 '2\.1 was run; 2\.2 is open' 'the steward orders anew' phase run fair 2.1
round 2026-11-21T12:55Z
is 0 'The least price is 5\.' 'and the least price is theirs' body bob@example.org 'T2 P2 report'
# Bob gives no answer: he is not bound.
answer ann@example.org 'T2 P2 report' 'bid lot 3 0'
answer bob@example.org 'T2 P2 report' 'bid lot 3 6'
round 2026-11-21T13:00Z
round 2026-11-21T13:40Z

# The end: goods of 1 and of 2 and 1 are less than 10 [MK-5].
is 0 'The Smith gives no answer\. The Smith buys lot 3 for 5\.' 'silence binds nobody, and the least price counts' body ann@example.org 'is over'
is 0 'Nobody has goods of a worth of 10: nobody wins' 'it ends without a winner' body ann@example.org 'is over'
is 0 '!Winner' 'and names none' body ann@example.org 'is over'
on 0 'draws played again; it is the game that was played' 'verify' verify fair
on 0 '"phase": "1\.1"' 'the game of the house goes on' phase show wren --json
at 0 '' 'the zine' zine
is 0 'Nobody has goods of a worth of 10' 'tells of it' cat "$home/zine/fair/index.html"
is 0 '>PURSES<' 'the last issue shows what only the GM knew' cat "$home/zine/fair/end.html"
is 0 'Smith' 'statistics have its seats' cat "$home/zine/statistics.html"
is 0 '!Power|planet|Dwarves' 'without a word of another game' cat "$home"/zine/fair/*.html
finish
