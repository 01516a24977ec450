/* What the player still has to order: see report.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "orders/sheet.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/report/form_parts.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/report.h"
#include "rules/dune/table/order.h"

#define VERB(verb) (1ULL << (verb))
/* Of the march, the bids or the nexus an answer to another player says nothing. */
#define ANY_ORDER (~VERB(DU_ANSWER))

bool du_form_dials(const struct du_view *v)
{
	int dialer[2];

	du_first_dialers(&v->t, dialer);
	return dialer[0] == v->seat || dialer[1] == v->seat;
}

bool du_form_keeps_traitor(const struct du_view *v)
{
	return du_factions[v->seat].traitors < DU_TRAITORS_MAX;
}

bool du_form_bids(const struct du_view *v)
{
	return v->t.n_lots && v->t.n_hand[v->seat] < du_factions[v->seat].hand;
}

bool du_form_fights(const struct du_view *v, int area, int enemy)
{
	int t = du_territory_of(area);

	return du_field_of(&v->t, t, v->seat, enemy) == area &&
	       !(v->t.phase == DU_PLAN && du_view_planned(v, DU_FIGHT_KEY(t, enemy)));
}

/* Does an order of these verbs stand? Orders that only hold for later do not count. */
static bool has_any(const struct sheet *s, uint64_t verbs)
{
	for (int i = 0; s && i < s->n_slots; i++)
		if (!s->slots[i].standing && verbs >> s->slots[i].key.verb & 1)
			return true;
	return false;
}

static bool has_plan(const struct sheet *s, int fight)
{
	for (int i = 0; s && i < s->n_slots; i++)
		if (s->slots[i].key.verb == DU_BATTLE && s->slots[i].key.a == fight)
			return true;
	return false;
}

/* "a plan for each of your battles", and where one stands: "a plan for your battle in Carthag against Harkonnen". */
static void need_plans(const struct du_view *v, const struct sheet *s, struct buf *b)
{
	bool any = has_any(s, VERB(DU_BATTLE));
	int n = 0;

	for (int area = 0; area < DU_AREAS; area++)
		for (int i = 0; i < DU_SEATS; i++) {
			int t = du_territory_of(area);
			if (!du_form_fights(v, area, i) ||
			    has_plan(s, DU_FIGHT_KEY(t, i)))
				continue;
			if (any)
				buf_printf(
					b,
					n ? _(", and in %s against %s")
					  : _("a plan for your battle in %s against %s"),
					du_territories[t].words, du_the(i));
			n++;
		}
	if (n && !any)
		buf_z(b, _("a plan for each of your battles"));
}

/* Each of these decisions is made at random, or by a rule, for a player who leaves it out. */
static void need_placement(const struct du_view *v, const struct sheet *s,
			   struct buf *b)
{
	const struct {
		bool open;
		enum du_verb verb;
		const char *words;
	} rows[] = {
		{du_form_keeps_traitor(v) && v->own.traitor[0], DU_TRAITOR,
		 _("the traitor whom you keep")},
		{v->seat == DU_FREMEN, DU_PLACES, _("where your ten forces begin")},
		{v->seat == DU_BENE_GESSERIT && v->t.option.advanced_factions,
		 DU_PLACES, _("where your first force begins")},
		{du_form_dials(v), DU_DIAL, _("how far you move the storm (0 to 20)")},
	};
	const char *need[sizeof rows / sizeof *rows];
	int n = 0;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (rows[i].open && !has_any(s, VERB(rows[i].verb)))
			need[n++] = rows[i].words;
	for (int i = 0; i < n; i++)
		buf_printf(b, "%s%s",
			   !i           ? ""
			   : i == n - 1 ? _(", and ")
					: ", ",
			   need[i]);
}

/* Is there an answer to that player, or to nobody in particular where only one asks? */
static bool has_answer(const struct sheet *s, int asker)
{
	for (int i = 0; s && i < s->n_slots; i++)
		if (s->slots[i].key.verb == DU_ANSWER &&
		    (!s->slots[i].key.a || s->slots[i].key.a == asker + 1))
			return true;
	return false;
}

/* Another player's card is lost for nothing where the answer does not come, so FINAL does not say that there is none. */
static void need_answers(const struct du_view *v, const struct sheet *s, struct buf *b)
{
	for (int i = 0; i < v->n_due; i++) {
		int asker = v->due[i].asker;
		if (has_answer(s, asker))
			continue;
		buf_printf(b, _("%syour answer to %s, who asks \"%s\" ("),
			   b->n ? _(", and ") : "", du_the(asker), v->due[i].text);
		if (v->n_due > 1)
			buf_printf(b, _("ANSWER %s YES or NO)"), du_colours[asker]);
		else
			buf_z(b, _("ANSWER YES or ANSWER NO)"));
	}
}

/* Orders of which one must stand, and the words for them; NULL: none is needed. */
static const char *needed(const struct du_view *v, uint64_t *verbs)
{
	switch ((enum du_phase)v->t.phase) {
	case DU_PREDICT:
		return v->seat == DU_BENE_GESSERIT ? _("your prediction") : NULL;
	case DU_PLACE: /* need_placement */
		return NULL;
	case DU_NEXUS:
		return v->t.ally[v->seat] == DU_NOBODY
			       ? _("your wishes for an alliance, or PASS")
			       : _("whether your alliance goes on: PASS keeps it, BREAK ends it");
	case DU_BID:
		if (v->t.option.merge_bid)
			return _("your bids and your march, or PASS for neither");
		return du_form_bids(v) ? _("your bids, or PASS for none") : NULL;
	case DU_MARCH:
		return _("your march, or FINAL for none");
	case DU_VOICE:
		*verbs = VERB(DU_VOICES) | VERB(DU_ASK) | VERB(DU_POWER);
		if (!(du_seers(&v->t) >> v->seat & 1))
			return NULL;
		return v->seat == DU_ATREIDES
			       ? _("a question about a plan in one of your battles (ASK), or FINAL for none")
			       : _("a command for your battles (VOICE), or FINAL for none");
	case DU_PLAN:
	case DU_OVER:
		break;
	}
	return NULL;
}

bool du_owes_answer(const void *view, const struct sheet *sheet)
{
	const struct du_view *v = view;

	if (v->seat < 0 || v->t.vacant >> v->seat & 1)
		return false;
	for (int i = 0; i < v->n_due; i++)
		if (!has_answer(sheet, v->due[i].asker))
			return true;
	return false;
}

void du_needs(const void *view, const struct sheet *sheet, struct buf *b)
{
	const struct du_view *v = view;
	uint64_t verbs = ANY_ORDER;
	const char *what;

	struct buf more = buf_in(b->a);

	if (v->seat < 0 || v->t.vacant >> v->seat & 1)
		return;
	need_answers(v, sheet, b);
	if (sheet && sheet->final)
		return;
	what = needed(v, &verbs);
	if (what && !has_any(sheet, verbs))
		buf_z(&more, what);
	if (v->t.phase == DU_PLACE)
		need_placement(v, sheet, &more);
	if (v->t.phase == DU_PLAN)
		need_plans(v, sheet, &more);
	if (more.n)
		buf_printf(b, "%s%s", b->n ? _(", and ") : "", more.s);
}
