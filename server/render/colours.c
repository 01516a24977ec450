/* Colours of the seats.
 * SPDX-License-Identifier: ISC */
#include "server/render/colours.h"

int colour_number(const struct game_rules *r, int n, struct str colour)
{
	for (int i = 0; game_seats(r, n) >> i; i++)
		if (str_is(colour, r->colours[i]) || str_is(colour, game_token(r, i)))
			return i;
	return -1;
}

struct str colours_said(struct arena *a, const struct game_rules *r, int n)
{
	struct buf list = buf_in(a);

	for (int i = 0; game_seats(r, n) >> i; i++)
		buf_printf(&list, "%s%s", i ? ", " : "", r->colours[i]);
	return buf_str(&list);
}

/* The seats, and what they have got so far; -1: nothing yet. */
struct handing_out {
	const struct game_rules *rules;
	const struct seat *seats;
	int n;
	int colour[GAME_SEATS_MAX];
	unsigned taken;
};

static bool is_free(const struct handing_out *x, int colour)
{
	return colour >= 0 && !(x->taken >> colour & 1);
}

static void give(struct handing_out *x, int i, int colour)
{
	x->colour[i] = colour;
	x->taken |= 1U << colour;
}

static void give_fixed(struct handing_out *x)
{
	for (int i = 0; i < x->n; i++) {
		int own = colour_number(x->rules, x->n, x->seats[i].colour);
		x->colour[i] = -1;
		if (x->seats[i].colour_fixed && own >= 0)
			give(x, i, own);
	}
}

/* The wish number `rank` of the seat as a free colour, or -1. */
static int wish(const struct handing_out *x, const struct seat *s, int rank)
{
	struct str rest = s->wish_colours;
	for (int i = 0; rest.n; i++) {
		struct str word = str_trim(str_until(&rest, ','));
		if (i == rank) {
			int c = colour_number(x->rules, x->n, word);
			return is_free(x, c) ? c : -1;
		}
	}
	return -1;
}

/* Returns the first to join among those whose wish of this rank is still free; or
 * -1. */
static int first_with_wish(const struct handing_out *x, int rank)
{
	int first = -1;
	for (int i = 0; i < x->n; i++)
		if (x->colour[i] < 0 && wish(x, &x->seats[i], rank) >= 0 &&
		    (first < 0 || x->seats[i].joined < x->seats[first].joined))
			first = i;
	return first;
}

static void give_wishes(struct handing_out *x)
{
	for (int rank = 0; rank < x->n; rank++)
		for (int i; (i = first_with_wish(x, rank)) >= 0;)
			give(x, i, wish(x, &x->seats[i], rank));
}

/* Players with no wish left keep the colour of their invitation if they can. */
static void give_invited(struct handing_out *x)
{
	for (int i = 0; i < x->n; i++) {
		int own = colour_number(x->rules, x->n, x->seats[i].colour);
		if (x->colour[i] < 0 && is_free(x, own))
			give(x, i, own);
	}
}

static void give_rest(struct handing_out *x)
{
	for (int i = 0; i < x->n; i++)
		for (int c = 0; x->colour[i] < 0; c++)
			if (is_free(x, c))
				give(x, i, c);
}

static void take_seat(struct seat *s, const struct game_rules *r, int colour)
{
	/* A key that was sent for another colour must not fit its new owner. */
	if (!str_is(s->colour, r->colours[colour]))
		s->epoch++;
	s->seat = colour;
	s->colour = str_of(r->colours[colour]);
}

void colours_give(const struct game_rules *r, struct seat *seats, int n)
{
	struct handing_out x = {.rules = r, .seats = seats, .n = n};

	give_fixed(&x);
	give_wishes(&x);
	give_invited(&x);
	give_rest(&x);
	for (int i = 0; i < n; i++)
		take_seat(&seats[i], r, x.colour[i]);
}
