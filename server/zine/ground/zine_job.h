/* What a writing of the zine is asked for, and what came of it: zine.h.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZINE_GROUND_JOB_H
#define SERVER_ZINE_GROUND_JOB_H

#include "base/str.h"

struct zine_job {
	const char *dir; /* made where it is missing */
	struct str
		game; /* pages of this one alone, besides what is of all; empty: all */
	bool lazy; /* games of which nothing has changed since are left as they are */
	/* Called before each game's pages, i from 0; may be NULL. */
	void (*progress)(void *what, struct str game, int i, int n);
	void *what;

	/* The result. */
	int n_games, n_pages; /* pages and files that belong to the zine */
	int n_written, n_removed;
	int n_unbound; /* finished games that get their PDF in a later writing */
};

#endif
