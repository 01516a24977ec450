/* Whose tokens the Assassin and the Vacuum take, in the words of letters: on which planets, how many, and what the rest is. All is asked
 * about, and only a whole clause is meant.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P3 PHASE(3)
#define P4 PHASE(4)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define WISH                                                                           \
	"?let|please|now ?me|i|we ?will|would|shall|ll|d|am|have ?want|like|wish|going|rather|prefer ?to ?please"
#define USE "?<v_use> ?:|,|-|; ?and|to ?i "
#define KILL                                                                           \
	"kill|kills|murder|murders|assassinate|assassinates|execute|executes|strike|strikes|hit|attack|attacks|slay|shoot|take_out|remove|eliminate|take|takes|stab|dispatch|poison ?at ?down|out"
#define TAKE                                                                           \
	"take|takes|drag|drags|pull|pulls|suck|sucks|draw|draws|bring|tear|sweep|carry ?me ?down|along|in|with ?along|down ?with ?me ?into ?warp ?:"
#define DIES                                                                           \
	"?will|shall|should|must|may|is|are|has|gets|to ?to ?be ?get dies|die|goes|go|falls|fall|killed|executed|murdered|assassinated|hit|perish|perishes"
#define IF "if|when|whenever|should|where|in_case ?ever ?of "
#define END " ?please ?)|.|! $"

/* clang-format off */
const struct saying ce_victim_sayings[] = {
	{"v_use", 0, 0, "?with|using|by|through|as ?my|the power|assassin|vacuum ?power ?i|we", ""}, {"v_use", 0, 0, "?please ?i ?we ?will use|let|have ?my|the power|assassin|vacuum ?power ?to", ""}, {"v_use", 0, 0, "?my standing order ?: ?for ?my ?vacuum ?power", ""}, {"v_use", 0, 0, "?my power|assassin|vacuum", ""},
	/* --- the Assassin: whose token, and where --- */
	{"a_whom", P3 | P4, 0, "?a|1|any|somebody|someone ?of ?the <seat> ?s ?token|1 ?of_his|of_hers", "$1"}, {"a_place", P3 | P4, 0, "<planet> ?first ?,|;|( ?and|or|but or|then|else|otherwise|if_not|failing_that|failing_this ?then|else|if_not ?from|on|at <a_place>", "$1 , $2"}, {"a_place", P3 | P4, 0, "<planet> ?,|;|( ?or|and ?, if ?he|she|it|they|that ?is|s|isn_t ?not ?there ?, ?then|else ?from|on|at <a_place>", "$1 , $2"}, {"a_place", P3 | P4, 0, "<planet>", "$1"},
	{"a_dies", P3 | P4, 0, DIES, ""}, {"a_on", P3 | P4, 0, "?is|token ?first ?one|1 on|from|off|at|in|of|:|,|( ?first ?planet", ""},
	{"a_shown", P3 | P4, 0, IF "?destiny|fate|it|the_card|card ?the ?card ?should ?will ?is ?be shows|show|draws|hits|is|turns_up|names|picks|s ?up <seat>", "$1"}, {"a_shown", P3 | P4, 0, IF "<seat> ?s ?colour|color ?should ?is ?be ?gets comes|come|turns|shows|drawn|appears|comes_up|picked|chosen|named ?up", "$1"}, {"a_shown", P3 | P4, 0, "in case of <seat>", "$1"}, {"a_shown", P3 | P4, 0, "in_case ?of <seat>", "$1"}, {"a_shown", P3 | P4, 0, IF "?it|card|this ?is|be|s ?the <seat>", "$1"},
	{"a_drawn", P3 | P4, 0, "?, " IF "?his|her|their|the|<seat> ?colour|color ?he|she|it ?should ?is ?be comes|come|drawn|appears|shows|turns|comes_up ?up", ""}, {"a_drawn", P3 | P4, 0, "?, " IF "<seat> ?s ?colour|color ?should ?is ?be comes|come|drawn|appears|shows|turns|comes_up ?up", ""}, {"a_drawn", P3 | P4, 0, "?, " IF "destiny|fate ?should shows|show|draws|names <seat>", ""},
	{"a_victim", P3 | P4, 0, "?i ?will ?" KILL " ?his|her|the|a|one|1|somebody|someone ?one|1 ?of ?his|hers|theirs ?token ?from|on|off|at|of|is ?on <a_place> ?<a_dies>", "$1"}, {"a_victim", P3 | P4, 0, "?his|her|their|the|my ?victim|token|one|1 ?is|on|it ?<a_dies> ?is|s ?from|on|at <a_place>", "$1"},
	{"a_part", P3 | P4, 0, "<a_shown> ?,|:|then ?then <a_victim>", "$1 from $2"}, {"a_part", P3 | P4, 0, "for <a_whom> ?,|: ?take ?1 ?token ?from|on|off|at <a_place>", "$1 from $2"}, {"a_part", P3 | P4, 0, "<a_whom> " DIES " ?first <a_on> <a_place>", "$1 from $3"}, {"a_part", P3 | P4, 0, "<a_whom> <a_on> <a_place> ?) ?<a_dies>", "$1 from $3"},
	{"a_parts", P3 | P4, 0, "<a_part> ?,|;|.|and|& ?and <a_parts>", "$1 ; $2"}, {"a_parts", P3 | P4, 0, "<a_part>", "$1"},
	{"a_list", P3 | P4, 0, "?my|the ?assassin|kill|hit|death|my ?s victim|victims|target|targets|kills|list|orders|order|executions|prey ?for|of ?the ?assassin ?are|is|:|- ?:", ""}, {"a_list", P3 | P4, 0, "to be killed|executed ?:", ""},
	{NULL, P3 | P4, SAID, "^ " USE WISH " " KILL " <a_parts>" END, "power as assassin : if drawn $2"}, {NULL, P3 | P4, SAID, "^ ?<a_list> ?:|,|- <a_parts>" END, "power as assassin : if drawn $2"}, {NULL, P3 | P4, SAID, "^ <v_use> ?:|,|- ?kills <a_parts>" END, "power as assassin : if drawn $2"}, {NULL, P3 | P4, SAID, "^ " USE WISH " " KILL " <a_part> <a_drawn>" END, "power as assassin : if drawn $2"}, {NULL, P3 | P4, SAID, "^ <a_shown> ?,|:|then ?then <a_victim>" END, "power as assassin : if drawn $1 from $2"},
	{NULL, P3 | P4, SAID, "^ <a_shown> ?,|:|then ?then <a_victim> ,|;|. ?and <a_shown> ?,|:|then ?then <a_victim>" END, "power as assassin : if drawn $1 from $2 ; $3 from $4"},
	/* --- the Vacuum: who loses as well, and how many --- */
	{"va_when", 0, 0, IF "i ?shall ?will ?do ?should lose|loose|have ?any|some|anything|something ?token|losses", ""}, {"va_when", 0, 0, IF "?any|some ?my token ?of ?mine ?are|is|go|goes|get lost|go|die|killed ?to|into ?warp", ""}, {"va_when", 0, 0, IF "i would lose ?any|some|anything|something ?token", ""}, {"va_when", 0, 0, "for|with my losses|loss", ""}, {"va_when", 0, 0, "?my losses|loss|lost ?token take|takes|drag|pull|carry ?along ?with ?them", ""}, {"va_when", 0, 0, "whatever|what|everything ?that ?i lose", ""},
	{"va_amt", 0, 0, "?first <n> ?token ?from|of ?of ?the <seat> ?s ?token ?1", "$2 $1"}, {"va_amt", 0, 0, "?first <seat> ?first ?with|by|:|(|loses|lose|goes|pays|gives|along ?along ?down ?with ?me ?with <n> ?) ?token", "$1 $2"}, {"va_amt", 0, 0, "1 ?of ?the|from ?of <seat> ?s ?token", "$1 1"},
	{"va_with", 0, 0, "?will|shall|should|must|has|have ?to go|goes|die|dies|lose|loses|follow|follows|come|comes|lost|fall|are|is ?too|also ?along ?down ?with ?me|mine|them|my_token|my ?token ?into ?warp ?too|also", ""}, {"va_with", 0, 0, "along|down|in|too|also|with|as_well ?with ?me|mine|them|it ?into|to ?warp", ""},
	{"va_one", 0, 0, "?from|of|by|for|on ?of <seat> ?s ?token ?too", "$1"},
	{"va_rest", 0, 0, "?,|;|.|( ?and ?then|next|afterwards|after_that ?, ?all ?the rest|remainder|others|remaining ?of ?them ?is|are|comes|come|go|goes|loses|lost ?from|by|of|with|to|for|on ?: <va_one>", "$1"}, {"va_rest", 0, 0, "?,|;|.|( ?and ?then <seat> ?loses|gets|takes|pays|with|: ?all ?the rest|remainder|others|remaining ?of ?them", "$1"}, {"va_rest", 0, 0, "?,|;|.|( ?and then|next|afterwards|after_that ?, <va_one>", "$1"}, {"va_rest", 0, 0, "?,|and ?and ?then <va_amt>", "$1"},
	{"va_all", 0, 0, "?all|everything|everybody|only|just ?of ?it|them ?all ?is ?from|of|on|by <seat> ?alone|only", "$1"}, {"va_all", 0, 0, "it_s|it_is|it ?s ?all|everything on|from <seat>", "$1"},
	{"va_much", 0, 0, "?just ?as ?many|much ?token ?what|whatever|all|everything ?that ?as ?i lose|do ?do ?too", ""}, {"va_much", 0, 0, "?just as many|much ?token as i do|lose", ""}, {"va_much", 0, 0, "the same|equal ?number|amount ?of ?token ?as ?i ?do|lose", ""}, {"va_much", 0, 0, "?for|in my losses|loss|fate ?too", ""}, {"va_much", 0, 0, "?too|also|as_well", ""},
	{"va_what", 0, 0, "everything|all|whatever|what|those|token|as ?many ?token ?that|which|as ?i lose|loose", ""}, {"va_what", 0, 0, "my losses|loss|fallen|lost ?token", ""}, {"va_what", 0, 0, "?the same number|amount ?of ?token ?as|that ?i ?lose", ""},
	{NULL, 0, SAID, "^ " USE " ?<va_when> ?,|: " WISH " " TAKE " <va_amt> ?<va_with> <va_rest> ?<va_with>" END, "power as vacuum : if lose $3 then $5"}, {NULL, 0, SAID, "^ " USE " ?<va_when> ?,|: " WISH " " TAKE " <va_amt> ?<va_with>" END, "power as vacuum : if lose $3"}, {NULL, 0, SAID, "^ " USE " ?<va_when> ?,|: " WISH " <va_amt> ?<va_with> <va_rest> ?<va_with>" END, "power as vacuum : if lose $3 then $5"}, {NULL, 0, SAID, "^ " USE " <va_when> ?,|: <va_amt> ?<va_with>" END, "power as vacuum : if lose $3"}, {NULL, 0, SAID, "^ <va_amt> <va_with>" END, "power as vacuum : if lose $1"}, {NULL, 0, SAID, "^ <v_use> ?:|,|- <va_amt>" END, "power as vacuum : if lose $2"},
	{NULL, 0, SAID, "^ " USE " ?<va_when> ?,|: " WISH " " TAKE " ?first <va_one> ?<va_with> ?, ?first ?, ?and then <va_one>" END, "power as vacuum : if lose $3 then $5"},
	{NULL, 0, SAID, "^ " USE " ?<va_when> ?,|: " WISH " " TAKE " <va_all> ?s ?token ?<va_with>" END, "power as vacuum : if lose $3"}, {NULL, 0, SAID, "^ <v_use> ?:|,|- <va_all>" END, "power as vacuum : if lose $2"}, {NULL, 0, SAID, "^ <va_when> ?, <va_all>" END, "power as vacuum : if lose $2"},
	{NULL, 0, SAID, "^ ?<va_when> ?, <seat> ?shall|will|must|should|has|have ?to ?also lose|loses|pays|pay|loose|shares|share|suffers|suffer ?token <va_much>" END, "power as vacuum : if lose $2"}, {NULL, 0, SAID, "^ ?<va_when> ?, <seat> ?shall|will|must|should|has|have ?to ?also goes|go|dies|die|comes|come|falls|follows|suffer|suffers|perish ?along|down ?into ?warp ?with me|mine|my_token|my ?token ?into ?warp" END, "power as vacuum : if lose $2"}, {NULL, 0, SAID, "^ ?<va_when> ?, <seat> is my companion|comrade|partner ?in ?warp" END, "power as vacuum : if lose $2"},
	{NULL, 0, SAID, "^ <va_what> ?, <seat> ?shall|must|will|should|has ?to ?also lose|loses|loose|pay|pays ?too|also|as_well" END, "power as vacuum : if lose $2"}, {NULL, 0, SAID, "^ <va_what> ?shall|must|will|should|are|is|to ?be come|comes|go|goes|paid|lost|taken|on ?also ?from|by|on|to <seat> ?s ?account|expense ?too|also|as_well" END, "power as vacuum : if lose $2"}, {NULL, 0, SAID, "^ <va_what> costs|cost|takes <seat> ?the ?same ?along ?too" END, "power as vacuum : if lose $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
