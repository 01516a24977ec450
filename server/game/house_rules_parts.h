/* Between the files of house_rules.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HOUSE_RULES_PARTS_H
#define SERVER_HOUSE_RULES_PARTS_H

#include "base/page.h"

struct game_option;
struct game_rules;

/* What the option means at that value, as a sentence; empty where players need not know.
 * One without a sentence is printed with its name. */
struct str house_rules_meaning(struct arena *, const struct game_rules *,
			       const struct game_option *, struct str value);

/* The phases, what stands in for what was not ordered, and some orders. */
void house_rules_play(const struct game_rules *, struct page *);

#endif
