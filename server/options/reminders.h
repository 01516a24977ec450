/* How long before a deadline players who owe orders are reminded: the game's option,
 * else the house's.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REMINDERS_H
#define SERVER_REMINDERS_H

#include "schema/games.h"
#include "server/home/home.h"

struct reminders {
	int n;
	int hours[CONFIG_REMINDERS_MAX]; /* 1..1440, the longest first */
};

/* The name of a step, under which its sending is noted. */
void reminders_step_name(const struct reminders *, int step, char what[32]);

/* The deadline was moved, and all were told: the reminders begin again, with the steps
 * that still lie ahead. In the caller's transaction. */
bool reminders_anew(struct home *, struct arena *, const struct game *,
		    struct err *) MUST_USE;

#endif
