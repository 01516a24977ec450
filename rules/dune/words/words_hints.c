/* Words that allude to an order of Dune, wherever they stand in a line of which nothing was understood: its form is shown then
 * (orders/free/decide/free_hint.c). A row means the first words of the form's line, or a whole line with blanks for an order that stands in
 * no form. With SAYING_DOUBT it is a thing that other orders have as well, and counts where no word says more.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"

#define HINT SAYING_HINT
#define LIKELY (SAYING_HINT | SAYING_DOUBT)

/* clang-format off */
const struct saying du_words_hints[] = {
	/* --- turn 0 --- */
	{NULL, P, HINT, "predict|prediction|foresee|forecast|prophecy|prophesy|win|wins|winner|winning|victor|victory|guess|bet", "predict"}, {NULL, P, LIKELY, "<other>", "predict"}, {NULL, P, LIKELY, "turn|round", "predict"},
	{NULL, S, HINT, "traitor|traitors|betray|betrays|treason|treachery|turncoat|bribed", "traitor"}, {NULL, S, LIKELY, "<leader_name>", "traitor"},
	{NULL, S, HINT, "storm|dial|wheel|sectors", "dial storm"}, {NULL, S, HINT, "place|placement|put|begin|begins|start|starts|distribute|split|set_up|station", "place"}, {NULL, S, LIKELY, "<area>", "place"},

	/* --- the nexus --- */
	{NULL, X, HINT, "ally|allies|allied|alliance|friend|friends|friendship|partner|partners|pact|team|join|together|treaty|coalition|league|union|side|sides|marry|hands|accept|propose|proposal", "ally"}, {NULL, X, LIKELY, "<other>", "ally"},
	{NULL, X, HINT, "break|breaks|leave|leaves|split|divorce|quit|dissolve|terminate|part|dump|ditch|betray|end|ends|ending|over|through", "break"},
	{NULL, X, HINT, "pass|neutral|independent|single|unallied", "pass"}, {NULL, X, LIKELY, "alone|nobody|no_one", "pass"}, {NULL, X, HINT, "ride|rides|riding|worm|worms|sandworm|shai_hulud|maker|mount", "ride"},

	/* --- bids --- */
	{NULL, B, HINT, "bid|bids|bidding|offer|offers|pay|spend|buy|auction|tender|worth|purchase|price|outbid|lot|lots", "bid"}, {NULL, B, LIKELY, "card|cards|spice|<lot>", "bid"}, {NULL, B, LIKELY, "<n>", "bid"},
	{NULL, B, HINT, "1 card|lot", "maxcards"}, {NULL, B, HINT, "only|just 1", "maxcards"}, {NULL, B, HINT, "total|altogether|in_all|overall|budget|cap|purse|aggregate|limit", "maxspice __"},
	{NULL, B, HINT, "pass|skip|abstain", "pass"}, {NULL, B, LIKELY, "nothing|none|no_cards|sit|out", "pass"},

	/* --- the march --- */
	{NULL, M, HINT, "ship|ships|shipped|shipping|shipment|land|lands|landing|drop|drops|reserve|reserves|off_planet|orbit|deploy|reinforce|reinforcements|parachute|descend|down", "ship"},
	{NULL, M, HINT, "move|moves|movement|march|marches|walk|walks|go|goes|leave|leaves|from|via|advance|retreat|withdraw|shift|travel|ornithopter|ornithopters|thopters|fly|run|cross|over_to", "move"},
	{NULL, M, HINT, "revive|revives|revival|revivals|tank|tanks|dead|life|resurrect|raise|reborn|return|returns", "revive"},
	{NULL, M, LIKELY, "<area>", "ship"}, {NULL, M, LIKELY, "<area>", "move"}, {NULL, M, LIKELY, "<men>", "ship"}, {NULL, M, LIKELY, "<men>", "move"}, {NULL, M, LIKELY, "send|sends|sending|bring|take|put", "ship"}, {NULL, M, LIKELY, "send|sends|sending|bring|take|put", "move"}, {NULL, M, LIKELY, "<leader_name>", "revive leader __"},
	{NULL, M, HINT, "first|last|before|after|wait|timing|turn", "when"}, {NULL, M, HINT, "advisor|advisors|flip|fighters", "flip"}, {NULL, M, HINT, "hajr", "hajr move __ from __ to __"},

	/* --- the Voice, prescience, battles --- */
	{NULL, V, HINT, "voice|command|commands|commanded|forbid|forbids|forbidden|compel|compelled|must_not|may_not|shall_not|order|ordered|obey", "voice"}, {NULL, V, LIKELY, "<kind>", "voice"}, {NULL, V, LIKELY, "play|plays|use|uses|not|no", "voice"},
	{NULL, V, HINT, "ask|asks|prescience|know|question|tell|tells|reveal|disclose|what|which|who|learn|show|vision|foresee", "ask"}, {NULL, V, LIKELY, "leader|weapon|defence|dial", "ask"},
	{NULL, F, HINT, "fight|fights|battle|battles|plan|plans|dial|dials|wheel|leads|lead|commander|attack|defend|forces", "battle"}, {NULL, F, LIKELY, "<leader_name>", "battle"}, {NULL, L, LIKELY, "<card>", "battle"}, {NULL, F, LIKELY, "<area>", "battle"}, {NULL, L, LIKELY, "<n>", "battle"}, {NULL, F, LIKELY, "<other>", "battle"},
	{NULL, L, HINT, "storm", "dial storm __"}, {NULL, F, HINT, "order_of_battles|first|second", "battle order __ vs __"},

	/* --- any phase --- */
	{NULL, X | B | M | F, HINT, "give|gives|bribe|gift|donate|present|hand|hands", "give __ to __"}, {NULL, X | B | M | F, HINT, "deal|deals|trade|bargain|agree|agreement", "deal __ give __ get __"},
	{NULL, X | M | V, HINT, "karama", "karama cancel __"}, {NULL, X | B | M | V, HINT, "truthtrance|truth", "truth __ __"}, {NULL, X | B | M | V, HINT, "weather|weather_control", "weather __ if storm hits __"}, {NULL, X | B | M | V, HINT, "atomics|family_atomics|shield_wall|nuke", "atomics if enemy __ >= __"}, {NULL, X | B | M | V, HINT, "ghola|tleilaxu_ghola", "ghola __"},
	{NULL, 0, HINT, "charity|choam", "charity __"}, {NULL, 0, HINT, "cover|covers|finance|finances", "allypay __"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
