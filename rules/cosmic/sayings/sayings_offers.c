/* Offers of deals: any deal that has this and not that, one thing for another by whose they are ("Yellow 1 for a card" is not mine to give), and
 * several in the order of their rank. Below them: the fight of two others. All is asked about.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P3 PHASE(3)
#define P4 PHASE(4)
#define DOUBT SAYING_DOUBT
#define SAID SAYING_DOUBT
#define FOR "for|against|4|versus|in_return_for|in_exchange_for"
#define I "?i ?we ?will ?would ?d ?ll ?can "
#define GIVE "give|offer|pay|trade|swap|hand_over|part_with"
#define GET "get|want|take|like|have|receive|ask ?to ?for ?have"
#define END " ?please ?.|! $"

/* clang-format off */
const struct saying ce_offer_sayings[] = {
	/* --- any deal --- */
	{"o_deal", P4, 0, "any|every|all ?sort|kind ?of deal|deals|offer|offers|trade|bargain|swap|agreement|terms|proposal", ""}, {"o_deal", P4, 0, "whatever|anything ?deal he|she|they offers|offer|proposes|wants|suggests|likes", ""}, {"o_deal", P4, 0, "whatever|anything", ""},
	{"o_with", P4, 0, "?with|of|from|by ?<seat> ?in ?<chal>", ""}, {"o_any", P4, 0, "?i ?we ?will ?would ?d ?ll ?can ?do ?gladly accept|take|agree|sign|consent|settle|make|do ?to|for ?on <o_deal>", ""}, {"o_any", P4, 0, "?i ?we ?am ?m ?would ?d ?will ?be happy|fine|okay|ok|content|satisfied|good|pleased with <o_deal>", ""}, {"o_any", P4, 0, "<o_deal>", ""},
	{"o_fine", P4, 0, "?is|are|will ?be ?would fine|good|ok|okay|welcome|acceptable|right|enough ?by|with|for|to ?me", ""}, {"o_that", P4, 0, "?, in|by|with|under which", ""}, {"o_that", P4, 0, "?, that|which|where|whereby|if|when|provided|so_long_as|as_long_as|only_if ?that ?it ?only", ""}, {"o_that", P4, 0, "?,", ""},
	{"o_n", P4, 0, "at_least <n>", "at_least $1"}, {"o_n", P4, 0, "<n> or_more", "at_least $1"}, {"o_n", P4, 0, "no|not fewer|less than <n>", "at_least $1"}, {"o_n", P4, 0, "no|not more than <n>", "at_most $1"}, {"o_n", P4, 0, "at_most <n>", "at_most $1"}, {"o_n", P4, 0, "<n> or_fewer", "at_most $1"}, {"o_n", P4, 0, "<n>", "$1"}, {"o_n", P4, 0, "a", "1"},
	{"o_get", P4, 0, "i ?will ?would ?do get|receive|have|gain|take|win|end_up ?with", ""}, {"o_get", P4, 0, "gives|gets|brings|earns|nets|yields|leaves|lets|offers|giving|bringing|getting me ?have", ""}, {"o_get", P4, 0, "?for me ?:", ""},
	{"o_give", P4, 0, "?i ?will ?would ?need|have ?to ?do give|lose|part_with|pay|hand_over|surrender|give_up|cede", ""}, {"o_give", P4, 0, "costs|cost|costing|takes|asks me|from_me ?for", ""}, {"o_give", P4, 0, "?and without my giving|losing|paying|giving_up|surrendering ?up|away", ""},
	{"o_none", P4, 0, "no|not_any|none ?of ?my ?single ?own base|bases", "base"}, {"o_none", P4, 0, "no|not_any card|cards", "card"},
	{"o_want", P4, 0, "<o_get> <o_n> ?of ?his card", "i get $2 card"}, {"o_want", P4, 0, "<o_get> ?a|1 ?the ?base ?on|at <planet>", "i get base $2"}, {"o_want", P4, 0, "?i do_not|don_t|dont ?have|need ?to give|lose|pay|give_up|part_with ?a|any base|bases", "i give no base"}, {"o_want", P4, 0, "?i do_not|don_t|dont ?have|need ?to give|lose|pay|give_up|part_with ?a|any card", "i give no card"}, {"o_want", P4, 0, "does_not|doesn_t|doesnt cost me ?a|any base|bases", "i give no base"}, {"o_want", P4, 0, "does_not|doesn_t|doesnt cost me ?a|any card", "i give no card"},
	{"o_want", P4, 0, "<o_give> <o_none>", "i give no $2"}, {"o_want", P4, 0, "without giving|losing|paying|giving_up ?up|away ?a|any|my base|bases", "i give no base"}, {"o_want", P4, 0, "without giving|losing|paying|giving_up ?up|away ?a|any|my card", "i give no card"}, {"o_want", P4, 0, "<o_give> <o_n> ?of ?my card", "i give $2 card"}, {"o_want", P4, 0, "<o_give> ?a|the ?base ?on|at <planet>", "i give base $2"}, {"o_want", P4, 0, "all ?my bases stay|remain ?with|mine ?me", "i give no base"}, {"o_want", P4, 0, "keeps|keep|leaves ?me|i ?all ?my bases", "i give no base"},
	{"o_and", P4, 0, "?,|; ?and|but|while|yet ?that|which ?it", ""}, {"o_and", P4, 0, "?,|; ?and|but ?only if|provided|when|so_long_as|as_long_as ?that ?it", ""},
	{NULL, P4, SAID, "^ <o_any> <o_with> ?<o_fine> <o_that> <o_want> <o_and> <o_want> <o_and> <o_want>" END, "deal : any $5 , $7 , $9"}, {NULL, P4, SAID, "^ <o_any> <o_with> ?<o_fine> <o_that> <o_want> <o_and> <o_want> ?<o_fine>" END, "deal : any $5 , $7"}, {NULL, P4, SAID, "^ <o_any> <o_with> ?<o_fine> <o_that> <o_want> ?<o_fine>" END, "deal : any $5"},
	/* --- one thing for another, by whose planets they are --- */
	{"b_theirs", P4, 0, "?1|a|the ?base ?on|at|in <other> <n>", "base $1 $2"}, {"b_mine", P4, 0, "?1|a|the ?base ?on|at|in ?my <own> <n>", "base $1 $2"}, {"b_cards", P4, 0, "<n> ?of ?my|his|her|their ?unseen card", "$1 card"}, {"b_cards", P4, 0, "a card", "1 card"}, {"b_cards", P4, 0, "1 ?of ?my|his|her|their card", "1 card"},
	{"b_terms", P4, 0, I "?" GIVE " ?him|her ?<seat> <b_cards> " FOR " <b_theirs>", "i give $2 , i get $3"}, {"b_terms", P4, 0, I "?" GIVE " ?him|her ?<seat> <b_mine> " FOR " <b_theirs>", "i give $2 , i get $3"}, {"b_terms", P4, 0, I "?" GIVE " ?him|her ?<seat> <b_mine> " FOR " <b_cards>", "i give $2 , i get $3"}, {"b_terms", P4, 0, I "?" GIVE " ?him|her ?<seat> <b_cards> " FOR " <b_cards>", "i give $2 , i get $3"},
	{"b_terms", P4, 0, I "?" GET " <b_theirs> " FOR " <b_cards>", "i give $2 , i get $1"}, {"b_terms", P4, 0, I "?" GET " <b_theirs> " FOR " <b_mine>", "i give $2 , i get $1"}, {"b_terms", P4, 0, I "?" GET " <b_cards> " FOR " <b_mine>", "i give $2 , i get $1"}, {"b_terms", P4, 0, I "?" GET " <b_theirs> for nothing|free", "i get $1"}, {"b_terms", P4, 0, I "?" GET " <b_theirs> as a gift", "i get $1"}, {"b_terms", P4, 0, "?a ?swap ?exchange ?of <n> ?card each|each_way|both_ways ?way", "i give $1 card , i get $1 card"}, {"b_terms", P4, 0, "?a ?swap ?exchange ?of <b_cards> each|apiece|both ?way|ways", "i give $1 , i get $1"},
	{"b_terms", P4, 0, I GIVE " ?him|her|them ?<seat> <b_mine> ?,|; ?and|but " I GET " <b_theirs> ?from ?him|her ?<seat> ?in_return ?from ?me", "i give $2 , i get $3"}, {"b_terms", P4, 0, I GIVE " ?him|her|them ?<seat> <b_cards> ?,|; ?and|but " I GET " <b_theirs> ?in_return", "i give $2 , i get $3"}, {"b_terms", P4, 0, "for <seat> ?: <b_cards> ?,|; ?and for me ?: <b_theirs>", "i give $2 , i get $3"}, {"b_terms", P4, 0, "for <seat> ?: <b_mine> ?,|; ?and for me ?: <b_theirs>", "i give $2 , i get $3"},
	{"b_terms", P4, 0, "<seat> ?should|must|may|can ?let|lets me ?have|on <b_theirs> ?,|; ?and i let him|her|them ?have|on <b_cards>", "i give $3 , i get $2"}, {"b_terms", P4, 0, "my <b_mine> ?,|; ?and|for his|her|their <b_theirs>", "i give $1 , i get $2"}, {"b_terms", P4, 0, "my base ?on <own> <n> ?,|; ?and|for his|her|their base ?on <other> <n>", "i give base $1 $2 , i get base $3 $4"}, {"b_terms", P4, 0, "<seat> gets <b_mine> ?,|;|. ?and ?but " I GET " <b_theirs> ?in_return", "i give $2 , i get $3"},
	/* --- ranks --- */
	{"b_what", P4, 0, "?offer|choice|deal|wish|preference|proposal|option|best|favourite", ""}, {"b_1", P4, 0, "?my 1_st|first|1 <b_what> ?is ?: ?,", ""}, {"b_1", P4, 0, "offer|deal|option|plan 1|a ?:", ""}, {"b_1", P4, 0, "?the best ?offer|deal|thing|outcome ?for_me ?for ?me ?would ?is|be ?:|,", ""}, {"b_1", P4, 0, "preferably|ideally|rather|best ?,|:", ""}, {"b_1", P4, 0, I "?would rather|prefer ?to ?have", ""}, {"b_1", P4, 0, "", ""},
	{"b_2", P4, 0, "?,|;|. ?and ?but ?my 2_nd|second|2 <b_what> ?is ?: ?,", ""}, {"b_2", P4, 0, "?,|;|. offer|deal|option|plan 2|b ?:", ""}, {"b_2", P4, 0, "?,|;|. ?and ?but else|otherwise ?:|,", ""}, {"b_2", P4, 0, "?,|;|. ?and ?but <failing> ?:|, ?then", ""}, {"b_2", P4, 0, "?,|;|. ?and ?but if|when|should he|she|they does|will ?not take|accept|want|agree|like ?to it|that|this ?:|, ?then", ""}, {"b_2", P4, 0, "?,|;|. <b_no>", ""}, {"b_2", P4, 0, "?,|;|. ?and ?but i would|d also take|accept|do ?:", ""},
	{"b_same", P4, 0, "it|that|this|same", ""}, {"b_same", P4, 0, "?the same ?base|planet|thing", ""}, {"b_same", P4, 0, "that|this base|planet", ""},
	{NULL, P4, SAID, "^ <b_1> ?deal ?with|to ?<seat> ?: <b_terms> <b_2> <b_terms> <b_2> <b_terms>" END, "deal : $3 else deal : $5 else deal : $7"}, {NULL, P4, SAID, "^ <b_1> ?deal ?with|to ?<seat> ?: <b_terms> <b_2> <b_terms>" END, "deal : $3 else deal : $5"}, {NULL, P4, SAID, "^ <b_1> " I "?" GIVE " <b_cards> " FOR " <b_theirs> <b_2> " I "?" GIVE " <b_cards> " FOR " <b_same>" END, "deal : i give $2 , i get $3 else deal : i give $5 , i get $3"}, {NULL, P4, SAID, "^ <b_1> " I "?" GET " <b_theirs> " FOR " <b_cards> <b_2> " I "?" GIVE " <b_cards> " FOR " <b_same>" END, "deal : i give $3 , i get $2 else deal : i give $5 , i get $2"},
	{"b_no", P4, 0, "?and ?but if|when|should he|she|they does_not|doesn_t|won_t|will_not|refuses|declines|says_no ?take|accept|want|agree|like ?to ?it|that|this ?:|, ?then", ""}, {"b_no", P4, 0, "?and ?but if|when|should he|she|they does|will not ?take|accept|want|agree|like ?to ?it|that|this ?:|, ?then", ""},
	{"b_second", P4, 0, "?and ?but ?my 2_nd|second|2|third|3 offer|choice|deal|wish|preference|proposal|option ?is :|,", ""}, {"b_second", P4, 0, "?and offer|deal|option|plan 2|3|b :", ""},
	{NULL, P4, SAID, "^ <b_second> <b_terms> ?. $", "else deal : $2"}, {NULL, P4, SAID, ",|; <b_second> <b_terms> ?. $", "else deal : $2"},
	{NULL, P4, SAID, "^ <b_no> <b_terms> ?. $", "else deal : $2"}, {NULL, P4, SAID, ",|; <b_no> <b_terms> ?. $", "else deal : $2"},
	{NULL, P4, DOUBT | SAYING_WHOLE, "^ ?deal ?with|to ?<seat> ?: <b_terms>" END, "deal : $2"},
	/* --- the fight of two players --- */
	{NULL, P3 | P4, DOUBT, "on|in|at|for|to fight|battle|challenge|encounter|war|duel|quarrel ?between|of <seat> and|against|versus|with <seat>", "in versus $1 $2"}, {NULL, P3 | P4, DOUBT, "on|in|at|for|to <seat> fight|battle|challenge|encounter|attack_on|war|duel ?with|against|on <seat>", "in versus $1 $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
