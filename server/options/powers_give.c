/* The Powers are given out.
 * SPDX-License-Identifier: ISC */
#include "server/options/powers_give.h"

#include "base/arena.h"
#include "server/render/letterhead.h"

static bool is_free(const struct powers_plan *plan, const struct powers_given *g,
		    int power)
{
	for (int i = 0; i < plan->n_seats; i++)
		if (g->power[i] == power)
			return false;
	return powers_plan_has(plan, power);
}

/* The first of the seat's wishes that is free. */
static void grant(const struct powers_plan *plan, struct powers_given *g, int seat,
		  struct str wishes)
{
	for (int rank = 1; wishes.n; rank++) {
		int power = powers_find(plan->rules, str_until(&wishes, ','));
		if (power < 0 || !is_free(plan, g, power))
			continue;
		g->power[seat] = power;
		g->rank[seat] = rank;
		return;
	}
}

static void give_wishes(const struct powers_plan *plan, const struct str wishes[],
			const struct rng *rng, struct powers_given *g)
{
	for (int i = 0; i < plan->n_seats; i++)
		g->order[i] = (uint8_t)i;
	rng_shuffle(rng, "powers.order", g->order, plan->n_seats);
	for (int i = 0; i < plan->n_seats; i++)
		grant(plan, g, g->order[i], wishes[g->order[i]]);
}

/* A seat without one takes one of the rest. */
static void give_lots(const struct powers_plan *plan, const struct rng *rng,
		      struct powers_given *g)
{
	uint8_t rest[POWERS_MAX];
	int n = 0, top = 0;
	bool wanted = false;

	for (int i = 0; i < plan->n_seats; i++)
		wanted |= g->power[i] < 0;
	if (!wanted)
		return;
	for (int i = 0; i < plan->n; i++)
		if (is_free(plan, g, plan->power[i]))
			rest[n++] = plan->power[i];
	rng_shuffle(rng, "powers.lot", rest, n);
	for (int i = 0; i < plan->n_seats; i++)
		if (g->power[i] < 0)
			g->power[i] = rest[top++];
}

void powers_give(const struct powers_plan *plan, const struct str wishes[],
		 const struct rng *rng, struct powers_given *g)
{
	*g = (struct powers_given){0};
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		g->power[i] = plan->seat[i];
	if (plan->how == POWERS_WISH)
		give_wishes(plan, wishes, rng, g);
	if (plan->how == POWERS_WISH || plan->how == POWERS_LOT)
		give_lots(plan, rng, g);
}

/* Telling of it ------------------------------------------------------------------ */

static void add_list(struct arena *a, const struct powers_plan *plan,
		     const struct powers_given *g, struct buf *out)
{
	for (int i = 0; i < plan->n_seats; i++)
		buf_printf(out, "%s%.*s %s", i ? ", " : "",
			   STR_MADE(a, letterhead_seat(a, plan->rules, i)),
			   powers_name(plan->rules, g->power[i]));
	buf_char(out, '.');
}

/* "Red (who wished Zombie, Virus): Virus." */
static void add_choices(struct arena *a, const struct powers_plan *plan,
			const struct str wishes[], const struct powers_given *g,
			struct buf *out)
{
	for (int i = 0; i < plan->n_seats; i++) {
		int seat = g->order[i];
		struct str who = letterhead_seat(a, plan->rules, seat);
		buf_printf(out, " %.*s ", STR_ARG(who));
		if (wishes[seat].n)
			buf_printf(out, "(who wished %.*s)", STR_ARG(wishes[seat]));
		else
			buf_z(out, "(no wish)");
		buf_printf(out, ": %s%s.", powers_name(plan->rules, g->power[seat]),
			   g->rank[seat] ? "" : ", by lot");
	}
}

struct str powers_given_said(struct arena *a, const struct powers_plan *plan,
			     const struct str wishes[], const struct powers_given *g)
{
	struct buf out = buf_in(a);

	buf_z(&out, plan->how == POWERS_NONE ? "" : game_role_kinds(plan->rules));
	switch (plan->how) {
	case POWERS_NONE:
		break;
	case POWERS_LIST:
		buf_z(&out, ", as the GM chose them: ");
		add_list(a, plan, g, &out);
		break;
	case POWERS_LOT:
		buf_z(&out, " by lot: ");
		add_list(a, plan, g, &out);
		break;
	case POWERS_WISH:
		buf_z(&out, " by wish; players chose in this order, drawn by lot.");
		add_choices(a, plan, wishes, g, &out);
		break;
	}
	return buf_str(&out);
}
