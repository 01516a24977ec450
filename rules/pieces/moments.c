/* The big moments of a phase: see moments.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/moments.h"

#include "base/arena.h"

/* The phase whose report it is, and the events of it. */
struct looking {
	const struct moments *of;
	int turn, phase;
	const struct events *seen;
};

static const struct event *find(const struct looking *l, const struct moment *m)
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

static char great(char c)
{
	return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

static void mark(struct buf *b, char letter, const struct looking *l,
		 const struct moment *m, const struct event *e)
{
	size_t at = b->n;

	switch (letter) {
	case 'a':
	case 'A':
		buf_z(b, l->of->player(argument(e, m->a)));
		break;
	case 'b':
	case 'B':
		buf_z(b, l->of->player(argument(e, m->b)));
		break;
	case 't':
		buf_z(b, l->of->place(m->event, argument(e, m->t)));
		break;
	default:
		buf_int(b, argument(e, m->n));
	}
	if ((letter == 'A' || letter == 'B') && b->n > at)
		b->s[at] = great(b->s[at]);
}

/* "{a}" and its like become names; with `loud` small letters become great. */
static struct str filled(struct arena *a, const char *words, const struct looking *l,
			 const struct moment *m, const struct event *e, bool loud)
{
	struct buf b = buf_in(a);

	buf_z(&b, "");
	for (; *words; words++) {
		if (*words != '{') {
			buf_char(&b, *words);
			continue;
		}
		mark(&b, words[1], l, m, e);
		words += 2;
	}
	for (size_t i = 0; loud && i < b.n; i++)
		b.s[i] = great(b.s[i]);
	return buf_str(&b);
}

static void say(const struct looking *l, const struct moment *m, const struct event *e,
		const struct rng *rng, struct arena *a, struct voice *out)
{
	if (!out->n)
		out->headline = filled(a, voice_title(&m->kind, rng, l->turn, l->phase),
				       l, m, e, true);
	out->line[out->n++] =
		voice_begun(a, filled(a, voice_line(&m->kind, rng, l->turn, l->phase),
				      l, m, e, false));
}

void moments_tell(const struct moments *of, int turn, int phase,
		  const struct events *seen, const struct rng *rng, struct arena *a,
		  struct voice *out)
{
	struct looking l = {of, turn, phase, seen};
	const struct event *told = NULL;
	const struct moment *m = of->kinds;

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
