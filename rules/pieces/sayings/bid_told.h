/* Bids as players tell them: which lot they want and, in the same sentence or the next, what they would pay for it; several lots at one
 * price; what they leave to others. Rows for the first table of a game that has bid.h too, whose parts these use.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_SAYINGS_BID_TOLD_H
#define RULES_PIECES_SAYINGS_BID_TOLD_H

#include "orders/vocab.h"
#include "rules/pieces/sayings/bid_ways.h"

#define TOLD_I " ?i|we ?do|d|would|will|ll|shall|can|may ?really|also|only|just|rather "
#define TOLD_NOT                                                                       \
	"not|never|don_t|dont|do_not|won_t|wont|will_not|shan_t|shall_not|wouldn_t|would_not"
#define TOLD_REST                                                                      \
	"?all ?of ?the ?any other|others|rest|remaining|remainder ?lot|lots|card|cards|one|ones "

#define TOLD_IF "if|when|should|once|in_case "
#define TOLD_GETS " win|won|get|got|buy|bought|obtain|gotten "
#define TOLD_IT " it|that|this ?one|1|lot|card "

/* "... lot 2. If I don't get it, ...": the lot of the bid before. */
#define TOLD_ITS(B, COIN, cond)                                                        \
	{NULL, B, SAYING_DOUBT, "<a_lot> .|;|,|and|: ?and|but|then " cond " it ?,",    \
	 "lot $1 ; " cond " lot $1 ,"},                                                \
		{NULL, B, SAYING_DOUBT,                                                \
		 "<a_lot> ?,|: for|at|is|:|- <t_most> .|;|,|and ?and|but " cond        \
		 " it ?,",                                                             \
		 "bid $1 $2 ; " cond " lot $1 ,"},                                     \
	{                                                                              \
		NULL, B, SAYING_DOUBT,                                                 \
			"bid <n> <n> .|;|,|and ?and|but " cond " it ?,",               \
			"bid $1 $2 ; " cond " lot $1 ,"                                \
	}

/* B: the phases of the auction; COIN: what is paid. */
/* clang-format off */
#define BID_TOLD(B, COIN) \
	/* --- what is paid --- */ \
	{"t_most", B, 0, "?a ?maximum|limit|max|bid ?of ?up_to|at_most|only|just|max|maximum|as_much_as|as_high_as|no_more_than|not_more_than ?to <n> ?" COIN " ?at_most|max|maximum|tops|only", "$1"}, {"t_most", B, 0, "all|everything|whatever|anything ?of ?my|the ?" COIN " ?that ?i|we ?still ?have|ve|has|is ?got ?left|remaining|over|then", "all"}, \
	{"t_pay", B, 0, "" TOLD_I "?be ?willing|ready|prepared|happy ?to pay|give|bid|offer|go|spend|put ?in|up|as ?to|high|far|much ?as ?for|on ?it|that|this|them ?one ?<t_most> ?for|on ?it|that|this ?one|1|lot|card", "$1"}, {"t_pay", B, 0, "?for|at|my ?maximum|limit|bid ?is|: <t_most> ?for|on ?it|that|this ?one|1|lot|card", "$1"}, \
	/* --- which one is wanted --- */ \
	{"t_want", B, 0, "" TOLD_I "want|like|need|fancy|love|prefer|take|buy ?to ?have|get|buy|win ?the <a_lot> ?most|best|badly|too", "$1"}, {"t_want", B, 0, "?i|we ?am|m|are|re ?also|only|really after|interested|keen ?in|on <a_lot>", "$1"}, \
	{"t_want", B, 0, "<a_lot> is|s ?the ?only ?one|1|lot|card ?that|which ?i|we ?d|would ?really want|like|need|prefer|fancy|after ?to ?have ?most", "$1"}, {"t_want", B, 0, "?it|this|that is|s <a_lot> ?that|which ?i|we ?d|would ?really want|like|need|prefer|fancy|after", "$1"}, {"t_want", B, 0, "<a_lot> ?does|do interest|interests|attract|attracts|tempt|tempts|appeals ?to me|us ?most|more", "$1"}, {"t_want", B, 0, "<a_lot> ?, ?i|we want|like|need|fancy", "$1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?but|and <t_want> ?,|;|.|:|- ?and|so|there ?for ?it|that <t_pay> ?please ?. $", "bid $1 $2"}, {NULL, B, SAYING_DOUBT, "^ ?but|and <t_pay> ?,|;|.|:|- ?because|as|since <t_want> ?. $", "bid $2 $1"}, \
	{NULL, B, SAYING_UNCLEAR, "^ ?but|and <t_want> ?. $", ""}, \
	{NULL, B, SAYING_DOUBT, "^ ?my maximum|max|limit|top|bid|price|offer ?bid|price|offer for|on|of <a_lot> ?is|: <t_most> ?. $", "bid $1 $2"}, {NULL, B, SAYING_DOUBT, "^ " TOLD_I "put|place ?a ?bid ?of <t_most> on|for|at <a_lot> ?too|also|as_well|only ?. $", "bid $2 $1"}, {NULL, B, SAYING_DOUBT, ", " TOLD_I "put|place ?a ?bid ?of <t_most> on|for|at <a_lot> ?too|also|as_well|only ?. $", ", bid $2 $1"}, {NULL, B, 0, "only|just <n> ?" COIN " on|for|at <a_lot>", "up_to $1 on lot $2"}, \
	/* --- one price for several --- */ \
	{NULL, B, SAYING_DOUBT, "^ ?on|for|at <lots_word> <n> <et> <n> <et> <n> ?:|, " TOLD_I "?bid|offer|pay|give|go ?up ?to ?on|for <t_most> ?" COIN " ?each|apiece ?please ?. $", "bid $2 $7 ; bid $4 $7 ; bid $6 $7"}, {NULL, B, SAYING_DOUBT, "^ ?on|for|at <lots_word> <n> <et> ?lot|card <n> ?:|, " TOLD_I "?bid|offer|pay|give|go ?up ?to ?on|for <t_most> ?" COIN " ?each|apiece ?please ?. $", "bid $2 $5 ; bid $4 $5"}, \
	{"blimit", B, 0, "" TOLD_I "?want|wish|like ?to win|buy|get|take|have|keep ?only|just <n> <of_lots> ?in_all|altogether|only", "maxcards $1"}, \
	/* --- what is left to others, behind bids --- */ \
	{NULL, B, SAYING_DOUBT, "^ ?and|but " TOLD_I TOLD_NOT " ?want ?to bid|buy|offer|want|care|need ?anything|any ?at_all ?for|on|about " TOLD_REST "?at_all ?. $", ""}, {NULL, B, SAYING_DOUBT, "^ ?and|but " TOLD_I "leave|leaving " TOLD_REST "?to|for ?you|others|the_others|everyone|everybody ?else ?. $", ""}, {NULL, B, SAYING_DOUBT, "^ ?and|but ?i|we am|m|are not interested in " TOLD_REST "?. $", ""}, {NULL, B, SAYING_DOUBT, "^ ?and|but " TOLD_REST "?do|does not|n_t|no interest|interests|tempt ?me|us ?. $", ""}, \
	/* --- what a bid depends on --- */ \
	{NULL, B, 0, "if|when ?i|we ?have|ve ?won|got|get|win|gotten|bought neither <a_lot> nor|or <next_lot>", "if not won lot $1 and not won lot $2"}, \
	/* --- none --- */ \
	{NULL, B, SAYING_WHOLE | SAYING_DOUBT, "no|not ?any|a bid|bids ?at_all ?from me|us ?<this_time> ?,|;|.|:|- <saves> ?<this_time>", "pass"}

/* "... lot 2. If I don't get it, ...": behind BID_TOLD, in a game whose conditions take what was won. */
#define BID_TOLD_ITS(B, COIN) \
	{NULL, B, 0, TOLD_IF "?i|we ?do ?should ?have ?to" BID_NOT TOLD_GETS TOLD_IT, "if not won it"}, {NULL, B, 0, TOLD_IF "?i|we ?should ?have|ve lose|lost|miss|missed" TOLD_IT, "if not won it"}, {NULL, B, 0, TOLD_IF "?i|we ?do ?should ?have|ve" TOLD_GETS TOLD_IT, "if won it"}, \
	TOLD_ITS(B, COIN, "if not won"), TOLD_ITS(B, COIN, "if won"), {NULL, B, SAYING_UNCLEAR, "if not won it", ""}, {NULL, B, SAYING_UNCLEAR, "if won it", ""}, \
	{NULL, B, SAYING_DOUBT, "if won lot <n> ?, " TOLD_I "?bid|pay|offer|put ?a ?bid ?of <t_most> on|for|at <a_lot> ?,|;|. ?and|but else " TOLD_I "?bid|pay|offer|put ?only <n>", "bid $3 $2 if won lot $1 else bid $3 $4"}, {NULL, B, SAYING_DOUBT, "if not won lot <n> ?, " TOLD_I "?bid|pay|offer|put ?a ?bid ?of <t_most> on|for|at <a_lot> ?,|;|. ?and|but else " TOLD_I "?bid|pay|offer|put ?only <n>", "bid $3 $2 unless won lot $1 else bid $3 $4"}
/* clang-format on */

#endif
