/* The parts of the lines of the order form.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/form_parts.h"

enum { FEW = 2 };

struct str ce_form_planet(struct ce_form_page *f, int system, int planet)
{
	if (system == f->seat)
		return str_printf(f->lines.a, "%d", planet);
	return str_printf(f->lines.a, "%s %d", ce_colours[system], planet);
}

/* The most free tokens that the seat has on one planet. */
static int most_on_one(const struct ce_form_page *f)
{
	int most = 0;

	for (int system = 0; system < f->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			int n = ce_free_on(f->t, f->seat, system, planet);
			most = n > most ? n : most;
		}
	return most;
}

int ce_form_sources(const struct ce_form_page *f, struct ce_source out[], int most)
{
	int found = 0;

	for (int want = most_on_one(f); want > 0 && found < most; want--)
		for (int k = 0; k < f->t->n_seats; k++) {
			int system = (f->seat + k) % f->t->n_seats;
			for (int planet = 1; planet <= CE_PLANETS && found < most;
			     planet++)
				if (ce_free_on(f->t, f->seat, system, planet) == want)
					out[found++] = (struct ce_source){system,
									  planet, want};
		}
	return found;
}

struct str ce_form_tokens(struct ce_form_page *f)
{
	struct ce_source s[FEW];
	struct buf out = buf_in(f->lines.a);
	int n = ce_form_sources(f, s, FEW);

	for (int i = 0; i < n; i++)
		buf_printf(&out, "%s%d from %.*s", i ? ", " : "",
			   i == 0 && s[0].n > 1 ? 2 : 1,
			   STR_ARG(ce_form_planet(f, s[i].system, s[i].planet)));
	return buf_str(&out);
}

struct str ce_form_tokens_of(struct ce_form_page *f, int number)
{
	struct ce_source s[CE_SEATS * CE_PLANETS];
	struct buf out = buf_in(f->lines.a);
	int n = ce_form_sources(f, s, CE_SEATS * CE_PLANETS);

	for (int i = 0; i < n && number > 0; i++) {
		int take = s[i].n < number ? s[i].n : number;
		buf_printf(&out, "%s%d from %.*s", i ? ", " : "", take,
			   STR_ARG(ce_form_planet(f, s[i].system, s[i].planet)));
		number -= take;
	}
	return buf_str(&out);
}

bool ce_form_place_to_go(struct ce_form_page *f, struct str *word)
{
	struct ce_source s[CE_SEATS * CE_PLANETS];
	int n = ce_form_sources(f, s, CE_SEATS * CE_PLANETS), home = n - 1;

	if (!n)
		return false;
	while (home > 0 && s[home].system != f->seat)
		home--;
	*word = ce_form_planet(f, s[home].system, s[home].planet);
	return true;
}
