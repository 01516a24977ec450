/* The house orders for the seats that it plays: see phase_led.h.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_led.h"

#include "base/arena.h"
#include "schema/sheets.h"
#include "server/game/led.h"
#include "server/game/run.h"

static bool file(struct home *h, struct arena *a, const struct game *g,
		 const struct run_input *in, int seat, struct err *err)
{
	struct stored_sheet out;

	if (!sheets_load(h->store, a, g->id, g->phase_no, seat, &out, err))
		return false;
	if (out.readable && !out.by_house)
		return true;
	position_store(
		a,
		led_sheet(a, g, &in->position, seat, in->seats, in->n_seats, &in->rng),
		0, home_now(h), &out);
	out.by_house = true;
	return sheets_save(h->store, &out, err);
}

bool phase_led(struct home *h, struct arena *a, const struct game *g, struct err *err)
{
	struct run_input in;

	if (g->phase == 0)
		return true;
	if (!seats_list(h->store, a, g->id, &in.seats, &in.n_seats, err))
		return false;
	unsigned led = led_seats(g, in.seats, in.n_seats);
	if (!led)
		return true;
	if (!run_gather(h, a, g, &in, err))
		return false;
	const struct position *p = &in.position;
	led &= p->rules->seats(p->state) & ~p->rules->by_chance(p->state);
	if (p->rules->may_order)
		led &= p->rules->may_order(p->state);
	for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
		if ((led >> seat & 1) && !file(h, a, g, &in, seat, err))
			return false;
	return true;
}
