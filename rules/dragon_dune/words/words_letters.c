/* Orders of Dragon Dune as people write them in letters: plans with what holds where a card is gone, conditions on the place that was
 * named, recruits in passive words. Tried before the words of a table. See orders/sayings/phrase.h; words_sayings.c defines the parts.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"
#include "rules/pieces/sayings/plan.h"

/* What comes after a condition on a place. */
#define BY_THEN                                                                        \
	" ?by_then|then|already|by_now|at_that_time|at_the_time|at_this_time ?at ?that|the|this ?time|moment"
/* One order of recruits in passive words: `do` is its verb. */
#define PASSIVE(words, verb)                                                             \
	{NULL, M, DOUBT,                                                                 \
	 "^ ?and ?the <n> ?new|fresh|more ?ones|tokens|mercenaries|men|orcs ?of_them "   \
	 "is|are|be|get|shall_be|will_be|to_be ?therefore|now|to|also ?be " words        \
	 " in|at|for|on ?the <area>",                                                    \
	 verb " $1 in $2"},                                                              \
	{                                                                                \
		NULL, M, DOUBT,                                                          \
			"^ ?and in|at|for ?the <area> ?, <n> ?new|fresh|more "           \
			"?ones|tokens|mercenaries|men|orcs "                             \
			"is|are|be|get|shall_be|will_be ?therefore|now|also ?be " words, \
			verb " $2 in $1"                                                 \
	}

/* clang-format off */
const struct saying dd_words_letters[] = {
	PLAN_SAYINGS(F, "<card>", "traitor"),

	/* --- conditions on the place that was named --- */
	{NULL, M, 0, "if nobody|no_one|noone owns|holds|has it by_then|then|already|by_now|at_that_time|at_the_time", "if nobody owns it"}, {NULL, M, 0, "if nobody|no_one|noone owns|holds|has it at that|the|this time|moment", "if nobody owns it"}, {NULL, M, 0, "to ?the <area> ?, if ?there ?is|lies|are ?at_least <n> ?or_more gold ?lies|is|are there" BY_THEN, "to $1 if gold $1 >= $2"}, {NULL, M, 0, "to ?the <area> ?, if at_least <n> gold lies|is|are ?in there|it" BY_THEN, "to $1 if gold $1 >= $2"},
	{NULL, M, 0, ";|.|, ?but ?and if ?there less|fewer ?gold ?lies|is|are ?there ?, ?then they|it|we|i ?all ?do not|never|don_t move|go $", ""}, {NULL, M, 0, ";|.|, ?but ?and if ?there less|fewer ?gold ?lies|is|are ?there ?, ?then they|it|we|i ?all ?just stay|stays|remain|remains|wait ?there|put|here $", ""},
	{NULL, M, 0, "if ?the enemies|enemy in|at ?the <area> number|are|count|come_to ?up_to at_least <n>", "if enemy $1 >= $2"}, {NULL, M, 0, "if ?the enemies|enemy in|at ?the <area> number|are|count|come_to ?to <n> or more", "if enemy $1 >= $2"}, {NULL, M, 0, "if ?the enemies|enemy in|at ?the <area> number|are|count|come_to ?to <n> or_more", "if enemy $1 >= $2"},
	{NULL, M, 0, "?,|;|. else ?they|we|i|it|all ?will|shall|do ?just stay|stays|remain|remains|wait|nothing ?there|put|here|at_home $", ""}, {NULL, M, 0, "?,|; failing this|that|which ,", "else"},

	/* --- recruits --- */
	PASSIVE("conscript|conscripted", "conscript"), PASSIVE("hire|hired", "hire"), PASSIVE("raise|raised", "raise"),
	{NULL, M, 0, "raise <n> new|fresh|additional ?ones|tokens|men|fellows|recruits in|at|on", "raise $1 in"}, {NULL, M, 0, "conscript <n> new|fresh|additional ?ones|tokens|men|fellows|recruits in|at|on", "conscript $1 in"}, {NULL, M, 0, "hire <n> new|fresh|additional ?ones|tokens|men|fellows|recruits in|at|on", "hire $1 in"}, {NULL, M, 0, "those|these of|in|at|from ?the <area> ?they ?will|shall go|move|march to", "move all from $1 to"}, {NULL, M, DOUBT, "^ ?the|my <n> ?tokens in|at|of <area> is|are|be|get ?therefore|now|hereby ?to ?be disband|disbanded|dismissed|dissolved", "disband $1 from $2"},
	{NULL, M, 0, "disband <n> from <area> without ?any|further|more ?further ado|delay|fuss|ceremony", "disband $1 from $2"},
	{NULL, M, DOUBT, "^ ?i|we ?will|shall|hereby leave|quit|evacuate|vacate ?the <area> ?to ?you|him|her|them ?, ?as ?promised|agreed :|,|; ?all ?of ?my|the ?all <n> ?tokens ?of ?them ?there ?will|shall go|move|march|withdraw|retreat|leave to|into|for ?the <area> ?, ?all ?of ?them", "move $2 from $1 to $3"},

	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
