/* Challenges that came to a result, as panels of the zine: who stood with whom, the totals or the cards,
 * and the notes of the report.
 * SPDX-License-Identifier: ISC */
#include "rules/matches.h"

#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/report/report_parts.h"

/* A deal that may still be made has no result yet. */
static bool is_resolved(const struct ce_challenge *c)
{
	return c->shown &&
	       (c->result == CE_ATTACK_WINS || c->result == CE_DEFENCE_WINS ||
		c->result == CE_DEAL_MADE || c->result == CE_DEAL_FAILED);
}

static int winner_of(const struct ce_challenge *c)
{
	return c->result == CE_ATTACK_WINS    ? MATCH_ATTACK
	       : c->result == CE_DEFENCE_WINS ? MATCH_DEFENCE
					      : MATCH_DRAWN;
}

/* The total; beside a Compromise no total counts, and the cards are told, each as what it
 * counted as: a Power may have turned it. */
static struct str score_of(struct arena *a, const struct ce_challenge *c, int side)
{
	char name[CARD_NAME_MAX];

	if (!ce_is_calm(c, 0) && !ce_is_calm(c, 1))
		return str_printf(a, "%d", c->total[side]);
	card_name(c->face[side] ? c->face[side] : c->card[side], name);
	return str_printf(a, "%s", name);
}

static void fill_side(const struct sheet_of_paper *p, const struct ce_challenge *c,
		      int which, struct match_side *out)
{
	out->seat = which == MATCH_ATTACK ? c->attacker : c->defender;
	out->score = score_of(p->a, c, which);
	for (int seat = 0; seat < p->t->n_seats; seat++)
		if (seat != out->seat && ce_tokens_in(c, seat) &&
		    c->side[seat] ==
			    (which == MATCH_ATTACK ? CE_ATTACK_SIDE : CE_DEFENCE_SIDE))
			out->allies |= 1U << seat;
}

void ce_matches(const void *view, const struct events *seen, struct matches *out)
{
	struct sheet_of_paper p = ce_paper(view, seen, out->a);

	for (int i = 0; i < p.t->n_challenges; i++) {
		const struct ce_challenge *c = &p.t->challenge[i];
		if (!is_resolved(c))
			continue;
		struct match *m = match_add(out);
		m->winner = winner_of(c);
		fill_side(&p, c, MATCH_ATTACK, &m->side[MATCH_ATTACK]);
		fill_side(&p, c, MATCH_DEFENCE, &m->side[MATCH_DEFENCE]);
		m->what = str_printf(p.a, "C%d, %s %d: %s", i + 1,
				     ce_colour_names[c->system], c->planet,
				     locale_text(ce_result_name(c->result)));
		m->notes = ce_sentences(&p, IN_NOTES, i);
	}
}
