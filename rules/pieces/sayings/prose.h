/* How people tell bids, alliances and marches in sentences, for any game that has them: rows for the first table of a game (orders/sayings/
 * phrase.h). Each puts a sentence, or one part of it, into the order's own words. The game defines the parts <lot> and <area>;
 * bid.h defines <a_lot>, <no_lot> and <price>, ally.h <unwilling>.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_SAYINGS_PROSE_H
#define RULES_PIECES_SAYINGS_PROSE_H

#include "orders/vocab.h"

/* Between two things that are told, and between a thing and the next one. */
#define PROSE_STOP " ,|;|.|:|-|and|but ?and|but ?so|then "
#define PROSE_US                                                                       \
	" ?i|we ?will|ll|shall|would|d|can|could|may|might ?only|just|even ?like ?to "
#define PROSE_ALL " in_all|altogether|in_total|total|overall|together|all_told|at_all"

/* --- bids --- */

/* A price behind its lot: "lot one I go up to five". */
#define PROSE_PRICE                                                                    \
	" ?,|: ?i|we ?ll|will|would|d ?go|goes|bid|pay|offer|give|is|stop|spend ?up ?as|to ?high|far ?as|at|to "
/* What cannot be had without the first: "not if the first is already mine". */
#define PROSE_MINE " ?already|then|now|really mine|ours|his|hers|theirs|bought|won"

/* clang-format off */
#define BID_PROSE(B, COIN, MAXCOIN) \
	{NULL, B, 0, "lot <n> ( ?the|a ?is ?the|a <card> )", "lot $1"}, \
	{NULL, B, 0, "lot number|no|nr ?. <n>", "lot $1"}, \
	{NULL, B, 0, "at|for the ?very highest|most|utmost|outside <n>", "up_to $1"}, \
	{NULL, B, 0, "<n> ?" COIN " at the ?very highest|utmost|outside", "up_to $1"}, \
	{NULL, B, SAYING_DOUBT, "^ <a_lot>" PROSE_PRICE "<price>" PROSE_STOP "?on|for|in <a_lot>" PROSE_PRICE "<price>" PROSE_STOP "?on|for|in <a_lot>" PROSE_PRICE "<price>", "bid $1 $2 ; bid $3 $4 ; bid $5 $6"}, \
	{NULL, B, SAYING_DOUBT, "^ <a_lot>" PROSE_PRICE "<price>" PROSE_STOP "?on|for|in <a_lot>" PROSE_PRICE "<price>", "bid $1 $2 ; bid $3 $4"}, \
	{NULL, B, SAYING_DOUBT, "^ lot <n> <n> ?" COIN " lot <n> <n> ?" COIN " lot <n> <n> ?" COIN, "bid $1 $2 ; bid $3 $4 ; bid $5 $6"}, \
	{NULL, B, SAYING_DOUBT, "^ lot <n> <n> ?" COIN " lot <n> <n> ?" COIN, "bid $1 $2 ; bid $3 $4"}, \
	{NULL, B, SAYING_DOUBT, "^ on|for|in <a_lot> ?," PROSE_US "?bid|offer|pay|give|place nothing|none|no_bid|zero|pass ?at_all ,|;|.|and|but ?and|but ?on|for", "on"}, \
	{NULL, B, SAYING_DOUBT, ",|;|.|and|but ?and|but ?on|for|in <a_lot> ?, ?," PROSE_US "?bid|offer|pay|give|place nothing|none|no_bid|zero|pass ?at_all $", ""}, \
	{NULL, B, SAYING_DOUBT, "<a_lot> is|are|be worth ?up_to <price> ?to|for ?me|us|him|her|them|the_house", "bid $1 $2"}, \
	{NULL, B, SAYING_DOUBT, "<a_lot> is|are|be worth nothing ?to|for ?me|us|him|her|them ?,|;|.|and|but", ""}, \
	{NULL, B, 0, "?, ?but not|never if|when|once <a_lot> is|are|s|has|have ?been" PROSE_MINE, "unless won lot $1"}, \
	{NULL, B, 0, "if|when|once|provided <a_lot> is|are|s|has|have not ?been" PROSE_MINE, "unless won lot $1"}, \
	{NULL, B, 0, "unless <a_lot> is|are|s|has|have ?been" PROSE_MINE, "unless won lot $1"}, \
	{NULL, B, 0, "if|when|once|provided <a_lot> is|are|s|has|have ?been" PROSE_MINE, "if won lot $1"}, \
	{NULL, B, 0, "tot ?. max|maximum|at_most|limit ?. ?:|=|is <n>", MAXCOIN " $1"}, \
	{NULL, B, 0, "total|sum|altogether ?. max|maximum|at_most|limit ?. ?:|=|is <n> ?" COIN " $", MAXCOIN " $1"}, \
	{"outlay", B, 0, "?my|our|the ?total|whole|overall|combined ?of ?all expenditure|expenditures|expenses|expense|outlay|outlays|spending|costs ?for|on|of ?both|all|the|these ?two ?lots|cards|them ?together|combined", ""}, \
	{"outlay", B, 0, "?my|our|the total|whole|overall|combined limit|budget|ceiling|cap|maximum|max|sum|bid|bids ?for|on|of ?both|all|the|these ?two ?lots|cards|them ?together|combined", ""}, \
	{"outlay", B, 0, "?my|our|the both|all|two ?the ?of ?these|them ?lots|cards|bids together|combined", ""}, \
	{"bounded", B, 0, "?:|=|-|, ?is|are|shall|should|must|may|can|will|to ?be ?no|not ?to ?be|exceed|go|rise|cost|surpass ?no|not ?more|higher|above|over|beyond ?than ?at_most|max|maximum|up_to ?of", ""}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP "<outlay> <bounded> <n> ?" COIN " ?at_most|max|maximum|tops ?. $", "; " MAXCOIN " $3"}, \
	{NULL, B, SAYING_DOUBT, "^ <outlay> <bounded> <n> ?" COIN " ?at_most|max|maximum|tops ?. $", MAXCOIN " $3"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP "at_most|max|maximum|no_more_than|not_more_than|up_to|never_more_than <n> ?" COIN " for|on both|all ?of ?the|these|them ?lots|cards ?together|combined ?. $", "; " MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP "no|not|never more than <n> ?" COIN " for|on both|all ?of ?the|these|them ?lots|cards ?together|combined ?. $", "; " MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?my|our|the ?total|whole|spending budget|limit|ceiling|cap|purse|maximum for|on|in ?the both|all|these|them|everything|auction|bidding ?2|3|4 ?of ?the ?them ?lots|cards|auction|bids ?together|taken_together|in_all|combined ?:|is|=|- ?: <n> ?" COIN, MAXCOIN " $1 ;"}, \
	{NULL, B, SAYING_DOUBT, "^ ?my|our|the ?total|whole|spending budget|limit|ceiling|cap|purse ?:|is|=|- ?: <n> ?" COIN " ,|;|.|:", MAXCOIN " $1 ;"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP PROSE_US "spend|pay|give|part_with ?only|just ?at_most|up_to|max|no_more_than|a_maximum_of <n> ?" COIN " ?at_most|max|maximum" PROSE_ALL " $", "; " MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP PROSE_ALL " ?," PROSE_US "?spend|pay|give ?only|just at_most|up_to|max|no_more_than|not_more_than|a_maximum_of <n> ?" COIN " $", "; " MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP PROSE_ALL " not|no more than <n> ?" COIN " $", "; " MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP "<n> ?" COIN " total|tot|sum ?. ?max|maximum ?. $", "; " MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP "max|maximum ?. total|tot|sum ?. ?:|= <n> ?" COIN " $", "; " MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP "total|tot|sum ?. ?:|= <n> ?" COIN " ?max|maximum ?. $", "; " MAXCOIN " $1"}, \
	{NULL, B, 0, "unless ?i|we already have|hold|own|got <a_lot>", "unless won lot $1"}, \
	{NULL, B, 0, "?but not if|when ?i|we already have|hold|own|got <a_lot>", "unless won lot $1"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP PROSE_ALL " ?," PROSE_US "spend|pay|give|part_with ?only|just ?at_most|up_to|max|no_more_than|a_maximum_of <n> ?" COIN " ?at_most|max|maximum|tops ?on|for ?it|them|cards $", "; " MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP "<n> ?" COIN PROSE_ALL " ?at_most|max|maximum|tops|is_the_limit|is_my_limit ?, ?and ?no ?not ?more $", "; " MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?but <n> ?" COIN PROSE_ALL " at_most|max|maximum|tops|is_the_limit|is_my_limit $", MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP PROSE_US "want|need|take|buy|like ?to ?have ?only|just|at_most|max 1 ?of ?them|these|the_two|both|those ?of_them ?so|that_means ?that ?is ?just|only 1 card|lot ?only|please|in_all|altogether", "; maxcards 1"}, \
	{NULL, B, SAYING_DOUBT, PROSE_STOP PROSE_US "want|need|take|buy|like ?to ?have only|just|at_most|max 1 ?of ?them|these|the_two|both|those ?of_them", "; maxcards 1"}, \
	{NULL, B, SAYING_DOUBT, "<price> on|for <a_lot> pass ?on|for ?the <a_lot> $", "bid $2 $1"}

/* --- alliances --- */

#define PROSE_WOULD " ?is|would|will|shall|are ?be ?: ?to ?ally ?with ?the "
#define PROSE_NEXT                                                                     \
	" ?,|;|.|- ?and|but|or <next_best> ?,|: ?is|would ?be ?: ?to ?with|by ?the <seat> ?, ?please "
#define ALLY_PROSE(X, LINK) \
	{"top", X, 0, "?as ?my|our|the first|1_st ?choice|wish|preference|pick|option|place|ally ?,|:", ""}, \
	{"top", X, 0, "best|most|first ?of_all ?of ?all", ""}, \
	{"top", X, 0, "in|at|on ?the first|1_st|top place|position|line", ""}, \
	{"top", X, 0, "number|no|nr ?. 1", ""}, \
	{"top", X, 0, "ideally|preferably|firstly", ""}, \
	{"next_best", X, 0, "?my|our|the second|2_nd|third|3_rd|next ?choice|wish|preference|pick|option|place|best|ally", ""}, \
	{"next_best", X, 0, "then|next|afterwards|secondly|thirdly|otherwise|else ?else ?, ?my ?the ?second|2_nd|third|next ?choice", ""}, \
	{"next_best", X, 0, "after|behind|next_to ?them|him|her|that|it|this", ""}, \
	{"next_best", X, 0, "in|at|on ?the second|2_nd|third|next place|position|line", ""}, \
	{"next_best", X, 0, "number|no|nr ?. 2|3", ""}, \
	{"next_best", X, 0, "failing that|them|him|her|which|whom|this|it", ""}, \
	{"next_best", X, 0, "if not|they_won_t|that_fails|they_refuse ?then", ""}, \
	{"next_best", X, 0, "<unwilling>", ""}, \
	{NULL, X, SAYING_DOUBT, "^ <top> ?,|:" PROSE_WOULD "<seat>" PROSE_NEXT PROSE_NEXT "$", "ally $2" LINK "$4" LINK "$6"}, \
	{NULL, X, SAYING_DOUBT, "^ <top> ?,|:" PROSE_WOULD "<seat>" PROSE_NEXT "$", "ally $2" LINK "$4"}, \
	{NULL, X, SAYING_DOUBT, "^ ?i|we ?would|d like|love|want|prefer|favour|wish ?the <seat> best|most|first ?of_all ?of ?all" PROSE_NEXT "$", "ally $1" LINK "$3"}, \
	{"parting", X, 0, "break|breaking|split|splitting|part|parting|separate|separating|breaking_up|break_up ?up|off|ways|company", ""}, \
	{NULL, X, 0, "^ ?so|therefore|hence|thus|then|that_is_why|for_that_reason|consequently|accordingly|well|that ?s ?why ?for ?that ?reason ?, ?i|we ?am|are|m|re|will|shall|must|have ?to ?now|hereby <parting> from|with ?the <seat> $", "break with $2"}, \
	{NULL, X, 0, "^ ?so|therefore|hence|thus|then|that_is_why|for_that_reason|consequently|accordingly|well|that ?s ?why ?for ?that ?reason ?, ?i|we ?am|are|m|re|will|shall|must|have ?to ?now|hereby end|ending|leave|leaving|quit|quitting|dissolve|dissolving|cancel|cancelling ?the|my|our alliance|pact ?with ?the ?<seat> $", "break"}, \
	{NULL, X, SAYING_DOUBT, "^ ?i|we ?take ?him|them|her|you ?up ?on ?it|that ?: ?i|we break ?with ?the <seat> and ?then ally ?with ?the <seat> $", "break ; ally $2"}

/* Nothing of it: a pass. */
#define PASS_PROSE(PHASES) \
	{NULL, PHASES, SAYING_WHOLE | SAYING_DOUBT, "?the ?<own> ?i|we ?am|m|are|re|will|ll|shall|would|d|let_s|lets ?rather|like ?to pass|passes|passing|skip|skips ?on ?that|it|this|these|everything|all ?this|one ?turn|time|round|nexus|council|again ?, ?please|thanks|then", "pass"}, \
	{NULL, PHASES, SAYING_WHOLE | SAYING_DOUBT, "?a|another|just pass|passing|skip for|from|by me|us|here|the_house ?again|too|please|thanks", "pass"}

/* --- marches --- */

#define PROSE_STAND                                                                    \
	" ?that|which|who|whom|there|now ?i|we ?still ?have|hold|keep|are|is|stand|stands|standing|s|sit|sits|stationed|located|left|got ?now|still in|at|from|of|on|inside ?the "
#define PROSE_THERE                                                                    \
	" that|which|who|whom|in|at|inside ?i|we ?still ?have|hold|keep|are|is|stand|stands|stationed|left ?now|still ?in|at|on|inside ?the "
#define PROSE_GO                                                                       \
	" ?will|shall|should|must|may|can|are|is|have|do ?to ?all|now|then ?all ?be go|goes|going|move|moves|moving|moved|march|marches|marching|pass|passes|walk|walks|cross|crosses|proceed|proceeds|advance|advances|head|heads|travel|travels|leave|step ?on|over|across|down|up|out|forward "
#define PROSE_STAYS                                                                    \
	" ?do|does|will|shall|should|must|may ?all ?be|is|are ?to stay|stays|remain|remains|wait|waits|hold|sit|sits|stand|rest|left ?put|there|here|behind|where_they_are|where_it_is|as_they_are|still|quiet ?where ?they|it ?are|is"
#define PROSE_GOES_NOT                                                                 \
	" ?do|does|will|shall|should|must|are|is not|never|don_t|dont|do_not|won_t|wont|will_not|doesn_t|does_not ?to move|go|march|moving|going|leave ?anywhere|at_all"

/* One order, and another where that cannot be: "if that's closed when my turn comes". */
#define SHUT_PARTS(M) \
	{"shut", M, 0, "if|should|when|in_case|supposing ?that ?it|that|this|the_first ?first ?one ?is|s|be|are|should|has|proves|turns ?out ?to ?have ?been|be ?already|then|by_then|no_longer ?no ?longer closed|full|blocked|impossible|taken|occupied|possible|forbidden|shut|off_limits", ""}, \
	{"shut", M, 0, "if|should ?it|that|this ?is|s ?be not|isn_t|no_longer ?be ?possible|allowed|open|work|free", ""}, \
	{"shut", M, 0, "if|when|should ?i|we|it|that|this cannot|can_t|cant|fails|fail|doesn_t|does_not|won_t|couldn_t|isn_t ?work|possible|open|be ?done", ""}, \
	{"shut", M, 0, "failing that|it|which", ""}, \
	{"shut", M, 0, "otherwise|else|or_else|if_not|if_impossible", ""}, \
	{"shut", M, 0, "or", ""}, \
	{"by_turn", M, 0, "?when|by|once ?the ?time my|our ?turn|shipment|moment ?comes|arrives|has_come", ""}, \
	{"by_turn", M, 0, "by_then|then|by_now|already|at_that_time", ""}, \
	{"by_turn", M, 0, "by then", ""}
/* FIRST: the words of the first order, in a list; MEN: what may be counted; LINK: the words between the number and the place; SAYS: the words of
 * the second order, VERB: that of both. */
#define SHUT_ROWS(M, FIRST, MEN, LINK, SAYS, VERB, TO) \
	{NULL, M, 0, FIRST " <n> ?" MEN " " LINK " ?the <area> ?, ,|;|.|(|- ?and|or|but|else <shut> ?<by_turn> ?,|:|- ?then ?i|we ?" SAYS " ?the <n> ?" MEN " " LINK " ?the <area>", VERB " $1 " TO " $2 else " VERB " $5 " TO " $6"}, \
	{NULL, M, 0, FIRST " <n> ?" MEN " " LINK " ?the <area> and|or|but|else <shut> ?<by_turn> ?,|:|- ?then ?i|we ?" SAYS " ?the <n> ?" MEN " " LINK " ?the <area>", VERB " $1 " TO " $2 else " VERB " $5 " TO " $6"}

/* The end of a letter that is dictated. */
#define TAIL_PROSE \
	{NULL, 0, 0, "?,|;|. ?and that|this|it is|s all|it|everything ?for|from|by ?the <own> $", ""}, \
	{NULL, 0, 0, "?,|;|. ?and that|this|it is|s all|it|everything ?for|from|by me|us|now|today $", ""}

/* CREW: what the forces are called, in a list. */
#define MARCH_PROSE(M, CREW) \
	{"bunch", M, 0, "?all|both|the|my|our|those|these ?of ?the|my|our|those|these <n> ?of ?my|our|us|them|mine|ours ?own ?" CREW " ?of_mine|of_ours", "$1"}, \
	{"bunch", M, SAYING_DOUBT, "all|everyone|everybody|everything ?of ?my|our|the|them|those|us ?" CREW " ?of_mine", "all"}, \
	{"bunch", M, SAYING_DOUBT, "those|they|mine|ours", "all"}, \
	{"bunch", M, SAYING_DOUBT, "my|our|the|those ?own ?ones|people|men|boys|" CREW, "all"}, \
	{"crowd", M, 0, "?all ?of ?my|our|the|those|these ?<n> ones|people|men|boys|army|stack|group|" CREW " ?of_mine", ""}, \
	{"crowd", M, 0, "those|everybody|everyone|all|mine|ours|they", ""}, \
	{"crowd", M, 0, "?my|our|the|those <n>", ""}, \
	{"rests", M, 0, "" PROSE_STAYS, ""}, \
	{"rests", M, 0, "" PROSE_GOES_NOT, ""}, \
	{NULL, M, SAYING_DOUBT, "^ <crowd>" PROSE_STAND "<area> <rests> ,|;|.|but|and|:|- ?but|and ?only <bunch>" PROSE_STAND "<area> do|does|go|will|move|march|can ?so ,|:|- <bunch> to|into|onto|for|in ?the <area>", "move $6 from $5 to $7"}, \
	{NULL, M, SAYING_DOUBT, "^ <bunch>" PROSE_STAND "<area> do|does|go|will|move|march|can ?so ,|:|- <bunch> to|into|onto|for|in ?the <area>", "move $3 from $2 to $4"}, \
	{NULL, M, SAYING_DOUBT, "^ <crowd>" PROSE_STAND "<area> <rests> ,|;|.|but|and|:|- ?but|and ?only <bunch>" PROSE_STAND "<area>" PROSE_GO "to|into|onto|for|in ?the <area>", "move $4 from $5 to $6"}, \
	{NULL, M, 0, "^ <bunch>" PROSE_STAND "<area>" PROSE_GO "to|into|onto|for|in ?the <area> ?,|;|- ?and ?all|entire|entirely|completely|complete|whole|together $", "move $1 from $2 to $3"}, \
	{NULL, M, 0, "^ <bunch>" PROSE_STAND "<area>" PROSE_GO "to|into|onto|for|in ?the <area>", "move $1 from $2 to $3"}, \
	{NULL, M, 0, ",|;|.|and ?and|then <bunch>" PROSE_STAND "<area>" PROSE_GO "to|into|onto|for|in ?the <area>", "; move $1 from $2 to $3"}, \
	{NULL, M, 0, "^ ?and ?then move|take|march|send|bring <bunch>" PROSE_THERE "<area> to|into|onto|for|in ?the <area>", "move $1 from $2 to $3"}, \
	{NULL, M, 0, ",|;|.|and ?and|then move|take|march|send|bring <bunch>" PROSE_THERE "<area> to|into|onto|for|in ?the <area>", "; move $1 from $2 to $3"}
/* clang-format on */

#endif
