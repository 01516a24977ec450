/* The search for the outcome: used by all its files. resolve_graph.c knows which slot
 * depends on which; resolve_circle.c tries the circles of a cluster; resolve.c settles
 * all slots, and strikes those that make that impossible.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_RESOLVE_SEARCH_H
#define RULES_RESOLVE_SEARCH_H

#include "rules/resolve.h"

/* All arrays are by slot unless stated otherwise. */
struct search {
	const struct resolve *r;
	int n;
	int8_t *choice;
	uint32_t *struck;
	int8_t *last_choice; /* of the last replay */
	uint32_t *last_struck;
	struct resolve_seen *seen; /* by the last replay */
	bool *open; /* has a condition that counts, and is in the part being searched */
	bool *settled;
	bool *edge;  /* [n * n]: edge[i * n + j], i depends on j */
	bool *reach; /* [n * n]: reach[i * n + j], i depends on j, directly or not */
	int n_order;
	int *order;  /* the cluster's open slots, upstream first */
	int *circle; /* of order[k], by k: the number of its circle */
	int8_t *best_choice, *best_taken;
	bool found, several, capped;
	int budget, replays;
};

/* --- resolve_graph.c: which slot depends on which --- */
/* Asks the game about every two open slots; fills `edge` and `reach`. */
void search_ask(struct search *);
/* The dependences that the game names may be too few: makes every open slot depend on
 * all. */
void search_join_all(struct search *);
/* Does it depend only on settled slots? Then it is never in a circle. */
bool search_is_ready(const struct search *, int slot);
/* Puts the unsettled slots of `first`'s cluster into `order` and `circle`: upstream
 * first; the members of a circle together, in the order of wishes. Two slots are in one
 * cluster if a chain of dependences joins them. */
void search_order(struct search *, int first);

/* --- resolve_circle.c: trying circles --- */
/* Settles the cluster of `first`: the consistent outcome that is nearest to the lead
 * seat's wishes; `several` if it is not the only one. false: there is none, and
 * `blame` has the first impossible circle, with everything it depends on; or the search
 * is `capped`. */
bool search_cluster(struct search *, int first, bool blame[]);

/* --- resolve.c: one slot in one outcome --- */
/* Does nothing if the last replay was of the same choices: its outcome can still be
 * asked about. */
void search_replay(struct search *);
/* Returns the alternative that the slot would choose in the outcome just seen, if it
 * were free to choose. For a slot that cancels, the outcome is one in which it does
 * nothing. */
int search_wish(const struct search *, int slot);
/* Did the slot do what the definition requires? The replay ran with its
 * choice. */
bool search_is_consistent(struct search *, int slot);

/* Does i depend on j: directly; directly or not. */
static inline bool has_edge(const struct search *s, int i, int j)
{
	return s->edge[i * s->n + j];
}

static inline bool hangs_on(const struct search *s, int i, int j)
{
	return s->reach[i * s->n + j];
}

static inline int n_alternatives(const struct search *s, int slot)
{
	int n = s->r->slots[slot].n;

	return n < RESOLVE_ALTERNATIVES ? n : RESOLVE_ALTERNATIVES;
}

static inline bool is_struck(const struct search *s, int slot, int alternative)
{
	return s->struck[slot] >> alternative & 1;
}

static inline const struct cond *cond_of(const struct search *s, int slot,
					 int alternative)
{
	return s->r->slots[slot].alternatives[alternative].cond;
}

/* A condition to search about: it exists, and is not struck. */
static inline bool is_free(const struct search *s, int slot, int alternative)
{
	return cond_of(s, slot, alternative) && !is_struck(s, slot, alternative);
}

#endif
