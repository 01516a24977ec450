/* The form's lines that other players and one's own hand bring, in any phase: see form_parts.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/report/form_parts.h"
#include "rules/dune/words/words.h"

struct form_examples du_form_examples(struct arena *a, const struct du_view *v)
{
	const struct reader reader = {.vocab = &du_vocab,
				      .view = v,
				      .seat = v->seat,
				      .turn = v->t.turn,
				      .phase = du_number(&v->t)};

	return form_examples_in(a, &reader, NULL);
}

int du_form_another(const struct du_view *v)
{
	for (int seat = 0; seat < DU_SEATS; seat++)
		if (du_plays(&v->t, seat) && seat != v->seat)
			return seat;
	return DU_NOBODY;
}

int du_form_held(const struct du_view *v, int first, int last)
{
	for (int i = 0; i < DU_HAND_MAX; i++) {
		int card = v->own.hand[i];
		if (card && du_cards[card].class >= first &&
		    du_cards[card].class <= last)
			return card;
	}
	return DU_NO_CARD;
}

void du_form_answers(const struct du_view *v, struct buf *lines,
		     struct form_examples *examples)
{
	for (int i = 0; i < v->n_due; i++) {
		const char *asker = du_colours[v->due[i].asker];
		if (v->n_due > 1) {
			buf_printf(lines, "answer %s __\n", asker);
			form_example(examples, "answer %s yes", asker);
		} else {
			buf_z(lines, "answer __\n");
			form_example(examples, "answer yes");
		}
	}
}

/* The order that plays the card; NULL: it is played in a plan, or not in this phase. No example stands with it: a player who copied that
 * would spend the card. */
static const char *card_line(const struct du_view *v, int card)
{
	switch (card) {
	case DU_TRUTHTRANCE:
		return "truthtrance __ \"__\"";
	case DU_HAJR:
		return v->t.phase == DU_MARCH ? "hajr move __ from __ to __" : NULL;
	case DU_WEATHER_CONTROL:
		return "weather __ if storm hits __";
	case DU_FAMILY_ATOMICS:
		return "atomics if enemy __ >= __";
	case DU_TLEILAXU_GHOLA:
		return "ghola __";
	case DU_KARAMA:
		return "karama cancel __";
	default:
		return NULL;
	}
}

/* A card that a player has twice has one line. */
void du_form_cards(const struct du_view *v, struct buf *lines)
{
	for (int i = 0; v->t.turn && i < DU_HAND_MAX && v->own.hand[i]; i++) {
		int card = v->own.hand[i];
		const char *line = card_line(v, card);
		if (!line || (i && v->own.hand[i - 1] == card))
			continue;
		buf_printf(lines, "%s\n", line);
		buf_printf(lines, _("# HELP %s tells what your card does.\n"),
			   du_cards[card].name);
	}
}
