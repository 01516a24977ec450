/* The law of offers for a game's letters: each order in a question is one that the letter's file expects (`=`, `~`), or one
 * that stands already. Where the file expects a question (`?`, `!`) it lists with `~` what the question may have.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_OFFERS_H
#define TESTS_ORDERS_OFFERS_H

#include "tests/orders/sentence_files.h"

static int n_wrong_offers;

/* "clear" and what it names: the letter says by itself what it takes back. */
static inline bool is_clear(struct str order)
{
	return str_equal(str_slice(order, 0, 5), STR("clear"));
}

static inline bool is_expected_offer(struct arena *a, const struct sentence *s,
				     const struct sheet *before, struct str order)
{
	for (int k = 0; k < s->n; k++)
		if (strchr("=*~", s->kind[k]) && is_one_of(order, s->want[k]))
			return true;
	return is_clear(order) || (before && stands(a, before, str_z(a, order)));
}

static inline void hold_offers(const char *file, const char *position,
			       const struct sentence *s)
{
	struct arena *a = arena_create();
	const struct reader *reader = letters->open(a, position);
	const struct sheet *before = NULL;

	if (*s->before)
		before = &orders_read(a, reader, str_of(s->before), NULL)->sheet;
	const struct reading *r = orders_read(a, reader, str_of(s->letter), before);
	struct str text = str_dup(a, reading_asked(a, r)), line;
	while (str_line(&text, &line))
		while (line.n) {
			struct str order = str_trim(str_until(&line, ';'));
			if (is_expected_offer(a, s, before, order))
				continue;
			n_wrong_offers++;
			printf("offered, and not said: %s\n  > %s  ! %.*s\n", file,
			       s->letter, STR_ARG(order));
		}
	arena_destroy(a);
}

/* Reads all letters of the folder; at most `known` orders are offered that nobody wrote. */
static inline void check_offers(const struct letters *of, int known)
{
	static char names[FILES][64];
	int n = sentence_files(of->folder, names);

	letters = of;
	n_wrong_offers = 0;
	for (int i = 0; i < n; i++)
		each_sentence(of->folder, names[i], hold_offers);
	fflush(stdout);
	ck_assert_int_le(n_wrong_offers, known);
}

#endif
