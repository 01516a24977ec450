/* The form of an order into which words fit, whatever stands beside them (sayings/phrase_form.h).
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_fit.h"

#include "base/arena.h"
#include "orders/free/parts/free_thing.h"
#include "orders/lexis/conjunction.h"
#include "orders/lexis/cue.h"

/* Can an order of this form be right now, whatever stands in its blanks? */
static bool may_be(struct free *f, const struct form *form)
{
	if (free_reads(f, &form->order))
		return !f->bent;
	return form->n_blanks && !f->faults.hopeless && f->faults.n <= f->faults.form;
}

/* How much it says: the slots that are filled, and the words that say which order it is. */
int fit_says(const struct form *form)
{
	return form->n_found + form->n_nouns + form->n_cues;
}

static bool is_better(const struct form *a, const struct form *b)
{
	int found_a = fit_says(a), found_b = fit_says(b);

	if (a->n_unused != b->n_unused)
		return a->n_unused < b->n_unused;
	/* An order's own word says more than a thing that several orders have: "bid 5 gold". */
	if (a->n_loose != b->n_loose)
		return a->n_loose < b->n_loose;
	if (found_a != found_b)
		return found_a > found_b;
	/* "limbo __ to __" helps more than "limbo __". */
	return a->n_found ? a->n_blanks < b->n_blanks : a->n_blanks > b->n_blanks;
}

bool fit_same_verb(const struct form *a, const struct form *b)
{
	return a->order.t[0].id == b->order.t[0].id &&
	       a->order.t[0].value == b->order.t[0].value;
}

/* Of forms that say equally much the first of each verb counts. */
static void add_form(struct fits *all, const struct form *form)
{
	if (all->n && is_better(form, &all->form[0]))
		all->n = 0;
	if (all->n && is_better(&all->form[0], form))
		return;
	for (int i = 0; i < all->n; i++)
		if (fit_same_verb(&all->form[i], form))
			return;
	if (all->n < FITS)
		all->form[all->n++] = *form;
}

/* "to 13" is a place, and 13 no amount; "from Arrakeen" is not where they go. */
static bool leads_elsewhere(const struct token t[])
{
	if (token_is(&t[0], WORD_FROM))
		return t[1].id >= WORD_GAME && t[1].flags & WORD_NOUN;
	return t[1].kind == TOKEN_NUMBER &&
	       (token_is(&t[0], WORD_TO) || token_is(&t[0], WORD_IN));
}

static bool takes_place_otherwise(const struct clause *c, const struct form *form)
{
	for (int i = 0; i + 1 < c->n; i++)
		if (!form->used[i] && form->used[i + 1] && leads_elsewhere(&c->t[i]))
			return true;
	return false;
}

void fit_find(struct free *f, const struct clause *c, enum fit_which which,
	      struct fits *all)
{
	struct arena_mark here = arena_mark(f->l->a);
	struct form *form = arena_room(f->l->a, sizeof *form);
	struct forming *forming =
		phrases_forming(f->l->a, f->phrases, c, which == FIT_FULL);
	int least = FORM_TOKENS;

	all->n = 0;
	while (forming && phrases_form(forming, form)) {
		if (takes_place_otherwise(c, form))
			continue;
		least = form->n_unused < least ? form->n_unused : least;
		if (all->n && is_better(&all->form[0], form))
			continue;
		if (!(which == FIT_WHOLE && form->n_unused) && may_be(f, form))
			add_form(all, form);
	}
	/* Nor does "limbo 2 to 4" become another order where only one token is in limbo. */
	if (all->n && all->form[0].n_unused > least)
		all->n = 0;
	arena_rewind(f->l->a, here);
}

/* Where a condition at the beginning ends, and what is ordered begins; 0: nobody knows. */
static int condition_end(const struct clause *c)
{
	for (int i = 1; i < c->n; i++)
		if (token_is_sign(&c->t[i], ',') || token_is_sign(&c->t[i], ':'))
			return i;
	for (int i = 2; i + 1 < c->n; i++)
		if (token_is(&c->t[i], WORD_THEN) || token_is(&c->t[i], WORD_I))
			return i;
	return 0;
}

static bool begins_condition(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS);
}

bool fit_core(const struct clause *c, struct core *core)
{
	*core = (struct core){.to = c->n, .more = ""};
	if (begins_condition(&c->t[0])) {
		core->more = token_is(&c->t[0], WORD_IF) ? " if __" : " unless __";
		core->n_condition = condition_end(c);
		core->from = core->n_condition ? core->n_condition + 1 : c->n;
	}
	for (int i = core->from; i < core->to; i++) {
		const struct token *t = &c->t[i];
		if (begins_condition(t) || token_is(t, WORD_ELSE)) {
			if (*core->more)
				return false;
			core->to = i;
			core->more = token_is(t, WORD_IF)     ? " if __"
				     : token_is(t, WORD_ELSE) ? " else __"
							      : " unless __";
			core->condition = i;
			core->n_condition = c->n - i;
		}
	}
	return core->from < core->to;
}

/* Words beside which nothing can be said of an order: they deny it, take it back, keep what there is, or say how much more or
 * less. */
static bool undoes(const struct token *t)
{
	static const char *const words[] = {
		"nobody",    "none",    "nothing",    "neither", "nor",     "refuse",
		"refuses",   "decline", "reject",     "rejects", "forgo",   "forego",
		"renounce",  "abstain", "stop",       "avoid",   "cancel",  "forbid",
		"exclude",   "instead", "less",       "fewer",   "more",    "another",
		"further",   "extra",   "additional", "except",  "but",     "all but",
		"last",      "got",     "than",       "best",    "highest", "lowest",
		"strongest", "weakest", "thoughts",   "keep",    "keeps",   "whichever",
		"whatever",  "somehow", "whether",    "enough",
	};

	return token_denies(t) || free_is_wish(t) || TOKEN_AMONG(t, words);
}

/* "That one", "the second one": no amount. */
static bool is_pronoun(const struct token *before, const struct token *t)
{
	static const char *const words[] = {"that",    "this",  "which", "first",
					    "second",  "third", "last",  "same",
					    "another", "other"};

	return str_is(t->text, "one") && TOKEN_AMONG(before, words);
}

/* "They may stay on Blue 2": where they go is said behind it. */
static bool stays_there(const struct clause *c, const struct form *form, int i)
{
	static const char *const words[] = {"stay", "stays", "remain", "remains"};

	return TOKEN_AMONG(&c->t[i], words) && i + 1 < c->n && form->used[i + 1];
}

bool fit_is_undone(const struct draft *l, const struct clause *c,
		   const struct form *form)
{
	for (int i = 0; i < c->n; i++)
		if (!(form && (form->used[i] || stays_there(c, form, i))) &&
		    ((undoes(&c->t[i]) && !str_is(c->t[i].text, "spare")) ||
		     (i && is_pronoun(&c->t[i - 1], &c->t[i])) ||
		     line_takes_back(l, c->t[i].text)))
			return true;
	return false;
}

/* "At last", "may stay there": they undo nothing by themselves. */
static bool undoes_little(const struct token t[])
{
	static const char *const words[] = {"stay", "stays", "remain", "remains",
					    "last", "hope",  "hoping", "more"};

	/* "I can spare two" gives them. */
	bool gives = str_is(t->text, "spare") && t[1].kind == TOKEN_NUMBER;

	return gives || TOKEN_AMONG(t, words) || TOKEN_BEGINS(t, BEGINS_BECAUSE);
}

bool fit_undoes_much(const struct draft *l, const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (line_takes_back(l, c->t[i].text) ||
		    (undoes(&c->t[i]) && !undoes_little(&c->t[i])))
			return true;
	return free_tells(c->t, c->n);
}

bool fit_undoes(const struct draft *l, const struct clause *c)
{
	return fit_is_undone(l, c, NULL) || free_tells(c->t, c->n);
}

/* "Should" asks for it as well as supposing it; and "against" names only whom the form has in its place. */
static bool turns_little(const struct token *t)
{
	static const char *const words[] = {"should", "against", "already", "while"};

	return TOKEN_AMONG(t, words);
}

/* Does a word that the form has nothing of turn the order round? NULL: no form is known. */
static bool turns_beside(const struct clause *c, const struct form *form)
{
	for (int i = 0; i < c->n; i++)
		if (!(form && (form->used[i] || turns_little(&c->t[i]))) &&
		    free_turns(&c->t[i], 1))
			return true;
	return false;
}

/* Does a word of the line say that it is something else than what is named: a condition, a choice, a question, what somebody
 * else does? */
bool fit_says_else(const struct clause *c, const struct form *form)
{
	for (int i = 0; i < c->n; i++)
		if (token_is_sign(&c->t[i], '?') || c->t[i].kind == TOKEN_BLANK ||
		    TOKEN_CUES(&c->t[i], CUE_DOUBT) || str_is(c->t[i].text, "might"))
			return true;
	return turns_beside(c, form) || free_is_question(c) ||
	       free_is_undecided(c->t, c->n) || free_names_stranger(c);
}

/* Has the order all that the words name, whatever is open in it? */
bool fit_says_all(const struct form *form)
{
	return form->n_found && !form->n_unused && !form->n_loose;
}

bool fit_says_enough(const struct form *form)
{
	return fit_says(form) > 1;
}

static int count_numbers(const struct clause *c, int value)
{
	int n = 0;

	for (int i = 0; i < c->n; i++)
		n += c->t[i].kind == TOKEN_NUMBER && (!value || c->t[i].value == value);
	return n;
}

/* Of numbers the form has all or none: one that leaves out some of them is only a part of what was meant, and of a number that
 * was written twice ("2 my 2") nobody knows which one it has. */
bool fit_keeps_numbers(const struct form *form, const struct clause *read)
{
	for (int i = 0; i < form->order.n; i++) {
		const struct token *t = &form->order.t[i];
		if (t->kind == TOKEN_NUMBER && count_numbers(&form->order, t->value) <
						       count_numbers(read, t->value))
			return false;
	}
	return !count_numbers(&form->order, 0) ||
	       count_numbers(&form->order, 0) >= count_numbers(read, 0);
}
