/* Outlines of Dragon Dune's orders: tried last, where no saying fits, and always asked
 * about. See orders/sayings/phrase.h. words_sayings.c defines the parts.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"
#include "rules/pieces/sayings/bid.h"

#define UNCLEAR SAYING_UNCLEAR

/* Words of the game that may be beside the parts. */
#define MODAL "tokens|mercenaries|would|should|shall|must|ought|me|has|have|be"
#define GOING " ?move|march|send|go|from|to|in|on|at|" MODAL "|place|keep"
#define BIDDING                                                                        \
	" ?bid|gold|pay|give|send|for|on|to|in|up_to|at_most|" MODAL "|card|owner|ask"
#define FIGHTING " ?battle|send|vs|in|at|to|with|on|for|" MODAL "|move"

/* clang-format off */
const struct saying dd_words_outlines[] = {
	{NULL, S, OUTLINE, "<spot> <spot> <spot>" GOING, "place $1 , $2 , $3"},
	{NULL, S, OUTLINE, "<spot> <spot>" GOING, "place $1 , $2"},
	{NULL, S, OUTLINE, "<spot>" GOING, "place $1"},

	{NULL, C, OUTLINE, "<unbind> <bond> <seat> ?me|myself|us|and|with|ally|" MODAL, "break"}, {NULL, C, OUTLINE, "<unbind> <bond> ?me|myself|us|with|ally|" MODAL, "break"},
	{NULL, C, OUTLINE, "<unbind> <seat> ?me|myself|us|and|with|" MODAL, "break"},
	{NULL, C, OUTLINE, "<befriend> <seats> ?me|us|together|give|send|" MODAL, "ally $1"},
	{NULL, C, OUTLINE, "<befriend> <seats> ?me|us|together|give|send|" MODAL, "ally $2"},
	{NULL, C, OUTLINE, "<seats> <rank>", "ally $1"},
	{NULL, C, OUTLINE, "pass ?me|for", "pass"},

	{NULL, B, OUTLINE, "<lot> <most> <paying>" BIDDING, "bid $1 $2 $3"},
	{NULL, B, OUTLINE, "<lot> <most>" BIDDING, "bid $1 $2"},
	{NULL, B, OUTLINE, "<ceiling> <n> gold ?pay|" MODAL, "maxgold $2"},
	{NULL, B, OUTLINE, "<ceiling> <n> card ?" MODAL, "maxcards $2"}, {NULL, B, WHOLE | DOUBT, "?buy|want|take ?no ?more only|at_most|max|maximum|up_to <n> lot ?only|max|maximum", "maxcards $1"},

	{NULL, M, OUTLINE, "graveyard <n> ?from|to|in|out_of|give|take|" MODAL, "graveyard $1"},
	{NULL, M, OUTLINE, "conscript <n> <place>" GOING, "conscript $1 in $2"},
	{NULL, M, OUTLINE, "hire|mercenaries <n> <place> <pays>" GOING, "hire $1 in $2 $3"},
	{NULL, M, OUTLINE, "hire|mercenaries <n> <place> ?gold" GOING, "hire $1 in $2"},
	{NULL, M, OUTLINE, "raise <n> <place>" GOING, "raise $1 in $2"}, {NULL, M, OUTLINE, "raise all <place>" GOING, "raise all in $1"},
	{NULL, M, OUTLINE, "<many> <way_from> <way_to> <way_over>" GOING, "move $1 from $2 to $3 via $4"},
	{NULL, M, OUTLINE, "<many> <way_from> <way_to> <second>" GOING, "ace move $1 from $2 to $3"},
	{NULL, M, OUTLINE, "<many> <way_from> <way_to> special <n>" GOING, "move $1 special $4 from $2 to $3"},
	{NULL, M, OUTLINE, "<many> <way_from> <way_to> <pays>" GOING, "$4 move $1 from $2 to $3"},
	{NULL, M, OUTLINE, "hidden <many> <way_from> <way_to>" GOING, "move hidden $1 from $2 to $3"},
	{NULL, M, OUTLINE, "<many> <way_from> <way_to>" GOING, "move $1 from $2 to $3"},
	{NULL, M, OUTLINE, "<many> <path>" GOING, "move $1 $2"},
	{NULL, M, OUTLINE, "disband <many> <way_from> ?" MODAL, "disband $1 from $2"}, {NULL, M, OUTLINE, "home|back_home <many> <way_from> ?send|take|bring|go|come|return|let|want|like|to|" MODAL, "disband $1 from $2"},
	{NULL, M, OUTLINE, "ace <n> <place> ?place" GOING, "ace place $1 in $2"},
	{NULL, 0, OUTLINE, "ace <many> <way_from> <way_to> dragon|fly|flies|flee|flees|escape|escapes|takes|carries ?from|to|in|on|at|" MODAL, "ace dragon $1 from $2 to $3"},
	{NULL, 0, OUTLINE, "ace <suit> <n> <place> ?place" GOING, "ace $1 place $2 in $3"},
	{NULL, 0, OUTLINE, "<hiding> <hideout> ?tokens|hidden|" MODAL, "hide $2"},
	{NULL, 0, OUTLINE, "unhide <hideout> ?tokens|hidden|" MODAL, "unhide $1"},
	{NULL, 0, OUTLINE, "ace <suit> <seat> <forbid> ?play|stop|vs|hire|conscript|mercenaries|to|from|on|by|i|" MODAL, "ace $1 stop $2"},
	{NULL, 0, OUTLINE, "ace <seat> <forbid> ?play|stop|vs|hire|conscript|mercenaries|to|from|on|by|i|" MODAL, "ace stop $1"},
	{NULL, 0, OUTLINE, "<forbid> <seat> ace ?play|stop|vs|hire|conscript|mercenaries|to|from|on|by|i|" MODAL, "ace stop $2"},
	{NULL, 0, OUTLINE, "ride|red_dragon|dragonback|saddle <many> <goals>" GOING "|dragon|red_dragon|fly|flee|carried|flown", "ride $1 to $2"},
	{NULL, 0, OUTLINE, "ride|red_dragon|dragonback|saddle <many> <way_to>" GOING "|dragon|red_dragon", "ride $1 to $2"},

	{NULL, F, OUTLINE, "ask|question <fight> <about> ?card|play|send|value|number|colour|from|to|of|put|in|at|" MODAL, "ask $1 $2"},
	{NULL, F, OUTLINE, "know|learn|hear|tell|what|which|curious|find_out <about> <fight> ?is|card|play|send|value|number|colour|from|to|of|me|in|at|" MODAL, "ask $2 $1"},
	{NULL, F, OUTLINE, "<fight> <force> <with_cards> <rest>" FIGHTING, "battle $1 send $2 card $3 $4"},
	{NULL, F, OUTLINE, "<fight> <force> <with_cards>" FIGHTING, "battle $1 send $2 card $3"},
	{NULL, F, OUTLINE, "<fight> <force> <rest> <rest>" FIGHTING, "battle $1 send $2 $3 $4"},
	{NULL, F, OUTLINE, "<fight> <force> <rest>" FIGHTING, "battle $1 send $2 $3"},
	{NULL, F, OUTLINE, "<fight> <force>" FIGHTING, "battle $1 send $2"},
	{NULL, F, OUTLINE, "<arena> <foe_there> <force> <with_cards> <rest>" FIGHTING, "battle $1 vs $2 send $3 card $4 $5"}, {NULL, F, OUTLINE, "<arena> <foe_there> <force> <with_cards>" FIGHTING, "battle $1 vs $2 send $3 card $4"},
	{NULL, F, OUTLINE, "<arena> <foe_there> <force> <rest>" FIGHTING, "battle $1 vs $2 send $3 $4"}, {NULL, F, OUTLINE, "<arena> <foe_there> <force>" FIGHTING, "battle $1 vs $2 send $3"},
	/* The only opponent there need not be named. */
	{NULL, F, OUTLINE, "<field> <sending> <with_cards> <rest>" FIGHTING, "battle $1 send $2 card $3 $4"}, {NULL, F, OUTLINE, "<field> <sending> <with_cards>" FIGHTING, "battle $1 send $2 card $3"},
	{NULL, F, OUTLINE, "<field> <sending> <rest>" FIGHTING, "battle $1 send $2 $3"}, {NULL, F, OUTLINE, "<field> <sending>" FIGHTING, "battle $1 send $2"},
	{NULL, 0, OUTLINE, "give <n> gold <seat> ?me|to|for|in|" MODAL, "give $1 to $2"},
	{NULL, 0, OUTLINE, "gift|present|tribute|bribe|loan|payment <n> <seat> ?me|to|for|in|gold|give|" MODAL, "give $1 to $2"},

	{NULL, B | M, SAYING_DOUBT, "^ nothing at_all ?this|in ?this ?turn|round $", "pass"}, {NULL, B | M, SAYING_DOUBT, "^ nothing ?at_all for|this|in me|turn|round $", "pass"},
	/* A bid with a condition: what is read as a whole has none. */
	{NULL, B | M, 0, "if i not won lot <n>", "if not won lot $1"},
	{NULL, B, 0, "lot <n> ?:|,|for|at|- ?up_to|at_most <n> ?gold if", "bid $1 $2 if"}, {NULL, B, 0, "lot <n> ?:|,|for|at|- ?up_to|at_most <n> ?gold unless", "bid $1 $2 unless"}, {NULL, B, 0, "<n> ?gold on|for lot <n> if", "bid $2 $1 if"}, {NULL, B, 0, "<n> ?gold on|for lot <n> unless", "bid $2 $1 unless"}, {NULL, B, 0, "bid|offer|pay|give ?on|for ?up_to|at_most bid <n> <n>", "bid $1 $2"},

	/* Behind another word it may be anything: "I dissolve the alliance with the Orcs". */
	{NULL, C, 0, "^ ?an|the alliance|ally with <seat> $", "ally $1"},
	/* Names alone; inside other words they may be said of anything: "I hate the Goblins". */
	{NULL, C, SAYING_DOUBT, "^ <seats> $", "ally $1"},

	/* A plan by its place and numbers alone: "15c: 3 and 4C". */
	{NULL, F, DOUBT, "^ <area> :|,|- <many> ?tokens ?,|and with ?the ?card|artifact <card>", "battle $1 send $2 card $3"}, {NULL, F, DOUBT, "^ <area> :|,|- <many> ?tokens ?,|and card ?the <card>", "battle $1 send $2 card $3"}, {NULL, F, DOUBT, "^ <area> :|,|- <many> ?tokens ,|/ ?the <card>", "battle $1 send $2 card $3"}, {NULL, F, DOUBT, "^ <area> :|,|- <many> ?tokens ?,|and no|without ?a|any card", "battle $1 send $2 , no card"}, {NULL, F, DOUBT, "^ <area> :|,|- <many> ?tokens ?, special <n> ?tokens ?,|and ?with ?the ?card <card>", "battle $1 send $2 special $3 card $4"},
	/* In a plain, where the number before the colon may as well be that of a list: as a whole. */
	{NULL, F, WHOLE | DOUBT, "<area> : ?send <many> ?tokens ?,|and|+ ?with ?the ?card|artifact <card>", "battle $1 send $2 card $3"}, {NULL, F, WHOLE | DOUBT, "<area> : ?send <many> ?tokens ?,|and|+ ?with ?the ?card|artifact <card> ,|;|. <any>", "battle $1 send $2 card $3 , $4"},
	{NULL, F, WHOLE | DOUBT, "<area> : ?send <many> ?tokens ?,|and no|without ?a|any card", "battle $1 send $2 , no card"}, {NULL, F, WHOLE | DOUBT, "<area> : ?send <many> ?tokens ?,|and no|without ?a|any card ,|;|. <any>", "battle $1 send $2 , no card , $3"},
	{NULL, F, WHOLE | DOUBT, "<area> : send <many> ?tokens", "battle $1 send $2"}, {NULL, F, WHOLE | DOUBT, "<area> : send <many> ?tokens ,|;|. <any>", "battle $1 send $2 , $3"},

	/* says too little */
	{NULL, 0, UNCLEAR, "determined|decided later|on_the_day|afterwards", ""}, {NULL, 0, UNCLEAR, "to be determined|decided|confirmed", ""},
	{NULL, 0, UNCLEAR, "force|forces|army|armies|troops|strength tbd|unknown", ""}, {NULL, 0, UNCLEAR, "^ reinforce|strengthen|protect|recon|scout|harass", ""},
	{NULL, S, UNCLEAR, "usual|standard|normal|default|same ?orc opening|begin|setup|split|placement", ""}, {NULL, S, UNCLEAR, "decide|decides|choose|chooses where|how", ""}, {NULL, C, UNCLEAR, "most|more|fewest castle|castles|gold|tokens|card", ""}, {NULL, C, UNCLEAR, "who has|holds|owns", ""}, {NULL, M, UNCLEAR, "same|usual orders|marching", ""},
	{NULL, C, UNCLEAR, "3 - power|way|sided pact|alliance|league", ""}, {NULL, C, UNCLEAR, "ranked|both equally|equal", ""},
	{NULL, B, UNCLEAR, "outbid|overbid", ""}, {NULL, B, UNCLEAR, "1 more_than", ""}, {NULL, B, UNCLEAR, "bid|offer high|low|more|less|enough", ""},
	{NULL, M, UNCLEAR, "same|usual marching", ""}, {NULL, M, UNCLEAR, "where|wherever needed|it_hurts|gold|is", ""},
	{NULL, M | F, UNCLEAR, "enough to win|hold|beat", ""}, {NULL, F, UNCLEAR, "as_many|as_few as", ""},
	/* Part of a plan that another sentence begins. */
	{NULL, F, UNCLEAR, "^ ?we treachery yes $", ""},
	{NULL, F, UNCLEAR, "steal|sell|sold", ""}, {NULL, F, UNCLEAR, "^ ?, keep|drop $", ""}, {NULL, F, UNCLEAR, "keep|drop card|it", ""}, {NULL, F, UNCLEAR, "^ ?the|my card ?is|to ?be kept|retained|retain", ""}, {NULL, F, UNCLEAR, "^ all in|out", ""},
	{NULL, F, UNCLEAR, "highest|lowest|best|biggest|strongest|weakest|worst ?1|card|artifact|red|black", ""},
	BID_LATE(B, "gold", "maxgold"),
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
