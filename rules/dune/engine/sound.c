/* Does a position hold together: see sound.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/sound.h"

#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/forces.h"
#include "rules/dune/table/state.h"

static bool forces_are_sound(const struct du_table *t, int seat)
{
	struct du_stack r = du_reserve(t, seat);

	for (int area = 0; area < DU_AREAS; area++)
		if (t->elites[area][seat] > t->forces[area][seat] ||
		    (!du_plays(t, seat) && t->forces[area][seat]))
			return false;
	return r.n >= 0 && r.elites >= 0 && r.elites <= r.n &&
	       t->tanks_elites[seat] <= t->tanks[seat];
}

static bool advisors_are_sound(const struct du_table *t)
{
	for (int area = 0; area < DU_AREAS; area++)
		if (t->advisors[area] > t->forces[area][DU_BENE_GESSERIT])
			return false;
	return true;
}

static void count(uint8_t seen[], const uint8_t cards[], int n)
{
	for (int i = 0; i < n; i++)
		if (cards[i])
			seen[cards[i]]++;
}

/* Each treachery card is in one place, but for the atomics that were set off. */
static bool treachery_is_sound(const struct du_state *s)
{
	uint8_t seen[DU_CARD_END] = {0};

	count(seen, s->h.deck, s->t.n_deck);
	count(seen, s->h.lots, DU_LOTS);
	count(seen, s->t.discards, s->t.n_discards);
	for (int seat = 0; seat < DU_SEATS; seat++)
		count(seen, s->h.hand[seat], s->t.n_hand[seat]);
	for (int card = 1; card < DU_CARD_END; card++)
		if (seen[card] != du_cards[card].copies -
					  (card == DU_FAMILY_ATOMICS && s->t.wall_gone))
			return false;
	return true;
}

static bool spice_cards_are_sound(const struct du_state *s)
{
	uint8_t seen[DU_SPICE_CARD_MAX + 1] = {0}, all[DU_SPICE_CARDS];

	count(seen, s->h.coming, s->t.n_coming);
	for (int pile = 0; pile < DU_PILES; pile++)
		count(seen, s->t.pile[pile], s->t.n_pile[pile]);
	du_spice_deck(all);
	for (int i = 0; i < DU_SPICE_CARDS; i++)
		if (seen[all[i]] != (all[i] == DU_SHAI_HULUD ? DU_WORMS : 1))
			return false;
	return true;
}

/* No card of a faction that does not play, none twice [DU-005]. */
static bool traitors_are_sound(const struct du_state *s)
{
	uint8_t seen[DU_LEADERS + 1] = {0};

	for (int seat = 0; seat < DU_SEATS; seat++)
		count(seen, s->h.traitor[seat], DU_TRAITORS_MAX);
	for (int leader = 1; leader <= DU_LEADERS; leader++)
		if (seen[leader] > (du_plays(&s->t, du_leader_faction(leader)) ? 1 : 0))
			return false;
	return true;
}

bool du_sound(const void *state, struct err *err)
{
	const struct du_state *s = state;

	for (int seat = 0; seat < DU_SEATS; seat++)
		if (!forces_are_sound(&s->t, seat))
			return err_set(err, "forces of %s are not %d",
				       du_factions[seat].the, DU_FORCES);
	if (!advisors_are_sound(&s->t))
		return err_set(err, "more advisors than forces");
	if (!treachery_is_sound(s))
		return err_set(err, "a treachery card is missing, or there twice");
	if (!spice_cards_are_sound(s))
		return err_set(err, "a spice card is missing, or there twice");
	if (!traitors_are_sound(s))
		return err_set(err, "a traitor card is there twice");
	return du_alliances_are_rings(&s->t) ||
	       err_set(err, "ally: no alliance of this game");
}
