/* The form's lines that other players and one's own hand bring, in any phase: see form_parts.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/dune/report/form_parts.h"
#include "rules/pieces/order_form.h"

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

void du_form_answers(const struct du_view *v, struct buf *lines, struct buf *examples)
{
	for (int i = 0; i < v->n_due; i++) {
		const char *asker = du_colours[v->due[i].asker];
		if (v->n_due > 1) {
			buf_printf(lines, "answer %s __\n", asker);
			form_example(examples, "answer %s yes", asker);
		} else {
			buf_z(lines, "answer __\n");
			form_example(examples, "answer yes");
			form_example(examples, "answer no");
		}
	}
}

/* An advantage of another faction, which a Karama can cancel. */
static const char *cancels(const struct du_view *v)
{
	for (int i = DU_ADVANTAGES - 1; i >= 0; i--)
		if (du_advantages[i].faction != v->seat &&
		    du_plays(&v->t, du_advantages[i].faction))
			return du_advantages[i].key;
	return NULL;
}

/* The order that plays the card, with blanks, and an example; false: it is played in a plan, or not in this phase. */
static bool card_line(const struct du_view *v, int card, struct buf *lines,
		      struct buf *examples)
{
	const char *key;

	switch (card) {
	case DU_TRUTHTRANCE:
		buf_z(lines, "truthtrance __ \"__\"\n");
		form_example(examples, "truthtrance %s lasgun",
			     du_colours[du_form_another(v)]);
		return true;
	case DU_HAJR:
		if (v->t.phase == DU_MARCH)
			buf_z(lines, "hajr move __ from __ to __\n");
		return v->t.phase == DU_MARCH;
	case DU_WEATHER_CONTROL:
		buf_z(lines, "weather __ if storm hits __\n");
		form_example(examples, "weather 0 if storm hits carthag");
		return true;
	case DU_FAMILY_ATOMICS:
		buf_z(lines, "atomics if enemy __ >= __\n");
		form_example(examples, "atomics if enemy arrakeen >= 3");
		return true;
	case DU_TLEILAXU_GHOLA:
		buf_z(lines, "ghola __\n");
		form_example(examples, "ghola 3");
		return true;
	case DU_KARAMA:
		if (!(key = cancels(v)))
			return false;
		buf_z(lines, "karama cancel __\n");
		form_example(examples, "karama cancel %s", key);
		return true;
	default:
		return false;
	}
}

/* A card that a player has twice has one line. */
void du_form_cards(const struct du_view *v, struct buf *lines, struct buf *examples)
{
	struct buf names = buf_in(lines->a);

	for (int i = 0; v->t.turn && i < DU_HAND_MAX && v->own.hand[i]; i++) {
		int card = v->own.hand[i];
		if ((i && v->own.hand[i - 1] == card) ||
		    !card_line(v, card, lines, examples))
			continue;
		buf_printf(&names, "%sHELP %s", names.n ? ", " : "",
			   du_cards[card].name);
	}
	if (names.n)
		form_remark(examples,
			    str_printf(lines->a, _("your cards: %s"), names.s).s);
}
