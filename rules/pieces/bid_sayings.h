/* How people say bids for the lots of an auction, for any game that has one with `bid LOT MOST`, `pass` and `maxcards N`: rows for
 * its tables of sayings (orders/sayings/phrase.h). The game defines the part <lot>.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_BID_SAYINGS_H
#define RULES_PIECES_BID_SAYINGS_H

#include "orders/vocab.h"

#define BID_WHOLE (SAYING_WHOLE | SAYING_DOUBT)
/* "nothing on", "I pass for": no bid for what comes behind it. */
#define BID_NONE                                                                       \
	"?i ?bid|offer|give|pay pass|skip|nothing|none|zero|no_bid ?on|for|in ?respect ?of ?the "

/* B: the phases of the auction; COIN: what is paid; MAXCOIN: the order's word for the most of all bids together. */
/* clang-format off */
#define BID_SAYINGS(B, COIN, MAXCOIN) \
	/* --- parts --- */ \
	{"a_lot", B, 0, "?the <lot>", "$1"}, {"a_lot", B, 0, "lot|lots|card|# <n>", "$1"}, \
	{"a_lot", B, 0, "?the first|1_st ?lot|card|one", "1"}, {"a_lot", B, 0, "?the second|2_nd ?lot|card|one", "2"}, {"a_lot", B, 0, "?the third|3_rd ?lot|card|one", "3"}, {"a_lot", B, 0, "?the fourth|4_th ?lot|card|one", "4"}, {"a_lot", B, 0, "?the fifth|5_th ?lot|card|one", "5"}, \
	{"no_lot", B, 0, "<a_lot> and|or|,|+|& <n>", ""}, {"no_lot", B, 0, "<a_lot> and|or|,|+|& <a_lot>", ""}, {"no_lot", B, 0, "<n> and|or|,|+|& <n>", ""}, {"no_lot", B, 0, "<a_lot>", ""}, {"no_lot", B, 0, "<n>", ""}, \
	{"price", B, 0, "?a up_to|at_most|max|maximum|maximal|for|at ?of <n> ?" COIN " ?max|maximum|tops|at_most", "$1"}, {"price", B, 0, "<n> ?" COIN " ?max|maximum|tops|at_most", "$1"}, \
	{"this_time", B, 0, "?in|for this|today ?turn|time|round|phase|auction", ""}, \
	{"saves", B, 0, "?i ?am|m save|saving|keep|keeping ?up ?all ?of ?my|the " COIN "|money|purse ?up", ""}, {"saves", B, 0, "?i ?am|m save|saving up", ""}, \
	{"buys_not", B, 0, "?i ?am|m not|no|never|don_t|dont|won_t|wont|will_not|do_not bid|bids|bidding|buy|buying|card|cards|purchase|purchases", ""}, {"buys_not", B, 0, "nothing|none for me|us", ""}, \
	/* --- no bid for some of the lots, and none at all --- */ \
	{NULL, B, SAYING_DOUBT, "^ " BID_NONE "<no_lot> ,|;|.|:|but|and ?but|and", ""}, {NULL, B, SAYING_DOUBT, ",|;|.|and|but ?and|but " BID_NONE "<no_lot> $", ""}, \
	{NULL, B, SAYING_DOUBT, ",|;|.|but ?and|but ?in|with|on|for ?respect|regard ?of|to <no_lot> ?is ?worth ?,|:|- nothing|none|zero|pass|no_bid ?to ?me|us $", ""}, {NULL, B, SAYING_DOUBT, "^ <a_lot> - ;|,", ""}, \
	{NULL, B, BID_WHOLE, "<buys_not> ?<this_time> ,|;|.|-|: <saves> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "<saves> ?<this_time> ,|;|.|-|and ?and ?so <buys_not> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "<saves> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "<buys_not> ?<this_time>", "pass"}, \
	{NULL, B, BID_WHOLE, "?nah|nope|naw ?, ?i ?im|am|m good|fine|okay|happy ?, <buys_not> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "sit|sitting ?this ?it ?1 ?round|turn|auction out", "pass"}, \
	{NULL, B, BID_WHOLE, "leave|leaving ?all ?of ?the cards|lots|auction|bidding ?up to|for ?the others|other|everybody|everyone|somebody|someone|young|younger|rich|richer ?else ?people|players|ones|folk ?<this_time>", "pass"}, \
	{NULL, B, BID_WHOLE, "leave|count|keep me|us out ?of ?this|the|it ?auction|bidding ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "my purse|" COIN "|money|wallet stays|stay|remains|remain|is|are shut|closed|put|home|in_my_pocket ?<this_time>", "pass"}, \
	{NULL, B, 0, "everything|anything|all|any|every|each|all_but ?lot|lots|card|cards but|except|save|excepting ?the <a_lot>", "whether but $1"}, \
	{NULL, B, 0, "everything_but|everyone_but|anything_but|all_but|all_except|everything_except ?the <a_lot>", "whether but $1"}, {NULL, B, 0, "^ ?please say|tell|explain ?me|us what|whether|how|why", "whether"}, \
	{NULL, B, 0, ",|;|. ?and ?in total|altogether|in_all|overall|sum ?:|, ?no ?not ?more ?than ?up_to ?at_most <n> ?" COIN " $", "; " MAXCOIN " $1"}, \
	/* --- in prose --- */ \
	{NULL, B, 0, "on|for|at either ?of ?the ?2 lot|lots|card|cards|one", "for each lot"}, {NULL, B, 0, ",|;|. ?but|and ?in ?all ?but|and ?spend|pay up_to|at_most <n> ?" COIN " in_all|altogether|in_total|total|together|overall", "; " MAXCOIN " $1"}, {NULL, B, 0, "^ 1 card|lot is enough|plenty|sufficient ?for ?me|us ,|;|.|:", "maxcards 1 ;"}, \
	{NULL, B, 0, "be ?quite|very|most happy|glad|willing|prepared|ready|content|inclined to", ""}, {NULL, B, 0, "part with <n>", "pay $1"}, \
	{NULL, B, 0, "slap|chuck|throw|lay|stake|wager|risk|drop <n> ?" COIN " on|at|for <a_lot>", "bid $2 $1"}, {NULL, B, 0, "<a_lot> ?, ?but|and no|never|not more|higher|further $", "lot $1"}, {NULL, B, 0, "<a_lot> tops|max|maximum|at_most $", "lot $1"}, {NULL, B, 0, "in|with respect|regard of|to <a_lot> ?,", "for lot $1"}, \
	/* --- one where the other is not won --- */ \
	{NULL, B, BID_WHOLE, "?my first|1_st choice|preference|wish|option ?is|: <a_lot> ?,|:|- <price> .|;|, ?and|but if i|we ?do not|don_t|dont|fail|cannot|can_t|lose|miss ?to ?get|win|obtain ?it|that|this ?1|lot|card ?,|: ?then ?bid ?for|on <a_lot> ?,|:|- <price>", "bid $1 $2 ; bid $3 $4 unless won lot $1"}, \
	{NULL, B, BID_WHOLE, "?bid <price> on|for <a_lot> .|;|, ?but if i|we win|get|have|won it|that|this ?1|lot|card ?,|: ?i ?then stop|nothing|pass|done|enough ?more|there .|;|, ?and|but otherwise|else|if_not ?, ?bid <price> on|for <a_lot>", "bid $2 $1 ; bid $4 $3 unless won lot $2"}, \
	/* --- limits of a turn behind a bid --- */ \
	{NULL, B, BID_WHOLE, "?bid <price> on|for <a_lot> ,|;|. ?and max|maximum|at_most|only <n> card|cards|cds|crds ,|;|.|and ?and max|maximum|at_most|cap <n> " COIN "|g|gp|sp", "bid $2 $1 ; maxcards $3 ; " MAXCOIN " $4"}, \
	{NULL, B, BID_WHOLE, "?bid <price> on|for <a_lot> ,|;|. ?and max|maximum|at_most|only <n> card|cards|cds|crds", "bid $2 $1 ; maxcards $3"}, \
	{NULL, B, BID_WHOLE, "max|maximum|at_most|only <n> card|cards|cds|crds ,|;|.|and|/ ?and ?max|maximum|at_most|cap <n> " COIN "|g|gp|sp", "maxcards $1 ; " MAXCOIN " $2"}, {NULL, B, BID_WHOLE, "max|maximum|at_most|cap <n> " COIN "|g|gp|sp ,|;|.|and|/ ?and ?max|maximum|at_most|only <n> card|cards|cds|crds", "maxcards $2 ; " MAXCOIN " $1"}, \
	{NULL, B, BID_WHOLE, "?the ?own buy|acquire|take|buys|acquires ?at_most|only|max <n> card|cards|lot|lots ?at_most ?, and ?shall|will|to spend|expend|pay|spends|pays up_to|at_most|no_more_than <n> ?" COIN " ?in ?all|the|total|altogether|aggregate", "maxcards $1 ; " MAXCOIN " $2"}
/* clang-format on */

#endif
