/* The key below a map: see figure_key.h.
 * SPDX-License-Identifier: ISC */
#include "base/figure/figure_key.h"

#include "base/figure/figure_marks.h"

/* A word that has `mark` units before it. Returns where the mark begins. */
static int put(struct figure_key *k, int mark, int32_t ink, struct str words)
{
	int wide = figure_text_width(words, k->type, false);

	if (k->x > k->left && k->x + mark + wide > k->right) {
		k->x = k->left;
		k->y += k->type * 3 / 2;
	}
	int from = k->x;
	figure_text(k->f, from + mark, k->y, k->type, FIGURE_START, false, ink, words);
	k->x += mark + wide + k->type / 2;
	return from;
}

void figure_key_words(struct figure_key *k, int32_t ink, struct str words)
{
	put(k, 0, ink, words);
}

void figure_key_counter(struct figure_key *k, int32_t fill, struct str name)
{
	int radius = k->type * 3 / 4, from = put(k, k->type * 5 / 3, k->ink, name);

	figure_counter(k->f, (struct figure_point){from + radius, k->y - k->type / 3},
		       radius, fill, k->dark, str_slice(name, 0, 1));
}
