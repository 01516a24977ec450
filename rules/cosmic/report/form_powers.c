/* The order form's lines for a Power and for Flares: see form_powers.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/form_powers.h"

#include "base/arena.h"
#include "orders/vocab.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_parts.h"

static void example(const struct ce_view *v, const char *line, struct buf *out)
{
	struct buf found = buf_in(out->a);

	if (ce_words_legal_example(out->a, v, line, &found))
		buf_printf(out, "#   %.*s\n", STR_ARG(buf_str(&found)));
}

static void speech(const struct ce_view *v, const struct ce_speech *s, struct buf *out)
{
	if (s->phases & PHASE(v->t.phase))
		example(v, s->example, out);
}

/* A system to which destiny does not send them. */
static int elsewhere(const struct ce_view *v)
{
	for (int seat = 0; seat < v->t.n_seats; seat++)
		if (seat != v->seat && ce_in_game(&v->t, seat) &&
		    ce_words_destined(v, seat) != seat)
			return seat;
	return -1;
}

/* A home planet that they need not empty, or 0. */
static int spare_home(const struct ce_view *v)
{
	for (int planet = 1; planet <= CE_PLANETS; planet++)
		if (ce_free_on(&v->t, v->seat, v->seat, planet) > 1)
			return planet;
	return 0;
}

static void attack_anybody(const struct ce_view *v, struct buf *out)
{
	int system = elsewhere(v), from = spare_home(v);

	if (system >= 0 && from && v->t.n_destiny[v->seat])
		buf_printf(out, "#   attack %s 3 with 1 from %d\n", ce_colours[system],
			   from);
}

static void ally_unasked(const struct ce_view *v, struct buf *out)
{
	int from = spare_home(v), c = 0;

	while (c < v->t.n_challenges && ce_is_main(&v->t.challenge[c], v->seat))
		c++;
	if (c < v->t.n_challenges && from)
		buf_printf(out, "#   ally %s in c%d with 1 from %d uninvited\n",
			   ce_colours[v->t.challenge[c].attacker], c + 1, from);
}

static void reach(const struct ce_view *v, struct buf *out)
{
	if (v->t.phase == 1 && ce_words_reach_of(v, v->seat, CW_ANY_TARGET))
		attack_anybody(v, out);
	if (v->t.phase == 2 && ce_words_reach_of(v, v->seat, CW_UNINVITED))
		ally_unasked(v, out);
	if (v->t.phase == 3 && ce_words_reach_of(v, v->seat, CW_SEES_CARD))
		example(v, "c1: if compromise play lowest; else cheapest winning", out);
}

void ce_form_powers(const struct ce_view *v, struct buf *out)
{
	for (int i = 0; i < CE_INSTANCES; i++) {
		int id = v->t.power[i].id;
		if (ce_words_works(v, i) && ce_words_owner(v, i) == v->seat)
			speech(v, &ce_power_rule(&ce_catalog, id)->orders, out);
	}
	reach(v, out);
	for (int i = 0; i < v->n_hand; i++) {
		int id = v->hand[i] - CARD_FLARE;
		const struct ce_power_rule *rule =
			card_is_flare(v->hand[i]) ? ce_power_rule(&ce_catalog, id)
						  : NULL;
		if (rule)
			speech(v,
			       ce_words_is_super(v, id) ? &rule->super.orders
							: &rule->wild.orders,
			       out);
	}
}
