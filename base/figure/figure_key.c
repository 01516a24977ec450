/* The key below a map: see figure_key.h.
 * SPDX-License-Identifier: ISC */
#include "base/figure/figure_key.h"

#include "base/arena.h"
#include "base/figure/figure_marks.h"
#include "base/locale.h"

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

void figure_lose(struct figure_lost *lost, struct str move)
{
	if (lost->n < FIGURE_LOST_MOST)
		lost->move[lost->n] = move;
	lost->n++;
}

static void put_lost(struct figure_key *k, const struct figure_lost *lost)
{
	const int told = lost->n < FIGURE_LOST_MOST ? lost->n : FIGURE_LOST_MOST;

	if (!told)
		return;
	figure_key_words(k, k->ink, str_of(_("Without an arrow:")));
	for (int i = 0; i < told; i++)
		figure_key_words(k, k->ink,
				 str_printf(k->f->a, PRI_STR "%s",
					    STR_ARG(lost->move[i]),
					    i + 1 < told ? "," : ""));
	if (lost->n > told)
		figure_key_words(k, k->ink,
				 str_printf(k->f->a, _("and %d more"), lost->n - told));
}

/* The ground is drawn before the words, once a try has told how many rows they take. */
void figure_key_lost(struct figure_key *k, const struct figure_lost *lost,
		     int32_t ground)
{
	struct figure scratch = figure_in(k->f->a, 0, 0);
	struct figure_key tried = *k;

	tried.f = &scratch;
	put_lost(&tried, lost);
	int high = tried.y + k->type * 3 / 4;
	if (high > k->f->height) {
		figure_box(
			k->f, 0, k->f->height, k->f->width, high - k->f->height, 0,
			(struct figure_paint){.fill = ground, .stroke = FIGURE_NONE});
		k->f->height = high;
	}
	put_lost(k, lost);
}
