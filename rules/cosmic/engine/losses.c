/* Tokens on their way to the Warp: one pipeline for all that is lost in one step
 * [CP-4.4]. Their owner gives them up at once; where they go is settled when the losses
 * of the step are all known.
 * SPDX-License-Identifier: ISC */
#include <assert.h>

#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/table/cosmic_event.h"

/* Gathering --------------------------------------------------------------- */

static void take_up(struct ce_board *b, int seat, int challenge,
		    const struct ce_pile *pile)
{
	for (int at = 0; at < CE_PLACES; at++) {
		if (!pile->n[at])
			continue;
		ce_add_tokens(b->t, seat, at, -pile->n[at]);
		ce_leave_defence(b->t, seat, challenge, at, pile->n[at]);
	}
}

static void gather(struct ce_board *b, int seat, int challenge,
		   const struct ce_pile *pile, enum ce_cause cause, bool taken_along)
{
	int n = ce_pile_sum(pile);

	if (!n)
		return;
	assert(b->n_losses < CE_LOSSES);
	take_up(b, seat, challenge, pile);
	struct ce_act *act = &b->loss[b->n_losses++];
	*act = ce_act_new(ACT_LOSS);
	act->seat = (int8_t)seat;
	act->challenge = (int8_t)challenge;
	act->cause = (uint8_t)cause;
	act->asked = taken_along;
	act->pile = *pile;
	act->n = (int16_t)n;
}

void ce_lose(struct ce_board *b, int seat, int challenge, const struct ce_pile *pile,
	     enum ce_cause cause)
{
	gather(b, seat, challenge, pile, cause, false);
}

void ce_take_along(struct ce_board *b, int seat, const struct ce_pile *pile)
{
	gather(b, seat, -1, pile, CAUSE_POWER, true);
}

/* Settling ---------------------------------------------------------------- */

/* `more`: the tokens' new place, or the seat that captures them. */
static void tell(struct ce_board *b, const struct ce_act *a, int at, int n, int kind,
		 int more)
{
	struct ce_spot from = ce_spot(at);

	event_add(b->ev, kind, AUDIENCE_ALL, NULL, 8, a->seat, n, from.where,
		  from.system, from.planet, a->challenge, a->cause, more);
}

int ce_spare(struct ce_board *b, struct ce_act *loss, int n, int to)
{
	int left = n < loss->n ? n : loss->n, done = 0;

	for (int at = 0; at < CE_PLACES && left; at++) {
		int k = loss->pile.n[at] < left ? loss->pile.n[at] : left;
		if (!k)
			continue;
		loss->pile.n[at] = (uint8_t)(loss->pile.n[at] - k);
		ce_add_tokens(b->t, loss->seat, to, k);
		tell(b, loss, at, k, to == CE_AT_OUT ? EV_OUT : EV_SPARED, to);
		left -= k;
		done += k;
	}
	loss->n = (int16_t)(loss->n - done);
	return done;
}

int ce_capture(struct ce_board *b, struct ce_act *loss, int n, struct ce_power *by)
{
	int left = n < loss->n ? n : loss->n, done = 0;
	int own = (int)(by - b->t->power), owner = ce_power_owner(b->t, own);

	for (int at = 0; at < CE_PLACES && left; at++) {
		int k = loss->pile.n[at] < left ? loss->pile.n[at] : left;
		if (!k)
			continue;
		loss->pile.n[at] = (uint8_t)(loss->pile.n[at] - k);
		by->captured[loss->seat] = (uint8_t)(by->captured[loss->seat] + k);
		tell(b, loss, at, k, EV_CAPTURED, owner);
		left -= k;
		done += k;
	}
	loss->n = (int16_t)(loss->n - done);
	return done;
}

static void to_warp(struct ce_board *b, const struct ce_act *a)
{
	for (int at = 0; at < CE_PLACES; at++) {
		if (!a->pile.n[at])
			continue;
		ce_add_tokens(b->t, a->seat, CE_AT_WARP, a->pile.n[at]);
		tell(b, a, at, a->pile.n[at], EV_LOSS, 0);
	}
}

static void show(struct ce_board *b, enum ce_hook hook, struct ce_act *act)
{
	if (!act->n)
		return;
	act->touched = 0;
	ce_call(b, hook, act);
}

/* Tells what each seat lost to the Warp in this step. Losses that another's loss took
 * along are left out: they take nothing along in their turn. */
static void tell_sums(struct ce_board *b, int first, int end)
{
	for (int k = 0; k < b->t->n_seats && b->n_users; k++) {
		struct ce_act act = ce_act_new(ACT_LOST);
		act.seat = (int8_t)ce_from_lead(b->t, k);
		act.value = (int16_t)first;
		act.add = (int16_t)end;
		for (int i = first; i < end; i++)
			if (b->loss[i].seat == act.seat && !b->loss[i].asked)
				act.n = (int16_t)(act.n + b->loss[i].n);
		show(b, HOOK_LOST, &act);
	}
}

void ce_settle_losses(struct ce_board *b)
{
	static const uint8_t stages[] = {HOOK_LOSS_REMOVE, HOOK_LOSS_CAPTURE, HOOK_LOSS,
					 HOOK_LOSS_LAND, HOOK_LOSS_PASS};

	for (int first = 0; first < b->n_losses;) {
		int end = b->n_losses; /* victims are groups of their own, after it */
		for (size_t s = 0; s < sizeof stages && b->n_users; s++)
			for (int i = first; i < end; i++)
				show(b, stages[s], &b->loss[i]);
		for (int i = first; i < end; i++)
			to_warp(b, &b->loss[i]);
		tell_sums(b, first, end);
		for (int i = first; i < end && b->n_users; i++)
			show(b, HOOK_HEAL, &b->loss[i]);
		first = end;
	}
	b->n_losses = 0;
}

int ce_heal(struct ce_board *b, const struct ce_act *loss, int healer)
{
	int n = loss->n < b->t->warp[loss->seat] ? loss->n : b->t->warp[loss->seat];

	if (!n)
		return 0;
	ce_add_tokens(b->t, loss->seat, CE_AT_WARP, -n);
	ce_add_tokens(b->t, loss->seat, CE_AT_LIMBO, n);
	event_add(b->ev, EV_HEALED, AUDIENCE_ALL, NULL, 4, loss->seat, n, healer,
		  loss->challenge);
	return n;
}
