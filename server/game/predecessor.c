/* Finds the former player of a seat: see predecessor.h.
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
