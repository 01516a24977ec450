/* What holds of many orders at once, whatever words are around it: how a most is said, who "we" are, where tokens go and which stay
 * behind, letters for names, what one says of a battle when there is only one. Tried before the other sayings, and asked about where
 * the words leave room. See orders/sayings/phrase.h; words_sayings.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"
#include "rules/pieces/sayings/ally.h"
#include "rules/pieces/sayings/bid.h"

/* Words of the game that may be beside a plan. */
#define FIGHTING                                                                       \
	" ?battle|send|vs|in|at|to|with|on|for|tokens|would|should|shall|must|has|"    \
	"have|be|move|my|our|i|we|and|the|fight|is"
/* A plan of the only battle, or of the only one against that enemy. */
#define ONLY(parts, means)                                                             \
	{                                                                              \
		NULL, F, OUTLINE, "<only_vs> " parts FIGHTING, "battle vs $1 " means   \
	}
/* Without a word about where it is: as a whole, for below a heading or a label it is part of another plan, so it has its verb. */
#define SOLE(says, means)                                                              \
	{                                                                              \
		NULL, F, WHOLE | DOUBT, says, "battle my_only_battle " means           \
	}

/* clang-format off */
const struct saying dd_words_laws[] = {
	ALLY_SAYINGS(C, " "),

	/* --- what leaves open how many go --- */
	{NULL, F, 0, "half|some|most|part|few of them|us|mine|my|our", "whether half"}, {NULL, F, 0, "too many|few|much", "whether many"},

	/* --- letters and short words for names --- */
	{"by_letter", 0, 0, "o", "orcs"}, {"by_letter", 0, 0, "e", "elves"}, {"by_letter", 0, 0, "g", "goblins"}, {"by_letter", 0, 0, "d", "dwarves"},
	{NULL, F, 0, "vs ?. <by_letter>", "vs $1"}, {NULL, C, 0, "^ ?alliance|ally prefs|preferences|preference|choices|order ?:|= <by_letter> ?,|/|> <by_letter> ?,|/|> <by_letter>", "ally $1 $2 $3"}, {NULL, C, 0, "^ ?alliance|ally prefs|preferences|preference|choices|order ?:|= <by_letter> ?,|/|> <by_letter>", "ally $1 $2"}, {NULL, C, 0, "^ ?alliance|ally prefs|preferences|preference|choices|order ?:|= <seats>", "ally $1"},
	{NULL, C, 0, "?.|,|; no <by_letter> ?, ?no ?<by_letter> $", ""}, {NULL, C, DOUBT, "^ <seat> yes ?.|,|; ?but|and <seat> no $", "ally $1"}, {NULL, C, DOUBT, "^ <seat> no ?.|,|; ?but|and <seat> yes $", "ally $2"},
	{NULL, 0, 0, "em", "them"},

	/* --- the writer's own people --- */
	{"we_do", M, 0, "conscript|conscripts|recruit|recruits|enlist|enlists|levy", "conscript"}, {"we_do", M, 0, "hire|hires|engage|engages", "hire"}, {"we_do", M, 0, "raise|raises", "raise"}, {"we_do", M, 0, "move|moves|march|marches", "move"}, {"we_do", B, 0, "bid|bids|offer|offers|tender|tenders", "bid"}, {"we_do", F, 0, "send|sends|commit|commits|use|uses|field|fields", "send"}, {"we_do", 0, 0, "give|gives", "give"}, {"we_do", 0, 0, "hide|hides", "hide"},
	{NULL, 0, 0, "^ ?the|our|my <own> <we_do>", "$2"}, {NULL, F, DOUBT, "^ ?in|at <area> ?, ?the <own> <we_do> <many> ?tokens ?,|and|with ?with ?the ?card <card> ?as vs ?the <seat>", "battle $1 vs $6 send $4 card $5"}, {NULL, F, DOUBT, "^ ?in|at <area> ?, ?the <own> <we_do>", "battle $1 send"}, {NULL, B, 0, "^ ?the|our <own> ?s tender|bid|offer", "bid"},
	{NULL, C, WHOLE | DOUBT, "?the <own> decline|declines|refuse|refuses|reject|rejects|want|wants ?no ?any|every|all|each ?alliance|ally|allies|pact|pacts|offer|offers ?at|in|of ?this ?the ?council|turn|time", "pass"}, {NULL, C, WHOLE | DOUBT, "nobody|no_one|none|nothing suits|for|pleases me|us ?in ?this ?time|turn|council", "pass"},

	/* --- the most that one pays --- */
	BID_FIRST(B, "gold", "maxgold"),
	{"never_more", B, 0, "not|never|won_t|wont|will_not|shan_t|shall_not|don_t|dont|do_not|cannot|can_t|may_not|must_not|wouldn_t|would_not", ""}, {"never_more", B, 0, "?shall|will|do|should|must ?i|we under|in no event|case|circumstances|circumstance ?shall|will|do|should|must ?i|we ?be", ""},
	{"exceeds", B, 0, "?bid|pay|spend|give|go|be|bids|pays|goes ?any higher|more_than|above|over|beyond|past|further_than|than ?than", ""}, {"exceeds", B, 0, "?bid|pay|spend|give|go more|higher|further than", ""}, {"exceeds", B, 0, "?to exceed|pass|top|surpass", ""},
	{NULL, B, 0, "<never_more> ?i|we <exceeds> <n>", "up_to $3"}, {NULL, B, 0, "<n> ?gold ?, but|and not|never|no more|higher", "up_to $1"}, {NULL, B, 0, "<n> ?gold , not|never|no more|higher $", "up_to $1"}, {NULL, B, 0, "<n> ?gold ?, ?and not a|one ?single coin|penny|piece|gold|bit more", "up_to $1"}, {NULL, B, 0, "on|for ?the <lot> tops|max|maximum", "on lot $1"}, {NULL, B, 0, "<n> ?gold tops", "up_to $1"},
	{NULL, B, OUTLINE, "<lot> up_to|at_most <n> ?gold|bid|pay|give|for|on|i|my|of|price|limit|be|is|worth|to|me|would|card|only", "bid $1 $2"}, {NULL, B, WHOLE | DOUBT, "?my ?bid ?shall|will|must ?be up_to|at_most <n> ?gold ?in in_all|in_total|total|all|sum|altogether|overall", "maxgold $1"}, {NULL, B, WHOLE | DOUBT, "up_to <n> gold", "maxgold $1"}, {NULL, B, WHOLE | DOUBT, "?my ?total budget|purse|cap|ceiling ?is|:|=|of <n> ?gold ?in_all|total", "maxgold $1"}, {NULL, B, WHOLE | DOUBT, "cap it|me ?all at <n> ?gold", "maxgold $1"}, {NULL, B, WHOLE | DOUBT, "card : ?only|at_most|max <n>", "maxcards $1"},
	{"paying", B, 0, "^ ?an|the|my <pays>", "$1"}, {"paying", B, 0, "with|using|use|by|pay|paying|plus|and|,|of|means ?with ?of ?an|the|my <pays>", "$1"},
	{"num_lot", B, 0, "1_st|first ?lot|card|one", "1"}, {"num_lot", B, 0, "2_nd|second ?lot|card|one", "2"}, {"num_lot", B, 0, "3_rd|third ?lot|card|one", "3"}, {"num_lot", B, 0, "fourth|4_th|last ?lot|card|one", "4"},
	{NULL, B, 0, "<num_lot> ?:|,|-|= ?up_to <n> , ?and <num_lot> ?:|,|-|= ?up_to <n>", "bid $1 $2 ; bid $3 $4"}, {NULL, B, 0, "<n> ?gold on|for ?the <num_lot> ?,|; ?and <n> ?gold on|for ?the <num_lot>", "bid $2 $1 ; bid $4 $3"}, {NULL, B, 0, "?,|;|. ?and ?for|on ?all ?the other|others|rest|remaining ?lot|ones|card ?: nothing|none|no|zero|pass ?bid $", ""}, {NULL, B, 0, "?,|;|. ?and nothing|none|no|not|zero ?bid|a ?penny|coin|piece for|on ?all|any ?of ?the other|others|rest|remaining ?lot|ones|card $", ""},
	{NULL, B, WHOLE | DOUBT, "no bid|card|lot for me|us ?in ?this|today ?turn|round|time", "pass"}, {NULL, B, WHOLE | DOUBT, "?i am|m|stay|sit|stand out ?of ?it ?this|the ?auction|bidding|round|turn|time", "pass"}, {NULL, B, WHOLE | DOUBT, "not|don_t|dont|do_not|never|won_t bid|buy|want ?for|on ?any|anything|a|nothing|some ?card|lot ?this|in ?this|today ?turn|round|time", "pass"}, {NULL, B | M, WHOLE | DOUBT, "skip ?me|us ?please ?this ?turn|round|time", "pass"}, {NULL, B | M, WHOLE | DOUBT, "have|i_have nothing to do|bid|buy|order|say|move|hire|want ?this|in|for ?this ?turn|round|time|phase ?, ?go ?ahead|on", "pass"},
	{NULL, 0, 0, "pass|hand|send|slip ?over <n> gold ?over to|for ?the <other>", "give $1 to $2"},

	BID_SAYINGS(B, "gold", "maxgold"),
	{NULL, B, WHOLE | DOUBT, "pay|give|bid|offer ?up_to <n> ?gold for|on either|any|each|all ?of ?them|the ?lot|card ?, ?but ?i ?want|take|buy|need only|just 1", "bid each $1 ; maxcards 1"}, {NULL, B, WHOLE | DOUBT, "?take|buy|like|want either|any|each|every|all ?of ?them lot|card for|at <n> ?gold ?each ?, ?but|and ?only|just ?the 1 ?of ?them|em", "bid each $1 ; maxcards 1"},

	/* --- which tokens go, and where --- */
	{NULL, M, DOUBT, "^ ?the <landmark> garrison|crowd|lot|crew|tokens|people ?,|:|( ?all <n> ?of ?them ?) ?,|: ?go|goes|move to|into|->|> <area>", "move $2 from $1 to $3"},
	{NULL, M, 0, "^ leave|leaving|keep|keeping <n> ?tokens ?behind in|at <area> ?.|,|;|:|and ?and ?move|send ?all ?the others|rest|remainder", "move whether rest"},
	{NULL, M, 0, "may|shall|will|should|can|must leave|leaves|depart", "leave"}, {NULL, PHASE(DD_SETUP), 0, "begin|begins|start|starts|stand|stands in|at", "in"},
	{NULL, M, DOUBT, "?,|;|.|and|but|while ?and|but|while ?the rest|others|remainder|remaining|other|everyone_else|everybody_else ?tokens ?of ?them ?will|shall|may|can|to stay|stays|remain|remains|hold|holds|sit|sits ?put|tight|still|there|here|behind|home|where ?at ?home ?they|it ?are|is|stand $", ""},
	{NULL, M, DOUBT, "conscript in|at <area> as_many_as_possible|as_many_as_i_can|as_many_as_allowed", "conscript all in $1"}, {NULL, M, DOUBT, "conscript as_many_as_possible|as_many_as_i_can|as_many_as_allowed", "conscript all"},
	{NULL, M, DOUBT, "hire in|at <area> as_many_as_possible|as_many_as_i_can|as_many_as_allowed ?afford", "hire all in $1"}, {NULL, M, DOUBT, "hire as_many_as_possible|as_many_as_i_can|as_many_as_allowed ?afford", "hire all"},
	{"away", M, 0, "leave|leaves|quit|quits|depart|departs|evacuate|evacuates ?from", ""}, {"onward", M, 0, "for|to|towards|into ?the", ""}, {NULL, M, 0, "<away> <landmark> <onward> <area>", "from $2 to $4"}, {NULL, M, 0, "<many> ?tokens <away> <area> <onward> <area>", "$1 from $3 to $5"},
	{NULL, M, 0, "^ ?the|my <n> ?tokens in|at <area> stay|stays|remain|remains|stand ?fast|put|there|where ?they ?are .|,|;|: ?and", ""}, {NULL, M, 0, "^ the|my <n> ?tokens in|at <area> go|move|march|walk <onward> <area>", "move $1 from $2 to $4"}, {NULL, M, 0, "?,|; ?and|but not ?to <area> $", ""},
	{NULL, M, 0, "^ ?no ?conscript|hire|hiring|mercenaries|raise|raising|recruits|conscripts ?tokens|anybody ?,|and|or ?no ?conscript|hire|hiring|mercenaries|recruits|conscripts .|;", ""}, {NULL, M, DOUBT, "^ no|not raise|raising|hire|hiring|conscript|conscription ?tokens in|at <area> ?.|;|,", ""},
	{"brief", M, 0, "c <n> ?@|in|at <landmark>", "conscript $1 in $2"}, {"brief", M, 0, "h <n> ?@|in|at <landmark>", "hire $1 in $2"}, {"brief", M, 0, "r <n> ?@|in|at <area>", "raise $1 in $2"}, {"brief", M, 0, "d <n> ?@|in|at|from <area>", "disband $1 from $2"}, {"brief", M, 0, "m <n> ?@|from <area> -|>|->|to ?> <area>", "move $1 from $2 to $3"},
	{NULL, M, DOUBT, "^ <brief> ?,|/|;|& ?and <brief> ?,|/|;|& ?and <brief> $", "$1 ; $2 ; $3"}, {NULL, M, DOUBT, "^ <brief> ?,|/|;|& ?and <brief> $", "$1 ; $2"}, {NULL, M, DOUBT, "^ <brief> $", "$1"},
	{NULL, M, 0, "take|takes|get|gets|want|wants|need|order|place|put|pay_for <n> ?of mercenaries ?for|in|at|into|to <area>", "hire $1 in $2"}, {NULL, M, 0, "hireling|hirelings|mercs|hired_hands|hired_men|sellswords|soldiers_of_fortune", "mercenaries"}, {NULL, M, 0, "engage|buy|take_on <n> ?more mercenaries ?for|in|at", "hire $1 in"}, {NULL, M, 0, "<n> mercenaries to <area>", "hire $1 in $2"}, {NULL, M, 0, "<n> ?new ?ones|tokens|orcs rise|rises|appear|appears in|at|on <area>", "raise $1 in $2"},
	{NULL, M, DOUBT, "conscript|hire|raise <n> ?tokens ?in|at <area> ?.|,|; and|then ?then move|walk|march|send|goes|go <n> ?of ?them to <area>", "whether"},
	{"taken", M, 0, "if|should|when ?it|that|this|the ?territory|place ?is|s|be|proves ?already full|occupied|blocked|closed|impossible|taken", ""}, {"taken", M, 0, "if|should|when ?it|that|this ?is|s|be not possible|free|allowed|open|legal", ""}, {"is_there", M, 0, "if|should|when someone|somebody|anybody|anyone|others|another|enemy|enemies|an|any ?enemy|enemies ?else is|are|be <spot_of>", ""}, {"is_there", M, 0, "if|should|when someone|somebody|anybody|anyone|others|another|enemy|enemies|an|any ?enemy|enemies ?else ?is|are|be ?already there|in_it|in_there", ""},
	{NULL, M, DOUBT, "^ move <many> from <area> to <area> ;|.|, ?or|but|and <taken> ?,|: ?then ?move ?them ?go to <area>", "move $1 from $2 to $3 else move $1 from $2 to $5"}, {NULL, M, DOUBT, "^ move <many> from <area> to <area> ;|.|, ?or|but|and <is_there> ?,|: ?then ?move ?them ?go to <area>", "move $1 from $2 to $3 if enemy $3 = 0 else move $1 from $2 to $5"},
	{NULL, 0, DOUBT, "^ if|when|should <enough> come|comes|arrive|arrives|enter|enters ?to|in|into <area> , ?my|our|the ?people|folk|lot|tokens|elves ?there ?shall|will hide", "hide $2 if enemy >= $1"}, {NULL, 0, DOUBT, "^ if|when ?the red_dragon ?ever burns|comes|visits|hits ?for|to|at ?us|me ?, everybody|everyone|all|everything|we ?of ?us flies|fly|ride|rides|flees|flee|go|goes to <area>", "ride all to $1"},
	{NULL, M, 0, "^ ?my ace ?:|, ?place ?the ?my <n> ?free|more ?tokens in|at|to|into <area>", "ace place $1 in $2"},

	/* --- the spoils, and treachery, behind a plan --- */
	{NULL, F, 0, "?,|;|. ?and ?if|when ?i|we ?win ?, keep|keeps|keeping what|whatever|anything|all ?that ?i|we steal|stole|loot|nick|pinch|grab", ", steal retain"}, {NULL, F, 0, "?,|;|. ?and ?if|when ?i|we ?win ?, sell|sells|selling what|whatever|anything|all ?that ?i|we steal|stole|loot|nick|pinch|grab", ", steal sell"},
	{NULL, F, 0, "?,|;|. ?and if|when|should i|we ?win ?, ?i|we ?will|shall keep|retain ?the ?my card|it|artifact", ", retain"}, {NULL, F, 0, "?,|;|. ?and ?i|we ?will|shall call|declare|cry ?a ?the treachery if|where|when|whenever ?i|we|it|that can|may|possible|is_possible", ", traitor yes"},
	{NULL, F, 0, "full send|force|strength", "send all"}, {NULL, F, 0, "send ?all everyone|everybody|everything ?that ?i|we ?have|got", "send all"},

	{NULL, F, WHOLE | DOUBT, "<landmark> ?goes|comes|is before|ahead_of ?the <landmark>", "battleorder $1 , $2"}, {NULL, F, WHOLE | DOUBT, "?i first ?i|we ?will|shall ?battle|attack in|at|on <area> ?,|;|.|and ?and ?only ?then|next|after_that|afterwards ?i|we ?battle in|at|on <area>", "battleorder $1 , $2"},

	{NULL, F, DOUBT, "^ <landmark> :|,|- all but|except|- <n>", "battle $1 send all but $2"}, {NULL, F, DOUBT, "^ <landmark> :|,|- all_but <n>", "battle $1 send all but $2"}, {NULL, F, WHOLE | DOUBT, "how many ?tokens do|does|will|would ?the <seat> ?will send|bring|use|commit|have ?? ", "ask vs $1 number"},

	/* --- a plan by the answer --- */
	{"when_red", F, 0, "if|when he|she|they|it ?will plays|play|shows|show|has|have|uses|use|is ?a red ?card ?:|, ?then", ""}, {"when_black", F, 0, "if|when he|she|they|it ?will plays|play|shows|show|has|have|uses|use|is ?a black ?card ?:|, ?then", ""}, {"when_none", F, 0, "if|when he|she|they|it ?will plays|play|shows|show|has|have|uses|use none|nothing|no_card ?:|, ?then", ""},
	{"when_red", F, 0, "?if|for|on|when ?the ?answer|card|it|colour ?is|be|of red ?:|,|-|=|is ?then", ""}, {"when_black", F, 0, "?if|for|on|when ?the ?answer|card|it|colour ?is|be|of black ?:|,|-|=|is ?then", ""}, {"when_none", F, 0, "?if|for|on|when ?the ?answer|card|it|there ?is|be|of none|nothing|no_card|neither ?:|,|-|=|is ?then", ""}, {"when_none", F, 0, "otherwise|else ?:|,|-", ""},
	{"case_sent", F, 0, "?i|we ?send ?send <many> ?tokens ?,|and|with|plus|+|& ?and|with ?the ?my ?card <card>", "send $1 card $2"}, {"case_sent", F, 0, "?i|we ?send ?send <many> ?tokens card ?the <card>", "send $1 card $2"}, {"case_sent", F, 0, "?i|we ?send ?send <many> ?tokens ?are|is ?sent ?,|and ?and no|without ?a|any card", "send $1"}, {"case_sent", F, 0, "?i|we ?send ?send <many> ?tokens ?are|is ?sent", "send $1"},
	{"by_answer", F, 0, "<when_red> <case_sent> ?,|;|.|/ ?and <when_black> <case_sent> ?,|;|.|/ ?and <when_none> <case_sent>", "$2 if red else $4 if black else $6 if none"}, {"by_answer", F, 0, "<when_black> <case_sent> ?,|;|.|/ ?and <when_red> <case_sent> ?,|;|.|/ ?and <when_none> <case_sent>", "$2 if black else $4 if red else $6 if none"}, {"by_answer", F, 0, "<when_red> <case_sent> ?,|;|.|/ ?and <when_black> <case_sent>", "$2 if red else $4 if black"}, {"by_answer", F, 0, "<when_black> <case_sent> ?,|;|.|/ ?and <when_red> <case_sent>", "$2 if black else $4 if red"},
	SOLE("<by_answer>", "$1"), {NULL, F, WHOLE | DOUBT, "?battle|plan ?in|at|for <area> ?vs ?the ?<seat> ?:|,|;|.|- <by_answer>", "battle $1 $3"},

	/* --- the one battle, or the one against that enemy --- */
	{"only_vs", F, 0, "vs ?. ?the <seat> ?:|,", "$1"}, {"only_sent", F, 0, "<many> ?tokens", "$1"}, {"only_sent", F, 0, "send|commit|use|field <many> ?tokens", "$1"}, {"only_sent", F, 0, "?send all but|except|- <n>", "all but $1"}, {"only_sent", F, 0, "all_but <n>", "all but $1"},
	{"only_sent", F, 0, "<n> ?tokens ?,|( ?of ?which|them|whom <n> ?is|are special ?tokens ?)", "$1 special $2"}, {"only_sent", F, 0, "<n> ?tokens , 1 ?of ?them|which|whom ?is special", "$1 special 1"},
	{"spoils", F, 0, "sell ?the ?my loot|spoils|booty|plunder|it|stolen|prize ?card", "steal sell"}, {"spoils", F, 0, "keep ?the ?my loot|spoils|booty|plunder|prize", "steal keep"}, {"spoils", F, 0, "keep ?the ?it|card ?if ?i|we ?win", "retain"}, {"spoils", F, 0, "drop|discard ?the ?it|card ?if|after|afterwards ?i|we ?win", "drop"}, {"spoils", F, 0, "sell what|whatever ?i|we steal", "steal sell"}, {"spoils", F, 0, "keep what|whatever ?i|we steal", "steal keep"}, {"spoils", F, 0, "no|without ?a|any card", "no card"}, {"spoils", F, 0, "special <n>", "special $1"}, {"spoils", F, 0, "no treachery", "traitor no"},
	ONLY("<only_sent> <with_cards> <spoils> <spoils>", "send $2 card $3 $4 $5"), ONLY("<only_sent> <with_cards> <spoils>", "send $2 card $3 $4"), ONLY("<only_sent> <with_cards>", "send $2 card $3"), ONLY("<only_sent> <spoils> <spoils>", "send $2 $3 $4"), ONLY("<only_sent> <spoils>", "send $2 $3"), ONLY("<only_sent>", "send $2"),
	SOLE("send|commit|use <only_sent> <with_cards> ?,|;|and ?and <spoils> ?,|;|and ?and <spoils>", "send $1 card $2 $3 $4"), SOLE("send|commit|use <only_sent> <with_cards> ?,|;|and ?and <spoils>", "send $1 card $2 $3"), SOLE("send|commit|use <only_sent> <with_cards>", "send $1 card $2"), SOLE("send|commit|use <only_sent> , <spoils> ?,|;|and ?and <spoils>", "send $1 $2 $3"), SOLE("send|commit|use <only_sent> , <spoils>", "send $1 $2"), SOLE("^ i|we send|commit|use <many> ?tokens", "send $1"),
	{NULL, F, DOUBT, "^ ?the|my card ?being|is|: ?the <card> ?,|; or|else|otherwise ?else ?, ?the <card> ?if ?it|that ?is|has ?gone|lost|stolen|used", "card $1 , $2"}, {NULL, F, 0, "?, the card being|is ?the", "with"},
	{NULL, F, DOUBT, "^ ask ?the <seat> ?for ?the ?their|his|her <about> in|at <area> ?,|;|. ?and then|afterwards ?send <many> ?tokens with|and|plus ?the ?card <card>", "ask $3 vs $1 $2 ; battle $3 vs $1 send $4 card $5"}, {NULL, F, WHOLE | DOUBT, "?ask ?for|of ?the ?their|his|her <about> ?? ", "ask my_only_battle $1"}, {NULL, F, OUTLINE, "<about> <only_vs> ?ask|question|of|for|the|card|tell|me|know|want|like|to|please|is|what|which", "ask vs $2 $1"}, {NULL, F, WHOLE | DOUBT, "?like ?to ?know ?the <about> ?of ?the <seat> ?s ?card in|at <area>", "ask $3 vs $2 $1"}, {NULL, F, WHOLE | DOUBT, "what|which <about> do|does|will|would ?the <seat> play|use|send|have|show in|at <area> ?? ", "ask $3 vs $2 $1"},
	{NULL, C, DOUBT, "?,|;|. ?and|but nobody|none|no_one else ?at_all ?please $", ""}, {NULL, C, 0, "^ ?the <seat> first|1_st ?choice ?,|; ?and|then ?the <seat> second|2_nd ?choice $", "ally $1 $2"},
	{NULL, C, 0, "be ?the <seat> ?s ?' ally ?, ?or|and|then ?else ?the ?of <seat> ?s ?'", "ally $1 $2"}, {NULL, C, DOUBT, "^ put ?me|us down for ?the <seat> ?,|; ?and ?, at a pinch|push ?, ?the <seat>", "ally $1 $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
