/* A phase that is being run: the position as it changes, the sheets, and what tells of them.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_RUN_RUN_H
#define RULES_DUNE_RUN_RUN_H

#include "rules/dune/engine/forces.h"
#include "rules/dune/table/dune_event.h"
#include "rules/dune/table/order.h"
#include "rules/dune/table/state.h"
#include "rules/pieces/carry.h"

struct vocab;

/* A deal of this phase with a condition: spice that is laid aside until the phase has been played [DU-072]. */
struct du_held {
	int8_t seat[2];
	int16_t n[2]; /* that each gives */
	const struct cond *cond;
};
enum { DU_HELD_MOST = DU_SEATS * (DU_SEATS - 1) / 2 };

struct du_run {
	struct du_state *s;
	struct adjudication *x;
	const struct vocab *vocab;
	const struct graph *map; /* NULL until du_map is asked for it */
	struct carry c;          /* the orders of each seat; c.why is enum du_why */
	/* The things that conditions refer to just now. */
	int sectors;               /* that the storm is about to move */
	uint8_t shipped[DU_SEATS]; /* the territory and 1 of the seat's shipment */
	int fight;      /* DU_FIGHT_KEY of the battle that is planned, and 1; 0: none */
	bool storm_met; /* the Fremen were asked about the storm that moves */
	int n_held;
	struct du_held held[DU_HELD_MOST];
	bool cancelling; /* a Karama is being played: no other answers it */
};

/* `vocab` reads the standing orders that the state keeps. */
void du_run_begin(struct du_run *, struct adjudication *, const struct vocab *vocab);
void du_run_end(struct du_run *);
/* Made when somebody goes for the first time in the phase: most phases need none. */
const struct graph *du_map(struct du_run *);

/* All spice of the area goes to the bank; the event tells of it, if there was any. */
void du_lose_spice(struct du_run *, int area, enum du_event);

/* Spice of the seat, more or (below 0) less. */
void du_add_spice(struct du_run *, int seat, int n);
/* The card goes out of the hand and is told of. */
void du_lay_off(struct du_run *, int seat, int card);

/* The order of that verb and `a` of its key, if its moment has come: its player is not told while it waits.
 * NULL: there is none. *slot is for carry_spend. */
const struct du_order *du_waiting(struct du_run *, int seat, enum du_verb, int a,
				  carry_fits *fits, void *plan, const char *rule,
				  int *slot);
/* A reaction: the same, and the order is used up. */
const struct du_order *du_reaction(struct du_run *, int seat, enum du_verb, int a,
				   carry_fits *fits, void *plan, const char *rule);
/* The order of that verb and `a` that can be carried out; `plan` is what `fits` keeps. */
const struct du_order *du_order_about(struct du_run *, int seat, enum du_verb, int a,
				      carry_fits *fits, void *plan, const char *rule);
/* `fits` says no, and why. */
enum pick_fit du_no(struct du_run *, enum du_why);

/* Are these forces among those? Says why not. */
bool du_are_among(struct du_run *, struct du_stack, struct du_stack all);

/* The order of that verb which the seat gave and which can be carried out; NULL: there is none. */
const struct du_order *du_order_of(struct du_run *, int seat, enum du_verb,
				   carry_fits *fits, const char *rule);

/* The same, for orders that are looked at where nothing may come of them: the trace says that one was used when du_tell_used
 * does, and its player is not told that it waits. */
const struct du_order *du_peek(struct du_run *, int seat, enum du_verb, int *slot);
void du_tell_used(struct du_run *, int seat, enum du_verb, const char *rule);

#endif
