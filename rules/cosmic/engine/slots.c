/* Decisions: see slots.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/slots.h"

#include "base/arena.h"
#include "orders/vocab.h"

static const struct ce_order *first_order(const struct slot *s, int from)
{
	for (int i = from; i < s->n_alternatives; i++)
		if (s->alternatives[i].action)
			return s->alternatives[i].action;
	return NULL;
}

/* For a line that names no challenge: may it mean this one? */
static bool is_meant(const struct ce_challenge *c, int seat, int verb)
{
	if (verb == CE_REWARD)
		return c->reward[seat] > 0;
	if (verb == CE_DEAL)
		return ce_is_main(c, seat) && c->result == CE_DEAL_PENDING;
	return verb == CE_CARD && ce_is_main(c, seat);
}

static int challenge_meant(const struct ce_table *t, int seat, const struct ce_order *o)
{
	int only = -1;

	if (o->challenge >= 0)
		return o->challenge < t->n_challenges ? o->challenge : -1;
	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		if (!is_meant(c, seat, o->verb))
			continue;
		if (o->verb == CE_DEAL && o->deal.partner >= 0 &&
		    !ce_is_main(c, o->deal.partner))
			continue;
		if (only >= 0)
			return -1;
		only = i;
	}
	return only;
}

static int count_slots(const struct adjudication *a, const struct ce_table *t,
		       unsigned came)
{
	int n = 0;

	for (int seat = 0; seat < t->n_seats; seat++)
		for (int i = 0; came >> seat & 1 && i < a->sheets[seat]->n_slots; i++)
			n += 1 + a->sheets[seat]->slots[i].n_alternatives;
	return n;
}

/* Attack and resettle are one decision; which of them it is was said before. */
static int verb_of(const struct ce_table *t, int seat, const struct ce_order *o)
{
	if (o->verb != CE_ATTACK && o->verb != CE_RESETTLE)
		return o->verb;
	return t->own[seat] == CE_OWN_RESETTLE ? CE_RESETTLE : CE_ATTACK;
}

/* "Invite nobody", "no deal", "no power": said, though nothing is to be done. */
static bool is_refusal(const struct slot *s)
{
	return s->key.a == SLOT_ANY && !first_order(s, 0);
}

/* Every offer of a deal counts, not the first alone: each is a slot of its own.
 */
static int add_slot(struct ce_slot *out, const struct ce_table *t, int seat,
		    const struct sheet *sheet, int number)
{
	const struct slot *s = &sheet->slots[number];
	const struct ce_order *o = first_order(s, 0);
	bool each = o && o->verb == CE_DEAL;
	int n = 0;

	for (int first = 0; o && first < s->n_alternatives;
	     first += each ? 1 : s->n_alternatives) {
		o = first_order(s, first);
		if (!o)
			break;
		out[n] = (struct ce_slot){.seat = (int8_t)seat,
					  .verb = (int8_t)verb_of(t, seat, o),
					  .number = (int16_t)number,
					  .slot = s,
					  .first = first,
					  .n = each ? 1 : s->n_alternatives,
					  .challenge =
						  (int8_t)challenge_meant(t, seat, o)};
		n++;
	}
	return n;
}

void ce_find_slots(const struct adjudication *a, const struct ce_table *t,
		   unsigned came, struct ce_play *p)
{
	struct ce_slot *slots = arena_array(a->arena, struct ce_slot,
					    (size_t)count_slots(a, t, came) + 1);
	int n = 0;

	for (int k = 0; k < t->n_seats; k++) {
		int seat = ce_from_lead(t, k);
		p->first_slot[seat] = n;
		for (int i = 0; came >> seat & 1 && i < a->sheets[seat]->n_slots; i++) {
			const struct slot *s = &a->sheets[seat]->slots[i];
			if (is_refusal(s))
				p->declined[seat] |= 1U << s->key.verb;
			n += add_slot(slots + n, t, seat, a->sheets[seat], i);
		}
		p->last_slot[seat] = n;
	}
	p->slots = slots;
	p->n_slots = n;
}
