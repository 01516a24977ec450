/* Whole letters that a test makes by itself from orders in the language's own words. Each order of the letter is taken or asked about just
 * as it is alone; or the letter is refused or marked. Never is an order made that it does not have, and never is one lost in
 * silence. The kinds of letters are in spoken.h, tabled.h, wished.h and headed.h.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_WHOLE_H
#define TESTS_ORDERS_WHOLE_H

#include "tests/kit/share.h"
#include "tests/orders/joined.h"
#include "tests/orders/sentence_files.h"

enum { WHOLE_SHAPES = 64 };

/* `bent`: an order that the letter does not have, or one that was lost in silence. */
struct whole_sum {
	int step; /* each so manieth letter is read; at night each one (share.h) */
	int tried, n, whole, told, bent;
	int missed_by[WHOLE_SHAPES]; /* letters of that shape that are not read whole */
};

/* What this text is read as: orders, a line each. */
static inline struct str whole_made(struct arena *a, const struct letters *of,
				    const char *position, struct str text)
{
	return joined_made(a,
			   orders_read(a, of->open(a, position),
				       str_printf(a, "%.*s\n", STR_ARG(text)), NULL));
}

/* Reads the letter, which orders these lines and nothing else. Where it is marked, `part` may stand alone. WHOLE in the environment prints what is missed. */
static inline void whole_check(struct arena *a, const struct letters *of,
			       const char *position, struct str letter, struct str want,
			       struct str part, int shape, struct whole_sum *sum)
{
	if (sum->tried++ % sum->step)
		return;
	const struct reading *r = orders_read(a, of->open(a, position), letter, NULL);
	const struct str made = joined_made(a, r);
	const bool told = joined_told(r) || r->n_refused || r->n_notes,
		   all = joined_has(made, want),
		   mine = joined_has(want, made) || (told && joined_has(part, made));

	sum->n++;
	sum->whole += mine && all;
	sum->missed_by[shape] += !mine || !all;
	if (!mine || (!all && !told)) {
		sum->bent++;
		printf("BENT %s: %.*s  ! %.*s\n", position, STR_ARG(letter),
		       STR_ARG(made));
	} else if (!all) {
		sum->told++;
		if (getenv("WHOLE"))
			printf("missed %s: %.*s  made: %.*s\n", position,
			       STR_ARG(letter), STR_ARG(made));
	}
}

/* At most `known` letters are bent, and of a hundred `least` are read whole; of a sample (share.h) two may be those that all of them
 * have. */
static inline void whole_law(const struct whole_sum *sum, const char *kind, int known,
			     int least)
{
	printf("%s: %d letters, %d whole, %d told, %d bent\n", kind, sum->n, sum->whole,
	       sum->told, sum->bent);
	for (int i = 0; i < WHOLE_SHAPES && getenv("WHOLE"); i++)
		if (sum->missed_by[i])
			printf("  %d missed in shape %d\n", sum->missed_by[i], i);
	fflush(stdout);
	ck_assert_int_le(sum->bent, known);
	enum { SAMPLE = 100, BY_CHANCE = 2 };
	const int chance = sum->n < SAMPLE ? 100 * BY_CHANCE : 0;
	ck_assert_int_ge(100 * sum->whole + chance, least * sum->n);
}

#endif
