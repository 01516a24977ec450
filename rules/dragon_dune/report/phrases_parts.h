/* Used by all files that write the sentences.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_REPORT_PHRASES_PARTS_H
#define RULES_DRAGON_DUNE_REPORT_PHRASES_PARTS_H

#include <stdint.h>

#include "base/str.h"

/* Writes a sentence, from the arguments of its event and a player's own words. */
typedef void dd_say_fn(struct buf *, const int16_t a[], struct str text);

dd_say_fn dd_say_battle, dd_say_values, dd_say_treachery, dd_say_won, dd_say_both_lost,
	dd_say_answer, dd_say_card_gone, dd_say_stole, dd_say_stolen, dd_say_fenced,
	dd_say_bare, dd_say_income, dd_say_collected, dd_say_victory,
	dd_say_victory_two, dd_say_by_default, dd_say_agreed, dd_say_offered,
	dd_say_questions, dd_say_unused, dd_say_fell;

#endif
