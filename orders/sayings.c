/* What people write around orders in every game: greetings, requests, conditions in other
 * words, commands in words. See phrase.h.
 * SPDX-License-Identifier: ISC */
#include "orders/saying_rows.h"

#include <stddef.h>

#define DOUBT SAYING_DOUBT
#define COMMAND SAYING_COMMAND
#define CANCEL SAYING_CANCEL

/* clang-format off */
const struct saying common_sayings[] = {
	/* before an order */
	{NULL, 0, 0, "^ hi|hello|hey|dear|good_morning|good_evening|good_day <any> ,", ""},
	{NULL, 0, 0, "^ hi|hello|hey|dear <own>", ""},
	{NULL, 0, 0, "^ ok|okay|so|well|right|now|and|also|then|next|finally|here_goes|alright", ""},
	{NULL, 0, 0, "^ ps|p.s ?:", ""},
	{NULL, 0, 0, "^ after ?much|some|long thought|thinking|consideration", ""}, {NULL, 0, 0, "^ morning|evening ?all|everyone|everybody", ""},
	{NULL, 0, 0, "^ anyway|anyhow|by_the_way", ""}, {NULL, 0, 0, "?, by_the_way ?,", ""}, {NULL, 0, 0, "?because why_not", ""},
	{NULL, 0, 0, "^ let_me_see|let_s_see", ""}, {NULL, 0, 0, "^ if_you_ask_me", ""}, {NULL, 0, 0, "?, as agreed|promised $", ""},
	{NULL, 0, 0, "^ want that", ""}, {NULL, 0, 0, "^ would|could|can|will you please ?be ?so ?kind ?as ?to", ""},
	{NULL, 0, 0, "^ would you be so kind as to", ""}, {NULL, 0, 0, "^ be so kind as to", ""}, {NULL, 0, 0, "^ shall", ""},
	/* what takes the place of something before it */
	{NULL, 0, SAYING_CORRECTS, "^ scratch|scrap|strike|forget|cancel that|this ?, ?please", ""},
	{NULL, 0, SAYING_CORRECTS, "^ ?oh no_wait|actually_no|no_sorry|oops|correction|on_second_thought|on_second_thoughts", ""},
	{NULL, 0, SAYING_CORRECTS, "^ ?sorry ?, i ?actually meant|mean", ""},
	{NULL, 0, SAYING_CORRECTS, "^ actually ?no", ""}, {NULL, 0, SAYING_CORRECTS, "^ make that|it", ""},
	{NULL, 0, SAYING_CORRECTS, "?, instead $", ""}, {NULL, 0, SAYING_CORRECTS, "^ instead ,", ""},
	{NULL, 0, 0, "^ here_are|these_are|here_is|this_is my|our ?final orders|order|moves ?:", ""},
	{NULL, 0, 0, "^ my|our ?final orders|order|moves ?are|is ?:", ""},
	{NULL, 0, 0, "^ orders|order ?, <own> ?, ?turn ?<n> ?phase ?<n> :", ""},
	{NULL, 0, 0, "^ orders|order ?: ?,", ""},
	{NULL, 0, 0, "^ subject :", ""},
	{NULL, 0, 0, "^ ?for this turn|this_time|this_phase|this_round ?,", ""},
	{NULL, 0, 0, "^ turn <n> ?phase ?<n> :", ""},
	{NULL, 0, 0, "^ phase <n> ?:", ""},
	{NULL, 0, 0, "^ <own> here ?,|:|.", ""},
	{NULL, 0, 0, "^ <own> <own> ?:", ""},
	{NULL, 0, 0, "^ <own> :", ""},
	{NULL, 0, 0, "^ we|let_s|let_me|let_us|let", ""},
	{NULL, 0, 0, "^ i am|do", ""},
	{NULL, 0, 0, "^ im|ill|id|i_ll", ""},
	{NULL, 0, SAYING_CORRECTS, "^ i_have changed|changed my mind ?:|,", ""},
	{NULL, 0, SAYING_CORRECTS, "^ changed my mind ?:|,", ""},
	{NULL, 0, SAYING_CORRECTS, "^ correction|new_order|new_orders|revised_order ?:|,", ""},
	{NULL, 0, 0, "^ 1_st_preference|first_wish|first_choice|first_preference|1_st_choice|1_st_wish|wish_1|choice_1|pref_1 ?:|is|,", "1 :"},
	{NULL, 0, 0, "^ 2_nd_preference|second_wish|second_choice|second_preference|2_nd_choice|2_nd_wish|wish_2|choice_2|pref_2 ?:|is|,", "2 :"},
	{NULL, 0, 0, "^ first|firstly ,", "1 :"}, {NULL, 0, 0, "^ second|secondly ,", "2 :"},
	{NULL, 0, 0, "^ b|c|d )", ""},
	/* likely, and asked */
	{NULL, 0, DOUBT, "^ maybe|perhaps|probably|possibly", ""},
	{NULL, 0, DOUBT, "^ ?maybe i|we should|might|may|could|can", ""},
	{NULL, 0, DOUBT, "^ might|should|may|could|can", ""},
	{NULL, 0, DOUBT, "^ i_think|i_guess|i_suppose|think|guess|suppose ?i ?should|ll", ""},
	{NULL, 0, DOUBT, "^ would|could|can|will you ?kindly", ""},
	{NULL, 0, DOUBT, "^ if_it_is_possible|if_possible|if_i_can ?,", ""},
	{NULL, 0, DOUBT, "if_it_is_possible|if_possible|if_i_can|if_can $", ""},
	{NULL, 0, DOUBT, "^ promise to", ""},
	/* behind one */
	{NULL, 0, 0, "?, thanks|thank_you|thx|ty|cheers|ta|regards|best_wishes|yours|best_regards|kind_regards ?very_much ?, ?<own> $", ""},
	{NULL, 0, 0, "this_turn|this_time|this_phase|this_round|this_season", ""},
	{NULL, 0, 0, "?, sorry <seat> $", ""},
	{NULL, 0, 0, "^ should_like_to|should like_to", ""},
	{NULL, 0, 0, "after_all $", ""},
	{NULL, 0, 0, "?,|and nothing_else|that_is_all|that_s_all|nothing_more $", ""},
	{NULL, 0, 0, "?, wish_me_luck|good_luck|sorry $", ""},
	/* conditions */
	{NULL, 0, 0, "?but only if|when ?i_would|would otherwise lose", "if i would lose"},
	{NULL, 0, 0, "?but only_if|only_when|provided_that|provided|as_long_as|so_long_as|in_case|on_condition_that|assuming_that|assuming", "if"},
	{NULL, 0, 0, "<any> when <seat>", "$1 if $2"},
	{NULL, 0, 0, "if ?and|or not ,", "else"},
	{NULL, 0, 0, "?or|and if ?that|it ?is not possible|available ?,", "else"},
	{NULL, 0, 0, "?or|and if ?that|it is gone|lost|impossible ?,", "else"},
	{NULL, 0, 0, "<seat> does_not|doesn_t|doesnt", "not $1"},
	{NULL, 0, SAYING_DOUBT, "^ <any> ?, but if <any> then <any>", "$3 if $2 else $1"},
	/* taking back */
	{NULL, 0, COMMAND, "start over ?again", "clear"},
	{NULL, 0, COMMAND, "?please disregard|ignore|forget my previous|last|earlier|first email|mail|letter|orders|message ?please", "clear"},
	{NULL, 0, CANCEL, "cancel|forget|drop|withdraw|scrap|delete|undo ?all ?of ?my everything|all|orders|order", "clear all"},
	{NULL, 0, CANCEL, "?please cancel|forget|drop|withdraw|scrap|delete|take_back|do_not_print|don_t_print|dont_print ?all ?of ?my|the|our press ?please", "clear press"},
	{NULL, 0, CANCEL, "?i cancel|forget|drop|withdraw|scrap|delete|never_mind|take_back|call_off ?about ?my|the <thing> ?after_all ?please", "clear $1"},
	{NULL, 0, CANCEL, "?i don_t|dont|do_not ?play|use|want <card_thing> ?on ?<seat> ?after_all ?please", "clear $1"},
	{NULL, 0, CANCEL, "no <card_thing> ?on ?<seat> ?please", "clear $1"},
	/* commands in words */
	{NULL, 0, COMMAND, "?sorry ?i ?have|want|need ?to resign|quit ?, ?sorry", "resign"},
	{NULL, 0, COMMAND, "resign|quit|unsubscribe ?me ?please", "resign"},
	{NULL, 0, COMMAND, "<any> i|have_to|must|will|want_to resign|quit ?from ?the ?game ?sorry", "resign"},
	{NULL, 0, COMMAND, "?please ?can_you wait ?for ?me ?, ?i ?need ?more ?time", "wait"},
	{NULL, 0, COMMAND, "?please don_t|dont|do_not|not run ?this ?phase early ?please", "wait"},
	{NULL, 0, COMMAND, "i_am|i|am|all|we_are done ?now ?, ?no_more_changes|that_is_all", "final"},
	{NULL, 0, COMMAND, "<any> that|this|it ?is final", "final"},
	{NULL, 0, COMMAND, "?i ?am ?be vacation|holiday|away|on_holiday|on_vacation ?from <n> <any> to <n> <any>", "absent $1 $2 to $3 $4"},
	{NULL, 0, COMMAND, "?what_are|what|show|show_me|send_me ?are ?me my|our orders ?please ?again", "status"},
	{NULL, 0, COMMAND, "?please send|mail ?me the report|reports again ?please", "history last"},
	{NULL, 0, COMMAND, "?please send|mail ?me the form|template again ?please", "template"},
	{NULL, 0, COMMAND, "how do|does|can ?i ?one <verb>", "help $1"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
