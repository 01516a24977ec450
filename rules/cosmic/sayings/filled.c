/* Pieces of orders in the words of letters: a part of a text that fills a form of these, whatever else stands in it, is asked about
 * (orders/free/parts/free_fit.c). forms.c has the shorter pieces; sayings.c defines the parts that all share.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define P2 PHASE(2)
#define P3 PHASE(3)
#define P4 PHASE(4)
/* Its words are not those to write: it is asked about, and never shown with blanks. */
#define FULL (SAYING_FORM | SAYING_DOUBT)
#define AT "?to|on|at|against|->|vs|versus|for|upon|over|into|onto|towards|toward "
#define THEIR "?his|her|their "
#define WORLD "planet|world|base|home|homeworld|colony"
#define FIGHTS                                                                         \
	" ?attack|attack_on|my_attack|attacking|fight|hit|hitting|assault|invade|strike|raid|visit|call_on|descend|throw|send|sending|go|going|goes|target"
#define STANDING                                                                       \
	"on|at|in|standing_on|sitting_on|stationed_on|based_on|resting_on|already_on|now_on|stay_on|placed_on|upon"
#define ASKING                                                                         \
	" ?invite|ask|call|want|allies|ally|company|side|welcome|come|came|comes|join|join_me|help|helping|friend|partner|helper|along|with_me|aid|assist|support|need|guest|guests"
#define JOINING                                                                        \
	" ?ally|join|help|helping|support|with|aid|assist|along|beside|lend|spare|back|go|side|accompany|send|give|for"
#define PLAYING                                                                        \
	" ?card|show|lay|play|playing|bid|use|take|put|gets|get|give|gives|meet|meets|answer|offer|against|versus|receive|receives|sees|see|faces|face|deserves|needs|need|wants|must|have|has|keep|kept|save|saved|spare|reserved|reserve|let|serves|serve|suits|fits|belongs|sits|sit|waits|wait|send|sends|throw|throws"

/* clang-format off */
const struct saying ce_filled[] = {
	/* --- where to, and from where --- */
	{"f_target", P1, 0, AT "<other> ?on|at|in " THEIR "<nth> ?" WORLD "|1", "$1 $2"},
	{"f_target", P1, 0, AT "<other> ?on|at|in " THEIR "" WORLD " ?number|no|nr|# ?. <n>", "$1 $2"},
	{"f_target", P1, 0, AT "<nth> " WORLD "|1 of|from <other>", "$2 $1"},
	{"f_target", P1, 0, AT WORLD " ?number|no|nr|# ?. <n> of|from <other>", "$2 $1"},
	{"f_from", 0, 0, "?from|out_of|off|ex|leaving|leave|leaves|of|" STANDING " ?my|our <nth> ?" WORLD "|1", "$1"},
	{"f_from", 0, 0, STANDING " ?my|our " WORLD "|number|no|nr|# ?number|no|nr|# ?. <n>", "$1"},
	{"f_from", 0, 0, STANDING " <own> ?" WORLD "|# <n>", "$1 $2"},
	{"f_amount", 0, 0, "both|the_pair|pair", "2"},
	{"f_chunk", 0, 0, "<n> ?of ?my|mine|them ?each " STANDING "|leave|leaves|leaving|from|off|of|out_of <own> ?" WORLD "|# <n>", "$1 from $2 $3"},
	{"f_chunk", 0, 0, "<n> ?of ?my|mine|them " STANDING "|leave|leaves|leaving|from|off|of|out_of ?my|our <nth> ?" WORLD, "$1 from $2"},
	{"f_chunk", 0, 0, "<n> ?of ?my|mine|them " STANDING "|leave|leaves|leaving|from|off|of|out_of ?my|our " WORLD "|number|no|nr ?number|no|nr|# <n>", "$1 from $2"},
	{"f_force", 0, 0, "<n> ?of ?them each from|off|of|out_of|ex ?planets <place> ,|and|+|& <place>", "$1 from $2 , $1 from $3"},
	{"f_force", P1, 0, "<n> ( <own> <n> ,|/|+|and <own> <n> ?, <n> each|ea|apiece ?)", "$6 from $2 $3 , $6 from $4 $5"},
	{"f_force", P1 | P2, 0, "<n> ?,|:|(|- ?source|sources|origin|origins|namely|from|viz|being ?:|, <f_pairs>", "$1 : $2"}, {"f_pairs", P1 | P2, 0, "<f_pair> ?,|and|plus|+|& ?and <f_pairs>", "$1 , $2"}, {"f_pairs", P1 | P2, 0, "<f_pair>", "$1"},
	{"f_pair", P1 | P2, 0, "<own> <n> ?x|*|:|=|( <n> ?)", "$3 from $1 $2"}, {"f_pair", P1 | P2, 0, "<n> ?x|* ?from|of|off|out_of|( <own> <n> ?)", "$1 from $2 $3"},
	{"f_to", 0, 0, "?to|in|into|upon|at|on|onto|home_to|back_to|home_in|back_in ?my|our <nth> ?" WORLD "|1", "$1"},
	{"f_to", 0, 0, "to|in|into|upon|on|onto|at ?my|our " WORLD "|number|no|nr ?number|no|nr|# <n>", "$1"},
	{"f_to", 0, 0, "in|into|upon <own> ?" WORLD "|# <n>", "$1 $2"},
	{NULL, P1, FULL, "<f_from> <f_amount> <f_target>" FIGHTS, "attack $3 with $2 from $1"},
	{NULL, P1, FULL, "<f_force> <f_target>" FIGHTS, "attack $2 with $1"},
	{NULL, P1, FULL, "warp|release|releases|released|freed|rescued|liberated|returning ?out ?of ?from <f_to>", "release to $1"},
	{NULL, P1, FULL, "warp|release|released|freed|rescued limbo|limbos ?both <f_to>", "release to $1 ; limbo to $1"},

	/* --- the challenge by its sides, its planet, by who comes --- */
	{"f_chal", P2 | P3 | P4, 0, "?in|for|to|at|on <chal>", "$1"},
	{"f_chal", P2 | P3 | P4, 0, "against|versus|vs|opposing|facing|fighting <seat>", "versus $1"},
	{"f_chal", P2 | P3, 0, "when|as|if|once <seat> comes|come|attacks|attack|knocks|strikes|calls|arrives|visits ?knocking|calling|along|here|me|us ?at|on|to|for ?<planet>", "versus $1"},
	{"f_chal", P2 | P3, 0, "on|at|to|over|for|in|upon <planet>", "attack_on $1"},
	{"f_site", P2, 0, "?in|for|with ?their|her|his|the ?attack|defence|defending|attacking on|of|at|against|for <other> <n>", "attack_on $1 $2"},
	{"f_own", P2 | P3, 0, "?my ?in|for|to ?my ?attack|my_attack|attack_on|fight|battle ?on|at|to|against|over|in <planet>", "my_attack on $1"}, {"f_own", P2 | P3, 0, "?in|for ?my|the defence|defending|my_defence ?on|at|of <planet>", "my_defence of $1"},
	{NULL, P2, FULL, "<guests> <f_chal>" ASKING, "invite $1 in $2"}, {NULL, P2, FULL, "<guests> <f_own>" ASKING, "invite $1 in $2"},
	{NULL, P2, FULL, "<f_force> <seat> <f_chal>" JOINING, "ally $2 in $3 with $1"}, {NULL, P2, FULL, "<f_force> <seat> <f_site>" JOINING, "ally $2 in $3 with $1"},
	{NULL, P2, FULL, "<f_from> <f_amount> <seat> <f_chal>" JOINING, "ally $3 in $4 with $2 from $1"},
	{NULL, P3, FULL, "<f_card> <f_chal>" PLAYING, "card $1 in $2"}, {NULL, P3, FULL, "<f_card> <seat>" PLAYING, "card $1 in versus $2"},

	{NULL, P3, FULL, "force_field <seat> <f_chal> ?all|the allies|ally|friends|friend|helpers|helper|supporters|companions|lot ?play|use|on|against", "force_field on all allies of $1 in $2"},
	{NULL, P3, FULL, "<f_force> <f_chal> add|bring|slip|sneak|pour|ooze|more|extra|further|reinforcement|reinforcements|reinforce|additional ?power|amoeba|with|into|in|up", "power $2 : add $1"},
	{NULL, P3, FULL, "<f_amount> <f_leaves> <f_to> out|withdraw|pull|home|back ?power|amoeba|take|bring|go|goes", "power $2 : out $1 to $3"}, {"f_leaves", P3, 0, "from|out_of|off|away_from <planet>", "attack_on $1"}, {"f_leaves", P3, 0, "from|out_of|off <chal>", "$1"},

	/* --- what is lost --- */
	{NULL, P4, FULL, "lose|lost|loss|losses|casualties|taken|removed|forfeit|fall|falls <f_amount> <f_from> ?deal|fail|fails|be|go|come", "lose $1 from $2"},

	/* --- Powers --- */
	{NULL, 0, FULL, "heal|heals|healing <seats> ?<f_most>", "healer : heal $1 $2"}, {"f_most", 0, 0, "?at max|maximum|most|at_most|up_to ?at <n>", "; max $1"},
	{NULL, P3 | P4, FULL, "<n> challenges ?next|coming|following ?turn|time|round ?machine|power", "machine : challenges $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
