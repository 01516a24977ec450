/* The word that answers: "yes", "nope", "GM".
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SAID_OPENING_H
#define SERVER_SAID_OPENING_H

#include <stdbool.h>

#include "server/fate/letter_in.h"
#include "server/said/said_terms.h"

/* Takes the phrase of an answer that stands here. NONE: there is none. `*loose`: people write it also where nothing was asked; the
 * pointer may be NULL. */
enum intake_word said_opening(struct terms *, bool *loose);

#endif
