/* Intake: turns one letter into its effects and one answer, in one transaction.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_INTAKE_H
#define SERVER_INTAKE_H

#include "mail/letter/letter.h"
#include "orders/read.h"
#include "schema/games.h"
#include "schema/mail/inbox.h"
#include "schema/seats.h"
#include "server/home/home.h"
#include "server/identity/sender_identity.h"

struct intake_finding {
	struct letter letter;
	enum letter_class class; /* with `held` and `junk` */
	const char *reason;      /* one word of the closed list */
	bool answer;
	enum intake_trust trust;
	enum auth auth;
	struct game game;
	struct seat seat;
	bool has_game, has_seat;
	int key_phase;           /* phase number of the key; -1: no good key */
	bool old_key;            /* of an earlier phase */
	struct reading *reading; /* NULL where nothing was read */
};

/* Finds what the house would make of these bytes, without changing anything. If a game
 * is given, letters without a key are read as if they came from the writer's seat
 * there. */
bool intake_look(struct home *, struct arena *, struct str bytes, struct str game,
		 struct intake_finding *, struct err *) MUST_USE;

/* Acts on one stored letter, inside the caller's transaction. `letter` is the
 * worker's result. `why`: it cannot be read, or must not be acted on, and is set aside;
 * then only its header is looked at. Otherwise NULL. */
bool intake_act(struct home *, struct arena *, const struct inbox *,
		const struct letter *, const char *why, struct err *) MUST_USE;

#endif
