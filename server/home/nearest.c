/* The nearest known word: see nearest.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/nearest.h"

#include "base/spell.h"

void nearest_offer(struct nearest *near, struct str known)
{
	int allowed = near->word.n <= 3 ? 1 : near->word.n <= 6 ? 2 : 3;
	int d = spell_distance(near->word, known, allowed);

	/* The beginning of a word is as good as a slip: "stat" for "status". */
	if (d > allowed && near->word.n >= 2 && known.n > near->word.n &&
	    str_iequal(str_slice(known, 0, near->word.n), near->word))
		d = allowed;
	if (d <= allowed && (!near->best.n || d < near->distance)) {
		near->best = known;
		near->distance = d;
	}
}

struct str nearest_text(struct arena *a, const struct nearest *near, struct str list)
{
	if (near->best.n)
		return str_printf(a, ": did you mean '" PRI_STR "'?",
				  STR_ARG(near->best));
	return str_printf(a, "; it can be " PRI_STR, STR_ARG(list));
}
