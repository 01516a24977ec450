/* Plans of battle as people write them under a heading or without an enemy's name: tried before the other sayings,
 * so that all of it is one plan when sentences are divided. See orders/sayings/phrase.h; words_sayings.c defines
 * the parts.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"

/* Before an item of a list: where the one above ends, and its own mark ("c" and "f" are castles and forts). */
#define MARK " ?,|;|. ?-|*|• ?1|2|3|4|5|6|a|b|d|e ?)|. "

/* Where the battle is. */
#define HEAD "^ ?a|b|d ?.|) ?battle|plan ?of|in|at|for ?battle ?of|in|at|for <area> "
#define ASKING " ask|question|q ?. ?: ?for|about "

/* clang-format off */
const struct saying dd_words_plans[] = {
	/* --- the heading --- */
	{NULL, F, 0, "in|at <area> ?, i|we ask ?the <seat> ?for|about|of ?what|which <about> ?of ?their|his|her ?card ?they|he|she|it ?will ?is|play|plays|use|uses", "ask $1 vs $2 $3"},
	{NULL, F, 0, HEAD "vs ?. ?the <seat> ?:|,|.|-|; " ASKING " <about> ?. $", "ask $1 vs $2 $3"},
	{NULL, F, 0, HEAD "vs ?. ?the <seat> ?:|,|.|-|; " ASKING " <about> .|;|,|:", "ask $1 vs $2 $3 ; battle $1 vs $2"},
	{NULL, F, 0, HEAD "?.|: " ASKING " ?to|from ?the <seat> ?:|, ?what|which <about> ?is ?his|their|the ?card ?? ", "ask $1 vs $2 $3 ; battle $1 vs $2"},
	{NULL, F, 0, HEAD "( ?the ?vs <seat> ) ?:|,|-", "battle $1 vs $2"},
	{NULL, F, 0, HEAD "?,|:|. ?as vs ?. ?the <seat> :|-", "battle $1 vs $2"},
	{NULL, F, 0, HEAD "?:|,|.|-" MARK "send ?tokens ?:|= <many>", "battle $1 send $2"},
	{NULL, F, 0, HEAD "?:|,|.|-" MARK "tokens ?:|= <many>", "battle $1 send $2"},
	{NULL, F, 0, HEAD "?:|,|.|-" MARK "all in|out", "battle $1 send all"},
	{NULL, F, 0, HEAD "?:|,|.|-" MARK "<n> tokens|send", "battle $1 send $2"},
	{NULL, F, DOUBT, "^ <n> ?of ?my <own> with ?card ?the <card> in|at|on <area>", "battle $4 send $1 card $3"},
	{NULL, F, DOUBT, "^ ?my ?brave|good <own> in|at|on <area> ?:|, <n> ?of ?them go|goes|march into battle|fight vs <seat> ,|and ?they take|carry|have ?with ?them ?the <card> ?with ?them", "battle $2 vs $4 send $3 card $5"},

	{NULL, F, 0, "^ in|at <area> ?, ?i battle|attack|meet|face ?against ?the <seat> .|:|;", "battle $1 vs $2 ,"},
	{NULL, F, 0, "question to|for|of ?the <seat> in|at <area> ?is|concerns|regards ?as ?to|about|: ?what ?the <about>", "ask $2 vs $1 $3"},

	{NULL, F, WHOLE | DOUBT, "what|which colour|color ?card ?do|does|will|would <seat> ?will play|plays|use|uses|have|has|show|shows in|at <area> ?? ?.|,|;|: ?then <lines>", "ask $2 vs $1 colour ; battle $2 vs $1 $3"}, {NULL, F, WHOLE | DOUBT, "how many ?tokens do|does|will|would <seat> ?will send|sends|bring|brings|use in|at|to <area> ?? ?.|,|;|: ?then <lines>", "ask $2 vs $1 number ; battle $2 vs $1 $3"},
	{NULL, F, SAYING_UNCLEAR, "retreat|withdraw|flee|run_away from <area>", ""},

	{NULL, F, DOUBT, "vs ?. ?the <seat> ( <area> ) ?:|,|-", "battle $2 vs $1"}, {NULL, F, 0, "^ use|play ?the ?card <card> in|at <area> vs ?the <seat> ?,|:|; ?with ?send <many> ?tokens", "battle $2 vs $3 send $4 card $1"}, {NULL, F, 0, "^ ?my <own> in|at <area> ?:|, send", "in $2 send"},
	{NULL, F, DOUBT, "know|learn|hear|tell|find_out ?me how many ?tokens ?the <seat> ?will send|sends|bring|brings|use|play|uses in|at|to|into|for <area>", "ask $2 vs $1 number"},
	{NULL, F, 0, "<card> too|also|as_well", "$1"}, {NULL, F, 0, ".|;|, ?and ?i|we call|declare|cry treachery $", ", traitor yes"}, {NULL, F, 0, ".|;|, ?and ?i|we call|declare|cry treachery .|;|,", ", traitor yes ,"}, {NULL, F, 0, "whatever|what|anything|all ?that ?i|we steal gets|is|will|shall ?to ?be sold", "steal sell"}, {NULL, F, 0, "whatever|what|anything|all ?that ?i|we steal gets|is|will|shall ?to ?be kept", "steal retain"}, {NULL, F, 0, "?,|and ?and throw|throwing ?the card|it away", ", drop"}, {NULL, F, 0, ", none $", ", no card"},

	{NULL, F, DOUBT, "^ <many> ?tokens in|at <area> ?,|and with|plus|+|& ?the ?card <card>", "battle $2 send $1 card $3"}, {NULL, F, DOUBT, "^ <many> ?tokens in|at <area> ?,|and no|without ?a|any card", "battle $2 send $1"},

	/* --- as strangers say it --- */
	{NULL, F, 0, "<n> spec|specs", "$1 special tokens"}, {NULL, F, 0, "^ battle|place|where ?:|= <area>" MARK "enemy|opponent|foe ?:|= ?the <seat>", "battle $1 vs $2"},
	{NULL, F, DOUBT, "^ <area> / ?the <seat> ?:|,|- ?send <many> ?tokens +|with|and|, ?with ?the ?card <card> .|;|, q|question|ask ?:|= ?for <about>", "ask $1 vs $2 $5 ; battle $1 vs $2 send $3 card $4"}, {NULL, F, 0, "^ <area> / ?the <seat> :|,|-", "battle $1 vs $2"},
	{NULL, F, DOUBT, "^ <area> :|,|- ?send <many> ?tokens ?, incl|including|inclusive|with ?. <n> special ?tokens ,|;|and|with ?with ?the ?card <card>", "battle $1 send $2 special $3 card $4"},
	{NULL, F, DOUBT, "^ in|at|on <area> ?, i|we engage|send|commit|use <many> ?tokens ?,|and ?and ?i|we play|use ?the ?card <card>", "battle $1 send $2 card $3"},
	{NULL, F, 0, "?.|;|, ?and if|when|should i|we am|are|be|being ?the winner|winners|victorious ?, ?i|we ?will|shall drop|throw ?away ?the card|it|artifact ?away", ", drop"}, {NULL, F, 0, "?.|;|, ?and if|when|should i|we am|are|be|being ?the winner|winners|victorious ?, ?i|we ?will|shall keep ?the card|it|artifact", ", retain"},
	{NULL, F, 0, "ask ?the <seat> in|at <area> what colour|color ?of ?their|his|her|the ?card is|has ?it", "ask $2 vs $1 colour"}, {NULL, F, 0, "<n> will|should do|suffice", "send $1"},
	{NULL, F, DOUBT, "^ <many> of us|them|mine vs ?the <seat> in|at|on <area> with ?the ?card <card>", "battle $3 vs $2 send $1 card $4"}, {NULL, F, 0, "?,|and ?and ?if|when ?i|we ?win ?, keep whatever|what|anything|everything ?that ?i|we nick|pinch|grab|loot|take|steal ?too|also", ", steal retain"}, {NULL, F, 0, "?,|and ?and ?if|when ?i|we ?win ?, sell whatever|what|anything|everything ?that ?i|we nick|pinch|grab|loot|take|steal ?too|also", ", steal sell"},
	{NULL, F, 0, ",|;|. ?and whatever|what|anything|everything ?that i|we steal|nick|pinch|take ?, ?i|we keep ?too|also|as_well", ", steal retain"}, {NULL, F, 0, ",|;|. ?and whatever|what|anything|everything ?that i|we steal|nick|pinch|take ?, ?i|we sell ?too|also|as_well", ", steal sell"},

	/* --- several battles in one breath --- */
	{NULL, F, DOUBT, "<card> ?,|and ?and in|at <area> vs ?the <seat> ?,|: send", "$1 ; battle $2 vs $3 send"}, {NULL, F, DOUBT, "no|without ?a|any card ?,|and ?and in|at <area> vs ?the <seat> ?,|: send", "no card ; battle $1 vs $2 send"}, {NULL, F, DOUBT, "send <many> ?tokens ?,|and ?and in|at <area> vs ?the <seat> ?,|: send", "send $1 ; battle $2 vs $3 send"},
	{NULL, F, WHOLE | DOUBT, "?both ?in|at ?both <area> and|,|& ?in|at <area> ?,|: ?battle|attack|meet|face|send ?against|vs ?the <seat> ?:|, ?with|send <many> ?tokens", "battle $1 vs $3 send $4 ; battle $2 vs $3 send $4"}, {NULL, F, WHOLE | DOUBT, "?both ?in|at ?both <area> and|,|& ?in|at <area> ?,|: ?battle|attack|meet|face|send ?against|vs ?the <seat> ?:|, ?with|send <many> ?tokens ?,|and no|without ?a|any card", "battle $1 vs $3 send $4 ; battle $2 vs $3 send $4"},
	{NULL, F, WHOLE | DOUBT, "send <many> ?tokens vs ?the <seat> ?,|: ?both in|at <area> with|card ?the ?card <card> ,|;|and ?and in|at <area> with|card ?the ?card <card>", "battle $3 vs $2 send $1 card $4 ; battle $5 vs $2 send $1 card $6"},
	{NULL, F, WHOLE | DOUBT, "vs ?the <seat> ?:|, <many> ?tokens in|at <area> ,|;|and ?and <many> ?tokens in|at <area>", "battle $3 vs $1 send $2 ; battle $5 vs $1 send $4"},

	/* --- which battle is first --- */
	{"duel", F, 0, "?my ?1|battle|plan ?in|at|for|of <area> ?,|:|-|/ ?vs ?. ?the <seat>", "$1 vs $2"}, {"duel", F, 0, "?battle|plan|1 ?vs|with|on ?the <seat> in|at|for|on <area>", "$2 vs $1"},
	{NULL, F, WHOLE, "battle_order ?:|,|-|is ?first|1 ?.|)|:|, <duel> ?first ?,|;|.|> ?and ?then|next|2|second ?.|)|:|, <duel> ?,|;|.|> ?and ?then|next|3|third|finally|last ?.|)|:|, <duel>", "battleorder $1 , $2 , $3"},
	{NULL, F, WHOLE, "battle_order ?:|,|-|is ?first|1 ?.|)|:|, <duel> ?first ?,|;|.|> ?and ?then|next|2|second ?.|)|:|, <duel>", "battleorder $1 , $2"},
	{NULL, F, WHOLE, "first|begin|start ?with|:|, <duel> ?,|;|.|> ?and then|next|second|afterwards|after_that|finally ?:|, <duel>", "battleorder $1 , $2"},
	{NULL, F, WHOLE, "<duel> first ?,|;|.|> ?and ?only ?then|next|afterwards|after_that <duel> ?second|next|last|later|after_that|afterwards", "battleorder $1 , $2"},
	{NULL, F, WHOLE, "battle <area> vs <seat> first ?,|;|. ?and ?then|next <seat> ?second|next|last|after_that|afterwards|later", "battleorder $1 vs $2 , $1 vs $3"},

	/* --- the items --- */
	{NULL, F, 0, "plus|+|& ?the ?card|artifact <card>", "with $1"},
	{NULL, F, 0, "special ones", "special tokens"}, {NULL, F, 0, "^ ?i attack|fight|strike in|at <area> with <many> ?tokens", "battle $1 send $2"}, {NULL, F, 0, "treachery of course|certainly|naturally|always", "treachery yes"},
	{NULL, F, 0, "sell ?the ?my loot|booty|spoils|plunder|haul", "steal sell"}, {NULL, F, 0, "keep ?the ?my loot|booty|spoils|plunder|haul", "steal retain"},
	{NULL, F, 0, "battle ?in|at <area> ?:|,|- vs ?. ?the <seat>", "battle $1 vs $2"}, {NULL, F, 0, "tokens plus|+|& ?the ?card <card>", ", card $1"}, {NULL, F, 0, "^ beat|crush|smash|defeat|destroy|kill ?the <seat> in|at <area> with", "battle $2 vs $1 send"}, {NULL, F, 0, "^ in|at <area> ?, ?we beat|crush|smash|defeat|destroy|kill|battle|attack|face|meet ?the <seat> with", "battle $1 vs $2 send"}, {NULL, F, 0, "all ?of ?them ?that i have|got", "all"}, {NULL, F, 0, "?,|and and use|play ?my|the <card>", ", card $1"},
	{NULL, F, 0, ",|;|. c )", ","}, {NULL, F, 0, "<n> card of <suit>", "card $1 $2"},
	{NULL, F, 0, MARK "keep ?the ?card|it :|= yes", ", retain"}, {NULL, F, 0, MARK "keep ?the ?card|it :|= no", ", drop"},
	{NULL, F, 0, "( <n> ?of_them ?is|are special ?tokens )", "special $1"}, {NULL, F | M, 0, "<n> special ?tokens ?, and|but|, nobody|none|no_one|nothing|no_others ?else", "$1 special $1"},
	{NULL, F, 0, "?, ?with ?and both|2 ?my|of_my|the special ?tokens among|amongst|included ?them|these", "special 2"}, {NULL, F, 0, "?, ?with ?and <n> special ?tokens among|amongst|included ?them|these", "special $1"},
	{NULL, F, 0, "?,|and and ?my|the card is ?the <card>", ", card $1"}, {NULL, F, 0, ",|;|. ?the|my card ?is|to ?be kept|retained|retain", ", retain"}, {NULL, F, 0, MARK "?if|when ?i ?we win ?, ?: ?i keep ?the ?it|card $", ", retain"}, {NULL, F, 0, MARK "?if|when ?i ?we win ?, ?: ?i keep ?the it|card", ", retain"}, {NULL, F, 0, "^ ?the|my card ?is|to ?be retained|kept|saved|held $", "retain"},
	{NULL, F, DOUBT, "?of <suit> ,|- ?no sorry|no|wait|rather|i_mean ?, ?no|i_mean|rather ?, ?of <suit>", "$2"}, {NULL, F | M | B | S, DOUBT, "<n> ,|- ?sorry no|sorry|wait|make_that|i_mean ?, ?make_that|i_mean|rather ?, <n>", "$2"},
	{NULL, F, DOUBT, MARK "tokens ?:|= <n> of <n> ?tokens", ", send $1"}, {NULL, F, 0, "incl|including|inclusive|among|amongst ?. ?of ?them|which <n> special ?tokens", "special $1"}, {NULL, F, 0, ", <n> of them|which ?is|are special ?tokens", "special $1"},
	{NULL, F, 0, MARK "tokens :|= <many>", ", send $1"},
	{NULL, F, 0, MARK "card :|=|- none|no|nothing", ", no card"}, {NULL, F, 0, MARK "card :|= ?the", ", card"},
	{NULL, F, 0, "card ?: ?the <card> ?,|;|/ or|else ?, ?the <card>", "card $1 , $2"},
	{NULL, F, 0, "all , ?the <n> of <suit>", "all , card $1 $2"},
	{NULL, F, 0, MARK "treachery :|= if|whenever|when|where ?i ?it can|possible|may|is_possible|legal|allowed", ", traitor yes"},
	{NULL, F, 0, MARK "treachery :|= yes", ", traitor yes"}, {NULL, F, 0, MARK "treachery :|= no|none|never", ", traitor no"},
	{NULL, F, 0, MARK "treachery|steal|card ?: n / ?a", ", "},
	{NULL, F, 0, MARK "steal :|= ?and sell|sold", ", steal sell"}, {NULL, F, 0, MARK "steal :|= ?and keep|kept", ", steal retain"},
	{NULL, F, 0, MARK "?if|when ?i|we ?win ?, ?: sell stolen ?card", ", steal sell"}, {NULL, F, 0, MARK "?if|when ?i|we ?win ?, ?: keep stolen ?card", ", steal retain"},
	{NULL, F, 0, MARK "after|upon|following victory|winning|win ?:|, ?then ?i steal", ", steal"}, {NULL, F, 0, MARK "keep card|artifact|it if|when ?i|we win", ", retain"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
