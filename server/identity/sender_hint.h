/* What a letter's addresses, subject and references say, before any of it is believed.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SENDER_IDENTITY_HINT_H
#define SERVER_SENDER_IDENTITY_HINT_H

#include "mail/letter/letter.h"
#include "mail/trust/token.h"
#include "server/home/home.h"

struct hint {
	struct address address;
	bool is_seat, is_gm;
	bool address_game; /* the address names the game: then it is that or none */
	struct str game;
	struct str word; /* of a confirm address, or at the end of the subject */
	/* What finds a seat and proves nothing: the short form in the subject, or a letter
	 * of ours that is answered. */
	struct str short_key;
	bool answers;
	int64_t game_id;
	int seat, phase_no;  /* or SEAT_GM */
	bool ours;           /* it is written to an address of ours at all */
	bool only_delivered; /* to that with the key by no field of its writer's */
};

/* Out of the letter alone. */
void hint_read(const struct home *, const struct letter *, struct hint *);
/* Which seat the short form or the letter that is answered belongs to, out of the store. An
 * address that names a game is more than that, and nothing is looked for. */
bool hint_find(struct home *, struct arena *, const struct letter *, struct hint *,
	       struct err *) MUST_USE;

#endif
