/* Rule scenes: a position, the letters of the players, and the expected result, as
 * text. The runner takes them through the same code as a real game: orders_read, the
 * game's adjudicate, receipts and reports; no mail, no database.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SCENE_H
#define SERVER_SCENE_H

#include <stdio.h>

#include "server/home/progress.h"

/* `postalgm scene FILE...`: runs all scenes of the files and writes TAP to `out`.
 * Returns the exit status: 0 all hold, 1 a scene fails, 2 a file cannot be
 * understood (the message gives line and column), 3 a file cannot be read. Progress
 * may be NULL. */
int scene_run_files(int n_files, char *const files[], FILE *out, struct progress *);

#endif
