/* What each Flare does in the words of letters, behind "I play the Laser Flare in C1 and ...". A Flare alone, by its card, stands in
 * sayings_powers.c. All is asked about, and only a whole clause is meant.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define P2 PHASE(2)
#define P3 PHASE(3)
#define P4 PHASE(4)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define WISH                                                                           \
	"?now ?first ?please ?i ?we ?will ?would ?shall ?d ?ll ?want ?like ?wish ?to ?please"
#define LINK "?,|:|;|. ?so ?and|to ?so ?that ?then ?i ?will ?to "
#define BY "?, ?: with|by|using|through|thanks ?to "
#define END " ?please ?.|! $"

/* clang-format off */
const struct saying ce_flare_sayings[] = {
	/* --- the Flare, with its challenge and without --- */
	{"fl_one", 0, 0, "?play|use|show ?my ?the <flared>", "$1"},
	{"fl_in", P2 | P3 | P4, 0, WISH " ?play|use|show ?my ?the <flared> ?, in|for <chal>", "$1 in $2"}, {"fl_in", P2 | P3 | P4, 0, WISH " ?play|use|show ?my ?the <flared> ?, <chal>", "$1 in $2"}, {"fl_in", P2 | P3 | P4, 0, "in|for <chal> ?,|: " WISH " play|use|show ?my ?the <flared>", "$2 in $1"},
	/* --- cards: thrown away, kept, taken --- */
	{"fl_card", 0, 0, "<l_card>", "$1"}, {"fl_card", 0, 0, "<n>", "attack $1"}, {"fl_cards", 0, 0, "<fl_card> ?,|and ?and <fl_cards>", "$1 , $2"}, {"fl_cards", 0, 0, "<fl_card>", "$1"}, {"fl_cards", 0, 0, "?my ?the attacks <n> and <n>", "attack $1 , attack $2"},
	{"fl_throw", 0, 0, "discard|throw|dump|drop|get_rid ?away ?of", ""},
	{NULL, P2, SAID, "^ <fl_in> " LINK "<fl_throw> <fl_cards>" END, "flare $1 : discard $3"}, {NULL, P2, SAID, "^ " WISH " <fl_throw> <fl_cards> " BY "<fl_one> in|for <chal>" END, "flare $3 in $4 : discard $2"}, {NULL, P2, SAID, "^ " WISH " <fl_throw> <fl_cards> in|for <chal> " BY "<fl_one>" END, "flare $4 in $3 : discard $2"},
	{"fl_kind", 0, 0, "?an|any edict ?at_all|whatever|whatsoever", "any edict"}, {"fl_kind", 0, 0, "?a|any flare ?at_all", "any flare"}, {"fl_kind", 0, 0, "?an|any attack ?card ?of <n> or_more|and_up|or_higher|and_more|and_higher|or_better ?up", "attack >= $1"}, {"fl_kind", 0, 0, "?an|any attack ?card ?of >= <n>", "attack >= $1"}, {"fl_kind", 0, 0, "?an attack ?card ?of <n> or|and more|up|higher|better", "attack >= $1"}, {"fl_kind", 0, 0, "?my <card_thing>", "$1"},
	{"fl_kinds", 0, 0, "<fl_kind> ?,|or|and ?or|and <fl_kinds>", "$1 , $2"}, {"fl_kinds", 0, 0, "<fl_kind>", "$1"},
	{NULL, P3 | P4, SAID, "^ <fl_in> " LINK "keep|take|want|get ?to ?keep <fl_kinds>" END, "flare $1 : keep $2"},
	{NULL, 0, SAID, "^ " WISH " <fl_one> " LINK "keep|get|take|have ?back ?my <card_thing> ?back" END, "flare $1 : keep $2"}, {NULL, 0, SAID, "^ " WISH " keep|get|take|have ?back ?my <card_thing> ?back " BY "<fl_one>" END, "flare $2 : keep $1"}, {NULL, 0, SAID, "^ ?my <card_thing> comes|returns|stays|goes ?back ?in|to|into ?my ?hand " BY "<fl_one>" END, "flare $2 : keep $1"},
	{NULL, P4, SAID, "^ <fl_in> " LINK "take|collect|draw|get <n> ?card" END, "flare $1 : take $2"}, {NULL, P4, SAID, "^ <fl_in> " LINK "?take|collect|draw|get|for twice|double ?as|my ?many ?my ?the ?card|consolation|number" END, "flare $1"},
	/* --- tokens --- */
	{NULL, P2 | P3, SAID, "^ <fl_in> " LINK "add|bring|put|pour|move ?in <force>" END, "flare $1 : add $2"},
	{NULL, P3, SAID, "^ <fl_in> " LINK "?lose|give_up|sacrifice ?my 1|token ?of ?mine from <place>" END, "flare $1 : from $2"},
	{NULL, 0, SAID, "^ " WISH " <fl_one> " LINK "?take|choose ?the <seat> ?s ?token ?go|goes|come|comes ?token from <planet>" END, "flare $1 : $2 from $3"}, {NULL, 0, SAID, "^ " WISH " <fl_one> " LINK "choose <planet> for <seat>" END, "flare $1 : $3 from $2"},
	{NULL, P2, SAID, "^ " WISH " <fl_one> against <seat>" END, "flare parasite : on $2"},
	{NULL, P2, SAID, "^ " WISH " <fl_one> ?: 1|token ?goes from <place> ?goes to|on|onto <planet>" END, "flare $1 : $3 from $2"},
	{NULL, P1, SAID, "^ " WISH " ?take|draw|want|have ?a card for_me|instead ?instead of ?the ?my ?a ?releasing ?a|my|the ?released ?token ?, ?: ?with|using|by <fl_one>" END, "flare $1"}, {NULL, P1, SAID, "^ instead of ?a|my|the token " WISH " take|draw|want|have ?a card ?, ?: ?with|using|by <fl_one>" END, "flare $1"},
	/* --- whose draws, whose Flare, what it counts --- */
	{NULL, 0, SAID, "^ " WISH " <fl_one> " LINK "see|watch|look|show|know ?me ?at ?what|which|every|each ?card|cards <seat> ?s draws|draw ?from ?the ?deck" END, "flare $1 on $2"}, {NULL, P3 | P4, SAID, "^ " WISH " <fl_one> " LINK "see|look|show ?me ?at <seat> ?s hand|cards|card" END, "flare $1 on $2"},
	{NULL, P2 | P3, SAID, "^ " WISH " <fl_one> against|to|on ?stop ?the|all ?first|any|anybody|anyone|everybody|everyone|whoever|all ?other ?flare ?plays|of ?1|anybody ?that ?comes" END, "flare $1 : against any"}, {NULL, P2 | P3, SAID, "^ " WISH " <fl_one> against|to|on ?stop ?the <name> ?flare" END, "flare $1 : against $2"}, {NULL, P2 | P3, SAID, "^ " WISH " <fl_one> against|to|on ?stop ?the flare ?of <name>" END, "flare $1 : against $2"},
	{NULL, P3, SAID, "^ <fl_in> " LINK "my allies ?token count|counts double|twice" END, "flare $1"}, {NULL, P3, SAID, "^ <fl_in> " LINK "?turn|turns ?my compromise counts|count|is|as ?as|into ?for attack 15" END, "flare $1"},
	/* --- the Oracle calls it off --- */
	{"fl_case", P3, 0, "?a|an ?attack ?card ?of <n> or|and more|up|higher|better", "attack >= $1"}, {"fl_case", P3, 0, "?a|an ?attack ?card ?of >= <n>", "attack >= $1"}, {"fl_case", P3, 0, "<n> or_more|or_higher|or_better", "attack >= $1"}, {"fl_case", P3, 0, "<o_case>", "$1"},
	{"fl_off", P3, 0, "call <chal> off", "$1"}, {"fl_off", P3, 0, "call off <chal>", "$1"}, {"fl_off", P3, 0, "<chal> is called off", "$1"},
	{NULL, P3, SAID, "^ " WISH " <fl_off> if|when|should <shower> ?should shows|show|plays|lays <fl_case> " BY "<fl_one>" END, "flare $4 in $1 : if $3"}, {NULL, P3, SAID, "^ " WISH " <fl_off> if|when|should <shower> ?should shows|show|plays|lays <fl_case> : <fl_one>" END, "flare $4 in $1 : if $3"},
	{NULL, P3, SAID, "^ <fl_in> ?,|: if|when|should <shower> ?should ?will <o_does>" END, "flare $1 : if $3"},
	/* --- the Flare in front, the card beside it, and the challenge by whom it is against --- */
	{"fl_with", 0, 0, "with|by|using|through ?my ?the <flared> ?,", "$1"}, {"fl_throws", P2, 0, "discard|discarding|throw|throwing|dump|dumping|drop|dropping|get_rid ?away ?of", ""}, {"flared", 0, 0, "?my ?the super <name> ?flare", "$1"},
	{NULL, P2, SAID, "^ <fl_with> " WISH " <fl_throws> <fl_cards> in|for <chal>" END, "flare $1 in $4 : discard $3"}, {NULL, P2, SAID, "^ <fl_with> in|for <chal> ?, " WISH " <fl_throws> <fl_cards>" END, "flare $1 in $2 : discard $4"}, {NULL, P2, SAID, "^ <fl_in> " LINK " <fl_throws> <fl_cards>" END, "flare $1 : discard $3"}, {NULL, P2, SAID, "^ in|for <chal> ?:|, <fl_with> " WISH " <fl_throws> <fl_cards>" END, "flare $2 in $1 : discard $4"},
	{NULL, 0, SAID, "^ <fl_with> " WISH " keep|get|take|have ?back ?my <card_thing> ?back" END, "flare $1 : keep $2"}, {NULL, P3 | P4, SAID, "^ <fl_with> in|for <chal> ?, " WISH " keep|get|take|want ?to ?keep <fl_kinds>" END, "flare $1 in $2 : keep $3"}, {NULL, P3 | P4, SAID, "^ <fl_with> " WISH " keep|get|take|want ?to ?keep <fl_kinds> in|for|from <chal>" END, "flare $1 in $3 : keep $2"},
	{NULL, P2 | P3, SAID, "^ <fl_with> " WISH " add|bring|put|pour|move|send ?in <force> in|to|into <chal>" END, "flare $1 in $3 : add $2"}, {NULL, 0, SAID, "^ <fl_with> " WISH " see|watch|look|know ?at ?what|which|every|each ?card|cards ?that ?which <seat> ?s draws|draw ?from ?the ?deck" END, "flare $1 on $2"}, {NULL, 0, SAID, "^ <fl_with> " WISH " see|watch|look|know ?at ?what|which|every|each ?card|cards <seat> ?s draws|draw ?from ?the ?deck" END, "flare $1 on $2"},
	{NULL, P3, SAID, "^ <fl_in> " LINK " ?my 1|token ?of ?mine from <place> dies|die|goes|go ?for ?it ?with ?them" END, "flare $1 : from $2"},
	{NULL, P3, SAID, "^ " WISH " ?play|use|show <flared> in|for <chal> ?,|;|. ?and with|card|play|by ?my ?the ?card ?there ?: <card> ?there" END, "flare $1 in $2 ; card $3 in $2"}, {NULL, P3, SAID, "^ in|for <chal> ?:|, " WISH " ?play|use|show <flared> ?,|;|. ?and with|card|play ?my ?the <card>" END, "flare $2 in $1 ; card $3 in $1"}, {NULL, P3, SAID, "^ " WISH " ?play|card <card> in|for <chal> ?,|;|. and|with|plus ?with ?my ?the <flared> ?there" END, "card $1 in $2 ; flare $3 in $2"},
	{NULL, P2 | P3, SAID, "^ " WISH " ?play|use|show <flared> when|where|while i attack|fight|defend|meet ?against <seat>" END, "flare $1 in versus $2"}, {NULL, P2 | P3, SAID, "^ " WISH " ?play|use|show <flared> against|versus <seat>" END, "flare $1 in versus $2"},
	{"fl_planets", 0, 0, "<planet> and|& <fl_planets>", "$1 , $2"}, {"fl_planets", 0, 0, "<planet>", "$1"}, {"fl_base", 0, 0, "<seat> ?s ?token ?come|go|comes|goes ?from|on <fl_planets>", "$1 from $2"}, {"fl_bases", 0, 0, "<fl_base> ?,|;|. ?and <fl_bases>", "$1 ; $2"}, {"fl_bases", 0, 0, "<fl_base>", "$1"},
	{NULL, 0, SAID, "^ " WISH " <fl_one> " LINK " ?take|choose ?the <fl_bases>" END, "flare $1 : $2"}, {NULL, 0, SAID, "^ <fl_with> " WISH " take|choose|pick ?the <fl_bases>" END, "flare $1 : $2"},
	{NULL, P3, SAID, "^ " WISH " <fl_off> <fl_with> if|when|should <shower> ?should shows|show|plays|lays <fl_case>" END, "flare $2 in $1 : if $4"}, {NULL, P3, SAID, "^ <fl_with> " WISH " <fl_off> if|when|should <shower> ?should shows|show|plays|lays <fl_case>" END, "flare $1 in $2 : if $4"},
	{NULL, P2 | P3, SAID, "^ " WISH " <fl_one> against|to|on ?stop <seat> ?s ?flare|flares" END, "flare $1 : against $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
