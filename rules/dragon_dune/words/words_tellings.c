/* Bids, marches, alliances and battles as people tell them in passing: tried before the other sayings. See orders/sayings/phrase.h;
 * words_sayings.c defines the parts.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_parts.h"

#define C PHASE(DD_COUNCIL)
#define B PHASE(DD_BID)
#define F PHASE(DD_BATTLE)
#define M PHASE(DD_MARCH)
#define S PHASE(DD_SETUP)
#define DOUBT SAYING_DOUBT
#define WHOLE SAYING_WHOLE

/* "lots 1-3: 2 gold each" */
#define LOTS(first, last, bids)                                                        \
	{                                                                              \
		NULL, B, WHOLE | DOUBT,                                                \
			"lot " first " -|to|through|until " last                       \
			" ?:|,|-|= ?bid ?up_to|at_most <n> ?gold ?each|apiece",        \
			bids                                                           \
	}

/* "Conscript 2 in 10c, hire 3 there, and then all of them go to 9f": who has come moves on. `a`, `b` and `c` are the first
 * parts that are free. */
#define THEN " ?.|,|; ?and|then ?then "
#define GOING " ?shall|will move|go|goes|march|walk|advance|proceed ?on to|into "
#define MOVE_ON(says, means, a, b, c)                                                  \
	{NULL, M, WHOLE | DOUBT, says THEN "all ?of ?them|us" GOING "<area>",          \
	 means " ; move all from $2 to " a},                                           \
		{NULL, M, WHOLE | DOUBT,                                               \
		 says THEN "?all|these <n> ?of ?them|us" GOING "<area>",               \
		 means " ; move " a " from $2 to " b},                                 \
	{                                                                              \
		NULL, M, WHOLE | DOUBT,                                                \
			says THEN                                                      \
			"?all|these <n> ?of ?them|us ?will attack|fight|battle "       \
			"<seat> in|at <area>",                                         \
			means " ; move " a " from $2 to " c                            \
	}

/* clang-format off */
const struct saying dd_words_tellings[] = {
	/* --- strangers' words for orders --- */
	/* "over" at the end is a word of radio operators. */ {NULL, C, DOUBT, "^ ?my|the|our|this ally|pact|treaty|friendship|alliance ?with ?the <seat> is|has ?been ?over $", "break"}, {NULL, C, WHOLE | DOUBT, "?my|the|our|this ally|pact|treaty|friendship|alliance ?with ?the ?<seat> is|has|are ?been over|finished|ended|through|done|dead|terminated|dissolved|off ?now", "break"}, {NULL, C, WHOLE | DOUBT, "?the <seat> and i|me|we are ?all through|finished|done|over", "break"},
	{NULL, B, WHOLE | DOUBT, "1 card|lot is plenty|enough ?for ?me|us", "maxcards 1"}, {NULL, B, WHOLE | DOUBT, "?whatever ?happens , not|never ?a|one ?single gold ?piece more than|more_than <n> ?gold", "maxgold $1"}, {NULL, B, WHOLE | DOUBT, "not|never ?a|one ?single gold ?piece more than|more_than <n>", "maxgold $1"}, {NULL, B, DOUBT, "?,|;|. ?and ?the other|others|rest|second ?one|ones|lot|lots|card|cards can|may go to|for somebody|someone|anybody|anyone|others|anywhere ?else $", ""}, {NULL, B, WHOLE | DOUBT, "?my ceiling|limit|maximum|max is|: <n> ?gold for|on ?the <lot>", "bid $2 $1"}, {NULL, B, 0, "the opening lot|card", "lot 1"},
	{NULL, M, DOUBT, "^ no hire|hiring|mercenaries|conscript|conscripts|recruits ?,|;|. ?and ?just|only move", "move"}, {NULL, M, DOUBT, "^ <n> more ?<own> rise|rises|appear|appears in|at <area>", "raise $1 in $3"}, {NULL, M, DOUBT, "^ <n> ?of ?my ?<own> ?tokens in|at|from <area> is|are|get|shall ?be disband|dismiss|dismissed|disbanded|released", "disband $1 from $3"}, {NULL, F, DOUBT, "^ what|which ?is|s ?the value|number of ?the <seat> ?s ?card|artifact in|at <area> ?? $", "ask $2 vs $1 value"},
	{NULL, F, DOUBT, "^ vs ?. ?the ?esteemed <seat> ?:|, ?send <many> ?tokens ?,|and +|&|with|plus ?with ?the ?card|artifact <card>", "battle vs $1 send $2 card $3"}, {NULL, F, DOUBT, "^ ?like ?to send|commit|use <many> ?tokens vs ?the ?esteemed <seat> ?,|and with|and|plus|+|use|using|play|playing ?the ?my ?card <card>", "battle vs $2 send $1 card $3"}, {NULL, F, DOUBT, "^ ?like ?to send|commit|use <many> ?tokens vs ?the <seat> $", "battle vs $2 send $1"}, {NULL, F, DOUBT, "^ ?like ?to send|commit|use <many> ?tokens vs ?the <seat> ?, steal", "battle vs $2 send $1 , steal"}, {NULL, F, DOUBT, "^ ?time ?to ?smash|fight|crush|beat ?some|the <seat> : ?i|we send|commit|use <many> ?tokens ?,|and and|with|plus|+ ?with ?my ?card <card>", "battle vs $1 send $2 card $3"}, {NULL, F, DOUBT, "^ ?in|at|for ?the battle vs ?the <seat> ?,|: ?i|we send|commit|use <many> ?tokens", "battle vs $1 send $2"},
	{NULL, F, DOUBT, "^ ask ?the <seat> ?for|about ?the|their|his|her <about>", "ask vs $1 $2"}, {NULL, F, DOUBT, "^ may|might|can|could i|we ask ?the <seat> in|at <area> ?for|about ?the|their|his|her <about> ?of ?their|his|her ?the ?card ?? ", "ask $2 vs $1 $3"}, {NULL, F, DOUBT, "^ what|which colour|color will|do|does ?the <seat> play|use|have|show in|at <area> ?? $", "ask $2 vs $1 colour"},
	{NULL, F, 0, "make|do ?a|the battle with|vs|against", "battle vs"}, {NULL, F, 0, "in|at <area> ?i|we battle vs ?the <seat> ?:|,|.|; ?i|we ?send", "battle $1 vs $2 send"}, {NULL, F, 0, "?, ?my card is|= ?the <card>", ", card $1"}, {NULL, F, 0, ", of_which|of_whom|of_them <n> are|is special", "special $1"}, {NULL, F, 0, ", of which|whom|them <n> are|is special", "special $1"}, {NULL, F, 0, ", which|that|this ?card ?i|we retain", ", retain"}, {NULL, F, 0, "?.|;|, and retain ?the|any card|cards ?that|which i|we steal", ", steal retain"}, {NULL, F, 0, "?.|;|, and ?i|we ?will|shall sell whatever|what|anything ?that i|we steal", ", steal sell"},
	{NULL, C, 0, "break|breaking up ?the ?with|from <seat>", "break"}, {NULL, C, DOUBT, "^ ?, ?and want|like|take ?the <seat> $", "ally $1"}, {NULL, C, DOUBT, "^ ?the <seat> and i|we|me ?will|shall stay|stick|remain|keep together|allied|friends|allies $", "pass"}, {NULL, C, DOUBT, "^ i|we and ?the <seat> ?will|shall stay|stick|remain|keep together|allied|friends|allies $", "pass"}, {NULL, C, DOUBT, "^ ?the <seat> and i|we ?have|had <any> , stay|stick|keep ?we together|allied ?, ?so ?pass $", "pass"},
	{NULL, B, DOUBT, "^ ?my bid|bids shall|will|must|may|should not exceed|pass|top|surpass|go_over <n> ?gold ?in ?total|all|sum $", "maxgold $1"}, {NULL, B, DOUBT, "^ in no event|case|circumstances shall|do|will ?i ?i|we purchase|buy|take|acquire more_than <n> lot|card $", "maxcards $1"}, {NULL, B, 0, "until|till|as_much_as <n>", "up_to $1"}, {NULL, B, 0, "^ lot <n> ?, most|maximum|bid|price|gold|limit ?, <n>", "bid $1 $2"}, {NULL, B, WHOLE | DOUBT, "<n> max|maximum|up_to|at_most|for <n> ?gold", "bid $1 $2"}, {NULL, B, 0, ",|; cap|limit|ceiling ?:|=|is|of <n> ?gold $", "; maxgold $1"}, {NULL, B, 0, "^ proxy bid ?:|,", "bid"}, {NULL, B, WHOLE | DOUBT, "?bid lot <n> <n> ,|; ?and lot <n> <n>", "bid $1 $2 ; bid $3 $4"}, {NULL, B, WHOLE | DOUBT, "?bid lot <n> <n> ,|; ?and lot <n> <n> ; maxgold <n>", "bid $1 $2 ; bid $3 $4 ; maxgold $5"},
	{NULL, 0, DOUBT, "^ here|herewith|enclosed ?is|are ?come|comes|find <n> gold for|to ?the <seat>", "give $1 to $2"}, {NULL, 0, 0, ", as promised|agreed|arranged|discussed ?over|on|by ?the ?phone|telephone|mail|letter $", ""},
	{NULL, 0, 0, "^ in the event|case of ?the red_dragon ?coming ?,|:", "if red_dragon comes ,"}, {NULL, 0, 0, "^ in_case of ?the red_dragon ?,|:", "if red_dragon comes ,"}, {NULL, 0, 0, "the castle <n> castle", "castle $1"}, {NULL, 0, 0, "the fort <n> fort", "fort $1"}, {NULL, 0, DOUBT, "^ in the event|case of ?the red_dragon ?coming ?, all ?of ?my ?tokens|orcs ?shall|will|should ?be carried|flown|taken|brought|fly|ride|go to <area>", "ride all to $1"}, {NULL, 0, DOUBT, "^ in the event|case of ?the red_dragon ?, <n> ?of ?my ?tokens|orcs ?shall|will|should ?be carried|flown|taken|brought|fly|ride|go to <area>", "ride $1 to $2"}, {NULL, 0, DOUBT, "^ ?if|when ?the dragon hits|hit|reaches <area> :|, ?use|play ?my|an ace ?,|:|and|to ?move|fly|flies all|everybody|everyone ?tokens ?from <area> to|into <area>", "ace dragon all from $2 to $3 if hit"},
	{NULL, M, DOUBT, "^ ?let|make|have rise|raised|appear <n> ?tokens|orcs in|at <area>", "raise $1 in $2"}, {NULL, M, DOUBT, "^ ?let|make|have <n> ?tokens|orcs rise|appear in|at <area>", "raise $1 in $2"}, {NULL, M, DOUBT, "^ c <n> <landmark> $", "conscript $1 in $2"}, {NULL, M, DOUBT, "^ h <n> <landmark> $", "hire $1 in $2"}, {NULL, M, DOUBT, "^ m <n> <landmark> -|>|->|to ?> <area> $", "move $1 from $2 to $3"}, {NULL, M, DOUBT, "<n> ?of ?them|us|my ?tokens leave|leaves|leaving <area> for|to <area>", "move $1 from $2 to $3"}, {NULL, M, DOUBT, "^ leave|let ?the graveyard alone|be|untouched|closed|rest", "graveyard 0"}, {NULL, M, DOUBT, "all ?my hidden <own>|tokens", "hidden all"}, {NULL, M, DOUBT, "all ?my hidden <own>", "hidden all"}, {NULL, M, DOUBT, "^ move all <landmark> - <landmark> - <landmark> $", "move all from $1 to $3 via $2"}, {NULL, M, DOUBT, "^ move all <n> - <n> - <landmark> $", "move all from $1 to $3 via $2"},
	{NULL, 0, DOUBT, "^ ?my|the <own> in|at <area> ?shall|will|should come|comes|step|emerge ?back out|emerge ?of|from ?hiding|cover|hidden", "unhide $2"}, {NULL, 0, DOUBT, "^ ?my|the <own> in|at <area> ?shall|will|should unhide ?of|from ?hiding|cover|hidden", "unhide $2"},
	/* --- as strangers say it --- */
	{NULL, 0, 0, "^ ?kindly|please do ?the needful ?:|,", ""}, {NULL, 0, 0, "is|are coming|approaching", "come"}, {NULL, 0, 0, "those|these <seat>", "$1"},
	{NULL, C, 0, "discontinue|discontinuing ?my|our|the ?ally with ?the <seat>", "break"}, {NULL, C, DOUBT, "it|all is|s finished|over|through|done between us|<seat>", "break"},
	{NULL, C, DOUBT, "propose|offer ?myself ?an ?ally to ?the <seat> ?,|; ?and|or if they|he|she ?do|does not|don_t|dont|doesn_t want|like|accept|agree ?, ?then ?to ?the <seat>", "ally $1 $2"},
	{NULL, C, 0, "^ ?my first choice|preference|wish|option|pick ?is|: ?the <seat> ,|;|and ?and ?my second choice|preference|wish|option|pick ?is|: ?the <seat>", "ally $1 $2"},
	{NULL, B, 0, "swap|exchange|switch|reverse ?the ?my lot|lots|bids", "bid whether swap"}, {NULL, M, 0, "^ move|march <landmark> <n> <n> $", "whether $1 $2 $3"},
	{NULL, B, WHOLE | DOUBT, "1 ?:|- <n> ?,|; 2 ?:|- <n> ?,|; ?and <n> max|maximum|in_all|total", "bid 1 $1 ; bid 2 $2 ; maxgold $3"},
	{NULL, B, 0, "^ lot <n> max|maximum|limit|up_to|at_most <n> lot <n> max|maximum|limit|up_to|at_most <n>", "bid $1 $2 ; bid $3 $4"}, {NULL, B, 0, "?,|;|. ?the other|others|rest|remaining ?lots ?:|, no ?thanks|thx|ty|thank_you ?you $", ""},
	{NULL, B, 0, "on|for ?the first lot|card", "on lot 1"}, {NULL, B, 0, "on|for ?the second lot|card", "on lot 2"}, {NULL, B, 0, "on|for ?the third lot|card", "on lot 3"}, {NULL, B, 0, "on|for ?the fourth lot|card", "on lot 4"}, {NULL, 0, 0, "for his|her|their|your trouble|troubles|help|kindness|pains $", ""}, {NULL, 0, 0, "send|hand|pass ?the <seat> <n> gold", "give $2 to $1"}, {NULL, M, 0, ", thereafter|afterwards|after_that", ";"},
	{NULL, B, DOUBT, "put|pencil|mark ?me down for <n> ?gold on|for", "bid $1 on"},
	{NULL, M, DOUBT, "^ ?all|the|my <n> new 1|ones|boys|lads|fellows|chaps|men to|in|into|for|at <area>", "conscript $1 in $2"}, {NULL, M, DOUBT, "<n> ?more raised in|at|on <area>", "raise $1 in $2"},
	{NULL, M, DOUBT, "army|stack|force|troops|tokens in|at|of <area> ( <n> ) move|moves|go|goes|march|marches|walks to <area>", "move $2 from $1 to $3"},
	{NULL, M, 0, "conscript ?:|= <n> ?- >|-> <area>", "conscript $1 in $2"}, {NULL, M, 0, "hire|mercenaries ?:|= <n> ?- >|-> <area> ,|;|and ?and <n> ?- >|-> <area>", "hire $1 in $2 ; hire $3 in $4"}, {NULL, M, 0, "hire|mercenaries ?:|= <n> ?- >|-> <area>", "hire $1 in $2"}, {NULL, M, 0, "raise ?:|= <n> ?- >|-> <area>", "raise $1 in $2"},
	{NULL, M, 0, "that|this|our|my nice|lovely|fine|good|little|old ?empty castle <n>", "castle $1"}, {NULL, M, 0, "that|this|our|my ?nice empty castle <n>", "castle $1"}, {NULL, M, 0, "that|this|our|my nice|lovely|fine|good|little|old ?empty fort <n>", "fort $1"},
	{NULL, M, 0, "in|at|to ?the same castle|fort|place|territory|plain|spot", "there"}, {NULL, 0, 0, "?the troops|elves|tokens|army in|at <area> shall|will|should|must|are ?to go in|into|to hiding", "hide $1"},
	{NULL, M, DOUBT, "?i use|play|spend ace so ?that ?the <seat> cannot|can|can_t|may ?not hire ?anybody|anyone|anything|mercenaries ?this|in ?this ?turn|round", "ace stop $1"},
	/* --- gold for a friend --- */
	{NULL, B | M | PHASE(DD_BATTLE), 0, "my|our ally ?, the <seat>", "$1"}, {NULL, B | M | PHASE(DD_BATTLE), 0, "hand|pass|transfer ?over all ?of ?my|our gold ?over to <seat>", "give all to $1"}, {NULL, B | M | PHASE(DD_BATTLE), 0, "hand|pass|transfer ?over <n> ?of ?my|our gold ?over to <seat>", "give $1 to $2"},
	/* --- several lots in one condition --- */
	{NULL, B | M, 0, "won lot <n> or ?lot <n>", "won lot $1 or won lot $2"}, {NULL, B | M, 0, "won ?both lot <n> and ?lot <n>", "won lot $1 and won lot $2"},
	{NULL, B | M, 0, "if i|we ?do lose|miss|lost|missed ?both lot <n> and ?also ?lot <n>", "if not won lot $1 and not won lot $2"}, {NULL, B | M, 0, "if i|we ?do lose|miss|lost|missed ?either lot <n> or ?lot <n>", "if not won lot $1 or not won lot $2"},
	/* --- the set-up: so many in each of two places --- */
	{NULL, S, DOUBT, "<n> ?tokens|orcs each|apiece in|at|on|into <area> and|,|& ?in|at <area>", "$1 in $2 , $1 in $3"}, {NULL, S, DOUBT, "<n> ?tokens|orcs in|at|on|into each|both ?of <area> and|,|& <area>", "$1 in $2 , $1 in $3"}, {NULL, S, DOUBT, "<n> ?tokens|orcs each|apiece in|at|on|into ?both ?of ?2 fort", "$1 in 9 f , $1 in 16 f"}, {NULL, S, DOUBT, "<n> ?tokens|orcs in|at|on|into each|both ?of ?2 fort", "$1 in 9 f , $1 in 16 f"},
	/* --- the Red Dragon, wherever the Orcs are --- */
	{NULL, 0, 0, "red_dragon ?would|will|should come|comes|burn|burns|hit|hits|strike|strikes|attack|attacks|reach|reaches|visit|visits ?for|on|at|to ?the ?territory|place|plain|land|spot where ?my <own> ?tokens ?are|stand|sit|live", "red_dragon comes"}, {NULL, 0, 0, "red_dragon ?would|will|should come|comes|burn|burns|hit|hits|strike|strikes|attack|attacks|reach|reaches|visit|visits ?for|on|at|to ?my <own> ?tokens", "red_dragon comes"}, {NULL, 0, 0, "red_dragon ?would|will|should come|comes for|to me|us|my_tokens", "red_dragon comes"},
	/* --- bids --- */
	{NULL, B, DOUBT, "^ ?want|take|buy|like any 1|single lot|card ?,|: ?for|at ?up_to|at_most|max <n> ?gold ?max|at_most ?for ?it|that", "bid each $1 ; maxcards 1"}, {NULL, B, 0, "^ bid ?up_to|at_most <n> ?gold each|apiece", "bid each $1"}, {NULL, B, DOUBT, ",|;|. ?but|and ?i ?want ?but only|just|at_most <n> of them|these", "; maxcards $1"}, {NULL, B, 0, "<n> ?gold each|apiece for|on|at ?all|every|each|any ?of ?the|them lot|lots|card", "bid each $1"},
	{NULL, B, 0, "^ ?all ?lot|bid|card ?:|-|= none $", "pass"},
	{NULL, B, 0, "?lot <n> and|, <n> ?:|-|= none|pass|nothing $", ""}, {NULL, B, 0, "^ lot <n> ?:|-|= none|pass|nothing $", ""},
	{NULL, B, WHOLE | DOUBT, "?bid ?up_to <n> ?gold for|on lot <n> ,|;|and ?and ?the same for|on lot <n> and|,|+|& ?and ?lot <n>", "bid $2 $1 ; bid $3 $1 ; bid $4 $1"},
	{NULL, B, WHOLE | DOUBT, "?bid ?up_to <n> ?gold for|on lot <n> ,|;|and ?and ?the same for|on lot <n>", "bid $2 $1 ; bid $3 $1"},

	{NULL, B, 0, "not ?spend|pay|bid >|more_than <n> ?gold in all|total|sum", "maxgold $1"}, {NULL, B, 0, "not ?spend|pay|bid >|more_than <n> ?gold in_all|in_total|altogether|together|overall", "maxgold $1"}, {NULL, B, 0, "^ other|others|rest ?lots|bids|cards ?:|-|= ?i pass|none|nothing|no $", ""}, {NULL, B, 0, "^ nothing on|for other|others|rest ?lots $", ""},
	{NULL, B, WHOLE | DOUBT, "?bid ?up_to|at_most <n> ?gold on|for lot <n> ,|;|. ?but if won lot <n> ?, ?then ?only|just|then ?up_to|at_most <n> ?gold ?on|for ?it|that|this", "bid $2 $4 if won lot $3 else bid $2 $1"},
	{NULL, B, WHOLE | DOUBT, "?bid ?up_to|at_most <n> ?gold on|for lot <n> ,|;|. ?but ?only|just ?up_to|at_most <n> ?gold if won lot <n>", "bid $2 $3 if won lot $4 else bid $2 $1"},
	{NULL, B, WHOLE | DOUBT, "lot <n> ?:|- ?up_to|at_most <n> ?gold ,|;|. ?but ?only|just ?up_to|at_most <n> ?gold if won lot <n>", "bid $1 $3 if won lot $4 else bid $1 $2"},
	{NULL, B, WHOLE | DOUBT, "?want|take|like|bid ?on|for twain ?lots ?, ?up_to|at_most <n> ?gold each|apiece", "bid 1 $1 ; bid 2 $1"}, {NULL, B, WHOLE | DOUBT, "?want|take|like|bid ?on|for trio ?lots ?, ?up_to|at_most <n> ?gold each|apiece", "bid 1 $1 ; bid 2 $1 ; bid 3 $1"},
	{NULL, B, 0, "for|on ?the third ?1 ?i ?will|shall|would", "on lot 3"}, {NULL, B, 0, "go ?as far as|to|up_to <n>", "up_to $1"}, {NULL, B, 0, "no further|farther|higher than <n>", "up_to $1"},
	{NULL, B, 0, "?,|;|. ?and nothing|none|zero on|for other|others|rest ?lots|cards", ""}, {NULL, B, 0, ",|;|. ?and other|others|rest ?lots may go to whom|whoever|whomever|anybody|anyone <any> $", ""},
	{NULL, B, 0, "<n> on|for lot <n> <n> on|for lot <n> <n> on|for lot <n>", "bid $2 $1 ; bid $4 $3 ; bid $6 $5"}, {NULL, B, 0, "<n> on|for lot <n> <n> on|for lot <n>", "bid $2 $1 ; bid $4 $3"},
	{NULL, B, 0, "lot <n> has|is|was ?already ?been won ?by ?me|us", "won lot $1"}, {NULL, B, 0, "?, in which event|case nothing|none|pass|zero", ""}, {NULL, B, 0, "^ for lot <n> , <n> ?gold", "bid $1 $2"},
	{NULL, B, WHOLE, "max|maximum|at_most <n> card|lot", "maxcards $1"}, {NULL, B, DOUBT, "^ not|no ?a single|1 bid|card|lot ?from|for ?me ?this|in ?this ?turn|round $", "pass"},
	{NULL, B, 0, "all 2|3|4 ?of ?the|them lot|card|lots", "all lots"}, {NULL, B, DOUBT, "^ ?my maximum|limit|max|ceiling|bid for|on any|each|every|a lot|card ?is|: ?at_most <n> ?gold $", "bid each $1"}, {NULL, B, 0, "total|sum ?must|shall|may|should|is not|never ?to exceed|pass|surpass <n> ?gold", "maxgold $1"},
	{NULL, B, 0, ",|;|. ?and ?the other|others|rest ?lots|cards ?:|-|= ?get|gets|are nothing|none|no_bid|zero|pass $", ""}, {NULL, B, 0, "if lot <n> is|goes|was|gets|went lost|gone|sold|elsewhere|to_another|to_others|to_somebody_else|to_someone_else ?, ?then", "if not won lot $1 ,"},
	{NULL, B, WHOLE | DOUBT, "?let ?s ?go ?bid ?up_to|at_most <n> ?gold on|for lot <n> ?,|;|. ?and if that|it|this|i fails|fail|is_lost|lose|do_not_get_it ?, ?then ?bid <n> ?gold on|for lot <n>", "bid $2 $1 ; bid $4 $3 unless won lot $2"}, {NULL, B, DOUBT, "^ save|keep ?all ?my|the gold|money ?for ?later ?this|in ?this ?turn|round $", "pass"},
	{NULL, B, WHOLE | DOUBT, "?bid|give|pay ?up_to|at_most <n> ?gold on|for lot 1 ,|;|and ?and ?up_to <n> ?gold ?each on|for ?each|all ?of ?the other|others|rest|remaining ?lots|cards", "bid 1 $1 ; bid 2 $2 ; bid 3 $2 ; bid 4 $2"}, {NULL, B, WHOLE | DOUBT, "?bid|give|pay ?up_to|at_most <n> ?gold on|for lot 1 ,|;|and ?and on|for ?each|all ?of ?the other|others|rest|remaining ?lots|cards ?up_to <n> ?gold", "bid 1 $1 ; bid 2 $2 ; bid 3 $2 ; bid 4 $2"},
	LOTS("1", "2", "bid 1 $1 ; bid 2 $1"), LOTS("1", "3", "bid 1 $1 ; bid 2 $1 ; bid 3 $1"), LOTS("1", "4", "bid 1 $1 ; bid 2 $1 ; bid 3 $1 ; bid 4 $1"), LOTS("2", "3", "bid 2 $1 ; bid 3 $1"), LOTS("2", "4", "bid 2 $1 ; bid 3 $1 ; bid 4 $1"), LOTS("3", "4", "bid 3 $1 ; bid 4 $1"),
	{NULL, B, WHOLE | DOUBT, "only ?bid on|for lot <n> if <any> ?:|, <n> ?gold", "bid $1 $3 if $2"}, {NULL, B, WHOLE | DOUBT, "only ?bid on|for lot <n> unless <any> ?:|, <n> ?gold", "bid $1 $3 unless $2"}, {NULL, B, WHOLE | DOUBT, "if won lot <n> ?, ?then ?want|bid|buy|need|take nothing|no_more|none ?else|more ?,|;|. ?else ?bid ?up_to|at_most <n> ?gold on|for lot <n>", "bid $3 $2 unless won lot $1"},
	{NULL, B, SAYING_CANCEL, "skip|ignore ?bid ?on lot <n>", "clear bid $1"}, {NULL, B, WHOLE | DOUBT, "?i ?m|am out ?this ?time|turn|round", "pass"},

	/* --- alliances --- */
	{NULL, C, 0, ",|; ?and|or ?my ?as second|third|2_nd|3_rd ?choice|preference|wish|option|pick ?is|: ?the <seat>", ", $1"}, {NULL, C, 0, ",|; ?the <seat> as ?my second|third|2_nd|3_rd ?choice|preference|wish|option|pick", ", $1"},
	{NULL, C, 0, "^ ?my first choice|preference|wish|option|pick ?is|: ?the <seat> ,", "$1 ,"}, {NULL, C, DOUBT, "remain|stay|keep|continue true|faithful to ?the <seat>", "ally $1"}, {NULL, C, DOUBT, "^ preferably|ideally ?the <seat>", "$1"}, {NULL, C, DOUBT, "offer|offers|give ?my hand ?to ?the <seat>", "ally $1"},
	{NULL, C, 0, "if they|he|she want|wants|agree|agrees|accept|accepts|like|likes ?to ?it|me|us|too ?too $", ""}, {NULL, C, 0, "if they|he|she want|wants|agree|agrees|accept|accepts|like|likes ?to ?it|me|us|too ?too ,|;", ","},
	{NULL, C, 0, "?,|; else nobody|none|no_one|nothing|alone|pass ?else $", ""}, {NULL, C, 0, "team|join|gang up|forces w|with <seat>", "ally $1"},
	{NULL, C, SAYING_UNCLEAR, "whoever", ""},
	{NULL, C, DOUBT, "welcome|accept|want|like|take ?the <seat> as ?my|our ?an ally|allies|partner|partners|friend|friends", "ally $1"}, {NULL, C, 0, ".|,|; if they|he|she ?are|is not interested|willing|available|keen|in_favour ?, ?then ?the <seat>", ", $1"}, {NULL, C, 0, ",|; ?but not ?with ?the <seat> $", ""},
	{NULL, C, 0, "^ nah|nope|naw ,", ""}, {NULL, C, 0, "^ break it off|up with ?the <seat>", "break"}, {NULL, C, 0, "dissolve|dissolves|cancel|cancels|end|ends|revoke|revokes|terminate|terminates|renounce|renounces|annul|annuls|sever|severs|break|breaks ?the|my|our ally ?with ?the <seat>", "break"},
	{NULL, C, 0, "^ ?the|my|our ally ?with ?the <seat> ?shall|will|should|must ?to remain|remains|stand|stands|stay|stays|continue|continues|hold|holds ?in ?force|place|effect $", "pass"}, {NULL, C, 0, "^ ?the|my|our ally ?with ?the <seat> ?is|shall|will|should|must ?to ?be dissolved|ended|terminated|cancelled|canceled|over|broken|annulled|revoked $", "break"},
	{NULL, C, DOUBT, "?that ?the <seat> become|becomes|be ?my|our ally|allies|partner|partners|friends|friend", "ally $1"}, {NULL, C, DOUBT, "propose|offer|suggest|proposes to ?the <seat> ?that ?we make|form|have|conclude ?an ally", "ally $1"}, {NULL, C, 0, ".|,|; if not ?possible ?,|: ?then ?the <seat>", ", $1"}, {NULL, C, 0, "?.|,|; should they|he|she decline|refuse|not_want|reject ?me|us|it|this ?, ?then ?the <seat>", ", $1"},
	{NULL, C, DOUBT, "take|choose|prefer|want|like ?the <seat> over|before|rather_than ?the <seat>", "ally $1 $2"}, {NULL, C, 0, "?i ?will|shall|do not|don_t|dont|won_t|wont ?want|like ?to ally ?with anybody|anyone|anyone_else|nobody|no_one|any ?of ?them ?now|this ?time|turn|council", "pass"},
	{NULL, C, DOUBT, "if ?the not <seat> ?to want|take|have|accept|like ?me|us ?, ?then ?i ?try|ally|take|ask ?with ?the <seat>", "ally $1 $2"}, {NULL, C, 0, "break|cancel|end|dissolve|terminate|leave ?my|our ?ally|treaty|pact|union|league ?with ?the <seat> ?,|;|. and ?i ?will|shall|do not|don_t|won_t make|want|seek|take another|others|any|new ?1|ally", "break"},
	{NULL, C, DOUBT, "give|sell|do|kill|trade|pay <any> for ally ?with ?the <seat>", "ally $2"}, {NULL, M | B, SAYING_UNCLEAR, "^ if|when|should <n> or_more <any> in|at|to|into|on <area>", ""},
	{NULL, C, SAYING_UNCLEAR, "^ <seat> , <n> $", ""}, {NULL, C, SAYING_UNCLEAR, "ally ?to ?:|, 1 $", ""},
	{NULL, C, 0, "?,|; or|else ?, if they|he|she ?do|does|will|would not|don_t|dont|won_t|wont ?want|have|take|like|accept ?to ?have ?me|us ?, ?then ?ally ?with ?the <seat>", ", $1"}, {NULL, C, 0, "?,|; or|else ?, failing them|him|her|that ?, ?the <seat>", ", $1"},
	{NULL, C, DOUBT, "done|through|finished with ?the <seat>", "break"}, {NULL, C, DOUBT, "^ leave ?the <seat> $", "break"}, {NULL, C, 0, "ally proposed|offered ?to", "ally"},

	/* --- who stands where at the start --- */
	{NULL, S, 0, "<n> of ?my|the|them|these <n> ?tokens|orcs in|at|on|to", "$1 in"},
	{NULL, S, 0, "<n> ?each|apiece in|at|on ?the castles <n> ?, and|& <n> ?each|apiece", "$1 in castle $2 , $1 in castle $3"}, {NULL, S, 0, "<n> ?each|apiece in|at|on ?the forts <n> ?, and|& <n> ?each|apiece", "$1 in fort $2 , $1 in fort $3"}, {NULL, S, WHOLE | DOUBT, "^ evenly|equally|about_even ?:|, <n> in <area> ?,|and ?and <n> in <area> ?,|and ?and <n> in <area>", "place $1 in $2 , $3 in $4 , $5 in $6"},
	{NULL, S, WHOLE | DOUBT, "?want|like|place|put|have ?to ?have all ?of ?my|the ?tokens|orcs in|at|on|to <area>", "place 10 in $1"}, {NULL, S, WHOLE | DOUBT, "?place|put|spread|split|divide ?them ?: <n> / <n> / <n> ?tokens|orcs in|on|over|to|across <area> , <area> ?, and|, <area>", "place $1 in $4 , $2 in $5 , $3 in $6"},
	{NULL, S, 0, "<n> ?tokens|orcs is|are|shall|will|must|should ?to ?be placed|put|deployed|stationed|stand|begin|start|go|sit in|at|on", "$1 in"}, {NULL, S, 0, "^ of ?my|the <n> ?tokens|orcs ,", ""}, {NULL, S, 0, "the last|remaining|other <n> ?tokens|orcs", "$1"}, {NULL, S, 0, "^ ?so <area> gets|get <n>", "$2 in $1"},

	/* --- who comes --- */
	{NULL, M, DOUBT, "^ get|gimme me", "buy"},
	{NULL, M, DOUBT, "<area> ?:|,|- <n> new ?tokens|conscripts|recruits ,|and|plus|+ <n> mercenaries", "conscript $2 in $1 ; hire $3 in $1"},
	{NULL, M, DOUBT, "?first ?: <n> new ?tokens ?come|comes|go|goes in|at|for|to|into ?my ?home <area>", "conscript $1 in $2"},
	{NULL, M, DOUBT, "?first ?: <n> new <own> ?come|comes|go|goes in|at|for|to|into ?my ?home <area>", "conscript $1 in $3"},
	{NULL, M, DOUBT, "of ?my|the|these <n> ?tokens in|at|on <area> ?, <n> ?of_them ?is|are|shall|must|will|should ?to ?be disband", "disband $3 from $2"}, {NULL, M, DOUBT, "of ?my|the|these <n> ?tokens in|at|on <area> ?, <n> ?of_them ?shall|must|will|should ?to go|move|march|walk|goes ?on to|into <area>", "move $3 from $2 to $4"},
	{NULL, M, 0, "^ <area> : <n> ?tokens to <area>", "move $2 from $1 to $3"}, {NULL, M, 0, "<n> steps|step|territories|spaces", ""}, {NULL, M, 0, "?, and|to take|grab|collect|get|fetch ?the|all|its|any gold ?there|in_it $", ""}, {NULL, M, 0, ", take|grab|collect|fetch ?the|all|its|any gold ?there|in_it $", ""}, {NULL, M, 0, "^ send|move|take|march ?the lot ?of_them from", "move all from"},
	{NULL, M, DOUBT, "^ ?the|my garrison|stack|army|force|tokens|troops of|in|at <area> ?shall|will|must|should ?to go|goes|move|moves|proceed|proceeds|advance|walk|walks|marches ?on to|into <area>", "move all from $1 to $2"},
	{NULL, M, WHOLE | DOUBT, "conscript <n> ?tokens in|at|for|to <area> ?,|; ?and|then ?then ?all ?the|these <n> ?of ?them|these ?shall|will move|go|walk|goes to <area>", "conscript $1 in $2 ; move $3 from $2 to $4"},
	{NULL, M, WHOLE | DOUBT, "mercenaries|hire|hires|hiring ?:|- <area> -|:|= <n> ,|;|and ?and <area> -|:|= <n>", "hire $2 in $1 ; hire $4 in $3"}, {NULL, M, WHOLE | DOUBT, "mercenaries|hire|hires|hiring ?:|- <area> -|:|= <n> ,|; <area> -|:|= <n> ,|;|and ?and <area> -|:|= <n>", "hire $2 in $1 ; hire $4 in $3 ; hire $6 in $5"},
	{NULL, M, DOUBT, "^ save|keep ?all ?my|the gold|money ?for ?later ?this|in ?this ?turn|round $", "pass"}, {NULL, M, 0, "?, ?and ?i save|keep|saving ?all ?my|the gold|money $", ""},
	{NULL, M, 0, "^ <n> conscripts|recruits ?at ?home in|at|to|for <area>", "conscript $1 in $2"}, {NULL, M, 0, ",|;|and ?and <n> mercenaries there|too|also ?too|also", ", hire $1 there"},
	MOVE_ON("conscript <n> in|at|to <area>" THEN "hire <n> there|too ?too", "conscript $1 in $2 ; hire $3 in $2", "$4", "$5", "$6"), MOVE_ON("conscript <n> in|at|to <area>" THEN "raise <n> there|too ?too", "conscript $1 in $2 ; raise $3 in $2", "$4", "$5", "$6"),
	MOVE_ON("conscript <n> in|at|to <area>" THEN "hire <n> in|at <area>", "conscript $1 in $2 ; hire $3 in $4", "$5", "$6", "$7"), MOVE_ON("conscript <n> ?tokens in|at|to <area>", "conscript $1 in $2", "$3", "$4", "$5"), MOVE_ON("hire <n> ?tokens in|at|to <area>", "hire $1 in $2", "$3", "$4", "$5"), MOVE_ON("raise <n> ?tokens in|at|to <area>", "raise $1 in $2", "$3", "$4", "$5"),
	{NULL, M, 0, "another|further|additional <n>", "$1"}, {NULL, M, 0, "get rid of|let_go|send_away|fire|sack <n> ?tokens ?of ?them", "disband $1"}, {NULL, M, DOUBT, "( ?costs|cost|that ?is|= <n> gold )", ""},
	{NULL, M, WHOLE | DOUBT, "raise <n> ?tokens in|at <area> ?,|; ?and|then ?then move|send ?them|these|all ?of ?them to <area>", "raise $1 in $2 ; move $1 from $2 to $3"}, {NULL, M, WHOLE | DOUBT, "conscript <n> ?tokens in|at|to <area> ?,|; ?and|then ?then move|send all <n> ?of ?them|these ?there to <area>", "conscript $1 in $2 ; move $3 from $2 to $4"}, {NULL, M, WHOLE | DOUBT, "<n> conscripts|recruits in|at|to <area> ?,|; ?and|then ?then move|send all <n> ?of ?them|these ?there to <area>", "conscript $1 in $2 ; move $3 from $2 to $4"},
	{NULL, M, DOUBT, "?move ?the|my <area> stack|army|garrison|force ?go|goes|moves|marches|walks|walk|advances to", "move all from $1 to"}, {NULL, M, 0, "everything|all|as_many_as|as_much_as ?that ?you i|you can|may", "all"}, {NULL, M, 0, "^ ?my|the|all ?of ?my <n> ?tokens in|at|of|from <area> ?shall|will stay|stays|remain|remains|hold|wait ?at|put|there|here|where ?home|they ?are $", ""}, {NULL, M, SAYING_UNCLEAR, "as many|much|few", ""},
	{NULL, M, 0, "buy <n> more", "buy $1"}, {NULL, M, 0, "hire <n> ?tokens more", "hire $1"},
	{NULL, M, WHOLE | DOUBT, "hire ?: ?in <landmark> ?:|- <n> ?,|; <n> ?:|- <n>", "hire $2 in $1 ; hire $4 in $3"}, {NULL, M, WHOLE | DOUBT, "hire ?: ?in <landmark> ?:|- <n> ?,|; <n> ?:|- <n> ?,|; <n> ?:|- <n>", "hire $2 in $1 ; hire $4 in $3 ; hire $6 in $5"},
	{NULL, M, WHOLE | DOUBT, "raise ?: ?in <landmark> ?:|- <n> ?,|; <n> ?:|- <n>", "raise $2 in $1 ; raise $4 in $3"}, {NULL, M, WHOLE | DOUBT, "raise ?: ?in <landmark> ?:|- <n> ?,|; <n> ?:|- <n> ?,|; <n> ?:|- <n>", "raise $2 in $1 ; raise $4 in $3 ; raise $6 in $5"},
	{NULL, M, WHOLE | DOUBT, "conscript <n> ?tokens in|at <area> ?,|; ?and|then ?then move|send all <n> ?tokens there to <area>", "conscript $1 in $2 ; move $3 from $2 to $4"}, {NULL, M, WHOLE | DOUBT, "conscript <n> ?tokens in|at <area> ?,|; ?and|then ?then move|send all ?tokens there to <area>", "conscript $1 in $2 ; move all from $2 to $3"},
	{NULL, M, WHOLE | DOUBT, "hire <n> ?tokens in|at <area> ?,|; ?and|then ?then move|send all <n> ?tokens there to <area>", "hire $1 in $2 ; move $3 from $2 to $4"}, {NULL, M, WHOLE | DOUBT, "hire <n> ?tokens in|at <area> ?,|; ?and|then ?then move|send all ?tokens there to <area>", "hire $1 in $2 ; move all from $2 to $3"},

	{NULL, M, 0, "<n> ?tokens ?is|are|shall|must|will|should ?to be hire in|at|on <area>", "hire $1 in $2"}, {NULL, M, 0, "<n> ?tokens ?is|are|shall|must|will|should ?to be conscript in|at|on <area>", "conscript $1 in $2"}, {NULL, M, 0, "<n> ?tokens ?is|are|shall|must|will|should ?to be disband in|at|on|from <area>", "disband $1 from $2"},
	{NULL, M, 0, "<n> ?tokens ?is|are|shall|must|will|should ?to be moved|sent|marched|led|taken from|out_of <area> to <area>", "move $1 from $2 to $3"},
	{NULL, M, DOUBT, "hire <n> each|apiece in|at <area> ,|and <area> , ?and <area>", "hire $1 in $2 ; hire $1 in $3 ; hire $1 in $4"}, {NULL, M, DOUBT, "hire <n> each|apiece in|at <area> , <area> and <area>", "hire $1 in $2 ; hire $1 in $3 ; hire $1 in $4"}, {NULL, M, DOUBT, "hire <n> each|apiece in|at <area> ,|and ?and <area>", "hire $1 in $2 ; hire $1 in $3"},
	{NULL, M, DOUBT, "<n> mercenaries each|apiece in|at <area> , <area> ?, and <area>", "hire $1 in $2 ; hire $1 in $3 ; hire $1 in $4"}, {NULL, M, DOUBT, "<n> mercenaries each|apiece in|at <area> ,|and ?and <area>", "hire $1 in $2 ; hire $1 in $3"},
	{NULL, M, 0, "?, because|since|as|for they|it|that|this cost|costs|is|are ?only|just <n> gold ?each|apiece ?there ?,", ""}, {NULL, M, 0, "my|the castle|fort|palace , <area>", "$1"},

	/* --- facts --- */
	{NULL, 0, 0, "as soon as", "if"}, {NULL, 0, 0, "hide everybody|everyone|all in|at|on <area>", "hide $1"}, {NULL, 0, 0, "ride ?: if ?the red_dragon ?comes|appears|burns|attacks|strikes ?us|me|there ?,|: <many>", "ride $1"},
	{NULL, M, 0, "if there ?is|s ?still ?any|some gold ?there|left|waiting $", "if gold >= 1"}, {NULL, M, 0, "if nobody|no_one ?is|s in|at|on <area>", "if enemy $1 <= 0"}, {NULL, M, 0, "?,|; else stay|stays|remain|remains|wait ?put|there|home|here $", ""},
	{NULL, M, WHOLE | DOUBT, "if enemy <area> <= 0 ?, ?then ?i move|go there with <many> ?tokens from|of|in <area>", "move $2 from $3 to $1 if enemy $1 <= 0"}, {NULL, 0, 0, "^ if red_dragon ?,|: ?then fly|flee|escape|evacuate|lift ?with <many> ?tokens to", "ride $1 to"},
	{NULL, 0, 0, "provided|providing always|only ?that", "if"}, {NULL, 0, 0, "nobody|none|no_one ?is in possession|control|command of it|that|this|them", "owner = none"}, {NULL, 0, 0, "<seat> is|are in possession|control|command of <area>", "owner $2 = $1"},
	{NULL, 0, 0, "if|should|when|whenever|once <enough> enter|enters|come|comes|attack|attacks|invade|invades|arrive|arrives ?in|into|to|at|on <area> ?, ?then ?, ?my ?tokens ?there ?shall|must|will|should|are ?to ?go ?in|into|to <hiding> ?themselves|theirself ?there", "hide $2 if enemy >= $1"},
	{NULL, 0, 0, "if|should|when|whenever|once <enough> enter|enters|come|comes|attack|attacks|invade|invades|arrive|arrives ?in|into|to|at|on <area> ?, ?then ?, ?my <own> ?there ?shall|must|will|should|are ?to ?go ?in|into|to <hiding> ?themselves|theirself ?there", "hide $2 if enemy >= $1"},

	/* --- who goes --- */
	{NULL, M, 0, "by_way_of", "via"}, {NULL, M, 0, "^ <area> to <area> ?,|: ?with <many> ?tokens", "move $3 from $1 to $2"},
	{NULL, M, 0, "^ ?bring|call|take|get|have <many> ?of_them|tokens ?come|comes|brought back from|out_of ?my graveyard|grave", "graveyard $1"}, {NULL, M, 0, "^ ?bring|call|take|get|have all <n> ?of_them|tokens ?come|comes|brought back from|out_of ?my graveyard|grave", "graveyard $1"},
	{NULL, M, 0, "^ <area> ( <many> ?tokens ) -|> ?> <area>", "move $2 from $1 to $3"}, {NULL, M, 0, "^ <area> holds|hold|stays|stands $", ""}, {NULL, M, 0, ".|;|, <area> holds|hold|stays|stands $", ""},
	{NULL, M, 0, "^ ?the|a|my strike|task|attack ?- force|group|party|team of <n>", "move $1"}, {NULL, M, DOUBT, "<many> ?tokens leave|leaves|depart|departs|quit|quits <area> for|to <area>", "move $1 from $2 to $3"}, {NULL, M, DOUBT, "<many> ?new|more|brave|good|little|of <own> leave|leaves|depart|departs|quit|quits <area> for|to <area>", "move $1 from $3 to $4"},
	{NULL, M, SAYING_UNCLEAR, "weakest|strongest|nearest|closest|richest|poorest ?enemy castle|fort|plain|territory", ""}, {NULL, M | B, SAYING_UNCLEAR, "not|don_t|dont want ?any tokens in|at <area>", ""},

	/* --- who stays: nothing is ordered --- */
	{NULL, M, 0, "^ everyone|everybody|others|other|rest ?else ?of ?them|my ?tokens stay|stays|remain|remains ?put|home|there|here|at_home ?and guards|guard|defends|defend ?castle|there $", ""},
	{NULL, M, 0, "^ nobody|none|no_one ?else moves|move|marches|goes $", ""}, {NULL, M, 0, "^ nothing more|else ?this|in ?this ?turn|round $", ""},
	{NULL, M, 0, "^ ?and ?i keep|save|saving ?all|the ?rest|remainder ?of ?my gold|money ?for ?later $", ""},
	{NULL, M, 0, "^ disband|disbanding|disbandment|raise|raising|hire|hiring ?:|- none $", ""},
	{NULL, M, 0, "^ ?disband|disbanding|disbandment|raise|raising|hire|hiring|move|conscript ?:|- n / ?a ?. $", ""}, {NULL, M, DOUBT, "graveyard ?:|- n / ?a", "graveyard 0"},
	{NULL, M, 0, "<n> ?tokens ?, of <area> walk|walks|go|goes|march to", "move $1 from $2 to"}, {NULL, M, DOUBT, "^ ?my army|stack|force in|at|of <area> , all <n> ?of ?them , go|goes|walks|marches to <area>", "move $2 from $1 to $3"},
	{NULL, 0, 0, "should|if <n> + of any|an enemy enter|enters <area> ?, ?my ?tokens ?there go|goes to ground", "hide $2 if enemy >= $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
