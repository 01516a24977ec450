/* The law of corrections of one order among several: "5 on lot 1 and 2 on lot 2. No, 4 on lot 1." What is corrected takes the place of the
 * order that is meant, and the other one stays. Where that is not understood, the order that is meant does not count; what is corrected is never taken or offered
 * without the other one, nor as it was before.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_CORRECTED_H
#define TESTS_ORDERS_CORRECTED_H

#include "tests/orders/sentence_files.h"

/* Two orders, what is said of the first one anew, and how all of it stands in a receipt. */
struct corrected {
	const char *position, *first, *second, *anew;
	const char *was, *now, *stays;
};

/* What stands between the two orders, and before the correction. */
static const char *const corrected_shapes[][2] = {
	{" and ", ". "},
	{". ", ". "},
	{"\n", "\n"},
	{"; ", ". "},
};

static const char *const corrected_cues[] = {
	"No, ", "Sorry, ", "Wait, ", "Correction: ", "Actually ", "I mean ", "Rather ",
};

static inline bool corrected_has(struct arena *a, const struct reading *r,
				 const char *want)
{
	return stands(a, &r->sheet, want) || asks(a, r, want);
}

/* Returns whether the letter is read well. */
static inline bool corrected_one(struct reader *open(struct arena *, const char *),
				 const struct corrected *of, const char *letter)
{
	struct arena *a = arena_create();
	const struct reading *r =
		orders_read(a, open(a, of->position), str_of(letter), NULL);
	const bool was = corrected_has(a, r, of->was),
		   now = corrected_has(a, r, of->now),
		   stays = corrected_has(a, r, of->stays);

	ck_assert_msg(!was && (!now || stays), "%s\n%s%s", letter,
		      was ? "as it was; " : "", stays ? "" : "the other is lost");
	arena_destroy(a);
	return now && stays;
}

/* Over all shapes and cues. Returns how many letters were read well; `*all`: of how many. */
static inline int check_corrected(struct reader *open(struct arena *, const char *),
				  const struct corrected of[], size_t n, int *all)
{
	char letter[512];
	int well = 0;

	*all = 0;
	for (size_t i = 0; i < n; i++)
		for (size_t k = 0;
		     k < sizeof corrected_shapes / sizeof *corrected_shapes; k++)
			for (size_t c = 0;
			     c < sizeof corrected_cues / sizeof *corrected_cues; c++) {
				snprintf(letter, sizeof letter, "%s%s%s%s%s%s.\n",
					 of[i].first, corrected_shapes[k][0],
					 of[i].second, corrected_shapes[k][1],
					 corrected_cues[c], of[i].anew);
				well += corrected_one(open, &of[i], letter);
				++*all;
			}
	printf("%d of %d corrections are read\n", well, *all);
	return well;
}

#endif
