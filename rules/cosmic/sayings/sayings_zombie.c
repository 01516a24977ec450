/* Where the Zombie's tokens return, and how many challenges the Machine asks for, in the words of letters. All is asked about, and only a
 * whole clause is meant.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P3 PHASE(3)
#define P4 PHASE(4)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define WISH                                                                           \
	"?let|please|now ?me|i|we ?will|would|shall|ll|d|am|have ?love|want|like|wish|going|rather|prefer ?to ?please"
#define IF "if|when|whenever|should|where|in_case ?ever "
#define BACK "?back|home|all|up|again ?back|home|again ?back"
#define TURNS " ?, ?in|by ?turn|turns|one_each|alternately ?, ?please ?)|.|! $"
#define FIGHT                                                                          \
	"challenge|challenges|attack|attacks|my_attack|fight|fights|encounter|encounters|battle|battles|target|targets"
#define END " ?then ?please|thanks ?.|! $"

/* clang-format off */
const struct saying ce_zombie_sayings[] = {
	/* --- the Zombie: which tokens, and where they return --- */
	{"z_use", 0, 0, "?with|by|using|for|as ?my|the power|zombie ?power ?i|we", ""}, {"z_use", 0, 0, "?please ?i ?we ?will use|let ?my|the power|zombie ?power ?to", ""}, {"z_use", 0, 0, "?my ?standing order|orders ?: ?for ?my|the ?zombie|power ?power", ""}, {"z_use", 0, 0, "?my power|zombie|zombies ?power", ""},
	{"z_dead", 0, 0, "?all|any|the ?of ?my|mine|the dead|zombies|zombie|corpses|fallen|undead|saved|lost|rescued|revived|returned|returning|casualties|losses|loss|victims ?token ?of ?mine", ""}, {"z_dead", 0, 0, "?all|everything|anything|whatever|what|token|those ?token ?that|which|what|who ?my ?the ?token zombie|power|i|he ?will ?would ?d ?should saves|save|rescues|keeps|revives|lose|loose|loses", ""}, {"z_dead", 0, 0, "?all ?my ?the token|anything|everything|whatever|those ?that|who ?are|is ?get saved|rescued|revived|kept|brought_back|lost|die|died|dies|killed|fall ?back ?by ?my ?the ?power|zombie", ""},
	{"z_dead", 0, 0, "?the|my|all token ?that|which ?will come|comes|return|returns ?back", ""}, {"z_dead", 0, 0, "what|whatever ?i ?would ?d ?will ?my ?the ?power|zombie lose|saves|rescues", ""}, {"z_dead", 0, 0, "them|token|everything|everybody|everyone|they|all|these|those ?of ?them ?all", ""},
	{"z_back", 0, 0, "?will|shall|should|may|must|are|is|to ?to ?all ?be ?to come|comes|return|returns|go|goes|rise|rises|put|placed|land|lands|stand|settle|reappear|sent|brought|moved|set " BACK " to|on|onto|at|in|upon", ""}, {"z_onto", 0, 0, BACK " to|on|onto|at|2 ?my", ""},
	{"z_to", 0, 0, "<place> ?, ?and|then ?then|next|also <z_to>", "$1 , $2"}, {"z_to", 0, 0, "planets <n> ,|and ?and <n>", "$1 , $2"}, {"z_to", 0, 0, "<place>", "$1"},
	{"z_lose", 0, 0, IF "i ?shall ?will ?do ?would ?should lose|loose|have ?any|some|anything|something|losses ?token", ""}, {"z_lose", 0, 0, IF "?any|some ?my token ?of ?mine ?are|is|go|goes|get|die|dies ?lost|go|die|killed ?to|into ?warp", ""},
	{NULL, 0, SAID, "^ ?<z_use> ?:|,|- ?let|and ?to <z_dead> <z_back> <z_to>" TURNS, "power as zombie : if lose return to $4"}, {NULL, 0, SAID, "^ ?<z_use> ?:|,|- ?and|to " WISH " ?let|put|place|have|bring|return|send|move|set|get|take ?back ?all <z_dead> <z_back> <z_to>" TURNS, "power as zombie : if lose return to $4"}, {NULL, 0, SAID, "^ ?<z_use> ?:|,|- ?and|to " WISH " put|place|bring|return|send|move|set|get|take|want ?back <z_dead> <z_onto> <z_to>" TURNS, "power as zombie : if lose return to $4"},
	{NULL, 0, SAID, "^ <z_use> ?:|,|- ?and|to ?they|i|we ?will return|returns|go|goes|come|comes ?token|them <z_onto> <z_to>" TURNS, "power as zombie : if lose return to $3"}, {NULL, 0, SAID, "^ <z_use> ?:|,|- ?i put|place|return|send|bring token|them|everything <z_onto> <z_to>" TURNS, "power as zombie : if lose return to $3"}, {NULL, 0, SAID, "^ <z_use> ?:|,|- ?all|everything|everybody <z_onto> <z_to>" TURNS, "power as zombie : if lose return to $3"}, {NULL, 0, SAID, "^ <z_use> :|,|- <z_to>" TURNS, "power as zombie : if lose return to $2"},
	{NULL, 0, SAID, "^ <z_lose> ?, ?then ?put|send|return|bring <z_dead> ?<z_back> ?<z_onto> <z_to>" TURNS, "power as zombie : if lose return to $5"},
	/* --- the Machine: how many challenges in all --- */
	{"mx_next", P3 | P4, 0, "?in|for|during|at ?the next|coming|following turn|round|time", ""}, {"mx_next", P3 | P4, 0, "in ?the turn next", ""}, {"mx_use", P3 | P4, 0, "?with|by|using|for|as|from ?my|the power|machine ?power ?i|we|, ?please", ""}, {"mx_use", P3 | P4, 0, "?please ?i ?we ?will use|let ?my|the power|machine ?power ?for|to", ""}, {"mx_use", P3 | P4, 0, "?my|the power|machine ?power", ""},
	{"mx_sum", P3 | P4, 0, "<n> ?different " FIGHT " ?at_once|together|in_all|altogether", "$1"}, {"mx_sum", P3 | P4, 0, "full|complete <n> " FIGHT, "$1"}, {"mx_sum", P3 | P4, 0, "?a|an|1 more|extra|additional|further|second|another " FIGHT, "2"}, {"mx_sum", P3 | P4, 0, "2 more|extra|additional|further|other " FIGHT, "3"}, {"mx_sum", P3 | P4, 0, "all ?the <n> ?possible " FIGHT, "$1"}, {"mx_sum", P3 | P4, 0, "?the maximum|most ?number ?of " FIGHT " ?possible|allowed ?i ?can ?get", "3"}, {"mx_sum", P3 | P4, 0, "?just|only a|1|single " FIGHT, "1"}, {"mx_sum", P3 | P4, 0, "<n> of them|those", "$1"},
	{"mx_times", P3 | P4, 0, "<n> ?times|systems|players|enemies|time|others|opponents|foes", "$1"}, {"mx_times", P3 | P4, 0, "?all <n> ?of ?them|others|players|enemies", "$1"}, {"mx_times", P3 | P4, 0, "twice", "2"}, {"mx_times", P3 | P4, 0, "thrice", "3"}, {"mx_times", P3 | P4, 0, "in|at <n> systems|places|players", "$1"},
	{"mx_more", P3 | P4, 0, "?please|too|also|as_well ?, ?besides ?the ?first ?1|challenge", ""},
	{NULL, P3 | P4, SAID, "^ ?<mx_next> ?:|, ?<mx_use> ?:|,|- ?and|to " WISH " ?make|makes|give|gives|want|have|take|request|ask|get|need|go|expect|invite|fight|ask_for ?me ?for <mx_sum> ?<mx_more> ?<mx_next> ?, ?<mx_use>" END, "power as machine : challenges $3"}, {NULL, P3 | P4, SAID, "^ <mx_sum> ?for|, ?me ?, ?please ?, ?i ?am ?<mx_use> ?, ?for ?me ?<mx_next> ?after_all" END, "power as machine : challenges $1"},
	{NULL, P3 | P4, SAID, "^ <mx_use> ?:|,|- <mx_sum> ?<mx_more> ?<mx_next>" END, "power as machine : challenges $2"},
	{NULL, P3 | P4, SAID, "^ ?<mx_next> ?:|, ?<mx_use> ?:|,|- ?and|to " WISH " attack|challenge|fight ?at|against <mx_times> ?<mx_next> ?<mx_use>" END, "power as machine : challenges $3"},
	{NULL, P3 | P4, SAID, "^ 1 ?" FIGHT " is enough|plenty|fine|sufficient ?for ?me ?<mx_next>" END, "power as machine : challenges 1"}, {NULL, P3 | P4, SAID, "^ " WISH " ?only|just make|want|need ?only|just 1 ?" FIGHT " ?<mx_next>" END, "power as machine : challenges 1"}, {NULL, P3 | P4, SAID, "^ only|just 1 ?" FIGHT " ?for ?me ?<mx_next>" END, "power as machine : challenges 1"}, {NULL, P3 | P4, SAID, "^ no|not more than 1 ?" FIGHT " ?for ?me ?<mx_next>" END, "power as machine : challenges 1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
