/* The voice of the zine: the big moments of the phase that was run, and the lines on
 * them. Made from the view of all readers.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_REPORT_VOICE_H
#define RULES_DRAGON_DUNE_REPORT_VOICE_H

#include "rules/pieces/moments.h"

/* For moments_tell. */
extern const struct moment dd_moments[];

void dd_voice(const void *before, const void *after, const struct events *seen,
	      const struct rng *, struct arena *, struct voice *);

#endif
