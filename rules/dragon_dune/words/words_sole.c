/* Plans of the only battle: where it is and against whom need not be said. As a whole, and asked about. Then what becomes of the card, and
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
