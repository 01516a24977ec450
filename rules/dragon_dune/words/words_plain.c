/* Orders of Dragon Dune in plain words, verb by verb, as a player says them who has read the rules and not the language. Tried before
 * the other sayings, and asked about where the words leave room. See orders/sayings/phrase.h; words_sayings.c defines the parts that
 * are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"

#define DRAGON_COMES                                                                             \
	"?i ?use|play ?my|an ?ace ?, ?:|, if|when|whenever|should|once ?the wild_dragon|dragon " \
	"?should hits|hit|strikes|strike|reaches|comes_to|flies_over|attacks <area> ?,|:"
#define PLAIN_VS " vs|versus|against|with|on ?. ?the <seat> "

/* clang-format off */
const struct saying dd_words_plain[] = {
	/* --- the set-up, the council --- */
	{NULL, S, WHOLE | DOUBT, "everything|everyone|everybody|all|all_of_them ?of ?them|us ?10 ?tokens|orcs goes|go|starts|start|begins|begin|is|are ?placed in|to|into|at|on <area>", "place 10 in $1"},
	{"parts_with", C, 0, "break|end|leave|quit|dissolve|terminate|cancel|finish|renounce|drop ?off|up ?my|our|the|this", ""},
	{NULL, C, WHOLE, "<parts_with> alliance|pact|treaty|partnership ?now|at_once|please|today", "break"},

	/* --- bids, gifts, agreements --- */
	{NULL, B, 0, "on|for|at all 2|3|4|5|6 $", "on each lot"}, {NULL, B, DOUBT, "^ everything|all_in ?in on|for|at <a_lot>", "bid $1 all"},
	{NULL, 0, 0, "^ ?my|our|an ?the agreement|deal with|between ?us ?me ?and ?the <seat> :|,|-", "agree $1"}, {NULL, 0, 0, "^ ?the <seat> and i|we|me ?have agree|agreed ?on ?this :|,|-", "agree $1"}, {NULL, 0, WHOLE | DOUBT, "<n> gold goes|go ?over to ?the <other> ?from ?me", "give $1 to $2"}, {NULL, 0, WHOLE | DOUBT, "?i|we ?will give|hand|send|pay|donate|present ?over all ?of ?my|our ?the gold ?i ?have ?over to ?the <other>", "give all to $1"},

	{NULL, 0, 0, "^ ?hi|hello|hey ?gm|there ?, ?i ?am typing|writing|sending ?this with|on|from ?my ?the one|1|phone|train|bus|car ?hand|thumb|finger|phone ,|;|.|:", ""}, {NULL, 0, DOUBT, "?.|;|,|- nothing else|more|further for now|today|this_turn|me $", ""},

	/* --- cards that are lent, hiding --- */
	{"lent", 0, 0, "?my|the queen|jack|cards ?and|or ?my|the ?jack|queen", ""}, {"lent", 0, 0, "anything|any_cards|any_card|a_card|them|it", ""},
	{NULL, 0, WHOLE | DOUBT, "?i|we ?will lend|give ?my|the|to ally <lent>", "lend yes"}, {NULL, 0, WHOLE | DOUBT, "<lent> ?may|shall|will|can help|helps|support|supports|aid|aids ?my|the ally", "lend yes"}, {NULL, 0, WHOLE | DOUBT, "my ally may|can|shall use|have|get|borrow <lent>", "lend yes"},
	{NULL, 0, WHOLE | DOUBT, "my ally may|can|shall|will ?not|t use|have|get|borrow <lent>", "lend no"}, {NULL, 0, WHOLE | DOUBT, "my ally cannot|can_t|won_t|doesn_t|does_not|may_not|shall_not use|have|get|borrow <lent>", "lend no"}, {NULL, 0, WHOLE, "?i|we ?do ?will not|don_t|dont|never|won_t|wont|refuse_to lend|give ?my|the|to ?ally <lent> ?to ?my ?ally", "lend no"}, {NULL, 0, WHOLE, "?i|we lend not|no|nothing ?<lent> ?to ?my ?ally", "lend no"}, {NULL, 0, WHOLE | DOUBT, "<lent> do_not|don_t|won_t|shall_not|will_not help|support|aid ?my ?the ally", "lend no"},
	{NULL, 0, WHOLE | DOUBT, "?i|we|they ?my|the ?elves ?shall|will stop|cease|quit|end|leave|abandon hiding in|at|from <area>", "unhide $1"}, {NULL, 0, WHOLE | DOUBT, "no ?more|longer hiding ?any_longer|anymore|any_more in|at <area>", "unhide $1"},

	/* --- dragons --- */
	{NULL, 0, WHOLE | DOUBT, "all|everyone|everybody|any ?of ?my|the ?burnt|burned|burning ?tokens|orcs ?that|who ?are|is|burn ?burnt|burned fly|ride|go|flee|escape ?away <goals>", "ride all to $1"}, {NULL, 0, WHOLE | DOUBT, "<n> ?of ?my|the burnt|burned|burning ?tokens|orcs fly|ride|go|flee|escape ?away <goals>", "ride $1 to $2"},
	{NULL, 0, WHOLE | DOUBT, DRAGON_COMES " ?then ?my|the <many> ?of ?them ?my|the ?tokens|orcs ?there ?shall|will fly|flies|ride|go|goes|move|flee|escape|flees ?away ?on to|into <area> ?with|by|using ?an|my ?ace", "ace dragon $2 from $1 to $3 if hit"},

	/* --- the march --- */
	{NULL, M, WHOLE | DOUBT, "return|bring|take|get|fetch|revive ?back <n> ?of ?my|the dead|fallen|killed|lost ?tokens|ones ?back ?to|into|from ?my|the ?reserve|reserves|graveyard", "graveyard $1"}, {NULL, M, WHOLE | DOUBT, "return|bring|take|get|fetch ?back <n> ?tokens ?back of|from|among ?the|my dead|fallen|killed", "graveyard $1"},
	{NULL, M, WHOLE | DOUBT, "take|remove|pull|lift <n> ?of ?my|the ?tokens off|from ?the board|map in|from|at <area>", "disband $1 from $2"}, {NULL, M, WHOLE | DOUBT, "remove <n> ?of ?my|the ?tokens in|from|at <area>", "disband $1 from $2"},
	{NULL, M, WHOLE | DOUBT, "?i|we ?will do nothing ?at_all ?in|this ?this ?march|turn|phase|round|time", "pass"}, {NULL, M, WHOLE | DOUBT, "nobody|no_one|none ?of ?us ?my ?tokens moves|move|marches|march|comes|goes ?anywhere ?and|or ?nobody|no_one ?comes|moves ?this ?turn|march", "pass"}, {NULL, M, WHOLE | DOUBT, "no march|moves|move|movement|marches ?,|;|and|or ?and|or no mercenaries|hiring|recruits|conscripts ?this ?turn", "pass"}, {NULL, M, WHOLE | DOUBT, "everyone|everybody|all|we|they ?of ?us|them ?my ?tokens stays|stay|remains|remain ?put ?where ?they|it|we ?are|is ?this ?turn|march", "pass"},
	{NULL, M, WHOLE | DOUBT, "breed|grow|spawn|summon <n> ?new|fresh ?tokens|orcs in|at|into <area>", "raise $1 in $2"},

	/* --- battles --- */
	{NULL, F, DOUBT, "^ ?my|the order ?of ?battles|battle|fights :|,|- ?first <area>" PLAIN_VS "?,|;|-|> ?and ?then|next|> <area>" PLAIN_VS "$", "battleorder $1 vs $2 , $3 vs $4"}, {NULL, F, 0, "v ?. ?the <seat>", "vs $1"}, {NULL, F, 0, "snd", "send"},
	{NULL, F, DOUBT, "^ in|at <area> ?:|,|- ?send <many> ?tokens" PLAIN_VS ",|;|and ?and ?send <many> ?tokens" PLAIN_VS "$", "battle $1 vs $3 send $2 ; battle $1 vs $5 send $4"}, {NULL, F, DOUBT, "^ <area> / <seat> / <many> / <cards> $", "battle $1 vs $2 send $3 card $4"}, {NULL, F, DOUBT, "^ <area> / <seat> / <many> $", "battle $1 vs $2 send $3"},
	{NULL, F, DOUBT, "^ ?my|the ?<own> ?s question ?:|,|- ?to|for ?the <seat> ?, ?in|at <area> ?,|: ?about|for ?the ?their <about> $", "ask $3 vs $2 $4"}, {NULL, F, DOUBT, "^ ?my|the question ?:|,|- ?to|for ?the <seat> ?, ?in|at <area> ?,|: ?about|for ?the ?their <about> $", "ask $2 vs $1 $3"}, {NULL, F, DOUBT, "?,|and with|incl|including <n> special ?tokens ,|and|& ?and ?the|card <cards>", "special $1 card $2"},
	{NULL, F, 0, "?.|;|,|and ?and sell ?the|what|whatever|any|a|it ?card ?that ?i steal ?there|from_them", ", steal sell"}, {NULL, F, 0, "?.|;|,|and ?and keep ?the|what|whatever|any|a|it ?card ?that ?i steal ?there|from_them", ", steal retain"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
