/* At whose hand the Mind looks, and from whom the Mutant draws, in the words of letters. All is asked about, and only a whole clause is
 * meant.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define P2 PHASE(2)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define TAKEN_BACK (SAYING_CANCEL | SAYING_WHOLE)
#define WISH                                                                           \
	"?let|please|now ?me|i|we ?will|would|shall|ll|d|am|have ?love|want|like|wish|going|rather|prefer ?to ?please"
#define HIS "his|her|their|the"
#define HAND "hand|hands|card|cards|mind|thoughts"
#define NOT                                                                            \
	"?i ?we ?am ?m ?will ?would ?d ?do ?shall ?rather not|don_t|dont|won_t|will_not|shan_t|never ?want ?wish ?be ?going ?to"
#define NOW                                                                            \
	"?at_all ?in|for ?this ?me ?turn|time|phase|now|today|here|this_turn|this_time|this_phase ?,|. ?please|thanks ?.|!"
#define END " ?now|please ?please ?.|! $"

/* clang-format off */
const struct saying ce_look_sayings[] = {
	/* --- the Mind: at whose hand --- */
	{"l_use", P1, 0, "?with|by|using|as ?my|the power|mind|will ?power ?of_mine ?i|we", ""}, {"l_use", P1, 0, "?please ?i ?we ?will use|let ?my|the power|mind ?power ?to|on", ""}, {"l_use", P1, 0, "?my|the power|mind ?power", ""},
	{"l_look", P1, 0, "look|looks|peek|peep|spy|glance|peer|pry ?in|on ?at|on|into|in", ""}, {"l_look", P1, 0, "see|read|reads|view|inspect|examine|check|reveal|study|scan|know ?out", ""}, {"l_look", P1, 0, "?please show|reveal|tell|open ?to me|us", ""}, {"l_look", P1, 0, "have|take ?a look|peek|glance ?in ?at|into", ""},
	{"l_hand", P1, 0, "?whole ?entire hand|hands|card|cards|mind ?card|cards of <seat>", "$1"}, {"l_hand", P1, 0, "card|cards <seat> has|holds|have ?in ?his|her|their ?hand", "$1"}, {"l_hand", P1, 0, "card|cards in <seat> ?s hand", "$1"}, {"l_hand", P1, 0, "what|which ?card|cards <seat> has|holds|have ?in|on ?his|her|their ?hand", "$1"}, {"l_hand", P1, 0, "<seat> ?s ?whole|entire|complete " HAND " ?of ?card|cards", "$1"}, {"l_hand", P1, 0, "?at|on|into|in <seat>", "$1"},
	{"l_then", P1, 0, ",|;|and|then|&|or|else|otherwise|failing_that ?and|or|else ?then|also|if_not|else ?at", ""}, {"l_then", P1, 0, "?,|;|. ?or|and|but if that|it ?is ?isn_t|is_not|s|can_t|fails ?not ?possible|allowed|be ?done ?,|then ?then", ""}, {"l_then", P1, 0, "?,|;|. ?or|and ?if i can_t|cannot|can_not|may_not ?, ?then", ""}, {"l_then", P1, 0, "?,|;|. ?or|and|but ?if he|she|it|they is|isn_t|s|isnt|are ?not ?there|possible ?,|then ?then", ""}, {"l_then", P1, 0, "?,|;|. ?or|and ?if not <seat> ?,|then ?then", ""},
	{"l_hands", P1, 0, "hand|hands|card|cards of <seat> ,|and|& ?of <seat>", "$1 , $2"}, {"l_hands", P1, 0, "<seat> ?s and|& <seat> ?s hand|hands|card|cards", "$1 , $2"}, {"l_hands", P1, 0, "<l_hand> <l_then> <l_hands>", "$1 , $3"}, {"l_hands", P1, 0, "<l_hand> <l_then> <seat> ?s", "$1 , $3"}, {"l_hands", P1, 0, "<l_hand>", "$1"},
	{"l_fight", P1, 0, "attack|fight|battle|war|challenge|attack_on|my_attack", ""},
	/* the attack of another, and their own */
	{"l_where", P1, 0, "in|during|at|for ?the|that <l_fight> ?of|by|from <seat>", "in attack of $2"}, {"l_where", P1, 0, "in|during|at|for <seat> ?s ?own <l_fight> ?on|with|against ?him|her|them", "in attack of $1"}, {"l_where", P1, 0, "in|during|at|for <seat> ?s ?own attack_on|attack|attacks|fight ?on|with|against <seat>", "in attack of $1"}, {"l_where", P1, 0, "when|if|as|while|once|where <seat> attacks|attack|fights|fight|challenges|invades|is_attacking ?" HIS "|him|them", "in attack of $1"}, {"l_where", P1, 0, "when|if|as|while|once|where <seat> attacks|attack|fights|fight|challenges|invades|is_attacking <seat>", "in attack of $1"}, {"l_where", P1, 0, "when|if|as|where|while he|she|they is|gets|are attacked|challenged|invaded by <seat>", "in attack of $1"},
	{"l_own", P1, 0, "in|during|at|for his|her|their ?own <l_fight> ?on|with|against ?<seat>", ""}, {"l_own", P1, 0, "when|if|as|while|once|where he|she|they attacks|attack|fights|challenges|invades ?<seat>", ""}, {"l_own", P1, 0, "in|during the <l_fight> ?that ?which he|she|they starts|begins|makes", ""},
	{NULL, P1, SAID, "^ ?<l_use> ?:|,|- ?and|to " WISH " <l_look> <l_hands>" END, "power as mind : look at $3"}, {NULL, P1, SAID, "^ ?<l_use> ?:|,|- ?and|to " WISH " <l_look> <l_hands> <l_where>" END, "power as mind : if attacks look at $3 $4"}, {NULL, P1, SAID, "^ <l_where> ?, ?<l_use> ?:|,|- " WISH " <l_look> <l_hands>" END, "power as mind : if attacks look at $4 $1"},
	{NULL, P1, SAID, "^ ?<l_use> ?:|,|- ?and|to " WISH " <l_look> <seat> ?s ?whole|entire ?" HAND " <l_own>" END, "power as mind : if attacks look at $3 in attack of $3"}, {NULL, P1, SAID, "^ ?<l_use> ?:|,|- ?and|to " WISH " <l_look> ?whole|entire " HAND " of <seat> <l_own>" END, "power as mind : if attacks look at $3 in attack of $3"},
	{NULL, P1, SAID, "^ <l_use> ?:|,|- <l_hands>" END, "power as mind : look at $2"}, {NULL, P1, SAID, "^ <l_use> ?:|,|- <l_hands> <l_where>" END, "power as mind : if attacks look at $2 $3"},
	/* "Let me see" is a figure of speech, and is taken off. */
	{"l_cards", P1, 0, "?whole ?entire hand|hands|card|cards ?card|cards of <seat>", "$1"}, {"l_cards", P1, 0, "what|which ?card|cards <seat> has|holds|have ?in|on ?his|her|their ?hand", "$1"}, {"l_cards", P1, 0, "card|cards in <seat> ?s hand", "$1"}, {"l_cards", P1, 0, "<seat> ?s ?whole|entire|complete " HAND " ?of ?card|cards", "$1"},
	{NULL, P1, SAID, "^ <l_cards>" END, "power as mind : look at $1"}, {NULL, P1, SAID, "^ <l_cards> <l_then> <l_hands>" END, "power as mind : look at $1 , $3"}, {NULL, P1, SAID, "^ <l_cards> <l_then> <seat> ?s" END, "power as mind : look at $1 , $3"}, {NULL, P1, SAID, "^ <l_cards> <l_where>" END, "power as mind : if attacks look at $1 $2"}, {NULL, P1, SAID, "^ <l_cards> <l_own>" END, "power as mind : if attacks look at $1 in attack of $1"},
	/* --- the Mutant: from whom, and how many --- */
	{"m_use", P2, 0, "?with|by|using|as|through ?my|the power|mutant ?power ?i|we", ""}, {"m_use", P2, 0, "?please ?i ?we ?will use|play|let ?my|the power|mutant ?power ?to|and", ""}, {"m_use", P2, 0, "?my|the power|mutant ?power", ""},
	{"m_in", P2, 0, "in|for|at <chal>", "$1"}, {"m_in", P2, 0, "<chal>", "$1"}, {"m_in", P2, 0, "against|versus|with <seat>", "versus $1"},
	{"m_one", P2, 0, "?just|only ?the ?another|further|more|other <n> ?of ?more ?new|fresh|random ?card|cards", "$1"}, {"m_one", P2, 0, "?a|another|single card", "1"},
	{"m_from", P2, 0, "?come|comes ?taken|drawn from|out_of|off|out|of ?of ?the ?hand ?of", ""},
	{"m_src", P2, 0, "?first <m_one> <m_from> deck|pile|stack|draw_pile ?pile", "deck $1"}, {"m_src", P2, 0, "?first <m_one> <m_from> <seat> ?s ?hand|cards", "$3 $1"}, {"m_src", P2, 0, "?all|everything|only ?the ?my ?other ?others|rest|remainder|remaining|missing|new ?of ?them|it ?cards|card ?i ?need ?again ?come|comes|are ?drawn ?from|out_of|off ?the deck|pile|stack|draw_pile ?again", "deck"},
	{"m_src", P2, 0, "?all|everything|as ?many ?the ?my ?others|rest|remainder|remaining|missing|new ?of ?them|it ?cards|card ?as ?i ?need ?all from|out_of|off ?the ?hand ?of <seat> ?s ?hand|cards", "$1"}, {"m_src", P2, 0, "?first <seat> ?s ?hand", "$1"},
	{"m_srcs", P2, 0, "<m_src> ,|;|and|. ?and ?then|next|afterwards|after_that ?, <m_srcs>", "$1 , $2"}, {"m_srcs", P2, 0, "<m_src> then|next|afterwards ?from <m_srcs>", "$1 , $2"}, {"m_srcs", P2, 0, "<m_src>", "$1"},
	{"m_full", P2, 0, "until|till ?i|my ?hand is|have|hold|has ?again full|8 ?card|cards ?again", ""}, {"m_full", P2, 0, "?up to|up_to 8 ?card|cards", ""},
	{"m_draw", P2, 0, "draw|draws|take|takes|steal|steals|grab|pick|snatch|get|pull|want|have|give|help|like ?me ?myself ?up ?out ?to ?: ?from ?with ?only|just ?new ?card|cards ?:|, ?<m_full>", ""}, {"m_draw", P2, 0, "mutate|refill|fill|fills|regenerate|replenish|complete|top|restock ?me ?my ?up ?hand ?up ?,|:|- ?by|with ?taking|drawing|stealing ?only|just ?card|cards ?:", ""},
	{NULL, P2, SAID, "^ <m_in> ?:|, ?<m_use> ?:|,|- ?and|to " WISH " <m_draw> <m_srcs> ?<m_full>" END, "power as mutant $1 : from $4"}, {NULL, P2, SAID, "^ ?<m_use> ?:|,|- ?and|to " WISH " <m_draw> <m_srcs> ?<m_full> <m_in> ?<m_use>" END, "power as mutant $5 : from $3"}, {NULL, P2, SAID, "^ ?<m_use> ?:|,|- ?and|to " WISH " <m_draw> <m_srcs> ?<m_full> ?<m_use>" END, "power as mutant : from $3"}, {NULL, P2, SAID, "^ ?<m_use> ?:|,|- ?and|to " WISH " <m_draw> <m_srcs> ?<m_use> <m_in>" END, "power as mutant $5 : from $3"},
	{NULL, P2, SAID, "^ <m_use> ?:|,|- ?and|to ?taking ?first|on <m_srcs>" END, "power as mutant : from $2"}, {NULL, P2, SAID, "^ <m_use> ?, <m_in> ?:|,|- ?and|to ?taking ?first|on ?<m_draw> <m_srcs>" END, "power as mutant $2 : from $4"}, {NULL, P2, SAID, "^ <m_in> ?:|, <m_use> ?:|,|- ?and|to ?taking ?first|on ?<m_draw> <m_srcs>" END, "power as mutant $1 : from $4"}, {NULL, P2, SAID, "^ <m_use> ?on <m_srcs> <m_in>" END, "power as mutant $3 : from $2"},
	{NULL, P2, SAID, "^ ?all ?my ?new ?fresh card|cards ?come|comes ?, ?please ?only from deck|pile|stack <m_in>" END, "power as mutant $1 : from deck"}, {NULL, P2, SAID, "^ ?all ?of ?my ?new ?fresh ?card|cards ?come|comes|are ?drawn ?, ?please ?only from deck|pile|stack" END, "power as mutant : from deck"},
	{NULL, P2, TAKEN_BACK, "^ " NOT " draw|take|want ?any|a|new ?new ?card|cards " NOW " $", "clear mutant"}, {NULL, P2, TAKEN_BACK, "^ " WISH " draw|take nothing|none|no_cards|no_card|no ?card|cards " NOW " $", "clear mutant"}, {NULL, P2, TAKEN_BACK, "^ no drawing|draw|new ?card|cards ?for ?me " NOW " $", "clear mutant"},
	{NULL, P2, TAKEN_BACK, "^ " WISH " leave|keep ?my hand ?as|like ?it ?is " NOW " $", "clear mutant"},
	{NULL, P2, SAYING_UNCLEAR, "draw|drawing|steal ?a|1 ?card from everybody|everyone|all|anybody|anyone", N_("From whom are the cards drawn? Write `deck`, or name the players")},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
