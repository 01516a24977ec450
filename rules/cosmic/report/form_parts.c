/* The parts of the lines of the order form.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/form_parts.h"

#include <stdarg.h>

#include "base/arena.h"
#include "rules/cosmic/words/words_parts.h"

enum { FEW = 2 };

/* A planet, and the seat's tokens on it that may be taken. */
struct ce_source {
	int system, planet, n;
};

/* What the other party must order is told with every deal; any other remark says that something is amiss. */
static bool is_plain(const struct line *l)
{
	return l->verdict == VERDICT_OK ||
	       (l->verdict == VERDICT_NOTED && str_starts(l->typed, "deal "));
}

struct ce_form_page ce_form_page_of(struct arena *a, const struct ce_view *v)
{
	const struct reader reader = {.vocab = &ce_vocab,
				      .view = v,
				      .seat = v->seat,
				      .turn = v->t.turn,
				      .phase = v->t.phase};

	return (struct ce_form_page){.v = v,
				     .t = &v->t,
				     .seat = v->seat,
				     .lines = buf_in(a),
				     .examples =
					     form_examples_in(a, &reader, is_plain)};
}

static void count_taken(struct ce_form_page *f, const struct sheet *s)
{
	for (int system = 0; system < f->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			f->taken[system][planet - 1] =
				(uint8_t)ce_words_taken(f->v, s, system, planet);
}

bool ce_form_offer(struct ce_form_page *f, const char *fmt, ...)
{
	struct buf line = buf_in(f->lines.a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&line, fmt, ap);
	va_end(ap);
	const struct reading *read =
		form_example(&f->examples, "%.*s", STR_ARG(buf_str(&line)));
	if (read)
		count_taken(f, &read->sheet);
	return read != NULL;
}

/* --- planets and tokens --- */

/* As its player would write it: "3" at home, "blue 2" elsewhere. */
static struct str planet_words(struct ce_form_page *f, int system, int planet)
{
	if (system == f->seat)
		return str_printf(f->lines.a, "%d", planet);
	return str_printf(f->lines.a, "%s %d", ce_colours[system], planet);
}

/* Free tokens there; to `spare`: without those that examples take, and without the last. */
static int tokens_on(const struct ce_form_page *f, int system, int planet, bool spare)
{
	int n = ce_free_on(f->t, f->seat, system, planet);

	return spare ? n - f->taken[system][planet - 1] - 1 : n;
}

/* Puts it among those found, the larger first and of equal ones the earlier; only `most` stay. Returns how many. */
static int keep_largest(struct ce_source out[], int found, int most, struct ce_source s)
{
	int at = found < most ? found++ : most;

	for (; at > 0 && out[at - 1].n < s.n; at--)
		if (at < most)
			out[at] = out[at - 1];
	if (at < most)
		out[at] = s;
	return found;
}

/* The planets with most tokens, home first: at most `most`. Returns how many. */
static int find_sources(const struct ce_form_page *f, bool spare,
			struct ce_source out[], int most)
{
	int found = 0;

	for (int k = 0; k < f->t->n_seats; k++) {
		int system = (f->seat + k) % f->t->n_seats;
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			int n = tokens_on(f, system, planet, spare);
			if (n > 0)
				found = keep_largest(
					out, found, most,
					(struct ce_source){system, planet, n});
		}
	}
	return found;
}

struct str ce_form_tokens(struct ce_form_page *f, bool one)
{
	struct ce_source s[FEW];
	struct buf out = buf_in(f->lines.a);
	int n = find_sources(f, true, s, one ? 1 : FEW);

	for (int i = 0; i < n; i++)
		buf_printf(&out, "%s%d from %.*s", i ? ", " : "",
			   !one && i == 0 && s[0].n > 1 ? 2 : 1,
			   STR_MADE(f->lines.a,
				    planet_words(f, s[i].system, s[i].planet)));
	return buf_str(&out);
}

struct str ce_form_tokens_of(struct ce_form_page *f, int number)
{
	struct ce_source s[CE_SEATS * CE_PLANETS];
	struct buf out = buf_in(f->lines.a);
	int n = find_sources(f, true, s, CE_SEATS * CE_PLANETS);

	for (int i = 0; i < n && number > 0; i++) {
		int take = s[i].n < number ? s[i].n : number;
		buf_printf(&out, "%s%d from %.*s", i ? ", " : "", take,
			   STR_MADE(f->lines.a,
				    planet_words(f, s[i].system, s[i].planet)));
		number -= take;
	}
	return number > 0 ? STR("") : buf_str(&out);
}

bool ce_form_any_free(const struct ce_form_page *f)
{
	struct ce_source s;

	return find_sources(f, false, &s, 1) > 0;
}

bool ce_form_place_to_go(struct ce_form_page *f, struct str *word)
{
	struct ce_source s[CE_SEATS * CE_PLANETS];
	int n = find_sources(f, false, s, CE_SEATS * CE_PLANETS), home = n - 1;

	if (!n)
		return false;
	while (home > 0 && s[home].system != f->seat)
		home--;
	/* With its colour, at home too: of "limbo 5 to 5" nobody knows which is the planet. */
	*word = str_printf(f->lines.a, "%s %d", ce_colours[s[home].system],
			   s[home].planet);
	return true;
}
