/* Languages: see language.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/language.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/sayings/saying_rows.h"

/* Each with the one that was made before it. */
static struct language {
	const struct vocab *vocab;
	const struct dictionary *words;
	const struct sayings *sayings; /* NULL: nobody has asked for them yet */
	struct language *before;
} * known;

static struct arena *kept;

static struct language *language_of(const struct vocab *v)
{
	for (struct language *k = known; k; k = k->before)
		if (k->vocab == v)
			return k;
	if (!kept)
		kept = arena_create();
	const struct word *more = v->more_words ? v->more_words(kept) : NULL;
	struct language *new = arena_new(kept, struct language);

	*new = (struct language){
		.vocab = v,
		.words = dictionary_make(kept, v->words, more, v->quotes, v->ways),
		.before = known,
	};
	known = new;
	return new;
}

/* Half the work of a short command, if they were made with the words. */
const struct sayings *language_sayings(const struct vocab *v)
{
	struct language *l = language_of(v);

	if (!l->sayings)
		l->sayings = sayings_make(kept, lexicon_of(kept, l->words, NULL), v);
	return l->sayings;
}

const struct lexicon *language_lexicon(struct arena *a, const struct reader *r)
{
	return lexicon_of(a, language_of(r->vocab)->words, r->names);
}

/* --- which orders are legal in the open phase --- */

const char *vocab_rule(const struct vocab *v, enum vocab_rule which)
{
	const char *mark = v->rules ? v->rules[which] : NULL;

	return !mark && which == RULE_PREFERENCES ? N_("preferences must be stated")
						  : mark;
}

unsigned vocab_whose(const struct vocab *v, const void *view, const struct verb *verb,
		     bool now)
{
	return v->whose && view ? v->whose(view, verb, now) : ~0U;
}

bool vocab_may(const struct vocab *v, const void *view, const struct verb *verb,
	       unsigned open)
{
	return verb->name && (open == 0 || verb->phases & open) &&
	       vocab_whose(v, view, verb, open != 0);
}

static int count_bits(unsigned bits)
{
	int n = 0;

	for (; bits; bits &= bits - 1)
		n++;
	return n;
}

void vocab_examples(const struct vocab *v, const void *view, unsigned open,
		    struct buf *b)
{
	const int kinds = v->n_phases + v->setup_phases;

	for (const struct verb *verb = v->verbs; verb->parse; verb++)
		if (verb->example && vocab_may(v, view, verb, open) &&
		    2 * count_bits(verb->phases) <= kinds) {
			buf_z(b, verb->example);
			buf_char(b, '\n');
		}
}

/* --- the phases of a turn --- */

void vocab_phases(const struct vocab *v, const void *view, int turn,
		  struct vocab_turn *out)
{
	bool set_up = turn == 0 && v->setup_phases;

	*out = (struct vocab_turn){.n = set_up ? v->setup_phases : v->n_phases};
	for (int i = 0; i < out->n; i++)
		out->phase[i].kinds = PHASE((set_up ? v->n_phases : 0) + i + 1);
	if (!set_up && v->phases)
		v->phases(view, turn, out);
}

enum { TURNS_AHEAD = 12 }; /* enough for phases that come in every few turns */

void vocab_any_turn(const struct vocab *v, const void *view, struct vocab_turn *out)
{
	struct vocab_turn t;

	vocab_phases(v, view, 1, out);
	for (int at = 2; v->phases && at <= 1 + TURNS_AHEAD; at++) {
		vocab_phases(v, view, at, &t);
		for (int i = 0; i < t.n; i++)
			if (i >= out->n || !out->phase[i].kinds)
				out->phase[i] = t.phase[i];
		out->n = t.n > out->n ? t.n : out->n;
	}
}

unsigned vocab_some_turns(const struct vocab *v, const void *view)
{
	struct vocab_turn t;
	unsigned some = 0, each = ~0U;

	for (int at = 1; v->phases && at <= 1 + TURNS_AHEAD; at++) {
		unsigned has = 0;
		vocab_phases(v, view, at, &t);
		for (int i = 0; i < t.n; i++)
			has |= t.phase[i].kinds ? 1U << (i + 1) : 0;
		some |= has;
		each &= has;
	}
	return some & ~each;
}

int vocab_turn_of(const struct vocab *v, const void *view, int turn, unsigned kinds,
		  struct vocab_turn *out)
{
	int first = turn ? turn : 1;

	for (int at = first; at <= first + TURNS_AHEAD; at++) {
		vocab_phases(v, view, at, out);
		if (vocab_phases_of(out, kinds))
			return at;
	}
	if (!v->setup_phases)
		return -1;
	vocab_phases(v, view, 0, out);
	return vocab_phases_of(out, kinds) ? 0 : -1;
}

const struct vocab_phase *vocab_phase(const struct vocab_turn *t, int phase)
{
	return phase >= 1 && phase <= t->n && t->phase[phase - 1].kinds
		       ? &t->phase[phase - 1]
		       : NULL;
}

int vocab_kind(const struct vocab_phase *p)
{
	int kind = 1;

	while (!(p->kinds & PHASE(kind)) && kind < VOCAB_PHASES_MAX)
		kind++;
	return kind;
}

const char *vocab_phase_name(const struct vocab *v, const struct vocab_phase *p)
{
	return locale_text(p->name ? p->name : v->phase_names[vocab_kind(p) - 1]);
}

unsigned vocab_phases_of(const struct vocab_turn *t, unsigned kinds)
{
	unsigned phases = 0;

	for (int i = 1; i <= t->n; i++)
		if (t->phase[i - 1].kinds & kinds)
			phases |= PHASE(i);
	return phases;
}

void vocab_numbers(unsigned phases, struct buf *b)
{
	const char *between = "";

	for (int i = 1; i <= VOCAB_PHASES_MAX; i++) {
		int last = i;
		if (!(phases & PHASE(i)))
			continue;
		while (last < VOCAB_PHASES_MAX && phases & PHASE(last + 1))
			last++;
		buf_printf(b, "%s%d", between, i);
		if (last > i + 1)
			buf_printf(b, _(" to %d"), last);
		i = last > i + 1 ? last : i;
		between = ", ";
	}
}

unsigned vocab_open(const struct vocab *v, const void *view, int turn, int phase)
{
	struct vocab_turn t;

	vocab_phases(v, view, turn, &t);
	const struct vocab_phase *p = vocab_phase(&t, phase);
	return p ? p->kinds : 0;
}

unsigned reader_open(const struct reader *r)
{
	return vocab_open(r->vocab, r->view, r->turn, r->phase);
}
