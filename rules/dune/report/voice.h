/* The voice of the zine, and its panels of results: the big moments and the battles of the phase that was run. Made from the
 * view of all readers.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_REPORT_VOICE_H
#define RULES_DUNE_REPORT_VOICE_H

#include "rules/pieces/moments.h"

struct matches;

/* For moments_tell. */
extern const struct moment du_moments[];

void du_zine_voice(const void *before, const void *after, const struct events *seen,
		   const struct rng *, struct arena *, struct voice *);
void du_matches(const void *view, const struct events *seen, struct matches *);

#endif
