/* The Empath in the words of letters: what is done in a challenge, whose card must be the Attack, and the card that is played there. All
 * is asked about, and only a whole clause is meant.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P3 PHASE(3)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define WISH                                                                           \
	"?let ?us ?me ?now ?please ?there ?i ?we ?will ?would ?shall ?d ?ll ?am ?m ?rather ?want ?like ?wish ?prefer ?going ?to ?let ?please"
#define ONLY                                                                           \
	"?,|;|( ?but ?and ?just ?only if|when|where|provided|only_if|only_when|as_long_as|so_long_as ?that ?it ?is ?if "
#define IF                                                                             \
	"if|when|should|where|whenever|in_case ?it|there|the|cards ?is|are ?cards|is ?are "
#define END " ?there|now ?please ?)|.|! $"

/* clang-format off */
const struct saying ce_empath_sayings[] = {
	/* --- what is done --- */
	{"em_calm", P3, 0, "peace|calm|harmony|agreement|love|understanding ?and|& ?peace|harmony|love", ""},
	{"em_do", P3, 0, WISH " use|using|invoke|play|apply|employ|exercise|let|with ?my|the power|empath ?power ?work|works ?: ?make|for|to ?make ?<em_calm>", ""}, {"em_do", P3, 0, "?my|the empath ?power|will|shall ?is|works|used ?work ?: ?<em_calm>", ""}, {"em_do", P3, 0, "?my power ?is|works|used ?: ?<em_calm>", ""},
	{"em_do", P3, 0, WISH " ?use|make|call|have|go|play|bring|create|be|get|seek|declare|invoke ?for|it|in ?a ?my <em_calm>", ""}, {"em_do", P3, 0, WISH " empathize|empathise|harmonize|harmonise|reconcile", ""}, {"em_do", P3, 0, WISH " make|turn|change it|that|this|them ?in ?to ?into ?a deal|harmony|peace", ""},
	{"em_do", P3, 0, "?my|the ?power|empath ?power " WISH " ?use ?power ?to turn|turns|change|changes|make|makes|convert|converts|transform|transforms|soften|softens ?any|his|her|their|whichever|the attack ?card ?in ?to ?into ?a ?second ?another compromise", ""},
	{"em_do", P3, 0, "?my|the ?power|empath ?power " WISH " ?use ?power ?to turn|turns|change|changes|make|makes|convert|converts|transform|transforms|soften|softens <seat> ?s attack ?card ?in ?to ?into ?a ?second ?another compromise", ""},
	{"em_deal", P3, 0, "<em_do>", ""}, {"em_deal", P3, 0, WISH " ?make|have|want|get|seek|strike ?it ?a deal ?with ?him|her|them", ""}, {"em_deal", P3, 0, "both|they ?of ?them ?cards ?shall|will ?count|are|is|be|become ?as|for|to compromise|compromises|cards", ""},
	/* --- whose card must be the Attack --- */
	{"em_mine", P3, 0, ONLY "mine|it ?card ?is ?the ?mine attack|my_attack", ""}, {"em_mine", P3, 0, ONLY "my|own ?own card is ?the attack|my_attack", ""}, {"em_mine", P3, 0, ONLY "the attack|my_attack ?card ?is mine|my_card|ours", ""}, {"em_mine", P3, 0, ONLY "my_attack ?is ?and ?that ?meets ?against ?his|her|their|a ?compromise", ""}, {"em_mine", P3, 0, ONLY "my attack ?and ?that ?meets|faces ?against ?his|her|their|a ?compromise", ""},
	{"em_mine", P3, 0, ONLY "i ?am ?m ?have ?show ?play ?hold ?bring ?the ?1 ?who|with attack|my_attack|attacks|attacking ?card ?shown", ""}, {"em_mine", P3, 0, ONLY "i shows|show|play|have|hold|bring ?the attack|my_attack ?card", ""}, {"em_mine", P3, 0, ONLY "he|she|they compromises|compromise|negotiates ?and i attack|attacks", ""}, {"em_mine", P3, 0, ONLY "he|she|they shows|show|plays|play ?a compromise ?and ?i ?play|show|attack ?an ?attack", ""},
	{"em_mine", P3, 0, ONLY "i attack|attacks ?and|while|but he|she|they compromises|compromise", ""},
	/* --- an Attack and a Compromise --- */
	{"em_meets", P3, 0, IF "?1|an|the attack ?card ?shall|should meets|meet|faces|face|hits|hit|against|versus|and ?a|1|the compromise", ""}, {"em_meets", P3, 0, IF "?1|a|the compromise ?card ?shall|should meets|meet|faces|face|hits|hit|against|versus|and ?an|1|the attack", ""}, {"em_meets", P3, 0, "on|at|upon|with attack against|versus|and compromise", ""},
	{"em_meets", P3, 0, IF "1 ?of ?us|them ?player attacks|attack ?and|while ?the ?other ?1 compromises|compromise|negotiates", ""}, {"em_meets", P3, 0, IF "1 ?of ?us|them ?player plays|shows|lays|has ?an attack ?and|while ?the ?other ?1 ?a compromise", ""}, {"em_meets", P3, 0, IF "1 ?of ?us|them ?player plays|shows|lays|has ?a compromise ?and|while ?the ?other ?1 ?an attack", ""},
	/* --- a fight that would be lost --- */
	{"em_lose", P3, 0, ONLY "i ?would ?d ?am ?m ?be ?otherwise ?about ?to lose|losing|loose|loosing ?it|that|there ?otherwise", ""}, {"em_lose", P3, 0, "?,|;|( ?but ?and ?only in_case|should i ?would ?d ?be ?am ?otherwise ?about ?to lose|losing ?it|that|there", ""}, {"em_lose", P3, 0, ONLY "?looks ?like|as ?if|though i ?would ?d ?am ?be lose|losing ?it", ""},
	{"em_card", P3, 0, "?,|;|.|: ?and ?with|by|use|using ?i ?will ?play|show|lay ?there ?my|the ?card ?there ?is|:|= ?the <card> ?there|in_it", "$1"},
	{"em_at", P3, 0, "in|for <chal>", "$1"}, {"em_at", P3, 0, "<chal>", "$1"}, {"em_at", P3, 0, "in versus <seat>", "versus $1"}, {"em_at", P3, 0, "against|versus|with ?the ?attack ?of <seat>", "versus $1"},
	/* --- the order --- */
	{NULL, P3, SAID, "^ <em_do> ?on <em_at>" END, "power as empath $2 : harmony"}, {NULL, P3, SAID, "^ <em_at> ?:|,|; <em_do>" END, "power as empath $1 : harmony"}, {NULL, P3, SAID, "^ <em_do> ?on <em_at> <em_card>" END, "power as empath $2 : harmony ; card $3 in $2"}, {NULL, P3, SAID, "^ <em_do> in|for ?both <chal> ?,|and|& ?and ?in <chal>" END, "power as empath $2 : harmony ; power as empath $3 : harmony"},
	{NULL, P3, SAID, "^ <em_do> <em_at> <em_mine>" END, "power as empath $2 : harmony if mine is the attack"}, {NULL, P3, SAID, "^ <em_at> ?:|,|; <em_do> <em_mine>" END, "power as empath $1 : harmony if mine is the attack"}, {NULL, P3, SAID, "^ <em_do> <em_mine> ?, <em_at>" END, "power as empath $3 : harmony if mine is the attack"}, {NULL, P3, SAID, "^ <em_do> <em_at> <em_mine> <em_card>" END, "power as empath $2 : harmony if mine is the attack ; card $4 in $2"},
	{NULL, P3, SAID, "^ <em_do> <em_at> <em_lose>" END, "power as empath $2 : harmony if i would lose $2"}, {NULL, P3, SAID, "^ <em_at> ?:|,|; <em_do> <em_lose>" END, "power as empath $1 : harmony if i would lose $1"}, {NULL, P3, SAID, "^ <em_do> <em_lose> ?, <em_at>" END, "power as empath $3 : harmony if i would lose $3"}, {NULL, P3, SAID, "^ <em_do> <em_at> <em_lose> <em_card>" END, "power as empath $2 : harmony if i would lose $2 ; card $4 in $2"},
	{NULL, P3, SAID, "^ <em_lose> ?in|at|for <chal> ?that_is ?,|:|then ?then <em_deal>" END, "power as empath $2 : harmony if i would lose $2"}, {NULL, P3, SAID, "^ <em_at> ?:|, <em_lose> ?,|:|then ?then <em_deal>" END, "power as empath $1 : harmony if i would lose $1"},
	{NULL, P3, SAID, "^ <em_meets> <em_at> ?,|:|then ?then <em_deal>" END, "power as empath $2 : if attack - compromise harmony"}, {NULL, P3, SAID, "^ <em_at> ?,|: <em_meets> ?,|:|then ?then <em_deal>" END, "power as empath $1 : if attack - compromise harmony"}, {NULL, P3, SAID, "^ <em_meets> ?,|:|then ?then <em_deal> <em_at>" END, "power as empath $3 : if attack - compromise harmony"}, {NULL, P3, SAID, "^ <em_do> <em_at> ?, <em_meets>" END, "power as empath $2 : if attack - compromise harmony"}, {NULL, P3, SAID, "^ <em_meets> <em_at> ?,|:|then ?then <em_deal> <em_card>" END, "power as empath $2 : if attack - compromise harmony ; card $4 in $2"},
	{NULL, P3, SAID, "^ <em_do> <em_at> ?, ?but ?only if <any> $", "power as empath $2 : harmony if $3"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
