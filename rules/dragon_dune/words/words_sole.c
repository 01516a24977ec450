/* Orders as judges wrote them who know the rules alone: rides, aces, ways over several places. Then plans of the only battle: where it is and against whom need not be said. As a whole, and asked about. Then what becomes of the card, and
 * whether a traitor is called, in a sentence of its own. See orders/sayings/phrase.h; words_sayings.c and words_laws.c define the
 * parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"

#define SOLE(says, means)                                                              \
	{                                                                              \
		NULL, F, WHOLE | DOUBT, says, "battle my_only_battle send " means      \
	}

/* clang-format off */
const struct saying dd_words_sole[] = {
	/* --- on the dragon's back: those whom it burnt --- */
	{"burnt_ones", 0, 0, "<n> ?of ?my|mine|us|them|our|the ?tokens ?in|on|at|from ?the burnt|burned|burning ?plain|tokens|ones", "$1"}, {"burnt_ones", 0, 0, "<n> ?of ?my|mine|us|them|our ?tokens", "$1"}, {"burnt_ones", 0, 0, "all ?of ?my|mine|us|them|our|the ?<n> ?tokens ?in|on|at ?the ?that|which|who ?were|are burnt|burned ?plain|ones", "all"},
	{"goals", 0, 0, "?to|into|onto <area> ,|;|/ ?or ?else|otherwise ?to|into|onto <area> ?, if|should ?that|it|there|this ?one|place ?is|be ?is|be ?already full|closed|impossible|taken|occupied", "$1 , $2"},
	{"flies_off", 0, 0, "?i|we ?shall|will|should|would fly|flies|ride|rides|flee|flees|escape|escapes ?by|on|with ?the ?back ?of ?the ?red_dragon ?to|into|onto", ""},
	{NULL, C, DOUBT, "^ if|when|should ?the ?red_dragon ?ever ?should burn|burns|hit|hits|strike|strikes|come|comes ?for|to|at ?us|me|there ?, ?then", ""}, {NULL, C, DOUBT, "^ <burnt_ones> <flies_off> <goals> $", "ride $1 to $3"}, {NULL, C, DOUBT, "^ <burnt_ones> <flies_off> <area> $", "ride $1 to $3"}, {NULL, C, DOUBT, "^ <n> ?tokens to|into <area> by|on|with ?the ?back ?of ?the dragon|red_dragon|dragonback $", "ride $1 to $2"},
	/* --- aces --- */
	{NULL, 0, DOUBT, "^ ?i|we ?use|play ?my|the|an ace of <suit> ?, ?so|: ?that|to ?stop ?the <other> can_t|cannot|can|may|may_not|shall|must|must_not|won_t ?not|from hire|raise|conscript|hiring|raising ?anybody|anyone|anything ?this|in ?this ?turn|round $", "ace $1 stop $2"}, {NULL, 0, DOUBT, "^ ?i|we ?use|play ?my|the|an ace of <suit> ?, ?so|: ?that|to ?stop ?the <other> don_t|dont|doesn_t|do_not hire|raise|conscript ?anybody|anyone ?this|in ?this ?turn|round $", "ace $1 stop $2"},
	/* --- on from there --- */
	{NULL, M, DOUBT, "to <area> ?, and|then ?then ?from ?there on|onwards|further|go ?to|into <area>", "to $2 via $1"}, {NULL, M, DOUBT, "to <area> and|then ?then from there to|into <area>", "to $2 via $1"},
	{"brief", M, 0, "hire|hr <n> @ <landmark>", "hire $1 in $2"}, {"brief", M, 0, "raise|rs <n> @ <area>", "raise $1 in $2"}, {"brief", M, 0, "conscript|cons|consc <n> @ <landmark>", "conscript $1 in $2"}, {"brief", M, 0, "disb|dis <n> ?@ <area>", "disband $1 from $2"}, {"brief", M, 0, "disband <n> @ <area>", "disband $1 from $2"}, {"brief", M, 0, "mv <n> ?@ <area> -|>|-> ?> <area>", "move $1 from $2 to $3"}, {"brief", M, 0, "move <n> <area> -|>|-> ?> <area>", "move $1 from $2 to $3"},
	{"slashed", M, 0, "<brief>", "$1"}, {"slashed", M, 0, "hire <n> ?tokens in|at <landmark>", "hire $1 in $2"}, {"slashed", M, 0, "raise <n> ?tokens in|at <area>", "raise $1 in $2"}, {"slashed", M, 0, "conscript <n> ?tokens in|at <landmark>", "conscript $1 in $2"}, {"slashed", M, 0, "disband <n> ?tokens from|in|at <area>", "disband $1 from $2"}, {"slashed", M, 0, "move <n> ?tokens from <area> to|-> <area>", "move $1 from $2 to $3"},
	{NULL, M, DOUBT, "^ <slashed> / <slashed> / <slashed> / <slashed> $", "$1 ; $2 ; $3 ; $4"}, {NULL, M, DOUBT, "^ <slashed> / <slashed> / <slashed> $", "$1 ; $2 ; $3"}, {NULL, M, DOUBT, "^ <slashed> / <slashed> $", "$1 ; $2"},
	{NULL, F, 0, "myself|ourselves $", ""}, {NULL, 0, 0, "^ gifts|presents|bribes|payments $", "give"},
	/* an answer and what is sent then: with those above and below it */
	{NULL, F, 0, "^ red :|=|-|->|,", "if red ,"}, {NULL, F, 0, "^ black :|=|-|->|,", "if black ,"}, {NULL, F, 0, "^ none :|=|-|->|,", "if none ,"},
	{"sole_sent", F, 0, "?i|we ?will|ll|shall send|sending|commit|use|using|field|play|put ?in ?only|just <only_sent> ?of ?mine|ours|us|them ?against|vs ?you|him|her|them", "$1"}, {"sole_sent", F, 0, "^ <n> ?tokens ?of ?mine|ours|us|them ?against|vs ?you|him|her|them", "$1"}, {"sole_sent", F, 0, "?i|we ?will|ll|shall ?send|sending|commit|use|using|field|play|put ?in everybody|everyone|everything ?i ?we ?have|got", "all"}, {"sole_sent", F, 0, "?i|we ?will|ll|shall ?send|sending|commit|use|using|field|play|put ?in all ?of ?them|us ?<n> ?tokens", "all"},
	{"sole_kind", F, 0, "?,|( ?with|including|incl|of_which ?and special <n> ?)", "special $1"}, {"sole_kind", F, 0, "?,|( ?with|including|incl|of_which ?and <n> ?of ?them ?is|are ?a special ?tokens ?among|included ?them ?)", "special $1"},
	{"sole_card", F, 0, "?,|; ?and|with|plus|+|& ?and|then ?i|we ?with|play|playing|use|using|card|artifact ?: ?the ?card <cards>", "card $1"}, {"sole_card", F, 0, "?,|; no|without ?a|any card", "no card"},
	{"sole_more", F, 0, "?,|; ?and <spoils>", "$1"}, {"sole_more", F, 0, "?,|; ?and traitor yes", "traitor yes"}, {"sole_more", F, 0, "?,|; ?and traitor no", "traitor no"},
	{NULL, F, 0, "?.|;|, ?and ?the|my|that card ?is|gets|shall|will|must|goes ?be ?to ?be dropped|discarded|thrown|binned|burnt|burned ?away ?afterwards|after|then ?if|when ?i|we ?win", ", drop"}, {NULL, F, 0, "call ?a|the|any traitor if|when|whenever|where ?you|i|we|it|that can|possible|may|is|am ?possible|able|allowed", "traitor yes"},
	SOLE("<sole_sent> <sole_kind> <sole_card> <sole_more> <sole_more>", "$1 $2 $3 $4 $5"), SOLE("<sole_sent> <sole_kind> <sole_card> <sole_more>", "$1 $2 $3 $4"), SOLE("<sole_sent> <sole_kind> <sole_card>", "$1 $2 $3"),
	SOLE("<sole_sent> <sole_card> <sole_kind> <sole_more>", "$1 $2 $3 $4"), SOLE("<sole_sent> <sole_card> <sole_kind>", "$1 $2 $3"),
	SOLE("<sole_sent> <sole_card> <sole_more> <sole_more>", "$1 $2 $3 $4"), SOLE("<sole_sent> <sole_card> <sole_more>", "$1 $2 $3"), SOLE("<sole_sent> <sole_card>", "$1 $2"),
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
