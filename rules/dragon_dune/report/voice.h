/* The voice of the zine: the big moments of the phase that was run, and the lines on
 * them. Made from the view of all readers.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_REPORT_VOICE_H
#define RULES_DRAGON_DUNE_REPORT_VOICE_H

#include "rules/event.h"
#include "rules/voice.h"

struct arena;

/* A kind of moment: the event that is one, and which of its arguments stand for {a} and {b} (players),
 * {t} (a territory) and {n} (a number); -1: none of them. */
struct dd_moment {
	int event;
	int a, b, t, n;
	int least; /* {n} is at least this: a smaller one is not a moment */
	struct voice_kind kind;
};

/* The bigger one first: it has the headline. Ended by an event of 0, which is for a phase in which
 * nothing of the kind was. */
extern const struct dd_moment dd_moments[];

void dd_voice(const void *before, const void *after, const struct events *seen,
	      const struct rng *, struct arena *, struct voice *);

#endif
