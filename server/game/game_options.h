/* The switches of a game: the server's own, and those that its rules have.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GAME_OPTIONS_H
#define SERVER_GAME_OPTIONS_H

#include "rules/game.h"
#include "schema/games.h"
#include "server/game/reminders.h"
#include "server/home/home.h"

/* The server's own: auth, grace, nmr, title, public, powers. Ended by a NULL name. */
extern const struct game_option play_options[];

/* Has an option of the game the name of one of the house? Of all games; *err names the first. */
bool game_options_check(const struct game_rules *const games[], struct err *err);

/* The row of that name in a table ended by a NULL name, or NULL. */
const struct game_option *game_option_named(const struct game_option *table,
					    struct str name);

/* What people are shown of a value: of a file how long it is. */
struct str game_option_shown(struct arena *, const struct game_option *,
			     struct str value);

/* What it is where nobody has set it: as the house has it, else the first of its values;
 * empty where that is no value but a word for one. */
struct str game_option_default(struct arena *, const struct config *,
			       const struct game_option *);

/* A value of `reminders`: "48,12"; "none" for none at all. false: it is neither. */
bool game_option_hours(struct str, struct reminders *);

/* Is there such a switch, and does it take this value? Refused with what there is.
 * `*of_rules`: it is one of the rules, not the server's. */
bool game_check_option(struct arena *, const struct game_rules *, struct str name,
		       struct str value, bool *of_rules, struct err *) MUST_USE;

/* The value of `powers` names Powers and seats that there are; other switches are left
 * alone. `*value` becomes the one to be stored. */
bool game_check_powers(struct arena *, const struct game_rules *, int n_seats,
		       struct str name, struct str *value, struct err *) MUST_USE;

#endif
