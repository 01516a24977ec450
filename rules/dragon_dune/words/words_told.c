/* Orders of Dragon Dune that are told in sentences: bids and what limits them, wishes for a council, who moves and where hands are hired.
 * Each is put into the order's own words before all other sayings; rules/pieces/sayings/prose.h has what other games share. See
 * orders/sayings/phrase.h; words_sayings.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"
#include "rules/pieces/sayings/prose.h"

#define I_DO "?i|we ?will|shall|ll|would|d ?like ?to "
#define I_NOT "?i|we ?do|will|shall not|don_t|dont|do_not|won_t|wont|will_not|never "
#define CREW "tokens|units|men|mercenaries"

/* clang-format off */
const struct saying dd_words_told[] = {
	TAIL_PROSE, PASS_PROSE(C | B), ALLY_PROSE(C, " "), BID_PROSE(B, "gold", "maxgold"),
	{NULL, C, DOUBT, "^ ?i|we ?now|hereby break|end|leave|quit ?off ?with ?the ?my ?our ?alliance ?with <seat> ?,|;|. and|then|but ?then ?i|we ?would|d|will ?like ?to ally|join|take|want|prefer ?with ?the <seat> $", "break ; ally $2"},
	{NULL, C, DOUBT, "^ ?so|therefore|hence|then ?, ?i|we break ?off ?up ?with them|him|her ?,|;|. ?and ?i|we ?would|d like|love|want|prefer ?the <seat> best|most|first ?of_all ?, ?and then|next ?the <seat> $", "break ; ally $1 $2"},
	{NULL, C, DOUBT, "^ ?so|therefore|hence|then ?, ?i|we break ?off ?up ?with them|him|her $", "break"},
	{NULL, B, WHOLE, "<n> ?gold on|for|at ?the <a_lot>", "bid $2 $1"},
	/* --- the march --- */
	MARCH_PROSE(M, "tokens|units|men|group|stack"),
	{NULL, M, 0, "^ ?the|my|our ?whole group|stack of|in|at|from ?the <area>" PROSE_GO "to|into ?the <area> ?,|;|- ?and ?all|entire|entirely|completely|complete|whole|together ?of_them $", "move all from $1 to $2"},
	{NULL, M, 0, ",|;|.|and ?and|then ?the|my|our ?whole group|stack of|in|at|from ?the <area>" PROSE_GO "to|into ?the <area> ?,|;|- ?and ?all|entire|entirely|completely|complete|whole|together ?of_them $", "; move all from $1 to $2"},
	SHUT_PARTS(M),
	SHUT_ROWS(M, "hire|rent|engage|hiring", "tokens|units|men|mercenaries", "in|at|into", "hire|rent|engage|take", "hire", "in"),
	SHUT_ROWS(M, "raise|raising", "tokens|units|men", "in|at|into", "raise", "raise", "in"),
	SHUT_ROWS(M, "conscript|conscripting", "tokens|units|men", "in|at|into", "conscript", "conscript", "in"),
	/* --- hands --- */
	{NULL, M, 0, "^ " I_DO "engage|rent|take ?on <n> ?" CREW " in|at|into ?the <area>", "hire $1 in $2"},
	{NULL, M, 0, "^ " I_DO "engage|rent|take ?on ?" CREW " ?: <n> in|at|into ?the <area>", "hire $1 in $2"},
	{NULL, M, 0, "^ in|at ?the <area> ?, ?i|we ?will hire|engage|rent|take ?on <n> ?" CREW, "hire $2 in $1"},
	{NULL, M, DOUBT, "^ " I_NOT "hire ?anyone|anybody ?in|at <area> ?,|;|.|but|and ?but ?and ?i|we ?do ?will ?hire ?only in|at <area> ?:|,|- <n> ?" CREW " ?of_them", "hire $3 in $2"},
	{NULL, M, DOUBT, "^ not in|at <area> ?, but|rather in|at <area> ?do|will ?i|we ?will hire ?:|,|- <n> ?" CREW " ?of_them", "hire $3 in $2"},
	{NULL, M, DOUBT, "^ " I_DO "hire in|at <area> ?, ?and not ?in|at <area> ?:|,|- <n> ?" CREW " ?of_them", "hire $3 in $1"},
	{NULL, M, DOUBT, "<n> ?more ?" CREW " in|at|into <area> cost|costs|costing|makes|is|are|for|at <n> ?gold", "hire $1 in $2"},
	{NULL, M, DOUBT, "<n> ?more ?" CREW " in|at|into <area> (|- ?for|costs|cost <n> gold ?)", "hire $1 in $2"},
	{NULL, M, DOUBT, "<n> ?more ?" CREW " in|at|into <area> ?( = <n> ?gold ?)", "hire $1 in $2"},
	{NULL, M, DOUBT, ",|;|. ?and that|which|this makes|is|are|means|totals <n> gold ?in_all|altogether|together|total|in_total $", ""},
	{NULL, M, DOUBT, ",|;|. ?and ?that ?is <n> ?gold in_all|altogether|together|total|in_total $", ""},
	{NULL, M, DOUBT, "^ that|which|this makes|is|are|means|totals <n> gold ?in_all|altogether|together|total|in_total $", ""},
	{NULL, M, DOUBT, ",|;|.|and ?and ?i|we ?do|will not|don_t|dont|do_not disband|dismiss anybody|anyone|any|a_token ?tokens $", ""},
	{NULL, M, DOUBT, "^ ?and ?i|we ?do|will not|don_t|dont|do_not disband|dismiss anybody|anyone|any ?tokens $", ""},
	{NULL, M, DOUBT, ",|;|.|and ?and ?i|we disband|dismiss nobody|no_one|none $", ""},
	/* --- where one begins --- */
	{NULL, S, 0, "^ ?my|our|the ?all ten|10|tokens|setup|set_up|start|placement|place|begin|starting|opening ?up ?tokens|position|positions ?are|is|shall|to ?to ?be ?placed|place|start|begin|deployed|set ?with|out ?as ?follows :|=|-", "place"},
	{NULL, S, DOUBT, ",|;|.|=|( ?that|this ?makes|is|total|sum|altogether|together|in_all|gives|adds ?up ?to|: ten|10 ?in_all|altogether|together|tokens ?) $", ""},
	{NULL, S, DOUBT, "^ that|this|it makes|is|gives|adds ?up ?to ten|10 ?in_all|altogether|together|tokens $", ""},
	{"site", S, 0, "castle <n>", "castle $1"},
	{"site", S, 0, "fort <n>", "fort $1"},
	{NULL, S, 0, "<site> ?:|=|- <n> ?tokens ,|;|and ?and <site> ?:|=|- <n> ?tokens ,|;|and ?and <site> ?:|=|- <n> ?tokens", "$2 in $1 , $4 in $3 , $6 in $5"},
	{NULL, S, 0, "<site> ?:|=|- <n> ?tokens ,|;|and ?and <site> ?:|=|- <n> ?tokens", "$2 in $1 , $4 in $3"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
