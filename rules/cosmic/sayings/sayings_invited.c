/* Invitations as they are said of the guests: "Blue alone is invited to C1", "nobody gets asked in C2", "Green may come, unless Red asks her
 * as well". All is asked about.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P2 PHASE(2)
#define DOUBT SAYING_DOUBT
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define END " ?please ?. $"
#define IN "in|for|to|into|at|as_for"
#define ASKED                                                                          \
	"is_invited|invited|asked|called|wanted|needed|welcome|welcomed|summoned|requested|required"
#define ASKS                                                                           \
	"invites|invite|asks|ask|wants|calls|requests|summons|needs|takes|has_invited|has_asked|have_invited|have_asked"
#define TOO "too|as_well|also|likewise|besides"

/* clang-format off */
const struct saying ce_invited_sayings[] = {
	/* --- a fact: who else is asked --- */
	{"v_whom", P2, 0, "<seat>", "$1"}, {"v_whom", P2, 0, "him|her|them", "him"}, {"v_whom", P2, 0, "me|us", "me"}, {"v_not", P2, 0, "does_not|doesn_t|doesnt|do_not|don_t|has_not|hasn_t|hasnt|have_not|haven_t|did_not|didn_t|won_t|will_not", ""}, {"v_not", P2, 0, "does|has|did|will|have not", ""},
	{NULL, P2, 0, "if|when , and only if ,", "if"}, {NULL, P2, 0, "if|when and only if|when", "if"}, {NULL, P2, 0, "if|when , and|but only if|when ,", "if"},
	{NULL, P2, 0, "if|when <seat> <v_not> ?also " ASKS " <v_whom> ?there ?in <chal> ?" TOO, "if not $1 invites $3 in $4"}, {NULL, P2, 0, "if|when <seat> <v_not> ?also " ASKS " <v_whom> ?there ?" TOO, "if not $1 invites $3"},
	{NULL, P2, 0, "unless|except_if|save_if <seat> ?also ?likewise " ASKS " <v_whom> ?there ?" TOO " in <chal> ?" TOO, "unless $1 invites $2 in $3"}, {NULL, P2, 0, "unless|except_if|save_if <seat> ?also ?likewise " ASKS " <v_whom> ?there ?" TOO, "unless $1 invites $2"},
	{NULL, P2, 0, "if|when <seat> ?also ?likewise " ASKS " <v_whom> ?there " TOO, "if $1 invites $2"}, {NULL, P2, 0, "?, but not if|when <seat> ?also ?likewise " ASKS " <v_whom> ?there ?" TOO, "unless $1 invites $2"},
	/* --- the guests --- */
	{"v_alone", P2, 0, "alone|only|exclusively|solely", ""}, {"v_alone", P2, 0, ", and ?only <seats> ?alone|only", ""}, {"v_alone", P2, 0, ", and|but nobody|noone|no_one|no_1 else", ""},
	{"v_guests", P2, 0, "only|just|solely <seats>", "$1"}, {"v_guests", P2, 0, "both <seats>", "$1"}, {"v_guests", P2, 0, "<seats>", "$1"},
	{"v_may", P2, 0, "?is|are|may|can|should|shall|could|might ?both ?always ?to ?be ?very ?most ?gladly come|comes|join|joins|help|" ASKED " ?along|in|over|too|there|me", ""}, {"v_may", P2, 0, ", ?both|all|either ?of ?them ?is|are ?very ?most|equally welcome|fine|invited|good|ok|okay", ""},
	{"v_if", P2, 0, "?, unless <seat> invites <seat> ?there", "unless $1 invites $2"}, {"v_if", P2, 0, "?, ?but ?only if not <seat> invites <seat> ?there", "if not $1 invites $2"}, {"v_if", P2, 0, "?, ?but ?only if <seat> invites <seat> ?there", "if $1 invites $2"},
	{"v_else", P2, 0, "?,|;|. ?and in which|that case|event ?, ?i ?invite|ask|want|call nobody|no_one|noone|no_1 ?is ?" ASKED " ?there", ""}, {"v_else", P2, 0, "?,|;|. ?and|but otherwise|else ?, ?i ?invite|ask|want|call nobody|no_one|noone|no_1 ?is ?" ASKED " ?there", ""},
	{NULL, P2, SAID, "^ <v_guests> <v_may> ?" IN " <chal>" END, "invite $1 in $3"}, {NULL, P2, SAID, "^ ?" IN " <chal> ?:|, <v_guests> <v_may>" END, "invite $2 in $1"},
	{NULL, P2, SAID, "^ <v_guests> <v_alone> <v_may> ?" IN " <chal>" END, "invite $1 in $4"}, {NULL, P2, SAID, "^ ?" IN " <chal> ?:|, ?i ?would|d|will|am ?be ?gladly ?happy|glad|pleased|delighted ?to ?invite|have|see|about|with <v_guests> <v_may>" END, "invite $2 in $1"},
	{"v_both", P2, 0, "<seat> or <seat> , ?both|either ?of ?them ?is|are ?very ?most|equally welcome|fine|invited|good|ok|okay", "$1 , $2"}, {NULL, P2, SAID, "^ ?" IN " <chal> ?:|, ?i ?would|d|will|am ?be ?gladly ?happy|glad|pleased|delighted ?to ?invite|have|see|about|with <v_both>" END, "invite $2 in $1"}, {NULL, P2, SAID, "^ ?" IN " <chal> ?:|, <seat> or <seat> ?may|can|are|is ?come|join|help , ?both|either ?of ?them ?is|are ?very ?most|equally welcome|fine|invited" END, "invite $2 , $3 in $1"},
	{NULL, P2, SAID, "^ ?i invite <seats> <v_alone> ?" IN " <chal>" END, "invite $1 in $3"}, {NULL, P2, SAID, "^ ?i invite <seats> ?" IN " <chal> <v_alone>" END, "invite $1 in $2"}, {NULL, P2, SAID, "^ <v_guests> <v_may> ?" IN " <chal> <v_alone>" END, "invite $1 in $3"},
	/* --- under a condition --- */
	{NULL, P2, SAID, "^ <v_guests> <v_may> ?" IN " <chal> <v_if>" END, "invite $1 in $3 $4"}, {NULL, P2, SAID, "^ ?" IN " <chal> ?:|, <v_guests> <v_may> <v_if>" END, "invite $2 in $1 $4"}, {NULL, P2, SAID, "^ ?i invite <seats> " IN " <chal> <v_if>" END, "invite $1 in $2 $3"},
	{NULL, P2, SAID, "^ <v_guests> <v_may> ?" IN " <chal> <v_if> <v_else>" END, "invite $1 in $3 $4 else invite nobody in $3"}, {NULL, P2, SAID, "^ ?" IN " <chal> ?:|, <v_guests> <v_may> <v_if> <v_else>" END, "invite $2 in $1 $4 else invite nobody in $1"}, {NULL, P2, SAID, "^ ?i invite <seats> " IN " <chal> <v_if> <v_else>" END, "invite $1 in $2 $3 else invite nobody in $2"},
	{"v_unless", P2, 0, "?, unless <seat> invites him|her|them ?there", "unless $1 invites"}, {"v_unless", P2, 0, "?, ?but ?only if not <seat> invites him|her|them ?there", "if not $1 invites"}, {"v_unless", P2, 0, "?, ?but ?only if <seat> invites him|her|them ?there", "if $1 invites"},
	{NULL, P2, SAID, "^ ?only <seat> <v_may> ?" IN " <chal> <v_unless>" END, "invite $1 in $3 $4 $1 in $3"}, {NULL, P2, SAID, "^ ?" IN " <chal> ?:|, ?only <seat> <v_may> <v_unless>" END, "invite $2 in $1 $4 $2 in $1"}, {NULL, P2, SAID, "^ ?i ?only invite <seat> " IN " <chal> <v_unless>" END, "invite $1 in $2 $3 $1 in $2"}, {NULL, P2, SAID, "^ ?" IN " <chal> ?:|, ?i ?only invite <seat> <v_unless>" END, "invite $2 in $1 $3 $2 in $1"},
	{NULL, P2, SAID, "^ ?only <seat> <v_may> ?" IN " <chal> <v_unless> <v_else>" END, "invite $1 in $3 $4 $1 in $3 else invite nobody in $3"}, {NULL, P2, SAID, "^ ?i ?only invite <seat> " IN " <chal> <v_unless> <v_else>" END, "invite $1 in $2 $3 $1 in $2 else invite nobody in $2"},
	/* --- nobody --- */
	{"v_nobody", P2, 0, "nobody|no_one|noone|no_1|no_player|not_a_soul|no_ally", ""}, {"v_asked", P2, 0, "?is|are|gets|get|will|shall ?to ?be " ASKED " ?by ?me|us ?along", ""},
	{"v_chals", P2, 0, "<chal> ?, or|and|nor|& ?in|for|to <v_chals>", "$1 , $2"}, {"v_chals", P2, 0, "<chal> , <v_chals>", "$1 , $2"}, {"v_chals", P2, 0, "<chal>", "$1"},
	{NULL, P2, SAID, "^ <v_nobody> <v_asked> " IN " <v_chals>" END, "invite nobody in $3"}, {NULL, P2, SAID, "^ ?" IN " <v_chals> ?, <v_nobody> <v_asked>" END, "invite nobody in $1"},
	{NULL, P2, SAID, "^ ?" IN " <v_chals> ?:|, ?i ?will|shall|ll|am|m ?to fight|stand|go|fighting|going|battle|manage ?on unassisted|unaided|unsupported|single_handed|single_handedly|on_my_own|by_myself|without_help|without_allies|without_any_help" END, "invite nobody in $1"}, {NULL, P2, SAID, "^ ?i ?will|shall|ll|am|m ?to fight|stand|go|fighting|going|battle|manage ?on unassisted|unaided|unsupported|single_handed|single_handedly|on_my_own|by_myself|without_help|without_allies ?" IN " <v_chals>" END, "invite nobody in $1"},
	{"v_anyone", P2, 0, "anyone|anybody|any_1|a_soul|help|allies", ""},
	{NULL, P2, SAID, "^ ?i ?do not|don_t|dont|do_not|won_t|will_not ?want ?to ask|invite|call|want <v_anyone> in|for|to|into ?any ?of my|our ?own ?two|three|four|all ?<n> challenges|fights|battles|encounters" END, "invite nobody"}, {NULL, P2, SAID, "^ ?i ask|invite|call|want <nobody> in|for|to|into ?any ?of my|our ?own ?two|three|four|all ?<n> challenges|fights|battles|encounters" END, "invite nobody"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
