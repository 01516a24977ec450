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
	{"e_at", P2 | P3 | P4, 0, "in|for <chal>", "$1"}, {"e_at", P2 | P3 | P4, 0, "<chal>", "$1"},
	{"e_deny", 0, 0, "?i ?we ?am ?m ?will ?would ?d ?do ?shall ?rather not|don_t|dont|won_t|will_not|shan_t|never ?want ?wish ?be ?going ?to", ""},
	{"e_deny", 0, 0, "?i ?we ?will refuse|decline|refrain ?to ?from", ""},
	{"e_and", 0, 0, "?,|;|. ?and ?but ?then|afterwards|next|after_that|thereafter", ""},

	/* --- Zombie --- */
	{"z_dead", 0, 0, "?all ?of ?my dead|zombies|zombie|corpses|fallen|undead|saved|lost|rescued|revived|returned|returning ?token ?of ?mine", ""}, {"z_dead", 0, 0, "?all|the ?token what|whatever|that|which ?that ?my ?the zombie|power|i|he ?will ?would ?d saves|save|rescues|keeps|revives|lose", ""},
	{"z_dead", 0, 0, "?all ?my ?the token ?what|whatever|that|which ?my ?the zombie|power|i ?will ?would ?d saves|save|rescues|keeps|revives|lose", ""}, {"z_dead", 0, 0, "?my ?the token saved|rescued|revived|kept|brought_back ?back by ?my ?the power|zombie", ""}, {"z_dead", 0, 0, "what|whatever ?i ?would ?d ?will ?my ?the ?power|zombie lose|saves|rescues", ""}, {"z_dead", 0, 0, "them|token", ""},
	{"z_back", 0, 0, "?will|shall|should|may|must|are|is|to ?be ?to come|comes|return|returns|go|goes|rise|rises|put|placed|land|lands|stand|settle ?up ?again ?right ?back ?again ?home to|on|onto|at|in|upon", ""},
	{"z_to", 0, 0, "<place> ?, ?and|then ?then|next <z_to>", "$1 , $2"}, {"z_to", 0, 0, "<place>", "$1"},
	{NULL, 0, SAID, "^ " OWN WISH " ?get ?let|put|place|have|bring|return ?back <z_dead> <z_back> <z_to> ?, ?in ?turn|one_each|alternately|turns ?please ?. $", "power as zombie : return to $4"},
	{NULL, 0, SAID, "^ " OWN WISH " put|place|bring|return ?back <z_dead> ?back to|on|onto|at <z_to> ?, ?in ?turn|one_each|alternately|turns ?please ?. $", "power as zombie : return to $3"},
	{NULL, 0, SAID, "^ <e_use> ?:|,|- ?and|to return|returns ?token|them ?back ?home to|on|onto <z_to> ?. $", "power as zombie : return to $2"},

	/* --- Clone --- */
	{"c_away", P3, 0, "?is|be|goes|go|may|shall|will|must|can|should ?be ?to ?go ?be discarded|thrown|away|discards|discard|discard_pile ?away|out ?pile ?like ?any ?other ?card", ""}, {"c_away", P3, 0, "is|shall|may|must|need ?be not ?to ?be ?be kept|cloned|returned|taken_back ?back", ""},
	{"c_away", P3, 0, "goes|go|may_go|shall_go|comes ?in|into|to|on ?the discards|discard|pile|heap|discard_pile ?pile ?like ?any ?other", ""},
	{"c_mine", P3, 0, "?my ?own ?the card ?that ?which ?i ?will ?play ?for|in|at <chal>", "$1"}, {"c_mine", P3, 0, "my|the <chal> card", "$1"}, {"c_mine", P3, 0, "in|for <chal> ?, my|the ?own card", "$1"},
	{"c_throws", P3, 0, "discard|throw|throwing|get_rid|let_go|dump|drop|waste ?of ?away ?go", ""},
	{NULL, P3, SAID, "^ <c_mine> <c_away> ?. $", "power as clone $1 : discard"}, {NULL, P3, SAID, "^ let <c_mine> <c_away> ?. $", "power as clone $1 : discard"},
	{NULL, P3, SAID, "^ " OWN WISH " <c_throws> <c_mine> ?away ?after|when|instead|once ?of ?the ?challenge|cloning|keeping|fight ?is|has ?ended|over ?it ?. $", "power as clone $3 : discard"},
	{NULL, P3, SAID, "^ <e_deny> keep|clone|take|want|get|have|save ?back <c_mine> ?back ?. $", "no power as clone $2"},
	{NULL, P3, SAID, "^ <e_use> ?:|, <e_at> ?:|, ?i ?please ?let <c_throws> ?my ?the ?it|card ?away ?. $", "power as clone $2 : discard"}, {NULL, P3, SAID, "^ <e_use> ?:|, <e_at> ?:|, ?let ?my ?the ?it|card <c_away> ?. $", "power as clone $2 : discard"},

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

	/* --- Empath --- */
	{"h_calm", P3, 0, "peace|calm|harmony|agreement|love and|& harmony|peace|love", ""}, {"h_calm", P3, 0, "harmony", ""}, {"h_calm", P3, 0, "make|use|call|want|have|play|invoke|bring|create|be ?for ?a harmony", ""},
	{"h_turns", P3, 0, "turn|turns|change|changes|make|makes|convert|converts|transform|transforms|soften|softens attack|my_attack ?card in|into|to ?a compromise", ""}, {"h_turns", P3, 0, "turn|turns|change|changes|make|makes|convert|converts|transform|transforms attack|my_attack ?card a compromise", ""},
	{"h_mine", P3, 0, "?,|( ?but ?only if|when|where|provided ?that mine|it ?card is ?the ?mine attack|my_attack", ""}, {"h_mine", P3, 0, "?,|( ?but ?only if|when|where|provided ?that my|own ?own card is ?the attack|my_attack", ""}, {"h_mine", P3, 0, "?,|( ?but ?only if|when|where|provided ?that the attack|my_attack is mine|my_card|ours", ""},
	{"h_mine", P3, 0, "?,|( ?but ?only if|when|where|provided ?that i ?am ?m the ?one ?who|with attack|my_attack|attacks", ""}, {"h_mine", P3, 0, "?,|( ?but ?only if|when|where|provided ?that i shows|show|play|have|hold|bring attack|my_attack ?card", ""},
	{"h_meets", P3, 0, "if|when|should|where ?an attack ?card ?should meets|meet|faces|face|hits|hit ?a|1 compromise", ""}, {"h_meets", P3, 0, "if|when|should|where ?a compromise ?card ?should meets|meet|faces|face|hits|hit ?an attack", ""},
	{"h_deal", P3, 0, "?then ?let ?we ?i ?us ?use|want|make|have|call|make_it ?it ?my ?a ?the ?for deal|harmony|power|empath|peace", ""}, {"h_deal", P3, 0, "?then both|they ?cards ?shall ?will count|are|is|be|become ?as|for|to compromise|compromises|cards", ""},
	{NULL, P3, SAID, "^ " OWN WISH " ?there <h_calm> <e_at> ?. $", "power as empath $3 : harmony"}, {NULL, P3, SAID, "^ " OWN WISH " ?there <h_calm> <e_at> <h_mine> ?. $", "power as empath $3 : harmony only if mine is the attack"},
	{NULL, P3, SAID, "^ <e_use> ?on|works <e_at> ?. $", "power as empath $2 : harmony"}, {NULL, P3, SAID, "^ <e_use> ?on|works <e_at> <h_mine> ?. $", "power as empath $2 : harmony only if mine is the attack"},
	{NULL, P3, SAID, "^ " OWN WISH " ?there <h_calm> <e_at> ?, ?but ?only if <any> $", "power as empath $3 : harmony if $4"}, {NULL, P3, SAID, "^ " OWN WISH " <h_turns> <e_at> ?. $", "power as empath $3 : harmony"},
	{NULL, P3, SAID, "^ <h_meets> <e_at> ?,|: <h_deal> ?. $", "power as empath $2 : harmony"}, {NULL, P3, SAID, "^ <e_at> ?,|: <h_meets> ?,|: <h_deal> ?. $", "power as empath $1 : harmony"},

	{NULL, P3, SAID, "^ " OWN WISH " ?there <h_calm> <e_at> with|and|by ?the|my <card> ?. $", "power as empath $3 : harmony ; card $4 in $3"},

	/* --- Assassin --- */
	{"a_kill", P3 | P4, 0, "kill|kills|murder|murders|assassinate|assassinates|execute|executes|strike|strikes|hit|attack|attacks|slay|shoot|take_out|remove|eliminate|take|takes ?down|out", ""},
	{"a_whom", P3 | P4, 0, "?a|1|any ?of ?the <seat> ?s ?token|1", "$1"}, {"a_on", P3 | P4, 0, "?with|one|1 on|from|off|at|in|of|: ?planet", ""},
	{"a_place", P3 | P4, 0, "<planet> ?, or|then|else|otherwise|if_not|failing_that ?then|if_not|from|else|on ?from|on <a_place>", "$1 , $2"}, {"a_place", P3 | P4, 0, "<planet>", "$1"},
	{"a_part", P3 | P4, 0, "<a_whom> ?dies|die|goes <a_on> <a_place> ?dies|die", "$1 from $3"}, {"a_part", P3 | P4, 0, "for <a_whom> ?,|: ?take ?1|token ?from|on|off|at <a_place>", "$1 from $2"}, {"a_part", P3 | P4, 0, "if|when|should ?destiny|it|the_card ?should shows|show|draws|hits|is|turns_up ?up <seat> ?,|: ?then ?take ?1 ?token ?from|on|off|at <a_place>", "$1 from $2"},
	{"a_part", P3 | P4, 0, "if|when|should <seat> ?should ?be|is comes|come|turns|shows|drawn|appears|comes_up ?up ?,|: ?then ?take ?1 ?token ?from|on|off|at <a_place>", "$1 from $2"},
	{"a_parts", P3 | P4, 0, "<a_part> ?,|;|.|and ?and <a_parts>", "$1 ; $2"}, {"a_parts", P3 | P4, 0, "<a_part>", "$1"},
	{"a_list", P3 | P4, 0, "?my victim|victims|target|targets|kills ?are|is|: ?:", ""},
	{NULL, P3 | P4, SAID, "^ " OWN WISH " <a_kill> <a_parts> ?. $", "power as assassin : $3"}, {NULL, P3 | P4, SAID, "^ ?<a_list> ?:|, <a_parts> ?. $", "power as assassin : $2"}, {NULL, P3 | P4, SAID, "^ <e_use> ?:|, ?kills <a_parts> ?. $", "power as assassin : $2"},
	{NULL, P3 | P4, SAID, "^ <a_parts> die|dies|goes|go ?please ?. $", "power as assassin : $1"},

	/* --- Vacuum --- */
	{"v_whose", 0, 0, "?of <seat> ?s ?token", "$1"}, {"v_amount", 0, 0, "<n> from|of ?of <seat> ?s ?token", "$2 $1"}, {"v_amount", 0, 0, "<seat> ?with|by|:|loses|lose|goes ?along ?down ?with ?me ?with <n> ?token ?with ?me ?along", "$1 $2"}, {"v_amount", 0, 0, "<n> <seat> ?s ?token", "$2 $1"},
	{"v_along", 0, 0, "along|down|in|too|also|with ?with ?me|mine|them ?into|to ?warp", ""}, {"v_along", 0, 0, "?shall|will|must ?to go|goes|die|dies|lose|loses|follow|follows|come|comes|lost ?along ?down ?with ?me|mine|them|my_token|my ?token ?into ?warp", ""},
	{"v_rest", 0, 0, "?,|;|. ?and then|next|afterwards|after_that ?, ?from <v_whose> ?s ?too", "$1"}, {"v_rest", 0, 0, "?,|;|. ?and ?then ?all ?the rest|remainder|others|remaining ?of ?them ?is|are|comes|come|go|goes|loses|lost ?from|by|of|with|to|for ?: ?<of_whom> <v_whose>", "$2"}, {"of_whom", 0, 0, "of|from|by", ""}, {"v_rest", 0, 0, "?,|;|. ?and ?then <seat> ?loses|gets|takes|pays|with|: ?all ?the rest|remainder|others|remaining ?of ?them", "$1"},
	{"v_take", 0, 0, "take|takes|drag|drags|pull|pulls|suck|sucks|draw|draws|bring|tear|sweep ?down|along|in ?along|with ?me ?:", ""},
	{"v_when", 0, 0, "if|when|whenever|where ?ever i ?shall ?will ?do lose ?any ?some ?token", ""}, {"v_when", 0, 0, "?my losses|loss|lost ?token take|takes|drag|pull|carry ?along ?with ?them", ""},
	{NULL, 0, SAID, "^ " OWN "?<v_when> ?,|: " WISH " ?<v_take> <v_amount> ?<v_along> ?<v_rest> ?. $", "power as vacuum : $4 then $6"}, {NULL, 0, SAID, "^ " OWN "?<v_when> ?,|: " WISH " ?<v_take> <v_amount> ?<v_along> ?. $", "power as vacuum : $4"},
	{NULL, 0, SAID, "^ " OWN "?<v_when> ?,|: " WISH " <v_take> <seat> ?s ?token ?<v_along> ?, ?first ?, ?and ?then <seat> ?s ?token ?. $", "power as vacuum : $4 then $6"},
	{NULL, 0, SAID, "^ " OWN "?<v_when> ?,|: " WISH " <v_take> <seat> ?s ?token ?<v_along> ?. $", "power as vacuum : $4"},
	{"v_much", 0, 0, "?as ?many ?token ?what ?as ?i lose ?do ?too", ""}, {"v_much", 0, 0, "as many|much ?token as i do|lose", ""}, {"v_much", 0, 0, "what i lose", ""}, {"v_much", 0, 0, "the same|equal number|amount ?of ?token", ""}, {"v_much", 0, 0, "?for my losses|loss ?too", ""},
	{NULL, 0, SAID, "^ ?<v_when> ?, <seat> lose|loses|pays|pay|loose ?token <v_much> ?. $", "power as vacuum : $2"}, {NULL, 0, SAID, "^ ?<v_when> ?, <seat> goes|go|dies|die|comes|come|falls|follows ?along|down ?into ?warp with me|mine|my_token|my ?token ?. $", "power as vacuum : $2"},

	/* --- Healer --- */
	{"p_heal", 0, 0, "heal|heals|cure|cures|nurse|nurses|treat|treats|save|saves|rescue|rescues|tend|tends|bandage ?to ?for", ""}, {"p_heal", 0, 0, "look|looks after", ""}, {"p_heal", 0, 0, "take|takes care ?of", ""}, {"p_heal", 0, 0, "care|cares for", ""}, {"p_heal", 0, 0, "?my patients|patient|healing ?list ?are|is|: ?:", ""},
	{"p_whom", 0, 0, "first ?, ?heal <seat> ?first ?, ?and ?then <p_whom>", "$1 , $2"}, {"p_whom", 0, 0, "<seat> ?first ?, ?and|& ?then|next|also <p_whom>", "$1 , $2"}, {"p_whom", 0, 0, "both|only|just <seat> and|& <seat>", "$1 , $2"}, {"p_whom", 0, 0, "<seat>", "$1"},
	{"p_all", 0, 0, "everyone|everybody|all|anyone|anybody|every_1|whoever|anyone_who|all_players ?the|of|other ?us|them|players|others ?who|that ?needs|need|loses|lose|asks|wants|deserves ?it|them|healing|help|token", "everyone"},
	{"p_not", 0, 0, "?,|;|( ?and ?but not|never|except|excluding|save|bar|without|but|apart_from|besides|apart ?for ?from <p_whom>", "; not $1"}, {"p_not", 0, 0, "?,|;|( ?and ?but except|save|apart ?for ?from <p_whom>", "; not $1"},
	{"p_most", 0, 0, "?,|;|( ?and ?but ?at ?up ?to max|maximum|most|at_most|up_to|at_the_most <n> ?times|healings|heals", "; max $1"}, {"p_most", 0, 0, "?,|;|( ?and ?but <n> ?times|healings|heals at_most|max|maximum|most|at ?most", "; max $1"}, {"p_most", 0, 0, "?,|;|( ?and ?but not|no more|oftener than <n> ?times|healings|heals", "; max $1"},
	{"p_times", 0, 0, "?just|only ?at ?most|max|at_most ?, once ?only ?at ?most", "1"}, {"p_times", 0, 0, "?just|only ?at ?most|max|at_most ?, twice|two_times ?only ?at ?most", "2"}, {"p_times", 0, 0, "?just|only ?at ?most|max|at_most 1 time ?this ?phase ?only", "1"},
	{"p_most", 0, 0, "?,|;|( ?and ?but ?at_most|max|at|not|no ?more|most|oftener ?than once|one_time ?at ?most|at_most ?in ?this ?phase", "; max 1"}, {"p_most", 0, 0, "?,|;|( ?and ?but ?at_most|max|at|not|no ?more|most|oftener ?than twice|two_times ?at ?most|at_most ?in ?this ?phase", "; max 2"},
	{NULL, 0, SAID, "^ " OWN WISH " ?only <p_heal> ?only|just <p_whom> ?<p_not> ?<p_most> ?please ?. $", "power as healer : heal $3 $4 $5"}, {NULL, 0, SAID, "^ " OWN WISH " ?only <p_heal> <p_all> ?<p_not> ?<p_most> ?please ?. $", "power as healer : heal $3 $4 $5"},
	{NULL, 0, SAID, "^ " WISH " ?heal nobody|no_one|noone|none ?else all_but|but|except|besides|save|bar|excepting ?for <p_whom> ?<p_most> ?please ?. $", "power as healer : heal $1 $2"},
	{NULL, 0, SAID, "^ <p_all> ?is|are|gets|get|will|shall ?be healed|cured|treated ?<p_not> ?<p_most> ?please ?. $", "power as healer : heal $1 $2 $3"},

	/* --- Machine --- */
	{"x_next", P3 | P4, 0, "?in|for|during ?the next|coming|following turn|round|time", ""}, {"x_fights", P3 | P4, 0, "challenge|challenges|attack|attacks|my_attack", ""}, {"x_times", P3 | P4, 0, "<n> ?times|systems|players|enemies|systems", "$1"}, {"x_times", P3 | P4, 0, "twice", "2"}, {"x_times", P3 | P4, 0, "thrice", "3"}, {"x_times", P3 | P4, 0, "in|at <n> systems|places|players", "$1"},
	{NULL, P3 | P4, SAID, "^ ?<x_next> ?:|, " OWN WISH " ?make|makes|give|gives|want|have|take|request|ask|get|need|go|expect|going|invite ?me ?for <n> <x_fights> ?<x_next> ?please ?. $", "power as machine : challenges $3"},
	{NULL, P3 | P4, SAID, "^ ?<x_next> ?:|, " OWN WISH " attack|challenge|fight <x_times> ?<x_next> ?please ?. $", "power as machine : challenges $3"},
	{NULL, P3 | P4, SAID, "^ <n> <x_fights> for|, ?me ?, ?<x_next> ?please ?. $", "power as machine : challenges $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
