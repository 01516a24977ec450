/* Games that are open to join, public or not: on the front page, and as data for programs.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>

#include "base/arena.h"
#include "orders/vocab.h"
#include "rules/codec.h"
#include "rules/game.h"
#include "server/game/phase_clock.h"
#include "server/options/outline.h"
#include "server/zine/people/zine_people.h"
#include "server/zine/zine_pages.h"

bool zine_open_load(struct zine *z, struct err *err)
{
	z->open = NULL;
	z->n_open = 0;
	for (int i = 0; i < z->n_homes; i++) {
		struct open_place *list;
		int n;
		if (!open_places(z->homes[i], z->a, &list, &n, err))
			return false;
		for (int k = 0; k < n; k++) {
			z->open = arena_more(z->a, z->open, (size_t)z->n_open,
					     sizeof *z->open);
			z->open[z->n_open++] = list[k];
		}
	}
	return true;
}

/* A press on it opens the letter, ready to be sent. */
static void how_to_join(struct zine *z, struct zine_doc *d, struct str game)
{
	zine_open(d, "p", "class", "call", NULL);
	zine_text(d, STR("To play, write "));
	zine_mail_link(d, z->home->config.address,
		       str_printf(z->a, "?subject=JOIN%%20%.*s&body=JOIN%%20%.*s",
				  STR_ARG(game), STR_ARG(game)),
		       str_printf(z->a, "JOIN %.*s", STR_ARG(game)));
	zine_text(d, STR("."));
	zine_close(d);
}

/* Its own page, if it is public; else NULL. */
static struct zine_game *public_game(const struct zine *z, const struct open_place *p)
{
	for (int i = 0; i < z->n_games; i++)
		if (str_equal(z->games[i].game.name, p->game.name))
			return &z->games[i];
	return NULL;
}

/* When letters are due and how long a turn takes; the rule alone of a game that has no page (NULL). */
static struct str pace(struct arena *a, struct zine_game *g, struct str rule)
{
	const void *view = NULL;
	struct str turn = STR("");
	struct err err = {0};

	if (g && game_outline(g->home, a, &g->game, &view, &err))
		turn = phase_clock_turn_told(a, g->rules, view, rule);
	return str_printf(a, "%.*s.%s%.*s", STR_MADE(a, phase_clock_rule_told(a, rule)),
			  turn.n ? " " : "", STR_ARG(turn));
}

/* When it is played, for whom, and what to write. */
static void terms(struct zine *z, struct zine_doc *d, const struct open_place *p)
{
	struct str conditions = open_conditions(z->a, &p->open);

	zine_putf(d, "p", NULL, "Deadlines: %.*s It starts when %s.",
		  STR_MADE(z->a, pace(z->a, public_game(z, p), p->game.deadlines)),
		  p->open.by_gm ? "its game master says so" : "it is full");
	if (conditions.n)
		zine_putf(d, "p", NULL, "Its game master asks for: %.*s.",
			  STR_ARG(conditions));
	how_to_join(z, d, p->game.name);
}

static void name(struct zine_doc *d, const struct open_place *p, struct zine_game *g)
{
	if (!g) {
		zine_put(d, "h3", NULL, p->game.name);
		return;
	}
	zine_open(d, "h3", NULL);
	zine_link(d, zine_game_way(g), NULL, zine_title(g));
	zine_close(d);
}

/* "Bene Gesserit, Emperor": as the names stand in reports; a letter may write them as it likes. */
static struct str free_seats(struct arena *a, const struct open_place *p)
{
	const struct game_rules *r = game_find(p->game.rules);
	struct str list = p->free;
	struct buf b = buf_in(a);

	while (list.n) {
		struct str word = str_trim(str_until(&list, ','));
		for (int i = 0; r && i < r->seats_max; i++)
			if (str_iequal(word, str_of(r->colours[i])))
				word = str_of(r->vocab->seat_names[i]);
		buf_printf(&b, "%s%.*s", b.n ? ", " : "", STR_ARG(word));
	}
	return buf_str(&b);
}

static void panel(struct zine *z, struct zine_doc *d, const struct open_place *p)
{
	const struct game_rules *r = game_find(p->game.rules);
	struct zine_game *g = public_game(z, p);

	zine_open(d, "article", "class", "panel", NULL);
	name(d, p, g);
	zine_putf(d, "p", "status", "%s, %d players. Free seats: %.*s.",
		  r ? r->title : "", p->game.n_seats,
		  STR_MADE(z->a, free_seats(z->a, p)));
	if (g)
		zine_sample(z, d, g);
	else
		zine_sample_of(z, d, p);
	if (r && r->lesson && r->lesson[0])
		zine_put(d, "p", NULL, str_of(r->lesson[0]));
	if (g && zine_joined(g))
		zine_standings(d, g,
			       str_z(z->a, str_printf(z->a, "%.*s: who plays",
						      STR_MADE(g->a, zine_title(g)))));
	terms(z, d, p);
	zine_close(d);
}

bool zine_open_terms(struct zine *z, struct zine_doc *d, const struct zine_game *g)
{
	const struct open_place *p = zine_open_place(z, g);

	if (!p)
		return false;
	zine_putf(d, "p", NULL, "Free seats: %.*s.",
		  STR_MADE(z->a, free_seats(z->a, p)));
	terms(z, d, p);
	return true;
}

struct str zine_open_stamp(struct zine *z, const struct zine_game *g)
{
	const struct open_place *p = zine_open_place(z, g);

	if (!p)
		return STR("");
	return str_printf(
		z->a, "open %d %.*s; %.*s; %.*s", p->open.by_gm, STR_ARG(p->free),
		STR_MADE(z->a, pace(z->a, public_game(z, p), p->game.deadlines)),
		STR_MADE(z->a, open_conditions(z->a, &p->open)));
}

void zine_open_shelf(struct zine *z, struct zine_doc *d)
{
	if (!z->n_open)
		return;
	zine_open(d, "section", NULL);
	zine_put(d, "h2", NULL, STR("Open to join"));
	zine_open(d, "div", "class", "panels", NULL);
	for (int i = 0; i < z->n_open; i++)
		panel(z, d, &z->open[i]);
	zine_close(d);
	zine_close(d);
}

static json_t *seats_of(struct str list)
{
	json_t *seats = json_array();

	while (list.n) {
		struct str word = str_trim(str_until(&list, ','));
		json_array_append_new(seats, json_stringn(word.s, word.n));
	}
	return seats;
}

static json_t *text(struct str s)
{
	return json_stringn(s.s ? s.s : "", s.n);
}

struct str zine_open_json(struct zine *z)
{
	struct buf out = buf_in(z->a);
	json_t *list = json_array();

	for (int i = 0; i < z->n_open; i++) {
		const struct open_place *p = &z->open[i];
		const struct open_game *o = &p->open;
		json_array_append_new(
			list,
			json_pack("{s:o, s:o, s:i, s:o, s:o, s:s, s:i, s:i, s:o, s:o}",
				  "game", text(p->game.name), "rules",
				  text(p->game.rules), "seats", p->game.n_seats, "free",
				  seats_of(p->free), "deadlines",
				  text(p->game.deadlines), "starts",
				  o->by_gm ? "gm" : "full", "reliability",
				  o->reliability, "most_games", o->most_games, "join",
				  text(str_printf(z->a, "JOIN %.*s",
						  STR_ARG(p->game.name))),
				  "address", text(z->home->config.address)));
	}
	codec_print(&out, json_pack("{s:o}", "open", list), JSON_INDENT(2), 0);
	buf_char(&out, '\n');
	return buf_str(&out);
}

int zine_joined(const struct zine_game *g)
{
	int n = 0;

	for (int i = 0; i < g->n_seats; i++)
		n += g->seats[i].status == SEAT_JOINED;
	return n;
}

void zine_seat_terms(struct zine_doc *d, struct zine_game *g)
{
	zine_putf(d, "p", NULL, "Deadlines: %.*s",
		  STR_MADE(d->a, pace(d->a, g, g->game.deadlines)));
	if (g->game.n_seats - zine_joined(g) > 0)
		zine_putf(
			d, "p", "call",
			"To play, ask its game master for a seat in %.*s. They send an invitation, and you answer it with JOIN.",
			STR_MADE(g->a, zine_title(g)));
}
