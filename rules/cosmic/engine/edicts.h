/* Edicts: a table of cards, each with the phases it is for, what makes it playable, and
 * its hooks, like any Power's [R20].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_EDICTS_H
#define RULES_COSMIC_EDICTS_H

#include "orders/vocab.h"
#include "rules/cosmic/engine/whiteboard.h"

struct ce_edict {
	uint8_t card;
	uint8_t phases; /* bit per phase, from bit 1 */
	/* `nearest`: it may turn out to have nothing to stop; then it is kept. */
	bool (*fits)(struct ce_board *, int seat, const struct ce_order *,
		     bool nearest);
	struct ce_effect does;
	struct { /* where it does not fit, for the trace */
		const char *rule, *text;
	} unfit;
};

enum { CE_ANY_PHASE = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4) };

/* Those that stop a use or a card (zaps.c). */
extern const struct ce_edict ce_cosmic_zap, ce_flarezap;

/* The row of the card, or NULL. */
const struct ce_edict *ce_edict_of(int card);

/* A ce_reading: is the card held, is this its phase, does it have a target? */
bool ce_edict_reading(struct ce_board *, int seat, const struct ce_order *,
		      bool nearest, void *plan);

/* --- zaps.c --- */
/* Finds the use at which each Zap is aimed, once it is known who uses what [R-154,
 * */
void ce_aim_zaps(struct ce_board *);
/* How many Zaps and Flarezaps are ordered and not spent. */
int ce_zaps_armed(const struct ce_board *);
/* Will a Zap strike the seat's Power there (-1: outside of challenges, against that
 * player)? */
bool ce_is_aimed_at(const struct ce_board *, int seat, int challenge, int other);

#endif
