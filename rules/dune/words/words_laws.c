/* What holds of many orders at once, whatever words are around it: how a most is said, who "we" are, where forces go and which
 * stay behind, which leader comes second, what one says of a battle when there is only one. Tried before the other sayings, and asked
 * about where the words leave room. See orders/sayings/phrase.h; words_sayings.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"
#include "rules/pieces/sayings/ally.h"
#include "rules/pieces/sayings/ally_ranks.h"
#include "rules/pieces/sayings/bid.h"

/* Words of the game that may be beside what a player orders. */
#define GOING                                                                          \
	" ?forces|would|should|shall|must|ought|me|has|have|be|as|my|our|move|march|"  \
	"send|go|from|to|in|on|at|place|take|fly|withdraw|retreat|bring|there"
#define SPEAKING                                                                       \
	" ?play|use|uses|plays|vs|to|by|voice|on|for|from|that|as|be|in|me|has|have|shall|should|must|card|cards|<never_more>"
#define FIGHTING                                                                       \
	" ?i|we|fight|fights|battle|plan|my|our|with|and|in|at|on|the|against|is|as|"  \
	"will|plays|play|use|uses|behind|support|to|forces|have|has|for|of|put|go|goes"
#define BARE_OF(place, more, means)                                                    \
	{                                                                              \
		NULL, F, OUTLINE, place " <led> <num>" more FIGHTING,                  \
			"battle $1 dial $3 $2 " means                                  \
	}
#define BARE(more, means)                                                              \
	BARE_OF("<where>", more, means), BARE_OF("<site>", more, means),               \
	{                                                                              \
		NULL, F, OUTLINE,                                                      \
			"vs|versus|against <seat> <led> <num>" more FIGHTING,          \
			"battle vs $1 dial $3 $2 " means                               \
	}
/* A territory that has no sector 2 or 4: behind it those are words. */
#define ALONE(name)                                                                    \
	{                                                                              \
		"alone", M, 0, name, name                                              \
	}

/* clang-format off */
const struct saying du_words_laws[] = {
	ALLY_RANKS(X, " , "), ALLY_SAYINGS(X, " , "),
	BID_FIRST(B, "spice", "maxspice"),

	/* --- the writer's own house --- */
	{"we_do", M, 0, "land|lands|ship|ships", "ship"}, {"we_do", M, 0, "move|moves|march|marches", "move"}, {"we_do", M, 0, "revive|revives", "revive"}, {"we_do", B, 0, "bid|bids|offer|offers|tender|tenders|pay|pays", "bid"}, {"we_do", F, 0, "dial|dials", "dial"}, {"we_do", X, 0, "ally|allies", "ally"}, {"we_do", X, 0, "ride|rides", "ride"}, {"we_do", 0, 0, "give|gives", "give"},
	{NULL, 0, 0, "^ house <own> <we_do>", "$2"}, {NULL, 0, 0, "^ ?the <own> <we_do>", "$2"}, {NULL, 0, 0, "^ his|her majesty|grace|highness|imperial_majesty <we_do>", "$1"}, {NULL, B, 0, "^ ?the|house <own> ?s tender|bid|offer", "bid"},

	/* --- the most that one pays --- */
	{"never_more", B, 0, "not|never|won_t|wont|will_not|shan_t|shall_not|don_t|dont|do_not|cannot|can_t|may_not|must_not|wouldn_t|would_not", ""}, {"never_more", B, 0, "?shall|will|do|should|must ?i|we under|in no event|case|circumstances|circumstance ?shall|will|do|should|must ?i|we ?be", ""},
	{"exceeds", B, 0, "?bid|pay|spend|give|go|be|bids|pays|goes ?any higher|more_than|above|over|beyond|past|further_than|than ?than", ""}, {"exceeds", B, 0, "?bid|pay|spend|give|go more|higher|further than", ""}, {"exceeds", B, 0, "?to exceed|pass|top|surpass", ""},
	{NULL, B, 0, "<never_more> ?i|we <exceeds> <n>", "up_to $3"}, {NULL, B, 0, "<n> ?spice ?, but|and not|never|no more|higher", "up_to $1"}, {NULL, B, 0, "<n> ?spice ?, ?and not a|one ?single grain|penny|spice|coin|bit more", "up_to $1"}, {NULL, B, 0, "<n> ?spice , not|never|no more|higher $", "up_to $1"}, {NULL, B, 0, "on|for ?the <lot> tops|max|maximum", "on lot $1"}, {NULL, B, 0, "<n> ?spice tops", "up_to $1"},
	{NULL, B, OUTLINE, "<lot> up_to|at_most <n> ?spice|bid|pay|give|for|on|i|my|of|price|limit|be|is|worth|to|me|would|card", "bid $1 $2"}, {NULL, B, WHOLE | DOUBT, "up_to|at_most <n> ?spice in_all|in_total|total|altogether|overall", "maxspice $1"}, {NULL, B, WHOLE | DOUBT, "up_to <n> spice", "maxspice $1"},
	{NULL, B, WHOLE | DOUBT, "?my ?total budget|purse|cap|ceiling ?is|:|=|of <n> ?spice ?in_all|total", "maxspice $1"}, {NULL, B, WHOLE | DOUBT, "cards|card : ?only|at_most|max <n>", "maxcards $1"},
	{"num_lot", B, 0, "1_st|first ?lot|card|one", "1"}, {"num_lot", B, 0, "2_nd|second ?lot|card|one", "2"}, {"num_lot", B, 0, "3_rd|third ?lot|card|one", "3"}, {"num_lot", B, 0, "fourth|4_th ?lot|card|one", "4"}, {"num_lot", B, 0, "fifth|5_th ?lot|card|one", "5"}, {"num_lot", B, 0, "sixth|6_th ?lot|card|one", "6"},
	{NULL, B, 0, "<num_lot> ?:|,|-|= ?up_to <n> , ?and <num_lot> ?:|,|-|= ?up_to <n>", "bid $1 $2 ; bid $3 $4"}, {"lot", B, 0, "?the <num_lot>", "$1"},
	/* nothing at all */
	{NULL, B, WHOLE | DOUBT, "no bid|bids|card|cards|lots|lot for me|us ?in ?this|today ?turn|round|time", "pass"}, {NULL, B, WHOLE | DOUBT, "?i am|m|stay|sit|stand out ?of ?it ?this|the ?auction|bidding|round|turn|time", "pass"}, {NULL, B, WHOLE | DOUBT, "?i am|m|stay|sit out ?of ?this|the ?auction|bidding", "pass"}, {NULL, B, WHOLE | DOUBT, "not|don_t|dont|do_not|never|won_t bid|buy|want ?for|on ?any|anything|a|nothing|some ?card|cards|lot|lots ?this|in ?this|today ?turn|round|time", "pass"}, {NULL, B, WHOLE | DOUBT, "skip ?me|us ?please ?this ?turn|round|time", "pass"}, {NULL, B, WHOLE | DOUBT, "?buy|bid|want|i_want nothing for|on me|us|anything ?this ?time|turn|round", "pass"},

	BID_SAYINGS(B, "spice", "maxspice"),
	{NULL, B, WHOLE | DOUBT, "<pays> <n> ?spice for|on either|any|each|both ?of ?them|the ?lot|lots|card|cards ?, ?but ?i ?want|take|buy|need only|just 1", "bid 1 $2 ; bid 2 $2 ; maxcards 1"}, {NULL, B, WHOLE | DOUBT, "?take|buy|like|want either|any|each|every|both ?of ?them lot|lots|card|cards for|at <n> ?spice ?each ?, ?but|and ?only|just ?the 1 ?of ?them|em", "bid 1 $1 ; bid 2 $1 ; maxcards 1"}, {NULL, B, WHOLE | DOUBT, "same bid|price|amount|sum on|for both|each|every ?lots|cards|lot|card ?:|, <n> ?spice", "bid 1 $1 ; bid 2 $1"},

	/* --- spice for others --- */
	{NULL, 0, DOUBT, "^ ?the <own> hands|hand|passes|slips|sends|pays|transfers ?over ?the <other> <n> spice", "give $3 to $2"},
	{NULL, 0, 0, "pass|hand|send|slip ?over <n> spice ?over to|for ?the <other>", "give $1 to $2"},

	/* --- who stays needs no order --- */
	{NULL, M, DOUBT, "?,|;|.|and|but|while ?and|but|while ?the rest|others|remainder|remaining|other|everyone_else|everybody_else ?<men> ?of ?them ?will|shall|may|can|to stay|stays|remain|remains|hold|holds|sit|sits ?put|tight|still|there|here|behind|home|where ?at ?home ?they|it ?are|is|stand $", ""}, {NULL, M, DOUBT, "?,|;|.|and ?and stay|stays|hold ?put|still everywhere|anywhere ?else|elsewhere $", ""}, {NULL, M, DOUBT, "?,|;|.|and ?and stay put|still elsewhere $", ""},
	{NULL, M, 0, "?,|;|. otherwise|else ?they|we|i|all ?will|just ?just stay|stays|remain|remains|nothing|wait|hold ?put|there|here|home|where ?they|we ?are $", ""},

	/* --- letters and figures for small words: "2" for to, "4" for "for" --- */
	ALONE("arrakeen"), ALONE("carthag"), ALONE("polar_sink"), ALONE("basin"), ALONE("funeral_plain"), ALONE("gara_kulon"), ALONE("habbanya_sietch"), ALONE("hole_in_the_rock"), ALONE("red_chasm"), ALONE("rim_wall_west"), ALONE("sietch_tabr"), ALONE("sihaya_ridge"), ALONE("the_great_flat"), ALONE("the_greater_flat"), ALONE("tueks_sietch"), ALONE("old_gap"), ALONE("hagga_basin"), ALONE("imperial_basin"), ALONE("plastic_basin"), ALONE("arsunt"), ALONE("tsimpo"), ALONE("broken_land"), ALONE("wind_pass"),
	{NULL, M, DOUBT, "ship <n> ?<men> 2 ?the <area>", "ship $1 to $3"}, {NULL, M, DOUBT, "<n> ?<men> ?from <alone> 2 ?the <area>", "$1 from $3 to $4"}, {NULL, M, DOUBT, "to ?the <alone> 4 ?to ?get|collect|harvest|fetch ?the ?its spice $", "to $1"}, {NULL, M, DOUBT, "?, for ?to ?get|getting|collect|collecting|harvest|harvesting|fetch|fetching ?the ?its|all spice $", ""},
	{NULL, M, DOUBT, "^ <n> ?<men> ?from ~carthag > <area> $", "move $1 from $3 to $4"}, {NULL, M, WHOLE | DOUBT, "<n> ?<men> ?from <area> ->|>|=> ?> <area>", "move $1 from $3 to $4"}, {NULL, M, WHOLE | DOUBT, "unless storm it , ?then move <many> from <area> to <area>", "move $1 from $2 to $3 unless storm $3"},
	/* "the Imperial Basin, sector 9" */
	{NULL, M, 0, "to ?the ~carthag , ?the ?in sector <n>", "to $1 sector $2"},

	{NULL, M, WHOLE | DOUBT, "set|put|place <n> ?of ?ours|mine|my ?<men> down <into>", "ship $1 to $3"},
	{NULL, M, DOUBT, "^ ?the ~carthag garrison|crowd|lot|crew|forces|people ?,|:|( ?all <n> ?of ?them ?) ?,|: ?go|goes|move to|into|->|> <area>", "move $2 from $1 to $3"},
	{NULL, M, 0, "ferry|ferries|shuttle|shuttles", "ship"},
	/* "there" is the place that was named before the condition */
	{NULL, M, 0, "to ?the <area> ?,|;|. ?but|and if ?the <seat> has|have ?got more_than|over <n> ?<men> ?already there", "to $1 , but if $2 in $1 beyond $3"}, {NULL, M, 0, "to ?the <area> ?,|;|. ?but|and if ?the <seat> has|have ?got more than <n> ?<men> ?already there", "to $1 , but if $2 in $1 beyond $3"}, {NULL, M, 0, "to ?the <area> ?,|;|. ?but|and if ?the <seat> has|have ?got ?at_least <n> ?or_more ?<men> ?already there", "to $1 , but if $2 in $1 >= $3"}, {NULL, M, 0, "to ?the <area> ?,|;|. ?but|and if ?there ?are more_than|over <n> ?enemy ?enemies ?<men> ?are there", "to $1 , but if enemy $1 beyond $2"}, {NULL, M, 0, "to ?the <area> ?, if ?there ?are at_most|up_to|no_more_than <n> ?enemy ?enemies ?<men> there", "to $1 if enemy $1 <= $2"}, {NULL, M, 0, "unless ?the storm stands|sits|lies|rests|rages|blows|is there", "unless storm it"},

	/* Before a place is named, "there" does not mean one that comes later. */
	{NULL, M, 0, "^ ?but|and if ?the <seat> <any> there ,", "if whether there ,"}, {NULL, M, 0, "^ ?but|and if ?there <any> there ,", "if whether there ,"},
	{NULL, M, 0, "^ subject to ?the <area> being free|open|clear ?,", "if free $1 ,"},

	/* --- the Guild's place --- */
	{NULL, M, 0, "b4", "before"}, {NULL, M, DOUBT, "?let|have|allow ?the <other> ?may|shall|should|to|can go|move|act|ship|come|play|march before|ahead_of us|me", "when after $1"}, {NULL, M, DOUBT, "let|have|allow ?the <other> ?to go|move|act|ship|come|play|march first", "when after $1"}, {NULL, M, DOUBT, "?let|have|allow ?the <other> ?may|shall|should|to|can go|move|act|ship|come|play|march after|behind us|me", "when before $1"},
	{NULL, M, WHOLE | DOUBT, "<many> <off> home|back ?in|into|to ?the ?my ?reserve|reserves ?again", "ship $1 from $2 back"}, {NULL, M, WHOLE | DOUBT, "all ?of ?the ?my <men> <off> ?home|back ?in|into|to ?the ?my reserve|reserves|home", "ship all from $2 back"},

	{NULL, M, DOUBT, ",|;|.|/ ?and ship|shipment|shipping|move|movement|revival|revive ?:|-|= none|nothing|no|nil $", ""}, {NULL, M, WHOLE | DOUBT, "?the ?<own> wait|waits|waiting until|till|for ?the <seat> is|are|has|have done|finished|moved|gone|shipped", "when after $2"},
	{NULL, 0, WHOLE | DOUBT, "advise ?:|, always|ever|each_time|every_time ?to ?the polar_sink|polar", "advise polar"}, {NULL, 0, WHOLE | DOUBT, "send 1|advisor|advisors along|together with everybody|everyone|anybody|anyone|all|whoever ?who ships|ship|lands|land", "advise with"}, {NULL, 0, WHOLE | DOUBT, "no advisor|advisors ?with|for|to ?anybody|anyone|them ?this ?turn|time", "advise no"},

	/* --- back to life --- */
	{NULL, M, WHOLE | DOUBT, "buy|bring|get|fetch|take <leader_name> back ?from|out_of ?the ?tanks|dead|tank ?for <n> spice", "revive leader $1"},
	{NULL, M, WHOLE | DOUBT, "bring|get|fetch ?do ?me <n> ?of ?them|those|my|the ?<men> ?back to life ?again", "revive $1"},
	{NULL, M, WHOLE | DOUBT, "<n> ?of ?my ?<men> ?come|comes ?back|up ?again from|out_of ?the ?my dead|grave|tanks|tank", "revive $1"}, {NULL, M, WHOLE | DOUBT, "make|take|get|call ?back <n> ?of ?my ?<men> ?back|out ?of|from ?the ?my tanks|tank|dead", "revive $1"}, {NULL, M, WHOLE | DOUBT, "revive ?the max|maximum|most|everyone|all ?number ?of ?<men> ?allowed|possible|i ?can", "revive 3"},
	{NULL, M, WHOLE | DOUBT, "<n> ?<men> are|is|be|shall|to ?to ?be revive|revived", "revive $1"}, {NULL, M, DOUBT, "ship|shipment shall|will|to|should|is consist|consists of <n> ?<men> ?,|;|and ?and shall|will|to|is|should ?be ?made|go|goes to|into <area>", "ship $1 to $3"}, {NULL, M, WHOLE | DOUBT, "make|do ?a ship of <n> ?<men> <into>", "ship $1 to $3"},

	/* --- which forces go, and where --- */
	{NULL, M, 0, "may|shall|will|should|can|must leave|leaves|depart", "leave"},
	{"away", M, 0, "leave|leaves|quit|quits|depart|departs|evacuate|evacuates ?from", ""}, {"onward", M, 0, "for|to|towards|into ?the", ""},
	{NULL, M, 0, "<away> <area> <onward> <area>", "from $2 to $4"},
	{NULL, M, 0, "^ ?in|at <area> keeps|keep|holds|retains ?on ?to <n> ?<men> .|,|;|: ?and ?all ?the others|rest|remainder|remaining|other ?<men> ?of ?them go|goes|move|moves|march|marches|walk|walks|leave|leaves|shall_go <onward> <area>", "move all but $2 from $1 to $6"},
	{NULL, M, 0, "^ leave|leaving|keep <n> ?<men> ?behind in|at <area> .|,|;|: ?and ?move|send ?all ?the others|rest|remainder ?of ?them ?go|goes|move|moves|march|marches|walk|walks <onward> <area>", "move all but $1 from $3 to $5"},
	{"over", M, 0, "via|over|through|across|past|by_way_of <area>", "$1"},
	{NULL, M, OUTLINE, "<many> <off> <into> <over>" GOING "|walk|with|by|way|of", "move $1 from $2 to $3 via $4"}, {NULL, M, 0, "^ ?i walk|go|march|move|come with <n> ?<men> of|from <area>", "move $1 from $3"}, {NULL, M, 0, "^ <n> ?<men> of ?those|the|my|them ?<n> ?<men> in|at <area> go|move|march|walk <onward> <area>", "move $1 from $5 to $7"},
	{NULL, M, 0, "ship|shipping|ships ?across|over <n> ?<men> across|over :", "ship $1 from"}, {NULL, M, 0, "ship|shipping|ships <n> ?<men> across|over", "ship $1"}, {NULL, M, 0, "ship|shipping|ships across|over <n>", "ship $1"}, {NULL, M, WHOLE | DOUBT, "ship <n> from|: <area> -|->|>|to ?> <area>", "ship $1 from $2 to $3"},
	{NULL, M, WHOLE | DOUBT, "lift|take|pull|pick <n> ?<men> ?up off|out_of|from <area> ?back ?into|to ?the ?my ?reserve|reserves|orbit|ships", "ship $1 from $3 back"},
	{NULL, M, 0, "bring|get|take|fetch|raise <n> ?of ?my ?<men> back ?to ?life ?from|out_of ?the tanks|dead", "revive $1"}, {NULL, M, 0, "bring|get|take|fetch back <n> ?of ?my ?<men> ?to ?life from|out_of ?the tanks|dead", "revive $1"}, {NULL, M, DOUBT, "revive <n> ?<men> ?,|; ?and|then ?then land|ship|put|drop|send them ?all ?straight|down <into>", "revive $1 ; ship $1 to $3"},
	{NULL, M, WHOLE | DOUBT, "send|ship|give <area> <n> with|incl|including <n> elites", "ship $2 with $3 elites to $1"},
	{NULL, M, 0, "from ?the ?deep desert|south|south_pole|far_side $", ""}, {NULL, M, 0, "from res ?.", ""}, {NULL, M, 0, "^ ship <n> res ?. to", "ship $1 to"},
	{NULL, M, 0, "no revival|revivals ?,|;|and ?and no shipment|shipments|ship|shipping ?,|;|.", "revive 0 ;"},
	{NULL, M, WHOLE | DOUBT, "wait ?until|till ?all|everybody|everyone|all ?the ?of ?others|else|them ?has|have marched|moved|gone|acted|finished|shipped|played", "when last"}, {NULL, M, WHOLE | DOUBT, "?take ?my ?the ?turn|place ?go|come before everybody|everyone|all|anybody|anyone ?the ?else|others ?does|moves", "when first"}, {NULL, M, WHOLE | DOUBT, "?take ?my ?the ?turn|place ?go|come after everybody|everyone|all ?the ?else|others", "when last"}, {NULL, M, DOUBT, "^ not last , ?but first ?.|,|;|:", "when first ;"}, {NULL, M, DOUBT, "^ not first , ?but last ?.|,|;|:", "when last ;"}, {NULL, M, 0, "^ ?the <own> ?shall|will|should go|goes|move|moves|act|acts last ?this ?turn ?.|;|,", "when last ;"}, {NULL, M, 0, "^ ?the <own> ?shall|will|should go|goes|move|moves|act|acts first ?this ?turn ?.|;|,", "when first ;"},
	/* where others are before one comes */
	{"full_up", M, 0, "if|should|when ?it|that|this|the ?place|stronghold|one ?is|s|be|proves ?already full|blocked|closed|impossible|filled", ""}, {"full_up", M, 0, "if|should|when ?it|that|this ?is|s|be not possible|free|allowed|open", ""}, {"full_up", M, 0, "if|should|when ?there ?are 2 ?other|others|factions|players|houses|enemies ?are ?already ?there|in_it", ""}, {"full_up", M, 0, "if|should|when ?there ?are 2 ?other|others|factions|players|houses|enemies ?are <spot_of>", ""},
	{"is_there", M, 0, "if|should|when someone|somebody|anybody|anyone|others|another|an_enemy|enemies ?else is|are|be <spot_of>", ""},
	{"is_there", M, 0, "if|should|when someone|somebody|anybody|anyone|others|another|an_enemy|enemies ?else ?is|are|be ?already there|in_it|in_there|ahead_of_me", ""},
	{NULL, M, DOUBT, "^ ship <n> to <area> ;|.|, ?or|but|and <full_up> ?,|: ?then ?ship ?them ?go to ?the <area>", "ship $1 to $2 else ship $1 to $4"}, {NULL, M, DOUBT, "^ ship <n> to <area> ;|.|, ?or|but|and <is_there> ?,|: ?then ?ship ?them ?go to ?the <area>", "ship $1 to $2 if enemy $2 <= 0 else ship $1 to $4"},
	{NULL, M, 0, "unless 2 ?other|others|factions|players|houses|enemies ?are ?already ?there|in_it", "if free it"}, {NULL, M, 0, "unless it is|s full|blocked", "if free it"}, {NULL, M, 0, ", if it is|s free|open|clear", "if free it"}, {NULL, M, 0, "^ ship <n> to <area> ?, if free it $", "ship $1 to $2 if free $2"},
	{NULL, M, 0, "<n> ?<men> <off> <into> , 1 of them|which|whom elites", "$1 with 1 elite from $3 to $4"},

	/* --- advisors --- */
	{NULL, 0, OUTLINE, "advisor|advisors|adviser|advisers along|accompany|accompanies|together|with each|every|everybody|everyone|all|any|anybody|whoever|shipment|shipments ?go|goes|come|comes|send|one|1|travel|of|on|ship|lands|land", "advise with"}, {NULL, 0, OUTLINE, "advisor|advisors|adviser|advisers polar|polar_sink|sink|pole each|every|everybody|whenever|always|all|any|when|shipment|shipments ?go|goes|come|comes|send|one|1|to|with|someone|somebody|anybody|anyone|others|ships|ship|lands|land|on|in", "advise polar"}, {NULL, 0, OUTLINE | DOUBT, "force|sister|one|1|man polar|polar_sink|sink|pole each|every|whenever|always|each_time|every_time|any ?i|we|a|of|my|mine|ours|our|me|us|shipment|shipments|along|go|goes|come|comes|send|sends|sent|want|like|to|down|with|goes|someone|somebody|anybody|anyone|others|another|player|ships|ship|lands|land|on|in|is|be|as|well|too|it|they|them|the|for|free", "advise polar"},
	{NULL, M, WHOLE | DOUBT, "?my advisor|advisors ?in|at <area> take|takes up arms", "flip $1"},

	/* --- plans --- */
	{"gone", F, 0, "if|when|should ?it ?he|she|they|it|that ?is|s|be|has|isn_t|not ?been|not dead|gone|lost|captured|taken|killed|unavailable|available|free|there|around|alive", ""},
	{NULL, F, 0, "<leader_name> ?,|;|( or|else|otherwise|alternatively ?else ?, <gone> ?, <leader_name> ?)", "$1 , $3"}, {NULL, F, 0, "<leader_name> ?,|;|( or|else|otherwise|alternatively|alt ?else ?.|, <leader_name> ?<gone> ?)", "$1 , $2"}, {NULL, F, 0, "<card> ?,|;|( or|else|otherwise|alternatively|alt ?else ?.|, ?the ?my <card> <gone> ?)", "$1 , $2"},
	{NULL, F, 0, "as ?my ?only shield|defence|protection ?:|, ?only ?the ?a <card>", "defence $1"}, {NULL, F, 0, "as ?my ?only weapon ?:|, ?only ?the ?a <card>", "weapon $1"}, {NULL, F, 0, "<card> only|alone|ready|loaded", "$1"}, {NULL, F, 0, "strength ?:|=|of|is <num>", "dial $1"}, {NULL, F, 0, "<num> strength|strong", "dial $1"}, {NULL, F, 0, "everything|all|everyone|everybody ?that|of ?we|i have|got", "dial max"}, {NULL, F, 0, "<leader_name> in front|charge|command|the_lead|lead", "leader $1"}, {NULL, F, 0, "all in|out", "dial max"}, {NULL, F, 0, "dial the lot", "dial max"},
	{NULL, F, 0, "^ ?my leader in|at|for <area> is|be <leader_name>", "battle $1 leader $2"}, {NULL, F, 0, "?.|;|, he|she dials|dial", ", dial"}, {NULL, F, 0, "?.|;|, he|she carries|takes|wears|brings|has ?a|the", ","}, {NULL, F, 0, "and carries|takes|wears|brings ?a|the", ","}, {NULL, F, 0, "no spice|support ?support", "spice 0"}, {NULL, F, DOUBT, "^ <leader_name> ?,|: <num> and|& <n> ?, <held>", "battle dial $2 spice $3 leader $1 , $4"},
	{NULL, F, 0, "add ?a|the|my <card> to ?my|the ?battle plan ?in|at|for <area>", "battle $2 $1"}, {NULL, F, 0, "add ?a|the|my <card> as ?my|a ?the defence ?in|at|for <area>", "battle $2 defence $1"}, {NULL, F, 0, "add ?a|the|my <card> as ?my|a ?the weapon ?in|at|for <area>", "battle $2 weapon $1"},
	{NULL, F, 0, "<n> and ?a half", "$1 . 5"}, {NULL, F, DOUBT, "^ not|don_t|dont|do_not|never call ?a|any|the traitor|treachery in|at <area> ?even ?if ?i ?can .|;|,", "battle $1 call no ,"}, {NULL, F, DOUBT, "^ not|don_t|dont|do_not|never call ?a|any|the traitor ?even ?if ?i ?can .|;|,", "battle call no ,"},
	/* Beside a place or an enemy and a leader, a number that nothing else needs is the dial. */
	BARE(" <paid> <held> <held>", "$4 , $5 , $6"), BARE(" <held> <held>", ", $4 , $5"), BARE(" <paid> <held>", "$4 , $5"), BARE(" <held>", ", $4"), BARE(" <paid>", "$4"), BARE("", ""),
	{NULL, F, 0, "anyone|anybody|everyone|everybody|somebody|someone|whoever but|except|save|other_than <leader_name>", "whether $1"}, {NULL, F, 0, "too many|few|much", "whether many"}, {NULL, F, 0, "half|some|most|part of them|us|mine|my|our", "whether half"},

	/* --- the one battle: which is not said --- */
	{NULL, V, OUTLINE, "<never> <kind>" SPEAKING, "voice no $2"}, {NULL, V, OUTLINE, "<urge> <kind>" SPEAKING, "voice play $2"}, {NULL, V, OUTLINE, "<never> <kind> <seat>" SPEAKING, "voice vs $3 no $2"}, {NULL, V, OUTLINE, "<urge> <kind> <seat>" SPEAKING, "voice vs $3 play $2"},
	{NULL, V, OUTLINE, "what|which <asks> <seat> <where> ?is|are|bring|brings|bringing|take|takes|taking|use|using|play|playing|to|s|in|at|does|do|will|has|have", "ask $3 vs $2 $1"},

	/* --- what is not done otherwise needs no order --- */
	{NULL, 0, 0, "?,|;|. otherwise|else ?i|it ?do ?is not|nothing|none|no ?play|played|used|use ?it $", ""}, {NULL, F, 0, "?,|;|. ?and weapon|defence i|we ?have|use|take not|none|no", ""},
	{NULL, F, 0, "dial nothing|none|zero", "dial 0"}, {NULL, V, 0, "^ presc ?:|.", "prescience :"}, {NULL, F, 0, "def", "defence"},
	{NULL, F, WHOLE | DOUBT, "<area> ?goes|comes|is before|ahead_of ?the <area>", "battle_order $1 , $2"}, {NULL, F, WHOLE | DOUBT, "?i first ?i|we ?will|shall ?battle|attack ?in|at|on <area> ?,|;|.|and ?and ?only ?then|next|after_that|afterwards ?i|we ?battle ?in|at|on <area>", "battle_order $1 , $2"},
	{NULL, 0, WHOLE | DOUBT, "ask ?the <seat> ?with|by ?my ?a ?truthtrance ?:|, ?if|whether <leader_name> is ?1 ?of ?a ?his|her|their|your traitor|traitors", "truth $1 traitor $2"}, {NULL, 0, 0, "^ he|she|it ?further|also|hereby undertakes|agrees|promises to", ""}, {NULL, 0, WHOLE | DOUBT, "pay ?for <n> ?revivals of|for ?my|his|her|our|its ally", "allyrevive $1"},

	/* --- the nexus --- */
	{NULL, X, WHOLE | DOUBT, "?the <seat> and i|me ?shall|will stay|remain|keep|continue ?together|allied|allies|friends|partners|as_we_are", "pass"}, {NULL, X, 0, "offer|give ?the <seat> my hand|friendship|alliance", "ally $1"},
	{NULL, X, 0, ", ?and ?should|if they decline|refuse|declines|refuses , ?with ?the <seat>", ", $1"}, {NULL, X, 0, "join|joins|shake|link hands ?with", "ally with"}, {NULL, X, 0, "?.|,|;|and ?and should|if|when they|he|she decline|declines|refuse|refuses|say|says ?no ?, ?then ?with ?the <seat>", ", $1"},
	{NULL, X, WHOLE | DOUBT, "no ally|allies|partner|partners|alliance|friend|friends|pact ?for ?me|us ?this ?time|turn|nexus ?,|; ?thank|thanks ?you ?,|; ?i ?like|prefer|want|stay|am ?to ?sit|stay|remain|be|stand|go ?alone", "pass"}, {NULL, X, WHOLE | DOUBT, "like|prefer|want|rather|wish to|be ?sit|stay|remain|be|stand|go alone|neutral|independent", "pass"}, {NULL, X, WHOLE | DOUBT, "?the <seat> and i|me|we are|is ?no longer|not ?longer|more|anymore friends|allies|partners|on_speaking_terms ?anymore", "break"}, {NULL, X, WHOLE | DOUBT, "?the <seat> and i|me are no|not longer on speaking terms", "break"},
	{NULL, X, 0, "be ?the <seat> ?s ?' ally ?, ?or|and|then ?else ?the ?of <seat> ?s ?'", "ally $1 , $2"}, {NULL, X, WHOLE | DOUBT, "none|nobody|no_one|nothing for me|us ?in ?this ?nexus|time|turn|round", "pass"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
