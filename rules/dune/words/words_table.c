/* Orders of Dune as people say them at a table: several in a sentence, the writer's own men without a number, wishes that hold for
 * each time, conditions that point back with "there". Tried before all others, and asked about where the words leave room. See
 * orders/sayings/phrase.h; words_sayings.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"

/* One of the writer's own. */
#define ONE_MAN                                                                        \
	" ?my|the|a|this ?only|last|one ?poor|lost|dead|brave|old man|fellow|guy|lad|boy|soldier|trooper|chap|sister|girl|woman|bloke|warrior"
#define LOST_ONE " my|the|a|this ?only|last poor|lost|dead|brave|old|only|last one"
#define DEAD                                                                           \
	" ?my|the|those|these|all ?of ?my|the|those <n> ?of ?my|the|those ?poor dead|fallen|lost|killed ?ones|men|guys|lads|boys|soldiers|sisters|girls|fellows|forces"
/* Each time that somebody ships. */
#define EACH_SHIP                                                                      \
	"when|whenever|if|each_time|every_time|as_soon_as|as_often_as|always_when ?the somebody|someone|anybody|anyone|another|others|they|people|other|everybody|everyone|players|factions ?else|players|factions|faction|house|player ship|ships|land|lands|lands_somewhere ?anything|forces|something|somewhere|anywhere|troops ?somewhere|down"
#define ONE_OF_US                                                                      \
	" ?1|an|a|my|our ?of ?mine|ours|my|us|them|our ?own sister|sisters|advisor|advisors|adviser|advisers|girl|girls|ladies|lady|woman|women|people|men|ours|mine"
#define GO_ALONG                                                                       \
	" ?shall|will|should|must|may|to ?always|also go|goes|come|comes|travel|travels|ride|rides|tag|tags|follow|follows|is|fly|flies"
#define ALONG_WITH " ?with|to ?them|him|her|it|each|every ?one|time"

/* clang-format off */
const struct saying du_words_table[] = {
	{NULL, B, 0, "lot <n> is ~shield", "whether is"}, {NULL, M, DOUBT, "^ nothing else|more ?, ?because|since|as|for ?the <area> is|s|lies|stands ?still in|under ?the storm $", ""},

	/* --- who comes back --- */
	{NULL, M, 0, "revive" LOST_ONE " $", "revive 1"}, {NULL, M, 0, "revive" LOST_ONE " ,|;|and", "revive 1 ,"}, {NULL, M, 0, "revive" ONE_MAN " $", "revive 1"}, {NULL, M, 0, "revive" ONE_MAN " ,|;|and", "revive 1 ,"}, {NULL, M, 0, "bring|get|take|fetch" ONE_MAN " back ?to ?life ?again", "revive 1"}, {NULL, M, 0, "^" ONE_MAN " comes|returns|rises|lives ?back ?to ?life ?again|from_the_tanks", "revive 1"},
	{NULL, M, 0, "revive" DEAD, "revive $1"}, {NULL, M, 0, "revive all <n>", "revive $1"}, {NULL, M, 0, "^" DEAD " ?may|shall|will|can return|returns|rise|rises|come|comes|live|lives|revive ?back ?to ?life ?again", "revive $1"},
	{NULL, M, 0, "?, and|with ?we ?i pay|paying|paid for the third|1|last|extra|other ?one|man|force|two $", ""}, {NULL, M, 0, ", pay|paying|paid for the third|1|last|extra|other ?one|man|force|two $", ""},

	/* --- the Guild's place, behind another order --- */
	{NULL, M, DOUBT, ",|;|and|but ?and has|have|takes|take|moves|move|goes|go|acts|act|comes|come|is|be ?its|our|my|their|the ?turn|place last ?of_all|of|in ?all|everybody|line $", "; when last"}, {NULL, M, DOUBT, ",|;|and|but ?and has|have|takes|take|moves|move|goes|go|acts|act|comes|come|is|be ?its|our|my|their|the ?turn|place first ?of_all|of|in ?all|everybody|line $", "; when first"},
	{NULL, M, DOUBT, ",|; ?right|just|directly|immediately ?and ?move|go after ?the <other> ?moves|ships|goes|has_moved $", "; when after $1"}, {NULL, M, DOUBT, ",|; ?right|just|directly|immediately ?and ?move|go before ?the <other> ?moves|ships|goes $", "; when before $1"},

	/* --- each time somebody ships --- */
	{NULL, 0, DOUBT, "^ " EACH_SHIP " ?, ?i|we ?will|ll|shall ?send|sends|let|have" ONE_OF_US "" GO_ALONG " ?along" ALONG_WITH " ?to polar_sink|sink|pole|polar $", "advise polar"}, {NULL, 0, DOUBT, "^ " EACH_SHIP " ?, ?i|we ?will|ll|shall send|let|have" ONE_OF_US " ?along|down ?to polar_sink|sink|pole|polar $", "advise polar"}, {NULL, 0, DOUBT, "^ " EACH_SHIP " ?, ?i|we ?will|ll|shall send|let|have 1 ?of ?us|mine|ours|my|our ?own ?sisters|advisors|people|girls ?go ?along|down ?too ?to polar_sink|sink|pole|polar $", "advise polar"},
	{NULL, 0, 0, "advise nobody|none|no_one|not ?anybody|anyone ?this|for ?this ?turn|time|round|phase", "advise no"},
	/* A wish that holds each time orders nothing for once. */
	{NULL, M, 0, "whenever|each_time|every_time|as_often_as", "whether each"}, {NULL, M, 0, "when others|somebody|someone|anybody|anyone|everybody|another ship|ships|land|lands", "whether each"},
	{NULL, M, 0, "ship <n> ?<men> to <area> as fighters|warriors|soldiers ?!", "ship $1 to $3"},

	/* --- nothing is done --- */
	{NULL, M | F, SAYING_COMMAND, "?i|we do|order|want|have|need nothing|nothing_more ?at_all ?more|further ?to ?do|order ?for|in ?this|now ?phase|turn|time|round", "final"}, {NULL, M | F, SAYING_COMMAND, "nothing ?more|further ?to ?do|order ?for|in ?this|now phase|turn|time|round", "final"}, {NULL, M, SAYING_COMMAND, "?i|we ?all stay|remain|sit|hold|stand|wait ?put|here|still|where_we_are|where_i_am ?this ?turn|phase|time", "final"}, {NULL, M, SAYING_COMMAND, "?i|we stay|remain|sit|hold|stand where ?i|we are ?this ?turn|phase|time", "final"},
	{NULL, M, DOUBT, "^ ?my|the <n> ?<men> in|at <area> remain|stay|stays|remains|hold|wait ?put|there|here|where_they_are ?,|; ?and", ""}, {NULL, M, DOUBT, ",|;|. ?and ship|revive|move nothing|nobody|none $", ""},

	/* --- conditions that point back --- */
	{NULL, M, 0, "to ?the <area> ?, ?but ?only if ?there ?is|s|lies|be ?still|any|some ?still|any|some spice ?is|s|lies ?still ?left ?there", "to $1 if spice $1 >= 1"}, /* where it fits twice */ {NULL, M, 0, "spice <area> > = 1 <area> > = 1", "spice $1 >= 1"}, {NULL, M, 0, "spice <area> at_least 1 <area> at_least 1", "spice $1 >= 1"}, {NULL, M, 0, "to ?the <area> ?, ?but ?only if there ?is|s|are|be nobody|no_one|no_enemy|no_enemies ?else ?there", "to $1 if enemy $1 <= 0"}, {NULL, M, 0, "to ?the <area> ?, ?but ?only if nobody|no_one|no_enemy|no_enemies ?else ?is|s|are there", "to $1 if enemy $1 <= 0"}, {NULL, M, 0, "to ?the <area> ?, ?but ?only if there ?is|s|are|be no enemy|enemies|one ?else ?there", "to $1 if enemy $1 <= 0"}, {NULL, M, 0, "to ?the <area> ?, ?but ?only if no enemy|enemies|one ?else ?is|s|are there", "to $1 if enemy $1 <= 0"},
	{NULL, M, 0, "?,|;|. otherwise|else|if_not ?they|we|i|it|all ?will|shall ?just stay|stays|remain|remains|wait|hold ?put|there|here|where_they_are $", ""},

	/* --- cards and powers --- */
	{NULL, 0, 0, "karama cancel <key> ?, when|whenever|if|while they|it|he|she|the_guild ?will ship|ships|shipped|use|uses ?it|that $", "karama cancel $1"}, {"key", 0, 0, "GUI.HALF", "GUI.HALF"},
	{NULL, 0, DOUBT, "^ ?just ?a|1|my question for|to ?the <other> ?, ?with|by|using ?my|the|a ?truthtrance ?:|,", "truth $1"}, {NULL, 0, 0, "truth <other> : do ?you|they ?have|hold|own|got ?a|the <card> ?? ", "truth $1 $2"},
	{NULL, B, 0, ",|; ?and|but if that|it|this ?price ?is|s|be ?should ?be more|higher|over|above|beyond ?than ?what ?my|i|we ?own|have|can ?pay|afford ?spice|purse|money|means ?, ?then ?i|we ?will|shall|ll ?pay|use|play|take|spend ?with|by ?it ?my|a|the karama $", "karama"}, {NULL, B, 0, "?, ?and ?with|by|using ?my|a|the karama ?, if ?i|we ?it|that have|need|needed|must|necessary|required|is ?to|needed|necessary ?be", "karama"},

	/* --- plans --- */
	{"area", F, 0, "~habbanya", "$1"},
	{"has_honour", F, 0, "gets|has|takes|receives|deserves ?the honour|honor|command|lead|charge", ""}, {"has_honour", F, 0, "leads|commands|fights|defends|attacks|goes|stands|serves|marches ?my|our|the ?<n> ?<men>", ""},
	{NULL, F, 0, "<leader_name> <has_honour> ?in|at|for <area> ?with|:|,|.|- ?a|the <card> ?.|,|;", "battle $3 leader $1 , $4 ,"}, {NULL, F, 0, "<leader_name> <has_honour> ?with|: ?a|the <card> in|at|for <area> ?.|,|;", "battle $4 leader $1 , $3 ,"},
	{NULL, F, 0, "^ <leader_name> <has_honour> in|at|for <area> ?.|,|;|with|:", "battle $3 leader $1 ,"}, {NULL, F, 0, "leader <leader_name> ?,|; ?or ?else <gone> ?,|: ?then|take ?the <leader_name>", "leader $1 , $3"}, {"gone", F, 0, "if|when|should he|she|they|it can_t|cannot|won_t|isn_t ?be ?fight|lead|come|go|available|free|there|alive", ""}, {"gone", F, 0, "if|when|should he|she|they|it can|may|is|will not ?be ?fight|lead|come|go|available|free|there|alive", ""},
	{NULL, F, 0, "?number|figure <num> on|at ?the ?my dial|wheel", "dial $1"}, {NULL, F, 0, "number <num> ?on ?the ?my dial|wheel", "dial $1"}, {NULL, F, 0, ", ?and ?i|we carry|wear|bring|take|hold ?my|a|the ?only <card>", ", $1"}, {NULL, F, 0, "and ?i|we carry|wear|bring|take|hold ?my|a|the ?only <card>", ", $1"}, {NULL, F, 0, "?,|.|;|and ?and never|not|don_t|dont|do_not|no call ?a|the|any traitor|traitors", ", call no"},
	{NULL, 0, 0, NULL, NULL},
};

/* Whole clauses: tried after the game's other words for them. */
const struct saying du_words_table_whole[] = {
	{NULL, X, WHOLE | DOUBT, "?i|we <befriend> ?up ?an ?with|to ?the <seat> , <seat>", "ally $2 , $3"}, {NULL, X, WHOLE | DOUBT, "?i|we ?would ?be|become ?happy|glad ?to ?be want|like|love|prefer|take|choose|have|friends|friend|allies|allied|ally ?with|to ?the <seat> , <seat>", "ally $1 , $2"},
	{NULL, M, WHOLE | DOUBT, "?i|we ?will|shall|ll ?the ?own wait|waits|waiting until|till|for everybody|everyone|all|the_others|others|the_rest ?else ?has|have ?moved|shipped|gone|done|finished", "when last"},
	{NULL, 0, WHOLE | DOUBT, "" EACH_SHIP " ?, ?i|we ?will|ll|shall ?send|sends|let|have" ONE_OF_US "" GO_ALONG " along|with|too|together|accompanies" ALONG_WITH, "advise with"}, {NULL, 0, WHOLE | DOUBT, "" EACH_SHIP " ?, ?i|we ?will|ll|shall send|let|have" ONE_OF_US " ?go along|with|too|together" ALONG_WITH, "advise with"}, {NULL, 0, WHOLE | DOUBT, "" EACH_SHIP " ?, ?i|we ?will|ll|shall send|let|have 1 ?of ?us|mine|ours|my|our ?own ?sisters|advisors|people|girls ?go along|with|too|together" ALONG_WITH, "advise with"},
	{NULL, 0, WHOLE | DOUBT, "?i|we ?will|shall ?send|let|have" ONE_OF_US "" GO_ALONG " ?along" ALONG_WITH " ?to polar_sink|sink|pole|polar ?, " EACH_SHIP, "advise polar"}, {NULL, 0, WHOLE | DOUBT, "?i|we ?will|shall send|let" ONE_OF_US " ?along ?to polar_sink|sink|pole|polar ?, " EACH_SHIP, "advise polar"}, {NULL, 0, WHOLE | DOUBT, "?i|we ?will|shall send|let" ONE_OF_US " along|with|together" ALONG_WITH " ?, " EACH_SHIP, "advise with"},
	{NULL, M, WHOLE | DOUBT, "<area> ->|>|- ?> <area> with|: <many>", "move $3 from $1 to $2"},
	{NULL, 0, WHOLE | DOUBT, "if storm hits <area> ?, ?then ?i|we ?will ?play|use weather ?card ?with|at|by|on|to|for|of|:|and ?a ?move|dial ?it|storm ?of ?by <n> ?sectors", "weather $2 if storm hits $1"}, {NULL, 0, WHOLE | DOUBT, "?i|we ?will ?play|use weather ?card ?with|at|by|on|to|for|of|:|and|, ?move|dial ?it <n> ?sectors ?, ?but ?only if storm hits <area>", "weather $1 if storm hits $2"},
	{NULL, X | B | M | V, WHOLE | DOUBT, "?i|we cancel|stop|block|deny|nullify ?the <power>", "karama cancel $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
