/* Phase 2 of the house player: its invitations, and the challenges that it joins.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/player/plan.h"

enum {
	MOST_SENT = 2,
	BASE = 15, /* worth of a new base, and of having one there already */
	REWARD = 1,
	TOKEN = 3,
	LEAD = 4,    /* of a token by which the side that it joins is ahead */
	DANGER = 60, /* somebody is about to win */
};

static bool is_about_to_win(const struct ce_plan *p, int seat)
{
	return ce_outside_bases(p->t, seat) >= CE_BASES_TO_WIN - 1;
}

/* Those who are played at random join nobody, and nobody joins them. */
static bool takes_allies(const struct ce_plan *p, int seat)
{
	return ce_in_game(p->t, seat) && !(p->t->marked >> seat & 1);
}

/* "invite blue, green in c1" */
static void invite(struct ce_plan *p, int c)
{
	const struct ce_challenge *ch = &p->t->challenge[c];
	struct buf list = buf_in(moves_arena(p->m));

	for (int seat = 0; seat < p->t->n_seats; seat++)
		if (!ce_is_main(ch, seat) && takes_allies(p, seat) &&
		    (ch->defender == p->seat || !is_about_to_win(p, seat)))
			buf_printf(&list, "%s%s", list.n ? ", " : "", ce_colours[seat]);
	if (!list.n)
		buf_z(&list, "nobody");
	moves_offer(p->m, 0, "invite %.*s in c%d", STR_ARG(buf_str(&list)), c + 1);
	moves_take(p->m);
}

static int worth(const struct ce_plan *p, const struct ce_challenge *ch, bool attack,
		 int n)
{
	int lead = ch->attack - ch->defence + n, w = -TOKEN * n;

	if (!attack)
		return w + REWARD * n + LEAD * (ch->defence - ch->attack + n) - LEAD +
		       (is_about_to_win(p, ch->attacker) ? DANGER : 0);
	if (is_about_to_win(p, ch->attacker) && !is_about_to_win(p, p->seat))
		return w - DANGER;
	return w + LEAD * lead +
	       (ce_plan_has_base(p, ch->system, ch->planet) ? -BASE : BASE);
}

static void join(struct ce_plan *p, int c)
{
	const struct ce_challenge *ch = &p->t->challenge[c];
	int spare = ce_plan_spare(p), n_offers = 0;
	int sent[1 + 2 * MOST_SENT] = {0}; /* by offer; the first is nothing */

	moves_offer(p->m, 0, "%s", "");
	for (int side = 0; side < 2; side++) {
		int main = side == 0 ? ch->attacker : ch->defender;
		for (int n = 1; n <= MOST_SENT && n <= spare; n++) {
			if (!takes_allies(p, main))
				continue;
			sent[++n_offers] = n;
			moves_offer(p->m, worth(p, ch, side == 0, n),
				    "ally %s in c%d with %.*s", ce_colours[main], c + 1,
				    STR_MADE(moves_arena(p->m), ce_plan_tokens(p, n)));
		}
	}
	ce_plan_use(p, sent[moves_take(p->m)]);
}

void ce_plan_allies(struct ce_plan *p)
{
	for (int c = 0; c < p->t->n_challenges; c++) {
		const struct ce_challenge *ch = &p->t->challenge[c];
		if (ce_is_off(ch) || ch->result != CE_NOT_YET)
			continue;
		if (ce_is_main(ch, p->seat))
			invite(p, c);
		else
			join(p, c);
	}
}
