/* How players say the orders of Dune: see orders/sayings/phrase.h. Parts first; then expressions that are replaced
 * anywhere; then meanings of whole clauses.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"

/* clang-format off */
static const struct saying whole_sayings[] = {
	/* --- parts --- */
	{"area", 0, 0, "~carthag ?,|( ?in sector ?number <n> ?)", "$1 sector $2"}, {"area", 0, 0, "~carthag ?(|@ <n> ?)", "$1 $2"}, {"area", 0, 0, "~carthag", "$1"},
	{"leader_name", 0, 0, "~stilgar", "$1"}, {"card", 0, 0, "~shield", "$1"},
	{"kind", V, 0, "~poison_weapon", "$1"}, {"kind", V, 0, "~shield", "$1"},
	{"into", 0, 0, "to|into|onto|in|at|toward|towards|for|down_to|over_to <area>", "$1"}, {"into", 0, 0, "- > <area>", "$1"}, {"into", 0, 0, "->|>|- <area>", "$1"},
	{"away", 0, 0, "from|out_of|off|leaving|leave|leaves <area>", "$1"}, {"off", 0, 0, "from|out_of|off|in <area>", "$1"}, {"off", 0, 0, "<area>", "$1"},
	{"men", 0, 0, "?of ?my|our ?own forces|force|troops|tokens|men|units|soldiers|fighters|guys|boys|lads|fremen", ""},
	{"goes", M, 0, "move|moves|march|marches|go|goes|take|bring|send|walk", ""}, {"lands", M, 0, "ship|ships|send|land|lands|transport|drop|bring|shipping", ""},
	{"most", B, 0, "?up_to|at_most|max|maximum|maximal|until|till|only ?of <n> ?spice ?max|maximum|at_most", "$1"},
	{"most", B, 0, "no_more_than|not_more_than <n> ?spice", "$1"}, {"most", B, 0, "no|not more than <n> ?spice", "$1"}, {"pays", B, 0, "bid|offer|pay|give|go|bidding|spend", ""}, {"lot", B, 0, "number|no|nr|# <n>", "$1"}, {"lot", B, 0, "the first|1_st", "1"}, {"lot", B, 0, "the second|2_nd", "2"}, {"lot", B, 0, "the third|3_rd", "3"},
	{"lot", B, 0, "lot|card ?number|no|# <n>", "$1"}, {"lot", B, 0, "?the first|1_st lot|card", "1"}, {"lot", B, 0, "?the second|2_nd lot|card", "2"}, {"lot", B, 0, "?the third|3_rd lot|card", "3"},
	{"where", F, 0, "in|at|for|of <area>", "$1"}, {"where", F, 0, "<area>", "$1"},
	{"foe", F, 0, "vs|versus|against|with|on ?the <seat>", "$1"}, {"foe", F, 0, "<seat>", "$1"},
	{"element", V, 0, "leader", "leader"}, {"element", V, 0, "weapon", "weapon"}, {"element", V, 0, "defence", "defence"}, {"element", V, 0, "dial|number|wheel", "dial"},
	{"refrain", V, 0, "do|may|must|shall|should|can|will|does not ?play|use", "no"}, {"refrain", V, 0, "no|not|don't ?play|use", "no"}, {"refrain", V, 0, "?to play|use no|not", "no"},
	{"wish", X, 0, "ally|alliance|team|pact|friends|allied", ""},
	{"advisory", 0, 0, "advisor|advisors|one|1", ""},

	/* --- wherever it stands --- */
	{NULL, M, 0, "^ revival|revivals :|=", "revive"}, {NULL, M, 0, "^ shipment|shipping|s :|=", "ship"}, {NULL, M, 0, "^ movement|movements|moving|mv :", "move"}, {NULL, M, 0, "^ rev", "revive"}, {NULL, M, 0, "^ mv", "move"},
	{NULL, B, 0, "proxy bid ?:", "bid"}, {NULL, B, 0, "^ bid :", "bid"}, {NULL, 0, 0, "^ choam charity ?:", "charity"}, {NULL, 0, 0, "^ bribe :", "give"},
	{NULL, F, 0, "^ battle plan ?,|:", "battle"}, {NULL, F, 0, "^ storm dial ?:", "dial storm"}, {NULL, F, 0, "wheel ?:", "dial"},
	{NULL, F, 0, "dial is", "dial"}, {NULL, F, 0, "leader is", "leader"}, {NULL, F, 0, "weapon is", "weapon"}, {NULL, F, 0, "defence is", "defence"}, {NULL, F, 0, "led by", "leader"}, 
	{NULL, F, 0, "<leader_name> or|else <leader_name>", "$1 , $2"}, {NULL, F, 0, "not call ?a|the|any traitor", "call no"}, {NULL, F, 0, "kill ?the captured leader", "capture kill"},
	{NULL, PHASE(DU_PLAN), 0, "^ ?battle in <area> <foe> ?, ?i ?fight ?with ?everything ?: dial", "battle $1 vs $2 dial"}, {NULL, PHASE(DU_PLAN), 0, "^ <area> vs|versus|against ?the <seat>", "battle $1 vs $2"}, {NULL, PHASE(DU_PLAN), 0, "^ in <area> vs|versus|against ?the <seat>", "battle $1 vs $2"}, {NULL, PHASE(DU_PLAN), 0, "^ fight ?the <seat> in <area>", "battle $2 vs $1"}, {NULL, PHASE(DU_PLAN), 0, "^ in <area> fight ?the <seat> ?with ?everything", "battle $1 vs $2"},
	{NULL, M, 0, "if|when it is free", "if free it"},
	{NULL, M, 0, "unless ?the storm is there", "unless storm it"}, {NULL, M, 0, "if ?there is nobody|no_one ?there", "if enemy it <= 0"},
	{NULL, 0, 0, "?there are <n> or_more enemies|enemy in <area>", "enemy $2 >= $1"}, {NULL, 0, 0, "?there are at_least <n> enemies|enemy in <area>", "enemy $2 >= $1"},
	{NULL, 0, 0, "?there ?are fewer|less than <n> enemies|enemy ?are in <area>", "enemy $2 below $1"}, {NULL, 0, 0, "?there ?are more_than <n> enemies|enemy ?are in <area>", "enemy $2 beyond $1"},
	{NULL, 0, 0, "<n> or_more enemies|enemy are in <area>", "enemy $2 >= $1"},
	{NULL, B, 0, "only if", "if"}, {NULL, B, 0, "if ?i did not win lot <n>", "if not won lot $1"},

	/* --- whole clauses --- */
	{NULL, P, WHOLE, "?my predict|prediction|say ?is ?: ?that ?the <seat> ?will ?win|wins ?in|on|: turn|t <n>", "predict $1 turn $2"}, {NULL, P, WHOLE, "<seat> ?wins ?in ?turn|t <n>", "predict $1 turn $2"},
	{NULL, S, WHOLE, "?like ?to keep|choose|take <leader_name> ?as|for ?my ?traitor", "traitor $1"}, {NULL, S, WHOLE, "?my traitor is <leader_name>", "traitor $1"}, {NULL, S, WHOLE, "<leader_name>", "traitor $1"},
	{NULL, S, WHOLE, "?let's|lets dial <n> ?for ?the ?storm", "dial $1"},
	{NULL, S, WHOLE, "?put|place|start|begin <n> <men> in <area> , <n> in <area> and|, <n> in <area>", "place $1 in $3 , $4 in $5 , $6 in $7"}, {NULL, S, WHOLE, "all <n> in <area>", "place $1 in $2"},
	{NULL, S, WHOLE, "<n> <area> , <n> <area> , <n> <area>", "place $1 in $2 , $3 in $4 , $5 in $6"},

	{NULL, X, WHOLE, "?love|like|want|wish|would|make|lets|let's ?to|an|have <wish> ?with ?the <seat> ?,|; or|then|else ?else ?with ?the <seat>", "ally $2 , $3"},
	{NULL, X, WHOLE, "?love|like|want|wish|make|lets|let's ?to|an|a|have <wish> with ?the <seat>", "ally $2"},
	{NULL, X, WHOLE, "<seat> ?,|or|then|> ?or|then <seat>", "ally $1 , $2"}, {NULL, X, WHOLE, "first wish|choice|: <seat> ?,|; second wish|choice|: <seat>", "ally $1 , $2"},
	{NULL, X, WHOLE, "no|not alliance|ally ?for ?me", "pass"}, {NULL, X, WHOLE, "want no|not ?an|any alliance|ally", "pass"}, {NULL, X, WHOLE | DOUBT, "not|don_t|dont|do_not|won_t|wont want|need|wish|make ?to ?have|make|join ?an|any alliance|alliances|ally|allies|pact|partner ?with anybody|anyone|any_of_you|any_player", "pass"}, {NULL, X, WHOLE, "stay alone", "pass"},
	{NULL, X, WHOLE, "break|end|finish|quit|leave|breaking ?the|my ?alliance with|to ?the <seat>", "break with $1"}, {NULL, X, WHOLE, "?it is over between ?the <seat> and me", "break with $1"},
	{NULL, X, WHOLE, "<n> <men> in|from <area> ride ?the ?worm <into>", "ride $1 from $3 to $4"}, {NULL, X, WHOLE, "ride ?the worm from <area> <into> with <n> <men>", "ride $3 from $1 to $2"},

	{NULL, B, WHOLE, "<pays> <most> ?spice on|for ?the <lot>", "bid $3 $2"}, {NULL, B, WHOLE, "<most> ?spice on|for ?the <lot>", "bid $2 $1"}, {NULL, B, WHOLE, "<lot> :|=|,|- <most>", "bid $1 $2"}, {NULL, B, WHOLE, "?on|for ?the <lot> ?i ?would <pays> <most>", "bid $1 $3"}, {NULL, B, WHOLE, "<lot> <most>", "bid $1 $2"}, {NULL, B, WHOLE, "?and for <lot> <most>", "bid $1 $2"},
	{NULL, B, WHOLE, "<pays> <most> ?spice on|for ?the <lot> with ?a karama", "bid $3 $2 karama"}, {NULL, B, WHOLE, "<pays> <most> ?spice on|for ?the <lot> with ?a karama for free", "bid $3 $2 karama free"},
	{NULL, B, WHOLE, "?want|take|buy no|at_most|maximal|maximum|max|only ?more ?than <n> cards|card", "maxcards $1"}, {NULL, B, WHOLE, "max|maximum <n> cards", "maxcards $1"}, {NULL, B, WHOLE, "max|maximum|at_most <n> spice", "maxspice $1"},
	{NULL, B, WHOLE, "spend|pay at_most|maximal|only|no_more_than <n> ?spice", "maxspice $1"}, {NULL, B, WHOLE, "not spend|pay more than <n> ?spice", "maxspice $1"}, {NULL, B, WHOLE, "not spend|pay more_than <n> ?spice", "maxspice $1"},
	{NULL, 0, WHOLE, "?give|gift|here <n> spice to|for ?the <seat>", "give $1 to $2"}, {NULL, 0, WHOLE, "here are <n> spice for ?the <seat>", "give $1 to $2"}, {NULL, 0, WHOLE, "no charity", "charity no"}, {NULL, 0, WHOLE, "no , answer no", "answer no"}, {NULL, 0, WHOLE, "yes , answer yes", "answer yes"}, {NULL, 0, WHOLE, "pay ?for up_to <n> spice for ?my ?ally ?s cards|shipments", "allypay $1"}, {NULL, 0, WHOLE, "pay ?for up_to <n> revivals of|for ?my ally", "allyrevive $1"},
	{NULL, 0, WHOLE, "?my answer ?is yes", "answer yes"}, {NULL, 0, WHOLE, "?my answer ?is no", "answer no"},
	{NULL, 0, WHOLE, "use ?my truthtrance on ?the <seat> :|, ?do ?they hold|have ?a <card>", "truth $1 $2"},

	{NULL, M, WHOLE, "bring ?back|revive|make ?revival ?of <n> <men> ?back ?from|out_of ?the ?tanks", "revive $1"}, {NULL, M, WHOLE, "make revival of <n> <men>", "revive $1"}, {NULL, M, WHOLE, "?want ?to bring|revive <leader_name> ?back ?from ?the ?dead|tanks", "revive leader $1"}, {NULL, M, WHOLE, "no revival|revivals", "revive 0"},
	{NULL, M, WHOLE, "revive ?: <n> ( <n> free )", "revive $1"},
	{NULL, M, WHOLE, "<lands> :|= <n> ?<men> <into>", "ship $2 to $4"}, {NULL, M, WHOLE, "<lands> <n> ?<men> ?down <into>", "ship $2 to $4"}, {NULL, M, WHOLE, "<lands> <n> <area>", "ship $2 to $3"}, {NULL, M, WHOLE, "want ?to ship <n> <men> <into>", "ship $1 to $3"}, {NULL, M, WHOLE, "<n> ?<men> to <area>", "ship $1 to $3"},
	{NULL, M, WHOLE, "ship <n> to <area> if free it", "ship $1 to $2 if free $2"}, {NULL, M, WHOLE, "ship <n> to <area> unless storm it", "ship $1 to $2 unless storm $2"}, {NULL, M, WHOLE, "ship <n> to <area> if enemy it <= 0", "ship $1 to $2 if enemy $2 <= 0"},
	{NULL, M, WHOLE, "ship <n> ?to <area> /|or|else|otherwise <n> ?to <area>", "ship $1 to $2 else ship $3 to $4"}, {NULL, M, WHOLE, "ship <n> to <area> .|;|, if blocked|impossible|not ,|: ship <n> to <area>", "ship $1 to $2 else ship $3 to $4"}, {NULL, M, WHOLE, "ship <n> to <area> if free it ,|; otherwise|else <n> to ?the <area>", "ship $1 to $2 if free $2 else ship $3 to $4"},
	{NULL, M, WHOLE, "when|if <area> is free then|, ship <n> to <area>", "ship $2 to $3 if free $1"},
	{NULL, M, WHOLE, "?then <goes> <n> ?<men> <off> ?over <into>", "move $2 from $4 to $5"}, {NULL, M, WHOLE, "<n> ?<men> ?move|go|goes <off> ?go|goes|move <into>", "move $1 from $3 to $4"}, {NULL, M, WHOLE, "from <area> go|move|goes <n> <men> <into>", "move $2 from $1 to $4"}, {NULL, M, WHOLE, "<goes> : <n> <off> <into>", "move $2 from $3 to $4"},
	{NULL, M, WHOLE, "play hajr and|,|: move <n> from <area> to <area>", "hajr move $1 from $2 to $3"},
	{NULL, M, WHOLE, "?want ?to|like move|go first", "when first"}, {NULL, M, WHOLE, "?want ?to|like move|go last ?this ?turn", "when last"}, {NULL, M, WHOLE, "timing :|= last", "when last"}, {NULL, M, WHOLE, "timing :|= first", "when first"}, {NULL, M, WHOLE, "last", "when last"}, {NULL, M, WHOLE, "first", "when first"}, {NULL, M, WHOLE, "?<own> move|moves|go after ?the <seat>", "when after $2"}, {NULL, M, WHOLE, "?<own> move|moves|go before ?the <seat>", "when before $2"},
	{NULL, M, WHOLE, "bring|ship|take <n> ?<men> back from <area> ?to ?the ?reserve", "ship $1 from $3 back"}, {NULL, M, WHOLE, "<n> from <area> back", "ship $1 from $2 back"}, {NULL, 0, WHOLE, "use ?my karama to stop ?the <seat> ?s ?shipment", "karama stop $1"},
	{NULL, M, WHOLE, "?my advisors in <area> become fighters", "flip $1"}, {NULL, M, WHOLE, "flip ?my advisors in <area> ?to|into ?fighters", "flip $1"},
	{NULL, 0, WHOLE, "send ?an <advisory> along with every|each shipment", "advise with"}, {NULL, 0, WHOLE, "send <advisory> to polar_sink with each|every shipment", "advise polar"}, {NULL, 0, WHOLE, "not ?want ?to send advisors", "advise no"}, {NULL, 0, WHOLE, "if|when others come , ?my fighters become advisors", "intrusion yes"},
	{NULL, 0, WHOLE, "protect ?my ally ?from ?worms", "protect yes"}, {NULL, 0, WHOLE, "not protect ?my ally ?from ?worms", "protect no"}, {NULL, 0, WHOLE, "?second|further|the worm goes|go|: ?to <area>", "sandworm $1"}, {NULL, 0, WHOLE, "?the worm shall|should come|go to <area>", "sandworm $1"},

	{NULL, V, WHOLE, "?use|the ?voice|command ?: ?on|vs ?the <seat> <where> ?:|, <refrain> ?a|any <kind>", "voice $2 vs $1 no $4"}, {NULL, V, WHOLE, "?use|the ?voice|command ?: ?on|vs ?the <seat> ( <area> ) <refrain> ?a|any <kind>", "voice $2 vs $1 no $4"}, {NULL, V, WHOLE, "command ?the <seat> <where> ?to play ?a <kind>", "voice $2 vs $1 play $3"}, {NULL, V, WHOLE, "<seat> must|may|shall not play|use ?a <kind> <where>", "voice $3 vs $1 no $2"}, {NULL, V, WHOLE, "in <area> shall|must <seat> not play ?a <kind>", "voice $1 vs $2 no $3"}, {NULL, V, WHOLE, "<area> <foe> ?:|, <refrain> ?a <kind>", "voice $1 vs $2 no $4"},
	{NULL, V, WHOLE, "?like ?to know what|which <element> ?the|will|do <seat> ?will play <where>", "ask $3 vs $2 $1"}, {NULL, V, WHOLE, "what|which <element> do|will|does ?the <seat> play <where>", "ask $3 vs $2 $1"}, {NULL, V, WHOLE, "ask ?the <seat> ?about ?their <element> <where>", "ask $3 vs $1 $2"}, {NULL, V, WHOLE, "ask ?for ?the <element> of ?the <seat> <where>", "ask $3 vs $2 $1"}, {NULL, V, WHOLE, "prescience ?: ?the <seat> <where> ?,|: <element>", "ask $2 vs $1 $3"}, {NULL, V, WHOLE, "prescience ?: <area> <foe> ?:|, <element>", "ask $1 vs $2 $3"}, {NULL, V, WHOLE, "<area> <foe> :|, <element> ?question", "ask $1 vs $2 $3"},

	{NULL, 0, WHOLE, "if ?the storm hits <area> ?i play weather and it stays where it is", "weather 0 if storm hits $1"}, {NULL, 0, WHOLE, "set off ?the atomics if <any>", "atomics if $1"}, {NULL, 0, WHOLE, "use ?a karama against ?the guild ?s half price", "karama cancel GUI.HALF"}, {NULL, 0, WHOLE, "cancel ?the guild ?s half price with ?my|a karama", "karama cancel GUI.HALF"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */

const struct saying *const du_sayings[] = {
	du_words_when,        du_words_fight,    du_words_said,
	du_words_items,       du_words_karama,   du_words_groups,

	du_words_ways,        du_words_there,    du_words_plain,
	du_words_letters,     du_words_table,    du_words_laws,
	du_words_people,      du_words_plans,    whole_sayings,
	du_words_table_whole, du_words_outlines, du_words_prose,
	du_words_forms,       du_words_hints,    NULL};
