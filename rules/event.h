/* Events, and the readers who may know each of them. Everything that a report says
 * about the past is an event with a sentence in the game's phrases.c.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_EVENT_H
#define RULES_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

struct arena;

/* Audience: a bit per seat, and these. */
enum {
	AUDIENCE_SEATS = 0x0fff,
	AUDIENCE_READERS = 0x1000, /* the zine */
	AUDIENCE_GM = 0x2000,      /* the GM's copy; always set */
	AUDIENCE_ALL = 0x3fff,
};
#define AUDIENCE_SEAT(seat) (1U << (seat) | AUDIENCE_GM)

enum { EVENT_ARGS = 8, EVENT_RULE_MAX = 12, EVENT_TEXT_MAX = 4000 };

struct event {
	int16_t kind; /* the game's own list */
	uint16_t audience;
	int16_t turn, phase; /* when; phase from 1 */
	int16_t arg[EVENT_ARGS];
	char rule[EVENT_RULE_MAX]; /* "R-118"; empty if it goes without saying */
	struct str text; /* a player's own words: a question, a claim; empty: none */
};

struct events {
	struct arena *a;
	int n;
	struct event *e;
	int16_t turn, phase; /* stamped on new events */
	bool silent;         /* what-if replay: nothing is kept */
};

/* Adds one; the arguments that follow are ints, `n_args` of them. */
void event_add(struct events *, int kind, unsigned audience, const char *rule,
	       int n_args, ...);

/* Gives the last event these words, at most EVENT_TEXT_MAX bytes; longer text is
 * cut. */
void event_says(struct events *, struct str text);

/* The events that `seat` may know (or SEAT_READERS, SEAT_GM), in order. */
struct events events_seen(struct arena *, const struct events *, int seat);

#endif
