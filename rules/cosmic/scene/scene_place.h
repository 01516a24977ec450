/* Building the position of a rule scene out of its given facts.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_SCENE_PLACE_H
#define RULES_COSMIC_SCENE_PLACE_H

#include "rules/cosmic/scene/scene_fact.h"

struct position {
	struct arena *a;
	struct scene_head head;
	int n;
	struct fact *facts;
	bool said[FACT_KINDS][CE_SEATS]; /* [kind][0] where it is of nobody alone */
};

/* The fault of given fact number `fact`; -1: of none alone. Returns false. */
bool ce_scene_complain(struct scene_fault *, int fact, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* Puts tokens, counters and losses where one fact says; other facts are passed over. */
void ce_scene_put(struct ce_table *, const struct fact *);

/* A position that is put right (scene_edit.c). */
void ce_scene_tell(struct arena *, const void *state, struct scene_told **, int *n);
bool ce_scene_set(void *state, struct str fact, struct scene_fault *);
bool ce_scene_balance(const void *before, void *state, struct err *);

/* In this order; the last three fail with the fault filled. */
void ce_scene_clear(struct ce_state *, const struct position *);
bool ce_scene_board(struct ce_table *, const struct position *, struct scene_fault *);
bool ce_scene_cards(struct ce_state *, const struct position *, const struct rng *,
		    struct scene_fault *);
bool ce_scene_destinies(struct ce_state *, const struct position *, const struct rng *,
			struct scene_fault *);

/* For a board: reads one fact about a challenge (others are passed over); settles the
 * consequences of them all; checks whether it can be so. */
bool ce_scene_challenge(struct ce_table *, const struct fact *, int number,
			struct scene_fault *);
void ce_scene_settle(struct ce_table *, const struct position *);
bool ce_scene_check_challenges(const struct ce_table *, struct scene_fault *);

/* A standing order, read as a letter of its seat in this position. */
bool ce_scene_standing(const struct ce_state *, struct arena *, const struct fact *,
		       int number, struct ce_kept *, struct scene_fault *);
/* Is it the one in force? Otherwise `found` gets what is. */
bool ce_scene_check_standing(const struct ce_state *, struct arena *,
			     const struct fact *, struct buf *found,
			     struct scene_fault *);

#endif
