/* Orders of Dune by what they are made of, in any order: tried where no saying fits, and always asked about. Then what says too
 * little. Then plans of battle in prose. See orders/sayings/phrase.h; words_sayings.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"
#include "rules/pieces/sayings/bid.h"

#define UNCLEAR SAYING_UNCLEAR

/* Words of the game that may be beside the parts. */
#define MODAL " ?forces|would|should|shall|must|ought|me|has|have|be|as|my|our"
#define GOING                                                                          \
	MODAL "|move|march|send|go|from|to|in|on|at|place|take|fly|withdraw|retreat|bring"
#define BIDDING                                                                        \
	MODAL "|bid|spice|pay|give|send|for|on|to|in|up_to|at_most|max|maximum|limit|card|lot"

/* clang-format off */
const struct saying du_words_outlines[] = {
	/* --- parts --- */
	{"in_turn", P, 0, "turn|t|round ?number|no|# <n>", "$1"}, {"in_turn", P, 0, "first|1_st turn|round", "1"}, {"in_turn", P, 0, "second|2_nd turn|round", "2"}, {"in_turn", P, 0, "third|3_rd turn|round", "3"}, {"in_turn", P, 0, "fourth|4_th turn|round", "4"}, {"in_turn", P, 0, "fifth|5_th turn|round", "5"}, {"in_turn", P, 0, "sixth|6_th turn|round", "6"}, {"in_turn", P, 0, "seventh|7_th turn|round", "7"}, {"in_turn", P, 0, "eighth|8_th turn|round", "8"}, {"in_turn", P, 0, "ninth|9_th turn|round", "9"}, {"in_turn", P, 0, "tenth|10_th turn|round", "10"},
	{"spot", S, 0, "<n> ?of ?my ?<men> in|at|to|on|into <area> ?,|( ?with incl|including|with <n> elites ?)", "$1 with $4 elites in $3"}, {"spot", S, 0, "<n> ?<men> ?( incl|including|with <n> elites ?) in|at|to|on|into <area>", "$1 with $3 elites in $4"}, {"spot", S, 0, "<n> ?<men> in|at|to|on|into <area>", "$1 in $3"}, {"spot", S, 0, "<n> ?<men> will|shall|start|starts|begin|begins|go|goes|stand|stands|settle|live|are ?start|begin|go|stand|settle ?in|at|to|on|into <area>", "$1 in $3"},
	{"spot", S, 0, "~carthag ?:|=|- <n> ( ?in sector <n> )", "$2 in $1 sector $3"}, {"spot", S, 0, "~carthag ?:|=|- <n> ?<men>", "$2 in $1"}, {"spot", S, 0, "everyone|everybody|all|everything ?of ?them|us in|at|to|into <area>", "10 in $1"},
	{"befriend", X, 0, "ally|allied|alliance|allies|partner|partners|pact|side|team|join|friend|friends|treaty|accept|deal|together", ""},
	{"unbind", X, 0, "break|end|ends|leave|quit|drop|dump|cancel|dissolve|finish|betray|stop|abandon|over", ""},
	{"liked", X, 0, "<seat> ?first|1_st ?choice|wish ?,|;|.|or|and|> ?and ?if ?they|he won_t|refuse|refuses|decline ?or|then|else|otherwise ?, ?the <seat> ?second|2_nd ?choice|wish", "$1 , $2"}, {"liked", X, 0, "<seat>", "$1"},
	{"many", X | M, 0, "all|the <n> ?<men>", "$1"}, {"many", M, 0, "all|everyone|everybody ?of ?them|us ?<men>", "all"}, {"many", X | M, 0, "both ?of ?them|us ?my ?<men>", "2"}, {"many", X | M, 0, "<n> elites ,|and|plus|+|& ?and <n> other|others|more|regular|normal|ordinary ?<men>", "$1 elites and $2 forces"}, {"many", X | M, 0, "<n> ?<men> and|plus|+|& ?and <n> elites", "$1 forces and $3 elites"}, {"many", X | M, DOUBT, "<n> , <n> elites", "$1 with $2 elites"}, {"many", X | M, 0, "<n> elites ,|and|plus|+|& ?and <n> ?<men>", "$1 elites and $2 forces"},
	{"many", X | M, 0, "<n> ?<men> ?,|( incl|including|with|of_which ?. <n> elites ?)", "$1 with $3 elites"}, {"many", X | M, 0, "<n> elites", "$1 elites"}, {"many", X | M, 0, "<n> of the <n> ?<men>", "$1"}, {"many", X | M, 0, "<n> ?<men>", "$1"},
	{"trip", X | M, 0, "<area> ->|>|-|=> ?> <area>", "from $1 to $2"},
	{"riding", X, 0, "ride|rides|riding|worm|sandworm|shai_hulud|mount", ""},
	{"landing", M, 0, "ship|ships|shipping|land|lands|landing|drop|put|deploy|reserve|reserves|shipped|transport", ""},
	{"cap", B, 0, "<n> spice", "$1"}, {"cap", B, 0, "<n>", "$1"},
	{"ceiling", B, 0, "max|maximum|at_most|up_to|limit|only|no_more_than|not_more_than", ""},
	{"asks", V, 0, "leader|leads|who|whom|commander", "leader"}, {"asks", V, 0, "weapon", "weapon"}, {"asks", V, 0, "defence", "defence"}, {"asks", V, 0, "dial|dials|dialled|number|wheel|how_much|how_many", "dial"},
	{"never", V, 0, "no|not|never|don_t|dont|do_not|cannot|can_t|forbid|forbids|forbidden|ban|without|may_not|must_not", ""}, {"urge", V, 0, "play|use|must|make|force|command|order|plays|uses", ""},

	{NULL, P, OUTLINE, "<seat> <in_turn> ?predict|in|on|to|win|wins|write|down|that|be|for" MODAL, "predict $1 turn $2"},
	{NULL, S, OUTLINE, "keep|take|choose|retain <leader_name> ?traitor|card|discard|as|for|drop|rest|others" MODAL, "traitor $1"}, {NULL, S, OUTLINE, "<leader_name> ?traitor|card|as|for|man" MODAL, "traitor $1"},
	{NULL, S, OUTLINE, "storm <n> ?dial|number|for|to|in" MODAL, "dial storm $1"}, {NULL, S, OUTLINE, "dial <n> ?for|to|number" MODAL, "dial storm $1"},
	{NULL, S, OUTLINE, "<spot> <spot> <spot>" GOING, "place $1 , $2 , $3"}, {NULL, S, OUTLINE, "<spot> <spot>" GOING, "place $1 , $2"}, {NULL, S, OUTLINE, "<spot>" GOING, "place $1"},
	{NULL, S, OUTLINE, "<into> advisor|advisors ?as|1" GOING, "place 1 in $1 as advisor"}, {NULL, S, OUTLINE, "<into> ?1|fighters" GOING, "place 1 in $1"},

	{NULL, X, OUTLINE, "<unbind> <befriend> <seat> ?with|to|and|us|me" MODAL, "break with $3"}, {NULL, X, OUTLINE, "<unbind> <seat> ?with|to|and|us|me" MODAL, "break with $2"},
	{NULL, X, OUTLINE, "<befriend> <liked> ?with|to|and|us|together|an|offer|give|want|for" MODAL, "ally $2"},
	{NULL, X, OUTLINE, "<many> <off> <into> <riding> ?by|the|with" GOING, "ride $1 from $2 to $3"}, {NULL, X, OUTLINE, "<many> <trip> <riding> ?by|the|with" GOING, "ride $1 $2"},

	{NULL, B, OUTLINE, "<lot> <cap> karama ?use|with|free" BIDDING, "bid $1 $2 karama"}, {NULL, B, OUTLINE, "<lot> <cap>" BIDDING, "bid $1 $2"},
	{NULL, B, OUTLINE, "<ceiling> <n> card|cards" MODAL, "maxcards $2"}, {NULL, B, OUTLINE, "<ceiling> <n> spice ?pay|give|in|all" MODAL, "maxspice $2"},
	{NULL, 0, OUTLINE, "give|bribe|gift|present|payment <n> <seat> ?spice|to|for|in|as" MODAL, "give $1 to $2"}, {NULL, 0, OUTLINE, "<n> spice <seat> ?give|bribe|gift|to|for" MODAL, "give $1 to $2"},

	{NULL, M, OUTLINE, "revive|revival|back|tanks|buy <leader_name> ?leader|from|to|life|bring|let|may|dead" MODAL, "revive leader $1"}, {NULL, M, OUTLINE, "revive|revival|tanks <n> ?forces|from|to|back|bring|for|free" MODAL, "revive $1"},
	{NULL, M, OUTLINE, "<many> <off> <into> advisor|advisors" GOING, "move $1 from $2 to $3 as advisors"}, {NULL, M, OUTLINE, "<many> <off> <into> hajr ?with" GOING, "hajr move $1 from $2 to $3"}, {NULL, M, OUTLINE, "<many> <away> back|reserve|reserves|home ?the" GOING, "ship $1 from $2 back"},
	{NULL, M, OUTLINE, "<many> <off> home ?the|back" GOING, "ship $1 from $2 back"},
	{NULL, M, OUTLINE, "ship <many> <off> <into>" GOING, "ship $1 from $2 to $3"}, {NULL, M, OUTLINE, "<many> <off> <into>" GOING, "move $1 from $2 to $3"}, {NULL, M, OUTLINE, "<many> <trip>" GOING, "move $1 $2"},
	{NULL, M, OUTLINE, "<landing> <many> <into> karama ?half|price|with|for|at" GOING, "ship $2 to $3 karama"}, {NULL, M, OUTLINE, "<landing> <many> <into> ?down" GOING, "ship $2 to $3"},
	{NULL, M, OUTLINE, "before <seat> ?act|move|go|turn|put|play|i" GOING, "when before $1"}, {NULL, M, OUTLINE, "after <seat> ?act|move|go|turn|put|play|i|until|right" GOING, "when after $1"},
	{NULL, M, OUTLINE, "first act|move|go|play|come|ship ?turn|put|i" GOING, "when first"}, {NULL, M, OUTLINE, "last act|move|go|play|come|ship ?turn|put|i" GOING, "when last"},
	{NULL, M, OUTLINE, "<area> fighters advisors|advisor ?in|into|to|become|flip|turn" GOING, "flip $1"}, {NULL, M, OUTLINE, "<area> flip ?advisors|in|to|into|fighters|the" GOING, "flip $1"},

	{NULL, V, OUTLINE, "<never> <kind> <where> <seat> ?play|use|vs|from|to|by|voice|on|for|leader|card|command" MODAL, "voice $3 vs $4 no $2"}, {NULL, V, OUTLINE, "<urge> <kind> <where> <seat> ?play|use|vs|from|to|by|voice|on|for|must|leader|card|command" MODAL, "voice $3 vs $4 play $2"},
	{NULL, V, OUTLINE, "<never> <kind> <where> ?play|use|vs|from|to|by|voice|on|for" MODAL, "voice $3 no $2"}, {NULL, V, OUTLINE, "<urge> <kind> <where> ?play|use|vs|from|to|by|voice|on|for|must" MODAL, "voice $3 play $2"},
	{NULL, V, OUTLINE, "<asks> <where> <seat> ?what|which|is|has|have|play|use|ask|tell|see|know|vs|of|prescience|for|about|the|show|look|plays|uses" MODAL, "ask $2 vs $3 $1"}, {NULL, V, OUTLINE, "<asks> <where> ?what|which|is|has|have|play|use|ask|tell|see|know|of|prescience|for|about|the|show|look|vs" MODAL, "ask $2 $1"}, {NULL, V, OUTLINE, "<asks> <seat> ?play|use|ask|tell|see|know|vs|of|prescience|for|about|the|show|look|plays|uses" MODAL, "ask vs $2 $1"},

	BID_LATE(B, "spice", "maxspice"),

	/* --- says too little --- */
	{NULL, 0, UNCLEAR, "both battles", ""}, {NULL, B, UNCLEAR, "outbid|overbid", ""}, {NULL, B, UNCLEAR, "bid|offer high|low|more|less|enough", ""}, {NULL, X, UNCLEAR, "anybody|anyone|somebody", ""}, {NULL, X, UNCLEAR, "any_one of", ""},
	{NULL, F, UNCLEAR, "highest|lowest|best|biggest|strongest|weakest|worst ?1|leader|card|weapon", ""}, {NULL, M | F, UNCLEAR, "enough to win|hold|beat", ""}, {NULL, S | X | M, UNCLEAR, "usual|standard|normal|default|same opening|setup|split|placement|orders", ""},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */

/* Words of the game that may be beside the parts of a plan. */
#define BESIDE                                                                                 \
	" ?i|we|fight|fights|battle|battles|plan|my|our|with|and|in|at|on|the|against|vs|is|"  \
	"are|be|as|will|shall|should|may|plays|play|use|uses|carrying|behind|support|spend|"   \
	"pay|to|forces|have|has|their|his|her|him|for|of|put|go|goes|do|does|a|an|mine|card|"  \
	"cards|leader|leads|lead|command|commands|charge|dial|weapon|defence|serves|take|"     \
	"takes|give|gives|bring|brings|it|this|that|number|stands|stand|turn|keep|hold|holds|" \
	"defend|defends|attack|me|us|them|they|he|she|who|which|protected|armed|guarded|by"
#define PROSE(where, means)                                                                   \
	{                                                                                     \
		NULL, L, OUTLINE,                                                             \
			where                                                                 \
			" <o_dial> ?<o_paid> ?<o_led> ?<o_card> ?<o_card2> ?<o_call>" BESIDE, \
			"battle " means " $2 $3 $4 $5 $6 $7"                                  \
	}

/* clang-format off */
/* Plans of battle in prose: a place or an enemy, a dial, and whatever else is said of spice, leader, cards and traitors, in any sequence and
 * beside any words that name nothing. */
const struct saying du_words_prose[] = {
	{"o_dial", L, 0, "<dialled>", "$1"}, {"o_dial", L, 0, "<num> on ?the ?my dial|wheel", "dial $1"}, {"o_dial", L, 0, "dial|wheel|number ?shows|reads|says|is|stands|set|turned|turns ?at|to|on|: <num>", "dial $1"}, {"o_dial", L, 0, "turn|set|put ?the ?my dial|wheel to|at|on <num>", "dial $1"}, {"o_dial", L, 0, "full send|force|strength|power|throttle", "dial max"}, {"o_dial", L, 0, "everything|everyone ?that|of ?we|i have|got", "dial max"},
	{"o_paid", L, 0, "<paid>", "$1"}, {"o_paid", L, 0, "spend|spending|pay|paying|back|backing|backed <n> ?spice ?on|for|behind ?it|this|that|them", "spice $1"}, {"o_paid", L, 0, "<n> spice", "spice $1"},
	{"o_led", L, 0, "<led>", "$1"}, {"o_led", L, 0, "hero ?leads|leader|commands", "leader hero"},
	{"o_card", L, 0, "<held>", ", $1"}, {"o_card2", L, 0, "<held>", ", $1"},
	{"o_card", L, 0, "<card> ?serves|is|as ?as|my|the weapon", ", weapon $1"}, {"o_card", L, 0, "<card> ?serves|is|as ?as|my|the defence", ", defence $1"}, {"o_card2", L, 0, "<card> ?serves|is|as ?as|my|the defence", ", defence $1"}, {"o_card2", L, 0, "<card> ?serves|is|as ?as|my|the weapon", ", weapon $1"},
	{"o_card", L, 0, "weapon i|we use|play|take|choose ?the <card>", ", weapon $1"}, {"o_card2", L, 0, "defence i|we use|play|take|choose ?the <card>", ", defence $1"},
	{"o_call", L, 0, "call no", ", call no"}, {"o_call", L, 0, "call yes", ", call yes"}, {"o_call", L, 0, "capture kill", ", capture kill"}, {"o_call", L, 0, "capture keep", ", capture keep"}, {"o_call", L, 0, "lose elite", ", lose elite"}, {"o_call", L, 0, "lose normal", ", lose normal"},
	{"o_where", L, 0, "<where>", "$1"}, {"o_where", L, 0, "<site>", "$1"}, {"o_where", L, 0, "vs|versus|against ?the <seat>", "vs $1"}, {"o_where", L, 0, "?the <seat> ?is|are|am that|who|whom ?i|we meet|fight|face ?in|at <area>", "$2 vs $1"},
	PROSE("<o_where>", "$1"),
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
