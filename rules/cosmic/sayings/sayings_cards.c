/* How players say which cards they play, in one challenge or in several: and which Edict stays in the hand.
 * What Powers do stands in sayings_oracle.c, sayings_amoeba.c and others. The parts of which these sayings are made stand in sayings.c.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/sayings/sayings.h"

#define P2 PHASE(2)
#define P3 PHASE(3)
#define P4 PHASE(4)
#define DOUBT SAYING_DOUBT
#define FORM SAYING_FORM
#define UNCLEAR SAYING_UNCLEAR
#define WHICH_CARD                                                                     \
	N_("Which card is meant is left open. Write its number, or compromise")
#define WHICH_TOKENS N_("How many tokens is left open. Write a number")
/* Words that say a card is played, beside it. */
#define PLAYING                                                                        \
	"card|show|lay|play|playing|bid|bids|use|take|just|go|go_with|it_is|it_s|will_be|choose|pick|bluff|make|put|commit|attack|challenge|fight|battle|only|offer|reveal"

/* clang-format off */
const struct saying ce_card_sayings[] = {
	{NULL, P3, 0, "<card> from|of me|mine", "$1"}, {NULL, P3, DOUBT, "^ <seat> gets|get|receives|sees|meets|faces ?my <card> ?, and|while|but ?and <seat> ?gets|receives|sees|meets|faces ?my <card> $", "card $2 in versus $1 ; card $4 in versus $3"},
	{NULL, P3, 0, "put|lay|set down ?the|my ?a <card>", "play $1"}, {NULL, P3, 0, "put|lay|set ?the|my ?a <card> down", "play $1"},
	/* "my Attack 12" is a card, and no attack of mine */
	{NULL, P3, 0, "my_attack <n> ?in ?order ?to ?defend against|versus <seat>", "attack $1 against $2"}, {NULL, P3, 0, "my_attack <n> in|for|at <chal>", "attack $1 in $2"},
	{NULL, P3, 0, "^ in|for|on my_attack :", "my_attack :"}, {NULL, P3, 0, "^ in|for|on my_defence :", "my_defence :"},
	{"at_chal", P3, 0, "in|for|at <chal>", "in $1"}, {"at_chal", P3, 0, "against|versus <seat>", "in versus $1"},
	{NULL, P3, DOUBT, "^ ?i ?we ?will ?do not|don_t|dont|won_t|will_not|wont|never ?play|use|show|card|choose|want ?the|my <card> <at_chal> ,|;|but ?but ?rather ?i ?will ?play|use|show|card|choose|want ?the|my <card> ?instead ?. $", "card $3 $2"},
	{NULL, P3, DOUBT, "^ as ?the|a defender|attacker in <chal> ?,|:", "in $1"},
	/* --- one card in all challenges of a player who has two --- */
	{"in_both", P3, 0, "?in|on|for|at both|each|every|all ?of ?my|the|them|2|3 ?challenge|challenges|fight|fights|battle|battles|time|times|case|cases|front|fronts ?of ?mine|them", ""},
	{"in_both", P3, 0, "everywhere|both_times|each_time|throughout|on_both_fronts|all_over|wherever_i_fight|all_round|all_around", ""},
	{NULL, P3, DOUBT, "^ ?the same|1|identical card ?, ?for <in_both> ?:|,|;|-|. ?it_is ?the <card>", "card $2 in my_attack ; card $2 in my_defence"},
	{NULL, P3, DOUBT, "^ <in_both> ?:|,|= ?i ?will ?play|show|lay|use|put|go|bid ?with ?the ?same <card> ?!|.|, $", "card $2 in my_attack ; card $2 in my_defence"},
	{NULL, P3, DOUBT, "^ ?i ?will ?play|show|lay|use|put|go|bid ?with ?card ?the <card> ?, ?for <in_both>", "card $1 in my_attack ; card $1 in my_defence"},
	{NULL, P3, DOUBT, "offer|propose|want|make|seek|try ?for peace|truce|talks ?with ?him|her|them in|at <chal>", "compromise in $1"},
	{NULL, P3, DOUBT, "?like|want|wish|hope|love|going ?to make|have|strike|reach|get|see|do ?a ?an deal|agreement|bargain|treaty|settlement ?with ?him|her|them in|at|for <chal>", "compromise in $1"},
	/* --- the attack and the defence --- */
	{NULL, P3, DOUBT, "^ ?i attack|attacking|atk|my_attack ?with|by|using|:|=|gets|is ?the <card> ?,|;|.|/|and ?and ?i defend|defence|defending|my_defence|defender|defense ?with|by|using|:|=|gets|is ?the <card>", "card $1 in my_attack ; card $2 in my_defence"},
	{NULL, P3, DOUBT, "^ ?i defend|defence|defending|my_defence|defender|defense ?with|by|using|:|=|gets|is ?the <card> ?,|;|.|/|and ?and ?i attack|attacking|my_attack ?with|by|using|:|=|gets|is ?the <card>", "card $2 in my_attack ; card $1 in my_defence"},
	{NULL, P3, DOUBT, "^ ?play|use|put <card> ?in|for|to|on|when ?i attack|attacking|my_attack|offence|offense ?,|;|.|/|and ?and <card> ?in|for|to|on|when ?i defend|defence|defending|my_defence|defender|defense", "card $1 in my_attack ; card $2 in my_defence"},
	{NULL, P3, DOUBT, "^ ?play|use|put <card> ?in|for|to|on|when ?i defend|defence|defending|my_defence|defender|defense ?,|;|.|/|and ?and <card> ?in|for|to|on|when ?i attack|attacking|my_attack|offence|offense", "card $2 in my_attack ; card $1 in my_defence"},
	/* --- a challenge by its number alone, beside the word "card" --- */
	{NULL, P3, DOUBT, "in|for|at ?the ?challenge ?number <n> ?,|: ?i put|lay|play|use|show|take|bid|choose|give|want ?the ?card <card>", "card $2 in c $1"},
	{NULL, P3, DOUBT, "in|for|at ?the ?challenge ?number <n> ?,|: ?it|there ?is ?it the card <n>", "card $2 in c $1"},
	{NULL, P3, DOUBT, "in <chal> becomes|become|is|will|shall ?be ?the <card> played|laid|put|shown|used", "card $2 in $1"},
	{NULL, P3, DOUBT, "<card> not in|for|at <chal> ?,|; ?but in|for|at <chal>", "card $1 in $3"}, {NULL, P3, DOUBT, "not in <chal> ?,|; ?but in <chal> ?:|, <card>", "card $3 in $2"},
	{NULL, P3, DOUBT, "^ ?my|the card|cards ?, as ?per usual|always|ever|before|normal ?:|,|.|;", ""},
	{NULL, P3, DOUBT, "?the|my ?a high|low|big|small|strong|weak|good|bad|large|little|best|lowest|highest|worst|middle ?1|card|number|attack ( <card> )", "$1"},
	{NULL, P3, DOUBT, "?the|my ?a high|low|big|small|strong|weak|good|bad|large|little|best|lowest|highest|worst|middle ?1|card|number|attack , ?the|my|namely|i_e <card> ,", "$1"},
	{"card", P3, 0, "cmp|comp|compr|cmpr|nego|negotiation|negotiate|peace|truce|peace_offer", "compromise"},
	{"card", P3, DOUBT, "?the|my <n> of attack", "$1"},
	/* --- what is played if a card is gone --- */
	{"gone", P3, 0, "?it|that|this|1|he ?has ?s ?is|be|was|should|should_be|has_been|have|were|gets ?i ?ve ?have ?been ?be gone|lost|taken|stolen|unavailable|drawn|no_longer_mine|no_longer_there|missing|not_available|not_there|away|impossible|not_possible|illegal ?from_me ?it|that ?meanwhile|by_then|already", ""},
	{NULL, P3, DOUBT, "^ <card> ?in ?<chal> ?,|;|.|( ?and or|else|otherwise|then ?the ?my <card> if|should <gone>", "card $1 in $2 else $3"},
	{NULL, P3, DOUBT, "^ <card> ?,|;|.|( ?and or|else|otherwise|then ?the ?my <card> if|should ?the ?<gone_card> <gone>", "card $1 else $2"},
	{NULL, P3, DOUBT, "<card> ?,|;|.|( or ?the ?my <card> if|should ?the ?<gone_card> <gone>", "$1 else $2"},
	{NULL, P3, DOUBT, "^ <card> ?,|;|. if ?the <gone> ?,|then|: ?then ?the ?my <card>", "card $1 else $3"},
	{NULL, P3, DOUBT, "^ <card> if ok|okay|possible|available|allowed|still_there|i_still_have_it|i_have_it|i_still_can|legal ?,|;|. else|or|if_not|otherwise ?the <card>", "card $1 else $2"},
	{NULL, P3, DOUBT, "^ ?my 1_st|first ?choice|wish|preference ?:|is|, <card> ?,|;|. ?and then|2_nd|second ?choice|wish|preference ?:|is|, <card>", "card $1 else $2"},
	{NULL, P3, DOUBT, "^ prio|priority|wish|choice|pref|preference 1 ?:|= <card> ?,|;|.|/ prio|priority|wish|choice|pref|preference 2 ?:|= <card> ?,|;|.|/ ?in <chal>", "card $1 in $3 else card $2 in $3"},
	{NULL, P3, DOUBT, "^ prio|priority|wish|choice|pref|preference 1 ?:|= <card> ?,|;|.|/ prio|priority|wish|choice|pref|preference 2 ?:|= <card> ?,|;|.|/ prio|priority|wish|choice|pref|preference 3 ?:|= <card> ?,|;|.|/ ?in <chal>", "card $1 in $4 else card $2 in $4 else card $3 in $4"},
	{NULL, P3, DOUBT, "^ ?just|only ?the ?my <card> ?,|;|. ?and nothing|not else|more ?!|. $", "card $1"}, {NULL, P3, DOUBT, "^ ?oh ?ok|okay|well|right|fine|so|hm|hmm|er|erm ?well ?then ?, ?then ?the <card> ?then it_is|then|it_shall_be ?. $", "card $1"},
	{NULL, P3, DOUBT, "^ oh|for|ok|okay|damn|argh|ugh ?for ?heaven|heavens|god|gods|goodness|pete ?s ?sake ?,|:|. ?the <card> ?!|. $", "card $1"},
	{NULL, P3, DOUBT, "?,|;|. ?and nothing else|more ?!|.|, $", ""}, {NULL, P3, DOUBT, "?, go|now|bye|done ?!|. $", ""},
	{NULL, P3, DOUBT, "in|for ?my|the only|sole|one|single challenge|fight|battle ?i ?have ?to_which|in_which ?i ?am ?the a ?principal|party|main_player ?.", ""},
	{NULL, P2, DOUBT, "^ def|defence|defender|defend <chal> =|:|- <n>", "defend $1 with $2"},
	/* --- what stays in the hand --- */
	{NULL, 0, SAYING_CANCEL | SAYING_WHOLE, "?but ?and ?let_s ?let ?us ?i ?will ?would ?d ?rather ?better ?prefer ?want ?to ?like keep|save|hold|retain|reserve|hoard|keeping|saving|holding|hang ?on ?onto ?to ?back ?my|the <card_thing> ?card ?, ?back|instead|after_all|today|now|dry ?for ?me|myself ?until ?a|the ?my ?later|next|another|better|rainy|safe ?turn|time|round|phase|day|use|moment|occasion|hand ?please ?.", "clear $1"},
	{NULL, 0, SAYING_CANCEL | SAYING_WHOLE, "?the|my <card_thing> ?, ?i ?will ?would ?rather keep|save|hold|retain|keeping|saving|holding ?it ?back ?for ?until ?in ?a|the ?my ?later|next|another|better ?turn|time|round|phase|use|moment|occasion|hand ?.", "clear $1"},
	{NULL, 0, SAYING_CANCEL | SAYING_WHOLE, "?but ?and ?let_s ?let ?us ?i ?will ?do not|don_t|dont|won_t|never ?want ?to ?be waste|spend|burn|squander|use_up|wasting|spending ?my|the <card_thing> ?here|now|this_turn|this_time|on_this|on_it|after_all ?.", "clear $1"},
	{NULL, 0, SAYING_CANCEL | SAYING_WHOLE, "leave ?my|the <card_thing> in|where ?my hand|unplayed|alone|it_is ?.", "clear $1"},
	{NULL, 0, 0, NULL, NULL},
};

const struct saying ce_card_forms[] = {
	/* --- a card alone, of a player who has one challenge --- */
	{NULL, P3, FORM, "<f_card> ?" PLAYING, "card $1"},
	{NULL, P3, FORM, "<f_force> <chal> add|bring|pour|ooze|reinforce|strengthen|boost ?amoeba|power|more|in|into|up", "power $2 : add $1"},
	{NULL, P3, FORM, "<f_amount> <chal> <f_to> out|withdraw|retreat|pull|remove ?amoeba|power|back|home|of|from|off|take", "power $2 : out $1 to $3"},
	/* --- what leaves open which is meant --- */
	{NULL, 0, UNCLEAR, "heal|healing ?all|every|everything|only ?of my|mine|myself|me", N_("The Healer heals other players only. Name them")},
	{NULL, P3, UNCLEAR, "?the|my highest|lowest|best|biggest|smallest|strongest|weakest|cheapest|worst|middle|second ?best ?1|card|attack|number ?in|for|there|i", WHICH_CARD},
	{NULL, P3, UNCLEAR, "^ ?the|my ?a big|high|low|small|strong|weak|good ?1|card", WHICH_CARD}, {NULL, P3, UNCLEAR, "play|show|lay|use|put|choose|take|with|card ?the|my ?a big|high|low|small|strong|weak|good ?1|card", WHICH_CARD},
	{NULL, P3, UNCLEAR, "force_field|ff ?on|against|: ?all ?of|the everyone|everybody|all|allies|them ?allies ?in ?c ?<n> ?, except|but|save|apart_from|bar|excluding|not", N_("Force Field stops the allies that you name. Write each of them, and no exception")},
	{NULL, P3, UNCLEAR, "as_many_as|as_much_as ?is|are ?needed|necessary|required|it_takes|possible|to", WHICH_TOKENS},
	{NULL, P3, UNCLEAR, "^ ?the ?my <card> or <card> ?in ?<chal> $", N_("Which card comes first is left open. Write `else` between them")},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
