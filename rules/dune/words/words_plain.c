/* Orders of Dune in plain words, verb by verb, as a player says them who has read the rules and not the language: for each verb
 * what nine in ten would write. Tried before the other sayings, and asked about where the words leave room. See
 * orders/sayings/phrase.h; words_sayings.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"

/* Somebody else, as in "when somebody ships". */
#define ANYBODY                                                                        \
	"somebody|someone|anybody|anyone|others|another|other ?else ?player|players|faction|factions"
#define WHEN_OTHERS "if|when|whenever|as_soon_as|each_time|every_time " ANYBODY
#define ENTERS                                                                         \
	" enters|enter|comes|come|arrives|arrive|intrudes|intrude|lands|land|moves_in|move_in|walks_in|joins|join ?me|us"

/* clang-format off */
const struct saying du_words_plain[] = {
	/* --- turn 0 --- */
	{NULL, P, 0, "winning|victory|victorious|triumph|triumphs|triumphing|prevails|prevail", "wins"}, {NULL, P, 0, "name|prediction|answer|winner ?that i|we write|put|wrote|write_down|put_down ?in|into|on|down ?the ?my envelope|paper|card ?is", "predict"},
	{NULL, S, 0, "^ ?out of ?the|my ?these|those 4 ?traitor ?cards|leaders|traitors|names ?dealt ?to ?me ?,", ""}, {NULL, S, DOUBT, "?i|we ?will set|put|turn ?the|my dial|wheel to|at|on <n> ?for ?the ?first ?storm", "dial storm $1"}, {NULL, S, 0, ", ?i ?mean all ?of ?them|us $", ""}, {NULL, S, DOUBT, "storm gets|receives|has ?a <n> ?from ?me|him|us ?on ?the|my|his ?dial", "dial storm $1"},

	/* --- the nexus --- */
	{"parts_with", X, 0, "break|end|leave|quit|dissolve|terminate|cancel|finish|renounce|drop ?off|up ?my|our|the|this", ""},
	{NULL, X, WHOLE, "<parts_with> alliance|pact|treaty|partnership ?now|at_once|please|today", "break"}, {NULL, X, WHOLE, "?my|our|the|this alliance|pact|treaty|partnership ?is|shall ?be|hereby over|ended|broken|dissolved|finished", "break"},
	{NULL, X, 0, "^ wormride|worm_ride|worm_riding ?:|,", "ride"}, {NULL, X, 0, "take|mount|catch|use|board ?the|a worm|sandworm|shai_hulud ?with", "ride"}, {NULL, X, DOUBT, "^ ?the worm|sandworm|shai_hulud takes|carries|brings|bears|take|carry <many> ?of ?us|them|my|the ?<men> <into>", "ride $1 to $3"},

	{NULL, X, 0, "^ ?let_us|lets|let ?us ?s team|join|link|band up|forces ?with|to", "ally with"},

	/* --- bids --- */
	{NULL, B, DOUBT, "all|everything ?of ?my|our ?the ?i|we spice|money|have ?i|we ?have|own on|for|at <a_lot>", "bid $1 all"}, {NULL, B, DOUBT, "^ everything|all_in ?in on|for|at <a_lot>", "bid $1 all"},

	/* --- any phase --- */
	{NULL, 0, WHOLE | DOUBT, "?i|we ?would ?like|take|accept|claim|want|collect|need|ask_for ?to ?have|take|ask_for ?the ?my choam ?charity ?please", "charity yes"}, {NULL, 0, WHOLE | DOUBT, "?i|we ?would ?like|take|accept|claim|want|collect|need|ask_for ?to ?have|take ?the ?my charity ?please", "charity yes"}, {NULL, 0, WHOLE | DOUBT, "?i|we decline|refuse|reject|waive|renounce|skip|forgo ?the ?my ?choam charity ?this ?turn", "charity no"}, {NULL, 0, WHOLE | DOUBT, "?i|we not|don_t|dont|won_t|no|never ?want|need|take|accept|like|claim ?any ?the ?choam charity ?this ?turn", "charity no"},
	{NULL, B | M, WHOLE | DOUBT, "?i|we ?will pay|spend|lend|provide|give ?up_to|at_most <n> ?spice for ?my ally ?s ?bids|bid|cards|shipment|shipments|shipping", "allypay $1"}, {NULL, B | M, WHOLE | DOUBT, "?my ally may|can|shall use|spend|take|have ?up_to|at_most <n> ?of ?my ?spice ?of ?mine ?for ?the ?cards|shipments|shipment", "allypay $1"},
	{NULL, M, WHOLE | DOUBT, "?i|we ?will pay|finance|fund|cover ?for ?up_to|at_most <n> ?of ?my|the ?extra|more|additional|further ally ?s revivals|revival", "allyrevive $1"}, {NULL, M, WHOLE | DOUBT, "?i|we ?will pay|finance|fund|cover ?for ?up_to|at_most <n> ?extra|more|additional|further revivals|revival ?for|of ?the ?my <seat>", "allyrevive $1 for $2"}, {NULL, M, WHOLE | DOUBT, "?i|we ?will pay|finance|fund|cover ?for ?up_to|at_most <n> ?extra|more|additional|further revivals|revival ?for|of ?the ?my ally", "allyrevive $1"}, {NULL, M, WHOLE | DOUBT, "?i|we ?will revive <n> ?extra|more|additional ?<men> for|of ?my ally", "allyrevive $1"},
	{NULL, 0, 0, "^ ?i|we ?will hand|transfer|donate|present|send ?over all|everything ?of ?my|our spice|money", "give all"}, {NULL, 0, 0, "^ ?hi|hello|hey ?gm|there ?, ?i ?am typing|writing|sending ?this with|on|from ?my ?the one|1|phone|train|bus|car ?hand|thumb|finger|phone ,|;|.|:", ""}, {NULL, 0, DOUBT, "?.|;|,|- nothing else|more|further for now|today|this_turn|me $", ""},
	{NULL, 0, WHOLE | DOUBT, "?i|we ?will give|hand|send|transfer|donate|pay|present ?over all|everything ?of ?my|our ?the spice|money ?i ?have ?over to ?the <other>", "give all to $1"},
	/* --- deals --- */
	{"dealt", 0, 0, "deal ?with|, ?the <other> ?:|,|-|.|;", "$1"}, {"dealt", 0, 0, "?the <other> and i|me ?have|made|make|agreed|struck|got ?made|struck|agreed ?on ?a ?the deal ?:|,|-|.|;", "$1"}, {"gives", 0, 0, "give|gives|pay|pays|hand|hands ?over to them|him|her|me|us", ""}, {"gives", 0, 0, "give|gives|pay|pays|hand|hands them|him|her|me|us", ""}, {"gives", 0, 0, "give|gives|pay|pays|hand|hands", ""},
	{NULL, 0, WHOLE | DOUBT, "<dealt> ?i|we <gives> <n> ?spice ?,|;|and ?and they|he|she|it <gives> <n> ?spice ?back|in_return", "deal $1 give $3 get $5"}, {NULL, 0, WHOLE | DOUBT, "<dealt> they|he|she|it <gives> <n> ?spice ?,|;|and ?and i|we <gives> <n> ?spice ?back|in_return", "deal $1 give $5 get $3"},
	{NULL, 0, WHOLE | DOUBT, "<dealt> i|we <gives> <n> ?spice", "deal $1 give $3"}, {NULL, 0, WHOLE | DOUBT, "<dealt> they|he|she|it <gives> <n> ?spice", "deal $1 get $3"}, {NULL, 0, WHOLE | DOUBT, "deal :|,|- ?the <other> <gives> <n> ?spice", "deal $1 get $3"}, {NULL, 0, WHOLE | DOUBT, "deal :|,|- ?i|we give|pay ?the ?to <other> <n> ?spice", "deal $1 give $2"}, {NULL, 0, WHOLE | DOUBT, "deal :|,|- ?i|we give|pay <n> ?spice to ?the <other>", "deal $2 give $1"},
	{NULL, 0, WHOLE | DOUBT, "?i|we ?will give|pay|bribe ?the ?to <other> ?with <n> ?spice if|when they|he|she|it ship|ships|land|lands ?forces|troops|anything ?to|in|into|at <area>", "deal $1 give $2 if shipped $1 to $3"}, {NULL, 0, WHOLE | DOUBT, "?i|we ?will give|pay <n> ?spice to ?the <other> if|when they|he|she|it ship|ships|land|lands ?forces|troops|anything ?to|in|into|at <area>", "deal $2 give $1 if shipped $2 to $3"},
	{NULL, 0, DOUBT, "^ deal ?with ?the <other> :|,|- ?i|we give|pay them|him|her|it <n> ?spice ?,|; ?and they|he|she|it give|gives|pay|pays me|us <n>", "deal $1 give $2 get $3"}, {NULL, 0, DOUBT, "^ deal :|,|- ?the <other> give|gives|pay|pays me|us <n>", "deal $1 get $2"}, {NULL, 0, DOUBT, "^ deal ?with ?the <other> :|,|- they|he|she|it give|gives|pay|pays me|us <n>", "deal $1 get $2"},
	/* --- questions under truthtrance --- */
	{NULL, 0, 0, "^ ?i ask ?the <other> under|with|by|using|through|in ?my|the|a truthtrance ?:|,", "truth $1"}, {NULL, 0, 0, "^ ?i ?use|play ?my|the|a truthtrance ?card to|and ask ?the <other> ?:|, ?if|whether ?they|he|she|it have|has|hold|holds|own|owns <n> ?or_more spice", "truth $1 spice $2"}, {NULL, 0, 0, "^ ?i ?use|play ?my|the|a truthtrance ?card to|and ask ?the <other> ?:|, ?if|whether ?they|he|she|it have|has|hold|holds|own|owns ?a|the <card>", "truth $1 $2"}, {NULL, 0, 0, "^ ?i ?use|play ?my|the|a truthtrance ?card to|and ask ?the <other> ?:|,", "truth $1"},
	{NULL, 0, WHOLE | DOUBT, "?my ?the answer ?to ?the ?my ?truthtrance|question ?:|,|-|is yes", "answer yes"}, {NULL, 0, WHOLE | DOUBT, "?my ?the answer ?to ?the ?my ?truthtrance|question ?:|,|-|is no", "answer no"},
	/* --- the storm --- */
	{NULL, 0, WHOLE | DOUBT, "?i|we ?will ?use|play ?my ?the weather ?card ?,|:|-|and|to|; ?and ?to ?move|send|let|make ?the storm ?moves|move|goes|go|by|on|forward|to ?by <n> ?sectors|spaces ?on|forward|ahead", "weather $1"}, {NULL, 0, WHOLE | DOUBT, "?i|we ?will ?use|play ?my ?the weather ?card ?,|:|-|and|to|; ?and ?to ?move|send|let|make ?the storm ?moves|move|goes|go|by|on|forward|to ?by <n> ?sectors|spaces ?on|forward|ahead ?, ?but ?only if ?it ?the ?storm ?would|will|should|was|is ?otherwise ?going ?to hit|hits|reach|reaches|enter|enters|strike <area>", "weather $1 if storm hits $2"},
	{NULL, 0, WHOLE | DOUBT, "?i|we ?will ?use|play ?my ?the weather ?card ?,|:|-|and|to|; ?and ?the storm does_not|doesn_t|doesnt|not|won_t move|moves ?at ?all ?this ?turn", "weather 0"}, {NULL, 0, WHOLE | DOUBT, "?i|we ?will ?use|play ?my ?the weather ?card ?,|:|-|and|to|; ?and ?to ?keep|hold|leave|stop ?the storm ?stays|stay|stops|stop|stands|remains ?put|still|where|there|here ?it ?is ?this ?turn", "weather 0"},
	{NULL, 0, WHOLE | DOUBT, "?i|we ?will play|use|detonate|explode|fire|set_off|trigger|launch ?off ?the|my|our atomics ?card ?now|please|this_turn", "atomics"}, {NULL, 0, WHOLE | DOUBT, "atomics now|please|this_turn|today|at_once", "atomics"}, {NULL, 0, WHOLE | DOUBT, "?i|we ?will nuke|blow_up|blast|destroy|shatter|demolish|blow ?up ?the shield_wall ?up ?now|please|this_turn|with ?my ?the ?atomics", "atomics"},
	{NULL, 0, WHOLE | DOUBT, "?i|we ?will ?use|play ?my ?the ghola ?card ?:|,|-|to ?to ?brings|bring|revives|revive|returns|return|raise ?back <n> ?of ?my ?<men> ?return|come|back ?back ?to|from|into ?the ?life|tanks|dead|play|reserves", "ghola $1"},
	/* --- worms, advisors --- */
	{NULL, 0, WHOLE | DOUBT, "?my ?the ally ?s ?forces|troops|men is|are|stay|stays|remain|shall_be ?be safe|protected|spared|immune ?from|by|against ?the worm|worms|sandworm|sandworms", "protect yes"}, {NULL, 0, WHOLE | DOUBT, "?the worm|worms|sandworm|sandworms may|can|shall|should|will ?not eat|devour|swallow|take|kill my ally ?s ?forces|troops|men", "protect no"}, {NULL, 0, WHOLE | DOUBT, "?the worm|worms|sandworm|sandworms may|can|shall|should|will|must not|never|spare eat|devour|swallow|take|kill my ally ?s ?forces|troops|men", "protect yes"},
	{NULL, 0, WHOLE | DOUBT, "?i|we ?will ?always|ever accompany|join|follow ?all|every|each|any ?of ?the ?their shipment|shipments", "advise with"}, {NULL, 0, WHOLE | DOUBT, "?my ?a ?the spiritual advisor|advisors ?go|goes ?always ?to polar_sink|polar", "advise polar"}, {NULL, 0, WHOLE | DOUBT, "?my ?a ?the spiritual advisor|advisors ?go|goes|come ?always along|with ?with ?every|each|all ?shipment|shipments", "advise with"},
	{NULL, 0, WHOLE | DOUBT, "?my ?our fighters ?there ?shall|will become|turn|flip|change ?into|to advisors " WHEN_OTHERS ENTERS " ?in|into|to|at <area>", "intrusion $1"}, {NULL, 0, WHOLE | DOUBT, "?my ?our fighters ?there ?shall|will become|turn|flip|change ?into|to advisors " WHEN_OTHERS ENTERS, "intrusion yes"}, {NULL, 0, WHOLE | DOUBT, WHEN_OTHERS ENTERS " ?, ?then ?i|we|my ?fighters ?shall|will flip|turn|change|become|flips ?in|into|to advisors|advisor", "intrusion yes"}, {NULL, 0, WHOLE | DOUBT, WHEN_OTHERS ENTERS " ?in|into|to|at <area> ?, ?then ?i|we|my ?fighters ?there ?shall|will flip|turn|change|become|flips ?in|into|to advisors|advisor", "intrusion $1"},
	{NULL, 0, WHOLE | DOUBT, "no intrusion|intrusions ?:|,|;|.|- ?i|we|my ?fighters stay|remain|am|are ?a ?as fighters|fighter", "intrusion no"}, {NULL, 0, WHOLE | DOUBT, "?i|we|my ?fighters always|ever ?will stay|remain ?as fighters ?, ?even ?if|when|whoever ?others|somebody|anyone ?comes|come|enter|enters", "intrusion no"},

	/* --- the march --- */
	{NULL, M, WHOLE | DOUBT, "<n> ?of ?my ?<men> ,|and|plus|& ?and <leader_name> ?are|is ?shall|will ?come|comes|return|rise|revived|brought ?back ?to|from|out_of ?the ?tanks|dead|tank|life", "revive $1 leader $3"}, {NULL, M, 0, "revive a|an|one|1 elite|elites $", "revive 1 with 1 elite"},
	{NULL, M, 0, "if|when it ?is ?still free|open|clear", "if free it"}, {NULL, M, 0, "unless it ?is ?already full|closed|blocked|occupied", "if free it"},
	{NULL, M, 0, "send|bring|put|ship in <n> ?reinforcements|reinforcement ?<men>", "ship $1"}, {NULL, M, 0, "<n> reinforcements|reinforcement <into>", "ship $1 to $2"},
	{NULL, M, DOUBT, "^ ship <many> to <area> ,|;|.|and ?and ?then move <many> ?of ?them ?<men> from|out_of there|it <into>", "ship $1 to $2 ; move $3 from $2 to $5"}, {NULL, M, 0, "move|march|walk|send|take them|these ?all ?on|over <into>", "whether them"},
	{NULL, M, WHOLE | DOUBT, "?i|we act|move|go|ship|play|come ?and ?move ?again in|at ?the|my normal|usual|regular|ordinary|standard ?storm order|turn|place|sequence|time", "when usual"}, {NULL, M, WHOLE | DOUBT, "?i|we ?my ?advisors turn|change|become|flip ?to|into fighters in|at <area>", "flip $1"}, {NULL, M, WHOLE | DOUBT, "in|at <area> ?:|, ?i|we ?my ?advisors turn|change|become|flip ?to|into fighters", "flip $1"},
	{NULL, M, DOUBT, "^ ship|shipment|shipping ?:|= <n> ?<men> ,|; ?from <area> to|->|-|> ?> <area>", "ship $1 from $3 to $4"}, {NULL, M, DOUBT, "^ movement|move|march ?:|= <n> ?<men> ,|; ?from <area> to|->|-|> ?> <area>", "move $1 from $3 to $4"},

	/* --- Voice and prescience --- */
	{NULL, V, 0, "what|which|things|something that|i|we ?i|we ?will|shall|would|do|am ?do not|never|won_t|don_t|wouldn_t ?do|order|want|going ?to ?do ?is ?:", "whether"},
	{NULL, V, WHOLE | DOUBT, "what|which ?number|much do|does|will ?the <seat> dial|dials <where> ?? ", "ask $2 vs $1 dial"}, {NULL, V, OUTLINE, "<asks> see|know|learn|look|show|tell|prescience|foresee ?want|like|to|at|me|i|the|their|his|her|its|about|of|for|card|would|play|plays|use|is|are|will|they|he|she", "ask $1"},

	/* --- plans --- */
	{NULL, L, WHOLE | DOUBT, "?i|we ?want|like ?to battle|do|resolve|have|settle ?the ?my battle ?in|at|of|for <area> first", "battle_order $1"}, {NULL, L, WHOLE | DOUBT, "?the ?my battle in|at|of|for <area> ?comes|is|goes first", "battle_order $1"},
	{"i_win", F, 0, "if|when|once i|we win|won|do|am_the_winner", ""}, {"its_leader", F, 0, "a|the|their|his|her ?captured ?enemy leader", ""},
	{NULL, F, 0, "<card> as ?my|a|the weapon", "weapon $1"}, {NULL, F, 0, "<card> as ?my|a|the defence", "defence $1"}, {NULL, F, 0, "v ?. ?the <seat>", "vs $1"},
	{NULL, F, 0, "?.|;|,|- ?and <i_win> ?, ?i ?will ?capture ?and kill <its_leader>", ", capture kill"}, {NULL, F, 0, "?.|;|,|- ?and ?i ?will capture and kill <its_leader> ?<i_win>", ", capture kill"}, {NULL, F, 0, "?.|;|,|- ?and <i_win> ?, ?i ?will capture ?and ?keep <its_leader>", ", capture keep"},
	{NULL, F, 0, "?.|;|,|- ?and ?i ?will discard ?the|my weapon ?afterwards <i_win>", ", discard weapon"}, {NULL, F, 0, "?.|;|,|- ?and <i_win> ?, ?i ?will discard ?the|my weapon ?afterwards", ", discard weapon"}, {NULL, F, 0, "?.|;|,|- ?and ?i ?will discard ?the|my defence ?afterwards <i_win>", ", discard defence"}, {NULL, F, 0, "?.|;|,|- ?and <i_win> ?, ?i ?will discard ?the|my defence ?afterwards", ", discard defence"},
	{NULL, F, DOUBT, "<n> <men> ?, all|fully|each ?of ?them paid|supported|backed|covered ?for ?by|with ?spice", "dial $1 spice $1"}, {NULL, F, 0, "<leader_name> ?leads|lead|fights|commands|leading ?,|and|with|plus|+|& ?and ?with|plus ?the kwisatz_haderach ?,|;|.|: <any> $", "$1 , $2 , kh"}, {NULL, F, 0, "?leader ?: <leader_name> ?leads|lead|fights|commands|leading ?,|and|with|plus|+|& ?and ?with|plus ?the kwisatz_haderach", "leader $1 kh"}, {NULL, F, DOUBT, "^ no dial|troops|forces ,|; ?just|only ?the <leader_name>", "battle dial 0 leader $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
