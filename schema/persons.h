/* People: the addresses by which a player is known, what the GM notes about them, and what came
 * of their orders over all games. Everybody who was ever given a seat, or waits for one, is here.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_PERSONS_H
#define SCHEMA_PERSONS_H

#include "schema/store/store.h"

struct person {
	int64_t id;
	struct str name;
	int64_t standby; /* since when they wait for a seat of any game; 0: they do not */
	struct str
		plays; /* rules that they would play then, comma between; empty: any */
	int64_t blocked; /* since when they get no seat; 0: they may */
	struct str block_why;
	struct str address; /* that the GM gave them last; empty: none */
	int64_t news; /* since when they are told of open games; 0: they are not */
};

/* Adds a person with one address. Fails if somebody has the address. */
bool persons_add(struct store *, struct person *, struct str address,
		 struct err *) MUST_USE;
/* Writes everything but the id. */
bool persons_save(struct store *, const struct person *, struct err *) MUST_USE;
/* All, sorted by name. */
bool persons_list(struct store *, struct arena *, struct person **, int *n,
		  struct err *) MUST_USE;
/* Finds the person who has this address (ignoring ASCII case); `*found` is false if
 * nobody has it. */
bool persons_of_address(struct store *, struct arena *, struct str address, bool *found,
			struct person *, struct err *) MUST_USE;
/* Those who wait for a seat of any game, longest first; blocked ones are left out. */
bool persons_standbys(struct store *, struct arena *, struct person **, int *n,
		      struct err *) MUST_USE;

bool persons_addresses(struct store *, struct arena *, int64_t id, struct str **,
		       int *n, struct err *) MUST_USE;

/* Another address of theirs, beside those there are; nothing if it is somebody's already. */
bool persons_add_address(struct store *, int64_t id, struct str address,
			 struct err *) MUST_USE;

struct person_note {
	int64_t id, utc;
	struct str text;
};
bool persons_add_note(struct store *, int64_t person, struct str text, int64_t now,
		      struct err *) MUST_USE;
bool persons_notes(struct store *, struct arena *, int64_t person,
		   struct person_note **, int *n, struct err *) MUST_USE;

/* A seat that is theirs now: the number of its row, and of its game's. */
struct person_seat {
	int64_t game_id, seat_id;
	int seat;
};
/* The newest game first. */
bool persons_seats(struct store *, struct arena *, int64_t person,
		   struct person_seat **, int *n, struct err *) MUST_USE;

/* The fate of orders that were owed. */
enum turnout {
	TURNOUT_IN,      /* they came in time */
	TURNOUT_MISSED,  /* by a deadline that was told */
	TURNOUT_EXCUSED, /* the GM ran the phase before */
	TURNOUT_LATE,    /* a letter that came after its phase was run */
	TURNOUTS
};
/* Once for each seat, phase and kind. */
bool turnout_add(struct store *, int64_t seat_id, int phase_no, enum turnout,
		 struct str address, int64_t now, struct err *) MUST_USE;
/* Drops the turnouts of phases with this number or a later one, which were taken
 * back. */
bool turnout_drop(struct store *, int64_t game_id, int from_phase_no,
		  struct err *) MUST_USE;
/* The seat's last miss is excused; nothing if it has none. */
bool turnout_excuse(struct store *, int64_t seat_id, struct err *) MUST_USE;
struct turnouts {
	int n[TURNOUTS];
};
bool turnout_of(struct store *, int64_t person, struct turnouts *,
		struct err *) MUST_USE;

#endif
