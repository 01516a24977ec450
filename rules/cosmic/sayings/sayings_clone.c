/* The card that the Clone lets go, in the words of letters: alone, with the card's number, and behind the card that is played. All is
 * asked about, and only a whole clause is meant. A Power that is not used at all stands in sayings_unused.c.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P3 PHASE(3)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define WISH                                                                           \
	"?let ?me ?now ?please ?i ?we ?will ?would ?shall ?d ?ll ?am ?m ?want ?like ?wish ?going ?have ?to ?let ?please"
#define NOT                                                                            \
	"?please ?i ?we ?will ?would ?d ?do ?shall ?rather refuse|not|don_t|dont|won_t|will_not|shan_t|never|no ?want ?wish ?need ?to"
#define THROW                                                                          \
	"discard|discarding|throw|throws|get_rid|go|get|let_go|let|dump|drop|waste|toss|put|give|bin|release ?rid ?go ?up ?away ?out ?of"
#define KEEP "keep|clone|take|want|get|have|save|need|give|hold|copy|retain ?me ?back"
#define END " ?now|please|for_once|once|this_time ?for ?once ?please ?)|.|! $"

/* clang-format off */
const struct saying ce_clone_sayings[] = {
	{"cl_use", P3, 0, "?with|using|by ?my|the clone|power ?power ?i|we", ""}, {"cl_use", P3, 0, "?i ?we ?will ?please use|let ?my|the clone|power ?power", ""}, {"cl_use", P3, 0, "?my|the clone ?power", ""},
	{"cl_at", P3, 0, "in|for|at|of|from|out_of|on|against|back ?in|from ?back <chal>", "$1"}, {"cl_at", P3, 0, "?back ?in|for|of|from ?back in|for|of|from <chal>", "$1"}, {"cl_at", P3, 0, "against|versus|with ?the ?attack ?of <seat>", "versus $1"}, {"cl_at", P3, 0, "in versus <seat>", "versus $1"},
	/* --- which card --- */
	{"cl_mine", P3, 0, "?my ?own ?the card ?back ?that ?which ?i ?will ?shall ?play|use|lay ?back <cl_at>", "$1"}, {"cl_mine", P3, 0, "?my ?own ?the <chal> card ?back", "$1"}, {"cl_mine", P3, 0, "whatever|what|anything ?that ?card ?i ?will ?play|use|lay|played <cl_at>", "$1"}, {"cl_mine", P3, 0, "<cl_at> ?:|, ?my ?the ?own card", "$1"},
	/* --- that it goes --- */
	{"cl_away", P3, 0, "?is|be|goes|go|may|shall|will|must|can|should|to ?be ?to ?go ?be discarded|thrown|away|discards|discard|discard_pile|binned|lost|dumped|gone ?away ?out ?pile ?like|as ?any ?all ?other ?card|cards", ""}, {"cl_stays", P3, 0, "is|be|shall|may|must|need|should|does|do|doesn_t|doesnt|will|won_t|isn_t|needn_t|need_not|shouldn_t|don_t ?not ?to ?be ?be ?to kept|cloned|returned|taken_back|come|return|back|saved|copied ?back ?to ?me", ""},
	{"cl_away", P3, 0, "goes|go|may_go|shall_go|comes|may|can|shall|should|will ?go ?come ?in|into|to|on ?the|my discards|discard|pile|heap|discard_pile ?pile ?like ?any ?other", ""}, {"cl_away", P3, 0, "may|can|shall|should|will ?be ?to go|away ?away", ""}, {"cl_away", P3, 0, "goes the way|ways of all|any ?other card|cards", ""},
	{"cl_tail", P3, 0, "?,|;|.|( ?and ?but ?so ?then ?i ?will ?please " THROW " it|that|the|this ?card ?there ?away ?afterwards|after|then", ""}, {"cl_nay", P3, 0, "?,|;|.|( ?and ?but ?so ?then " NOT " " KEEP " it|that|the|this|back ?card ?back ?there", ""}, {"cl_nay", P3, 0, "?,|;|.|( ?and ?but ?then without|not|no cloning|keeping|cloned|kept|clone|taking|of ?cloning|keeping ?it|that ?there ?back", ""}, {"cl_tail", P3, 0, "?,|;|.|( ?and ?but ?then it|that|the ?card <cl_away> ?afterwards|after|then ?there", ""},
	{"cl_tail", P3, 0, "instead of cloning|keeping ?it", ""}, {"cl_nay", P3, 0, "?,|;|.|( ?and ?but ?then it|that|the ?card <cl_stays> ?afterwards|after|then ?there", ""},
	{"cl_tail", P3, 0, "after|once ?the ?challenge|fight ?is ?has ?ended|over", ""},
	{"cl_card", P3, 0, "?,|;|.|: ?and ?i ?will ?it|that|which|card|play|namely ?is|be ?just|only ?there ?card ?: ?the <card> ?there", "$1"},
	/* --- the order: where the words deny, it is that the Power is not used --- */
	{NULL, P3, SAID, "^ ?let <cl_mine> <cl_away> ?<cl_tail>" END, "power as clone $1 : discard"}, {NULL, P3, SAID, "^ <cl_mine> <cl_stays>" END, "power as clone $1 : discard"}, {NULL, P3, SAID, "^ <cl_mine> <cl_away> <cl_nay>" END, "no power as clone $1"},
	{NULL, P3, SAID, "^ ?<cl_use> ?:|,|-|; ?and|to " WISH " " THROW " <cl_mine> ?away ?<cl_tail>" END, "power as clone $2 : discard"}, {NULL, P3, SAID, "^ " WISH " " THROW " <cl_mine> ?away <cl_nay>" END, "no power as clone $1"}, {NULL, P3, SAID, "^ " NOT " " KEEP " <cl_mine> ?back ?<cl_tail>" END, "no power as clone $1"},
	{NULL, P3, SAID, "^ <cl_use> ?:|, <cl_at> ?:|, ?i ?please ?let " THROW " ?my ?the ?it|card ?away" END, "power as clone $2 : discard"}, {NULL, P3, SAID, "^ <cl_use> ?:|, <chal> ?:|, ?i ?please ?let " THROW " ?my ?the ?it|card ?away" END, "power as clone $2 : discard"}, {NULL, P3, SAID, "^ <cl_use> ?:|, <cl_at> ?:|, ?let ?my ?the ?it|card <cl_away>" END, "power as clone $2 : discard"}, {NULL, P3, SAID, "^ <cl_use> ?:|, <chal> ?:|, ?let ?my ?the ?it|card <cl_away>" END, "power as clone $2 : discard"},
	{NULL, P3, SAID, "^ " WISH " " THROW " <cl_mine> ?away <cl_card>" END, "card $2 in $1 ; power as clone $1 : discard"}, {NULL, P3, SAID, "^ ?let <cl_mine> <cl_away> <cl_card>" END, "card $3 in $1 ; power as clone $1 : discard"}, {NULL, P3, SAID, "^ " NOT " " KEEP " <cl_mine> ?back <cl_card>" END, "card $2 in $1 ; no power as clone $1"},
	{NULL, P3, SAID, "^ " WISH " ?play|card|use|lay ?the <card> <cl_at> <cl_tail>" END, "card $1 in $2 ; power as clone $2 : discard"}, {NULL, P3, SAID, "^ " WISH " ?play|card|use|lay ?the <card> <cl_at> <cl_nay>" END, "card $1 in $2 ; no power as clone $2"}, {NULL, P3, SAID, "^ <cl_at> ?:|, " WISH " ?play|card|use|lay ?the <card> <cl_tail>" END, "card $2 in $1 ; power as clone $1 : discard"}, {NULL, P3, SAID, "^ <cl_at> ?:|, " WISH " ?play|card|use|lay ?the <card> <cl_nay>" END, "card $2 in $1 ; no power as clone $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
