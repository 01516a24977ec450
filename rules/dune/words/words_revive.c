/* Orders of the march that move nobody: revival, advisors who take up arms, the Guild's place.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/words/words_parts.h"

enum { REVIVAL_MOST = 6 };

/* Revival ------------------------------------------------------------------------------------ */

/* "leader Stilgar" */
static bool read_revived_leader(struct parse *p, struct du_order *o)
{
	int leader;

	parse_word(p, W_LEADER_WORD, NULL);
	if (!du_read_leader(p, &leader, true))
		return false;
	o->leader = (uint8_t)leader;
	return true;
}

static void check_own_leader(struct parse *p, int from, const struct du_order *o)
{
	int seat = du_seat_of(p);
	int faction = o->leader == DU_KH ? DU_ATREIDES : du_leader_faction(o->leader);

	if (o->leader && seat >= 0 && faction != seat)
		parse_fault(p, from, "DU-026", N_("That leader is not yours"));
}

/* So many that they cannot come without a second elite [DU-073]. What is in the tanks while the march is
 * ordered is there when revival comes. */
static void check_elites(struct parse *p, int from, const struct du_order *o)
{
	const struct du_view *v = view_of(p);
	struct du_stack tanks = {0};

	if (v && v->seat >= 0 && v->t.phase == DU_MARCH)
		tanks = (struct du_stack){v->t.tanks[v->seat],
					  v->t.tanks_elites[v->seat]};
	if (o->n_elites > 1 && o->n_elites != DU_NO_ELITES)
		parse_fault(p, from, "DU-024", N_("One elite comes back in a turn"));
	else if (!o->n_elites && o->n <= tanks.n && du_some(tanks, o->n).elites > 1)
		parse_impossible(
			p, from, "DU-024",
			N_("Of your %d forces in the tanks %d are elites, and one elite comes back in a turn"),
			tanks.n, tanks.elites);
}

/* "revive 3", "revive 2 with 1 elite", "revive 3 leader Stilgar", "revive leader Stilgar" */
bool du_parse_revive(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_REVIVE);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	if (parse_sees_number(p)) {
		int n = 0;
		o->n = 0;
		if (parse_peek(p)->value == 0) /* none, not even the free ones */
			parse_number(p, &n);
		else if (!du_read_forces(p, &o->n, &o->n_elites))
			return false;
		parse_comma(p);
	} else if (!parse_sees(p, W_LEADER_WORD) && !parse_sees(p, W_LEADER)) {
		return parse_expected(p, "how many forces, or leader and a name");
	}
	if ((parse_sees(p, W_LEADER_WORD) || parse_sees(p, W_LEADER)) &&
	    !read_revived_leader(p, o))
		return false;
	if (o->n > REVIVAL_MOST)
		parse_fault(
			p, from, "DU-024",
			N_("Three forces come back in a turn, and three more for an ally of the Emperor"));
	check_elites(p, from, o);
	check_own_leader(p, from, o);
	/* A leader alone says nothing of the forces: it stands beside an order for these. */
	return du_made(made, o, o->n == DU_UNSAID, false);
}

/* Advisors, and the Guild --------------------------------------------------------------------- */

/* "flip Carthag": advisors there become fighters. */
bool du_parse_flip(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_FLIP);
	int from = parse_mark(p), territory;

	parse_word(p, v->word, NULL);
	du_only_for(p, from, DU_BENE_GESSERIT, NULL, N_("flip advisors"));
	if (!du_read_territory(p, &territory))
		return false;
	o->n_list = 1;
	o->list[0] = (uint8_t)territory;
	return du_made(made, o, territory, false);
}

/* "when first", "when before Harkonnen" */
bool du_parse_when(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_WHEN);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	du_only_for(p, from, DU_GUILD, NULL, N_("choose when to move"));
	if (parse_word(p, W_FIRST, NULL))
		o->n = DU_WHEN_FIRST;
	else if (parse_word(p, W_LAST, NULL))
		o->n = DU_WHEN_LAST;
	else if (parse_word(p, W_USUAL, NULL))
		o->n = DU_WHEN_USUAL;
	else if (parse_word(p, W_BEFORE, NULL))
		o->n = DU_WHEN_BEFORE;
	else if (parse_word(p, W_AFTER, NULL))
		o->n = DU_WHEN_AFTER;
	else
		return parse_expected(
			p, "first, last, usual, before FACTION or after FACTION");
	if (o->n >= DU_WHEN_BEFORE && !du_read_other(p, &o->seat))
		return false;
	return du_made(made, o, 0, false);
}
