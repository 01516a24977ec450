/* The forms of Cosmic Encounter's orders: what a line that was not understood is shown to look like. See
 * orders/sayings/phrase_form.h. sayings.c defines the parts that they share.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define P2 PHASE(2)
#define P3 PHASE(3)
#define P4 PHASE(4)
#define FORM SAYING_FORM
#define REWARDED                                                                       \
	"?reward|rewards|helping|helped|help|prize|share|take|get|4_helping|4_help"

/* clang-format off */
const struct saying ce_forms[] = {
	/* --- what stands in them --- */
	{"whole", 0, 0, "<seat> <n>", "$1"}, {"whole", 0, 0, "c <n>", "$1"}, {"whole", 0, 0, "planet|world|base ?number|no|# <n>", "$1"},
	{"f_from", 0, 0, "?all|everything from|out_of|off|ex|leaving|leave|of <place>", "$1"}, {"f_from", 0, 0, "<own> ?planet|# <n>", "$1 $2"},
	{"f_amount", 0, 0, "<n> x", "$1"}, {"f_amount", 0, 0, "<n>", "$1"}, {"f_amount", 0, 0, "all|everything|everybody|everyone|full_force|full_strength|the_lot|maximum|max", "all"},
	{"f_force", 0, 0, "<troops>", "$1"},
	{"f_force", 0, 0, "<f_chunk> ,|and|plus|+|& ?and|+ <f_force>", "$1 , $2"}, {"f_force", 0, 0, "<f_chunk>", "$1"},
	{"f_chunk", 0, 0, "<n> ?x|* ?from|of|off|out_of <own> <n>", "$1 from $2 $3"}, {"f_chunk", 0, 0, "<own> <n> ?x|*|:|= <n>", "$3 from $1 $2"}, {"f_chunk", 0, 0, "<n> ?x|* from|off|out_of <n>", "$1 from $2"},
	{"f_to", 0, 0, "2 <planet>", "$1"}, {"f_to", 0, 0, "?to|on|onto|at|-> <planet>", "$1"}, {"f_to", 0, 0, "to|on|onto|at|->|home <place>", "$1"},
	{"f_puts", 0, 0, "<n> / <n> to|on|onto|at|@ ?planets <n> ,|/|and <n>", "$1 to $3 , $2 to $4"}, {"f_puts", 0, 0, "<n> / <n> / <n> to|on|onto|at|@ ?planets <n> ,|/ <n> ,|/|and <n>", "$1 to $4 , $2 to $5 , $3 to $6"}, {"f_puts", 0, 0, "<n> / <n> / <n> / <n> to|on|onto|at|@ ?planets <n> ,|/ <n> ,|/ <n> ,|/|and <n>", "$1 to $5 , $2 to $6 , $3 to $7 , $4 to $8"},
	{"f_puts", 0, 0, "<f_put> ?,|and|plus|;|+|& ?and <f_puts>", "$1 , $2"}, {"f_puts", 0, 0, "<f_put>", "$1"},
	{"f_put", 0, 0, "<n> ?x ?each to|on|onto|at|->|@|: <place>", "$1 to $2"}, {"f_put", 0, 0, "<own> <n> ?x|+|*|:|=|gets|- <n>", "$3 to $1 $2"}, {"f_put", 0, 0, "<n> x|on|@ <planet>", "$1 to $2"}, {"f_put", 0, 0, "<n> <planet>", "$1 to $2"},
	{"f_loss", 0, 0, "<own> <n> ?-|:|x|* <n>", "$3 from $1 $2"}, {"f_loss", 0, 0, "<f_chunk>", "$1"},
	{"f_losses", 0, 0, "<f_loss> ?,|and|plus|;|+|& ?and <f_losses>", "$1 , $2"}, {"f_losses", 0, 0, "<f_loss>", "$1"},
	{"f_target", P1, 0, "?to|on|at|against|->|vs|versus <other> ?planet|# <n>", "$1 $2"}, {"f_target", P1, 0, "planet ?# <n> of <other>", "$2 $1"}, {"f_target", P1, 0, "?on|at|against <other>", "$1 __"},
	{"f_card", P3, 0, "<card>", "$1"}, {"f_card", P3, 0, "compromise|peace|truce|k", "compromise"},
	{"f_what", P4, 0, "<n> card", "$1 cards"}, {"f_what", P4, 0, "<n> token ?to|on ?<planet>", "$1 tokens to $2"}, {"f_what", P4, 0, "card", "__ cards"}, {"f_what", P4, 0, "token", "__ tokens to __"},
	{"f_gives", P4, 0, "give|trade|swap|offer <gift>", "$1"}, {"f_gives", P4, 0, "<gift>", "$1"}, {"f_gets", P4, 0, "for|4|gives|get ?your|ur|their <gift>", "$1"},

	/* --- phase 1 --- */
	{NULL, P1, FORM, "<f_force> <f_target> ?attack|attacking|fight|hit|assault|invade", "attack $2 with $1"},
	{NULL, P1, FORM, "<f_from> <f_amount> <f_target> ?attack|attacking|fight|hit|assault|invade", "attack $3 with $2 from $1"},
	{NULL, P1, FORM, "<seat> <f_amount> <f_from> attack|kick|throw|fight|drive|push|chase ?out|off|away", "attack __ defender $1 with $2 from $3"},
	{NULL, P1, FORM, "resettle <n> <f_amount> <f_from>", "resettle $1 with $2 from $3"},
	{NULL, P1, FORM, "warp|release|released|freed ?out ?of ?from <f_amount> <f_to>", "release $1 to $2"}, {NULL, P1, FORM, "warp|release|released|freed ?out ?of ?from <f_puts>", "release $1"},

	/* --- any phase --- */
	{NULL, 0, FORM, "limbo|limbos <f_amount> <f_to>", "limbo $1 to $2"}, {NULL, 0, FORM, "limbo|limbos <f_to>", "limbo to $1"}, {NULL, 0, FORM, "limbo|limbos both <f_to>", "limbo __ to $1"}, {NULL, 0, FORM, "limbo|limbos <f_puts>", "limbo $1"},
	{NULL, P1 | P4, FORM, "<f_amount> <f_home>", "limbo $1 to $2"}, {NULL, P1, FORM, "<f_amount> <f_home>", "release $1 to $2"}, {NULL, P1 | P4, FORM, "<f_homes>", "limbo $1"}, {NULL, P1, FORM, "<f_homes>", "release $1"}, {"f_homes", 0, 0, "<f_homing> ?,|and|plus|;|+|& ?and <f_homes>", "$1 , $2"}, {"f_homes", 0, 0, "<f_homing> ?,|and|plus|;|+|& ?and <f_homing>", "$1 , $2"}, {"f_homing", 0, 0, "<own> <n> ?: + <n>", "$3 to $1 $2"}, {"f_homing", 0, 0, "<n> to|on|onto|-> <own> <n>", "$1 to $2 $3"},
	{"f_home", 0, 0, "to|on|onto|-> <own> <n>", "$1 $2"},
	{NULL, 0, FORM, "plague <seat>", "play plague on $1"},
	{NULL, P2 | P3, FORM, "zap <seat> ?<name> <chal> ?power", "zap $1 power in $3"}, {NULL, P1 | P4, FORM, "zap <seat> ?power|<name>", "zap $1 power"},
	{NULL, P1, FORM, "mobius_tubes|mobius|tubes ?play|edict", "play mobius_tubes"},

	/* --- phase 2 --- */
	{NULL, P2, FORM, "<f_from> <f_amount> <seat> <chal> ?ally|join|help|support|with", "ally $3 in $4 with $2 from $1"},
	{NULL, P2, FORM, "<f_force> <seat> <chal> ?ally|join|help|support|with", "ally $2 in $3 with $1"},
	{NULL, P2, FORM, "<guests> <chal> ?invite|ask|call|want|allies", "invite $1 in $2"},
	{NULL, P2, FORM, "defend|defence|defenders|hold|split|divide <f_shares>", "defend $1"}, {"f_shares", P2, 0, "<f_share> ?,|and|;|/ ?and <f_shares>", "$1 , $2"}, {"f_shares", P2, 0, "<f_share>", "$1"}, {"f_share", P2, 0, "<chal> ?:|=|-|with|gets <n>", "$1 with $2"}, {"f_share", P2, 0, "<n> in|for|to <chal>", "$2 with $1"},

	/* --- phase 3 --- */
	{NULL, P3, FORM, "<f_card> <chal> ?card|show|lay", "card $1 in $2"},
	{NULL, P3, FORM, "force_field <seat> <chal>", "play force_field on ally $1 in $2"}, {NULL, P3, FORM, "emotion_control <chal>", "play emotion_control in $1"},
	{NULL, P3, FORM, "flarezap ~virus <chal>", "flarezap $1 in $2"},

	/* --- phase 4 --- */
	{NULL, P4, FORM, "<chal> <f_what> " REWARDED, "reward $1 : $2"}, {NULL, P4, FORM, "<chal> <f_what> <f_what> " REWARDED, "reward $1 : $2 , $3"},
	{NULL, P4, FORM, "deal|trade|swap|exchange <seat> <f_gives> <f_gets> ?get", "deal $1 : i give $2 , $1 gives $3"},
	{NULL, P4, FORM, "lose|losses|loss|casualties|off <f_losses>", "lose $1"}, {NULL, P4, FORM, "lose|losses|loss|casualties|off <f_amount> <f_from>", "lose $1 from $2"},
	{NULL, P4, FORM, "stellar_gas <chal>", "play stellar_gas in $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
