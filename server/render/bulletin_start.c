/* The start letter: the players, the game's own part, the house rules, the commitment.
 * SPDX-License-Identifier: ISC */
#include "server/render/bulletin_parts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/vocab.h"
#include "server/render/letterhead.h"
#include "server/render/start_texts.h"

struct str bulletin_start_subject(struct arena *a, const struct bulletin *b)
{
	return str_printf(a,
			  b->later ? "[%.*s] you have a seat (%.*s)"
				   : "[%.*s] the game begins (%.*s)",
			  STR_MADE(a, letterhead_upper(a, b->game)),
			  STR_MADE(a, letterhead_seat(a, b->rules, b->seat)));
}

static void what_comes(const struct bulletin_letter *l)
{
	const struct bulletin *b = l->b;

	if (b->later)
		page_paraf(l->page, _(TEXT_TAKING_OVER), l->turn, l->phase);
	else if (l->turn > 1 || l->phase > 1)
		page_paraf(l->page, _(TEXT_ALREADY_OPEN), l->turn, l->phase);
	else if (b->seat < 0)
		page_para(
			l->page,
			str_of(_(
				"The game begins. The players have got this letter, each with their own part, and their first report.")));
	else
		page_para(
			l->page,
			str_of(_(
				"The game begins. Your first report comes with this letter; send orders as a reply to the report.")));
}

/* The name of a seat of this game that is not the reader's own. */
static const char *another(const struct bulletin *b, unsigned seats)
{
	int i = 0;

	while (i < b->rules->seats_max - 1 && (i == b->seat || !(seats >> i & 1)))
		i++;
	return b->rules->colours[i];
}

static void players(struct bulletin_letter *l)
{
	const struct bulletin *b = l->b;
	struct page_table *t;
	bool phones = false;

	page_heading(l->page, 0, STR(N_("WHO PLAYS")));
	if (b->anonymous) {
		unsigned seats = b->rules->vocab->seats(l->view);
		page_paraf(l->page, _(TEXT_ANONYMOUS), another(b, seats));
		page_paraf(l->page, _("Seats: %.*s."),
			   STR_MADE(l->a, bulletin_seats(l, seats)));
		return;
	}
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		phones |= b->person[i].phone.n > 0;
	t = page_table(l->page);
	page_column(t, STR(N_("Seat")), PAGE_LEFT);
	page_column(t, STR(N_("Name")), PAGE_LEFT);
	page_column(t, STR(N_("Address")), PAGE_LEFT);
	if (phones)
		page_column(t, STR(N_("Telephone")), PAGE_LEFT);
	for (int i = 0; i < GAME_SEATS_MAX; i++) {
		const struct bulletin_person *p = &b->person[i];
		if (!p->name.n && !p->address.n)
			continue;
		page_row(t);
		page_cell(t, letterhead_seat(l->a, b->rules, i));
		page_cell(t, p->name);
		page_cell(t, p->address);
		if (phones)
			page_cell(t, p->phone);
	}
}

/* Sections of the game that are longer than this are looked up, not read. They come after all that a player needs to begin. */
enum { LONG_SECTION = 40 };

/* The section that begins at block `from`: where it ends, and whether it is a long one. */
static int section_end(const struct page *p, int from, bool *is_long)
{
	int weight = 0, i = from;

	do {
		weight += p->blocks[i].table ? p->blocks[i].table->n_rows : 1;
		i++;
	} while (i < p->n && p->blocks[i].kind != PAGE_HEADING);
	*is_long = weight > LONG_SECTION;
	return i;
}

static void add_sections(struct page *to, const struct page *game, bool longs)
{
	bool is_long;

	for (int i = 0, end; i < game->n; i = end) {
		end = section_end(game, i, &is_long);
		for (int k = i; is_long == longs && k < end; k++)
			page_append(to, &game->blocks[k]);
	}
}

void bulletin_start(struct arena *a, const struct bulletin *b, struct page *page)
{
	locale_begin(b->language);
	struct bulletin_letter l = bulletin_begin(a, b, page);

	letterhead_title(page, b->rules, b->game, b->title, l.turn, l.phase,
			 game_phases(b->rules, l.view, l.turn));
	bulletin_who_reads(&l);
	what_comes(&l);
	page_cut(page); /* there are orders below, as examples */
	players(&l);
	page_para(page, str_of(_(TEXT_TIMES)));
	struct page game = page_in(a);
	game.text_only = page->text_only;
	game.board = page->board;
	b->rules->start(l.view, &game);
	add_sections(page, &game, false);
	for (int i = 0; b->house && i < b->house->n; i++)
		page_append(page, &b->house->blocks[i]);
	page_heading(page, 0, STR(N_("GM")));
	for (int i = 0; i < b->n_gm; i++)
		page_para(page, b->gm[i]);
	page_paraf(page, _(TEXT_FAIRNESS), STR_ARG(b->commitment));
	add_sections(page, &game, true);
	page_number(page, 0);
	page_rule(page);
	locale_end();
}
