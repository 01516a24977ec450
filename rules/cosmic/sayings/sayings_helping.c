/* Alliances as they are said of the one who is helped, or of the tokens that go: "Ann gets two tokens of mine", "C1 without me". All is
 * asked about, and only a whole clause is meant.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P2 PHASE(2)
#define DOUBT SAYING_DOUBT
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define END " ?please ?. $"
#define GETS                                                                           \
	"?shall|should|will|can|may ?be ?have ?get gets|get|receives|receive|has|have|takes|take|earns|deserves"
#define GOES                                                                           \
	"?will|shall|should|would|may|can ?all ?go|goes|come|comes|stand|stands|fight|fights|fly|flies|march|marches|move|moves|are|is|sail|sails|travel|rush ?out ?there ?to ?be"
#define GIVE                                                                           \
	"?i ?we ?will ?would ?d ?ll ?like ?to send|give|lend|offer|grant|bring|spare|commit|lend ?over"
#define OUT                                                                            \
	"stay|staying|keep|keeping|remain|hold|sit|am|be ?myself out_of|out|clear_of|away_from|neutral ?in|from|at|of"

/* clang-format off */
const struct saying ce_helping_sayings[] = {
	{"h_force", P2, 0, "?( <n> ?token ?of_mine ?of ?mine ?, ?( from|off|out_of|on|of <place> ?)", "$1 from $2"}, {"h_force", P2, 0, "?( ?with ?my <force> ?)", "$1"},
	{"h_help", P2, 0, "?my ?a ?some ?little help|support|assistance|backing|aid|tokens|contingent|blessing ?of|from ?me|mine|us", ""}, {"h_to", P2, 0, "?to ?the ?side ?of|for|with|beside|behind <seat> ?s ?side|aid|rescue|help", "$1"},
	{"h_to", P2, 0, "help|support|join|assist|back|aid|strengthen|reinforce|accompany|helping|supporting|joining <seat>", "$1"}, {"h_to", P2, 0, "for|to|with <seat>", "$1"},
	/* --- who is helped --- */
	{NULL, P2, SAID, "^ ?in|for|at <chal> ?:|, <seat> " GETS " <h_help> ?:|, ?: ?with <h_force>" END, "ally $2 in $1 with $4"}, {NULL, P2, SAID, "^ ?in|for|at <chal> ?:|, <seat> " GETS " <h_force>" END, "ally $2 in $1 with $3"},
	{NULL, P2, SAID, "^ <seat> " GETS " <h_help> in|for|at <chal> ?:|, ?: ?with <h_force>" END, "ally $1 in $3 with $4"}, {NULL, P2, SAID, "^ <seat> " GETS " <h_force> in|for|at <chal>" END, "ally $1 in $3 with $2"}, {NULL, P2, SAID, "^ <seat> " GETS " <h_help> ?:|, ?: ?with <h_force> in|for|at <chal>" END, "ally $1 in $4 with $3"},
	/* --- what is sent --- */
	{NULL, P2, SAID, "^ ?in|for|at <chal> ?:|, " GIVE " <seat> <h_force>" END, "ally $2 in $1 with $3"}, {NULL, P2, SAID, "^ " GIVE " <seat> <h_force> in|for|at <chal>" END, "ally $1 in $3 with $2"}, {NULL, P2, SAID, "^ " GIVE " <h_force> to|for <seat> in|for|at <chal>" END, "ally $2 in $3 with $1"},
	{NULL, P2, DOUBT, "if <seat> invites me ?there in|for|at <chal> ?, ?then " GIVE " him|her|them <h_force>", "ally $1 in $2 with $3 if $1 invites me"}, {NULL, P2, DOUBT, "if <seat> invites me ?there ?instead ?, ?then " GIVE " him|her|them <h_force>", "ally $1 with $2 if $1 invites me"},
	/* --- the tokens that go --- */
	{NULL, P2, SAID, "^ ?in|for|at <chal> ?:|, ?my <h_force> ?, " GOES " ?, <h_to>" END, "ally $3 in $1 with $2"}, {NULL, P2, SAID, "^ ?my <h_force> ?, " GOES " ?, <h_to> in|for|at|to <chal>" END, "ally $2 in $3 with $1"}, {NULL, P2, SAID, "^ ?my <h_force> ?, " GOES " ?, to|in <chal> <h_to>" END, "ally $3 in $2 with $1"},
	{NULL, P2, SAID, "^ ?in|for|at <chal> ?:|, <n> ?token " GOES " ?, <h_to> ?, ?( from|out_of|off <place> ?)" END, "ally $3 in $1 with $2 from $4"}, {NULL, P2, SAID, "^ <n> ?token " GOES " ?, <h_to> in|for|at <chal> ?, ?( from|out_of|off <place> ?)" END, "ally $2 in $3 with $1 from $4"},
	/* --- and if not --- */
	{"h_not", P2, 0, "does_not|doesn_t|doesnt|do_not|don_t|dont|did_not|won_t|will_not|wont ?want ?to ask|want|invite|need|call|take|accept|have|like", ""}, {"h_not", P2, 0, "refuses|declines|rejects", ""},
	{NULL, P2, DOUBT, "?,|;|. ?but ?and if|where ?no ?such invitation is|comes|arrives not|never ?come|given|made|extended|forthcoming|received ?there ,|then", "else"}, {NULL, P2, DOUBT, "?,|;|. ?but ?and in_default_of|failing|absent|in_the_absence_of|lacking|without|for_want_of ?any ?such ?a|an|his|her|their|the|this|that ?<seat> invitation ?from|of ?him|her|them ?,|then", "else"}, {NULL, P2, DOUBT, "?,|;|. ?but ?and in_default_of|failing|absent|lacking|in_the_absence_of ?this|that|which|him|her|them|<seat> ,|then", "else"},
	{NULL, P2, 0, "subject_to|conditional_on|conditional_upon|on_condition_of|contingent_on|provided_i_have|given|upon <seat> ?s invitation ?there", "if $1 invites me"}, {NULL, P2, 0, "subject_to|conditional_on|conditional_upon|on_condition_of|contingent_on|given|upon ?a|an|the invitation by|from|of <seat> ?there", "if $1 invites me"}, {NULL, P2, 0, "subject_to|conditional_on|conditional_upon|on_condition_of|contingent_on|given|upon his|her|their invitation ?there", "if he invites me"},
	{NULL, P2, 0, "if|when <who> does_not|doesn_t|doesnt|do_not|don_t|dont|did_not|won_t|will_not|wont ?want|wish|care|care_for|need|accept|take ?to ?for accept|want|have|take|ask_for|call_for|need my|our help|support|assistance|aid|tokens|company", "if not $1 invites me"},
	{NULL, P2, DOUBT, "?,|;|. ?but ?and if he|she|they|<seat> <h_not> ?for ?my ?me|us|it|help ?there ?in ?it ,|then", "else"}, {NULL, P2, DOUBT, "?,|;|. ?but ?and if he|she|they|<seat> <h_not> ?for ?my ?me|us|it|help ?there i", "else i"},
	{NULL, P2, DOUBT, "?,|;|. ?but ?and if ?i am|m|i_m|im not|uninvited invited|asked|wanted|needed ?there ?by ?him|her|them ?,|then", "else"}, {NULL, P2, DOUBT, "?,|;|. ?but ?and if not invited|asked|wanted|needed ?there ?by ?him|her|them ?,|then", "else"}, {NULL, P2, DOUBT, "?,|;|. ?but ?and if i|we get no invitation ?from ?him|her|them ?there ?,|then", "else"},
	/* --- nobody: without a challenge it is what is done anyway, and says nothing of the writer's own guests --- */
	{NULL, P2, DOUBT, "in which case|event ?i ?he ?she ?we ?will ?would ?shall support|supports|help|helps|back|backs|assist|assists|aid|aids|join|joins nobody|no_one|noone ?there", "in which case nobody"},
	{NULL, P2, DOUBT, "^ ?so ?and ?i ?he ?she ?we ?will ?would ?shall ?rather support|supports|help|helps|back|backs|assist|assists|aid|aids|join|joins nobody|no_one|noone ?else ?there|at_all|this_turn|this_time|today|now ?. $", ""},
	{NULL, P2, SAID, "^ ?i ?we ?will ?would ?d ?ll ?rather ?best " OUT " <chal>" END, "no ally in $1"}, {NULL, P2, SAID, "^ ?in|for <chal> ?:|, ?i ?we ?will " OUT "" END, "no ally in $1"}, {NULL, P2, SAID, "^ <chal> ?:|, ?goes|takes_place without me|us|my_help" END, "no ally in $1"}, {NULL, P2, SAID, "^ ?i ?we ?will ?am ?are sit|sitting out <chal>" END, "no ally in $1"},
	{NULL, P2, SAID, "^ ?i ?we ?will help|helps|join|support|back|favour neither|neither_of ?of ?the ?them ?side|sides|one in|at <chal>" END, "no ally in $1"}, {NULL, P2, SAID, "^ ?i ?we ?do_not|don_t|dont|won_t|will_not take ?any ?a sides|side|part in <chal>" END, "no ally in $1"}, {NULL, P2, SAID, "^ ?i ?we ?do_not|don_t|dont|won_t|will_not|shall_not join|help|support|side|ally|back ?with anybody|anyone|any_1|either|them ?of ?them ?side in <chal>" END, "no ally in $1"},
	{NULL, P2, SAID, "^ <nobody> gets|get|receives|has ?my|any help|support|tokens|assistance ?from ?of ?me|mine in <chal>" END, "no ally in $1"}, {NULL, P2, SAID, "^ ?i ?we am|are not ?taking ?part in <chal>" END, "no ally in $1"}, {NULL, P2, SAID, "^ ?i ?we am|are not ?a ?part ?of <chal>" END, "no ally in $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
