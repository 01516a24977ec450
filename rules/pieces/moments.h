/* The big moments of a phase, as the zine tells them (rules/voice.h): a table of kinds of moment, each with its event, its
 * titles and its lines, the bigger ones first. The names in braces come from the event.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_MOMENTS_H
#define RULES_PIECES_MOMENTS_H

#include "rules/event.h"
#include "rules/game.h"
#include "rules/voice.h"

struct arena;

/* Which arguments of the event stand for {a} and {b} (players; {A} and {B} at the beginning of a sentence), {t} (a place)
 * and {n} (a number); -1: none of them. "{n castle}" counts: "1 castle", "2 castles". "{take|takes}" agrees with {a}: some players
 * are many, as the Fremen, and some are one, as the Emperor. */
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
	bool (*is_one)(int seat); /* NULL: all players are many */
	/* How big an event is among those of its kind in `seen`; NULL: all are alike. */
	int (*weight)(const struct events *seen, const struct event *);
};

/* How the race stands, as events that no journal has. A game lists those it tells among its moments. Those from RACE_LEAD on
 * are told where nothing else is. */
enum race_event {
	RACE_OPENING = 10000, /* n seats: the game begins */
	RACE_BRINK, /* s, n: has, since this phase, what a win takes, if it keeps that */
	RACE_BRINK_TWO,    /* s, s, n: two who win together */
	RACE_NEW_LEAD,     /* s, n: leads alone, and did not before */
	RACE_NEW_LEAD_TWO, /* s, s, n */
	RACE_LEAD,         /* s, n: leads alone */
	RACE_LEAD_TWO,     /* s, s, n */
	RACE_LEVEL,        /* s, s, n: two lead, who do not win together */
};

/* The events of that phase alone, to which a game may add some. */
struct events moments_events(const struct events *seen, int turn, int phase,
			     struct arena *);

/* Adds at most one event of the race. Who leads is who lacks least of what a win takes: as the zine's tally has it. `before` is
 * NULL at the set-up; `over`: the winners are told, and nobody leads. */
void moments_race(struct events *, const void *before, const void *after,
		  unsigned seats, bool over,
		  struct count_aim (*)(const void *view, int seat));
/* Has this phase put the seat ahead, alone or with an ally? True of nobody before moments_race. */
bool moments_put_ahead(const struct events *, int seat);

/* The moments of that phase: the first one found has the headline. Of several events of one kind, the one of the largest
 * weight; of equal ones, that with the largest {n}. */
void moments_tell(const struct moments *, int turn, int phase,
		  const struct events *seen, const struct rng *, struct arena *,
		  struct voice *);

#endif
