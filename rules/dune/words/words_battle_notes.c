/* What a plan leaves to the house, told in the receipt.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/words/words_parts.h"

/* The dial and the spice that the plan comes to: without spice it takes the least that makes its dial legal. */
static int dial_of(const struct du_army *a, const struct du_order *o, int held,
		   int *spice)
{
	int most = a->all_full ? 0 : a->normals + a->elites;

	most = held < most ? held : most;
	*spice = o->spice;
	if (o->n == DU_ALL) {
		*spice = o->spice == DU_UNSAID ? most : o->spice;
		return du_greatest_dial(a, *spice);
	}
	if (o->spice == DU_UNSAID)
		for (*spice = 0; *spice < most && !du_dial_is_legal(a, o->n, *spice);)
			++*spice;
	return o->n;
}

/* A dial without a word on spice costs some where the forces alone do not give it: nobody is to learn that from the battle. */
static void note_spice(struct parse *p, int from, const struct du_order *o, int field)
{
	const struct du_view *v = view_of(p);
	struct du_army a = du_army(&v->t, v->seat, field, o->seat);
	int spice, bare = du_greatest_dial(&a, 0);

	dial_of(&a, o, v->own.spice, &spice);
	if (spice > 0 && spice <= v->own.spice)
		parse_note(
			p, from, "DU-043",
			N_("This dial spends %d of your %d spice. With spice 0 you dial at most %d%s"),
			spice, v->own.spice, bare / 2, bare % 2 ? ".5" : "");
}

/* All forces are dialled, so that a winner keeps none. */
static void note_dial(struct parse *p, int from, const struct du_order *o, int field)
{
	const struct du_view *v = view_of(p);
	struct du_army a = du_army(&v->t, v->seat, field, o->seat);
	struct du_share lost;
	int n = a.normals + a.elites, spice;
	int halves = dial_of(&a, o, v->own.spice, &spice);

	if (o->less > 0 || n < 2 || spice > v->own.spice ||
	    !du_losses(&a, halves, spice, o->most_elites, &lost) ||
	    lost.normals + lost.elites < n)
		return;
	parse_note(
		p, from, "DU-044",
		N_("You dial %d%s with all your %d forces: they are all lost even if you win, unless you call a traitor"),
		halves / 2, halves % 2 ? ".5" : "", n);
}

/* Has the reader a card for a plan? */
static bool has_battle_card(const struct du_view *v)
{
	for (int i = 0; i < DU_HAND_MAX; i++)
		if (v->own.hand[i] && du_cards[v->own.hand[i]].class <= DU_SNOOPERS)
			return true;
	return false;
}

void du_note_plan(struct parse *p, int from, const struct du_order *o,
		  const struct du_said *said)
{
	const struct du_view *v = view_of(p);
	int field = DU_NOWHERE;

	if (du_battles_are_open(v))
		field = du_field_of(&v->t, o->to, v->seat, o->seat);
	if (field == DU_NOWHERE)
		return;
	int best = du_strongest_leader(&v->t, v->seat, o->to);
	if (!said->spice)
		note_spice(p, from, o, field);
	note_dial(p, from, o, field);
	if (!said->leader && !o->n_list && best)
		parse_note(p, from, NULL,
			   N_("No leader is named: %s leads, the best you have"),
			   du_leaders[best].name);
	else if (!said->leader && !o->n_list && du_view_holds(v, DU_CHEAP_HERO))
		parse_note(p, from, NULL,
			   N_("No leader is named: your Cheap Hero leads"));
	if (!said->cards && !o->n_weapon && !o->n_defence && has_battle_card(v))
		parse_note(p, from, NULL,
			   N_("No weapon and no defence is named: you play none"));
}
