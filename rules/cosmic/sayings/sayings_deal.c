/* Deals in the words of letters: that there is none, that both give the same, and what only says that one is wanted. The halves of
 * a deal are in outlines_deal.c.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/sayings/sayings.h"

#define P4 PHASE(4)
#define DOUBT SAYING_DOUBT
#define WHOLE SAYING_WHOLE
#define UNCLEAR SAYING_UNCLEAR
#define WISH                                                                           \
	"?please ?i ?we ?let_s ?let ?us ?am ?will|would|should|shall|must ?d|ll|m ?want|like|love|wish|ready|willing|happy|prepared ?to"
#define WHAT_EACH                                                                      \
	N_("What each of you gives is left open. Write both halves of the deal")
#define DEALS                                                                          \
	"deal|deals|dealing|trade|trades|trading|swap|swaps|swapping|bargain|bargains|agreement|negotiations|terms"

/* clang-format off */
const struct saying ce_deal_sayings[] = {
	/* --- no deal --- */
	{"no_deal", P4, 0, "?i ?we ?am ?m ?are not|never ?gonna|going_to|interested ?in ?to ?do|make|making|doing|offering|want ?to ?do|make ?a|any|the " DEALS, ""},
	{"no_deal", P4, 0, "?i ?we ?would ?d rather|sooner|better ?do|prefer not ?to ?make|do ?a|any " DEALS, ""},
	{"no_deal", P4, 0, "?i ?we won_t|will_not|don_t|do_not|dont|shan_t|shall_not|can_t|cannot ?want|wish|like|agree|consent|intend|plan ?to ?be ?make|do|have|offer|accept ?a|any|the " DEALS, ""},
	{"no_deal", P4, 0, "?i ?we ?will ?must ?have_to reject|refuse|decline|forgo|skip|waive|renounce ?to ?make|do|have|accept ?all|any|every|a|the ?further|possible " DEALS "|offers|offer", ""},
	{"no_deal", P4, 0, "?i ?we have|ve ?got nothing to_offer|to_trade|to_give|to_sell", ""},
	{"no_deal", P4, 0, "?i give|offer nothing ,|and ?and ?i ?want|take|get|ask|ask_for nothing", ""},
	{"no_deal", P4, 0, "?i want|take|get|ask_for nothing ,|and ?and ?i ?give|offer nothing", ""},
	{"no_deal", P4, 0, "there|it ?will|shall|is|s ?be no ?any " DEALS, ""},
	{"no_deal", P4, 0, DEALS " ?: none|nothing|nil|nope", ""},
	{"no_tail", P4, 0, "?,|- ?sorry|thanks|thank_you|please ?this_turn|this_time|today|now|whatsoever|at_all|here ?, ?sorry|thanks|thank_you|please ?.|!", ""},
	{NULL, P4, 0, "^ <no_deal> with|for|from|to <seat> in|for <chal> <no_tail> $", "deal $2 in $3 : no"},
	{NULL, P4, 0, "^ <no_deal> with|for|from|to <seat> <no_tail> $", "deal $2 : no"},
	{NULL, P4, 0, "^ <no_deal> in|for <chal> ?with|for|from|to <seat> <no_tail> $", "deal $3 in $2 : no"},
	{NULL, P4, 0, "^ <no_deal> in|for <chal> <no_tail> $", "deal $2 : no"},
	{NULL, P4, 0, "^ <no_deal> <no_tail> $", "no deal"},
	{NULL, P4, DOUBT, "^ ?i ?we ?must decline|refuse|pass with <seat> <no_tail> $", "deal $1 : no"},
	/* --- each gives the same --- */
	{"we_both", P4, 0, "?i ?want|propose|suggest|offer|say ?that we|you_and_i|let_s|let_us ?both|each ?of ?us", ""},
	{"we_both", P4, 0, "?that both|each|either ?of us|party|side|player", ""},
	{"we_both", P4, 0, "<seat> and i|me ?both|each", "$1"},
	{"we_both", P4, 0, "i|me and <seat> ?both|each", "$1"},
	{"swaps", P4, 0, "give|gives|hand|hands|pay|pays|pass|passes|swap|swaps|exchange|exchanges|trade|trades|offer|offers ?over ?to ?each ?the ?other|another", ""},
	{"both_ways", P4, 0, "?each|apiece ?to ?each ?the ?other|another|others|opponent|partner ?with ?<seat>", ""},
	{NULL, P4, DOUBT | WHOLE, "?deal ?: <we_both> <swaps> <few> card <both_ways> ?.", "deal $1 : i give $3 card , i get $3 card"},
	{NULL, P4, DOUBT | WHOLE, "?deal ?: <we_both> <swaps> <few> ?card each|apiece ?with ?<seat> ?.", "deal $1 : i give $3 card , i get $3 card"},
	{NULL, P4, DOUBT | WHOLE, "deal <seat> : <we_both> <swaps> <few> card <both_ways> ?.", "deal $1 : i give $4 card , i get $4 card"},
	{NULL, P4, DOUBT | WHOLE, "deal <seat> : <we_both> <swaps> <few> ?card each|apiece ?.", "deal $1 : i give $4 card , i get $4 card"},
	{NULL, P4, DOUBT | WHOLE, "?we exchange|swap|trade <few> card ?with ?<seat> ?.", "deal : i give $1 card , i get $1 card"},
	{NULL, P4, DOUBT, "^ ?we ?swap|exchange|trade 1|a base each|apiece :|,|-|.", "swap ,"},
	{NULL, P4, DOUBT, "1 card ,|and|; ?and ?i ?get|receive|take|want 1 ?back|in_return|from_him|from_her|too|also ?. $", "1 card , i get 1 card"},
	{NULL, P4, DOUBT, "a card ,|and|; ?and ?i get|receive|take|want 1 ?back|in_return|from_him|from_her|too|also ?. $", "1 card , i get 1 card"},
	{NULL, P4, DOUBT, "1 card ,|and|; ?and i give|pay|hand ?him|her|them 1 ?back|in_return|too|also ?. $", "1 card , i give 1 card"},
	{NULL, P4, DOUBT, "a card ,|and|; ?and i give|pay|hand ?him|her|them 1 ?back|in_return|too|also ?. $", "1 card , i give 1 card"},
	/* --- words around a deal --- */
	{NULL, P4, DOUBT, "^ all|what|the_thing ?that i want|need|wish|ask|ask_for|like ?for ?to_have ?from ?him|her|them ?is ?:|,", "i get"},
	{NULL, P4, DOUBT, "^ i am|m after", "i get"},
	{NULL, P4, DOUBT, "<gifts> ?;|, ?and in_return|in_exchange|for_that|for_it|therefor ?, he|she|they ?will gets|get|receives|has|have <gifts>", "$1 , i give $2"},
	{NULL, P4, 0, "^ ?my|our|the|this ?proposed deal|offer|proposal|bargain ?is ?as_follows :|-", "deal :"},
	{NULL, P4, 0, "^ my|our|the|this ?proposed deal|offer|proposal|bargain with|to|for <seat> ?is ?as_follows :|-|,", "deal $1 :"},
	{"gift", P4, 0, "attack|my_attack card <n>", "attack $1"},
	{"gifts", P4, 0, "<gift> ?, plus|together_with|along_with|as_well_as|& ?also <gifts>", "$1 , $2"},
	{"gifts", P4, 0, "<gift> ?, and also <gifts>", "$1 , $2"},
	/* --- what says only that a deal is wanted --- */
	{NULL, P4, UNCLEAR, "^ " WISH " offer|make|do|propose|strike|seek|suggest|close|cut|have|enter|begin ?into ?a|an|some|the deal|business|trade|swap|exchange|something|agreement|bargain|negotiations ?with|to ?<seat> ?in ?<chal> ?.|! $", WHAT_EACH},
	{NULL, P4, UNCLEAR, "^ business with|to ?<seat> ?in ?<chal> ?.|! $", WHAT_EACH},
	{NULL, P4, UNCLEAR, "^ " WISH " trade|negotiate|barter|swap|bargain ?with|to ?<seat> ?in ?<chal> ?.|! $", WHAT_EACH},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
