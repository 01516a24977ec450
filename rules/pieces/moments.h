/* The big moments of a phase, as the zine tells them (rules/voice.h): a table of kinds of moment, each with its event, its
 * titles and its lines, the bigger ones first. The names in braces come from the event.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_MOMENTS_H
#define RULES_PIECES_MOMENTS_H

#include "rules/event.h"
#include "rules/voice.h"

struct arena;

/* Which arguments of the event stand for {a} and {b} (players; {A} and {B} at the beginning of a sentence), {t} (a place)
 * and {n} (a number); -1: none of them. */
struct moment {
	int event;
	int a, b, t, n;
	int least; /* {n} is at least this: a smaller one is not a moment */
	struct voice_kind kind;
};

struct moments {
	/* Ended by an event of 0, which is for a phase in which nothing of the kind was. */
	const struct moment *kinds;
	const char *(*player)(int seat);
	/* The argument of that event which stands for {t}, in words. */
	const char *(*place)(int event, int value);
};

/* The moments of that phase: the first one found has the headline. */
void moments_tell(const struct moments *, int turn, int phase,
		  const struct events *seen, const struct rng *, struct arena *,
		  struct voice *);

#endif
