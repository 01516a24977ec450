/* The chart in words, for those who do not see it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"

static void planets_of(const struct chart *c, int seat, struct buf *out)
{
	bool any = false;

	for (int system = 0; system < c->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			int n = c->t->planet[system][planet - 1][seat];
			if (!n)
				continue;
			buf_printf(out, "%s%d on ", any ? ", " : "", n);
			ce_print_planet(system, planet, out);
			any = true;
		}
	if (!any)
		buf_z(out, "none on the board");
}

static void seat_words(const struct chart *c, int seat, struct buf *out)
{
	buf_printf(out,
		   "%s, %d of %d foreign bases, has tokens: ", ce_colour_names[seat],
		   ce_outside_bases(c->t, seat), CE_BASES_TO_WIN);
	planets_of(c, seat, out);
	if (c->t->warp[seat])
		buf_printf(out, "; %d in the Warp", c->t->warp[seat]);
	if (c->t->limbo[seat])
		buf_printf(out, "; %d in Limbo", c->t->limbo[seat]);
	buf_z(out, ". ");
}

static void allies_words(const struct chart *c, const struct ce_challenge *k,
			 enum ce_side side, struct buf *out)
{
	for (int seat = 0; seat < c->t->n_seats; seat++)
		if (k->side[seat] == (int)side && ce_tokens_in(k, seat))
			buf_printf(out, " with %s %d", ce_colour_names[seat],
				   ce_tokens_in(k, seat));
}

static void challenge_words(const struct chart *c, int i, struct buf *out)
{
	const struct ce_challenge *k = &c->t->challenge[i];

	buf_printf(out, "C%d: %s %d", i + 1, ce_colour_names[k->attacker],
		   ce_tokens_in(k, k->attacker));
	allies_words(c, k, CE_ATTACK_SIDE, out);
	buf_z(out, " at ");
	ce_print_planet(k->system, k->planet, out);
	buf_printf(out, " against %s %d", ce_colour_names[k->defender],
		   ce_tokens_in(k, k->defender));
	allies_words(c, k, CE_DEFENCE_SIDE, out);
	buf_printf(out, ", %s. ", ce_result_name(k->result));
}

struct str chart_words(const struct chart *c)
{
	struct buf out = buf_in(c->f->a);

	for (int seat = 0; seat < c->t->n_seats; seat++)
		if (ce_in_game(c->t, seat))
			seat_words(c, seat, &out);
	for (int i = 0; i < c->t->n_challenges; i++)
		challenge_words(c, i, &out);
	return str_trim(buf_str(&out));
}
