/* How the tokens of one planet are divided among those who attack it, as people say it: how many meet whom. All is asked about, and
 * only a whole clause is meant.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P2 PHASE(2)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define STANDS                                                                         \
	"?will|shall|should|would|may|must|can ?to ?be fight|fights|fighting|defend|defends|defending|go|goes|stand|stands|standing|are|is|face|faces|meet|meets|oppose|opposes|resist|resists|stay|stays|wait|waits|await|awaits|block|blocks|stop|stops|hold|holds|repel|repels|turn|turns|take|takes"
#define PUTS                                                                           \
	"put|place|use|set|send|have|keep|leave|station|post|throw|commit|divide|split|share|distribute|deploy|assign|allot|allocate|devote|direct|pit|detail"
#define END " ?please ?. $"

/* clang-format off */
const struct saying ce_defence_sayings[] = {
	{"d_home", P2, 0, "?of ?mine ?on|at|from|in ?my ?planet <planet>", "$1"},
	/* --- how many --- */
	{"d_n", P2, 0, "?the ?other|remaining|last|first <n> ?of ?my|mine|the|them|these|those ?own ?token|defenders|people|men|troops|guys ?<d_home>", "$1"}, {"d_n", P2, 0, "?the fourth|last|other|third|second|remaining ?one ?token|defender", "rest"},
	{"d_n", P2, 0, "?the rest|others|remainder|balance|remaining ?of ?them ?token|defenders ?<d_home>", "rest"}, {"d_n", P2, 0, "all ?of ?my|mine|the|them ?<n> ?of ?my|the|them ?token|defenders|people|men|troops|guys ?<d_home>", "all"}, {"d_n", P2, 0, "everything|everyone|everybody|the_lot ?<d_home>", "all"},
	{"d_n", P2, 0, "none|nobody|nothing|no_token|no_1|noone ?of ?them", "0"}, {"d_n", P2, 0, "no|not_a token|defender|single", "0"}, {"d_n", P2, 0, "both|the_pair ?of ?them", "2"},
	/* --- whom they meet --- */
	{"d_foe", P2, 0, STANDS " ?up|off|back|on ?against|versus|for|to|at ?the ?attack ?of|by <seat>", "versus $1"}, {"d_foe", P2, 0, STANDS " ?against|in|for|to|at|on <chal>", "$1"}, {"d_foe", P2, 0, "against|versus|for ?the ?attack ?of|by <seat>", "versus $1"}, {"d_foe", P2, 0, "against|in|for|to|at|on <chal>", "$1"},
	{"d_stand", P2, 0, "<d_n> ?, ?<d_foe>", "$2 with $1"}, {"d_stand", P2, 0, "against|versus <seat> ?:|=|, ?i ?put|use|place ?with <d_n>", "versus $1 with $2"},
	{"d_and", P2, 0, ",|;|and|while|whereas|plus|but ?and|while|but", ""}, {"d_and", P2, 0, ", and|while|but", ""},
	{"d_all", P2, 0, "<d_stand> <d_and> <d_stand> <d_and> <d_stand>", "$1 , $3 , $5"}, {"d_all", P2, 0, "<d_stand> <d_and> <d_stand>", "$1 , $3"}, 
	/* --- before it: which planet, and what is done with its tokens --- */
	{"d_head", P2, 0, "?on|at|for|from ?my ?planet <planet> ?,|: ?i ?we ?will ?would ?d ?ll " PUTS, ""}, {"d_head", P2, 0, "i|we ?will ?would ?d ?ll " PUTS, ""}, {"d_head", P2, 0, "?i ?we ?will ?would ?d ?ll " PUTS " ?up ?my|the ?<n> ?token|defenders ?<d_home> :|, ?like_this|so ?:", ""}, {"d_head", P2, 0, "?my ?<n> ?token|defenders|garrison|defence|defending|division ?<d_home> ?: ?,", ""}, {"d_head", P2, 0, "?on|at|for ?planet <planet> ?:|,", ""},
	{"d_four", P2, 0, "?out of ?all ?my|the|these|those ?own ?<n> token|defenders|people|men|troops|guys|mine ?, ?of ?on|at|from ?my ?planet <planet>", ""}, {"d_four", P2, 0, "?out of ?all ?my|the|these|those ?own <n> ?token|defenders|people|men|troops|guys|of_mine ?of ?mine ?<d_home>", ""}, {"d_head", P2, 0, "<d_four> ?:|, ?i ?we ?will ?would ?d ?ll " PUTS " ?:", ""}, {"d_head", P2, 0, "<d_four> ?:|,", ""},
	{"d_head", P2, 0, PUTS, ""}, {"d_head", P2, 0, "?on|at|for ?planet <planet> ?( ?<n> ?token ?) ?is ?are splits|split|divides|divide|divided|shared ?up ?like_this|so ?:|,", ""}, {"d_head", P2, 0, "?on|at|for ?planet <planet> ( ?<n> ?token ) ?:|,", ""},
	{NULL, P2, SAID, "^ ?<d_head> <d_all>" END, "defend $2"}, {NULL, P2, SAID, "^ <d_all>" END, "defend $1"},
	{NULL, P2, SAID, "^ <d_head> <n> each|apiece ?of ?them" END, "defend $2 each"}, {NULL, P2, SAID, "^ <d_head> <n> against|for|in|versus each ?of ?them|the ?attackers|attacks|challenges|two" END, "defend $2 each"}, {NULL, P2, SAID, "^ <d_head> <n> in|against|for both ?of ?them" END, "defend $2 each"},
	{NULL, P2, SAID, "^ <d_head> <n> and <n>" END, "defend $2 , $3 respectively"}, {NULL, P2, SAID, "^ <d_head> half against|versus|for <seat> ?, ?and half against|versus|for <seat>" END, "defend evenly"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
