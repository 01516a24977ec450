/* What the house player keeps ready: cards that interrupt, the special Karama, and help for its ally: see plans.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/control.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/map/reach.h"
#include "rules/dune/player/plans.h"
#include "rules/dune/table/card.h"

enum {
	GHOLA_MOST = 5,
	GHOLA_LEAST = 3,
	WEATHER_LEAST = 3,
	ATOMICS_LEAST = 4,
	SWAP_LEAST = 3,
	KARAMA_REVIVES = 3,
	FOR_ALLY = 3, /* the ally gets a third of the spice at most */
	ALLYREVIVE_MOST = 3,
};

static bool is_foe(const struct du_view *v, int seat)
{
	return du_plays(&v->t, seat) && seat != v->seat &&
	       !du_are_allies(&v->t, v->seat, seat);
}

static int foes_in(const struct du_view *v, int territory)
{
	int n = 0;

	for (int seat = 0; seat < DU_SEATS; seat++)
		if (is_foe(v, seat))
			n += du_fighters(&v->t, seat, territory);
	return n;
}

static int own_in(const struct du_view *v, int territory)
{
	int n = du_fighters(&v->t, v->seat, territory), ally = DU_NOBODY;

	while ((ally = du_next_ally(&v->t, v->seat, ally)) != DU_NOBODY)
		n += du_fighters(&v->t, ally, territory);
	return n;
}

/* Cards that wait -------------------------------------------------------------------------- */

/* The forces in the tanks, or where few lie there the strongest dead leader. */
static void ghola(const struct du_view *v, struct moves *m)
{
	int n = v->t.tanks[v->seat] - v->t.tanks_elites[v->seat], best = 0;

	for (int i = 0; i < DU_LEADERS_EACH; i++) {
		int leader = du_leader(v->seat, i);
		if (v->t.leader[leader] == DU_DEAD &&
		    du_leaders[leader].strength > du_leaders[best].strength)
			best = leader;
	}
	if (n >= GHOLA_LEAST)
		moves_offer(m, n, "ghola %d", n < GHOLA_MOST ? n : GHOLA_MOST);
	if (best)
		moves_offer(m, du_leaders[best].strength - 1, "ghola leader %s",
			    du_leaders[best].name);
	moves_take(m);
}

/* The storm stays where it is, if it would reach the sand where most of the own forces stand. */
static void weather(const struct du_view *v, struct moves *m)
{
	for (int t = 0; t < DU_TERRITORIES; t++)
		if (du_territories[t].type == DU_SAND &&
		    own_in(v, t) >= WEATHER_LEAST && own_in(v, t) > foes_in(v, t))
			moves_offer(m, own_in(v, t), "weather 0 if storm hits %s",
				    du_territories[t].words);
	moves_take(m);
}

/* The wall falls when the storm is about to reach a city that is full of others. */
static void atomics(const struct du_view *v, struct moves *m)
{
	static const int cities[] = {DU_ARRAKEEN, DU_CARTHAG};
	const struct graph *map = du_graph();
	bool reaches = false;

	for (int area = 0; area < DU_AREAS; area++)
		reaches |= v->t.forces[area][v->seat] &&
			   du_reaches_wall(map, area, v->t.storm);
	for (int i = 0; reaches && !v->t.wall_gone && i < 2; i++)
		if (!own_in(v, cities[i]) && foes_in(v, cities[i]) >= ATOMICS_LEAST)
			moves_offer(m, foes_in(v, cities[i]),
				    "atomics if storm hits %s and enemy %s >= %d",
				    du_territories[cities[i]].words,
				    du_territories[cities[i]].words, ATOMICS_LEAST);
	moves_take(m);
}

/* The player is asked about the leader on whom most depends. */
static void truth(const struct du_view *v, struct moves *m)
{
	int mine = du_best_leader(v, v->seat, DU_POLAR_SINK);

	if (v->t.phase != DU_MARCH || !mine)
		return;
	for (int seat = 0; seat < DU_SEATS; seat++)
		if (is_foe(v, seat) && du_strongholds(&v->t, seat))
			moves_offer(m, du_strongholds(&v->t, seat),
				    "truth %s traitor %s", du_colours[seat],
				    du_leaders[mine].name);
	moves_take(m);
}

/* Karama ------------------------------------------------------------------------------------ */

/* The special use of the faction, where its day has come; false: not now. */
static bool special(const struct du_view *v, struct moves *m)
{
	bool any = false;

	if (!v->t.option.advanced_karama || v->t.karama_used >> v->seat & 1)
		return false;
	for (int t = 0; t < DU_TERRITORIES; t++) {
		int foes = foes_in(v, t);
		if (v->seat == DU_FREMEN && du_territories[t].type == DU_SAND &&
		    foes >= ATOMICS_LEAST && !own_in(v, t)) {
			moves_offer(m, foes, "karama worm %s", du_territories[t].words);
			any = true;
		}
	}
	for (int seat = 0; seat < DU_SEATS; seat++)
		if (v->seat == DU_HARKONNEN && is_foe(v, seat) &&
		    v->t.n_hand[seat] >= SWAP_LEAST) {
			moves_offer(m, v->t.n_hand[seat], "karama swap %s all",
				    du_colours[seat]);
			any = true;
		}
	if (v->seat == DU_EMPEROR && v->t.tanks[v->seat] >= KARAMA_REVIVES) {
		int elites = v->t.tanks_elites[v->seat];
		int normals = v->t.tanks[v->seat] - elites;
		if (normals >= KARAMA_REVIVES) {
			moves_offer(m, 0, "karama revive %d", KARAMA_REVIVES);
			any = true;
		}
	}
	moves_take(m);
	return any;
}

/* What the enemy of the largest battle would use in it. */
static const char *power_of(const struct du_table *t, int seat)
{
	static const struct {
		int seat, advantage;
		const char *key;
	} keys[] = {
		{DU_BENE_GESSERIT, DU_BG_VOICE, "BG.VOICE"},
		{DU_ATREIDES, DU_ATR_PRESCIENCE, "ATR.PRESCIENCE"},
		{DU_EMPEROR, DU_EMP_SARDAUKAR, "EMP.SARDAUKAR"},
		{DU_FREMEN, DU_FRE_NOSPICE, "FRE.NOSPICE"},
		{DU_HARKONNEN, DU_HAR_CAPTURE, "HAR.CAPTURE"},
	};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (keys[i].seat == seat && du_has(t, keys[i].advantage))
			return keys[i].key;
	return NULL;
}

static void karama(const struct du_view *v, struct moves *m)
{
	if (special(v, m))
		return;
	for (int t = 0; t < DU_TERRITORIES; t++)
		for (int seat = 0; seat < DU_SEATS; seat++) {
			const char *key = power_of(&v->t, seat);
			if (key && seat != v->seat &&
			    du_field_of(&v->t, t, v->seat, seat) != DU_NOWHERE)
				moves_offer(m, du_fighters(&v->t, seat, t),
					    "karama cancel %s", key);
		}
	moves_take(m);
}

/* The ally ------------------------------------------------------------------------------------ */

static void help_ally(const struct du_view *v, struct moves *m)
{
	if (v->t.ally[v->seat] == DU_NOBODY)
		return;
	if (v->own.spice / FOR_ALLY)
		moves_offer(m, 0, "allypay %d", v->own.spice / FOR_ALLY);
	moves_take(m);
	if (v->seat == DU_EMPEROR)
		moves_offer(m, 0, "allyrevive %d", ALLYREVIVE_MOST);
	moves_take(m);
	if (v->seat == DU_FREMEN)
		moves_offer(m, 0, "protect yes");
	moves_take(m);
}

void du_plan_cards(const struct du_view *v, struct moves *m)
{
	static const struct {
		int card;
		void (*use)(const struct du_view *, struct moves *);
	} uses[] = {{DU_TLEILAXU_GHOLA, ghola},
		    {DU_WEATHER_CONTROL, weather},
		    {DU_FAMILY_ATOMICS, atomics},
		    {DU_TRUTHTRANCE, truth},
		    {DU_KARAMA, karama}};

	for (size_t i = 0; i < sizeof uses / sizeof *uses; i++)
		if (du_view_holds(v, uses[i].card))
			uses[i].use(v, m);
	help_ally(v, m);
}
