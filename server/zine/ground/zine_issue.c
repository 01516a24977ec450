/* An issue read from the store, once for all that its page asks of it: its report, its board, its headline.
 * SPDX-License-Identifier: ISC */
#include "server/zine/ground/zine_issue.h"
#include "base/arena.h"
#include "base/figure.h"
#include "schema/press.h"
#include "server/render/letterhead.h"

bool zine_has_board(const struct zine_game *g)
{
	return g->rules->chart != NULL;
}

void zine_forget(struct zine_game *g)
{
	g->loaded = NULL;
	g->printed = NULL;
}

/* One page asks for it several times, and reading it takes longer than writing it. */
static bool load_issue(struct zine_game *g, int i, struct issue **out, struct err *err)
{
	if (!g->loaded || g->loaded->position->phase_no != g->issues[i].phase_no) {
		struct issue *is = arena_new(g->a, struct issue);
		zine_forget(g);
		if (!reports_load(g->home, g->a, &g->game, g->issues[i].phase_no, is,
				  err))
			return false;
		/* Drawing takes longest. Where nobody sees a board it counts as drawn, and is empty. */
		is->drawing->drawn = !g->draws;
		is->drawing->figure = figure_in(g->a, 0, 0);
		g->loaded = is;
	}
	*out = g->loaded;
	return true;
}

bool zine_bulletin(struct zine_game *g, int i, int seat, struct bulletin *b,
		   struct err *err)
{
	struct issue *loaded, is;

	if (!load_issue(g, i, &loaded, err))
		return false;
	is = *loaded;
	/* A line that goes by the clock would make another page each time. */
	is.now = g->issues[i].made;
	if (i + 1 < g->n && g->game.status == GAME_PAUSED) {
		struct game *then = arena_new(g->a, struct game);
		*then = *is.game;
		then->status = GAME_RUNNING;
		is.game = then;
	}
	return reports_bulletin(g->home, g->a, &is, seat, b, err);
}

struct events zine_events(const struct zine_game *g, const struct bulletin *b)
{
	struct events none = {.a = g->a};

	return events_seen(g->a, b->events ? b->events : &none, SEAT_READERS);
}

struct figure *zine_draw(struct zine_game *g, const struct bulletin *b,
			 enum figure_use use)
{
	struct figure *f = arena_new(g->a, struct figure);
	struct events seen = zine_events(g, b);

	*f = figure_in(g->a, 0, 0);
	f->use = use;
	g->rules->chart(letterhead_view(g->a, g->rules, b->state, SEAT_READERS), &seen,
			f);
	return f;
}

const struct figure *zine_figure_of(const struct page *page)
{
	const struct page_block *b = page_first(page, PAGE_FIGURE);

	return b ? b->figure : NULL;
}

void zine_print(struct zine_game *g, const struct bulletin *b, struct page *page)
{
	bulletin_report(g->a, b, page);
	if (g->draws && zine_has_board(g) && b->seat == SEAT_READERS &&
	    !zine_figure_of(page))
		page_figure(page,
			    zine_draw(g, b, FIGURE_SHEET)); /* its report has none */
	zine_hide_page(g, page);
	if (b->seat == SEAT_READERS) {
		g->printed = arena_new(g->a, struct page);
		*g->printed = *page;
	}
}

bool zine_report(struct zine_game *g, int i, int seat, struct page *page,
		 struct err *err)
{
	struct issue *loaded;
	struct bulletin b;

	if (!load_issue(g, i, &loaded, err))
		return false;
	if (seat == SEAT_READERS && g->printed) {
		*page = *g->printed;
		return true;
	}
	if (!zine_bulletin(g, i, seat, &b, err))
		return false;
	zine_print(g, &b, page);
	return true;
}

static void add_letter(struct zine_game *g, const struct press_item *p,
		       struct arena *keep, struct zine_issue *x)
{
	struct str by = STR(""), text = zine_hide_words(g, str_trim(p->text));

	if (!text.n || x->n_letters == ZINE_LETTERS)
		return;
	if (!p->grey)
		by = p->seat < 0 ? STR("GM") : zine_seat(g, p->seat);
	x->letter[x->n_letters++] = (struct zine_letter){.by = str_dup(keep, by),
							 .text = str_dup(keep, text)};
}

/* The first of them; press that cannot be read is left out. Grey press follows, and the issue has it by its text: of several
 * pieces none is here, because which came first would tell something of its writer. */
static void read_letters(struct zine_game *g, const struct issue *is,
			 struct arena *keep, struct zine_issue *x)
{
	struct press_item *items;
	struct err err = {0};
	int n, n_grey = 0;

	if (!press_list(g->home->store, g->a, g->game.id, is->from_no, &items, &n,
			&err))
		return;
	for (int i = 0; i < n; i++) {
		n_grey += items[i].to_zine && items[i].grey;
		if (items[i].to_zine && !items[i].grey)
			add_letter(g, &items[i], keep, x);
	}
	for (int i = 0; i < n && n_grey == 1; i++)
		if (items[i].to_zine && items[i].grey)
			add_letter(g, &items[i], keep, x);
}

struct str zine_headline(struct zine_game *g, int i)
{
	struct zine_issue *x = &g->issues[i];
	struct arena *a = g->a;
	struct err err = {0};
	struct issue *is;

	if (!x->headline.s)
		zine_told(g);
	if (x->headline.s)
		return x->headline;
	/* A headline that cannot be had is left out. */
	x->headline = x->summary = STR("");
	if (!g->loaded)
		g->a = arena_create(); /* of many issues nothing else is read */
	if (load_issue(g, i, &is, &err)) {
		x->headline = str_dup(a, is->voice.headline);
		if (is->voice.n)
			x->summary = str_dup(a, is->voice.line[0]);
		read_letters(g, is, a, x);
	}
	if (g->a != a) {
		zine_forget(g);
		arena_destroy(g->a);
		g->a = a;
	}
	return x->headline;
}

struct str zine_summary(struct zine_game *g, int i)
{
	(void)zine_headline(g, i);
	return g->issues[i].summary;
}

const struct zine_issue *zine_letters(struct zine_game *g, int i)
{
	(void)zine_headline(g, i);
	return &g->issues[i];
}
