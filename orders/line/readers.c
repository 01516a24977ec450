/* To whom press goes: "blue, green", "all but Blue", "gm", "zine".
 * SPDX-License-Identifier: ISC */
#include "orders/line/draft.h"

/* "all but green": the others by name, without the writer. */
static bool read_excepted(struct parse *p, struct press *out)
{
	unsigned not = 0;
	int seat;

	do {
		if (!parse_seat(p, &seat))
			return parse_expected(p, "a player");
		not |= 1U << seat;
	} while (parse_comma(p));
	if (!p->view)
		return parse_expected(p, "players by name, before the game");
	out->seats = p->vocab->in_game(p->view) & ~not &~(1U << p->reader->seat);
	return parse_at_end(p) || parse_expected(p, "a colon");
}

bool letter_readers(struct parse *p, struct press *out)
{
	int seat;

	do {
		int but = 0;
		parse_says(p, "both"); /* "to both Blue and Green" */
		if (parse_word(p, WORD_ALL, NULL) ||
		    parse_word(p, WORD_EVERYONE, &but)) {
			if (!parse_says(p, "players"))
				parse_says(p, "of you");
			if (but || parse_word(p, WORD_EXCEPT, NULL))
				return read_excepted(p, out);
			out->all = true;
		} else if (parse_says(p, "table")) {
			out->all = true;
		} else if (parse_says(p, "gm"))
			out->gm = true;
		else if (parse_says(p, "zine"))
			out->zine = true;
		else if (parse_seat(p, &seat))
			out->seats |= 1U << seat;
		else
			return parse_expected(p, "players, all, gm or zine");
	} while (parse_comma(p));
	return true;
}
