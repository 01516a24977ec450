/* On whose side an ally is, in a condition, as people say it: with me, for Blue, on Blue's side, against me, helping the enemy. Who helps,
 * and which of the two they help, is kept in every wording.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P23 PHASE(2) | PHASE(3)
#define HELPS                                                                          \
	"help|helps|helping|support|supports|supporting|back|backs|backing|join|joins|joining|assist|assists|assisting|aid|aids|aiding"
#define STANDS                                                                         \
	"is|are|be|being|come|comes|coming|go|goes|going|stand|stands|standing|fight|fights|fighting|side|sides|siding|ally|allies|allied|stay|stays|get|gets|play|plays|sit|sits|join|joins|enter|enters"
#define SIDE "side|team|camp|party|corner|half"
#define ENEMY                                                                          \
	"enemy|enemies|opponent|opponents|opposition|foe|foes|adversary|rival|other_side|other_party|opposite_side"

/* clang-format off */
const struct saying ce_side_sayings[] = {
	{"s_main", P23, 0, "me|us|myself", "me"}, {"s_main", P23, 0, "him|her|them", "him"}, {"s_main", P23, 0, "<seat>", "$1"}, {"s_main", P23, 0, "?the attacker|attackers|attacking|attack ?" SIDE "|player", "attack"}, {"s_main", P23, 0, "?the defender|defenders|defending|defence ?" SIDE "|player", "defence"},
	{"s_owner", P23, 0, "my|our|mine ?own", "me"}, {"s_owner", P23, 0, "his|her|their", "him"}, {"s_owner", P23, 0, "<seat> ?s", "$1"}, {"s_owner", P23, 0, "?the attacker|attackers|attacking|attack ?s", "attack"}, {"s_owner", P23, 0, "?the defender|defenders|defending|defence ?s", "defence"},
	/* --- with whom --- */
	{"s_with", P23, 0, HELPS " ?up|out <s_main>", "with $1"}, {"s_with", P23, 0, STANDS " ?in|up ?there with|for|beside|behind|alongside|by <s_main>", "with $1"}, {"s_with", P23, 0, STANDS " ?there on|at|to|onto|for|in <s_owner> " SIDE, "with $1"}, {"s_with", P23, 0, "take|takes|taking|choose|chooses|pick|picks <s_owner> " SIDE, "with $1"},
	{"s_with", P23, 0, HELPS " <s_owner> " SIDE "|cause|attack|defence", "with $1"}, {"s_with", P23, 0, STANDS " ?there ?one|1 ?of ?a <s_owner> ally|allies|helper|helpers|friend|supporter", "with $1"}, {"s_with", P23, 0, STANDS " ?there a|an ally|helper|friend|supporter of <s_main>", "with $1"}, {"s_with", P23, 0, STANDS " ?there a|an ally|helper|friend|supporter of mine|ours", "with me"}, {"s_with", P23, 0, STANDS " on <s_main> side", "with $1"},
	/* --- against whom --- */
	{"s_with", P23, 0, STANDS " ?there against|versus <s_main>", "against $1"}, {"s_with", P23, 0, STANDS " ?there on|at|to|onto|for|in ?the other|opposite|opposing|wrong|enemy|enemy_s|enemies|far " SIDE, "against me"}, {"s_with", P23, 0, STANDS " ?up|there with|for|beside|behind|alongside|by ?the ?my " ENEMY, "against me"},
	{"s_with", P23, 0, HELPS " ?the ?my " ENEMY, "against me"}, {"s_with", P23, 0, HELPS " ?the other|opposite|opposing|wrong|enemy " SIDE, "against me"}, {"s_with", P23, 0, "take|takes|taking|choose|chooses ?the other|opposite|opposing|wrong|enemy " SIDE, "against me"}, {"s_with", P23, 0, "oppose|opposes|opposing <s_main>", "against $1"},
	/* --- whether or not --- */
	{"s_not", P23, 0, "does_not|doesn_t|doesnt|do_not|don_t|dont|is_not|isn_t|isnt|are_not|aren_t|will_not|won_t|wont|has_not|hasn_t|not|never|refuses_to|declines_to ?be", "not"}, {"s_not", P23, 0, "is|does|will|are not", "not"}, {"s_no_be", P23, 0, "is_not|isn_t|isnt|are_not|aren_t|is|are not", "not"}, {"s_no_be", P23, 0, "is_not|isn_t|isnt|are_not|aren_t", "not"},
	{NULL, P23, 0, "if|when <who> <s_not> <s_with>", "if not $1 allies $3"}, {NULL, P23, 0, "unless <who> <s_not> <s_with>", "if $1 allies $3"},
	{NULL, P23, 0, "if <who> <s_no_be> with|for|beside|behind|alongside|by <s_main>", "if not $1 allies with $3"}, {NULL, P23, 0, "if <who> <s_no_be> on|at <s_owner> " SIDE, "if not $1 allies with $3"}, {NULL, P23, 0, "if <who> <s_no_be> against <s_main>", "if not $1 allies against $3"},
	/* "If Blue is on his side": on that of the writer's enemy */
	{"s_his", PHASE(3), 0, STANDS " ?there on|at|to <his> " SIDE, ""}, {"s_his", PHASE(3), 0, "take|takes|join|joins|choose|chooses <his> " SIDE, ""}, {"his", PHASE(3), 0, "his|her|their", ""}, {"his", PHASE(3), 0, "the_other player|person|man|one|1 ?s", ""}, {"s_his", PHASE(3), 0, HELPS " him|her|them", ""}, {"s_his", PHASE(3), 0, STANDS " with|for|beside|behind him|her|them", ""},
	{NULL, PHASE(3), SAYING_DOUBT, "if|when <seat> <s_his>", "if $1 allies against me"}, {NULL, PHASE(3), SAYING_DOUBT, "unless <seat> <s_his>", "unless $1 allies against me"}, {NULL, PHASE(3), SAYING_DOUBT, "if <seat> <s_not> <s_his>", "if not $1 allies against me"},
	{NULL, P23, 0, "if not <who> <s_with>", "if not $1 allies $2"}, {NULL, P23, 0, "if|when <who> ?should ?will ?also ?really ?does <s_with>", "if $1 allies $2"}, {NULL, P23, 0, "unless <who> ?should ?will ?also ?really ?does <s_with>", "unless $1 allies $2"},
	/* --- how many there are --- */
	{"s_num", P23, 0, "at_least <n> ?token", "at_least $1 token"}, {"s_num", P23, 0, "at_most <n> ?token", "at_most $1 token"}, {"s_num", P23, 0, "<n> or_more ?token", "at_least $1 token"}, {"s_num", P23, 0, "<n> token or_more", "at_least $1 token"}, {"s_num", P23, 0, "<n> or_fewer ?token", "at_most $1 token"}, {"s_num", P23, 0, "<n> token or_fewer", "at_most $1 token"}, {"s_num", P23, 0, "<n> token", "$1 token"},
	{"s_party", P23, 0, "?the defence|defender|defenders|defending ?side|party|player", "defence"}, {"s_party", P23, 0, "?the attack|attacker|attackers|attacking ?side|party|player", "attack"}, {"s_has", P23, 0, "has|have|numbers|number|counts|count|is|are|musters|brings|got|gets ?got ?up ?to", ""},
	{NULL, P23, 0, "if|when <s_party> <s_has> <s_num> ?there in|on|at <chal>", "if $4 $1 has $3"}, {NULL, P23, 0, "if|when there is|are <s_num> in|on ?the <s_party> ?side in|on|at <chal>", "if $3 $2 has $1"}, {NULL, P23, 0, "if|when <s_party> in|on|at|of <chal> <s_has> <s_num>", "if $2 $1 has $4"},
	{NULL, P23, 0, "if|when <s_num> is|are in|on ?the <s_party> in|on|at <chal>", "if $3 $2 has $1"}, {NULL, P23, 0, "if|when <s_num> defend|defends|defending ?there|me in <chal>", "if $2 defence has $1"}, {NULL, P23, 0, "if|when <s_num> attack|attacks|attacking ?there|me in <chal>", "if $2 attack has $1"},
	/* --- the other case: "12 if she doesn't", "without her the 12" --- */
	{"s_isnt", PHASE(3), 0, "?and ?but if|when he|she|they|it isn_t|isnt|doesn_t|doesnt|won_t|wont|aren_t|don_t|hasn_t ?there", ""}, {"s_isnt", PHASE(3), 0, "?and ?but if|when he|she|they|it is|does|will|do|are not ?there", ""}, {"s_isnt", PHASE(3), 0, "?and ?but without him|her|them|it|that ?help|support|assistance|aid", ""},
	{NULL, PHASE(3), SAYING_DOUBT, ",|;|. <s_isnt> ?,|: ?then ?i ?we ?will ?play|use|show <card>", "else $2"}, {NULL, PHASE(3), SAYING_DOUBT, ",|;|. ?and ?but ?play ?i <card> <s_isnt>", "else $1"},
	{NULL, PHASE(3), SAYING_DOUBT, ",|; ?and ?but if not <card>", "else $1"},
	{NULL, PHASE(3), SAYING_DOUBT, "^ with <seat> ?there on my side in <chal> ?, ?i ?play <card>", "if $1 allies with me in $2 , play $3"}, {NULL, PHASE(3), SAYING_DOUBT, "^ with <seat> ?there beside|behind|with|alongside me in <chal> ?, ?i ?play <card>", "if $1 allies with me in $2 , play $3"}, {NULL, PHASE(3), SAYING_DOUBT, "^ with ?help|support|aid|assistance ?of|from <seat> ?s ?help|support|aid|assistance in <chal> ?, ?i ?play <card>", "if $1 allies with me in $2 , play $3"},
	/* --- "if ... in C1 I show the 30" --- */
	{NULL, PHASE(3), SAYING_DOUBT, "if|when <any> in <chal> ?, ?then i|we ?will ?would ?d ?ll show|shows|lay|reveal|turn|put|choose|pick|take|want|have ?up|down|out <card>", "if $1 in $2 , play $3"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
