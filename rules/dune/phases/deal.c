/* Deals: see deal.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/deal.h"

#include "rules/dune/phases/give.h"
#include "rules/dune/run/facts.h"

static const char rule[] = "DU-072";

/* The same deal ------------------------------------------------------------------------------- */

static bool same_fact(const struct du_fact *x, const struct du_fact *y)
{
	return x->kind == y->kind && x->territory == y->territory &&
	       x->seat == y->seat && x->compare == y->compare && x->n == y->n;
}

static bool same_condition(const struct cond *x, const struct cond *y)
{
	if (!x || !y)
		return x == y;
	if (x->op != y->op)
		return false;
	if (x->op == COND_FACT)
		return same_fact(x->fact, y->fact);
	return same_condition(x->a, y->a) &&
	       (x->op == COND_NOT || same_condition(x->b, y->b));
}

static bool is_same(const struct alternative *x, const struct alternative *y)
{
	const struct du_order *one = x->action, *other = y->action;

	return one && other && one->n == other->spice && one->spice == other->n &&
	       same_condition(x->cond, y->cond) && du_is_common(x->cond);
}

static const struct slot *slot_of(const struct du_run *r, int seat, int number)
{
	return &r->c.sheet[seat]->slots[number];
}

static bool can_pay(const struct du_run *r, int seat, int n)
{
	return n <= r->s->h.spice[seat];
}

/* The deal that both wrote and both can pay: of several the one with the smallest sum of ranks, then the one that serves
 * the worse served better, then the first one's wish. */
struct found {
	int seat[2], slot[2], alternative[2];
};

static bool find(const struct du_run *r, struct found *f)
{
	const struct slot *one = slot_of(r, f->seat[0], f->slot[0]),
			  *two = slot_of(r, f->seat[1], f->slot[1]);
	int least = -1;

	for (int i = 0; i < one->n_alternatives; i++)
		for (int k = 0; k < two->n_alternatives; k++) {
			const struct alternative *a = &one->alternatives[i];
			const struct du_order *o = a->action;
			int worse = i > k ? i : k, sum = 64 * (i + k) + worse;
			if (!is_same(a, &two->alternatives[k]) ||
			    !can_pay(r, f->seat[0], o->n) ||
			    !can_pay(r, f->seat[1], o->spice) ||
			    (least >= 0 && sum >= least))
				continue;
			least = sum;
			f->alternative[0] = i;
			f->alternative[1] = k;
		}
	return least >= 0;
}

/* Telling -------------------------------------------------------------------------------------- */

/* "if shipped guild to Carthag", out of the order in words; empty: there is none. */
static struct str condition_words(const struct alternative *a)
{
	static const char *const begins[] = {" if ", " unless "};

	for (int i = 0; i < 2; i++) {
		size_t at = str_find(a->text, str_of(begins[i]));
		if (at != SIZE_MAX)
			return str_slice(a->text, at + 1, a->text.n);
	}
	return STR("");
}

static void trace(struct du_run *r, int seat, int slot, int used)
{
	const struct slot *s = slot_of(r, seat, slot);

	for (int i = 0; i < s->n_alternatives; i++) {
		enum trace_what what = i == used ? TRACE_USED : TRACE_UNANSWERED;
		trace_step(r->x->trace, what, seat, carry_told(&r->c, seat, slot), i,
			   rule, s->alternatives[i].text);
	}
}

/* Making and closing ---------------------------------------------------------------------------- */

static void pay(struct du_run *r, const struct du_held *h)
{
	for (int i = 0; i < 2; i++)
		if (h->n[i])
			du_hand_over(r, h->seat[i], h->seat[!i], h->n[i]);
}

static void tell(struct du_run *r, enum du_event event, const struct du_held *h)
{
	int first = h->n[0] ? 0 : 1;

	event_add(r->x->events, (int)event, AUDIENCE_ALL, rule, 4, h->seat[first],
		  h->seat[!first], h->n[first], h->n[!first]);
}

static void make(struct du_run *r, const struct found *f)
{
	const struct alternative *a =
		&slot_of(r, f->seat[0], f->slot[0])->alternatives[f->alternative[0]];
	const struct du_order *o = a->action;
	struct du_held h = {.seat = {(int8_t)f->seat[0], (int8_t)f->seat[1]},
			    .n = {o->n, o->spice},
			    .cond = a->cond};

	tell(r, DU_EV_DEAL, &h);
	event_says(r->x->events, condition_words(a));
	for (int i = 0; i < 2; i++) {
		du_add_spice(r, h.seat[i], -h.n[i]);
		trace(r, f->seat[i], f->slot[i], f->alternative[i]);
	}
	if (!h.cond)
		pay(r, &h);
	else
		r->held[r->n_held++] = h;
}

static void settle(struct du_run *r, int seat, int other)
{
	struct found one = {.seat = {seat, other}};

	one.slot[0] = carry_find_slot(&r->c, seat, DU_DEALS, other);
	one.slot[1] = carry_find_slot(&r->c, other, DU_DEALS, seat);
	if (one.slot[0] >= 0 && one.slot[1] >= 0 && find(r, &one)) {
		make(r, &one);
		return;
	}
	for (int i = 0; i < 2; i++)
		if (one.slot[i] >= 0) {
			trace(r, one.seat[i], one.slot[i], PICK_NONE);
			carry_tell_unused(&r->c, one.seat[i], one.slot[i],
					  DU_WHY_NO_DEAL);
		}
}

void du_deals(struct du_run *r)
{
	for (int one = 0; one < DU_SEATS; one++)
		for (int two = one + 1; two < DU_SEATS; two++)
			settle(r, one, two);
}

void du_close_deals(struct du_run *r)
{
	for (int i = 0; i < r->n_held; i++) {
		const struct du_held *h = &r->held[i];
		bool met = condition_holds(h->cond, du_fact_holds, r, h->seat[0]);
		tell(r, met ? DU_EV_DEAL_PAID : DU_EV_DEAL_BACK, h);
		if (met)
			pay(r, h);
		else
			for (int k = 0; k < 2; k++)
				du_add_spice(r, h->seat[k], h->n[k]);
	}
	r->n_held = 0;
}
