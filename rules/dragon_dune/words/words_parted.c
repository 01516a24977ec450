/* The council as players tell it: that an alliance is over, whom they would like instead, and in which order, in one sentence or two. All
 * is asked about. See orders/sayings/phrase.h; words_sayings.c defines the parts that are not here. tests/rules/dragon_dune/sentences/grids/parted.txt
 * has the combinations.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"

#define I_DO                                                                           \
	"?i|we ?do|will|shall|would|ll|d|am|m|are|re ?now|hereby|rather|also|really|therefore "
#define BOND "?my|our|the|this|that alliance|ally|pact|partnership|treaty|deal|union "
#define NOW " ?now|today|here|at_once|immediately|with_immediate_effect|for_good "
#define AND " ?.|,|;|:|-|! ?and|but|so ?i ?then|instead ?, "
#define FIRST " ?as ?my|our|a|an ?new ?partner|ally|friend ?instead ?first|1_st "

/* clang-format off */
const struct saying dd_words_parted[] = {
	{"c_ends", C, 0, "end|ends|ending|break|breaks|breaking|terminate|terminating|leave|leaving|dissolve|dissolving|quit|quitting|cancel|cancelling|finish|finishing|close|renounce|abandon", ""},
	{"c_over", C, 0, "" I_DO "<c_ends> ?off|up " BOND "?with|of ?the ?<seat> ?s ?<seat>" NOW, ""}, {"c_over", C, 0, "" I_DO "break|breaking|split|splitting|part|parting|finish|finished|through|done ?up ?ways|company with ?the <seat>" NOW, ""}, {"c_over", C, 0, "" I_DO "break_with ?the <seat>" NOW, ""}, {"c_over", C, 0, "" I_DO "leave|leaving|dump|ditch|drop ?the <seat>" NOW, ""}, {"c_over", C, 0, "" BOND "?with ?the ?<seat> is|s|has ?now ?at|come ?to ?an over|finished|ended|end|history|done|dead|dissolved|terminated" NOW, ""}, {"c_over", C, 0, "" I_DO "no_longer ?want|wish|like ?to ?be|remain|stay ally|allied|allies ?of|with|to ?the <seat>", ""},
	/* --- whom --- */
	{"c_then", C, 0, "?,|;|. ?and|or|but failing_that|failing|else|otherwise|then|second|2_nd|secondly|next|afterwards ?choice ?them|him|her ?, ?with|to|for|is|: ?the", ""}, {"c_then", C, 0, "?,|; ?and|or in_the_second_place|as_second_choice|as_my_second_choice|as_a_second_choice|if_not|only_then ?, ?with|to|for ?the", ""}, {"c_then", C, 0, "?,|; ?and|or ?in|as ?the|my|a second ?place|choice ?, ?is|with|to|for|would_be ?the", ""}, {"c_then", C, 0, "?,|; or ?with|to|for ?the", ""}, {"c_then", C, 0, ",|;|> ?with|to|for ?the", ""},
	{"c_who", C, 0, "?the <seat>" FIRST "<c_then> <seat> <c_then> <seat>", "$1 $3 $5"}, {"c_who", C, 0, "?the <seat>" FIRST "<c_then> <seat> ?second", "$1 $3"}, {"c_who", C, 0, "?the <seat>" FIRST "or ?with|to|for ?the <seat> if|should ?the <seat> ?do|does|will|should not|n_t|t|won_t|don_t ?want|take|have|accept|agree ?me|us|it", "$1 $2"}, {"c_who", C, 0, "?the <seat>", "$1"},
	{"c_want", C, 0, "" I_DO "?like|want|wish|prefer|love|happy ?to|be join|side|team|unite|go|accept|take|choose|have|pick ?allied|together ?up ?with|for|to <c_who> ?as ?my|our|a|an ?new ?partner|ally|allies|friend|friends ?instead", "ally $1"}, {"c_want", C, 0, "" I_DO "like|want|prefer <c_who> ?as|for ?to ?be ?my|our|a|an ?new ?partner|ally|friend ?instead", "ally $1"}, {"c_want", C, 0, "" I_DO "offer|propose|seek|want|like|make|form ?to ?make|form ?an|a alliance|ally|pact ?to|with <c_who> ?instead", "ally $1"}, {"c_want", C, 0, "?my|our ?new first|best ?choice ?for ?an|a ?ally|partner is|would_be|: <c_who>", "ally $1"},
	{"c_none", C, 0, "" I_DO "not|don_t|dont|do_not|won_t|no|never ?want|need|look|take ?for ?an|a|any ?another|new|other|more ?one|1|ally|alliance|partner ?at|for ?the ?this ?moment|now|time|turn|present ?either", ""}, {"c_none", C, 0, "" I_DO "stay|remain|go|stand|play ?on ?it alone|solo|neutral|unallied" NOW, ""},
	{NULL, C, DOUBT, "^ ?sorry ?<seat> ?, <c_over>" AND "<c_want> ?. $", "break ; $3"}, {NULL, C, DOUBT, "^ ?sorry ?<seat> ?, <c_over>" AND "<c_none> ?. $", "break"}, {NULL, C, WHOLE | DOUBT, "?sorry ?<seat> ?, <c_over> ?.", "break"}, {NULL, C, DOUBT, "^ <c_want>" AND "?for_that|therefore|because_of_that ?, <c_over> ?. $", "break ; $1"}, {NULL, C, WHOLE | DOUBT, "<c_want> ?.", "$1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
