/* Finds the tokens that have moved on planets, from the events that the report tells.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/chart_parts.h"
#include "rules/cosmic/table/cosmic_event.h"

/* The arguments of an event that tell of tokens that came to a planet or left it. A
 * place begins with where (enum ce_where); a planet stands alone. */
struct move {
	int16_t kind;
	int8_t seat, n, place, planet; /* -1: none */
	int8_t sign;
};

/* clang-format off */
static const struct move moves[] = {
	{EV_LOSS,          0, 1,  2, -1, -1},
	{EV_PLACED,        0, 1,  2, -1, +1},
	{EV_RELEASE,       0, 1,  2, -1, +1},
	{EV_FREED,         0, 1,  2, -1, +1},
	{EV_ATTACK_FROM,   1, 2,  3, -1, -1},
	{EV_RESETTLE,      0, 1, -1,  2, +1},
	{EV_RESETTLE_FROM, 0, 1,  2, -1, -1},
	{EV_JOINED_FROM,   1, 2,  3, -1, -1},
	{EV_LANDED,        0, 1, -1,  2, +1},
	{EV_TO_LIMBO,      0, 1,  2, -1, -1},
	{EV_DEAL_BASE,     1, 2, -1,  3, +1},
	{EV_DEAL_FROM,     1, 2,  3, -1, -1},
	{EV_REWARD_TOKENS, 0, 1,  2, -1, +1},
	{EV_SETTLED,       0, 1,  2, -1, -1},
	{EV_SETTLED,       0, 1, -1,  5, +1},
	{EV_OOZE,          0, 1,  2, -1, +1},
	{EV_OUT,           0, 1,  2, -1, -1},
	{EV_SPARED,        0, 1,  2, -1, -1},
	{EV_CAPTURED,      0, 1,  2, -1, -1},
};
/* clang-format on */

static void read_move(struct chart *c, const struct move *m, const struct event *e)
{
	int at = m->planet;

	if (m->place >= 0) {
		if (e->arg[m->place] != CE_ON_PLANET)
			return;
		at = m->place + 1;
	}
	int system = e->arg[at], planet = e->arg[at + 1], seat = e->arg[m->seat];
	if (system < 0 || system >= CE_SEATS || planet < 1 || planet > CE_PLANETS ||
	    seat < 0 || seat >= CE_SEATS)
		return;
	c->moved[system][planet - 1][seat] =
		(int8_t)(c->moved[system][planet - 1][seat] + m->sign * e->arg[m->n]);
}

void chart_read_moves(struct chart *c)
{
	for (int i = 0; i < c->p->seen->n; i++) {
		const struct event *e = &c->p->seen->e[i];
		if (!ce_is_told(c->p, e))
			continue;
		for (size_t k = 0; k < sizeof moves / sizeof *moves; k++)
			if (moves[k].kind == e->kind)
				read_move(c, &moves[k], e);
	}
}
