/* The ways in which players say the orders of Dragon Dune: see orders/phrase.h. Parts first; then
 * what is said otherwise wherever it stands; then what only a whole clause may mean.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_parts.h"

#define C PHASE(DD_COUNCIL)
#define B PHASE(DD_BID)
#define M PHASE(DD_MARCH)
#define F PHASE(DD_BATTLE)
#define S PHASE(DD_SETUP)
#define WHOLE SAYING_WHOLE

/* clang-format off */
static const struct saying rows[] = {
	/* --- parts --- */
	{"area", 0, 0, "castle <n>", "castle $1"}, {"area", 0, 0, "fort <n>", "fort $1"}, {"area", 0, 0, "plain <n>", "plain $1"},
	{"area", 0, 0, "<n> castle", "castle $1"}, {"area", 0, 0, "<n> fort", "fort $1"}, {"area", 0, 0, "palace", "palace"}, {"area", 0, 0, "<n>", "$1"},
	{"suit", 0, 0, "diamonds", "diamonds"}, {"suit", 0, 0, "hearts", "hearts"}, {"suit", 0, 0, "clubs", "clubs"}, {"suit", 0, 0, "spades", "spades"},
	{"many", 0, 0, "<n>", "$1"}, {"many", 0, 0, "all|everything|everyone", "all"}, {"many", 0, 0, "?my ?whole stack|army", "all"},
	{"said", F, 0, "answer|card|colour|color|value|number is", ""}, {"said", F, 0, "answer|value|number", ""},
	{"said", F, 0, "they|it is|are|play|plays|send|sends", ""}, {"said", F, 0, "<seat> is|are|play|plays|send|sends", ""},
	{"limit", F, 0, "<= <n>", "<= $1"}, {"limit", F, 0, ">= <n>", ">= $1"},
	{"limit", F, 0, "at_most|up_to <n>", "<= $1"}, {"limit", F, 0, "at_least <n>", ">= $1"},
	{"limit", F, 0, "<n> or less|fewer", "<= $1"}, {"limit", F, 0, "<n> or_more", ">= $1"},
	{"reply", F, 0, "?<said> red", "red"}, {"reply", F, 0, "?<said> black", "black"}, {"reply", F, 0, "?<said> none|nothing", "none"},
	{"reply", F, 0, "<limit>", "$1"}, {"reply", F, 0, "<said> <limit>", "$2"},
	{"about", F, 0, "colour|color ?of ?their ?card", "colour"}, {"about", F, 0, "value ?of ?their ?card", "value"},
	{"about", F, 0, "number ?of ?their ?tokens", "number"}, {"about", F, 0, "?their tokens", "number"}, {"about", F, 0, "how many ?tokens ?do ?they ?will ?send", "number"},

	/* --- wherever it stands --- */
	{NULL, 0, 0, "everything", "all"}, {NULL, B, 0, "all ?of ?my gold", "all"},
	{NULL, S, 0, "^ start|begin|put", "place"},
	{NULL, B, 0, "up_to <n> ?gold on|for lot <n>", "$1 on lot $2"},
	{NULL, B, 0, "lot <n> max|maximum <n>", "$1 $2"},
	{NULL, B, 0, "?and pay|paying|paid with|by ?an ace", "ace"},
	{NULL, B | M, 0, "did not win|get ?lot <n>", "not won lot $1"},
	{NULL, 0, 0, "<seat> own|owns|hold|holds|control|controls <area>", "owner $2 = $1"},
	{NULL, 0, 0, "if|unless nobody owns|holds|controls <area>", "if owner $1 = none"},
	{NULL, 0, 0, "there is ?any gold in|on <area>", "gold $1 >= 1"},
	{NULL, 0, 0, "there are ?any enemies in|on|at <area>", "enemy $1 >= 1"},
	{NULL, 0, 0, "there are at_least <n> enemies in|on|at <area>", "enemy $2 >= $1"},
	{NULL, 0, 0, "there are <n> or_more enemies in|on|at <area>", "enemy $2 >= $1"},
	{NULL, 0, 0, "there is an enemy in|on|at <area>", "enemy $1 >= 1"},
	{NULL, 0, 0, "if <n> or_more enemies come|enter|arrive|are_there", "if enemy >= $1"},
	{NULL, 0, 0, "if at_least <n> enemies come|enter|arrive|are_there", "if enemy >= $1"},
	{NULL, 0, 0, "if ?any enemies come|enter|arrive", "if enemy >= 1"},
	{NULL, 0, 0, "if red_dragon comes|appears|burns ?us|me|them ?,", ""},
	{NULL, 0, 0, "^ use|play|spend ace of <suit> to|for ?a|the", "ace $1"},
	{NULL, 0, 0, "^ use|play|spend ace to|for ?a|the", "ace"},
	{NULL, M, 0, "^ second move ?:", "ace move"},
	{NULL, M, 0, "from <area> through|via|over <area> to <area>", "from $1 to $3 via $2"},
	{NULL, F, 0, "/ if", "else if"}, 
	{NULL, F, 0, "^ battle|fight <area> vs|against <seat> ?:|, if <reply> ?,|: send <many> ;|, if <reply> ?,|: send <many> ;|, if <reply> ?,|: send",
	 "if $3 battle $1 vs $2 send $4 else if $5 send $6 else if $7 send"},
	{NULL, F, 0, "^ battle|fight <area> vs|against <seat> ?:|, if <reply> ?,|: send <many> ;|, if <reply> ?,|: send",
	 "if $3 battle $1 vs $2 send $4 else if $5 send"},
	{NULL, F, 0, "^ battle|fight <area> vs|against <seat> ?:|, if <reply> ?,|: send", "if $3 battle $1 vs $2 send"},
	{NULL, F, 0, "sell what|whatever ?i steal", "steal sell"}, {NULL, F, 0, "keep what|whatever ?i steal", "steal keep"},
	{NULL, F, 0, "^ in|at <area> vs|against <seat>", "battle $1 vs $2"},
	{NULL, F, 0, "^ fight|battle <seat> in|at <area>", "battle $2 vs $1"},
	{NULL, F, 0, "^ fight|battle <area> vs|against <seat> first ?, then <area> vs|against <seat>", "battle order $1 vs $2 , $3 vs $4"},

	/* --- a whole clause --- */
	{NULL, S, WHOLE, "<n> in <area> ,|and <n> in <area> ,|and <n> in <area>", "place $1 in $2 , $3 in $4 , $5 in $6"},
	{NULL, S, WHOLE, "<n> in <area> ,|and <n> in <area>", "place $1 in $2 , $3 in $4"},
	{NULL, S, WHOLE, "?all <n> in <area>", "place $1 in $2"},
	{NULL, C, WHOLE, "?an alliance with <seat>", "ally $1"}, {NULL, C, WHOLE, "accept <seat> as ?an ally|partner", "ally $1"},
	{NULL, C, WHOLE, "team|join up|forces with <seat>", "ally $1"}, {NULL, C, WHOLE, "offer <seat> ?an alliance", "ally $1"},
	{NULL, C, WHOLE, "?want|make no ?new ally|allies|alliance|alliances", "pass"}, {NULL, C, WHOLE, "ally nobody|none|no_one", "pass"},
	{NULL, C, WHOLE, "end|leave|dissolve|quit ?my alliance ?with ?<seat>", "break"},
	{NULL, B, WHOLE, "lot <n> ?:|,|for ?up_to <many> ?gold", "bid $1 $2"},
	{NULL, B, WHOLE, "offer|pay <many> ?gold for|on lot <n>", "bid $2 $1"}, {NULL, B, WHOLE, "<n> gold for|on lot <n>", "bid $2 $1"},
	{NULL, B, WHOLE, "buy lot <n> for ?at_most|up_to <n> ?gold", "bid $1 $2"},
	{NULL, B, WHOLE, "spend ?no_more_than|at_most|up_to <n> ?gold", "maxgold $1"}, {NULL, B, WHOLE, "max|maximum <n> gold", "maxgold $1"},
	{NULL, B, WHOLE, "spend no more than <n> ?gold", "maxgold $1"},
	{NULL, B, WHOLE, "?buy at_most|only <n> card|lot", "maxcards $1"}, {NULL, B, WHOLE, "?buy no more than <n> card|lot", "maxcards $1"},
	{NULL, M, WHOLE, "take|bring <n> ?tokens ?back from graveyard", "graveyard $1"}, {NULL, M, WHOLE, "<n> ?tokens back from graveyard", "graveyard $1"},
	{NULL, M, WHOLE, "<n> conscripts|recruits in|at|to|into <area>", "conscript $1 in $2"},
	{NULL, M, WHOLE, "buy <n> ?mercenaries in|at|for <area>", "hire $1 in $2"}, {NULL, M, WHOLE, "<n> mercenaries in|at|for <area>", "hire $1 in $2"},
	{NULL, M, WHOLE, "raise ?an army of <n> in|at <area>", "raise $1 in $2"},
	{NULL, M, WHOLE, "?move|send|bring|lead|take <many> ?tokens ?from <area> to <area>", "move $1 from $2 to $3"},
	{NULL, M, WHOLE, "?move|send|bring|lead|take <many> ?tokens to <area> from <area>", "move $1 from $3 to $2"},
	{NULL, M, WHOLE, "?move|go ?from <area> to|- <area> ?with|:|, <many>", "move $3 from $1 to $2"},
	{NULL, M, WHOLE, "send <many> ?tokens from <area> home", "disband $1 from $2"},
	{NULL, 0, WHOLE, "go into hiding in <area> <any>", "hide $1 $2"}, {NULL, 0, WHOLE, "go into hiding in <area>", "hide $1"},
	{NULL, 0, WHOLE, "unhide of hiding in <area>", "unhide $1"},
	{NULL, 0, WHOLE, "stop <seat> from hiring", "ace stop $1"}, {NULL, 0, WHOLE, "forbid <seat> to hire", "ace stop $1"},
	{NULL, 0, WHOLE, "if dragon hits|hit|reaches <area> ?, use|play ace to move <many> from <area> to <area>", "ace dragon $2 from $3 to $4 if hit"},
	{NULL, 0, WHOLE, "if dragon hits|hit|reaches <area> ?, ace move <many> from <area> to <area>", "ace dragon $2 from $3 to $4 if hit"},
	{NULL, F, WHOLE, "<area> vs|against <seat> ?: <any>", "battle $1 vs $2 $3"},
	{NULL, F, WHOLE, "send <many> ?tokens vs|against <seat> in|at <area>", "battle $3 vs $2 send $1"},
	{NULL, F, WHOLE, "ask <seat> ?for|about <about> in|at <area>", "ask $3 vs $1 $2"},
	{NULL, F, WHOLE, "ask <seat> in|at <area> ?for|about <about>", "ask $2 vs $1 $3"},
	{NULL, F, WHOLE, "in|at <area> ask <seat> ?for|about <about>", "ask $1 vs $2 $3"},
	{NULL, F, WHOLE, "question ?: <area> vs|against <seat> ?,|: <about>", "ask $1 vs $2 $3"},
	{NULL, 0, WHOLE, "?send <n> gold to <seat>", "give $1 to $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */

const struct saying *const dd_sayings[] = {rows, NULL};
