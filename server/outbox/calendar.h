/* A deadline for players' calendars: text/calendar beside the letters that tell it. One
 * event for each phase of a seat: a deadline that moves moves the event.
 *
 * The store notes what a letter tells when the letter is decided on; the parts are made
 * of the note, without the store.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CALENDAR_H
#define SERVER_CALENDAR_H

#include "mail/compose/compose.h"
#include "schema/games.h"
#include "schema/mail/calendars.h"
#include "schema/seats.h"
#include "server/home/home.h"

struct posting;

/* The calendar entries that one letter brings its reader. */
struct calendar_news {
	bool has_deadline; /* false: none runs, the game's option `calendar` is off, or
			      the letter does not tell it */
	struct calendar_entry deadline;
	int n_cancelled; /* events that were published and will not take place */
	struct calendar_entry *cancelled; /* with the times that they had */
};

/* Collects the calendar news for the letter and notes that the player gets it. The event of
 * the open phase is news if the letter brings the deadline, or if the player's calendar has
 * a different one. Events that will not take place are cancelled: their phase ran before
 * its deadline or was taken back, or the game is paused or over. A player who leaves the
 * seat (`left`) also gets the open phase's event cancelled. */
bool calendar_note(struct home *, struct arena *, const struct posting *,
		   struct calendar_news *, struct err *) MUST_USE;

/* What calendars of one kind say to all readers of a decision, printed once for all of them. */
struct calendar_common {
	int64_t game_id, now; /* 0: nothing is printed yet */
	int n;
	const struct calendar_entry *entry; /* whose times it has */
	struct str *text; /* before, between and behind the lines that name a reader */
};
/* In the arena of the decision, all zero at first. */
struct calendars {
	struct calendar_common deadline, cancelled;
};

/* The event of the open phase. It is published, so no program answers it. */
struct letter_part calendar_deadline(struct home *, struct arena *, const struct game *,
				     const struct seat *, const struct calendar_entry *,
				     struct calendars *);
/* All that are cancelled, in one calendar. */
struct letter_part calendar_cancelled(struct home *, struct arena *,
				      const struct game *, const struct calendar_news *,
				      struct calendars *);

#endif
