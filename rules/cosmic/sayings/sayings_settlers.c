/* The tokens for the new base of a deal, as people tell them: behind the base or in a sentence of their own ("I put two from Red 3 on it", "My
 * garrison there: 2 from Red 3"). They are not losses. All is asked about.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P4 PHASE(4)
#define DOUBT SAYING_DOUBT
#define I "?i ?we ?will ?would ?shall ?d ?ll ?then ?also ?like ?to "
#define PEOPLE                                                                         \
	"garrison|garrisons|settlers|colonists|pioneers|crew|occupation|occupants|tenants|landing_party|occupiers|settlement"
#define COME                                                                           \
	"?shall|should|will|would|may|must|can|are|is ?to ?be ?both|all come|comes|taken|go|goes|drawn|are|is|from ?from|off|out_of"

/* clang-format off */
const struct saying ce_settler_sayings[] = {
	{"t_end", P4, 0, "?,|;|.|:|- ?and|with ?also", ""}, {"t_my", P4, 0, "?my|the|these|those|mine ?new ?own", ""},
	/* --- where: the new base --- */
	{"t_base", P4, 0, "?my|the|this|that|his|her|their ?new base|colony|planet|home|place|one ?there ?on ?<planet>", ""}, {"t_base", P4, 0, "it|this|that|there|here", ""}, {"t_base", P4, 0, "?planet <other> ?planet <n>", ""},
	{"t_at", P4, 0, "for|on|onto|upon|to|at|in|into|of <t_base>", ""}, {"t_at", P4, 0, "there|thither|in|ashore", ""},
	/* --- who --- */
	{"t_some", P4, 0, "?of <troops> ?of ?mine", "$1"}, {"t_some", P4, 0, "<n> ?of ?my ?own ?token ?of ?mine from|of|off|on <place>", "$1 from $2"},
	{"t_are", P4, 0, "?is|are|will|shall|consist|consists|come|comes|being ?be ?of ?taken ?: ?=|-|->", ""},
	/* --- said of them --- */
	{NULL, P4, DOUBT, "<t_end> " I "put|place|send|land|move|settle|use|take|station|bring <n> ?of ?my ?own ?token ?of ?mine <t_at> from|off|out_of <place>", "settlers $2 from $4"},
	{NULL, P4, DOUBT, "<t_end> <t_my> " PEOPLE " ?<t_at> <t_are> <t_some>", "settlers $5"}, {NULL, P4, DOUBT, "<t_end> <t_my> <n> " PEOPLE " ?<t_at> " COME " <place>", "settlers $3 from $5"},
	{NULL, P4, DOUBT, "<t_end> <t_my> token <t_at> <t_are> <t_some>", "settlers $5"}, {NULL, P4, DOUBT, "^ <t_my> token : <t_some>", "settlers $2"}, {NULL, P4, DOUBT, "<t_end> <t_my> token ?<t_at> " COME " <place> ?,|:|( <n> ?of ?them ?)", "settlers $5 from $4"},
	{NULL, P4, DOUBT, "<t_end> <t_my> token <t_at> " COME " <place> ?,|:|( <n> ?of ?them ?)", "settlers $5 from $4"}, {NULL, P4, DOUBT, "<t_end> <t_my> " PEOPLE " ?<t_at> " COME " <place> ?,|:|( <n> ?of ?them ?)", "settlers $5 from $4"}, {NULL, P4, DOUBT, "<t_end> <t_my> <n> token <t_at> " COME " <place>", "settlers $3 from $5"},
	{NULL, P4, DOUBT, "<t_end> " I "put|place|send|land|move|settle|use|take|station|bring|have|leave|commit|spend|give <t_some> <t_at>", "settlers $2"}, {NULL, P4, DOUBT, "<t_end> " I "land|settle|move|go|garrison|man|occupy|hold|populate|fill|take|arrive|come|enter|colonise ?<t_at> ?<t_base> with|by|using <t_some> ?<t_at>", "settlers $4"},
	{NULL, P4, DOUBT, "<t_end> <t_some> ?will ?shall ?would go|goes|move|moves|settle|settles|land|lands|live|occupy|sit|come|travel|are|set_up ?down|up <t_at>", "settlers $2"}, {NULL, P4, DOUBT, "<t_end> <t_some> ?will ?shall ?would occupy|garrison|man|hold|settle|colonise <t_base>", "settlers $2"},
	{NULL, P4, DOUBT, "<t_end> <t_base> ?will ?shall gets|get|receives <n> ?of ?my ?own ?token ?of ?mine from <place>", "settlers $3 from $4"}, {NULL, P4, DOUBT, "<t_end> <t_base> ?will ?shall is|are|be settled|manned|garrisoned|occupied|held with|by <t_some>", "settlers $3"}, {NULL, P4, DOUBT, "<t_end> <t_at> : <t_some>", "settlers $3"}, {NULL, P4, DOUBT, "<t_end> ?for|on|in ?the ?my new base ?there : <t_some>", "settlers $2"}, {NULL, P4, DOUBT, "<t_end> on|for|to ?the ?my new base ?, " I "put|place|send|use|move|want|have <t_some>", "settlers $2"},
	{NULL, P4, DOUBT, "?, ?which|that|it ?is|will|shall|being ?be settled|manned|garrisoned|occupied|staffed|held|filled|populated with|by <t_some>", "settlers $1"}, {NULL, P4, DOUBT, "?, where " I "put|place|send|land|move|settle|station|leave|bring <t_some>", "settlers $1"}, {NULL, P4, DOUBT, "?, ?for|on|to which " I "use|put|send|move|take|place|need|have <t_some>", "settlers $1"},
	{"gift", P4, 0, "?1|a|the base ?on|at|in <planet> ?, ?( ?with ?, <troops> ?) ?on|for ?it ?of ?mine", "base $1 settlers $2"}, {"gift", P4, 0, "?1|a|the base ?on|at|in <planet> ?, settlers <troops>", "base $1 settlers $2"}, {"gift", P4, 0, "?1|one ?on|at <planet> ?, settlers <troops>", "base $1 settlers $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
