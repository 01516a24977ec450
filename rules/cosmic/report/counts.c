/* Counts: see counts.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/counts.h"

#include "base/locale.h"
#include "rules/cosmic/report/chart_parts.h"
#include "rules/cosmic/report/report_parts.h"
#include "rules/cosmic/table/view.h"
#include "rules/pieces/moments.h"

static int bases(const struct ce_table *t, int seat)
{
	return ce_outside_bases(t, seat);
}

static int in_warp(const struct ce_table *t, int seat)
{
	return t->warp[seat];
}

static int cards(const struct ce_table *t, int seat)
{
	return t->hand_size[seat];
}

/* clang-format off */
static const struct {
	const char *name, *what;
	int (*count)(const struct ce_table *, int seat);
	int goal;
} counts[] = {
	{"Bases", "foreign bases",      bases,   CE_BASES_TO_WIN},
	{"Warp",  "tokens in the Warp", in_warp, 0},
	{"Cards", "cards held",         cards,   0},
};
/* clang-format on */

enum { N_COUNTS = sizeof counts / sizeof *counts };

const char *ce_count_name(int which)
{
	return which >= 0 && which < N_COUNTS ? counts[which].name : NULL;
}

const char *ce_count_what(int which)
{
	return counts[which].what;
}

int ce_count_goal(int which)
{
	return counts[which].goal;
}

int ce_count(const void *view, int which, int seat)
{
	const struct ce_view *v = view;

	return counts[which].count(&v->t, seat);
}

static int n_allies(const struct ce_table *t, const struct ce_challenge *c)
{
	int n = 0;

	for (int seat = 0; seat < t->n_seats; seat++)
		n += seat != c->attacker && c->side[seat] == CE_ATTACK_SIDE &&
		     ce_tokens_in(c, seat);
	return n;
}

/* The first attack of the turn, should a Power make two. */
void ce_opening(const void *view, int seat, struct buf *out)
{
	const struct ce_table *t = &((const struct ce_view *)view)->t;

	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		if (c->attacker != seat)
			continue;
		int tokens = ce_tokens_in(c, seat), allies = n_allies(t, c);
		buf_printf(out, P_("%d token, ", "%d tokens, ", tokens), tokens);
		if (!allies)
			buf_z(out, _("alone"));
		else
			buf_printf(out, P_("%d ally", "%d allies", allies), allies);
		return;
	}
	buf_z(out, _("no attack"));
}

int32_t ce_ink(int seat)
{
	return chart_colours[seat].token;
}

int32_t ce_ink_by_day(int seat)
{
	return chart_colours[seat].day;
}

unsigned ce_abroad(const struct ce_table *t)
{
	unsigned seats = 0;

	for (int seat = 0; seat < t->n_seats; seat++)
		if (ce_outside_bases(t, seat))
			seats |= 1U << seat;
	return seats;
}

static struct count_aim aim(const void *table, int seat)
{
	return (struct count_aim){ce_outside_bases(table, seat), CE_BASES_TO_WIN,
				  1U << seat};
}

const struct event *ce_race(const struct ce_table *before, const struct ce_table *after,
			    struct arena *a)
{
	struct events race = {.a = a};

	moments_race(&race, before, after, (1U << after->n_seats) - 1, !after->phase,
		     aim);
	return race.n ? race.e : NULL;
}
