/* A toy game for the tests of the common reader: farms, cows and two phases.
 *   phase 1: feed COLOUR NUMBER        phase 2: sell NUMBER to COLOUR
 *   any:     paint COLOUR
 *   facts:   COLOUR sleeps (report) - COLOUR feeds (commitment) - COLOUR wins (reveal)
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_TOY_H
#define TESTS_TOY_H

#include <string.h>

#include "base/arena.h"
#include "orders/parse.h"

enum {
	TOY_FEED = WORD_GAME,
	TOY_SELL,
	TOY_PAINT,
	TOY_SLEEPS,
	TOY_FEEDS,
	TOY_WINS,
	TOY_BARN
};

struct toy_order {
	int verb, seat, n;
};

/* clang-format off */
static const struct word toy_words[] = {
	{"red", WORD_SEAT, 0, WORD_NOUN}, {"blue", WORD_SEAT, 1, WORD_NOUN},
	{"green", WORD_SEAT, 2, WORD_NOUN}, {"r", WORD_SEAT, 0, WORD_NOUN | WORD_LETTER},
	{"b", WORD_SEAT, 1, WORD_NOUN | WORD_LETTER}, {"g", WORD_SEAT, 2, WORD_NOUN | WORD_LETTER},
	{"feed", TOY_FEED, 0, 0}, {"give hay to", TOY_FEED, 0, 0}, {"sell", TOY_SELL, 0, 0},
	{"paint", TOY_PAINT, 0, 0}, {"sleeps", TOY_SLEEPS, 0, 0}, {"feeds", TOY_FEEDS, 0, 0},
	{"wins", TOY_WINS, 0, 0}, {"big barn", TOY_BARN, 0, WORD_NOUN},
	{NULL, 0, 0, 0},
};
/* clang-format on */

static bool toy_parse(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct toy_order *o = arena_new(p->a, struct toy_order);
	int from;

	parse_word(p, v->word, NULL);
	o->verb = v->word;
	if (v->word == TOY_SELL) {
		if (!parse_number(p, &o->n))
			return parse_expected(p, "a number");
		parse_word(p, WORD_TO, NULL);
	}
	if (!parse_seat(p, &o->seat))
		return parse_expected(p, "a player");
	from = parse_mark(p);
	if (v->word == TOY_FEED) {
		if (!parse_number(p, &o->n))
			return parse_expected(p, "a number");
		if (o->n > 5)
			parse_fault(p, from, NULL, "5 is the most");
	}
	*made = (struct parsed){.action = o,
				.key = {v->word, v->word == TOY_PAINT ? o->seat : 0, 0},
				.allowed = STRATUM_COMMITMENT};
	return true;
}

static bool toy_fact(struct parse *p, const void **fact, enum stratum *s)
{
	int *f = arena_array(p->a, int, 2);

	*fact = f;
	if (!parse_seat(p, &f[1]))
		return parse_expected(p, "a player");
	*s = STRATUM_REPORT;
	f[0] = TOY_SLEEPS;
	if (parse_word(p, TOY_SLEEPS, NULL))
		return true;
	*s = STRATUM_COMMITMENT;
	f[0] = TOY_FEEDS;
	if (parse_word(p, TOY_FEEDS, NULL))
		return true;
	*s = STRATUM_REVEAL;
	f[0] = TOY_WINS;
	return parse_word(p, TOY_WINS, NULL) ||
	       parse_expected(p, "sleeps, feeds or wins");
}

static const char *const toy_seats[] = {"Red", "Blue", "Green"};
static const char *const toy_phases[] = {"morning", "evening"};

static void toy_echo(const void *view, const void *action, struct buf *b)
{
	const struct toy_order *o = action;

	(void)view;
	if (o->verb == TOY_FEED)
		buf_printf(b, "feed %s %d", toy_seats[o->seat], o->n);
	else if (o->verb == TOY_SELL)
		buf_printf(b, "sell %d to %s", o->n, toy_seats[o->seat]);
	else
		buf_printf(b, "paint %s", toy_seats[o->seat]);
}

static void toy_echo_fact(const void *view, const void *fact, struct buf *b)
{
	const int *f = fact;

	(void)view;
	buf_printf(b, "%s %s", toy_seats[f[1]],
		   f[0] == TOY_SLEEPS  ? "sleeps"
		   : f[0] == TOY_FEEDS ? "feeds"
				       : "wins");
}

static bool toy_clear(struct parse *p, struct slot_key *key)
{
	static const int verbs[] = {TOY_FEED, TOY_SELL, TOY_PAINT};

	*key = (struct slot_key){0, SLOT_ANY, SLOT_ANY};
	for (int i = 0; i < 3; i++)
		if (parse_word(p, verbs[i], NULL))
			key->verb = verbs[i];
	parse_seat(p, &key->a);
	return key->verb != 0 || parse_expected(p, "an order word");
}

static unsigned toy_all_seats(const void *view)
{
	(void)view;
	return 7;
}

static const struct verb toy_verbs[] = {
	{.word = TOY_FEED,
	 .value = -1,
	 .phases = PHASE(1),
	 .parse = toy_parse,
	 .name = "feed",
	 .help = "Feeds cows.",
	 .example = "feed red 3"},
	{.word = TOY_SELL,
	 .value = -1,
	 .phases = PHASE(2),
	 .parse = toy_parse,
	 .name = "sell",
	 .help = "Sells cows.",
	 .example = "sell 2 to blue"},
	{.word = TOY_PAINT,
	 .value = -1,
	 .phases = PHASE(1) | PHASE(2),
	 .parse = toy_parse,
	 .name = "paint",
	 .help = "Paints a barn.",
	 .example = "paint red"},
	{.parse = NULL},
};

static const struct foreign toy_foreign[] = {{"verkaufe", "sell"}, {NULL, NULL}};

static const char *const toy_rules[VOCAB_RULES] = {
	[RULE_PREFERENCES] = "preferences must be stated (rule 2)"};

static const struct vocab toy = {
	.rules = toy_rules,
	.title = "Toy",
	.words = toy_words,
	.verbs = toy_verbs,
	.foreign = toy_foreign,
	.seat_names = toy_seats,
	.phase_names = toy_phases,
	.n_phases = 2,
	.seats = toy_all_seats,
	.fact = toy_fact,
	.clear = toy_clear,
	.echo = toy_echo,
	.echo_fact = toy_echo_fact,
};

static inline struct reader toy_reader(int phase)
{
	return (struct reader){.vocab = &toy,
			       .view = phase ? &toy : NULL,
			       .game = STR("farm-1"),
			       .seat = 0,
			       .turn = 2,
			       .phase = phase,
			       .names = {"Ann", "Bob", "Cat"}};
}

static inline struct reading *toy_on(struct arena *a, int phase, const char *text,
				     const struct sheet *before)
{
	struct reader *r = arena_new(a, struct reader);

	*r = toy_reader(phase);
	return orders_read(a, r, str_of(text), before);
}

#endif
