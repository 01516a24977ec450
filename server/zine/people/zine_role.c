/* A role's page, a Power's or a faction's: what it does, how it went, how it opened, and in which games.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "rules/voice.h"
#include "server/zine/people/zine_people.h"

static const char *kind_of(const struct game_rules *r)
{
	return r->role_kind ? r->role_kind : game_seat_kind(r);
}

/* What it does -------------------------------------------------------------------------- */

static void does(struct zine_doc *d, const struct zine_role *r)
{
	struct page page = page_in(d->a);

	if (r->power < 0 || !r->rules->power_sheet)
		return;
	r->rules->power_sheet(r->power, &page);
	zine_uncomment(&page);
	zine_open(d, "section", NULL);
	zine_put(d, "h2", NULL, STR("What it does"));
	zine_open(d, "div", "class", "sheet pg", NULL);
	zine_part_ours(d, &page);
	zine_close(d);
	zine_close(d);
}

/* Figures ------------------------------------------------------------------------------- */

/* Games that are over, by the number of their seats: six share a victory more thinly than three. */
static void by_seats(struct zine_doc *d, const struct zine_role *r)
{
	static const char *const heads[] = {"Players", "#Games", "#Won", "Rate", NULL};

	zine_put(d, "h2", NULL, STR("How it went"));
	if (!r->over) {
		zine_put(d, "p", NULL, STR("No game with it is over yet."));
		return;
	}
	zine_table(d, "Games that are over, by their number of players", heads);
	for (int seats = 1; seats <= GAME_SEATS_MAX; seats++) {
		int n = 0, won = 0;
		for (int i = 0; i < r->n_held; i++) {
			const struct zine_game *g = r->held[i].g;
			n += g->over && g->n_seats == seats;
			won += g->n_seats == seats && zine_has_won(&r->held[i]);
		}
		if (!n)
			continue;
		zine_open(d, "tr", NULL);
		zine_cell(d, true, NULL, str_printf(d->a, "%d", seats));
		zine_number(d, n);
		zine_number(d, won);
		zine_rate_cell(d, won, n);
		zine_close(d);
	}
	zine_table_end(d);
}

/* Openings ------------------------------------------------------------------------------ */

struct opening {
	struct str words;
	int games, over, won;
};

static int by_use(const void *x, const void *y)
{
	const struct opening *a = x, *b = y;
	size_t n = a->words.n < b->words.n ? a->words.n : b->words.n;
	int order = b->games - a->games;

	if (!order)
		order = memcmp(a->words.s, b->words.s, n);
	return order ? order : (int)a->words.n - (int)b->words.n;
}

static int list_openings(struct arena *a, const struct zine_role *r,
			 struct opening **out)
{
	struct opening *list = NULL;
	int n = 0;

	for (int i = 0; i < r->n_held; i++) {
		const struct zine_held *h = &r->held[i];
		struct str words = h->g->opening[h->seat];
		struct opening *o = NULL;
		for (int k = 0; words.n && !o && k < n; k++)
			if (str_equal(list[k].words, words))
				o = &list[k];
		if (!words.n)
			continue;
		if (!o) {
			o = arena_push(a, list, n);
			*o = (struct opening){.words = words};
		}
		o->games++;
		o->over += h->g->over;
		o->won += zine_has_won(h);
	}
	if (n)
		qsort(list, (size_t)n, sizeof *list, by_use);
	*out = list;
	return n;
}

static void openings(struct zine_doc *d, const struct zine_role *r)
{
	static const char *const heads[] = {"In turn 1", "#Games", "#Over",
					    "#Won",      "Rate",   NULL};
	struct opening *list;
	int n = list_openings(d->a, r, &list);

	if (!n)
		return;
	zine_put(d, "h2", NULL, STR("Openings"));
	zine_table(d, "How it opened the game, and how often it won then", heads);
	for (int i = 0; i < n; i++) {
		zine_open(d, "tr", NULL);
		zine_cell(d, true, NULL, list[i].words);
		zine_number(d, list[i].games);
		zine_number(d, list[i].over);
		zine_number(d, list[i].won);
		zine_rate_cell(d, list[i].won, list[i].over);
		zine_close(d);
	}
	zine_table_end(d);
}

/* Games --------------------------------------------------------------------------------- */

static void games_of(struct zine_doc *d, const struct zine_role *r)
{
	static const char *const heads[] = {"Game", "Player", "Outcome", NULL};

	const struct zine_held *list = zine_newest_first(d->a, r->held, r->n_held);

	zine_put(d, "h2", NULL, STR("Games"));
	zine_table(d, "Games with it, the newest first", heads);
	for (int i = 0; i < r->n_held && i < ZINE_LISTED; i++) {
		const struct zine_held *h = &list[i];
		const struct zine_player *p = zine_player_at(h->g, h->seat, INT32_MAX);
		zine_open(d, "tr", "class", zine_has_won(h) ? "won" : NULL, NULL);
		zine_cell(d, true, zine_game_way(h->g), zine_title(h->g));
		zine_cell(d, false, p ? zine_player_page(d->a, p->name) : NULL,
			  zine_name(h->g, h->seat));
		zine_cell(d, false, NULL, zine_outcome(h));
		zine_close(d);
	}
	zine_table_end(d);
	zine_more_games(d, r->n_held - ZINE_LISTED);
}

/* A list of games that is not longer stands beside what the role does. */
enum { BESIDE_MOST = 12 };

struct str zine_role_page_of(struct zine *z, const struct zine_role *r)
{
	struct str about =
		str_printf(z->a, "%s in %s. %d\302\240%s, %d over, %d won.",
			   kind_of(r->rules), r->rules->title, r->n_held,
			   r->n_held == 1 ? "game" : "games", r->over, r->won);
	struct zine_doc d;

	zine_begin(z,
		   &(struct zine_head){
			   .title = str_printf(z->a, "%.*s - %.*s", STR_ARG(r->name),
					       STR_ARG(z->home->config.zine_title)),
			   .about = about,
			   .up = "",
			   .class = "people",
			   .path = r->page,
		   },
		   &d);
	zine_masthead(&d, z->home->config.zine_title, str_of(r->rules->title), STR("A"),
		      voice_headline(z->a, str_of(kind_of(r->rules))));
	zine_put(&d, "h1", NULL, r->name);
	zine_put(&d, "p", "lead", about);
	zine_open(&d, "div", "class", "halls", NULL);
	does(&d, r);
	zine_open(&d, "section", NULL);
	by_seats(&d, r);
	openings(&d, r);
	if (r->n_held <= BESIDE_MOST)
		games_of(&d, r);
	zine_close(&d);
	zine_close(&d);
	if (r->n_held > BESIDE_MOST)
		games_of(&d, r);
	return zine_finish(&d);
}
