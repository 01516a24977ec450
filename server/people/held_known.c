/* Letters from an address that has been confirmed: see held_known.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/held_known.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/address.h"
#include "schema/mail/held.h"
#include "schema/mail/inbox.h"
#include "server/home/record.h"

static bool let_go(struct home *h, struct arena *a, const struct game *g,
		   const struct held *d, struct str address, int *n, struct err *err)
{
	struct inbox in;

	if (!inbox_load(h->store, a, d->letter, &in, err))
		return false;
	if (in.state != INBOX_HELD ||
	    address_compare(in.sender, address) == ADDRESS_OTHER)
		return true;
	h->released = true;
	++*n;
	return held_let_go(h->store, d->letter, home_now(h), err) &&
	       (d->phase_no == g->phase_no
			? inbox_let_in(h->store, d->letter, err)
			: inbox_release(h->store, d->letter, home_now(h), err));
}

bool held_known(struct home *h, struct arena *a, const struct game *g,
		const struct seat *s, struct str address, int *n, struct err *err)
{
	struct held *all;
	int n_all;

	*n = 0;
	if (!held_by_key(h->store, a, s->id, s->epoch, &all, &n_all, err))
		return false;
	for (int i = 0; i < n_all; i++)
		if (!let_go(h, a, g, &all[i], address, n, err))
			return false;
	return *n == 0 ||
	       record_act(
		       h, g, WHO_SERVER,
		       str_printf(
			       a,
			       "%d letter%s of %.*s (%.*s) waited: the address that %s came from is confirmed now.",
			       *n, *n == 1 ? "" : "s", STR_ARG(s->name),
			       STR_ARG(s->colour), *n == 1 ? "it" : "they"),
		       STR(""), false, err);
}

struct str held_known_told(struct arena *a, int n)
{
	return n == 0 ? STR("")
		      : str_printf(
				a,
				P_(" %d letter from there that waited is read now, as of the time when it came if its phase is still open. You get its receipt.",
				   " %d letters from there that waited are read now, as of the time when they came if their phase is still open. You get their receipts.",
				   n),
				n);
}
