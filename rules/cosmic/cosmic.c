/* Cosmic Encounter by mail: the module that the house sees.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/cosmic.h"

#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/locale.h"
#include "rules/cosmic/codec/codec.h"
#include "rules/cosmic/codec/codec_view.h"
#include "rules/cosmic/engine/deck.h"
#include "rules/cosmic/engine/whiteboard.h"
#include "rules/cosmic/phases/setup.h"
#include "rules/cosmic/phases/turn.h"
#include "rules/cosmic/player/player.h"
#include "rules/cosmic/report/chart.h"
#include "rules/cosmic/report/counts.h"
#include "rules/cosmic/report/own_trace.h"
#include "rules/cosmic/report/power_text.h"
#include "rules/cosmic/report/report.h"
#include "rules/cosmic/report/voice.h"
#include "rules/cosmic/scene/scene.h"
#include "rules/cosmic/table/book.h"
#include "rules/cosmic/table/cosmic_event.h"
#include "rules/cosmic/table/options.h"
#include "rules/cosmic/table/view.h"
#include "rules/cosmic/words/words.h"

static const char *const phase_names[CE_PHASES] = {N_("attacks"), N_("allies"),
						   N_("cards"), N_("settling")};

/* */
static const char *const phase_missed[CE_PHASES + 1] = {
	N_("a random attack on the system that destiny gave; tokens without a place wait in Limbo."),
	N_("nobody is asked, nobody joins, defenders are divided evenly."),
	N_("a random card, old ones first; tokens in Limbo stay there."),
	N_("no deal, and 3 tokens of each lost at random; rewards by the toss of a coin; your own colour is drawn again."),
	N_("Edicts, Flares and optional Powers are not used, mandatory Powers at random; losses that nobody names are drawn by lot."),
};

static const struct game_absent absent = {
	.policy = N_(
		"A player who owes orders and sends none is played at random; after missed orders in two phases in a row they leave the game."),
	.played = N_("at random"),
	.given_up = N_("You sent no orders for two phases in a row (rule 18)"),
	.rule = "rule 18",
	.most = 2,
};

static int turn(const void *state)
{
	return ((const struct ce_state *)state)->t.turn;
}

static int phase(const void *state)
{
	return ((const struct ce_state *)state)->t.phase;
}

static unsigned owes(const void *state)
{
	return ce_owes(&((const struct ce_state *)state)->t);
}

static unsigned seats(const void *state)
{
	return ((const struct ce_state *)state)->t.in_game;
}

static unsigned winners(const void *state)
{
	return ((const struct ce_state *)state)->t.winners;
}

static int misses(const void *state, int seat)
{
	return ((const struct ce_state *)state)->t.misses[seat];
}

/* A stand-in before the removal: the row starts anew. */
static void new_player(void *state, int seat)
{
	struct ce_table *t = &((struct ce_state *)state)->t;

	t->misses[seat] = 0;
	t->marked &= (uint8_t) ~(1U << seat);
	t->leaving &= (uint8_t) ~(1U << seat);
}

static unsigned leaving(const void *state)
{
	const struct ce_table *t = &((const struct ce_state *)state)->t;

	return (unsigned)(t->marked | t->leaving) & t->in_game;
}

static unsigned by_chance(const void *state)
{
	const struct ce_table *t = &((const struct ce_state *)state)->t;

	return (unsigned)t->marked & t->in_game;
}

static void resign(void *state, int seat)
{
	struct ce_table *t = &((struct ce_state *)state)->t;

	if (ce_in_game(t, seat))
		t->marked |= (uint8_t)(1U << seat);
}

static void leave(void *state, int seat)
{
	struct ce_table *t = &((struct ce_state *)state)->t;

	if (ce_in_game(t, seat))
		t->leaving |= (uint8_t)(1U << seat);
}

static void stop(void *state)
{
	struct ce_table *t = &((struct ce_state *)state)->t;

	t->phase = 0;
	t->winners = 0;
}

static void view(const void *state, int seat, void *out)
{
	ce_view_make(state, seat, out);
}

static void phrase(const void *state_view, const struct event *e, struct buf *out)
{
	(void)state_view;
	ce_phrase(e, out);
}

static void adjudicate(struct adjudication *a)
{
	ce_adjudicate_with(a, &ce_catalog);
}

const struct game_rules cosmic_game = {
	.name = "cosmic",
	.title = "Cosmic Encounter",
	.edition = 6,
	.seats_min = 3,
	.seats_max = CE_SEATS,
	.colours = ce_colours,
	.n_phases = CE_PHASES,
	.phase_names = phase_names,
	.phase_missed = phase_missed,
	.absent = &absent,
	.state_size = sizeof(struct ce_state),
	.view_size = sizeof(struct ce_view),
	.options = ce_options_table,
	.vocab = &ce_vocab,
	.lesson = ce_lesson,
	.book = &ce_book,
	.scene = &ce_scene_words,
	.player = &ce_player,
	.power = ce_game_power,
	.power_sheet = ce_game_power_sheet,
	.setup = ce_setup,
	.turn = turn,
	.phase = phase,
	.owes = owes,
	.seats = seats,
	.winners = winners,
	.misses = misses,
	.leaving = leaving,
	.by_chance = by_chance,
	.new_player = new_player,
	.resign = resign,
	.leave = leave,
	.stop = stop,
	.set_option = ce_set_option,
	.view = view,
	.role = ce_role,
	.role_kind = N_("Power"),
	.role_kinds = N_("Powers"),
	.role_name = ce_role_name,
	.needs = ce_needs,
	.report = ce_report,
	.position = ce_save_view,
	.chart = ce_chart,
	.chart_key = ce_chart_key,
	.matches = ce_matches,
	.voice = ce_voice,
	.count_name = ce_count_name,
	.count_what = ce_count_what,
	.count_goal = ce_count_goal,
	.count = ce_count,
	.opening = ce_opening,
	.ink = ce_ink,
	.ink_by_day = ce_ink_by_day,
	.form = ce_form,
	.start = ce_start,
	.phrase = phrase,
	.traces_all = true,
	.own_trace = &ce_own_trace,
	.adjudicate = adjudicate,
	.save = ce_save,
	.load = ce_load,
	.sound = ce_sound,
};
