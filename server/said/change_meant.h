/* A change of an order that is asked for: "Actually, can I change my attack to planet 5 instead?"
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CHANGE_MEANT_H
#define SERVER_CHANGE_MEANT_H

#include "base/arena.h"
#include "base/str.h"
#include "orders/read.h"

/* What the sentence wants, as a statement ("change my attack to planet 5 instead"), without what asks for it; empty: it asks for no
 * change. `to`: the words behind its last "to" or "with", without "instead"; empty: it has none. */
struct str change_meant(struct arena *, struct str sentence, struct str *to);
/* The orders that such a change makes of those in force, a line each, for a question to its writer; `said` and `to` are as above. Empty:
 * something of it was not understood, or it takes an order back. */
struct str change_orders(struct arena *, const struct reader *,
			 const struct sheet *in_force, struct str said, struct str to);

#endif
