/* The letter to a GM about the matters that wait for them. Once a day it lists all of
 * them (`todo_at`); a matter that cannot wait for that, a seat that is about to be
 * removed, is told at once. Each GM has a letter of their own about their games; the
 * letter to the house's GM also lists the house's letters. An answer names the codes
 * (gm_mail.h).
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_TODO_LETTER_H
#define SERVER_TODO_LETTER_H

#include "server/home/home.h"

struct page;
struct todo;

/* Is it a matter of the GM with this address? */
bool todo_is_for(struct home *, struct arena *, const struct todo *, struct str gm,
		 bool *is, struct err *) MUST_USE;

/* Writes the letter of the day where its hour has come and something waits, and letters about
 * seats that will be removed, once for each seat and phase. `ran`: phases were run since the
 * last call. Its own transaction. */
bool todo_letters_due(struct home *, int64_t now, bool ran, struct err *) MUST_USE;

#endif
