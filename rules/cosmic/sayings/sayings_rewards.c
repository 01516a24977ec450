/* Rewards as the allies of a winning defence say them: all in cards, tokens for one planet or two, some of each, "the rest in cards".
 * The word `rest`, and `half`, are the order's own, so that no row counts what is due. All is asked about, and only a whole clause is
 * meant. Shorter ways stand in sayings_settle.c and sayings_late.c.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P4 PHASE(4)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
/* "As my reward for helping Bob I'd like to have". */
#define TAKING                                                                         \
	"^ ?so|then|now ?please ?as|for|in ?my ?the ?reward|rewards|prize|prizes|choice|help|helping|share|pay|payment|wages|bounty|entitlement ?for|in ?<r_in> ?is|are|be ?:|, ?please ?i ?we ?will ?would ?d ?ll ?rather|sooner ?please ?let ?me ?want|like|take|have|get|choose|prefer|claim|ask|give|pay|bring|free|release|rescue|request|go|go_for|demand|fetch|draw|pick|hand|select ?to ?have|get|free|be|go ?paid ?me ?back ?for ?: ?in|as "
#define BACK "?back|home ?again ?from|out_of|leave|leaves ?the ?warp ?back|home"
#define GOES                                                                           \
	"?shall|will|may|should|must|is|are ?to ?be ?goes|go|going|come|comes|land|lands|put|placed|return|returns|sent|set ?back|home ?home"
#define END " ?please|thanks ?.|! $"

/* clang-format off */
const struct saying ce_reward_sayings[] = {
	{"r_in", P4, 0, "?for|in|from|of <chal>", "$1"},
	{"r_place", P4, 0, "for|to|on|onto|at|in <place>", "$1"},
	/* --- how many --- */
	{"r_card", P4, 0, "<n> ?new|fresh|more|random ?reward ?as|in card ?from ?out_of ?the ?deck|pile ?for ?my ?hand", "$1 card"}, {"r_card", P4, 0, "a|another card ?from ?out_of ?the ?deck|pile ?for ?my ?hand", "1 card"}, {"r_card", P4, 0, "both ?rewards|of_them ?as|in|are|is card", "2 card"}, {"r_card", P4, 0, "pair of card", "2 card"},
	{"r_tok", P4, 0, "<n> ?of ?my|mine ?own ?dead|lost token|dead|tok " BACK, "$1"}, {"r_tok", P4, 0, "<n> of my|mine ?dead|token " BACK, "$1"}, {"r_tok", P4, 0, "<n> ?reward ?as|in token " BACK, "$1"}, {"r_tok", P4, 0, "a token " BACK, "1"}, {"r_tok", P4, 0, "both ?rewards|of_them ?as|in|are|is token " BACK, "2"}, {"r_tok", P4, 0, "<n> from|out_of ?the warp", "$1"}, {"r_tok", P4, 0, "<n> of mine " BACK, "$1"},
	{"r_both", P4, 0, "1 of each ?kind", "1"}, {"r_both", P4, 0, "1 ?reward as|in card ?,|; ?and 1 ?reward as|in token", "1"}, {"r_both", P4, 0, "both kinds ?,|: 1 each|of_each", "1"}, {"r_both", P4, 0, "?a mix|mixture ?of ?:|, 1 card ?,|and 1 token", "1"}, {"r_both", P4, 0, "half ?and half", "half"}, {"r_both", P4, 0, "half ?in|as card ?,|; ?and ?the ?other half ?in|as token", "half"}, {"r_both", P4, 0, "half ?in|as token ?,|; ?and ?the ?other half ?in|as card", "half"},
	/* --- where to --- */
	{"r_to", P4, 0, "?,|;|. ?and ?with ?both|all|it|they|them|token|each ?token|of_them|of_mine " GOES " <r_place>", "to $1"}, {"r_to", P4, 0, "?,|;|. ?and ?please ?put|place|send|land ?both|all|it|them|token ?token <r_place>", "to $1"},
	{"r_spot", P4, 0, "?the ?another <n> ?token " GOES " <r_place>", "$1 token to $2"}, {"r_spot", P4, 0, "?the other|second|last|another ?1|token " GOES " <r_place>", "1 token to $1"},
	{"r_spots", P4, 0, "<r_spot> ?,|;|and ?and <r_spot>", "$1 , $2"}, {"r_spots", P4, 0, "<n> each|apiece to|on|onto|at <place> ,|and ?and <place>", "$1 token to $2 , $1 token to $3"}, {"r_spots", P4, 0, "<n> <r_place> ?,|and ?and <n> <r_place>", "$1 token to $2 , $3 token to $4"},
	{"r_only", P4, 0, "?the just|only|all|everything|exclusively ?rewards ?of ?them ?as|in card ?please", ""}, {"r_only", P4, 0, "?the card only|exclusively|throughout", ""}, {"r_only", P4, 0, "card ?only ?,|; ?and|but no|not|never|rather_than|instead_of ?the token", ""}, {"r_only", P4, 0, "no|not_any token ?,|;|. ?and|but ?just|only|rather ?the card", ""}, {"r_only", P4, 0, "card for_me", ""},
	{"no_cards", P4, 0, "?,|;|. ?and|but no|not_any|not|instead_of|rather_than ?of ?the card ?, ?but ?rather", ""},
	{"r_else", P4, 0, "?,|;|. ?and|but ?the|my ?rest|other|others|remainder|remaining|second ?reward|1 ?as|in|is|be ?a card", "rest card"}, {"r_rest_to", P4, 0, "?,|;|. ?and|but ?the|my rest|other|others|remainder|remaining|second ?reward|1 ?as|in|is|be ?a token " GOES " <r_place>", "rest token to $1"},
	/* --- the whole --- */
	{NULL, P4, SAID, "^ ?i ?we ?will ?would ?d ?ll ?rather prefer|choose|pick|take|like|claim|have|want ?have|the ?my card ?<r_in> ?for_me" END, "reward due $1 : card"}, {NULL, P4, SAID, "^ ?i ?we ?will ?would ?d ?ll ?rather go_for|pay ?me ?in ?the card" END, "reward due : card"}, {NULL, P4, SAID, "^ ?i ?want|like|would ?to ?be ?please pay|paid ?me in card" END, "reward due : card"}, {NULL, P4, SAID, "^ ?as|for|in ?my reward|rewards ?is|are ?in|as|: card ?<r_in>" END, "reward due $1 : card"}, {NULL, P4, SAID, "^ ?i ?we ?will ?would ?d ?ll ?like|take|want|have ?have ?my reward|rewards in|as card ?<r_in>" END, "reward due $1 : card"},
	{NULL, P4, SAID, TAKING "<r_only> ?<r_in>" END, "reward due $3 : card"}, {NULL, P4, SAID, TAKING "<r_only>" END, "reward due $1 : card"}, {NULL, P4, SAID, TAKING "<r_only>" END, "reward due : card"},
	{NULL, P4, SAID, TAKING "<r_card> <r_in>" END, "reward due $3 : $2"}, {NULL, P4, SAID, TAKING "<r_card>" END, "reward due : $2"},
	{NULL, P4, SAID, TAKING "?<no_cards> <r_tok> <r_to>" END, "reward due : $3 token $4"}, {NULL, P4, SAID, TAKING "<r_tok> <r_to> ?<no_cards>" END, "reward due : $2 token $3"}, {NULL, P4, SAID, TAKING "?<no_cards> <r_tok> ?<r_in> <r_to>" END, "reward due $4 : $3 token $5"}, {NULL, P4, SAID, TAKING "<r_tok> <r_to> <r_in>" END, "reward due $4 : $2 token $3"},
	{NULL, P4, SAID, TAKING "<r_tok> ?,|:|;|. ?and <r_spots>" END, "reward due : $3"}, {NULL, P4, SAID, TAKING "token ?,|:|; <r_spots>" END, "reward due : $2"},
	{NULL, P4, SAID, TAKING "all|everything ?in|as token <r_to>" END, "reward due : rest token $2"}, {NULL, P4, SAID, TAKING "token for_me ?,|:|; ?<no_cards> ?,|:|; <r_to>" END, "reward due : rest token $3"}, {NULL, P4, SAID, TAKING "token ?for_me <no_cards> ?, both <r_place>" END, "reward due : 2 token to $3"}, {NULL, P4, SAID, TAKING "token ?for_me ?,|:|; ?<no_cards> ?,|:|; both <r_place>" END, "reward due : 2 token to $3"},
	{NULL, P4, SAID, "^ <place> gets|receives <r_tok>" END, "reward due : $2 token to $1"},
	/* --- some of each --- */
	{NULL, P4, SAID, TAKING "<r_tok> <r_to> ?,|; ?and|plus ?then draw|take|get|receive <r_card>" END, "reward due : $4 , $2 token $3"}, {NULL, P4, SAID, TAKING "<r_card> ?,|;|. ?and|plus ?then ?the token " GOES " <r_place>" END, "reward due : $2 , 1 token to $3"},
	{NULL, P4, SAID, TAKING "?first <r_card> ?,|; ?and|plus ?then ?get <r_tok> <r_to>" END, "reward due : $2 , $3 token $4"}, {NULL, P4, SAID, TAKING "<r_tok> ,|and|plus <r_card> <r_to>" END, "reward due : $3 , $2 token $4"}, {NULL, P4, SAID, TAKING "<r_tok> <r_to> ?,|; ?and|plus ?then <r_card>" END, "reward due : $4 , $2 token $3"},
	{NULL, P4, SAID, TAKING "<r_card> ?,|; ?and|plus ?get <n> ?of ?mine back|home <r_place>" END, "reward due : $2 , $3 token to $4"},
	{NULL, P4, SAID, TAKING "<r_both> <r_to>" END, "reward due : $2 card , $2 token $3"}, {NULL, P4, SAID, TAKING "<r_card> <r_rest_to>" END, "reward due : $2 , $3"}, {NULL, P4, SAID, TAKING "<r_tok> <r_to> <r_else>" END, "reward due : $2 token $3 , $4"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
