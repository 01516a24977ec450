/* Facts of scenes as they are found in a position, and in words: see scene_fact.h.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/forces.h"
#include "rules/dune/scene/scene_fact.h"

/* Finding --------------------------------------------------------------------------------------- */

static void take_cards(struct dune_fact *f, const uint8_t cards[], int n)
{
	for (int i = 0; i < n && cards[i] && f->n_cards < DU_TREACHERY; i++)
		f->card[f->n_cards++] = cards[i];
}

static void find_forces(const struct du_table *t, struct dune_fact *f)
{
	for (int i = 0; i < DU_SEATS; i++) {
		f->forces[i] = t->forces[f->at][i];
		f->of_elites[i] = t->elites[f->at][i];
	}
	f->advisors = t->advisors[f->at] != 0;
}

static int number(const struct du_state *s, const struct dune_fact *f)
{
	switch (f->kind) {
	case FACT_SPICE:
		return s->h.spice[f->seat];
	case FACT_LYING:
		return s->t.spice[f->at];
	case FACT_TANKS:
		return s->t.tanks[f->seat];
	case FACT_RESERVE:
		return du_reserve(&s->t, f->seat).n;
	case FACT_BRIBES:
		return s->t.bribes[f->seat];
	case FACT_MISSES:
		return s->t.misses[f->seat];
	case FACT_ALLY:
		return s->t.ally[f->seat];
	case FACT_STORM:
		return s->t.storm;
	case FACT_NEXT_STORM:
		return s->h.next_storm;
	case FACT_WALL:
		return s->t.wall_gone;
	case FACT_KH:
		return s->t.kh_lost;
	case FACT_LEADER:
		return s->t.leader[f->at];
	case FACT_PREDICTED:
		return s->h.predicted_turn;
	case FACT_LOT:
		return s->t.lot_winner[f->at - 1];
	case FACT_FORCES:
	case FACT_HAND:
	case FACT_TRAITORS:
	case FACT_RIDE:
	case FACT_LOTS:
	case FACT_DECK_TOP:
	case FACT_COMING:
	case FACT_PILE:
	case FACT_DISCARD:
	case FACT_KINDS:
		break;
	}
	return 0;
}

void du_fact_found(const struct du_state *s, const struct dune_fact *which,
		   struct dune_fact *f)
{
	*f = (struct dune_fact){.kind = which->kind,
				.how = which->how,
				.seat = which->seat,
				.at = which->at};
	if (f->kind == FACT_FORCES)
		find_forces(&s->t, f);
	else if (f->kind == FACT_HAND)
		take_cards(f, s->h.hand[f->seat], DU_HAND_MAX);
	else if (f->kind == FACT_TRAITORS)
		take_cards(f, s->h.traitor[f->seat], DU_TRAITORS_MAX);
	else if (f->kind == FACT_DISCARD)
		take_cards(f, s->t.discards, s->t.n_discards);
	else if (f->kind == FACT_TANKS)
		f->elites = s->t.tanks_elites[f->seat];
	else if (f->kind == FACT_PREDICTED)
		f->seat = s->h.predicted - 1;
	f->n = number(s, f);
	if (f->kind == FACT_ALLY && du_are_allies(&s->t, f->seat, which->n))
		f->n = which->n; /* one of two allies */
}

/* All cards of the one are among those of the other, each as often. */
static bool within(const struct dune_fact *some, const struct dune_fact *all)
{
	int count[UINT8_MAX + 1] = {0};

	for (int i = 0; i < all->n_cards; i++)
		count[all->card[i]]++;
	for (int i = 0; i < some->n_cards; i++)
		if (!count[some->card[i]]--)
			return false;
	return true;
}

bool du_fact_is(const struct dune_fact *said, const struct dune_fact *found)
{
	if (said->how == FACT_HAS)
		return within(said, found);
	if (said->how == FACT_LACKS)
		return !within(said, found);
	return said->n == found->n && said->elites == found->elites &&
	       said->seat == found->seat && said->advisors == found->advisors &&
	       said->n_cards == found->n_cards && within(said, found) &&
	       memcmp(said->forces, found->forces, sizeof said->forces) == 0 &&
	       memcmp(said->of_elites, found->of_elites, sizeof said->of_elites) == 0;
}

/* Words ---------------------------------------------------------------------------------------------- */

static void forces_words(const struct dune_fact *f, struct buf *b)
{
	bool any = false;

	for (int i = 0; i < DU_SEATS; i++) {
		if (!f->forces[i])
			continue;
		buf_printf(b, "%s%s %d", any ? ", " : "", du_tokens[i], f->forces[i]);
		if (f->of_elites[i])
			buf_printf(b, " elites %d", f->of_elites[i]);
		if (i == DU_BENE_GESSERIT && f->advisors)
			buf_z(b, " advisors");
		any = true;
	}
	if (!any)
		buf_z(b, "empty");
}

static void cards_words(const struct dune_fact *f, struct buf *b)
{
	for (int i = 0; i < f->n_cards; i++)
		buf_printf(b, "%s%s", i ? ", " : "",
			   f->kind == FACT_TRAITORS ? du_leaders[f->card[i]].name
						    : du_cards[f->card[i]].name);
	if (!f->n_cards)
		buf_z(b, "empty");
}

void du_fact_words(const struct dune_fact *f, struct buf *b)
{
	static const char *const places[] = {"free", "dead", "captured"};

	if (f->kind == FACT_FORCES)
		forces_words(f, b);
	else if (f->kind == FACT_HAND || f->kind == FACT_TRAITORS ||
		 f->kind == FACT_DISCARD)
		cards_words(f, b);
	else if (f->kind == FACT_ALLY || f->kind == FACT_LOT)
		buf_z(b, f->n >= 0           ? du_tokens[f->n]
			 : f->n == DU_UNSOLD ? "unsold"
					     : "none");
	else if (f->kind == FACT_LEADER)
		buf_z(b, places[f->n]);
	else if (f->kind == FACT_WALL)
		buf_z(b, f->n ? "gone" : "whole");
	else
		buf_int(b, f->n);
	if (f->elites)
		buf_printf(b, " elites %d", f->elites);
	if (f->kind == FACT_PREDICTED)
		buf_printf(b, ", of %s", f->seat >= 0 ? du_tokens[f->seat] : "nobody");
}
