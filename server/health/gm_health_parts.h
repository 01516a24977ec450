/* The parts of health: each adds numbers, and a sentence if something is wrong.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_HEALTH_PARTS_H
#define SERVER_GM_HEALTH_PARTS_H

#include <jansson.h>

#include "base/str.h"
#include "server/console/gm_find.h"

enum { HEALTH_DAY_S = 24 * 3600 };

/* The command `postalgm health`, ended by a NULL group. */
extern const struct gm_command gm_health_commands[];

struct health {
	struct gm *gm;
	int64_t now;
	json_t *numbers;
	json_t *alarms; /* sentences */
	bool down;
	int64_t unasked; /* people who wanted to read a game, when too many others
			    did */
	/* Letters that wait for a confirm, and how many of them nobody is asked about.
	 * Not an alarm, because anybody can cause them. */
	int64_t held, unread;
};

void health_alarm(struct health *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));
void health_put(struct health *, const char *key, json_t *value); /* takes `value` */
/* "3 hours": for how long, since `utc`. */
struct str health_ago(const struct health *, int64_t utc);

/* --- the daemon and its processes (gm_health_daemon.c) --- */

/* A time further ahead was written by a wrong clock: a step of the usual rule for
 * deadlines and an hour, so that a home that was restored from a copy, or whose clock
 * was set back by some days, is not taken for one. */
enum { HEALTH_FUTURE_S = 7 * 24 * 3600 + 3600 };

/* The daemon's last round: if none has ended for ten minutes, it is down. */
bool health_look_rounds(struct health *, struct err *) MUST_USE;
/* Looks for parts that the daemon noted as away: the readers, the sender, the zine. */
bool health_look_away(struct health *, struct err *) MUST_USE;
/* Games on their way to another home of the house, and homes that cannot be looked into. */
bool health_look_homes(struct health *, struct err *) MUST_USE;
/* Letters that an older copy of the database did not know: they were read again. */
bool health_look_unknown(struct health *, struct err *) MUST_USE;
/* A database that was a copy once. */
bool health_look_restored(struct health *, struct err *) MUST_USE;
void health_look_disk(struct health *);

/* --- letters (gm_health_post.c) --- */

bool health_look_letters(struct health *, struct err *) MUST_USE;
bool health_look_outbox(struct health *, struct err *) MUST_USE;
/* A mail server that cannot be reached, or refuses us. */
bool health_look_post(struct health *, struct err *) MUST_USE;
bool health_look_certificates(struct health *, struct err *) MUST_USE;
/* Somebody got a short answer instead of the full one. */
bool health_look_answers(struct health *, struct err *) MUST_USE;

/* --- games and the people in them (gm_health_games.c) --- */

/* Games that wait for the GM, and counts by status. */
bool health_look_games(struct health *, struct err *) MUST_USE;
/* Addresses from which our letters come back. */
bool health_look_addresses(struct health *, struct err *) MUST_USE;

#endif
