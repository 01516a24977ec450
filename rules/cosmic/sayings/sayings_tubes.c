/* What Mobius Tubes free, as people say it behind the Edict or in a sentence of its own: how many of the writer's tokens go to which planet.
 * All is asked about, and only a whole clause that names the Edict is meant: without it one token leaves the Warp, and others may be those
 * of Limbo.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define END " ?please|thanks|then ?.|! $"
#define TO "to|on|onto|at|upon|in|into|for|->"
#define WOULD "?i|we ?will|would|d|shall|ll|am|want|like|wish ?going|like ?to "
#define PUT                                                                            \
	"put|place|send|bring|set|take|move|land|return|station|get|want|have|settle|release"
#define HERE "?with|so|thus ?like_this|this_way|as_follows|so"

/* clang-format off */
const struct saying ce_tubes_sayings[] = {
	/* --- the Edict, and who is freed --- */
	{"u_play", P1, 0, "?now " WOULD "?hereby|now|also ?please play|use|exercise|invoke|spend|employ|fire|show|playing|using|activate|take ?now ?my|the|a|one|his|her|their|our ?1 ?of ?my ?edict|card ?: mobius_tubes ?edict|card ?please|now|today|first ?this ?turn|phase|time", ""},
	{"u_play", P1, 0, "?please ?my|the|a ?edict|card ?: mobius_tubes ?edict|card ?please|now|first ?,|: ?please", ""}, {"u_play", P1, 0, "?my|the ?edict ?:|= mobius_tubes is|are|shall|will ?to ?be played|used|on", ""},
	{"u_freed", P1, 0, "?, ?thus|so|now|just ?that|who|which|are|is|were ?thus|so|now ?being freed|released|liberated|rescued|waiting|sitting|stuck|lost ?out|free|there|back ?in|from|out_of|of ?the ?warp", ""}, {"u_freed", P1, 0, "?that|who|which ?are|is|were ?now in|from|out_of|of ?the warp", ""},
	{"u_mine", P1, 0, "?all|both|the ?of ?my|his|her|their|our|the|those|these ?own ?<n> ?own ?freed|released|lost|poor|liberated|rescued token|ships|ones|men|guys|people|lads|folk|fellows ?of_mine ?of ?mine ?<u_freed>", ""}, {"u_mine", P1, 0, "?all|both ?of my|his|her|their|our|the|those|these ?own <n> ?of_mine ?of ?mine ?<u_freed>", ""}, {"u_mine", P1, 0, "?of mine|them|my_own ?<n> ?<u_freed>", ""},
	{"u_my", P1, 0, "?of my|his|her|their|our|the|those|these ?own", ""}, {"u_token", P1, 0, "?own ?freed|released|liberated|rescued token|ships|ones|men|guys|people|fellows ?of_mine ?<u_freed>", ""}, {"u_token", P1, 0, "?of of_mine|mine|of_them|them ?<u_freed>", ""}, {"u_token", P1, 0, "<u_freed>", ""},
	{"u_all", P1, 0, "?all ?<u_my> <n> ?<u_token> ?, ?all|together", "$2"}, {"u_all", P1, 0, "all|both|everything|everybody|everyone|the_lot|the_whole_lot ?<u_my> ?<u_token>", "all"}, {"u_all", P1, 0, "?<u_my> token|mine ?<u_freed> ?, ?all|both|together", "all"}, {"u_all", P1, 0, "<u_my> freed|released|liberated|rescued ?, ?all|both|together", "all"},
	/* --- so many to a planet --- */
	{"u_go", P1, 0, "?then ?shall|will|may|should|must|can|would|could|is|are ?to ?all|both|each ?now ?be ?come goes|go|comes|come|land|lands|put|placed|return|returns|sent|move|moves|moved|travel|travels|settle|settles|head|heads|sail|fly|run|walk|released|freed|set|join|joins|get|want|belong|belongs|arrive|appear|stand|sit|rest|live ?straight|right|safely ?back|over|down ?home|again", ""},
	{"u_of", P1, 0, "of <u_mine>", ""}, {"u_of", P1, 0, "token ?of_mine|of_them", ""}, {"u_of", P1, 0, "of_them|mine", ""},
	{"u_n", P1, 0, "?just|only ?the ?other|first|last|remaining|next|further|another <n> ?other|more ?<u_of>", "$1"}, {"u_n", P1, 0, "?the|a fourth|last|other|third|second|first|remaining|single|final|next|another ?1|token ?<u_of>", "1"}, {"u_n", P1, 0, "?a|the pair|couple ?<u_of>", "2"}, {"u_n", P1, 0, "?all ?the rest|others|remainder|remaining ?<u_of> ?token", "rest"},
	{"u_send", P1, 0, "<u_n> ?, ?<u_go>", "$1"},
	{"u_spot", P1, 0, "<u_send> " TO " <place>", "$1 to $2"}, {"u_spot", P1, 0, "<u_n> :|joins|join|visit|visits ?" TO " <place>", "$1 to $2"}, {"u_spot", P1, 0, "?" TO " <place> (|:|=|x|gets|get|with|receives|takes <u_n> ?)", "$2 to $1"}, {"u_spot", P1, 0, TO " <place> ?, ?i ?put|send|place ?go|goes ?come <u_n>", "$2 to $1"}, {"u_spot", P1, 0, "<n> <planet>", "$1 to $2"},
	{"u_spots", P1, 0, "<u_spot> ?,|;|.|and|plus|/|+|&|while ?and|then|plus|while <u_spots>", "$1 , $2"}, {"u_spots", P1, 0, "<u_spot>", "$1"},
	{"u_places", P1, 0, "<place> , <u_places>", "$1 , $2"}, {"u_places", P1, 0, "<place> ,|and|& ?and <place>", "$1 , $2"}, {"u_spots", P1, 0, "?just <n> ?token each|apiece ?" TO " ?planets <u_places>", "$1 each to $2"}, {"u_spots", P1, 0, "<u_send> " TO " each|every ?1 ?planet ?of ?planets ?: <u_places>", "$1 each to $2"},
	{"u_half", P1, 0, "?the ?other half ?<u_of> ?<u_go> " TO, ""}, {"u_spots", P1, 0, "<u_half> <place> ?,|;|. ?and <u_half> <place>", "evenly to $2 , $4"}, {"u_spots", P1, 0, "?<u_mine> ?<u_go> half_and_half|evenly|equally|fifty_fifty " TO " <place> ,|and ?and <place>", "evenly to $3 , $4"},
	/* --- what leads to that: "of my four", "I put", "mine:" --- */
	{"u_sep", P1, 0, ",|:|;|.|!|- ?and|so|then|with|where ?,|:", ""}, {"u_sep", P1, 0, "and|so|then|with|where ?,", ""},
	{"u_lead", P1, 0, "?out ?of|from <u_mine> ?, ?<u_go> " HERE " ?:|,|;|(", ""}, {"u_lead", P1, 0, WOULD PUT " ?back ?home " HERE " ?:", ""}, {"u_lead", P1, 0, WOULD PUT " <u_mine> ?back ?home " HERE " ?:", ""}, {"u_lead", P1, 0, "?of|from|with <u_mine> ?, " WOULD PUT " ?:", ""},
	{"u_tubes", P1, 0, "<u_play> ?<u_sep>", ""}, {"u_leads", P1, 0, "<u_play> ?<u_sep> <u_lead>", ""},
	{NULL, P1, SAID, "^ <u_tubes> <u_spots>" END, "mobius_tubes ; release $2"}, {NULL, P1, SAID, "^ <u_leads> <u_spots>" END, "mobius_tubes ; release $2"},
	{NULL, P1, SAID, "^ <u_tubes> <u_all> ?, ?<u_go> ?all|both|together " TO " <place>" END, "mobius_tubes ; release $2 to $4"}, {NULL, P1, SAID, "^ <u_tubes> " WOULD PUT " <u_all> ?back ?home " TO " <place>" END, "mobius_tubes ; release $2 to $3"},
	/* --- where another row names the Edict --- */
	{NULL, P1, SAID, "^ ?my|the|our|own ?own ?released|freed <n> ?token ?of_mine ?that|which ?are|sit|sits|come from|out_of|in|of the warp ?:|,|go|come|return ?: ?back <u_spots>" END, "release $2"}, {NULL, P1, SAID, "^ ?my|the|our warp|freed|released ?token ?:|,|go|come|return <u_spots>" END, "release $1"},
	{NULL, P1, SAYING_DOUBT, "<u_half> <place> ?,|;|. ?and <u_half> <place>", "evenly to $2 , $4"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
