/* Answers: carries out the commands of a letter, and answers them.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ANSWERS_H
#define SERVER_ANSWERS_H

#include "server/game/position.h"
#include "server/home/home.h"

enum { ANSWERS_MAX = 32 };

struct answers {
	int n;
	struct str text[ANSWERS_MAX];
	bool form; /* the order form is asked for */
	struct str
		late; /* how long after its phase the letter came, if orders of it were refused for that; empty: it was not */
	bool joined;  /* a JOIN was carried out */
	bool confirmed;    /* in: the player has already confirmed the letter */
	bool resign_asked; /* a RESIGN waits for its confirm: ask its writer */
	/* Another address is asked for: it is to be confirmed at the old one, then at
	 * the new one. Empty: none. */
	struct str address;
	bool address_also; /* beside the old one, for sending */
	bool *press_left;  /* for each piece of press: it was not kept; NULL: all
			      were */
	/* The first command that failed inside the house, and why; NULL: none. */
	const char *lost;
	struct str lost_why;
};

/* Carries out the commands of the letter, inside its transaction. WAIT, FINAL and the
 * like are in the sheet already. A command that fails is undone alone, and its answer
 * says so; `lost` is for the GM to be told. `position` is NULL before the start. */
bool answers_give(struct home *, struct arena *, struct game *, struct seat *,
		  const struct position *, const struct reading *, struct answers *,
		  struct err *) MUST_USE;

#endif
