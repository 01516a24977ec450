/* How players say deals, rewards and losses in phase 4, and that they want none. The parts of which these sayings are made stand
 * in sayings.c and sayings_late.c.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/sayings/sayings.h"

#define P2 PHASE(2)
#define P3 PHASE(3)
#define P4 PHASE(4)
#define DOUBT SAYING_DOUBT
#define WHOLE SAYING_WHOLE
#define WILL "?will|shall|would|may|can|could|do|am ?d|ll ?to"

/* clang-format off */
const struct saying ce_settle_early[] = {
	{NULL, P4, 0, "give|gives for me", "gives me"}, {NULL, P4, 0, "give|gives for him|her|them", "give him"}, {NULL, P4, 0, "?,|; ?and in_consideration_thereof|in_return_therefor|by_way_of_return", ""},
	{NULL, P4, DOUBT, "get|receive ?, in_consideration_thereof|in_consideration|thereof|therefor ?thereof ?,", "get"}, {NULL, P4, 0, "full_stop|full_point $", ""},
	{NULL, P4, DOUBT | WHOLE, "?i ?make|do|offer|propose ?a ?deal to|with <seat> ?:|, if|provided ?that he|she|they gives|give ?me <gifts> ?,|;|: ?then i " WILL " give ?him|her|them <gifts> ?for|to ?him|her|them", "deal $1 : i give $3 , $1 gives $2"},
	{NULL, P4, DOUBT, "accept|take|agree|agree_to|want ?only|just|exactly this|that|the_following|following ?deal|terms|offer ?and ?but ?nothing|no|not ?else|other|more ?deal|terms :", "accept :"},
	{NULL, P4, 0, "u", "you"}, {NULL, P4, 0, "ill give|pay|offer", "i give"},
	{NULL, P4, DOUBT, "?,|;|. ?and ?with <troops> ?of ?mine ?, ?which|who ?will|shall|would|may|to land|settle|go|move|live|sit|come ?on|to|at ?there|it|that|this ?base ?planet", "tokens $1"}, {NULL, P4, DOUBT, "?,|;|. ?and ?the token ?that|which|who ?land|go|settle ?for|on|to|at that|this|the|my|it|there|its ?new ?base ?are|is|come|comes ?:|, <troops>", "tokens $1"},
	/* --- no deal --- */
	{"no_deal", P4, 0, "?i ?we ?have ?ve decided|decide|am|m ?am against ?a|any dealing|deal|trading|trade|swap|making_a_deal|deals|it", ""}, {"no_deal", P4, 0, "?i consent|agree|accept|enter ?into ?to no|not_any agreement|deal|trade|bargain|treaty|swap|terms", ""},
	{"no_deal", P4, 0, "?i ?we ?am ?m not|hardly interested in ?a|any deal|trade|dealing|trading|swap|dealings|bargain", ""}, {"no_deal", P4, 0, "?i refuse|decline|refrain ?to ?from deal|trade|bargain|negotiate|dealing|trading", ""},
	{"no_deal", P4, 0, "no swap|trade|exchange|dice|dealing|dealings|trading|swaps|trades", ""}, {"no_deal", P4, 0, "?i ?we won_t|will_not|don_t|do_not|dont|shan_t|shall_not ?want ?wish ?like ?be ?to deal|trade|swap|bargain|dealing|trading ?this_time|now|today", ""}, {"no_deal", P4, 0, "nothing doing|to_offer", ""}, {"no_deal", P4, 0, "?the deal|trade|swap ?is off|no_go|dead|nope", ""},
	{"no_deal", P4, 0, "?i ?we ?have ?make ?want no deal|deals|bargain ?at_all|whatsoever ?for|from|with ?me|us ?, ?i_m_afraid|im_afraid|i_am_afraid|sorry|thanks|thank_you", ""}, {"no_deal", P4, 0, "?i ?we have|make|want no deal|deals ?at_all", ""},
	{NULL, P4, 0, "^ <no_deal> ?with|for|from <seat> ?.|! $", "deal $2 : no"}, {NULL, P4, 0, "^ <no_deal> ?.|! $", "no deal"}, {NULL, P4, DOUBT, "^ <no_deal> ,|;|.", "no deal ;"},
	{NULL, P4, 0, "^ deal|trade|swap ?with|for <seat> ?:|=|?|- n|no|nope|nah|nay|never|nothing|none ?thanks|ta $", "deal $1 : no"}, {NULL, P4, 0, "^ deal|trade|swap ?:|=|?|- n|no|nope|nah|nay|never|nothing ?thanks|ta $", "no deal"},
	/* --- tokens that are lost where no deal is made --- */
	{"failing", P4, 0, "failing ?an ?any agreement|deal|settlement|treaty|that ?in|for ?<chal>", ""}, {"failing", P4, 0, "if|when|should|in_case ?the <seat> ?s deal|treaty|talks ?should fails|fail|falls|fall|collapses ?through|apart", ""},
	{"failing", P4, 0, "if|when|should|in_case ?the deal|treaty|talks ?with ?in|for ?<seat> ?should fails|fail|falls|fall|collapses ?through|apart", ""},
	{"failing", P4, 0, "if|when|should no|not_any deal|agreement|treaty ?should comes|come|happens|happen|materialises|results|result ?about|off|of ?it", ""},
	{"borne", P4, 0, "is|are|shall|will|must|should|may|can|to ?be borne|taken|paid|met|suffered|drawn|removed|deducted|found|come|lost ?by|from|off|out_of|on ?my ?garrison|base|men|force ?on|at", ""}, {"borne", P4, 0, "come|comes|go|taken|: off|from|out_of", ""},
	{"a_deal", P4, 0, "?that ?the|a|any|our|my deal|talks|negotiations|treaty|agreement|bargain|exchange|swap|trade|offer|parley ?with ?<seat> ?should|will|does", ""}, {"a_deal", P4, 0, "this|that|it|all_this|not_that ?should|will|does", ""},
	{"failing", P4, 0, "if|when|should|in_case ?of <a_deal> fails|fail|collapses|collapse|founders|founder|crumbles", ""}, {"failing", P4, 0, "if|when|should|in_case <a_deal> falls|fall|breaks|break through|apart|flat|down|up", ""},
	{"failing", P4, 0, "if|when|should|in_case <a_deal> goes|go|comes|come ?to wrong|south|sour|naught|nought|nothing|grief|pieces|overboard", ""}, {"failing", P4, 0, "if|when|should|in_case <a_deal> is|gets|be|get rejected|refused|off|dead|declined|turned_down", ""},
	{"failing", P4, 0, "if|when|should|in_case <a_deal> <not> ?be accepted|agreed|made|done|reached|struck|concluded|possible|work|works|come|happen|materialise|hold|succeed|stand ?out|off|through|about|to ?pass", ""},
	{"failing", P4, 0, "if|when|should ?there ?should is|be|are|s ?should no|not_any deal|agreement|treaty|bargain|accord|exchange|swap|trade|settlement|meeting_of_minds ?with ?<seat> ?made|reached|possible|struck|concluded|found", ""},
	{"failing", P4, 0, "if|when|should he|she|they|<seat> ?should|do|does <not> ?be wants|want|wish|wishes|likes|like|agree|agrees|accept|accepts|willing|interested|keen|come|play|plays|go ?for|along|in|ball ?to ?it|this|that|deal|offer|my", ""},
	{"borne", P4, 0, "is|are to be borne|taken|paid|met|suffered|drawn|removed|deducted|found|lost|struck|given_up ?by|from|off|out_of|on ?my ?garrison|base|men|force ?on|at", ""},
	{"strikes", P4, 0, "strike|take|remove|deduct|subtract|write_off|cross_off|cross_out|sacrifice|forfeit|give_up|lose|shed ?away ?my|the|those", ""},
	{NULL, P4, DOUBT, "^ <failing> ?,|:|then ?then ?i|we ?will ?must <strikes> <troops>", "lose $3"}, {NULL, P4, DOUBT, "^ <failing> ?,|: ?then ?the|my|those <n> ?token <borne> <place>", "lose $2 from $4"},
	{NULL, P4, DOUBT, "^ ?the|my|those <n> ?token <borne> <place> $", "lose $1 from $3"}, {NULL, P4, DOUBT, "^ strike|deduct|subtract|write_off|cross_off|cross_out ?my|the|those <troops> $", "lose $1"}, {NULL, P4, DOUBT, "^ <strikes> ?my|the|those <n> ?token off <place> $", "lose $2 from $3"},
	/* what it costs, with the ways of not agreeing before it or behind it */
	{"refuser", P4, 0, "he|she|they|you|it|that|this", ""}, {"refuser", P4, 0, "<seat>", ""}, {"refuser", P4, 0, "<a_deal>", ""}, {"refuser", P4, 0, "we|i|we_both", ""},
	{"refuses", P4, 0, "refuse|refuses|decline|declines|balk|balks|hesitate|hesitates|say_no|says_no|say_nope|says_nope|say_never|turn_it_down|turns_it_down|turn_me_down|turns_me_down|turn_this_down|turns_this_down|turn_that_down|turns_that_down|back_out|backs_out|walk_away|walks_away|laugh_at_it|laughs_at_it|laugh|laughs|scoff|scoffs|sulk|sulks|sneer|sneers|baulk|baulks|shake_his_head|shakes_his_head|shake_her_head|shakes_her_head|stay_silent|stays_silent|reject_it|rejects_it|reject_this|rejects_this|reject_my_offer|rejects_my_offer|refuse_it|refuses_it|decline_it|declines_it|have_none_of_it|has_none_of_it|think_otherwise|thinks_otherwise ?it|this|that|my ?offer|deal", ""},
	{"refuses", P4, 0, "is|be|are|gets|get|proves|prove|stays|stay|remains|remain|turns_out ?to_be ?too|so|that stubborn|unwilling|difficult|obstinate|unreasonable|greedy|reluctant|uninterested|foolish|silly|against_it|a_fool|rude|bull_headed|pig_headed|proud|opposed|disinclined|unmoved|refused|declined|rejected|turned_down|struck_down", ""},
	{"refuses", P4, 0, "<not> ?be ?want|wants|wish|wishes|like|likes|agree|agrees|accept|accepts|bite|bites|play|plays|budge|budges|consent|consents|take_it|takes_it|come|comes|go_along|goes_along|agreeing|accepting|interested|willing|keen ?along|ball ?to|with ?it|that|this|terms|an ?agreement|a ?deal", ""},
	{"refuses", P4, 0, "fails|fail|falls_through|fall_through|falls_flat|fall_flat|comes_to_nothing|come_to_nothing|comes_to_naught|goes_wrong|go_wrong|collapses|collapse|disagree|cannot_agree|can_t_agree|cant_agree|fail_to_agree|cannot_come_to_terms|can_t_come_to_terms|cannot_find_a_deal", ""},
	{"unwilling", P4, 0, "if|when|should|were|in_case|in_the_event|suppose|supposing ?that <refuser> ?should|will|would|does|do|did|to ?to <refuses>", ""},
	{"unwilling", P4, 0, "if|when|should|in_case nothing ?should comes|come|happens ?out ?of ?it|that|this", ""}, {"unwilling", P4, 0, "if no|nope|nothing|not ?deal", ""}, {"unwilling", P4, 0, "without|failing|absent|barring ?a|an|any deal|agreement|bargain|that|success|consent|settlement|answer", ""},
	{"unwilling", P4, 0, "in_case|in_the_event|for_want|for_lack ?of no|not_any|a ?failed|failure|refusal|deal|agreement ?deal|agreement", ""}, {"no_deal_then", P4, 0, "no deal|agreement|bargain|swap ?: ?->|=>", ""}, {"no_deal_then", P4, 0, "no deal|agreement|bargain|swap ?made|reached :|=|then", ""}, {"unwilling", P4, 0, "else|or_else|if_not|failing_that|if_otherwise", ""},
	{NULL, P4, DOUBT, "^ <no_deal_then> ?<loses> <troops> $", "lose $3"}, {NULL, P4, DOUBT, ",|;|. <no_deal_then> ?<loses> <troops> $", "; lose $3"}, {NULL, P4, DOUBT, "^ <no_deal_then> <troops> $", "lose $2"}, {NULL, P4, DOUBT, ",|;|. <no_deal_then> <troops> $", "; lose $2"},
	{"unwilling", P4, 0, "<failing>", ""},
	{"of_failing", P4, 0, "for|in|on|after|upon ?the|a|any ?case ?of failed|failing|broken|no|missed|dead|rejected|refused ?deal|agreement|bargain|trade|swap", ""}, {"of_failing", P4, 0, "if ?it|that|this ?the ?deal fails|fail|failed|falls_through", ""},
	{"gone", P4, 0, "?will|shall|would|may|must|can|are|is|have|should ?to ?be ?then lost|go|goes|gone|taken|removed|die|pay|pays|leave|fall|perish|forfeit|forfeited|sacrificed|struck|come_off|to_go|to_be_lost ?for ?it|that|this|away", ""},
	{"loses", P4, 0, "?then ?i ?we ?you ?ll|will|must|would|shall|should|may|can|have_to|am_to lose|take|remove|sacrifice|forfeit|give_up|part_with|pay|strike|deduct|let_go_of|drop|say_goodbye_to ?me ?my|the|those ?losses|loss ?:|of", ""}, {"loses", P4, 0, "?then ?it|that|this is|s|costs|cost|will_cost|would_cost|means|will_be|takes ?me ?:", ""}, {"loses", P4, 0, "?the|my losses|loss ?will|would|shall ?are|is|be ?:|of", ""}, {"loses", P4, 0, "-", ""}, {"loses", P4, 0, "?then ?it ?is", ""},
	{"three", P4, 0, "?the|my|all|those ?of 3 ?token ?of ?mine ?which|that ?i ?would|will|must ?have_to lose", ""}, {"three", P4, 0, "?the|my|all ?of losses|loss|mine|them|these|those|it_all", ""}, {"three", P4, 0, "they|these|those|mine|it", ""},
	{"coming", P4, 0, "?will|shall|would|should|may|must|can|are|is ?to ?all|both ?be ?those|these come|comes|coming|go|taken|drawn|removed|lost|are|is|be|from|off|on ?from|off|out_of|on|at", ""},
	{NULL, P4, DOUBT, "^ ?and|but <unwilling> ?,|:|->|then|;|-|= ?then <loses> <troops> ?<gone> $", "lose $3"}, {NULL, P4, DOUBT, "^ ?and|but <unwilling> ?,|:|->|then|;|-|= ?then <troops> ?<gone> $", "lose $2"},
	{NULL, P4, DOUBT, "^ ?and|but <unwilling> ?,|:|->|then|;|-|= ?then ?the|my|all|those <n> ?of ?them|these|mine ?token <coming> <place> $", "lose $2 from $4"},
	{NULL, P4, DOUBT, "^ ?and|but <unwilling> ?,|:|->|then|;|-|= ?then <three> <coming> <place> $", "lose 3 from $4"}, {NULL, P4, DOUBT, "^ ?and|but <unwilling> ?,|:|->|then|;|-|= ?then <planet> loses|pays|gives|sacrifices|forfeits|yields <n> $", "lose $3 from $2"},
	{NULL, P4, DOUBT, ",|;|. ?and|but <unwilling> ?,|:|->|then|;|-|= ?then <loses> <troops> ?<gone> $", "; lose $3"}, {NULL, P4, DOUBT, ",|;|. ?and|but <unwilling> ?,|:|->|then|;|-|= ?then <troops> ?<gone> $", "; lose $2"},
	{NULL, P4, DOUBT, ",|;|. ?and|but <unwilling> ?,|:|->|then|;|-|= ?then <three> <coming> <place> $", "; lose 3 from $4"},
	{NULL, P4, DOUBT, "^ ?and|but ?the|my losses|loss <coming> <place> ?instead $", "lose 3 from $2"}, {NULL, P4, DOUBT, "^ ?and|but ?the|my losses|loss ?would|will ?are|is|be ?: <troops> ?instead $", "lose $1"},
	{NULL, P4, DOUBT, "^ <troops> ?<gone> <of_failing> $", "lose $1"}, {NULL, P4, DOUBT, "^ lost|lose|losses|loss|casualties ?, <of_failing> ?:|, ?are|is <troops> $", "lose $2"},
	{"the_loss", P4, 0, "?the|my ?token forfeit|forfeits|forfeiture|loss|losses|penalty|casualties|sacrifice|forfeited", ""},
	{NULL, P4, DOUBT, "^ <failing> ?,|: ?then <the_loss> ?of <n> ?token <borne> <place>", "lose $3 from $5"}, {NULL, P4, DOUBT, "^ <the_loss> ?of <n> ?token <borne> <place>", "lose $2 from $4"},
	{NULL, P4, DOUBT, "^ <the_loss> <borne> <place> ?,|:|( ?all <n>", "lose $4 from $3"}, {NULL, P4, DOUBT, "^ <failing> ?,|:|then ?then ?i ?will take|remove|deduct|lose <n> ?token from|off <place>", "lose $2 from $3"},
	{NULL, P4, DOUBT, "^ <failing> ?,|: ?then ?i|we ?will ?must lose <troops>", "lose $2"}, {NULL, P4, DOUBT, "^ <n> ?token off <planet> ?please $", "lose $1 from $2"}, {NULL, P4, DOUBT, ",|;|and <n> ?token off <planet>", "; lose $1 from $2"},
	{NULL, 0, 0, NULL, NULL},
};

const struct saying ce_settle_sayings[] = {
	/* --- what is given --- */
	{NULL, P4, DOUBT, "^ by_way_of|as ?the ?my deal in|for <chal> ?,|:", ""}, {NULL, P4, DOUBT, "^ base|bases|card|cards for|against|4 base|bases|card|cards :|.", ""},
	{"gift", P4, 0, "<n> of his|hers|theirs|mine|yours|my_own ?card", "$1 card"}, {"gift", P4, DOUBT, "?1|a base ?on|in|at my ?planet|home ?number|no <n>", "base on $1"}, {"gift", P4, 0, "<planet> ?as ?a base", "base $1"},
	{"gift", P4, DOUBT, "?1|a base ?on|in|at my <nth> ?planet|home", "base on $1"}, {"gift", P4, DOUBT, "?1|a base|1 ?on|in|at his|her|their ?planet|home ?number|no <n>", "base on his $1"}, {"gift", P4, 0, "base on <n>", "base on $1"}, {"gift", P4, 0, "<n> of <seat> ?s card", "$1 card"},
	{"we_offer", P4, 0, "?i ?we ?would ?will ?d ?my ?a offer|propose|suggest|want|like|ask|deal|trade|swap|exchange|give ?for ?is ?to ?with ?<seat> ?: ?to ?offer|propose|suggest|deal ?that", ""}, {"we_offer", P4, 0, "we|let_s", ""},
	{"in_return", P4, 0, "for|against|4|in_return_for|in_exchange_for|in_return|in_exchange ?for", ""},
	{NULL, P4, DOUBT | WHOLE, "<we_offer> ?, ?we ?to ?a swap|exchange|trade|give|gives ?of <few> ?card each|apiece|both ?way|ways|side ?of_us", "deal : i give $2 card , i get $2 card"},
	{NULL, P4, DOUBT | WHOLE, "<we_offer> ?, ?we ?to ?of ?a <few> ?card each|apiece|both|from_each ?way|ways|side ?of_us", "deal : i give $2 card , i get $2 card"},
	{NULL, P4, DOUBT | WHOLE, "<we_offer> ?, ?we each|both ?of_us ?of ?us give|gives|swap|trade|exchange <few> card", "deal : i give $2 card , i get $2 card"},
	{NULL, P4, DOUBT | WHOLE, "<we_offer> ?, <few> ?card from each|both ?side|of_us", "deal : i give $2 card , i get $2 card"},
	{NULL, P4, DOUBT | WHOLE, "<seat> " WILL " get|has|have|receives ?from_me <gifts> <in_return> <gifts>", "deal $1 : i give $2 , $1 gives $4"},
	{NULL, P4, DOUBT | WHOLE, "<seat> " WILL " get|has|have|receives ?from_me <gifts> ?,|; ?and ?i ?will ?would want|take|get|like <gifts>", "deal $1 : i give $2 , $1 gives $3"},
	{NULL, P4, DOUBT, "^ no|not_any base|bases ?please ?. $", ""}, {NULL, P4, DOUBT, "?, or|else there is no deal|agreement|swap|trade $", ""}, {NULL, P4, DOUBT, "?, or no|nothing ?deal|agreement|swap|trade $", ""},
	{NULL, P4, DOUBT, "straight|simple|fair|even|plain|clean|quick|small swap|trade|exchange|deal", "trade"},
	{NULL, P4, DOUBT | WHOLE, "?a ?deal|trade|swap|exchange ?with <seat> ?:|,|- <few> ?card each ?way ?from_us", "deal $1 : i give $2 card , $1 gives $2 card"},
	{NULL, P4, DOUBT | WHOLE, "?a ?deal|trade|swap|exchange ?with <seat> :|,|- <few> ?card for|4|against <few> ?card", "deal $1 : i give $2 card , $1 gives $3 card"}, {NULL, P4, DOUBT | WHOLE, "?a ?deal|trade|swap|exchange ?with <seat> <few> card for|4|against <few> ?card", "deal $1 : i give $2 card , $1 gives $3 card"}, {NULL, P4, DOUBT | WHOLE, "?a deal|trade|swap|exchange with <seat> <few> ?card for|4|against <few> ?card", "deal $1 : i give $2 card , $1 gives $3 card"},
	{NULL, P4, DOUBT | WHOLE, "?deal|trade|swap|exchange ?: ?i " WILL " ?trade|swap|exchange|give <planet> ?base for|against|4 <planet> ?base ?,|;|. ?and ?land ?with ?by <troops>", "deal : i give base $1 , i get base $2 tokens $3"},
	{"payable", P4, 0, "payable|debit|outgoing|out|paid|due|give|giving|i_give|i_pay|mine|from_me|my_side|my_part|my_offer|i_offer", ""}, {"receivable", P4, 0, "receivable|credit|incoming|get|getting|i_get|i_receive|his|hers|theirs|to_me|for_me|his_side|her_side|his_part|her_part|i_want|i_ask", ""},
	{NULL, P4, DOUBT | WHOLE, "?deal ?: <payable> ?in ?for ?: <gifts> ?,|;|.|/ ?and <receivable> ?: <gifts> ?.", "deal : i give $2 , i get $4"}, {NULL, P4, DOUBT | WHOLE, "?deal ?: <receivable> ?: <gifts> ?,|;|.|/ ?and <payable> ?: <gifts> ?.", "deal : i give $4 , i get $2"},
	{NULL, P4, DOUBT | WHOLE, "?deal ?: <payable> <chal> ?: <gifts> ?,|;|.|/ ?and <receivable> <chal> ?: <gifts> ?.", "deal $2 : i give $3 , i get $6"},
	{NULL, P4, DOUBT | WHOLE, "?i ?make|do|offer|propose ?a ?deal ?to|with <seat> ?:|, i " WILL " give ?him|her|them <gifts> ?,|; ?and he|she|they " WILL " gives|give ?me <gifts>", "deal $1 : i give $2 , $1 gives $3"},
	{NULL, P4, DOUBT | WHOLE, "?i ?make|do|offer|propose ?a ?deal ?to|with <seat> ?:|, he|she|they " WILL " gives|give ?me <gifts> ?,|; ?and i " WILL " give ?him|her|them <gifts> ?also|too|as_well", "deal $1 : i give $3 , $1 gives $2"},
	{NULL, P4, DOUBT | WHOLE, "<seat> " WILL " gives|give ?me <gifts> ?,|;|. ?and i " WILL " give ?him|her|them <gifts> ?also|too|as_well ?.", "deal $1 : i give $3 , $1 gives $2"},
	{NULL, P4, DOUBT | WHOLE, "<seat> " WILL " gets|get|has|have|receives ?from_me <gifts> ?,|;|. ?and i " WILL " get|have|take|receive ?from_him|from_her <gifts> ?also|too|as_well ?.", "deal $1 : i give $2 , $1 gives $3"},
	{NULL, P4, DOUBT | WHOLE, "?deal ?: <gifts> for me ,|and|; ?and <gifts> for|to <seat>", "deal $3 : i give $2 , $3 gives $1"}, {NULL, P4, DOUBT | WHOLE, "?deal ?: <gifts> for|to <seat> ,|and|; ?and <gifts> for|to me", "deal $2 : i give $1 , $2 gives $3"},
	{NULL, P4, DOUBT | WHOLE, "i " WILL " take|get|want|have <seat> ?s card ,|; ?and|but he|she|they " WILL " gets|get|has|have|receives ?from_me <gifts>", "deal $1 : i give $2 , $1 gives 1 card"},
	{NULL, P4, DOUBT | WHOLE, "i " WILL " take|get|want|have <seat> ?s card and he|she|they " WILL " gets|get|has|have|receives ?from_me <gifts>", "deal $1 : i give $2 , $1 gives 1 card"},
	{NULL, P4, DOUBT | WHOLE, "i " WILL " take|get|want|have <gifts> from|of <seat> ?,|; ?and|but he|she|they " WILL " gets|get|has|have|receives ?from_me <gifts>", "deal $2 : i give $3 , $2 gives $1"},
	{NULL, P4, DOUBT | WHOLE, "i " WILL " want|get|take|have his|her|their <gifts> for|against|4 ?my <gifts>", "deal : i give $2 , i get $1"}, {NULL, P4, DOUBT | WHOLE, "?i " WILL " trade|swap|exchange|give ?my <gifts> for|against|4 ?any|a|1 card ?of his|hers|theirs|yours", "deal : i give $1 , i get 1 card"},
	{NULL, P4, DOUBT | WHOLE, "?i " WILL " take|want|have|prefer|get ?my reward|rewards ?for ?all in|as card", "reward : card"}, {NULL, P4, DOUBT | WHOLE, "lose ?: <planet> x|*|:|= <n>", "lose $2 from $1"},
	{NULL, P4, DOUBT | WHOLE, "<seat> ?will offers|offer|proposes|pays|hands ?me <gifts>", "deal $1 : $1 gives $2"},
	/* --- own colour --- */
	{NULL, P3 | P4, DOUBT, "^ ?and|but if|when|should|were ?the ?wheel|card|draw|flip ?of ?destiny|fate ?should ?i ?we ?show|shows|draw|get|bring|brings|turn_up|turns_up|point|points|land|lands ?to|at|on ?my own_colour ?should ?is|be|comes|come|turns|comes_up ?drawn|up|again ?, ?then ?i ?let ?would|d|will|shall ?there ?much ?rather|sooner|prefer|choose ?to ?be ?a <choice> ?than|not ?to ?have ?a ?fight|redraw ?again ?in|at|on ?my ?own ?home|garden|backyard|system|house|planets $", "own_colour : $1"},
	{"choice", P3 | P4, 0, "?have|let|see ?it|that|the_wheel|the_card ?be turned|drawn|spun|dealt|shuffled ?up again|anew|once_more|afresh", "redraw"},
	{NULL, P3 | P4, DOUBT, "rather|sooner|preferably <choice> than ?to ?have ?a fight|redraw ?again ?in|at|on ?my ?own ?home|garden|backyard|system|colour|house|planets", "$1"}, {NULL, P3 | P4, DOUBT, "^ ?i don_t|do_not|dont want|wish|like|care ?to fight|redraw ?again ?in|at|on ?my ?own ?home|garden|backyard|system|colour|house|planets ?again ,|:|;|but|so ?but|so ?i ?will <choice> $", "own_colour : $1"},
	{NULL, P3 | P4, DOUBT, "^ own_colour next turn|round|time ?:|, ?i ?will ?to <choice>", "own_colour : $1"}, {NULL, P3 | P4, DOUBT, "^ ?next turn|time|round ?,|: if|should|when i ?should draw|get|turn_up|am_sent_to ?my myself|my_own|me|home|own_colour|own_system ?,|then ?i ?will ?to <choice>", "own_colour : $1"},
	{NULL, P3 | P4, DOUBT, "^ own col|clr|c|color|colours|hue|destiny ?: ?i ?will ?to <choice>", "own_colour : $1"}, {NULL, P3 | P4, DOUBT, "^ o / c ?:|=|- ?i ?will ?to <choice>", "own_colour : $1"}, {NULL, P3 | P4, DOUBT, "^ oc|o_c|owncol|owncolour|owncolor ?:|=|- ?i ?will ?to <choice>", "own_colour : $1"},
	{NULL, P4, DOUBT, "^ redraw ?,|! redraw ?,|! ?redraw ?! $", "own_colour : redraw"}, {NULL, P4, DOUBT, "^ fight ?,|! ?fight ?,|! ?fight ?! $", "own_colour : fight"},
	/* --- rewards --- */
	{"for_help", P4, 0, "?as ?a ?my ?thanks|pay|payment|wages|price ?for|4 ?all my|the helping|help|helpin|trouble|troubles|aid|aiding|assistance|support|supporting|efforts|effort|pains|services|part ?of ?to ?in ?him|her|them", ""}, {"for_help", P4, 0, "for|4 helping|helpin|aiding|supporting|assisting|joining ?him|her|them", ""},
	{"wanting", P4, 0, "?i ?would ?d ?ll ?will ?shall like|want|take|have|prefer|choose|ask|claim|get|require|demand|love|fancy ?to ?for ?have", ""},
	{NULL, P4, DOUBT, "^ <for_help> in|for|at <chal> ?,|: <wanting> <take>", "reward $2 : $4"}, {NULL, P4, DOUBT, "^ <for_help> in|for|at <chal> ?,|: <take>", "reward $2 : $3"},
	{NULL, P4, DOUBT, "^ <for_help> <seat> ?in|at ?,|: <wanting> <take>", "reward : $4"}, {NULL, P4, DOUBT, "^ <for_help> <seat> ?,|: <take>", "reward : $3"}, {NULL, P4, DOUBT, "^ <for_help> ?,|: <wanting> <take>", "reward : $3"},
	{NULL, P4, DOUBT, "^ <wanting> <take> <for_help> ?in ?<seat>", "reward : $2"}, {NULL, P4, DOUBT, "^ <take> <for_help> ?<seat>", "reward : $1"}, {NULL, P4, DOUBT, "^ <wanting> <take> in|for|from <chal>", "reward $3 : $2"},
	{NULL, P4, DOUBT, "card ,|: <n> ?of ?them ?. $", "$1 card"}, {"one_take", P4, 0, "<n> crd|crds|cds", "$1 card"}, {"one_take", P4, 0, "<n> token <planet>", "$1 token to $2"},
	{"only_cards", P4, 0, "?the ?my ?just|only|all|both|2 ?in card ?only|throughout|both|please|all ?please ?,|; ?and ?but no|not|never|rather_than|instead_of ?the token", ""}, {"only_cards", P4, 0, "just|only|all|both ?in ?as card ?please", ""}, {"only_cards", P4, 0, "card ?,|: only|throughout|both|all|exclusively ?please", ""},
	{NULL, P4, DOUBT, "^ ?my ?reward|rewards ?in|for ?: <wanting> ?also|too <only_cards> $", "reward : card"}, {NULL, P4, DOUBT, "^ ?my ?reward|rewards ?: ?in <only_cards> $", "reward : card"},
	{NULL, P4, DOUBT, "^ ?i waive|forgo|forego|renounce|decline|refuse|skip ?the ?my token ?,|; ?and|but <wanting> ?the card ?throughout|only|instead", "reward : card"},
	{NULL, P4, DOUBT, "<n> token as|for ?my ?a reward ?,|:|( ?both|all|each ?go|goes|come|comes ?back ?home to|on|onto|at <place>", "reward : $1 token to $2"}, {NULL, P4, DOUBT, "both ?of ?my ?the reward token ?go|come|goes|comes ?back ?home to|on|onto|at <place>", "reward : 2 token to $1"}, {NULL, P4, DOUBT, "<n> ?of ?my ?the reward token ?go|come|goes|comes ?back ?home to|on|onto|at <place>", "reward : $1 token to $2"},
	{NULL, P4, DOUBT, "^ 1 of each|both ?, ?and ?please ?, the token ?goes|go ?back ?home to|on|onto <place>", "reward : 1 card , 1 token to $1"}, {NULL, P4, DOUBT, "^ ?for_help 1 of each|both in|for <chal> ?, ?and ?please ?, the token ?goes|go ?back ?home to|on|onto <place>", "reward $1 : 1 card , 1 token to $2"},
	{NULL, P4, DOUBT, "?, ?<word> ones|1 if you have|ve ?got any|them|some ?left ?. $", ""}, {"card_thing", P4, DOUBT, "gas", "stellar_gas"},
	{NULL, P4, DOUBT, "^ no|not_any card ?in|for|from <chal> ?,|;|. ?but ?i ?take|want|have ?rather <take> ?instead", "reward $1 : $2"},
	{NULL, P4, 0, "card ,|and|plus <n> token is|are|would_be|seems|sounds|looks ?much better|nicer|fine|good|enough ,", "card and $1 token ,"},
	/* --- Stellar Gas --- */
	{NULL, P4, DOUBT, "stellar_gas ?, so_that|in_order_that|that|to ?may|might|will ?void|deny|cancel|kill|stop|spoil|wreck|ruin ?the <seat> consolation|reward|rewards|compensation|cards|card ?in|for|of|from <chal> ?may|shall|will|is|be|are|becomes ?be ?void|nil|cancelled|lost|gone|null|nothing", "stellar_gas in $2"},
	{NULL, P4, DOUBT, "^ gas him|her|them|it|that|<seat> ?all ?in|at <chal>", "stellar_gas in $1"},
	/* --- where no reward is owed, a number of tokens for a planet is what stands in Limbo --- */
	{NULL, P4, DOUBT | WHOLE, "^ ?i ?put|place|move|send|bring ?all ?my <n> ?token to|on|onto <planet> ?again ?please $", "limbo $1 to $2"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
