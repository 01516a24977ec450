/* Dragon Dune by mail: the module that the house sees.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/dragon_dune.h"

#include "base/locale.h"
#include "rules/dragon_dune/codec/codec.h"
#include "rules/dragon_dune/phases/setup.h"
#include "rules/dragon_dune/phases/turn.h"
#include "rules/dragon_dune/player/player.h"
#include "rules/dragon_dune/report/board.h"
#include "rules/dragon_dune/report/phrases.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/report/voice.h"
#include "rules/dragon_dune/scene/scene.h"
#include "rules/dragon_dune/table/book.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/dragon_dune/table/options.h"
#include "rules/dragon_dune/table/state.h"
#include "rules/dragon_dune/table/view.h"
#include "rules/dragon_dune/words/words.h"

static const char *const phase_names[DD_PHASES] = {N_("council"),
						   N_("bids"),
						   N_("marches"),
						   N_("battles"),
						   N_("plans after the answer"),
						   N_("a phase of others")};

static const char *const phase_missed[DD_PHASES + 1] = {
	N_("the alliance is kept, and no new one is made."),
	N_("no bids."),
	N_("up to five tokens come back from the graveyard, and nothing else."),
	N_("half the tokens (rounded up) fight without a card. You call treachery if you can and keep the card. Orcs steal."),
	N_("the plan of the battles phase counts. Without a plan, half the tokens (rounded up) fight without a card."),
	NULL,
	N_("standing orders from earlier phases still hold."),
};

static const char *const setup_missed[] = {
	N_("the Orcs begin with 4 tokens in 1c, 3 in 9f and 3 in 16f."),
};

static const struct game_absent absent = {
	.policy = N_(
		"For a player who owes orders and sends none, the defaults of the rules are played, and the seat stays in the game."),
	.played = N_("by the defaults of the rules"),
	.given_up = N_("You have given up your faction"),
};

enum { MISSES_MOST = 2 }; /* in a row, and the seat is offered to a standby */

static int turn(const void *state)
{
	return ((const struct dd_state *)state)->t.turn;
}

static int phase(const void *state)
{
	return dd_number(&((const struct dd_state *)state)->t);
}

static unsigned owes(const void *state)
{
	return dd_owes(state);
}

static unsigned may_order(const void *state)
{
	return dd_may_order(state);
}

static unsigned seats(const void *state)
{
	(void)state;
	return DD_ALL_SEATS;
}

static unsigned winners(const void *state)
{
	return ((const struct dd_state *)state)->t.winners;
}

static int misses(const void *state, int seat)
{
	return ((const struct dd_state *)state)->t.misses[seat];
}

static void new_player(void *state, int seat)
{
	struct dd_table *t = &((struct dd_state *)state)->t;

	t->misses[seat] = 0;
	t->vacant &= (uint8_t) ~(1U << seat);
}

/* For these the house looks for another player. No faction ever leaves the game: until one is
 * found the defaults are played [DD-060]. */
static unsigned leaving(const void *state)
{
	const struct dd_table *t = &((const struct dd_state *)state)->t;
	unsigned absent_seats = t->vacant;

	for (int seat = 0; seat < DD_SEATS; seat++)
		if (t->misses[seat] >= MISSES_MOST)
			absent_seats |= 1U << seat;
	return absent_seats;
}

static unsigned by_chance(const void *state)
{
	return ((const struct dd_state *)state)->t.vacant;
}

static void resign(void *state, int seat)
{
	((struct dd_state *)state)->t.vacant |= (uint8_t)(1U << seat);
}

static void stop(void *state)
{
	struct dd_table *t = &((struct dd_state *)state)->t;

	t->phase = DD_OVER;
	t->winners = 0;
}

static void adjudicate(struct adjudication *a)
{
	dd_adjudicate(a, &dd_vocab);
}

const struct game_rules dragon_dune_game = {
	.name = "dragon_dune",
	.title = "Dragon Dune",
	.seat_kind = N_("Faction"),
	.seat_kinds = N_("Factions"),
	.edition = 4,
	.seats_min = DD_SEATS,
	.seats_max = DD_SEATS,
	.colours = dd_colours,
	.n_phases = DD_PHASES,
	.phase_names = phase_names,
	.phase_missed = phase_missed,
	.setup_missed = setup_missed,
	.absent = &absent,
	.state_size = sizeof(struct dd_state),
	.view_size = sizeof(struct dd_view),
	.options = dd_options_table,
	.vocab = &dd_vocab,
	.book = &dd_book,
	.scene = &dd_scene_words,
	.player = &dd_player,
	.setup = dd_setup,
	.turn = turn,
	.phase = phase,
	.owes = owes,
	.may_order = may_order,
	.seats = seats,
	.winners = winners,
	.misses = misses,
	.leaving = leaving,
	.by_chance = by_chance,
	.new_player = new_player,
	.resign = resign,
	.leave = resign,
	.stop = stop,
	.set_option = dd_set_option,
	.view = dd_view_make,
	.needs = dd_needs,
	.report = dd_report,
	.position = dd_save_view,
	.chart = dd_board,
	.chart_key = dd_board_key_words,
	.matches = dd_matches,
	.voice = dd_voice,
	.count_name = dd_count_name,
	.count_what = dd_count_what,
	.count_wins = "3 win, 4 for two allies",
	.count_aim = dd_count_aim,
	.count = dd_count,
	.opening = dd_opening,
	.ink = dd_ink,
	.ink_by_day = dd_ink_by_day,
	.form = dd_form,
	.start = dd_start,
	.lesson = dd_lesson,
	.phrase = dd_phrase,
	.traces_all = true,
	.adjudicate = adjudicate,
	.save = dd_save,
	.load = dd_load,
	.sound = dd_sound,
};
