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
	{"spot", S, 0, "~carthag ?sector <n> :|=|- <n> ?<men>", "$3 in $1 sector $2"},
	/* --- the words of orders in other words --- */
	{NULL, M, 0, "^ rev", "revive"}, {NULL, M, 0, "^ mv", "move"}, {NULL, M, DOUBT, "^ s <n> <area> $", "ship $1 to $2"}, {NULL, M, DOUBT, "^ ?r rev|r <n> $", "revive $1"}, {NULL, M, DOUBT, "^ m|move <n> ~carthag -|>|->|to ?> <area> $", "move $1 from $2 to $3"}, 
	{NULL, L, 0, ".|;|, capture ?:|= keep", ", capture keep"}, {NULL, L, 0, ".|;|, capture ?:|= kill", ", capture kill"}, {NULL, L, 0, "chief|general|commander", "leader"}, {NULL, L, 0, "arm|arms|armament|attack ?: <card>", "weapon $1"}, {NULL, L, 0, "protection|protect|guard ?: <card>", "defence $1"}, {NULL, L, 0, "make|do ?a|the ?my battle", "battle"}, {NULL, L, 0, "number ?:|=|is <n> ,|;|.", "dial $1 ,"},
	{NULL, L, 0, "supported|backed by <n> spice", "$1 spice"}, {NULL, L, 0, "supported|backed by <n> ?of_them|of_it ,", "$1 spice ,"}, {NULL, L, 0, "shall|will|do not call ?a|any ?the traitor|traitors", "call no"}, {NULL, L, 0, ".|;|,|and ?and call ?a|the|any traitor ?if|where|when ?possible|can", ", call yes"}, {NULL, L, 0, "?.|;|, ?and kill ?the whoever|whomever|anybody|anyone|whatever|prisoner|captive ?we|i ?leader capture", ", capture kill"}, {NULL, L, 0, "?.|;|, ?and keep ?the whoever|whomever|anybody|anyone|whatever|prisoner|captive ?we|i ?leader capture", ", capture keep"},
	{NULL, L, 0, "battle for|of|over <area>", "battle $1"}, {NULL, L, 0, "^ ?in|at|for ?the battle in|for|of|over|at <area> ?,|: ?i|we dial", "battle $1 dial"}, {NULL, L, 0, "<leader_name> leads|lead|commands ?us|them ?,", "leader $1 ,"},
	{NULL, L, DOUBT, "^ dial <num> ?,|and ?with <leader_name>", "battle dial $1 leader $2"}, {NULL, L, OUTLINE, "vs|versus|against <seat> <dialled> <led>" FIGHTING, "battle vs $1 $2 $3"}, {NULL, L, OUTLINE, "vs|versus|against <seat> <dialled>" FIGHTING, "battle vs $1 $2"},

	{NULL, 0, DOUBT, "<n> , no|nay|sorry <n> ,", "$2"}, {NULL, 0, DOUBT, "<n> , no|nay|sorry <n> $", "$2"},

	/* --- taking back: "forget the shipment" --- */
	{"thing", X, 0, "alliance|ally|pact", "ally"}, {"thing", X, 0, "ride|worm", "ride"}, {"thing", B, 0, "bid|bids ?on|for <lot>", "bid $1"}, {"thing", B, 0, "bid|bids", "bid"}, {"thing", M, 0, "revive|revival|revivals", "revive"}, {"thing", M, 0, "ship|shipping", "ship"}, {"thing", M, 0, "move|movement", "move"}, {"thing", M, 0, "flip", "flip"}, {"thing", M, 0, "timing", "when"},
	{"thing", F, 0, "battle|plan ?in|for|at|of <area>", "battle $1"}, {"thing", V, 0, "voice", "voice"}, {"thing", V, 0, "question|prescience|ask", "ask"}, {"thing", P, 0, "predict|prediction", "predict"}, {"thing", S, 0, "traitor", "traitor"}, {"thing", S, 0, "placement|place", "place"}, {"thing", 0, 0, "gift|give|spice to <seat>", "give $1"}, {"thing", 0, 0, "gift|give", "give"}, {"thing", 0, 0, "deal ?with <seat>", "deal $1"}, {"thing", 0, 0, "deal", "deal"},
	{"thing", 0, 0, "karama", "karama"}, {"thing", 0, 0, "weather", "weather"}, {"thing", 0, 0, "atomics", "atomics"}, {"thing", 0, 0, "ghola", "ghola"}, {"thing", 0, 0, "truthtrance", "truth"},

	/* --- what tables name their columns --- */
	{NULL, B, 0, "^ lot <n> ?, most|maximum|bid|price|spice|limit ?, <n>", "bid $1 $2"}, {NULL, L, 0, "^ where|place|location|territory|site|battle ?, ~carthag ?, against|vs|enemy|foe|opponent|who ?, <seat>", "battle $1 vs $2"}, {NULL, M, 0, "^ order|orders|what ?, ship ?, forces ?, <n> ?, where|to|place|destination|territory ?, <area>", "ship $1 to $2"},

	/* --- told in passing --- */
	/* "over" at the end is a word of radio operators. */ {NULL, X, DOUBT, "^ ?my|the|our|this alliance|ally|pact|treaty|friendship ?with ?the <seat> is|has ?been ?over $", "break"}, {NULL, X, WHOLE | DOUBT, "?my|the|our|this alliance|ally|pact|treaty|friendship ?with ?the ?<seat> is|has|are ?been over|finished|ended|through|done|dead|terminated|dissolved|off ?now", "break"}, {NULL, X, WHOLE | DOUBT, "?the <seat> and i|me|we are ?all through|finished|done|over", "break"}, {NULL, P, WHOLE | DOUBT, "?i foresee|expect|think|guess|bet|see ?on ?that ?the <seat> winning|win|wins|to|will|taking ?win ?in|on <in_turn>", "predict $1 $2"}, {NULL, P, WHOLE | DOUBT, "?i foresee|expect|think|guess|bet|see ?on ?that ?the <seat> winning|win|wins|to|will|taking ?win ?in|on turn <n>", "predict $1 turn $2"},
	{NULL, B, WHOLE | DOUBT, "?would <pays> <most> ?spice for|on either|any|both ?of_them lot|lots|card|cards|one", "bid 1 $2 ; bid 2 $2"}, {NULL, B, WHOLE | DOUBT, "1 card|lot is plenty|enough ?for ?me|us", "maxcards 1"}, {NULL, B, WHOLE | DOUBT, "<n> cards are plenty|enough ?for ?me|us", "maxcards $1"}, {NULL, B, WHOLE | DOUBT, "?whatever ?happens , not|never ?a|one ?single spice more than|more_than <n> ?spice", "maxspice $1"}, {NULL, B, WHOLE | DOUBT, "not|never ?a|one ?single spice more than|more_than <n>", "maxspice $1"}, {NULL, B, DOUBT, "?,|;|. ?and ?the other|others|rest|second ?one|ones|lot|lots|card|cards can|may go to|for somebody|someone|anybody|anyone|others|anywhere ?else $", ""},
	{NULL, 0, WHOLE | DOUBT, "let ?my ?ally ?the ?<seat> use|spend|have|take ?up_to|at_most <n> ?of ?my spice ?for|on ?his|her|their|its ?cards|lots|bids|shipments", "allypay $2"}, {NULL, 0, WHOLE | DOUBT, "?my|the advisors should|shall|will|must|may tag|come|go|travel|ride ?along with ?all|every|each|any ?of ?the shipment|shipments|ship", "advise with"},
	{NULL, M, WHOLE | DOUBT, "?get|bring|take <n> ?of ?my dead|killed|fallen|lost ?<men> ?back ?to ?life", "revive $1"}, {NULL, M, 0, "^ no revivals|revival|revive ?,|;|. ?and", "revive 0 ;"}, {NULL, M, DOUBT, "?^ ?,|; no shipment|shipments|ship|shipping ?,|;|. ?and ?just|only move", "; move"}, {NULL, M, 0, "if|when it is|s free|empty|clear|open", "if free it"}, {NULL, M, WHOLE, "<many> to <area> if free it", "ship $1 to $2 if free $2"}, {NULL, V, WHOLE | DOUBT, "what|which ?number is|stands on ?the <seat> ?s dial|wheel <where> ?? ", "ask $2 vs $1 dial"}, {NULL, V, WHOLE | DOUBT, "?want|like|wish|love ?to see|know|learn ?the|which|what <asks> ?the <seat> brings|bring|takes|take|uses|use|plays|play|sends|send ?to <where>", "ask $3 vs $2 $1"},
	{NULL, L, OUTLINE, "<dialled> <led> <held> <held>" FIGHTING, "battle $1 $2 , $3 , $4"}, {NULL, L, OUTLINE, "<dialled> <led> <held>" FIGHTING, "battle $1 $2 , $3"}, {NULL, L, OUTLINE, "<dialled> <paid> <led> <held>" FIGHTING, "battle $1 $2 $3 , $4"},

	/* --- bids --- */
	{NULL, B, WHOLE, "no bid|bids ?at_all ?from|for|by ?me|us ?this|in ?this ?turn|round|phase", "pass"}, {NULL, B, WHOLE, "pass on|for everything|all|both|each ?of ?them|it ?lots|lot|cards|card", "pass"}, {NULL, B, DOUBT, "?,|;|. ?and nothing|none|no|zero ?bid for|on ?the <lot> $", ""}, {NULL, B, DOUBT, "?,|;|. ?and forget|skip|ignore|never_mind ?about ?the other|others|rest ?one|ones|lot|lots|card|cards $", ""}, {NULL, B, DOUBT, "?,|;|. ?and <lot> ?:|-|= nothing|none|no|zero|pass ?bid ?on|for ?that|it $", ""}, {NULL, B, DOUBT, "?,|;|. ?and <lot> does not|don_t|doesn_t|doesnt interest ?me|us $", ""},
	{NULL, B, WHOLE | DOUBT, "<pays> ?up_to|at_most <n> ?spice on|for|at <n>", "bid $3 $2"}, {NULL, B, WHOLE, "max|maximum|at_most|up_to <n> ?spice on|for|at ?the <lot>", "bid $2 $1"}, {NULL, B, 0, "?, ?with ?a|the k|karama if needed|necessary|required|need_be $", "karama"}, {NULL, B, WHOLE, "max|maximum|at_most|up_to <n> ?spice on|for|at ?the <lot> karama", "bid $2 $1 karama"},
	{NULL, B, WHOLE | DOUBT, "put|place|say|set|enter ?me ?down ?for <n> ?spice on|for ?the <lot> ?,|: ?<any>", "bid $2 $1"}, {NULL, B, WHOLE | DOUBT, "<n> : <n>", "bid $1 $2"}, {NULL, B, WHOLE, "max|maximum|at_most <n> spice in_all|in_total|total|altogether|overall", "maxspice $1"}, {NULL, B, 0, "until|till|as_much_as <n> spice", "up_to $1 spice"},
	{NULL, B, 0, "?,|; but only in_the_case|in_case ?that", "if"}, {NULL, B, 0, "?,|; but only in the case ?that", "if"}, {NULL, B, 0, "if ?i have|had not|n_t|haven_t|hadn_t won lot <n>", "unless won lot $1"}, {NULL, B, 0, "?,|; subject to my not having won <lot>", "unless won lot $1"},
	{NULL, B, WHOLE | DOUBT, "?my bid|bids shall|will|must|may not|never exceed|pass|top <n> ?spice ?in_all|in_total|total|altogether", "maxspice $1"},

	/* --- spice for others --- */
	{NULL, 0, 0, "^ propose|offer|suggest ?the|a|this|following ?following deal to|with ?the <seat> ?:|,", "deal $1"}, {NULL, 0, 0, "deal <seat> ?:|, ?i|we pay|offer <n>", "deal $1 give $2"},
	{NULL, 0, WHOLE | DOUBT, "pay ?for ?the revive|revival|revivals of ?up_to|at_most <n> ?of ?the ?<seat> ?s ?<men> ?of|for ?the ?my ?ally ?<seat>", "allyrevive $1"}, {NULL, 0, 0, "^ pursuant|according|due|thanks|owing to ?my|our|the|this ?alliance|ally|pact|treaty|deal ?with|to ?the ?<seat> ?,", ""},
	{NULL, 0, WHOLE | DOUBT, "?<own> ?will|shall|would bear|bears|cover|covers|carry|carries|pay|pays|finance|finances ?for ?up_to|at_most <n> ?spice of|for|towards|toward ?the ?my ?ally ?<seat> ?s card|cards|bids|lots|shipment|shipments ?purchase|purchases|costs|bill", "allypay $2"},

	/* --- the march --- */
	{"area", M, 0, "~carthag , ?the|in|to sector ?is|number|no <n>", "$1 sector $2"}, {NULL, M, 0, ", ?the sector is <n>", "sector $1"}, 
	{NULL, M, 0, "from|out_of ?my|our|the reserve|reserves ?in|into to|into|in ?the <area>", "to $1"}, {NULL, M, WHOLE | DOUBT, "have|having|get|see <n> ?of ?my|our ?<men> ?be revived|revive|restored|back ?from|out_of ?the ?tanks", "revive $1"}, {NULL, M, WHOLE | DOUBT, "revive|revival ?of ?the ?my usual|free <n> ?<men>", "revive $1"}, {NULL, M, WHOLE | DOUBT, "?let|make reborn <n> ?<men>", "revive $1"},
	{NULL, M, WHOLE | DOUBT, "?if <n> ?of ?my|our ?<men> could|can|may|might|should|shall|will|are|to ?to ?be shipped|ship back from|out_of <area> ?to ?the|our|my ?reserve|reserves", "ship $1 from $3 back"}, {NULL, M, WHOLE | DOUBT, "?if <n> ?of ?my|our ?<men> could|can|may|might|should|shall|will|are|to ?to ?be shipped|ship <into>", "ship $1 to $3"}, {NULL, M, WHOLE | DOUBT, "?if <n> ?of ?my|our ?<men> could|can|may|might|should|shall|will|are|to ?to ?be moved|move <off> <into>", "move $1 from $3 to $4"},
	{NULL, M, WHOLE | DOUBT, "<n> elites and <n> ?normal|ordinary|regular ?<men> ?go|goes|come|land <into>", "ship $1 elites and $2 forces to $4"}, {NULL, M, WHOLE | DOUBT, "?<own> send|sends|sending <n> of ?my|his|her|our|their ?own ?finest|best|bravest|men|men <into>", "ship $2 to $3"},
	{NULL, M, WHOLE, "ship <many> <off> across|over <into>", "ship $1 from $2 to $3"}, {NULL, M, WHOLE, "ship <many> <off> <into>", "ship $1 from $2 to $3"}, {NULL, M, 0, "use|play ?my|the hajr ?card ?to|and|,|:|. move|for", "hajr move"}, {NULL, M, 0, "?use|play ?my|the hajr ?card ?and|:|,|. ?move ?another <n> ?<men> ?more <off> <into>", "hajr move $1 from $3 to $4"},
	{NULL, M, WHOLE | DOUBT, "?<own> ?s shipment|ship ?and move|movement ?shall|will|should|to ?take|takes|come|comes|be ?place before ?that|those ?of ?the <seat> ?s", "when before $2"}, {NULL, M, WHOLE | DOUBT, "?<own> ?s shipment|ship ?and move|movement ?shall|will|should|to ?take|takes|come|comes|be ?place after ?that|those ?of ?the <seat> ?s", "when after $2"},
	{NULL, M, WHOLE | DOUBT, "?could|can|may|might|let ?my advisors ?in <area> ?should|shall|will ?please become|turn|be ?into fighters ?now ?? ", "flip $1"}, {NULL, 0, WHOLE | DOUBT, "?my fighters ?in <area> ?should|shall|will turn|become|change|go|be ?to ?into advisors if|when|whenever|once others|somebody|someone|anybody|anyone|enemies|another come|comes|enter|enters|arrive|arrives ?in ?there", "intrusion $1"},
	{NULL, M, 0, "if ?the storm is not|n_t over|in|at|on <area>", "unless storm $1"}, {NULL, M, 0, "if ?the storm isn_t|isnt over|in|at|on <area>", "unless storm $1"}, {NULL, M, 0, "?there are|be at_most|up_to <n> enemy|enemies ?<men> in|at <area>", "enemy $3 <= $1"}, {NULL, M, 0, "?there are|be at_least <n> enemy|enemies ?<men> in|at <area>", "enemy $3 >= $1"}, {NULL, M, 0, "in the event|case that", "if"}, {NULL, M, 0, "when ?the enemy in|at <area> numbers|number|has|is at_most <n>", "if enemy $1 <= $2"},

	/* --- cards and powers --- */
	{NULL, 0, 0, "?second|further|next|another worm|sandworm of|in ?a|the|this blow ?goes ?to ?:", "sandworm"}, {NULL, 0, WHOLE, "?i use|play ?my|the ghola ?card ?to|and|,|: bring|revive|get|fetch|restore|buy ?back <leader_name> ?back ?to ?life", "ghola leader $1"}, {NULL, 0, WHOLE, "?i use|play ?my|the ghola ?card ?to|and|,|: bring|revive|get|fetch|restore ?back <n> ?<men> ?back ?to ?life", "ghola $1"},
	{NULL, 0, 0, "karama ?:|,|- ?to ?i swap|exchange|trade <n> card|cards with ?the <seat> ?,|;|and ?and ?i ?giving|give|return|returning back", "karama swap $2 $1 give"}, {NULL, 0, 0, "karama swap <seat> <n> give <card> and <card>", "karama swap $1 $2 give $3 , $4"}, {NULL, 0, WHOLE, "stop|halt|block ?the <seat> ?s ?shipment|ship with|by|using ?my|a ?the karama", "karama stop $1"},
	{NULL, 0, WHOLE | DOUBT, "?would|will|to answer ?the ?question ?with|is|: ?a yes", "answer yes"}, {NULL, 0, WHOLE | DOUBT, "?would|will|to answer ?the ?question ?with|is|: ?a no", "answer no"},

	/* --- the nexus, turn 0, questions --- */
	{NULL, X, WHOLE | DOUBT, "?the <seat> ?, else|otherwise ?the ?with <seat>", "ally $1 , $2"}, {NULL, X, WHOLE | DOUBT, "?my|the|our alliance|ally ?with ?the ?<seat> continues|goes_on|stays|stands|remains|holds", "pass"}, {NULL, X, WHOLE | DOUBT, "?prefer|preferred ally|allies|alliance ?: ?1_st|first <seat> ?, ?and ?then 2_nd|second <seat>", "ally $1 , $2"},
	{NULL, S, WHOLE | DOUBT, "<leader_name> ?,|;|/|and ?and ?dial <n>", "traitor $1 ; dial storm $2"}, {NULL, S, WHOLE | DOUBT, "?like|want|wish ?to ?keep <leader_name> ?as ?my ?traitor ?,|; and dial <n> ?for ?on ?the ?storm", "traitor $1 ; dial storm $2"}, {NULL, V, WHOLE | DOUBT, "?their|his|her <asks> ?? ", "ask $1"},
	/* --- parts of a plan --- */
	{"num", L, 0, "<n> . 5", "$1 . 5"}, {"num", L, 0, "<n> 1 / 2", "$1 . 5"}, {"num", L, 0, "<n> and ?a half", "$1 . 5"}, {"num", L, 0, "<n>", "$1"},
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
	{"into", M, 0, "on|upon|onto <area>", "$1"}, {"many", X | M, 0, "all|everything|everyone|everybody ?<men>", "all"}, {"many", X | M, 0, "<n> ?<men> , <n> of ?them|those|which elites", "$1 with $3 elites"}, {"many", X | M, 0, "<n> ?<men> among|including|incl ?of ?them|these|those|which ?: <n> elites", "$1 with $3 elites"}, {"many", X | M, 0, "<n> ?<men> , ?and among|including|incl ?of ?them|these|those|which ?: <n> elites", "$1 with $3 elites"},
	{NULL, X | M, 0, "<n> of ?my|our ordinary|normal|regular|plain ?<men> ", "$1 forces"}, {NULL, X | M, 0, "<n> ordinary|normal|regular|plain ?<men>|ones", "$1 forces"},
	{NULL, M, WHOLE | DOUBT, "ship|send|land|drop|put <n> ?<men> <into> , <n> of ?them|those|which elites", "ship $1 with $4 elites to $3"}, {NULL, M, WHOLE | DOUBT, "<n> ?<men> <into> , ?and among|including ?them|these|those <n> elites", "ship $1 with $4 elites to $3"},
	{NULL, X, WHOLE | DOUBT, "?the worm takes|carries|brings|bring|take|carry <many> <off> <into>", "ride $1 from $2 to $3"},

	{NULL, M, WHOLE, "all_but <n> ?<men> <off> ?move|go|goes|march <into>", "move all but $1 from $3 to $4"}, {NULL, M, WHOLE, "all but|except <n> ?<men> <off> ?move|go|goes|march <into>", "move all but $1 from $3 to $4"}, {NULL, M, WHOLE, "everything|everyone|everybody but|except <n> <off> ?move|go|goes|march <into>", "move all but $1 from $2 to $3"}, {NULL, M, WHOLE, "<goes> ?everything|everyone|everybody|all <off> <into> ?, leaving|keeping <n> ?<men> ?behind|there|back|home", "move all but $4 from $2 to $3"}, {NULL, M, WHOLE, "<goes> everything|everyone|everybody|all <off> <into>", "move all from $2 to $3"}, {NULL, M, WHOLE, "everything|everyone|everybody <off> ?move|go|goes|march <into>", "move all from $1 to $2"}, {NULL, M, WHOLE, "all ?<men> <off> ?move|go|goes|march <into>", "move all from $2 to $3"},
	{NULL, M, WHOLE, "all ?<n> ?<men> <off> ?, elites included|and_all ?, ?move|go|goes|march <into>", "move all from $3 to $4"}, {NULL, X | M, 0, "only|just ?the ordinary|normal|regular|plain ones|men|forces", "whether forces"},

	/* --- the march --- */
	{NULL, M, 0, "^ ?perhaps|maybe ?i|we might|could|may ship|move|revive", "whether"},
	{NULL, M, WHOLE, "ship|land|send <area> ?:|,|- <n>", "ship $2 to $1"}, {NULL, M, WHOLE, "move|go|march <area> -|>|->|to ?> <area> ?:|,|- <n> ?<men>", "move $3 from $1 to $2"}, {NULL, M, WHOLE, "move|march ?: <area> -|>|->|to ?> <area> ?:|,|-|with <n> ?<men>", "move $3 from $1 to $2"}, {NULL, M, DOUBT, "^ move <n> ?<men> ?from <area> > <area>", "move $1 from $3 to $4"},
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
	{NULL, X, 0, "^ ?the <seat> first $", "whether $1"}, {NULL, X, 0, "anyone|anybody|everyone|everybody|all but|except|save ?the <seat>", "whoever"}, {NULL, X, 0, "all_but ?the <seat>", "whoever"},
	{NULL, X, WHOLE | DOUBT, "not ?the <seat> .|;|, ?the|but|rather <seat> ?, or|else ?else nobody|none", "ally $2"}, {NULL, X, WHOLE, "ally|alliance ?:|with ?the <seat> ( first|1_st|1 ?choice ) ?,|; ?and|or ?the <seat> ( second|2_nd|2 ?choice )", "ally $1 , $2"}, {NULL, X, WHOLE, "?alliance|ally ?: ?the <seat> ( first|1_st|1 ) ?,|; ?the <seat> ( second|2_nd|2 )", "ally $1 , $2"}, {NULL, X, 0, "( first|second|1_st|2_nd )", "whether"}, {NULL, X, WHOLE, "?the <seat> ?, or|else ?else nobody|none|no_one", "ally $1"}, {NULL, X, WHOLE, "ally ?:|with ?the <seat> or|and ?the <seat> ?, ?in that|this order|sequence", "ally $1 , $2"},
	{NULL, P, WHOLE | DOUBT, "?the <seat> ?,|in|on ?the last turn|round", "predict $1 turn last"}, {NULL, S, 0, "in|to south", "in false_wall_south"}, {NULL, S, 0, "in|to west", "in false_wall_west"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
