/* Finds the former players of a seat: see predecessor.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/predecessor.h"

bool seat_predecessor(struct home *h, struct arena *a, const struct seat *s,
		      struct holder *last, bool *any, struct err *err)
{
	struct holder *before;
	int n;

	*any = false;
	if (!holders_list(h->store, a, s->id, &before, &n, err))
		return false;
	/* A seat that was offered in vain goes back to its old player. */
	for (int i = 0; i < n && !*any; i++) {
		*any = !str_equal(before[i].address, s->address);
		if (*any)
			*last = before[i];
	}
	return true;
}

bool seat_at(struct home *h, struct arena *a, const struct seat *s, int64_t utc,
	     struct seat *then, struct err *err)
{
	struct holder *before;
	int n;

	*then = *s;
	if (!holders_list(h->store, a, s->id, &before, &n, err))
		return false;
	/* The last one stands first, so the first of those who were still there then wins. */
	for (int i = 0; i < n; i++)
		if (before[i].until > utc) {
			then->name = before[i].name;
			then->address = before[i].address;
		}
	return true;
}
