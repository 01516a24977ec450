/* The forms of Dragon Dune's orders: what a line that was not understood is shown to look like. See
 * orders/sayings/phrase_form.h. words_sayings.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"

#define FORM SAYING_FORM

/* clang-format off */
const struct saying dd_words_forms[] = {
	/* --- what stands in them --- */
	{"whole", F, 0, "<card>", "$1"}, {"whole", 0, 0, "<landmark>", "$1"}, {"whole", B, 0, "lot|card|# <n>", "$1"},
	/* A bare number is a place behind a word that says so. */
	{"f_in", 0, 0, "in|at|to|into|on|onto <area>", "$1"}, {"f_in", 0, 0, "<landmark>", "$1"}, {"f_to", 0, 0, "to|into|onto|towards|->|> <area>", "$1"}, {"f_to", 0, 0, "<landmark>", "$1"}, {"f_from", 0, 0, "from|out_of|off|leaving|leave <area>", "$1"}, {"f_trip", M, 0, "<landmark> ?to|->|-|>|/ ?> <area>", "from $1 to $2"}, {"f_trip", M, 0, "<landmark> <landmark>", "from $1 to $2"},
	{"f_n", 0, 0, "all|everything|everyone|everybody", "all"}, {"f_n", 0, 0, "<n> x", "$1"}, {"f_n", 0, 0, "<n>", "$1"},
	{"f_lot", B, 0, "lot|card|# <n>", "$1"}, {"f_lot", B, 0, "?the first|1_st ?lot|card|one", "1"}, {"f_lot", B, 0, "?the second|2_nd ?lot|card|one", "2"}, {"f_lot", B, 0, "?the third|3_rd ?lot|card|one", "3"}, {"f_lot", B, 0, "?the fourth|4_th ?lot|card|one", "4"}, {"f_most", B, 0, "<n> ?gold", "$1"},
	{"f_foe", F, 0, "vs|versus|against|with|on <other>", "$1"}, {"f_foe", F, 0, "<other>", "$1"}, {"f_at", F, 0, "in|at|on|for <area>", "$1"}, {"f_at", F, 0, "battle|plan <area>", "$1"}, {"f_at", F, 0, "<landmark>", "$1"}, {"f_card", F, 0, "?with|and|plus|+|& ?card|artifact <f_which>", "card $1"}, {"f_which", F, 0, "?the <n> ?of clubs|c", "$1 c"}, {"f_which", F, 0, "?the <n> ?of diamonds|d", "$1 d"}, {"f_which", F, 0, "?the <n> ?of hearts|h", "$1 h"}, {"f_which", F, 0, "?the <n> ?of spades|s", "$1 s"}, {"f_special", F, 0, "special <n>", "special $1"}, {"f_special", F, 0, "<n> special", "special $1"},
	{"f_spots", S, 0, "<spot> ?,|and|;|+|& ?and <f_spots>", "$1 , $2"}, {"f_spots", S, 0, "<spot>", "$1"},

	/* --- the set-up, the council, bids --- */
	{NULL, S, FORM, "<f_spots> ?place|put|begin|start", "place $1"},
	{NULL, C, FORM, "ally|allies|alliance|friend|friends|team|pact|join <seats>", "ally $1"},
	{NULL, B, FORM, "<f_lot> <f_most> ?bid|bids|offer|pay|max|maximum", "bid $1 $2"}, {NULL, B, FORM, "bid <f_pair>", "bid $1"}, {"f_pair", B, 0, "<n> <n> ?gold", "$1 $2"}, {NULL, B, FORM, "<f_lot> <f_most> ace ?bid", "bid $1 $2 ace"}, {NULL, B, FORM, "maxcards|at_most|maximum|max|only <n> card", "maxcards $1"}, {NULL, B, FORM, "maxgold|at_most|maximum|max|only <n> gold", "maxgold $1"},

	/* --- the march --- */
	{NULL, M, FORM, "conscript|recruit|recruits|conscription <f_n> <f_in>", "conscript $1 in $2"}, {NULL, M, FORM, "hire|mercenaries|mercs|hired|hiring <f_n> <f_in>", "hire $1 in $2"}, {NULL, M, FORM, "raise|raised|raising <f_n> <f_in>", "raise $1 in $2"},
	{NULL, M, FORM, "<f_n> <f_from> <f_to> ?move|moves|go|goes|marches", "move $1 from $2 to $3"}, {NULL, M, FORM, "<f_n> <f_trip> ?move|moves|go|goes|marches", "move $1 $2"}, {NULL, M, FORM, "ace <f_n> <f_from> <f_to> ?move", "ace move $1 from $2 to $3"},
	{NULL, M, FORM, "disband|dismiss|home <f_n> <f_from>", "disband $1 from $2"}, {NULL, M, FORM, "disband|dismiss <f_n> <f_in>", "disband $1 from $2"}, {NULL, M, FORM, "graveyard <n>", "graveyard $1"}, {NULL, M, FORM, "ace <n> <f_in> ?place", "ace place $1 in $2"},

	/* --- battles --- */
	{NULL, F, FORM, "<about> <f_at> <f_foe> ?ask", "ask $2 vs $3 $1"}, {NULL, F, FORM, "ask <about> <f_foe>", "ask __ vs $2 $1"},
	{NULL, F, FORM, "<f_at> <f_foe> <f_n> ?<f_special> ?<f_card> ?battle|send|fight|tokens", "battle $1 vs $2 send $3 $4 $5"}, {NULL, F, FORM, "<f_foe> <f_n> ?<f_special> ?<f_card> ?battle|send|fight|tokens", "battle __ vs $1 send $2 $3 $4"}, {NULL, F, FORM, "<f_at> <f_n> ?<f_special> ?<f_card> ?battle|send|fight|tokens", "battle $1 send $2 $3 $4"},

	/* --- any phase --- */
	{NULL, 0, FORM, "give|gift|bribe|present <n> <other> ?gold", "give $1 to $2"}, {NULL, 0, FORM, "<n> gold <other> ?give", "give $1 to $2"}, {NULL, 0, FORM, "ride|red_dragon <f_n> <f_to>", "ride $1 to $2"}, {NULL, 0, FORM, "ace stop <other>", "ace stop $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
