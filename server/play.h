/* The life of a game, from its making to its end, and its seats: what the GM does with
 * one command each. Each function is one transaction with the letters that tell of it;
 * refusals are sentences for the GM.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PLAY_H
#define SERVER_PLAY_H

#include "rules/game.h"
#include "schema/games.h"
#include "server/home.h"

struct new_game {
	struct str name;      /* 2 to 24 of a-z 0-9 - */
	struct str rules;     /* empty: cosmic */
	int n_seats;          /* 0: the least that the rules allow, or 4 */
	struct str deadlines; /* empty: the configuration's */
	int n_options;
	const struct option_setting *options; /* the server's and the rules' */
};
bool game_create(struct home *, struct arena *, const struct new_game *, struct game *,
		 struct err *) MUST_USE;

/* Start letters and first reports go out. Refused, with names, while a seat is open. */
bool game_start(struct home *, struct arena *, struct str game, struct err *) MUST_USE;
/* Last letters with the position, the secret and the lucky words. */
bool game_end(struct home *, struct arena *, struct str game, struct str why,
	      struct err *) MUST_USE;
/* No deadline runs while it is paused; resuming moves it by the pause. All are told. */
bool game_pause(struct home *, struct arena *, struct str game, struct err *) MUST_USE;
bool game_resume(struct home *, struct arena *, struct str game, struct err *) MUST_USE;

/* A switch. Once the game runs, those of the rules are asked of the game itself; with
 * `force` and a reason the rest as well; the change is public. */
bool game_set_option(struct home *, struct arena *, struct str game, struct str name,
		     struct str value, bool force, struct str why,
		     struct err *) MUST_USE;

/* The server's own switches: auth, grace, nmr, title, public. Ended by a NULL name. */
extern const struct game_option play_options[];

/* "Ann <ann@example.org>" is invited. `colour` may be empty. `seat` may be NULL. */
bool seat_add(struct home *, struct arena *, struct str game, struct str person,
	      struct str colour, struct seat *seat, struct err *) MUST_USE;
/* Before the start: the seat is open again. */
bool seat_remove(struct home *, struct arena *, struct str game, struct str seat,
		 struct err *) MUST_USE;
/* The old keys die at once; the new player's JOIN brings him the whole position. */
bool seat_replace(struct home *, struct arena *, struct str game, struct str seat,
		  struct str person, struct err *) MUST_USE;

/* The seat that the GM means: a colour, a number from 1, a name, an address. */
bool seat_named(struct home *, struct arena *, const struct game *, struct str word,
		struct seat *, struct err *) MUST_USE;

/* What a letter from a player does, inside the transaction of that letter. */
struct join_wish {
	struct str colours; /* names, comma between */
	struct str powers, lucky, phone;
};
/* `*said` is the answer. A seat that comes back after the start gets the whole
 * position. */
bool play_join(struct home *, struct arena *, struct game *, struct seat *,
	       const struct join_wish *, struct str *said, struct err *) MUST_USE;
bool play_decline(struct home *, struct arena *, struct game *, struct seat *,
		  struct str *said, struct err *) MUST_USE;
/* The seat leaves at the end of the turn and is played at random until then. */
bool play_resign(struct home *, struct arena *, struct game *, struct seat *,
		 struct str *said, struct err *) MUST_USE;

#endif
