/* A part of a hand is swapped: see swap.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/swap.h"

#include <stdio.h>

#include "rules/dune/engine/cards.h"
#include "rules/dune/run/karama.h"

static enum pick_fit fits(void *run, int seat, const void *action, void *plan,
			  enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;
	const struct du_table *t = &r->s->t;

	(void)plan;
	(void)look;
	if (o->seat == seat || o->seat < 0 || !du_plays(t, o->seat) ||
	    !t->n_hand[o->seat])
		return du_no(r, DU_WHY_NO_HAND);
	return o->n == DU_ALL || o->n > 0 ? PICK_WHOLE : du_no(r, DU_WHY_RANGE);
}

static void hand_over(struct du_run *r, int from, int to, int card)
{
	du_remove(r->s, from, card);
	du_hand_add(r->s, to, card);
	event_add(r->x->events, DU_EV_TOOK, AUDIENCE_SEAT(from) | AUDIENCE_SEAT(to),
		  "DU-061", 3, to, from, card);
}

/* Without looking: drawn at random. They are put by until the others are given. */
static int take(struct du_run *r, int from, int n, uint8_t taken[])
{
	char label[RNG_LABEL_MAX];
	int i = 0;

	for (; i < n && r->s->t.n_hand[from]; i++) {
		snprintf(label, sizeof label, "t%d.swap", r->s->t.turn);
		taken[i] = r->s->h.hand[from][rng_below(r->x->rng, label, i,
							r->s->t.n_hand[from])];
		du_remove(r->s, from, taken[i]);
	}
	return i;
}

/* The next card that Harkonnen give: by their list, then the last of the hand as it is ordered, which are those
 * of least use in battle. */
static int gives(const struct du_state *s, const struct du_order *o)
{
	for (int i = 0; i < o->n_list; i++)
		if (du_holds(s, DU_HARKONNEN, o->list[i]))
			return o->list[i];
	return s->h.hand[DU_HARKONNEN][s->t.n_hand[DU_HARKONNEN] - 1];
}

void du_swap_hands(struct du_run *r)
{
	const struct du_order *o = du_power(r, DU_HARKONNEN, fits, NULL);
	uint8_t taken[DU_HAND_MAX];
	int n;

	if (!o)
		return;
	/* As many come back as were taken: Harkonnen need them, without those that they take. */
	n = r->s->t.n_hand[DU_HARKONNEN];
	n = take(r, o->seat, o->n == DU_ALL || o->n > n ? n : o->n, taken);
	event_add(r->x->events, DU_EV_SWAPPED, AUDIENCE_ALL, "DU-061", 3, DU_HARKONNEN,
		  o->seat, n);
	for (int i = 0; i < n; i++)
		hand_over(r, DU_HARKONNEN, o->seat, gives(r->s, o));
	for (int i = 0; i < n; i++) {
		du_hand_add(r->s, DU_HARKONNEN, taken[i]);
		event_add(r->x->events, DU_EV_TOOK,
			  AUDIENCE_SEAT(o->seat) | AUDIENCE_SEAT(DU_HARKONNEN),
			  "DU-061", 3, DU_HARKONNEN, o->seat, taken[i]);
	}
}
