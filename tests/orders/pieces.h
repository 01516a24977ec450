/* The law of forms: the pieces of an order, in any number and sequence, also with a word that nobody knows among them, are read
 * as that order, asked about as that order, or refused with the form of that order, and never of another. Where all of them
 * are there, one of these happens, or a rule is named that forbids it. A word that denies or undoes makes no whole order of them.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_PIECES_H
#define TESTS_PIECES_H

#include <string.h>

#include "base/arena.h"
#include "orders/read.h"
#include "tests/check_main.h"

enum { PIECES = 5, VERBS = 3 };

struct pieces {
	const char *position;
	const char *piece[PIECES]; /* all of the order */
	const char *want;          /* in canonical words */
	/* The order's word, which each order of these pieces has; more than one where some of them are another order, too. */
	const char *verb[VERBS];
};

typedef struct reader *pieces_open(struct arena *, const char *position);

/* The order's word stands anywhere in it: a line with a blank may be the writer's own. */
static inline bool pieces_name(const struct pieces *p, struct str text)
{
	for (int i = 0; i < VERBS && p->verb[i]; i++)
		for (size_t at = 0; at < text.n; at++)
			if (str_iequal(str_slice(text, at, at + strlen(p->verb[i])),
				       str_of(p->verb[i])))
				return true;
	return false;
}

static inline bool pieces_has_blank(struct str text)
{
	return str_find(text, STR("__")) != SIZE_MAX;
}

static inline const struct line *pieces_read(struct arena *a, pieces_open *open,
					     const struct pieces *p, struct str letter)
{
	return &orders_read(a, open(a, p->position), letter, NULL)->lines[0];
}

/* What the line is read as, or would be on a YES, and what is offered instead of it: all of it is this order. Returns how many
 * texts there are. */
static inline int pieces_check(const struct pieces *p, const struct line *line,
			       struct str letter)
{
	struct str rest = line->verdict == VERDICT_ASKED ? line->ask
			  : line->verdict == VERDICT_OK ||
					  line->verdict == VERDICT_NOTED
				  ? line->reading
				  : STR(""),
		   text;
	int n = 0;

	for (; str_line(&rest, &text); n++)
		ck_assert_msg(pieces_name(p, text), "'%.*s' makes '%.*s'",
			      STR_ARG(letter), STR_ARG(text));
	for (int i = 0; i < line->n_instead; i++, n++)
		ck_assert_msg(pieces_name(p, line->instead[i]), "'%.*s' offers '%.*s'",
			      STR_ARG(letter), STR_ARG(line->instead[i]));
	return n;
}

/* The pieces in this sequence, with a word at `at`. */
static inline struct str pieces_letter(struct arena *a, const char *const list[], int n,
				       const char *word, int at)
{
	struct buf b = buf_in(a);

	for (int i = 0; i <= n; i++) {
		if (i == at && word)
			buf_printf(&b, "%s%s", b.n ? " " : "", word);
		if (i < n)
			buf_printf(&b, "%s%s", b.n ? " " : "", list[i]);
	}
	return buf_str(&b);
}

static inline void pieces_each(pieces_open *open, const struct pieces *p,
			       const char *list[], int n, bool all)
{
	static const char *const words[] = {NULL, "frobly"};

	for (int w = 0; w < 2; w++)
		for (int at = 0; at < (w ? n + 1 : 1); at++) {
			struct arena *a = arena_create();
			struct str letter = pieces_letter(a, list, n, words[w], at);
			const struct line *line = pieces_read(a, open, p, letter);
			int made = pieces_check(p, line, letter);
			bool reasoned = line->n_remarks && line->remarks[0].rule;
			ck_assert_msg(!all || made > 0 || reasoned,
				      "'%.*s' has no form: %.*s", STR_ARG(letter),
				      STR_ARG(line->n_remarks ? line->remarks[0].text
							      : STR("a note")));
			arena_destroy(a);
		}
}

/* All sequences of the pieces in `left` (bits) behind those in the list. */
static inline void pieces_permute(pieces_open *open, const struct pieces *p,
				  const char *list[], int n, unsigned left, bool all)
{
	if (!left)
		pieces_each(open, p, list, n, all);
	for (int i = 0; i < PIECES; i++)
		if (left & 1U << i) {
			list[n] = p->piece[i];
			pieces_permute(open, p, list, n + 1, left & ~(1U << i), all);
		}
}

/* "not", "or" and their like at every place: the whole order is neither read, nor asked about, nor offered. */
static inline void pieces_deny(pieces_open *open, const struct pieces *p, int n)
{
	static const char *const words[] = {"not", "never",     "don't", "nothing",
					    "or",  "next turn", "maybe"};

	for (size_t w = 0; w < sizeof words / sizeof *words; w++)
		for (int at = 0; at <= n; at++) {
			struct arena *a = arena_create();
			struct str letter = pieces_letter(a, p->piece, n, words[w], at);
			const struct line *line = pieces_read(a, open, p, letter);
			bool made = line->verdict == VERDICT_OK ||
				    line->verdict == VERDICT_NOTED;
			ck_assert_msg(!made || !str_is(line->reading, p->want),
				      "'%.*s' is read", STR_ARG(letter));
			ck_assert_msg(line->verdict != VERDICT_ASKED ||
					      !str_is(line->ask, p->want) ||
					      !strcmp(words[w], "maybe"),
				      "'%.*s' is asked about", STR_ARG(letter));
			for (int i = 0; i < line->n_instead; i++)
				ck_assert_msg(pieces_has_blank(line->instead[i]) ||
						      !strcmp(words[w], "or"),
					      "'%.*s' offers '%.*s'", STR_ARG(letter),
					      STR_ARG(line->instead[i]));
			arena_destroy(a);
		}
}

static inline void check_pieces(pieces_open *open, const struct pieces *p)
{
	const char *list[PIECES];
	int n = 0;

	while (n < PIECES && p->piece[n])
		n++;
	for (unsigned set = 1; set < 1U << n; set++)
		if (set & (set - 1)) /* two or more */
			pieces_permute(open, p, list, 0, set, set == (1U << n) - 1);
	pieces_deny(open, p, n);
}

#endif
