/* Powers, Flares and Edicts in the words of letters: which Power a Zap meets and in which challenge, what is not used, a Flare by its
 * card. What the Powers do stands in sayings_cards.c.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P2 PHASE(2)
#define P3 PHASE(3)
#define DOUBT SAYING_DOUBT
#define WHOLE SAYING_WHOLE
#define WISH "?please ?i ?we ?will ?would ?d ?ll ?want ?like ?to"
#define NOW                                                                            \
	"?at_all ?in|for ?this ?turn|time|phase|now|today|here|this_turn|this_time|this_phase ?,|. ?please|thanks ?.|!"

/* clang-format off */
const struct saying ce_power_sayings[] = {
	/* --- "stop the Virus with the Zap", "zap Blue when he attacks me" --- */
	{NULL, 0, DOUBT, "<kill> <any> <by_zap>", "zap $2"},
	{"meets_me", P2 | P3, 0, "when|while|where ?he|she|they ?is attack|attacks|attacking|hits|challenges|fights|invades ?me ?us", ""},
	{"meets_me", P2 | P3, 0, "in|during ?his|her|their|the attack|attack_on|fight|battle|challenge on|against|with|at me|us", ""},
	{"meets_me", P2 | P3, 0, "in|during his|her|their|the attack_on me|us", ""},
	{"meets_me", P2 | P3, 0, "in|during our fight|battle|challenge|duel|war ?with|against ?him|her|them", ""},
	{"zapped", P2 | P3, 0, "?the <seat> power", "$1 power"},
	{"zapped", P2 | P3, 0, "?the power of|by <seat>", "$1 power"},
	{"zapped", P2 | P3, 0, "?the <seat> ?s <name>", "$1 $2"},
	{"zapped", P2 | P3, 0, "?the <name> ?of ?<seat>", "$1"},
	{"zapped", P2 | P3, 0, "<seat>", "$1 power"},
	{NULL, P2 | P3, DOUBT, "zap ?on|against ?the <zapped> <meets_me> in <chal>", "zap $1 in $3"},
	{NULL, P2 | P3, DOUBT, "zap ?on|against ?the <zapped> in <chal> <meets_me>", "zap $1 in $2"},
	{NULL, P2 | P3, DOUBT, "zap ?on|against ?the <seat> ?power <meets_me>", "zap $1 power in versus $1"},
	{NULL, P2 | P3, DOUBT, "zap ?on|against ?the power of|by <seat> <meets_me>", "zap $1 power in versus $1"},
	{NULL, P2 | P3, DOUBT, "zap ?on|against ?the <seat> ?s <name> <meets_me>", "zap $1 $2 in versus $1"},
	{NULL, P2 | P3, DOUBT, "zap ?on|against ?the <name> <meets_me>", "zap $1 in versus $1"},
	{NULL, 0, DOUBT, "zap on|against ?the power of|by <seat>", "zap $1 power"},
	{NULL, P2 | P3, DOUBT, "^ if|when|should|once|as_soon_as|in_case ?the <name> ?is|gets|be ?used|played|active in <chal> ?,|then ?then ?i ?will ?play|use zap ?on ?it|him|her|that ?please ?. $", "zap $1 in $2 if $1 uses power in $2"},
	/* --- Plague --- */
	{NULL, 0, DOUBT, "hit|infect|strike|curse|visit|smite|infest|afflict <seat> with|by|using ?my|the plague", "plague on $1"},
	{NULL, 0, DOUBT, "^ ?i ?will give|send ?to <seat> ?my|the plague", "plague on $1"},
	{NULL, 0, DOUBT, "^ ?i ?will give|send ?my|the plague to <seat>", "plague on $1"},
	/* --- no Edict, no Power --- */
	{NULL, 0, DOUBT, "^ ?i ?we ?will ?shall ?have ?got play|use|have ?got no edict|edicts ?to ?play ?from|for ?me|us " NOW " $", "no edict"},
	{NULL, 0, DOUBT, "^ no edict|edicts ?to ?play ?from|for me|us " NOW " $", "no edict"},
	{NULL, 0, DOUBT, "^ edict|edicts : none|nothing|no|nil " NOW " $", "no edict"},
	{NULL, 0, DOUBT, "^ ?i ?we ?will ?shall ?do not|don_t|dont|won_t|will_not|never ?want ?wish ?to play|use ?an|any edict|edicts " NOW " $", "no edict"},
	{NULL, 0, DOUBT, "^ nothing to play as ?an edict|edicts " NOW " $", "no edict"},
	{"unused", 0, 0, "my|the ?alien power", "power"},
	{"unused", 0, 0, "?my|the <name> ?power", "power $1"},
	{"unused", 0, 0, "power", "power"},
	{"not_using", 0, 0, "?i ?we ?am ?m ?will ?shall ?do not|don_t|dont|won_t|will_not|shan_t|never ?want ?wish ?be ?going ?intend ?to play|use|using|playing|activate|employ|invoke", ""},
	{"not_using", 0, 0, "no use of", ""},
	{"not_using", 0, 0, "?i ?will leave|leaving ?unused", ""},
	{"not_using", 0, 0, "?i ?will ?do without", ""},
	{NULL, 0, DOUBT | WHOLE, "^ ?please <not_using> <unused> ?unused|alone|idle " NOW " $", "no $2"},
	/* --- a Flare by its card --- */
	{"flared", 0, 0, "?my|the flare ?of|:|,|( ?the <name> ?)", "$1"},
	{"flared", 0, 0, "?my|the <name> ?(|, flare ?)", "$1"},
	{NULL, 0, DOUBT, "show|lay|put|reveal|bring ?out <flared>", "flare $1"},
	{NULL, 0, DOUBT, "^ <flared> ?: ?is|gets|goes|comes played|used|shown|into|in ?in|into|for <chal> $", "flare $1 in $2"},
	{NULL, 0, DOUBT, "^ <flared> :|- ?in|for|into <chal> $", "flare $1 in $2"},
	{NULL, P2 | P3, DOUBT | WHOLE, WISH " play|use|show <flared> against|versus <seat> ?. $", "flare $1 in versus $2"},
	{NULL, P2 | P3, DOUBT | WHOLE, "flare <name> against|versus <seat> ?. $", "flare $1 in versus $2"},
	{NULL, P2 | P3, DOUBT | WHOLE, WISH " play|use|show <flared> in my_attack ?on|against <seat> ?. $", "flare $1 in versus $2"},
	{NULL, P2 | P3, DOUBT | WHOLE, WISH " play|use|show <flared> in my|our|the fight|battle|challenge with|against <seat> ?. $", "flare $1 in versus $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
