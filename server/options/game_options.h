/* The options of a game: the server's own, and those of its rules.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GAME_OPTIONS_H
#define SERVER_GAME_OPTIONS_H

#include "rules/game.h"
#include "schema/games.h"
#include "server/home/home.h"
#include "server/options/reminders.h"

/* The options that the house offers for every game. */
enum play_option {
	OPTION_AUTH,
	OPTION_GRACE,
	OPTION_NMR,
	OPTION_DEADLINES,
	OPTION_EARLY,
	OPTION_REMINDERS,
	OPTION_CALENDAR,
	OPTION_TITLE,
	OPTION_LANGUAGE,
	OPTION_VOICE,
	OPTION_PUBLIC,
	OPTION_GM_READS_PRESS,
	OPTION_GM_PLAYS,
	OPTION_ANONYMOUS,
	OPTION_PRESS_SIZE,
	OPTION_PRESS_DAY,
	OPTION_PRESS_AT_ONCE,
	OPTION_ABSENCE_DAYS,
	OPTION_POWERS,
	N_PLAY_OPTIONS /* none of these: perhaps an option of the rules */
};
/* By enum play_option; ended by a NULL name. */
extern const struct game_option play_options[N_PLAY_OPTIONS + 1];
enum play_option play_option_of(struct str name);
/* Which of them a row of a game's options is. */
enum play_option play_option_at(const struct game_option *);

/* Has an option of the game the name of one of the house? Of all games; *err names the first. */
bool game_options_check(const struct game_rules *const games[], struct err *err);

/* The row of that name in a table ended by a NULL name, or NULL. */
const struct game_option *game_option_named(const struct game_option *table,
					    struct str name);

/* The value as people are shown it; of a file only how long it is. */
struct str game_option_shown(struct arena *, const struct game_option *,
			     struct str value);

/* The first of the option's values, which is its default where the house has none; empty if that is only a description. */
struct str game_option_first(const struct game_option *);
/* The default: the house's value, else the first of the option's values. Empty if the default
 * is only a description. */
struct str game_option_default(struct arena *, const struct config *,
			       const struct game_option *);

/* Is it a value of `reminders`: "48,12", or "none"? */
bool game_option_hours(struct str, struct reminders *);

/* Does this option exist, and does it take this value? Refused with the valid ones.
 * `*of_rules`: it belongs to the rules, not to the server. */
bool game_check_option(struct arena *, const struct game_rules *, struct str name,
		       struct str value, bool *of_rules, struct err *) MUST_USE;

/* Checks that a value of `powers` names Powers and seats that exist; accepts other
 * options as they are. `*value` becomes the one to store. */
bool game_check_powers(struct arena *, const struct game_rules *, int n_seats,
		       struct str name, struct str *value, struct err *) MUST_USE;

#endif
