/* "would win c3", "red loses c1": facts about the result of a challenge, and whose it
 * is.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

/* The side on which the seat is in that challenge, as main player or ally. */
static int side_of(const struct ce_view *v, int c, int seat)
{
	const struct ce_challenge *ch = &v->t.challenge[c];

	if (ce_is_main(ch, seat))
		return ch->attacker == seat ? CE_ATTACK_SIDE : CE_DEFENCE_SIDE;
	return ch->allied[seat] > 0 || ch->reward[seat] > 0 ? ch->side[seat]
							    : CE_NO_SIDE;
}

/* Settles whose result it is. A side wins or loses with all who are on it: a main
 * player or an ally. */
static void settle_side(struct parse *p, int from, struct ce_fact *f)
{
	const struct ce_view *v = view_of(p);
	bool mine = f->seat == v->seat || f->seat < 0;

	if (f->side != CE_NO_SIDE ||
	    (mine && ce_is_main(&v->t.challenge[f->challenge], v->seat)))
		return;
	f->side = (int8_t)side_of(v, f->challenge, mine ? v->seat : f->seat);
	if (f->side == CE_NO_SIDE)
		parse_fault(
			p, from, NULL,
			mine ? N_("You are not in C%d: write attack would win, or defence would win")
			     : N_("This player is not in C%d: write attack would win, or defence would win"),
			f->challenge + 1);
	f->seat = CE_UNSAID;
}

/* "would win c3", of a side, the writer or another player; the order's own challenge where
 * none is named. */
bool ce_words_read_result(struct parse *p, struct ce_fact *f)
{
	int from = parse_mark(p);

	if (parse_word(p, W_WIN, NULL))
		f->kind = CE_FACT_WOULD_WIN;
	else if (parse_word(p, W_LOSE, NULL))
		f->kind = CE_FACT_WOULD_LOSE;
	else
		return parse_expected(p, "win or lose");
	ce_words_read_where(p, f);
	if (f->challenge < 0)
		f->challenge = (int8_t)p->there;
	const struct ce_view *v = view_of(p);
	if (f->challenge < 0 && f->seat == v->seat && ce_words_n_own_challenges(v) == 1)
		while (!ce_is_main(&v->t.challenge[++f->challenge], v->seat))
			; /* their only one */
	if (f->challenge < 0)
		parse_fault(p, from, NULL,
			    "Win or lose which challenge? i would lose c1");
	else
		settle_side(p, from, f);
	return true;
}
