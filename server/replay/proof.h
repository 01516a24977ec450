/* PROOF: how players check chance by themselves.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PROOF_H
#define SERVER_PROOF_H

#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* The answer to the letter command. While the game runs: the commitment, the seat's own
 * lucky word and the method. Once it is over also every draw with secret and words, as
 * the JSON that `postalgm verify` and the script of README.md read. */
bool proof_text(struct home *, struct arena *, const struct game *, const struct seat *,
		struct str *text, struct err *) MUST_USE;

#endif
