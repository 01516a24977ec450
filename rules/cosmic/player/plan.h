/* Used by several phases of the house player: the tokens that it can spare, and where
 * they go.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_PLAYER_PLAN_H
#define RULES_COSMIC_PLAYER_PLAN_H

#include "rules/cosmic/table/view.h"
#include "rules/player.h"

struct ce_plan {
	const struct ce_view *v;
	const struct ce_table *t;
	int seat;
	struct moves *m;
	uint8_t used[CE_SEATS][CE_PLANETS]; /* ordered away in this letter */
	uint8_t aimed[CE_SEATS]; /* bit per planet that it attacks, by system */
};

/* How many tokens the seat can send without emptying a base. */
int ce_plan_spare(const struct ce_plan *);
/* "2 from red 1, 1 from blue 3": `n` of them, from the largest bases first. They are not used
 * yet: ce_plan_use says that these were ordered. */
struct str ce_plan_tokens(const struct ce_plan *, int n);
void ce_plan_use(struct ce_plan *, int n);
/* Its base with fewest tokens that is not under attack, at home if there is one: "red 4"; empty:
 * there is none. */
struct str ce_plan_weakest(const struct ce_plan *);
/* Does it have a base there? */
bool ce_plan_has_base(const struct ce_plan *, int system, int planet);

/* The phases, in their files. */
void ce_plan_attacks(struct ce_plan *);
void ce_plan_allies(struct ce_plan *);
void ce_plan_cards(struct ce_plan *);
void ce_plan_settling(struct ce_plan *);

#endif
