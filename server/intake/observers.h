/* Observers: strangers who read a public game (option `public`). `observe GAME` to the
 * house's plain address is asked back once; confirmed, the writer gets each report as
 * its readers may know it. `observe off`, or what "unsubscribe" sends, ends it at once
 * and is told to the address, which comes back by `confirm` if it wrote no such thing.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_OBSERVERS_H
#define SERVER_OBSERVERS_H

#include "server/intake/intake_steps.h"

/* Is it a letter without a key whose first line begins with `observe`, and not of somebody
 * who plays in that game? */
bool observe_finds(struct letter_in *, bool *is_one, struct err *) MUST_USE;
/* It is. Of a game that is not public nothing is told: silence. */
bool observe_letter(struct letter_in *, struct err *) MUST_USE;

/* The answer to the question. `*taken` false: the word is none of an observer's. */
bool observe_confirm(struct letter_in *, bool *taken, struct err *) MUST_USE;

/* Its writer observes nothing any more. `*taken` is false if they observed nothing. */
bool observe_leave(struct letter_in *, bool *taken, struct err *) MUST_USE;

#endif
