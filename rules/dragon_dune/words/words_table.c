/* Orders of Dragon Dune as people say them at a table: several in a sentence, plans told by place, tokens and card, the ace for a second
 * move, conditions that point back with "there". Tried before all others, and asked about where the words leave room. See
 * orders/sayings/phrase.h; words_sayings.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"

/* "hire 4 in castle 3 and conscript 2 there as well" */
#define HERE_AT(one, other, ends)                                                         \
	{                                                                                 \
		NULL, M, DOUBT,                                                           \
			one                                                               \
			" <n> ?tokens in|at|to|into <area> ?,|;|. ?and|then ?i|we " other \
			" <n> ?tokens ?more there|same_place|same_castle " ends,          \
			one " $1 in $2 ; " other " $3 in $2 ;"                            \
	}
#define HERE(one, other)                                                               \
	HERE_AT(one, other, "as_well|too|also"), HERE_AT(one, other, "$")
/* With the ace a second move. */
#define SECOND                                                                         \
	" ?to|for ?a|the ?make ?a|my second|extra|another|further move|march|one|1 ?:|,|of|-|= "
#define WITH_ACE " with|using|use|by|play|spend|through ?my|the|an <pays>"
/* Enemies, for a condition counts all of them together. */
#define THERE " ?is|are|be|stand|stands|sit|sits|stay ?still there|in_it|here"
#define CARD_OF " ?,|and|with|plus ?with <card_b>"
/* A tail of a plan. */
#define TAIL " ?,|;|.|and|- ?and ?i|we|then <tail> $"

/* clang-format off */
const struct saying dd_words_table[] = {

	/* --- recruits --- */
	HERE("hire", "conscript"), HERE("conscript", "hire"), HERE("conscript", "raise"), HERE("raise", "conscript"),
	{NULL, M, DOUBT, "^ <n> conscripts|recruits join|joins|reinforce|reinforces|strengthen ?my|the ?<n> ?tokens in|at <area>", "conscript $1 in $3"}, {NULL, M, DOUBT, "^ <n> conscripts|recruits join|joins|reinforce|reinforces ?my|the <n> in|at <area>", "conscript $1 in $3"},

	{NULL, B, DOUBT, "^ for|on <a_lot> ?, ?i|we ?will pay|bid|use|offer with ?my|the <pays> ?,|; ?and ?up_to|at_most <n>", "bid $1 $3 $2"},

	/* --- who goes --- */
	{NULL, M, 0, "^ first|1_st move|march ?:|,|-", "move"},
	{NULL, M, DOUBT, "?,|;|. ?and|then ?then" WITH_ACE "" SECOND, "; $1 move"}, {NULL, M, DOUBT, "^" WITH_ACE "" SECOND, "$1 move"}, {NULL, M, DOUBT, "?,|;|. ?and|then a|my|the second|extra|another move|march with|by|using ?my|the|an <pays> ?:|,|of|-", "; $1 move"}, {NULL, M, 0, "ace <suit> move ?the|all <n> ?tokens in|at|of <area> to|into <area>", "ace $1 move $2 from $3 to $4"}, {NULL, M, 0, "ace move ?the|all <n> ?tokens in|at|of <area> to|into <area>", "ace move $1 from $2 to $3"},
	{NULL, M, DOUBT, "^ <n> of my|the|those|these <n> ?tokens in|at|from <area> cross|go|goes|move|moves|march|marches|walk|walks ?over ?to|into|for <area>", "move $1 from $3 to $4"}, {NULL, M, DOUBT, "^ ?move|send|take <n> of my|the|those|these <n> ?tokens from|in|at <area> ?over to|into|for <area>", "move $1 from $3 to $4"}, {NULL, M, DOUBT, "^ from <area> <n> of my|the|those|these <n> ?tokens cross|go|goes|move|moves|march|marches|walk|walks ?over to|into <area>", "move $2 from $1 to $4"}, {NULL, M, DOUBT, "^ from <area> <n> of my|the|those|these ?own tokens cross|go|goes|move|moves|march|marches|walk|walks ?over to|into <area>", "move $2 from $1 to $3"},
	{NULL, M, DOUBT, "?,|;|. ?and ?the others|rest|remaining|other ?tokens keep|hold|guard|defend|watch ?the castle|fort|place|fortress $", ""}, {NULL, M, DOUBT, "^ ?i|we ?move ?my|the ?only lone|last|single|only token|man|fellow|one in|at|from <area> ?goes|moves|walks to|into <area>", "move 1 from $1 to $2"}, {NULL, M, DOUBT, "?,|; if not|else|otherwise ?they ?leave|leaves|keep|stay ?them|it|everybody ?there|put ?where_they_are $", ""},

	/* --- hiding and riding --- */
	{NULL, M, DOUBT, "hide ?all|my ?the <n> ?tokens ?of_mine|of_them in|at|on <area>", "hide $2"}, {NULL, 0, DOUBT, "^ ?my|the <n> ?tokens in|at|on <area> ?shall|will ?stay|stays|remain|wait ?put|there ?and ?will|shall hide|hides if|when|once|whenever|as_soon_as <enough> <appear>", "hide $2 if enemy >= $3"}, {NULL, 0, DOUBT, "^ ?my|the <n> ?tokens in|at|on <area> ?shall|will ?stay|stays|remain|wait ?put|there ?and ?will|shall hide|hides as soon as <enough> <appear>", "hide $2 if enemy >= $3"},
	{"burns", 0, 0, "burn|burns|hit|hits|strike|strikes|reach|reaches|attack|attacks|visit|visits|comes_to ?in|to", ""}, {"flies", 0, 0, "ride|rides|fly|flies|go|goes|escape|escapes|flee|flees|leave|leaves ?off|out|away|over to|for|into", ""},
	{NULL, 0, DOUBT, "^ if|when|should|whenever|in_case ?the red_dragon <burns> <area> ?, <n> ?of ?my|the ?tokens|orcs ?from|of ?there|it ?shall|will <flies> <area>", "ride $3 to $5"}, {NULL, 0, DOUBT, "^ if|when|should|whenever|in_case ?the red_dragon <burns> <area> ?, ?my|the 1|one|man|fellow|orc|token|guy ?there ?shall|will <flies> <area>", "ride 1 to $4"}, {NULL, 0, DOUBT, "^ if|when|should|whenever|in_case ?the red_dragon <burns> <area> ?, ?all ?my|the men|orcs|tokens|people|ones|lads|boys ?there ?shall|will <flies> <area>", "ride all to $4"},

	/* --- conditions that point back --- */
	{"at_least", 0, 0, "<n> or_more", ">= $1"}, {"at_least", 0, 0, "at_least|>= <n>", ">= $1"}, {"hostile", 0, 0, "enemy|enemies|foe|foes|others|opponents ?tokens", ""},
	{NULL, M, DOUBT, "?there ?is|are ?still <bound> <hostile>" THERE, "enemy $1"}, {NULL, M, DOUBT, "?there ?is|are ?still <at_least> <other> ?tokens" THERE, "enemy $1"}, {NULL, M, DOUBT, "?there ?is|are ?still <bound> <hostile> ?is|are|stand ?still in|at|on <area>", "enemy $3 $1"}, {NULL, M, DOUBT, "?there ?is|are ?still no|not|none ?any|of_the <hostile> ?is|are|stand ?still there|in_it|here", "enemy <= 0"},
	{NULL, 0, 0, "?the gold in|on|at <area> is ?still ?at_least <n> ?gold ?or_more", "gold $1 >= $2"}, {NULL, 0, 0, "<n> ?or_more gold is|are|lies|lie ?still in|on|at <area>", "gold $2 >= $1"},
	{NULL, 0, DOUBT, "^ <n> gold for|to ?the <other> from|by me|us", "give $1 to $2"},

	/* --- the question --- */
	{NULL, F, 0, "^ ?then <many> of ours|mine", "send $1"},
	{NULL, F, 0, "^ ?but ?and first ?of_all ?the|a|my|our question ?is|first ?:|,", ""}, {NULL, F, 0, "^ ?but ?and first ?i|we ask", "ask"}, {NULL, F, DOUBT, "^ ?i|we ?would|like|want|wish ?to ?first ask ?them|him|her|the_enemy ?for|about|after ?the|their ?what <about> ?of ?the|their ?card|artifact ?is ?in|at|for|on <area>", "ask $2 $1"},
	{NULL, F, DOUBT, "^ how many ?tokens do|will|are|would they|he|she ?going ?to send|sending|commit|use|bring in|at|to|into <area> ?? ", "ask $1 number"}, {NULL, F, DOUBT, "^ ?i|we ?would|d like|want|love|wish ?to know|see|hear|learn how many ?tokens they|he|she ?will ?are ?going ?to send|sends|sending|commit|use|bring ?in|at|to|into|there ?<area> ?first ?? $", "ask $1 number"}, {NULL, F, DOUBT, "^ ?i|we ask ?them|him how many ?tokens they|he|she ?will send|sends|commit|use|bring ?in|at|to|into ?<area> $", "ask $1 number"},
	{"line", F, 0, "if|should <reply> ?,|:|.|then|-> ?then we ?would|will|shall|ll send|commit <many> ?tokens" CARD_OF, "send $2 $3 if $1"}, {"line", F, 0, "if|should <reply> ?,|:|.|then|-> ?then we ?would|will|shall|ll send|commit <many> ?tokens", "send $2 if $1"}, {"last", F, 0, "else ?,|: we ?would|will|shall|ll send|commit <many> ?tokens" CARD_OF, "send $1 $2"}, {"last", F, 0, "else ?,|: we ?would|will|shall|ll send|commit <many> ?tokens", "send $1"},
	{NULL, F, 0, "<card> ;|. ?and <tail> ?. $", "$1 , $2"}, {NULL, F, 0, "if it is|s ?a ?card ?that ?is red", "if red"}, {NULL, F, 0, "if it is|s ?a ?card ?that ?is black", "if black"},

	/* --- plans: where, how many, which card, in any order --- */
	{"spot_b", F, 0, "in|at|for|on <area> ?:|,|-", "$1"}, {"spot_b", F, 0, "<landmark> ?:|,|-", "$1"}, {"spot_b", F, 0, "vs|against|on ?. ?the <seat> ?:|,|-", "vs $1"},
	{"tokens_b", F, 0, "?i|we ?would|d|will|ll|shall ?say|send|sends|commit|use|with|take|goes|go|fight ?all|both|only|just ?my ?the <many> ?of ?of_ours|of_mine|ours|mine|them ?tokens ?goes|go|fight|fights", "$1"}, {"tokens_b", F, 0, "all but|except <n> ?of_them", "all - $1"},
	{"tokens_v", F, 0, "?then <many> of ours|mine ?tokens ?go|fight", "$1"}, {"tokens_v", F, 0, "?then all <many> ?tokens fight|go", "$1"},
	{"card_b", F, 0, "?, with|and|plus|+|&|play|playing|w|using|card|carrying|artifact ?and ?play|with ?the|my ?card|artifact <cards>", "card $1"}, {"card_b", F, 0, "w / <cards>", "card $1"}, {"card_b", F, 0, ", ?and ?play|with ?the ?my ?card <cards>", "card $1"}, {"card_b", F, 0, "?,|and|with|but without|no ?a|any card|artifact", "no card"},
	{"tail", F, 0, "steal sell", "steal sell"}, {"tail", F, 0, "steal retain", "steal retain"}, {"tail", F, 0, "traitor no", "traitor no"}, {"tail", F, 0, "keep|retain ?the ?card|it if|when ?i|we win", "retain"}, {"tail", F, 0, "drop|discard|lose ?both ?the ?card|cards|it ?after|afterwards ?wards", "drop"}, {"tail", F, 0, "?call no|never|don_t|dont|do_not ?call|use treachery", "traitor no"}, {"tail", F, 0, "sell|sold what|whatever|anything|everything ?that ?i|we steal|stole|get", "steal sell"}, {"tail", F, 0, "keep|kept what|whatever|anything|everything ?that ?i|we steal|stole", "steal retain"}, {"tail", F, 0, "what|whatever|anything|everything ?that ?i|we steal ?i|we ?is|gets sold|sell ?it", "steal sell"}, {"tail", F, 0, "what|whatever|anything|everything ?that ?i|we steal ?i|we ?is keep|kept|retain ?it", "steal retain"},
	{"plan_b", F, 0, "<spot_b> <tokens_b> <card_b>", "battle $1 send $2 $3"}, {"plan_b", F, 0, "<tokens_b> in|at|to|into|for <area> <card_b>", "battle $2 send $1 $3"}, {"plan_b", F, 0, "<tokens_b> <card_b> in|at|to|into|for <area>", "battle $3 send $1 $2"}, {"plan_b", F, 0, "<tokens_b> <card_b> vs|against ?. ?the <seat>", "battle vs $3 send $1 $2"}, {"plan_b", F, 0, "<spot_b> <tokens_b>", "battle $1 send $2"}, {"plan_b", F, 0, "?the|my <card> goes|go ?into ?to ?the ?battle|fight in|at <area> ?,|and ?together with ?all <many> ?tokens", "battle $2 send $3 card $1"},
	{NULL, 0, 0, NULL, NULL},
};

/* Whole clauses: tried after the game's other words for them. */
const struct saying dd_words_table_whole[] = {
	{NULL, M, WHOLE | DOUBT, "?i|we ?all ?just stay|stays|remain|sit|hold|stand|wait ?put|here|still|home|where_we_are|where_i_am ?this ?turn|round|time", "pass"}, {NULL, M, WHOLE | DOUBT, "?i|we ?all ?just stay|remain|sit|hold|stand where ?i|we are ?this ?turn|round|time", "pass"}, {NULL, M, WHOLE | DOUBT, "nothing ?from ?me|us ?for|in ?this ?turn|round|time|phase", "pass"}, {NULL, M, WHOLE | DOUBT, "?i|we do|order|want nothing ?at_all ?for|in ?this ?turn|round|time|phase", "pass"},
	{NULL, F, WHOLE | DOUBT, "<lines>", "battle my_only_battle $1"}, {NULL, F, WHOLE | DOUBT, "?i|we ?first ask ?them ?for|about ?the <about> ?card in|at|for <area> .|;|,|: ?and ?then <lines>", "ask $2 $1 ; battle $2 $3"}, {NULL, F, WHOLE | DOUBT, "?i|we ?first ask ?them ?for|about ?the <about> .|;|,|: ?and ?then <lines>", "ask $1 ; battle my_only_battle $2"},
	{NULL, F, WHOLE | DOUBT, "<plan_b> ?,|;|.|/|and ?and <plan_b> ?,|;|.|/|and ?and <plan_b>", "$1 ; $2 ; $3"}, {NULL, F, WHOLE | DOUBT, "<plan_b> ?,|;|.|/|and ?and <plan_b>" TAIL, "$1 , $3 ; $2 , $3"}, {NULL, F, WHOLE | DOUBT, "<plan_b> ?,|;|.|/|and ?and <plan_b>", "$1 ; $2"}, {NULL, F, WHOLE | DOUBT, "<plan_b>" TAIL, "$1 , $2"}, {NULL, F, WHOLE | DOUBT, "<plan_b>", "$1"},
	{NULL, F, WHOLE | DOUBT, "?i|we ?will|shall|ll send|commit|use <many> ?tokens with ?the ?my ?card <cards>" TAIL, "battle my_only_battle send $1 card $2 , $3"}, {NULL, F, WHOLE | DOUBT, "<tokens_v> <card_b>" TAIL, "battle my_only_battle send $1 $2 , $3"}, {NULL, F, WHOLE | DOUBT, "<tokens_v> <card_b>", "battle my_only_battle send $1 $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
