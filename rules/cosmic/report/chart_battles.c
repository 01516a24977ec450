/* Lays out the challenges of the chart one after the other, each with the room that
 * those before it left. If one found none, all are laid once more: that one first, and
 * the plates without cards. A challenge that finds no room even then is left out,
 * because nothing may lie on a name or a number; the line below the board tells it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"

enum {
	WIDTH_LEAST = 3,  /* of a stream */
	TOKENS_MOST = 12, /* that are told apart by its width */
	TRACK = 6,      /* units along the ring: every look and every label is wider */
	LEFT_OUT = 100, /* badness, in plates without cards */
	MISSING = 10,   /* an ally, likewise */
};

static bool is_seen(const struct ce_challenge *k)
{
	return !ce_is_off(k) && ce_tokens_in(k, k->attacker) > 0;
}

static int width_of(const struct chart *c, int n)
{
	int width = (n < TOKENS_MOST ? n : TOKENS_MOST) * c->size->token / 10;

	return width > WIDTH_LEAST ? width : WIDTH_LEAST;
}

static void add_stream(const struct chart *c, struct battle *b, int seat, bool defends)
{
	int n = ce_tokens_in(b->k, seat);

	if (n > 0)
		b->stream[b->n++] = (struct stream){.seat = seat,
						    .n = n,
						    .width = width_of(c, n),
						    .defends = defends};
}

static struct battle read(const struct chart *c, int i)
{
	const struct ce_challenge *k = &c->t->challenge[i];
	const struct chart_colour *colour = &chart_colours[k->attacker];
	int defends = ce_tokens_in(k, k->defender);
	struct battle b = {
		.number = i,
		.k = k,
		.defence = defends > 0 ? width_of(c, defends) : 0,
		.cards = chart_is_mini(c) ? STR("") : chart_cards(c->f->a, k),
		.plate = {.tag = str_printf(c->f->a, "C%d", i + 1),
			  .tag_fill = colour->token,
			  .tag_ink = CHART_DARK,
			  .fill = CHART_PANEL,
			  .rim = colour->token,
			  .ink = CHART_INK,
			  .size = c->size->tiny},
	};

	add_stream(c, &b, k->attacker, false);
	for (int side = CE_ATTACK_SIDE; side <= CE_DEFENCE_SIDE; side++)
		for (int seat = 0; seat < c->t->n_seats; seat++)
			if (k->side[seat] == side && seat != k->attacker &&
			    seat != k->defender)
				add_stream(c, &b, seat, side == CE_DEFENCE_SIDE);
	return b;
}

/* Nothing goes out between the systems: the track of the ring is taken, too. */
static void take_board(struct chart *c)
{
	int r = chart_planet_radius(c), length = figure_ring_length(&c->ring);

	for (int system = 0; system < c->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			figure_take_disc(&c->room, FIGURE_MARKS,
					 chart_spot(c, system, planet, 0).at, r);
			chart_take_tokens(c, system, planet);
		}
	figure_take_disc(&c->room, FIGURE_MARKS, c->ring.middle, c->size->warp);
	for (int along = 0; along < length; along += TRACK) {
		struct figure_point p = figure_ring_spot(&c->ring, along, 0).at;
		figure_take_area(&c->room, FIGURE_MARKS,
				 (struct figure_area){p.x, p.y, 1, 1});
	}
	for (int seat = 0; seat < c->t->n_seats && !chart_is_mini(c); seat++)
		figure_take_area(&c->room, FIGURE_MARKS, chart_plate_area(c, seat));
}

static bool is_whole(const struct battle *b)
{
	return !b->left_out && !b->missing && b->plate.text.n == b->cards.n;
}

static int badness_of(const struct battle *b)
{
	return LEFT_OUT * b->left_out + MISSING * b->missing + !is_whole(b);
}

static int badness(const struct battles *all)
{
	int n = 0;

	for (int i = 0; i < all->n; i++)
		n += badness_of(&all->battle[i]);
	return n;
}

/* In the room that the board leaves; those that found none come first. It ends as soon as it is not better than the first
 * time: returns whether it is. */
static bool lay_again(struct chart *c, struct battles *all)
{
	struct battles last = *all;
	int n = 0, first = badness(&last), bad = 0;

	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < last.n; i++)
			if (is_whole(&last.battle[i]) == (pass == 1))
				all->battle[n++] = last.battle[i];
	for (int i = 0; i < all->n; i++) {
		struct battle b = read(c, all->battle[i].number);
		b.crowded = all->battle[i].crowded;
		b.tag_only = first >= MISSING;
		chart_lay(c, &b);
		all->battle[i] = b;
		bad += badness_of(&b);
		if (bad >= first)
			return false;
	}
	return true;
}

void chart_route(struct chart *c, struct battles *all)
{
	struct battles *first = arena_new(c->f->a, struct battles);
	int streams = 0;

	take_board(c);
	struct figure_room board = figure_room_copy(c->f->a, &c->room);
	c->lines = (struct chart_lines){.a = c->f->a};
	for (int i = 0; i < c->t->n_challenges; i++)
		if (is_seen(&c->t->challenge[i])) {
			all->battle[all->n] = read(c, i);
			streams += all->battle[all->n++].n;
		}
	for (int i = 0; i < all->n; i++) {
		all->battle[i].crowded = streams > c->size->streams;
		chart_lay(c, &all->battle[i]);
	}
	if (!badness(all))
		return;
	struct figure_room taken = c->room;
	*first = *all;
	c->room = board;
	c->lines.n = 0;
	if (lay_again(c, all))
		return;
	c->room = taken;
	*all = *first;
}
