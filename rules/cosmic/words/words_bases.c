/* The writer's tokens and bases as they are now, read and in words.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

int ce_words_held(const struct parse *p, int system, int planet)
{
	return view_of(p)->t.planet[system][planet - 1][view_of(p)->seat];
}

int ce_words_movable(const struct parse *p, int system, int planet)
{
	const struct ce_view *v = view_of(p);
	const struct ce_promises *more = p->promises;

	if (ce_under_attack(&v->t, system, planet))
		return ce_free_on(&v->t, v->seat, system, planet);
	return ce_words_held(p, system, planet) +
	       (more ? more->placed[system][planet - 1] : 0);
}

bool ce_words_may_place(const struct parse *p, int system, int planet)
{
	return ce_words_held(p, system, planet) > 0 &&
	       !ce_under_attack(&view_of(p)->t, system, planet);
}

bool ce_words_best_source(const struct parse *p, int *system, int *planet)
{
	const struct ce_view *v = view_of(p);
	int best = 0;

	for (int s = 0; s < v->t.n_seats; s++) {
		int at = (v->seat + s) % v->t.n_seats; /* home first */
		for (int n = 1; n <= CE_PLANETS; n++) {
			int free = ce_free_on(&v->t, v->seat, at, n);
			if (free <= best)
				continue;
			best = free;
			*system = at;
			*planet = n;
		}
	}
	return best > 0;
}

struct str ce_words_free_tokens(struct parse *p)
{
	const struct ce_view *v = view_of(p);
	struct buf b = buf_in(p->a);

	for (int s = 0; s < v->t.n_seats; s++) {
		bool named = false;
		for (int n = 1; n <= CE_PLANETS; n++) {
			int free = ce_free_on(&v->t, v->seat, s, n);
			if (!free)
				continue;
			if (!named) {
				buf_z(&b, b.n ? ", " : "");
				buf_z(&b, ce_words_seat_name(s));
			}
			named = true;
			buf_char(&b, ' ');
			buf_int(&b, n);
			buf_char(&b, ':');
			buf_int(&b, free);
		}
	}
	if (!b.n)
		buf_z(&b, _("none"));
	return buf_str(&b);
}

struct str ce_words_bases_in(struct parse *p, int first, int end)
{
	struct buf b = buf_in(p->a);

	for (int s = first; s < end; s++) {
		bool named = false;
		for (int n = 1; n <= CE_PLANETS; n++) {
			int to = n;
			if (!ce_words_may_place(p, s, n))
				continue;
			while (to < CE_PLANETS && ce_words_may_place(p, s, to + 1))
				to++;
			if (!named)
				buf_printf(&b, "%s%s ", b.n ? ", " : "",
					   ce_words_seat_name(s));
			else
				buf_char(&b, '+');
			named = true;
			buf_printf(&b, to > n ? "%d-%d" : "%d", n, to);
			n = to;
		}
	}
	if (!b.n)
		buf_z(&b, _("none"));
	return buf_str(&b);
}

struct str ce_words_own_bases(struct parse *p)
{
	return ce_words_bases_in(p, 0, view_of(p)->t.n_seats);
}
