/* Outlines of deals: the gifts of both parties, told of either party first. See
 * outlines.c.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P4 PHASE(4)
#define OUTLINE SAYING_OUTLINE

/* Words of the game that may stand beside the parts. */
#define DEALING                                                                        \
	" ?deal|trade|swap|exchange|agreement|bargain|offer|proposal|give|get|me|have|to|against|reward|would|should|shall|must|which|card|base|home|accept|with|from|following|terms|propose|if"
#define MAY "?will|may|can|shall|should|would|must|could ?be ?to ?like ?to"
#define GIVES                                                                          \
	"give|gives|pay|pays|hand|hands|offer|offers|pass|passes|grant|grants|lets|trade|swap|exchange|propose|sell|sells|transfer|transfers|deliver|delivers|send|sends|part_with|leave|leaves|allow|allows|open|opens|concede|concedes|provide|provides|cede|cedes|let_have|lets_have|yield|yields|surrender|surrenders|hand_over|hands_over|give_up|gives_up|spare|spares"
#define GETS                                                                           \
	"get|gets|receive|receives|take|takes|have|has|want|wants|become|becomes|obtain|obtains|like|likes|expect|expects|need|needs|ask|asks|ask_for|asks_for|given"
#define RETURN                                                                         \
	"for|against|in_exchange_for|in_return_for|in_consideration_of|in_return|in_exchange|->|=>|="

/* clang-format off */
const struct saying ce_deal_outlines[] = {
	/* who gets, and what: "$seat : i give ..." */
	{"seat_gets", P4, 0, "<seat> " MAY " " GETS " ?from_me ?from ?me <gifts>", "$1 : i give $2"},
	{"seat_gets", P4, 0, "to <seat> ?: ?i ?will ?shall ?" GIVES " <gifts>", "$1 : i give $2"},
	{"seat_gets", P4, 0, "?i " MAY " " GIVES " ?let ?to <seat> ?have <gifts>", "$1 : i give $2"},
	{"seat_gets", P4, 0, "let <seat> have <gifts>", "$1 : i give $2"},
	{"seat_gets", P4, 0, "?with <seat> ?:|, ?i " MAY " " GIVES " <gifts>", "$1 : i give $2"},
	{"seat_gets", P4, 0, "<gifts> ?goes|go to|for <seat>", "$2 : i give $1"},
	/* who gives, and what: "$seat : i get ..." */
	{"seat_gives", P4, 0, "<seat> ?will ?shall ?would|should|may|must " GIVES " ?up ?to ?me <gifts>", "$1 : i get $2"},
	{"seat_gives", P4, 0, "?i " MAY " " GETS " <gifts> from|off|by <seat>", "$2 : i get $1"},
	{"seat_gives", P4, 0, "from <seat> ?i " MAY " ?" GETS " <gifts>", "$1 : i get $2"},
	{"seat_gives", P4, 0, "<gifts> from|by|of <seat>", "$2 : i get $1"},
	/* "If Ann lets me onto Red 1 she may have ...", "Ann opens Red 1 to me" */
	{"lets_in", P4, 0, "let|lets|allow|allows|admit|admits|permit|permits|want|wants|have|has ?to me ?come|settle|land|live|move|sit|build|be|go ?a ?base|in|on|onto|to|into|at", ""},
	{"to_me", P4, 0, "?up to|for me|mine|my|a|us ?base ?of ?mine|my ?people|tokens|token", ""},
	{"seat_gives", P4, 0, "?if|when|provided|should ?that <seat> ?will|should|would <lets_in> <planet>", "$1 : i get base $3"},
	{"seat_gives", P4, 0, "?if|when|provided|should ?that <seat> ?will|should|would open|opens|offer|offers|make|makes ?up <planet> ?free <to_me>", "$1 : i get base $2"},
	{"their_gift", P4, 0, "?if|when|provided|should ?that he|she|they|you ?will|should|would <lets_in> <planet>", "base $2"}, {"their_gift", P4, 0, "?if|when|provided|should ?that he|she|they|you ?will|should|would open|opens ?up <planet> <to_me>", "base $1"},
	{"their_gift", P4, 0, "if|and|, i may|can|shall ?be ?allowed ?to settle|land|come|move|build|go|sit ?be ?a ?base ?on|onto|to|in|at <planet>", "base $1"}, {"their_gift", P4, 0, ",|;|and i come|go|move|settle ?to|on|onto|in|at <planet>", "base $1"},
	{"seat_gets", P4, 0, "?i " MAY " let|allow|admit <seat> ?to settle|land|come|move|build|go|sit|live ?be ?a ?base ?on|onto|to|in|at|into <planet>", "$1 : i give base $2"}, {"seat_gets", P4, 0, "<seat> may|can|shall ?be ?allowed ?to settle|land|come|move|build|go|sit|live ?be ?a ?base ?on|onto|to|in|at|into <planet>", "$1 : i give base $2"},
	{"seat_gives", P4, 0, "?if|when|provided|should ?that <seat> " MAY " " GIVES " ?up ?to ?me <gifts>", "$1 : i get $2"},
	{"their_gift", P4, 0, "?if|when|provided ?that you " MAY " " GIVES " ?to ?me <gifts>", "$1"}, {"my_gift", P4, 0, "i " MAY " " GIVES " ?to ?you ?: <gifts>", "$1"}, {"my_gift", P4, 0, "you " MAY " " GETS " ?from ?me <gifts>", "$1"},
	{"their_gift", P4, 0, "all ?that|what i " MAY " ask|want|need|demand|expect|claim ?for ?it|that|this ?in ?return ?is|s|: <gifts>", "$1"}, {"their_gift", P4, 0, "i " MAY " ask|want|need|demand|expect|claim ?for ?it|that|this ?in ?return ?: <gifts>", "$1"},
	{"my_gift", P4, 0, "?and|,|; in_return|for_it|for_that|in_exchange he|she|they|you " MAY " " GETS " <gifts>", "$1"}, {"my_gift", P4, 0, "?and|,|; ?i pay|pays|buy|buys ?for ?it ?with|by <gifts>", "$1"},
	{"buys", P4, 0, "buys|buy|earns|earn|gets|get|gains|gain|secures|wins", ""}, {"costs", P4, 0, "costs|cost|is_worth ?me", ""},
	/* gifts of the writer */
	{"my_gift", P4, 0, "i " MAY " " GIVES " ?to ?him|her|them ?: <gifts>", "$1"},
	{"my_gift", P4, 0, "?i ?will let_him_have|let_her_have ?: <gifts>", "$1"},
	{"my_gift", P4, 0, "<gifts> from_me|of_mine|to_him|to_her|to_them|for_him|for_her", "$1"}, {"my_gift", P4, 0, "<gifts> from|of|off me", "$1"}, {"my_gift", P4, 0, "<gifts> to|for him|her|them", "$1"},
	{"my_gift", P4, 0, "he|she|they " MAY " " GETS " ?from ?me <gifts>", "$1"},
	{"my_gift", P4, 0, GIVES " ?him|her|them ?: <gifts>", "$1"}, {"my_gift", P4, 0, "for|against <gifts> from|of me|mine", "$1"}, {"my_gift", P4, 0, "in_exchange_for|in_return_for <gifts>", "$1"},
	/* gifts of the other party */
	{"their_gift", P4, 0, "?if|when|provided ?that he|she|they|who ?will ?shall ?would|should|may|must " GIVES " ?to ?me ?get|have <gifts>", "$1"},
	{"their_gift", P4, 0, "<seat> ?will ?shall ?would|should|may|must " GIVES " ?to ?me <gifts>", "$2"},
	{"their_gift", P4, 0, "?if|when|provided ?that i " MAY " " GETS " ?from ?him|her|them ?: <gifts>", "$1"}, {"their_gift", P4, 0, "and|,|; i|me ?: <gifts>", "$1"},
	{"their_gift", P4, 0, "and|,|;|/ " GETS " ?from ?him|her|them|<seat> <gifts>", "$1"}, {"their_gift", P4, 0, "and|,|;|/ " GETS " from <seat> <gifts>", "$2"},
	{"their_gift", P4, 0, GETS " ?: <gifts>", "$1"}, {"their_gift", P4, 0, "?and " GETS " <gifts> from <seat>", "$1"},
	{"their_gift", P4, 0, RETURN " ?his|her|their <gifts> ?of|from ?his|hers|theirs|him|her|them", "$1"}, {"their_gift", P4, 0, RETURN " <gifts> of|from <seat>", "$1"},
	{"their_gift", P4, 0, "<gifts> from_him|from_her|from_them|of_his|of_hers|of_theirs|for_me|to_me", "$1"}, {"their_gift", P4, 0, "<gifts> from|of him|her|them", "$1"}, {"their_gift", P4, 0, "<gifts> for|to me", "$1"},
	{"their_gift", P4, 0, "<gifts> from <seat>", "$1"}, {"my_gift", P4, 0, "from|of me <gifts>", "$1"}, {"their_gift", P4, 0, "from|of him|her|them <gifts>", "$1"},

	{NULL, P4, OUTLINE, "<price> ?<chal>" DEALING, "deal : $1"}, {NULL, P4, OUTLINE, "<seat> <price> ?<chal>" DEALING, "deal $1 : $2"},
	{"price", P4, 0, "<gifts> ?from|of ?me|mine <buys> ?me <gifts>", "i give $1 , i get $3"}, {"price", P4, 0, "?my <gifts> <costs> <gifts>", "i give $3 , i get $1"},
	{NULL, P4, OUTLINE, "<seat> <my_gift> <their_gift> ?<chal>" DEALING, "deal $1 : i give $2 , i get $3"},
	{NULL, P4, OUTLINE, "<seat_gets> <their_gift> ?<chal>" DEALING, "deal $1 , i get $2"},
	{NULL, P4, OUTLINE, "<seat_gives> <my_gift> ?<chal>" DEALING, "deal $1 , i give $2"},
	{NULL, P4, OUTLINE, "<my_gift> <their_gift> ?<chal>" DEALING, "deal : i give $1 , i get $2"},
	{NULL, P4, OUTLINE, "<seat> <gifts> <their_gift> ?<chal>" DEALING, "deal $1 : i give $2 , i get $3"},
	{NULL, P4, OUTLINE, "<gifts> <their_gift> ?<chal>" DEALING, "deal : i give $1 , i get $2"},
	{NULL, P4, OUTLINE, "<seat_gives> <i_nothing> ?<chal>" DEALING, "deal $1"}, {"i_nothing", P4, 0, "?and|but|,|; i " MAY " " GIVES " nothing|none|no_cards|no_card|no_base|no_bases|zero|0", ""},
	{NULL, P4, OUTLINE, "<seat_gets> ?<chal>" DEALING, "deal $1"},
	{NULL, P4, OUTLINE, "<seat_gives> ?<chal>" DEALING, "deal $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
