/* The voice: see voice.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/voice.h"

#include "rules/dragon_dune/table/number.h"

#include "base/arena.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/table/view.h"

/* The phase whose report it is, and the events of it. */
struct looking {
	int turn, phase;
	const struct events *seen;
};

static const struct event *find(const struct looking *l, const struct dd_moment *m)
{
	for (int i = 0; i < l->seen->n; i++) {
		const struct event *e = &l->seen->e[i];
		if (e->kind == m->event && e->turn == l->turn && e->phase == l->phase &&
		    (m->n < 0 || e->arg[m->n] >= m->least))
			return e;
	}
	return NULL;
}

static int argument(const struct event *e, int which)
{
	return e && which >= 0 ? e->arg[which] : 0;
}

static void mark(struct buf *b, char letter, const struct dd_moment *m,
		 const struct event *e)
{
	if (letter == 'a')
		buf_z(b, dd_name(argument(e, m->a)));
	else if (letter == 'b')
		buf_z(b, dd_name(argument(e, m->b)));
	else if (letter == 't')
		buf_z(b, dd_area_name(argument(e, m->t)));
	else
		buf_printf(b, "%d", argument(e, m->n));
}

/* "{a}" and its like become names; with `loud` small letters become great. */
static struct str filled(struct arena *a, const char *words, const struct dd_moment *m,
			 const struct event *e, bool loud)
{
	struct buf b = buf_in(a);

	buf_z(&b, "");
	for (; *words; words++) {
		if (*words != '{') {
			buf_char(&b, *words);
			continue;
		}
		mark(&b, words[1], m, e);
		words += 2;
	}
	for (size_t i = 0; loud && i < b.n; i++)
		if (b.s[i] >= 'a' && b.s[i] <= 'z')
			b.s[i] = (char)(b.s[i] - 'a' + 'A');
	return buf_str(&b);
}

static void say(const struct looking *l, const struct dd_moment *m,
		const struct event *e, const struct rng *rng, struct arena *a,
		struct voice *out)
{
	if (!out->n)
		out->headline = filled(a, voice_title(&m->kind, rng, l->turn, l->phase),
				       m, e, true);
	out->line[out->n++] =
		filled(a, voice_line(&m->kind, rng, l->turn, l->phase), m, e, false);
}

void dd_voice(const void *before, const void *after, const struct events *seen,
	      const struct rng *rng, struct arena *a, struct voice *out)
{
	const struct dd_view *was = before;
	struct looking l = {was ? was->t.turn : 0, was ? dd_number(&was->t) : 0, seen};
	const struct event *told = NULL;
	const struct dd_moment *m = dd_moments;

	(void)after;
	*out = (struct voice){0};
	for (; m->event && out->n < VOICE_LINES; m++) {
		const struct event *e = find(&l, m);
		if (e && e != told)
			say(&l, m, e, rng, a, out);
		told = e ? e : told;
	}
	if (!out->n) {
		while (m->event)
			m++;
		say(&l, m, NULL, rng, a, out);
	}
}
