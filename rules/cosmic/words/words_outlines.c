/* What the orders of Cosmic Encounter are made of: the last that is tried, where no saying fits,
 * and always asked about. See orders/phrase.h. The parts stand in words_sayings.c.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/words/words_parts.h"

#define P1 PHASE(1)
#define P2 PHASE(2)
#define P3 PHASE(3)
#define P4 PHASE(4)
#define OUTLINE SAYING_OUTLINE

/* Words of the game that may stand beside the parts. */
#define MODAL "would|should|shall|must|ought|"
#define FIGHTING                                                                       \
	" ?planet|" MODAL                                                              \
	"attack|from|attacks|my_attack|attack_on|attacking|challenge|fight|play|put|against|home|defend|give|hit|me"
#define ALLYING                                                                        \
	" ?stay|remain|fight|leave|have|has|" MODAL                                    \
	"attack|my_attack|attack_on|ally|allies|invite|defence|my_defence|defend|put|challenge|give|against|alliance|power|side|play|is_invited|only|me"
#define CARDS                                                                          \
	" ?get|" MODAL                                                                 \
	"card|play|attack|my_attack|attack_on|defend|defence|my_defence|put|against|challenge|show|versus|give|me"

/* clang-format off */
const struct saying ce_words_outlines[] = {
	{NULL, P1, OUTLINE, "<planet> <loose>" FIGHTING, "attack $1 with $2"},
	{"loose", P1, 0, "<n> ,|:|( <troops>", "$1 , $2"}, {"loose", P1, 0, "<n> , from|of|off <place>", "$1 from $2"}, {"loose", P1, 0, "<planet> <n> ,|and <planet> <n>", "$2 from $1 , $4 from $3"}, {"loose", P1, 0, "<troops>", "$1"},
	{NULL, P1, OUTLINE, "versus <planet> <loose>" FIGHTING, "attack $1 with $2"},
	{NULL, P1, OUTLINE, "<planet> defender <seat> <troops>" FIGHTING, "attack $1 defender $2 with $3"},
	{NULL, P1, OUTLINE, "<planet> <versus> <troops>" FIGHTING, "attack $1 defender $2 with $3"},
	{"versus", 0, 0, "against|versus ?. <seat>", "$1"},
	{NULL, 0, OUTLINE, "limbo <to_place> ?put|get|me|home|" MODAL "my", "limbo to $1"},
	{NULL, 0, OUTLINE, "limbo <n> <to_place> ?put|get|me|home|" MODAL "my", "limbo $1 to $2"},
	{NULL, P1, OUTLINE, "release|warp|released <to_place> ?put|get|from|me|" MODAL "home|my", "release to $1"},
	{NULL, P1, OUTLINE, "release|warp|released <n> <to_place> ?put|get|from|me|" MODAL "home|my", "release $1 to $2"},
	{NULL, 0, OUTLINE, "plague <seat> ?" MODAL "play|edict|card|put|give|get|against|hit|attack", "plague on $1"},
	{NULL, 0, OUTLINE, "plague him|her|them ?" MODAL "play|edict|card|put|give|get|against|hit|attack", "plague on him"},
	{NULL, P1, OUTLINE, "mobius_tubes ?play|edict|card", "mobius_tubes"},

	{NULL, P2, OUTLINE, "<seat> <chal> <force>" ALLYING, "ally $1 in $2 with $3"},
	{NULL, P2, OUTLINE, "<chal> attacker|attackers|attack <force>" ALLYING, "ally in $1 attack with $2"},
	{NULL, P2, OUTLINE, "<chal> defender|defenders|defence <force>" ALLYING, "ally in $1 defence with $2"},
	{NULL, P2, OUTLINE, "ally|invite|help|support|join|aid|assist|assistance|welcome|want|need|like|love|company|come|together|backing|wanted|with_me|my_side|invitation|invitations|friend|friends|partner <guests> <chal>" ALLYING, "invite $1 in $2"},
	{NULL, P2, OUTLINE, "ally|invite|help|support|join|aid|assist|come|together|with_me <guests> <versus>" ALLYING, "invite $1 in versus $2"},
	{NULL, P2, OUTLINE, "<pair>", "$1"},
	{"pair", P2, 0, "<chal> ?:|=|->|- <guests>", "invite $2 in $1"},
	{"pair", P2, 0, "<chal> ?:|= -|x|0", "invite nobody in $1"},
	{NULL, P2, OUTLINE, "<alone> <chal>" ALLYING, "no ally in $2"},
	{NULL, P2, OUTLINE, "<alone> <chal>" ALLYING, "invite nobody in $2"},
	{"alone", P2, 0, "alone|by_myself|on_my_own|solo|unaided|neutral|out_of|out", "nobody"},
	{"alone", P2, 0, "without|no ?any allies|help|support|assistance|aid|ally", "nobody"},
	{"alone", P2, 0, "do_not|don_t|dont|not ?want|need ?any allies|help|support|assistance|aid|ally|anybody|anyone", "nobody"},
	{"alone", P2, 0, "won_t|will_not|wont|not|don_t|dont ?be ally|joining|allying|coming|helping|taking_part|interested", "nobody"}, {"alone", P2, 0, "not for_me", "nobody"},
	{"alone", P2, 0, "no_one|nobody|noone", "nobody"},

	{NULL, P3, OUTLINE, "<card> <chal>" CARDS, "card $1 in $2"},
	{NULL, P3, OUTLINE, "<card> <seat>" CARDS, "card $1 in versus $2"},
	{NULL, 0, OUTLINE, "zap <seat> power <chal> ?play|card|put|against|edict", "zap $1 power in $2"},
	{NULL, 0, OUTLINE, "zap <seat> <name> <chal> ?play|card|put|against|edict", "zap $1 $2 in $3"},
	{NULL, 0, OUTLINE, "zap <seat> <chal> ?play|card|put|against|edict", "zap $1 power in $2"},
	{NULL, 0, OUTLINE, "zap <seat> power ?play|card|put|against|edict", "zap $1 power"},
	{NULL, P3, OUTLINE, "emotion_control <chal> ?play|card|put|edict", "emotion_control in $1"},
	{NULL, P3, OUTLINE, "force_field <seat> <chal> ?play|card|put|edict|against", "force_field on ally $1 in $2"},
	{NULL, P3, OUTLINE, "force_field all <chal> ?play|card|put|edict|against|allies", "force_field on all allies in $2"},

	{NULL, P4, OUTLINE, "<seat> <my_gift> <their_gift> ?deal|against|give|me|have|to", "deal $1 : i give $2 , $1 gives $3"},
	{NULL, P4, OUTLINE, "<seat_gets> <their_gift> ?deal|against|give|me", "deal $1 , i get $2"},
	{"seat_gets", P4, 0, "<seat> ?will gets|receives|get|receive|has|have|takes|take <gifts>", "$1 : i give $2"},
	{"seat_gets", P4, 0, "to <seat> <gifts>", "$1 : i give $2"},
	{"seat_gets", P4, 0, "i ?will|would give|hand|pass|offer|let <seat> ?have <gifts>", "$1 : i give $2"},
	{"their_gift", P4, 0, "<seat> gives|hands|passes|gives_me|offers ?me <gifts>", "$2"},
	{NULL, P4, OUTLINE, "deal|trade|swap|exchange <seat> <even> ?card|against", "deal $1 : i give $2 card , $1 gives $2 card"},
	{"even", P4, 0, "<n> ?card each ?way|other", "$1"}, {"even", P4, 0, "a card each ?way", "1"},
	{"even", P4, 0, "<n> ?- for ?- <n>", "$1"}, {NULL, P4, OUTLINE, "trade|swap|exchange <seat> <n> card", "deal $1 : i give $2 card , $1 gives $2 card"},
	{NULL, P4, OUTLINE, "trade|swap|exchange <seat> <one> card", "deal $1 : i give $2 card , $1 gives $2 card"}, {"one", P4, 0, "a", "1"},
	{NULL, P4, OUTLINE, "no|not|don_t|dont deal|agreement|bargain <seat> ?any", "deal $1 : no"},
	{"my_gift", P4, 0, "i ?will give|hand|pass|offer ?to him|her|them <gifts>", "$1"}, {"my_gift", P4, 0, "i ?will give|hand|pass|offer|let_him_have ?: <gifts>", "$1"},
	{"my_gift", P4, 0, "<gifts> from_me|of_mine", "$1"},
	{"their_gift", P4, 0, "he|she|they ?will give|gives|hands|hand|pass|passes|lets|offers|pays|grant|grants ?to ?me ?get|have <gifts>", "$1"},
	{"their_gift", P4, 0, "i ?will|should|would|can|may|shall get|receive|take|want|have ?: <gifts>", "$1"},
	{"their_gift", P4, 0, "and|, get|receive|take <gifts>", "$1"},
	{"their_gift", P4, 0, "for|against|in_exchange_for|in_return_for <gifts> ?of ?his|hers|theirs|him|her|them", "$1"},
	{"their_gift", P4, 0, "<gifts> from_him|from_her|from_them|of_his|of_hers|of_theirs|for_me", "$1"},
	{NULL, P4, OUTLINE, "reward|help|helping|aid|helped <take> <chal> ?get|card|me", "reward $2 : $1"},
	{NULL, P4, OUTLINE, "reward|help|helping|aid|helped <take> ?get|card|me", "reward $1"},
	{NULL, P4, OUTLINE, "back|like|take|takes|want|prize|price|home <take> ?get|card|me|warp", "reward $1"},
	{NULL, P3 | P4, OUTLINE, "own_colour|own_system <choice> ?if|get|when", "own_colour : $1"},
	{NULL, P4, OUTLINE, "lose|take|pay|remove|removed <troops> ?when|if|must|shall|should|deal|have|failed|fails", "lose $1"},
	{NULL, 0, SAYING_UNCLEAR, "highest|lowest|best|biggest|smallest|strongest|weakest|high|low|big|small|best|middle ?1|card|attack|number", ""},
	{NULL, 0, SAYING_UNCLEAR, "some|few|couple|rest ?of ?my token", ""},
	{NULL, 0, SAYING_UNCLEAR, "accept|take ?<seat> ?kind|generous offer|deal|proposal", ""},
	{NULL, P2, SAYING_UNCLEAR, "^ he|she|they can|may|should|must ally|help|come", ""},
	{NULL, P1 | P2, SAYING_UNCLEAR, "the rest", ""}, {NULL, P2 | P3 | P4, SAYING_UNCLEAR, "1 who", ""}, {NULL, P3 | P4, SAYING_UNCLEAR, "^ lower|higher|less|fewer", ""},
	{NULL, P1, SAYING_UNCLEAR, "no|not offensive|attack|attacks", ""}, {NULL, P1, SAYING_UNCLEAR, "hold all|everything|position|positions", ""},
	{"to_place", 0, 0, "?= -> <place>", "$1"}, {"to_place", 0, 0, ": <place>", "$1"}, {"to_place", 0, 0, "=> <place>", "$1"},
	{"to_place", 0, 0, "to|onto|on|at|in|upon|towards <place>", "$1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
