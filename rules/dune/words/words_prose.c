/* Plans of battle in prose: a place or an enemy, a dial, and whatever else is said of spice, leader, cards and traitors, in any
 * sequence and beside any words that name nothing. Always asked about. See orders/sayings/phrase.h; words_people.c defines the parts
 * that are not here.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_rows.h"

/* Words of the game that may be beside the parts of a plan. */
#define BESIDE                                                                                 \
	" ?i|we|fight|fights|battle|battles|plan|my|our|with|and|in|at|on|the|against|vs|is|"  \
	"are|be|as|will|shall|should|may|plays|play|use|uses|carrying|behind|support|spend|"   \
	"pay|to|forces|have|has|their|his|her|him|for|of|put|go|goes|do|does|a|an|mine|card|"  \
	"cards|leader|leads|lead|command|commands|charge|dial|weapon|defence|serves|take|"     \
	"takes|give|gives|bring|brings|it|this|that|number|stands|stand|turn|keep|hold|holds|" \
	"defend|defends|attack|me|us|them|they|he|she|who|which"
#define PROSE(where, means)                                                                   \
	{                                                                                     \
		NULL, L, OUTLINE,                                                             \
			where                                                                 \
			" <o_dial> ?<o_paid> ?<o_led> ?<o_card> ?<o_card2> ?<o_call>" BESIDE, \
			"battle " means " $2 $3 $4 $5 $6 $7"                                  \
	}

/* clang-format off */
const struct saying du_words_prose[] = {
	{"o_dial", L, 0, "<dialled>", "$1"}, {"o_dial", L, 0, "<num> on ?the ?my dial|wheel", "dial $1"}, {"o_dial", L, 0, "dial|wheel|number ?shows|reads|says|is|stands|set|turned|turns ?at|to|on|: <num>", "dial $1"}, {"o_dial", L, 0, "turn|set|put ?the ?my dial|wheel to|at|on <num>", "dial $1"}, {"o_dial", L, 0, "full send|force|strength|power|throttle", "dial max"}, {"o_dial", L, 0, "everything|everyone ?that|of ?we|i have|got", "dial max"},
	{"o_paid", L, 0, "<paid>", "$1"}, {"o_paid", L, 0, "spend|spending|pay|paying|back|backing|backed <n> ?spice ?on|for|behind ?it|this|that|them", "spice $1"}, {"o_paid", L, 0, "<n> spice", "spice $1"},
	{"o_led", L, 0, "<led>", "$1"}, {"o_led", L, 0, "hero ?leads|leader|commands", "leader hero"},
	{"o_card", L, 0, "<held>", ", $1"}, {"o_card2", L, 0, "<held>", ", $1"},
	{"o_card", L, 0, "<card> ?serves|is|as ?as|my|the weapon", ", weapon $1"}, {"o_card", L, 0, "<card> ?serves|is|as ?as|my|the defence", ", defence $1"}, {"o_card2", L, 0, "<card> ?serves|is|as ?as|my|the defence", ", defence $1"}, {"o_card2", L, 0, "<card> ?serves|is|as ?as|my|the weapon", ", weapon $1"},
	{"o_card", L, 0, "weapon i|we use|play|take|choose ?the <card>", ", weapon $1"}, {"o_card2", L, 0, "defence i|we use|play|take|choose ?the <card>", ", defence $1"},
	{"o_call", L, 0, "call no", ", call no"}, {"o_call", L, 0, "call yes", ", call yes"}, {"o_call", L, 0, "capture kill", ", capture kill"}, {"o_call", L, 0, "capture keep", ", capture keep"}, {"o_call", L, 0, "lose elite", ", lose elite"}, {"o_call", L, 0, "lose normal", ", lose normal"},
	{"o_where", L, 0, "<where>", "$1"}, {"o_where", L, 0, "<site>", "$1"}, {"o_where", L, 0, "vs|versus|against ?the <seat>", "vs $1"}, {"o_where", L, 0, "?the <seat> ?is|are|am that|who|whom ?i|we meet|fight|face ?in|at <area>", "$2 vs $1"},
	PROSE("<o_where>", "$1"),
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
