/* Letters that wait for a word of their player: their fate without it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HELD_LETTERS_H
#define SERVER_HELD_LETTERS_H

#include "server/home/home.h"

/* The GM's word instead of the player's: the next round reads the letter as if it came
 * then, and the GM log says so. Refused if it does not wait. */
bool held_letter_release(struct home *, struct arena *, int64_t letter, struct str why,
			 struct err *) MUST_USE;
/* Drops the letter: nothing of it is carried out, even if the player confirms it. */
bool held_letter_drop(struct home *, struct arena *, int64_t letter, struct str why,
		      struct err *) MUST_USE;

/* Throws away letters that nobody confirmed up to `until`; all letters that arrived by
 * then must have been acted on. Its own transaction, if there is anything to do. */
bool held_letters_expire(struct home *, int64_t until, struct err *) MUST_USE;

#endif
