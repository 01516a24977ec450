/* Parts of orders: see words_parts.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/words/words_parts.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"

int dd_seat_of(const struct parse *p)
{
	return view_of(p) ? view_of(p)->seat : DD_NOBODY;
}

bool dd_only_for(struct parse *p, int from, int faction, const char *rule,
		 const char *what)
{
	int seat = dd_seat_of(p);

	if (seat < 0 || seat == faction)
		return true;
	parse_fault(p, from, rule, N_("Only the %s %s"), dd_seat_names[faction],
		    locale_text(what));
	parse_hopeless(p);
	return false;
}

bool dd_is_open(const struct parse *p, int kind)
{
	unsigned open = p->reader ? reader_open(p->reader) : 0;

	return !open || open & PHASE(kind);
}

struct dd_order *dd_new_order(struct parse *p, enum dd_verb verb)
{
	struct dd_order *o = arena_new(p->a, struct dd_order);

	*o = (struct dd_order){.verb = (int8_t)verb,
			       .seat = DD_NOBODY,
			       .from = DD_NOWHERE,
			       .to = DD_NOWHERE,
			       .ace = DD_NO_ACE,
			       .special = DD_UNSAID,
			       .traitor = DD_UNSAID,
			       .keep = DD_UNSAID,
			       .sell = DD_UNSAID};
	return o;
}

/* Territories ---------------------------------------------------------------------------- */

enum { NO_TYPE = -1 };

static int read_type_word(struct parse *p)
{
	const struct token *t = parse_peek(p);

	/* A letter alone stands directly before its number, as in c10: in "10 c 3" it does not. */
	if (t->kind == TOKEN_WORD && t->text.n == 1 && !t[1].glued)
		return NO_TYPE;
	if (parse_word(p, W_CASTLE, NULL))
		return DD_CASTLE;
	if (parse_word(p, W_FORT, NULL))
		return DD_FORT;
	return parse_word(p, W_PLAIN, NULL) ? DD_PLAIN : NO_TYPE;
}

/* The letter or sign after the number; parse_says takes it even if it has another
 * meaning. */
static int read_type_letter(struct parse *p)
{
	if (parse_says(p, "c") || parse_says(p, "★") || parse_word(p, W_CASTLE, NULL))
		return DD_CASTLE;
	if (parse_says(p, "f") || parse_word(p, W_FORT, NULL))
		return DD_FORT;
	return NO_TYPE;
}

static int area_of(int number, int type)
{
	for (int at = 0; at < DD_AREAS; at++)
		if (dd_map[at].number == number &&
		    (dd_map[at].type == type ||
		     (type == DD_FORT && dd_map[at].type == DD_PALACE)))
			return at;
	return DD_NOWHERE;
}

/* Lists the territories with that number, for a player who wrote it wrongly: "5c", "9
 * and 9f". */
static void name_numbered(int number, struct buf *b)
{
	for (int at = 0; at < DD_AREAS; at++)
		if (dd_map[at].number == number)
			buf_printf(b, "%s%s", b->n ? " and " : "", dd_map[at].name);
}

static int wrong_area(struct parse *p, int from, int number, int type)
{
	static const char *const kinds[] = {"plain", "castle", "fort", "fort"};
	struct buf b = buf_in(p->a);

	name_numbered(number, &b);
	if (b.n)
		parse_fault(p, from, "DD-001",
			    N_("There is no %s %d; with that number there is only %s"),
			    kinds[type], number, b.s);
	else
		parse_fault(p, from, "DD-001",
			    N_("There is no territory %d: they go up to 18"), number);
	return DD_0F;
}

/* 5 and 12 are not plains. A fault of form: a line that breaks off there is not
 * understood so. */
static bool lacks_letter(struct parse *p, int was, int number)
{
	p->i = was;
	return parse_expected(p, number == 5 ? "5c, for there is no plain 5"
					     : "12f, for there is no plain 12");
}

bool dd_sees_area(struct parse *p)
{
	return parse_sees_number(p) || parse_sees(p, W_PALACE) ||
	       parse_sees(p, W_CASTLE) || parse_sees(p, W_FORT) ||
	       parse_sees(p, W_PLAIN);
}

bool dd_read_area(struct parse *p, int *at)
{
	int from = parse_mark(p), number, was = p->i;

	if (parse_word(p, W_PALACE, NULL)) {
		*at = DD_0F;
		return true;
	}
	int type = read_type_word(p);
	if (!parse_number(p, &number)) {
		p->i = was;
		return parse_expected(p, "a territory, such as 5c or 10");
	}
	/* Behind "castle 15" only a letter at the number is its own: "castle 15, castle 3" are two. */
	bool own = type == NO_TYPE || parse_peek(p)->glued;
	int letter = own ? read_type_letter(p) : NO_TYPE;
	if (letter != NO_TYPE)
		type = letter;
	if (type == NO_TYPE)
		type = number == 0 ? DD_PALACE : DD_PLAIN;
	*at = area_of(number, type);
	if (*at == DD_NOWHERE && type == DD_PLAIN && letter == NO_TYPE &&
	    number <= DD_NUMBERS)
		return lacks_letter(p, was, number);
	if (*at == DD_NOWHERE)
		*at = wrong_area(p, from, number, type);
	return true;
}

/* Numbers --------------------------------------------------------------------------------- */

/* "10c": a letter stands directly after the number, so that it counts nothing. */
bool dd_sees_lettered(struct parse *p)
{
	const struct token *t = parse_peek(p);

	return t->kind == TOKEN_NUMBER && t[1].glued &&
	       (token_is(&t[1], W_CASTLE) || token_is(&t[1], W_FORT));
}

bool dd_sees_bare_number(struct parse *p)
{
	const struct token *t = parse_peek(p);

	return t->kind == TOKEN_NUMBER && !dd_sees_lettered(p) &&
	       !token_is(&t[1], W_CASTLE) && !token_is(&t[1], W_FORT);
}

bool dd_read_count(struct parse *p, struct dd_order *o)
{
	int n;

	if (parse_word(p, WORD_ALL, NULL)) {
		o->n = DD_ALL_OF_THEM;
	} else if (!dd_sees_lettered(p) && parse_number(p, &n)) {
		o->n = (int16_t)(n > DD_GOLD_MAX ? DD_GOLD_MAX : n);
	} else {
		return parse_expected(p, "a number, or all");
	}
	dd_skip_own(p);
	int mercenaries = 0;
	parse_word(p, W_TOKENS, &mercenaries);
	o->hired = mercenaries;
	return true;
}

void dd_skip_own(struct parse *p)
{
	const struct token *t = parse_peek(p);

	if (token_is(t, WORD_SEAT) && t->value == dd_seat_of(p))
		parse_word(p, WORD_SEAT, NULL);
}

bool dd_read_compare(struct parse *p, int8_t *compare, int16_t *n)
{
	int sign, number, beyond = 0;

	*compare = 1;
	if (parse_sign(p, '>')) {
		beyond = 1;
	} else if (parse_sign(p, '<')) {
		beyond = -1;
	} else if (parse_word(p, W_BEYOND, &beyond)) {
		/* "more than 3" */
	} else if (parse_compare(p, &sign))
		*compare = (int8_t)sign;
	else if (parse_word(p, W_AT_MOST, NULL))
		*compare = -1;
	else if (parse_sign(p, '='))
		*compare = 0;
	else
		parse_word(p, W_AT_LEAST, NULL);
	if (!parse_number(p, &number))
		return parse_expected(p, ">= and a number");
	if (beyond)
		*compare = (int8_t)beyond;
	if (*compare > 0 && !beyond) /* "3 or more" */
		parse_word(p, W_AT_LEAST, NULL);
	*n = (int16_t)(number > DD_GOLD_MAX ? DD_GOLD_MAX : number + beyond);
	return true;
}

/* Cards ------------------------------------------------------------------------------------- */

/* The letter or sign of a suit, alone or after `before`. */
static bool read_suit_letter(struct parse *p, const char *const signs[DD_SUITS][2],
			     int *suit)
{
	for (*suit = 0; *suit < DD_SUITS; ++*suit)
		if (parse_says(p, signs[*suit][0]) || parse_says(p, signs[*suit][1]))
			return true;
	return false;
}

static bool read_suit(struct parse *p, int *suit)
{
	static const char *const signs[DD_SUITS][2] = {
		{"d", "♦"}, {"h", "♥"}, {"c", "♣"}, {"s", "♠"}};

	return parse_word(p, W_SUIT, suit) || read_suit_letter(p, signs, suit);
}

/* "AS", "A♠": one word. */
static bool read_ace_code(struct parse *p, int *suit)
{
	static const char *const signs[DD_SUITS][2] = {
		{"ad", "a♦"}, {"ah", "a♥"}, {"ac", "a♣"}, {"as", "a♠"}};

	return read_suit_letter(p, signs, suit);
}

/* Any ace does, or the one of that suit. */
static bool holds_ace(const struct dd_view *v, int ace)
{
	for (int suit = 0; suit < DD_SUITS; suit++)
		if ((ace == DD_ANY_ACE || ace == suit) &&
		    dd_view_holds(v, DD_CARD(suit, DD_ACE)))
			return true;
	return false;
}

void dd_read_ace_suit(struct parse *p, int8_t *ace)
{
	const struct dd_view *v = view_of(p);
	int suit;

	*ace = DD_ANY_ACE;
	if (read_suit(p, &suit))
		*ace = (int8_t)suit;
	if (!v || v->seat < 0 || holds_ace(v, *ace))
		return;
	if (*ace == DD_ANY_ACE)
		parse_note(p, p->i, NULL,
			   N_("You hold no ace now. The order counts if you do then"));
	else
		parse_note(
			p, p->i, NULL,
			N_("You do not hold the ace of %s now. The order counts if you do then"),
			dd_suit_name(*ace));
}

bool dd_read_ace(struct parse *p, int8_t *ace)
{
	int suit;

	if (read_ace_code(p, &suit)) {
		*ace = (int8_t)suit;
		return true;
	}
	if (!parse_word(p, W_ACE, NULL))
		return false;
	dd_read_ace_suit(p, ace);
	return true;
}

static bool read_ranked(struct parse *p, int *rank, int *suit)
{
	if (parse_word(p, W_ACE, NULL))
		*rank = DD_ACE;
	else if (!parse_number(p, rank))
		return false;
	return read_suit(p, suit) || parse_expected(p, "a suit, such as clubs or C");
}

bool dd_read_card(struct parse *p, int *card)
{
	int from = parse_mark(p), rank = DD_ACE, suit;

	if (!read_ace_code(p, &suit) && !read_ranked(p, &rank, &suit))
		return parse_expected(p, "a card, such as 5C or ace of spades");
	*card = DD_CARD(suit, rank < 2 || rank > DD_ACE ? 2 : rank);
	if (!dd_is_artifact(*card) || dd_rank(*card) != rank)
		parse_fault(p, from, "DD-026",
			    N_("Artifacts are the cards 2 to 6 and the aces"));
	return true;
}

static bool is_suit(const struct token *t)
{
	return token_is(t, W_SUIT) ||
	       (t->kind == TOKEN_WORD && t->glued && t->text.n == 1 &&
		strchr("cdhsCDHS", *t->text.s)) ||
	       str_is(t->text, "♣") || str_is(t->text, "♦") || str_is(t->text, "♥") ||
	       str_is(t->text, "♠");
}

bool dd_sees_card(struct parse *p)
{
	static const char *const codes[] = {"ad", "ah", "ac", "as",
					    "a♦", "a♥", "a♣", "a♠"};

	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
		if (parse_sees_text(p, codes[i]))
			return true;
	return parse_sees_number(p) || parse_sees(p, W_ACE);
}

bool dd_sees_bare_card(struct parse *p)
{
	const struct token *t = parse_peek(p);

	if (!dd_sees_card(p))
		return false;
	if (t->kind == TOKEN_NUMBER) /* "5C", "the 5 of clubs" */
		return is_suit(&t[token_is(&t[1], WORD_OF) ? 2 : 1]);
	return token_is(t, W_ACE) || t->text.n > 2 || str_starts(t->text, "AD") ||
	       str_starts(t->text, "AH") || str_starts(t->text, "AC") ||
	       str_starts(t->text, "AS");
}

bool dd_is_less(const struct token *all, const struct token *number)
{
	const char *gap = all->text.s + all->text.n;

	return number->kind == TOKEN_NUMBER && number->text.s > gap &&
	       number->text.s - gap <= 3 && *gap != ' ';
}
