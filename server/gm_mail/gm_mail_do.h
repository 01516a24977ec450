/* The effects of the GM's words in a letter: the same functions as on the command line.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_MAIL_DO_H
#define SERVER_GM_MAIL_DO_H

#include "schema/games.h"
#include "server/gm_mail/gm_mail_words.h"
#include "server/home/home.h"

/* Carries out one line inside the letter's transaction, and notes it in the game's
 * GM log, with the GM's name if there are several; `letter` is its number, and `game` is
 * as that GM has it (game_gms). `*done` false: refused, and `*text` says why; else `*text`
 * is the result or the answer, in lines. */
bool gm_mail_do(struct home *, struct arena *, const struct game *,
		const struct gm_line *, int64_t letter, bool *done, struct str *text,
		struct err *) MUST_USE;

/* RUN: why it does not run the phase now, because players who have time left have sent nothing and
 * the line has no `force`. `*why` is empty if it may run. */
bool gm_mail_run_early(struct home *, struct arena *, const struct game *,
		       const struct gm_line *, struct str *why, struct err *) MUST_USE;

#endif
