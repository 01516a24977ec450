/* The writer of a letter: the key in the address written to, and the From of record,
 * combined as the game's level requires.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SENDER_IDENTITY_H
#define SERVER_SENDER_IDENTITY_H

#include "mail/letter/letter.h"
#include "schema/games.h"
#include "schema/mail/inbox.h"
#include "schema/seats.h"
#include "server/identity/doubt.h"

/* How far we believe that the letter is by its writer. */
enum intake_trust {
	TRUST_NONE,       /* a stranger: silence */
	TRUST_OWN_WORD,   /* key or address of record, not both */
	TRUST_FULL,       /* all that the game's `auth` asks for */
	TRUST_WRONG_SEAT, /* the key of another seat */
};

/* By what its writer is believed. */
enum auth {
	AUTH_NONE,
	AUTH_P0, /* the levels of a game, in their order */
	AUTH_P1,
	AUTH_P2,
	AUTH_P3,
	AUTH_CONFIRMED, /* by the player's own answer */
	AUTH_KEY,       /* the key alone */
	AUTH_ADDRESS,   /* the address alone */
	AUTH_SUBJECT,   /* found by what proves nothing */
	N_AUTHS
};
/* As the log, rows and `postalgm letter` show it: "P1", "C", "key"; "" for
 * AUTH_NONE. */
const char *auth_name(enum auth);

struct sender_identity {
	enum intake_trust trust;
	enum auth auth;
	int level;        /* of the game: 0..3 */
	bool both;        /* key and address, and nothing speaks against it */
	bool key;         /* a good key, and at most a doubt against it */
	bool disowned;    /* our mail server says that it does not come from its From
			     domain */
	enum doubt doubt; /* the reason against it, however good its key is */
	bool has_game, has_seat;
	struct game game;
	struct seat seat; /* TRUST_OWN_WORD: whose key or address it is */
	bool has_other;   /* TRUST_WRONG_SEAT: the writer sits in the same game */
	struct seat other;
	int key_phase; /* the phase it was written for; -1: no good key or hint says
		          so */
	struct str nowhere; /* the game written to, if the writer has no seat in it */
	bool to_gm; /* written to the GM's reply address of that game, by its key or by
		       the GM; the next three say more */
	bool gm_key, gm_from;
	bool gm_plain; /* the GM's address, and nothing that says it is written as GM */
	bool vouched; /* our mail server vouches for the sender, and nothing is against it */
	bool seatless;   /* no seat is known by the letter's From */
	bool to_us;      /* an address of ours is among those written to */
	struct str word; /* written to a confirm address: its word, not yet believed */
};

/* The core must have read the letter itself (fields_check); it came at `arrival`.
 * `game`, if not empty: letters that name no game are taken to be for this one. */
bool identify_sender(struct home *, struct arena *, const struct letter *,
		     const struct inbox *, struct str game, struct sender_identity *,
		     struct err *) MUST_USE;

#endif
