/* The sections that the game writes, with the house's lines in their places.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "server/render/bulletin_parts.h"
#include "server/render/letterhead.h"

bool bulletin_to_player(const struct bulletin *b)
{
	return b->seat >= 0;
}

/* The seat is played at random, even if its player sends orders: there is
 * nothing to order. */
bool bulletin_is_by_chance(const struct bulletin *b)
{
	return b->rules->by_chance(b->state) >> b->seat & 1;
}

bool bulletin_has_left(const struct bulletin *b)
{
	return !(b->rules->seats(b->state) >> b->seat & 1);
}

static void end_of_section(struct bulletin_letter *l, int number)
{
	const struct voice *v = &l->b->voice;

	if (number != SECTION_NEWS)
		return;
	for (int i = 0; i < l->b->n_news; i++)
		page_para(l->page, l->b->news[i]);
	for (int i = 1; i < v->n; i++)
		page_para(l->page, v->line[i]);
}

/* "THE FOURTH BASE", and below it the line that goes with it. */
static void headline(struct bulletin_letter *l)
{
	const struct voice *v = &l->b->voice;

	page_headline(l->page, v->headline);
	if (v->n)
		page_para(l->page, v->line[0]);
}

/* How many more in a row the game bears: told to those who have missed one, and to all where the first is the last. */
static void misses_left(struct bulletin_letter *l)
{
	int most = game_absent(l->b->rules)->most;

	if (l->phase && most && (l->b->misses || most == 1) &&
	    !bulletin_is_by_chance(l->b))
		page_paraf(
			l->page,
			P_("You have missed %d phase in a row; after %d you leave the game.",
			   "You have missed %d phases in a row; after %d you leave the game.",
			   l->b->misses),
			l->b->misses, most);
}

/* Lists the orders that ran, and the fate of each. */
static void own_orders(struct bulletin_letter *l)
{
	const struct bulletin *b = l->b;

	if (!l->seen.n)
		return;
	bool ran = b->ran_phase > 0; /* else these are of the set-up */
	if (b->receipt && ran)
		page_paraf(
			l->page,
			b->only_final && b->n_fate
				? _("Your orders of phase %d.%d were those of receipt %d: FINAL, and no order. This was done without:")
			: b->only_final
				? _("Your orders of phase %d.%d were those of receipt %d: FINAL, and no order.")
			: b->n_fate
				? _("Your orders of phase %d.%d were those of receipt %d. What became of them:")
				: _("Your orders of phase %d.%d were those of receipt %d."),
			b->ran_turn, b->ran_phase, b->receipt);
	else if (b->n_fate && ran)
		page_paraf(
			l->page,
			_("None of your orders came for phase %d.%d. This was done without them:"),
			b->ran_turn, b->ran_phase);
	for (int i = 0; i < b->n_fate; i++)
		page_item(l->page, b->fate[i]);
	misses_left(l);
}

static void begin_of_section(struct bulletin_letter *l, int number)
{
	if (number == SECTION_NEWS)
		headline(l);
	if (number == SECTION_ONLY_YOU && bulletin_to_player(l->b))
		own_orders(l);
}

/* Drawn from what readers may know, whoever the letter is for. */
static const struct figure *board_of(const struct bulletin_letter *l)
{
	const struct bulletin *b = l->b;
	struct bulletin_board *board = b->board;

	if (!board || !b->rules->chart || l->page->text_only)
		return NULL;
	if (!board->drawn) {
		struct events seen = {.a = l->a};
		if (b->events)
			seen = events_seen(l->a, b->events, SEAT_READERS);
		board->figure = figure_in(l->a, 0, 0);
		b->rules->chart(letterhead_view(l->a, b->rules, b->state, SEAT_READERS),
				&seen, &board->figure);
		board->drawn = true;
	}
	return &board->figure;
}

static bool has_section(const struct page *game, int number)
{
	for (int i = 0; i < game->n; i++)
		if (game->blocks[i].kind == PAGE_HEADING &&
		    game->blocks[i].section == number)
			return true;
	return false;
}

/* A section that the game leaves out, for the server's lines. It is printed only if there are any. */
static void own_section(struct bulletin_letter *l, int number, const char *name)
{
	int heading = l->page->n;

	page_heading(l->page, number, str_of(name));
	begin_of_section(l, number);
	end_of_section(l, number);
	if (l->page->n == heading + 1)
		l->page->n = heading;
}

/* The game's sections, with the server's lines in their places. A heading with nothing below it is
 * not printed. */
void bulletin_game(struct bulletin_letter *l)
{
	struct page game = page_in(l->a);
	int section = 0, heading = -1;

	game.text_only = l->page->text_only;
	game.board = board_of(l);
	if (l->b->board)
		game.shared = &l->b->board->shared[game.text_only];
	l->b->rules->report(l->view, &l->seen, &game);
	if (!has_section(&game, SECTION_NEWS))
		own_section(l, SECTION_NEWS, N_("NEWS IN SHORT"));
	for (int i = 0; i <= game.n; i++) {
		bool end = i == game.n;
		if (end || game.blocks[i].kind == PAGE_HEADING) {
			end_of_section(l, section);
			if (heading >= 0 && l->page->n == heading + 1)
				l->page->n = heading;
			heading = l->page->n;
		}
		if (end)
			break;
		page_append(l->page, &game.blocks[i]);
		if (game.blocks[i].kind == PAGE_HEADING)
			begin_of_section(l, section = game.blocks[i].section);
	}
	if (bulletin_to_player(l->b) && !bulletin_has_left(l->b) &&
	    !has_section(&game, SECTION_ONLY_YOU))
		own_section(l, SECTION_ONLY_YOU, N_("ONLY FOR YOU"));
}
