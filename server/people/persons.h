/* The GM's commands about people, over all their games. Refusals are sentences for the
 * GM; each act is its own transaction.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PERSONS_H
#define SERVER_PERSONS_H

#include "schema/games.h"
#include "schema/persons.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* The person that the GM means: an address, a number, or a name that one person has. */
bool person_named(struct home *, struct arena *, struct str word, struct person *,
		  struct err *) MUST_USE;

/* Lists the person's seats with their games, the newest game first; `open`: only seats that they
 * have not left, in games that are not over. */
struct person_place {
	struct game game;
	struct seat seat;
};
bool person_places(struct home *, struct arena *, const struct person *, bool open,
		   struct person_place **, int *n, struct err *) MUST_USE;

/* The address to which the person had letters last: that of their newest seat that goes
 * on, or the one that the GM gave them, or that of an older seat;
 * empty if none is known. */
bool person_newest_address(struct home *, struct arena *, const struct person *,
			   struct str *address, struct err *) MUST_USE;

/* ABSENT in each of their open games (absence.h): "2 Dec to 4 Dec", or "off". `said[i]` is what
 * the game at `places[i]` has to say. Refused if no
 * days can be read, and if they sit in no open game. */
bool person_absent(struct home *, struct arena *, const struct person *,
		   struct str words, struct person_place **places, struct str **said,
		   int *n, struct err *) MUST_USE;

/* They get no new seat and no place on a list; they keep those that they have. `who`: a person who is
 * known, or "Eve <eve@example.org>" of anybody, who is known from then on. */
bool person_block(struct home *, struct arena *, struct str who, struct str why,
		  struct person *, struct err *) MUST_USE;
bool person_unblock(struct home *, struct person *, struct err *) MUST_USE;

bool person_note(struct home *, const struct person *, struct str text,
		 struct err *) MUST_USE;

/* Puts a person on the house's list of standbys, and tells them. `who`:
 * "Ann <ann@example.org>", or a person who is known. `plays`: rules, comma between; empty:
 * any. Refused: rules that do not exist; a person who is blocked, or already waits for just
 * that. */
bool person_wait(struct home *, struct arena *, struct str who, struct str plays,
		 struct person *, struct err *) MUST_USE;
/* Sets whether a person is told of open games. `who`: "Ann <ann@example.org>", or a person
 * who is known. Refused if nothing would change. */
bool person_news(struct home *, struct arena *, struct str who, bool on,
		 struct person *, struct err *) MUST_USE;
/* They wait no longer. */
bool person_wait_off(struct home *, struct person *, struct err *) MUST_USE;

#endif
