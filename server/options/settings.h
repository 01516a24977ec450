/* How a game is played: its options as the GM has set them, else the house's, read at
 * once. game_options.h lists the options and their values.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SETTINGS_H
#define SERVER_SETTINGS_H

#include "schema/games.h"
#include "server/home/home.h"
#include "server/options/reminders.h"

/* The policy for orders that are missing at the deadline. */
enum nmr_policy {
	NMR_RANDOM,  /* the seat is played at random */
	NMR_WAIT,    /* the phase waits for the GM */
	NMR_STANDBY, /* ... and a standby is asked */
	N_NMR_POLICIES,
};

struct settings {
	int auth;  /* how far a sender is believed: 0..3 for P0..P3 */
	int grace; /* hours after the deadline in which late orders count */
	enum nmr_policy nmr;
	struct reminders reminders;
	struct str title;    /* the game's full name; empty: it has none */
	struct str language; /* "de"; empty or "en": English */
	struct str powers;   /* the assignment as it was set: powers_plan_read */
	bool at_deadline;    /* no phase runs before its deadline */
	bool calendar;       /* letters with a deadline bring it as a calendar entry */
	bool voice;          /* reports have a title and lines of colour */
	bool is_public;      /* strangers may follow the game */
	bool gm_reads_press;
	bool press_at_once; /* signed press goes to its readers at once, too */
	bool gm_plays;      /* the GM may sit in the game: for tests */
	int64_t press_size,
		press_day;    /* bytes of a seat in a phase; pieces in 24 hours */
	int64_t absence_days; /* of a player, at most */
};

bool settings_load(struct home *, struct arena *, const struct game *,
		   struct settings *, struct err *) MUST_USE;

/* `known`, or where that is NULL as settings_load reads them. */
bool settings_or(const struct settings *known, struct home *, struct arena *,
		 const struct game *, struct settings *, struct err *) MUST_USE;

/* From here until locale_end, everything is written in the game's language
 * (base/locale.h). */
bool game_locale_begin(struct home *, struct arena *, const struct game *,
		       struct err *) MUST_USE;

#endif
