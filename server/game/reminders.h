/* How long before a deadline those who owe are reminded: the game's option, else what
 * the house does.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REMINDERS_H
#define SERVER_REMINDERS_H

#include "schema/games.h"
#include "server/home/home.h"

struct reminders {
	int n;
	int hours[CONFIG_REMINDERS_MAX]; /* 1..1440, the longest first */
};

/* The name of a step, under which it is noted that it went out. */
void reminders_step_name(const struct reminders *, int step, char what[32]);

/* The deadline was moved, and all were told: the ladder begins anew, with the steps
 * that still lie before us. In the caller's transaction. */
bool reminders_anew(struct home *, struct arena *, const struct game *,
		    struct err *) MUST_USE;

#endif
