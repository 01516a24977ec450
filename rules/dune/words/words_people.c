/* How strangers write the orders of Dune, by kinds: plans in prose, bids, groups, revivals, shipments, conditions about other
 * factions, cards that interrupt. Tried before the other sayings. See orders/sayings/phrase.h; words_sayings.c defines the
 * parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_parts.h"

#define X PHASE(DU_NEXUS)
#define B PHASE(DU_BID)
#define M PHASE(DU_MARCH)
#define V PHASE(DU_VOICE)
#define L PHASE(DU_PLAN)
#define F (V | L)
#define P PHASE(DU_PREDICT)
#define S PHASE(DU_PLACE)
#define WHOLE SAYING_WHOLE
#define DOUBT SAYING_DOUBT
#define OUTLINE SAYING_OUTLINE
/* Words of the game that may be beside the parts of a plan. */
#define FIGHTING                                                                             \
	" ?i|we|fight|fights|battle|plan|my|our|with|and|in|at|on|the|dear|old|good|then|"   \
	"there|against|is|as|will|plays|play|use|uses|carrying|behind|support|spend|pay|to|" \
	"forces|have|has|their|his|her|for|of|put|go|goes|do|does|a|an|be|shall|should|mine"
/* A plan: where, and what else there is. The enemy may be named, and need not. */
#define PLAN(parts, means)                                                             \
	{NULL, L, OUTLINE, "<where> " parts FIGHTING, "battle $1 " means},             \
	{                                                                              \
		NULL, L, OUTLINE, "<site> " parts FIGHTING, "battle $1 " means         \
	}

/* clang-format off */
const struct saying du_words_people[] = {
	/* --- parts of a plan --- */
	{"num", L, 0, "<n> . 5", "$1 . 5"}, {"num", L, 0, "<n> and ?a half", "$1 . 5"}, {"num", L, 0, "<n>", "$1"},
	{"dialled", L, 0, "dial|dialling|dialing|wheel all_but <num>", "dial all - $1"}, {"dialled", L, 0, "dial|dialling|dialing|wheel all|everything minus|except <num>", "dial all - $1"}, {"dialled", L, 0, "dial|dialling|dialing|wheel everything|all|max|maximum", "dial max"},
	{"dialled", L, 0, "dial|dialling|dialing|dialled|dialed|wheel ?:|=|of|at|is|set ?to|exactly|at <num>", "dial $1"}, {"dialled", L, 0, "<num> ?is|on ?the ?my dialled|dialed|dial|wheel", "dial $1"},
	{"paid", L, 0, "<n> spice ?each|behind|for|on|in ?support|it|them", "spice $1"}, {"paid", L, 0, "spice ?:|=|of|is <n>", "spice $1"}, {"paid", L, 0, "no|without ?any spice ?support", "spice 0"},
	{"led", L, 0, "<leader_name> ,|or|else|otherwise|then ?or|else|otherwise|then <leader_name>", "leader $1 , $2"}, {"led", L, 0, "<leader_name> if ?he|she|they|it lives|live|alive|is|can ?alive|there ?, else|otherwise|or <leader_name>", "leader $1 , $2"},
	{"led", L, 0, "<leader_name> ?as|is|in <lead>", "leader $1"}, {"led", L, 0, "<lead> ?:|=|is|by|with|be <leader_name>", "leader $1"}, {"led", L, 0, "led|commanded|under ?by <leader_name>", "leader $1"}, {"led", L, 0, "<leader_name>", "leader $1"}, {"led", L, 0, "no leader", "leader none"},
	{"held", L, 0, "<card> as ?my|a weapon", "weapon $1"}, {"held", L, 0, "<card> as|for ?my|a defence", "defence $1"}, {"held", L, 0, "weapon ?:|=|is <card>", "weapon $1"}, {"held", L, 0, "defence ?:|=|is <card>", "defence $1"},
	{"held", L, 0, "no|without ?any|a weapon ?, ?and|or no|without ?any|a defence", "no weapon , no defence"}, {"held", L, 0, "no|without ?any|a weapon|weapons", "no weapon"}, {"held", L, 0, "no|without ?any|a defence", "no defence"}, {"held", L, 0, "no|without ?any cards|card", "no weapon , no defence"}, {"held", L, 0, "call no", "call no"}, {"held", L, 0, "no traitor|traitors ?call", "call no"}, {"held", L, 0, "<card>", "$1"},
	{"site", L, 0, "<area> vs|versus|against ?the <seat>", "$1 vs $2"}, {"site", L, 0, "?the <seat> in|at <area>", "$2 vs $1"}, {"site", L, 0, "vs|versus|against ?the <seat> in|at <area>", "$2 vs $1"},

	/* --- plans: words for words --- */
	{NULL, M | L, 0, "everything|everyone|everybody but|except <n>", "all but $1"},
	{NULL, L, 0, "<leader_name> if ?he|she|they|it lives|live|alive|is|can ?alive|there ?, else|otherwise|or <leader_name>", "leader $1 , $2"}, {NULL, L, 0, "?leader not <leader_name> but|rather <leader_name> ?as ?leader", "leader $2"},
	{NULL, L, DOUBT, "^ dial ?:|= <num> ?,|;|.|and ?and ?with spice ?:|= <n>", "battle dial $1 spice $2"}, {NULL, L, 0, "sp <n>", "spice $1"}, {NULL, L, 0, "<card> as ?my|a weapon", "weapon $1"}, {NULL, L, 0, "<card> as|for ?my|a defence", "defence $1"}, {NULL, L, 0, "no traitor call", "call no"}, {NULL, L, 0, "do not|n't call ?a|any traitor", "call no"}, {NULL, L, 0, "<num> dialled|dialed", "dial $1"},
	{NULL, L, 0, "capture and kill", "capture kill"}, {NULL, L, 0, "capture and keep", "capture keep"},
	{NULL, L, WHOLE | DOUBT, "<area> <n> / <n> <leader_name>", "battle $1 dial $2 spice $3 leader $4"}, {NULL, L, WHOLE | DOUBT, "<area> ?:|, <n> / <n> ?:|,|/ <leader_name>", "battle $1 dial $2 spice $3 leader $4"}, {NULL, L, WHOLE | DOUBT, "<area> ?:|, <n> ?, ?with <n> spice ?, <leader_name> ?, <card> ?, ?and <card>", "battle $1 dial $2 spice $3 leader $4 , $5 , $6"}, {NULL, L, WHOLE | DOUBT, "<area> ?:|, <n> ?, ?with <n> spice ?, <leader_name>", "battle $1 dial $2 spice $3 leader $4"},
	{NULL, L, WHOLE | DOUBT, "dial <n> ?,|and|with ?with spice <n>", "battle dial $1 spice $2"}, {NULL, L, WHOLE | DOUBT, "?in|fight|battle ?in|at <area> first ?, ?and ?then|next|afterwards ?in|at <area>", "battle order $1 , $2"},
	{NULL, L, 0, "full|whole|complete|total ?spice support", "whether spice"}, {NULL, L, 0, "any leader", "whether leader"},

	/* --- plans in prose --- */
	PLAN("<dialled> <paid> <led> <held> <held> <held>", "$2 $3 $4 , $5 , $6 , $7"), PLAN("<dialled> <paid> <led> <held> <held>", "$2 $3 $4 , $5 , $6"), PLAN("<dialled> <paid> <led> <held>", "$2 $3 $4 , $5"), PLAN("<dialled> <paid> <led>", "$2 $3 $4"), PLAN("<dialled> <paid>", "$2 $3"),
	PLAN("<dialled> <led> <held> <held>", "$2 $3 , $4 , $5"), PLAN("<dialled> <led> <held>", "$2 $3 , $4"), PLAN("<dialled> <led>", "$2 $3"), PLAN("<dialled> <paid> <held>", "$2 $3 , $4"), PLAN("<dialled> <held>", "$2 , $3"), PLAN("<dialled>", "$2"),
	{NULL, L, OUTLINE, "vs|versus|against <seat> <dialled> <paid> <led>" FIGHTING, "battle vs $1 $2 $3 $4"}, {NULL, L, OUTLINE, "vs|versus|against <seat> <dialled> <paid>" FIGHTING, "battle vs $1 $2 $3"}, {NULL, L, OUTLINE, "<dialled> <paid> <led> <held> <held>" FIGHTING, "battle $1 $2 $3 , $4 , $5"}, {NULL, L, OUTLINE, "<dialled> <paid> <led>" FIGHTING, "battle $1 $2 $3"}, {NULL, L, OUTLINE, "<dialled> <led>" FIGHTING, "battle $1 $2"}, {NULL, L, OUTLINE, "<dialled> <paid>" FIGHTING, "battle $1 $2"},

	/* --- bids --- */
	{"lot", B, 0, "?the ~shield ?card", "$1"},
	{NULL, B, WHOLE, "<pays> ?up_to <most> ?spice for|on ?the <lot>", "bid $3 $2"}, {NULL, B, WHOLE | DOUBT, "<lot> ?is worth ?only ?at_most <n> ?spice ?to ?me", "bid $1 $2"}, {NULL, B, WHOLE | DOUBT, "<lot> ?is isn't|isnt|not worth more than|more_than <n> ?spice ?to ?me", "bid $1 $2"}, {NULL, B, WHOLE | DOUBT, "at_most|max|maximum <n> ?spice in_all|altogether|in_total|together|total", "maxspice $1"}, {NULL, B, WHOLE | DOUBT, "at_most|max|maximum <n> ?spice in all|total", "maxspice $1"},
	{NULL, B, WHOLE | DOUBT, "<n> ?spice|max ?each on|for both ?lots|cards|of_them", "bid 1 $1 ; bid 2 $1"}, {NULL, B, WHOLE | DOUBT, "<n> ?spice each", "bid 1 $1 ; bid 2 $1"}, {NULL, B, WHOLE, "max|maximum|at_most <n> spice ?, ?and ?max <n> card|cards", "maxspice $1 ; maxcards $2"}, {NULL, B, WHOLE, "max|maximum|at_most <n> card|cards ?, ?and ?max <n> spice", "maxcards $1 ; maxspice $2"},
	{NULL, B, 0, "swap|exchange|switch|reverse ?the ?my lot|lots|bids", "bid whether swap"}, {NULL, B, 0, "half|all|most ?of ?my spice", "whether spice"}, {NULL, B, 0, "all|everything ?my ?spice but|except <n>", "whether $1"}, {NULL, B, 0, "all_but <n>", "whether $1"},

	/* --- groups of forces --- */
	{"into", M, 0, "on|upon|onto <area>", "$1"}, {"many", X | M, 0, "<n> ?<men> , <n> of ?them|those|which elites", "$1 with $3 elites"}, {"many", X | M, 0, "<n> ?<men> among|including|incl ?of ?them|these|those|which ?: <n> elites", "$1 with $3 elites"}, {"many", X | M, 0, "<n> ?<men> , ?and among|including|incl ?of ?them|these|those|which ?: <n> elites", "$1 with $3 elites"},
	{NULL, X | M, 0, "<n> of ?my|our ordinary|normal|regular|plain ?<men> ", "$1 forces"}, {NULL, X | M, 0, "<n> ordinary|normal|regular|plain ?<men>|ones", "$1 forces"},
	{NULL, M, WHOLE | DOUBT, "ship|send|land|drop|put <n> ?<men> <into> , <n> of ?them|those|which elites", "ship $1 with $4 elites to $3"}, {NULL, M, WHOLE | DOUBT, "<n> ?<men> <into> , ?and among|including ?them|these|those <n> elites", "ship $1 with $4 elites to $3"},
	{NULL, X, WHOLE | DOUBT, "?the worm takes|carries|brings|bring|take|carry <many> <off> <into>", "ride $1 from $2 to $3"},

	{NULL, M, WHOLE, "all_but <n> ?<men> <off> ?move|go|goes|march <into>", "move all but $1 from $3 to $4"}, {NULL, M, WHOLE, "all but|except <n> ?<men> <off> ?move|go|goes|march <into>", "move all but $1 from $3 to $4"}, {NULL, M, WHOLE, "everything|everyone|everybody but|except <n> <off> ?move|go|goes|march <into>", "move all but $1 from $2 to $3"}, {NULL, M, WHOLE, "<goes> ?everything|everyone|everybody|all <off> <into> ?, leaving|keeping <n> ?<men> ?behind|there|back|home", "move all but $4 from $2 to $3"}, {NULL, M, WHOLE, "<goes> everything|everyone|everybody|all <off> <into>", "move all from $2 to $3"}, {NULL, M, WHOLE, "everything|everyone|everybody <off> ?move|go|goes|march <into>", "move all from $1 to $2"}, {NULL, M, WHOLE, "all ?<men> <off> ?move|go|goes|march <into>", "move all from $2 to $3"},
	{NULL, M, WHOLE, "all ?<n> ?<men> <off> ?, elites included|and_all ?, ?move|go|goes|march <into>", "move all from $3 to $4"}, {NULL, X | M, 0, "only|just ?the ordinary|normal|regular|plain ones|men|forces", "whether forces"},

	/* --- the march --- */
	{NULL, M, 0, "^ ?perhaps|maybe ?i|we might|could|may ship|move|revive", "whether"},
	{NULL, M, WHOLE, "ship|land|send <area> ?:|,|- <n>", "ship $2 to $1"}, {NULL, M, WHOLE, "move|go|march <area> -|>|->|to ?> <area> ?:|,|- <n> ?<men>", "move $3 from $1 to $2"}, {NULL, M, WHOLE, "move|march ?: <area> -|>|->|to ?> <area> ?:|,|-|with <n> ?<men>", "move $3 from $1 to $2"}, {NULL, M, WHOLE, "^ move <n> <area> > <area>", "move $1 from $2 to $3"},
	{NULL, M, 0, "^ marching|marches :", "move"}, {NULL, M, 0, "^ shp", "ship"}, {NULL, M, WHOLE, "revive ?: <n> ( <n> free , <n> paid )", "revive $1"}, {NULL, M, DOUBT, "^ ship|move|movement|shipment ?:|-|= none|nothing|no|nil ?move|ship|movement|shipment $", ""}, {NULL, M, WHOLE, "ship <many> to <area> ;|,|.|: should|if|in_case it|that|this|they is|be|prove|turn_out ?to ?be full|blocked|closed|impossible|occupied|taken|not_possible ?, ?then ?ship ?them to|in <area>", "ship $1 to $2 else ship $1 to $3"}, {NULL, M, WHOLE, "ship <many> to <area> ;|,|.|: should|if <area> is|be full|blocked|closed|impossible|occupied|taken ?, ?then ?ship ?them to|in <area>", "ship $1 to $2 else ship $1 to $4"}, {NULL, M, WHOLE, "bring|call|get|take <n> ?<men> ?back to life ?again", "revive $1"}, {NULL, M, WHOLE, "bring|call|get|take <leader_name> ?back to life ?again", "revive leader $1"}, {NULL, M, WHOLE, "<n> ?<men> ?shall|should|will|to return|rise|come ?back from|out_of ?the tanks|dead", "revive $1"},
	{NULL, M, 0, ", through|via|over ?the ~carthag $", "via $1"}, {NULL, M, DOUBT, ", through ?the imperial_basin $", ""}, {NULL, M, 0, "from|out_of ?my|the reserve|reserves|orbit to ?the <area>", "to $1"}, {NULL, M, 0, "to ?the <area> , not from <area>", "to $1"},
	{NULL, M, WHOLE, "take|bring|lead|pull <n> ?of ?my ?<men> ?away|out <off> <into>", "move $1 from $3 to $4"}, {NULL, M, WHOLE, "revive <n> elites and <n> others|normals|other|normal|ordinary|regular ?<men>", "revive $1 elites and $2 forces"}, {NULL, M, WHOLE, "?and also|too <leader_name>", "revive leader $1"}, {NULL, M, WHOLE | DOUBT, "and <leader_name> ?too|as_well|also", "revive leader $1"},
	{NULL, 0, WHOLE, "pay ?for <n> ?of ?the <seat> ?s ?revivals|revival", "allyrevive $1"}, {NULL, 0, WHOLE, "pay ?for <n> revivals|revival of|for ?the <seat>", "allyrevive $1"},
	{NULL, M, WHOLE | DOUBT, "retreat|withdraw|fall|pull ?back <n> ?<men> <into>", "move $1 to $3"}, {NULL, M, WHOLE | DOUBT, "retreat|withdraw|pull <n> ?<men> ?back <into>", "move $1 to $3"}, {NULL, M, 0, "half to|in|from|of", "whether to"},

	/* --- conditions: who stands where --- */
	{NULL, M, WHOLE, "ship <many> to <area> ?, provided|if|as_long_as ?that <area> is|be free ?,|; failing|otherwise|else ?which ?, ?then to <area>", "ship $1 to $2 if free $3 else ship $1 to $4"},
	{NULL, M, 0, "<seat> has|have ?got more than <n> ?<men> there", "$1 in it beyond $2"}, {NULL, M, 0, "<seat> has|have ?got more_than <n> ?<men> there", "$1 in it beyond $2"}, {NULL, M, 0, "<seat> has|have ?got at_least <n> ?<men> there", "$1 in it >= $2"}, {NULL, M, 0, "<seat> has|have ?got <n> or_more ?<men> there", "$1 in it >= $2"}, {NULL, M, 0, "<seat> is|are|stands|stand ?still there", "$1 in it"},
	{NULL, M, WHOLE, "ship <many> to <area> unless <seat> in it <any>", "ship $1 to $2 unless $3 in $2 $4"}, {NULL, M, WHOLE, "ship <many> to <area> if <seat> in it <any>", "ship $1 to $2 if $3 in $2 $4"}, {NULL, M, WHOLE, "move <many> from <area> to <area> unless <seat> in it <any>", "move $1 from $2 to $3 unless $4 in $3 $5"}, {NULL, M, WHOLE, "move <many> from <area> to <area> if <seat> in it <any>", "move $1 from $2 to $3 if $4 in $3 $5"},
	{NULL, 0, 0, "<seat> has|have ?got more_than <n> ?<men> ?in|at <area>", "$1 in $4 beyond $2"}, {NULL, 0, 0, "<seat> has|have ?got more than <n> ?<men> ?in|at <area>", "$1 in $4 beyond $2"}, {NULL, 0, 0, "<seat> has|have ?got less|fewer than <n> ?<men> ?in|at <area>", "$1 in $4 below $2"},
	{NULL, 0, 0, "<seat> has|have ?got at_least <n> ?<men> ?in|at <area>", "$1 in $4 >= $2"}, {NULL, 0, 0, "<seat> has|have ?got <n> or_more ?<men> ?in|at <area>", "$1 in $4 >= $2"}, {NULL, 0, 0, "<seat> has|have ?got <n> or more ?<men> ?in|at <area>", "$1 in $4 >= $2"}, {NULL, 0, 0, "<seat> is|are|stand|stands|sit|sits ?still in|at <area>", "$1 in $2"}, {NULL, 0, 0, "<seat> ship|ships|shipped|land|lands|landed ?anything|forces|anybody to|in|into|at <area>", "shipped $1 to $2"},
	{NULL, 0, 0, "nobody|no_one is|stands|sits|stays ?there in|at <area>", "enemy $1 <= 0"}, {NULL, 0, 0, "nobody ?else is|stands|sits ?there in|at <area>", "enemy $1 <= 0"}, {NULL, 0, 0, "spice is|lies in|at <area>", "spice $1 >= 1"}, {NULL, 0, 0, "?there is|lies spice in|at|on <area>", "spice $1 >= 1"},
	{NULL, 0, 0, "?the storm is|will|would|should|were|threatens ?going|about ?to ?be|to ?come ?over hit|hits|reach|reaches|enter|strike|strikes|touch ?to <area>", "storm hits $1"},

	/* --- cards and powers that interrupt --- */
	{NULL, 0, WHOLE, "karama ?:|, ?the <power> ?is|be cancelled|lost|off|stopped", "karama cancel $1"}, {NULL, 0, WHOLE, "karama ?:|, ?the guild loses|lose ?its|their half price|prices|rate", "karama cancel GUI.HALF"},
	{NULL, 0, WHOLE, "if <any> , stop it|that|them with|by ?my|a karama", "karama stop if $1"}, {NULL, 0, WHOLE, "if shipped <seat> to <area> ?, ?i stop it|that|them|this ?with|by ?my|a karama", "karama stop $1 if shipped $1 to $2"},
	{NULL, 0, WHOLE, "if storm hits <area> ?, let ?it|the ?storm stay|stop|stand ?where|there ?it ?is with|by ?my weather", "weather 0 if storm hits $1"}, {NULL, 0, WHOLE, "if storm hits <area> ?, ?i play|use weather ?and ?i leave|keep|hold ?it ?where ?it ?is", "weather 0 if storm hits $1"}, {NULL, 0, WHOLE, "if storm hits <area> ?, ?i ?play|use ?my weather ?and|to ?i stop|leave ?it ?where|there ?it ?is", "weather 0 if storm hits $1"}, {NULL, 0, WHOLE | SAYING_DOUBT, "weather ?:|, stay where it|is|they|the_storm|storm ?is ?if ?it would|will|should hit|reach <area>", "weather 0 if storm hits $1"},
	{NULL, 0, WHOLE, "blow|blast up ?the shield_wall if <any>", "atomics if $1"}, {NULL, 0, WHOLE, "blow|blast ?the shield_wall up if <any>", "atomics if $1"}, {NULL, 0, WHOLE, "use|fire|play ?my ?the ?family atomics ?on|against ?the ?shield_wall if <any>", "atomics if $1"},
	{NULL, 0, WHOLE, "ask ?the <seat> ?with|by ?my ?a ?truthtrance ?:|, ?if|whether ?they|he|she|it has|have|holds|hold ?a|the <card>", "truth $1 $2"}, {NULL, 0, WHOLE, "ask ?the <seat> with|by ?my ?a truthtrance ?:|, ?if|whether ?they|he|she|it has|have|holds|hold <leader_name> ?as ?a|their ?traitor", "truth $1 traitor $2"}, {NULL, 0, WHOLE, "?my truthtrance ?for|to|on|: ?the <seat> ?:|, ?have|has|do|does ?they|you|he|she ?have|hold ?a|the <card>", "truth $1 $2"},
	{NULL, 0, WHOLE, "when|whenever|if others|somebody|anybody|someone|anyone ship|ships ?, ?an ?my advisor|advisors goes|go|come|comes|travel|travels with|along ?with ?them|him|her", "advise with"}, {NULL, 0, WHOLE, "?my|an advisor|advisors goes|go|come|comes ?always ?to polar_sink when|whenever|if others|somebody|anybody|someone|anyone ship|ships", "advise polar"},

	/* --- the Voice and prescience --- */
	{NULL, V, 0, "no <kind> ?, and|or|nor ?no <kind>", "whether $1 $2"},
	{NULL, V, WHOLE, "make|force|order|command ?the <seat> play|use|to ?play|use ?a|the <kind> <where> ?, ?not ?a|the <any>", "voice $3 vs $1 play $2"}, {NULL, V, WHOLE, "make|force ?the <seat> ?to play|use ?a|the <kind> <where>", "voice $3 vs $1 play $2"},
	{NULL, V, WHOLE, "what|which ?is|are ?the <seat> ?s <asks> ?? ", "ask vs $1 $2"}, {NULL, V, WHOLE, "what|which <asks> do|does|will|has|have ?the <seat> ?play|use|have ?? ", "ask vs $2 $1"}, {NULL, V, WHOLE, "who leads|lead|commands ?for ?the <seat> ?? ", "ask vs $1 leader"}, {NULL, V, WHOLE, "what ?number|much do|does|will ?the <seat> dial ?? ", "ask vs $1 dial"}, {NULL, V, WHOLE, "?the <seat> ?s <asks> ?? ", "ask vs $1 $2"}, {NULL, V, WHOLE, "show|tell ?me ?the <seat> ?s <asks>", "ask vs $1 $2"},

	/* --- the nexus, and turn 0 --- */
	{NULL, X, 0, "^ ?the <seat> first $", "whether $1"}, {NULL, X, 0, "anyone|anybody|everyone|everybody|all but|except ?the <seat>", "ally whether $1"}, {NULL, X, 0, "all_but ?the <seat>", "ally whether $1"},
	{NULL, X, WHOLE | DOUBT, "not ?the <seat> .|;|, ?the|but|rather <seat> ?, or|else ?else nobody|none", "ally $2"}, {NULL, X, WHOLE, "ally|alliance ?:|with ?the <seat> ( first|1_st|1 ?choice ) ?,|; ?and|or ?the <seat> ( second|2_nd|2 ?choice )", "ally $1 , $2"}, {NULL, X, WHOLE, "?alliance|ally ?: ?the <seat> ( first|1_st|1 ) ?,|; ?the <seat> ( second|2_nd|2 )", "ally $1 , $2"}, {NULL, X, 0, "( first|second|1_st|2_nd )", "whether"}, {NULL, X, WHOLE, "?the <seat> ?, or|else ?else nobody|none|no_one", "ally $1"}, {NULL, X, WHOLE, "ally ?:|with ?the <seat> or|and ?the <seat> ?, ?in that|this order|sequence", "ally $1 , $2"},
	{NULL, P, WHOLE | DOUBT, "?the <seat> ?,|in|on ?the last turn|round", "predict $1 turn last"}, {NULL, S, 0, "in|to south", "in false_wall_south"}, {NULL, S, 0, "in|to west", "in false_wall_west"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
