/* The plain ways to say bids, in all combinations of their parts: who bids, how a most is said, which lot is meant, and what it depends
 * on. Rows for the first table of a game that has bid.h too, whose parts these use.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_SAYINGS_BID_WAYS_H
#define RULES_PIECES_SAYINGS_BID_WAYS_H

#include "orders/vocab.h"
#include "rules/pieces/sayings/bid.h"

/* Words that begin the condition of a bid. */
#define BID_IF                                                                         \
	" if|when|once|provided|provided_that|as_long_as|so_long_as|in_case|on_condition_that|assuming|supposing ?that "
#define BID_GETS                                                                       \
	" win|won|get|got|buy|bought|obtain|secure|receive|acquire|take ?it|the "
#define BID_NOT                                                                        \
	" not|don_t|dont|do_not|did_not|didn_t|won_t|wont|will_not|cannot|can_t|couldn_t|never|fail|fail_to|failed|failed_to ?to "
#define BID_NO_MORE                                                                    \
	"not|never|don_t|dont|do_not|won_t|wont|will_not|shan_t|shall_not|must_not|mustn_t|cannot|can_t|would_not|wouldn_t "
#define BID_IN_ALL                                                                     \
	" ?in_all|altogether|in_total|total|overall|together ?this ?turn|time|round "
#define BID_ON_CARDS                                                                   \
	" on|for ?in ?all ?the|these|this ?any cards|lots|auction" BID_IN_ALL

/* clang-format off */
#define BID_WAYS(B, COIN, MAXCOIN) \
	/* --- what one has is not bid --- */ \
	{NULL, B, SAYING_DOUBT, "^ ?my|our ?present|current|total " COIN "|purse|money|cash|funds|treasury|wealth|balance ?in|at|on ?my ?hand|stock|treasury|purse|bank|present|now|available :|=|is|- <n> ?" COIN " .|;|,", ""}, {NULL, B, SAYING_DOUBT, "^ in|at|on hand|stock|treasury|purse|bank ?:|=|is|- <n> ?" COIN " .|;|,", ""}, {NULL, B, SAYING_DOUBT, "^ ?i|we ?now|currently have|hold|own|possess ?got ?a ?total ?of <n> " COIN " ?in|at|on ?my ?hand|stock|treasury|purse ?now .|;|,", ""}, \
	/* --- parts --- */ \
	{"price", B, 0, "no_more_than|not_more_than <n> ?" COIN, "$1"}, \
	{"price", B, 0, "no|not more than <n> ?" COIN, "$1"}, \
	{"price", B, 0, "no|not more_than <n> ?" COIN, "$1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?up_to|at_most <n> ?" COIN " apiece $", "$1 on each lot"}, \
	/* --- "first", "second" before orders: they count these, and name no lots --- */ \
	{NULL, B, 0, "^ first|firstly|1_st ?,|: bid <n> <n>", "bid $1 $2"}, \
	{NULL, B, 0, "?,|;|.|and ?and second|secondly|2_nd|third|thirdly ?,|: bid <n> <n>", "; bid $1 $2"}, \
	{NULL, B, 0, ",|;|.|and ?and second|secondly|2_nd|third|thirdly ?,|: give", "; give"}, \
	/* --- what a bid depends on --- */ \
	{"next_lot", B, 0, "<a_lot>", "$1"}, \
	{"next_lot", B, 0, "<n>", "$1"}, \
	{NULL, B, 0, "unless ?i|we ?should|can|do ?already ?have" BID_GETS "<a_lot> or <next_lot>", "unless won lot $1 or won lot $2"}, \
	{NULL, B, 0, "unless ?i|we ?should|can|do ?already ?have" BID_GETS "<a_lot> and <next_lot>", "unless won lot $1 and won lot $2"}, \
	{NULL, B, SAYING_DOUBT, BID_IF "?i|we ?do ?should ?have ?to" BID_NOT BID_GETS "<a_lot> or|nor <next_lot>", "if not won lot $1 and not won lot $2"}, \
	{NULL, B, SAYING_DOUBT, BID_IF "?i|we ?do ?should ?have ?to" BID_NOT BID_GETS "<a_lot> and <next_lot>", "whether not won lot $1"}, \
	{NULL, B, 0, BID_IF "?i|we ?should ?have lose|lost|miss|missed <a_lot> and <next_lot>", "if not won lot $1 and not won lot $2"}, \
	{NULL, B, SAYING_DOUBT, BID_IF "?i|we ?should ?have lose|lost|miss|missed <a_lot> or <next_lot>", "if not won lot $1 or not won lot $2"}, \
	{NULL, B, SAYING_DOUBT, BID_IF "?i|we ?should|can|do ?already ?have|ve" BID_GETS "<a_lot> and <next_lot>", "if won lot $1 and won lot $2"}, \
	{NULL, B, SAYING_DOUBT, BID_IF "?i|we ?should|can|do ?already ?have|ve" BID_GETS "<a_lot> or <next_lot>", "if won lot $1 or won lot $2"}, \
	{NULL, B, 0, "unless we ?should|can|do ?already ?have" BID_GETS "<a_lot>", "unless won lot $1"}, \
	{NULL, B, 0, "unless ?i ?should|can|do ?already ?have get|got|buy|bought|obtain|secure|receive|acquire|take <a_lot>", "unless won lot $1"}, \
	{NULL, B, 0, "unless ?i ?have win|won first|1_st ?lot|card|one", "unless won lot 1"}, \
	{NULL, B, 0, "unless ?i ?have win|won second|2_nd ?lot|card|one", "unless won lot 2"}, \
	{NULL, B, 0, "unless ?i ?have win|won third|3_rd ?lot|card|one", "unless won lot 3"}, \
	{NULL, B, 0, "?, but not if|when ?i|we ?should|can|do ?already ?have|ve" BID_GETS "<a_lot>", "unless won lot $1"}, \
	{NULL, B, 0, BID_IF "?i|we ?do ?should ?have ?to" BID_NOT BID_GETS "<a_lot>", "if not won lot $1"}, \
	{NULL, B, 0, BID_IF "?i|we ?should ?have lose|lost|miss|missed <a_lot>", "if not won lot $1"}, \
	{NULL, B, 0, BID_IF "?i|we haven_t|havent|hadn_t|have_not ?already" BID_GETS "<a_lot>", "if not won lot $1"}, \
	{NULL, B, SAYING_DOUBT, BID_IF "?i|we ?should|can|do ?already ?have|ve" BID_GETS "<a_lot>", "if won lot $1"}, \
	{NULL, B, 0, "^ ?but ?and should ?i|we ?to" BID_NOT BID_GETS "<a_lot>", "if not won lot $1"}, \
	{NULL, B, 0, "^ ?but ?and should ?i|we lose|miss <a_lot>", "if not won lot $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?but ?and should ?i|we" BID_GETS "<a_lot>", "if won lot $1"}, \
	/* --- whose a lot is --- */ \
	{NULL, B, 0, BID_IF "<a_lot> is|s ?already mine|ours|won ?by|at ?that ?then|already|now|time", "if won lot $1"}, \
	{NULL, B, 0, BID_IF "<a_lot> is|s not|n_t mine|ours|won ?by|at ?that ?then|already|now|time", "if not won lot $1"}, \
	{NULL, B, 0, "unless <a_lot> is|s ?already mine|ours|won ?by|at ?that ?then|already|now|time", "unless won lot $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?but|and ?i|we ?only ?want|need|take only|just|merely <n> of them|these|those|both|it ?2 ?lots|cards ?, ?please|thanks $", "maxcards $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?but|and ?i|we ?want|need|take ?only|just <n> of ?the 2 ?lots|cards|ones ?, ?please|thanks $", "maxcards $1"}, \
	{NULL, B, SAYING_DOUBT, "^ <n> card|cards|lot|lots is|are|will|would ?be ?quite|more ?than enough|plenty|sufficient ?for ?me|us $", "maxcards $1"}, \
	{NULL, B, SAYING_DOUBT, "^ " BID_I "<price> each|apiece on|for|at <lots_word> <n> , <n> ?, and|&|+ <n> ?, ?and|but <price> on|for|at ?the <a_lot> $", "bid $3 $1 ; bid $4 $1 ; bid $5 $1 ; bid $7 $6"}, \
	{NULL, B, SAYING_DOUBT, "^ " BID_I "<price> each|apiece on|for|at <lots_word> <n> , <n> ?, and|&|+ <n> $", "bid $3 $1 ; bid $4 $1 ; bid $5 $1"}, \
	{NULL, B, SAYING_DOUBT, "^ " BID_I "<price> each|apiece on|for|at <lots_word> <n> <et> <n> $", "bid $3 $1 ; bid $5 $1"}, \
	/* --- one price for both --- */ \
	{NULL, B, SAYING_DOUBT, "^ " BID_I "<price> for|on|at ?the both ?of ?these|them ?lots|cards ?each $", "bid 1 $1 ; bid 2 $1"}, \
	{NULL, B, SAYING_DOUBT, "^ <price> for|on|at ?the both ?of ?these|them ?lots|cards ?each $", "bid 1 $1 ; bid 2 $1"}, \
	/* --- one more than the next, up to a most: that is what a bid is --- */ \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?will|ll|shall ?always ?bid|pay|offer ?just ?only one|1 ?" COIN " more_than anyone|anybody|everyone|everybody|others|the_others|next ?else|one|1|bidder|bid ?, ?but ?and up_to|at_most|max|maximum|until|till|to|not|no|no_more_than|not_more_than ?a ?maximum|max|limit ?of ?more ?than ?more_than <n> ?" COIN " on|for ?the <a_lot> $", "bid $2 $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?will|ll|shall ?always ?bid|pay|offer ?just ?only one|1 ?" COIN " more than anyone|anybody|everyone|everybody|others|the_others|next ?else|one|1|bidder|bid ?, ?but ?and up_to|at_most|max|maximum|until|till|to|not|no|no_more_than|not_more_than ?a ?maximum|max|limit ?of ?more ?than ?more_than <n> ?" COIN " on|for ?the <a_lot> $", "bid $2 $1"}, \
	{NULL, B, 0, "?a maximum of <n>", "up_to $1"}, \
	/* --- nothing behind a bid --- */ \
	{NULL, B, SAYING_DOUBT, ",|;|. ?and|but ?then nothing|none|no_more ?more ?further ?bids ?after|afterwards ?that|it|this|which ?one|lot|card $", ""}, \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?will|ll ?take|want ?for|on ?the <a_lot> ?,|:|-|for|at <price> ,|;|. ?but ?and ?then nothing|none|pass|skip|no ?bid|bids ?for|on|after ?the <no_lot> $", "bid $1 $2"}, \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?will|ll ?take|want ?for|on ?the <a_lot> ?,|:|-|for|at <price> ,|;|. ?but ?and ?then nothing|none|pass|no ?bid|bids ?after that|it $", "bid $1 $2"}, \
	/* --- how high --- */ \
	{NULL, B, SAYING_DOUBT, "^ on|for ?the <a_lot> ?, ?i|we ?will|ll|shall|do not|never|won_t|don_t ?to go|bid|pay|spend ?any above|beyond|over|higher_than|more_than|past|higher ?than <n> ?" COIN " $", "bid $1 $2"}, \
	{NULL, B, SAYING_DOUBT, "^ on|for ?the <a_lot> ?, ?i|we ?will|ll|shall|do not|never|won_t|don_t ?to go|bid|pay|spend more than <n> ?" COIN " $", "bid $1 $2"}, \
	{NULL, B, SAYING_DOUBT, "^ on|for ?the <a_lot> ?, ?i|we ?will|ll|shall go|bid|pay|spend|offer <price> $", "bid $1 $2"}, \
	/* --- limits --- */ \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?do|will|shall " BID_NO_MORE "want|buy|take|need|get|win ?to ?buy|take|win|get more_than <n> ?of ?the ?them ?card|cards|lot|lots" BID_IN_ALL " $", "maxcards $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?do|will|shall " BID_NO_MORE "want|buy|take|need|get|win ?to ?buy|take|win|get more than <n> ?of ?the ?them ?card|cards|lot|lots" BID_IN_ALL " $", "maxcards $1"}, \
	{NULL, B, 0, "^ ?i|we ?will|ll|shall|would|d ?want|like ?to buy|take|get|win|want|need at_most|no_more_than|not_more_than|only|just|up_to|max <n> card|cards|lot|lots" BID_IN_ALL " $", "maxcards $1"}, \
	{NULL, B, 0, "^ ?i|we ?will|ll|shall|would|d ?like ?to spend|pay ?a at_most|no_more_than|not_more_than|only|up_to|maximum|max ?of <n> " COIN BID_IN_ALL " $", MAXCOIN " $1"}, \
	{NULL, B, 0, "^ ?i|we ?will|ll|shall|would|d ?like ?to spend|pay no|not more than <n> " COIN BID_IN_ALL " $", MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?do|will|shall " BID_NO_MORE "?want ?to spend|pay more_than <n> ?" COIN BID_IN_ALL " $", MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?do|will|shall " BID_NO_MORE "?want ?to spend|pay more than <n> ?" COIN BID_IN_ALL " $", MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?my|our|the ?total|spending limit|budget|total|purse ?for ?this ?turn ?is|:|=|of <n> ?" COIN BID_IN_ALL " $", MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "^ my|our|the ?total|spending cap|ceiling ?for ?this ?turn ?is|:|=|of <n> ?" COIN BID_IN_ALL " $", MAXCOIN " $1"}, \
	{NULL, B, 0, "^ ?i|we ?will|ll|shall|would|d ?like ?to spend|pay ?a at_most|no_more_than|not_more_than|only|up_to|maximum|max ?of <n> " COIN BID_ON_CARDS " $", MAXCOIN " $1"}, \
	{NULL, B, 0, "^ ?i|we ?will|ll|shall|would|d ?like ?to spend|pay no|not more than <n> " COIN BID_ON_CARDS " $", MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?do|will|shall " BID_NO_MORE "?want ?to spend|pay more_than <n> ?" COIN BID_ON_CARDS " $", MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?do|will|shall " BID_NO_MORE "?want ?to spend|pay more than <n> ?" COIN BID_ON_CARDS " $", MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?my|our|the ?total|spending limit|budget|total|purse ?for ?this ?turn ?is|:|=|of <n> ?" COIN BID_ON_CARDS " $", MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "^ my|our|the ?total|spending cap|ceiling ?for ?this ?turn ?is|:|=|of <n> ?" COIN BID_ON_CARDS " $", MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?my|our|the ?total maximum ?for ?this ?turn is|: <n> ?" COIN BID_IN_ALL " $", MAXCOIN " $1"}, \
	/* --- no bid --- */ \
	{NULL, B, BID_WHOLE, "?i|we ?will|ll|shall|would|d ?like ?to pass ?on ?everything|all|both|it ?of ?them ?the ?cards|lots ?this ?turn|time|round|auction", "pass"}, \
	{NULL, B, BID_WHOLE, "?i|we ?will|ll|shall skip ?the|this auction|bidding|bids|cards ?this ?turn|time|round", "pass"}, \
	{NULL, B, BID_WHOLE, "?i|we ?will|ll|shall sit|sits this|it ?one|1|auction|round out", "pass"}, \
	{NULL, B, BID_WHOLE, "?i|we ?will|ll|shall stay|stays|keep|keeps out ?of ?it|this|the ?auction|bidding ?this ?turn|time|round", "pass"}, \
	{NULL, B, BID_WHOLE, "?i|we ?am|m|are|re|do|will|shall|would|d ?rather not|don_t|dont|do_not|won_t|wont|will_not|shan_t|shall_not|never|not_going_to ?want|wish|going ?to bid|buy|place|make|bids|bidding|buying ?at_all ?on|for ?a|any ?anything|bid|bids|card|cards|lot|lots|offer|offers ?at_all ?this ?turn|time|round", "pass"}, \
	{NULL, B, BID_WHOLE, "no bid|bids|bidding|cards|card ?at_all ?from|for ?me|us ?this ?turn|time|round|today ?, ?thanks|please", "pass"}, \
	{NULL, B, BID_WHOLE, "nothing ?from|for ?me|us ?this ?turn|time|round|today ?, ?thanks", "pass"}
/* clang-format on */

#endif
