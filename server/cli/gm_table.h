/* The table of all commands of the GM's command line, and the program that runs one.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_TABLE_H
#define SERVER_GM_TABLE_H

#include "server/console/gm.h"

extern const struct gm_group
	gm_groups[]; /* ended by a NULL name; in the order of --help */

/* All commands, from 0; NULL at the end. */
const struct gm_command *gm_command_at(int i);

/* Runs one call of the program; the exit status. */
int gm_main(int argc, char *const argv[], FILE *in, FILE *out, FILE *err);

/* The command, or NULL. */
const struct gm_command *gm_find(struct str group, struct str verb);

#endif
