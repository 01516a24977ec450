/* The plain ways to say the parts of an order of Dragon Dune, in all combinations: who orders, what it depends on, what there is none
 * of. Each is put into one form before all other sayings, so that these need not know every way to say it; sentences/grids has the
 * combinations. See orders/sayings/phrase.h; words_sayings.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"
#include "rules/pieces/sayings/bid_told.h"
#include "rules/pieces/sayings/bid_ways.h"
#include "rules/pieces/sayings/count.h"

/* Who orders: a saying that begins with it stands for "I", "we'll", "I'd like to" and an order alone. */
#define I_DO                                                                           \
	"?i|we ?will|ll|shall|would|d|want|wish|intend|am|m|are ?like|going|love ?to ?please "
/* What a gift is for. */
#define AS_GIFT                                                                        \
	" ?, ?as|for ?a|their|your|the ?bribe|gift|present|promised|agreed|help|support"

/* clang-format off */
const struct saying dd_words_ways[] = {
	BID_TOLD(B, "gold"), BID_TOLD_ITS(B, "gold"), BID_WAYS(B, "gold", "maxgold"),
	COUNT_SAYINGS(C | B | M | F, "more_than", "less_than", "tokens|forces|force|troops|units", ""), COUNT_ELSEWHERE(M),
	{"entering", 0, 0, "come|comes|enter|enters|move|moves|march|marches|arrive|arrives|attack|attacks|invade|invades ?there ?in|into|to|at|on", ""}, {NULL, 0, 0, "<amount> <hostile> <entering> <area>", "enemy $4 $1"}, {NULL, 0, 0, "<amount> <hostile> <entering> ?there|here|in", "enemy $1"}, {NULL, 0, 0, "when|whenever enemy <bound>", "if enemy $1"}, {NULL, 0, 0, "when|whenever enemy <area> <bound>", "if enemy $1 $2"},
	{NULL, 0, DOUBT, "if|when|should enemy <area> <bound> ?, ?then ?all ?my|our|the|those ?tokens|elves|people|folk|all|everybody|everyone|we ?there|of|us ?us ?shall|will|should|must ?go ?into <hiding> ?themselves ?there $", "hide $1 if enemy $2"},
	{NULL, B | M, 0, "?, ?and playing|spending ?my|an|the ace", "with ace"},

	/* --- out of hiding --- */
	{NULL, 0, 0, "come|comes|coming|emerge|emerges|step|steps|crawl|creep|get|go ?back out_of|from hiding|cover", "unhide"}, {NULL, 0, 0, "unhide of|from ?their|our|my hiding|cover", "unhide"}, {NULL, 0, 0, "leave|leaves|stop|stops|end|ends|quit ?their|our|my hiding|cover", "unhide"}, {NULL, 0, 0, "show|shows|reveal|reveals themselves|itself|ourselves ?again", "unhide"}, {NULL, 0, 0, "no_longer hide|hides|hiding", "unhide"},
	{NULL, 0, DOUBT, "^ ?all ?of ?my|the|our ?<n> ?tokens|ones ?<own> in|at|on|of|from <area> ?will|shall|should|must|can|may|are ?now ?to unhide ?again|now ?. $", "unhide $3"}, {NULL, 0, DOUBT, "^ ?all ?of ?my|the|our ?<n> ?tokens|ones ?<own> in|at|on|of <area> ?will|shall|should|must|can|may|are ?now ?to ?go ?into <hiding> ?themselves ?at_once|now|immediately|there|again", "hide $3"}, {NULL, 0, DOUBT, "^ ?in|at|on <area> ?, ?all ?of ?my|the|our ?<n> ?tokens ?will|shall|should|must|can|may|are|i|we ?now ?to unhide ?again|now ?. $", "unhide $1"},

	/* --- the council --- */
	{NULL, C, 0, "if|when|provided they ?are|re ?also want|wish|like|willing|ready|happy|agree to $", "if they want"}, {NULL, C, 0, "if|when|provided they ?also want_to|wish_to|like_to $", "if they want"}, {NULL, C, 0, "if|when|provided they ?are|re ?also willing|ready|happy $", "if they want"},
	{NULL, C, WHOLE | DOUBT, I_DO "?rather ?prefer|have|make|form ?have no pact|pacts|alliance|alliances|ally|allies ?this ?turn|time|round ?, ?thanks", "pass"}, {NULL, C, WHOLE | DOUBT, I_DO "break|split|part ?up|ways with ?the <seat> ?at_once|now|today ?, ?sorry", "break"},
	{NULL, C, DOUBT, "^ " I_DO "break|end|leave|quit|dissolve ?off ?the|my|our alliance|pact ?with ?the ?<seat> ?,|; ?and ?then ally|join|team|unite ?up ?with ?the <seat> $", "break ; ally $2"}, {NULL, C, WHOLE | DOUBT, "?my first|1_st ?choice|wish ?:|is ?the <seat> ?,|;|- ?and ?then ?my ?second|2_nd|next ?choice|wish ?:|is ?the <seat>", "ally $1 $2"},

	{NULL, C, WHOLE | DOUBT, "?i|we ?do|will|shall not|don_t|dont|do_not|won_t|wont|will_not|never ?want ?to join|ally|accept ?with anyone|anybody|any ?one ?this ?turn|time|round", "pass"},

	/* --- gold for others --- */
	{NULL, 0, WHOLE | DOUBT, I_DO "give|pay|send|hand|transfer|pass ?over <n> ?gold ?over to ?the <other>" AS_GIFT, "give $1 to $2"}, {NULL, 0, WHOLE | DOUBT, I_DO "give|pay|send|hand|bribe ?the <other> ?with <n> ?gold" AS_GIFT, "give $2 to $1"},

	/* --- the march --- */
	{NULL, M, 0, "each in|at both", "each in"}, {NULL, M, 0, "it empty|free|unoccupied|deserted", "it is empty"}, {NULL, M, 0, "to ?the <area> ?, ?but ?only if there ?is|s ?any|some gold there", "to $1 if gold $1 >= 1"},
	{NULL, M | F, 0, "incl|including|with a|one special", "including 1 special"},
	{NULL, M, DOUBT, "^ " I_DO "fly <n> ?tokens to|into <area>", "ride $1 to $2"},
	{NULL, M, DOUBT, "^ " I_DO "use|play ?my|an|the ace ?to ?and move|take|bring|fly <n> ?tokens from <area> to|into <area> if ?the ?wild dragon hits|comes|reaches|burns ?them|there|us $", "ace dragon $1 from $2 to $3 if hit"}, {NULL, M, DOUBT, "^ " I_DO "use|play ?my|an|the ace ?to ?and move|take|bring|fly <n> ?tokens from <area> to|into <area> if ?they ?are hit $", "ace dragon $1 from $2 to $3 if hit"},
	{NULL, 0, DOUBT, "^ " I_DO "use|play ?my|an|the ace against ?the <seat> $", "ace stop $1"}, {NULL, M, DOUBT, "^ " I_DO "buy <n> ?tokens ?mercenaries into <area> $", "hire $1 in $2"},

	/* --- battles --- */
	{NULL, F, 0, "?, ?and ?i|we ?do not|don_t|dont|do_not|won_t|wont keep ?the|my it|card ?afterwards", ", drop"},
	{NULL, F, 0, ":|, all_but <n> $", ", send all_but $1"}, {NULL, F, 0, "steal and sell ?the|a|it ?card", "steal sell"}, {NULL, F, 0, "steal and keep ?the|a|it ?card", "steal keep"},
	{NULL, F, WHOLE | DOUBT, I_DO "ask ?about how_many ?tokens ?the <seat> send|sends in|at <area>", "ask $2 vs $1 number"}, {NULL, F, WHOLE | DOUBT, I_DO "ask ?about how many tokens ?the <seat> send|sends in|at <area>", "ask $2 vs $1 number"}, {NULL, F, WHOLE | DOUBT, "what|which colour have|has ?the <seat> ?got in|at <area> ??", "ask $2 vs $1 colour"}, {NULL, F, WHOLE | DOUBT, "what|which value have|has ?the <seat> ?got in|at <area> ??", "ask $2 vs $1 value"},
	{NULL, F, WHOLE | DOUBT, I_DO "fight|do|resolve|play|settle|have ?the ?battle ?in|at <area> vs|against ?the <seat> first", "battle_order $1 vs $2"}, {NULL, F, WHOLE | DOUBT, I_DO "fight|do|resolve|play|settle|have ?the ?battle ?in|at <area> vs|against ?the <seat> first ?,|; ?and ?then ?in ?at <area> vs|against ?the <seat>", "battle_order $1 vs $2 , $3 vs $4"}, {NULL, F, WHOLE | DOUBT, I_DO "fight|do|resolve|play|settle|have ?the ?battle ?in|at <area> vs|against ?the <seat> first ?,|; ?and ?then ?the <seat> in|at <area>", "battle_order $1 vs $2 , $4 vs $3"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
