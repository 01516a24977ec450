/* Replay: a game is set up again, and each phase run again.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "server/game/led.h"
#include "server/game/position.h"
#include "server/game/run.h"
#include "server/options/powers_give.h"
#include "server/replay/replay_parts.h"

/* The Powers are given out again, with the same draws. */
static bool powers_again(struct checking *c, const struct rng *rng, struct setup *setup,
			 struct err *err)
{
	const struct played *p = c->p;
	struct powers_plan plan;
	struct powers_given given;
	struct str wishes[GAME_SEATS_MAX] = {{0}};

	for (int i = 0; i < p->n_seats; i++) {
		wishes[p->seats[i].seat] = p->seats[i].wish_powers;
		setup->powers[p->seats[i].seat] = p->seats[i].power;
	}
	if (!p->powers.n)
		return true;
	if (!powers_plan_read(c->a, c->rules, p->game.n_seats, p->powers, &plan, err))
		return false;
	powers_give(&plan, wishes, rng, &given);
	for (int i = 0; i < p->game.n_seats; i++) {
		struct str name =
			given.power[i] < 0
				? STR("")
				: str_of(powers_name(c->rules, given.power[i]));
		if (!str_equal(name, setup->powers[i]))
			replay_fault_add(c, "the %s of seat %d is %s, not \"%.*s\"",
					 game_role_kind(c->rules), i + 1,
					 powers_name(c->rules, given.power[i]),
					 STR_ARG(setup->powers[i]));
	}
	return true;
}

bool replay_set_up(struct checking *c, struct run_record *rec, struct err *err)
{
	const struct played *p = c->p;
	struct setup setup = {.n_seats = p->game.n_seats, .n_options = p->n_options};
	struct option_setting *set =
		arena_array(c->a, struct option_setting, (size_t)p->n_options + 1);

	for (int i = 0; i < p->n_options; i++)
		set[i] = (struct option_setting){p->options[i].name,
						 p->options[i].value};
	setup.options = set;
	for (int i = 0; i < p->n_seats; i++)
		setup.seats |= 1U << p->seats[i].seat;
	record_init(rec, c->a, c->rules);
	memcpy(rec->rng.seed, c->rng.seed, sizeof rec->rng.seed);
	return powers_again(c, &rec->rng, &setup, err) &&
	       c->rules->setup(rec->state, &setup, &rec->rng, &rec->events, err);
}

/* The house would order again what it ordered. */
static void check_led(struct checking *c, const struct run_input *in,
		      const struct stored_sheet *s)
{
	const struct sheet *again = led_sheet(c->a, in->game, &in->position, s->seat,
					      in->seats, in->n_seats, &in->rng);

	if (!led_is_right(c->a, again, s))
		replay_fault_add(c,
				 "the orders of %s are not those that the house gives",
				 c->rules->colours[s->seat]);
}

bool replay_run(struct checking *c, const struct played_phase *from,
		struct run_record *rec, struct err *err)
{
	struct run_input in = {.game = &c->p->game,
			       .seats = c->p->seats,
			       .n_seats = c->p->n_seats,
			       .rng = c->rng};
	bool asked;

	if (!position_from(c->a, c->rules, &from->opened, from->acts, from->n_acts,
			   &in.position, err))
		return false;
	for (int i = 0; i < from->n_sheets; i++) {
		const struct stored_sheet *s = &from->sheets[i];
		if (s->seat < 0 || s->seat >= c->rules->seats_max)
			return err_refuse(err, "orders for a seat that does not exist");
		const void *view = position_view(c->a, &in.position, s->seat);
		struct reader r = position_reader(&c->p->game, &in.position, view,
						  s->seat, in.seats, in.n_seats);
		in.sheets[s->seat] = position_sheet(c->a, &r, s);
		if (s->by_house)
			check_led(c, &in, s);
		c->out->n_orders += s->n_slots;
	}
	return run_phase(c->a, &in, rec, &asked, err);
}

bool replay_stop(struct checking *c, const struct played_phase *from,
		 struct run_record *rec, struct err *err)
{
	struct position p;
	if (!position_from(c->a, c->rules, &from->opened, from->acts, from->n_acts, &p,
			   err))
		return false;
	record_init(rec, c->a, c->rules);
	rec->state = p.state;
	return true;
}
