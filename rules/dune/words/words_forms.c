/* The forms of Dune's orders: what a line that was not understood is shown to look like. See orders/sayings/phrase_form.h.
 * words_sayings.c, words_plans.c, words_people.c and words_outlines.c define the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"

#define FORM SAYING_FORM
/* A territory of one sector: a number behind it counts forces. */
#define LONE(name)                                                                     \
	{                                                                              \
		"f_area", 0, 0, name, name                                             \
	}
/* A plan: which battle it is of is said by both, one or none of its two names. */
#define PLAN(names, cards, more)                                                                   \
	{NULL, L, FORM,                                                                            \
	 names "<f_dial> ?<f_paid> ?<f_led> ?<f_cards> ?battle|plan|fight",                        \
	 "battle " cards},                                                                         \
	{                                                                                          \
		NULL, L, FORM,                                                                     \
			names                                                                      \
			"<f_dial> ?<f_paid> ?<f_led> ?<f_weapon> ?<f_defence> ?battle|plan|fight", \
			"battle " cards more                                                       \
	}

/* clang-format off */
const struct saying du_words_forms[] = {
	/* --- what stands in them --- */
	{"whole", 0, 0, "~carthag @|( <n>", "$1"}, {"whole", 0, 0, "~carthag sector <n>", "$1"}, {"whole", B, 0, "lot|card|# <n>", "$1"},
	{"f_area", 0, 0, "~carthag ?,|( ?in sector ?number <n> ?)", "$1 sector $2"}, LONE("polar_sink"), LONE("arrakeen"), LONE("basin"), LONE("carthag"), LONE("funeral_plain"), LONE("gara_kulon"), LONE("habbanya_sietch"), LONE("hole_in_the_rock"), LONE("red_chasm"), LONE("rim_wall_west"), LONE("sietch_tabr"), LONE("sihaya_ridge"), LONE("the_great_flat"), LONE("the_greater_flat"), LONE("tueks_sietch"), {"f_area", 0, 0, "~carthag ?(|@ <n> ?)", "$1 $2"}, {"f_area", 0, 0, "~carthag", "$1"},
	{"f_to", 0, 0, "to|into|onto|in|at|on|for|->|> <f_area>", "$1"}, {"f_to", 0, 0, "<f_area>", "$1"},
	{"f_from", 0, 0, "from|out_of|off|ex|leaving|leave|leaves <f_area>", "$1"}, {"f_trip", 0, 0, "<f_area> ?to|->|-|>|/ ?> <f_area>", "from $1 to $2"},
	{"f_lot", B, 0, "lot|card|# <n>", "$1"}, {"f_lot", B, 0, "?the first|1_st ?lot|card|one", "1"}, {"f_lot", B, 0, "?the second|2_nd ?lot|card|one", "2"}, {"f_lot", B, 0, "?the third|3_rd ?lot|card|one", "3"},
	{"f_dial", L, 0, "<num> / <n>", "$1 spice $2"}, {"f_dial", L, 0, "dial|dialling|dialing|dialled|dialed|wheel ?:|=|of|at|is|set ?to|exactly|at <num>", "$1"}, {"f_dial", L, 0, "<num> ?on|at ?the|my dialled|dialed|dial|wheel", "$1"}, {"f_dial", L, 0, "?dial everything|everybody|everyone|maximum|max|all ?<n>", "max"}, {"f_dial", L, 0, "<num>", "$1"},
	{"f_paid", L, 0, "<n> spice", "spice $1"}, {"f_paid", L, 0, "spice ?:|= <n>", "spice $1"},
	{"f_led", L, 0, "?leader ?:|=|is|: <leader_name> ?,|+|and|&|with ?the kwisatz_haderach", "leader $1 kh"}, {"f_led", L, 0, "?leader ?:|=|is <leader_name> ?leads|lead|commands|leader|fights|fight|goes", "leader $1"}, {"f_led", L, 0, "hero", "leader hero"},
	{"f_cards", L, 0, "<card> ?,|and|+|&|/ ?and <card>", ", $1 , $2"}, {"f_cards", L, 0, "<card>", ", $1"}, {"f_weapon", L, 0, "weapon ?:|=|is <card>", "weapon $1"}, {"f_defence", L, 0, "defence ?:|=|is <card>", "defence $1"},
	{"f_site", F, 0, "in|at|for <f_area>", "$1"}, {"f_site", F, 0, "<f_area>", "$1"}, {"f_foe", F, 0, "vs|versus|against|with|on <other>", "$1"}, {"f_foe", F, 0, "<other>", "$1"},
	{"f_spots", S, 0, "<spot> ?,|and|;|+|& ?and <f_spots>", "$1 , $2"}, {"f_spots", S, 0, "<spot>", "$1"},

	/* --- turn 0, the nexus, bids --- */
	{NULL, P, FORM, "<seat> <in_turn> ?predict|prediction|win|wins", "predict $1 turn $2"}, {NULL, P, FORM, "<seat> <n> ?predict|prediction|win|wins", "predict $1 turn $2"},
	{NULL, S, FORM, "<leader_name> ?traitor|keep|betray", "traitor $1"}, {NULL, S, FORM, "storm|dial <n>", "dial storm $1"}, {NULL, S, FORM, "<f_spots> ?place|put|begin|start", "place $1"},
	{NULL, X, FORM, "ally|allies|alliance|friend|friends|team|pact|join <liked>", "ally $1"}, {NULL, X, FORM, "ride|worm|sandworm|rides <many> <f_from> <f_to>", "ride $1 from $2 to $3"},
	{NULL, B, FORM, "<f_lot> <cap> ?bid|bids|offer|pay", "bid $1 $2"}, {NULL, B, FORM, "bid <f_pair>", "bid $1"}, {"f_pair", B, 0, "<n> <n> ?spice", "$1 $2"}, {NULL, B, FORM, "<f_lot> <cap> karama ?bid", "bid $1 $2 karama"}, {NULL, B, FORM, "<ceiling> <n> card", "maxcards $2"}, {NULL, B, FORM, "<ceiling> <n> spice", "maxspice $2"},

	/* --- the march --- */
	{NULL, M, FORM, "<many> <f_to> ?ship|shipping|ships|land|lands|reserve|reserves", "ship $1 to $2"}, {NULL, M, FORM, "ship|cross <many> <f_from> <f_to>", "ship $1 from $2 to $3"}, {NULL, M, FORM, "ship <many> <f_from> back|home", "ship $1 from $2 back"}, {NULL, M, FORM, "<many> <f_from> reserve|reserves ?ship", "ship $1 from $2 back"},
	{NULL, M, FORM, "<many> <f_from> <f_to> ?move|moves|go|goes|marches|cross|crosses|walk|walks", "move $1 from $2 to $3"}, {NULL, M, FORM, "<many> <f_trip> ?move|moves|go|goes|marches", "move $1 $2"}, {NULL, M, FORM, "hajr <many> <f_from> <f_to> ?move", "hajr move $1 from $2 to $3"}, {NULL, M, FORM, "hajr <many> <f_trip> ?move", "hajr move $1 $2"},
	{NULL, M, FORM, "revive|revival|tanks|revived <many>", "revive $1"}, {NULL, M, FORM, "revive|revival|tanks|buy|back <leader_name>", "revive leader $1"},
	{NULL, M, FORM, "before <seat> ?move|go|when|ship", "when before $1"}, {NULL, M, FORM, "after <seat> ?move|go|when|ship", "when after $1"}, {NULL, M, FORM, "advisors|flip <f_to> ?fighters|become", "flip $1"},

	/* --- battles --- */
	{NULL, V, FORM, "<asks> <f_site> <f_foe> ?ask|prescience", "ask $2 vs $3 $1"}, {NULL, V, FORM, "<asks> <f_site> ?ask|prescience", "ask $2 $1"}, {NULL, V, FORM, "<asks> <f_foe> ?ask|prescience", "ask vs $2 $1"}, {NULL, V, FORM, "<asks> ?ask|prescience", "ask $1"},
	{NULL, V, FORM, "play|must <kind> <f_site> <f_foe>", "voice $2 vs $3 play $1"},
	PLAN("<f_site> <f_foe> ", "$1 vs $2 dial $3 $4 $5 $6", " $7"), PLAN("<f_site> ", "$1 dial $2 $3 $4 $5", " $6"), PLAN("<f_foe> ", "vs $1 dial $2 $3 $4 $5", " $6"), /* "dial 2" alone may be the storm's */ {NULL, L, FORM, "<f_dial> <f_paid> ?<f_led> ?<f_cards> ?battle|plan|fight", "battle dial $1 $2 $3 $4"}, {NULL, L, FORM, "<f_dial> <f_led> ?<f_paid> ?<f_cards> ?battle|plan|fight", "battle dial $1 $3 $2 $4"},

	/* --- any phase --- */
	{NULL, 0, FORM, "give|bribe|gift|present <n> <other> ?spice", "give $1 to $2"}, {NULL, 0, FORM, "<n> spice <other> ?give", "give $1 to $2"},
	{NULL, 0, FORM, "truthtrance <other> <card> ?hold|have", "truth $1 $2"}, {NULL, 0, FORM, "truthtrance <other> <leader_name> ?traitor", "truth $1 traitor $2"},
	{NULL, 0, FORM, "karama <power> ?cancel", "karama cancel $1"}, {NULL, 0, FORM, "sandworm|worm|shai_hulud <f_to>", "sandworm $1"}, {NULL, 0, FORM, "ghola <leader_name>", "ghola leader $1"}, {NULL, 0, FORM, "ghola <n>", "ghola $1"},
	{NULL, 0, FORM, "karama stop <other> ?ship|shipment", "karama stop $1"}, {NULL, 0, FORM, "karama swap <other> <n> ?card", "karama swap $1 $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
