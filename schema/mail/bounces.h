/* Bounces: letters of ours that did not arrive, by seat, and the state of the seat's
 * address. Only bounces since the seat's last letter count (a player who writes to us
 * has an address that works, and so has a GM whose words were carried out), and only
 * those of the address that the seat has now.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_BOUNCES_H
#define SCHEMA_BOUNCES_H

#include "base/seat.h"
#include "schema/store/store.h"

struct bounce {
	int64_t outbox_id;
	int64_t inbox_id; /* 0: the server refused it at once */
	int64_t game_id;  /* 0: none */
	int seat;         /* or SEAT_GM; SEAT_NONE: neither */
	struct str address;
	bool hard;
	struct str status, text;
	int64_t utc;
};

/* `*added` is false if this letter was already known to be lost in this way. */
bool bounces_add(struct store *, const struct bounce *, bool *added,
		 struct err *) MUST_USE;

enum address_state { ADDRESS_GOOD, ADDRESS_PROBING, ADDRESS_DEAD };
struct address_record {
	int n_soft, n_hard;
	int64_t first_hard, last; /* UTC; 0: none */
	struct str status, text;  /* of the last one */
	enum address_state state;
	int64_t since; /* of `state`, if it is not good */
};
/* How many of these letters a GM is told of as lost: all of them, once one came back for good or three
 * for now (a full mailbox); else 0. */
int bounces_lost(const struct address_record *);
/* The bounces of a seat with this address. */
bool bounces_record(struct store *, struct arena *, int64_t game_id, int seat,
		    struct str address, struct address_record *, struct err *) MUST_USE;
/* Is the address presumed dead now? As above, but without counting. */
bool bounces_is_dead(struct store *, int64_t game_id, int seat, struct str address,
		     bool *dead, struct err *) MUST_USE;
/* Forgets the seat's bounces: its address is good until more arrive. */
bool bounces_forget(struct store *, int64_t game_id, int seat, struct err *) MUST_USE;
/* The address is PROBING or DEAD from `now` on; GOOD forgets both. */
bool bounces_set_state(struct store *, int64_t game_id, int seat, struct str address,
		       enum address_state, int64_t now, struct err *) MUST_USE;

#endif
