/* Observers: strangers who read a public game (option `public`). `observe GAME` to the
 * house's plain address is asked back once; after the confirm, the writer gets each
 * report as its readers may know it. `observe off`, or the letter that "unsubscribe"
 * sends, ends it at once. The address is told, and a `confirm` restores it if its owner
 * did not write that.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_OBSERVERS_H
#define SERVER_OBSERVERS_H

#include "server/intake/intake_steps.h"

/* Is it a letter without a key whose first line begins with `observe`, from somebody
 * who does not play in that game? */
bool observe_finds(struct letter_in *, bool *is_one, struct err *) MUST_USE;
/* Handles it. A game that is not public is never mentioned: silence. */
bool observe_letter(struct letter_in *, struct err *) MUST_USE;

/* Handles the answer to the question. `*taken` false: the word does not belong to an
 * observer. */
bool observe_confirm(struct letter_in *, bool *taken, struct err *) MUST_USE;

/* Ends all that its writer observes. `*taken` is false if they observed nothing. */
bool observe_leave(struct letter_in *, bool *taken, struct err *) MUST_USE;

#endif
