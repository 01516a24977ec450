/* Answers that show something: STATUS, HELP, TEMPLATE, PROOF, RULES.
 * SPDX-License-Identifier: ISC */
#include "server/answers/answers_parts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/vocab.h"
#include "rules/pieces/rulings.h"
#include "rules/player.h"
#include "schema/press.h"
#include "schema/sheets.h"
#include "server/answers/press_take.h"
#include "server/game/how_far.h"
#include "server/game/led.h"
#include "server/game/phase_missing.h"
#include "server/options/house_rules.h"
#include "server/render/letterhead.h"
#include "server/render/render_text.h"
#include "server/replay/proof.h"

/* The receipt itself shows the deadline, the orders and what is open. */
static void say_when(const struct asked *q, struct buf *out)
{
	const struct game *g = q->game;
	const void *view = position_view(q->a, q->position, SEAT_READERS);

	buf_printf(out, _("STATUS of game %.*s: turn %d, phase %d of %d: %s.\n"),
		   STR_ARG(g->name), g->turn, g->phase,
		   game_phases(q->rules, view, g->turn),
		   game_phase_name(q->rules, view, g->turn, g->phase));
	if (g->status == GAME_PAUSED)
		buf_z(out, _("The game is paused.\n"));
	else if (g->hold.n)
		buf_z(out, _("The phase waits for the GM.\n"));
}

/* Players learn whether others have ordered once the phase has run, not before. */
static void say_orders(const struct asked *q, struct buf *out)
{
	const struct sheet *s = &q->reading->sheet;
	int misses = q->rules->misses(q->position->state, q->seat->seat);

	buf_z(out, s->final  ? _("You have said FINAL.")
		   : s->wait ? _("You are set to WAIT.")
			     : _("You have said neither FINAL nor WAIT."));
	if (misses)
		buf_printf(out, _(" Missed in a row before: %d."), misses);
	buf_z(out, _(" You will learn who else has ordered once the phase has run.\n"));
}

static bool say_later(const struct asked *q, struct buf *out, struct err *err)
{
	const struct game *g = q->game;
	struct buf list = buf_in(q->a);
	struct later *l;
	int n;

	if (!later_after(q->h->store, q->a, g->id, g->turn, g->phase, q->seat->seat, &l,
			 &n, err))
		return false;
	for (int i = 0; i < n; i++)
		buf_printf(&list, _("%s%d.%d (receipt %d)"), i ? ", " : "", l[i].turn,
			   l[i].phase, l[i].receipt);
	if (n)
		buf_printf(out, _("Kept for later phases: %.*s.\n"),
			   STR_ARG(buf_str(&list)));
	return true;
}

static bool say_press(const struct asked *q, struct buf *out, struct err *err)
{
	struct press_limits limit;
	int64_t used;

	if (!press_limits_load(q->h, q->a, q->game, &limit, err) ||
	    !press_bytes(q->h->store, q->game->id, q->game->phase_no, q->seat->seat,
			 &used, err))
		return false;
	if (used)
		buf_printf(out, _("Press for the next report: %lld of %lld bytes.\n"),
			   (long long)used, (long long)limit.bytes);
	return true;
}

static bool say_led(const struct asked *q, struct buf *out, struct err *err)
{
	struct seat *seats;
	int n;

	if (!seats_list(q->h->store, q->a, q->game->id, &seats, &n, err))
		return false;
	unsigned led = led_openly(seats, n);
	if (led)
		buf_printf(out, _("Played by the house: %.*s (HELP HOUSE).\n"),
			   STR_MADE(q->a, phase_seat_names(q->a, q->rules, led)));
	return true;
}

/* "Who is winning?" brings STATUS: how far all are, as the readers of the game know it. */
static bool say_how_far(const struct asked *q, struct buf *out, struct err *err)
{
	const void *view = position_view(q->a, q->position, SEAT_READERS);
	struct seat *seats;
	int n;

	if (!seats_list(q->h->store, q->a, q->game->id, &seats, &n, err))
		return false;
	struct str told = how_far_told(q->a, q->rules, view, seats, n);
	if (told.n)
		buf_printf(out, _("So far: %.*s.\n"), STR_ARG(told));
	return true;
}

bool answer_status(const struct asked *q, struct err *err)
{
	const struct game *g = q->game;
	struct buf out = buf_in(q->a);

	if (g->status == GAME_INVITING)
		buf_printf(
			&out,
			q->seat->status == SEAT_JOINED
				? _("STATUS of game %.*s: not all have joined yet. You are in.")
				: _("STATUS of game %.*s: not all have joined yet. You are not in: write JOIN."),
			STR_ARG(g->name));
	else if (g->status == GAME_OVER)
		buf_printf(&out, _("STATUS of game %.*s: it is over."),
			   STR_ARG(g->name));
	else
		say_when(q, &out);
	if (g->status != GAME_INVITING && g->status != GAME_OVER) {
		if (q->seat->status == SEAT_REMOVED)
			buf_z(&out, _("You have left the game."));
		else if (q->position && g->phase) {
			say_orders(q, &out);
			if (!say_how_far(q, &out, err) || !say_later(q, &out, err) ||
			    !say_press(q, &out, err) || !say_led(q, &out, err))
				return false;
		}
	}
	answer_say(q, buf_str(&out));
	return true;
}

/* The words of the rule book after a mark; the game's own text on it comes first. */
static bool help_on_mark(const struct asked *q, const void *view, int phase,
			 struct buf *out)
{
	const struct game_rules *r = q->rules;
	struct str mark = q->command->word;

	if (!rulings_find(r->book, mark))
		return false;
	return (r->vocab->help && r->vocab->help(view, phase, mark, out)) ||
	       rulings_text(r->book, mark, out);
}

/* HELP PLAY: how to play, for beginners, and what the game adds to it for a player. */
static bool help_on_play(const struct asked *q, const void *view, int phase,
			 struct buf *out)
{
	const struct game_rules *r = q->rules;
	struct str word = q->command->word;
	struct page page = page_in(q->a);

	if (!r->lesson ||
	    !(str_iequal(word, STR("play")) || str_iequal(word, STR("game")) ||
	      str_iequal(word, STR("the game"))))
		return false;
	letterhead_lesson(&page, r);
	buf_add(out, render_text(q->a, &page));
	if (r->vocab->help)
		(void)r->vocab->help(view, phase, STR("play"), out);
	return true;
}

/* HELP HOUSE: how the house plays a seat. */
static bool help_on_house(const struct asked *q, struct buf *out)
{
	const struct game_rules *r = q->rules;
	struct str word = q->command->word;
	struct page page = page_in(q->a);

	if (!(str_iequal(word, STR("house")) || str_iequal(word, STR("the house")) ||
	      str_iequal(word, STR("house player"))))
		return false;
	if (!r->player) {
		buf_printf(out, _("The house cannot play a seat of %s.\n"), r->title);
		return true;
	}
	page_para(
		&page,
		str_of(_(
			"The house plays a seat if the GM says so: one without a player, or one whose player is away. It knows what that seat's report shows and nothing else, and orders in the words that you use. A draw decides between orders that are worth the same to it; anybody can check that draw after the game. A player's own orders replace the house's.")));
	for (int i = 0; r->player->manner[i]; i++)
		page_para(&page, str_of(locale_text(r->player->manner[i])));
	buf_add(out, render_text(q->a, &page));
	return true;
}

bool answer_help(const struct asked *q, struct err *err)
{
	struct buf out = buf_in(q->a);
	const struct position *p = q->position;
	const void *view = p ? position_view(q->a, p, q->seat->seat) : NULL;
	int turn = p ? p->turn : 0, phase = p ? p->phase : 0;

	(void)err;
	if (!help_on_mark(q, view, phase, &out) &&
	    !help_on_play(q, view, phase, &out) && !help_on_house(q, &out))
		orders_help(q->rules->vocab, view, turn, phase, q->command->word, &out);
	answer_say(q, buf_str(&out));
	return true;
}

bool answer_form(const struct asked *q, struct err *err)
{
	(void)err;
	q->out->form = true;
	if (q->game->status == GAME_INVITING)
		answer_say(
			q,
			str_of(_(
				"TEMPLATE: there is a form once the game has begun. Until then:\n  join\nor\n  decline")));
	else if (!q->position || !q->game->phase || q->seat->status == SEAT_REMOVED)
		answer_say(q, str_of(_("TEMPLATE: no phase is open for you.")));
	return true;
}

bool answer_proof(const struct asked *q, struct err *err)
{
	struct str text;

	if (!proof_text(q->h, q->a, q->game, q->seat, &text, err))
		return false;
	answer_say(q, text);
	return true;
}

bool answer_rules(const struct asked *q, struct err *err)
{
	struct page page = page_in(q->a);

	if (!house_rules_page(q->h, q->a, q->game, &page, err))
		return false;
	answer_say(q, render_text(q->a, &page));
	return true;
}
