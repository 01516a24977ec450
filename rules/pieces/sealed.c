/* Sealed plans: see sealed.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/sealed.h"

#include "base/arena.h"

static bool is_one_of(int verb, const int verbs[], int n)
{
	for (int i = 0; i < n; i++)
		if (verbs[i] == verb)
			return true;
	return false;
}

void sealed_take(struct carry *c, int seat, const struct standing *sealed,
		 const int verbs[], int n_verbs, int turn, int phase)
{
	struct arena *a = c->x->arena;
	struct standing_news news = {.a = a};
	struct sheet all = *c->sheet[seat];

	all.slots = arena_array(a, struct slot, (size_t)all.n_slots + 1);
	for (int i = 0; i < all.n_slots; i++) {
		all.slots[i] = c->sheet[seat]->slots[i];
		all.slots[i].standing =
			is_one_of(all.slots[i].key.verb, verbs, n_verbs);
		if (all.slots[i].standing)
			carry_tell_fate(c, seat, i, TRACE_SEALS, "", NULL);
	}
	standing_take(sealed, &all, turn, phase, &news);
}

int sealed_for_a_phase(struct slot slots[], int n)
{
	for (int i = 0; i < n; i++)
		slots[i].standing = false;
	return n;
}

static int find(const struct slot slots[], int n, const struct slot_key *key)
{
	for (int i = 0; i < n; i++)
		if (slot_key_same(slots[i].key, *key))
			return i;
	return -1;
}

void sealed_join(struct carry *c, int seat, const struct standing *sealed,
		 const struct reader *reader)
{
	struct arena *a = c->x->arena;
	const struct sheet *came = c->sheet[seat];
	struct sheet *all = arena_new(a, struct sheet);
	short *told = arena_array(a, short, (size_t)came->n_slots + TRACE_SEALED_MOST);

	*all = *came;
	all->slots =
		arena_array(a, struct slot, (size_t)came->n_slots + TRACE_SEALED_MOST);
	all->n_slots = standing_slots(a, sealed, reader, all->slots, TRACE_SEALED_MOST);
	for (int i = 0; i < all->n_slots; i++)
		told[i] = (short)(TRACE_SEALED + i);
	for (int i = 0; i < came->n_slots; i++) {
		int at = find(all->slots, all->n_slots, &came->slots[i].key);
		if (at < 0)
			at = all->n_slots++;
		all->slots[at] = came->slots[i];
		told[at] = (short)(c->x->sheets[seat] ? i : -1);
	}
	c->sheet[seat] = all;
	c->told[seat] = told;
}
