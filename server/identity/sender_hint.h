/* The hints at its writer that a letter's addresses, subject and references give,
 * before any of them is believed.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SENDER_IDENTITY_HINT_H
#define SERVER_SENDER_IDENTITY_HINT_H

#include "mail/letter/letter.h"
#include "mail/trust/token.h"
#include "server/home/home.h"

struct outbox;

struct hint {
	struct address address;
	bool is_seat, is_gm;
	bool address_game; /* the address names the game: that one or none */
	struct str game;
	struct str word; /* of a confirm address, or at the end of the subject */
	/* Things that find a seat and prove nothing: the short form in the subject, or
	 * the letter of ours that this one answers. */
	struct str short_key;
	bool answers;
	int64_t game_id;
	int seat, phase_no;  /* or SEAT_GM */
	bool ours;           /* is it written to any address of ours? */
	bool only_delivered; /* no field by its writer holds the address with the key */
};

/* Out of the letter alone. */
void hint_read(const struct home *, const struct letter *, struct hint *);
/* Looks up the seat to which the short form or the answered letter belongs. An address
 * that names a game outranks both; then nothing is looked up. */
bool hint_find(struct home *, struct arena *, const struct letter *, struct hint *,
	       struct err *) MUST_USE;
/* The letter of ours that this one answers, by the ids in its header; false: they name none. */
bool hint_answered(struct home *, struct arena *, const struct letter *,
		   struct outbox *);

#endif
