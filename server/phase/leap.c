/* A clock that leapt: see leap.h.
 * SPDX-License-Identifier: ISC */
#include "server/phase/leap.h"

enum { DOUBT_S = 24 * 3600 };

static const char to[] = "leapt_to", by_how_much[] = "leapt_by";

bool leap_doubted(struct home *h, int64_t *by, struct err *err)
{
	int64_t since, now = home_now(h);

	*by = 0;
	if (!meta_get_int(h->store, to, &since, err) ||
	    (since && !meta_get_int(h->store, by_how_much, by, err)))
		return false;
	if (!since || now < since || now - since >= DOUBT_S)
		*by = 0;
	return true;
}

static bool note(struct home *h, int64_t since, int64_t by, struct err *err)
{
	return meta_set_int(h->store, to, since, err) &&
	       meta_set_int(h->store, by_how_much, by, err);
}

bool leap_look(struct home *h, bool *doubted, struct err *err)
{
	int64_t by;

	*doubted = h->clock_jump > LEAP_MOST_S; /* also if it cannot be noted */
	if (*doubted && (!home_begin(h, err) ||
			 !home_end(h, note(h, home_now(h), h->clock_jump, err), err)))
		return false;
	if (!leap_doubted(h, &by, err))
		return false;
	*doubted = *doubted || by;
	return true;
}

bool leap_believed(struct home *h, struct err *err)
{
	int64_t by;

	return leap_doubted(h, &by, err) && (!by || note(h, 0, 0, err));
}
