/* How players say in a letter's words whom they call to their side in phase 2, and whom they join. The parts of which these sayings
 * are made stand in sayings.c and sayings_late.c.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P2 PHASE(2)
#define DOUBT SAYING_DOUBT
#define IN "?in|for|to|into|at|as_for "

/* clang-format off */
const struct saying ce_ally_sayings[] = {
	/* --- who is meant --- */
	{"comer", P2, 0, "anyone|anybody|any_1|whoever|everyone|everybody|all ?, ?who|that ?may|might ?should ?would wants|want|likes|like|cares|care|wishes|wish|dares|feels_like_it|has_time|is_free|fancies ?to ?it ?come|join|help ?me ?,", "everyone"},
	{"comer", P2, 0, "whoever|anyone|anybody|everyone|everybody|all", "everyone"},
	{"coming", P2, 0, "?is|are ?may|can|should|shall|will ?be ?gladly ?very ?most ?always ?to come|join|help|welcome|invited|asked|wanted|needed|called ?along|in|me|over|too|there|gladly", ""},
	{NULL, P2, DOUBT, "^ " IN "<chal> ?:|, <comer> ?,|( ?<coming> $", "invite everyone in $1"}, {NULL, P2, DOUBT, "^ <comer> ?,|( ?<coming> " IN "<chal> $", "invite everyone in $3"},
	{NULL, P2, DOUBT, "^ ?all|any ?my allies|ally|help|helpers|friends|support|assistance ?is|are ?always ?very ?most welcome|wanted " IN "<chal> $", "invite everyone in $1"},
	{NULL, P2, DOUBT, "^ ?i ?would ?do want|need|like|seek|welcome|take|have ?to ?have ?all|any ?the ?possible allies|help|helpers|support|assistance " IN "<chal> $", "invite everyone in $1"},
	/* --- one more, behind the challenge --- */
	{NULL, P2, DOUBT, "invite <guests> in|for|to|into <chal> ?, and|plus|with also|too|besides|moreover <seats>", "invite $1 , $3 in $2"}, {NULL, P2, DOUBT, "^ " IN "<chal> ?:|, ?i ?only invite <seats> ?, and|plus also|too|besides <seats>", "invite $2 , $3 in $1"},
	{NULL, P2, DOUBT, "invite <guests> in|for|to|into <chal> ?,|; ?and <seats> too|also|as_well $", "invite $1 , $3 in $2"},
	/* --- against whom, and with what --- */
	{NULL, P2, 0, "ally|help|assist|side ?with <seat> against|versus <seat> ?, by|using|with|sending|: <force>", "ally $1 in versus $2 $1 with $3"},
	{NULL, P2, 0, "ally <seat> in versus <seat> <seat> ?with <force> if he|she|they invites ?to|me ?there", "ally $1 in versus $2 $3 with $4 if $1 invites me"}, {NULL, P2, 0, "ally <seat> in versus <seat> <seat> with <force> if ?i ?am is_invited|invited|asked|wanted|called ?to ?there", "ally $1 in versus $2 $3 with $4 if $1 invites me"},
	{NULL, P2, 0, "send|commit|give|sending|lend <force> ?to|and help|support|ally|join|aid|assist|reinforce <seat> against|versus <seat>", "ally $2 in versus $3 $2 with $1"},
	{NULL, P2, 0, "accept|take_up <seat> invitation ( <n> , <planet> ?)", "ally $1 with $2 from $3"}, {NULL, P2, 0, "ally <seat> ( <force> ?)", "ally $1 with $2"},
	/* --- this one, and not that one --- */
	{NULL, P2, DOUBT, "^ ?i ?we not|don_t|dont|do_not invite <seats> in|for|to <chal> ,|;|. ?but ?rather ?only|just ?i ?invite <seats> ?instead", "invite $3 in $2"},
	/* --- nobody --- */
	{NULL, P2, DOUBT, "^ ?i ?will ?am ?ll keep|keeping|stay|staying|remain|remaining ?well out|clear|away of|from <chal> ?. $", "no ally in $1"},
	{"no_call", P2, 0, "?i ?we ?will ?would ?do ?shall ?am won_t|will_not|wont|don_t|do_not|dont|not|wouldn_t ?even ?going ?want ?bother|trouble|need|care|dare ?to|with invite|ask|call|asking|inviting|calling|have|want|need ?for anyone|anybody|any_1|a_soul|any_help|any_ally|any_allies|help|company|a_single_soul|allies", "nobody"},
	{"no_call", P2, 0, "?i ?want|like|prefer ?to ?have|invite|ask|call|bother|take nobody|no_one|noone|no_ally|no_allies|no_help|not_a_soul|none|no_company", "nobody"}, {"no_call", P2, 0, "no help|ally|allies|helpers|company|friends|support|assistance ?is|are needed|wanted|required|necessary", "nobody"},
	{"no_call", P2, 0, "?i ?will|want ?to stand|fight|stay|remain|manage|go alone|by_myself|on_my_own|solo", "nobody"}, {"no_call", P2, 0, "no_thanks|no_thank_you|not_needed|none|nobody|no_one|alone|solo|on_my_own", "nobody"},
	{NULL, P2, DOUBT, "^ ?and|but ?as ?in|for|to|into|at|as_for <chal> ?:|,|is ?it_is <no_call> $", "invite nobody in $1"}, {NULL, P2, DOUBT, "^ ?and|but <no_call> ?in|for|to|into|at|as_for <chal> $", "invite nobody in $2"},
	/* --- in many words --- */
	{"friends", P2, 0, "?a ?my ?<n> ?good friend|friends|helper|helpers|ally|allies|companion|companions|partner|partners|guest|guests", ""}, {"enough", P2, 0, "?1|one|2|two|that ?friend ?helper ?ally ?is|are|s|will_be enough|plenty|suffices|enough_for_me|sufficient|will_do", ""},
	{NULL, P2, DOUBT, "^ ?and|but <chal> needs|wants|calls_for|asks_for|requires|takes <friends> ?:|,|namely ?, ?namely <seats> $", "invite $3 in $1"}, {NULL, P2, DOUBT, "^ ?and|but ?in|for|to|at <chal> ?, <enough> :|,|namely ?namely <seats> $", "invite $3 in $1"},
	{NULL, P2, DOUBT, "^ <friends> ?will|shall|should|are|is ?be ?:|, <seats> ?, in|for|at <chal> $", "invite $2 in $3"}, {NULL, P2, DOUBT, "^ <friends> in|for|at <chal> ?will|shall|should|are|is ?be ?:|, <seats> $", "invite $3 in $2"},
	{NULL, P2, DOUBT, "^ ?and|but ?in|for|at <chal> ?, ?i leave|keep ?it|this ?at|to|with ?just|only <seats> $", "invite $2 in $1"}, {NULL, P2, DOUBT, "^ ?and|but <chal> is|goes_to|belongs_to|is_for ?only|just <seats> ?s ?if he|she|they likes|wants|like|want $", "invite $2 in $1"},
	{NULL, P2, DOUBT, "^ ?and|but may|might|could|can|would|will <seats> ?both|please ?be ?so ?kind ?to do|stand|join|help|come|give|be ?me ?the|his|her|a ?honour|honor|favour|favor|hand ?of ?beside|with|by|at|alongside ?me|my ?side ?his|her ?company ?in|for|to|at <chal> ?? $", "invite $1 in $2"},
	{NULL, P2, DOUBT, "^ ?and|but ?i ?would|d|want|like|love|wish ?to ?have <seats> ?with|beside|by|at|alongside me|my_side ?in|for|at <chal> $", "invite $1 in $2"}, {NULL, P2, DOUBT, "^ ?and|but ?i ?would|d|want|like|love|wish ?to ?have <seats> ?with|beside|by|at|alongside me|my_side against|versus <seat> ?in|for|at <chal> $", "invite $1 in $3"},
	{NULL, 0, 0, "?, without ?any ?a|further ?other condition|conditions|reservation|reservations|strings_attached|strings|ifs|ifs_and_buts|ado $", ""}, {NULL, 0, 0, "?, unconditionally|no_matter_what|no_strings_attached|come_what_may|in_any_case|in_any_event $", ""},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
