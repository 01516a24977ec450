/* Plans of battle as people write them under a heading or without an enemy's name, and the powers that a Karama stops in
 * other words than their keys: tried before the other sayings. See orders/sayings/phrase.h; words_sayings.c defines the parts
 * that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"

/* Where the battle is, at the head of a plan. */
#define HEAD "^ ?my ?our ?battle|plan ?plan ?in|at|for|of ?the ?battle ?of|in|at|for "
#define STOPS "cancel|stop|block|prevent|deny|against|vs|on|nullify"

/* With as many lots as the turn may have, the most first, for a lot that is not there is refused. */
#define EACH_LOT(means)                                                                                  \
	{                                                                                                \
		NULL, B, WHOLE | DOUBT,                                                                  \
			"<pays> <most> ?for ?me on|for each|every|all|any ?of ?the lot|lots|card|cards", \
			means                                                                            \
	}

/* clang-format off */
const struct saying du_words_plans[] = {
	/* --- parts --- */
	{"lead", F, 0, "leads|leading|commands|commanding|fights|leader|commander|general|lead|command", ""}, {"lead", F, 0, "is leader|commander|in_command|in_charge", ""},
	{"ones", 0, 0, "?my|our ?own other|others|regular|regulars|normal|ordinary|plain|common ?forces", "forces"},
	/* The powers of the factions, as HELP ADVANTAGES has them. */
	{"power", 0, 0, "?guild ?s half price|prices|rate|rates|price_shipping", "GUI.HALF"}, {"power", 0, 0, "guild ?s ?from shipping|ship at half price", "GUI.HALF"}, {"power", 0, 0, "guild ?s ?from ?being income|paid|payment|pay ?for ?shipments", "GUI.PAY"}, {"power", 0, 0, "guild ?s cross ?shipping|shipment|shipments|ship", "GUI.CROSS"}, {"power", 0, 0, "guild ?s timing", "GUI.TIMING"},
	{"power", 0, 0, "?harkonnen ?s extra|second|free|bonus card", "HAR.EXTRA"}, {"power", 0, 0, "?harkonnen ?s ?from capture|captures|capturing ?of ?leaders|leader", "HAR.CAPTURE"},
	{"power", 0, 0, "emperor ?s ?from ?being income|paid|payment|pay ?for ?cards", "EMP.PAY"}, {"power", 0, 0, "?emperor|fremen ?s ~sardaukar ?strength|bonus", "$1"},
	{"power", 0, 0, "?bene_gesserit ?s voice", "BG.VOICE"}, {"power", 0, 0, "?bene_gesserit ?s ?spiritual advisor|advisors", "BG.ADVISE"},
	{"power", 0, 0, "?atreides ?s prescience", "ATR.PRESCIENCE"}, {"power", 0, 0, "?atreides ?s kwisatz_haderach", "ATR.KH"}, {"power", 0, 0, "atreides ?s ?from seeing|see|peeking|knowing ?at ?the cards|lots", "ATR.BID"},
	{"power", 0, 0, "fremen ?s ?from free ?of ?spice fighting|battle|support", "FRE.NOSPICE"}, {"power", 0, 0, "fremen ?s worm ?riding|ride|immunity", "FRE.WORM"},

	/* --- what no outline may pass over: "whether" stands for all that leaves open what is meant --- */
	{NULL, X | M, 0, "but ?i|they|it|we ?will|shall stay|stays|remain|remains", "whether stay"}, {NULL, B, 0, "somebody|someone|everybody|everyone ?will|would|may|might|could pay|pays|bid|bids|give|gives", "whether somebody pay"}, {NULL, B, 0, "less than <n>", "whether $1"}, {NULL, B, 0, "at_least <n> ?spice for|on", "whether $1 on"},
	{NULL, 0, 0, "give|gives|gave|owe|owes|pay|pays me", "whether give me"}, {NULL, V, 0, "has|have|had|holds no|not", "whether no"}, {NULL, V, 0, "need|needs not|never", "whether not"}, {NULL, V, 0, "^ ?the <seat> has|have|holds ?a|an|the weapon|leader|defence", "whether $1"},

	/* --- deals --- */
	{NULL, 0, 0, "^ ?i ?make|offer|propose ?a deal ?with|to ?the <seat> ?:|,", "deal $1"}, {NULL, 0, 0, "deal <seat> ?:|, <n> spice for|against <n> ?spice", "deal $1 give $2 get $3"},

	/* --- Karama and other cards --- */
	{NULL, 0, 0, "karama ?:|,|- ?to|and ?i " STOPS " <power>", "karama cancel $1"}, {NULL, 0, 0, "cancel|stop|block|prevent|deny|nullify <power> ?with|by ?my|a karama", "karama cancel $1"},
	{NULL, 0, 0, "karama ?:|, revive <n> ?<men> ?for free|nothing", "karama revive $1"}, {NULL, 0, 0, "karama ?:|, swap <n> card|cards with ?the <seat>", "karama swap $2 $1"},
	{NULL, 0, WHOLE, "take|swap|exchange ?all ?of ?the <seat> ?s ?whole|entire|all ?of hand|cards ?with|by ?my|a karama", "karama swap $1 all"},
	{NULL, F, 0, "?with|by karama ?:|,|to ?i look|peek ?at|see <seat> ?s ?whole|entire plan ?<where>", "karama see $1 in $2"}, {NULL, F, 0, "karama see <seat> in <where>", "karama see $1 in $2"},
	{NULL, 0, 0, "use|play ?my|the ghola ?card on|for|to|: ?revive <leader_name>", "ghola leader $1"}, {NULL, 0, 0, "^ ghola ?card on|for|to|:|, ?revive <leader_name>", "ghola leader $1"}, {NULL, 0, 0, "?use|play ghola ?card for|to|:|, ?revive <n> ?<men>", "ghola $1"},
	{NULL, 0, WHOLE, "blow|blast ?up shield_wall ?up ?<any>", "atomics $1"}, {NULL, 0, 0, "set|fire|let|use ?off ?the atomics", "atomics"}, {NULL, 0, 0, "?use|play weather ?:|,|to|and ?to ?i move ?the storm <n> ?sectors", "weather $1"}, {NULL, 0, 0, "move ?the storm <n> ?sectors with|by ?my weather", "weather $1"},
	{NULL, 0, WHOLE, "if ?the storm would|will|should|may ?reach|reaches|hit <area> ?, let ?it|the|storm ?storm stay|stop ?where ?it ?is with|by ?my weather", "weather 0 if storm hits $1"}, {NULL, 0, WHOLE, "if ?the storm reaches|hits|enters <area> ?, ?let ?the ?storm ?it ?stay|move <n> ?sectors ?with|by ?my ?weather", "weather $2 if storm hits $1"},
	{NULL, 0, 0, "^ ?use|play ?my truthtrance ?on|to|for|at|vs|: ?the <seat> ?:|,|.|;", "truth $1"}, {NULL, 0, 0, "^ ?use|play ?my truthtrance ?on|to|for|at|vs|:|, ?the <seat> ?:|,|.|;", "truth $1"},
	{NULL, 0, 0, "^ ?my truthtrance asks|ask ?the <seat> ?:|,|whether|if", "truth $1"}, {NULL, 0, 0, "truth <seat> do|does ?you|they|he|she ?have|hold|own|got ?a|any <card>", "truth $1 $2"}, {NULL, 0, 0, "truth <seat> have|hold|got ?you|they|a|any <card>", "truth $1 $2"}, {NULL, 0, 0, "truth <seat> is <leader_name> ?your|their|a traitor ?? ", "truth $1 traitor $2"}, {NULL, 0, 0, "truth <seat> do|does|is you|they|he|she have|hold <leader_name> ?as|for ?a|your|their ?traitor", "truth $1 traitor $2"},
	{NULL, 0, 0, "truth <seat> do|does|is you|they|he|she have|hold ?at_least <n> ?or_more spice ?or_more", "truth $1 spice $2"}, {NULL, 0, 0, "truth <seat> have at_least <n> spice", "truth $1 spice $2"},
	{NULL, 0, WHOLE, "?the ?truth|truthtrance ?answer is|:|, yes|true", "answer yes"}, {NULL, 0, WHOLE, "?the ?truth|truthtrance ?answer is|:|, no|false", "answer no"}, {NULL, 0, WHOLE, "truth|truthtrance answer ?:|is yes", "answer yes"}, {NULL, 0, WHOLE, "truth|truthtrance answer ?:|is no", "answer no"},
	{NULL, 0, WHOLE, "no|not|don_t|dont|do_not|decline ?want|take|need ?the|any charity ?for ?me", "charity no"},
	{NULL, 0, WHOLE, "?my ally may|can|could ?use|spend|have|take ?up_to <n> ?of ?my spice ?for|on ?cards|bids|bidding", "allypay $1"}, {NULL, 0, WHOLE, "support|help|back|sponsor ?my ally ?with|by ?up_to|at_most <n> spice ?for|on ?cards|bids|bidding|shipments", "allypay $1"}, {NULL, 0, WHOLE, "?my ally may|can ?have|get|take ?up_to <n> more|extra ?revivals|revival ?on|from ?me", "allyrevive $1"},
	{NULL, 0, WHOLE, "?my advisor|advisors|1 go|goes|travel ?always ?to polar_sink", "advise polar"}, {NULL, 0, WHOLE, "?my advisor|advisors|1 accompany|accompanies|follow|go|goes|travel ?along ?with ?every|each|all|any|the shipment|shipments", "advise with"}, {NULL, 0, WHOLE, "not|don_t|dont|do_not|never send anybody|anyone|advisors ?along", "advise no"},
	{NULL, 0, WHOLE, "if|when anybody|anyone|somebody|someone|others enters|enter|comes|come ?to|into|in <area> ?, ?my fighters ?there become|turn ?into advisors", "intrusion $1"},
	{NULL, 0, WHOLE, "?put|place|send ?the ?if|second|extra|further|additional|next worm ?may|place|a|worm ?,|to|on|in|goes|: ?to|on|in <area>", "sandworm $1"}, {NULL, 0, WHOLE, "if ?i may|can place|send ?a|another worm ?, ?to|on|in <area>", "sandworm $1"},
	{NULL, 0, WHOLE, "not|don_t|dont|do_not protect|save ?my ally ?from ?worms|worm", "protect no"}, {NULL, 0, WHOLE, "keep|protect|save|spare ?the ?my ?worms|worm|ally ?off|from|away ?from ?my ?the worm|worms|ally", "protect yes"},

	/* --- prescience --- */
	{NULL, V, WHOLE, "what ?is|s ?the <seat> ?s <asks> ?will ?be <where> ?? ", "ask $3 vs $1 $2"}, {NULL, V, WHOLE, "which|what <asks> has|have|does|do|will|plays|uses ?the <seat> ?have|play|use <where> ?? ", "ask $3 vs $2 $1"}, {NULL, V, WHOLE, "who leads|lead|commands ?for ?the <seat> <where> ?? ", "ask $2 vs $1 leader"},

	/* --- the nexus --- */
	{NULL, X, WHOLE, "?rather|prefer|make|have|like|i ?have|make no alliance|ally|allies ?for ?me ?in ?this ?nexus|turn", "pass"}, {NULL, X, WHOLE, "remain|stay|play|go|am alone|without|free ?of ?an|any allies|alliance|ally|alone|solo|independent", "pass"}, {NULL, X, WHOLE, "remain|stay|play|go|am ?all alone|solo|independent|unallied", "pass"}, {NULL, X, WHOLE | DOUBT, "keep ?my|our|the alliance|ally ?with ?the ?<seat>", "pass"}, {NULL, X, WHOLE | DOUBT, "stay|remain|stick|keep ?allied ?with|to ?the <seat>", "pass"},
	{NULL, X, WHOLE, "<seat> first|1_st ?choice ?,|;|and ?and <seat> second|2_nd ?choice", "ally $1 , $2"}, {NULL, X, WHOLE, "first wish|choice ?:|is <seat> ?,|;|and ?and second wish|choice ?:|is <seat>", "ally $1 , $2"}, {NULL, X, WHOLE, "?like|want|love|would|wish ?have ?an alliance with ?the <seat> ?,|;|. or|otherwise|else ?else ?with ?the <seat>", "ally $1 , $2"},
	{NULL, X, WHOLE, "ride ?the ?worm ?:|, <many> <off> <into>", "ride $1 from $2 to $3"}, {NULL, X, WHOLE, "?worm ride <trip> ?,|:|with <many>", "ride $2 $1"}, {NULL, X, WHOLE, "<many> <off> ride|rides ?the ?worm <into>", "ride $1 from $2 to $3"}, {NULL, X, WHOLE, "<many> ride|rides ?the ?worm <off> <into>", "ride $1 from $2 to $3"},

	{NULL, X, WHOLE, "<seat> ?please ?,|;|. if not ?, ?then <seat>", "ally $1 , $2"}, {NULL, X, WHOLE | DOUBT, "nobody|none|no_one for me", "pass"},

	/* --- bids --- */
	EACH_LOT("bid 1 $2 ; bid 2 $2 ; bid 3 $2 ; bid 4 $2 ; bid 5 $2 ; bid 6 $2"), EACH_LOT("bid 1 $2 ; bid 2 $2 ; bid 3 $2 ; bid 4 $2 ; bid 5 $2"), EACH_LOT("bid 1 $2 ; bid 2 $2 ; bid 3 $2 ; bid 4 $2"), EACH_LOT("bid 1 $2 ; bid 2 $2 ; bid 3 $2"), EACH_LOT("bid 1 $2 ; bid 2 $2"),
	{NULL, B, DOUBT, "^ lot <n> ?:|,|-|= nothing|none|pass|no|zero ?bid .|;|,", ""}, {NULL, B, DOUBT, "^ pass on|for lot <n> ?,|;|. and|but", ""}, {NULL, B, WHOLE, "?just pass ?on|for ?both|all ?lots|cards", "pass"},
	{NULL, B, WHOLE | DOUBT, "?bids|my ?: 1 ?:|=|-|)|. <n> ?,|;|/|and ?and 2 ?:|=|-|)|. <n>", "bid 1 $1 ; bid 2 $2"}, {NULL, B, WHOLE | DOUBT, "<n> on|for|at 1 ?,|;|/|and ?and <n> on|for|at 2", "bid 1 $1 ; bid 2 $2"}, {NULL, B, WHOLE | DOUBT, "bids ?: <n> /|,|; <n>", "bid 1 $1 ; bid 2 $2"}, {NULL, B, WHOLE | DOUBT, "<lot> ?:|,|-|=|/ <most> ?,|;|/|and ?and <lot> ?:|,|-|=|/ <most>", "bid $1 $2 ; bid $3 $4"},
	{NULL, B, 0, "?my max|maximum|limit|top|highest|most ?price|bid ?bid for|on|at ?the <lot> ?is|:|=|will ?be <n> ?spice", "bid $1 $2"}, {NULL, B, 0, "<lot> / <most>", "bid $1 $2"}, {NULL, B, 0, "<pays> <most> ?spice on|for ?the <lot> ?,|;|. ?but|and not spend|pay more than <n> ?spice ?in_all|in_total|altogether|together|total", "bid $3 $2 ; maxspice $4"},
	{NULL, B, 0, "if ?i do_not|don_t|dont|not|didn_t|cannot ?get|win|buy|have|receive ?the <lot>", "unless won lot $1"}, {NULL, B, 0, "unless ?i ?already win|won|get|got|have|buy ?the <lot>", "unless won lot $1"},
	{NULL, B, WHOLE, "?bid <n> with ?my|a karama on|for ?the <lot>", "bid $2 $1 karama"}, {NULL, B, WHOLE, "unless won lot <n> ?, <pays> <most> on|for ?the <lot>", "bid $4 $3 unless won lot $1"}, {NULL, B, WHOLE, "?bid <lot> ?:|, <most> unless won lot <n>", "bid $1 $2 unless won lot $3"},
	{NULL, B, WHOLE, "won_t|wont|will_not|not|don_t|dont|do_not spend|pay more than <n> ?spice ?in_all|in_total|altogether", "maxspice $1"}, {NULL, B, 0, "?,|;|. but|and ?i ?will not|don_t|dont|do_not|won_t|never spend|pay more than|more_than <n> ?spice ?in_all|in_total|altogether|in ?all|total", "; maxspice $1"},
	{NULL, B, 0, "want ?only|just 1 card only|:|, ?:", "maxcards 1 ;"}, {NULL, B, WHOLE, "at_most|max|maximum|only <n> card|cards ?, ?and at_most|max|maximum|only <n> spice", "maxcards $1 ; maxspice $2"},

	/* --- marches --- */
	{NULL, M, 0, "?from|out_of ?my|the|our reserve|reserves|orbit|space to|into|in|onto <area>", "ship to $1"}, {NULL, M, DOUBT, "to collect|harvest|get|fetch|take|grab ?the ?all ?that spice $", ""},
	{NULL, M, 0, "?, from|out_of off_planet|orbit|space|reserve|reserves $", ""}, {NULL, M, 0, "?, from off - planet $", ""}, {NULL, M, WHOLE, "am sending|shipping|landing <many> <into>", "ship $1 to $2"}, {NULL, M, WHOLE | DOUBT, "<many> go|goes|come|drop down <into>", "ship $1 to $2"}, {NULL, M, WHOLE, "from <area> <many> walk|move|go|march|shift|step ?over <into>", "move $2 from $1 to $3"},
	{NULL, M, WHOLE, "reinforce|strengthen <area> with|by <many>", "ship $2 to $1"}, {NULL, M, WHOLE | DOUBT, "attack|invade|conquer|take <area> with|by <many> <off>", "move $2 from $3 to $1"}, {NULL, M, WHOLE | DOUBT, "<many> ?go|come|travel|send|move ship to <area>", "ship $1 to $2"}, {NULL, M, WHOLE, "send <many> ship to <area>", "ship $1 to $2"},
	{NULL, M, WHOLE | DOUBT, "put|place|drop|deploy <many> ?down <into>", "ship $1 to $2"}, {NULL, M, WHOLE | DOUBT, "<many> ?down <into>", "ship $1 to $2"}, {NULL, M, WHOLE, "ship ?: <many> ->|> ?> <area>", "ship $1 to $2"}, {NULL, M, WHOLE | DOUBT, "<many> ->|> ?> <area>", "ship $1 to $2"}, {NULL, M, WHOLE, "ship back <many> <off>", "ship $1 from $2 back"}, {NULL, M, WHOLE, "cross - ship <many> <off> <into>", "ship $1 from $2 to $3"}, {NULL, M, WHOLE, "<many> <off> to ?the ?my reserve|reserves", "ship $1 from $2 back"},
	{NULL, M, WHOLE | DOUBT, "withdraw|retreat|pull|lead|fly <many> ?back <off> to|into ?my|the reserve|reserves", "ship $1 from $2 back"}, {NULL, M, WHOLE | DOUBT, "withdraw|retreat|pull|lead|fly <many> ?back <off> <into>", "move $1 from $2 to $3"}, {NULL, M, WHOLE, "?with hajr ?i ?also ?move|take <many> <off> <into>", "hajr move $1 from $2 to $3"}, {NULL, M, WHOLE, "<many> <off> <into> as advisor|advisors", "move $1 from $2 to $3 as advisors"},
	{NULL, M, WHOLE, "don_t|dont|do_not|not|never revive anybody|anyone|anything|any ?forces|leader", "revive 0"}, {NULL, M, WHOLE, "revive nobody|none|nothing", "revive 0"}, {NULL, M, WHOLE, "nothing|nobody to revive", "revive 0"}, {NULL, M, WHOLE, "?let|may|might|shall|have|should <leader_name> ?shall|may|to|will|should ?be revived|revive|return|live ?again", "revive leader $1"}, {NULL, M, WHOLE, "revive <leader_name> and|plus|+|, <n> ?<men>", "revive $2 leader $1"}, {NULL, M, WHOLE, "revive <n> ?<men> and|plus|+|, <leader_name>", "revive $1 leader $3"}, {NULL, M, WHOLE, "buy|bring <leader_name> back ?to ?life", "revive leader $1"}, {NULL, M, WHOLE, "revive <many>", "revive $1"},
	{NULL, M, 0, "ship <n> ?<men> to <area> if enemy it <any>", "ship $1 to $3 if enemy $3 $4"}, {NULL, 0, 0, "?there ?are at_least <n> enemies|enemy ?are|is in|at <area>", "enemy $2 >= $1"}, {NULL, 0, 0, "?there ?are <n> or_more enemies|enemy ?are|is in|at <area>", "enemy $2 >= $1"}, {NULL, 0, 0, "?there ?are no|not more than <n> enemies|enemy ?are|is in|at <area>", "enemy $2 <= $1"}, {NULL, M, 0, "?there ?are no more than <n> enemies|enemy ?there $", "enemy it <= $1"}, {NULL, M, 0, "?there ?are|is no_more_than|at_most|up_to|max <n> enemies|enemy ?there $", "enemy it <= $1"},
	{NULL, M, WHOLE, "unless|if ?not storm ?is ?not ?over|in|at <area> ?, ship <n> ?<men> ?there", "ship $2 to $1 unless storm $1"},
	{NULL, M, WHOLE, "act|play|move|go|put ?me ?myself ?right|just|directly|immediately ?turn before ?the <seat>", "when before $1"}, {NULL, M, WHOLE, "act|play|move|go|put ?me ?myself ?right|just|directly|immediately after ?the <seat>", "when after $1"}, {NULL, M, WHOLE, "wait|waiting until|for|till ?the <seat> ?has|have ?moved|gone|acted|finished|done", "when after $1"}, {NULL, M, WHOLE, "act|play|take ?my ?turn|move first ?this ?turn", "when first"}, {NULL, M, WHOLE, "act|play|take ?my ?turn|move last ?this ?turn", "when last"},
	{NULL, M, WHOLE, "<many> to sector <n> of|in ~carthag from <area>", "move $1 from $4 to $3 $2"}, {NULL, 0, 0, "sector <n> of|in ~carthag", "$2 sector $1"}, {NULL, M, WHOLE, "<many> ->|>|-|from <area> ->|>|- ?> <area>", "move $1 from $2 to $3"}, {NULL, M, WHOLE, "revive ?:|= <n> ?<men> ?( <n> free ?)", "revive $1"},
	{NULL, M, WHOLE, "turn|flip|make ?my advisor|advisors ?in <area> ?in|into|to fighters", "flip $1"},

	/* --- plans: the heading --- */
	{NULL, L, 0, HEAD "<area> vs ?. ?the <seat> ?:|,|.|-|;", "battle $1 vs $2"}, {NULL, L, 0, HEAD "?the <seat> in|at <area> ?with ?:|,|.|-|;", "battle $2 vs $1"}, {NULL, L, 0, "^ ?battle|fight ?in|at <area> ?, ?i battle|fight|face|meet ?the <seat> ?with ?everything ?:|,|.|-|;", "battle $1 vs $2"},
	{NULL, L, 0, HEAD "<area> ?( ?the ?vs ?<seat> ) ?:|,|-", "battle $1"}, {NULL, L, 0, "^ ?my battle plan ?in|at|for|of <area> ?:|,|-", "battle $1"}, {NULL, L, 0, "^ ?in|at|for <area> :|,|-", "battle $1"}, {NULL, L, 0, "^ <area> <items>", "battle $1 $2"}, {NULL, L, 0, "^ in|at|for <area> ?, ?i|we dial", "battle $1 dial"}, {NULL, L, 0, "^ ?my plan ?in|for|at <area> ?:|,|is", "battle $1"},
	{"items", L, 0, "dial", "dial"}, {"items", L, 0, "leader", "leader"}, {"items", L, 0, "weapon", "weapon"}, {"items", L, 0, "defence", "defence"}, {"items", L, 0, "spice", "spice"}, {"item", L, 0, "dial|wheel", "dial"}, {"item", L, 0, "leader", "leader"}, {"item", L, 0, "weapon", "weapon"}, {"item", L, 0, "defence", "defence"}, {"item", L, 0, "spice", "spice"}, {"item", L, 0, "capture", "capture"}, {"item", L, 0, "call", "call"}, {"item", L, 0, "lose", "lose"}, {"item", L, 0, "traitor", "call"},
	{NULL, L, 0, "^ <leader_name> <lead> ?my ?our ?the ?<men> in|at <area> ?with ?:|,|.|-|;", "battle $4 leader $1 ,"}, {NULL, L, 0, "^ in|at <area> <leader_name> <lead> ?my ?our ?the ?<men> ?:|,|.|-|;", "battle $1 leader $2 ,"}, {NULL, L, 0, "^ <leader_name> <lead> ?my ?our ?the ?<men> ?,|.|;|:", "battle leader $1 ,"},
	{NULL, L, DOUBT, "^ dial <n> ?,|;|and ?with ?and spice", "battle dial $1 spice"}, {NULL, L, DOUBT, "^ dial <n> ?,|;|and ?with ?and <n> spice", "battle dial $1 spice $2"}, {NULL, L, DOUBT, "^ dial ?:|= <n> ?,|;|and ?with ?and leader", "battle dial $1 leader"}, {NULL, L, 0, "^ leader ?:|= <leader_name>", "battle leader $1"}, {NULL, L, 0, "^ weapon ?:|= <card>", "battle weapon $1"},
	{NULL, L, 0, "^ kwisatz_haderach join|joins|with|helps|and|goes|is ?with <leader_name> in|at <area>", "battle $2 leader $1 kh"}, {NULL, L, 0, "kwisatz_haderach join|joins|helps|goes|is ?with <leader_name>", "leader $1 kh"}, {NULL, L, 0, "?leader ?: <leader_name> with|and|+|plus ?the kwisatz_haderach", "leader $1 kh"},

	{NULL, L, 0, "^ send <leader_name> to|into <area> ?with ?, dial", "battle $2 leader $1 dial"}, {NULL, L, 0, "^ <area> - <n> -", "battle $1 dial $2 ,"}, {NULL, L, 0, "<leader_name> in_charge|in_command", "leader $1"}, {NULL, L, 0, "<leader_name> in charge|command", "leader $1"}, {NULL, L, 0, "<n> dialled|dialed", "dial $1"}, {NULL, L, 0, "<n> spice behind|on|for it|them", "spice $1"},

	/* --- the items --- */
	{NULL, L, 0, ",|;|. ?-|* <item> ?:|=|is", ", $1"}, {NULL, L, 0, ".|;|, ?and kill ?the ?captured leader|prisoner|whoever ?i ?capture", ", capture kill"}, {NULL, L, 0, "?and kill whoever|whomever ?i capture", "capture kill"},
	{NULL, L, 0, "?.|;|, he|she|they|it carries|carry|has|have|uses|use|plays|play|wields ?with ?a|the", ","}, {NULL, L, 0, "and|+|& ?a|an|the <card>", ", $1"}, {NULL, L, DOUBT, "?,|and ?but no|without ?a|any <card>", ""}, {NULL, L, 0, "no|without ?any card|cards", "no weapon , no defence"}, {NULL, L, 0, "^ use|play|with ?a|the <card> ?,|and|; in|at <area> ?:|,", "battle $2 , $1 ,"},
	{NULL, L, 0, "hero instead|in_place of ?a leader", "leader hero"}, {NULL, L, 0, "hero as leader", "leader hero"}, {NULL, L, 0, "<n> and ?a half", "$1 . 5"}, {NULL, L, 0, "<n> ?<men> ?of_them with|supported|backed ?by spice", "spice $1"}, {NULL, L, 0, "<n> supported", "spice $1"}, {NULL, L, 0, "<n> elites ?,|and|plus|+|& ?and <n> <ones>", "$1 elites , $2 forces"},
	{NULL, L, 0, "lose ?the ?my elites ?first", "lose elite"}, {NULL, L, 0, "<n> forces|men|units|soldiers|guys", "$1 forces"}, {NULL, L, 0, "?i not|don_t|dont|do_not call ?a|any|the traitor ?<where> ?.|,|;", "call no ,"}, {NULL, L, WHOLE, "call no , <any>", "battle call no $1"},
	{NULL, L, WHOLE, "?i ?first fight|battle ?in|at <area> first ?,|; ?and ?then|next ?in|at <area> ?second|next|last", "battle_order $1 , $2"}, {NULL, L, WHOLE, "first <area> ?,|; ?and then|next <area>", "battle_order $1 , $2"},

	/* --- where and as what one begins --- */
	{NULL, L, 0, "^ storm dial ?:|=", "dial storm"}, {NULL, S, 0, "traitor card ?:|=|is", "traitor"}, {NULL, S, 0, "traitor = ", "traitor"}, {NULL, S, 0, "storm dial|number ?:|=|is", "dial storm"}, {NULL, S, 0, "^ storm ?:|= <n>", "dial storm $1"}, {NULL, S, 0, "?is my|the man|traitor ?.|;|, ?and ?i dial", "; dial"},
	{NULL, 0, 0, NULL, NULL},
};

/* What else a plan says, in whole sentences: a half on the dial, nothing on it, who carries what, who shall die. Tried before all others. */
const struct saying du_words_fight[] = {
	/* --- the dial --- */
	{"num", F, 0, "?only|just|exactly 1|a|one half ?of ?a ?point|force", "0 . 5"}, {"num", F, 0, "?only|just|exactly half ?of a point|force", "0 . 5"},
	{"num", F, 0, "½", "0 . 5"},
	{"dialled", F, 0, "nothing|none|nil on ?the ?my dial|wheel", "dial 0"}, {"dialled", F, 0, "dial|dialling ?: nothing|none|nil", "dial 0"}, {"dialled", F, 0, "no dial", "dial 0"},
	{NULL, L, 0, "dial|dialling ?of|: ?only|just|exactly 1|a half ?of ?a ?point|force", "dial 0.5"}, {NULL, L, 0, "dial|dialling ?of|: ?only|just half a point|force", "dial 0.5"}, {NULL, L, 0, "?only|just 1|a half on ?the ?my dial|wheel", "dial 0.5"}, {NULL, L, 0, "?only|just half ?a point|force on ?the ?my dial|wheel", "dial 0.5"},
	{NULL, L, 0, "nothing|none|nil on ?the ?my dial|wheel", "dial 0"}, {NULL, L, 0, "a dial of <n>", "dial $1"}, {NULL, L, 0, "?, no dial ,", ", dial 0 ,"}, {NULL, L, 0, "dialling <n> ?, ?and spending|paying <n> ?spice", "dial $1 spice $2"},
	{NULL, L, 0, "?the dial is <n> ?, ?and ?the spice ?is <n>", "dial $1 spice $2"},

	/* --- who carries what --- */
	{NULL, L, 0, "?, ?and ?he|she|they|i|we ?is|are|am ?also protected|shielded|guarded|defended by|with ?a|an|the <card>", ", defence $1"}, {NULL, L, 0, "?, ?and ?he|she|they|i|we ?is|are|am armed|equipped with ?a|an|the <card>", ", weapon $1"}, {NULL, L, 0, "?.|;|, he|she|they has|have|holds|hold|takes|take|carries|carry|wields|gets ?a|an|the <card> ,|and ?a|an|the <card>", ", $1 , $2"},
	{"cardless", L, 0, "?he|she|they|i|we|and ?has|have|plays|play|uses|use|carries|takes|get|gets no cards|card ?at_all|anywhere|whatever", ""}, {"cardless", L, 0, "?and ?i|we|he|she|they do|does|will|shall not|n_t play|use|have|take ?any cards|card", ""}, {"cardless", L, 0, "?and ?i|we|he|she|they don_t|doesn_t|won_t|dont|doesnt play|use|have|take ?any cards|card", ""}, {"cardless", L, 0, "cards|card :|= none|no|nothing", ""}, {"cardless", L, 0, "neither ?a weapon nor ?a defence", ""}, {"cardless", L, 0, "neither ?of ?them ?leader with|has|have|gets|plays ?any cards|a_card", ""}, {"cardless", L, 0, "no weapon ?, ?and ?or no defence", ""}, {"cardless", L, 0, "?all|both without ?any cards", ""}, {"cardless", L, 0, "no cards ?in either|both|any battle|battles|one", ""},
	{NULL, L, DOUBT, "?.|;|, <cardless> ?. $", ", no weapon , no defence"},

	/* --- one dial for both battles --- */
	{"in_both", L, 0, "?in both ?of ?the ?my battles|fights", ""}, {"in_both", L, 0, "in both", ""}, {"fights_at", L, 0, "?: fights|goes|leads|commands|is|goes_to|fights_in ?to|in|at|for", ""}, {"fights_at", L, 0, "in|to|at|for", ""},
	{"same_for", L, 0, "<in_both> ?,|: ?i|we ?will ?dial <n> ?,|and|with ?with ?pay ?spice <n> ?spice", "dial $2 spice $3"}, {"same_for", L, 0, "?i|we ?will ?dial <n> ?,|and|with ?with ?pay ?spice <n> ?spice <in_both>", "dial $1 spice $2"},
	{"heads", L, 0, "<leader_name> <fights_at> <area> ?,|;|.|and ?and <leader_name> ?<fights_at> <area>", "$3 leader $1 ; battle $6 leader $4"},
	{NULL, L, DOUBT, "^ <same_for> .|,|;|: <leader_name> <fights_at> <area> ?,|;|.|and ?and <leader_name> <fights_at> <area> ?.|,|; <cardless> ?. $", "battle $4 $1 leader $2 ; battle $7 $1 leader $5"}, {NULL, L, DOUBT, "^ <same_for> .|,|;|: <leader_name> <fights_at> <area> ?,|;|.|and ?and <leader_name> <fights_at> <area> ?. $", "battle $4 $1 leader $2 ; battle $7 $1 leader $5"}, {NULL, L, DOUBT, "^ <same_for> .|,|;|: <area> :|- <leader_name> ?,|;|. ?and <area> :|- <leader_name> ?.|,|; <cardless> ?. $", "battle $2 $1 leader $3 ; battle $4 $1 leader $5"}, {NULL, L, DOUBT, "^ <same_for> .|,|;|: <area> :|- <leader_name> ?,|;|. ?and <area> :|- <leader_name> ?. $", "battle $2 $1 leader $3 ; battle $4 $1 leader $5"},

	/* --- the Voice, of a player whom nobody names --- */
	{"may_not", V, 0, "may|must|can|shall|should|will|does|do not|never ?ever play|use|bring", ""}, {"may_not", V, 0, "mustn_t|can_t|cannot|shan_t|won_t|shouldn_t|doesn_t|don_t ?ever play|use|bring", ""}, {"may_not", V, 0, "is|are|s not|n_t allowed|permitted to play|use|bring", ""}, {"may_not", V, 0, "isn_t|aren_t allowed|permitted to play|use|bring", ""},
	{NULL, V, DOUBT, "^ ?the he|she|they|you <may_not> ?any|a|an|the|his|her|their|your <kind>", "voice no $2"}, {NULL, V, DOUBT, "^ keep|stop|prevent ?the him|her|them from playing|using|bringing ?any|a|an|the|his|her|their <kind>", "voice no $1"}, {NULL, V, DOUBT, "^ keep|stop|prevent ?the <other> from playing|using|bringing ?any|a|an|the|his|her|their <kind>", "voice vs $1 no $2"}, {NULL, V, DOUBT, "^ ?i ?use ?the|my voice against|vs ?the|a|any|his|her|their <kind>", "voice no $1"}, {NULL, V, DOUBT, "^ ?my|the voice : ?a|an <kind>", "voice play $1"}, {NULL, V, DOUBT, "^ ?i ?make|force|compel him|her|them ?to play|use ?a|an|any|something useless|worthless ?card", "voice play worthless"},

	/* --- what the writer asks --- */
	{"asked_of", V, 0, "his|her|their|the", ""}, {"will_do", V, 0, "will|does|do|would|is|are ?going ?to ?be", ""},
	{NULL, V, WHOLE | DOUBT, "which|what|whose ?of ?his|her|their leader|leaders <will_do> he|she|they ?send|use|play|field|choose|have ?? ", "ask leader"}, {NULL, V, WHOLE | DOUBT, "which|what ?of ?his|her|their leader|leaders <will_do> ?fight|lead|be|come ?? ", "ask leader"}, {NULL, V, WHOLE | DOUBT, "who|whom ?will|does|do|is ?he|she|they ?his|her|their ?the lead|leads|leading|fight|fights|command|commands|leader|send|sends|use|play ?his|her|their|for|the ?troops|forces|battle|army|men|side ?? ", "ask leader"}, {NULL, V, WHOLE | DOUBT, "who ?will|is lead|leads|leading|fight|fights|command|commands ?for ?the <other> ?? ", "ask vs $1 leader"},
	{NULL, V, WHOLE | DOUBT, "how much|many|high|what <will_do> he|she|they dial ?? ", "ask dial"}, {NULL, V, WHOLE | DOUBT, "how high|big|large <will_do> his|her|their|the dial ?be ?? ", "ask dial"}, {NULL, V, WHOLE | DOUBT, "how high ?will|does he|she|they dial ?? ", "ask dial"}, {NULL, V, WHOLE | DOUBT, "what|which number ?will|does he|she|they dial ?? ", "ask dial"}, {NULL, V, WHOLE | DOUBT, "how much|many|high|what|which_number ?will|does ?the <other> dial ?? ", "ask vs $1 dial"},
	{NULL, V, WHOLE | DOUBT, "what|which <asks> ?will|does|is ?the <other> ?going ?to bring|use|play|have|using ?? ", "ask vs $2 $1"}, {NULL, V, WHOLE | DOUBT, "what|which <asks> ?will|does|is|do|has he|she|they ?going ?to ?bring|use|play|have|using ?? ", "ask $1"}, {NULL, V, WHOLE | DOUBT, "what|which <asks> do|must|should|shall i|we ?have ?to fear|face|expect ?? ", "ask $1"}, {NULL, V, WHOLE | DOUBT, "may|can|could|let i|me|us see|know|learn his|her|their|the <asks> ?? ", "ask $1"},

	/* --- who shall die --- */
	{"common_men", L, 0, "ordinary|normal|regular|common|plain|simple ?1|ones|forces|men|troops|tokens|soldiers|fighters", ""}, {"common_men", L, 0, "normals|regulars", ""},
	{"spares", L, 0, "?and ?i|we ?will|would|d|shall ?rather ?prefer ?to lose|sacrifice ?only ?my|the <common_men> ?first ?, ?rather_than|than|not|before|instead_of ?the ?my ?any elites", "lose normal"}, {"spares", L, 0, "?and lose|sacrifice ?only ?my|the <common_men> ?first|only", "lose normal"}, {"spares", L, 0, "?and ?my|the|only ?only <common_men> ?shall|should|must|will|may|are ?to ?be die|fall|go|lost ?first", "lose normal"}, {"spares", L, 0, "?and ?my|the losses|loss ?shall|should|come|are|: ?be ?come ?from ?only ?among ?my|the <common_men>", "lose normal"}, {"spares", L, 0, "?and take ?my|the losses|loss from ?among ?my|the <common_men>", "lose normal"}, {"spares", L, 0, "?and ?i|we ?want|wish|like|try ?to keep|spare|save|preserve|protect ?all ?both ?of ?my|the elites ?alive ?if ?i|you|we ?can|possible", "lose normal"}, {"spares", L, 0, "?and lose no|none ?of ?my|the elites ?if ?possible", "lose normal"},
	{NULL, L, DOUBT, ",|;|.|:|- ?and ?but if|when|should ?i|we win ?, ?then <spares> ?. $", ", $1"}, {NULL, L, DOUBT, "?,|;|. <spares> ?. $", ", $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
