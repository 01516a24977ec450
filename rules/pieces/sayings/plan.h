/* How people say the parts of a plan of battle, for any game that has plans with cards in the order of preference and a traitor to call: rows
 * for its tables of sayings (orders/sayings/phrase.h).
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_SAYINGS_PLAN_H
#define RULES_PIECES_SAYINGS_PLAN_H

#include "orders/vocab.h"

#define PLAN_CALLED                                                                    \
	" ?which|that ?can|may|could ?be ?called ?i|we ?can|may ?is|be|are|shall|should|must|will ?to ?be "
/* One thing of a plan, and another where the first is gone: "$1 , $3". */
#define PLAN_ELSE(F, THING)                                                            \
	{                                                                              \
		NULL, F, 0,                                                            \
			THING                                                          \
			" ?,|;|( ?and or|else|otherwise|but ?else ?, <lost> ?, ?then " \
			"?with|by|take|use|under ?leader ?the|my " THING " ?)",        \
			"$1 , $3"                                                      \
	}

/* F: the phases of battles; CARD, LEADER: the game's parts of that name; CALL: its word for a traitor that is called. Behind PLAN_ELSE stands
 * a comma in a table. */
/* clang-format off */
#define PLAN_SAYINGS(F, CARD, CALL) \
	/* --- one, and where that is gone another --- */ \
	{"lost", F, 0, "if|should|when|once it|that|this|he|she|they|the ?one ?card ?is|are|be|has|have|should|shall|proves ?be ?been ?already dead|gone|lost|taken|stolen|captured|killed|discarded|used|unavailable|out ?by_then|then|already|by_now|meanwhile|away", ""}, \
	{"lost", F, 0, "if|should|when|once i|we ?should ?do ?not|no|don_t|cannot|can_t ?longer no_longer|not|any_longer|have|hold|own|use|play ?longer ?have|hold|own|use|play ?it|him|her|that|them ?any_more|anymore|any_longer ?by_then|then|by_now", ""}, \
	{"lost", F, 0, "if|should|when|once i|we ?should ?already ?have|ve ?been ?already lost|used|played|spent|discarded it|him|her|that|them ?by_then|then|by_now", ""}, \
	{"lost", F, 0, "in the event|case of his|her|its|their|an|any ?early ?untimely death|loss|theft|absence ?before|by|until|in|during ?the ?battle|then|that", ""}, {"lost", F, 0, "in_case of his|her|its|their|an|any ?early ?untimely death|loss|theft|absence ?before|by|until|in|during ?the ?battle|then|that", ""}, \
	PLAN_ELSE(F, CARD), \
	/* --- traitors --- */ \
	{NULL, F, 0, "?.|;|,|and ?and any|every|each|a|all ?possible traitor|treachery|traitors" PLAN_CALLED "called|call", ", " CALL " yes"}, \
	{NULL, F, 0, "?.|;|,|and ?and if|when|should ?the ?their|his|her|its|enemy|opposing ?enemy ?leader|general|hero ?he|she|it|they ?would is|s|be|proves|turns_out|turn_out|has|have ?to ?be ?a ?my|mine|our ?own traitor ?of_mine ?, ?then ?i|we ?will|shall|want|d|ll|would ?to call|calls|play|reveal|use ?a ?the ?it|him|her|them|so|traitor|treachery", ", " CALL " yes"}, \
	{NULL, F, 0, ".|;|, ?and ?yes ?, ?i|we ?will|shall|d|ll|would call ?a|the|any ?my treachery|traitor|traitors ?if|where|when|wherever ?i ?we ?possible|can|may|able", ", " CALL " yes"}, \
	{NULL, F, 0, "?.|;|,|and ?and no traitor|treachery|traitors" PLAN_CALLED "called|call", ", " CALL " no"}, \
	{NULL, F, 0, "?.|;|,|and ?and even if|where|when|though i|we ?could|can|might|may call ?a|the|any traitor|treachery|it ?, ?i|we ?will|shall|do not|don_t|won_t|never ?call|do ?it|that|so", ", " CALL " no"}

/* The same of leaders, and of two kinds of cards: behind PLAN_SAYINGS. */
#define PLAN_LEADERS(F, CARD, LEADER) \
	{NULL, F, 0, "under ?the|his|her ?command|orders|lead|leadership ?of " LEADER, "leader $1"}, \
	PLAN_ELSE(F, LEADER), \
	/* --- in the words of other tongues --- */ \
	{NULL, F, 0, "as ?a|my weapon ?he|she|i|we|it take|takes|carry|carries|bring|brings|play|plays|use|uses ?the|a|my " CARD " ?with|along ?him|her|me|us", "weapon $1"}, {NULL, F, 0, "as ?a|my defence|shield ?he|she|i|we|it take|takes|carry|carries|bring|brings|play|plays|use|uses ?the|a|my " CARD " ?with|along ?him|her|me|us", "defence $1"}, \
	{NULL, F, 0, "" CARD " along|together with ?a|the|my " CARD, "$1 , $2"}
/* clang-format on */

#endif
