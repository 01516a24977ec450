/* `confirm` or `confirm always`, as the first line of a letter.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CONFIRM_WORD_H
#define SERVER_CONFIRM_WORD_H

#include "mail/letter/letter.h"

enum confirm_word { SAID_SOMETHING, SAID_CONFIRM, SAID_ALWAYS };

/* The first line that is not empty; a full stop may follow the word. `*rest`: how many lines
 * of the letter have been read with it. */
enum confirm_word confirm_word_of(const struct letter *, size_t *rest);

/* Is it one of the two? */
bool intake_says_confirm(const struct letter *);

#endif
