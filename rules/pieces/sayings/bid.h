/* How people say bids for the lots of an auction, for any game that has one with `bid LOT MOST`, `pass` and `maxcards N`: rows for
 * its tables of sayings (orders/sayings/phrase.h). The game defines the part <lot>.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_SAYINGS_BID_H
#define RULES_PIECES_SAYINGS_BID_H

#include "orders/vocab.h"

#define BID_WHOLE (SAYING_WHOLE | SAYING_DOUBT)
/* "nothing on", "I pass for": no bid for what comes behind it. */
#define BID_NONE                                                                       \
	"?i ?bid|offer|give|pay pass|skip|nothing|none|zero|no_bid ?on|for|in ?respect ?of ?the "

/* Who pays, and what. */
#define BID_I                                                                          \
	" ?i|we ?d|would|will|ll|shall|may|might|can ?also ?only ?like ?to ?pay|bid|offer|give|go|put|enter|place ?a ?bid ?of "
#define BID_EACH                                                                       \
	" ?for|on|at|of|to each|every|all|any|everything|anything ?2|3|4|5|6 ?of ?the ?them ?these ?lot|lots|card|cards|one|1 ?each|apiece"
#define BID_FRONT                                                                      \
	" ?for|on|at each|every|all|any|both|everything ?of ?the ?them ?these ?lot|"   \
	"lots|card|cards|one|1 ?:|,|-|= ?i|we ?d|would|will|ll|shall ?bid|offer|give|pay|go "
/* One price for each lot there is: the most lots first, for a lot that is not there is refused. */
#define BID_ROW(B, says, six, five, four, three, two)                                  \
	{NULL, B, BID_WHOLE, says, six}, {NULL, B, BID_WHOLE, says, five},             \
		{NULL, B, BID_WHOLE, says, four}, {NULL, B, BID_WHOLE, says, three},   \
	{                                                                              \
		NULL, B, BID_WHOLE, says, two                                          \
	}
#define BID_RANGE(B, first, last, means)                                               \
	{                                                                              \
		NULL, B, SAYING_DOUBT,                                                 \
			"^ <lots_word> " first " to|-|until|through|till " last        \
			" ?:|,|- ?for ?at <price> ?each|apiece",                       \
			means                                                          \
	}
/* One price for several lots that are named, up to the words `ends`. */
#define BID_LOTS(B, ends, tail)                                                        \
	{NULL, B, SAYING_DOUBT,                                                        \
	 "" BID_I "<price> for|on|at <lots_word> <n> , <n> , <n> ?, and|&|+ <n>" ends, \
	 "bid $3 $1 ; bid $4 $1 ; bid $5 $1 ; bid $6 $1" tail},                        \
		{NULL, B, SAYING_DOUBT,                                                \
		 "" BID_I "<price> for|on|at <lots_word> <n> <et> <n> <et> <n>" ends,  \
		 "bid $3 $1 ; bid $5 $1 ; bid $7 $1" tail},                            \
	{                                                                              \
		NULL, B, SAYING_DOUBT,                                                 \
			"" BID_I                                                       \
			"<price> for|on|at <lots_word> <n> <et> ?lot <n>" ends,        \
			"bid $3 $1 ; bid $5 $1" tail                                   \
	}
#define BID_SIX(n, m)                                                                  \
	"bid 1 " n " ; bid 2 " m " ; bid 3 " m " ; bid 4 " m " ; bid 5 " m " ; bid 6 " m
#define BID_FIVE(n, m)                                                                 \
	"bid 1 " n " ; bid 2 " m " ; bid 3 " m " ; bid 4 " m " ; bid 5 " m
#define BID_FOUR(n, m) "bid 1 " n " ; bid 2 " m " ; bid 3 " m " ; bid 4 " m
#define BID_THREE(n, m) "bid 1 " n " ; bid 2 " m " ; bid 3 " m
#define BID_TWO(n, m) "bid 1 " n " ; bid 2 " m
#define BID_ALL(B, says, n, m, more)                                                   \
	BID_ROW(B, says, BID_SIX(n, m) more, BID_FIVE(n, m) more, BID_FOUR(n, m) more, \
		BID_THREE(n, m) more, BID_TWO(n, m) more)

/* B: the phases of the auction; COIN: what is paid; MAXCOIN: the order's word for the most of all bids together. */
/* clang-format off */
#define BID_SAYINGS(B, COIN, MAXCOIN) \
	/* --- parts --- */ \
	{"a_lot", B, 0, "?the <lot>", "$1"}, {"a_lot", B, 0, "lot|lots|card|# <n>", "$1"}, \
	{"a_lot", B, 0, "?the first|1_st ?lot|card|one", "1"}, {"a_lot", B, 0, "?the second|2_nd ?lot|card|one", "2"}, {"a_lot", B, 0, "?the third|3_rd ?lot|card|one", "3"}, {"a_lot", B, 0, "?the fourth|4_th ?lot|card|one", "4"}, {"a_lot", B, 0, "?the fifth|5_th ?lot|card|one", "5"}, \
	{"no_lot", B, 0, "<a_lot> and|or|,|+|& <n>", ""}, {"no_lot", B, 0, "<a_lot> and|or|,|+|& <a_lot>", ""}, {"no_lot", B, 0, "<n> and|or|,|+|& <n>", ""}, {"no_lot", B, 0, "<a_lot>", ""}, {"no_lot", B, 0, "<n>", ""}, \
	{"no_lot", B, 0, "?all ?of ?the rest|remainder|others|other|remaining|remain ?<n> ?of_them ?of ?them ?lot|lots|card|cards|ones", ""}, {"no_lot", B, 0, "everything|anything|all ?the else|other|others", ""}, {"no_lot", B, 0, "?the first|last <n> ?lot|lots|card|cards|ones", ""}, \
	{"price", B, 0, "?a up_to|at_most|max|maximum|maximal|for|at ?of <n> ?" COIN " ?max|maximum|tops|at_most", "$1"}, {"price", B, 0, "<n> ?" COIN " ?max|maximum|tops|at_most", "$1"}, \
	{"this_time", B, 0, "?in|for this|today ?turn|time|round|phase|auction", ""}, \
	{"saves", B, 0, "?i ?am|m save|saving|keep|keeping ?up ?all ?of ?my|the " COIN "|money|purse ?up", ""}, {"saves", B, 0, "?i ?am|m save|saving up", ""}, \
	{"buys_not", B, 0, "?i ?am|m not|no|never|don_t|dont|won_t|wont|will_not|do_not bid|bids|bidding|buy|buying|card|cards|purchase|purchases", ""}, {"buys_not", B, 0, "nothing|none for me|us", ""}, \
	/* --- limits, which come after a bid or stand by themselves --- */ \
	{"of_lots", B, 0, "card|cards|lot|lots", ""}, {"of_lots", B, 0, "of them|these|those|em", ""}, {"of_lots", B, 0, "of_them", ""}, \
	{"no_more", B, 0, "only|just|at_most|max|maximum|up_to|no_more_than|not_more_than", ""}, {"no_more", B, 0, "no|not|don_t|dont|never ?want|need|take|buy|spend|pay more_than", ""}, {"no_more", B, 0, "no|not|don_t|dont|never ?want|need|take|buy|spend|pay more than", ""}, \
	{"blimit", B, 0, "?i|we ?d|will|would ?only|just want|need|take|buy|accept|like <no_more> <n> <of_lots> ?in_all|altogether|only", "maxcards $2"}, {"blimit", B, 0, "?i|we ?do|will|would <no_more> ?i|we want|need|take|buy|accept|like ?only|just|at_most <n> <of_lots>", "maxcards $2"}, \
	{"blimit", B, 0, "?i|we want|need|take|buy|accept|like <n> <of_lots> only|at_most|max|maximum|tops|and_no_more", "maxcards $1"}, {"blimit", B, 0, "<n> card|cards|lot|lots ?is|are ?more ?than only|at_most|max|maximum|tops|enough|plenty", "maxcards $1"}, {"blimit", B, 0, "?i|we ?do|will|would <no_more> <n> card|cards|lots ?in_all|altogether|please", "maxcards $2"}, \
	{"blimit", B, 0, "until|till ?i|we have|own|get|got|won|bought|hold <n> ?<of_lots>", "maxcards $1"}, {"blimit", B, 0, "whichever ?of_them ?of ?them ?i|we ?can get|gets|win|wins|comes|is ?first|cheaper|cheapest", "maxcards 1"}, \
	{"blimit", B, 0, "?i|we ?will|ll|shall <no_more> ?spend|pay|part_with <n> ?" COIN " in_all|altogether|in_total|together|overall|total", "" MAXCOIN " $2"}, {"blimit", B, 0, "?i|we ?will|ll|shall spend|pay|lose <no_more> <n> ?" COIN " ?in_all|altogether|in_total|together|overall|total", "" MAXCOIN " $2"}, {"blimit", B, 0, "?i|we ?will|ll|shall spend|pay <n> ?" COIN " at_most|max|maximum|tops|in_all|altogether|in_total|overall ?at_most", "" MAXCOIN " $1"}, \
	{"blimit", B, 0, "<no_more> <n> " COIN " ?in_all|altogether|in_total|together|overall|total", "" MAXCOIN " $2"}, {"blimit", B, 0, "<no_more> ?i|we ?will|ll|shall spend|pay ?only|just <n> ?" COIN " ?in_all|altogether|in_total|together|overall|total", "" MAXCOIN " $2"}, \
	{"blimit", B, 0, "?i|we ?do <spends_not> <n> ?" COIN " ?in_all|altogether|in_total|together|overall|total", "" MAXCOIN " $2"}, \
	{"blimit", B, 0, "?i|we ?will|ll|shall stop|quit|end|done when|once|after|if|as_soon_as ?i|we ?have ?spent|paid <n> ?" COIN " ?is|are ?gone|spent|paid|used", "" MAXCOIN " $1"}, \
	{"blimit", B, 0, "?i|we ?will|ll|shall|am|m stop|stops|quit|end|done|finished|out after|with|once|when ?i|we ?have ?won|bought|got ?the first|1_st|1 card|cards|lot|lots|one ?that|which ?i|we ?get|win|buy|have ?bought|won", "maxcards 1"}, {"blimit", B, 0, "after ?the first|1_st|1 card|cards|lot|lots|one ?that|which ?i|we ?get|win|buy ?, ?i|we ?will|ll|shall|am|m stop|stops|quit|end|done|finished|out", "maxcards 1"}, {"blimit", B, 0, "?i|we ?will|ll|shall stop|stops|quit|end after|with|once ?the first|1_st|1 ?that|which ?i|we ?get|win|buy", "maxcards 1"}, \
	{"blimit", B, 0, "?not more_than|beyond|above|over <n> ?" COIN " ?in_all|altogether|in_total|together|overall|total ?, ?however ?, ?i|we ?will|shall|do|would not|never|won_t ?i|we ?will|shall ?give|go|spend|pay|bid|part ?out|away|with", "" MAXCOIN " $1"}, {"blimit", B, 0, "?not more than <n> ?" COIN " ?in_all|altogether|in_total|together|overall|total ?, ?however ?, ?i|we ?will|shall|do|would not|never|won_t ?i|we ?will|shall ?give|go|spend|pay|bid|part ?out|away|with", "" MAXCOIN " $1"}, \
	{"blimit", B, 0, "in no case|event|circumstances more_than <n> ?" COIN " ?for|on ?both|all|everything ?of ?them ?the ?lots|cards ?in_all|altogether|in_total|together|overall|total", "" MAXCOIN " $1"}, {"blimit", B, 0, "in no case|event|circumstances more than <n> ?" COIN " ?for|on ?both|all|everything ?of ?them ?the ?lots|cards ?in_all|altogether|in_total|together|overall|total", "" MAXCOIN " $1"}, \
	{NULL, B, 0, "if ?i|we ?have|ve|had|do not ?yet|already|have ?got|won|bought|get|gotten ?the lot <n> ?before|yet|already|by_then", "if not won lot $1"}, \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?am|m|are interest|interested ?only ?in|for ?only <a_lot> ?only ?,|;|:|- ?and ?there|for_it|for_that ?i|we ?will|would|d ?go|bid|pay|offer|give ?up ?to|until|till|up_to ?at_most <n> ?" COIN " $", "bid $1 $2"}, \
	{NULL, B, 0, "<a_lot> ?of ?these|the|those ?2|3|4 ?cards|lots may|can|might|shall|should|will cost ?me|us ?as_much_as|up_to|at_most ?as ?much ?as <n>", "bid $1 $2"}, \
	{NULL, B, SAYING_DOUBT, "^ <n> on <n> ?,|;|and nothing|none|zero|0 on <n> $", "bid $2 $1"}, {NULL, B, SAYING_DOUBT, "^ <n> on <n> ?,|;|and <n> on <n> $", "bid $2 $1 ; bid $4 $3"}, \
	/* --- one price for several lots --- */ \
	{"lots_word", B, 0, "?both|each|all ?of ?the lot|lots|card|cards ?number|numbers|no|nr", ""}, {"et", B, 0, ",|and|&|+|or|/ ?and", ""}, \
	{NULL, B, SAYING_DOUBT, "?,|;|-|. but|and|so <blimit> $", "; $1"}, {NULL, B, SAYING_DOUBT, ",|;|-|. <blimit> $", "; $1"}, {NULL, B, SAYING_DOUBT, "?,|;|-|. but|and|though ?i|we ?d|will|would ?only|just ?want|need|take <no_more> <n> ?of ?the ?them ?2|both|these|those ?please $", "; maxcards $2"}, \
	BID_LOTS(B, " each|apiece ?too|as_well", ""), BID_LOTS(B, " ?too|as_well $", ""), BID_LOTS(B, " ;", " ;"), \
	BID_RANGE(B, "1", "3", "bid 1 $2 ; bid 2 $2 ; bid 3 $2"), BID_RANGE(B, "1", "4", "bid 1 $2 ; bid 2 $2 ; bid 3 $2 ; bid 4 $2"), BID_RANGE(B, "1", "5", "bid 1 $2 ; bid 2 $2 ; bid 3 $2 ; bid 4 $2 ; bid 5 $2"), BID_RANGE(B, "2", "4", "bid 2 $2 ; bid 3 $2 ; bid 4 $2"), BID_RANGE(B, "4", "6", "bid 4 $2 ; bid 5 $2 ; bid 6 $2"), {NULL, B, SAYING_DOUBT, "^ <lots_word> <n> <et> ?lot <n> ?:|,|- ?for ?at <price> ?each|apiece", "bid $2 $5 ; bid $4 $5"}, \
	{NULL, B, SAYING_DOUBT, "" BID_I "<price> for|on <a_lot> ?,|; ?and ?the same ?price|amount ?again for|on <lots_word> <n> <et> <n>", "bid $2 $1 ; bid $4 $1 ; bid $6 $1"}, \
	{NULL, B, SAYING_DOUBT, "" BID_I "<price> for|on <a_lot> ?, ?and the same ?price|amount|sum|bid ?again for|on <a_lot>", "bid $2 $1 ; bid $3 $1"}, {NULL, B, SAYING_DOUBT, "" BID_I "<price> for|on <a_lot> ?, ?and same ?price|amount|sum|bid ?again for|on <a_lot>", "bid $2 $1 ; bid $3 $1"}, {NULL, B, SAYING_DOUBT, "^ <a_lot> ?:|,|-|at|for <price> ?,|; ?and ?the same ?price ?for|on <a_lot>", "bid $1 $2 ; bid $3 $2"}, \
	{NULL, B, SAYING_DOUBT, "?,|;|- ?but|and|so ?then i|we ?am|m|are ?then done|finished|out|through|content|happy $", ""}, \
	{NULL, B, 0, "<a_lot> stays|remains|is|goes ?still at|to <n>", "bid $1 $2"}, {NULL, B, 0, "<a_lot> is worth <n> ?" COIN " ?to ?me|us", "bid $1 $2"}, {NULL, B, 0, "on|for <a_lot> ?, i|we ?d|would|will|ll ?go|goes|pay|offer|bid|give ?up|as ?high|far ?as ?to <n>", "bid $1 $2"}, \
	/* --- no bid for some of the lots, and none at all --- */ \
	{NULL, B, SAYING_DOUBT, "^ ?i|we pass|skip|nothing|no_bid ?on|for everything|all|anything|every|each ?of ?the ?lots|lot|cards|card but|except|save ?for ?the <a_lot> ?,|;|.|:|- ?and ?there|on_that|for_that|that_one|for_it ?i|we ?d|would|will|ll ?go|offer|bid|pay|give ?up|as_high|high ?to|as|until <n> $", "bid $1 $2"}, {NULL, B, SAYING_DOUBT, "^ ?i|we pass|skip|nothing|no_bid ?on|for all_but|everything_but|all_except|everything_except|anything_but ?the <a_lot> ?,|;|.|:|- ?and ?there|on_that|for_that|that_one|for_it ?i|we ?d|would|will|ll ?go|offer|bid|pay|give ?up|as_high|high ?to|as|until <n> $", "bid $1 $2"}, \
	\
	{NULL, B, 0, "^ ?lot|card <n> ?:|,|-|= 0|zero|nil|nothing|none|- $", ""}, \
	{NULL, B, SAYING_DOUBT, "^ on|for <no_lot> ?there ?is|will no|nothing ?be ?bid|offer ?from ?me|us $", ""}, {NULL, B, SAYING_DOUBT, "^ <no_lot> ?does|do|is not|no|of_no interest|interests|interesting|for ?me|us $", ""}, \
	{NULL, B, SAYING_DOUBT, "^ " BID_NONE "<no_lot> ,|;|.|:|but|and ?but|and", ""}, {NULL, B, SAYING_DOUBT, ",|;|.|and|but ?and|but " BID_NONE "<no_lot> $", ""}, \
	{NULL, B, SAYING_DOUBT, ",|;|.|but ?and|but ?in|with|on|for ?respect|regard ?of|to <no_lot> ?is ?worth ?,|:|- nothing|none|zero|pass|no_bid ?to ?me|us $", ""}, {NULL, B, SAYING_DOUBT, "^ <a_lot> - ;|,", ""}, \
	{NULL, B, BID_WHOLE, "<buys_not> ?<this_time> ,|;|.|-|: <saves> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "<saves> ?<this_time> ,|;|.|-|and ?and ?so <buys_not> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "<saves> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "<buys_not> ?<this_time>", "pass"}, \
	{NULL, B, BID_WHOLE, "?nah|nope|naw ?, ?i ?im|am|m good|fine|okay|happy ?, <buys_not> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "sit|sitting ?this ?it ?1 ?round|turn|auction out", "pass"}, \
	{NULL, B, BID_WHOLE, "leave|leaving ?all ?of ?the cards|lots|auction|bidding ?up to|for ?the others|other|everybody|everyone|somebody|someone|young|younger|rich|richer ?else ?people|players|ones|folk ?<this_time>", "pass"}, \
	/* who cannot pay */ \
	{"broke", B, 0, "?i|we ?am|m|re|are ?too|just|quite|totally|completely|flat broke|skint|poor|penniless|bankrupt|cleaned_out|out_of_money|out_of_" COIN "", ""}, {"broke", B, 0, "?i|we have|ve ?got no|not ?any|enough " COIN "|money|cash|funds ?left", ""}, {"broke", B, 0, "no|not ?any|enough " COIN "|money|cash|funds ?left", ""}, \
	{"broke", B, 0, "?all ?it|that|they|this|these|those ?is|s|are|re ?all ?far|way|much|a_bit too expensive|dear|pricey|costly|rich ?for ?me|us|my_purse", ""}, {"broke", B, 0, "?i|we ?really|simply|just cannot|can_t|cant|couldn_t|could_not ?really|simply|just afford ?to ?buy|bid anything|a_thing|it|this|that|them|any|a|1 ?of ?them ?card|cards|lot|lots", ""}, {"broke", B, 0, "?i|we ?really|simply|just cannot|can_t|cant|couldn_t|could_not ?really|simply|just afford ?to bid|buy ?anything", ""}, \
	{"thanks_no", B, 0, "no|nope|nah|naw|none|nothing|pass ?thank|thanks|cheers ?you", ""}, {"out_of_it", B, 0, "?i|we ?am|m|re|are sitting|staying|dropping|bowing out ?of ?this|the|it ?auction|bidding|one|1", ""}, {"out_of_it", B, 0, "?i|we ?am|m|re|are out of this|the ?auction|bidding|one|1", ""}, \
	{NULL, B, BID_WHOLE, "<thanks_no> ,|;|.|-|:|! <broke> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "<thanks_no> <broke> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "<thanks_no> <this_time>", "pass"}, {NULL, B, BID_WHOLE, "<broke> ?<this_time> ?,|;|.|-|: ?and|so <buys_not> ?from|for ?me|us ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "<thanks_no> ,|;|.|-|:|! <buys_not> ?from|for ?me|us ?<this_time>", "pass"}, \
	{NULL, B, BID_WHOLE, "?<thanks_no> ?,|;|.|-|:|! <out_of_it> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "<broke> ?,|;|.|-|: ?and|so <out_of_it> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "<buys_not> ?from|for ?me|us ?<this_time> ?,|;|.|-|: ?because|since|as|for <broke> ?<this_time>", "pass"}, {NULL, B, BID_WHOLE, "pass ?<this_time> ?,|;|.|-|: ?because|since|as|for <broke> ?<this_time>", "pass"}, \
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
	{NULL, B, BID_WHOLE, "?bid <price> on|for <a_lot> .|;|,|and|but ?and|but if ?should i|we ?should ?do not|don_t|dont|fail|cannot|can_t|lose|miss|win ?to ?get|win|obtain|have ?it|that|this ?1|lot|card ?,|: ?then ?i ?will ?bid ?up_to <price> on|for <a_lot>", "bid $2 $1 ; bid $4 $3 unless won lot $2"}, {NULL, B, BID_WHOLE, "?bid <price> on|for <a_lot> .|;|,|and|but ?and|but otherwise|failing_that|else|if_not ?, ?then ?i ?will ?bid ?up_to <price> on|for <a_lot>", "bid $2 $1 ; bid $4 $3 unless won lot $2"}, \
	{NULL, B, BID_WHOLE, "?bid <price> on|for <a_lot> .|;|, ?but if i|we win|get|have|won it|that|this ?1|lot|card ?,|: ?i ?then stop|nothing|pass|done|enough ?more|there .|;|, ?and|but otherwise|else|if_not ?, ?bid <price> on|for <a_lot>", "bid $2 $1 ; bid $4 $3 unless won lot $2"}, \
	/* --- limits of a turn behind a bid --- */ \
	{NULL, B, BID_WHOLE, "?bid <price> on|for <a_lot> ,|;|. ?and max|maximum|at_most|only <n> card|cards|cds|crds ,|;|.|and ?and max|maximum|at_most|cap <n> " COIN "|g|gp|sp", "bid $2 $1 ; maxcards $3 ; " MAXCOIN " $4"}, \
	{NULL, B, BID_WHOLE, "?bid <price> on|for <a_lot> ,|;|. ?and max|maximum|at_most|only <n> card|cards|cds|crds", "bid $2 $1 ; maxcards $3"}, \
	{NULL, B, BID_WHOLE, "max|maximum|at_most|only <n> card|cards|cds|crds ,|;|.|and|/ ?and ?max|maximum|at_most|cap <n> " COIN "|g|gp|sp", "maxcards $1 ; " MAXCOIN " $2"}, {NULL, B, BID_WHOLE, "max|maximum|at_most|cap <n> " COIN "|g|gp|sp ,|;|.|and|/ ?and ?max|maximum|at_most|only <n> card|cards|cds|crds", "maxcards $2 ; " MAXCOIN " $1"}, \
	{NULL, B, BID_WHOLE, "?the ?own buy|acquire|take|buys|acquires ?at_most|only|max <n> card|cards|lot|lots ?at_most ?, and ?shall|will|to spend|expend|pay|spends|pays up_to|at_most|no_more_than <n> ?" COIN " ?in ?all|the|total|altogether|aggregate", "maxcards $1 ; " MAXCOIN " $2"}

/* Limits of a turn that are said by a denial: before the game's own words for the most that a bid may be. */
#define BID_FIRST(B, COIN, MAXCOIN) \
	{NULL, B, SAYING_DOUBT, "^ ?and ?my ?the in_all|in_total|total|altogether|overall|sum ?of ?all ?bids ?:|,|-|= ?is ?no|not ?more ?than ?up_to ?at_most|max|maximum|no_more_than <n> ?" COIN " ?at_most|max|maximum|tops $", "" MAXCOIN " $1"}, \
	{NULL, B, SAYING_DOUBT, "?a bid of <n> ?" COIN " for|on ?the first|1_st ?of ?the ?2|3|4|5 ?lot|card|cards|lots|one ?,|;|and ?and 1|one|another|a_bid of <n> ?" COIN " for|on ?the second|2_nd ?lot|card|one", "bid 1 $1 ; bid 2 $2"}, \
	{NULL, B, SAYING_DOUBT, "more_than|beyond|above|over <n> ?" COIN " ?in_all|altogether|in_total|together|overall|total ?, ?however ?, ?i|we ?will|shall|do|would not|never|won_t ?i|we ?will|shall ?give|go|spend|pay|bid|part ?out|away|with $", "; " MAXCOIN " $1"}, {NULL, B, SAYING_DOUBT, "more than <n> ?" COIN " ?in_all|altogether|in_total|together|overall|total ?, ?however ?, ?i|we ?will|shall|do|would not|never|won_t ?i|we ?will|shall ?give|go|spend|pay|bid|part ?out|away|with $", "; " MAXCOIN " $1"}, \
	{NULL, B, 0, "per card|lot|piece|item", "on each lot"}, {NULL, B, 0, "all|everything|what|whatever ?of ?my ?that ?i|we ?have|own ?got ?" COIN "|money ?i|we ?have|own ?got minus|less|without <n>", "whether $1"}, {NULL, B, 0, "more than anyone|anybody|everyone|everybody|others|the ?others|rest|next ?else", "whether"}, {NULL, B, 0, "more_than anyone|anybody|everyone|everybody|others|the ?others|rest|next ?else", "whether"}, {NULL, B, 0, "half|most|some|part|a_third|a_quarter of my|what|the ?i ?have " COIN "|money", "whether"}, \
	{NULL, B, 0, "^ ?my ?the ?sealed|proxy|secret|written bids|bid|offers|tender|tenders from|of|by ?the <own> ?:|,|- ?are|is|follow", ""}, {NULL, B, 0, "^ ?my ?the sealed|proxy|secret|written bids|bid|offers :|,|- ", ""}, {NULL, B, 0, "nil|nix|nada|nought|naught on|for", "nothing on"}, \
	{"spends_not", B, 0, "not|never|won_t|wont|will_not|shan_t|shall_not|don_t|dont|do_not|cannot|can_t|may_not|must_not|wouldn_t|would_not ?want|wish|like ?to spend|pay|part_with|lay_out|give more_than|over|above|beyond", ""}, {"spends_not", B, 0, "not|never|won_t|wont|will_not|shan_t|shall_not|don_t|dont|do_not|cannot|can_t|may_not|must_not|wouldn_t|would_not ?want|wish|like ?to spend|pay|part_with|lay_out|give more than", ""}, \
	{NULL, B, SAYING_DOUBT, "^ ?i|we ?do <spends_not> <n> ?" COIN " ?in|on ?this|the ?turn|auction|phase|round ?in_all|altogether|in_total|together|overall|total $", "" MAXCOIN " $2"}, {NULL, B, SAYING_DOUBT, "?,|;|-|. but|and|so ?i|we ?do <spends_not> <n> ?" COIN " ?in_all|altogether|in_total|together|overall|total $", "; " MAXCOIN " $2"}, {NULL, B, SAYING_DOUBT, ",|;|-|. ?i|we ?do <spends_not> <n> ?" COIN " ?in_all|altogether|in_total|together|overall|total $", "; " MAXCOIN " $2"}

/* What is said of all lots and of the limits of a turn, in a clause of its own: tried after the game's own words for it. */
#define BID_LATE(B, COIN, MAXCOIN) \
	{NULL, B, BID_WHOLE, "<blimit>", "$1"}, {NULL, B, BID_WHOLE, "<blimit> ?,|; ?and|but <blimit>", "$1 ; $2"}, \
	BID_ALL(B, "" BID_I "<price>" BID_EACH " ?,|;|-|: ?but|and|so <blimit>", "$1", "$1", " ; $2"), \
	BID_ALL(B, "" BID_I "<price>" BID_EACH " ?,|;|-|: ?but|and|so <blimit> ?,|;|-|: ?but|and <blimit>", "$1", "$1", " ; $2 ; $3"), \
	BID_ALL(B, "" BID_I "<price>" BID_EACH, "$1", "$1", ""), \
	BID_ALL(B, "<blimit> ,|;|-|:|. ?and|so ?i ?will|ll|d|would ?bid|offer|pay|give|go <price>" BID_EACH, "$2", "$2", " ; $1"), \
	BID_ALL(B, "" BID_FRONT "<price> ?each|apiece", "$1", "$1", ""), BID_ALL(B, "" BID_FRONT "<price> ?each|apiece ?,|;|-|:|. ?but|and|so <blimit>", "$1", "$1", " ; $2"), \
	BID_ALL(B, "" BID_I "<price> for|on ?the first|1_st ?lot|card|one ?,|;|: ?and|then <price> for|on ?each|all|every ?of ?the others|rest|other|remaining ?of_them ?lots|cards|ones ?each|apiece", "$1", "$2", ""), \
	BID_ALL(B, "" BID_I "<price> for|on ?the first|1_st ?lot|card|one ?,|;|: ?and|then <price> for|on ?each|all|every ?of ?the others|rest|other|remaining ?of_them ?lots|cards|ones ?each|apiece ?,|;|-|: ?but|and|so <blimit>", "$1", "$2", " ; $3"), \
	{NULL, B, BID_WHOLE, "nothing|zero|nada|nix", "pass"}
/* clang-format on */

#endif
