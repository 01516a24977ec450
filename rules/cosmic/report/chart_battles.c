/* Lays out the challenges of the chart one after the other, each with the room that
 * those before it left. If one found none, all are laid once more: that one first, and
 * the plates without cards. A challenge that finds no room even then is left out,
 * because nothing may lie on a name or a number; the line below the board tells it. Once all ribbons lie, the cards at the joints: where a
 * plate was laid as a tag alone, they stand beside its tag or below it, or aside, where a leader line joins them to the tag; where all of
 * that fails, the list below the board tells them.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"

enum {
	WIDTH_LEAST = 3,  /* of a stream */
	TOKENS_MOST = 12, /* that are told apart by its width */
	TRACK = 6,      /* units along the ring: every look and every label is wider */
	LEFT_OUT = 100, /* badness, in plates without cards */
	MISSING = 10,   /* an ally, likewise */
	PAD = 4,        /* units between the cards and the rim round them */
	BAND = 4,       /* ... between a planet and the rim of its system's band */
	FAR = 150,      /* ... from a joint to its cards */
	SHORT = 8,      /* letters: "39 v 40" */
	NOBODY = -1,
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

static void take_board(struct chart *c)
{
	int r = chart_planet_radius(c);

	for (int system = 0; system < c->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			figure_take_disc(&c->room, FIGURE_MARKS,
					 chart_spot(c, system, planet, 0).at, r);
			chart_take_tokens(c, system, planet);
		}
	figure_take_disc(&c->room, FIGURE_MARKS, c->ring.middle, c->size->warp);
	for (int seat = 0; seat < c->t->n_seats && !chart_is_mini(c); seat++)
		figure_take_area(&c->room, FIGURE_MARKS, chart_plate_area(c, seat));
}

/* No ribbon goes out between the systems. */
static void take_track(struct chart *c)
{
	int length = figure_ring_length(&c->ring);

	for (int along = 0; along < length; along += TRACK) {
		struct figure_point p = figure_ring_spot(&c->ring, along, 0).at;
		figure_take_area(&c->room, FIGURE_MARKS,
				 (struct figure_area){p.x, p.y, 1, 1});
	}
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

static void route(struct chart *c, struct battles *all, struct figure_room board)
{
	struct battles *first = arena_new(c->f->a, struct battles);
	int streams = 0;

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

/* The room that all other battles leave. */
static struct figure_room others(struct chart *c, const struct battles *all, int but,
				 const struct figure_room *board)
{
	struct figure_room whole = c->room, left;

	c->room = figure_room_copy(c->f->a, board);
	for (int k = 0; k < all->n; k++)
		if (k != but && !all->battle[k].left_out) {
			chart_take_battle(c, &all->battle[k]);
			if (all->battle[k].aside.found)
				figure_take_label(&c->room, &all->battle[k].aside);
		}
	left = c->room;
	c->room = whole;
	return left;
}

/* Wide enough for the cards, at the same joint: it may hide nothing but ribbons of its own. */
static bool is_wider(struct battle *b, const struct figure_room *room)
{
	/* In hundredths of it. */
	static const int8_t slides[] = {0, 20, -20, 40, -40, 48, -48},
			    lifts[] = {0, 40, -40};
	const struct figure_point at =
		figure_bow_at(&b->stream[0].bow, b->joint, FIGURE_WAY);

	b->plate.text = b->cards;
	for (int below = 0; below < 2; below++)
		for (size_t i = 0; i < sizeof slides * sizeof lifts; i++) {
			b->plate.below = below == 1;
			b->plate_at = at;
			b->plate_at.x +=
				figure_plate_area(&b->plate, b->plate_at).width *
				slides[i / sizeof lifts] / 100;
			b->plate_at.y +=
				figure_plate_area(&b->plate, b->plate_at).height *
				lifts[i % sizeof lifts] / 100;
			struct figure_area area =
				figure_plate_area(&b->plate, b->plate_at);
			if (figure_find_area(room, &area, 1) == 0)
				return true;
		}
	return false;
}

/* "20 v" above "Compromise", "Compromise" above "v 20": a name has a row of its own. */
static void set_rows(struct battle *b, int n)
{
	size_t v = str_find(b->cards, STR(" v "));

	b->row[0] = b->cards;
	b->row[1] = STR("");
	if (n < 2 || v == SIZE_MAX)
		return;
	size_t end = b->cards.s[0] >= '0' && b->cards.s[0] <= '9' ? v + 2 : v;
	b->row[0] = str_slice(b->cards, 0, end);
	b->row[1] = str_slice(b->cards, end + 1, b->cards.n);
}

/* In a row, or else in two. `room`: with its own ribbons. */
static bool is_aside(struct battle *b, const struct figure_room *room)
{
	struct figure_area tag = figure_plate_area(&b->plate, b->plate_at);
	int size = b->plate.size;

	for (int rows = 1; rows <= 2; rows++) {
		set_rows(b, rows);
		int upper = figure_text_width(b->row[0], size, true);
		int lower = figure_text_width(b->row[1], size, true);
		b->aside = figure_find_label(
			room,
			&(struct figure_label){
				.of = b->plate_at,
				.clear = tag.width / 2 + 2,
				.far = FAR,
				.width = (upper > lower ? upper : lower) + 2 * PAD,
				.height = rows * (size + PAD) + PAD,
			});
		if (b->aside.found)
			return true;
	}
	return false;
}

/* The bands of the systems reach further than their planets, and labels keep off them. */
static struct figure_room with_bands(struct chart *c, const struct figure_room *board)
{
	struct figure_room r = figure_room_copy(c->f->a, board);

	for (int system = 0; system < c->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			figure_take_disc(&r, FIGURE_MARKS,
					 chart_spot(c, system, planet, 0).at,
					 chart_planet_radius(c) + BAND);
	return r;
}

static bool is_untold(const struct battle *b)
{
	return !b->left_out && !b->plate.text.n && b->cards.n;
}

/* At the joint; it takes the room of its plate. */
static void tell_here(struct chart *c, struct battles *all, int i,
		      const struct figure_room *board)
{
	struct battle *b = &all->battle[i], tag = *b;
	struct figure_room room = others(c, all, i, board);

	for (int k = 0; k < b->n; k++)
		figure_take_disc(&room, FIGURE_MARKS, b->stream[k].bow.from,
				 c->size->source + 1);
	if (is_wider(b, &room))
		figure_take_area(&c->room, FIGURE_MARKS,
				 figure_plate_area(&b->plate, b->plate_at));
	else
		*b = tag;
}

/* Leaders may go out between the systems, where ribbons may not. */
static void tell_cards(struct chart *c, struct battles *all,
		       const struct figure_room *board)
{
	int untold = 0;

	for (int i = 0; i < all->n; i++)
		if (is_untold(&all->battle[i])) {
			tell_here(c, all, i, board);
			untold += is_untold(&all->battle[i]);
		}
	if (!untold)
		return;
	struct figure_room bands = with_bands(c, board);
	struct figure_room room = others(c, all, NOBODY, &bands);
	/* The longest are the hardest to place. */
	for (int named = 1; named >= 0; named--)
		for (int i = 0; i < all->n; i++) {
			struct battle *b = &all->battle[i];
			if (is_untold(b) && (b->cards.n > SHORT) == (named == 1) &&
			    is_aside(b, &room)) {
				figure_take_label(&room, &b->aside);
				figure_take_label(&c->room, &b->aside);
			}
		}
}

void chart_route(struct chart *c, struct battles *all)
{
	take_board(c);
	const struct figure_room board = figure_room_copy(c->f->a, &c->room);
	take_track(c);
	route(c, all, figure_room_copy(c->f->a, &c->room));
	if (!chart_is_mini(c))
		tell_cards(c, all, &board);
}
