/* Letters about open games, from anybody: `JOIN ce-8 as red`, `NEWS`, `NEWS ON`, `NEWS OFF`. A writer
 * who proves who they are gets the seat; any other is asked back once at the address that wrote, and
 * their word takes it. Strangers are answered where mail.strangers says so.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_JOIN_OPEN_H
#define SERVER_JOIN_OPEN_H

#include "server/intake/intake_steps.h"

/* Is its only line such a word, and not about a seat that its writer has? */
bool join_open_finds(struct letter_in *, bool *is_one, struct err *) MUST_USE;
bool join_open_letter(struct letter_in *, struct err *) MUST_USE;
/* Handles the answer to a question of ours, or to a letter that told of a game. `*taken` false: the
 * word does not belong to one. */
bool join_open_confirm(struct letter_in *, bool *taken, struct err *) MUST_USE;

#endif
