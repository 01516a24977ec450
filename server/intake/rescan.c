/* A mailbox that is read once more: see rescan.h.
 * SPDX-License-Identifier: ISC */
#include "server/intake/rescan.h"

static const char key[] = "rescan_since";

bool rescan_ask(struct home *h, int64_t since, struct err *err)
{
	return meta_set_int(h->store, key, since > 0 ? since : 1, err);
}

bool rescan_wanted(struct home *h, int64_t *since, struct err *err)
{
	return meta_get_int(h->store, key, since, err);
}

bool rescan_done(struct home *h, struct err *err)
{
	return meta_set_int(h->store, key, 0, err);
}
