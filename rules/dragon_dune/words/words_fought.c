/* A plan of battle as players tell it, in one sentence or in several: where and against whom, who goes, with which card, what becomes of
 * the card, what is stolen, whether a traitor is called. Each part has its table, and a plan is any sequence of them. Tried before the other
 * sayings, so that a plan is not divided; all is asked about. See orders/sayings/phrase.h; words_sayings.c and rules/pieces/sayings/plan.h
 * define the parts that are not here. tests/rules/dragon_dune/sentences/grids/plans.txt has the combinations.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_rows.h"

/* Who does it, and how sure they are. */
#define I_DO                                                                           \
	"?i|we ?will|shall|would|ll|d|am|m|are|re ?rather|just|only|also|simply|going|happy ?to "
/* Without "rather", which changes the plan in force. */
#define WE_DO                                                                          \
	"?i|we ?will|shall|would|ll|d|am|m|are|re ?just|only|also|simply|going|happy ?to "
#define OWN "?of ?my|mine|the|them|us|ours|our ?own|brave|good "
#define IS " ?is|s|are|gets|get|be|shall|will|must|should|goes ?to ?be "
#define CARD_IT " ?to ?the|my|that|this ?own|same|said card|artifact|it|that "
#define GO                                                                             \
	"send|sends|sending|commit|commits|committing|use|uses|field|fielding|fights|fighting|attack|attacks|attacking|defend|defends|defending|go|goes|going|put|putting"
/* Of other things as well. */
#define GO_TOO                                                                         \
	"throw|throwing|bring|bringing|take|taking|risk|risking|spend|march|marches|meet|meets|face|faces|have|enter|enters|come|comes"
#define INTO " ?in|into|to|up|off|forward|down ?the ?battle|fray|fight|fighting|there "

/* A part of the plan, and what follows it. */
#define SEP "?.|,|;|-|! ?and|but|plus|& ?then|also ?, "
#define SURELY ".|,|;|-|!|and|but|plus|with ?and|but|plus|& ?then|also|with ?, "
#define AND_THEN(SEP, part)                                                            \
	{"p_rest", F, 0, SEP part " <p_rest>", "$1 , $2"},                             \
	{                                                                              \
		"p_rest", F, 0, SEP part, "$1"                                         \
	}

/* "both specials and one other": their sum, of which so many are special. */
#define KINDS(special, said, others, sum)                                              \
	{NULL, F | M, 0,                                                               \
	 said " ?my|of_my|the special ?<p_ones> "                                      \
	      "and|plus|+|,|& ?and " others                                            \
	      " other|others|ordinary|normal|regular|common|more "                     \
	      "?<p_ones>",                                                             \
	 sum " special " special},                                                     \
	{                                                                              \
		NULL, F | M, 0,                                                        \
			others " ordinary|normal|regular|common|plain "                \
			       "?<p_ones> and|plus|+|,|& ?and " said                   \
			       " ?my|of_my|the special ?<p_ones>",                     \
			sum " special " special                                        \
	}
#define ONE(others, sum) KINDS("1", "1", others, sum)
#define TWO(others, sum) KINDS("2", "2|both", others, sum)

/* clang-format off */
const struct saying dd_words_fought[] = {
	{"p_ones", F | M, 0, "tokens|ones|one|1", ""}, {"p_ones", F | M, 0, "<own>", ""},
	ONE("1", "2"), ONE("2", "3"), ONE("3", "4"), ONE("4", "5"), ONE("5", "6"), ONE("6", "7"),
	TWO("1", "3"), TWO("2", "4"), TWO("3", "5"), TWO("4", "6"), TWO("5", "7"), TWO("6", "8"),

	/* --- where, and against whom --- */
	{"p_at", F, 0, "in|at|on|for ?the|my ?battle|fight|plan|attack ?of|for|in|at|on <area>", "$1"}, {"p_at", F, 0, "?my battle|fight|plan of|for|in|at|on <area>", "$1"}, {"p_at", F, 0, "?my ?plan in|at|on|for <area> ?is", "$1"},
	{"p_vs", F, 0, "vs|against|on ?the <seat> ?s ?<own>", "$1"}, {"p_foe", F, 0, I_DO "fight|fighting|battle|attack|attacking|meet|meeting|face|facing ?against ?the <seat> ?s ?<own>", "$1"},
	{"p_where", F, 0, "<p_at> ?, <p_vs>", "$1 vs $2"}, {"p_where", F, 0, "<p_vs> ?, <p_at>", "$2 vs $1"}, {"p_where", F, 0, "<p_foe> <p_at>", "$2 vs $1"}, {"p_where", F, 0, "<p_at> ?, <p_foe>", "$1 vs $2"}, {"p_where", F, 0, "<p_vs>", "vs $1"}, {"p_where", F, 0, "<p_foe>", "vs $1"}, {"p_where", F, 0, "<p_at>", "$1"},

	/* --- who goes --- */
	{"p_force", F, 0, "all|everyone|everybody|everything " OWN "?<p_ones> but|except|save|minus|bar|without ?for <n> ?of ?my|the|them|us ?<p_ones>", "all - $2"}, {"p_force", F, 0, "all_but|everyone_but|everything_but <n> ?of ?my|the|them|us ?<p_ones>", "all - $1"},
	{"p_force", F, 0, "all " OWN "<n> " OWN "?<p_ones> ?there", "all $1"}, {"p_force", F, 0, "all|everyone|everybody|everything " OWN "?<p_ones> ?that ?i|we have|ve|has ?got ?there", "all"}, {"p_force", F, 0, "all|everyone|everybody|everything " OWN "?<p_ones> ?there", "all"}, {"p_force", F, 0, "the ?whole lot|stack|army|force", "all"}, {"p_force", F, 0, "nobody|none|nothing|no_tokens|no_one|zero", "0"},
	{"p_force", F, 0, "<n> special <n>", "$1 special $2"}, {"p_force", F, 0, "<n> ?,|( ?with|including|incl|inclusive|of_which|whom|namely|of ?which|whom ?with|are ?my|the both|2|all ?of ?my|the|them|which special ?<p_ones> ?are|is ?among|amongst|included ?them|these|those ?) ?,", "$1 special 2"}, {"p_force", F, 0, "<n> ?,|( ?with|including|incl|inclusive|of_which|whom|of ?which|whom ?with|are ?my|the <n> ?of ?my|the|them|which ?is|are special ?<p_ones> ?are|is ?among|amongst|included ?them|these|those ?) ?,", "$1 special $2"},
	{"p_force", F, 0, "<n> ordinary|normal|regular|common|plain ?<p_ones>", "$1 special 0"}, {"p_force", F, 0, "<n> ?, ?but|and ?with no|none|neither|without ?of ?my|the|them|any|which ?is|are|being special ?<p_ones> ?,", "$1 special 0"}, {"p_force", F, 0, "<n> that|who|which aren|are|isn ?' t|not special", "$1 special 0"}, {"p_force", F, 0, "<n> ?tokens ?of|from ?my|mine|the|them|us|ours|our ?<n> ?<p_ones>", "$1"},
	{"p_send", F, 0, WE_DO GO INTO "?with ?only|just|exactly <p_force> ?only" INTO, "send $1"}, {"p_send", F, 0, "i|we ?will|shall|would|ll|d fight ?with ?only|just|exactly <p_force> ?only" INTO, "send $1"}, {"p_send", F, 0, "<p_force> ?will|shall|to fight" INTO, "send $1"}, {"p_send", F, DOUBT, WE_DO GO_TOO INTO "?with ?only|just|exactly <p_force> ?only" INTO, "send $1"}, {"p_send", F, 0, "?only|just <p_force> ?will|shall " GO INTO, "send $1"}, {"p_send", F, 0, "?only|just <p_force> is|are ?to ?be sent|used|committed|fielded" INTO, "send $1"}, {"p_send", F, DOUBT, "?only|just <p_force> ?will|shall|should|do|must|can|may " GO_TOO INTO, "send $1"}, {"p_send", F, 0, "<p_force> ?will|should|shall do|suffice", "send $1"},
	{"p_sent", F, 0, "<p_force>", "send $1"},

	/* --- the card --- */
	{"p_cards", F, 0, "<card> ?,|( ?and|but ?or|else|otherwise|failing_that ?, <lost> ?,|: ?with|use|take|play ?the|my <card> ?)", "$1 , $3"}, {"p_cards", F, 0, "<card> ?,|( or|else|otherwise ?with ?the|my <card> <lost> ?)", "$1 , $2"}, {"p_cards", F, 0, "<card> ?,|/ ?or|and else|otherwise|failing_that|or|then ?with|by ?use|take|play ?the|my <card>", "$1 , $2"}, {"p_cards", F, 0, "<card> , <card>", "$1 , $2"}, {"p_cards", F, 0, "<card>", "$1"},
	{"p_play", F, 0, "?together|along|armed ?with|plus|using|play|playing|use|and|take|taking ?as ?my ?card|artifact ?i|we ?will|ll|m ?play|playing|use <p_cards>", "card $1"}, {"p_noun", F, 0, "?with ?as ?a|my|the card|artifact ?i|we ?is|:|=|being|play|use ?the|my <p_cards>", "card $1"},
	{"p_play", F, 0, "?and|but ?i|we ?will ?play|use|with|without|take ?and no|without|no ?a|any|my card|artifact ?at_all ?from ?me|us", "no card"}, {"p_play", F, 0, "i|we do_not|don_t|dont|will_not|won_t play|use|add|need ?a|any card|artifact", "no card"}, {"p_play", F, 0, "on ?their own ?, no card", "no card"}, {"p_label", F, 0, "card|artifact ?:|is none|nothing", "no card"},

	/* --- what becomes of it, and of what is stolen: only who wins has anything to keep --- */
	{"p_won", F, 0, "if|when|should|once|in_case ?i|we|that ?should|do win|won|prevail|succeed ?it|that|there|the ?battle|fight", ""}, {"p_won", F, 0, "after|on|upon|in_case_of|following ?a|the|my|our win|victory|winning|battle|fight", ""}, {"p_won", F, 0, "afterwards", ""},
	{"p_loot", F, 0, "whatever|what|anything|everything|all ?card ?that ?i|we ?may|might|can|will steal|stole|nick|pinch|take|rob|grab ?from ?them|him|her", ""}, {"p_loot", F, 0, "?the|any|a|my card|artifact|one ?that|which ?i|we steal|stole|take", ""}, {"p_loot", F, 0, "?the|any|a|my stolen ?card|artifact|one|1", ""}, {"p_loot", F, 0, "?the|any|my loot|booty|spoils|plunder|haul", ""},
	{"p_keep", F, 0, "keep|keeping|retain|retaining|hold|holding|save|saving|preserve ?onto|on|back", ""}, {"p_kept", F, 0, "keep|kept|retain|retained|saved|held|stays|stay|remains|remain ?in|with ?my ?me|hand", ""},
	{"p_drop", F, 0, "drop|discard|throw|bin|dump|ditch|scrap|shed|dropping|discarding|throwing|lose ?away|out", ""}, {"p_drop", F, 0, "get|be|getting|getting rid of", ""}, {"p_drop", F, 0, "do_not|don_t|dont|will_not|won_t|rather_not|not ?want|wish|like ?to keep|retain|hold ?on", ""}, {"p_dropped", F, 0, "dropped|discarded|thrown|binned|dumped|ditched|scrapped|drop|discard ?away|out", ""}, {"p_dropped", F, 0, "?goes|go to|onto|on|into ?the discard|discards|bin ?pile", ""},
	{"p_tail", F, 0, "?<p_won> ?, " I_DO "sell|selling <p_loot> ?<p_won>", "steal sell"}, {"p_tail", F, 0, "?<p_won> ?, " I_DO "steal|stealing ?the|a|any|their ?card to|and|then|in_order_to ?then sell ?it", "steal sell"}, {"p_tail", F, 0, "?<p_won> ?, <p_loot> ?, ?i|we " IS "sell|sold ?at_once ?<p_won>", "steal sell"},
	{"p_tail", F, 0, "?<p_won> ?, " I_DO "<p_keep> <p_loot> ?<p_won>", "steal retain"}, {"p_tail", F, 0, "?<p_won> ?, " I_DO "steal|stealing ?the|a|any|their ?card to|and|then|in_order_to ?then keep ?it", "steal retain"}, {"p_tail", F, 0, "?<p_won> ?, <p_loot> ?, ?i|we " IS "<p_kept> ?<p_won>", "steal retain"},
	{"p_tail", F, 0, "?<p_won> ?, ?which|that " I_DO "<p_keep>" CARD_IT "?<p_won>", "keep card"}, {"p_tail", F, 0, "?<p_won> ?," CARD_IT IS "<p_kept> ?<p_won>", "keep card"}, {"p_tail", F, 0, "which|that i|we <p_keep> ?<p_won>", "keep card"}, {"p_tail", F, 0, "?<p_won> ?, ?which|that " I_DO "keep_it ?<p_won>", "keep card"}, {"p_tail", F, 0, "kept|retained ?<p_won>", "keep card"},
	{"p_tail", F, 0, "?<p_won> ?, ?which|that " I_DO "<p_drop>" CARD_IT "?away|out ?<p_won>", "drop card"}, {"p_tail", F, 0, "?<p_won> ?," CARD_IT IS "<p_dropped> ?<p_won>", "drop card"}, {"p_tail", F, 0, "which|that i|we <p_drop> ?<p_won>", "drop card"}, {"p_tail", F, 0, "dropped|discarded ?<p_won>", "drop card"},

	/* --- the traitor --- */
	{"p_can", F, 0, "if|when|whenever|where|wherever ?i|we|it|that|this|one ?is|s ?can|could|may|possible|able|allowed|legal|there", ""},
	{"p_tail", F, 0, I_DO "call|calling|cry|declare ?a|the|any|out traitor|treachery ?<p_can>", "traitor yes"}, {"p_tail", F, 0, "if|when|whenever|should ?i|we ?be can|able|could|may ?to call ?a|the|any traitor|treachery ?, ?then ?i|we ?do|will|shall", "traitor yes"}, {"p_tail", F, 0, "if|when|should ?the|their ?card|opponent ?they|he|she|it ?is|are|re|s|be|prove ?to ?be ?a traitor|traitors ?, ?then ?i|we ?will|ll say|call|shout ?so|it|that|them|him", "traitor yes"}, {"p_tail", F, 0, "if there|any ?is|s ?a|any traitor|treachery ?, ?then ?i|we ?will|ll call|say ?so|it|them|him|that", "traitor yes"}, {"p_label", F, 0, "traitor|treachery :|=|? yes|always", "traitor yes"},
	{"p_tail", F, 0, I_DO "no|never|not|don_t|dont|do_not|won_t|will_not ?want|wish|like ?to call|cry|declare ?a|the|any traitor|treachery ?, ?even ?if|when|though ?i|we ?could|can|may", "traitor no"}, {"p_tail", F, 0, I_DO "call no traitor|treachery", "traitor no"}, {"p_tail", F, 0, "no|without ?a|any traitor|treachery ?call|calls|calling ?from ?me|us", "traitor no"}, {"p_tail", F, 0, I_DO "waive|forgo|renounce|decline|forego ?the|any|my ?right ?to ?call ?a|the|any traitor|treachery ?call", "traitor no"}, {"p_tail", F, 0, "even if|when|where i|we could|can|may call ?a|the|any traitor|treachery ?, ?i|we do_not|don_t|dont|won_t|will_not", "traitor no"}, {"p_label", F, 0, "traitor|treachery :|=|? no|never", "traitor no"},

	/* --- as the other tables leave it --- */
	{"p_tail", F, 0, "keep|retain ?the|my ?card|it", "keep card"}, {"p_tail", F, 0, "drop ?the|my ?card|it", "drop card"}, {"p_tail", F, 0, "steal sell", "steal sell"}, {"p_tail", F, 0, "steal keep|retain", "steal retain"}, {"p_tail", F, 0, "traitor yes", "traitor yes"}, {"p_tail", F, 0, "traitor no", "traitor no"},

	/* --- one after the other --- */
	{"p_label", F, 0, "special <n>", "special $1"},
	AND_THEN(SEP, "<p_play>"), AND_THEN(SURELY, "<p_noun>"), AND_THEN(SEP, "<p_tail>"), AND_THEN(SURELY, "<p_label>"),
	/* Alone it belongs to the sentence before it, or to the plan in force. */
	{NULL, F, WHOLE | DOUBT, "?, ?also ?and|but <p_tail> ?after_all ?.", "$1"},
	{NULL, F, SAYING_UNCLEAR, "^ ?, ?and|but <p_tail> ?. $", ""}, {NULL, F, SAYING_UNCLEAR, "^ ?, ?and|but <p_tail> ?,|; ?and|but <p_tail> ?. $", ""},
	{NULL, F, DOUBT, "^ <p_send> <p_rest> ?. $", "battle my_only_battle $1 , $2"}, {NULL, F, DOUBT, "^ <p_send> ?. $", "battle my_only_battle $1"},
	{NULL, F, 0, "^ <p_where> ?:|,|;|- <p_send> <p_rest> ?. $", "battle $1 $2 , $3"}, {NULL, F, 0, "^ <p_where> ?:|,|;|-|with <p_sent> <p_rest> ?. $", "battle $1 $2 , $3"}, {NULL, F, 0, "^ <p_where> ?:|,|;|- <p_send> ?. $", "battle $1 $2"},
	{NULL, F, 0, "^ <p_at> ?,|: <p_send> ?, <p_vs> <p_rest> ?. $", "battle $1 vs $3 $2 , $4"}, {NULL, F, 0, "^ <p_vs> ?,|: <p_send> ?, <p_at> <p_rest> ?. $", "battle $3 vs $1 $2 , $4"}, {NULL, F, 0, "^ <p_at> ?,|: <p_send> ?, <p_vs> ?. $", "battle $1 vs $3 $2"},
	{NULL, F, 0, "^ <p_send> <p_where> <p_rest> ?. $", "battle $2 $1 , $3"}, {NULL, F, 0, "^ <p_send> <p_where> ?. $", "battle $2 $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
