/* Between the files of house_rules.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HOUSE_RULES_PARTS_H
#define SERVER_HOUSE_RULES_PARTS_H

#include "base/page.h"

struct game_option;
struct game_rules;

/* The meaning of the option at that value, as a sentence; empty if players need not
 * know. An option without a sentence is printed by name. */
struct str house_rules_meaning(struct arena *, const struct game_rules *,
			       const struct game_option *, struct str value);

/* The phases of the game with that view, the defaults for missing orders, and some example
 * orders. */
void house_rules_play(const struct game_rules *, const void *view, struct page *);

/* How players write to each other. */
void house_rules_press(struct page *);

#endif
