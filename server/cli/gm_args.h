/* Reads a call of the command line.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_ARGS_H
#define SERVER_GM_ARGS_H

#include "server/cli/gm_table.h"

enum gm_help { GM_HELP_NONE, GM_HELP_ALL, GM_HELP_GROUP, GM_HELP_COMMAND };

/* Fills command, arguments, options, home and clock of `gm`. With a help level the rest
 * is not read; for a group its name is in args[0]. */
MUST_USE bool gm_args_read(struct gm *, int argc, char *const argv[], enum gm_help *,
			   struct err *);

/* help and example: the commands of gm_help.c, ended by a NULL group. */
extern const struct gm_command gm_help_commands[];

/* --help on its level. */
void gm_help(FILE *, enum gm_help, const char *group, const struct gm_command *);

/* The i-th option that a command takes, from 0, the common ones last; NULL at the end.
 */
const struct gm_option *gm_option_of(const struct gm_command *, int i);

/* Does it take --now, which replaces the clock for tests? */
bool gm_takes_now(const struct gm_command *);

/* Made for tests (--now): taken, but neither shown nor suggested. */
bool gm_option_is_hidden(const struct gm_option *);

/* The first word of a call is unknown, or its group does not have the second word (`verb` may be
 * empty). Both return false, and *err suggests whole commands as they are typed. */
bool gm_unknown_command(struct arena *, struct str first, struct str second,
			struct err *) MUST_USE;
bool gm_unknown_verb(struct arena *, struct str group, struct str verb,
		     struct err *) MUST_USE;

/* Refuses too many or too few, if that can be told before the home is open. */
MUST_USE bool gm_args_count(struct gm *, struct err *);
/* If the game was left out, puts it before the arguments, from --game or
 * $POSTALGM_GAME, and counts them. Call this with the home open, if there is one. */
MUST_USE bool gm_args_settle(struct gm *, struct err *);

#endif
