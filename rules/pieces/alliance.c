/* The orders of a council: see alliance.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/alliance.h"

#include <string.h>

#include "base/locale.h"

/* `from` is where the wish begins. */
static void add_wish(struct parse *p, const struct alliance_terms *terms, int from,
		     bool own, int seat, uint8_t list[], uint8_t most, uint8_t *n)
{
	if (own)
		parse_fault(p, from, terms->wish_mark,
			    N_("You cannot be your own ally"));
	else if (memchr(list, seat, (size_t)*n))
		parse_fault(p, from, terms->wish_mark, N_("You name %s twice"),
			    terms->name(seat));
	else if (*n < most)
		list[(*n)++] = (uint8_t)seat;
}

/* "Ann (Red)": the same player once more. Where it is another, nothing was read. */
static void skip_again(struct parse *p, int seat)
{
	int was = p->i, again;
	bool bracket = parse_sign(p, '(');

	if (p->token[p->i].kind != TOKEN_WORD || !parse_sees_seat(p) ||
	    !parse_seat(p, &again) || again != seat || (bracket && !parse_sign(p, ')')))
		p->i = was;
}

/* "lacking the Guild", before the next wish: the player who may not want the alliance. */
static bool read_failing(struct parse *p, int *seat)
{
	int was = p->i;

	if (parse_says(p, "lacking") && parse_sees_seat(p) && parse_seat(p, seat))
		return true;
	p->i = was;
	return false;
}

bool alliance_read_wishes(struct parse *p, const struct verb *v,
			  const struct alliance_terms *terms, int own, uint8_t list[],
			  uint8_t most, uint8_t *n)
{
	int seat, failing;

	*n = 0;
	parse_word(p, v->word, NULL);
	parse_link(p);
	if (!parse_sees_seat(p))
		return parse_expected(p, terms->example);
	while (true) {
		/* Nobody else's answer can say when the next wish counts. */
		if (read_failing(p, &failing) && !memchr(list, failing, (size_t)*n))
			return parse_expected(p, "one of your own wishes");
		if (!parse_sees_seat(p))
			break;
		int from = parse_mark(p);
		if (!parse_seat(p, &seat))
			break;
		add_wish(p, terms, from, seat == own, seat, list, most, n);
		skip_again(p, seat);
		parse_comma(p);
		parse_word(p, WORD_THEN, NULL);
	}
	return true;
}

void alliance_read_break(struct parse *p, const struct verb *v,
			 const struct alliance_terms *terms, int own, int ally)
{
	int from = parse_mark(p), seat = ALLIANCE_NONE;

	parse_word(p, v->word, NULL);
	parse_word(p, terms->word, NULL);
	parse_word(p, WORD_WITH, NULL);
	/* A number there would be a seat's number, which nobody means. */
	if (p->token[p->i].kind == TOKEN_WORD && parse_sees_seat(p))
		parse_seat(p, &seat);
	if (own >= 0 && ally == ALLIANCE_NONE)
		parse_fault(p, from, terms->break_mark,
			    N_("You have no alliance to break"));
	else if (ally != ALLIANCE_NONE && seat != ALLIANCE_NONE && seat != ally)
		parse_fault(p, from, terms->break_mark,
			    N_("Your alliance is with %s, not with %s"),
			    terms->name(ally), terms->name(seat));
}
