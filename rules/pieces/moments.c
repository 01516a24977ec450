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

/* Is the event one of that kind, and large enough? */
static bool is_moment(const struct looking *l, const struct moment *m,
		      const struct event *e)
{
	return e->kind == m->event && e->turn == l->turn && e->phase == l->phase &&
	       (m->n < 0 || e->arg[m->n] >= m->least);
}

static int weight_of(const struct looking *l, const struct event *e)
{
	return l->of->weight ? l->of->weight(l->seen, e) : 0;
}

static bool is_bigger(const struct looking *l, const struct moment *m,
		      const struct event *e, const struct event *best)
{
	int more = weight_of(l, e) - weight_of(l, best);

	return more > 0 || (!more && m->n >= 0 && e->arg[m->n] > best->arg[m->n]);
}

/* Of several, the biggest is the news; of equal ones the first. */
static const struct event *find(const struct looking *l, const struct moment *m)
{
	const struct event *best = NULL;

	for (int i = 0; i < l->seen->n; i++) {
		const struct event *e = &l->seen->e[i];
		if (is_moment(l, m, e) && (!best || is_bigger(l, m, e, best)))
			best = e;
	}
	return best;
}

static int argument(const struct event *e, int which)
{
	return e && which >= 0 ? e->arg[which] : 0;
}

static char great(char c)
{
	return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* A name, a place or a number: what that letter stands for. */
static void fill(struct buf *b, char letter, const struct looking *l,
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

/* What stands between braces: "take|takes", "n castle", or a letter. */
static void mark(struct buf *b, struct str words, const struct looking *l,
		 const struct moment *m, const struct event *e)
{
	size_t bar = str_find_char(words, '|');

	if (bar != SIZE_MAX) {
		bool one = l->of->is_one && l->of->is_one(argument(e, m->a));
		buf_add(b, one ? str_slice(words, bar + 1, words.n)
			       : str_slice(words, 0, bar));
		return;
	}
	fill(b, words.s[0], l, m, e);
	buf_add(b, str_slice(words, 1, words.n));
	if (words.n > 1 && argument(e, m->n) != 1)
		buf_char(b, 's');
}

/* "{a}" and its like become names. */
static struct str filled(struct arena *a, const char *words, const struct looking *l,
			 const struct moment *m, const struct event *e)
{
	struct buf b = buf_in(a);

	buf_z(&b, "");
	for (; *words; words++) {
		if (*words != '{') {
			buf_char(&b, *words);
			continue;
		}
		struct str rest = str_of(words + 1);
		struct str inside = str_until(&rest, '}');
		mark(&b, inside, l, m, e);
		words += inside.n + 1;
	}
	return buf_str(&b);
}

static void say(const struct looking *l, const struct moment *m, const struct event *e,
		const struct rng *rng, struct arena *a, struct voice *out)
{
	const struct voice_kind *k = &m->kind;

	if (!out->n)
		out->headline = voice_headline(
			a, filled(a, voice_title(k, rng, l->turn, l->phase), l, m, e));
	out->line[out->n++] = voice_begun(
		a, filled(a, voice_line(k, rng, l->turn, l->phase), l, m, e));
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
		if (e && e != told && !(out->n && m->event >= RACE_LEAD))
			say(&l, m, e, rng, a, out);
		told = e ? e : told;
	}
	if (!out->n) {
		while (m->event)
			m++;
		say(&l, m, NULL, rng, a, out);
	}
}
