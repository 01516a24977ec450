/* Readers for the own words of a Power: see words_items.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/words_items.h"

#include "rules/cosmic/words_parts.h"

enum { MOST_TOKENS = 2 * CE_TOKENS };

/* What is kept from an earlier phase is read again as it stands: that a base is gone
 * since then does not undo it. */
static bool is_kept(const struct parse *p)
{
	return p->reader->stored;
}

static struct ce_item *add_item(struct ce_item items[], uint8_t *n, int row, int word)
{
	struct ce_item *item = &items[(*n)++];

	*item = (struct ce_item){.n = CE_UNSAID,
				 .row = (uint8_t)row,
				 .word = (uint8_t)word,
				 .seat = CE_UNSAID,
				 .challenge = CE_UNSAID};
	return item;
}

struct ce_item *cw_item(struct parse *p, struct ce_order *o, int row, int word)
{
	if (o->power.n_items == CE_ITEMS) {
		parse_fault(p, parse_mark(p), NULL,
			    "That is too much for one order: %d parts are the most",
			    CE_ITEMS);
		return NULL;
	}
	return add_item(o->power.item, &o->power.n_items, row, word);
}

/* --- players --- */

bool cw_read_other_seat(struct parse *p, int *seat)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p);

	if (parse_word(p, WORD_ME, NULL))
		*seat = v->seat;
	else if (!parse_seat(p, seat))
		return false;
	if (*seat == v->seat)
		parse_fault(p, from, NULL, "Another player is meant here, not you");
	else if (!ce_in_game(&v->t, *seat) && !is_kept(p))
		parse_fault(p, from, "R-170", "%s has left the game",
			    cw_seat_name(*seat));
	return true;
}

static bool read_count(struct parse *p, struct ce_item *item)
{
	int from = parse_mark(p), n;

	if (!cw_read_near_number(p, &n))
		return false;
	if (n > MOST_TOKENS)
		parse_fault(p, from, NULL, "%d is more than there can be", n);
	item->n = (int16_t)(n > MOST_TOKENS ? MOST_TOKENS : n);
	return true;
}

bool cw_read_seats(struct parse *p, struct ce_order *o, int row, int word, bool numbers)
{
	int was = p->i, seat;
	bool any = false;

	while (cw_read_other_seat(p, &seat)) {
		struct ce_item *item = cw_item(p, o, row, word);
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

void cw_put_seats(struct buf *b, const struct ce_item *item, int n, const char *between)
{
	for (int i = 0; i < n; i++) {
		buf_printf(b, "%s%s", i ? between : "", cw_seat_name(item[i].seat));
		if (item[i].n >= 0)
			buf_printf(b, " %d", item[i].n);
	}
}

/* --- challenges --- */

void cw_need_main(struct parse *p, int from, const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);

	if (v->t.phase > 1 && o->challenge >= 0 &&
	    !ce_is_main(&v->t.challenge[o->challenge], v->seat))
		parse_fault(p, from, "SP-2",
			    "This works for main players, and in C%d you are none",
			    o->challenge + 1);
}

/* --- planets --- */

static void check_base(struct parse *p, int from, enum cw_planets where, int seat,
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
			    cw_seat_name(system), planet);
	else
		parse_fault(p, from, NULL, "%s has no base on %s %d",
			    cw_seat_name(seat), cw_seat_name(system), planet);
}

bool cw_read_planets(struct parse *p, struct ce_order *o, int row, int word,
		     enum cw_planets where, int seat)
{
	int was = p->i, from = parse_mark(p), system, planet;
	bool any = false;

	while (cw_read_planet(p, view_of(p)->seat, false, &system, &planet)) {
		struct ce_item *item = cw_item(p, o, row, word);
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

void cw_put_planets(struct buf *b, const struct ce_item *item, int n)
{
	for (int i = 0; i < n; i++) {
		buf_z(b, i ? ", " : "");
		cw_put_planet(b, item[i].system, item[i].planet);
	}
}

/* That he has no base there may change before it matters: it is told, no more. */
static void note_bases(struct parse *p, int from, const struct ce_item item[], int n)
{
	for (int i = 0; i < n && !is_kept(p); i++)
		if (!view_of(p)->t.planet[item[i].system][item[i].planet - 1]
					 [item[i].seat])
			parse_note(p, from, NULL, "%s has no base on %s %d now",
				   cw_seat_name(item[i].seat),
				   cw_seat_name(item[i].system), item[i].planet);
}

bool cw_read_bases(struct parse *p, struct ce_order *o, int most)
{
	for (int row = 0;; row++) {
		int first = o->power.n_items, seat;
		if (!cw_read_other_seat(p, &seat))
			return parse_expected(p, "a player, and planets of his: "
						 "red from blue 4, red 1");
		int from = parse_mark(p), n = CE_UNSAID;
		if (parse_number(p, &n) && n > most)
			parse_fault(p, from, NULL, "No more than %d: %s from ...", most,
				    cw_seat_name(seat));
		parse_word(p, WORD_FROM, NULL);
		from = parse_mark(p);
		if (!cw_read_planets(p, o, row, 0, CW_ANY_PLANET, seat))
			return false;
		for (int i = first; i < o->power.n_items; i++)
			o->power.item[i].seat = (int8_t)seat;
		o->power.item[first].n = most > 1 ? (int16_t)n : CE_UNSAID;
		note_bases(p, from, o->power.item + first, o->power.n_items - first);
		if (!parse_sign(p, ';'))
			return true;
	}
}

void cw_put_bases(struct buf *b, const struct ce_item *item, int n)
{
	for (int i = 0, k; i < n; i = k) {
		for (k = i; k < n && item[k].row == item[i].row;)
			k++;
		buf_printf(b, "%s%s ", i ? "; " : "", cw_seat_name(item[i].seat));
		if (item[i].n >= 0)
			buf_printf(b, "%d ", item[i].n);
		buf_z(b, "from ");
		cw_put_planets(b, item + i, k - i);
	}
}

/* --- the table of answers --- */

/* "<= 10", "at most 10", "10 or fewer", "10", or nothing. */
bool cw_read_range(struct parse *p, struct ce_item *seen)
{
	int compare = 0, n, strictly = 0;
	bool said = parse_compare(p, &compare);

	if (!said && (parse_sign(p, '<') || parse_sign(p, '>'))) {
		said = true;
		strictly = compare = p->token[p->i - 1].id == '<' ? -1 : 1;
	}
	if (!said && parse_word(p, W_AT_MOST, NULL))
		said = (compare = -1) != 0;
	if (!said && parse_word(p, W_AT_LEAST, NULL))
		said = (compare = 1) != 0;
	if (!parse_number(p, &n))
		return !said || parse_expected(p, "a number, such as 10");
	if (!said && parse_word(p, W_OR_MORE, NULL))
		compare = 1;
	else if (!said && parse_word(p, W_OR_FEWER, NULL))
		compare = -1;
	n += strictly;
	seen->n = (int16_t)(n > CARD_ATTACK_MAX ? CARD_ATTACK_MAX + 1 : n);
	seen->compare = (int8_t)compare;
	return true;
}

bool cw_skip_shower(struct parse *p, int *seat)
{
	int was = p->i;

	*seat = CE_UNSAID;
	if ((parse_word(p, WORD_PRONOUN, NULL) ||
	     (parse_sees_seat(p) && parse_seat(p, seat))) &&
	    (parse_word(p, W_SHOWS, NULL) || parse_word(p, W_PLAYS, NULL) ||
	     parse_word(p, W_PLAY, NULL)))
		return true;
	p->i = was;
	return false;
}

/* "if blue shows compromise": nobody else's card lies open there. */
static void read_shower(struct parse *p)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p), seat, c = p->there;

	if (cw_skip_shower(p, &seat) && seat >= 0 && c >= 0 &&
	    ce_is_main(&v->t.challenge[c], v->seat) &&
	    seat != ce_opponent(&v->t.challenge[c], v->seat))
		parse_fault(p, from, "CP-2.11", "In C%d you see the card of %s", c + 1,
			    cw_seat_name(ce_opponent(&v->t.challenge[c], v->seat)));
}

bool cw_read_seen(struct parse *p, struct ce_item *seen)
{
	if (parse_word(p, W_COMPROMISE, NULL)) {
		seen->word = CE_SEEN_COMPROMISE;
		return true;
	}
	seen->word = CE_SEEN_ATTACK;
	if (!parse_word(p, W_ATTACK, NULL))
		return parse_expected(p, "compromise or attack, as the other's card");
	return cw_read_range(p, seen);
}

/* A card that is not there lets its row fall, and no other. */
static void check_answer(struct parse *p, int from, int card)
{
	struct buf b = buf_in(p->a);

	if (card == CARD_NONE)
		parse_fault(p, from, NULL, "There is no such card");
	if (card == CARD_NONE || cw_count_hand(view_of(p), card))
		return;
	cw_put_card(&b, card);
	parse_weak(p, from, "R-092", "You do not hold %s %.*s",
		   card_is_attack(card) ? "an" : "a", STR_ARG(buf_str(&b)));
}

static bool read_answer(struct parse *p, struct ce_item *answer)
{
	int from = parse_mark(p), card;

	if (parse_says(p, "cheapest")) {
		answer->word = CE_PLAY_CHEAPEST;
		parse_says(p, "winning");
	} else if (parse_says(p, "best")) {
		answer->word = CE_PLAY_LOSING;
		if (!parse_says(p, "losing"))
			return parse_expected(p, "losing: best losing");
	} else if (parse_says(p, "lowest")) {
		answer->word = CE_PLAY_LOWEST;
	} else if (parse_says(p, "highest")) {
		answer->word = CE_PLAY_HIGHEST;
	} else if (cw_read_challenge_card(p, &card)) {
		answer->word = CE_PLAY_CARD;
		answer->card = (uint8_t)card;
		check_answer(p, from, card);
	} else {
		return parse_expected(p, "a card: attack 6, compromise, cheapest, "
					 "best losing, lowest or highest");
	}
	return true;
}

static bool read_row(struct parse *p, struct ce_item item[], uint8_t *n, bool otherwise)
{
	if (*n + 2 > CE_ITEMS) {
		parse_fault(p, parse_mark(p), NULL, "%d rows are the most a table has",
			    CE_ITEMS / 2);
		return false;
	}
	struct ce_item *seen = add_item(item, n, *n / 2, CE_ELSE);
	if (!otherwise) {
		read_shower(p);
		if (!cw_read_seen(p, seen))
			return false;
	}
	if (!parse_word(p, WORD_THEN, NULL))
		parse_sign(p, ',');
	parse_word(p, W_PLAY, NULL);
	return read_answer(p, add_item(item, n, seen->row, CE_PLAY_CARD));
}

/* Is there another row, and is it an `else`? */
static bool next_row(struct parse *p, bool *otherwise)
{
	int was = p->i;

	if (!parse_sign(p, ';'))
		parse_comma(p);
	*otherwise = parse_word(p, WORD_ELSE, NULL);
	if (*otherwise || parse_word(p, WORD_IF, NULL))
		return true;
	p->i = was;
	return false;
}

static bool can_be_played(struct parse *p, const struct ce_item *answer)
{
	return answer->word != CE_PLAY_CARD || is_kept(p) ||
	       cw_count_hand(view_of(p), answer->card);
}

bool cw_read_table(struct parse *p, struct ce_item item[], uint8_t *n,
		   uint8_t *otherwise)
{
	/* "cheapest winning, else lowest": without a row that asks */
	bool is_else = parse_word(p, WORD_ELSE, NULL) || !parse_sees(p, WORD_IF),
	     any = false;

	*n = 0;
	*otherwise = CARD_NONE;
	if (!is_else)
		parse_word(p, WORD_IF, NULL);
	do {
		if (!read_row(p, item, n, is_else))
			return false;
		const struct ce_item *answer = &item[*n - 1];
		bool possible = can_be_played(p, answer);
		if (is_else && !*otherwise && possible && answer->word == CE_PLAY_CARD)
			*otherwise = answer->card;
		any = any || possible;
	} while (next_row(p, &is_else));
	if (!any)
		parse_nothing_remains(p);
	return true;
}

void cw_put_range(struct buf *b, const struct ce_item *item)
{
	if (item->n != CE_UNSAID)
		buf_printf(b, " %s%d",
			   item->compare < 0   ? "<= "
			   : item->compare > 0 ? ">= "
					       : "",
			   item->n);
}

void cw_put_seen(struct buf *b, const struct ce_item *seen)
{
	buf_z(b, seen->word == CE_SEEN_COMPROMISE ? "compromise" : "attack");
	if (seen->word == CE_SEEN_ATTACK)
		cw_put_range(b, seen);
}

static void put_row(struct buf *b, const struct ce_item *seen)
{
	if (seen->word == CE_ELSE) {
		buf_z(b, "else ");
		return;
	}
	buf_z(b, "if ");
	cw_put_seen(b, seen);
	buf_z(b, " play ");
}

static const char *answer_name(int word)
{
	return word == CE_PLAY_CHEAPEST ? "cheapest winning"
	       : word == CE_PLAY_LOSING ? "best losing"
	       : word == CE_PLAY_LOWEST ? "lowest"
					: "highest";
}

void cw_put_table(struct buf *b, const struct ce_item *item, int n)
{
	for (int i = 0; i + 1 < n; i += 2) {
		buf_z(b, i ? "; " : "");
		put_row(b, &item[i]);
		if (item[i + 1].word == CE_PLAY_CARD)
			cw_put_card(b, item[i + 1].card);
		else
			buf_z(b, answer_name(item[i + 1].word));
	}
}
