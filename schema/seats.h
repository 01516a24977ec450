/* Seats of games: their players, and the addresses from which these write.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_SEATS_H
#define SCHEMA_SEATS_H

#include "schema/store/store.h"

enum seat_status {
	SEAT_INVITED,
	SEAT_JOINED,
	SEAT_DECLINED,
	SEAT_REMOVED,
	SEAT_STATUSES
};
const char *seat_status_name(enum seat_status);

struct seat {
	int64_t id;
	int64_t game_id;
	int seat; /* from 0 */
	struct str colour;
	bool colour_fixed;
	struct str name, address;
	int epoch; /* 0 in seats_add: gets one that no other seat has */
	enum seat_status status;
	struct str wish_colours, wish_powers, power, lucky, phone, zone;
	bool digest;       /* letters that only inform come once a day */
	struct str format; /* "text", "html json" ...; empty: both (format.h) */
	int receipts;      /* number of the last receipt */
	bool resigned;     /* is played at random, and leaves at the end of the turn */
	bool leaving;      /* plays on until the end of the turn, and leaves then */
	int led_no; /* the house plays it: in the phase of that number, SEAT_LED, or 0 */
	int64_t invited, joined;
};

enum { SEAT_LED = -1 }; /* until a player takes it */
/* Does the house play the seat while that phase is open (rules/player.h)? */
bool seat_is_led(const struct seat *, int phase_no);
/* The name of a seat that nobody has: the house's own. It has no address. */
extern const struct str seat_of_house;

bool seats_add(struct store *, struct seat *, struct err *) MUST_USE;
bool seats_save(struct store *, const struct seat *, struct err *) MUST_USE;
/* One receipt more: each letter that is answered takes a number. The rest of the row stays as it is. */
bool seats_count_receipt(struct store *, struct seat *, struct err *) MUST_USE;
/* Sorted by seat. */
bool seats_list(struct store *, struct arena *, int64_t game_id, struct seat **, int *n,
		struct err *) MUST_USE;
bool seats_load(struct store *, struct arena *, int64_t game_id, int seat,
		struct seat *, struct err *) MUST_USE;
/* Finds the seat by the number of its row, which does not change when the game
 * starts. */
bool seats_load_id(struct store *, struct arena *, int64_t id, bool *found,
		   struct seat *, struct err *) MUST_USE;
/* Seats whose address of record or further address this is (ignoring ASCII case), in
 * games that are not over, newest first. */
bool seats_of_address(struct store *, struct arena *, struct str address,
		      struct seat **, int *n, struct err *) MUST_USE;
/* Further addresses of players, beside those of record, by seat. They are lost when the
 * seat changes hands. */
struct seat_address {
	int64_t seat_id;
	struct str address;
};
bool seats_addresses(struct store *, struct arena *, int64_t game_id,
		     struct seat_address **, int *n, struct err *) MUST_USE;
bool seats_add_address(struct store *, int64_t seat_id, struct str address, int64_t now,
		       struct err *) MUST_USE;
bool seats_drop_addresses(struct store *, int64_t seat_id, struct err *) MUST_USE;
/* Assigns new seat numbers and colours: from now on seats[i] sits at seats[i].seat. */
bool seats_reorder(struct store *, const struct seat *seats, int n,
		   struct err *) MUST_USE;
/* Removes a seat before the start; the others keep their places. */
bool seats_drop(struct store *, int64_t game_id, int seat, struct err *) MUST_USE;

#endif
