/* Second choices that say only what is different: "raise 3 in 18 else 2 tokens", "hire 4 in 10c else in
 * 15c", "move 3 from 5c to 6 else 4f", "ride all to 15c else 0f". All of it serves recruits, moves, disbanding
 * and rides alike.
 * SPDX-License-Identifier: ISC */
#include <stdarg.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/dragon_dune/words/words_parts.h"

/* What a number alone may mean. */
enum meaning { MEANS_TOKENS = 1, MEANS_PLACE = 2 };

static const struct dd_order *before_of(const struct parse *p, int verb)
{
	const struct dd_order *before = p->last;

	return p->otherwise && before && before->verb == verb ? before : NULL;
}

/* The place that a second choice changes; the way of a move goes with it. */
static void change_place(struct dd_order *o, int area)
{
	o->n_list = 0;
	if (o->verb == DD_RIDE)
		o->list[o->n_list++] = (uint8_t)area;
	else if (o->verb == DD_DISBAND)
		o->from = (int8_t)area;
	else
		o->to = (int8_t)area;
}

bool dd_may_be_in(struct parse *p, const struct dd_order *o, int area)
{
	const struct dd_view *v = view_of(p);
	bool stands = !v || v->seat < 0 || v->t.tokens[area][v->seat];

	switch (o->verb) {
	case DD_RAISE:
		return dd_map[area].orcish;
	case DD_CONSCRIPT:
	case DD_DISBAND:
		return stands;
	case DD_MOVE:
		return graph_distance(dd_graph(), o->from, area, NULL) <=
		       DD_LONGEST_MOVE;
	default:
		return true;
	}
}

/* As many tokens as before, or more, make no sense as a second choice. */
static unsigned meanings(struct parse *p, const struct dd_order *before, int n)
{
	bool fewer = n > 0 && (before->n == DD_ALL_OF_THEM || n < before->n);
	int area = dd_plain(n);

	return (fewer ? (unsigned)MEANS_TOKENS : 0) |
	       (area != DD_NOWHERE && dd_may_be_in(p, before, area)
			? (unsigned)MEANS_PLACE
			: 0);
}

void dd_offer(struct parse *p, int at, const char *fmt, ...)
{
	struct buf line = buf_in(p->a);
	char end[40];
	va_list ap;

	for (int i = 0; i < at; i++) {
		buf_z(&line, i && !p->token[i].glued ? " " : "");
		buf_add(&line, p->token[i].text);
	}
	va_start(ap, fmt);
	vsnprintf(end, sizeof end, fmt, ap);
	va_end(ap);
	parse_offer(p, PRI_STR " %s", STR_ARG(buf_str(&line)), end);
}

/* Is there nothing but a number? */
static bool number_alone(struct parse *p, int *n)
{
	int was = p->i;
	bool alone = !dd_sees_lettered(p) && parse_number(p, n) &&
		     !parse_sees(p, W_TOKENS) && parse_at_end(p);

	p->i = was;
	return alone;
}

/* "2 tokens", "all" */
static bool count_alone(struct parse *p)
{
	struct dd_order o = {0};
	int was = p->i, n;
	bool alone = !number_alone(p, &n) && !dd_sees_lettered(p) &&
		     (parse_sees_number(p) || parse_sees(p, WORD_ALL)) &&
		     dd_read_count(p, &o) && parse_at_end(p);

	p->i = was;
	return alone;
}

/* "15c", "in 15", "to the palace", and of a move more after it. */
static bool place_alone(struct parse *p, int verb)
{
	int was = p->i, area;
	bool word = parse_word(p, WORD_TO, NULL);

	if (!word) {
		parse_link(p);
		word = p->i > was;
	}
	bool place = (word || dd_sees_lettered(p) || !parse_sees_number(p)) &&
		     dd_sees_area(p) && dd_read_area(p, &area) &&
		     (parse_at_end(p) || (verb == DD_MOVE && parse_sees(p, W_VIA)));
	p->i = was;
	return place;
}

bool dd_goes_on(struct parse *p, int verb)
{
	int n;

	return before_of(p, verb) &&
	       (number_alone(p, &n) || count_alone(p) || place_alone(p, verb));
}

static bool read_number(struct parse *p, struct dd_order *o,
			const struct dd_order *before)
{
	int from = parse_mark(p), n = 0;

	parse_number(p, &n);
	switch (meanings(p, before, n)) {
	case MEANS_TOKENS:
		o->n = (int16_t)n;
		return true;
	case MEANS_PLACE:
		change_place(o, dd_plain(n));
		return true;
	case MEANS_TOKENS | MEANS_PLACE:
		parse_fault(p, from, "DD-066",
			    N_("Is %d the number of tokens, or plain %d?"), n, n);
		dd_offer(p, from, "%d tokens", n);
		dd_offer(p, from, before->verb == DD_MOVE ? "to %d" : "in %d", n);
		return true;
	default:
		p->i = from;
		return parse_expected(p, "fewer tokens, or another territory");
	}
}

bool dd_read_else(struct parse *p, struct dd_order *o)
{
	const struct dd_order *before = before_of(p, o->verb);
	int n, area;

	*o = *before;
	if (number_alone(p, &n))
		return read_number(p, o, before);
	if (count_alone(p)) {
		o->special = DD_UNSAID;
		return dd_read_count(p, o);
	}
	if (!parse_word(p, WORD_TO, NULL))
		parse_link(p);
	if (!dd_read_area(p, &area))
		return false;
	change_place(o, area);
	return true;
}
