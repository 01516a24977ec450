/* The parts of a plan of battle as people tell them in sentences: "the leader is Feyd", "he carries the Crysknife", "I don't spend any
 * spice". Each is put into the order's own words wherever it stands, so that a plan told over several sentences, or without a stop in it,
 * is one of its parts in the order in which they were told. Before all other tables. See orders/sayings/phrase.h; words_sayings.c,
 * words_people.c and words_ways.c define the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"

/* Between two things that are told. */
#define STOP " ?,|;|.|:|- ?and|but ?so|then "
#define HE " he|she|they|it|i|we "
#define HAS                                                                            \
	" ?will|shall|should|is carries|carry|carrying|has|have|holds|hold|takes|take|taking|uses|use|plays|play|wields|wield|bears|bear|gets|brings|bring|wears|wear "
#define LEADS                                                                          \
	" ?is|will|shall|should|must|may|to ?to leads|lead|leading|commands|command|commanding|fights|fight|goes|go"
#define COMMON " ordinary|normal|regular|common|plain|simple|normals|regulars "
#define MINE " ?of ?my|our|the|them|mine ?own ?ones|forces|men|troops|soldiers|tokens "

/* clang-format off */
const struct saying du_words_items[] = {
	/* --- who leads: not one, but another --- */
	{"at_home", L, 0, "at home|back", ""},
	{"at_home", L, 0, "out of it|this|that", ""},
	{"at_home", L, 0, "out_of it|this|that", ""},
	{"at_home", L, 0, "here|behind|away|out|back", ""},
	{"spared", L, 0, "not|no|without <leader_name>", ""},
	{"spared", L, 0, "not <leader_name> ,|-|( he|she|it is|s ?far|much|way|just too good|valuable|precious|dear|important|strong ?for ?that|this|it ?,", ""},
	{"spared", L, 0, "<leader_name> ?just stays|stay|remains|rests|sits <at_home>", ""},
	{"spared", L, 0, "?i|we ?do|will|shall not|don_t|dont|do_not|won_t|never send|use|risk|play|take|want <leader_name>", ""},
	{"spared", L, 0, "?i|we ?will|shall|rather keep|leave|hold|spare|save <leader_name> ?<at_home>", ""},
	{"spared", L, 0, "<leader_name> is ?far|much|way|just too good|valuable|precious|dear|important|strong", ""},
	{NULL, L, DOUBT, "^ <spared> ,|-|( he|she|it <any> :|;|.|)|but ?but ?so ?i|we ?send|take|use <leader_name>", "$3"},
	{NULL, L, DOUBT, "^ <spared> ,|:|;|.|but|and|- ?but|and ?so ?i|we ?send|take|use ?is|it|here ?my ?leader ?is <leader_name>", "$2"},
	{NULL, L, DOUBT, "^ <leader_name> leads ?, ?and|but not <leader_name>", "leader $1"},
	{NULL, L, DOUBT, "not|no <leader_name> ?, but|rather ?rather <leader_name> ?as ?my ?leader", "leader $2"},
	/* --- who leads --- */
	{NULL, L, DOUBT, STOP "?my ?man|champion|leader|commander|choice|pick|hero in|at|for <area> is|: <leader_name>", "in $1 leader $2"},
	{NULL, L, DOUBT, STOP "for|in|at <area> ?, i|we choose|send|pick|take|use <leader_name>", "in $1 leader $2"},
	{NULL, L, DOUBT, STOP "<leader_name>" LEADS " ?my|our|the ?men|forces|troops|people|army ?into|to|in|at <area>", "in $2 leader $1"},
	{NULL, L, DOUBT, "^ in|at|for <area> ?, <leader_name>" LEADS " ?my|our|the|them ?men|forces|troops|people|army", "in $1 leader $2"},
	{NULL, L, 0, STOP "?my|our|the man|champion|commander|general|leader ?there|here is|: <leader_name>", "leader $1"},
	{NULL, L, 0, STOP "<leader_name> is|be|shall|will|as ?be ?my|our|the leader|commander|man|general|champion ?there|here", "leader $1"},
	{NULL, L, 0, STOP "<leader_name>" LEADS " ?them|us|it|there|here ?there|here", "leader $1"},
	{NULL, L, 0, STOP "<leader_name> it is|shall|will ?be", "leader $1"},
	{NULL, L, DOUBT, "^ i|we ?will|shall send|take|choose|pick|use <leader_name> ?there|as_leader $", "leader $1"},
	/* --- spice --- */
	{"for_it", L, 0, "on|for|in|into|behind|of it|this|that|them|support|there", ""},
	{"for_it", L, 0, "there|here|at_all", ""},
	{NULL, L, 0, STOP "?i|we ?do|will|shall|would not|don_t|dont|do_not|never|won_t|wont|will_not spend|pay|use|add|put|give|waste ?any|a spice ?<for_it>", ", spice 0"},
	{NULL, L, 0, STOP "?i|we ?will|shall spend|pay|use|add|put|give|spending|paying no|zero|0 spice ?<for_it>", ", spice 0"},
	{NULL, L, 0, STOP "?and ?i|we ?will|shall spend|pay|add|give|spending|paying nothing ?<for_it>", ", spice 0"},
	{NULL, L, 0, STOP "?and with|at no|zero spice ?support|support|backing|paid", ", spice 0"},
	{NULL, L, 0, STOP "without ?any|a|paying|spending ?any spice ?support|backing", ", spice 0"},
	{NULL, L, 0, STOP "?and ?i|we ?will|shall spend|pay|use|add|put|give|spending|paying ?in <n> ?of ?my|our spice ?<for_it>", ", spice $1"},
	{NULL, L, 0, STOP "?and|which ?that ?the|my|it bill|cost|price|costs|costing ?is|:|comes ?to ?me <n> spice", ", spice $1"},
	{NULL, L, 0, STOP "?and supported|support|backed|backing|paid ?is with|by|for|of|is|: <n> ?spice", ", spice $1"},
	/* --- the sum behind a dial: the dial is ordered, and how it comes about only told --- */
	{"paid_for", L, 0, "supported|paid|backed|funded", ""},
	{"paid_for", L, 0, "with|at|by ?1 spice", ""},
	{"unpaid", L, 0, "unsupported|unpaid|unbacked|not_supported|not_paid", ""},
	{"unpaid", L, 0, "without|no ?any spice ?support", ""},
	{"unpaid", L, 0, "not supported|paid|backed", ""},
	{"come_to", L, 0, "make|makes|count|counts|give|gives|is|are|come|=|are_worth ?to ?for|as ?together", ""},
	{"summed", L, 0, "<n> ?of_them ?of ?them ?forces|men <paid_for> ?at|with|by ?1 ?spice ?each <come_to> <num>" STOP "<n> ?of_them ?forces|men <unpaid> <come_to> <num>", ""},
	{"summed", L, 0, "<n> ?of_them ?of ?them ?<men> <paid_for>" STOP "<n> ?of_them ?<men> <unpaid>", ""},
	{NULL, L, DOUBT, "<summed>" STOP "?total|so|hence|therefore|thus|which|that <come_to> ?up|a ?dial|wheel|total|sum ?of <num>", "dial $3"},
	{NULL, L, DOUBT, STOP "<summed> ,|;|.|:|- ?and ?so|hence|therefore|thus|then ?i|we ?the ?my dial|wheel", "dial"},
	{NULL, L, DOUBT, "^ i|we have|are|got ?with ?my|our <n> ?<men> ?in|at ?there|here .|,|;|:|-", ""},
	{NULL, L, DOUBT, ":|,|;|. i|we have|are|got ?with ?my|our <n> ?<men> ?there|here .|,|;|:|-", ", "},
	{NULL, L, DOUBT, ":|,|;|. my <n> ?<men> are|stand there|here .|,|;|:|-", ", "},
	/* --- the dial --- */
	{NULL, L, 0, STOP "?and ?so|hence|thus|therefore|then ?that ?my|our|the dial|wheel|number ?there|here is|shows|reads|stands|says|will|shall|comes ?be ?set ?to|at|on|out <num>", "dial $1"},
	{NULL, L, DOUBT, STOP "that|which|this ?together makes|gives|is|means ?a dial|wheel ?of <num>", "dial $1"},
	{NULL, L, 0, STOP "<num> ?is|stands|shows ?comes on ?my|our|the dial|wheel", "dial $1"},
	{NULL, L, 0, STOP "?i|we ?will|shall|am|are ?going|to set|turn|put|sets|turning ?my|our|the dial|wheel to|at|on|: <num>", "dial $1"},
	{NULL, L, 0, "^ ?in|at|for <area> ?, i|we set|go ?with <num>", "in $1 dial $2"},
	{NULL, L, 0, STOP "?i|we am|m|are|re dialling|dialing <num>", "dial $1"},
	{NULL, L, 0, "^ i|we ?will|shall dial <num>", "dial $1"},
	{NULL, L, 0, ",|;|.|and ?and i|we ?will|shall dial <num>", ", dial $1"},
	{NULL, L, 0, "led by <leader_name>", "leader $1"},
	/* --- weapons and defences --- */
	{"ward_card", L, 0, "shield", "shield"},
	{"ward_card", L, 0, "snooper", "snooper"},
	{"plan_card", L, 0, "<arm_card>", "$1"},
	{"plan_card", L, 0, "shield", "shield"},
	{"plan_card", L, 0, "snooper", "snooper"},
	{"plan_card", L, 0, "baliset", "baliset"},
	{"plan_card", L, 0, "jubba_cloak", "jubba_cloak"},
	{"plan_card", L, 0, "kulon", "kulon"},
	{"plan_card", L, 0, "la_la_la", "la_la_la"},
	{"plan_card", L, 0, "trip_to_gamont", "trip_to_gamont"},
	{NULL, L, 0, "no weapon|weapons ,|;|. ?and ?a|the|my <ward_card>", "defence $1 , no weapon"},
	{NULL, L, 0, "no defence|defences ,|;|. ?and ?a|the|my <arm_card>", "weapon $1 , no defence"},
	{NULL, L, 0, STOP "no weapon|weapons ?there|here ?,|;|. ?and|but|only|just ?only|just ?with ?a|the|my defence|: <plan_card>", "defence $1 , no weapon"},
	{NULL, L, 0, STOP "no weapon|weapons ?, but|only|just ?only|just ?with ?a|the|my <plan_card>", "defence $1 , no weapon"},
	{NULL, L, 0, STOP "no defence|defences ?, but|only|just ?only|just ?with ?a|the|my <plan_card>", "weapon $1 , no defence"},
	{NULL, L, 0, STOP "?he|she|they|i|we" HAS "no|neither weapon|weapons ?or|nor|and ?no defence", ", no weapon , no defence"},
	{NULL, L, 0, STOP "?he|she|they|i|we" HAS "no weapon|weapons", ", no weapon"},
	{NULL, L, 0, STOP "?he|she|they|i|we" HAS "no defence|defences", ", no defence"},
	{NULL, L, 0, STOP "?he|she|they|i|we" HAS "no cards|card", ", no weapon , no defence"},
	{NULL, L, 0, STOP "?he|she|they|i|we ?go|goes|leads|leading unarmed", ", no weapon"},
	{NULL, L, 0, STOP "?as|for ?a|his|her|my|our|the weapon" HE "" HAS "?a|the|my <plan_card>", ", weapon $1"},
	{NULL, L, 0, STOP "?as|for ?a|his|her|my|our|the defence" HE "" HAS "?a|the|my <plan_card>", ", defence $1"},
	{NULL, L, 0, STOP "?a|the|my <plan_card> is|as|for|be ?to ?be ?a|my|our|the|his|her weapon", ", weapon $1"},
	{NULL, L, 0, STOP "?a|the|my <plan_card> is|as|for|be ?to ?be ?a|my|our|the|his|her defence", ", defence $1"},
	{NULL, L, 0, STOP "?as|for ?a|my|our|the|his|her weapon ?there|here ?is|:|i|we ?is|use|play|choose|take ?a|the|my <plan_card>", ", weapon $1"},
	{NULL, L, 0, STOP "?as|for ?a|my|our|the|his|her defence ?there|here ?is|:|i|we ?is|use|play|choose|take ?a|the|my <plan_card>", ", defence $1"},
	{NULL, L, 0, STOP HE "" HAS "?with ?him|her|them ?a|the|my <plan_card>", ", $1"},
	{NULL, L, 0, STOP "armed|equipped|protected|covered|guarded with|by ?a|the|my <plan_card>", ", $1"},
	{NULL, L, 0, STOP "only|just|nothing_but ?with|use|play ?a|the|my <plan_card>", ", $1"},
	/* --- losses --- */
	{NULL, L, 0, STOP "?i|we ?do|will|shall|must not|don_t|dont|do_not|never|won_t|wont|will_not|not_to lose|sacrifice|waste|risk|take ?any|the|my|our elites" MINE "?first|as_losses", ", lose normal"},
	{NULL, L, 0, STOP "no elites ?as|among|in ?the ?my losses|casualties", ", lose normal"},
	{"die", L, 0, "die|dies|fall|go|get_lost|suffer|perish|pay", ""},
	{"die", L, 0, "are|be|is lost|killed|dead|taken", ""},
	{NULL, L, 0, STOP "?please ?i|we ?will|shall|would|d|prefer ?rather|like ?to take|lose|sacrifice|give|use|offer|losing ?up ?only|just ?from ?the|my|our" COMMON MINE "?first|only ?as|for ?my|our|the ?losses|loss|casualties|dead ?first|only", ", lose normal"},
	{NULL, L, 0, STOP "?take|as|for|let ?my|our|the losses|loss|casualties|dead ?are|is|should|shall|must|will|:|, ?be|take|come ?only|just|first ?from|among|out ?of ?the|my|our" COMMON MINE "?first|only", ", lose normal"},
	{NULL, L, 0, STOP "?let ?only|just ?the|my|our" COMMON MINE "?shall|should|will|may|must ?to <die> ?first", ", lose normal"},
	{NULL, L, 0, STOP "?please ?i|we ?will|shall|would|d|prefer ?rather|like ?to take|lose|sacrifice|give|use|offer|losing ?up ?only|just ?from ?the|my|our elites" MINE "?first|only ?as|for ?my|our|the ?losses|loss|casualties|dead ?first|only", ", lose elite"},
	{NULL, L, 0, STOP "?take|as|for|let ?my|our|the losses|loss|casualties|dead ?are|is|should|shall|must|will|:|, ?be|take|come ?only|just|first ?from|among|out ?of ?the|my|our elites" MINE "?first|only", ", lose elite"},
	{NULL, L, 0, STOP "?let ?only|just ?the|my|our elites" MINE "?shall|should|will|may|must ?to <die> ?first", ", lose elite"},
	/* --- the names of columns, with their cells --- */
	{NULL, L, 0, "spice paid|support|dialled|spent ?:|= <n>", ", spice $1"},
	{NULL, L, 0, "paid|support ?:|= <n> ?spice", ", spice $1"},
	{NULL, L, 0, "^ place|where|territory|site|location|stronghold|area ?:|= <area>", "battle $1"},
	{NULL, L, 0, "weapon no , ?defence", "no weapon , defence"},
	{NULL, L, 0, "weapon no defence", "no weapon , defence"},
	{NULL, L, 0, "weapon no $", "no weapon"},
	{NULL, L, 0, "defence no $", "no defence"},
	/* --- where --- */
	{NULL, L, 0, "^ ?and ?in|at|for|of ?the ?my battle|fight|plan ?for|of|in|at ?the ?battle|fight ?in|at|for|of <area> ?:|,|.|-|;", "battle $1"},
	{NULL, L, 0, "^ ?and in|at|for <area> ?:|,|.|-|; ?there|i|we ?is|the dial", "battle $1 dial"},
	{NULL, L, 0, "^ ?and in|at|for <area> ?:|,|.|-|; ?there ?i|we ?is leader", "battle $1 leader"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
