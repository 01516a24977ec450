/* Outlines of Cosmic Encounter's orders: tried last, where no saying fits, and always
 * asked about. See orders/sayings/phrase.h. sayings.c defines the parts.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define P2 PHASE(2)
#define P3 PHASE(3)
#define P4 PHASE(4)
#define OUTLINE SAYING_OUTLINE

/* Words of the game that may stand beside the parts. */
#define MODAL "would|should|shall|must|ought|"
#define DIVIDING                                                                       \
	"def|split|divide|division|div|defend|defence|defenders|garrison|divided|dividing|share|splitting"
#define HOLDING " ?hold|keep|home|stay|put|against|attack|fight|" MODAL "my"
#define PUTTING                                                                        \
	" ?put|get|me|home|ally|play|base|from|split|share|divide|give|" MODAL "my"
#define FIGHTING                                                                       \
	" ?planet|" MODAL                                                              \
	"attack|from|attacks|my_attack|attack_on|attacking|challenge|fight|play|put|against|home|defend|give|hit|has|have|get|gets|card|base|side|only|me"
#define ALLYING                                                                        \
	" ?stay|remain|fight|leave|have|has|" MODAL                                    \
	"attack|my_attack|attack_on|ally|allies|invite|defence|my_defence|defend|put|challenge|give|against|alliance|power|side|play|is_invited|only|me"
/* Without "against" and "fight", which say that the player named is not the one to help. */
#define JOINING                                                                        \
	" ?stay|remain|leave|have|has|" MODAL                                          \
	"attack|my_attack|attack_on|ally|allies|invite|defence|my_defence|defend|put|challenge|give|alliance|power|side|play|is_invited|only|me"
#define CARDS                                                                          \
	" ?get|" MODAL                                                                 \
	"card|play|attack|my_attack|attack_on|defend|defence|my_defence|put|against|challenge|show|versus|give|gets|has|have|get|fight|hit|win|base|home|only|me"

/* clang-format off */
const struct saying ce_outlines[] = {
	{NULL, P1, OUTLINE, "<planet> <loose>" FIGHTING, "attack $1 with $2"},
	{"loose", P1, 0, "<n> ,|:|( <troops>", "$1 , $2"}, {"loose", P1, 0, "<n> , from|of|off <place>", "$1 from $2"}, {"loose", P1, 0, "<planet> <n> ,|and <planet> <n>", "$2 from $1 , $4 from $3"}, {"loose", P1, 0, "<troops>", "$1"},
	{NULL, P1, OUTLINE, "<n> <aim> <source>" FIGHTING, "attack $2 with $1 from $3"}, {NULL, P1, OUTLINE, "<mine> <planet> <n>" FIGHTING, "attack $2 with $3 from $1"},
	{"aim", P1, 0, "on|to|at|against|upon|for|towards|into|versus <planet>", "$1"}, {"source", P1, 0, "from|out_of|off|leave|leaves|leaving|of <place>", "$1"},
	{"mine", P1, 0, "<own> ?planet|# <n>", "$1 $2"}, {"loose", P1, 0, "<n> ,|( all ?from <place>", "$1 from $2"},
	{NULL, P1, OUTLINE, "<planet> <n> <source>" FIGHTING, "attack $1 with $2 from $3"},
	{NULL, P1, OUTLINE, "<aim> <n> <station>" FIGHTING, "attack $1 with $2 from $3"}, {"station", P1, 0, "at|on|in <place>", "$1"},
	{NULL, P1, OUTLINE, "versus <planet> <loose>" FIGHTING, "attack $1 with $2"},
	{NULL, P1, OUTLINE, "<planet> defender <seat> <troops>" FIGHTING, "attack $1 defender $2 with $3"},
	{NULL, P1, OUTLINE, "<seat> <my_own> <loose>" FIGHTING, "attack $2 defender $1 with $3"},
	{"my_own", P1, 0, "my|our ?own ?planet|world ?number|no <n>", "$1"}, {"my_own", P1, 0, "my|our ?own <nth> ?planet|world", "$1"},
	{NULL, P1, OUTLINE, "<planet> <versus> <troops>" FIGHTING, "attack $1 defender $2 with $3"},
	{"versus", 0, 0, "against|versus ?. <seat>", "$1"},
	{NULL, 0, OUTLINE, "limbo <to_place> ?put|get|me|home|ally|play|base|from|" MODAL "my", "limbo to $1"},
	{NULL, 0, OUTLINE, "limbo <n> <to_place> ?put|get|me|home|ally|play|base|from|" MODAL "my", "limbo $1 to $2"},
	{NULL, 0, OUTLINE, "limbo <puts>" PUTTING, "limbo $1"}, {NULL, 0, OUTLINE, "limbo <being> <puts>" PUTTING, "limbo $1 : $2"},
	{NULL, 0, OUTLINE, "limbo evenly|equally|halves|fifty|equal <spots>" PUTTING, "limbo evenly to $1"}, {NULL, 0, OUTLINE, "limbo evenly|equally|halves|fifty|equal <being> <spots>" PUTTING, "limbo $1 evenly to $2"},
	{"puts", 0, 0, "<put> ?,|and|plus|;|+|& ?and <puts>", "$1 , $2"}, {"puts", 0, 0, "<put> ?,|and|plus|;|+|& ?and <put>", "$1 , $2"},
	{"put", 0, 0, "?the ?other|another|remaining <n> ?of ?my|the|them ?token ?x|goes|go|comes|come ?each ?back ?home to|on|onto|at|->|@|:|beside <place>", "$1 to $2"}, {"put", 0, 0, "<own> <n> ?:|=|gets|gains|x|* ?+|x|* <n>", "$3 to $1 $2"}, {"put", 0, 0, "<n> <planet>", "$1 to $2"}, {"put", 0, 0, "?the rest|remainder|balance|others|other|remaining ?goes|go|comes|come ?back ?home to|on|onto|at|->|@|: <place>", "rest to $1"},
	{"put", 0, 0, "?the ?other|another|remaining|last|first|second <n> ?of ?my|the|them ?shall|may|should|can|must|will|might|would ?be goes|go|comes|come|rest|stay|land|return|returns|placed|put|sit|move ?each ?back ?home to|on|onto|at|in|->|@|: <place>", "$1 to $2"}, {"put", 0, 0, "?the rest|remainder|balance|others|other|remaining ?1|one ?shall|may|should|can|must|will|might|would ?be goes|go|comes|come|rest|stay|land|return|returns|placed|put|sit|move ?back ?home to|on|onto|at|in|->|@|: <place>", "rest to $1"}, {"put", 0, 0, "?the last|final|third|fourth|second <n> ?token to|on|onto|at <place>", "$1 to $2"},
	{"spots", 0, 0, "?to|on|onto|at|over|between|among|amongst|across|-> <spot> ?,|and|/ ?and <more_spots>", "$1 , $2"}, {"more_spots", 0, 0, "<spot> ?,|and|/ ?and <more_spots>", "$1 , $2"}, {"more_spots", 0, 0, "<spot>", "$1"}, {"spot", 0, 0, "<place>", "$1"},
	{"puts", 0, 0, "<n> ,|and|+|/|- <n> ?to|on|onto|at|->|,|: ?planets <place> ,|and|/ ?and <place>", "$1 to $3 , $2 to $4"}, {"puts", 0, 0, "<n> ,|+|/|- <n> ,|and|+|/|- ?and <n> ?to|on|onto|at|->|,|: ?planets <place> ,|/ <place> ,|and|/ ?and <place>", "$1 to $4 , $2 to $5 , $3 to $6"},
	{"puts", 0, 0, "<n> ?token each|apiece ?to|on|onto|at|->|: ?each <place> ?,|and ?and <more_spots>", "$1 each to $2 , $3"}, {"puts", 0, 0, "<n> ?token ?to|on|onto|at each|every ?of ?to|on|: <place> ?,|and ?and <more_spots>", "$1 each to $2 , $3"},
	{"being", 0, 0, "?being|namely|all|both|( <n> ?of ?my|them ?in ?number|token", "$1"},
	{NULL, P1, OUTLINE, "release|warp|released|freed|liberated|rescued <to_place> ?put|get|from|me|" MODAL "home|my", "release to $1"},
	{NULL, P1, OUTLINE, "release|warp|released <n> <to_place> ?put|get|from|me|" MODAL "home|my", "release $1 to $2"},
	{NULL, P2, OUTLINE, "<hold> <hold> ?<here> ?defend|defence|hold|keep|home|divide|split|division", "defend $1 , $2"},
	{"hold", P2, 0, "<n> ?" MODAL "will ?be ?stay|stand|hold|remain|defend|fight|used|go|goes|placed|put against|for|to|versus <seat>", "versus $2 with $1"},
	{"hold", P2, 0, "?the ?other|remaining <n> ?" MODAL "will ?to ?be resist|resists|face|faces|meet|meets|oppose|opposes|block|await|stop|watch|watches|greet|greets|stand|look|looks ?off|up|after|to|for|against|on <seat>", "versus $2 with $1"},
	{"hold", P2, 0, "?in|for <chal> ?i put|place|use|send|leave|set|keep|commit|station|have <n>", "$1 with $2"}, {"hold", P2, 0, "against|versus <seat> ?i put|place|use|send|leave|set|keep|commit|station|have <n>", "versus $1 with $2"}, {"hold", P2, 0, "?i put|place|use|send|leave|set|keep|commit|station|have <n> in|for|on|to <chal>", "$2 with $1"}, {"hold", P2, 0, "?i put|place|use|send|leave|set|keep|commit|station|have <n> against|versus|for|on <seat>", "versus $2 with $1"}, {"hold", P2, 0, "<chal> ?with ?the remainder|rest|remaining|others ?, ?being|namely|i_e ?<n>", "$1 with rest"},
	{"hold", P2, 0, "none|nobody|nothing|no_token ?" MODAL "will ?be ?stay|stand|hold|remain|defend|fight|go|goes against|for|to|versus <seat>", "versus $1 with 0"},
	{"hold", P2, 0, "against|versus <seat> ?:|,|= ?with <n>", "versus $1 with $2"},
	{"hold", P2, 0, "<n> ?" MODAL "?be ?stay|stand|hold|remain|defend|fight|used|go|goes in|for|to|at|on|against <chal>", "$2 with $1"},
	{"hold", P2, 0, "<chal> ?:|-|=|gets <n>", "$1 with $2"},
	{NULL, P2, OUTLINE, "<all_hold> ?<here> ?defend|defence|hold|keep|home|divide|split|division", "defend $1"}, {NULL, P2, OUTLINE, "<all_hold> <hold> ?<here> ?defend|defence|hold|keep|home|divide|split|division", "defend $1 , $2"},
	{"all_hold", P2, 0, "<all_mine> ?" MODAL "?be ?stay|stand|hold|remain|defend|fight|used|go|goes|placed|put against|versus|vs <seat>", "versus $2 with all"}, {"all_hold", P2, 0, "against|versus|vs <seat> ?:|, <all_mine>", "versus $1 with all"},
	{"all_hold", P2, 0, "all of them|my|mine|the ?token|defenders ?" MODAL "?be ?stay|stand|hold|remain|defend|fight|used|go|goes|placed|put in|for|at|against <chal>", "$1 with all"},
	{NULL, P2, OUTLINE, DIVIDING " evenly|equally|even|half|halves|fifty|equal ?<here>" HOLDING, "defend evenly"}, {NULL, P2, OUTLINE, DIVIDING " <n> each|apiece ?<here>" HOLDING, "defend $1 each"}, {NULL, P2, OUTLINE, DIVIDING " <n_n> ?<here>" HOLDING, "defend $1 respectively"},
	{"n_n", P2, 0, "<n_none> ?,|;|/|-|:|and|+ ?and <n_none>", "$1 , $2"}, {"n_none", P2, 0, "<n>", "$1"}, {"n_none", P2, 0, "none|nobody|nothing", "0"}, {"n_none", P2, 0, "all|the_lot ?of ?them", "all"},
	{"hold", P2, 0, "?the ?remaining|other <n> ?" MODAL "will ?be against|for|to|in|on ?the challenge|attack|that of|by|from <seat>", "versus $2 with $1"}, {"hold", P2, 0, "?the other|rest|remainder|others|remaining ?one ?meets|meet|faces|face|stays|goes|go ?against|for|to|versus <seat>", "versus $1 with rest"}, {"hold", P2, 0, "none|nobody|nothing|no_token against|for|to|versus <seat>", "versus $1 with 0"},
	{"both_hold", P2, 0, "both|the_pair ?of ?of_mine ?them|mine|my|the ?token|defenders ?" MODAL "?be ?stay|stand|hold|remain|defend|fight|used|go|goes|placed|put to|on|in|for|at|against|versus <chal>", "$1 with 2"}, {"both_hold", P2, 0, "both|the_pair ?of ?of_mine ?them|mine|my|the ?token|defenders ?" MODAL "?be ?stay|stand|hold|remain|defend|fight|used|go|goes|placed|put to|on|for|against|versus <seat>", "versus $1 with 2"}, {NULL, P2, OUTLINE, "<both_hold> ?<here> ?defend|defence|hold|keep|home|divide|split|division", "defend $1"},
	{"all_hold", P2, 0, "all|everything|everybody|everyone|the_lot|the_pair ?of ?them|my|mine|the ?token|defenders ?" MODAL "?be ?stay|stand|hold|remain|defend|fight|used|go|goes|placed|put to|in|for|at|against|versus <chal>", "$1 with all"}, {"all_mine", P2, 0, "the_pair|the_lot|pair|lot ?of ?them|my|mine|the ?token|defenders", ""},
	{"all_mine", P2, 0, "everything|everyone|all ?<n> ?of ?them|my|mine|the ?token|defenders", ""}, {"all_mine", P2, 0, "all", ""}, 
	{"here", P2, 0, "?of|on|at|from ?all <n> on|at|from|of <planet>", "$1"}, {"here", P2, 0, "of|on|at|for <planet>", "$1"}, {"here", P2, 0, "<planet>", "$1"},
	{NULL, 0, OUTLINE, "plague <seat> ?" MODAL "play|edict|card|put|give|get|against|hit|attack", "plague on $1"},
	{NULL, 0, OUTLINE, "plague him|her|them ?" MODAL "play|edict|card|put|give|get|against|hit|attack", "plague on him"},
	{NULL, P1, OUTLINE, "mobius_tubes ?play|edict|card", "mobius_tubes"},

	{NULL, P2, OUTLINE, "<seat> <chal> <n> <garrison>" JOINING, "ally $1 in $2 with $3 from $4"}, {"garrison", P2, 0, "?from|off ?:|= <own> <n>", "$1 $2"},
	{NULL, P2, OUTLINE, "<seat> <chal> <force> ?<versus>" JOINING, "ally $1 in $2 with $3"}, {NULL, P2, OUTLINE, "<seat> <chal> <force> ?<against_planet>" JOINING, "ally $1 in $2 with $3"},
	{NULL, P2, OUTLINE, "<foe> <chal> <force>" JOINING, "ally versus $1 in $2 with $3"}, {"foe", P2, 0, "against|versus|oppose|opposing|fight|fighting|stop <seat>", "$1"},
	{NULL, P2, OUTLINE, "<chal> attacker|attackers|attack <force>" ALLYING, "ally in $1 attack with $2"},
	{NULL, P2, OUTLINE, "<chal> defender|defenders|defence <force>" ALLYING, "ally in $1 defence with $2"},
	{NULL, P2, OUTLINE, "<seat> <versus> <force>" JOINING, "ally $1 in versus $1 $2 with $3"},
	{NULL, P2, OUTLINE, "<seat> <against_planet> <force>" JOINING, "ally $1 in attack_on $2 with $3"},
	{"against_planet", P2, 0, "against|versus|at|on <planet>", "$1"},
	{NULL, P2, OUTLINE, "ally|allies|request|coalition|partners|allied|contingent|team|bring|hereby|invited|helpers|ally|invite|help|support|join|aid|assist|assistance|welcome|want|need|like|love|company|come|together|backing|wanted|with_me|my_side|invitation|invitations|friend|friends|partner <guests> <chal> ?<versus>" ALLYING, "invite $1 in $2"},
	{NULL, P2, OUTLINE, "ally|invite|help|support|join|aid|assist|come|together|with_me <guests> <versus>" ALLYING, "invite $1 in versus $2"},
	{NULL, P2, OUTLINE, "<pair>", "$1"},
	{NULL, P2, OUTLINE, "<guests> <chal> ?<versus>" ALLYING, "invite unsaid $1 in $2"},
	{NULL, P2, OUTLINE, "<guests> <versus>" ALLYING, "invite unsaid $1 in versus $2"},
	{NULL, P2, OUTLINE, "<alone> ?3|2|all|any" ALLYING, "invite nobody"},
	{"pair", P2, 0, "<chal> ?:|=|->|- <guests>", "invite unsaid $2 in $1"},
	{"pair", P2, 0, "<chal> ->|=> ?guests|guest|allies|friends|invite ?: <guests>", "invite $2 in $1"}, {"pair", P2, 0, "<chal> ->|=> -|x|0", "invite nobody in $1"},
	{"pair", P2, 0, "<chal> ?: coalition|allies|partners|team|helpers|friends|guests|invitees|invitations|invite ?:|=|- <guests>", "invite $2 in $1"},
	{"pair", P2, 0, "<chal> with <guests>", "invite $2 in $1"}, {"pair", P2, 0, "<chal> ?: all_but <seats>", "invite everyone except $2 in $1"},
	{NULL, P2, SAYING_DOUBT | SAYING_WHOLE, "<chal> ?:|= -|x|0", "invite nobody in $1"}, /* not a pair: "DEF C4 = 0" says how many defend */
	{NULL, P2, OUTLINE, "<alone> <chal>" ALLYING, "no ally in $2"}, {NULL, P2, OUTLINE, "<apart> <chal>" ALLYING, "no ally in $2"},
	{NULL, P2, OUTLINE, "<alone> <chal>" ALLYING, "invite nobody in $2"}, {NULL, P2, OUTLINE, "<apart> <chal>" ALLYING, "invite nobody in $2"},
	{"alone", P2, 0, "alone|by_myself|on_my_own|solo|unaided|neutral|out_of|out", "nobody"},
	{"alone", P2, 0, "without|no ?any allies|help|support|assistance|aid|ally", "nobody"},
	{"alone", P2, 0, "do_not|don_t|dont|not want|need ?any|an allies|help|support|assistance|aid|ally|anybody|anyone", "nobody"},
	{"apart", P2, 0, "won_t|will_not|wont|not|don_t|dont ?be ally|joining|allying|coming|helping|taking_part|interested", "nobody"}, {"apart", P2, 0, "not for_me", "nobody"},
	{"alone", P2, 0, "no_one|nobody|noone", "nobody"},

	{NULL, P3, OUTLINE, "<card> <chal> ?<versus>" CARDS, "card $1 in $2"},
	{NULL, P3, OUTLINE, "<card> <seat>" CARDS, "card $1 in versus $2"}, {NULL, P3, OUTLINE, "<card> <seat> <chal>" CARDS, "card $1 in $3"},
	{NULL, 0, OUTLINE, "power <seat> ?play|card|against|put|" MODAL "be", "power on $1"}, {NULL, 0, OUTLINE, "<name> <seat> ?play|card|against|put|power|" MODAL "be", "$1 : on $2"},
	{NULL, 0, OUTLINE, "zap <seat> power <chal> ?play|card|put|against|edict", "zap $1 power in $2"},
	{NULL, 0, OUTLINE, "zap <seat> <name> <chal> ?play|card|put|against|edict", "zap $1 $2 in $3"},
	{NULL, 0, OUTLINE, "zap <seat> <chal> ?play|card|put|against|edict", "zap $1 power in $2"},
	{NULL, 0, OUTLINE, "zap <seat> power ?play|card|put|against|edict", "zap $1 power"},
	{NULL, 0, OUTLINE, "zap <name> <chal> ?play|card|put|against|edict|power", "zap $1 in $2"}, {NULL, 0, OUTLINE, "zap <name> ?play|card|put|against|edict|power", "zap $1"},
	{NULL, 0, OUTLINE, "zap ?play|card|put|edict|my", "zap him"},
	{NULL, 0, OUTLINE, "zap it|that|this|him|her|them ?play|card|put|against|edict", "zap him"},
	{NULL, P3, OUTLINE, "emotion_control <chal> ?play|card|put|edict|everyone|" MODAL "over", "emotion_control in $1"},
	{NULL, P3, OUTLINE, "emotion_control ?play|card|put|edict|everyone|" MODAL "over", "emotion_control"},
	{NULL, P4, OUTLINE, "stellar_gas <chal> ?play|card|put|edict|" MODAL "rewards|reward", "stellar_gas in $1"},
	{NULL, P3, OUTLINE, "flarezap ~virus <chal> ?play|card|put|edict|against|flare", "flarezap $1 in $2"},
	{NULL, P3, OUTLINE, "force_field <seat> <chal> ?play|card|put|edict|against", "force_field on ally $1 in $2"},
	{NULL, P3, OUTLINE, "force_field all <chal> ?play|card|put|edict|against|allies", "force_field on all allies in $1"},

	{NULL, P4, OUTLINE, "deal|trade|swap|exchange <seat> <even> ?card|against", "deal $1 : i give $2 card , $1 gives $2 card"},
	{"even", P4, 0, "<n> ?card each ?way|other", "$1"}, {"even", P4, 0, "a card each ?way", "1"},
	{"even", P4, 0, "1 ?- for ?- 1", "1"}, {"even", P4, 0, "2 ?- for ?- 2", "2"}, {"even", P4, 0, "3 ?- for ?- 3", "3"}, {NULL, P4, OUTLINE, "<seat> <even> ?card|against|deal", "deal $1 : i give $2 card , $1 gives $2 card"}, {NULL, P4, OUTLINE, "trade|swap|exchange <seat> <n_cards>", "deal $1 : i give $2 card , $1 gives $2 card"},
	{"n_cards", P4, 0, "<n> card", "$1"}, {"n_cards", P4, 0, "a card", "1"},
	{NULL, P4, OUTLINE, "no|not|don_t|dont deal|agreement|bargain <seat> ?any", "deal $1 : no"},
	{NULL, P4, OUTLINE, "reward|help|helping|aid|helped <take> <chal> ?get|has|have|me", "reward $2 : $1"},
	{NULL, P4, OUTLINE, "reward|help|helping|aid|helped <take> ?get|has|have|me", "reward $1"},
	{NULL, P4, OUTLINE, "claim|collect|take|takes|want|like|prize|price|choose|demand|request|ally|become|spoils|booty|loot|share|pay|payment <take> <chal> ?get|me|warp|defence|defend|defending|reward|from", "reward $2 : $1"},
	{NULL, P4, OUTLINE, "help|helping|helped|ally|allied|support|supporting|supported <take> <seat> <chal> ?get|me|reward", "reward $3 : $1"},
	{NULL, P4, OUTLINE, "help|helping|helped|ally|allied|support|supporting|supported <take> <seat> ?get|me|reward", "reward $1"},
	{NULL, P4, OUTLINE, "back|like|take|takes|want|prize|price|home|claim|collect|spoils|booty|loot|share|payment <take> ?get|me|warp", "reward $1"},
	{NULL, P3 | P4, OUTLINE, "own_colour|own_system <choice> ?if|get|when|draw|drawn|turn|turn_up|comes|come|comes_up|again|it|let_s|destiny|me|home", "own_colour : $1"},
	{NULL, P3 | P4, OUTLINE, "home|myself|own <choice> ?if|get|when|draw|drawn|turn|turn_up|comes|come|comes_up|again|it|let_s|destiny|me", "own_colour : $1"},
	{NULL, P3 | P4, OUTLINE, "<choice> if|when draw|turn|get me|myself|my_own|home ?again", "own_colour : $1"},
	{NULL, P4, OUTLINE, "lose|loss|losses|casualties|take|pay|remove|removed <troops> ?when|if|must|shall|should|deal|have|failed|fails|fail|no_deal|no_agreement|not_possible|can_t_agree|cannot_agree|don_t_agree|do_not_agree|agree|no_deal_is|concluded|reached|made|falls_through|comes_off|treaty|talks|negotiations|agreement|i|we|from", "lose $1"},
	{NULL, P4, OUTLINE, "lose|loss|losses|casualties|remove <lost> ?when|if|must|shall|should|deal|have|failed|fails|fail|no_deal|no_agreement|not_possible|agree|concluded|reached|made|treaty|talks|negotiations|agreement|taken|i|we", "lose $1"},
	{"lost", P4, 0, "from|on <place> ?:|, <n>", "$2 from $1"},
	{NULL, 0, SAYING_UNCLEAR, "highest|lowest|best|biggest|smallest|strongest|weakest|high|low|big|small|best|middle ?1|card|attack|number", ""},
	{NULL, 0, SAYING_UNCLEAR, "some|few|rest ?of ?my token", ""},
	{NULL, 0, SAYING_UNCLEAR, "accept|take ?<seat> ?kind|generous offer|deal|proposal", ""},
	{NULL, P2, SAYING_UNCLEAR, "^ he|she|they can|may|should|must ally|help|come", ""},
	{NULL, P1 | P2, SAYING_UNCLEAR, "the rest", ""}, {NULL, P2 | P3 | P4, SAYING_UNCLEAR, "1 who", ""}, {NULL, P3 | P4, SAYING_UNCLEAR, "^ lower|higher|less|fewer", ""},
	{NULL, 0, SAYING_UNCLEAR, "anything|something useful|good|nice|suitable|fitting|convenient|reasonable|worthwhile", ""},
	{NULL, P3, SAYING_UNCLEAR, "lower|higher|less|fewer|more|bigger|smaller|better than <n>", ""},
	{NULL, P1, SAYING_UNCLEAR, "no|not offensive|attack|attacks", ""}, {NULL, P1, SAYING_UNCLEAR, "hold all|everything|position|positions", ""},
	{"to_place", 0, 0, "?= -> <place>", "$1"}, {"to_place", 0, 0, ": <place>", "$1"}, {"to_place", 0, 0, "=> <place>", "$1"},
	{"to_place", 0, 0, "to|onto|on|at|in|upon|towards <place>", "$1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
