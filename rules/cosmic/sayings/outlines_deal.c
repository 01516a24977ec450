/* Outlines of deals: the gifts of both parties, told of either party first. See
 * outlines.c.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P4 PHASE(4)
#define OUTLINE SAYING_OUTLINE

/* Words of the game that may stand beside the parts. */
#define DEALING                                                                        \
	" ?deal|trade|swap|exchange|agreement|bargain|offer|proposal|give|get|me|have|to|against|reward|would|should|shall|must|which|card|base|home|accept|with|from|following|terms|propose|if|exchanged|swapped|base_each"
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
	{"seat_gets", P4, 0, "with <seat> ?:|, ?i " MAY " " GIVES " <gifts>", "$1 : i give $2"}, {"seat_gets", P4, 0, "<seat> :|, ?i " MAY " " GIVES " <gifts>", "$1 : i give $2"},
	{"seat_gets", P4, 0, "<gifts> ?goes|go to|for <seat>", "$2 : i give $1"}, {"seat_gets", P4, 0, "<seat> <lands> <planet>", "$1 : i give base $3"}, {"seat_gets", P4, 0, "i " MAY " " GIVES " <gifts> to <seat>", "$2 : i give $1"}, {"seat_gets", P4, 0, "^ " GIVES " <gifts> to <seat>", "$2 : i give $1"},
	/* who gives, and what: "$seat : i get ..." */
	{"seat_gives", P4, 0, "<seat> ?will ?shall ?would|should|may|must " GIVES " ?up ?to ?me ?have|get|settle <gifts>", "$1 : i get $2"},
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
	{"my_gift", P4, 0, "^ " GIVES " ?him|her|them ?: <gifts>", "$1"}, {"my_gift", P4, 0, "for|against <gifts> from|of me|mine", "$1"}, {"my_gift", P4, 0, RETURN " <gifts>", "$1"},
	/* a verb without its subject: whose it is says the other half */
	{"my_gift", P4, 0, "<then> " GIVES " ?him|her|them ?to ?him|her|them <gifts> <back>", "$2"}, {"my_gift", P4, 0, "<then> " GETS " ?from ?me <gifts> <back>", "$2"},
	{"their_gift", P4, 0, "<then> " GIVES " ?to ?me <gifts> <back>", "$2"}, {"their_gift", P4, 0, "<then> " GETS " ?from ?him|her|them <gifts> <back>", "$2"},
	{"then", P4, 0, "and|,|;|/ ?so|then|and|also ?in_return|in_exchange|for_it|for_that|for_this ?,", ""},
	{"back", P4, 0, "?for ?that|it|this ?in_return|in_exchange|in_compensation|back|too|also|as_well", ""},
	/* who lands where: the other party on a planet of the writer, the writer on one of theirs */
	{"lands", P4, 0, "?get|gets ?may|can|will|shall|could|would ?be ?allowed ?to land|lands|settle|settles|come|comes|go|goes|move|moves|build|builds|set_up|sets_up|live|lives|sit|sits|found|founds ?on ?a ?new ?base ?on|onto|to|in|at|into", ""},
	{"my_gift", P4, 0, "he|she|they|you <lands> <planet>", "base $2"}, {"my_gift", P4, 0, "him|her|them|you on|onto <planet>", "base $1"},
	{"their_gift", P4, 0, "i <lands> <planet>", "base $2"}, {"their_gift", P4, 0, "^ <lands> <planet>", "base $2"}, {"their_gift", P4, 0, "me on|onto <planet>", "base $1"},
	/* "my price is a card", "for which I give a card" */
	{"my_gift", P4, 0, "?my|the|at ?a price|payment|fee|cost ?is|of|: <gifts>", "$1"}, {"my_gift", P4, 0, "?, ?for|in_exchange_for|in_return_for which|that|this|it i " MAY " " GIVES " ?him|her|them <gifts>", "$1"}, {"my_gift", P4, 0, "?, ?for|in_exchange_for|in_return_for which|that|this|it he|she|they|you " MAY " " GETS " <gifts>", "$1"},
	{"their_gift", P4, 0, "?, ?for|in_exchange_for|in_return_for which|that|this|it he|she|they|you " MAY " " GIVES " ?me <gifts>", "$1"}, {"their_gift", P4, 0, "?, ?for|in_exchange_for|in_return_for which|that|this|it i " MAY " " GETS " <gifts>", "$1"},
	/* gifts of the other party */
	{"their_gift", P4, 0, "?if|when|provided ?that he|she|they|who ?will ?shall ?would|should|may|must " GIVES " ?to ?me ?get|have <gifts>", "$1"},
	{"their_gift", P4, 0, "<seat> ?will ?shall ?would|should|may|must " GIVES " ?to ?me <gifts>", "$2"},
	{"their_gift", P4, 0, "?if|when|provided ?that i " MAY " " GETS " ?from ?him|her|them ?: <gifts>", "$1"}, {"their_gift", P4, 0, "and|,|; i|me ?: <gifts>", "$1"},
	{"their_gift", P4, 0, "and|,|;|/ " GETS " from <seat> <gifts>", "$2"},
	{"their_gift", P4, 0, "^ " GETS " ?: <gifts>", "$1"}, {"their_gift", P4, 0, "^ give_me|give me|gimme <gifts>", "$1"}, {"their_gift", P4, 0, "?and " GETS " <gifts> from <seat>", "$1"},
	{"their_gift", P4, 0, RETURN " ?his|her|their <gifts> ?of|from ?his|hers|theirs|him|her|them", "$1"}, {"their_gift", P4, 0, RETURN " <gifts> of|from <seat>", "$1"},
	{"their_gift", P4, 0, "<gifts> from_him|from_her|from_them|of_his|of_hers|of_theirs|for_me|to_me", "$1"}, {"their_gift", P4, 0, "<gifts> from|of him|her|them", "$1"}, {"their_gift", P4, 0, "<gifts> for|to me", "$1"},
	{"their_gift", P4, 0, "<gifts> from <seat>", "$1"}, {"my_gift", P4, 0, "from|of me <gifts>", "$1"}, {"their_gift", P4, 0, "from|of him|her|them <gifts>", "$1"},

	{"seat_gets", P4, 0, "?i " MAY " " GIVES " ?to <seat> in|for c <n> ?: <gifts>", "$1 in c $2 : i give $3"}, {"seat_gives", P4, 0, "?i " MAY " " GETS " from <seat> in|for c <n> ?: <gifts>", "$1 in c $2 : i get $3"},
	/* the challenge is that of the deal, or it is another order */
	{"at_deal", P4, 0, "?in|for|at|about|on c <n>", "c $1 :"}, {"at_deal", P4, 0, "?in|for|at|about|on challenge ?number <n>", "c $1 :"}, {"at_deal", P4, 0, "?in|for|at|about|on <nth> challenge|fight|battle|encounter", "c $1 :"},
	{"at_deal", P4, 0, "in|for|at|about|on my_attack", "my_attack :"}, {"at_deal", P4, 0, "in|for|at|about|on my_defence", "my_defence :"},
	{NULL, P4, OUTLINE, "<price> ?<at_deal>" DEALING, "$2 deal : $1"}, {NULL, P4, OUTLINE, "<seat> <price> ?<at_deal>" DEALING, "$3 deal $1 : $2"},
	{"price", P4, 0, "<gifts> ?from|of ?me|mine <buys> ?me <gifts>", "i give $1 , i get $3"}, {"price", P4, 0, "?my <gifts> <costs> <gifts>", "i give $3 , i get $1"},
	{NULL, P4, OUTLINE, "<seat_gets> <their_gift> ?<at_deal>" DEALING, "$3 deal $1 , i get $2"},
	{NULL, P4, OUTLINE, "<seat_gives> <my_gift> ?<at_deal>" DEALING, "$3 deal $1 , i give $2"},
	{NULL, P4, OUTLINE, "<seat> <my_gift> <their_gift> ?<at_deal>" DEALING, "$4 deal $1 : i give $2 , i get $3"},
	{NULL, P4, OUTLINE, "<my_gift> <their_gift> ?<at_deal>" DEALING, "$3 deal : i give $1 , i get $2"},
	{NULL, P4, OUTLINE, "<seat> <gifts> <their_gift> ?<at_deal>" DEALING, "$4 deal $1 : i give $2 , i get $3"},
	{NULL, P4, OUTLINE, "<gifts> <their_gift> ?<at_deal>" DEALING, "$3 deal : i give $1 , i get $2"},
	{NULL, P4, OUTLINE, "<seat_gives> <i_nothing> ?<at_deal>" DEALING, "$3 deal $1"}, {"i_nothing", P4, 0, "?and|but|,|; i " MAY " " GIVES " nothing|none|no_cards|no_card|no_base|no_bases|zero|0", ""},
	{NULL, P4, OUTLINE, "<seat_gets> ?<at_deal>" DEALING, "$2 deal $1"},
	{NULL, P4, OUTLINE, "<seat_gives> ?<at_deal>" DEALING, "$2 deal $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
