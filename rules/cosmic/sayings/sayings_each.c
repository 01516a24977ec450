/* What each Power does in the words of letters, for its owner: where the Zombie's tokens return, from whom the Mutant draws, whose
 * tokens the Assassin and the Vacuum take. A row means the order with the Power's own name, so that it is an order for nobody
 * else. All is asked about, and only a whole clause is meant. Flares stand in sayings_flares.c.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define P2 PHASE(2)
#define P3 PHASE(3)
#define P4 PHASE(4)
#define SAID (SAYING_DOUBT | SAYING_WHOLE)
#define TAKEN_BACK (SAYING_CANCEL | SAYING_WHOLE)
#define WISH                                                                           \
	"?let ?me ?now ?please ?i ?we ?will ?would ?shall ?d ?ll ?am ?m ?want ?like ?wish ?going ?have ?to ?please"
#define NOW                                                                            \
	"?at_all ?in|for ?this ?turn|time|phase|now|today|here|this_turn|this_time|this_phase ?,|. ?please|thanks ?.|!"
#define OWN "?<e_use> ?:|,|- ?and|to "
#define HIS "his|her|their|the"

/* clang-format off */
const struct saying ce_each_sayings[] = {
	/* --- what comes before: "with my power", "as the Parasite", "my standing order: Zombie" --- */
	{"e_use", 0, 0, "?standing ?order ?: ?for ?my ?alien <name> ?power", ""}, {"e_use", 0, 0, "?standing ?order ?: ?for ?my ?alien power ?<name>", ""},
	{"e_use", 0, 0, "?i ?will ?please with|using|by ?the|my power|will ?of ?mine ?i ?we", ""}, {"e_use", 0, 0, "?i ?will ?please with|using|by ?the|my <name> ?power ?i ?we", ""}, {"e_use", 0, 0, "?i ?we ?will ?please play|use|let ?my ?the power", ""}, {"e_use", 0, 0, "?i ?we ?will ?please play|use|let ?my ?the <name> ?power", ""},
	{"e_use", 0, 0, "as ?the <name> ?i ?we", ""}, {"e_use", 0, 0, "play|use ?my ?the power", ""}, {"e_use", 0, 0, "play|use ?my ?the <name> ?power", ""},
	{"e_by", 0, 0, "with|by|using|through|thanks ?to ?my ?the power", ""}, {"e_by", 0, 0, "with|by|using|through|thanks ?to ?my ?the <name> ?power", ""},
	{"e_at", P2 | P3 | P4, 0, "in|for <chal>", "$1"}, {"e_at", P2 | P3 | P4, 0, "<chal>", "$1"}, {"e_at", P2 | P3 | P4, 0, "in versus <seat>", "versus $1"}, {"e_at", P2 | P3 | P4, 0, "against|versus|with ?the ?attack ?of <seat>", "versus $1"},
	{"e_deny", 0, 0, "?i ?we ?am ?m ?will ?would ?d ?do ?shall ?rather not|don_t|dont|won_t|will_not|shan_t|never ?want ?wish ?be ?going ?to", ""},
	{"e_deny", 0, 0, "?i ?we ?will refuse|decline|refrain ?to ?from", ""},
	{"e_and", 0, 0, "?,|;|. ?and ?but ?then|afterwards|next|after_that|thereafter", ""},

	/* --- Mutant --- */
	{"m_one", P2, 0, "?just|only ?the ?another|further|more|other <n> ?of ?more ?new|fresh|random ?card|cards", "$1"}, {"m_one", P2, 0, "?a|another|single card", "1"},
	{"m_from", P2, 0, "?come|comes from|out_of|off|out|of ?of ?the", ""},
	{"m_src", P2, 0, "?first <m_one> <m_from> deck|pile|stack|draw_pile ?pile", "deck $1"}, {"m_src", P2, 0, "?first <m_one> <m_from> ?hand ?of <seat> ?s ?hand|cards", "$3 $1"},
	{"m_src", P2, 0, "?all|everything ?the ?others|other|rest|remainder|remaining ?of ?them ?cards|card ?come|comes ?drawn ?from|out_of|off ?the deck|pile|stack", "deck"}, {"m_src", P2, 0, "?the ?others|rest|remainder|remaining ?cards|card ?all from|out_of ?hand ?of <seat> ?s ?hand|cards", "$1"},
	{"m_srcs", P2, 0, "<m_src> <e_and> <m_srcs>", "$1 , $3"}, {"m_srcs", P2, 0, "<m_src> ,|;|and ?and ?then <m_srcs>", "$1 , $2"}, {"m_srcs", P2, 0, "<m_src>", "$1"},
	{"m_draw", P2, 0, "draw|take|steal|grab|pick|snatch|get|mutate|refill|fill|fills|draws|takes|regenerate ?up ?my ?hand ?out ?with ?only|just ?card|cards ?: ?all", ""},
	{"m_full", P2, 0, "until|till ?i|my ?hand is|have|hold|has ?again full|8 ?card|cards ?again", ""}, {"m_full", P2, 0, "up to 8 ?card|cards", ""}, {"m_full", P2, 0, "up_to 8 ?card|cards", ""},
	{NULL, P2, SAID, "^ <e_at> ?:|, " OWN WISH " <m_draw> ?<m_full> <m_srcs> ?<m_full> ?<e_by> ?. $", "power as mutant $1 : from $5"},
	{NULL, P2, SAID, "^ " OWN WISH " <m_draw> ?<m_full> <m_srcs> ?<m_full> ?<e_by> <e_at> ?<e_by> ?. $", "power as mutant $7 : from $4"},
	{NULL, P2, SAID, "^ <e_use> ?, <e_at> ?:|,|and|to ?and|to ?i <m_draw> ?<m_full> <m_srcs> ?<m_full> ?. $", "power as mutant $2 : from $5"},
	{"m_seat", P2, 0, "?first ?from <seat> ?s ?hand", "$1"}, {NULL, P2, SAID, "^ <e_at> ?:|, <e_use> ?:|, <m_seat> ?,|; ?and then <m_srcs> ?. $", "power as mutant $1 : from $3 , $4"}, {NULL, P2, SAID, "^ <e_use> ?:|, <e_at> ?:|, <m_seat> ?,|; ?and then ?the deck ?. $", "power as mutant $2 : from $3 , deck"}, {NULL, P2, SAID, "^ <e_at> ?:|, <e_use> ?:|, <m_seat> ?,|; ?and then ?the deck ?. $", "power as mutant $1 : from $3 , deck"},
	{NULL, P2, SAID, "^ <e_use> ?:|, <m_seat> ?,|; ?and then ?the deck ?. $", "power as mutant : from $2 , deck"}, {NULL, P2, SAID, "^ ?my ?own ?all ?of ?my ?new|fresh card|cards come|are ?drawn ?all from deck|pile|stack <e_at> ?. $", "power as mutant $1 : from deck"},
	{NULL, P2, SAID, "^ " OWN WISH " <m_draw> ?<m_full> <m_srcs> ?<m_full> ?. $", "power as mutant : from $4"},
	{NULL, P2, TAKEN_BACK, "^ <e_deny> draw|mutate|refill|regenerate|take ?any|a|new ?new ?card|cards " NOW " $", "clear mutant"}, {NULL, P2, TAKEN_BACK, "^ " WISH " draw|take nothing|none|no_cards|no_card|no ?card|cards " NOW " $", "clear mutant"}, {NULL, P2, TAKEN_BACK, "^ no drawing|mutating|draw|new ?card|cards ?for ?me " NOW " $", "clear mutant"}, {NULL, P2, TAKEN_BACK, "^ " WISH " leave|keep ?my hand ?as|like ?it ?is " NOW " $", "clear mutant"},

	{NULL, P2, SAYING_UNCLEAR, "draw|drawing|steal ?a|1 ?card from everybody|everyone|all|anybody|anyone", N_("From whom are the cards drawn? Write `deck`, or name the players")},

	/* --- Mind --- */
	{"l_look", P1, 0, "look|looks|peek|peep|spy|glance|peer|pry ?in ?at|on|into|in", ""}, {"l_look", P1, 0, "see|read|view|inspect|examine|check|reveal|study|scan ?out", ""}, {"l_look", P1, 0, "show|reveal|tell|open ?to me|us", ""},
	{"l_hand", P1, 0, "hand|hands|card|cards|mind ?card|cards of <seat>", "$1"}, {"l_hand", P1, 0, "?what <seat> ?s hand|card|cards|mind|thoughts ?of ?card|cards", "$1"}, {"l_hand", P1, 0, "what|which ?card|cards <seat> has|holds|have ?in ?his|her|their ?hand", "$1"}, {"l_hand", P1, 0, "<seat>", "$1"},
	{"l_hands", P1, 0, "hand|hands|card|cards of <seat> ,|and|& <seat>", "$1 , $2"}, {"l_hands", P1, 0, "<seat> ?s and|& <seat> ?s hand|hands|card|cards", "$1 , $2"}, {"l_hands", P1, 0, "<l_hand> ,|and|then|& ?and ?then|at|also ?at <l_hands>", "$1 , $2"}, {"l_hands", P1, 0, "<l_hand> ,|and|& <seat> ?s", "$1 , $2"}, {"l_hands", P1, 0, "<l_hand>", "$1"},
	{"l_where", P1, 0, "in|during|at|for ?the attack|fight|battle|war|challenge|my_attack|attack_on of|by|from <seat>", "in attack of $1"}, {"l_where", P1, 0, "in|during|at|for <seat> ?s attack|attacks|fight|battle|war|challenge|attack_on ?on ?<seat>", "in attack of $1"},
	{"l_where", P1, 0, "when|if|as|while|once|where <seat> attacks|attack|fights|fight|challenges|invades|is_attacking " HIS "|him", "in attack of $1"},
	{NULL, P1, SAID, "^ " OWN WISH " <l_look> ?at <l_hands> ?. $", "power as mind : look at $3"}, {NULL, P1, SAID, "^ " OWN WISH " <l_look> ?at <l_hands> <l_where> ?. $", "power as mind : look at $3 $4"},
	{NULL, P1, SAID, "^ <l_where> ?, " OWN WISH " <l_look> ?at <l_hands> ?. $", "power as mind : look at $4 $1"},
	{NULL, P1, SAID, "^ <e_use> :|, <l_hands> <l_where> ?. $", "power as mind : look at $2 $3"},

	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
