/* Market day: the module that the house sees.
 * SPDX-License-Identifier: ISC */
#include "tests/games/market.h"

#include <stdio.h>
#include <string.h>

#include "base/err.h"
#include "base/locale.h"

static const char *const phase_names[] = {N_("opening"), N_("bids")};
static const char *const phase_missed[] = {N_("the least price is 1."),
					   N_("nothing is bid."), NULL};
static const struct ruling rulings[] = {
	{"MK-1", "Beginning.",
	 "Two to four traders, any of the five. Each draws 15 to 25 crowns, which nobody else sees. The goods are lots of a worth of 1 to 9; the GM may give their list."},
	{"MK-2", "The steward.",
	 "The traders are steward in turn, by their seats. The steward alone opens each day: they set the least price, 1 to 5, or it is 1."},
	{"MK-3", "The question.",
	 "The steward may ask one trader what they will spend at most today. An answer binds: they spend no more that day. A trader who does not answer is not bound."},
	{"MK-4", "The auction.",
	 "Two lots a day are sold, at the gate, the well or the church. Of sealed maxima the highest wins, for one more than the second; among equals the trader whose stall is nearer."},
	{"MK-5", "The end.",
	 "When all lots have been under bid, the trader with goods of the highest worth wins, together with others who have as much. Nobody wins with less than 10."},
	{"MK-6", "Absence.",
	 "A trader who sends nothing bids nothing. A trader who leaves is out at the end of the day."},
};
static const struct rule_book book = RULE_BOOK(rulings);
static const struct game_option options[] = {
	{"goods", "FILE", "the lots, one a line, each a worth of 1 to 9", "MK-1"},
	{NULL, NULL, NULL, NULL}};
static const struct game_absent absent = {
	.policy = N_("A trader who sends nothing bids nothing."),
	.played = N_("without bids"),
	.given_up = N_("You have given your seat up"),
};

static bool add_lot(struct market *s, struct str line, struct err *err)
{
	int64_t n;

	line = str_trim(line);
	if (!line.n)
		return true;
	if (s->n_lots == MARKET_LOTS)
		return err_refuse(err, "goods: %d lots at most", MARKET_LOTS);
	if (!str_int(line, 1, 9, &n))
		return err_refuse(err, "goods: \"%.*s\": a worth of 1 to 9 is expected",
				  STR_ARG(line));
	s->worth[s->n_lots++] = (int16_t)n;
	return true;
}

static bool lay_goods(struct market *s, const struct setup *set, struct err *err)
{
	struct str rest = STR("3\n5\n4\n6\n2\n7\n"), line;

	for (int i = 0; i < set->n_options; i++)
		if (str_is(set->options[i].name, "goods"))
			rest = set->options[i].value;
	while (str_line(&rest, &line))
		if (!add_lot(s, line, err))
			return false;
	return s->n_lots || err_refuse(err, "goods: there is no lot");
}

/* [MK-1] */
static bool setup(void *state, const struct setup *set, const struct rng *rng,
		  struct events *events, struct err *err)
{
	struct market *s = state;

	(void)events;
	*s = (struct market){.turn = 1,
			     .phase = MARKET_OPENING,
			     .floor = 1,
			     .seats = (uint16_t)set->seats,
			     .in_game = (uint16_t)set->seats};
	for (int i = 0; i < MARKET_SEATS; i++)
		if (set->seats >> i & 1)
			s->purse[i] =
				(int16_t)(15 + rng_below(rng, "setup.purse", i, 11));
	return lay_goods(s, set, err);
}

static int turn(const void *state)
{
	return ((const struct market *)state)->turn;
}

static int phase(const void *state)
{
	return ((const struct market *)state)->phase;
}

static unsigned seats(const void *state)
{
	return ((const struct market *)state)->in_game;
}

static unsigned winners(const void *state)
{
	return ((const struct market *)state)->winners;
}

static int misses(const void *state, int seat)
{
	return ((const struct market *)state)->misses[seat];
}

static unsigned leaving(const void *state)
{
	return ((const struct market *)state)->leaving;
}

static unsigned by_chance(const void *state)
{
	(void)state;
	return 0;
}

static void new_player(void *state, int seat)
{
	struct market *s = state;

	s->misses[seat] = 0;
	s->leaving &= (uint16_t) ~(1U << seat);
}

static void leave(void *state, int seat)
{
	((struct market *)state)->leaving |= (uint16_t)(1U << seat);
}

static void stop(void *state)
{
	((struct market *)state)->phase = 0;
}

static bool set_option(void *state, struct str name, struct str value, struct err *err)
{
	(void)state;
	(void)value;
	return err_refuse(err, "option %.*s is fixed once the game starts",
			  STR_ARG(name));
}

static void view(const void *state, int seat, void *out)
{
	const struct market *s = state;
	const struct questions all = {(struct question *)s->q, MARKET_TURNS};
	struct market_view *v = out;

	memset(v, 0, sizeof *v);
	v->now = *s;
	v->seat = seat;
	if (seat == SEAT_GM)
		return;
	memset(v->now.q, 0, sizeof v->now.q);
	question_seen(&all, seat, s->seats, v->now.q, MARKET_TURNS);
	if (seat < 0)
		memset(v->now.q, 0, sizeof v->now.q);
	for (int i = 0; i < MARKET_SEATS; i++)
		if (seat != i)
			v->now.purse[i] = MARKET_HIDDEN;
}

static int32_t ink(int seat)
{
	static const int32_t inks[] = {0xe06060, 0x60a0e0, 0x60c060, 0xe0c040,
				       0xc080e0};
	return inks[seat];
}

static int32_t ink_by_day(int seat)
{
	static const int32_t inks[] = {0xa02020, 0x205080, 0x206020, 0x806000,
				       0x602080};
	return inks[seat];
}

const struct game_rules market_game = {
	.name = "market",
	.title = "Market Day",
	.edition = 1,
	.seats_min = 2,
	.seats_max = MARKET_SEATS,
	.players_max = MARKET_PLAYERS,
	.any_seats = true,
	.colours = market_colours,
	.n_phases = MARKET_PHASES,
	.phase_names = phase_names,
	.phase_missed = phase_missed,
	.absent = &absent,
	.state_size = sizeof(struct market),
	.view_size = sizeof(struct market_view),
	.options = options,
	.vocab = &market_vocab,
	.book = &book,
	.scene = &market_scene_words,
	.setup = setup,
	.turn = turn,
	.phase = phase,
	.owes = market_owes,
	.may_order = market_owes,
	.seats = seats,
	.winners = winners,
	.misses = misses,
	.leaving = leaving,
	.by_chance = by_chance,
	.new_player = new_player,
	.resign = leave,
	.leave = leave,
	.stop = stop,
	.set_option = set_option,
	.view = view,
	.needs = market_needs,
	.report = market_report,
	.ink = ink,
	.ink_by_day = ink_by_day,
	.form = market_form,
	.start = market_start,
	.phrase = market_phrase,
	.adjudicate = market_adjudicate,
	.save = market_save,
	.load = market_load,
	.sound = market_sound,
};
