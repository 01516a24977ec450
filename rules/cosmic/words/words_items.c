/* Readers for the own words of a Power: see words_items.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/words/words_items.h"

#include "rules/cosmic/words/words_parts.h"

enum { MOST_TOKENS = 2 * CE_TOKENS };

/* An order kept from an earlier phase is read again as it stands: that a base is gone
 * since then does not undo it. */
static bool is_kept(const struct parse *p)
{
	return p->reader->stored;
}

struct ce_item *ce_words_add_item(struct ce_item items[], uint8_t *n, int row, int word)
{
	struct ce_item *item = &items[(*n)++];

	*item = (struct ce_item){.n = CE_UNSAID,
				 .row = (uint8_t)row,
				 .word = (uint8_t)word,
				 .seat = CE_UNSAID,
				 .challenge = CE_UNSAID};
	return item;
}

struct ce_item *ce_words_item(struct parse *p, struct ce_order *o, int row, int word)
{
	if (o->power.n_items == CE_ITEMS) {
		parse_fault(p, parse_mark(p), NULL,
			    "That is too much for one order: it has at most %d parts",
			    CE_ITEMS);
		return NULL;
	}
	return ce_words_add_item(o->power.item, &o->power.n_items, row, word);
}

/* --- players --- */

bool ce_words_read_other_seat(struct parse *p, int *seat)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p);

	if (parse_word(p, WORD_ME, NULL))
		*seat = v->seat;
	else if (!parse_seat(p, seat))
		return false;
	if (*seat == v->seat)
		parse_fault(p, from, NULL, "Name another player here, not yourself");
	else if (!ce_in_game(&v->t, *seat) && !is_kept(p))
		parse_fault(p, from, "R-170", "%s has left the game",
			    ce_words_seat_name(*seat));
	return true;
}

static bool read_count(struct parse *p, struct ce_item *item)
{
	int from = parse_mark(p), n;

	if (!ce_words_read_near_number(p, &n))
		return false;
	if (n > MOST_TOKENS)
		parse_fault(p, from, NULL, "%d is more than there can be", n);
	item->n = (int16_t)(n > MOST_TOKENS ? MOST_TOKENS : n);
	return true;
}

bool ce_words_read_seats(struct parse *p, struct ce_order *o, int row, int word,
			 bool numbers)
{
	int was = p->i, seat;
	bool any = false;

	while (ce_words_read_other_seat(p, &seat)) {
		struct ce_item *item = ce_words_item(p, o, row, word);
		if (!item)
			return false;
		item->seat = (int8_t)seat;
		if (numbers)
			read_count(p, item);
		any = true;
		was = p->i;
		bool comma = parse_comma(p);
		if (!parse_word(p, WORD_THEN, NULL) && !comma)
			break;
	}
	p->i = was;
	return any || parse_expected(p, "a player, such as red");
}

void ce_words_put_seats(struct buf *b, const struct ce_item *item, int n,
			const char *between)
{
	for (int i = 0; i < n; i++) {
		buf_printf(b, "%s%s", i ? between : "",
			   ce_words_seat_name(item[i].seat));
		if (item[i].n >= 0)
			buf_printf(b, " %d", item[i].n);
	}
}

/* --- challenges --- */

bool ce_words_sees_other_order(const struct parse *p)
{
	const int phase = view_of(p)->t.phase; /* "attack 4" is a card in the third */

	for (int i = p->i; i < p->end; i++)
		if ((phase == 1 && token_is(&p->token[i], W_ATTACK)) ||
		    (phase == 2 && token_is(&p->token[i], W_ALLY)))
			return true;
	return false;
}

void ce_words_skip_occasion(struct parse *p, const char *word)
{
	const int was = p->i;

	if (!parse_word(p, WORD_IF, NULL) || !parse_says(p, word))
		p->i = was;
}

void ce_words_need_main(struct parse *p, int from, const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);

	if (v->t.phase > 1 && o->challenge >= 0 &&
	    !ce_is_main(&v->t.challenge[o->challenge], v->seat))
		parse_fault(
			p, from, "SP-2",
			"Only a main player can use this, and in C%d you are not one",
			o->challenge + 1);
}

/* --- planets --- */

static void check_base(struct parse *p, int from, enum ce_words_planets where, int seat,
		       int system, int planet)
{
	const struct ce_view *v = view_of(p);

	if (where == CW_OWN_BASE)
		seat = v->seat;
	if (where == CW_ANY_PLANET || is_kept(p) ||
	    v->t.planet[system][planet - 1][seat])
		return;
	if (seat == v->seat)
		parse_fault(p, from, NULL, "You have no base on %s %d",
			    ce_words_seat_name(system), planet);
	else
		parse_fault(p, from, NULL, "%s has no base on %s %d",
			    ce_words_seat_name(seat), ce_words_seat_name(system),
			    planet);
}

bool ce_words_read_planets(struct parse *p, struct ce_order *o, int row, int word,
			   enum ce_words_planets where, int seat)
{
	int was = p->i, from = parse_mark(p), system, planet;
	bool any = false;

	while (ce_words_read_planet(p, view_of(p)->seat, false, &system, &planet)) {
		struct ce_item *item = ce_words_item(p, o, row, word);
		if (!item)
			return false;
		check_base(p, from, where, seat, system, planet);
		item->system = (int8_t)system;
		item->planet = (int8_t)planet;
		any = true;
		was = p->i;
		if (!parse_comma(p))
			break;
		from = parse_mark(p);
	}
	p->i = was;
	return any || parse_expected(p, "a planet, such as red 3");
}

void ce_words_put_planets(struct buf *b, const struct ce_item *item, int n)
{
	for (int i = 0; i < n; i++) {
		buf_z(b, i ? ", " : "");
		ce_words_put_planet(b, item[i].system, item[i].planet);
	}
}

/* They may get a base there before it matters, so this is only a remark. */
static void note_bases(struct parse *p, int from, const struct ce_item item[], int n)
{
	for (int i = 0; i < n && !is_kept(p); i++)
		if (!view_of(p)->t.planet[item[i].system][item[i].planet - 1]
					 [item[i].seat])
			parse_note(p, from, NULL, "%s has no base on %s %d now",
				   ce_words_seat_name(item[i].seat),
				   ce_words_seat_name(item[i].system), item[i].planet);
}

bool ce_words_read_bases(struct parse *p, struct ce_order *o, int most)
{
	for (int row = 0;; row++) {
		int first = o->power.n_items, seat;
		if (!ce_words_read_other_seat(p, &seat))
			return parse_expected(
				p,
				"a player, and planets of theirs: red from blue 4, red 1");
		int from = parse_mark(p), n = CE_UNSAID;
		if (parse_number(p, &n) && n > most)
			parse_fault(p, from, NULL, "At most %d: %s from ...", most,
				    ce_words_seat_name(seat));
		parse_word(p, WORD_FROM, NULL);
		from = parse_mark(p);
		if (!ce_words_read_planets(p, o, row, 0, CW_ANY_PLANET, seat))
			return false;
		for (int i = first; i < o->power.n_items; i++)
			o->power.item[i].seat = (int8_t)seat;
		o->power.item[first].n = most > 1 ? (int16_t)n : CE_UNSAID;
		note_bases(p, from, o->power.item + first, o->power.n_items - first);
		if (!parse_sign(p, ';'))
			return true;
	}
}

void ce_words_put_bases(struct buf *b, const struct ce_item *item, int n)
{
	for (int i = 0, k; i < n; i = k) {
		for (k = i; k < n && item[k].row == item[i].row;)
			k++;
		buf_printf(b, "%s%s ", i ? "; " : "", ce_words_seat_name(item[i].seat));
		if (item[i].n >= 0)
			buf_printf(b, "%d ", item[i].n);
		buf_z(b, "from ");
		ce_words_put_planets(b, item + i, k - i);
	}
}

/* "zombie flare": the name may stand first. */
bool ce_words_sees_named_flare(struct parse *p)
{
	int was = p->i;
	bool flare = parse_word(p, W_POWER_NAME, NULL) && parse_sees(p, W_FLARE);

	p->i = was;
	return flare;
}
