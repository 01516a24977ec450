/* A phase that is being run: the position as it changes, the sheets, and what tells of them.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_RUN_H
#define RULES_DRAGON_DUNE_PHASES_RUN_H

#include "rules/dragon_dune/engine/tokens.h"
#include "rules/dragon_dune/table/dune_event.h"
#include "rules/dragon_dune/table/order.h"
#include "rules/game.h"
#include "rules/pieces/carry.h"

struct vocab;

/* The answer to a question, while the plan that may depend on it is looked at. */
struct dd_heard {
	int ask;    /* enum dd_question; 0: nothing was asked */
	int answer; /* a colour, a number; DD_UNSAID: none */
};

struct dd_run {
	struct dd_state *s;
	struct adjudication *x;
	const struct vocab *vocab;
	const struct graph *map;
	struct carry
		c; /* the orders of each seat, and why one was impossible (enum dd_why) */
	/* The things that conditions refer to just now. */
	int here; /* the territory of the order */
	bool hit; /* the Wild Dragon comes upon it */
	struct dd_heard heard;
	bool lent; /* the Dwarves lend their queen and jack to their ally */
};

void dd_run_begin(struct dd_run *, struct adjudication *, const struct vocab *);
/* Standing orders as they hold now, into the state; tells of those that fall. */
void dd_run_end(struct dd_run *);

/* A fact of a condition, as things stand. */
bool dd_fact_holds(void *run, int seat, const void *fact);

/* Can the order be carried out now? It may keep its plan where it likes, and says why not. */
typedef enum pick_fit dd_fits(struct dd_run *, int seat, const struct dd_order *,
			      void *plan, enum pick_look);

/* `fits` for orders that can always be carried out. */
enum pick_fit dd_always(struct dd_run *, int seat, const struct dd_order *, void *plan,
			enum pick_look);

/* How an order is picked: `verb`, the rule under which that is told, and the game's question. */
struct dd_chooser {
	dd_fits *fits;
	void *plan;
	const char *rule;
};

/* The order of that slot of the seat's sheet that is used; NULL: none, and its player is told
 * why. */
const struct dd_order *dd_choose(struct dd_run *, int seat, int slot,
				 const struct dd_chooser *);
/* The same without a word to the player: orders that hold are looked at again and again. Which
 * alternative is used, from 0; PICK_NONE: none. */
int dd_look(struct dd_run *, int seat, int slot, const struct dd_chooser *);
/* Its player is told that the order of that slot is not carried out. */
void dd_tell_unused(struct dd_run *, int seat, int slot, enum dd_why);
/* The next slot of the verb after `from` (-1: the first); -1: there is none. */
int dd_next_slot(const struct dd_run *, int seat, enum dd_verb, int from);
/* The slot with that key, or -1. */
int dd_find_slot(const struct dd_run *, int seat, enum dd_verb, int a);

/* PASS says that a player orders nothing in this phase: nothing else comes of it [DD-088]. Beside orders that
 * count all the same it says nothing, and is not told. */
void dd_take_pass(struct dd_run *, int seat);
/* The standing order has been used. */
void dd_spend(struct dd_run *, int seat, int slot);
/* The ace goes to the discards. */
void dd_play_ace(struct dd_run *, int seat, int card);

#endif
