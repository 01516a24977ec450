/* The form with examples that are legal now, and what is still to be ordered: see report.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "orders/sheet.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/report/report.h"
#include "rules/dune/table/order.h"
#include "rules/dune/table/view.h"

/* Orders that the player must send ------------------------------------------------- */

static bool dials_first(const struct du_view *v)
{
	int dialer[2];

	du_first_dialers(&v->t, dialer);
	return dialer[0] == v->seat || dialer[1] == v->seat;
}

static bool chooses_traitor(const struct du_view *v)
{
	return du_factions[v->seat].traitors < DU_TRAITORS_MAX;
}

static bool may_bid(const struct du_view *v)
{
	return v->t.n_lots && v->t.n_hand[v->seat] < du_factions[v->seat].hand;
}

/* Does the seat fight that one in the field that begins there, with a plan still to come? */
static bool wants_plan(const struct du_view *v, int area, int enemy)
{
	int t = du_territory_of(area);

	return du_field_of(&v->t, t, v->seat, enemy) == area &&
	       !(v->t.phase == DU_PLAN && du_view_planned(v, DU_FIGHT_KEY(t, enemy)));
}

static bool owes_plan(const struct du_view *v)
{
	for (int area = 0; area < DU_AREAS; area++)
		for (int i = 0; i < DU_SEATS; i++)
			if (wants_plan(v, area, i))
				return true;
	return false;
}

static const char *needed(const struct du_view *v)
{
	switch ((enum du_phase)v->t.phase) {
	case DU_PREDICT:
		return v->seat == DU_BENE_GESSERIT ? _("your prediction") : NULL;
	case DU_PLACE:
		if (chooses_traitor(v))
			return _("your traitor and what else you choose now");
		return dials_first(v) ? _("how far you move the storm") : NULL;
	case DU_NEXUS:
		return _("your wishes for an alliance, or PASS");
	case DU_BID:
		if (v->t.option.merge_bid)
			return _("your bids and your march");
		return may_bid(v) ? _("your bids") : NULL;
	case DU_MARCH:
		return _("your march");
	case DU_VOICE:
	case DU_PLAN:
		return owes_plan(v) ? _("a plan for each of your battles") : NULL;
	case DU_OVER:
		break;
	}
	return NULL;
}

/* Orders that only hold for later do not count. */
static bool has_orders(const struct sheet *s)
{
	for (int i = 0; s && i < s->n_slots; i++)
		if (!s->slots[i].standing)
			return true;
	return s && s->final;
}

void du_needs(const void *view, const struct sheet *sheet, struct buf *b)
{
	const struct du_view *v = view;
	const char *what = v->seat < 0 || v->t.vacant >> v->seat & 1 ? NULL : needed(v);

	if (what && !has_orders(sheet))
		buf_z(b, what);
}

/* The form ------------------------------------------------------------------------------------- */

static const char *place(struct buf *b, int area)
{
	int t = du_territory_of(area), first = du_first_area(t);
	bool alone = first == area &&
		     (area + 1 == DU_AREAS || du_territory_of(area + 1) != t);

	return alone ? du_territories[t].words
		     : str_printf(b->a, "%s %d", du_territories[t].words,
				  du_areas[area].sector)
			       .s;
}

static void placement(const struct du_view *v, struct buf *b)
{
	if (chooses_traitor(v) && v->own.traitor[0])
		buf_printf(b, "traitor %s\n", du_leaders[v->own.traitor[0]].name);
	if (v->seat == DU_FREMEN)
		buf_z(b,
		      "place 4 in Sietch Tabr, 3 in False Wall South 3, 3 in False Wall West 15\n");
	if (v->seat == DU_BENE_GESSERIT && v->t.option.advanced_factions)
		buf_z(b, "place 1 in Polar Sink\n");
	if (dials_first(v))
		buf_z(b, "dial 7\n");
}

static void nexus(const struct du_view *v, struct buf *b)
{
	buf_z(b, "pass\n");
	if (v->t.ally[v->seat] != DU_NOBODY) {
		buf_z(b, "# or:\n#   break\n");
		return;
	}
	buf_z(b, "# or wishes, the best first:\n#   ally");
	for (int seat = 0, n = 0; seat < DU_SEATS && n < 2; seat++)
		if (du_plays(&v->t, seat) && seat != v->seat)
			buf_printf(b, "%s %s", n++ ? "," : "", du_colours[seat]);
	buf_char(b, '\n');
}

static void bids(const struct du_view *v, struct buf *b)
{
	for (int lot = 1; may_bid(v) && lot <= v->t.n_lots; lot++)
		buf_printf(b, "bid %d 1\n", lot);
}

/* A neighbour of the area to which the seat may go now, or DU_NOWHERE. */
static int beside(const struct du_view *v, struct arena *a, int from)
{
	const struct graph *map = du_graph(a);

	for (int to = 0; to < DU_AREAS; to++)
		if (du_territory_of(to) != du_territory_of(from) &&
		    !du_meets_ally(&v->t, v->seat, du_territory_of(to)) &&
		    du_has_room(&v->t, v->seat, du_territory_of(to)) &&
		    du_steps(&v->t, map, v->seat, from, to, false) == 1)
			return to;
	return DU_NOWHERE;
}

static void march(const struct du_view *v, struct buf *b)
{
	struct du_stack reserve = du_reserve(&v->t, v->seat);

	if (v->t.tanks[v->seat])
		buf_z(b, "revive 1\n");
	if (reserve.n - reserve.elites > 0 &&
	    (v->seat == DU_FREMEN || v->own.spice >= 2))
		buf_z(b, "ship 1 to Polar Sink\n");
	for (int area = 0; area < DU_AREAS; area++) {
		struct du_stack own = du_there(&v->t, v->seat, area);
		int to = own.n > own.elites ? beside(v, b->a, area) : DU_NOWHERE;
		if (to == DU_NOWHERE)
			continue;
		buf_printf(b, "move 1 from %s to ", place(b, area));
		buf_printf(b, "%s\n", place(b, to));
		return;
	}
}

static void battles(const struct du_view *v, struct buf *b)
{
	for (int area = 0; area < DU_AREAS; area++)
		for (int i = 0; i < DU_SEATS; i++)
			if (wants_plan(v, area, i))
				buf_printf(b, "battle %s vs %s dial max spice 0\n",
					   du_territories[du_territory_of(area)].words,
					   du_colours[i]);
}

void du_form(const void *view, struct page *p)
{
	const struct du_view *v = view;
	struct buf b = buf_in(p->a);

	buf_z(&b, "");
	if (v->seat < 0 || v->t.phase == DU_OVER)
		return;
	switch ((enum du_phase)v->t.phase) {
	case DU_PREDICT:
		if (v->seat == DU_BENE_GESSERIT)
			for (int seat = 0; seat < DU_SEATS && !b.n; seat++)
				if (du_plays(&v->t, seat) && seat != v->seat)
					buf_printf(&b, "predict %s turn 5\n",
						   du_colours[seat]);
		break;
	case DU_PLACE:
		placement(v, &b);
		break;
	case DU_NEXUS:
		nexus(v, &b);
		break;
	case DU_BID:
		bids(v, &b);
		if (v->t.option.merge_bid)
			march(v, &b);
		break;
	case DU_MARCH:
		march(v, &b);
		break;
	case DU_VOICE:
	case DU_PLAN:
		battles(v, &b);
		break;
	case DU_OVER:
		break;
	}
	page_form(p, buf_str(&b));
}
