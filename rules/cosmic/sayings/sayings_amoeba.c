/* What the Amoeba moves, in the words of letters: how many tokens, from where, into which challenge, and out of it, with the card that
 * is played there. All is asked about, and only a whole clause is meant.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P3 PHASE(3)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define WISH                                                                           \
	"?let ?me ?now ?please ?i ?we ?will ?would ?shall ?d ?ll ?want ?like ?wish ?prefer ?rather ?to ?let ?please"
#define USE "?<am_use> ?:|,|-|; ?and|to "
#define MORE "?another|further|extra|additional|more|other|reinforcing"
#define OF_MINE "?of ?my|mine|them|those|these ?own ?token"
#define POUR                                                                           \
	" add|adds|bring|brings|ooze|oozes|send|sends|pour|pours|put|puts|move|moves|slip|slips|let|throw|throws|pump|commit|flow|inject|deploy|pull|call|get|shift|transfer|push|squeeze|have ?in|ooze|flow ?over|up|forward"
#define PULL                                                                           \
	" pull|pulls|take|takes|withdraw|withdraws|remove|removes|bring|brings|move|moves|retreat|retreats|send|get|gets|ooze|oozes|evacuate|evacuates|rescue|recall|recalls|draw|fetch|extract|let ?back|home|out|ooze"
#define GO                                                                             \
	"?will|shall|should|may|to ?also ooze|oozes|go|goes|flow|flows|come|comes|move|moves|slip|slips|pour|pours|march|hurry|rush|run|flee|retreat|retreats|return|returns|are|is ?added|moved|sent|brought|pulled|taken ?over|in|back|home"
#define SWELL                                                                          \
	" reinforce|strengthen|boost|bolster|swell|increase|beef|enlarge|augment|fortify ?up"
#define END " ?now|there|too|as_well ?please ?.|! $"

/* clang-format off */
const struct saying ce_amoeba_sayings[] = {
	{"am_use", P3, 0, "?with|using|by|through ?my|the power|amoeba ?power ?i|we", ""}, {"am_use", P3, 0, "as ?the amoeba ?i|we", ""}, {"am_use", P3, 0, "?please ?i ?we ?will use|let|have ?my|the power|amoeba ?power ?for", ""}, {"am_use", P3, 0, "<own>", ""},
	/* --- how many, from where --- */
	{"am_n", P3, 0, "?a " MORE " <n> " MORE " ?reinforcements|men " OF_MINE " ?more|extra", "$1"}, {"am_n", P3, 0, "?a another|further|extra|additional|single ?more|extra ?reinforcement " OF_MINE, "1"}, {"am_n", P3, 0, "a token|reinforcement ?more", "1"},
	{"am_n", P3, 0, "all|everything|everybody|everyone|the_lot|garrison|lot|whole|entire ?garrison|lot|crew ?<n> " OF_MINE " ?that ?i ?have", "all"}, {"am_n", P3, 0, "?a pair|couple " OF_MINE, "2"}, {"am_n", P3, 0, "both " OF_MINE, "2"},
	{"am_part", P3, 0, "<am_n> ?over ?come|coming from|off|out_of|on|of|out ?of <place> ?over", "$1 from $2"}, {"am_part", P3, 0, "<am_n> , <place>", "$1 from $2"}, {"am_part", P3, 0, "from|out_of|off ?of <place> ?:|, <am_n>", "$2 from $1"},
	{"am_parts", P3, 0, "<am_part> ?,|and|plus ?and ?plus|also <am_parts>", "$1 , $2"}, {"am_parts", P3, 0, "<am_part>", "$1"},
	/* --- into which challenge --- */
	{"am_into", P3, 0, "?over into|to|in|for|at|2|onto|->|=> ?help ?reinforce ?strengthen ?side ?in ?against <chal>", "$1"}, {"am_into", P3, 0, "?over to|and help|reinforce|strengthen|support|fight ?me ?in|for|against <chal>", "$1"}, {"am_into", P3, 0, "against|versus <seat>", "versus $1"}, {"am_into", P3, 0, "?to|and join|joins|help|helps|reinforce|reinforces|strengthen|strengthens <chal>", "$1"},
	{"am_side", P3, 0, "?my ?own ?force|side|attack|defence|my_attack|my_defence|strength|forces|tokens|numbers ?in|for|at <chal>", "$1"}, {"am_side", P3, 0, "<chal>", "$1"}, {"am_side", P3, 0, "against|versus <seat>", "versus $1"},
	{"am_card", P3, 0, "?,|;|.|: ?and ?with|by|use|using ?i ?will ?play|show|lay ?there ?my|the ?card ?there ?is|:|= ?the <card> ?there|in_it", "$1"},
	{NULL, P3, SAID, "^ " USE WISH POUR " <am_parts> ?over <am_into>" END, "power as amoeba $3 : add $2"}, {NULL, P3, SAID, "^ " USE WISH POUR " <am_parts> ?over <am_into> <am_card>" END, "power as amoeba $3 : add $2 ; card $4 in $3"},
	{NULL, P3, SAID, "^ <am_parts> " GO " <am_into>" END, "power as amoeba $2 : add $1"}, {NULL, P3, SAID, "^ " USE " <am_parts> ?over <am_into>" END, "power as amoeba $3 : add $2"}, {NULL, P3, SAID, "^ <am_into> ?:|, " USE WISH " ?" POUR " ?+|plus <am_parts>" END, "power as amoeba $1 : add $3"},
	{NULL, P3, SAID, "^ " USE WISH SWELL " <am_side> ?: ?with|by|using|through ?oozing|adding|bringing ?in <am_parts>" END, "power as amoeba $2 : add $3"}, {NULL, P3, SAID, "^ " USE WISH SWELL " <am_side> with|by|using ?oozing|adding|bringing ?in <am_parts> <am_card>" END, "power as amoeba $2 : add $3 ; card $4 in $2"},
	{NULL, P3, SAID, "^ ?my amoeba|power|ooze ?:|,|- <am_into> ?:|,|; ?+|plus <am_parts>" END, "power as amoeba $1 : add $2"}, {NULL, P3, SAID, "^ ?my amoeba|power|ooze ?:|,|- <chal> ?:|,|; ?+|plus <am_parts>" END, "power as amoeba $1 : add $2"}, {NULL, P3, SAID, "^ ?my amoeba|power|ooze ?:|,|- ?+|plus <am_parts> <am_into>" END, "power as amoeba $2 : add $1"},
	{NULL, P3, SAID, "^ <chal> ?:|, ?+ <n> more|extra|further|additional ?token ,|from|of|off <place>" END, "power as amoeba $1 : add $2 from $3"},
	/* --- out of it --- */
	{"am_out", P3, 0, "?back|out|away out_of|from|off|out ?of <chal>", "$1"}, {"am_home", P3, 0, "?,|and ?back|home ?put|set|place ?them|it ?back|home ?over to|2|on|onto|for|at|in <place>", "$1"}, {"am_home", P3, 0, "?, ?and ?go ?back|home ?over to|on|onto|for|at <place>", "$1"},
	{NULL, P3, SAID, "^ " USE WISH PULL " <am_n> <am_out> <am_home>" END, "power as amoeba $3 : out $2 to $4"}, {NULL, P3, SAID, "^ " USE WISH PULL " <am_n> <am_home> <am_out>" END, "power as amoeba $4 : out $2 to $3"}, {NULL, P3, SAID, "^ <chal> ?:|, " USE WISH PULL " <am_n> ?out ?of ?it <am_home>" END, "power as amoeba $1 : out $3 to $4"}, {NULL, P3, SAID, "^ <am_out> ?:|, " USE WISH PULL " <am_n> <am_home>" END, "power as amoeba $1 : out $3 to $4"},
	{NULL, P3, SAID, "^ " USE WISH PULL " <am_n> <am_out> <am_home> <am_card>" END, "power as amoeba $3 : out $2 to $4 ; card $5 in $3"},
	{NULL, P3, SAID, "^ <am_n> " GO " <am_out> <am_home>" END, "power as amoeba $2 : out $1 to $3"}, {NULL, P3, SAID, "^ <am_n> " GO " <am_home> <am_out>" END, "power as amoeba $3 : out $1 to $2"}, {NULL, P3, SAID, "^ <am_n> ?will|shall leave|leaves|quit|quits|abandon <chal> <am_home>" END, "power as amoeba $2 : out $1 to $3"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
