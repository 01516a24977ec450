/* What is said around the orders of a march or a ride. What an order of the march waits for: where the storm is, and who else is at the place, as people say it in a few words behind the order
 * ("if the storm isn't there", "unless somebody beat me to it") or before it. Each fact and its contrary, at the place of the order or at
 * one that is named. Tried before the other sayings. A place is empty where no enemy is, and free where the writer may still come:
 * these are two facts. See orders/sayings/phrase.h; words_ways.c defines the parts that are not here.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/words/words_rows.h"

/* Behind "if" and behind "unless", the fact or its contrary. */
#define BOTH(says, means)                                                              \
	{NULL, M, 0, "?, ?but not if " says, "unless " means},                         \
		{NULL, M, 0, "if " says, "if " means},                                 \
	{                                                                              \
		NULL, M, 0, "unless " says, "unless " means                            \
	}
/* The contrary of the fact. */
#define NEITHER(says, means)                                                           \
	{NULL, M, 0, "?, ?but not if " says, "if " means},                             \
		{NULL, M, 0, "if " says, "unless " means},                             \
	{                                                                              \
		NULL, M, 0, "unless " says, "if " means                                \
	}
/* The fact at the place before it, of which it does not have the sector. */
#define THERE(says, one, sector)                                                       \
	{NULL, M, 0, "to ~carthag sector <n> <lead> " says,                            \
	 "to $1 sector $2 $3 " sector},                                                \
	{                                                                              \
		NULL, M, 0, "to ~carthag <lead> " says, "to $1 $2 " one                \
	}
#define SOMEBODY                                                                       \
	" someone|somebody|anyone|anybody|others|another|enemies|an_enemy|any_enemy|some_enemy|any_enemies ?else|other|player|faction|enemy "
#define FEWER " or|and fewer|less|below|under "

/* clang-format off */
const struct saying du_words_when[] = {
	/* --- the place of a fact: that of the order, or another --- */
	{"at_it", M, 0, "in|at|on|over|above|across|inside|upon ?the ?territory ?of <area>", "$1"}, {"at_it", M, 0, "in|at|on|over|above|across|inside|upon it|that|this|there ?place|territory|sector", "there"}, {"at_it", M, 0, "in the|my way", "there"}, {"at_it", M, 0, "there|here", "there"},
	{"to_it", M, 0, "?to|into|in|over|across|through|past|onto ?the <area>", "$1"}, {"to_it", M, 0, "?to|into|in|over|across|through|past|onto it|that|this|there ?place|territory|sector", "there"},
	{"it_is", M, 0, "<area> ?is|be|s|lies|stays|remains ?still|already|then|now", "$1"}, {"it_is", M, 0, "it|that|this ?place|territory|sector ?is|be|s|lies|stays|remains ?still|already|then|now", "there"}, {"it_is", M, 0, "it_s|its|that_s ?still|already|then|now", "there"},
	{"it_is_not", M, 0, "<area> ?is|be|s|lies|stays|remains not|n_t ?yet|already|then|now", "$1"}, {"it_is_not", M, 0, "<area> isn_t|isnt ?yet|already|then|now", "$1"}, {"it_is_not", M, 0, "it|that|this ?place|territory|sector ?is|be|s|lies|stays|remains not|n_t ?yet|already|then|now", "there"}, {"it_is_not", M, 0, "it|that|this ?place|territory|sector isn_t|isnt ?yet|already|then|now", "there"}, {"it_is_not", M, 0, "it_s|its|that_s not ?yet|already|then|now", "there"},

	/* --- the storm --- */
	{"a_storm", M, 0, "storm ?itself ?still|already|then|now", ""}, {"is_now", M, 0, "is|be|s|are|stands|stand|sits|lies|rages|blows|rests|hangs ?still|already|just|then|now ?right", ""}, {"is_not_now", M, 0, "is|be|s|are|stands|stand not|n_t ?still|already|just|then|now|yet ?right", ""}, {"is_not_now", M, 0, "isn_t|isnt|ain_t ?still|already|just|then|now|yet ?right", ""}, {"is_not_now", M, 0, "is|s no longer|more", ""},
	{"never_does", M, 0, "does|do|will|has|have|did not|n_t|never ?yet", ""}, {"never_does", M, 0, "doesn_t|doesnt|don_t|won_t|wont|hasn_t|hasnt|haven_t|didn_t|never ?yet", ""},
	{"reaches", M, 0, "?has|will|should ?already hit|hits|reach|reaches|reached|cover|covers|covered|strike|strikes|struck|get|gets|got|come|comes|came|go|goes|move|moves|moved|blow|blows|sweep|sweeps|swept|cross|crosses|crossed|pass|passes|passed", ""},
	BOTH("<a_storm> <is_now> <at_it>", "storm $3"), NEITHER("<a_storm> <is_not_now> <at_it>", "storm $3"),
	BOTH("<a_storm> <reaches> <to_it> ?first|before|by_then ?me|us", "storm $3"), NEITHER("<a_storm> <never_does> <reaches> <to_it> ?first|before|by_then ?me|us", "storm $4"),
	BOTH("there ?is|s|be|are a|any <a_storm> <at_it>", "storm $2"), NEITHER("there ?is|s|be|are no ?more <a_storm> <at_it>", "storm $2"), BOTH("there_s|theres a|any <a_storm> <at_it>", "storm $2"), NEITHER("there_s|theres no <a_storm> <at_it>", "storm $2"), NEITHER("there isn_t|isnt a|any <a_storm> <at_it>", "storm $2"), NEITHER("there is not a|any <a_storm> <at_it>", "storm $2"),
	NEITHER("there ?is|s|be no ?more <a_storm>", "storm there"), NEITHER("there_s|theres no <a_storm>", "storm there"), NEITHER("no <a_storm> <is_now> <at_it>", "storm $3"),
	NEITHER("<a_storm> stays|stay|keeps|keep|remains|remain|is|s|be|has ?gone away|elsewhere|somewhere_else|gone|off|clear|out ?from|of ?the ?<at_it> ?way", "storm there"), NEITHER("<a_storm> is|s|be|stays somewhere|anywhere else", "storm there"),
	NEITHER("<a_storm> spares|spare|misses|miss|avoids|avoid|missed|spared ?out <to_it>", "storm $2"), NEITHER("<a_storm> leaves|leave <to_it> alone|out|free|clear", "storm $2"), NEITHER("<a_storm> lets|let|allows|allow|permits|permit me|us|it|that ?through|land|to_land", "storm there"),
	BOTH("<it_is> ?right in|under|inside|beneath|within|hit|covered|swept|reached ?by <a_storm>", "storm $1"), NEITHER("<it_is_not> ?right in|under|inside|beneath|within|hit|covered|swept|reached ?by <a_storm>", "storm $1"), NEITHER("<it_is> free|clear|safe|out|outside|spared ?of|from|by <a_storm>", "storm $1"), BOTH("<it_is_not> free|clear|safe|out|outside ?of|from <a_storm>", "storm $1"),
	{NULL, M, 0, "subject to <a_storm> not being|standing|sitting <at_it>", "if not storm $2"}, {NULL, M, 0, "if <a_storm> not being|standing|sitting <at_it>", "if not storm $2"}, {NULL, M, 0, "^ should <a_storm> not be <at_it>", "if not storm $2"}, {NULL, M, 0, "^ should <a_storm> be|stand <at_it>", "if storm $2"}, {NULL, M, 0, "^ should <a_storm> <reaches> <to_it>", "if storm $3"},

	/* --- nobody comes back: without a word the free ones do --- */
	{"none_back", M, 0, "?i|we revive|revives nobody|none|no_one|nothing", ""}, {"none_back", M, 0, "nobody|nothing|no_one|none is|gets|are ?to_be revived", ""}, {"none_back", M, 0, "revival|revivals ?:|= none|nobody|nothing|no|zero", ""}, {"none_back", M, 0, "?i|we don_t|won_t|dont|wont bring anyone|anybody|any back", ""}, {"none_back", M, 0, "?i|we do|will|shall not bring anyone|anybody|any back", ""}, {"none_back", M, 0, "nobody|no_one|none comes|come back", ""},
	{NULL, M, DOUBT, "^ <none_back> ?from ?the ?tanks ?this ?turn $", "revive 0"}, {NULL, M, DOUBT, ",|;|.|and ?and <none_back> ?from ?the ?tanks ?this ?turn ?. $", "; revive 0"},

	/* --- the Guild's place --- */
	{NULL, M, 0, "^ ?please i|we want|wish|like that i|we", ""}, {NULL, M, DOUBT, "?i|we like|want|wish ?to be ?the ?very last ?one|1|player ?to ?move|ship|go|act", "when last"}, {NULL, M, DOUBT, "?i|we like|want|wish ?to be ?the ?very first ?one|1|player ?to ?move|ship|go|act", "when first"},
	{NULL, M, WHOLE | DOUBT, I_DO "?choose|prefer|rather ?to ?move|ship|go|act after everybody|everyone|all ?the ?else|others", "when last"}, {NULL, M, WHOLE | DOUBT, I_DO "?choose|prefer|rather ?to ?move|ship|go|act before everybody|everyone|anybody|all ?the ?else|others", "when first"}, {NULL, M, WHOLE | DOUBT, I_DO "choose|prefer|rather to move|ship|go|act last", "when last"}, {NULL, M, WHOLE | DOUBT, I_DO "choose|prefer|rather to move|ship|go|act first", "when first"},
	{NULL, M, DOUBT, "^ i|we choose|prefer to move|ship|go|act last", "when last"}, {NULL, M, DOUBT, "^ i|we choose|prefer to move|ship|go|act first", "when first"},
	{NULL, M, WHOLE | DOUBT, "everybody|everyone|all ?the ?else|others ?goes|go|moves|move before me|us", "when last"}, {NULL, M, WHOLE | DOUBT, "everybody|everyone|all ?the ?else|others ?goes|go|moves|move after me|us", "when first"}, {NULL, M, WHOLE | DOUBT, "?the last place|turn|slot for me|us", "when last"}, {NULL, M, WHOLE | DOUBT, "?the first place|turn|slot for me|us", "when first"}, {NULL, M, WHOLE | DOUBT, "?i|we will|ll|shall be ?the last one|1", "when last"}, {NULL, M, WHOLE | DOUBT, "?i|we will|ll|shall be ?the first one|1", "when first"},

	/* --- who rides, and who stays --- */
	{"stayers", X, 0, "<n> ?of ?my|mine|ours ?<men> stay|stays|remain|remains ?behind|put|there|here ?in ?<area>", ""}, {"stayers", X, 0, "leave|leaving|keep|keeping <n> ?of ?my|mine|ours ?<men> ?behind ?in ?<area>", ""},
	{"the_ride", X, 0, "ride|rides|go|goes|travel|travels ?the ?with|by|on ?the ?worm|sandworm", ""}, {"by_worm", X, 0, "?, by|on|with ?the worm|sandworm|shai_hulud", ""},
	{NULL, X, DOUBT, "^ <stayers> ?,|;|.|: ?and ?the ?other|others|remaining|rest <n> ?of ?my|us|mine ?<men> <the_ride> <into> ?<by_worm> ?. $", "ride $2 to $5"}, {NULL, X, DOUBT, "^ <stayers> ?,|;|.|: ?and ride ?the ?worm <into> with <n> ?<men>", "ride $3 to $2"}, {NULL, X, DOUBT, "^ <stayers> ?,|;|.|: ?and ride ?the ?worm with <n> ?<men> <into>", "ride $2 to $4"},
	{NULL, X, DOUBT, "^ <n> ?of ?my|us|mine ?<men> <the_ride> <into> ?<by_worm> ?,|;|. ?and ?the ?other <stayers> ?. $", "ride $1 to $4"}, {NULL, X, DOUBT, "^ ?i|we ride ?the ?worm <into> with <n> ?<men> ?,|;|. ?and <stayers> ?. $", "ride $2 to $1"}, {NULL, X, DOUBT, "^ ?i|we ride ?the ?worm with <n> ?<men> <into> ?,|;|. ?and <stayers> ?. $", "ride $1 to $3"},
	{NULL, X, DOUBT, "^ ?i|we take ?the worm|sandworm <into> with <n> ?<men>", "ride $2 to $1"}, {NULL, X, DOUBT, "^ ?the worm|sandworm carries|takes|brings|bears <n> ?of ?mine|ours|us|my ?<men> <into>", "ride $1 to $3"}, {NULL, X, DOUBT, "^ <n> ?of ?my|us|mine ?<men> go|goes <into> by|on ?the worm|sandworm", "ride $1 to $3"},
	{NULL, X, SAYING_UNCLEAR, "all_but <n> ?<men> ?elites ride|rides|go|goes", N_("Write how many of them go, and how many are elites")}, {NULL, X, SAYING_UNCLEAR, "everybody|everyone|everything but|except <n> ?<men> ?elites ride|rides|go|goes", N_("Write how many of them go, and how many are elites")}, {NULL, X, DOUBT, "^ ?we all|everyone|everybody ?of ?us|my ?<men> ?<n> <the_ride> <into>", "ride all to $4"}, {NULL, X, DOUBT, "^ ?i|we take all|everybody|everyone <into> on|by ?the worm|sandworm", "ride all to $1"}, {NULL, X, DOUBT, "^ ?i|we ride ?the worm|sandworm <into> with all|everything|everybody ?of ?my ?<men>", "ride all to $1"}, {NULL, X, DOUBT, "^ all <n> go|goes <into> on|by ?the worm|sandworm", "ride $1 to $2"},
	{NULL, 0, 0, NULL, NULL},
};

/* Behind the words for how many there are: where the place is that of the order itself. */
const struct saying du_words_there[] = {
	/* --- somebody else --- */
	BOTH(SOMEBODY "?already|still is|are|be|s|stands|stand|sits|sit ?already|still <at_it> ?already|before|first|by_then ?me|us", "enemy $1 >= 1"), BOTH("there ?is|are|be|s" SOMEBODY "<at_it>", "enemy $1 >= 1"),
	BOTH("<it_is> occupied|taken|held|inhabited|manned|garrisoned ?by ?someone|somebody|others|anyone ?else", "enemy $1 >= 1"), BOTH("<it_is_not> occupied|taken|held|inhabited|manned|garrisoned ?by ?someone|somebody|others|anyone|anybody ?else", "enemy $1 <= 0"), BOTH("<it_is_not> empty|unoccupied|vacant|deserted|abandoned|uninhabited", "enemy $1 >= 1"), BOTH("<it_is> ?quite|completely|totally empty|unoccupied|vacant|deserted|abandoned|uninhabited", "enemy $1 <= 0"), NEITHER("<it_is_not> free|open", "free $1"), 
	{NULL, M, 0, "subject to ?the <area> being|remaining ?still empty|unoccupied|vacant|deserted", "if enemy $1 <= 0"}, {NULL, M, 0, "subject to it being|remaining ?still empty|unoccupied|vacant|deserted", "if enemy there <= 0"},
	BOTH("i|we find it|<area> empty|unoccupied|deserted", "enemy there <= 0"), BOTH("nobody|no_one ?else ?is|s|has|are ?at ?already|yet home|in_it|arrived|around", "enemy there <= 0"), BOTH("no ?one|enemy ?else ?is|s|has|are ?at ?already|yet home|in_it|arrived|around", "enemy there <= 0"), BOTH("nobody|no_one ?else has|have|had ?yet|already ?got|come|arrived|landed|been|gone ?to ?there|in ?yet|already ?first|before|ahead ?of ?me|us", "enemy there <= 0"), BOTH("nobody|no_one ?else got|gets|came|comes|arrives|arrived|landed|lands ?in ?there ?first|before|ahead ?of ?me|us", "enemy there <= 0"), BOTH("nobody|no_one ?else holds|occupies|owns|guards|takes|took it|that", "enemy there <= 0"), BOTH("there are|is no|not_any enemies|enemy|forces|troops|tokens ?in ?it|there", "enemy there <= 0"), BOTH("there aren_t|isn_t|arent any enemies|enemy|others|forces|troops|tokens ?in ?there|it", "enemy there <= 0"),
	BOTH("?the <other> got|gets|came|comes|arrived|arrives|gets_in|goes|is ?already <to_it> first|before|earlier|ahead ?of ?me|us|i ?do", "shipped $1 to $2"), BOTH("?the <other> beats|beat me|us ?to it|there", "shipped $1 to there"),

	/* --- how many there are --- */
	{"those", M, 0, "enemies|enemy|foreign|other|opposing ?forces|men|troops|tokens|fighters|others ?in ?there|it", ""}, {"those", M, 0, "?forces|men|troops|tokens|fighters|others ?in there|it", ""},
	BOTH("?the <other> is|are ?down|reduced to <n>" FEWER "<at_it>", "$1 in $3 <= $2"), BOTH("?the <other> is|are ?down|reduced to <n>" FEWER "$", "$1 in there <= $2"), BOTH("?the <other> is|are ?down|reduced to at_most <n> <at_it>", "$1 in $3 <= $2"), BOTH("?the <other> is|are ?down|reduced to at_most <n> $", "$1 in there <= $2"), BOTH("?the <other> leaves|leave|left|keeps|keep ?behind at_most|no_more_than|only|up_to <n> ?forces|men|troops ?behind <at_it>", "$1 in $3 <= $2"), BOTH("?the <other> leaves|leave|left|keeps|keep ?behind at_most|no_more_than|only|up_to <n> ?forces|men|troops ?behind $", "$1 in there <= $2"), BOTH("?the <other> leaves|leave|left|keeps|keep|has|have ?only ?still <n>" FEWER "?forces|men|troops ?left|remaining ?behind <at_it>", "$1 in $3 <= $2"), BOTH("?the <other> leaves|leave|left|keeps|keep|has|have ?only ?still <n>" FEWER "?forces|men|troops ?left|remaining ?behind $", "$1 in there <= $2"), BOTH("there are fewer_than|less_than <n> <other> <at_it>", "$2 in $3 below $1"), BOTH("there are fewer_than|less_than <n> <other> $", "$2 in there below $1"), BOTH("there are fewer|less than <n> <other> <at_it>", "$2 in $3 below $1"), BOTH("there are fewer|less than <n> <other> $", "$2 in there below $1"), BOTH("there are more_than <n> <other> <at_it>", "$2 in $3 beyond $1"), BOTH("there are more_than <n> <other> $", "$2 in there beyond $1"), BOTH("there are at_most|no_more_than|only|up_to <n> <other> <at_it>", "$2 in $3 <= $1"), BOTH("there are at_most|no_more_than|only|up_to <n> <other> $", "$2 in there <= $1"), BOTH("there are at_least <n> <other> <at_it>", "$2 in $3 >= $1"), BOTH("there are at_least <n> <other> $", "$2 in there >= $1"), BOTH("there are <n> or_more <other> <at_it>", "$2 in $3 >= $1"), BOTH("there are <n> or_more <other> $", "$2 in there >= $1"), BOTH("there are <n>" FEWER "<other> <at_it>", "$2 in $3 <= $1"), BOTH("there are <n>" FEWER "<other> $", "$2 in there <= $1"),
	BOTH("there are|is|stand|stands no|not more ?than <n> <those>", "enemy there <= $1"), BOTH("there are|is|stand|stands no_more_than|not_more_than|at_most|up_to|only <n> <those>", "enemy there <= $1"), BOTH("there are|is|stand|stands <n> ?enemies|enemy ?forces|men|troops|tokens" FEWER "?enemies|forces ?there ?in ?it", "enemy there <= $1"), BOTH("there are|is|stand|stands <n> enemies|enemy ?forces|men|troops|tokens at_most ?there", "enemy there <= $1"),
	BOTH("more_than <n> ?enemies|enemy ?forces|men|troops|tokens are|stand there ?already|by_then", "enemy there beyond $1"), BOTH("more than <n> ?enemies|enemy ?forces|men|troops|tokens are|stand there ?already|by_then", "enemy there beyond $1"), BOTH("there are|stand more_than|over <n> <those>", "enemy there beyond $1"), BOTH("there are|stand more than <n> <those>", "enemy there beyond $1"), BOTH("there are|stand at_least <n> ?enemies|enemy ?forces|men|troops|tokens there", "enemy there >= $1"), BOTH("there are|stand <n> or_more ?enemies|enemy ?forces|men|troops|tokens there", "enemy there >= $1"), BOTH("there are|stand <n> ?enemies|enemy ?forces|men|troops|tokens or_more there", "enemy there >= $1"),
	BOTH("it|that has|holds|contains <n> enemies|enemy ?forces|men|troops ?at_most|maximum", "enemy there <= $1"), BOTH("?the enemy|enemies has|have|holds|keeps|musters at_most|no_more_than|up_to|only <n> ?forces|men|troops ?there", "enemy there <= $1"), BOTH("?the enemy|enemies has|have|holds|keeps|musters at_least <n> ?forces|men|troops ?there", "enemy there >= $1"), BOTH("?the enemy|enemies has|have|holds|keeps|musters <n> or_more ?forces|men|troops ?there", "enemy there >= $1"), BOTH("?the enemy|enemies has|have|holds|keeps|musters more_than <n> ?forces|men|troops ?there", "enemy there beyond $1"), BOTH("i|we face|meet|find at_most|no_more_than|up_to <n> ?enemies|enemy ?forces|men|troops ?there", "enemy there <= $1"), BOTH("i|we face|meet|find at_least <n> ?enemies|enemy ?forces|men|troops ?there", "enemy there >= $1"), BOTH("i|we face|meet|find more_than <n> ?enemies|enemy ?forces|men|troops ?there", "enemy there beyond $1"),

	/* --- "there" is the place before the condition, also in the next sentence: the one behind it is another --- */
	{"lead", M, 0, ", but if not", ", but if not"}, {"lead", M, 0, ", but if", ", but if"}, {"lead", M, 0, ", but unless", ", but unless"}, {"lead", M, 0, ".|;|! ?but|and|or if not", "; if not"}, {"lead", M, 0, ".|;|! ?but|and|or if", "; if"}, {"lead", M, 0, ".|;|! ?but|and|or unless", "; unless"},
	THERE("storm there", "storm $1", "storm $1"), THERE("enemy there", "enemy $1", "enemy $1"), THERE("free there", "free $1", "free $1"), THERE("<seat> in there", "$3 in $1", "$4 in $1"), THERE("shipped <seat> to there", "shipped $3 to $1", "shipped $4 to $1"),
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
