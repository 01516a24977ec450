/* Parts of canonical words: see words_echo.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_echo.h"

const char *du_echo_seat(int seat)
{
	return seat >= 0 && seat < DU_SEATS ? du_colours[seat] : "none";
}

/* Without the article of "the Polar Sink"; that of "The Great Flat" is a part of the name. */
void du_echo_territory(struct buf *b, int t)
{
	const char *words = du_territories[t].words;

	buf_z(b, words + (str_starts(str_of(words), "the ") && *words == 't' ? 4 : 0));
}

void du_echo_forces(struct buf *b, int n, int elites)
{
	buf_int(b, n);
	if (elites == DU_NO_ELITES)
		elites = 0;
	else if (!elites)
		return;
	buf_printf(b, " with %d elite%s", elites, elites == 1 ? "" : "s");
}

const char *du_echo_leader(int which)
{
	return which == DU_HERO        ? "hero"
	       : which == DU_KH        ? "kwisatz haderach"
	       : which == DU_NO_LEADER ? "none"
				       : du_leaders[which].name;
}

void du_echo_back(struct buf *b, const struct du_order *o, const char *word)
{
	buf_printf(b, "%s", word);
	if (o->n > 0 || !o->leader) {
		buf_char(b, ' ');
		du_echo_forces(b, o->n, o->n_elites);
	}
	if (o->leader)
		buf_printf(b, " leader %s", du_echo_leader(o->leader));
}
