/* Letters for another home of the house.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_INTAKE_PASS_H
#define SERVER_INTAKE_PASS_H

#include "server/intake/intake_steps.h"

/* Is its game, its question or its writer in another home? Then it is passed on, and settled. It waits
 * (deferred in the inbox) while its game is on the way from one home to another, or a home that may have
 * it cannot be looked into. A writer whose games are in several homes is asked which one is meant.
 * `persons`: a person wrote it, and no robot. `*done` false: it belongs here, or nowhere. */
bool intake_pass(struct letter_in *, bool persons, bool *done, struct err *) MUST_USE;

#endif
