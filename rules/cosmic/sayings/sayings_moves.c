/* How players say in a letter's words whom they attack, and where tokens go that come out of the Warp and of Limbo. The parts of
 * which these sayings are made stand in sayings.c.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define DOUBT SAYING_DOUBT
#define TO "to|on|onto|upon|in|into|at|->"
#define SETTLE                                                                         \
	"?can|may|will|shall|should|must|could|might ?all|both|then|now ?be goes|go|comes|come|sit|sits|settle|settles|move|moves|return|returns|land|lands|live|lives|placed|put|rest|stay|set|wander|find|finds|get|gets ?a ?new ?warm ?bed|home|place|quarters|shelter|room ?back ?home ?down ?at_once|straight|together"

/* clang-format off */
const struct saying ce_move_sayings[] = {
	/* --- places and numbers of the writer, who speaks of themselves by name --- */
	{"place", 0, 0, "his|her|their|my|our own ?planet|world|number|no <n>", "$1"}, {"place", 0, 0, "his|her|their|my|our own <nth> ?planet|world|one", "$1"},
	{"chunk", 0, 0, "<n> of|out_of the|my|these|those <n> ?token from|on|off|at|of <place>", "$1 from $3"},
	{"chunk", 0, 0, "<n> ?token ?of_mine ?, who|which|that ?all come|comes|leave|leaves|start|set_out|set_off|depart|stand|wait|sit|are|live from|out_of|on|off|at <place>", "$1 from $2"},
	{"troops", 0, 0, "<n> from <place> ,|and|plus ?and ?exactly ?just the_same|the_same_number|as_many|equally_many|likewise|same ?number|again from <place>", "$1 from $2 , $1 from $3"},
	{NULL, P1 | PHASE(2), DOUBT, "?,|; ?and ?with <troops> should|will|must|would|ought_to|shall ?do|be ?quite ?more_than ?the enough|suffice|job|trick|plenty|sufficient|work", "with $1"},
	/* --- out of Limbo and of the Warp --- */
	{"held", 0, 0, "?still ?who|that|which|those ?is|are|sit|sits|wait|waits|linger|sleep ?still ?waiting|sitting ?in|from|out_of ?the limbo", ""},
	{NULL, 0, 0, "<n> of|out_of the|my|our|these|those <n> ?token <held>", "limbo $1"},
	{NULL, 0, 0, "the|my|all|our|those|these <n> ?of ?mine|them|my ?poor|little|good ?token ?of ?mine <held> " SETTLE " " TO " <place>", "limbo $1 to $3"}, {NULL, 0, 0, "the|my|all|our|those|these <n> ?of ?mine|them|my ?poor|little|good ?token ?of ?mine <held> " TO " <place>", "limbo $1 to $3"},
	{NULL, 0, 0, "from|out_of|of ?the limbo ?come ?the|all|my <n> ?token ?go|goes " TO " <place>", "limbo $1 to $2"},
	{"free_one", P1, 0, "?the|my|a|our|this 1 ?of_mine ?token ?, ?who|that|which ?comes|gets|returns|is|comes_home|walks|escapes|back ?coming|back|home|free ?from|in|out|out_of|of ?of ?the warp ?,", ""},
	{NULL, P1, DOUBT, "<free_one> " SETTLE " " TO " <place>", "release to $2"}, {NULL, P1, DOUBT, "<free_one> ?: ?" TO " <place>", "release to $2"},
	{"freed_one", P1, 0, "the|my|our|all|those <n> ?of ?mine ?token ?, ?who|that|which ?comes|gets|returns|is|comes_home|walks|escapes|back ?coming|back|home|free ?from|in|out|out_of|of ?of ?the warp ?,", "$1"},
	{NULL, P1, DOUBT, "<freed_one> " SETTLE " " TO " <place>", "release $1 to $2"}, {NULL, P1, DOUBT, "<freed_one> ?: ?" TO " <place>", "release $1 to $2"}, {NULL, P1, DOUBT, "^ mine ?from|in ?the ?warp goes|go|comes|settles " TO " <place> ?from|out_of ?the ?warp", "release to $1"},
	{NULL, P1, DOUBT, "from|out_of|of ?the warp ?comes <n> ?token ?go|goes " TO " <place>", "release $1 to $2"},
	{NULL, P1, 0, "free|freed|released|liberated|rescued|returning|ransomed dude|guy|man|bloke|lad|chap|fellow|soul|prisoner|captive|wanderer|buddy|friend", "released token"},
	{NULL, P1, DOUBT, "what|whatever|whoever|who comes|gets|returns|is ?back|home ?out|from|freed ?of ?the warp " SETTLE " " TO " <place>", "release to $1"},
	/* --- whom of several on a planet of the writer's --- */
	{NULL, P1, DOUBT, "attack|fight|challenge|drive|throw|kick ?the <seat> ?out ?off ?on|at|from|of my|our|own ?own ?home planet|world|number ?number|no <n>", "attack $2 defender $1"},
	{NULL, P1, DOUBT, "attack|fight|challenge ?the <seat> , ?and not <seat> ,|; on|at <planet>", "attack $3 defender $1"}, {NULL, P1, DOUBT, "attack|fight|challenge ?the <seat> , ?and not <seat> ?, on|at <planet>", "attack $3 defender $1"},
	{NULL, P1, DOUBT, "<troops> ?will|shall|to throw|drive|kick|push|chase|expel ?the <seat> off|from|out_of|out <planet>", "attack $3 defender $2 with $1"},
	{"k_out", P1, 0, "throw|kick|drive|chase|push|expel|evict|remove|oust|dislodge|sweep|knock|boot ?out ?away ?off", ""}, {"k_out", P1, 0, "get_rid_of|be_rid_of|rid_myself_of|drive_away|take_on|have_a_go_at", ""}, {"k_out", P1, 0, "get rid of", ""},
	{"k_base", P1, 0, "<seat> ?s ?own ?<n> ?little token|base|bases|foothold|outpost|settlement|colony|people|men|garrison|intruders|guests|squatters", "$1"}, {"k_base", P1, 0, "base|bases|foothold|outpost|settlement|colony|token|garrison of|by <seat>", "$1"}, {"k_whom", P1, 0, "<k_base>", "$1"}, {"k_whom", P1, 0, "<seat>", "$1"}, {"k_whom", P1, 0, "<seat> ?s <n>", "$1"},
	{"k_own", P1, 0, "?my|our|his|her ?own ?home planet|world ?number|no <n>", "$1"}, {"k_own", P1, 0, "<own> ?planet <n>", "$1 $2"}, {"k_own", P1, 0, "?my|our ?own <nth> planet", "$1"},
	{NULL, P1, DOUBT, "<k_out> ?the <k_whom> ?out ?away ?of ?off from|on|at|upon|off|out_of|of <k_own>", "attack $3 defender $2"}, {NULL, P1, 0, "attack ?on|upon ?the <k_base> on|at|upon <k_own>", "attack $2 defender $1"}, {NULL, P1, 0, "my_attack|attack_on ?is|goes ?on|to|against|: ?the <k_base> on|at|upon <k_own>", "attack $2 defender $1"}, {NULL, P1, SAYING_DOUBT | SAYING_WHOLE, "^ ?against|versus|vs ?the <k_whom> on|at|@ <k_own> ?,|:|-|; ?with|using|by <force> ?. $", "attack $2 defender $1 with $3"},
	{NULL, P1, DOUBT, "<planet> is where|whither|the_place ?to i ?will|shall ?now go|strike|attack|land|march ?to", "attack $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
