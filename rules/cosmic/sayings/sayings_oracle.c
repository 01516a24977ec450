/* The Oracle's table in the words of letters: what the opponent's card is, what answers it, and what answers all else; with the
 * challenge before, between and behind. All is asked about.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P3 PHASE(3)
#define DOUBT SAYING_DOUBT
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define PLAY                                                                           \
	"?then|so|please ?i ?will ?would ?shall ?ll ?d ?want ?like ?prefer ?to ?play|show|answer|reply|use|lay|put|take|give|card|choose|meet|respond|answers ?me|it|him|her|them ?with|by ?the"
#define THING                                                                          \
	"?a|an|any|the ?other|small|low|weak|big|high ?attack|card|anything|something|number ?card "
#define TOO "?too|also|as_well|goes|from_me|for_me|of_mine|please"
#define BREAK "?,|;|.|/ ?and|but"
#define WISH                                                                           \
	"?please ?i ?we ?will ?would ?shall ?ll ?d ?want ?like ?love ?prefer ?to ?let ?me"
#define HEAD " ?:|,|;|.|- ?and ?then "
#define END " ?please ?.|! $"

/* clang-format off */
const struct saying ce_oracle_sayings[] = {
	/* --- the card that the opponent shows --- */
	{"o_case", P3, 0, "?a|the|his|her|their compromise ?card", "compromise"}, {"o_case", P3, 0, "k", "compromise"},
	{"o_case", P3, 0, THING "?of <= <n>", "attack <= $1"}, {"o_case", P3, 0, THING "?of not|no more|higher|above|over|bigger|larger|stronger ?than <n>", "attack <= $1"}, {"o_case", P3, 0, THING "?of not|no more_than|higher_than <n>", "attack <= $1"}, {"o_case", P3, 0, THING "?of at_most|up_to|not_more_than|no_more_than|at_the_most|maximum|max <n>", "attack <= $1"}, {"o_case", P3, 0, THING "?of up to <n>", "attack <= $1"},
	{"o_case", P3, 0, THING "?of ?a <n> or_less|or_fewer|or_lower|or_below|or_smaller|or_under|and_less|and_below|and_lower|and_under|at_most|at_the_most|max|tops", "attack <= $1"},
	{"o_case", P3, 0, THING "?of >= <n>", "attack >= $1"}, {"o_case", P3, 0, THING "?of not|no less|lower|below|under|smaller ?than <n>", "attack >= $1"}, {"o_case", P3, 0, THING "from <n> ?up|upwards|on|onwards", "attack >= $1"}, {"o_case", P3, 0, THING "?of at_least|at_the_least|minimum|not_less_than|no_less_than <n>", "attack >= $1"},
	{"o_case", P3, 0, THING "?of ?a <n> or_more|or_higher|or_above|or_better|or_bigger|or_over|or_up|and_up|and_more|and_above|and_higher|and_over|upwards|upward|at_least", "attack >= $1"},
	{"o_case", P3, 0, THING "?of|that|which ?is more|higher|bigger|larger|greater|stronger|above|over|beyond ?than <n>", "attack over $1"}, {"o_case", P3, 0, THING "?of more_than|higher_than <n>", "attack over $1"},
	{"o_case", P3, 0, THING "?of|that|which ?is less|lower|smaller|below|under|weaker|fewer ?than <n>", "attack under $1"}, {"o_case", P3, 0, THING "?of less_than|lower_than|fewer_than <n>", "attack under $1"}, {"o_exact", P3, 0, "?an|the|a|his|her ?attack ?card <n>", "attack $1"}, {"o_case", P3, 0, "?a|any|an ?other attack ?card ?whatever|whatsoever|at_all", "attack"},
	{"o_does", P3, 0, "shows|show|plays|play|reveals|reveal|uses|use|lays|lay|has|have|puts|put|comes|come|brings|bring|chooses|choose|picks|pick|holds|gives|takes ?his|her|their <o_case>", "$1"},
	{"o_does", P3, 0, "comes|come|turns|turn ?up|over with|up|over ?his|her|their <o_case>", "$1"}, {"o_does", P3, 0, "puts|put|lays|lay|plays down ?his|her|their <o_case>", "$1"}, {"o_does", P3, 0, "compromises|negotiates|compromise|negotiate", "compromise"}, {"o_does", P3, 0, "attacks", "attack"}, {"o_does", P3, 0, "has chosen|picked|played|shown|laid <o_case>", "$1"},
	{"o_is", P3, 0, "?should is|be|s|turns|turn|proves|prove ?out ?to ?be <o_case>", "$1"}, {"o_is", P3, 0, "<o_case>", "$1"},
	{"shower", P3, 0, "<seat>", "$1"}, {"shower", P3, 0, "he|she|they", "he"},
	{"o_when", P3, 0, "if|when|should|whenever|where|in_case|case <shower> ?should ?will ?would ?d <o_does>", "$2"}, {"o_when", P3, 0, "if|when|should|whenever|where|in_case|case it|that|this|his|her|their|the ?card ?shown <o_is>", "$1"}, {"o_when", P3, 0, "if|when|should|whenever|where|in_case|case <seat> ?s card <o_is>", "$2"}, {"o_when", P3, 0, "?in in_case|case ?of <o_case>", "$1"}, {"o_when", P3, 0, "on|for|to|against|versus|upon|facing|at ?his|her|their|the <o_case>", "$1"},
	/* --- what answers it --- */
	{"o_wins", P3, 0, "?with ?the|my ?a cheapest|lowest|least|smallest|weakest ?possible|attack ?card winning|winner|wins|win ?1|card", "cheapest winning"}, {"o_wins", P3, 0, "?the|my ?a cheapest|lowest|least|smallest|weakest ?possible|attack ?1|card that|which ?still|just ?will wins|win|prevails|prevail|beats|beat|suffices ?it|him|her|them", "cheapest winning"}, {"o_wins", P3, 0, "whatever wins|win cheapest|cheaply|cheaper", "cheapest winning"},
	{"o_low", P3, 0, "?with ?the|my ?a lowest|cheapest|least|smallest|weakest ?1|card ?that ?i ?have|hold|own", "lowest"}, {"o_low", P3, 0, "?with ?the|my ?a highest|strongest|biggest ?1|card ?that ?i ?have|hold|own", "highest"},
	{"o_or", P3, 0, "else|or|failing_such|failing_that|failing_this|failing_it|if_not|if_none|if_there_is_none|if_none_does|otherwise", ""}, {"o_or", P3, 0, "?or|and|but if nothing|none|no_1|no ?card ?of_them wins|win|does|beats|will ?win ?it|him|her|them", ""}, {"o_or", P3, 0, "?or|and|but if i can_t|cannot|can|will|do ?not win|beat ?it|him|her|them", ""}, {"o_or", P3, 0, "?or|and|but if i can win with ?nothing|none", ""},
	{"o_play", P3, 0, PLAY " <o_wins> " TOO, "cheapest winning"}, {"o_play", P3, 0, PLAY " ?my|a <card> ?card " TOO, "$1"}, {"o_play", P3, 0, "?then ?i ?will ?also ?ll negotiate " TOO, "compromise"},
	{"o_calms", P3, 0, "compromises|negotiates|compromise|negotiate", "compromise"}, {"o_calms", P3, 0, "shows|show|plays|play|lays|lay|has|uses ?a|his|her compromise", "compromise"},
	{"o_same", P3, 0, "so do|shall|will i", ""}, {"o_same", P3, 0, "?then ?so i ?will ?also lay|play|show|use|put|do 1 too|also|as_well", ""}, {"o_same", P3, 0, "?then ?so i ?will also lay|play|show|use|put|do 1", ""}, {"o_same", P3, 0, "?then ?so i ?will do|compromise ?so|likewise|the_same|the ?same ?too|also|as_well ?thing", ""}, {"o_same", P3, 0, "me|i too|also|as_well", ""}, {"o_same", P3, 0, "?i ?will compromise ?from|by ?me too|also|as_well", ""},
	/* --- rows --- */
	/* "I lay one too" does not mean Attack 1, so that these come first. */
	{"o_row", P3, 0, "if|when|should|whenever|in_case <shower> ?should ?will compromises|compromise ?, <o_same>", "if compromise play compromise"}, {"o_row", P3, 0, "if|when|should|whenever|in_case <shower> ?should ?will shows|show|plays|play|has|lays ?a compromise ?, <o_same>", "if compromise play compromise"},
	/* A part is matched in one way at a place, so that "an Attack 12" and "an Attack: the 12" are two rows. */
	{"o_row", P3, 0, "if|when|should|whenever|where|in_case|case <shower> ?should ?will shows|show|plays|play|has|lays|uses <o_exact> ?,|:|=|->|=> ?then <o_play>", "if $2 play $3"}, {"o_row", P3, 0, "if|when|should|whenever|where|in_case|case it|that|this ?card ?is|be|s <o_exact> ?,|:|=|->|=> ?then <o_play>", "if $1 play $2"}, {"o_row", P3, 0, "?on|for|to|against ?his|her|their|the <o_exact> ->|=>|:|=|, ?i ?play <o_play>", "if $1 play $2"},
	{"o_row", P3, 0, "<o_when> ?,|:|=|->|=> ?then <o_play>", "if $1 play $2"}, {"o_row", P3, 0, "<o_case> ?, ->|=>|= ?i <o_play>", "if $1 play $2"}, {"o_row", P3, 0, "<o_play> ?, <o_when>", "if $2 play $1"}, {"o_row", P3, 0, "<card> ?as ?my ?an ?answer|reply ?to|on|for|against|versus|vs ?his|her|their|the ?a <o_case>", "if $2 play $1"},
	{"o_row", P3, 0, "?my answer|reply|response to|on <o_case> ?shall|will ?is|be ?:|= ?the <card>", "if $1 play $2"},
	{"o_rest", P3, 0, "?in ?for ?to|with|against|on|upon|at anything|everything|any_other ?card else|other|card ?:|,|->|=", "else"}, {"o_rest", P3, 0, "?for|on|to|against|with ?all ?the rest|others|remainder ?:|->|=", "else"}, {"o_rest", P3, 0, "else ?:|->|=|,", "else"}, {"o_rest", P3, 0, "if|when not ?:|,", "else"}, {"o_rest", P3, 0, "in all|any|every ?the other|remaining cases|case|events|event ?:|,", "else"},
	{"o_rows", P3, 0, "<o_row> " BREAK " <o_rows>", "$1 ; $2"}, {"o_rows", P3, 0, "<o_row> " BREAK " <o_rest> <o_play>", "$1 ; else $3"}, {"o_rows", P3, 0, "<o_row> " BREAK " <card> ?in|for <o_rest>", "$1 ; else $2"}, {"o_rows", P3, 0, "<o_row>", "$1"},
	{"o_tail", P3, 0, BREAK " <o_rest> <o_play>", "; else $2"}, {"o_tail", P3, 0, BREAK " <card> ?in|for <o_rest>", "; else $1"}, {"o_tail", P3, 0, BREAK " <o_rows>", "; $1"},
	/* --- where, and that the card is looked at first --- */
	{"o_at", P3, 0, "in|for|at|to|on|as_for ?challenge <chal> ?: ?with ?my|the ?oracle|power", "$1"}, {"o_at", P3, 0, "<chal>", "$1"}, {"o_at", P3, 0, "?my|the oracle ?: in|for|at|on <chal>", "$1"}, {"o_at", P3, 0, "as for ?challenge <chal>", "$1"}, {"o_at", P3, 0, "?as ?for against|versus|with <seat>", "versus $1"}, {"o_at", P3, 0, "as for <seat>", "versus $1"}, {"o_at", P3, 0, "?my|the oracle ?: ?is|works|looks ?used in|for|at|on <chal>", "$1"},
	{"o_sight", P3, 0, "see|seeing|look|watch|inspect|know|await|wait|check|peek ?at|for|what ?first", ""}, {"o_sight", P3, 0, "first see|look|watch|inspect|know|await|wait|check|peek ?at|for", ""},
	{"o_head", P3, 0, WISH " <o_sight> ?what|which his|her|their|the ?card ?he|she|they ?plays|shows ?first|before ?i ?choose|choosing|mine", ""}, {"o_head", P3, 0, "?first show|shows me his|her|their|the card ?first", ""}, {"o_head", P3, 0, WISH " use|apply|consult|ask ?my|the oracle|power ?there", ""}, {"o_head", P3, 0, "?my|the oracle ?power looks|sees|watches ?at ?his|her|their ?card ?first", ""}, {"o_head", P3, 0, "?my|the oracle ?power", ""}, {"o_head", P3, 0, "my power", ""},
	{"o_whose", P3, 0, WISH " <o_sight> <seat> ?s ?card ?first|before ?i ?choose|choosing|mine", "$2"}, {"o_whose", P3, 0, "?first <seat> shows ?me ?first ?his|her|their card ?first", "$1"}, {"o_whose", P3, 0, "show me <seat> ?s card ?first", "$1"},
	{NULL, P3, SAID, "^ <o_at>" HEAD "<o_whose>" HEAD "<o_rows>" END, "power $1 : $3"}, {NULL, P3, SAID, "^ <o_at>" HEAD "<o_head>" HEAD "<o_rows>" END, "power $1 : $3"}, {NULL, P3, SAID, "^ <o_head>" HEAD "<o_at>" HEAD "<o_rows>" END, "power $2 : $3"},
	{NULL, P3, SAID, "^ <o_whose> ?in ?at ?for <o_at>" HEAD "<o_rows>" END, "power $2 : $3"}, {NULL, P3, SAID, "^ <o_head> <o_at>" HEAD "<o_rows>" END, "power $2 : $3"}, {NULL, P3, SAID, "^ <o_whose>" HEAD "<o_rows>" END, "power versus $1 : $2"},
	{NULL, P3, DOUBT, "^ ?oracle <o_at> ?:|,|;|- ?my <o_rows>" END, "power $1 : $2"}, {NULL, P3, DOUBT, "^ <o_rows> ?, in|for|at <chal>" END, "power $2 : $1"}, {NULL, P3, DOUBT, "^ <o_rows> ?, against|versus <seat>" END, "power versus $2 : $1"},
	{NULL, P3, DOUBT, "^ if|should|when|whenever|in_case <shower> ?should ?will <o_calms> ?, ?then in|at|for <chal> ?,|:|->|=> ?then <o_same> ?<o_tail>" END, "power $3 : if $2 play compromise $5"}, {NULL, P3, DOUBT, "^ if|should|when|whenever|in_case <shower> ?should ?will <o_does> ?, ?then in|at|for <chal> ?,|:|->|=> ?then <o_play> ?<o_tail>" END, "power $3 : if $2 play $4 $5"},
	{NULL, P3, DOUBT, "^ <o_play> ?, in|at|for <chal> if|should|when|whenever|in_case <shower> ?should ?will <o_does> ?<o_tail>" END, "power $2 : if $4 play $1 $5"},
	{NULL, P3, SAID, "^ if|when|should|in_case|whenever <seat> ?should ?will <o_calms> ?,|:|then|->|=> ?then <o_same> ?<o_tail>" END, "power versus $1 : if $2 play compromise $4"}, {NULL, P3, SAID, "^ if|when|should|in_case|whenever <seat> ?should ?will <o_does> ?,|:|then|->|=> ?then <o_play> ?<o_tail>" END, "power versus $1 : if $2 play $3 $4"}, {NULL, P3, SAID, "^ if|when|should|in_case|whenever <seat> ?s card ?should <o_is> ?,|:|then|->|=> ?then <o_play> ?<o_tail>" END, "power versus $1 : if $2 play $3 $4"},
	/* --- the cheapest that wins --- */
	{"o_end", P3, 0, "<o_low>", "$1"}, {"o_end", P3, 0, PLAY " ?my|a <card> " TOO, "$1"},
	{NULL, P3, DOUBT, "^ ?oracle <o_at> ?:|,|; " PLAY " ?want ?like ?else <o_wins> ?,|;|. <o_or> ?,|: ?else <o_end>" END, "power $1 : else cheapest winning , else $4"}, {NULL, P3, DOUBT, "^ " PLAY " ?want ?like ?else <o_wins> <o_at> ?,|;|. <o_or> ?,|: ?else <o_end>" END, "power $2 : else cheapest winning , else $4"},
	{NULL, P3, DOUBT, "^ ?oracle <o_at> ?:|,|; " PLAY " ?want ?like ?else <o_wins>" END, "power $1 : else cheapest winning"}, {NULL, P3, DOUBT, "^ " PLAY " ?want ?like ?else <o_wins> <o_at>" END, "power $2 : else cheapest winning"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
