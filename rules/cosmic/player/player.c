/* The house player of Cosmic Encounter: see player.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/player/player.h"

#include "base/locale.h"
#include "orders/vocab.h"
#include "rules/cosmic/player/plan.h"
#include "rules/cosmic/player/player_texts.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_parts.h"
#include "rules/game.h"

static const char *const manner[] = {TEXT_MANNER, NULL};

enum { PLAGUE_TOKENS = 3 };

static void limbo(struct ce_plan *p)
{
	struct str to = ce_plan_weakest(p);

	if (p->t->limbo[p->seat] && to.n)
		moves_offer(p->m, 0, "limbo %d to %.*s", p->t->limbo[p->seat],
			    STR_ARG(to));
	moves_take(p->m);
}

static void lose(struct ce_plan *p, int n, const char *what)
{
	if (!n || ce_plan_spare(p) < n)
		return;
	moves_offer(p->m, 0, "lose %.*s for %s",
		    STR_MADE(moves_arena(p->m), ce_plan_tokens(p, n)), what);
	ce_plan_use(p, n);
	moves_take(p->m);
}

static bool has_guests(const struct ce_table *t, int seat)
{
	for (int planet = 0; planet < CE_PLANETS; planet++)
		for (int other = 0; other < t->n_seats; other++)
			if (other != seat && t->planet[seat][planet][other])
				return true;
	return false;
}

static void order_as_example(struct ce_plan *p, const struct ce_speech *how)
{
	struct buf line = buf_in(moves_arena(p->m));

	if (how->example && how->phases & PHASE(p->t->phase) &&
	    ce_words_legal_example(line.a, p->v, how->example, &line))
		moves_offer(p->m, 0, "%.*s", STR_ARG(buf_str(&line)));
	moves_take(p->m);
}

/* Powers that act by themselves need no order. Those that may be used or not it uses where that
 * cannot harm. */
static void power(struct ce_plan *p)
{
	const struct ce_power_rule *rule =
		ce_power_rule(&ce_catalog, p->t->power[p->seat].id);

	if (rule && (rule->mandatory || rule->orders.good) && !rule->automatic &&
	    ce_words_works(p->v, p->seat))
		order_as_example(p, &rule->orders);
}

/* The first Flare in its hand whose use cannot harm: Wild, or Super beside its Power. */
static void flare(struct ce_plan *p)
{
	for (int i = 0; i < p->v->n_hand; i++) {
		int id = p->v->hand[i] - CARD_FLARE;
		const struct ce_power_rule *rule =
			card_is_flare(p->v->hand[i]) ? ce_power_rule(&ce_catalog, id)
						     : NULL;
		const struct ce_speech *how = !rule ? NULL
					      : ce_words_is_super(p->v, id)
						      ? &rule->super.orders
						      : &rule->wild.orders;
		if (!how || !how->good || !(how->phases & PHASE(p->t->phase)))
			continue;
		order_as_example(p, how);
		return;
	}
}

static void moves(const void *view, struct moves *m)
{
	const struct ce_view *v = view;
	struct ce_plan p = {.v = v, .t = &v->t, .seat = v->seat, .m = m};

	if (v->seat < 0 || !v->t.phase || !ce_in_game(&v->t, v->seat))
		return;
	lose(&p, v->t.plague[v->seat] ? PLAGUE_TOKENS : 0, "plague");
	lose(&p, v->t.loss[v->seat], "power");
	limbo(&p);
	switch (v->t.phase) {
	case 1:
		ce_plan_attacks(&p);
		break;
	case 2:
		ce_plan_allies(&p);
		break;
	case 3:
		ce_plan_cards(&p);
		break;
	default:
		ce_plan_settling(&p);
	}
	power(&p);
	flare(&p);
	if (v->t.phase < 3)
		return;
	moves_offer(m, 0, "own colour: %s",
		    has_guests(&v->t, v->seat) ? "fight" : "redraw");
	moves_take(m);
}

const struct game_player ce_player = {.manner = manner, .moves = moves};
