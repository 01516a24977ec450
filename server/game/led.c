/* Seats that the house plays: see led.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/led.h"

#include "base/arena.h"
#include "rules/player.h"

unsigned led_seats(const struct game *g, const struct seat seats[], int n)
{
	unsigned led = 0;

	for (int i = 0; i < n; i++)
		if (seats[i].status != SEAT_REMOVED &&
		    seat_is_led(&seats[i], g->phase_no))
			led |= 1U << seats[i].seat;
	return led;
}

unsigned led_openly(const struct seat seats[], int n)
{
	unsigned led = 0;

	for (int i = 0; i < n; i++)
		if (seats[i].status != SEAT_REMOVED && seats[i].led_no == SEAT_LED)
			led |= 1U << seats[i].seat;
	return led;
}

bool led_can(const struct game_rules *r, struct err *err)
{
	return r->player ||
	       err_refuse(
		       err,
		       "%s has no house player: each seat needs a person (seat add, seat replace)",
		       r->title);
}

/* The sheet as it is without a letter. */
static struct sheet *without_letter(struct arena *a, const struct reader *r)
{
	const struct stored_sheet none = {.seat = r->seat};

	return position_sheet(a, r, &none);
}

struct sheet *led_sheet(struct arena *a, const struct game *g, const struct position *p,
			int seat, const struct seat seats[], int n,
			const struct rng *rng)
{
	const void *view = position_view(a, p, seat);
	struct reader r = position_reader(g, p, view, seat, seats, n);
	struct str letter =
		player_letter(a, p->rules, view, seat, p->turn, p->phase, rng);
	struct reading *read = orders_read(a, &r, letter, without_letter(a, &r));
	struct sheet *sheet = arena_new(a, struct sheet);

	*sheet = read->sheet;
	sheet->seat = seat;
	sheet->readable = true; /* also where it wants nothing */
	return sheet;
}

bool led_is_right(struct arena *a, const struct sheet *sheet,
		  const struct stored_sheet *stored)
{
	if (sheet->n_slots != stored->n_slots)
		return false;
	for (int i = 0; i < sheet->n_slots; i++)
		if (!str_equal(slot_text(a, &sheet->slots[i]), stored->slots[i].line))
			return false;
	return true;
}

void led_give_way(struct arena *a, const struct reader *r, struct stored_sheet *stored)
{
	struct stored_sheet left = {.exists = true,
				    .game_id = stored->game_id,
				    .phase_no = stored->phase_no,
				    .seat = stored->seat};

	if (!stored->by_house)
		return;
	position_store(a, without_letter(a, r), 0, 0, &left);
	*stored = left;
}
