/* explain: the parts that its two ways of showing share; for gm_explain*.c only.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_EXPLAIN_H
#define SERVER_GM_EXPLAIN_H

#include <jansson.h>

#include "server/console/gm_find.h"
#include "server/phase/phase_explain.h"

/* In all of these: `only`: what is about this seat, or was told to it; NULL: everything. */
bool explain_is_about(const struct trace_line *, const struct seat *only);
bool explain_is_seen(const struct event *, const struct seat *only);
bool explain_is_drawn_for(struct arena *, const struct rng_draw *,
			  const struct seat *only);

/* The name of its colour; null for no seat. */
json_t *explain_colour(const struct gm_table *, int seat);
/* Returns the whole of it as a value that the caller owns. */
json_t *explain_json(struct gm *, const struct gm_table *, const struct explained *,
		     const struct seat *only);

#endif
