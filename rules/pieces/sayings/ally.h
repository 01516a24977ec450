/* How people rank the allies whom they want, and say that they want none, for any game that has `ally FACTION ...` and `pass`: rows for its
 * tables of sayings (orders/sayings/phrase.h).
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_SAYINGS_ALLY_H
#define RULES_PIECES_SAYINGS_ALLY_H

#include "orders/vocab.h"

#define ALLY_WHOLE (SAYING_WHOLE | SAYING_DOUBT)
/* "the Guild would be my first choice as an ally" */
#define ALLY_IS " ?would|will|is|are|shall|should ?be ?my|our "
#define ALLY_AS                                                                        \
	" ?choice|wish|preference|pick|option ?as|for ?an|a ?my|our ?ally|partner|friend"
#define ALLY_THEN                                                                      \
	" ?,|:|. ?then ?i|we ?d|would|will|ll|shall|am|are ?be ?happy|glad ?like|love|want|take|ask|have|choose|prefer|go|settle|turn ?be ?to ?for ?ally|join|team ?up ?an ?allied ?with|to|for ?the "

/* X: the phases of the council; LINK: what stands between two names of the list of `ally`. */
/* clang-format off */
#define ALLY_SAYINGS(X, LINK) \
	/* --- if the first will not --- */ \
	{"who_may", X, 0, "they|he|she|it|that|this|these|those", ""}, {"who_may", X, 0, "?the <seat>", "lacking $1"}, \
	{"unwilling", X, 0, "if|should|when|where|unless <who_may> ?do|does|will|would|can|could|are|is|were ?also not|don_t|dont|doesn_t|doesnt|won_t|wont|cannot|can_t|cant|isn_t|aren_t|wouldn_t|n_t ?want|like|wish|agree|accept|care|work|come ?happen|interested|available|free|possible|willing ?to ?have|ally ?with ?me|us|it|that|to ?do", "$1"}, \
	{"unwilling", X, 0, "if|should|when|where <who_may> ?should|would|will|do|does ?also decline|declines|refuse|refuses|fail|fails|object|objects ?me|us|it ?to", "$1"}, \
	{"unwilling", X, 0, "if|should|when|where <who_may> ?should|would|will ?also say|says ?me no ?to ?me|us", "$1"}, \
	{"unwilling", X, 0, "if|should|when|where <who_may> has|have|got|is|are|prefer|prefers|choose|chooses|find|finds|take|takes ?already ?got ?with somebody|someone|another|other|others|anybody|anyone|somebody_else|someone_else|taken|allied|busy|elsewhere ?ally ?else ?already", "$1"}, \
	{"unwilling", X, 0, "if|unless|when not <who_may> ?also ?should|would|will|can ?want|like|wish|agree|accept|care|work|come|happen|do ?interested|available|free|possible|willing ?to ?have|ally ?with ?me|us|it|that|to ?do", "$1"}, \
	{"unwilling", X, 0, "if not ?them|him|her|that|possible", ""}, {"unwilling", X, 0, "failing ?that|them|him|her|which|whom|this", ""}, \
	{NULL, X, 0, "<seat> ?, ?please|pls ?as|for ?an|a|my ?ally|partner ?,|;|.|- ?and|or|but|else ?and <unwilling>" ALLY_THEN "<seat>", "$1" LINK "$2 $3"}, \
	{NULL, X, 0, "<seat> ?, ?please|pls ?,|;|.|- ?and|or|but ?with ?the <seat> <unwilling> $", "$1" LINK "$3 $2"}, \
	{NULL, X, SAYING_DOUBT, "^ <unwilling>" ALLY_THEN "<seat> ?as ?an ?ally $", "else ally $1 $2"}, \
	{NULL, X, SAYING_DOUBT, "^ ?i|we like|love|want|prefer|take|choose ?to ?have ?the <seat> as|for ?an|a|my ally|partner|friend $", "ally $1"}, \
	/* --- first and second --- */ \
	{NULL, X, SAYING_DOUBT, "^ ?the <seat> would|d ?be best|ideal|perfect|great|nice ?, ?and ?then|next ?comes ?the <seat> ?, ?and ?then|next|last ?comes ?the <seat> $", "ally $1" LINK "$2" LINK "$3"}, \
	{NULL, X, SAYING_DOUBT, "^ ?the <seat> would|d ?be best|ideal|perfect|great|nice ?, ?and ?then|next ?comes ?the <seat> $", "ally $1" LINK "$2"}, \
	{NULL, X, SAYING_DOUBT, "^ ?i|we ?am|m|are|re looking|searching|hoping for ?a|an|some ?new|good ally|allies|alliance|partner $", ""}, \
	{NULL, X, SAYING_DOUBT, "^ ?the <seat>" ALLY_IS "first|1_st|favourite|preferred" ALLY_AS " ?,|;|. ?and ?then ?the <seat>" ALLY_IS "second|2_nd|next|other" ALLY_AS " $", "ally $1" LINK "$2"}, \
	{NULL, X, SAYING_DOUBT, "^ ?the <seat>" ALLY_IS "first|1_st|favourite|preferred" ALLY_AS " ?,|;|. ?and ?then ?the <seat>" ALLY_IS "second|2_nd|next|other" ALLY_AS " ?,|;|. ?and ?then ?the <seat>" ALLY_IS "third|3_rd|last" ALLY_AS " $", "ally $1" LINK "$2" LINK "$3"}, \
	{NULL, X, SAYING_DOUBT, "^ ?the <seat>" ALLY_IS "first|1_st|favourite|preferred choice|wish|preference|pick|option|ally|partner ?as|for ?an|a ?my ?ally $", "ally $1"}, \
	{NULL, X, SAYING_DOUBT, "^ ?my first|1_st choice|wish|preference|pick ?as ?an ?ally ?would|is|are ?be ?: ?the <seat> ?,|;|. ?and ?my second|2_nd ?choice|wish|preference|pick ?would|is|are ?be ?: ?the <seat> $", "ally $1" LINK "$2"}, \
	{NULL, X, SAYING_DOUBT, "^ ?the <seat> first|1_st ?,|;|.|and ?and ?then ?the <seat> second|2_nd|next|after ?, ?please|thanks $", "ally $1" LINK "$2"}, \
	{NULL, X, SAYING_DOUBT, "^ ?the <seat> >|> ?the <seat> $", "ally $1" LINK "$2"}, {NULL, X, SAYING_DOUBT, "^ ally|alliance|allies|partners ?with|:|- ?the <seat> > ?the <seat> $", "ally $1" LINK "$2"}, {NULL, X, SAYING_DOUBT, "^ ?ally|alliance|allies|partners ?with|:|- ?the <seat> > ?the <seat> > ?the <seat> $", "ally $1" LINK "$2" LINK "$3"}, \
	/* --- a list of wishes --- */ \
	{"nth", X, 0, "first|1_st|firstly|second|2_nd|secondly|third|3_rd ?choice|wish ?:|,|-|is ?with ?the", ""}, {"nth", X, 0, "a|b|c|1|2|3 )|.|:", ""}, \
	{"wished", X, 0, "?<nth> ?with|to ?the <seat>", "$2"}, \
	{"wishing", X, 0, "?as ?for ?my|our|an ?new|next ally|partner|friend ?of ?choice ?i|we should|shall|would|is|are|want|d|ll|will|like ?be|is|like|want|love|prefer ?to ?have", ""}, \
	{"wishing", X, 0, "?my|our ?new|next|other|possible|preferred partner|partners|ally|allies|alliance|alliances|offer|offers|candidate|candidates|friends|list|wish_list|wishlist|wishes|wish|preferences|choices ?list ?that|whom ?i|we ?would|will|d|ll ?take|like|accept|want|prefer|choose ?, ?in ?this|that ?order|sequence|preference ?:|-|are|is ?be", ""}, \
	{NULL, X, SAYING_DOUBT, "^ <wishing> <wished> ?,|;|.|and|then|or ?and|then|or <wished> $", "ally $2" LINK "$3"}, \
	{NULL, X, SAYING_DOUBT, "^ <wishing> <wished> ?,|;|.|and|then|or ?and|then|or <wished> ?,|;|.|and|then|or ?and|then|or <wished> $", "ally $2" LINK "$3" LINK "$4"}, \
	{NULL, X, SAYING_DOUBT, "^ ?i|we ?propose|offer|want|seek|like ?the ?an|my|our alliance|ally ?to|with ?the <seat> ?in|as|is|would ?be ?my ?the first|1_st|best|ideal|perfect ?choice|place|line|wish ?,|;|and ?and|then ?to|with ?the <seat> ?in|as|is|would ?be ?my ?the second|2_nd|next ?best ?choice|place|line|wish $", "ally $1" LINK "$2"}, \
	{NULL, X, SAYING_DOUBT, "^ ?i|we ?would|d|ll like|want|prefer|love ?the <seat> ?most|best|first ?, ?and then|after_that|next ?the <seat> $", "ally $1" LINK "$2"}, \
	{NULL, X, SAYING_DOUBT, "^ ?the <seat> is|are|be ?the|my partner|ally|partners|allies|one|ones whom|that|who ?i|we accept|want|take|prefer|choose|like ?best ?,|;|and ?and after|behind|next ?to ?them|him|her|that ?the <seat> $", "ally $1" LINK "$2"}, \
	{NULL, X, SAYING_DOUBT, "^ ?the <seat> is|are|be ?the|my partner|ally|partners|allies|one|ones whom|that|who ?i|we accept|want|take|prefer|choose|like ?best $", "ally $1"}, \
	{NULL, X, 0, "look|looking|search|searching|seek|seeking ?for ?a|an|the ?new|next|another one|1|partner|ally|alliance ?with|in ?the <seat>", "ally with $1"}, \
	{NULL, X, 0, "come|coming|agree|get to ?an ally|alliance|agreement|understanding with ?the <seat>", "ally with $1"}, \
	/* --- the end of one --- */ \
	{NULL, X, SAYING_DOUBT, "^ ?my|our|the ally|alliance|pact|treaty|friendship ?with ?the <seat> :|-|= ?is ?now over|finished|ended|off|dissolved|broken|cancelled|canceled|terminated|done|end|ends|break|dissolve $", "break"}, \
	{NULL, X, SAYING_DOUBT, "^ end|break|dissolution|cancellation|termination of ?my|our|the ally|alliance|pact|treaty|friendship ?with ?the <seat> $", "break"}, \
	{NULL, X, SAYING_DOUBT, "^ ?the <seat> and i|me|we ?now|hereby part|separate|split ?ways|company ?now|here $", "break"}, {NULL, X, SAYING_DOUBT, "^ ?i|we ?hereby|now part ?ways|company from|with ?the <seat> $", "break"}, \
	{NULL, X, SAYING_DOUBT, "^ ?i|we ?hereby|now finish|end|terminate|dissolve|close|conclude ?my|our|the ally|alliance|pact|treaty|friendship ?with ?the <seat> $", "break"}, \
	{NULL, X, SAYING_DOUBT, "^ ?i|we ?hereby|now declare ?my|our|the ally|alliance|pact|treaty|friendship ?with ?the ?<seat> ?as ?to ?be broken|over|ended|finished|dissolved|void|null_and_void $", "break"}, \
	/* both must want it anyway */ \
	{NULL, X, 0, "if|when|provided|as_long_as|should they|he|she|it ?will|would|ll have|take|accept|want me|us ?too|also|as_well", ""}, \
	/* --- one, and nobody else --- */ \
	{NULL, X, 0, "my|our hand|friendship|arm ?is|goes|lies ?held|stretched|offered ?out to|for ?the <seat>", "ally with $1"}, \
	{NULL, X, 0, "<seat> ?,|;|. ?and|but ?to|with|for nobody|none|no_one|nobody_else ?else $", "$1"}, \
	{NULL, X, ALLY_WHOLE, "not ?the <seat> ?this|for ?turn|time|now ?.|,|;|- ?but|rather ?i|we ?d|would ?like|want|take ?the <seat> ?, ?please|instead ?please", "ally $2"}, \
	{NULL, X, SAYING_DOUBT, "ally ?with ?the <seat> ?, ?too|also|as_well ?,|: if|should|when they|he|she ?do ?also want|wants|like|likes|agree|agrees|will|would|accept|accepts ?me|us|it|to ?too $", "ally $1"}, \
	/* --- nobody --- */ \
	{"lone", X, 0, "alone|solo|single|independent|neutral|unallied|unattached|unaligned|unbound", ""}, {"lone", X, 0, "on my|our own", ""}, {"lone", X, 0, "by myself|ourselves|ourself", ""}, {"lone", X, 0, "without ?an|a|any ally|allies|alliance|partner|partners", ""}, \
	{"stays_so", X, 0, "?the ?<own> ?am|m|are|re|will|ll|shall|would|d|prefer|like|want|rather ?to ?rather ?just ?all stay|staying|stays|remain|remaining|remains|go|going|goes|play|playing|plays|fight|fighting|fights|be|sit|sitting|walk|walking|stand|standing|keep|keeping|ride|march ?all", ""}, \
	{"no_thanks", X, 0, "no|nah|nope|sorry ?thank|thanks|thx|ty ?you ?everybody|everyone|all", ""}, {"no_thanks", X, 0, "thank|thanks ?you ?, but ?no", ""}, \
	{"this_turn", X, 0, "?for this|the ?same turn|time|nexus|council|round|year|moment", ""}, {"this_turn", X, 0, "?, ?just as|like ever|always|before|usual|now", ""}, {"this_turn", X, 0, "?, for now", ""}, \
	{NULL, X, ALLY_WHOLE, "?<no_thanks> ?,|.|;|-|: <stays_so> <lone> ?<this_turn> ?<this_turn>", "pass"}, \
	{NULL, X, ALLY_WHOLE, "<no_thanks> ?,|.|;|-|: no|not ?an|any ally|allies|alliance|partner ?for ?me|us ?<this_turn>", "pass"}, \
	{NULL, X, ALLY_WHOLE, "?no|not ?an|any ally|allies|alliance|alliances|partner|partners for|from me|us ?<this_turn> ?,|.|; ?<no_thanks>", "pass"}, \
	{NULL, X, ALLY_WHOLE, "?there ?is ?ally ?with nobody|none|no_one|nobody_at_all ?for ?me|us ?<this_turn> ?,|.|; ?please|thanks|thank|thx ?you", "pass"}, \
	{NULL, X, ALLY_WHOLE, "?i|we ?do not|don_t|dont|never|won_t|wont ?want|need|seek|wish|like|care ?to|for ?have|make|enter ?an|a|any|into ?an|any ally|allies|alliance|alliances|partner|partners|pact ?<this_turn>", "pass"}, \
	{NULL, X, ALLY_WHOLE, "no ally|allies|alliance|alliances|partner|partners|pact|treaty|treaties for|from ?the <own> ?<this_turn>", "pass"}, \
	{NULL, X, ALLY_WHOLE, "nothing ?<this_turn>", "pass"}, {NULL, X, ALLY_WHOLE, "?i|we need|want|seek|make|take|have no ally|allies|alliance|alliances|partner|partners|friends ?<this_turn>", "pass"}
/* clang-format on */

#endif
