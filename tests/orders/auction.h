/* Letters with bids, for each game that sells by lots: a limit of how many are won, and bids inside press.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_AUCTION_H
#define TESTS_ORDERS_AUCTION_H

#include "base/arena.h"
#include "orders/read.h"
#include "tests/check_main.h"

/* Reads the letter of a player who may bid on lots 1 and 2. */
typedef const struct reading *auction_read(const char *letter);

/* A limit of how many lots are won, said of bids that were just named, is never lost. */
static inline void auction_limits(auction_read *read)
{
	static const char *const limits[] = {
		" but only one of them",         ", but just 1 of the two",
		", but I only want one of them", " but at most one of these please",
		", though only one of both",     ". But I want just one of them",
	};
	struct arena *a = arena_create();

	for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
		const char *letter =
			str_z(a, str_printf(a, "6 on lot 2, 5 on lot 1%s", limits[i]));
		const struct reading *r = read(letter);
		struct str asked = reading_asked(a, r);
		ck_assert_msg(r->n_accepted == 3 ||
				      (str_find(asked, STR("bid 2 6")) != SIZE_MAX &&
				       str_find(asked, STR("bid 1 5")) != SIZE_MAX &&
				       str_find(asked, STR("maxcards 1")) != SIZE_MAX),
			      "%s: %.*s", letter, STR_ARG(asked));
	}
	arena_destroy(a);
}

/* A sentence in press of one line that is an order of its writer's is asked about, before it goes out and before it counts.
 * `to`: another player. */
static inline void auction_bids_in_press(auction_read *read, const char *to)
{
	static const char *const heads[] = {"Tell", "To", "Please tell", "And tell"};
	static const char *const orders[] = {"I bid 5 on lot 2.", "bid 2 5",
					     "I bid 5 on lot 2, and 3 for lot 1."};
	struct arena *a = arena_create();

	for (size_t h = 0; h < sizeof heads / sizeof *heads; h++)
		for (size_t o = 0; o < sizeof orders / sizeof *orders; o++) {
			const char *letter = str_z(
				a, str_printf(a, "%s %s: the second card is good. %s\n",
					      heads[h], to, orders[o]));
			const struct reading *r = read(letter);
			ck_assert_msg(!r->n_press && !r->n_accepted &&
					      r->n_asked + r->n_refused > 0,
				      "%s: %d press, %d orders", letter, r->n_press,
				      r->n_accepted);
		}
	arena_destroy(a);
}

/* A bid after a pass takes the pass back, and the receipt says so; a pass after a bid is refused. `send` sends a letter that
 * counts. */
static inline void auction_pass(auction_read *read, void send(const char *letter))
{
	send("pass\n");
	const struct reading *r = read("bid 1 3\n");
	ck_assert_int_eq(r->n_accepted, 1);
	ck_assert_int_eq(r->sheet.n_slots, 1);
	ck_assert_int_eq(r->n_taken_back, 1);
	send("bid 1 3\n");
	r = read("pass\n");
	ck_assert_int_eq(r->n_refused, 1);
	ck_assert_int_eq(r->sheet.n_slots, 1);
}

#endif
