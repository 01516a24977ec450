/* The toy farm with a wizard, for what the common reader offers to Powers: words of their
 * own, orders of several parts, tables of answers, orders that hold.
 *   spell heal COLOUR | spell look [deck|hand] | spell COLOUR-COLOUR
 *   parts:  spell COLOUR from NUMBER {, NUMBER} {; COLOUR from NUMBER ...}
 *   table:  [spell] [farm N:] if compromise | attack [<= N | >= N] [play] ANSWER
 *           {; if ...} [; else ANSWER]
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_TOY_SPELL_H
#define TESTS_TOY_SPELL_H

#include "tests/orders/toy.h"

enum { TOY_SPELL = TOY_BARN + 1, TOY_FARM };

/* The span of the wizard's entry, and the player that they heal until they say
 * otherwise. */
struct spell_view {
	enum span span;
	bool heals;
	int healed;
	int farms; /* number of further farms on which a spell holds as well */
};

struct spell_order {
	int verb; /* where toy_order has it too */
	struct str text;
};

static const struct word spell_words[] = {
	{"red", WORD_SEAT, 0, WORD_NOUN},   {"blue", WORD_SEAT, 1, WORD_NOUN},
	{"green", WORD_SEAT, 2, WORD_NOUN}, {"feed", TOY_FEED, 0, 0},
	{"sell", TOY_SELL, 0, 0},           {"paint", TOY_PAINT, 0, 0},
	{"sleeps", TOY_SLEEPS, 0, 0},       {"feeds", TOY_FEEDS, 0, 0},
	{"wins", TOY_WINS, 0, 0},           {"big barn", TOY_BARN, 0, WORD_NOUN},
	{"spell", TOY_SPELL, 0, WORD_NOUN}, {"farm", TOY_FARM, 0, WORD_NOUN},
	{"my look", TOY_BARN, 1, 0},        {NULL, 0, 0, 0},
};

static bool spell_farm(struct parse *p, int *farm)
{
	return parse_word(p, TOY_FARM, NULL) && parse_number(p, farm);
}

static bool spell_answer(struct parse *p, struct buf *b)
{
	int n;

	parse_says(p, "play");
	if (parse_says(p, "compromise"))
		buf_z(b, "compromise");
	else if (parse_number(p, &n))
		buf_printf(b, "%d", n);
	else
		return parse_expected(p, "a card");
	return true;
}

static bool spell_row(struct parse *p, struct buf *b)
{
	int n, compare;

	buf_z(b, "if ");
	if (parse_says(p, "compromise")) {
		buf_z(b, "compromise ");
	} else if (parse_says(p, "attack")) {
		buf_z(b, "attack ");
		if (parse_compare(p, &compare)) {
			if (!parse_number(p, &n))
				return parse_expected(p, "a number");
			buf_printf(b, "%s %d ", compare < 0 ? "<=" : ">=", n);
		}
	} else {
		return parse_expected(p, "compromise or attack");
	}
	buf_z(b, "play ");
	return spell_answer(p, b);
}

static bool spell_table(struct parse *p, struct buf *b)
{
	do {
		buf_z(b, str_ends(buf_str(b), ":") ? " " : "; ");
		if (parse_word(p, WORD_ELSE, NULL)) {
			buf_z(b, "else ");
			return spell_answer(p, b);
		}
		if (!parse_word(p, WORD_IF, NULL))
			return parse_expected(p, "a row, such as if attack");
		if (!spell_row(p, b))
			return false;
	} while (parse_sign(p, ';'));
	return true;
}

static bool spell_parts(struct parse *p, struct buf *b)
{
	int seat, n;

	do {
		if (!parse_seat(p, &seat))
			return parse_expected(p, "a player");
		buf_printf(b, "%s%s from", str_ends(buf_str(b), ":") ? " " : "; ",
			   toy_seats[seat]);
		parse_word(p, WORD_FROM, NULL);
		for (int i = 0; !i || parse_comma(p); i++) {
			if (!parse_number(p, &n))
				return parse_expected(p, "a number");
			buf_printf(b, "%s %d", i ? "," : "", n);
		}
	} while (parse_sign(p, ';'));
	return true;
}

static bool spell_simple(struct parse *p, struct buf *b, bool *standing)
{
	int seat, other;

	if (parse_says(p, "heal")) {
		if (!parse_seat(p, &seat))
			return parse_expected(p, "a player");
		buf_printf(b, " heal %s", toy_seats[seat]);
		*standing = true;
	} else if (parse_says(p, "look")) {
		buf_z(b, " look");
		if (parse_says(p, "deck"))
			buf_z(b, " deck");
		else if (parse_says(p, "desk"))
			buf_z(b, " desk");
		else if (parse_says(p, "all"))
			buf_z(b, " all");
	} else if (parse_seat(p, &seat)) {
		if (!parse_sign(p, '-') || !parse_seat(p, &other))
			return parse_expected(p, "two players, such as red-blue");
		buf_printf(b, " %s-%s", toy_seats[seat], toy_seats[other]);
	} else {
		return parse_expected(p, "heal, look or two players");
	}
	return true;
}

static bool spell_parse(struct parse *p, const struct verb *v, struct parsed *made)
{
	const struct spell_view *view = p->view;
	struct spell_order *o = arena_new(p->a, struct spell_order);
	struct buf b = buf_in(p->a);
	int farm = p->label;
	bool ok, standing = false;

	(void)v;
	parse_word(p, TOY_SPELL, NULL);
	spell_farm(p, &farm);
	buf_z(&b, "spell");
	if (farm >= 0)
		buf_printf(&b, " farm %d", farm);
	if (p->table || view->span == SPAN_PARTS)
		buf_z(&b, ":");
	ok = p->table                   ? spell_table(p, &b)
	     : view->span == SPAN_PARTS ? spell_parts(p, &b)
					: spell_simple(p, &b, &standing);
	*o = (struct spell_order){TOY_SPELL, buf_str(&b)};
	*made = (struct parsed){.action = o,
				.key = {TOY_SPELL, farm, 0},
				.allowed = STRATUM_COMMITMENT,
				.standing = standing};
	return ok;
}

static enum span spell_span(struct parse *p)
{
	const struct spell_view *view = p->view;
	int farm;

	if (view->span == SPAN_PARTS)
		return parse_sees(p, TOY_SPELL) ? SPAN_PARTS : SPAN_ORDER;
	parse_word(p, TOY_SPELL, NULL);
	spell_farm(p, &farm);
	if (view->span != SPAN_TABLE || !parse_word(p, WORD_IF, NULL))
		return SPAN_ORDER;
	bool row = parse_sees_text(p, "compromise") || parse_sees_text(p, "attack");
	parse_fault(p, parse_mark(p), NULL, "nobody hears this");
	return row ? SPAN_TABLE : SPAN_ORDER;
}

static void spell_echo(const void *view, const void *action, struct buf *b)
{
	const struct spell_order *o = action;

	if (o->verb == TOY_SPELL)
		buf_add(b, o->text);
	else
		toy_echo(view, action, b);
}

static bool spell_clear(struct parse *p, struct slot_key *key)
{
	if (!parse_word(p, TOY_SPELL, NULL))
		return toy_clear(p, key);
	*key = (struct slot_key){TOY_SPELL, SLOT_ANY, SLOT_ANY};
	return true;
}

static int spell_standing(struct arena *a, const void *view, struct slot out[], int max)
{
	const struct spell_view *v = view;
	int n = 0;

	for (; v->heals && n <= v->farms && n < max; n++) {
		struct alternative *alt = arena_new(a, struct alternative);
		struct spell_order *o = arena_new(a, struct spell_order);
		alt->action = o;
		o->verb = TOY_SPELL;
		o->text = alt->text =
			n ? str_printf(a, "spell farm %d heal %s", n,
				       toy_seats[v->healed])
			  : str_printf(a, "spell heal %s", toy_seats[v->healed]);
		out[n] = (struct slot){.key = {TOY_SPELL, n - 1, 0},
				       .n_alternatives = 1,
				       .alternatives = alt};
	}
	return n;
}

static const struct verb spell_verbs[] = {
	{.word = TOY_FEED, .value = -1, .phases = PHASE(1), .parse = toy_parse},
	{.word = TOY_SELL, .value = -1, .phases = PHASE(2), .parse = toy_parse},
	{.word = TOY_PAINT, .value = -1, .phases = PHASE(1), .parse = toy_parse},
	{.word = TOY_SPELL,
	 .value = -1,
	 .phases = PHASE(1),
	 .table = true,
	 .parse = spell_parse},
	{.parse = NULL},
};

static const struct vocab spells = {
	.title = "Wizards",
	.words = spell_words,
	.verbs = spell_verbs,
	.seat_names = toy_seats,
	.phase_names = toy_phases,
	.n_phases = 2,
	.seats = toy_all_seats,
	.label = spell_farm,
	.span = spell_span,
	.standing = spell_standing,
	.fact = toy_fact,
	.clear = spell_clear,
	.echo = spell_echo,
	.echo_fact = toy_echo_fact,
};

static inline struct reading *spell_read(struct arena *a, const struct spell_view *view,
					 bool stored, struct str text,
					 const struct sheet *before)
{
	struct reader *r = arena_new(a, struct reader);

	*r = toy_reader(1);
	r->vocab = &spells;
	r->view = view;
	r->stored = stored;
	return orders_read(a, r, text, before);
}

/* Does the line's text come back as it is, when it is read out of the store? */
static inline bool spell_keeps(struct arena *a, const struct spell_view *view,
			       struct str text)
{
	struct reading *r = spell_read(a, view, true, text, NULL);

	return r->sheet.n_slots == 1 &&
	       str_equal(slot_text(a, &r->sheet.slots[0]), text);
}

#endif
