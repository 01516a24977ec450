/* Dune by mail: the module that the house sees.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/dune.h"

#include "base/locale.h"
#include "rules/dune/codec/codec.h"
#include "rules/dune/engine/sound.h"
#include "rules/dune/phases/setup.h"
#include "rules/dune/phases/turn.h"
#include "rules/dune/player/player.h"
#include "rules/dune/report/board.h"
#include "rules/dune/report/phrases.h"
#include "rules/dune/report/report.h"
#include "rules/dune/report/voice.h"
#include "rules/dune/scene/scene.h"
#include "rules/dune/table/book.h"
#include "rules/dune/table/options.h"
#include "rules/dune/table/state.h"
#include "rules/dune/table/view.h"
#include "rules/dune/words/words.h"

static const char *const phase_names[DU_PHASES] = {
	N_("nexus"), N_("bids"), N_("marches"), N_("Voice and prescience"),
	N_("plans")};

static const char *const phase_missed[DU_PHASES + 1] = {
	N_("the alliance is kept, no new one is made, and nobody rides."),
	N_("no bids."),
	N_("the free revivals, and nothing else."),
	N_("no command and no question."),
	N_("half of the forces are dialled, rounded down, without spice or cards; the best leader leads, and every traitor is called."),
	N_("orders that hold from earlier phases go on."),
};

static const char *const setup_missed[DU_KINDS - DU_PHASES] = {
	N_("the Bene Gesserit predict at random."),
	N_("the strongest traitor of another faction is kept, the Fremen place 4, 3 and 3 forces, the Bene Gesserit 1 in the Polar Sink, and the storm is dialled at random."),
};

static const struct game_absent absent = {
	.policy = N_(
		"For a player who owes orders and sends none, the defaults of the rules are played, and the seat stays in the game."),
	.played = N_("by the defaults of the rules"),
	.given_up = N_("You have given your faction up"),
};

enum { MISSES_MOST = 2 }; /* in a row, and the seat is offered to a standby */

static const struct du_table *table_of(const void *state)
{
	return &((const struct du_state *)state)->t;
}

static int turn(const void *state)
{
	return table_of(state)->turn;
}

static int phase(const void *state)
{
	return du_number(table_of(state));
}

static unsigned owes(const void *state)
{
	return du_owes(state);
}

static unsigned may_order(const void *state)
{
	return du_may_order(state);
}

static unsigned seats(const void *state)
{
	return table_of(state)->seats;
}

static unsigned winners(const void *state)
{
	return table_of(state)->winners;
}

static int misses(const void *state, int seat)
{
	return table_of(state)->misses[seat];
}

static void new_player(void *state, int seat)
{
	struct du_table *t = &((struct du_state *)state)->t;

	t->misses[seat] = 0;
	t->vacant &= (uint8_t) ~(1U << seat);
}

/* For these the house looks for another player. No faction leaves the game: until one is found the
 * defaults are played. */
static unsigned leaving(const void *state)
{
	const struct du_table *t = table_of(state);
	unsigned away = t->vacant;

	for (int seat = 0; seat < DU_SEATS; seat++)
		if (t->misses[seat] >= MISSES_MOST)
			away |= 1U << seat;
	return away & t->seats;
}

static unsigned by_chance(const void *state)
{
	return table_of(state)->vacant;
}

static void resign(void *state, int seat)
{
	((struct du_state *)state)->t.vacant |= (uint8_t)(1U << seat);
}

static void stop(void *state)
{
	struct du_table *t = &((struct du_state *)state)->t;

	t->phase = DU_OVER;
	t->winners = 0;
}

static void adjudicate(struct adjudication *a)
{
	du_adjudicate(a, &du_vocab);
}

const struct game_rules dune_game = {
	.name = "dune",
	.title = "Dune",
	.seat_kind = N_("Faction"),
	.seat_kinds = N_("Factions"),
	.edition = 5,
	.seats_min = 2,
	.seats_max = DU_SEATS,
	.any_seats = true,
	.colours = du_colours,
	.tokens = du_tokens,
	.n_phases = DU_PHASES,
	.phase_names = phase_names,
	.phase_missed = phase_missed,
	.setup_missed = setup_missed,
	.absent = &absent,
	.state_size = sizeof(struct du_state),
	.view_size = sizeof(struct du_view),
	.options = du_options_table,
	.vocab = &du_vocab,
	.lesson = du_lesson,
	.book = &du_book,
	.scene = &du_scene_words,
	.player = &du_player,
	.setup = du_setup,
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
	.set_option = du_set_option,
	.view = du_view_make,
	.needs = du_needs,
	.owes_answer = du_owes_answer,
	.report = du_report,
	.position = du_save_view,
	.count_name = du_count_name,
	.count_what = du_count_what,
	.count_wins = "3 win, 4 for two allies",
	.count_aim = du_count_aim,
	.count = du_count,
	.ink = du_ink,
	.ink_by_day = du_ink_by_day,
	.chart = du_board,
	.chart_key = du_board_key_words,
	.matches = du_matches,
	.voice = du_zine_voice,
	.form = du_form,
	.start = du_start,
	.phrase = du_phrase,
	.traces_all = true,
	.adjudicate = adjudicate,
	.save = du_save,
	.load = du_load,
	.sound = du_sound,
};
