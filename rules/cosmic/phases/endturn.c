/* The end of a turn, step 4j: removals, win check, lead, destiny.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/phases/destiny.h"
#include "rules/cosmic/phases/phases.h"
#include "rules/cosmic/table/cosmic_event.h"

static int count(unsigned seats)
{
	int n = 0;

	for (; seats; seats &= seats - 1)
		n++;
	return n;
}

static int lowest(unsigned seats)
{
	int seat = 0;

	while (!(seats >> seat & 1))
		seat++;
	return seat;
}

/* Missed orders twice in a row, or resigned, at once or for now [R-177..R-181]. */
static void remove_marked(struct ce_board *b)
{
	for (int seat = 0; seat < b->t->n_seats; seat++)
		if ((b->t->marked | b->t->leaving) >> seat & 1) {
			ce_remove_seat(b, seat);
			ce_destiny_leave(b->s, seat);
		}
}

/* The seats with the most foreign bases, if that is at least `least` [PC-4.1..PC-4.3]. */
static unsigned leaders(const struct ce_table *t, int least, int *most)
{
	unsigned seats = 0;

	*most = least;
	for (int seat = 0; seat < t->n_seats; seat++) {
		int n = ce_in_game(t, seat) ? ce_outside_bases(t, seat) : -1;
		if (n > *most)
			seats = 0;
		if (n >= *most) {
			*most = n;
			seats |= 1U << seat;
		}
	}
	return seats;
}

static bool game_over(struct ce_board *b, unsigned winners, int bases)
{
	b->t->phase = 0;
	b->t->winners = (uint8_t)winners;
	if (winners)
		event_add(b->ev, EV_WINNERS, AUDIENCE_ALL, "PC-4.3", 2, (int)winners,
			  bases);
	else
		event_add(b->ev, EV_NO_WINNER, AUDIENCE_ALL, "R-182", 0);
	return true;
}

/* Powers that win otherwise join. */
static unsigned ask_powers(struct ce_board *b, unsigned winners)
{
	struct ce_act act = ce_act_new(ACT_VICTORY);

	act.seats = (uint8_t)winners;
	ce_call(b, HOOK_VICTORY, &act);
	return act.seats & b->t->in_game;
}

bool ce_check_win(struct ce_board *b)
{
	int bases;
	unsigned winners = ask_powers(b, leaders(b->t, CE_BASES_TO_WIN, &bases));

	return winners && game_over(b, winners, bases);
}

static bool is_over(struct ce_board *b)
{
	int bases, left = count(b->t->in_game);
	unsigned winners;

	if (left == 0)
		return game_over(b, 0, 0);
	if (left == 1) /* */
		return game_over(b, b->t->in_game,
				 ce_outside_bases(b->t, lowest(b->t->in_game)));
	if (ce_check_win(b))
		return true;
	if (!b->t->option.turn_limit || b->t->turn < b->t->option.turn_limit)
		return false;
	winners = leaders(b->t, 0, &bases); /* */
	return game_over(b, winners, bases);
}

static void pass_lead(struct ce_board *b)
{
	do
		b->t->lead = (uint8_t)((b->t->lead + 1) % b->t->n_seats);
	while (!ce_in_game(b->t, b->t->lead));
	event_add(b->ev, EV_LEAD, AUDIENCE_ALL, "R-004", 1, b->t->lead);
}

/* Orders that were for this turn's end. */
static void forget_turn(struct ce_board *b)
{
	for (int i = 0; i < CE_INSTANCES; i++) {
		const struct ce_power_rule *rule =
			ce_power_rule(b->p->catalog, b->t->power[i].id);
		if (rule && rule->orders.keep == CE_KEEP_TURN)
			b->s->h.kept[i] = (struct ce_kept){0};
	}
}

static void begin_turn(struct ce_board *b)
{
	pass_lead(b);
	ce_return_powers(b, true);
	ce_destiny_draw(b);
	forget_turn(b);
	b->t->turn++;
	b->t->phase = 1;
	ce_window(b, HOOK_TURN_START, -1);
}

/* Cards that are played here may be salvaged as well. */
void ce_end_turn(struct ce_board *b)
{
	ce_window(b, HOOK_TURN_END, -1);
	ce_hand_out_late(b);
	remove_marked(b);
	if (!is_over(b))
		begin_turn(b);
	ce_hand_out_late(b);
}
