/* The law of suggestions (principle 15), over each order of each game: one of its things becomes a word that nobody knows. The line that
 * is offered instead has all the others, with a blank where that one was; a bare form does not do.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_SPOILT_H
#define TESTS_ORDERS_SPOILT_H

#include <check.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "orders/read.h"
#include "tests/orders/unordered.h"

/* Words that nobody knows, and that are far from each word of the games. */
static const char *const spoilt_words[] = {"zorkmid", "xyzzy", "__"};

struct spoilt_sum {
	int n, bare, lacks;
};

/* A number, a name, a challenge or a card: it has a digit or a capital letter, or is one of the game's `names` (with spaces around each). */
static inline bool spoilt_is_thing(struct str word, const char *names)
{
	char padded[40];

	for (size_t i = 0; i < word.n; i++)
		if (isdigit((unsigned char)word.s[i]) ||
		    isupper((unsigned char)word.s[i]))
			return true;
	snprintf(padded, sizeof padded, " %.*s ", STR_ARG(word));
	return strstr(names, padded);
}

static inline struct str spoilt_bare(struct str word)
{
	while (word.n && strchr(",;.:", word.s[word.n - 1]))
		word.n--;
	return word;
}

/* Each word of the thing: "5c" may be "castle 5". */
static inline bool spoilt_has(struct str line, struct str thing)
{
	struct str one, word;

	while (str_word(&thing, &one)) {
		struct str rest = line;
		bool any = false;
		one = spoilt_bare(one);
		while (str_word(&rest, &word)) {
			word = spoilt_bare(word);
			any |= str_iequal(word, one) ||
			       (isdigit((unsigned char)one.s[0]) && word.n < one.n &&
				word.n && memcmp(word.s, one.s, word.n) == 0 &&
				!isdigit((unsigned char)one.s[word.n]));
		}
		if (!any)
			return false;
	}
	return true;
}

/* Does a line that is offered have every thing of the words but the one at `spoilt`? */
static inline bool spoilt_keeps(struct str line, const struct str word[], int n,
				int spoilt, const char *names)
{
	for (int i = 1; i < n; i++) {
		struct str thing = spoilt_bare(word[i]);
		if (i != spoilt && spoilt_is_thing(thing, names) &&
		    !spoilt_has(line, thing))
			return false;
	}
	return true;
}

static inline bool spoilt_is_name(struct str word)
{
	return word.n && isupper((unsigned char)word.s[0]) &&
	       !(word.n > 1 && isdigit((unsigned char)word.s[1]));
}

/* "Sietch Tabr" is one thing, and so is "Red 3". */
static inline int spoilt_join(struct str word[], int n)
{
	int kept = 0;

	for (int i = 0; i < n; i++) {
		struct str *last = kept ? &word[kept - 1] : NULL;
		bool goes_on = last && spoilt_is_name(*last) &&
			       !strchr(",;:", last->s[last->n - 1]) &&
			       (spoilt_is_name(word[i]) ||
				isdigit((unsigned char)word[i].s[0]));
		if (goes_on)
			last->n = (size_t)(word[i].s + word[i].n - last->s);
		else
			word[kept++] = word[i];
	}
	return kept;
}

static inline void spoilt_one(unordered_reader *read, const struct unordered *of,
			      const char *names, const char *unknown,
			      const struct str word[], int n, int spoilt,
			      struct spoilt_sum *sum)
{
	struct arena *a = arena_create();
	struct buf b = buf_in(a);
	/* A line with a blank is not offered for itself. */
	bool all = true, any = strcmp(unknown, "__") == 0;

	for (int i = 0; i < n; i++) {
		struct str bare = spoilt_bare(word[i]);
		buf_z(&b, i ? " " : "");
		if (i == spoilt)
			buf_z(&b, unknown);
		else
			buf_add(&b, bare);
		buf_add(&b, str_slice(word[i], bare.n, word[i].n));
	}
	const struct reading *r = read(of->order, str_z(a, buf_str(&b)));
	for (int i = 0; i < r->n_lines; i++) {
		const struct line *line = &r->lines[i];
		any |= line->n_instead > 0 || line->verdict == VERDICT_ASKED ||
		       line->verdict == VERDICT_OK || line->verdict == VERDICT_NOTED;
		for (int k = 0; k < line->n_instead; k++)
			all &= spoilt_keeps(line->instead[k], word, n, spoilt, names);
	}
	sum->n++;
	sum->bare += !any;
	sum->lacks += any && !all;
	if (getenv("FRAMES") && (!any || !all)) {
		printf("%s: %.*s ->", any ? "LACKS" : "bare", STR_ARG(buf_str(&b)));
		for (int i = 0; i < r->n_lines; i++)
			for (int k = 0; k < r->lines[i].n_instead; k++)
				printf(" [%.*s]", STR_ARG(r->lines[i].instead[k]));
		printf("\n");
	}
	arena_destroy(a);
}

/* Each thing of each order in turn. */
static inline void spoilt_check(unordered_reader *read,
				struct unordered (*order)(size_t i), size_t n,
				const char *names, int bare, int lacks)
{
	enum { WORDS = 40 };
	struct spoilt_sum sum = {0};

	for (size_t i = 0; i < n; i++) {
		const struct unordered of = order(i);
		struct str word[WORDS], rest = str_of(of.words);
		int n_words = 0;
		while (n_words < WORDS && str_word(&rest, &word[n_words]))
			n_words++;
		n_words = spoilt_join(word, n_words);
		for (int k = 1; k < n_words; k++)
			for (size_t u = 0;
			     u < sizeof spoilt_words / sizeof *spoilt_words; u++)
				if (spoilt_is_thing(spoilt_bare(word[k]), names) &&
				    !strchr(of.words, '"'))
					spoilt_one(read, &of, names, spoilt_words[u],
						   word, n_words, k, &sum);
	}
	printf("%d spoilt: %d bare, %d lack something\n", sum.n, sum.bare, sum.lacks);
	fflush(stdout);
	ck_assert_int_le(sum.lacks, lacks);
	ck_assert_int_le(sum.bare, bare);
}

#endif
