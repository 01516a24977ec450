/* Tokens, as people count them: so many from Limbo, two each, one on each of several planets, the Warp's and Limbo's
 * together, and a defence that is split. All is asked about, and only a whole clause is meant.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define BRING                                                                          \
	"^ ?then|now ?and ?please ?i ?we ?will ?would ?d ?ll ?want ?like ?to ?put|place|send|bring|move|get|return|take|set|free|release ?back ?home "
#define GOES                                                                           \
	"?shall|will|may|should|must|can|is|are ?to ?be ?goes|go|come|comes|land|lands|put|placed|return|returns|sent ?back|home ?home"
#define TO "to|on|onto|at|upon"
#define END " ?please|thanks ?.|! $"

/* clang-format off */
const struct saying ce_limbo_sayings[] = {
	/* --- the others stay --- */
	{NULL, 0, SAYING_DOUBT, "limbo <any> ,|;|. ?but ?and <stays_n> stays|stay|remains|remain|waits|wait|is|sits|left ?there|put|here|behind ?where_it_is ?for|in ?now ?limbo $", "limbo $1"}, {NULL, 0, SAYING_DOUBT, "limbo <any> and <stays_n> stays|stay|remains|remain|waits|wait|sits ?there|put|here|behind ?where_it_is ?for|in ?now ?limbo $", "limbo $1"}, {"stays_n", 0, 0, "?the ?other|last|remaining ?1|one ?token", ""}, {"stays_n", 0, 0, "?the fourth|third|second|fifth|rest|others|remainder ?of ?them ?token", ""},
	{"b_n", 0, 0, "?just|only ?the ?my <n> ?of ?my|mine|the ?them ?token ?from|out_of|in limbo ?token", "$1"}, {"b_m", 0, 0, "<b_n>", "$1"}, {"b_m", 0, 0, "?my limbo ?token ?:|, <n> ?token", "$1"}, {"b_n", 0, 0, "?just|only <n> ?token of ?my|mine|the token ?from|out_of|in limbo ?token", "$1"}, {"b_n", 0, 0, "?a limbo token|1", "1"},
	{"b_all", 0, 0, "?all ?of ?my|the ?<n> ?token ?that ?which ?are ?from|out_of|in limbo ?token", "$1"},
	{"b_warp", P1, 0, "?my|the token|1 ?that ?which ?comes|is|leaves ?from|out_of|of ?the warp", ""}, {"b_warp", P1, 0, "?my|the warp|released|freed|release|rescued ?token|1", ""},
	{"b_and", 0, 0, "?,|and ?and <place> <b_and>", "$1 , $2"}, {"b_and", 0, 0, "?,|and ?and <place>", "$1"},
	/* --- so many to each --- */
	{NULL, 0, SAID, BRING "<b_m> each|apiece ?token " TO " ?planets <place> ,|and ?and <place>" END, "limbo $1 to $2 , $1 to $3"}, {NULL, 0, SAID, BRING "<b_m> each|apiece ?token " TO " ?planets <place> , <place> ,|and ?and <place>" END, "limbo $1 to $2 , $1 to $3 , $1 to $4"},
	{NULL, 0, SAID, BRING "<b_m> ?each|apiece " TO " each|every ?1 ?of ?planets <place> , <place> ,|and ?and <place>" END, "limbo $1 to $2 , $1 to $3 , $1 to $4"}, {NULL, 0, SAID, BRING "<b_m> ?each|apiece " TO " each|every ?1 ?of ?planets <place> , <place> , <place> ,|and ?and <place>" END, "limbo $1 to $2 , $1 to $3 , $1 to $4 , $1 to $5"}, {NULL, 0, SAID, BRING "<b_m> each|apiece " TO " ?planets <place> , <place> , <place> ,|and ?and <place>" END, "limbo $1 to $2 , $1 to $3 , $1 to $4 , $1 to $5"}, {NULL, 0, SAID, BRING "<b_m> ?each|apiece " TO " each|every ?1 ?of ?planets <place> ,|and ?and <place>" END, "limbo $1 to $2 , $1 to $3"},
	/* --- split --- */
	{"b_split", 0, 0, "split|divide|share|spread|distribute|halve ?up ?out", ""}, {"b_even", 0, 0, "evenly|equally|fairly|in_half|fifty_fifty|half_and_half", ""},
	{NULL, 0, SAID, BRING "<b_split> <b_all> ?<b_even> ?out between|over|among|amongst|to|on|across ?planets <place> ,|and ?and <place> ?<b_even>" END, "limbo evenly to $4 , $5"}, {NULL, 0, SAID, BRING "<b_split> <b_all> ?<b_even> ?out between|over|among|amongst|to|on|across ?planets <place> , <place> ,|and ?and <place> ?<b_even>" END, "limbo evenly to $4 , $5 , $6"},
	{NULL, 0, SAID, BRING "?<b_split> <b_all> ?: ?, half " TO " <place> ,|and ?and ?the ?other half " TO " <place>" END, "limbo evenly to $3 , $4"}, {NULL, 0, SAID, BRING "<b_split> <b_all> ?:|, <n> and <n> " TO " <place> ,|and ?and <place>" END, "limbo $3 to $5 , $4 to $6"},
	/* --- a defence that is split --- */
	{"b_force", PHASE(2), 0, "?my|the defence|my_defence|defenders|defending|garrison ?force|token", ""}, {"b_force", PHASE(2), 0, "?my|the ?<n> token|them|it", ""},
	{NULL, PHASE(2), SAID, BRING "<b_split> <b_force> ?<b_even> ?out between|over|among|amongst|to|on|across|in <chal> ,|and ?and <chal> ?<b_even>" END, "defend evenly $4 , $5"}, {NULL, PHASE(2), SAID, BRING "<b_split> <b_force> ?<b_even> ?out between|over|among|amongst|against|to|on|across <seat> ,|and ?and <seat> ?<b_even>" END, "defend evenly versus $4 , versus $5"},
	/* --- some of them --- */
	{NULL, 0, SAID, BRING "<b_n> " GOES " " TO " <place>" END, "limbo $1 to $2"}, {NULL, 0, SAID, BRING "<b_m> " GOES " " TO " <place> ?,|;|.|and ?and ?the ?other|others|rest|remaining|remainder ?2|3|1 ?shall|will stay|stays|wait|waits|remain|remains ?in ?limbo|there|where ?they ?are" END, "limbo $1 to $2"},
	{NULL, 0, SAID, BRING "<b_m> " GOES " " TO " <place> ?,|and ?and ?the ?other|remaining|last <n> ?token " GOES " " TO " <place>" END, "limbo $1 to $2 , $3 to $4"}, {NULL, 0, SAID, BRING "<b_m> " GOES " " TO " <place> ?,|and ?and ?the last|fourth|third|second|other|remaining ?1|token " GOES " " TO " <place>" END, "limbo $1 to $2 , 1 to $3"}, {NULL, 0, SAID, BRING "<b_m> " GOES " " TO " <place> ?,|and ?and ?the rest|others|remainder " GOES " " TO " <place>" END, "limbo $1 to $2 , rest to $3"},
	/* --- both at once --- */
	{NULL, P1, SAID, BRING "<b_warp> ?,|and|&|plus ?also ?the <b_all> ?all|both|together " GOES " " TO " <place>" END, "release to $3 ; limbo to $3"}, {NULL, P1, SAID, BRING "<b_all> ,|and|&|plus ?also ?the <b_warp> ?all|both|together " GOES " " TO " <place>" END, "release to $3 ; limbo to $3"}, {NULL, P1, SAID, BRING "everything|all ?token ?from|of|out_of ?the warp and|& ?from ?the limbo ?all " GOES " " TO " <place>" END, "release to $1 ; limbo to $1"},
	{NULL, P1, SAID, BRING "<n> ?token ?back ?home ?from|out_of ?the ?warp " TO " <place> ?,|;|.|and ?and ?all ?of ?my ?the limbo ?: ?token ?all " TO " <place>" END, "release $1 to $2 ; limbo to $3"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
