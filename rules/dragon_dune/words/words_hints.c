/* Words that allude to an order of Dragon Dune, wherever they stand in a line of which nothing was understood: its form is shown then
 * (orders/free/decide/free_hint.c). A row means the first words of the form's line, or a whole line with blanks for an order that stands in
 * no form. With SAYING_DOUBT it is a thing that other orders have as well, and counts where no word says more.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"

#define HINT SAYING_HINT
#define LIKELY (SAYING_HINT | SAYING_DOUBT)

/* clang-format off */
const struct saying dd_words_hints[] = {
	/* --- the set-up, the council --- */
	{NULL, S, HINT, "place|put|begin|begins|start|starts|split|distribute|deploy|station|garrison", "place"}, {NULL, S, LIKELY, "<landmark>", "place"},
	{NULL, C, HINT, "ally|allies|allied|alliance|friend|friends|friendship|partner|partners|pact|team|join|together|treaty|coalition|league|union|side|sides|accept|propose|proposal", "ally"}, {NULL, C, LIKELY, "<other>", "ally"},
	{NULL, C, HINT, "break|breaks|leave|leaves|divorce|quit|dissolve|terminate|part|dump|ditch|betray|end|ends|ending|over|through", "break"}, {NULL, C, HINT, "pass|neutral|independent|single|unallied", "pass"}, {NULL, C, LIKELY, "alone|nobody|no_one", "pass"},

	/* --- bids --- */
	{NULL, B, HINT, "bid|bids|bidding|offer|offers|pay|spend|buy|auction|tender|worth|purchase|price|outbid|lot|lots", "bid"}, {NULL, B, LIKELY, "card|cards|gold|<n>", "bid"},
	{NULL, B, HINT, "1 card|lot", "maxcards"}, {NULL, B, HINT, "only|just 1", "maxcards"}, {NULL, B, HINT, "total|altogether|in_all|overall|budget|cap|purse|aggregate|limit", "maxgold __"}, {NULL, B, HINT, "pass|skip|abstain", "pass"}, {NULL, B, LIKELY, "nothing|none|no_cards|sit|out", "pass"},

	/* --- the march --- */
	{NULL, M, HINT, "conscript|conscripts|conscription|recruit|recruits|recruiting|draft|levy|enlist|call_up|drafted|youngsters", "conscript"},
	{NULL, M, HINT, "hire|hires|hired|hiring|mercenary|mercenaries|merc|mercs|sellswords|swords|engage|engages|buy|rent", "hire"}, {NULL, M, HINT, "raise|raises|raised|raising|muster|summon|spawn", "raise"},
	{NULL, M, HINT, "move|moves|march|marches|walk|walks|go|goes|leave|leaves|from|via|advance|retreat|withdraw|shift|travel|step|run|proceed", "move"}, {NULL, M, HINT, "disband|dismiss|disbands|home|fire|discharge|release|sack", "disband __ from __"},
	{NULL, M, HINT, "hide|hides|hidden|hiding|ambush|vanish|invisible|sneak|out_of_sight|disappear", "hide __"}, {NULL, M, HINT, "unhide|come_out|show|reveal", "unhide __"}, {NULL, M, HINT, "graveyard|dead|bury|buried", "graveyard __"},
	{NULL, M, HINT, "ride|rides|red_dragon|fly|saddle", "ride __ to __"}, {NULL, M, HINT, "ace|aces", "ace move __ from __ to __"}, {NULL, M, LIKELY, "<landmark>", "move"}, {NULL, M, LIKELY, "send|sends|take|bring|put", "move"}, {NULL, M, LIKELY, "<n>", "move"},

	/* --- battles --- */
	{NULL, F, HINT, "ask|asks|question|know|tell|which|what|colour|color|learn|reveal|disclose", "ask"}, {NULL, F, HINT, "fight|fights|battle|battles|plan|plans|send|sends|attack|commit|commits|throw|against|defend", "battle"},
	{NULL, F, LIKELY, "<card>", "battle"}, {NULL, F, LIKELY, "<landmark>", "battle"}, {NULL, F, LIKELY, "<n>", "battle"}, {NULL, F, LIKELY, "<other>", "battle"}, {NULL, F, LIKELY, "traitor|keep|steal|special", "battle"},
	{NULL, F, HINT, "battle_order|first|second", "battle order __ vs __"},

	/* --- any phase --- */
	{NULL, 0, HINT, "give|gives|gift|donate|present|bribe|hand|hands", "give __ to __"}, {NULL, 0, HINT, "agree|agrees|agreement|deal|bargain", "agree __ __"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
