/* Orders of Dune as people write them in letters: with what they are about said first, in the words of other tongues, and with what holds
 * otherwise. Tried before the words of a table. See orders/sayings/phrase.h; words_sayings.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"
#include "rules/pieces/sayings/plan.h"

/* A territory that was named before, with what became of it. */
#define PLACE_FIRST                                                                    \
	"^ ?in|at ?the <area> is|was|will|seems|looks <any> , ?so|and|hence|therefore|thus "
#define LEAVE                                                                          \
	" ?will|shall|should|may|can|must withdraw|withdraws|retreat|retreats|move|moves|go|goes|march|marches|leave|leaves|fall|retire|retires ?back to|into|for|towards ?the "

/* clang-format off */
const struct saying du_words_letters[] = {
	/* --- answers to several, and in full sentences --- */
	{"reply_to", B | M | V | L, 0, "no to|for ?the <seat>", "answer $1 no"}, {"reply_to", B | M | V | L, 0, "yes to|for ?the <seat>", "answer $1 yes"}, {"reply_to", B | M | V | L, 0, "?the <seat> ?gets|: ?: ?a no", "answer $1 no"}, {"reply_to", B | M | V | L, 0, "?the <seat> ?gets|: ?: ?a yes", "answer $1 yes"},
	{NULL, B | M | V | L, DOUBT, "^ <reply_to> ,|;|and|but ?and|but <reply_to> $", "$1 ; $2"}, {NULL, B | M | V | L, DOUBT, "^ ?my|the ?answer ?is|: no to ?the <seat> $", "answer $1 no"}, {NULL, B | M | V | L, DOUBT, "^ ?my|the ?answer ?is|: yes to ?the <seat> $", "answer $1 yes"},
	{NULL, B | M | V | L, DOUBT, "^ yes ?, i|we do|have|am|are|will|can|did ?indeed ?. $", "answer yes"}, {NULL, B | M | V | L, DOUBT, "^ no ?, i|we don_t|haven_t|won_t|can_t|didn_t|cannot|dont ?. $", "answer no"}, {NULL, B | M | V | L, DOUBT, "^ no ?, i|we do|have|am|are|will|can|did not ?. $", "answer no"},

	/* --- only this --- */
	{NULL, B | M, DOUBT, "^ ?i|we ?will|shall|ll do nothing ?else|more ?this|in ?this ?turn|round ?, except|but|save ?that|to|for ?i|we", ""}, {NULL, B | M, DOUBT, "^ ?this ?turn ?i|we ?will|shall|ll only|just ship", "ship"}, {NULL, B | M, DOUBT, "^ nothing ?else|more ?this|in ?this ?turn|round ?, except|but|save ?that|to|for ?i|we", ""},

	/* --- a Hajr beside a move --- */
	{NULL, M, DOUBT, "with|using|by|through|via ?my|the|a hajr ?card ?, ?then ?i|we ?will|shall|ll move|march|take|bring|send", "hajr move"}, {NULL, M, DOUBT, "^ move <n> ?<men> from <area> to <area> ?.|;|, ?and ?then hajr move ?the other|others|remaining|last <n> ?others|more ?<men> to <area>", "move $1 from $3 to $4 ; hajr move $5 from $3 to $7"}, {NULL, M, DOUBT, "^ move <n> ?<men> from <area> to <area> ?.|;|, ?and ?then move ?the other|others|remaining|last <n> ?others|more ?<men> to <area> with|by ?my|the|a hajr", "move $1 from $3 to $4 ; hajr move $5 from $3 to $7"},

	/* --- what has not happened, and the other case --- */
	{NULL, M, 0, "if|provided|provided_that ?that ?the <seat> has|have not|n_t ?yet|already shipped|landed ?anything|forces to|in <area>", "unless shipped $1 to $2"}, {NULL, M, 0, "if|provided|provided_that ?that ?the <seat> hasn_t|haven_t ?yet|already shipped|landed ?anything|forces to|in <area>", "unless shipped $1 to $2"}, {NULL, M | B, 0, "in ?the|any other|opposite|contrary case ?,", "otherwise"},

	/* --- all forces of a battle, and spice that does not pay for all of them --- */
	{NULL, L, DOUBT, "all|both ?of ?my|the|our ?<n> forces|troops|men|tokens|units|soldiers|fighters ?,|;|and|with|plus ?and ?with <n> spice", "dial max , spice $2"}, {NULL, L, DOUBT, "^ all|both ?of ?my|the|our ?<n> forces|troops|men|tokens|units|soldiers|fighters in|at <area> ?,|;|and|with|plus ?and ?with <n> spice", "battle $2 dial max , spice $3"},
	{NULL, L, 0, "call ?a|the|any traitor if|when|whenever|where ?you|i|we|it|that can|possible|may|is|am ?possible|able|allowed", "call yes"},
	/* --- answers to questions --- */
	{"reply", 0, 0, "?i|we ?say|answer ?is ?a|with no|nay|nope", "no"}, {"reply", 0, 0, "?i|we ?say|answer ?is ?a|with yes|aye|yep", "yes"},
	{NULL, 0, DOUBT, "^ ?answer ?to ?the <other> ?s ?' question|truthtrance|query ?is ?:|,|- <reply>", "answer $1 $2"}, {NULL, 0, DOUBT, "^ ?answer to|for ?the question|truthtrance|query of|from ?the <other> ?is ?:|,|- <reply>", "answer $1 $2"}, {NULL, 0, DOUBT, "^ truthtrance|question of|from|by ?the <other> ?is ?:|,|- <reply>", "answer $1 $2"}, {NULL, 0, DOUBT, "^ to|for ?the <other> :|,|- <reply>", "answer $1 $2"}, {NULL, 0, WHOLE | DOUBT, "?the <other> :|-|= <reply>", "answer $1 $2"},

	/* --- the march --- */
	/* those that are there */ {NULL, M, 0, "^ the <n> ?<men> ?of ?mine|ours in|at <area>", "$1 from $3"},
	{NULL, M, 0, "<n> ?of ?the ?my <n> ?<men> in|at <area> ?will|shall|should go|goes|cross|crosses|travel|travels|come ?across|over ?across|over to|into ?the <area> by|with|in|on ?a|the ?Guild ship|ships|heighliner|shuttle", "ship $1 from $4 to $5"}, {NULL, M, 0, "<n> ?of ?the ?my ?<men> in|at|from|of <area> ?will|shall|should go|goes|cross|crosses|travel|travels|come ?across|over ?across|over to|into ?the <area> by|with|in|on ?a|the ?Guild ship|ships|heighliner|shuttle", "ship $1 from $3 to $4"},
	{NULL, M, 0, "" PLACE_FIRST "?my|our|the <n> ?<men> ?of ?mine|ours|us there" LEAVE "<area>", "move $3 from $1 to $5"}, {NULL, M, 0, "" PLACE_FIRST "?all ?of ?my|our <men> there" LEAVE "<area>", "move all from $1 to $4"},
	{NULL, M, 0, "?,|;|. else ?i|we ?do|will|shall ship|move|revive|send nothing|nobody|none ?at_all $", ""}, {NULL, M, 0, "?,|;|. and ?in no other event|case ?do|will|shall ?i|we ?ship|move|revive $", ""}, {NULL, M, 0, ",|;|. in no other event|case ?do|will|shall ?i|we ?ship|move|revive $", ""}, {NULL, M, 0, "^ in no other event|case|circumstances ?do|will|shall ?i|we ?ship|move|revive ?anything $", ""},
	{NULL, M, 0, "if|when ?the <other> has|have ?already shipped|landed ?<men> ?at to|in|into ?the <area>", "if shipped $1 to $3"}, {NULL, M, 0, "unless ?the <other> has|have ?already shipped|landed ?<men> to|in|into ?the <area>", "unless shipped $1 to $3"},
	{NULL, M, 0, "if there is|are <n> ?or_more <foes> in|at ?the <area>", "if enemy $3 >= $1"}, {NULL, M, 0, "if there is|are at_least <n> ?or_more <foes> in|at ?the <area>", "if enemy $3 >= $1"}, {NULL, M, 0, "unless there is|are ?at_least <n> ?or_more <foes> in|at ?the <area>", "unless enemy $3 >= $1"},
	{"foes", M, 0, "enemy|enemies|hostile|foreign|opposing ?enemy ?<men>", ""}, {"by_now", M, 0, "?by|at that|this|the_same time|moment|point", ""}, {"by_now", M, 0, "by_then|then|already|by_now", ""}, {"in_it", M, 0, "?are|is|stand|stands ?by_then in ?it|there", ""}, {"in_it", M, 0, "?are|is|stand|stands there", ""},
	{NULL, M, 0, "to ?the <area> ?, unless ?there ?is|are|be ?at_least <n> ?or_more <foes> <in_it> ?<by_now>", "to $1 unless enemy $1 >= $2"}, {NULL, M, 0, "to ?the <area> ?, if ?there ?is|are|be at_least <n> <foes> <in_it> ?<by_now>", "to $1 if enemy $1 >= $2"}, {NULL, M, 0, "to ?the <area> ?, if ?there ?is|are|be at_most|up_to|no_more_than <n> <foes> <in_it> ?<by_now>", "to $1 if enemy $1 <= $2"}, {NULL, M, 0, "to ?the <area> ?, if no more_than <n> <foes> <in_it> ?<by_now>", "to $1 if enemy $1 <= $2"},
	{NULL, M, 0, "to ?the <area> ?, if ?the <other> has|have ?already shipped|landed ?<men>|something ?to there|here|it ?before|ahead_of ?me|us|i|we ?do", "to $1 if shipped $2 to $1"}, {NULL, M, 0, "to ?the <area> ?, unless ?the <other> has|have ?already shipped|landed ?<men>|something ?to there|here|it ?before|ahead_of ?me|us|i|we ?do", "to $1 unless shipped $2 to $1"}, {NULL, M, 0, "to ?the <area> ?, if ?the <other> has|have not ?yet|already shipped|landed ?<men>|something ?to there|here|it ?before|ahead_of ?me|us|i|we ?do", "to $1 unless shipped $2 to $1"},
	{NULL, M, 0, "to ?the <area> ?, unless ?the storm is|sits|stands|rages|lies|blows in|on|over it|there", "to $1 unless storm $1"},
	{NULL, M, 0, "^ ?i|we order|command|send <many> ?forces down to|into ?the <area>", "ship $1 to $2"}, {NULL, M, 0, "?, with no ordinary|normal|regular|common|other ?soldier|man|men|trooper ?<men> among|with|beside them|these", ""}, {NULL, M, 0, "?, without ?any|a ordinary|normal|regular|common|other ?soldier|man|men|trooper ?<men> ?among|with|beside ?them|these", ""},

	{NULL, X | M, 0, "the walls|gates|gate|city|foot|rim|sands of <area>", "$1"}, {NULL, X, 0, "ride|rides|riding him|it|the_worm|the_beast|the_maker|the_sandworm from", "ride from"}, {NULL, X, 0, "^ <n> ?of ?my|our|the ?my ?best|bravest|people|men|lads|finest ?<men> ?shall|will ride from", "ride $1 from"},
	{NULL, M, 0, "from <area> until|till|up_to|unto ?the <area>", "from $1 to $2"}, {NULL, M, DOUBT, "^ <n> ?of ?ours|mine|us|our ?own|best ?<men> ?will|shall descend|descends|come_down|rain|swoop ?down upon|on|onto|to|into ?the <area>", "ship $1 to $3"},
	{NULL, M, DOUBT, "^ ?i|we ?will|shall|hereby leave|quit|evacuate|vacate ?the <area> ?to ?you|him|her|them ?, ?as ?promised|agreed|you_wished :|,|; ?all ?of ?my|the ?all <n> ?<men> ?of ?them ?there ?will|shall go|move|march|withdraw|retreat|leave to|into|for ?the <area>", "move $2 from $1 to $4"},
	{NULL, M, DOUBT, "^ ?and ?when all|everybody|everyone ?of ?them|the_others|others has|have ?all done|moved|gone|shipped ?so $", "when last"}, {NULL, M, DOUBT, "^ ?and ?when all|everybody|everyone ?of ?them|the_others|others has|have ?all done|moved|gone|shipped ?so , ?i|we", "when last ;"}, {NULL, M, DOUBT, "^ ?let the others|other|rest ?players|factions move|go|ship|act|play ?first ?,|;|. ?and when all|everybody|everyone ?of ?them has|have ?all done|moved|gone|shipped ?so ,", "when last ;"},

	/* --- the first storm --- */
	{NULL, S, 0, "^ ?i|we put|set|turn|place <n> on|as ?my|the dial|wheel ?for|of ?the ?first storm", "dial storm $1"}, {NULL, S, 0, "^ ?i|we put|set|turn ?my|the dial|wheel ?for|of ?the ?first ?storm to|at|on <n> ?for ?the ?first ?storm", "dial storm $1"}, {NULL, S, 0, "dial|put <n> ?on ?my|the ?dial|wheel for ?the ?first storm", "dial storm $1"},

	{NULL, S, WHOLE | DOUBT, "?in|at ?the <area> ?,|:|- ?as ?an advisor|advisors", "place 1 in $1 as advisor"},

	/* --- bids --- */
	{NULL, B, 0, "go|come|bid|arrive|offer|pay until|till <n> ?spice", "bid up_to $1"}, {NULL, B, 0, "<n> ?spice from me|us|my_side|here ?,|on|for", "$1 spice on"}, {NULL, B, 0, "<n> ?spice from me|us|my_side|here $", "$1"},
	{NULL, B, DOUBT, "^ ?since|because|as|seeing ?that lot <n> is|s|looks ?like ?good|nice ?a|the <card> ?, ?so|hence|therefore ?i|we ?would|will|d|ll|shall ?bid go|bid|pay|offer|give ?up|as|up_to ?high|far ?as|to ?up_to <n> ?spice ?on|for ?it|that|this", "bid $1 $3"},
	{NULL, B, DOUBT, "lot <n> is|s ?a|the <card> ?,|; so|hence|therefore|and ?i|we ?would|will|d|ll|shall ?bid go|bid|pay|offer|give ?up|as|up_to ?high|far ?as|to ?up_to <n> ?spice ?on|for ?it|that|this", "bid $1 $3"},
	{NULL, B, 0, "?,|;|.|and ?and ?if|to ?it|the extent ?that ?that ?this ?is exceeds|exceed|more|beyond ?than ?what ?my|i|we ?spice|have|own ?, ?i|we ?will|shall|ll ?pay|use|play|take|spend ?with|by ?it ?my|a|the karama ?for ?it $", "karama"},
	/* --- spice for others, in any phase --- */
	{NULL, 0, 0, "<n> spice from me|us to|for", "$1 spice to"}, {NULL, 0, DOUBT, "^ <n> spice ?will|shall go|goes|pass|passes|travel|travels to ?the <other>", "give $1 to $2"}, {NULL, 0, DOUBT, ",|; ?and <n> spice ?will|shall go|goes|pass|passes|travel|travels to ?the <other>", "; give $1 to $2"}, {NULL, 0, 0, "give <n> to <other> ?, ?as ?for ?a|my|the thank_you|thanks|present|gift|tip|reward|advice|help ?,|.", "give $1 to $2"}, {NULL, 0, DOUBT, "^ gift|gifts|bribe|bribes|present|presents|payment ?:|- ?: <n> ?spice to|for ?the <other>", "give $1 to $2"},
	{NULL, 0, DOUBT, "^ ?the <other> get|gets|receive|receives|has|have <n> spice ?from ?me|us ?, ?as ?for ?a|my|the ?their ?thank_you|thanks|present|gift|tip|reward|advice|help", "give $2 to $1"},

	/* --- plans --- */
	/* as it is without a word */ {NULL, F, DOUBT, "^ any|every|each|all ?possible traitor|traitors ?which|that ?can|may|could ?be ?called ?i|we ?can|may ?is|be|are|shall|should|must|will ?to ?be called|call $", ""},
	PLAN_SAYINGS(F, "<card>", "call"), PLAN_LEADERS(F, "<card>", "<leader_name>"),
	{NULL, F, 0, "?.|;|,|and ?and ?i|we ?would ?prefer|rather ?to lose ?only ordinary|normal|regular|common ?<men> ?first ?, ?and rather_than|not|before|instead_of ?the ?my ?any elites", ", lose normal"}, {NULL, F, 0, "?.|;|,|and ?and ?i|we ?would ?prefer|rather ?to lose ?my|the ?only elites ?first ?, ?and rather_than|not|before|instead_of ?the ?my ?any ordinary|normal|regular|common ?<men>", ", lose elite"},
	{NULL, F, 0, "<n> + <n> <leader_name>", "dial $1 spice $2 leader $3"}, {NULL, F, 0, "dials|dialling|dialing nothing|none|zero", "dial 0"}, {NULL, F, 0, "?, ?and spends|spend|spending|pays|paying nothing|none|no_spice ?at_all", ", spice 0"}, {NULL, F, 0, "^ ?in|at|for <area> ?, <leader_name> ,", "battle $1 leader $2 ,"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
