/* Held letters: only half proved, they wait in the inbox for a word of the player,
 * who answers to an address made for that. The word itself is stored nowhere, only its
 * hash.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_HELD_H
#define SCHEMA_HELD_H

#include "schema/store/store.h"

enum held_state {
	HELD_WAITING,
	HELD_CONFIRMED, /* the word came: the letter is NEW again, and believed */
	HELD_DONE,      /* ... and was acted on */
	HELD_EXPIRED,
	HELD_DROPPED, /* by the GM or the player, or the seat has another player */
	HELD_STATES,
};
const char *held_state_name(enum held_state);

struct held {
	int64_t letter; /* of the inbox */
	int64_t seat_id;
	int epoch, phase_no;
	struct str why;         /* which proof it had: "key", "address", "P1" */
	struct str content_key; /* hex */
	struct str word_hash;   /* empty: nobody was asked */
	enum held_state state;
	bool always; /* the word was "confirm always" */
	int64_t held, expires, settled;
};

/* Adds the row, replacing an earlier one of the same letter. */
bool held_add(struct store *, const struct held *, struct err *) MUST_USE;
/* Finds it by the letter, or by the hash of its word; `*found` says whether there is
 * one. */
bool held_load(struct store *, struct arena *, int64_t letter, bool *found,
	       struct held *, struct err *) MUST_USE;
bool held_by_word(struct store *, struct arena *, struct str hash, bool *found,
		  struct held *, struct err *) MUST_USE;
bool held_settle(struct store *, int64_t letter, enum held_state, bool always,
		 int64_t now, struct err *) MUST_USE;

/* Counts the waiting letters of a seat that are asked about and brought as much proof
 * as `why` says: an address that anybody can write, a key, or both. Also says whether
 * one with this content waits, for whatever reason. */
bool held_waiting(struct store *, int64_t seat_id, struct str content_key,
		  struct str why, int *n, bool *same, struct err *) MUST_USE;

/* held_size: the size in bytes of all waiting letters, a short one counted as HELD_LEAST.
 * held_unasked: for how many no confirmation was requested. */
enum { HELD_LEAST = 4096 };
bool held_size(struct store *, int64_t *size, struct err *) MUST_USE;
bool held_unasked(struct store *, int64_t *n, struct err *) MUST_USE;

/* The letters of a seat's player that wait although they bear a good key, because their sender was unknown,
 * in the order in which they were stored. */
bool held_by_key(struct store *, struct arena *, int64_t seat_id, int epoch,
		 struct held **, int *n, struct err *) MUST_USE;
/* Such a letter waits no longer: its sender is known by now. `why` says so from then on. */
#define HELD_WHY_KNOWN "known"
bool held_let_go(struct store *, int64_t letter, int64_t now, struct err *) MUST_USE;

/* Drops the waiting requests of a seat with this `why`: their player no longer means it. */
bool held_drop_request(struct store *, int64_t seat_id, struct str why, int64_t now,
		       struct err *) MUST_USE;
/* Drops all waiting letters of a seat: it has another player now. */
bool held_drop_seat(struct store *, int64_t seat_id, int64_t now,
		    struct err *) MUST_USE;
/* Finds letters whose time is up, `*n` of them; with `settle` they expire, and the
 * letters are ignored. */
bool held_expire(struct store *, int64_t now, bool settle, int64_t *n,
		 struct err *) MUST_USE;

#endif
