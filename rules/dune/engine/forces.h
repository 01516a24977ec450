/* Forces on the board, in reserve and in the tanks.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_ENGINE_FORCES_H
#define RULES_DUNE_ENGINE_FORCES_H

#include "rules/dune/table/table.h"

struct du_stack {
	int n, elites; /* elites are among the n */
};

/* Elites of the faction in this game. */
int du_elites(const struct du_table *, int seat);
/* The forces that are neither on the board nor in the tanks. */
struct du_stack du_reserve(const struct du_table *, int seat);
struct du_stack du_there(const struct du_table *, int seat, int area);
/* The stack comes from the reserve, or goes back to it. */
void du_put(struct du_table *, int seat, int area, struct du_stack);
void du_take(struct du_table *, int seat, int area, struct du_stack);
/* The stack goes to the tanks. Advisors are lost after fighters. */
void du_kill(struct du_table *, int seat, int area, struct du_stack);
/* Returns `n` of them, elites last. */
struct du_stack du_some(struct du_stack, int n);
/* What an order means that says so many forces and elites (struct du_order) of those: if it says nothing of
 * elites, other forces go first, and elites where these are too few. More may be meant than there are. */
struct du_stack du_meant(struct du_stack all, int n, int elites);

#endif
