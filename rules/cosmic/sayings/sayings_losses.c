/* Losses as those say them who suffer them: to the Plague, to a Power that takes tokens along, and where a deal fails. Which tokens, and
 * which cards; "from Red 1" alone is as many as are owed. All is asked about, and only a whole clause is meant. How a deal fails, in
 * many words, stands in sayings_settle.c. Below them: allies that a Force Field stops, by the side that they are on.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P3 PHASE(3)
#define P4 PHASE(4)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define LOSING                                                                         \
	"^ ?i ?we ?will ?would ?d ?ll ?shall ?can ?must ?rather ?please lose|give|give_up|discard|sacrifice|pay|surrender|forfeit|spare|throw|part|feed|offer ?away ?up ?with ?my "
#define END " ?please ?. $"
#define COME                                                                           \
	"?shall|should|will|would|may|must|can|are|is|to ?to ?be ?all come|comes|go|goes|taken|drawn|lost|removed|are|is from|out_of|off|on|at"

/* clang-format off */
const struct saying ce_loss_sayings[] = {
	/* --- to whom --- */
	{"l_plague", 0, 0, "plague", ""}, {"l_power", 0, 0, "?<seat> ?s ?the <name> ?power", ""}, {"l_power", 0, 0, "?<seat> ?s power", ""},
	/* --- what --- */
	{"l_chunk", 0, 0, "<chunk>", "$1"}, {"l_chunk", 0, 0, "<n> ?of ?my|mine token on|at|in <place>", "$1 from $2"}, {"l_chunk", 0, 0, "<n> ?token on|at|in <place>", "$1 from $2"},
	{"l_tokens", 0, 0, "<l_chunk> ?,|;|and|plus ?and <l_tokens>", "$1 , $2"}, {"l_tokens", 0, 0, "<n> ?token each from|on|at|of <place> ,|and <place> ,|and ?and <place>", "$1 from $2 , $1 from $3 , $1 from $4"}, {"l_tokens", 0, 0, "<n> ?token each from|on|at|of <place> ,|and ?and <place>", "$1 from $2 , $1 from $3"},
	{"l_tokens", 0, 0, "<n> ?token from|on|at each|every ?of <place> ,|and <place> ,|and ?and <place>", "$1 from $2 , $1 from $3 , $1 from $4"}, {"l_tokens", 0, 0, "<n> ?token from|on|at each|every ?of <place> ,|and ?and <place>", "$1 from $2 , $1 from $3"}, {"l_tokens", 0, 0, "<l_chunk> , <l_chunk> and <l_chunk>", "$1 , $2 , $3"}, {"l_tokens", 0, 0, "<l_chunk>", "$1"},
	{"l_card", 0, 0, "?my|a ?own ?low|lowest|weak|little attack|my_attack ?card <n>", "attack $1"}, {"l_card", 0, 0, "?my ?a ?own compromise ?card", "compromise"}, {"l_card", 0, 0, "?my ?a ?own <card_thing> ?card", "$1"}, {"l_card", 0, 0, "?my ?a flare ?of <name>", "flare $1"}, {"l_card", 0, 0, "?my ?a <name> flare", "flare $1"}, {"l_card", 0, 0, "the|my ?own <n>", "attack $1"},
	{"l_cards", 0, 0, "<l_card> ?,|;|and|plus ?and <l_cards>", "$1 , $2"}, {"l_cards", 0, 0, "<l_card>", "$1"},
	{"l_all", 0, 0, "<l_cards> ?,|;|and|plus ?and ?also <l_tokens>", "$1 , $2"}, {"l_all", 0, 0, "<l_tokens> ?,|;|and|plus ?and ?also <l_cards>", "$1 , $2"}, {"l_all", 0, 0, "<l_tokens>", "$1"}, {"l_all", 0, 0, "<l_cards>", "$1"},
	/* --- the Plague --- */
	{NULL, 0, SAID, "^ ?for|to <l_plague> ?:|, ?goes|go <l_all>" END, "lose due $2 for plague"}, {NULL, 0, SAID, "^ for|to <l_plague> ?:|, ?i ?we ?will ?would ?must lose|give|give_up|discard|sacrifice|pay ?up <l_all>" END, "lose due $2 for plague"},
	{NULL, 0, SAID, "^ ?my <l_plague> losses|loss|victims|sacrifice|losing ?are|is|: ?: <l_all>" END, "lose due $2 for plague"}, {NULL, 0, SAID, "^ ?my losses|loss|sacrifice|loses to|for <l_plague> ?are|is|:|, <l_all>" END, "lose due $2 for plague"},
	{NULL, 0, SAID, "^ <l_plague> ?can|may|shall|will takes|take|gets|get|has|have|kills|kill|eats|costs|cost ?me ?: <l_all>" END, "lose due $2 for plague"}, {NULL, 0, SAID, LOSING "?to|for <l_plague> ?:|, <l_all>" END, "lose due $2 for plague"}, {NULL, 0, SAID, LOSING "<l_all> to|for <l_plague>" END, "lose due $1 for plague"},
	{NULL, 0, SAID, "^ <l_plague> ?s <n> token " COME " <place>" END, "lose due $2 from $3 for plague"}, {NULL, 0, SAID, "^ ?my ?the <n> ?token ?that ?which ?i ?must ?lose for|to <l_plague> " COME " <place>" END, "lose due $1 from $3 for plague"}, {NULL, 0, SAID, "^ ?my ?the <n> <l_plague> ?token|losses " COME " <place>" END, "lose due $1 from $3 for plague"},
	{NULL, 0, SAID, "^ ?my ?the ?token|losses|loss|loses ?that ?which ?i ?must ?lose for|to <l_plague> " COME " <place>" END, "lose due from $2 for plague"},
	/* --- a Power --- */
	{NULL, 0, SAID, "^ for|to <l_power> ?:|, <l_tokens>" END, "lose due $2 for power"}, {NULL, 0, SAID, "^ for|to <l_power> ?:|, ?i ?we ?will ?would ?must lose|give|give_up|sacrifice|pay <l_tokens>" END, "lose due $2 for power"}, {NULL, 0, SAID, "^ <l_power> ?can|may|shall|will takes|take|gets|get|has|have|sucks|drags|costs ?me ?: <l_tokens>" END, "lose due $2 for power"},
	{NULL, 0, SAID, LOSING "?to|for <l_power> ?:|, <l_tokens>" END, "lose due $2 for power"}, {NULL, 0, SAID, LOSING "<l_tokens> to|for <l_power>" END, "lose due $1 for power"}, {NULL, 0, SAID, "^ <l_power> ?s <n> ?token " COME " <place>" END, "lose due $2 from $3 for power"}, {NULL, 0, SAID, "^ ?my ?the <n> ?token ?that ?which ?i ?must ?lose for|to <l_power> " COME " <place>" END, "lose due $1 from $3 for power"},
	{NULL, 0, SAID, "^ ?my ?the ?token|losses|loss|loses for|to <l_power> " COME " <place>" END, "lose due from $2 for power"},
	/* --- whatever is owed --- */
	{NULL, 0, SAID, LOSING "<l_all>" END, "lose due $1"}, {NULL, 0, SAID, "^ ?my losses|loss|loses ?are|is|:|, <l_tokens>" END, "lose due $1"}, {NULL, 0, SAID, "^ ?i ?will ?please take|remove|deduct ?away ?my ?the <l_tokens>" END, "lose due $1"},
	{NULL, 0, SAID, "^ ?my ?the <n> ?token ?of ?mine ?that ?which ?i ?must ?have ?to ?owe|lose ?go|with ?with ?it ?, " COME " <place>" END, "lose due $1 from $2"}, {NULL, 0, SAID, "^ <n> ?of ?mine ?token go|goes ?with ?it|them ?, from <place>" END, "lose due $1 from $2"},
	{NULL, 0, SAID, "^ ?my ?all ?the losses|loss|loses ?token " COME " <place>" END, "lose due from $1"}, {NULL, 0, SAID, "^ ?i ?will ?please take ?all ?my ?the losses|loss|loses from|off|out_of <place>" END, "lose due from $1"},
	/* --- the tokens that attacked --- */
	{"l_cone", P4, 0, "?my <n> attackers|attacking ?token", "$1"}, {"l_cone", P4, 0, "?my ?the ?all <n> ?of ?them ?my ?token from|out_of|of <chal>", "$1 from $2"}, {"l_cone", P4, 0, "?my ?the ?all <n> token in <chal>", "$1 from $2"},
	{"l_fails", P4, 0, "?, <failing>", ""}, {"l_fails", P4, 0, "should|if <refuser> ?should ?does|do refuse|refuses|decline|declines|disagree|disagrees|say_no|says_no", ""}, {"l_fails", P4, 0, "?, if <refuser> refuses|refuse|declines|decline|disagrees|says_no|rejects ?it", ""},
	{NULL, P4, SAID, LOSING "<l_cone> ?<l_fails>" END, "lose due $1"}, {NULL, P4, SAID, "^ take ?my <l_cone> ?<l_fails>" END, "lose due $1"}, {NULL, P4, SAID, LOSING "<l_tokens> <l_fails>" END, "lose due $1"}, {NULL, P4, SAID, "^ <l_fails> ?,|:|? ?then ?<l_losing> <l_tokens> ?go|goes|are|is ?to|into|lost ?warp" END, "lose due $3"}, {"l_losing", P4, 0, "?i ?we ?will ?would ?d ?ll ?must lose|give|give_up|sacrifice|pay|take|spare ?up ?with", ""},
	/* --- "Force Field on everybody who helps Dan in C1" --- */
	{"ff_who", P3, 0, "everybody|everyone|all|anybody|anyone|whoever|any|those|allies ?allies ?who|that helps|help|helping|sides|joins|supports|allies|ally ?with", ""}, {"ff_who", P3, 0, "?all helpers|friends|allies|supporters of", ""}, {"ff_who", P3, 0, "whoever|anyone_who helps|help|sides|joins|supports|allies ?with", ""},
	{NULL, P3, SAID, "^ ?i ?will ?please ?play|use ?my force_field ?goes ?on|against <ff_who> <seat> in <chal>" END, "force_field on all allies of $2 in $3"}, {NULL, P3, SAID, "^ ?i ?will ?please ?play|use ?my force_field ?goes ?on|against ?all ?of ?the <seat> ?s helpers|allies|friends|supporters in <chal>" END, "force_field on all allies of $1 in $2"},
	/* --- Stellar Gas, and what it is for --- */
	{NULL, P4, SAID, "^ ?i ?will ?please ?play|use ?my stellar_gas to|against stop|prevent|deny|cancel|kill ?all ?the consolation|compensation ?cards in|from <chal>" END, "stellar_gas in $1"}, {NULL, P4, SAID, "^ ?i ?will ?please ?play|use ?my stellar_gas in <chal> ?, so|so_that ?that nobody|noone|no_one|there gets|get|is ?any|no consolation|compensation ?cards|card" END, "stellar_gas in $1"},
	{NULL, P4, SAID, "^ ?i ?will ?please ?play|use ?my stellar_gas ?, so|so_that ?that nobody|noone|no_one|there gets|get|is ?any|no consolation|compensation ?cards|card in|from <chal>" END, "stellar_gas in $1"}, {NULL, P4, SAID, "^ ?i ?will ?please ?play|use ?my stellar_gas ?, so|so_that ?that <seat> gets|get|has|draws no consolation|compensation|cards|card ?cards in|from <chal>" END, "stellar_gas in $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
