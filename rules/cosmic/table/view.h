/* A view: everything that one seat may know. It has no field for hidden things; the
 * hands of all lie open only to the GM, and to everybody once the game is over.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_VIEW_H
#define RULES_COSMIC_VIEW_H

#include "rules/cosmic/table/order.h"
#include "rules/cosmic/table/table.h"

struct ce_state;

enum { CE_VIEW_HAND = 128 };

struct ce_view {
	int seat; /* whose view; SEAT_READERS: what everybody may see */
	struct ce_table t;
	uint8_t n_hand; /* the seat's own cards only */
	uint8_t hand[CE_VIEW_HAND];
	uint8_t old[CE_VIEW_HAND];
	uint8_t safe
		[CE_VIEW_HAND]; /* cards that the pending Plague cannot take */
	/* Zones: the seat's own, and those that everybody sees. `kept`: the standing order of
	 * the seat's own Power. */
	struct ce_zone zone[CE_INSTANCES][CE_ZONES];
	struct ce_kept kept;
	struct ce_zone aside; /* the seat's cards that wait for the challenges to end */
	bool open;            /* the game is over, or the GM reads: */
	uint8_t n_open[CE_SEATS];
	uint8_t open_hand[CE_SEATS][CE_VIEW_HAND];
};

void ce_view_make(const struct ce_state *, int seat, struct ce_view *);

/* How many of this card does the seat hold? */
int ce_view_holds(const struct ce_view *, int card);

#endif
