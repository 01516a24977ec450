/* Phase 2, step e: the defender divides one set of tokens among the attacks on it
 * [R11, R-061..R-063].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/phases/phases.h"
#include "rules/cosmic/table/cosmic_event.h"

/* The challenges that the seat's tokens on one planet must face. */
struct front {
	int seat, n, have;
	int challenge[CE_CHALLENGES];
	int tokens[CE_CHALLENGES]; /* as ordered; CE_UNSAID: not named */
};

static struct front find_front(const struct ce_table *t, int first)
{
	const struct ce_challenge *a = &t->challenge[first];
	struct front f = {.seat = a->defender,
			  .have = t->planet[a->system][a->planet - 1][a->defender]};

	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		if (c->defender == a->defender && c->system == a->system &&
		    c->planet == a->planet) {
			f.tokens[f.n] = CE_UNSAID;
			f.challenge[f.n++] = i;
		}
	}
	return f;
}

static void name_parts(const struct ce_order *o, struct front *f)
{
	for (int i = 0; i < o->defend.n; i++)
		for (int k = 0; k < f->n; k++)
			if (o->defend.part[i].challenge == f->challenge[k] &&
			    f->tokens[k] == CE_UNSAID)
				f->tokens[k] = o->defend.part[i].tokens;
}

/* More than there are: the whole line is unclear. */
static bool is_too_many(const struct front *f)
{
	int sum = 0;

	for (int k = 0; k < f->n; k++)
		sum += f->tokens[k] > 0 ? f->tokens[k] : 0;
	return sum > f->have;
}

static bool read_division(struct ce_board *b, int seat, const struct ce_order *o,
			  bool nearest, void *plan)
{
	(void)plan;
	for (int i = 0; i < o->defend.n && (!nearest || ce_is_told(b)); i++) {
		int c = o->defend.part[i].challenge;
		if (c < 0 || c >= b->t->n_challenges ||
		    b->t->challenge[c].defender != seat)
			return ce_cannot(b, "R-061", "another player defends in C%d",
					 c + 1) ||
			       nearest;
		struct front f = find_front(b->t, c);
		name_parts(o, &f);
		if (is_too_many(&f))
			return ce_cannot(b, "R-063", "only %d token%s there", f.have,
					 f.have == 1 ? " defends" : "s defend") ||
			       nearest;
	}
	return true;
}

/* The rest goes equally to those not named; are all named, to all. */
static void spread_rest(struct ce_board *b, struct front *f)
{
	int open[CE_CHALLENGES], heap[CE_CHALLENGES] = {0}, n = 0, rest = f->have;

	for (int k = 0; k < f->n; k++) {
		if (f->tokens[k] == CE_UNSAID)
			open[n++] = k;
		else
			rest -= f->tokens[k];
	}
	if (!n)
		for (; n < f->n; n++)
			open[n] = n;
	ce_divide(b, "defence", f->seat, f->challenge[0] * CE_CHALLENGES, rest, n,
		  heap);
	for (int i = 0; i < n; i++) {
		int *tokens = &f->tokens[open[i]];
		*tokens = (*tokens == CE_UNSAID ? 0 : *tokens) + heap[i];
	}
}

static bool is_whole(const struct front *f)
{
	int sum = 0;

	for (int k = 0; k < f->n; k++)
		sum += f->tokens[k] > 0 ? f->tokens[k] : 0;
	return sum == f->have;
}

/* Tells how the tokens were divided where the orders left it open. */
static void tell_division(struct ce_board *b, const struct front *f)
{
	if (!ce_is_told(b))
		return;
	struct buf text = buf_in(b->tr->a);
	for (int k = 0; k < f->n; k++)
		buf_printf(&text, "%s%d in C%d", k ? ", " : "", f->tokens[k],
			   f->challenge[k] + 1);
	struct str told = buf_str(&text);
	ce_tell_default(b, f->seat, "R-062",
			"no order divides all the defenders: " PRI_STR, STR_ARG(told));
}

static void divide(struct ce_board *b, struct front *f,
		   const struct ce_order *const orders[], int n_orders)
{
	for (int i = 0; i < n_orders; i++)
		name_parts(orders[i], f);
	if (is_too_many(f))
		for (int k = 0; k < f->n; k++)
			f->tokens[k] = CE_UNSAID;
	bool whole = is_whole(f);
	spread_rest(b, f);
	if (!whole)
		tell_division(b, f);
	for (int k = 0; k < f->n; k++) {
		struct ce_act act = ce_act_new(ACT_DEFENCE);
		act.challenge = (int8_t)f->challenge[k];
		act.seat = (int8_t)f->seat;
		act.other = b->t->challenge[f->challenge[k]].attacker;
		act.n = (int16_t)f->tokens[k];
		ce_propose(b, &act);
	}
}

void ce_step_divide(struct ce_board *b, int seat)
{
	const struct ce_order *orders[CE_CHALLENGES];
	int n = 0;

	for (int i = -1; (i = ce_next_slot(b, seat, CE_DEFEND, i)) >= 0;) {
		const struct ce_order *o = ce_pick(b, i, read_division, NULL);
		if (o && n < CE_CHALLENGES)
			orders[n++] = o;
	}
	for (int c = 0; c < b->t->n_challenges; c++) {
		if (b->t->challenge[c].defender != seat)
			continue;
		struct front f = find_front(b->t, c);
		if (f.n > 1 && f.challenge[0] == c)
			divide(b, &f, orders, n);
	}
}
