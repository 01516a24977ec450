/* Notices that wait for more acts of the GM, to be told in one letter: `notice`.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_NOTICES_H
#define SCHEMA_NOTICES_H

#include "schema/mail/calendars.h"
#include "schema/store/store.h"

/* What one act of the GM said. */
struct notice_item {
	struct str subject; /* without the tag of the game */
	struct str text;
};

/* A letter that waits, with the acts that it tells, the first one first. */
struct notice {
	int64_t outbox_id; /* 0: none waits */
	int64_t due;       /* when it goes out, UTC */
	struct notice_item *items;
	int n;
};

/* The letter of the game to this seat (or SEAT_GM) and address that still waits at `now`. */
bool notices_waiting(struct store *, struct arena *, int64_t game_id, int seat,
		     struct str rcpt, int64_t now, struct notice *,
		     struct err *) MUST_USE;
/* Writes what letter `outbox_id` tells, and the events that it takes back from a calendar, as
 * they were told before. */
bool notices_add(struct store *, int64_t outbox_id, int64_t game_id, int seat,
		 const struct notice_item *, int n, const struct calendar_entry *events,
		 int n_events, struct err *) MUST_USE;
/* Drops a letter that waits, because another one takes its place: its events stand again. */
bool notices_drop(struct store *, int64_t outbox_id, struct err *) MUST_USE;
/* Makes the letters that wait due at `now`: those of the game to this seat; or all of them. */
bool notices_let_go(struct store *, int64_t game_id, int seat, int64_t now,
		    struct err *) MUST_USE;
bool notices_any_waits(struct store *, int64_t now, bool *any, struct err *) MUST_USE;
bool notices_let_all_go(struct store *, int64_t now, struct err *) MUST_USE;

#endif
