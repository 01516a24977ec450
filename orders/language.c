/* Languages: see language.h.
 * SPDX-License-Identifier: ISC */
#include "orders/language.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/saying_rows.h"

/* Each with the one that was made before it. */
static struct known {
	struct language is;
	const struct known *before;
} * known;

const struct language *language_of(const struct vocab *v)
{
	static struct arena *kept;

	for (const struct known *k = known; k; k = k->before)
		if (k->is.vocab == v)
			return &k->is;
	if (!kept)
		kept = arena_create();
	const struct word *more = v->more_words ? v->more_words(kept) : NULL;
	const struct dictionary *words =
		dictionary_make(kept, v->words, more, v->quotes);
	const struct lexicon *l = lexicon_of(kept, words, NULL);
	struct known *new = arena_new(kept, struct known);

	*new = (struct known){{v, words, sayings_make(kept, l, v)}, known};
	known = new;
	return &new->is;
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

int vocab_kind(const struct vocab *v, int turn, int phase)
{
	return turn == 0 && v->setup_phases ? v->n_phases + phase : phase;
}

unsigned vocab_open(const struct vocab *v, const void *view, int turn, int phase)
{
	if (phase < 1)
		return 0;
	return v->open && view ? v->open(view) : PHASE(vocab_kind(v, turn, phase));
}

unsigned reader_open(const struct reader *r)
{
	return vocab_open(r->vocab, r->view, r->turn, r->phase);
}
