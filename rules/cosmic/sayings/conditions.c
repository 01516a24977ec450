/* The parts of Cosmic Encounter's conditions, for texts that no saying fits. Always
 * asked about. See orders/sayings/phrase.h. sayings.c and outlines.c define the parts.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define P2 PHASE(2)
#define P3 PHASE(3)
#define P4 PHASE(4)
#define FACT SAYING_FACT

/* Words that may stand beside the parts. */
#define BESIDE                                                                         \
	" ?would|should|shall|will|already|really|has|have|had|was|did|is|be|been|being|also|too|well|himself|herself"
#define ATTACKING                                                                      \
	"attack|attacks|my_attack|attack_on|attacking|attacked|target|targets|targeting|aims|aim|aiming|comes|come|coming|goes|go|going|hits|hitting|lands|marches|moves|moving|turns|turning|invade|invades|invading|strikes|strike|striking|picks|chooses|heads|heading|march|raid|raids"
#define ALLYING                                                                        \
	"ally|allies|allying|join|joins|joining|joined|help|helps|helping|support|supports|supporting|side|sides|siding|backs|backing|assists|assisting|alliance|come|comes|coming|takes_part|participates|participate|enters|turns_up|shows_up|appears|aids|aiding|fights|fighting|there|commits|commit|sends|send|involved|engaged|present|interferes|participating|partners|piles|lends|offers|backs_up|steps|stands|stand|standing|allied|goes|go"
#define SIDING ALLYING "|side|sides|siding"
#define ASKING                                                                         \
	"invite|invites|invited|inviting|ask|asks|asked|asking|want|wants|wanted|call|calls|called|request|requests|need|needs|needed|like|likes|welcome|welcomes|have|accepts|accept|takes|take|is_invited"
#define USING                                                                          \
	"uses|use|used|using|plays|play|playing|works|work|shows|shows_up|show_up|appears|active|activates|activated|fires|kicks_in|strikes|strike|invoked|invokes|triggered|triggers|employs|brings|makes|comes|come|goes|go|gets|acts|act|turned_on|switched_on|on|up|interferes|multiplies|runs"
#define HOLDING                                                                        \
	"holds|hold|holding|has|have|owns|own|keeps|kept|sits|sitting|occupies|occupied|stands|standing|is|remains ?base|a|his|her|their|still|there|on|at|in|tokens|foothold|with"
#define LOSING                                                                         \
	"lose|loses|losing|losin|loosin|loose|loosing|lost|loss|defeat|defeated|beaten|beat|behind|badly|bad|down|wrong|trouble|danger|failing|fails|fail|falls|thrashed|crushed|trounced|routed|doomed|hammered|overrun|sunk|smashed|slaughtered|clobbered"
#define WINNING "win|wins|winning|won|victory|victorious|ahead"
#define OF_BATTLE                                                                      \
	"challenge|fight|battle|my_attack|my_defence|me|it|things|about|at|point|of|close|side"
#define SHOWING                                                                        \
	"shows|show|showed|plays|play|played|playing|reveals|reveal|uses|use|lays|lay|turns|card|compromises|negotiates|puts|chooses"

/* clang-format off */
const struct saying ce_conditions[] = {
	{"not", 0, 0, "does_not|doesn_t|doesnt|do_not|don_t|dont|is_not|isn_t|isnt|are_not|aren_t|has_not|hasn_t|hasnt|have_not|haven_t|did_not|didn_t|didnt|will_not|won_t|wont|was_not|wasn_t|wasnt|not|no|never", "not"},
	{"not", P1, 0, "leaves|leave|spares|spare|avoids|avoid", "not"},
	{"not", P1, 0, "stays|stay|keeps|keep|remains|remain ?well away|off|clear|out ?of", "not"},
	{"not", P2 | P3, 0, "stays|stay|keeps|keep|remains|remain|is ?well out|away|home|aside|neutral|clear|absent ?of|from ?it", "not"},
	{"not", P2 | P3, 0, "refuses|declines|abstains|absent", "not"},
	{"name", 0, 0, "~virus", "$1"},

	{NULL, P1, FACT, "<planet> by <who> ?" ATTACKING BESIDE, "$2 attacks $1"},
	{NULL, P1, FACT, "<planet> by <who> <not> ?" ATTACKING BESIDE, "not $2 attacks $1"},
	{NULL, P1, FACT, "<who> <planet> " ATTACKING BESIDE "|from|against|gives|there|a|anything|something|of|mine|base|me|us|with|touches|approaches|lays|touch|bothers", "$1 attacks $2"},
	{NULL, P1, FACT, "<who> <planet> <not> ?" ATTACKING "|alone" BESIDE "|from|against|gives|there|a|anything|something|of|mine|base", "not $1 attacks $2"},

	{NULL, P1, FACT, "<who> me|mine <own_n> " ATTACKING BESIDE "|from|against|there|a|planet|on|at|in", "$1 attacks $2"},
	{"own_n", P1, 0, "on|at|in|planet ?planet|number|my <n>", "$1"},
	{NULL, 0, FACT, "<who> <planet> " HOLDING, "$1 holds $2"},
	{NULL, 0, FACT, "<who> <planet> <not> " HOLDING, "not $1 holds $2"},
	{NULL, P2, FACT, "<who> me <chal> " ASKING BESIDE "|for|help|support", "$1 invites me in $2"},
	{NULL, P2, FACT, "<who> me " ASKING BESIDE "|for|help|support", "$1 invites me"},
	{NULL, P2, FACT, "<who> me <not> <chal> " ASKING BESIDE "|for|help|support", "not $1 invites me in $3"},
	{NULL, P2, FACT, "<who> me <not> " ASKING BESIDE "|for|help|support", "not $1 invites me"},
	{NULL, P2, FACT, "invited|asked|called|wanted ?i|am|be|is|me|get|so|we|are|really", "he invites me"},
	{NULL, P2, FACT, "am|me by <who> <chal> " ASKING BESIDE, "$1 invites me in $2"},
	{NULL, P2, FACT, "am|me by <who> " ASKING BESIDE, "$1 invites me"},

	{NULL, P2 | P3, FACT, "<who> <whom> <chal> " SIDING BESIDE, "$1 allies with $2 in $3"},
	{NULL, P2 | P3, FACT, "<who> <whom> " SIDING BESIDE, "$1 allies with $2"},
	{NULL, P2 | P3, FACT, "<who> <chal> " ALLYING BESIDE, "$1 allies in $2"},
	{NULL, P2 | P3, FACT, "<who> " ALLYING BESIDE, "$1 allies there"},
	{NULL, P2 | P3, FACT, "<who> <whom> <not> <chal> ?" SIDING BESIDE, "not $1 allies with $2 in $4"},
	{NULL, P2 | P3, FACT, "<who> <whom> <not> ?" SIDING BESIDE, "not $1 allies with $2"},
	{NULL, P2 | P3, FACT, "<who> <not> <chal> ?" ALLYING BESIDE, "not $1 allies in $3"},
	{NULL, P2 | P3, FACT, "<who> <not> ?" ALLYING BESIDE, "not $1 allies there"},
	/* "unless Blue is with her" */
	{NULL, P2 | P3, FACT, "<who> <whom> is|are ?beside|alongside|there|also|too|already|in|it", "$1 allies with $2"}, {NULL, P2 | P3, FACT, "<who> <whom> <not> ?is|are|beside|alongside|there|also|too|already|in|it", "not $1 allies with $2"},
	{"whom", P2 | P3, 0, "<seat>", "$1"}, {"whom", P2 | P3, 0, "him|her|them|his|their", "him"}, {"whom", P2 | P3, 0, "me", "me"}, {"whom", P2 | P3, 0, "my|our side|team|camp|party", "me"},

	{NULL, P3, FACT, "used|played|active|applied ?it|is|be|gets|being|when|actually|only", "he uses it"},
	{NULL, 0, FACT, "<who> power <chal> ?" USING BESIDE "|his|her|their|against|me", "$1 uses power in $2"},
	{NULL, 0, FACT, "<who> power ?" USING BESIDE "|his|her|their|against|me", "$1 uses power"},
	{NULL, 0, FACT, "<who> <name> <chal> ?" USING BESIDE "|power|his|her|their|against|me|a", "$1 uses $2 in $3"},
	{NULL, 0, FACT, "<who> <name> ?" USING BESIDE "|power|his|her|their|against|me|a", "$1 uses $2"},
	{NULL, 0, FACT, "<name>", "$1 uses power"},
	/* what a Power does, for its use: "if Red looks", "when he heals Blue" */
	{NULL, 0, FACT, "<who> heals|heal|saves|rescues <seat>", "$1 uses power on $2"},
	{NULL, 0, FACT, "<who> heals|heal|saves|rescues me", "$1 uses power on me"}, {NULL, 0, FACT, "<who> looks|look|peeks|peek ?at|into|in me|my ?hand|cards", "$1 uses power on me"},
	{NULL, 0, FACT, "<who> heals|heal|looks|look|peeks|peek|peeps|spies", "$1 uses power"},
	{NULL, 0, FACT, "<who> looks|look|peeks|peek ?at|into|in <seat> ?hand|cards", "$1 uses power on $2"},
	{NULL, 0, FACT, "<name> <chal> " USING BESIDE "|power", "$1 uses power in $2"},
	{NULL, 0, FACT, "<name> " USING BESIDE "|power", "$1 uses power"},
	{NULL, 0, FACT, "<who> power <not> <chal> ?" USING BESIDE "|his|her|their", "not $1 uses power in $3"},
	{NULL, 0, FACT, "<who> power <not> ?" USING BESIDE "|his|her|their", "not $1 uses power"},
	{NULL, 0, FACT, "<who> <name> <not> ?" USING BESIDE "|power|his|her|their|against|me|a", "not $1 uses $2"},
	{NULL, 0, FACT, "<who> <card_thing> <chal> ?" SHOWING BESIDE, "$1 plays $2 in $3"},
	{NULL, 0, FACT, "<who> <card_thing> ?" SHOWING BESIDE, "$1 plays $2"},
	{NULL, 0, FACT, "<who> <card_thing> <not> ?" SHOWING BESIDE, "not $1 plays $2"},

	{NULL, P3, FACT, "<who> <card> <chal> ?" SHOWING BESIDE "|a", "$1 shows $2 in $3"},
	{NULL, P3, FACT, "<who> <card> ?" SHOWING BESIDE "|a", "$1 shows $2"},
	{NULL, P3, FACT, "<who> <card> <not> <chal> ?" SHOWING BESIDE "|a", "not $1 shows $2 in $4"},
	{NULL, P3, FACT, "<who> <card> <not> ?" SHOWING BESIDE "|a", "not $1 shows $2"},

	{"party", P3, 0, "attack|attacker|attackers|attacking", "attack"}, {"party", P3, 0, "defence|defender|defenders|defending", "defence"},
	{NULL, P3, FACT, "<party> <chal> " LOSING BESIDE "|side|party", "$1 would lose $2"},
	{NULL, P3, FACT, "<party> " LOSING BESIDE "|side|party", "$1 would lose"},
	{NULL, P3, FACT, "<party> <chal> " WINNING BESIDE "|side|party", "$1 would win $2"},
	{NULL, P3, FACT, "<party> " WINNING BESIDE "|side|party", "$1 would win"},
	/* "if he's winning" is not "if I am" */
	{"they", P3, 0, "he|she|they|hes|shes ?s|re ?is|are ?would ?be", ""},
	{NULL, P3, FACT, "<they> <chal> " LOSING BESIDE "|" OF_BATTLE, "he would lose $2"}, {NULL, P3, FACT, "<they> " LOSING BESIDE "|" OF_BATTLE, "he would lose"},
	{NULL, P3, FACT, "<they> <chal> " WINNING BESIDE "|" OF_BATTLE, "he would win $2"}, {NULL, P3, FACT, "<they> " WINNING BESIDE "|" OF_BATTLE, "he would win"},
	{NULL, P3, FACT, "<chal> " LOSING BESIDE "|" OF_BATTLE, "i would lose $1"},
	{NULL, P3, FACT, LOSING BESIDE "|" OF_BATTLE, "i would lose"},
	{NULL, P3, FACT, "<chal> " WINNING BESIDE "|" OF_BATTLE, "i would win $1"},
	{NULL, P3, FACT, WINNING BESIDE "|" OF_BATTLE, "i would win"},
	{NULL, P3, FACT, "<chal> <not> " LOSING BESIDE "|" OF_BATTLE, "not i would lose $1"},
	{NULL, P3, FACT, "<chal> <not> " WINNING BESIDE "|" OF_BATTLE, "not i would win $1"},
	{NULL, P3, FACT, "<not> " WINNING BESIDE "|" OF_BATTLE, "not i would win"},
	{NULL, P3, FACT, "<seat> <not> <chal> " WINNING BESIDE "|" OF_BATTLE, "not $1 would win $3"}, {NULL, P3, FACT, "<seat> <not> " WINNING BESIDE "|" OF_BATTLE, "not $1 would win"},
	{NULL, P3, FACT, "<seat> <not> <chal> " LOSING BESIDE "|" OF_BATTLE, "not $1 would lose $3"}, {NULL, P3, FACT, "<seat> <not> " LOSING BESIDE "|" OF_BATTLE, "not $1 would lose"},
	{NULL, P3, FACT, "<seat> <chal> " LOSING BESIDE "|" OF_BATTLE, "$1 would lose $2"},
	{NULL, P3, FACT, "<seat> " LOSING BESIDE "|" OF_BATTLE, "$1 would lose"},
	{NULL, P3, FACT, "<seat> <chal> " WINNING BESIDE "|" OF_BATTLE, "$1 would win $2"},
	{NULL, P3, FACT, "<seat> " WINNING BESIDE "|" OF_BATTLE, "$1 would win"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
