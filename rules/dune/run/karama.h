/* Karama cards: an advantage is cancelled, or a faction uses the card in its own way.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_RUN_KARAMA_H
#define RULES_DUNE_RUN_KARAMA_H

#include "rules/dune/run/run.h"

/* The faction is about to use the advantage: does it have it still? The first player in storm order
 * whose order says so cancels it with a Karama card, until the phase ends [DU-058]. */
bool du_uses(struct du_run *, enum du_advantage);
/* Why an advantage is not to be had. */
enum du_why du_why_without(const struct du_table *, enum du_advantage);
/* The card of the seat that serves as a Karama: one of that name, or for the Bene Gesserit any worthless
 * one. DU_NO_CARD: there is none. */
int du_karama_card(const struct du_state *, int seat);
/* Why there is none. */
enum du_why du_why_no_karama(const struct du_state *, int seat);
/* The seat is about to use a Karama card as every faction may. If it is a worthless card of the Bene Gesserit, others may
 * cancel that; du_karama_card tells. */
void du_use_worthless(struct du_run *, int seat);
/* The seat's special use of a Karama card, if it is ordered, its moment has come, and `fits` says that it can be
 * done. The card is laid off. NULL: there is none [DU-060]. */
const struct du_order *du_power(struct du_run *, int seat, carry_fits *fits,
				void *plan);
/* A phase of the game's own ends: all have their advantages again. */
void du_end_cancels(struct du_run *);

#endif
